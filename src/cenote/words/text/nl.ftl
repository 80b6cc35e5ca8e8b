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
        [tourist] Toerist
        [hiker] Wandelaar
        [pathfinder] Padvinder
        [explorer] Ontdekker
        [legend] Legende
        [greedy] gulzige bot
       *[random] willekeurige bot
    }
bot-about =
    { $bot ->
        [tourist] Kijkt niet verder dan de volgende stap en vergeet wat hij heeft gezien.
        [hiker] Denkt een eindje vooruit, maar heeft een kort geheugen.
        [pathfinder] Onthoudt alles en denkt aan wat de anderen kunnen doen.
        [explorer] Stelt zich voor elke zet veel potjes voor.
        [legend] Denkt het langst na en ziet bijna niets over het hoofd.
        [greedy] Pakt wat meteen het meest oplevert.
       *[random] Doet maar wat, zolang het mag.
    }
bot-styled = { $bot }, { $style }
style =
    { $style ->
        [cautious] voorzichtig
        [greedy] gulzig
        [sly] sluw
       *[collector] verzamelaar
    }
style-about =
    { $style ->
        [cautious] Neemt geen risico dat niet hoeft.
        [greedy] Heeft liever nu iets dan later misschien meer.
        [sly] Dwarsboomt de plannen van wie er het best voor staat.
       *[collector] Wil zo veel mogelijk punten, niet alleen de winst.
    }
you = jij

cli-prompt = Jouw beurt
cli-commands = Typ een nummer of een zet. Ook: help, help R5.1, why ZET, hint, undo, log, save BESTAND, quit.
cli-help =
    Typ het nummer van een keuze, of de zet zelf zoals die ernaast staat.
    help REGEL    legt een regel uit, bijvoorbeeld: help R5.1 – of een hoofdstuk: help R5
    why ZET       zegt waarom een zet nu niet kan
    hint          wat een goede speler in jouw plaats zou doen, en waarom
    undo          neemt je laatste beslissing terug
    log           alles wat er tot nu toe is gebeurd, voor zover jij het mag weten
    save BESTAND  bewaart het verslag van het spel
    wait          laat de anderen voorgaan, als er meer aan zet zijn
    quit          verlaat het spel
cli-hint =
    { $sure ->
        [clear] Duidelijk het beste: { $move }
        [likely] Waarschijnlijk het beste: { $move }
       *[close] Het scheelt weinig, maar ik zou zeggen: { $move }
    }
cli-chance = Kans om te winnen: { $chance }%
cli-others = Ook het overwegen waard: { $others }
cli-review = Keerpunten
    .move = Zet
    .who = Wie
    .played = Gespeeld
    .best = Beter
    .lost = Weggegeven
    .why = Waarom
    .accuracy = Precisie
    .luck = Geluk
    .none = Niemand heeft iets noemenswaardigs weggegeven.
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
