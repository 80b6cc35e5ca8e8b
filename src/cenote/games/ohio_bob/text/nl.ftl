### Ohio Bob, Nederlands

game-name = Ohio Bob en het verloren amulet
game-blurb = Drie verdiepingen, één tempel en nauwelijks proviand: elke kaart is uitrusting of een nieuwe kamer. Verzamel de juiste juwelen en bereik het amulet voordat je krachten op zijn – alleen of met z’n tweeën.
round-name = Verdieping { $round }

## Forms of numbers and directions

kaarten =
    { $count ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $count } kaarten
    }
waarheen =
    { $direction ->
        [up] Omhoog
        [down] Omlaag
        [left] Naar links
       *[right] Naar rechts
    }
waar =
    { $direction ->
        [up] Boven je
        [down] Onder je
        [left] Links van je
       *[right] Rechts van je
    }
aan-welke-kant =
    { $direction ->
        [up] aan de bovenkant
        [down] aan de onderkant
        [left] aan de linkerkant
       *[right] aan de rechterkant
    }
ernaast =
    { $direction ->
        [up] erboven
        [down] eronder
        [left] links ernaast
       *[right] rechts ernaast
    }
kant =
    { $side ->
        [a] kant A
       *[other] kant B
    }
wat-overgeslagen =
    { $effect ->
        [move] de stap
        [key] de sleutel
        [stone] de steen
        [hammer] de moker
        [rope] het touw
        [torch] de fakkel
        [map] de plattegrond
       *[super] de superuitrusting
    }

## Events

event-challenge-chosen =
    { $me ->
        [yes]
            { $challenge ->
                [a] Je kiest opdracht A van het amulet.
               *[b] Je kiest opdracht B van het amulet.
            }
       *[no]
            { $challenge ->
                [a] { $who } kiest opdracht A van het amulet.
               *[b] { $who } kiest opdracht B van het amulet.
            }
    }
event-card-shown =
    { $me ->
        [yes] In je stapel wordt ‘{ $card }’ zichtbaar.
       *[no] In de stapel van { $who } wordt ‘{ $card }’ zichtbaar.
    }
event-card-kept =
    { $me ->
        [yes] Je neemt ‘{ $card }’ in je hand.
       *[no] { $who } neemt ‘{ $card }’ in de hand.
    }
event-room-laid =
    { $me ->
        [yes] Je legt een nieuwe kamer: ‘{ $face }’.
       *[no] { $who } legt een nieuwe kamer: ‘{ $face }’.
    }
event-link-laid = Tussen jullie in ligt: ‘{ $face }’.
event-card-played =
    { $me ->
        [yes]
            { $side ->
                [single] Je speelt ‘{ $card }’.
               *[other] Je speelt ‘{ $card }’, { kant }.
            }
       *[no]
            { $side ->
                [single] { $who } speelt ‘{ $card }’.
               *[other] { $who } speelt ‘{ $card }’, { kant }.
            }
    }
event-moved =
    { $me ->
        [yes] Je gaat { direction }.
       *[no] { $who } gaat { direction }.
    }
event-explored =
    { $me ->
        [yes] Je verkent { aan-welke-kant }.
       *[no] { $who } verkent { aan-welke-kant }.
    }
event-effect-skipped =
    { $me ->
        [yes] Je slaat { wat-overgeslagen } over.
       *[no] { $who } slaat { wat-overgeslagen } over.
    }
event-copied =
    { $me ->
        [yes] Je fakkel belicht ‘{ $card }’: je kopieert { kant }.
       *[no] De fakkel belicht ‘{ $card }’: { $who } kopieert { kant }.
    }
event-ration-eaten =
    { $me ->
        [yes]
            { $amount ->
                [0] Het proviand levert je niets op.
               *[other] Het proviand geeft je { $amount } energie.
            }
       *[no]
            { $amount ->
                [0] Het proviand levert { $who } niets op.
               *[other] Het proviand geeft { $who } { $amount } energie.
            }
    }
event-chest-opened =
    { $me ->
        [yes] Je opent een kist en vindt ‘{ $card }’.
       *[no] { $who } opent een kist en vindt ‘{ $card }’.
    }
event-trap-sprung =
    { $me ->
        [yes] Een valstrik klapt dicht! Dat kost je 1 energie.
       *[no] Een valstrik klapt dicht! Dat kost { $who } 1 energie.
    }
event-trap-avoided =
    { $me ->
        [yes] Een valstrik – maar jou deert hij niet.
       *[no] Een valstrik – maar { $who } blijft ongedeerd.
    }
event-fell =
    { $me ->
        [yes] Je valt in een kuil!
       *[no] { $who } valt in een kuil!
    }
event-teleported =
    { $me ->
        [yes] De teleporter brengt je naar de kamer { ernaast }.
       *[no] De teleporter brengt { $who } naar de kamer { ernaast }.
    }
event-rest-declared =
    { $me ->
        [yes] Je kondigt een rustpauze aan.
       *[no] { $who } kondigt een rustpauze aan.
    }
event-rested =
    { $me ->
        [yes] Je rust, neemt { kaarten } terug in je hand en verliest { $cost } energie.
       *[no] { $who } rust, neemt { kaarten } terug in de hand en verliest { $cost } energie.
    }
event-level-left =
    { $me ->
        [yes]
            { $level ->
                [3] Je klimt de laatste trap op: daar ligt het amulet!
               *[other] Je verlaat verdieping { $level }.
            }
       *[no]
            { $level ->
                [3] { $who } klimt de laatste trap op – naar het amulet!
               *[other] { $who } verlaat verdieping { $level }.
            }
    }
event-energy-given =
    { $me ->
        [yes] Je laat bij het afscheid 1 energie achter.
       *[no] { $who } laat bij het afscheid 1 energie achter.
    }
event-discarded =
    { $me ->
        [yes] Je legt ‘{ $card }’ af.
       *[no] { $who } legt ‘{ $card }’ af.
    }
event-level-began = Verdieping { $round } begint.
event-handed-over =
    { $me ->
        [yes] Je geeft de beurt door.
       *[no] { $who } geeft de beurt door.
    }
event-offered =
    { $me ->
        [yes] Je biedt ‘{ $card }’ aan om te ruilen.
       *[no] { $who } biedt ‘{ $card }’ aan om te ruilen.
    }
event-exchanged =
    { $me ->
        [yes] Je geeft ‘{ $card }’ en krijgt er ‘{ $other }’ voor terug.
       *[no] { $who } geeft ‘{ $card }’ en krijgt er ‘{ $other }’ voor terug.
    }
event-refused =
    { $me ->
        [yes] Je slaat de ruil af.
       *[no] { $who } slaat de ruil af.
    }
event-amulet-tested =
    { $me ->
        [yes]
            { $passed ->
                [yes] Je doorstaat de proef van het amulet!
               *[no] Je doorstaat de proef van het amulet niet.
            }
       *[no]
            { $passed ->
                [yes] { $who } doorstaat de proef van het amulet!
               *[no] { $who } doorstaat de proef van het amulet niet.
            }
    }
event-ended = { ending }

## Actions

action-challenge =
    { $which ->
        [a] Kies opdracht A
       *[b] Kies opdracht B
    }
action-pick =
    { $which ->
        [first] Kies de eerste kaart
       *[second] Kies de tweede kaart
    }
action-play = Speel ‘{ $card }’, { kant }
action-rest = Rust
action-hand-over = Geef de beurt door
action-go = { waarheen }
action-skip = Sla dit over
action-copy =
    { $side ->
        [a] Kopieer kant A
        [b] Kopieer kant B
       *[nothing] Kopieer niets
    }
