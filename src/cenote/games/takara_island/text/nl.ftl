### Takara Island, Nederlands

game-name = Takara Island
game-blurb = Schatten zoeken op een eiland vol mijngangen: verken, graaf, vecht en zorg dat niemand je voor is bij de twee Legendestenen.
round-name = Beurt { $round }

## Forms of numbers, tiles and people

zoveel =
    { $amount ->
        [one] 1 kara
       *[other] { $amount } kara’s
    }
prijs =
    { $cost ->
        [one] 1 kara
       *[other] { $cost } kara’s
    }
avonturiers =
    { $count ->
        [one] één avonturier
       *[other] { $count } avonturiers
    }
wonden =
    { $count ->
        [one] 1 wond
       *[other] { $count } wonden
    }
een-vondst =
    { $tile ->
        [karas] { zoveel }
        [rockfall] een instorting
        [xp] een tegel met { $amount } XP
        [wound] een tegel met { $amount } XP en een wond
        [bat] een vleermuis ({ $amount } XP)
        [goblin] een goblin ({ $amount } XP)
        [skeleton] een skelet ({ $amount } XP)
        [drake] een draak ({ $amount } XP)
        [monster] een monster ({ $amount } XP)
        [chest] een schatkist
       *[stone] een Legendesteen
    }
de-vijand =
    { $tile ->
        [bat] de vleermuis
        [goblin] de goblin
        [skeleton] het skelet
        [drake] de draak
       *[other] het monster
    }
kist-met =
    { $chest ->
        [tablet] een stenen tablet ({ $xp } XP)
        [map] een schatkaart
        [mimic] – een mimic
        [purse] een geldbuidel
        [idol] een afgodsbeeld ({ $xp } XP)
        [skull] een doodshoofd ({ $xp } XP)
       *[treasure]
            { $xp ->
                [0] een schat
               *[other] een schat ({ $xp } XP)
            }
    }
vakmens =
    { $specialist ->
        [miner] mijnwerker
        [archaeologist] archeoloog
        [soothsayer] waarzegster
       *[impersonator] dubbelganger
    }
de-mijnwerker =
    { $me ->
        [yes] Je mijnwerker
       *[no] De mijnwerker van { $who }
    }

## Events

