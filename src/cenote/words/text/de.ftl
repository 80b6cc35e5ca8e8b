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
        [tourist] Tourist
        [hiker] Wanderer
        [pathfinder] Pfadfinder
        [explorer] Entdecker
        [legend] Legende
        [greedy] gieriger Bot
       *[random] Zufallsbot
    }
bot-about =
    { $bot ->
        [tourist] Sieht nur den nächsten Schritt und vergisst, was er gesehen hat.
        [hiker] Denkt ein wenig voraus, hat aber ein kurzes Gedächtnis.
        [pathfinder] Merkt sich alles und bedenkt, was die anderen tun könnten.
        [explorer] Stellt sich vor jedem Zug viele Partien vor.
        [legend] Denkt am längsten nach und übersieht fast nichts.
        [greedy] Nimmt, was sofort am meisten bringt.
       *[random] Macht irgendetwas, das erlaubt ist.
    }
bot-styled = { $bot }, { $style }
style =
    { $style ->
        [cautious] vorsichtig
        [greedy] gierig
        [sly] listig
       *[collector] sammelwütig
    }
style-about =
    { $style ->
        [cautious] Geht kein Risiko ein, das nicht sein muss.
        [greedy] Hat lieber gleich etwas als später vielleicht mehr.
        [sly] Durchkreuzt die Pläne dessen, der am besten steht.
       *[collector] Will möglichst viele Punkte, nicht nur den Sieg.
    }
you = du

cli-prompt = Du bist dran
cli-commands = Gib eine Nummer oder einen Zug ein. Außerdem: help, help R5.1, why ZUG, hint, undo, log, save DATEI, quit.
cli-help =
    Gib die Nummer einer Möglichkeit ein oder den Zug so, wie er daneben steht.
    help REGEL  erklärt eine Regel, zum Beispiel: help R5.1 – oder ein Kapitel: help R5
    why ZUG     sagt, warum ein Zug gerade nicht geht
    hint        was ein guter Spieler an deiner Stelle täte, und warum
    undo        nimmt deine letzte Entscheidung zurück
    log         alles, was bisher geschah, soweit du es wissen darfst
    save DATEI  speichert die Aufzeichnung der Partie
    wait        lässt den anderen den Vortritt, wenn mehrere handeln dürfen
    quit        verlässt die Partie
cli-hint =
    { $sure ->
        [clear] Eindeutig am besten: { $move }
        [likely] Wahrscheinlich am besten: { $move }
       *[close] Es ist knapp, aber ich würde sagen: { $move }
    }
cli-chance = Gewinnaussicht: { $chance } %
cli-others = Auch eine Überlegung wert: { $others }
cli-review = Wendepunkte
    .move = Zug
    .who = Wer
    .played = Gespielt
    .best = Besser
    .lost = Verschenkt
    .why = Warum
    .accuracy = Genauigkeit
    .luck = Glück
    .none = Niemand hat Nennenswertes verschenkt.
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