action-teleport = Teleporteer naar de kamer { ernaast }
action-remain = Blijf op de teleporter staan
action-stairs =
    { $answer ->
        [leave] Ga de trap op
       *[other] Blijf op deze verdieping
    }
action-bonus =
    { $answer ->
        [use] Neem het
       *[leave] Laat het liggen
    }
action-gift =
    { $answer ->
        [give] Geef 1 energie weg
       *[keep] Houd je energie
    }
action-choose = Kies ‘{ $card }’
action-refuse = Niet ruilen

## Questions

ask-challenge = Welke opdracht van het amulet neem je aan?
waits-challenge = { $who } bekijkt het amulet…
ask-opening = Welke van de twee kaarten neem je in je hand? De andere wordt je eerste kamer.
waits-opening = { $who } pakt de rugzak in…
ask-turn = Welke kaart speel je? Of rust je? Je hebt { $energy } energie, rusten kost { $cost }.
waits-turn = Wachten op de volgende kaart van { $who }…
ask-direction =
    { $effect ->
        [move] Waar ga je heen?
        [hammer] Waar sla je toe?
       *[other] Waar brengt de superuitrusting je heen?
    }
waits-direction = { $who } zoekt de weg…
ask-rope =
    { $step ->
        [1] Waar slinger je heen?
       *[other] Waar slinger je verder heen?
    }
waits-rope = { $who } hangt aan het touw…
ask-map = Aan welke kant leg je de nieuwe kamer?
waits-map = { $who } tuurt op de plattegrond…
ask-torch = Welke kant van je bovenste kaart kopieer je?
waits-torch = { $who } houdt de fakkel omhoog…
ask-teleport = Naar welke kamer brengt de teleporter je?
waits-teleport = { $who } flikkert in de teleporter…
ask-stairs =
    { $level ->
        [3] Klim je omhoog naar het amulet?
       *[other] Verlaat je verdieping { $level }?
    }
waits-stairs = { $who } staat onder aan de trap…
ask-bonus =
    { $cell ->
        [ration] Neem je het proviand?
       *[other] Open je de kist?
    }
waits-bonus = { $who } vraagt zich af of het de moeite loont…
ask-gift = Geef je bij het afscheid 1 van je { $energy } energie weg?
waits-gift = { $who } denkt na over een afscheidscadeau…
ask-discard =
    { $count ->
        [one] Je rugzak is te vol: welke kaart leg je af?
       *[other] Je rugzak is te vol: welke kaart leg je af (nog { $count })?
    }
waits-discard = { $who } ruimt de rugzak op…
ask-offer = Jullie staan naast elkaar: welke kaart bied je aan om te ruilen?
waits-offer = { $who } denkt na over een ruil…
ask-answer = Welke kaart geef je in ruil voor de aangeboden kaart?
waits-answer = { $who } bekijkt het aanbod…
ask-first-room = Welke van de twee kaarten wordt je eerste kamer op verdieping { $level }? De andere blijft boven op je stapel.
waits-first-room = { $who } gluurt de nieuwe verdieping in…

## House rules

option-energy-face = Energiekaart
    .about = Bepaalt met hoeveel energie elke verdieping begint.
    .easy = makkelijk
    .hard = moeilijk
option-level-face = Verdiepingskaart
    .about = Bepaalt hoeveel kamers elke verdieping heeft; op de moeilijke kant levert proviand op verdieping 1 niets op.
    .easy = makkelijk
    .hard = moeilijk
option-amulet-face = Amuletkaart
    .about = Bepaalt uit welke twee opdrachten je kiest.
    .easy = makkelijk
    .hard = moeilijk
option-link-face = Verbindingskamer
    .about = Bepaalt of de verbindingskamer tussen twee spelers open is of in het midden een deur op slot heeft.
    .easy = makkelijk
    .hard = moeilijk
option-set = Kaartenset
    .about = Bepaalt met welke 17 kaarten je speelt; met z’n tweeën: welke set de eerste plaats krijgt.
    .green = groen
    .blue = blauw
option-l3-low-stairs-exit = Trappen op verdieping 3
    .about = Bepaalt of op verdieping 3 elke trap naar het amulet leidt zodra alle kamers liggen.
    .false = alleen in de laatste kamer
    .true = in elke kamer
option-hammer-scope = Moker
    .about = Bepaalt of je met de moker ook door een muur zonder deur mag lopen.
    .any = overal doorheen
    .explore-or-door = lopen alleen door deuren
option-map-border-wall-blocks = Plattegrond en de rand
    .about = Bepaalt of een muur of deur op de rand van de kamer de plattegrond tegenhoudt.
    .true = houdt tegen
    .false = houdt niet tegen
option-bonus-optional = Kisten en proviand
    .about = Bepaalt of je kisten en proviand moet nemen als je erop stapt.
    .false = verplicht
    .true = vrijwillig
option-teleporter-optional = Teleporter
    .about = Bepaalt of je de teleporter moet gebruiken als je erop stapt.
    .false = verplicht
    .true = vrijwillig
option-teleport-keeps-protection = Bescherming in de teleporter
    .about = Bepaalt of superuitrusting en steen je ook beschermen op het vak waar de teleporter je neerzet.
    .true = beschermen nog steeds
    .false = beschermen niet meer
option-stairs-choice = Verdieping verlaten
    .about = Bepaalt wanneer je de trap van de laatste kamer op mag.
    .on-entry = alleen als je erop stapt
    .while-standing = ook later, zolang je er staat
option-hand-max-row = Handlimiet
    .about = Bepaalt welke rij van de verdiepingskaart voor je handkaarten geldt als je van verdieping wisselt.
    .entered = die van de nieuwe verdieping
    .left = die van de oude verdieping
option-sg-discardable = Superuitrusting afleggen
    .about = Bepaalt of je bij het wisselen van verdieping ook de superuitrusting mag afleggen. Die is dan uit het spel.
    .false = mag niet
    .true = mag
option-sg-exchangeable = Superuitrusting ruilen
    .about = Bepaalt of jullie ook je superuitrusting mogen ruilen.
    .false = mag niet
    .true = mag
option-deckout = Lege stapel
    .about = Bepaalt wanneer je door een lege stapel verliest.
    .rooms-missing = als er op de verdieping nog kamers ontbreken
    .literal-until-l3-done = altijd, tot alle kamers van verdieping 3 liggen
option-rations-off-card = Proviand zonder effect
    .about = Bepaalt door welke moeilijke kaart het proviand op verdieping 1 niets oplevert.
    .level = de verdiepingskaart
    .energy = de energiekaart
option-pairing = Voor- en achterkanten
    .about = Bepaalt of achter elke uitrusting altijd dezelfde kamer zit.
    .fixed = zoals gedrukt
    .shuffled = opnieuw geschud
option-coop-order = Volgorde met z’n tweeën
    .about = Bepaalt wie met z’n tweeën de volgende kaart mag spelen.
    .free = wie maar wil
    .alternate = om de beurt
option-coop-rest = Rusten met z’n tweeën
    .about = Bepaalt wanneer je betaalt voor een aangekondigde rustpauze.
    .joint = als jullie allebei rusten
    .immediate = meteen
option-coop-exit = Uitgang met z’n tweeën
    .about = Bepaalt via wiens laatste kamer je de verdieping mag verlaten.
    .any = maakt niet uit
    .own = alleen je eigen
option-coop-early-loss = Gemiste ruil
    .about = Bepaalt of jullie meteen verliezen als iemand een verdieping verlaat met te weinig kaarten uit de andere set.
    .false = speel door
    .true = meteen verloren