event-first-player =
    { $me ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
event-turn-began =
    { $me ->
        [yes] Beurt { $round }: jij bent aan zet.
       *[no] Beurt { $round }: { $who } is aan zet.
    }
event-sword-rented =
    { $me ->
        [yes] Je huurt het zwaard voor { prijs }.
       *[no] { $who } huurt het zwaard voor { prijs }.
    }
event-tile-seen =
    { $me ->
        [yes] Op { $place } zie je { een-vondst }.
       *[no] Op { $place } ziet { $who } { een-vondst }.
    }
event-looked =
    { $me ->
        [yes] Je verkent graafplaats { $site } ({ $positions } van boven).
       *[no] { $who } verkent graafplaats { $site } ({ $positions } van boven).
    }
event-spied =
    { $me ->
        [yes] Je krijgt een geheime blik op graafplaats { $site } ({ $positions } van boven).
       *[no] { $who } krijgt een geheime blik op graafplaats { $site } ({ $positions } van boven).
    }
event-turned-up =
    { $me ->
        [yes] Op { $place } draai je { een-vondst } om.
       *[no] Op { $place } draait { $who } { een-vondst } om.
    }
event-karas-for-view =
    { $me ->
        [yes] Voor het omdraaien krijg je { zoveel }.
       *[no] Voor het omdraaien krijgt { $who } { zoveel }.
    }
event-dug-karas =
    { $me ->
        [yes] Je graaft op graafplaats { $site } { zoveel } op.
       *[no] { $who } graaft op graafplaats { $site } { zoveel } op.
    }
event-dug-xp =
    { $me ->
        [yes] Je graaft op graafplaats { $site } { een-vondst } op.
       *[no] { $who } graaft op graafplaats { $site } { een-vondst } op.
    }
event-dug-rockfall =
    { $me ->
        [yes] Je graaft op graafplaats { $site } en loopt vast op een instorting.
       *[no] { $who } graaft op graafplaats { $site } en loopt vast op een instorting.
    }
event-dug-monster =
    { $me ->
        [yes] Je graaft op graafplaats { $site } en wekt { een-vondst }.
       *[no] { $who } graaft op graafplaats { $site } en wekt { een-vondst }.
    }
event-dug-chest =
    { $me ->
        [yes] Je graaft op graafplaats { $site } een schatkist op.
       *[no] { $who } graaft op graafplaats { $site } een schatkist op.
    }
event-dug-stone =
    { $me ->
        [yes]
            { $count ->
                [1] Op graafplaats { $site } vind je de eerste Legendesteen!
               *[other] Op graafplaats { $site } vind je de tweede Legendesteen!
            }
       *[no]
            { $count ->
                [1] Op graafplaats { $site } vindt { $who } de eerste Legendesteen!
               *[other] Op graafplaats { $site } vindt { $who } de tweede Legendesteen!
            }
    }
event-injured =
    { $me ->
        [yes]
            { $cause ->
                [monster] Het monster verwondt je avonturier: op naar de ziekenboeg!
                [wound] Je avonturier raakt gewond bij het graven: op naar de ziekenboeg!
                [fight] Je avonturier verliest het gevecht: op naar de ziekenboeg!
               *[mimic] De mimic bijt je avonturier: op naar de ziekenboeg!
            }
       *[no]
            { $cause ->
                [monster] Het monster verwondt een avonturier van { $who }: op naar de ziekenboeg!
                [wound] Een avonturier van { $who } raakt gewond bij het graven: op naar de ziekenboeg!
                [fight] Een avonturier van { $who } verliest het gevecht: op naar de ziekenboeg!
               *[mimic] De mimic bijt een avonturier van { $who }: op naar de ziekenboeg!
            }
    }
event-destroyed =
    { $me ->
        [yes]
            { $count ->
                [one] Je ruimt de instorting op graafplaats { $site } weg en krijgt { zoveel }.
               *[other] Je ruimt de instorting op graafplaats { $site } weg: er lagen er { $count } open, dat levert { zoveel } op.
            }
       *[no]
            { $count ->
                [one] { $who } ruimt de instorting op graafplaats { $site } weg en krijgt { zoveel }.
               *[other] { $who } ruimt de instorting op graafplaats { $site } weg: er lagen er { $count } open, dat levert { zoveel } op.
            }
    }
event-dived =
    { $me ->
        [yes] Je verdient { zoveel } in de kroeg.
       *[no] { $who } verdient { zoveel } in de kroeg.
    }
event-token-bought =
    { $me ->
        [yes] Je koopt bij de handelspost een XP-fiche voor { prijs }.
       *[no] { $who } koopt bij de handelspost een XP-fiche voor { prijs }.
    }
event-tile-sold =
    { $me ->
        [yes] Je verkoopt bij de handelspost een tegel met { $xp } XP voor { zoveel }.
       *[no] { $who } verkoopt bij de handelspost een tegel met { $xp } XP voor { zoveel }.
    }
event-hired =
    { $me ->
        [yes] Je huurt de { vakmens } in voor { prijs }.
       *[no] { $who } huurt de { vakmens } in voor { prijs }.
    }
event-copied =
    { $me ->
        [yes] Je huurt voor { prijs } de dubbelganger in, die de { vakmens } nadoet.
       *[no] { $who } huurt voor { prijs } de dubbelganger in, die de { vakmens } nadoet.
    }
event-mined =
    { $tile ->
        [karas] { de-mijnwerker } haalt op graafplaats { $site } een tegel met { zoveel } weg. Die kara’s zijn verloren.
        [rockfall] { de-mijnwerker } ruimt op graafplaats { $site } een instorting weg.
       *[other] { de-mijnwerker } graaft op graafplaats { $site } { een-vondst } op.
    }
event-miner-stopped = { de-mijnwerker } stuit op graafplaats { $site } op { een-vondst } en houdt ermee op.
event-fight-began =
    { $me ->
        [yes]
            { $count ->
                [0] Je valt op graafplaats { $site } { de-vijand } aan.
               *[other] Je valt op graafplaats { $site } { de-vijand } aan (al { wonden }).
            }
       *[no]
            { $count ->
                [0] { $who } valt op graafplaats { $site } { de-vijand } aan.
               *[other] { $who } valt op graafplaats { $site } { de-vijand } aan (al { wonden }).
            }
    }
event-rolled =
    { $me ->
        [yes]
            { $face ->
                [sword] Je gooit een zwaard – raak!
               *[hospital] Je gooit de ziekenboeg – mis!
            }
       *[no]
            { $face ->
                [sword] { $who } gooit een zwaard – raak!
               *[hospital] { $who } gooit de ziekenboeg – mis!
            }
    }
event-monster-hit = Op graafplaats { $site } heeft { de-vijand } nu { wonden }.
event-monster-beaten =
    { $me ->
        [yes] Je verslaat { de-vijand } op graafplaats { $site }: { $amount } XP!
       *[no] { $who } verslaat { de-vijand } op graafplaats { $site }: { $amount } XP!
    }
event-karas-won =
    { $me ->
        [yes] Je maakt { zoveel } buit.
       *[no] { $who } maakt { zoveel } buit.
    }
event-chest-drawn =
    { $me ->
        [yes] Je vindt in de schatkist { kist-met }.
       *[no] { $who } vindt in de schatkist { kist-met }.
    }
event-chests-gone =
    { $me ->
        [yes] De stapel schatkisten is leeg: je krijgt niets.
       *[no] De stapel schatkisten is leeg: { $who } krijgt niets.
    }
event-mimic-beaten =
    { $me ->
        [yes] Je verslaat de mimic ({ $amount } XP) en trekt nog een schatkist.
       *[no] { $who } verslaat de mimic ({ $amount } XP) en trekt nog een schatkist.
    }
event-mimic-won =
    { $fate ->
        [reshuffled] De mimic ontsnapt en verstopt zich weer tussen de schatkisten.
       *[discarded] De mimic ontsnapt en is uit het spel.
    }
event-map-cashed =
    { $me ->
        [yes] Je verkoopt de schatkaart voor { zoveel }.
       *[no] { $who } verkoopt de schatkaart voor { zoveel }.
    }
event-map-kept =
    { $me ->
        [yes] Je houdt de schatkaart: { $xp } XP.
       *[no] { $who } houdt de schatkaart: { $xp } XP.
    }
event-bank-short =
    { $me ->
        [yes] De bank is leeg: je loopt { zoveel } mis.
       *[no] De bank is leeg: { $who } loopt { zoveel } mis.
    }
event-passed =
    { $me ->
        [yes] Je houdt het voor gezien en laat { avonturiers } in het kamp.
       *[no] { $who } houdt het voor gezien en laat { avonturiers } in het kamp.
    }
event-recruited =
    { $me ->
        [yes] Je haalt voor { prijs } je rekruut bij het team.
       *[no] { $who } haalt voor { prijs } een rekruut bij het team.
    }
event-recovered =
    { $me ->
        [yes] Je haalt { avonturiers } terug uit de rustkamer.
       *[no] { $who } haalt { avonturiers } terug uit de rustkamer.
    }
event-healed =
    { $me ->
        [yes] Je laat { avonturiers } genezen voor { prijs }.
       *[no] { $who } laat { avonturiers } genezen voor { prijs }.
    }
event-sent-to-rest =
    { $me ->
        [yes] Je stuurt { avonturiers } naar de rustkamer.
       *[no] { $who } stuurt { avonturiers } naar de rustkamer.
    }
event-fell-asleep =
    { $me ->
        [yes] Je { vakmens } gaat slapen.
       *[no] De { vakmens } van { $who } gaat slapen.
    }
event-went-home =
    { $me ->
        [yes] Je { vakmens } keert terug naar de haven.
       *[no] De { vakmens } van { $who } keert terug naar de haven.
    }
event-site-emptied =
    { $count ->
        [one] Graafplaats { $site } is leeg.
       *[other] Graafplaats { $site } is leeg – dat zijn er nu al { $count }.
    }
event-ended = { ending }

## Actions

action-sword =
    { $answer ->
        [rent] Huur het zwaard
       *[leave] Ga zonder zwaard
    }
action-view = Verken { $site }
action-dig = Graaf op { $site }
action-destroy = Maak { $site } vrij
action-fight = Vecht op { $site }
action-dive = Ga naar de kroeg
action-buy = Koop een XP-fiche
action-sell = Verkoop { $xp } XP
action-miner = Mijnwerker op { $site }
action-archaeologist = Archeoloog op { $site }
action-soothsayer = Waarzegster op { $site } vanaf tegel { $start }
action-copy-miner = Dubbelganger als mijnwerker op { $site }
action-copy-archaeologist = Dubbelganger als archeoloog op { $site }
action-copy-soothsayer = Dubbelganger als waarzegster op { $site } vanaf tegel { $start }
action-reveal =
    { $answer ->
        [reveal] Draai het om
       *[leave] Laat het gedekt
    }
action-map =
    { $answer ->
        [karas] Neem de kara’s
       *[xp] Houd de kaart
    }
action-recruit =
    { $answer ->
        [hire] Haal de rekruut
       *[skip] Vandaag niet
    }
action-heal =
    { $count ->
        [0] Genees niemand
       *[other] Genees { $count }
    }
action-pass = Sluit de dag af
action-look-on =
    { $answer ->
        [keep] Kijk verder
       *[stop] Stop
    }

## Questions

ask-sword = Huur je het zwaard voor { prijs }?
waits-sword = { $who } twijfelt of het zwaard meegaat…
ask-action =
    { $count ->
        [one] Je hebt nog één avonturier klaarstaan – wat gaat die doen?
       *[other] Je hebt { $count } avonturiers klaarstaan – wat gaat de volgende doen?
    }
waits-action = { $who } stuurt avonturiers op pad…
ask-reveal =
    { $reward ->
        [one] Op { $place } vind je { een-vondst } – draai je de tegel om voor 1 kara?
       *[other] Op { $place } vind je { een-vondst } – draai je de tegel om voor { $reward } kara’s?
    }
waits-reveal = { $who } stuurt avonturiers op pad…
ask-look-on = Kijk je op graafplaats { $site } nog een tegel verder?
waits-look-on = { $who } stuurt avonturiers op pad…
ask-map =
    { $karas ->
        [one] Neem je 1 kara voor de schatkaart, of houd je die voor { $xp } XP?
       *[other] Neem je { $karas } kara’s voor de schatkaart, of houd je die voor { $xp } XP?
    }
waits-map = { $who } buigt zich over de schatkaart…
ask-recruit = Haal je voor { prijs } je rekruut bij het team?
waits-recruit = { $who } twijfelt of de rekruut bij het team komt…
ask-heal =
    { $count ->
        [one] Laat je je gewonde avonturier genezen voor { prijs }?
       *[other] Hoeveel van je { $count } gewonden laat je genezen – voor { prijs } per stuk?
    }
waits-heal = { $who } gaat langs bij de ziekenboeg…

## House rules

option-view-block-scope = Verkennen onder open tegels
    .about = Bepaalt welke open tegels een einde maken aan het verkennen.
    .previous-turns = alleen die uit eerdere beurten
    .any-face-up = alle open tegels
option-view-may-stop-early = Eerder stoppen met verkennen
    .about = Bepaalt of je mag stoppen met verkennen voordat je alles hebt gezien.
    .false = altijd alles bekijken
    .true = stoppen mag
option-rockfall-payout-scope = Beloning voor het wegruimen
    .about = Bepaalt welke open instortingen meetellen als je er een wegruimt.
    .all-face-up = alle open instortingen
    .top-only = alleen de bovenste
option-counter-sell-scope = Verkoop bij de handelspost
    .about = Bepaalt wat je bij de handelspost mag verkopen.
    .xp-tiles = alleen XP-tegels
    .any-scroll = ook monsters en schatkisten
option-mimic-injures = Beet van de mimic
    .about = Bepaalt of je avonturier gewond raakt als de mimic het gevecht wint.
    .true = doet pijn
    .false = onschuldig
option-mimic-fail = Ontsnapte mimic
    .about = Bepaalt waar de mimic heen gaat als hij niet verslagen wordt.
    .reshuffle = terug in de stapel
    .discard = uit het spel
option-impersonator-scope = Voorbeeld van de dubbelganger
    .about = Bepaalt wie de dubbelganger kan nadoen.
    .held-by-others = alleen specialisten van anderen
    .any = alle drie, waar ze ook zijn
option-tie-break = Gelijke stand
    .about = Bepaalt wie wint als meer spelers evenveel XP hebben.
    .shared = gedeelde winst
    .xp-without-karas = XP zonder kara’s en stenen
option-allow-pass = De dag eerder afsluiten
    .about = Bepaalt of je de dag mag afsluiten terwijl er nog avonturiers klaarstaan.
    .false = iedereen moet op pad
    .true = mag
option-limit-coins = Kara’s in de bank
    .about = Bepaalt of de kara’s in de bank kunnen opraken.
    .false = onbeperkt
    .true = beperkt
option-turn-limit = Beurtlimiet
    .about = Na zoveel beurten is het afgelopen: is er dan geen Legendesteen gevonden, dan verliest iedereen, anders wint wie zonder de steen de meeste XP heeft; 0 betekent: geen limiet.
option-memory-aid = Geheugensteun
    .about = Bepaalt wat de pagina voor je onthoudt: alles wat je hebt gezien, alleen notities die je zelf op tegels legt, of helemaal niets – dan komt het op je geheugen aan.
    .full = alles wat je zag
    .notes = eigen notities
    .none = niets
preset-bga = Zoals op Board Game Arena
    .about = Zet de huisregels zoals je ze van Board Game Arena kent. Op een paar fijne punten (A1, A4, A7, A38, A43) blijven de gewone spelregels gelden.

## Why not

why-over = Het spel is afgelopen.
why-not-your-turn = Nu is iemand anders aan zet – nog even geduld.
why-other-decision =
    { $verb ->
        [sword] Het zwaard huur je alleen helemaal aan het begin van je beurt.
        [reveal] Omdraaien kun je alleen een monster dat je net bij het verkennen hebt gevonden.
        [look_on] Verder kijken of stoppen kan alleen tijdens het verkennen.
        [map] Om de schatkaart gaat het alleen als je die net hebt getrokken.
        [recruit] Je rekruut haal je pas aan het eind van je beurt.
        [heal] Genezen gebeurt pas aan het eind van je beurt.
       *[other] Er staat nu een andere beslissing open – die gaat voor.
    }
why-option =
    { $option ->
        [allow_pass] Al je beschikbare avonturiers moeten op pad; eerder stoppen kan alleen met de huisregel ‘{ option-allow-pass }’.
       *[view_may_stop_early] Je bekijkt alles wat je mag zien; eerder stoppen kan alleen met de huisregel ‘{ option-view-may-stop-early }’.
    }
why-sword-late = Het zwaard huur je alleen helemaal aan het begin van je beurt, voordat de eerste avonturier op pad gaat.
why-site-empty = Op graafplaats { $site } ligt niets meer.
why-dig-rockfall = Op graafplaats { $site } verspert een instorting de weg: ruim die met z’n tweeën weg of stuur de mijnwerker.
why-dig-monster = Op graafplaats { $site } verspert { de-vijand } de weg: er zit niets anders op dan vechten.
why-view-blocked = Op graafplaats { $site } kom je bij het verkennen niet voorbij de open tegel.
why-no-rockfall = Op graafplaats { $site } ligt bovenop geen open instorting.
why-too-few =
    { $count ->
        [one] Daarvoor heb je een beschikbare avonturier nodig.
       *[other] Daarvoor heb je { $count } beschikbare avonturiers nodig.
    }
why-no-monster = Op graafplaats { $site } ligt bovenop geen open monster.
why-no-sword = Vechten kan alleen met het zwaard, en dat huur je aan het begin van je beurt.
why-counter-used = Bij de handelspost ben je deze beurt al geweest.
why-no-karas =
    { $karas ->
        [0] Dat kost { prijs }, en je hebt er geen.
       *[other] Dat kost { prijs }, en je hebt er maar { $karas }.
    }
why-no-tokens = De XP-fiches zijn uitverkocht.
why-nothing-to-sell = Je hebt geen XP-tegel met { $xp } XP.
why-not-sellable = Die { $xp } XP heb je van een monster of uit een schatkist; die koopt de handelspost alleen met de huisregel ‘{ option-counter-sell-scope }’.
why-has-specialist = Je hebt de { vakmens } al, en meer dan één specialist mag je niet hebben.
why-not-in-harbour = De { vakmens } is nu niet in de haven.
why-nobody-has = Niemand anders heeft de { vakmens }, dus valt er niets na te doen.
why-window =
    { $most ->
        [one] Op graafplaats { $site } kan de waarzegster alleen bij tegel 1 beginnen.
       *[other] Op graafplaats { $site } kan de waarzegster hoogstens bij tegel { $most } beginnen.
    }
why-heal-most =
    { $most ->
        [one] Meer dan één avonturier kun je niet laten genezen: meer gewonden heb je niet, of meer kun je niet betalen.
       *[other] Meer dan { $most } avonturiers kun je niet laten genezen: meer gewonden heb je niet, of meer kun je niet betalen.
    }

## Tiles and chests

tile =
    { $tile ->
        [karas] { zoveel }
        [rockfall] instorting
        [xp] { $amount } XP
        [wound] { $amount } XP met een wond
        [bat] vleermuis
        [goblin] goblin
        [skeleton] skelet
        [drake] draak
        [monster] monster
        [chest] schatkist
       *[stone] Legendesteen
    }
chest =
    { $chest ->
        [tablet] Stenen tablet
        [map] Schatkaart
        [mimic] Mimic
        [purse] Geldbuidel
        [idol] Afgodsbeeld
        [skull] Doodshoofd
       *[treasure] Schat
    }
chest-effect =
    { $chest ->
        [map] Je kiest meteen: { kara-som }, of aan het eind { $xp } XP.
        [mimic] Meteen vechten, ook zonder zwaard! Versla je hem, dan levert hij { $xp } XP en nog een schatkist op.
        [skull] Levert meteen { kara-som } op, maar telt aan het eind { $xp } XP.
       *[other]
            { $karas ->
                [0] Telt aan het eind { $xp } XP.
               *[other]
                    { $xp ->
                        [0] Levert meteen { kara-som } op.
                       *[other] Levert meteen { kara-som } op en telt aan het eind { $xp } XP.
                    }
            }
    }
level =
    { $level ->
        [deep] Diepe gangen
        [intermediate] Middelste gangen
       *[surface] Bovenste gangen
    }

## Specialists and town

specialist =
    { $specialist ->
        [miner] Mijnwerker
        [archaeologist] Archeoloog
        [soothsayer] Waarzegster
       *[impersonator] Dubbelganger
    }
specialist-power =
    { $specialist ->
        [miner] Graaft op een graafplaats hoogstens { $tiles } tegels op zonder dat iemand gewond raakt. Kara’s gaan daarbij verloren, en bij een monster is het afgelopen.
        [archaeologist] Laat je stiekem de bovenste { $tiles } tegels van een graafplaats zien.
        [soothsayer] Laat je stiekem { $tiles } tegels zien die vlak onder elkaar liggen, zo diep als je wilt.
       *[impersonator] Doet tegen een toeslag een specialist na die iemand anders heeft.
    }
town =
    { $place ->
        [dive] Kroeg
        [counter] Handelspost
        [forge] Smidse
        [harbour] Haven
        [hospital] Ziekenboeg
        [break_room] Rustkamer
        [beach] Strand
       *[camp] Kamp
    }
town-about =
    { $place ->
        [dive] Een avonturier verdient hier { kara-som }.
        [counter] Eén keer per beurt koop je hier een XP-fiche voor { kara-som } of verkoop je een XP-tegel.
        [forge] Aan het begin van je beurt huur je hier het zwaard voor { kara-som }.
        [harbour] Hier huur je specialisten in.
        [hospital] Hier liggen de gewonden: aan het eind van je beurt laat je ze genezen voor { kara-som } per stuk.
        [break_room] Wie niet geneest, rust hier je hele volgende beurt uit.
        [beach] Hier wacht je rekruut: aan het eind van je beurt komt die voor { kara-som } bij het team.
       *[camp] Hier staan je beschikbare avonturiers klaar.
    }
kara-som =
    { $karas ->
        [one] 1 kara
       *[other] { $karas } kara’s
    }

## Rules

rule-R1 = Voorbereiding
rule-R1-1 = Je speelt met 2, 3 of 4 spelers. Iedereen heeft een kamp met 2 avonturiers; op het strand wacht voor elk team nog een rekruut.
rule-R1-2 = De 4 specialisten staan wakker in de haven.
rule-R1-3 = De 8 schatkisten worden geschud en vormen een gedekte stapel.
rule-R1-4 = Op elk van de 6 graafplaatsen liggen onderop 3 diepe tegels. Daarbij zijn de twee Legendestenen, altijd op twee verschillende graafplaatsen.
rule-R1-5 = Daarop komen telkens 3 middelste en 3 bovenste tegels, allemaal gedekt. Elke graafplaats heeft dus 9 tegels; je telt van boven af.
rule-R1-6 = Bij de handelspost liggen 3 XP-fiches per speler klaar, dus 6, 9 of 12.
rule-R1-7 = Het zwaard en de dobbelsteen liggen in de smidse, alle kara’s in de bank. Iedereen begint met lege zakken.
rule-R1-8 = Wie begint, bepaalt het lot. Daarna gaat het met de klok mee.
rule-R1-9 = Bij het begin weet niemand welke tegel waar ligt.
rule-R2 = Je beurt: eerst het zwaard, dan de avonturiers, dan het einde van de dag
rule-R3 = Het zwaard
rule-R3-1 = Helemaal aan het begin van je beurt mag je voor 3 kara’s het zwaard huren, later niet meer. Aan het eind van je beurt gaat het terug naar de smidse, dus het is er altijd voor wie aan zet komt.
rule-R3-2 = De vraag komt alleen als je genoeg kara’s en minstens één beschikbare avonturier hebt.
rule-R3-3 = Het zwaard helpt je hele team: monsters die je opgraaft verwonden niemand, en je mag vechten. Tegen de wond op XP-tegels en tegen de mimic helpt het niet.
rule-R4 = De avonturiers
rule-R4-1 = Je zet je beschikbare avonturiers een voor een in, elk voor precies één actie: verkennen, graven, een instorting wegruimen (daar zijn er twee voor nodig), naar de kroeg of de handelspost gaan, een specialist inhuren of vechten.
rule-R4-2 = Elke actie wordt helemaal afgemaakt voordat de volgende begint. Wat een avonturier ontdekt of verandert, komt de volgende meteen van pas.
rule-R4-3 = Alle beschikbare avonturiers moeten op pad, passen kan niet. In de kroeg is altijd plaats. Pas daarna is de dag om.
rule-R4-4 = Alle avonturiers kunnen hetzelfde, en die van anderen staan je nooit in de weg.
rule-R4-5 = Naar de handelspost ga je hoogstens één keer per beurt, en ook inhuren mag maar één keer. De rest mag zo vaak als je avonturiers toelaten.
rule-R4-6 = Lege graafplaatsen kun je niet kiezen.
rule-R5 = Graven
rule-R5-1 = Je kunt graven waar de bovenste tegel gedekt is. Een open instorting moet je eerst wegruimen of aan de mijnwerker overlaten, een open monster verslaan.
rule-R5-2 = Je draait de bovenste tegel om, en wat erop staat gebeurt meteen.
rule-R5-3 = Kara’s: je krijgt er zoveel als op de tegel staan. De tegel gaat weg.
rule-R5-4 = Monster: het blijft open liggen. Zonder zwaard gaat je avonturier gewond naar de ziekenboeg, met zwaard blijft die ongedeerd. Hoe dan ook is de actie voorbij, gevochten wordt er nog niet.
rule-R5-5 = Instorting: die blijft open liggen en levert geen kara’s op. Je avonturier zit deze beurt vast, maar raakt niet gewond.
rule-R5-6 = XP-tegel: die is voor jou. Staat er een wond op, dan gaat je avonturier naar de ziekenboeg, zwaard of geen zwaard.
rule-R5-7 = Schatkist: de tegel gaat weg, en je trekt de bovenste schatkist van de stapel.
rule-R5-8 = Legendesteen: die is voor jou. Is het de tweede van het spel, dan is het meteen afgelopen.
rule-R6 = Verkennen
rule-R6-1 = Je kunt verkennen waar bij de eerste 3 tegels een gedekte ligt zonder dat daarboven een tegel al sinds een eerdere beurt open is. Of je de tegels al kent, maakt niet uit.
rule-R6-2 = Je bekijkt stiekem tegel 1, 2 en 3, een voor een. Ligt een tegel al sinds een eerdere beurt open, dan stopt het verkennen daar. Een tegel die pas deze beurt is omgedraaid, telt als een van de drie, maar houdt je niet tegen en levert niets meer op.
rule-R6-3 = Een instorting moet je omdraaien; je krijgt 2 kara’s en het verkennen stopt. Bij een monster beslis je meteen, nog vóór de volgende tegel: omdraaien voor 2 kara’s of gedekt laten. Daarna kijk je verder. Al het andere bekijk je alleen maar.
rule-R6-4 = De volgorde van de tegels verandert nooit. Wat omgedraaid is, blijft open, ook als er gedekte tegels op liggen.
rule-R6-5 = Je bekijkt alles wat je mag zien. Eerder stoppen kan niet.
rule-R6-6 = Bij het verkennen raakt niemand gewond.
rule-R6-7 = De anderen horen pas na afloop wat je hebt verkend en wat je hebt omgedraaid, en dan alles in één keer. Zo verraadt niets dat je een monster hebt laten liggen.
rule-R7 = Instortingen wegruimen
rule-R7-1 = Ligt er bovenop een open instorting, dan kunnen 2 beschikbare avonturiers die samen wegruimen.
rule-R7-2 = Je krijgt 2 kara’s voor elke open instorting op het eiland, ook voor deze en ook als er andere tegels op liggen. Dan gaat deze tegel weg.
rule-R7-3 = Meer dan één keer per beurt lukt dat nooit: daarvoor zou je 4 avonturiers nodig hebben.
rule-R8 = Kroeg en handelspost
rule-R8-1 = In de kroeg verdient een avonturier 1 kara. Dat kan altijd, met zoveel avonturiers als je wilt.
rule-R8-2 = Bij de handelspost doe je één transactie per beurt: een XP-tegel verkopen, voor 5 kara’s per XP, of voor 5 kara’s een XP-fiche kopen dat 2 XP waard is. Stenen, XP-fiches, monsters en schatkisten kun je niet verkopen.
rule-R8-3 = Alleen rondkijken is er niet bij: zonder koop of verkoop geen bezoek. Verkochte tegels liggen open op de aflegstapel, en XP-fiches komen nooit terug bij de handelspost.
rule-R9 = Specialisten
rule-R9-1 = Je kunt een specialist uit de haven inhuren als je die kunt betalen en er zelf geen hebt, ook geen slapende. Je avonturier blijft in de haven en loopt geen gevaar, wat de specialist ook meemaakt.
rule-R9-2 = Je betaalt en zet de specialist meteen in, precies één keer.
rule-R9-3 = De archeoloog (2 kara’s) laat je stiekem de bovenste 5 tegels van een graafplaats zien, of alle tegels als er minder liggen.
rule-R9-4 = De waarzegster (3 kara’s) laat je stiekem 3 tegels vlak onder elkaar zien; vanaf welke, kies je zelf. Minder zijn het er alleen als er geen 3 meer liggen.
rule-R9-5 = Bij allebei tellen open tegels mee, maar ze houden de blik niet tegen. Er wordt niets omgedraaid, en instortingen en monsters leveren geen kara’s op.
rule-R9-6 = De mijnwerker (5 kara’s) graaft hoogstens 2 tegels op, een voor een. XP-tegels en Legendestenen zijn voor jou, schatkisten open je zoals altijd. Kara’s en instortingen, open of gedekt, gaan gewoon weg. Een monster blijft open liggen, en dan stopt de mijnwerker. Niemand raakt gewond.
rule-R9-7 = De dubbelganger doet een mijnwerker, archeoloog of waarzegster na die iemand anders bij zich heeft, ook een slapende. Je betaalt die prijs plus 2 kara’s. De nagedane specialist blijft waar die is.
rule-R9-8 = Een specialist blijft deze beurt wakker bij je, slaapt je volgende beurt en keert dan terug naar de haven. Inhuren kun je dus hoogstens om de andere beurt.
rule-R10 = Vechten
rule-R10-1 = Met het zwaard kun je vechten waar bovenop een open monster ligt.
rule-R10-2 = Je gooit tot het gevecht beslist is; afbreken kan niet. Elk zwaard (4 van de 6 kanten) geeft het monster een wond. Heeft het evenveel wonden als leven, dan is het voor jou met zijn XP, en krijg je meteen zijn kara’s. De ziekenboeg (2 van de 6) verwondt je avonturier en maakt een eind aan het gevecht.
rule-R10-3 = De wonden blijven, ook voor latere gevechten en voor de anderen. Wie de laatste toebrengt, krijgt alles.
rule-R10-4 = De wondfiches raken nooit op.
rule-R11 = Einde van de dag
rule-R11-1 = Eén keer per spel mag je aan het eind van je beurt voor 5 kara’s je rekruut bij het team halen, ook als je geen enkele avonturier beschikbaar had. Die is dan een avonturier als alle andere en doet vanaf je volgende beurt mee.
rule-R11-2 = Avonturiers die op pad waren en niet in de ziekenboeg liggen, komen terug in het kamp.
rule-R11-3 = Ook wie al eerder in de rustkamer zat, komt nu terug in het kamp.
rule-R11-4 = Voor elke avonturier in de ziekenboeg kies je: voor 2 kara’s is die meteen terug in het kamp, anders gaat die naar de rustkamer en moet je het je hele volgende beurt zonder doen.
rule-R11-5 = Het zwaard gaat terug naar de smidse.
rule-R11-6 = Een specialist die deze beurt sliep, keert wakker terug naar de haven. Wie je deze beurt hebt ingehuurd, gaat slapen en blijft bij je.
rule-R11-7 = Dan gaat het met de klok mee verder.
rule-R12 = Einde van het spel
rule-R12-1 = Telkens als een tegel een graafplaats heeft verlaten en helemaal is afgehandeld, kijk je of het spel eindigt: eerst of beide stenen gevonden zijn, dan hoeveel graafplaatsen leeg zijn. Gevonden is een steen zodra iemand hem heeft.
rule-R12-2 = Beide Legendestenen gevonden: wie ze allebei heeft, wint meteen, hoeveel XP de anderen ook hebben. Hebben twee spelers er elk een, dan telt elke steen 10 XP en wint wie de meeste XP heeft.
rule-R12-3 = 5 graafplaatsen leeg en maar één steen gevonden: de steen is niets waard. Wie de meeste XP heeft, wint.
rule-R12-4 = 4 graafplaatsen leeg en geen steen gevonden: iedereen heeft verloren, hoeveel XP je ook hebt.
rule-R12-5 = Het is meteen afgelopen: niemand komt nog aan zet, en ook het einde van de dag vervalt.
rule-R12-6 = Om te zorgen dat geen spel eeuwig duurt, is het na zoveel beurten afgelopen als ‘{ option-turn-limit }’ aangeeft. Is er dan geen steen gevonden, dan verliest iedereen, anders wint wie zonder de steen de meeste XP heeft.
rule-R13 = Schatkisten
rule-R13-1 = Je trekt de bovenste schatkist van de stapel. Iedereen ziet wat erin zit.
rule-R13-2 = Het stenen tablet is aan het eind 8 XP waard, elk van de drie afgodsbeelden 4 XP.
rule-R13-3 = De geldbuidel levert meteen 10 kara’s op en gaat dan weg.
rule-R13-4 = Het doodshoofd levert meteen 20 kara’s op, maar kost je aan het eind 2 XP. Weigeren kan niet.
rule-R13-5 = Bij de schatkaart kies je meteen: de kaart afleggen voor 5 kara’s, of die houden voor 2 XP.
rule-R13-6 = Tegen de mimic vecht je meteen, met of zonder zwaard. Gooi je twee keer achter elkaar een zwaard, dan houd je hem (2 XP) en trek je nog een schatkist. Anders wordt hij terug in de stapel geschud en gaat de avonturier die de kist opgroef naar de ziekenboeg. Was het de mijnwerker, dan raakt niemand gewond.
rule-R13-7 = Is de stapel leeg, dan krijg je niets.
rule-R14 = Puntentelling
rule-R14-1 = Tel op: je XP-tegels, 2 XP per XP-fiche, verslagen monsters, je schatkisten (het doodshoofd kost 2 XP), 10 XP per Legendesteen als ze allebei gevonden zijn, en 1 XP voor elke 5 kara’s.
rule-R14-2 = Wie de meeste XP heeft, wint. Bij een gelijke stand delen jullie de winst.
rule-R14-3 = Tot slot zijn er titels: tot en met 9 XP ‘Axolotlvoer’, vanaf 10 ‘Groentje’, vanaf 20 ‘Kiezelfan’, vanaf 30 ‘De nieuwe Indiana’, vanaf 40 ‘Levende legende’.
rule-R14-4 = Bij een gelijk resultaat geldt voor iedereen de betere plaats. Wint iemand met beide stenen, dan volgen de anderen vanaf plaats 2 naar XP. Heeft iedereen verloren, dan zijn er geen punten en geen titels.
rule-R15 = Wat iedereen ziet, en de bank
rule-R15-1 = Gewonnen en afgelegde tegels liggen open, kara’s ook. Wat de pagina onthoudt van wat je stiekem zag, bepaalt de instelling ‘{ option-memory-aid }’.
rule-R15-2 = De kara’s raken nooit op.

## Rulings

rule-A1 = Welke open tegels maken een einde aan het verkennen? Alleen die uit eerdere beurten, niet die van deze beurt. Met de huisregel ‘{ option-view-block-scope }’ kunnen het alle tegels zijn die bij het begin van de actie open liggen.
rule-A2 = Levert een instorting die al open ligt bij het verkennen nog eens 2 kara’s op? Nee, die krijg je alleen voor het omdraaien.
rule-A3 = Mag je eerder stoppen met verkennen? Nee. Met de huisregel ‘{ option-view-may-stop-early }’ mag het na elke tegel; de anderen zien dan welke je hebt bekeken.
rule-A4 = Wanneer beslis je of je een monster omdraait? Bij elk monster meteen, nog vóór de volgende tegel.
rule-A5 = Welke tegels draai je om als je een instorting vindt? Alleen de instorting.
rule-A6 = Kun je graven waar bovenop een open monster of een open instorting ligt? Nee, daar valt niets om te draaien.
rule-A7 = Kun je eerst één avonturier naar een instorting sturen en later de tweede? Nee, ze doen het samen, in één actie.
rule-A8 = Welke instortingen tellen mee voor de beloning? Alle open instortingen, ook onder andere tegels. Met de huisregel ‘{ option-rockfall-payout-scope }’ kunnen het alleen die bovenop zijn.
rule-A9 = Kun je een open instorting wegruimen of met een open monster vechten als er andere tegels op liggen? Nee, alleen wat bovenop ligt. Voor de beloning telt zo’n instorting wel mee.
rule-A10 = Beschermt het zwaard tegen de wond op een XP-tegel? Nee, alleen tegen monsters die je opgraaft.
rule-A11 = Mag wie met het zwaard een monster opgraaft er meteen mee vechten? Nee, die actie is voorbij. Een andere avonturier mag het nog deze beurt.
rule-A12 = Mag je een gevecht afbreken? Nee, je gooit tot je wint of in de ziekenboeg belandt.
rule-A13 = Wat als de 6 wondfiches niet genoeg zijn? Dan gaat het gewoon door, de fiches zijn geen grens.
rule-A14 = Raakt iemand gewond als je van de mimic verliest? Ja, de avonturier die de kist opgroef, ook met zwaard. Was het de mijnwerker, dan niemand. Met de huisregel ‘{ option-mimic-injures }’ kan het gevecht onschuldig zijn.
rule-A15 = Wat gebeurt er met de mimic als je verliest? Hij wordt terug in de stapel geschud. Met de huisregel ‘{ option-mimic-fail }’ kan hij ook uit het spel gaan.
rule-A16 = Moet de mijnwerker stoppen als er een mimic in de schatkist zit? Nee. Je vecht zoals altijd, niemand raakt gewond, en de mijnwerker gaat door.
rule-A17 = Levert een schatkist van de mijnwerker kara’s op? Ja, alles wat een schatkist anders ook oplevert.
rule-A18 = Kun je de mijnwerker naar een graafplaats sturen waar bovenop een open monster ligt? Ja. Je betaalt, en er gebeurt niets.
rule-A19 = Telt een instorting als een van de twee tegels van de mijnwerker? Ja.
rule-A20 = Wie kan de dubbelganger nadoen? Een specialist die iemand anders bij zich heeft. Met de huisregel ‘{ option-impersonator-scope }’ kan het elk van de drie zijn, ook in de haven.
rule-A21 = En als niemand anders een specialist heeft? Dan kun je de dubbelganger niet inhuren.
rule-A22 = Wie krijgt de kara’s voor de dubbelganger? Ze gaan allemaal naar de bank.
rule-A23 = Kan de haven leeg zijn? Alleen met vier spelers die allemaal een specialist hebben. Dan zou je er toch geen mogen inhuren.
rule-A24 = Gaat een specialist nog op de dag van het inhuren terug naar de haven? Nee, eerst volgt een hele beurt slapen bij jou.
rule-A25 = Komt een gewonde die je niet laat genezen nog dezelfde dag uit de rustkamer terug? Nee. Eerst loopt de kamer leeg, dan komen de nieuwe gewonden erin, en die blijven tot het eind van je volgende beurt.
rule-A26 = Haal je de rekruut vóór of na het genezen? Ervoor. Dat maakt alleen uit als je kara’s niet genoeg zijn voor allebei.
rule-A27 = Wat mag je bij de handelspost verkopen? Alleen XP-tegels. Met de huisregel ‘{ option-counter-sell-scope }’ kunnen het ook verslagen monsters en schatkisten met XP zijn, maar nooit het doodshoofd, stenen of XP-fiches.
rule-A28 = Wat als de XP-fiches uitverkocht zijn? Dan kun je er geen meer kopen.
rule-A29 = Hoe vaak mag je naar de handelspost? Eén keer in elk van je beurten.
rule-A30 = Kan het spel midden in een beurt eindigen? Ja, na elke tegel die een graafplaats verlaat.
rule-A31 = Wat als de laatste tegel van een graafplaats een steen of een schatkist is? Eerst wordt die helemaal afgehandeld; de steen telt dus nog als gevonden.
rule-A32 = Moet je na het einde van het spel nog iets betalen? Nee, uit is uit.
rule-A33 = Wat gebeurt er bij een gelijke stand? Jullie delen de winst. Met de huisregel ‘{ option-tie-break }’ kunnen eerst de XP zonder kara’s en stenen tellen; zijn ook die gelijk, dan blijft de winst gedeeld.
rule-A34 = Welke titel krijg je met precies 40 XP? De hoogste.
rule-A35 = Moeten alle avonturiers op pad? Ja, desnoods naar de kroeg. Met de huisregel ‘{ option-allow-pass }’ mag je eerder stoppen; de rest blijft in het kamp.
rule-A36 = Wat als je geen enkele avonturier beschikbaar hebt? Dan is er geen zwaard en zijn er geen acties, alleen het einde van de dag. Je rekruut mag je dan wel halen.
rule-A37 = Kan een spel eeuwig duren? Als iedereen in de kroeg blijft zitten wel. De huisregel ‘{ option-turn-limit }’ maakt daar een eind aan.
rule-A38 = Wanneer beslis je wat je met de schatkaart doet? Meteen als je die trekt.
rule-A39 = Met hoeveel kara’s begin je? Met 0.
rule-A40 = Met hoeveel kun je spelen? Met twee tot vier spelers. Alleen in de Japanse uitgave kon het met meer.
rule-A41 = Kun je het zwaard betalen met kara’s die je pas deze beurt verdient? Nee, je moet ze aan het begin al hebben.
rule-A42 = Merken de anderen dat je bij het verkennen een monster hebt gevonden? Alleen als je het omdraait. Ze zien je verkenning pas als die klaar is, en dan alles in één keer.
rule-A43 = Kan de waarzegster helemaal onderaan minder dan 3 tegels bekijken? Nee, het zijn er altijd 3 zolang er zoveel liggen.
rule-A44 = Weet iemand door het opzetten waar de stenen liggen? Nee, niemand.
rule-A45 = Is er een rangorde als iedereen verliest? Nee, niemand wint: jullie delen met 0 punten de laatste plaats.
rule-A46 = Mag je een tweede specialist inhuren terwijl de eerste slaapt? Nee, ook een slapende telt.
rule-A47 = Hoeveel XP-fiches mag je kopen? Eén per bezoek, en in latere beurten weer een, zolang ze er zijn.
rule-A48 = Kunnen de kara’s opraken? Nee. Met de huisregel ‘{ option-limit-coins }’ wel: dan zijn er maar 138, en wat de bank niet heeft, loop je mis.
rule-A49 = Houd je de tegel met de schatkist die de mijnwerker opgraaft? Nee, die gaat weg. Alleen wat je van de stapel trekt, telt.
rule-A50 = Je hebt deze beurt een instorting omgedraaid en verkent daar nog eens: stopt het er weer? Nee, je kijkt eronder verder. Met de huisregel ‘{ option-view-block-scope }’ kan die je wel tegenhouden.
rule-A51 = Waar gaat de geldbuidel heen? Open op de aflegstapel; XP levert hij toch niet op.

## The table

ending =
    { $ending ->
        [owner] Beide Legendestenen in één hand: dat is de overwinning!
        [stones] Beide Legendestenen zijn gevonden. Nu beslissen de XP, en de stenen tellen mee.
        [one_stone] Er zijn te veel graafplaatsen leeg en er is maar één Legendesteen gevonden. Die is niets waard, nu beslissen de overige XP.
        [no_stone] Er zijn te veel graafplaatsen leeg en er is geen Legendesteen gevonden: iedereen heeft verloren!
        [limit_stone] De beurtlimiet is bereikt. Eén steen alleen is niets waard, nu beslissen de overige XP.
       *[limit_none] De beurtlimiet is bereikt en er is geen Legendesteen gevonden: iedereen heeft verloren!
    }
title =
    { $title ->
        [food] Axolotlvoer
        [rookie] Groentje
        [amateur] Kiezelfan
        [indiana] De nieuwe Indiana
       *[hero] Levende legende
    }
seen-by = Al gezien: { $who }
label =
    { $label ->
        [player] Speler
        [turn] Beurt
        [karas] Kara’s
        [xp] XP
        [team] Team
        [available] Beschikbaar
        [hospital] Ziekenboeg
        [resting] Rustkamer
        [recruit] Rekruut
        [tokens] XP-fiches
        [stones] Legendestenen
        [sword] Zwaard
        [specialist] Specialist
        [awake] wakker
        [asleep] slaapt
        [stock] XP-fiches over
        [harbour] Haven
        [pile] Schatkisten over
        [bank] Bank
        [hidden] Nog verborgen
        [gone] Al weg
        [score] Score
        [tiles] XP-tegels
        [monsters] Monsters
        [chests] Schatkisten
        [total] Totaal
        [title] Titel
        [life] Leven
        [wounds] Wonden
        [face_down] gedekt
        [face_up] open
        [fresh] net omgedraaid
        [empty] leeg
        [seen] gezien
        [no_rockfall] geen instorting
        [looking] kijkt nu
        [note] Notitie
        [notes] Notities
        [clear_note] Notitie wissen
        [nothing] niets
        [top] boven
       *[you] jij
    }

## Hints

hint-cases =
    { $cases ->
        [10] vrijwel zeker
       *[other] in { $cases } van de 10 gevallen
    }
hint-karas =
    { $karas ->
        [one] 1 kara
       *[other] { $karas } kara’s
    }
hint-prize =
    { $karas ->
        [0] { $xp } XP
       *[other] { hint-karas } en { $xp } XP
    }
hint-worth = niets anders beloofde meer
hint-win = je wint er het spel mee
hint-may-win = { hint-cases } win je er het spel mee
hint-known = je weet wat er bovenop ligt: { tile }
hint-below = je kent de tegel eronder: { tile }
hint-stone = { hint-cases } komt er een Legendesteen boven
hint-dig = { hint-cases } vind je iets waar je wat aan hebt
hint-view =
    { $count ->
        [one] je leert een onbekende tegel kennen
       *[other] je leert tot { $count } onbekende tegels kennen
    }
hint-view-pay =
    { $count ->
        [one] een onbekende tegel, en { hint-cases } kara’s voor het omdraaien
       *[other] tot { $count } onbekende tegels, en { hint-cases } kara’s voor het omdraaien
    }
hint-spy-deep =
    { $count ->
        [one] je ziet een onbekende tegel helemaal onderin, waar de stenen liggen
       *[other] je ziet { $count } onbekende tegels helemaal onderin, waar de stenen liggen
    }
hint-destroy = { hint-karas } voor de open instortingen, en deze is uit de weg
hint-fight = { hint-cases } win je en krijg je { hint-prize }
hint-dive = { hint-karas } gegarandeerd, en niemand raakt gewond
hint-for-recruit = dat maakt { hint-karas }, genoeg voor de rekruut
hint-xp = nu { $xp } XP, terwijl { hint-karas } aan het eind maar { $points } XP waard zouden zijn
hint-buy-last =
    { $count ->
        [one] het is het laatste XP-fiche
       *[other] er zijn nog maar { $count } XP-fiches
    }
hint-cash = aan { hint-karas } op zak heb je nu meer dan aan XP
hint-miner = het levert je gemiddeld { $xp } XP op, en niemand raakt gewond
hint-clear =
    { $count ->
        [one] een tegel minder in de weg
       *[other] { $count } tegels minder in de weg
    }
hint-reveal = { hint-karas } in het handje, en niemand loopt er nietsvermoedend tegenaan
hint-trap = misschien loopt een ander er nietsvermoedend tegenaan
hint-look-on = een tegel meer kennen kost niets
hint-recruit = van nu af aan elke beurt een avonturier meer
hint-heal =
    { $count ->
        [one] een avonturier meer in je volgende beurt
       *[other] { $count } avonturiers meer in je volgende beurt
    }
hint-keep = met je { hint-karas } kun je elders meer doen
hint-sword = { de-vijand } ligt open en levert { hint-prize } op
hint-sword-safe = deze beurt kan geen monster je gravers verwonden
hint-pass = niemand raakt gewond, en je legt niets bloot voor de anderen
