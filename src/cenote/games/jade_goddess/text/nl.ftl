### Realm of the Jade Goddess, Nederlands

game-name = Im Reich der Jadegöttin
game-blurb = Met de jeep het oerwoud in: ontdek de vergeten stad, zet je archeologen op de juiste plek af en maak de beelden van de Jadegodin weer heel.
round-name = Beurt { $round }

## Forms of numbers and figures

artefacten =
    { $count ->
        [one] 1 artefact
       *[other] { $count } artefacten
    }
koppen =
    { $heads ->
        [one] 1 kop
       *[other] { $heads } koppen
    }
een-ploeg =
    { $strength ->
        [1] één archeoloog
        [2] een duo
        [3] een trio
       *[other] een ploeg van { $strength } archeologen
    }
de-ploeg =
    { $strength ->
        [1] de archeoloog
        [2] het duo
        [3] het trio
       *[other] de ploeg van { $strength } archeologen
    }
in-het-noorden =
    { $direction ->
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
       *[west] in het westen
    }
daar-in-het-noorden =
    { $direction ->
        [north] In het noorden
        [east] In het oosten
        [south] In het zuiden
       *[west] In het westen
    }
gedraaid =
    { $turn ->
        [0] niet gedraaid
        [1] 90° gedraaid
        [2] 180° gedraaid
       *[3] 270° gedraaid
    }

## Events

event-first-player =
    { $me ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
event-display-dealt =
    { $me ->
        [yes] Je krijgt een tegel voor je vitrine.
       *[no] { $who } krijgt een tegel voor de vitrine.
    }
event-row-dealt = In de open rij ligt: ‘{ $token }’.
event-turn-began =
    { $me ->
        [yes] Beurt { $round }: jij bent aan zet.
       *[no] Beurt { $round }: { $who } is aan zet.
    }
event-bonus-began =
    { $me ->
        [yes] Je koopt voor { $cost } goud een bonusbeurt.
       *[no] { $who } koopt voor { $cost } goud een bonusbeurt.
    }
event-exchanged =
    { $me ->
        [yes] Niets uit je vitrine past: je schuift een tegel onder stapel { $stack } en neemt daar de bovenste.
       *[no] Niets uit de vitrine past: { $who } schuift een tegel onder stapel { $stack } en neemt daar de bovenste.
    }
event-rode =
    { $me ->
        [yes] Je rijdt van { $origin } naar { $cell }.
       *[no] { $who } rijdt van { $origin } naar { $cell }.
    }
event-drew-tile =
    { $me ->
        [yes] Je trekt een tegel van stapel { $stack }.
       *[no] { $who } trekt een tegel van stapel { $stack }.
    }
event-laid =
    { $me ->
        [yes] Je legt een tegel op { $cell } en rijdt erop.
       *[no] { $who } legt een tegel op { $cell } en rijdt erop.
    }
event-kept =
    { $me ->
        [yes] De tegel past hier niet en gaat naar je vitrine.
       *[no] De tegel past hier niet en gaat naar de vitrine van { $who }.
    }
event-last-tile = Dat was de laatste tegel! Na deze beurt is iedereen nog precies één keer aan zet.
event-stopped =
    { $me ->
        [yes] Je rijdt niet verder.
       *[no] { $who } rijdt niet verder.
    }
event-figure-placed =
    { $me ->
        [yes] Je zet op { $cell } { een-ploeg } af.
       *[no] { $who } zet op { $cell } { een-ploeg } af.
    }
event-figure-paid =
    { $me ->
        [yes] Dat kost je { $amount } goud.
       *[no] { $who } betaalt daarvoor { $amount } goud.
    }
event-figure-taken =
    { $me ->
        [yes] Je haalt { de-ploeg } terug van { $cell }.
       *[no] { $who } haalt { de-ploeg } terug van { $cell }.
    }
event-dug =
    { $heads ->
        [0]
            { $coins ->
                [0] De regio rond { $cell } is ontdekt, maar er valt niets te vinden.
               *[other] Opgraving! In de regio rond { $cell } ligt { $coins } goud, maar geen enkel artefact.
            }
       *[other]
            { $coins ->
                [0] Opgraving! De regio rond { $cell } telt { koppen }.
               *[other] Opgraving! De regio rond { $cell } telt { koppen }, en er ligt { $coins } goud.
            }
    }
event-dug-in-vain = De regio rond { $cell } is ontdekt, maar er is niemand om te graven.
event-tokens-drawn =
    { $me ->
        [yes] Je trekt { artefacten }.
       *[no] { $who } trekt { artefacten }.
    }
event-token-seen =
    { $me ->
        [yes] Je hebt ‘{ $token }’ getrokken.
       *[no] { $who } heeft ‘{ $token }’ getrokken.
    }
event-pile-empty =
    { $me ->
        [yes] Het hoopje artefacten is op: meer krijg je niet.
       *[no] Het hoopje artefacten is op: meer krijgt { $who } niet.
    }
event-gold-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] De bank is leeg: je krijgt geen goud.
               *[other] Je krijgt { $amount } goud.
            }
       *[no]
            { $amount ->
                [0] De bank is leeg: { $who } krijgt geen goud.
               *[other] { $who } krijgt { $amount } goud.
            }
    }
event-figures-home =
    { $me ->
        [yes]
            { $count ->
                [one] Eén figuur keert naar je terug.
               *[other] { $count } figuren keren naar je terug.
            }
       *[no]
            { $count ->
                [one] Eén figuur keert terug naar { $who }.
               *[other] { $count } figuren keren terug naar { $who }.
            }
    }
event-swapped =
    { $me ->
        [yes] Je ruilt ‘{ $token }’ voor ‘{ $other }’ uit de open rij.
       *[no] { $who } ruilt ‘{ $token }’ voor ‘{ $other }’ uit de open rij.
    }