option-turn-cap = Grens aan beurten
    .about = Na zoveel beurten op één verdieping is het spel verloren; 0 betekent: geen grens.

## Why not

why-over = Het spel is afgelopen.
why-not-your-turn = Je bent nu niet aan zet – nog even geduld.
why-partner-plays = Eerst wordt de kaart van je partner afgemaakt.
why-you-wait = Je wacht: voor jou gaat het pas verder als je partner ook rust of de verdieping verlaat.
why-you-left = Je hebt deze verdieping al verlaten en wacht op je partner.
why-other-decision =
    { $verb ->
        [challenge] Je opdracht kies je alleen helemaal aan het begin van het spel.
        [pick] Tussen twee kaarten kies je alleen als je eerste kamer op een verdieping wordt gelegd.
        [play] Een kaart speel je pas als de vorige is afgelopen.
        [rest] Rusten kan alleen in plaats van een kaart spelen, niet halverwege.
        [hand_over] De beurt doorgeven kan alleen in plaats van een kaart spelen.
        [go] Een richting kies je alleen als een kaart erom vraagt.
        [skip] Er is nu geen effect dat je kunt overslaan.
        [copy] Kopiëren kan alleen met de fakkel.
        [teleport] Teleporteren kan alleen als je net op een teleporter bent gestapt.
        [remain] Er is nu geen teleporter die je mee wil nemen.
        [stairs] Om de trap gaat het alleen als je er in de laatste kamer op stapt.
        [bonus] Nemen of laten liggen kan alleen als je net op zo’n vak bent gestapt.
        [gift] Energie weggeven kan alleen als je de verdieping vóór je partner verlaat.
        [choose] Er is nu geen kaart af te leggen of te ruilen.
        [refuse] Het gaat nu niet om een ruil.
       *[other] Er staat nu een andere beslissing open – die gaat voor.
    }
why-option =
    { $option ->
        [teleporter_optional] De teleporter neemt je mee, of je wilt of niet; blijven staan kan alleen met de huisregel ‘{ option-teleporter-optional }’.
        [coop_order] Hier valt geen beurt door te geven; dat kan alleen met z’n tweeën en met de huisregel ‘{ option-coop-order }’.
       *[stairs_choice] Over de trap beslis je als je erop stapt; later kan alleen met de huisregel ‘{ option-stairs-choice }’.
    }
why-not-in-hand = ‘{ $card }’ heb je niet in je hand.
why-no-such-side = ‘{ $card }’ heeft maar één kant, en dat is kant A.
why-nothing-played = Je hebt niets gespeeld: rusten zou alleen maar energie kosten.
why-just-handed = Je partner heeft de beurt net aan jou doorgegeven – teruggeven kan niet.
why-partner-waits = Je partner kan nu niet spelen – de beurt blijft bij jou.
why-not-on-stairs = Je staat niet op een trap die verder leidt.
why-rooms-missing =
    { $count ->
        [one] Je mist op deze verdieping nog 1 kamer.
       *[other] Je mist op deze verdieping nog { $count } kamers.
    }
why-not-printed =
    { $effect ->
        [move] { waarheen } kan niet met deze stap.
        [hammer] { waarheen } kan niet met deze moker.
        [rope] { waarheen } kan niet met dit touw.
       *[other] { waarheen } kan hiermee niet.
    }
why-wall = { waar } staat een muur in de weg.
why-door = { waar } zit een deur op slot: zonder sleutel kom je er niet door.
why-partner-there = { waar } staat je partner al, en op één vak is geen plaats voor twee.
why-level-full = Op deze verdieping heb je alle kamers al gelegd.
why-pile-empty = Je stapel is leeg: er is geen kamer meer te ontdekken.
why-rope = { waarheen } kan niet met het touw: het draagt je alleen naar lege vakken en over kuilen, nooit door muren of deuren en nooit het onbekende in.
why-map = { waar } kun je geen kamer leggen: een muur of deur belemmert het zicht, of er ligt al een kamer.
why-no-room-there = { waar } is geen vak waar de teleporter je heen kan brengen.
why-super-stays = De superuitrusting geef je niet uit handen.

## Cards, cells and challenges

effect-name =
    { $effect ->
        [move] Stap
        [key] Sleutel
        [stone] Steen
        [hammer] Moker
        [rope] Touw
        [torch] Fakkel
        [map] Plattegrond
       *[super] Superuitrusting
    }
effect-about =
    { $effect ->
        [move] Ga één vak in een van de getoonde richtingen. Leidt de stap het onbekende in, dan leg je daar een nieuwe kamer.
        [key] Opent voor een latere stap van deze kaart een deur die op slot zit.
        [stone] Schakelt de eerstvolgende valstrik uit waar je met deze kaart op stapt.
        [hammer] Eén stap of een nieuwe kamer, dwars door muren en deuren.
        [rope] Hoogstens twee stappen over lege vakken en kuilen, zonder te vallen. Nieuwe kamers ontdek je er niet mee.
        [torch] Kopieert een kant van de bovenste kaart van je stapel.
        [map] Leg een nieuwe kamer aan een kant waar je vrij zicht op hebt, ook vanuit het midden van je kamer.
       *[super] Eén stap in elke richting, ook door deuren en het onbekende in. Kuilen en valstrikken deren je niet, alleen muren houden je tegen.
    }
cell-name =
    { $cell ->
        [empty] Leeg vak
        [stairs] Trap
        [ration] Proviand
        [chest] Kist
        [pit] Kuil
        [trap] Valstrik
        [teleporter] Teleporter
        [red] Rode kist
        [yellow] Gele kist
        [green] Groene kist
       *[blue] Blauwe kist
    }
cell-about =
    { $cell ->
        [empty] Hier gebeurt niets.
        [stairs] In de laatste kamer kun je hier de verdieping verlaten. In alle andere kamers gebeurt er niets.
        [ration] Geeft 1 energie, maar nooit meer dan het maximum. Met z’n tweeën is die voor je partner.
        [chest] Je neemt de bovenste kaart van je stapel in je hand.
        [pit] Je moet meteen rusten, en de rest van de kaart vervalt. Touw en superuitrusting redden je.
        [trap] Kost 1 energie, behalve als een steen of de superuitrusting je beschermt.
        [teleporter] Brengt je naar hetzelfde vak van een aangrenzende kamer.
        [red] Je neemt de bovenste rode kaart van je stapel in je hand. Is er geen rode, dan de bovenste kaart.
        [yellow] Je neemt de bovenste gele kaart van je stapel in je hand. Is er geen gele, dan de bovenste kaart.
        [green] Je neemt de bovenste groene kaart van je stapel in je hand. Is er geen groene, dan de bovenste kaart.
       *[blue] Je neemt de bovenste blauwe kaart van je stapel in je hand. Is er geen blauwe, dan de bovenste kaart.
    }
direction =
    { $direction ->
        [up] omhoog
        [down] omlaag
        [left] naar links
       *[right] naar rechts
    }
gem-colour =
    { $colour ->
        [red] Rood
        [yellow] Geel
        [green] Groen
        [blue] Blauw
        [multi] Regenboog
       *[white] kleur naar keuze
    }
set-name =
    { $set ->
        [green] Groene set
       *[blue] Blauwe set
    }
state =
    { $state ->
        [ready] klaar
        [declared] wil rusten
        [rested] heeft gerust en wacht
       *[left] heeft de verdieping verlaten
    }
