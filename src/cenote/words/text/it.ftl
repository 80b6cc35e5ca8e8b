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
        [tourist] Turista
        [hiker] Escursionista
        [pathfinder] Apripista
        [explorer] Esploratore
        [legend] Leggenda
        [greedy] bot avido
       *[random] bot a caso
    }
bot-about =
    { $bot ->
        [tourist] Guarda solo al prossimo passo e dimentica ciò che ha visto.
        [hiker] Pensa un po’ più avanti, ma ha la memoria corta.
        [pathfinder] Ricorda tutto e pensa a ciò che possono fare gli altri.
        [explorer] Immagina molte partite prima di ogni mossa.
        [legend] È chi pensa più a lungo, e non gli sfugge quasi nulla.
        [greedy] Prende ciò che rende di più subito.
       *[random] Fa una cosa qualsiasi, purché sia permessa.
    }
bot-styled = { $bot }, stile { $style }
style =
    { $style ->
        [cautious] prudente
        [greedy] avido
        [sly] furbo
       *[collector] collezionista
    }
style-about =
    { $style ->
        [cautious] Non corre rischi se non è costretto.
        [greedy] Meglio poco subito che forse molto più tardi.
        [sly] Guasta i piani di chi è messo meglio.
       *[collector] Vuole più punti possibile, non solo la vittoria.
    }
you = tu

cli-prompt = Tocca a te
cli-commands = Scrivi un numero o una mossa. Anche: help, help R5.1, why MOSSA, hint, undo, log, save FILE, quit.
cli-help =
    Scrivi il numero di una scelta, oppure la mossa così come è scritta accanto.
    help REGOLA  spiega una regola, per esempio: help R5.1 – o un capitolo: help R5
    why MOSSA    dice perché una mossa adesso non è possibile
    hint         che cosa farebbe un buon giocatore al posto tuo, e perché
    undo         annulla la tua ultima decisione
    log          tutto quello che è successo finora, per quanto puoi saperne
    save FILE    salva la partita
    wait         lascia la precedenza agli altri, quando più di uno può agire
    quit         lascia la partita
cli-hint =
    { $sure ->
        [clear] Nettamente la mossa migliore: { $move }
        [likely] Probabilmente la mossa migliore: { $move }
       *[close] È una scelta difficile, ma direi: { $move }
    }
cli-chance = Probabilità di vittoria: { $chance }%
cli-others = Da considerare anche: { $others }
cli-review = Momenti decisivi
    .move = Mossa
    .who = Chi
    .played = Giocata
    .best = Meglio
    .lost = Sprecato
    .why = Perché
    .accuracy = Precisione
    .luck = Fortuna
    .none = Nessuno ha sprecato nulla di rilevante.
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