event-blind-swap =
    { $me ->
        [yes] Je betaalt { $cost } goud en ruilt { artefacten } blind.
       *[no] { $who } betaalt { $cost } goud en ruilt { artefacten } blind.
    }
event-token-returned =
    { $me ->
        [yes] Je legt ‘{ $token }’ gedekt terug.
       *[no]
            { $token ->
                [unknown] { $who } legt een artefact gedekt terug.
               *[other] { $who } legt ‘{ $token }’ gedekt terug.
            }
    }
event-passed =
    { $me ->
        [yes] Je laat het hierbij.
       *[no] { $who } laat het hierbij.
    }
event-ended = { ending }

## Actions

action-ride = Rijd naar { $cell }
action-stop = Stop hier
action-exchange = Schuif tegel { $slot } onder stapel { $stack }
action-draw = Trek van stapel { $stack }
action-play = Leg tegel { $slot } { in-het-noorden } aan, { gedraaid }
action-place = Leg de tegel { in-het-noorden } aan, { gedraaid }
action-swap = Ruil ‘{ $token }’ voor nummer { $slot } van de open rij
action-blind = Ruil er { $count } blind
action-return = Leg ‘{ $token }’ terug
action-pass = Laat het hierbij
action-no-figure = Zet niemand af
action-figure =
    { $strength ->
        [1] Zet één archeoloog af op stadsdeel { $part }
       *[other] Zet { de-ploeg } af op stadsdeel { $part }
    }
action-leave = Laat iedereen staan
action-take-back = Haal figuur { $figure } terug
action-bonus =
    { $answer ->
        [buy] Koop de bonusbeurt
       *[skip] Geen bonusbeurt
    }

## Questions

ask-ride =
    { $duty ->
        [yes] Je vitrine is vol: rijd naar een plek waar je er iets uit kunt aanleggen of waar je kunt ruilen!
       *[no]
            { $chain ->
                [yes] Alleen oerwoud, de weg is vrij: rijd je verder?
               *[no] Waar rijd je heen?
            }
    }
waits-ride = { $who } zit achter het stuur…
ask-explore = Trek je een nieuwe tegel, of leg je er een uit je vitrine aan?
waits-explore = { $who } verkent het oerwoud…
ask-place = Hij past! Waar en hoe leg je de tegel aan?
waits-place = { $who } draait een tegel alle kanten op…
ask-trade = Wat ruil je?
waits-trade = { $who } denkt na over een ruil…
ask-return =
    { $count ->
        [0] Leg je een artefact terug?
        [one] Welk artefact leg je terug?
       *[other] Welk artefact leg je terug (nog { $count })?
    }
waits-return = { $who } sorteert artefacten…
ask-figure = Wie zet je hier af?
waits-figure = { $who } bedenkt wie hier gaat graven…
ask-retrieve = Haal je een figuur terug?
waits-retrieve = { $who } bedenkt wie er terug mag komen…
ask-bonus = Koop je een bonusbeurt voor { $cost } goud?
waits-bonus = { $who } telt het goud voor een bonusbeurt…

## House rules

option-start-player = Startspeler
    .about = Bepaalt wie begint.
    .random = door loting
    .seat-0 = plaats 1
    .seat-1 = plaats 2
    .seat-2 = plaats 3
    .seat-3 = plaats 4
option-explore-mandatory = Ontdekken
    .about = Bepaalt of je moet ontdekken als je rit bij een open lijn eindigt.
    .true = verplicht
    .false = vrijwillig
option-stop-after-jungle = Stoppen na oerwoud
    .about = Bepaalt of je na een tegel met alleen oerwoud mag stoppen in plaats van verder te rijden.
    .true = mag
    .false = mag niet
option-full-display-duty = Volle vitrine
    .about = Bepaalt of je met een volle vitrine naar een plek moet rijden waar je er iets uit kunt aanleggen.
    .strict = aanleggen of ruilen
    .free = vrij rijden
option-stuck-scope = Omwisselen bij een volle vitrine
    .about = Bepaalt waar geen van je tegels mag passen voordat je er een onder een stapel mag schuiven.
    .board = op het hele speelvlak
    .reachable = binnen bereik
option-trade-return = Terugleggen na blind ruilen
    .about = Bepaalt hoeveel artefacten je na blind ruilen teruglegt.
    .equal = evenveel als getrokken
    .free = nul tot twee
option-trade-needs-own = Blind ruilen zonder artefacten
    .about = Bepaalt of je meer artefacten blind mag ruilen dan je hebt.
    .true = hoogstens zoveel als je hebt
    .false = ook met lege handen
option-excavate-before-bonus = Moment van de opgraving
    .about = Bepaalt of de vondsten van je reguliere deelbeurt vóór of na de bonusbeurt worden verdeeld.
    .true = vóór de bonusbeurt
    .false = na de bonusbeurt
option-final-round-bonus = Bonusbeurten in de slotronde
    .about = Bepaalt of je ook in de laatste ronde nog een bonusbeurt mag kopen.
    .true = mag
    .false = mag niet
option-shortage-split = Te weinig artefacten
    .about = Bepaalt hoe er bij een gelijke stand wordt verdeeld als er niet genoeg artefacten zijn.
    .round-robin = om de beurt één
    .active-first = ieders hele deel na elkaar
option-gold-supply = Goud in de bank
    .about = Bepaalt of het goud in de bank kan opraken.
    .unlimited = onbeperkt
    .limited = beperkt
option-gold-visible = Goud van de anderen
    .about = Bepaalt of je ziet hoeveel goud de anderen hebben.
    .true = zichtbaar
    .false = verborgen
option-statue-same-object = Delen van een beeld
    .about = Bepaalt of de vier delen van een beeld bij elkaar moeten horen.
    .true = alleen van dezelfde soort
    .false = door elkaar