challenge-group =
    { $count ->
        [one]
            { $colour ->
                [red] 1 rood juweel
                [yellow] 1 geel juweel
                [green] 1 groen juweel
                [blue] 1 blauw juweel
                [multi] 1 regenboogjuweel
               *[white] 1 juweel naar keuze
            }
       *[other]
            { $colour ->
                [red] { $count } rode juwelen
                [yellow] { $count } gele juwelen
                [green] { $count } groene juwelen
                [blue] { $count } blauwe juwelen
                [multi] { $count } regenboogjuwelen
               *[white] { $count } juwelen van één kleur
            }
    }
challenge-name =
    { $which ->
        [a] Opdracht A
       *[b] Opdracht B
    }

## Rules

rule-R0 = Begrippen
rule-R0-1 = Kamers liggen op een raster: x telt naar rechts, y naar beneden. Speel je alleen, dan ligt de eerste kamer van een verdieping op (0, 0). Elke kamer heeft 3 rijen van 4 vakken, geteld zoals de kamer op tafel ligt.
rule-R0-2 = Boven, onder, links en rechts zijn altijd zoals jij de tafel ziet. Wie met z’n tweeën aan de overkant zit, ziet alles 180° gedraaid.
rule-R0-3 = Elke kant van een vak is open, een muur of een deur op slot. Waar twee kamers aan elkaar grenzen, is één deur op een van beide genoeg: dan is het daar een deur. Is er geen deur, dan is één muur op een van beide genoeg: dan is het een muur.
rule-R0-4 = Je kaarten zijn in je hand, bij je gespeelde kaarten, in je stapel of liggen als kamers op tafel. Gespeeld is wat je sinds je laatste rustpauze hebt gespeeld. De stapel ligt met de uitrusting naar boven, dus de bovenste kaart is altijd te zien. Wat je bij het wisselen van verdieping aflegt, ligt even open opzij. Van de 17 kaarten van een set gaat er nooit een verloren.
rule-R0-5 = Elke kaart heeft twee gezichten: in je hand, gespeeld en in de stapel is het uitrusting, op tafel een kamer. Welke kamer achter een kaart van de stapel zit, mag je niet bekijken.
rule-R1 = Voorbereiding
rule-R1-1 = Neem een set startkaarten: energie, verdieping, amulet en superuitrusting. Bij energie, verdieping en amulet kies je de makkelijke of de moeilijke kant, elk apart. Voor je eerste spel: alles makkelijk.
rule-R1-2 = Je begint op verdieping 1 met de energie van je energiekaart: 6 op de makkelijke kant, 5 op de moeilijke. Meer kun je ook later niet hebben.
rule-R1-3 = Kies een van de twee opdrachten op je amulet, nog voordat je een kaart hebt gezien. De opdracht is openbaar en geldt het hele spel.
rule-R1-4 = Neem de superuitrusting in je hand.
rule-R1-5 = Kies de groene of de blauwe set en schud de 17 kaarten: dat is je stapel, met de uitrusting naar boven.
rule-R1-6 = Trek de twee bovenste kaarten zonder hun kamers te bekijken. Ook de volgende kaart van de stapel zie je al. Een van de twee neem je in je hand, de andere draai je om: dat is je eerste kamer, met de trap in de onderste rij.
rule-R1-7 = Je pion begint op de trap van die kamer, en die telt al als de eerste kamer van de verdieping. In je stapel blijven 15 kaarten over.
rule-R2 = Je beurt
rule-R2-1 = In je beurt doe je precies één ding: je speelt een kaart uit je hand, of je rust.
rule-R2-2 = Is je hand leeg, dan moet je rusten. Met kaarten in je hand mag het ook.
rule-R2-3 = Je hebt zoveel beurten als je wilt. Alleen om te zorgen dat geen spel eeuwig duurt: heb je op één verdieping zoveel beurten gehad als ‘{ option-turn-cap }’ aangeeft, dan is het spel verloren. Een kaart, een rustpauze en het doorgeven tellen elk als één beurt; rusten in een kuil hoort bij de kaart. Met z’n tweeën telt ieder apart.
rule-R3 = Kaarten spelen
rule-R3-1 = Leg de kaart bij je gespeelde kaarten, kies kant A of B en voer de effecten van die kant van links naar rechts uit. De superuitrusting heeft maar één kant.
rule-R3-2 = Geen enkel effect is verplicht: je mag er een overslaan, of allemaal. Wat niet kan, vervalt zonder vraag. Steen en sleutel krijg je altijd.
rule-R3-3 = Je beslist over één effect tegelijk. Wat het vorige aan het licht bracht, weet je dan al.
rule-R3-4 = Steen en sleutel blijven tot het eind van de kaart en helpen bij elke latere stap ervan. Wat je niet gebruikt, vervalt.
rule-R3-5 = Een kaart eindigt eerder als je in een kuil moet rusten, de verdieping verlaat of als het spel is afgelopen. De resterende effecten vervallen.
rule-R3-6 = Wat je onderweg uit een kist haalt, komt in je hand. Spelen kun je het vanaf je volgende beurt.
rule-R4 = Lopen
rule-R4-1 = Met een stap gaat je pion naar het vak ernaast, in een van de getoonde richtingen, nooit schuin.
rule-R4-2 = Muren houden je tegen. Deuren op slot ook, tenzij je een sleutel hebt of de moker of de superuitrusting gebruikt.
rule-R4-3 = Ligt het vak in een kamer die al op tafel ligt, dan loop je er gewoon heen, ook van kamer naar kamer. Er wordt dan niets omgedraaid.
rule-R4-4 = Leidt de stap de kamer uit naar een plek waar nog niets ligt, dan ga je in plaats daarvan verkennen. Kan dat niet, dan kun je die richting niet kiezen.
rule-R4-5 = Na elke stap werkt het vak waar je staat, nog vóór het volgende effect van de kaart.
rule-R5 = Verkennen
rule-R5-1 = Verkennen kan zolang er op de verdieping nog kamers ontbreken, je stapel niet leeg is en de plek vrij is. Ook moet de kant van je vak je doorlaten: een deur vraagt om een sleutel, de superuitrusting of de moker, een muur om de moker. Welke muren de nieuwe kamer heeft, maakt niet uit.
rule-R5-2 = Draai de bovenste kaart van je stapel om en leg die aan als kamer, met de trap in de onderste rij. De stap is daarmee verbruikt: je pion blijft staan, en in de nieuwe kamer gebeurt nog niets.
rule-R5-3 = De laatste kamer van een verdieping leg je 180° gedraaid, dus met de trap in de bovenste rij. Vakken, muren en deuren draaien mee.
rule-R5-4 = Met elke gewone stap en met de superuitrusting kun je verkennen; het kompas op de kaarten is maar een geheugensteuntje. Met het touw kan het niet.
rule-R5-5 = Verken je door een deur, dan is de sleutel verbruikt en valt de deur weer in het slot. Om erdoor te lopen heb je een nieuwe nodig.
rule-R5-6 = Is je stapel daarna leeg terwijl er op de verdieping nog kamers ontbreken, dan is het spel verloren.
rule-R6 = Steen en sleutel
rule-R6-1 = Een steen schakelt de eerste valstrik uit waar je daarna met dezelfde kaart op stapt. Zonder steen mag je er ook op, maar dat kost 1 energie.
rule-R6-2 = Een sleutel laat een latere stap van dezelfde kaart door één deur op slot gaan, of je verkent erdoorheen. Achter je valt de deur weer in het slot.
rule-R7 = Bijzondere effecten
rule-R7-1 = Moker: één stap in een van de getoonde richtingen die door muren noch deuren wordt tegengehouden. Je loopt erdoor of je verkent. Er blijft daarna niets open.
rule-R7-2 = Touw: hoogstens twee stappen, elk in een van de getoonde richtingen, alleen naar lege vakken en kuilen. Kuilen deren je daarbij niet, ook niet als je er boven blijft hangen. Verkennen kan niet, muren en deuren ook niet, en trappen, valstrikken, teleporters, kisten en proviand evenmin, zelfs als ze op zijn. Na één stap mag je stoppen.
rule-R7-3 = Fakkel: kies kant A of B van de bovenste kaart van je stapel en voer de effecten uit alsof ze hier staan. Die kaart blijft liggen; verlaat die ondertussen de stapel, dan gaat het effect gewoon door. Is de stapel leeg of staat er op de gekozen kant een fakkel, dan gebeurt er niets.
rule-R7-4 = Plattegrond: kies een richting waarin van je vak tot en met de rand van de kamer geen muur of deur staat en waar nog geen kamer ligt. Daar leg je de bovenste kaart van je stapel als kamer. Wat er op de vakken ertussen staat, maakt niet uit. Verder geldt alles zoals bij verkennen.
rule-R7-5 = Superuitrusting: één stap in elke richting. Kuilen en valstrikken deren je niet, door deuren kun je lopen en verkennen, door muren niet. De kaart heeft geen juweel en wordt verder gespeeld en geteld als elke andere.
rule-R7-6 = Regenboogjuweel: maar één stap opzij, met A naar links, met B naar rechts. Bij het amulet telt het als één juweel naar keuze, voor gekleurde kisten heeft het elke kleur.
rule-R8 = Vakken
rule-R8-1 = Proviand, kisten en gekleurde kisten werken of je wilt of niet, maar één keer per verblijf in de kamer. Ga je de kamer uit en kom je terug, dan is alles weer vers.
rule-R8-2 = Proviand: 1 energie erbij, maar nooit boven het maximum; verbruikt is het dan toch. Met de moeilijke kant van de verdiepingskaart levert het op verdieping 1 niets op.
rule-R8-3 = Kist: neem de bovenste kaart van je stapel als uitrusting in je hand. Is de stapel leeg, dan krijg je niets.
rule-R8-4 = Gekleurde kist: zoek in je stapel van boven af de eerste kaart van die kleur en neem die; het regenboogjuweel past altijd. De andere kaarten houden hun volgorde. Past er geen, dan neem je de bovenste.
rule-R8-5 = Kuil: je moet meteen rusten. De kaart die je net speelde, komt mee terug in je hand, en de resterende effecten vervallen. Met touw of superuitrusting gebeurt er niets.
rule-R8-6 = Valstrik: meteen 1 energie minder, tenzij een steen of de superuitrusting je beschermt.
rule-R8-7 = Kuilen en valstrikken werken elke keer dat je erop stapt. Erop blijven staan kan geen kwaad.
rule-R8-8 = Teleporter: je komt terecht op hetzelfde vak van een kamer die er direct aan grenst. Zijn er meer, dan kies je; is er geen, dan gebeurt er niets. Het vak waar je aankomt werkt als altijd, alleen een tweede teleporter niet. De oude kamer heb je daarmee verlaten. Superuitrusting en ongebruikte steen beschermen je ook waar je aankomt.
rule-R8-9 = De trap in de onderste rij, dus in elke kamer behalve de laatste, doet niets.
rule-R8-10 = Stap je op de trap in de bovenste rij van de laatste kamer, dan mag je de verdieping verlaten. Blijf je, dan gaat de kaart verder, en krijg je de vraag pas weer als je opnieuw op dat vak stapt.
rule-R8-11 = Bij 0 energie is het spel meteen afgelopen, vóór al het andere.
rule-R9 = Rusten
rule-R9-1 = Vrijwillig rusten mag alleen als je minstens één kaart hebt gespeeld.
rule-R9-2 = Neem al je gespeelde kaarten terug in je hand en betaal zoveel energie als rusten op jouw verdieping kost: 1, 2 of 3. Zakt je energie naar 0, dan heb je verloren.
rule-R9-3 = Je pion blijft staan. Verbruikte kisten en verbruikt proviand blijven verbruikt.
rule-R10 = De verdieping verlaten
rule-R10-1 = Je komt een verdieping hoger.
rule-R10-2 = Je energie gaat terug naar de startwaarde.
rule-R10-3 = Al je gespeelde kaarten komen in je hand, ook de kaart die je net speelde. De resterende effecten daarvan vervallen.
rule-R10-4 = Tel je handkaarten, met de superuitrusting erbij. Naar verdieping 2 mag je er niet meer dan 4 meenemen, naar verdieping 3 niet meer dan 5. Precies wat te veel is, leg je af; welke kaarten kies je zelf, alleen niet de superuitrusting.
rule-R10-5 = Alle kamers van de verdieping en de afgelegde kaarten worden geschud en gaan, uitrusting naar boven, onder je stapel. Wat daar al in zat, blijft er in dezelfde volgorde boven liggen.
rule-R10-6 = Bekijk de twee bovenste kaarten van je stapel en kies er een als eerste kamer, met de trap in de onderste rij en je pion erop. De andere blijft boven op de stapel. Je hebt nu één kamer gelegd, en niets is verbruikt.
rule-R11 = Het amulet
rule-R11-1 = Verlaat je verdieping 3, dan neem je al je gespeelde kaarten in je hand. Een limiet is er nu niet.
rule-R11-2 = Je opdracht vraagt om groepen juwelen: zoveel van een bepaalde kleur of, bij witte, zoveel van één kleur naar keuze. Elke kaart telt maar voor één groep. Het regenboogjuweel vult één plek naar keuze. Juwelen te veel kunnen geen kwaad.
rule-R11-3 = Heb je alle groepen compleet, dan heb je gewonnen, anders verloren.
rule-R12 = Verliezen
rule-R12-1 = Je verliest als je energie naar 0 zakt.
rule-R12-2 = Je verliest als je de proef van het amulet niet doorstaat.
rule-R12-3 = Je verliest als je stapel leeg raakt terwijl er op je verdieping nog kamers ontbreken. Dat geldt na elke kaart die door verkennen, plattegrond of kist je stapel verlaat, nooit tussen twee verdiepingen.
rule-R13 = Moeilijkheid
rule-R13-1 = Speel je alleen, dan mag je makkelijke en moeilijke kanten van energie, verdieping en amulet door elkaar gebruiken.
rule-R13-2 = Dat proviand op verdieping 1 niets oplevert, hoort bij de moeilijke kant van de verdiepingskaart.
rule-R14 = Met z’n tweeën
rule-R14-1 = Ohio Bob en Idaho Joe spelen samen, elk met een eigen energie, hand, stapel en opdracht. Elk krijgt de 17 kaarten en de startkaarten van één kleur; de moeilijkheid is voor allebei gelijk. Ook kiezen jullie de makkelijke of moeilijke kant van de verbindingskamer. Eerst kiezen jullie allebei een opdracht, dan de openingskaarten, Ohio Bob steeds als eerste.
rule-R14-2 = In het midden ligt de verbindingskamer, ervoor en erachter jullie eerste kamers. Jullie zitten tegenover elkaar, en ieder legt kamers vanuit de eigen kant: de trap in de rij die het dichtst bij je is, in de laatste kamer in de verste rij. Alleen de trap van een laatste kamer leidt verder, in welke rij die ook ligt.
rule-R14-3 = Wie op de verdieping is en niet wacht, mag op elk moment de volgende kaart spelen of een rustpauze aankondigen, ook vaker achter elkaar. Pas als een kaart helemaal is afgelopen, komt de volgende. Met de huisregel ‘{ option-coop-order }’ gaat het om de beurt: Ohio Bob begint elke verdieping, en wie aan zet is, mag de beurt doorgeven, maar niet meteen weer terug.
rule-R14-4 = Rusten doe je samen: wie wil rusten, kondigt dat aan en wacht, zonder het terug te kunnen nemen. Zodra jullie allebei zover zijn, betalen jullie allebei en nemen je kaarten terug. Is je partner al van de verdieping af, dan rust je meteen; vertrekt je partner terwijl je wacht, dan rust je daarna. Zolang jullie er allebei zijn, mag je ook rusten zonder iets gespeeld te hebben.
rule-R14-5 = Wie in een kuil valt, rust en betaalt meteen, en wacht dan tot ook de ander rust of de verdieping verlaat. Had de ander al een rustpauze aangekondigd, dan volgt die meteen daarna.
rule-R14-6 = Proviand geeft de energie aan je partner; heeft die al het maximum, dan gaat die verloren. Voor jezelf is de energie alleen als je partner de verdieping al heeft verlaten.
rule-R14-7 = Jullie mogen alle kamers in en alles daar gebruiken. Wat voor jou verbruikt is, is dat niet voor je partner. Op één vak is maar plaats voor één pion, ook bij het teleporteren.
rule-R14-8 = Kist, fakkel, plattegrond en verkennen gaan altijd over je eigen stapel. Een kamer die je legt, ligt vanuit jouw kant en telt alleen voor jou, waar je hem ook legt. De verbindingskamer is van niemand en telt voor niemand.
rule-R14-9 = Eén keer per verdieping mogen jullie aan het eind van een kaart elk één kaart ruilen, als jullie op vakken naast elkaar staan zonder muur of deur ertussen. De kaart mag uit je hand of van je gespeelde kaarten komen, alleen niet de superuitrusting, en gaat naar de hand van de ander. Wie de kaart speelde, doet het aanbod. Wordt dat afgeslagen, dan mag het later nog eens. Na een kuil komt eerst het rusten, dan de ruil; wie net de verdieping heeft verlaten, ruilt niet meer.
rule-R14-10 = Je mag de verdieping verlaten via de trap van een van de twee laatste kamers, als je zelf al je kamers hebt gelegd. Heb je minstens 2 energie en is je partner er nog en niet op het maximum, dan mag je eerst 1 energie achterlaten. Je kamers blijven liggen, en je partner speelt alleen verder.
rule-R14-11 = Hebben jullie allebei de verdieping verlaten, dan gaan kamers en afgelegde kaarten geschud onder de stapel van hun set. Ieder kiest een eerste kamer, Ohio Bob als eerste. De verbindingskamer ligt weer in het midden, en jullie mogen weer ruilen.
rule-R14-12 = Wie verdieping 3 verlaat, moet de eigen opdracht vervullen en minstens 3 kaarten uit de andere set in de hand hebben. Lukt dat jullie allebei, dan winnen jullie. Faalt een van jullie, dan verliezen jullie allebei meteen.
rule-R14-13 = Verliest een van jullie, dan verliezen jullie allebei.

