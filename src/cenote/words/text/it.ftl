### What all games share, Italian

colour =
    { $colour ->
        [red] Rosso
        [blue] Blu
        [yellow] Giallo
        [green] Verde
        [purple] Viola
        [turquoise] Turchese
        [white] Bianco
       *[orange] Arancione
    }
bot =
    { $bot ->
        [random] bot a caso
       *[greedy] bot avido
    }
you = tu

cli-prompt = Tocca a te
cli-commands = Scrivi un numero o una mossa. Anche: help, help R5.1, why MOSSA, hint, undo, log, save FILE, quit.
cli-help =
    Scrivi il numero di una scelta, oppure la mossa così come è scritta accanto.
    help REGOLA  spiega una regola, per esempio: help R5.1 – o un capitolo: help R5
    why MOSSA    dice perché una mossa adesso non è possibile
    hint         che cosa farebbe il bot avido al posto tuo
    undo         annulla la tua ultima decisione
    log          tutto quello che è successo finora, per quanto puoi saperne
    save FILE    salva la partita
    wait         lascia la precedenza agli altri, quando più di uno può agire
    quit         lascia la partita
cli-hint = Il bot avido direbbe: { $move }
cli-undone = Annullato. Decidi di nuovo.
cli-nothing-to-undo = Non hai ancora nulla da annullare.
cli-saved = Salvato come { $file }.
cli-possible = Adesso è possibile.
cli-not-understood = «{ $said }» qui non è né una scelta né un comando. Scrivi help per vedere che cosa si può fare.
cli-no-rule = Non esiste una regola «{ $said }». Le regole si chiamano per esempio R5.2.
cli-what-rule = Ecco le regole. Scrivi help e un numero per leggerne una.
cli-pass-screen = Tocca a { $who }. Passa lo schermo, poi premi Invio.
cli-won =
    { $me ->
        [yes] Hai vinto!
       *[no] Vince { $who }.
    }
cli-shared = Vittoria condivisa: { $who }.
cli-nobody = Nessuno vince.
cli-goodbye = Alla prossima.
cli-waiting = Le regole sono ancora in compilazione; per qualche secondo i bot riflettono un po’ meno.