option-stall-limit-rounds = Grens aan stilstand
    .about = Na zoveel rondes waarin niemand een tegel trekt of legt, is het spel afgelopen; 0 betekent: geen grens.

## Why not

why-over = Het spel is afgelopen.
why-not-your-turn = Nu is iemand anders aan zet – nog even geduld.
why-other-decision =
    { $verb ->
        [ride] Rijden kan alleen voordat je ontdekt of ruilt, en opnieuw na een tegel met alleen oerwoud.
        [stop] Stoppen kan alleen als je net een tegel met alleen oerwoud hebt gelegd.
        [exchange] Omwisselen kan alleen vóór je rit.
        [draw] Trekken kan alleen als je bij een open lijn staat en gaat ontdekken.
        [play] Uit je vitrine leg je alleen als je bij een open lijn staat en gaat ontdekken.
        [place] Je hebt nu geen getrokken tegel om te leggen.
        [swap] Ruilen kan alleen als je rit op het ruilveld eindigt.
        [blind] Ruilen kan alleen als je rit op het ruilveld eindigt.
        [return] Terugleggen kan alleen na blind ruilen.
        [no_figure] Om het afzetten gaat het alleen als je net een tegel met stad hebt gelegd.
        [figure] Iemand afzetten kan alleen als je net een tegel met stad hebt gelegd.
        [leave] Om het terughalen gaat het pas aan het eind van een deelbeurt waarin je niemand hebt afgezet.
        [take_back] Iemand terughalen kan pas aan het eind van een deelbeurt waarin je niemand hebt afgezet.
        [bonus] Een bonusbeurt koop je pas na je reguliere deelbeurt.
       *[other] Er staat nu een andere beslissing open – die gaat voor.
    }
why-option =
    { $option ->
        [explore_mandatory] Bij een open lijn moet je ontdekken; ervan afzien kan alleen met de huisregel ‘{ option-explore-mandatory }’.
        [stop_after_jungle] Met deze huisregels ga je na oerwoud altijd door: ‘{ option-stop-after-jungle }’ mag niet.
       *[trade_return] Je legt evenveel artefacten terug als je hebt getrokken; minder kan alleen met de huisregel ‘{ option-trade-return }’.
    }
why-not-explored = { $cell } is nog niet ontdekt.
why-not-reachable = Tot { $cell } kom je niet: na de eerste bruine lijn is de rit voorbij.
why-jeep-there = Op { $cell } staat al een andere jeep.
why-duty = Je vitrine is vol: eerst moet je er een tegel uit aanleggen of op het ruilveld ruilen.
why-no-stop = Stoppen kan alleen na een tegel met alleen oerwoud.
why-not-stuck = Omwisselen mag alleen met een volle vitrine waarvan niets past, en maar één keer, vóór je eerste rit.
why-stack-empty = Stapel { $stack } is leeg.
why-display-full = Je vitrine is vol: eerst moet er een tegel uit, dan mag je weer trekken.
why-no-tile = Op plaats { $slot } van je vitrine ligt niets.
why-no-open-line = { daar-in-het-noorden } loopt hier geen open lijn.
why-does-not-fit = { daar-in-het-noorden } past de tegel zo niet: oerwoud moet aan oerwoud en stad aan stad.
why-same-turn = Zo gedraaid ligt de tegel precies als met een kleinere draai – kies die.
why-no-token = ‘{ $token }’ heb je niet.
why-no-gold =
    { $gold ->
        [0] Dat kost { $cost } goud, en je hebt niets.
       *[other] Dat kost { $cost } goud, en je hebt maar { $gold }.
    }
why-pile-small =
    { $count ->
        [0] Het hoopje artefacten is op.
        [one] Op het hoopje ligt nog maar 1 artefact.
       *[other] Op het hoopje liggen nog maar { $count } artefacten.
    }
why-too-few-own =
    { $count ->
        [0] Je hebt nog geen artefact om te ruilen.
        [one] Je hebt maar 1 artefact, dus meer dan één kun je er niet ruilen.
       *[other] Je hebt maar { $count } artefacten, meer kun je er niet ruilen.
    }
why-must-trade = Met een volle vitrine mag je hier alleen komen om te ruilen – dus ruil ook iets!
why-no-figure =
    { $strength ->
        [1] Je losse archeologen zijn allemaal op pad.
        [2] Je duo is al op pad.
        [3] Je trio is al op pad.
       *[other] Zo’n ploeg heb je niet meer in je voorraad.
    }
why-no-part = Een stadsdeel { $part } heeft deze tegel niet.
why-figure-home = Die figuur staat helemaal niet op het speelvlak.

## Artefacts, figures and tiles

token-name =
    { $condition ->
        [good] { object }, deel { deel }, goed bewaard
       *[bad] { object }, deel { deel }, slecht bewaard
    }