## Rulings

rule-A1 = Welke kaarten hebben een moeilijke kant? Energie, verdieping en amulet. De superuitrusting niet.
rule-A2 = Leidt op verdieping 3 elke trap naar het amulet? Nee, ook daar alleen die in de laatste kamer. Met de huisregel ‘{ option-l3-low-stairs-exit }’ kan het elke trap zijn, zodra al je kamers liggen.
rule-A3 = Moet je alle stappen van een kaart vooraf bedenken? Nee, vooraf kies je alleen de kant. De rest beslis je als het zover is.
rule-A4 = Helpen steen en sleutel alleen bij de volgende stap? Nee, ze blijven tot het eind van de kaart.
rule-A5 = Wat geldt er als twee randen tegen elkaar liggen? Een deur tegen een muur of tegen een andere deur is één deur, voor één sleutel. Een muur of deur tegen een open kant blijft wat hij is.
rule-A6 = En als er naast je kamer al een kamer ligt? Dan loop je er gewoon in.
rule-A7 = Mag je verkennen als de nieuwe kamer daar een muur heeft? Ja, dat weet je immers niet vooraf. Misschien kom je er op die plek dan niet in.
rule-A8 = Kun je met een sleutel door een deur verkennen? Ja, maar dan is hij verbruikt. Om naar binnen te gaan heb je er nog een nodig.
rule-A9 = Heb je het kompas nodig om te verkennen? Nee, dat is maar een geheugensteuntje. Met het touw kan het toch niet.
rule-A10 = Kun je met de moker ook door een gewone muur lopen? Ja. Met de huisregel ‘{ option-hammer-scope }’ kan dat beperkt zijn tot deuren; verkennen mag je nog overal doorheen.
rule-A11 = Moet je met het touw twee stappen zetten? Nee, één is genoeg, en de twee mogen verschillende kanten op gaan. Trappen en verbruikte kisten gelden niet als lege vakken.
rule-A12 = Wat gebeurt er na een kuil of bij het verlaten van de verdieping met de rest van de kaart? Die vervalt.
rule-A13 = Welke kant kopieert de fakkel? Je kiest A of B. Een andere fakkel doet niets. Wat gekopieerd is, geldt, ook als die kaart ondertussen de stapel verlaat.
rule-A14 = Houdt een muur op de rand van de kamer de plattegrond tegen? Ja, een deur ook, en de plek moet vrij zijn. De kamer telt als een verkende kamer. Met de huisregel ‘{ option-map-border-wall-blocks }’ hoeven muur en deur op de rand je niet tegen te houden, die binnenin doen dat altijd.
rule-A15 = Hoe zit het met kant A en B van het regenboogjuweel? A gaat naar links, B naar rechts.
rule-A16 = Moet je kist en proviand nemen? Ja. Met de huisregel ‘{ option-bonus-optional }’ mag je ze ook laten liggen; dan blijven ze vers.
rule-A17 = Wanneer zijn kist en proviand weer vers? Als je de kamer uit gaat en terugkomt, ook per teleporter. Rusten is niet genoeg.
rule-A18 = Moet je de teleporter gebruiken? Ja, als hij je ergens heen kan brengen. Je komt terecht op het vak op dezelfde plek, zoals de kamer op tafel ligt. Met de huisregel ‘{ option-teleporter-optional }’ mag je blijven staan.
rule-A19 = Beschermen superuitrusting en steen ook waar de teleporter je neerzet? Ja, het is nog dezelfde stap. Met de huisregel ‘{ option-teleport-keeps-protection }’ kan die bescherming vervallen.
rule-A20 = Mag je op de laatste trap blijven staan en later vertrekken? Nee, je krijgt de vraag alleen als je erop stapt. Met de huisregel ‘{ option-stairs-choice }’ kun je ook aan het begin van een latere beurt vertrekken, zonder een kaart te spelen.
rule-A21 = Mag je rusten als je niets hebt gespeeld? Niet als je alleen speelt: het zou je enkel energie kosten.
rule-A22 = Welke limiet geldt voor je handkaarten? Die van de verdieping waar je naartoe gaat. Voor het amulet is er geen. Met de huisregel ‘{ option-hand-max-row }’ kan die gelden van de verdieping die je verlaat.
rule-A23 = Mag je de superuitrusting afleggen? Nee, er zit immers geen kamer achterop. Met de huisregel ‘{ option-sg-discardable }’ mag het wel; dan is de kaart uit het spel.
rule-A24 = Waar gaat aan het begin van een verdieping de kaart heen die geen kamer wordt? Die blijft boven op de stapel. Alleen helemaal aan het begin van het spel gaat die naar je hand.
rule-A25 = Verlies je ook op verdieping 1 en 2 als je stapel leeg is? Ja, als er nog kamers ontbreken. Liggen ze er allemaal, dan gaat het verder, alleen zijn de kisten dan leeg. Met de huisregel ‘{ option-deckout }’ kan een lege stapel altijd verlies betekenen, tot alle kamers van verdieping 3 liggen.
rule-A26 = Door welke moeilijke kaart levert proviand op verdieping 1 niets op? Door de verdiepingskaart. Met de huisregel ‘{ option-rations-off-card }’ kan het de energiekaart zijn.
rule-A27 = Wat beschermt waartegen? Het touw tegen kuilen, de steen tegen valstrikken, de superuitrusting tegen allebei. Naar een valstrik kan het touw je niet eens brengen.
rule-A28 = Verlies je in een kuil je handkaarten? Nee, die blijven in je hand. Je komt er alleen niet meer aan toe er vóór het rusten nog een te spelen.
rule-A29 = Hoeveel energie kun je hebben? Hoogstens de startwaarde van je energiekaart.
rule-A30 = Mag de witte groep dezelfde kleur hebben als de andere groep? Ja, maar met andere kaarten. Dat kan alleen met z’n tweeën.
rule-A31 = Wanneer kies je je opdracht? Voordat je ook maar één kaart hebt gezien.
rule-A32 = Mag je meer afleggen dan nodig? Nee, precies wat te veel is.
rule-A33 = Zie je de kaarten die een gekleurde kist overslaat? Ja, alle kaarten tot de gevonden kaart, en de hele stapel als er geen past.
rule-A34 = Mag je weten welke kamer achter welke uitrusting zit? Ja, maar het wordt nooit getoond. Met de huisregel ‘{ option-pairing }’ worden uitrusting en kamers van elke set in het geheim opnieuw gekoppeld; een paar wordt pas bekend als de kaart voor het eerst als kamer ligt.
rule-A35 = Mag je eindeloos proviand verzamelen? Ja, tot ‘{ option-turn-cap }’ is bereikt. Meer dan 25 beurten op één verdieping zijn wel zeldzaam.
rule-A36 = Hoe liggen de kamers als jullie met z’n tweeën spelen? Jullie zitten tegenover elkaar, en ieder legt ze vanuit de eigen kant rechtop.
rule-A37 = Wie is er met z’n tweeën aan zet? Wie maar wil, steeds één hele kaart tegelijk. Met de huisregel ‘{ option-coop-order }’ gaat het om de beurt.
rule-A38 = Wanneer betaal je met z’n tweeën voor het rusten? Als jullie allebei zover zijn; zo kan er eerst nog proviand aankomen. In een kuil betaal je meteen. Met de huisregel ‘{ option-coop-rest }’ betaal je altijd al bij het aankondigen.
rule-A39 = Is een kist die je partner heeft geopend voor jou nog vers? Ja, verbruikt is die alleen voor je partner.
rule-A40 = Uit wiens stapel komt een kamer die je bij je partner verkent? Uit de jouwe. Wie een plek het eerst verkent, heeft die plek.
rule-A41 = Moeten jullie ruilen? Nee, en hoogstens één keer per verdieping. Een geruilde kaart mag later ook weer terug.
rule-A42 = Mogen jullie de superuitrusting ruilen? Nee. Met de huisregel ‘{ option-sg-exchangeable }’ wel: dan telt die mee voor de 3 kaarten die het amulet uit de andere set vraagt.
rule-A43 = Mag je weg via de laatste kamer van je partner? Ja, als je al je eigen kamers hebt gelegd. Met de huisregel ‘{ option-coop-exit }’ kan alleen je eigen laatste kamer gelden.
rule-A44 = Wanneer geef je energie weg, en wanneer begint de volgende verdieping? Weggeven kan als je vertrekt, voordat je eigen energie wordt aangevuld, en alleen als je partner er iets aan heeft. Verder gaat het als jullie allebei de verdieping hebben verlaten.
rule-A45 = Waar gaat een afgelegde kaart uit de andere set heen? Terug naar de stapel van de eigen set. Pas op: van de 3 kaarten die je nodig hebt, ontbreekt er dan een, en winnen kan niet meer.
rule-A46 = Wanneer komt met z’n tweeën de proef van het amulet? Voor ieder bij het verlaten van verdieping 3. Faalt een van jullie, dan is het spel voor allebei verloren.
rule-A47 = Mag je een verdieping verlaten zonder geruild te hebben? Ja, alleen kunnen jullie dan niet meer winnen. Met de huisregel ‘{ option-coop-early-loss }’ is het spel in dat geval meteen verloren.
rule-A48 = Kan het zijn dat je helemaal niets kunt doen? Nee. Een kaart mag je ook zonder effect spelen, en met een lege hand rust je.
rule-A49 = Kun je in een kamer opgesloten raken? Nee, in elke kamer kun je zonder sleutel alle vakken bereiken, en ergens kun je er altijd uit.
rule-A50 = En als rusten precies je laatste energie kost? Dan heb je verloren, ook als je in een kuil moet rusten.
rule-A51 = Welk amulet hoort bij welke set? Dat van dezelfde kleur.
rule-A52 = Krijg je een vraag als er maar één ding kan? Nee, niet als je het effect alleen kunt overslaan en ook niet bij een teleporter met maar één bestemming. Is er daarnaast ook maar één richting mogelijk, dan wel. En wat je in je beurt wilt doen, wordt altijd gevraagd, zelfs als je alleen nog kunt rusten.
rule-A53 = Spelen jullie met z’n tweeën met open kaarten? Ja, alles is open, en overleggen mag zoveel jullie willen.
rule-A54 = Wat als jullie op hetzelfde moment spelen? Dan geldt wat het eerst aankomt. De andere kaart kan daarna, als je dat dan nog wilt.
rule-A55 = Wie begint een ruil? Wie net de kaart heeft gespeeld, biedt iets aan of niets; de ander antwoordt met een kaart of slaat het af. De vraag komt alleen als ruilen mogelijk is.

