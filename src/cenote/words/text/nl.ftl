### What all games share, Dutch

colour =
    { $colour ->
        [red] Rood
        [blue] Blauw
        [yellow] Geel
        [green] Groen
        [purple] Paars
        [turquoise] Turkoois
        [white] Wit
       *[orange] Oranje
    }
bot =
    { $bot ->
        [random] willekeurige bot
       *[greedy] gulzige bot
    }
you = jij

cli-prompt = Jouw beurt
cli-commands = Typ een nummer of een zet. Ook: help, help R5.1, why ZET, hint, undo, log, save BESTAND, quit.
cli-help =
    Typ het nummer van een keuze, of de zet zelf zoals die ernaast staat.
    help REGEL    legt een regel uit, bijvoorbeeld: help R5.1 – of een hoofdstuk: help R5
    why ZET       zegt waarom een zet nu niet kan
    hint          wat de gulzige bot in jouw plaats zou doen
    undo          neemt je laatste beslissing terug
    log           alles wat er tot nu toe is gebeurd, voor zover jij het mag weten
    save BESTAND  bewaart het verslag van het spel
    wait          laat de anderen voorgaan, als er meer aan zet zijn
    quit          verlaat het spel
cli-hint = De gulzige bot zou zeggen: { $move }
cli-undone = Teruggenomen. Je mag opnieuw kiezen.
cli-nothing-to-undo = Je hebt nog niets om terug te nemen.
cli-saved = Bewaard als { $file }.
cli-possible = Dat kan nu.
cli-not-understood = ‘{ $said }’ is hier geen keuze en geen opdracht. Typ help om te zien wat er kan.
cli-no-rule = Er is geen regel ‘{ $said }’. Regels heten bijvoorbeeld R5.2.
cli-what-rule = Dit zijn de regels. Typ help en een nummer om er een te lezen.
cli-pass-screen = { $who } is aan de beurt. Geef het scherm door en druk dan op Enter.
cli-won =
    { $me ->
        [yes] Je hebt gewonnen!
       *[no] { $who } wint.
    }
cli-shared = Gedeelde overwinning: { $who }.
cli-nobody = Niemand wint.
cli-goodbye = Tot ziens.
cli-waiting = De regels worden nog gecompileerd; de bots denken een paar tellen wat minder na.