deel =
    { $piece ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
object =
    { $object ->
        [1] Jaguar
        [2] Slang
       *[3] Godin
    }
figure-name =
    { $strength ->
        [1] Losse archeoloog
        [2] Duo archeologen
        [3] Trio archeologen
       *[other] Ploeg van { $strength } archeologen
    }
direction =
    { $direction ->
        [north] Noord
        [east] Oost
        [south] Zuid
       *[west] West
    }
tile-shape =
    { $sides ->
        [0] Alleen oerwoud
        [1] Stad aan 1 kant
       *[other]
            { $parts ->
                [one] Stad aan { $sides } kanten, samenhangend
               *[other] Stad aan { $sides } kanten, in { $parts } losse delen
            }
    }

## Rules

rule-R1 = Begrippen
rule-R1-1 = Het speelvlak telt 11 × 11 velden: kolommen A tot en met K van west naar oost, rijen 1 tot en met 11 van noord naar zuid. Een veld is ontdekt als het bij het startkruis hoort of als er een tegel op ligt. Jeeps staan altijd op ontdekte velden.
rule-R1-2 = Een ontdekt veld heeft vier kanten, en naar elke kant loopt een lijn: een witte als daar oerwoud is, een bruine als daar de vergeten stad ligt.
rule-R1-3 = Wat op een tegel aan stad samenhangt, is een stadsdeel; ligt er oerwoud tussen, dan zijn het er meer. Op stadsdelen kunnen koppen (voor artefacten) en munten (voor goud) staan.
rule-R1-4 = Ontdekte velden die naast elkaar liggen, zijn verbonden door een lijn: wit van oerwoud naar oerwoud, bruin van stad naar stad.
rule-R1-5 = Een lijn is open als hij naar een leeg veld van het speelvlak leidt. Aan de rand is geen lijn open.
rule-R1-6 = Stadsdelen die met hun kanten aan elkaar vastzitten, vormen samen een regio. Raken aan een hoek telt niet.
rule-R1-7 = Een regio is compleet als geen enkele stadskant ervan nog aan een leeg veld grenst. Ook de rand van het speelvlak sluit een regio af.
rule-R1-8 = Je beurt bestaat uit een reguliere deelbeurt en hoogstens één bonusbeurt. Ook de bonusbeurt is een deelbeurt.
rule-R1-9 = In je vitrine liggen hoogstens 3 tegels, open voor je. De artefacten liggen gedekt op een hoopje; 5 ervan liggen voor iedereen zichtbaar in de open rij.
rule-R2 = Voorbereiding
rule-R2-1 = Het startkruis verdeelt het speelvlak: het ruilveld F6 in het midden en 5 velden in elke richting. De andere 100 velden zijn leeg.
rule-R2-2 = De 85 tegels worden geschud en over 6 gedekte stapels verdeeld: één van 15, de andere van 14.
rule-R2-3 = Om de beurt krijgt iedereen een tegel open in de vitrine, van de eerste, tweede, derde stapel enzovoort.
rule-R2-4 = Van de 72 geschudde artefacten komen er 5 in de open rij; de andere 67 vormen het gedekte hoopje.
rule-R2-5 = Iedereen heeft een rekje, 5 goud en in de eigen kleur een jeep en 5 figuren: drie losse archeologen, een duo en een trio. Alle jeeps starten op het ruilveld.
rule-R2-6 = Wie begint, bepaalt het lot, tenzij ‘{ option-start-player }’ iets anders zegt. Daarna gaat het met de klok mee.
rule-R2-7 = Met z’n tweeën, drieën of vieren: de regels zijn dezelfde.
rule-R3 = Je beurt
rule-R3-1 = Eerst komt je reguliere deelbeurt, dan de opgravingen die daaruit volgen. Daarna kun je voor 1 goud een bonusbeurt kopen, weer met de opgravingen die erbij horen.
rule-R3-2 = In een deelbeurt rijd je eerst, of je blijft staan; past er nergens iets uit je volle vitrine, dan mag je daarvóór een tegel omwisselen. Afhankelijk van waar je dan bent, ga je ontdekken, ruilen of niets doen. Na een tegel met stad mag je een figuur afzetten, na puur oerwoud mag je verder rijden. Heb je niemand afgezet, dan mag je aan het eind een figuur terughalen.
rule-R3-3 = De deelbeurt is voorbij als een getrokken tegel niet past, na een tegel met stad, na het ruilen, als je na oerwoud stopt of als er op je veld niets te doen is.
rule-R3-4 = Is er maar één mogelijkheid, dan gebeurt die vanzelf, zonder vraag. Alleen bij het terugleggen van artefacten krijg je de vraag altijd zolang je er minstens twee hebt: anders zou het verraden wat je bezit.
rule-R4 = Rijden
rule-R4-1 = Je mag rijden of blijven staan. Alleen een volle vitrine kan je dwingen om te rijden.
rule-R4-2 = Je jeep rijdt over de lijnen van veld naar veld. Over witte lijnen kom je zo ver als je wilt, en je mag overal stoppen.
rule-R4-3 = Over een bruine lijn kom je maar één keer: op het veld erachter is de rit voorbij. Daarvoor mag je zoveel witte lijnen rijden als je wilt.
rule-R4-4 = Je mag niet stoppen waar al een andere jeep staat, maar er wel langs rijden. Alleen op het ruilveld is plaats voor iedereen.
rule-R4-5 = Staat er achter een bruine lijn een andere jeep, dan kun je die lijn niet over, behalve als het ruilveld erachter ligt.
rule-R4-6 = Je rijdt alleen over ontdekte velden, nooit een open lijn af.
rule-R4-7 = Archeologen staan niemand in de weg.
rule-R4-8 = Elke rit begint opnieuw, na puur oerwoud en ook in de bonusbeurt: je mag dan weer één bruine lijn over.
rule-R5 = Ontdekken
rule-R5-1 = Eindigt je rit bij een open lijn, dan kies je: je trekt de bovenste tegel van een stapel, als er in je vitrine nog plaats is, of je legt een passende tegel uit je vitrine. Je kiest voordat je een nieuwe tegel ziet.
rule-R5-2 = Kan een van de twee, dan moet het ook. Wil je niet ontdekken, eindig dan op een veld zonder open lijn, zoals het ruilveld.
rule-R5-3 = Kan geen van de twee, dan gebeurt er niets en is de deelbeurt voorbij.
rule-R5-4 = Een tegel komt op een leeg veld waar vanaf je jeep een open lijn naartoe loopt. Je mag hem draaien zoals je wilt, maar niet omkeren.
rule-R5-5 = Buiten de rand van het speelvlak leg je niets. Naar de rand mogen oerwoud en stad allebei wijzen.
rule-R5-6 = Een tegel past als elke kant die aan een ontdekt veld grenst, erbij aansluit: oerwoud aan oerwoud, stad aan stad. De andere kanten zijn vrij.
rule-R5-7 = Past de getrokken tegel aan een open lijn van je veld, dan moet je hem leggen; waar en hoe gedraaid, kies je zelf. Past hij daar nergens, dan gaat hij open naar je vitrine, blijft je jeep staan en is de deelbeurt voorbij.
rule-R5-8 = Je jeep rijdt meteen naar de gelegde tegel.
rule-R5-9 = Staat er alleen oerwoud op de tegel, dan mag je meteen verder rijden en weer ontdekken of ruilen, zo vaak als dat lukt. Stoppen mag ook.
rule-R5-10 = Staat er een stuk stad op, dan is het ontdekken in deze deelbeurt voorbij.
rule-R5-11 = Van een lege stapel kun je niet trekken. Zijn ze allemaal leeg, dan heb je alleen je vitrine nog.
rule-R6 = Archeologen
rule-R6-1 = Heb je een tegel met stad gelegd, dan mag je daarop een figuur uit je voorraad afzetten, hoogstens één per deelbeurt. Op andere tegels of op het startkruis komt nooit iemand.
rule-R6-2 = Een losse archeoloog kost niets, het duo 1 goud, het trio 2 goud.
rule-R6-3 = Heeft de tegel meer stadsdelen, dan kies je er een. De figuur telt alleen voor de regio van dat deel.
rule-R6-4 = Wie er al in de regio staat, maakt niet uit. Je mag er zelf ook meer figuren hebben, en je mag er een afzetten in een regio die je met deze tegel compleet maakt.
rule-R6-5 = Meer dan je 5 figuren heb je niet. Is je voorraad leeg, dan kun je niemand afzetten.
rule-R6-6 = Heb je in een deelbeurt niemand afgezet, dan mag je aan het eind ervan gratis een van je figuren terughalen, nog vóór de opgraving. Wat je ervoor betaald hebt, krijg je niet terug. Vanaf de volgende deelbeurt kun je die figuur weer inzetten.
rule-R7 = Volle vitrine
rule-R7-1 = Met 3 tegels in je vitrine mag je er geen trekken.
rule-R7-2 = Kun je dan een veld bereiken waar je er een van kunt aanleggen, dan moet je dat bij zo’n veld ook doen. In plaats daarvan mag je op het ruilveld ruilen, als je iets te ruilen hebt.
rule-R7-3 = Is zo’n veld niet te bereiken, dan rijd je waarheen je wilt om beter te komen staan. Getrokken en gelegd wordt er dan niets.
rule-R7-4 = Past geen van je 3 tegels ergens op het hele speelvlak, dan mag je vóór je rit een ervan onder een stapel schuiven en de bovenste van die stapel in je vitrine leggen, één keer per deelbeurt. Als trekken telt dat niet.
rule-R7-5 = Dit alles geldt alleen voor de eerste rit van een deelbeurt. Na een tegel met oerwoud is er in je vitrine altijd plaats.
rule-R8 = Opgraving
rule-R8-1 = Aan het eind van de deelbeurt wordt elke regio opgegraven die door jouw tegel compleet is geworden.
rule-R8-2 = Je telt alle koppen en munten van de regio en ieders archeologen daar: het duo telt voor 2, het trio voor 3.
rule-R8-3 = Wie de meeste archeologen heeft, trekt zoveel artefacten als er koppen zijn. De volgende plaats krijgt de helft daarvan, de plaats daarna weer de helft, steeds naar boven afgerond. Bij een gelijke stand krijgt iedereen het volle deel van die plaats. Is er maar één kop, dan krijgt alleen de eerste plaats iets.
rule-R8-4 = De artefacten komen willekeurig van het gedekte hoopje, een voor een, en verdwijnen achter het rekje. De open rij verandert niet.
rule-R8-5 = Bovendien krijgt iedereen met minstens één archeoloog in de regio zoveel goud als er munten op staan, ongeacht de plaats.
rule-R8-6 = Daarna keren alle figuren uit de regio terug naar hun eigenaars.
rule-R8-7 = Staat er niemand in een complete regio, dan krijgt ook niemand iets: de schatten zijn verloren.
rule-R8-8 = Zijn er niet genoeg artefacten, dan komt de ene plaats na de andere. Binnen een plaats trek je om de beurt één artefact; wie aan zet is, begint. Is het hoopje op, dan vervalt de rest. Goud is er wel.
rule-R8-9 = Zijn er meer regio’s tegelijk compleet, dan gaat het met de klok mee, vanaf de noordkant van de tegel. Zitten losse delen van de tegel via andere tegels aan elkaar vast, dan is het één regio.
rule-R8-10 = Het goud raakt nooit op. Met de huisregel ‘{ option-gold-supply }’ kan dat anders zijn.
rule-R9 = Ruilen
rule-R9-1 = Eindigt je rit op het ruilveld, dan mag je één keer ruilen: gratis een eigen artefact tegen een uit de open rij, of voor 1 goud blind. Bij blind ruilen trek je 1 of 2 artefacten van het hoopje, bekijkt ze en legt er evenveel naar keuze gedekt terug. Dan is de deelbeurt voorbij. Niets doen mag ook, behalve als een volle vitrine je hierheen bracht.
rule-R9-2 = Blind ruil je hoogstens zoveel artefacten als je al hebt en als er op het hoopje liggen. Daarna heb je er evenveel als eerst.
rule-R9-3 = Per deelbeurt ruil je maar één keer, open of blind. In de bonusbeurt mag het weer.
rule-R9-4 = Bij het ruilveld zijn geen open lijnen. Tussen ruilen en ontdekken hoef je dus nooit te kiezen.
rule-R10 = Bonusbeurt
rule-R10-1 = Na je reguliere deelbeurt en de opgravingen kun je voor 1 goud een bonusbeurt kopen, die meteen volgt. Meer dan één is er niet.
rule-R10-2 = In de bonusbeurt kun je alles doen wat in de reguliere deelbeurt ook kan.
rule-R10-3 = Goud en figuren uit de opgraving daarvóór kun je er al voor gebruiken.
rule-R10-4 = Is het spel door de opgraving afgelopen, dan is er geen bonusbeurt meer.
rule-R11 = Einde van het spel
rule-R11-1 = Het spel kan op twee manieren eindigen.
rule-R11-2 = Geen tegels meer: wie de laatste trekt, maakt de beurt af, met bonusbeurt en al. Daarna is iedereen nog precies één keer aan zet, weer met recht op een bonusbeurt; wie de laatste tegel trok, komt als laatste.
rule-R11-3 = Geen artefacten meer: is het hoopje op na een opgraving waar iemand bij was, dan is het meteen afgelopen, ook midden in de laatste ronde. Alleen de opgravingen van deze deelbeurt worden nog afgemaakt.
rule-R11-4 = Figuren in onvolledige regio’s en tegels in je vitrine leveren niets op.
rule-R11-5 = Om te zorgen dat geen spel eeuwig duurt: trekt of legt er zoveel rondes achter elkaar als ‘{ option-stall-limit-rounds }’ aangeeft niemand een tegel, dan is het afgelopen en worden de punten geteld. Rijden, ruilen, terughalen en omwisselen tellen daarbij niet mee.
rule-R12 = Puntentelling
rule-R12-1 = Elk artefact is 1 punt waard.
rule-R12-2 = Een beeld is compleet met de delen A, B, C en D van dezelfde soort: jaguar, slang of godin. Zijn ze alle vier goed bewaard, dan levert het 5 punten extra op, anders 3.
rule-R12-3 = Elk artefact telt maar in één beeld mee. Het samenstellen gaat vanzelf, en wel zo dat je de meeste punten krijgt.
rule-R12-4 = Goud, figuren en tegels leveren geen punten op.
rule-R12-5 = Wie de meeste punten heeft, wint; bij een gelijke stand tellen de meeste artefacten, dan het meeste goud. Is ook dat gelijk, dan delen jullie de winst. De andere plaatsen worden net zo bepaald.

## Rulings

rule-A1 = Ruil je één artefact of twee? Open precies één, blind één of twee. Allebei samen kan niet.
rule-A2 = Moet je bij blind ruilen evenveel terugleggen als je trekt? Ja, anders was het geen ruil. Met de huisregel ‘{ option-trade-return }’ kun je zelf kiezen: nul, één of twee.
rule-A3 = Kun je blind ruilen zonder eigen artefacten? Nee, hoogstens zoveel als je er hebt. De huisregel ‘{ option-trade-needs-own }’ kan het toestaan.
rule-A4 = Mag je bij blind ruilen eerst trekken en dan kiezen wat je teruglegt? Ja, ook wat je net hebt getrokken mag terug.
rule-A5 = Moet je bij een open lijn ontdekken? Ja. Wie wil wachten, rijdt naar het ruilveld. Met de huisregel ‘{ option-explore-mandatory }’ kan het vrijwillig zijn, maar niet als een volle vitrine je verplicht.
rule-A6 = Mag je eerst trekken en dan toch een tegel uit je vitrine leggen? Nee, je kiest vooraf.
rule-A7 = Mag een getrokken tegel die past naar je vitrine? Nee, je moet hem leggen.
rule-A8 = Waar moet een tegel passen? Aan een open lijn van je eigen veld. Of hij elders zou passen, maakt niet uit.
rule-A9 = Moet je met een volle vitrine aanleggen als het kan? Ja, behalve als je op het ruilveld ruilt. Met de huisregel ‘{ option-full-display-duty }’ kun je ook vrij rijden.
rule-A10 = Waar mag niets passen voordat je een tegel mag omwisselen? Op het hele speelvlak, of je er kunt komen of niet. Met de huisregel ‘{ option-stuck-scope }’ kunnen alleen de velden tellen die je kunt bereiken.
rule-A11 = Mag je vaker omwisselen? Nee, één keer per deelbeurt, en niet met een lege stapel.
rule-A12 = Telt omwisselen als het trekken van de laatste tegel? Nee, in de stapels liggen daarna evenveel tegels als ervoor.
rule-A13 = Komt de opgraving vóór of na de aankoop van de bonusbeurt? Ervoor, dus goud en figuren kun je meteen gebruiken. Met de huisregel ‘{ option-excavate-before-bonus }’ kan het ook erna.
rule-A14 = Is er nog een bonusbeurt als de artefacten op zijn? Nee, dan is het meteen afgelopen.
rule-A15 = Zijn er nog bonusbeurten als de laatste tegel is getrokken? Ja, in dezelfde beurt en ook in de laatste ronde. De huisregel ‘{ option-final-round-bonus }’ kan ze in de laatste ronde verbieden.
rule-A16 = En als in de laatste ronde ook de artefacten opraken? Dan is het op slag afgelopen.
rule-A17 = Hoe zit het met afronden als één kop alleen de eerste plaats iets oplevert? Die ene kop is een uitzondering. Vanaf twee koppen krijgt elke plaats iets, bij twee koppen dus 2, 1, 1 en 1.
rule-A18 = Twee spelers delen de eerste plaats: welke plaats heeft wie daarna komt? De tweede. Er wordt geen plaats overgeslagen.
rule-A19 = Wat als er niet genoeg artefacten zijn? Eerst krijgt de eerste plaats alles, dan de tweede enzovoort; binnen een plaats trek je om de beurt één artefact. Met de huisregel ‘{ option-shortage-split }’ kan ieder ook meteen het hele deel krijgen, te beginnen met wie aan zet is.
rule-A20 = Mag je artefacten weigeren? Nee, je trekt ze automatisch.
rule-A21 = In welke volgorde worden meer regio’s opgegraven? Noord, oost, zuid, west. Dat is alleen van belang als de artefacten opraken.
rule-A22 = Wat als er in een complete regio niemand staat? Dan krijgt niemand iets.
rule-A23 = Haal je een figuur vóór of na de opgraving terug? Ervoor, ook uit de regio die zo wordt opgegraven. Daar telt die figuur dan niet meer mee.
rule-A24 = Mag je ook na een ruil of een tegel die niet past een figuur terughalen? Ja, gratis. Goud krijg je er niet voor terug.
rule-A25 = Kun je een figuur in dezelfde deelbeurt terughalen en afzetten? Nee, op z’n vroegst in de volgende, dus ook in de bonusbeurt.
rule-A26 = Moet je na puur oerwoud doorgaan? Nee, je mag stoppen. Rijd je verder of blijf je staan om te ontdekken, dan geldt alles zoals altijd. Met de huisregel ‘{ option-stop-after-jungle }’ kan stoppen verboden zijn.
rule-A27 = Zijn er tegels met vier oerwoudkanten en stad in het midden? Nee. Vier kanten oerwoud betekent: alleen oerwoud.
rule-A28 = Zijn er kanten zonder lijn? Nee, naar elke kant loopt er een.
rule-A29 = Kan het goud opraken? Nee. Met de huisregel ‘{ option-gold-supply }’ wel: dan is er in totaal maar 62. Wordt het krap, dan betaalt de bank om de beurt zolang het lukt, te beginnen met wie aan zet is.
rule-A30 = Is goud geheim? Nee, elke betaling is openbaar. Met de huisregel ‘{ option-gold-visible }’ kan de pagina wel verbergen wat de anderen hebben.
rule-A31 = Wie begint? Dat bepaalt het lot, of jullie leggen het vast met ‘{ option-start-player }’.
rule-A32 = Mag je een bonusbeurt kopen als je in de reguliere deelbeurt niets hebt gedaan? Ja.
rule-A33 = Kunnen jeeps elkaar voorgoed insluiten? Nee. In het ergste geval is een veld bezet zolang er een andere jeep staat. En tegen eindeloos wachten helpt ‘{ option-stall-limit-rounds }’.
rule-A34 = Kan het zijn dat je helemaal niets kunt doen? Nee, blijven staan kan altijd, tenzij een volle vitrine je ergens anders heen stuurt. Is er niets te doen, dan eindigt de deelbeurt gewoon.
rule-A35 = Verbinden hoeken twee stadsdelen? Nee, alleen kanten.
rule-A36 = Kun je figuren op het startkruis zetten? Nee, alleen op de tegel die je net hebt gelegd.
rule-A37 = Wie kiest de vijf open artefacten? Niemand, ze worden willekeurig omgedraaid.
rule-A38 = Moeten de delen van een beeld bij elkaar horen? Ja, alle vier zijn ze van de jaguar, de slang of de godin. Met de huisregel ‘{ option-statue-same-object }’ kun je ze door elkaar gebruiken.
rule-A39 = Kunnen twee jeeps op één veld terechtkomen doordat er een tegel wordt gelegd? Nee, dat veld was net nog leeg.
rule-A40 = Wat als de enige stadskant van een tegel naar de rand wijst? Dan is dat een eigen regio die meteen compleet is. Je mag er een figuur op zetten, en die graaft meteen op wat er ligt.
rule-A41 = Kies je zelf de stapel voor je eerste tegel? Nee, jullie krijgen de tegels van de stapels op volgorde. Ze zijn dan toch nog allemaal even goed.
rule-A42 = Eindigt het spel als door een ruil het hoopje artefacten opraakt? Nee, dat kan alleen door een opgraving. Het kan trouwens alleen gebeuren met de huisregel ‘{ option-trade-return }’.

## The table

ending =
    { $ending ->
        [tiles] Alle tegels zijn getrokken en de laatste ronde is voorbij. Nu tellen de artefacten!
        [artefacts] Het laatste artefact is opgegraven: het spel is afgelopen!
       *[stall] Al heel lang heeft niemand meer iets ontdekt: het spel is afgelopen.
    }
board-take-back = Haal { de-ploeg } terug van { $cell }
board-swap = Geef ‘{ $give }’, neem ‘{ $take }’
label =
    { $label ->
        [player] Speler
        [turn] Beurt
        [gold] Goud
        [tokens] Artefacten
        [points] Punten
        [display] Vitrine
        [figures] Figuren
        [supply] Voorraad
        [strength] Archeologen
        [row] Open rij
        [pile] Hoopje
        [stacks] Stapels
        [unseen] Nog in de stapels
        [heads] Koppen
        [coins] Munten
        [region] Regio
        [complete] compleet
        [open_sides] open kanten
        [leader] Meerderheid
        [rack] Rekje
        [statues] Beelden
        [mixed] gemengd
        [pure] alleen goed bewaard
        [object] Soort
        [part] Deel
        [good] goed bewaard
        [bad] slecht bewaard
        [jeep] Jeep
        [centre] Ruilveld
        [bonus] Bonusbeurt
        [last_round] Laatste ronde
        [bank] Bank
        [total] Totaal
        [hidden] verborgen
        [zoom_in] Dichterbij
        [zoom_out] Verder weg
        [whole_board] Hele speelvlak
        [turn_tile] Tegel draaien
        [stay] Hier blijven
        [trade] Ruilen
        [open_swap] Open ruil
        [blind_swap] Blinde ruil
        [you_give] Jij geeft
        [you_take] Jij neemt
        [pick_two] Kies een van je artefacten en een uit de open rij.
        [afterwards] Je rekje daarna
        [put_back] Terugleggen
        [return_some] Leg terug wat je wilt, of laat het hierbij.
        [stuck] Niets uit je vitrine past: je mag een tegel onder een stapel schuiven en de bovenste nemen. Welke tegel, welke stapel?
        [drawn] Getrokken tegel
        [bottom] Onderop
        [dig] De opgraving
        [place] Plaats
        [nobody] Niemand aanwezig
        [single] Losse delen
       *[lay_here] Hier aanleggen
    }

## De artefacten bij naam

called-1a-plus = Jaguar, deel A, goed bewaard
called-1a-minus = Jaguar, deel A, slecht bewaard
called-1b-plus = Jaguar, deel B, goed bewaard
called-1b-minus = Jaguar, deel B, slecht bewaard
called-1c-plus = Jaguar, deel C, goed bewaard
called-1c-minus = Jaguar, deel C, slecht bewaard
called-1d-plus = Jaguar, deel D, goed bewaard
called-1d-minus = Jaguar, deel D, slecht bewaard
called-2a-plus = Slang, deel A, goed bewaard
called-2a-minus = Slang, deel A, slecht bewaard
called-2b-plus = Slang, deel B, goed bewaard
called-2b-minus = Slang, deel B, slecht bewaard
called-2c-plus = Slang, deel C, goed bewaard
called-2c-minus = Slang, deel C, slecht bewaard
called-2d-plus = Slang, deel D, goed bewaard
called-2d-minus = Slang, deel D, slecht bewaard
called-3a-plus = Godin, deel A, goed bewaard
called-3a-minus = Godin, deel A, slecht bewaard
called-3b-plus = Godin, deel B, goed bewaard
called-3b-minus = Godin, deel B, slecht bewaard
called-3c-plus = Godin, deel C, goed bewaard
called-3c-minus = Godin, deel C, slecht bewaard
called-3d-plus = Godin, deel D, goed bewaard
called-3d-minus = Godin, deel D, slecht bewaard

## Hints

hint-cases =
    { $cases ->
        [10] vrijwel zeker
       *[other] in { $cases } van de 10 gevallen
    }
punten =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
hint-worth = niets anders beloofde meer
hint-enough = doorgaan beloofde minder
hint-ride-own = van daaruit bouw je verder aan een regio van jezelf, tot nu toe { koppen }
hint-ride-rival = van daaruit dring je binnen in andermans regio, tot nu toe { koppen }
hint-ride-free = van daaruit bouw je verder aan een regio waar nog niemand staat, tot nu toe { koppen }
hint-ride-new = daar valt iets te ontdekken
hint-trade = daar kun je ruilen
hint-trade-statue = een deel uit de open rij levert je beelden { punten } op
hint-pass-trade = niets in de open rij levert je beelden nu punten op
hint-exchange = { hint-cases } past de nieuwe tegel ergens
hint-draw = { hint-cases } past de nieuwe tegel hier
hint-draw-last = het is de laatste tegel, iedereen komt nog één keer aan de beurt, en jij als laatste
hint-dig = een regio wordt opgegraven, met { artefacten } voor jou
hint-dig-gold = een regio wordt opgegraven, met { $coins } goud voor jou
hint-lay-claim = een regio wordt opgegraven, en een figuur daar levert tot { artefacten } op
hint-lay-grow = je regio telt dan { koppen }
hint-lay-join = zo dring je binnen in andermans regio met { koppen }
hint-lay-new = de regio telt { koppen }, en er staat nog niemand
hint-lay-jungle = na alleen oerwoud rijd je meteen verder
hint-lay-shelf = het maakt plaats in je volle vitrine
hint-figure-alone = { koppen }, en verder staat er niemand
hint-figure-lead = zo word je de sterkste in een regio met { koppen }
hint-figure-tie = een gelijke stand levert het volle deel op, en de regio telt { koppen }
hint-figure-share = ook zonder meerderheid krijg je daar { artefacten }
hint-figure-early =
    { $sides ->
        [one] nog geen koppen daar, maar er is nog 1 kant open
       *[other] nog geen koppen daar, maar er zijn nog { $sides } kanten open
    }
hint-no-heads = er zijn hier nog geen koppen
hint-already = sterker dan jij is hier toch al niemand
hint-keep-figure =
    { $count ->
        [one] zo houd je 1 figuur thuis voor een betere plek
       *[other] zo houd je { $count } figuren thuis voor een betere plek
    }
hint-stay = je figuren hebben nog { koppen } te goed
hint-home-all = al je figuren zijn op pad, je zou niemand meer kunnen afzetten
hint-home-poor = voor deze figuur valt daar niets te halen
hint-home-free = daar is deze figuur niet nodig, je deel blijft even groot
hint-swap-points = het levert je beelden { punten } op
hint-piece = ‘{ $token }’ heb je nog niet, zo heb je { $count } van de 4 delen
hint-swap-better = ‘{ $token }’ in plaats van het slecht bewaarde deel
hint-blind-statue = { hint-cases } vind je een deel dat een beeld punten oplevert
hint-blind-piece = { hint-cases } vind je een deel dat je nog niet hebt
hint-return-double = dat deel heb je nog een keer
hint-return-loose = geen van je beelden heeft het nodig
hint-bonus-close = een regio van jou met { koppen } heeft nog maar één open kant
hint-bonus-final = het einde is nabij, en goud levert geen punten op
hint-bonus-gold = je hebt { $gold } goud, en nog een beurt is het waard
hint-save-gold = je { $gold } goud komt later beter van pas