## The table

ending =
    { $ending ->
        [won] De juwelen lichten op, de val is uitgeschakeld: het amulet is binnen. Gewonnen!
        [energy] De krachten zijn op: de tempel houdt zijn amulet. Verloren.
        [amulet] De proef is mislukt, de val klapt dicht: het amulet blijft waar het is. Verloren.
        [pile] De stapel is leeg en er ontbreken nog kamers: hier loopt de tocht dood. Verloren.
        [turns] Te lang door de tempel gedwaald: het spel is afgelopen. Verloren.
       *[exchange] Te weinig kaarten geruild: zo is het amulet niet meer te winnen. Verloren.
    }
daily-share =
    { $result ->
        [won] Ohio Bob, tempel van de dag { $day }: amulet gevonden! Beurten: { $turns }, energie over: { $energy }.
       *[lost] Ohio Bob, tempel van de dag { $day }: gestrand op verdieping { $level }. Beurten: { $turns }.
    }
board-step =
    { $what ->
        [trap] Je verliest 1 energie.
        [end] Dat kost je laatste energie: het spel zou verloren zijn.
        [safe] Je bent beschermd: er gebeurt niets.
        [pit] Je rust voor { $cost } energie, en de kaart is afgelopen.
        [spent] Al gebruikt: er gebeurt niets.
        [ration] 1 energie voor jou.
        [gift] 1 energie voor je partner.
        [wasted] Daar heeft nu niemand iets aan.
       *[leave] De trap naar boven: je mag de verdieping verlaten.
    }
