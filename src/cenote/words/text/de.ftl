### What all games share, German

colour =
    { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
        [purple] Lila
        [turquoise] Türkis
        [white] Weiß
       *[orange] Orange
    }
bot =
    { $bot ->
        [random] Zufallsbot
       *[greedy] gieriger Bot
    }
you = du

cli-prompt = Du bist dran
cli-commands = Gib eine Nummer oder einen Zug ein. Außerdem: help, help R5.1, why ZUG, hint, undo, log, save DATEI, quit.
cli-help =
    Gib die Nummer einer Möglichkeit ein oder den Zug so, wie er daneben steht.
    help REGEL  erklärt eine Regel, zum Beispiel: help R5.1 – oder ein Kapitel: help R5
    why ZUG     sagt, warum ein Zug gerade nicht geht
    hint        was der gierige Bot an deiner Stelle täte
    undo        nimmt deine letzte Entscheidung zurück
    log         alles, was bisher geschah, soweit du es wissen darfst
    save DATEI  speichert die Aufzeichnung der Partie
    wait        lässt den anderen den Vortritt, wenn mehrere handeln dürfen
    quit        verlässt die Partie
cli-hint = Der gierige Bot würde sagen: { $move }
cli-undone = Zurückgenommen. Du entscheidest noch einmal.
cli-nothing-to-undo = Von dir gibt es noch nichts zurückzunehmen.
cli-saved = Gespeichert als { $file }.
cli-possible = Das geht jetzt.
cli-not-understood = „{ $said }“ ist hier weder eine Möglichkeit noch ein Befehl. Mit help siehst du, was geht.
cli-no-rule = Eine Regel „{ $said }“ gibt es nicht. Regeln heißen zum Beispiel R5.2.
cli-what-rule = Das sind die Regeln. Gib help und eine Nummer ein, um eine zu lesen.
cli-pass-screen = { $who } ist dran. Gib den Bildschirm weiter und drücke dann die Eingabetaste.
cli-won =
    { $me ->
        [yes] Du hast gewonnen!
       *[no] { $who } gewinnt.
    }
cli-shared = Geteilter Sieg: { $who }.
cli-nobody = Niemand gewinnt.
cli-goodbye = Bis bald.
cli-waiting = Die Regeln werden noch übersetzt; die Bots denken ein paar Sekunden lang weniger nach.