board-gain = Je krijgt ‘{ $card }’.
board-room = ‘{ $card }’ wordt hier de kamer.
board-last-room = ‘{ $card }’ wordt hier de laatste kamer. De trap daarvan leidt omhoog.
board-seen = Wat erachter zit, heb je al gezien: ‘{ $face }’.
board-both = Jullie mogen nu allebei spelen.
label =
    { $label ->
        [player] Speler
        [energy] Energie
        [level] Verdieping
        [rooms] Kamers
        [hand] Hand
        [played] Gespeeld
        [pile] Stapel
        [top_card] Bovenste kaart
        [next_cards] Volgende kaarten
        [challenge] Opdracht
        [lacking] Ontbrekende juwelen
        [gems] Juwelen
        [rest_cost] Kosten van rusten
        [side_a] Kant A
        [side_b] Kant B
        [single] Maar één kant
        [waiting] wacht
        [ready] klaar
        [left] heeft de verdieping verlaten
        [partner] Partner
        [exchange] Ruil
        [exchange_used] Op deze verdieping al geruild
        [partner_cards] Kaarten uit de andere set
        [link_room] Verbindingskamer
        [first_room] Eerste kamer
        [last_room] Laatste kamer
        [stairs_down] Trap zonder uitgang
        [stairs_up] Trap omhoog
        [wall] Muur
        [door] Deur op slot
        [spent] verbruikt
        [key_charge] Sleutel klaar
        [stone_charge] Steen klaar
        [copied] Gekopieerd
        [charges] Klaar voor deze kaart
        [zoom_in] Dichterbij
        [zoom_out] Verder weg
        [whole_temple] Hele tempel
        [done] gelukt
        [missing] ontbreekt nog
        [easy] makkelijk
        [hard] moeilijk
        [no_exploring] zonder verkennen
       *[set] Kaartenset
    }

## De kaarten en kamers bij naam

called-rd1-green = Laarzen (groen)
called-rd1-blue = Laarzen (blauw)
called-rd2-green = Koevoet (groen)
called-rd2-blue = Koevoet (blauw)
called-rd3-green = Sprint (groen)
called-rd3-blue = Sprint (blauw)
called-rd4-green = Fakkel (groen)
called-rd4-blue = Fakkel (blauw)
called-yl1-green = Veldfles (groen)
called-yl1-blue = Veldfles (blauw)
called-yl2-green = Lantaarn (groen)
called-yl2-blue = Lantaarn (blauw)
called-yl3-green = Ladder (groen)
called-yl3-blue = Ladder (blauw)
called-yl4-green = Plattegrond (groen)
called-yl4-blue = Plattegrond (blauw)
called-gn1-green = Houweel (groen)
called-gn1-blue = Houweel (blauw)
called-gn2-green = Machete (groen)
called-gn2-blue = Machete (blauw)
called-gn3-green = Gereedschapsriem (groen)
called-gn3-blue = Gereedschapsriem (blauw)
called-gn4-green = Touw (groen)
called-gn4-blue = Touw (blauw)
called-bl1-green = Zweep (groen)
called-bl1-blue = Zweep (blauw)
called-bl2-green = Handschoenen (groen)
called-bl2-blue = Handschoenen (blauw)
called-bl3-green = Katrol (groen)
called-bl3-blue = Katrol (blauw)
called-bl4-green = Moker (groen)
called-bl4-blue = Moker (blauw)
called-rb1-green = Regenboogjuweel (groen)
called-rb1-blue = Regenboogjuweel (blauw)
called-supergear = Superuitrusting
called-supergear2 = Superuitrusting (Idaho Joe)
called-link-easy = Verbindingskamer
called-link-hard = Verbindingskamer met deur op slot
called-t01 = Voorportaal
called-t02 = Provisiekamer
called-t03 = Robijnnis
called-t04 = Zonnegewelf
called-t05 = Jadealkoof
called-t06 = Saffierrichel
called-t07 = Wervelzaal
called-t08 = Eetzaal
called-t09 = Oude keuken
called-t10 = Zonnegalerij
called-t11 = Jadecel
called-t12 = Saffiercrypte
called-t13 = Ingestorte brug
called-t14 = Sperengang
called-t15 = Voorraadkamer
called-t16 = Orakel
called-t17 = Schatkamer

## Hints

een-juweel =
    { $colour ->
        [red] een rood juweel
        [yellow] een geel juweel
        [green] een groen juweel
        [blue] een blauw juweel
       *[multi] een regenboogjuweel
    }
stappen =
    { $count ->
        [one] 1 stap
       *[other] { $count } stappen
    }
hint-worth = niets anders beloofde meer
hint-challenge-white = van { $count } juwelen kun je de kleur onderweg bepalen
hint-challenge-fixed = je weet vanaf het begin welke { $count } juwelen je zoekt
hint-pick-gem = zo houd je { een-juweel } voor je amulet
hint-pick-steps = die is goed voor { stappen }
hint-pick-top = { een-juweel } dat je amulet nog mist, blijft boven op de stapel
hint-pick-room = je amulet heeft dat juweel niet nodig
hint-stairs = zo kom je bij de trap die verder leidt
hint-gem = zo kom je aan { een-juweel } dat je amulet nog mist
hint-last-room = zo open je de laatste kamer, en daarmee de weg naar buiten
hint-ration = zo kom je bij proviand, voor 1 energie erbij
hint-room =
    { $count ->
        [one] zo open je een nieuwe kamer, dan ontbreekt er nog maar 1
       *[other] zo open je een nieuwe kamer, dan ontbreken er nog { $count }
    }
hint-chest = zo kom je aan een extra kaart uit een kist
hint-pit = de kuil is zo goed als een rust, { kaarten } terug in je hand voor { $cost } energie
hint-safe = de valstrik daar deert je niet
hint-near-stairs = zo kom je dichter bij de trap, nog { stappen }
hint-near-chest = zo kom je dichter bij een kist, nog { stappen }
hint-near-border =
    { $count ->
        [0] zo kom je bij een rand waar je kunt verkennen
       *[other] zo kom je dichter bij een open rand, nog { stappen }
    }
hint-rest = { kaarten } terug in je hand voor { $cost } energie
hint-rest-partner = je partner wacht tot jij rust
hint-hand-over = je partner kan nog { kaarten } spelen
hint-skip = geen stap van hier zou helpen
hint-leave = verdieping { $level } is de volgende, en je energie wordt aangevuld
hint-amulet = je hebt alles wat het amulet vraagt
hint-stay-gems =
    { $count ->
        [one] je amulet mist nog 1 juweel
       *[other] je amulet mist nog { $count } juwelen
    }
hint-bonus-later = het ligt er later ook nog
hint-gift = je partner heeft nog maar { $energy } energie, en jij kunt er 1 missen
hint-gift-keep = je partner heeft nog { $energy } energie
hint-discard = je amulet kan zonder { een-juweel }
hint-offer-gem = het amulet van je partner mist { een-juweel }
hint-exchange =
    { $count ->
        [0] jullie hebben allebei 3 kaarten van elkaar nodig, en jij hebt er nog geen
       *[other] jullie hebben allebei 3 kaarten van elkaar nodig, en jij hebt er nu { $count }
    }
hint-refuse = ruilen kan maar één keer per verdieping, en er komt misschien een betere kans
