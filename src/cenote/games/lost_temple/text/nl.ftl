### Lost Temple, Nederlands

game-name = Lost Temple
game-blurb = Een race door het oerwoud naar de verdwenen tempel: kies elke ronde stiekem je karakter en raad wie de anderen spelen.
round-name = Ronde { $round }

## Forms of the characters and tokens

het-karakter =
    { $character ->
        [shaman] de sjamaan
        [thief] de dief
        [seer] de ziener
        [priest] de priester
        [elder] de ouderling
        [craftsman] de archeoloog
        [scout] de verkenner
        [canoe] de kano
        [unknown] een karakter
       *[child] het kind
    }
other-token =
    { $othertoken ->
        [idol] Afgod
        [gems4] 4 smaragden
        [back2] 2 vakjes achteruit
        [pay2] 2 smaragden betalen
        [machete] Kapmes
        [fwd3] 3 vakjes vooruit
       *[lose_machete] Kapmes kwijt
    }

## Events

event-start-card =
    { $me ->
        [yes] Je trekt { het-karakter } als startkaart en begint op vakje { $space }.
       *[no] { $who } trekt { het-karakter } als startkaart en begint op vakje { $space }.
    }
event-round-began = Ronde { $round } begint.
event-idol-given =
    { $me ->
        [yes]
            { $reason ->
                [claim] Je hebt als laatste een afgodfiche omgedraaid en krijgt de afgod.
                [last] Je staat helemaal achteraan en krijgt de afgod.
                [poorest] Er staan meer reizigers achteraan: jij hebt van hen de minste smaragden en krijgt de afgod.
                [holder] Gelijke stand achteraan: jij houdt de afgod.
                [tied_clockwise] Gelijke stand achteraan: met de klok mee gaat de afgod naar jou.
               *[lot] Gelijke stand achteraan: het lot geeft jou de afgod.
            }
       *[no]
            { $reason ->
                [claim] { $who } heeft als laatste een afgodfiche omgedraaid en krijgt de afgod.
                [last] { $who } staat helemaal achteraan en krijgt de afgod.
                [poorest] Er staan meer reizigers achteraan: { $who } heeft van hen de minste smaragden en krijgt de afgod.
                [holder] Gelijke stand achteraan: { $who } houdt de afgod.
                [tied_clockwise] Gelijke stand achteraan: met de klok mee gaat de afgod naar { $who }.
               *[lot] Gelijke stand achteraan: het lot geeft { $who } de afgod.
            }
    }
event-set-face-up = Deze ronde doet { het-karakter } niet mee: de kaart ligt open.
event-set-face-down =
    { $amount ->
        [one] Er gaat één kaart gedekt opzij.
       *[other] Er gaan { $amount } kaarten gedekt opzij.
    }
event-hand-passed =
    { $me ->
        [yes]
            { $amount ->
                [one] Je hebt nog één kaart om uit te kiezen.
               *[other] Je kunt kiezen uit { $amount } kaarten.
            }
       *[no]
            { $amount ->
                [one] { $who } heeft nog één kaart om uit te kiezen.
               *[other] { $who } kan kiezen uit { $amount } kaarten.
            }
    }
event-card-taken =
    { $me ->
        [yes] Je kiest { het-karakter }.
       *[no] { $who } kiest { het-karakter }.
    }
event-card-discarded =
    { $amount ->
        [one] Er gaat één willekeurige kaart ongezien opzij.
       *[other] Er gaan { $amount } willekeurige kaarten ongezien opzij.
    }
event-card-left =
    { $me ->
        [yes]
            { $character ->
                [unknown] Je legt de laatste kaart gedekt opzij.
               *[other] Je legt { het-karakter } gedekt opzij.
            }
       *[no]
            { $character ->
                [unknown] { $who } legt de laatste kaart gedekt opzij.
               *[other] { $who } legt { het-karakter } gedekt opzij.
            }
    }
event-unanswered = Niemand heeft { het-karakter } gekozen.
event-answered =
    { $me ->
        [yes] Je onthult { het-karakter }.
       *[no] { $who } onthult { het-karakter }.
    }
event-cursed =
    { $me ->
        [yes] Je vervloekt { het-karakter }.
       *[no] { $who } vervloekt { het-karakter }.
    }
event-places-swapped =
    { $me ->
        [yes] De vloek werkt: je wisselt van plaats met { $victim }. Jij staat nu op vakje { $space }, { $victim } op vakje { $otherspace }.
       *[no]
            { $victimme ->
                [yes] De vloek treft jou: { $who } wisselt van plaats met je. Jij staat nu op vakje { $otherspace }, { $who } op vakje { $space }.
               *[no] De vloek werkt: { $who } wisselt van plaats met { $victim }. { $who } staat nu op vakje { $space }, { $victim } op vakje { $otherspace }.
            }
    }
event-marked =
    { $me ->
        [yes] Je hebt het gemunt op de smaragden van { het-karakter }.
       *[no] { $who } heeft het gemunt op de smaragden van { het-karakter }.
    }
event-robbed =
    { $me ->
        [yes]
            { $amount ->
                [0] Je wilt { $victim } bestelen, maar er valt niets te halen.
                [one] Je steelt de enige smaragd van { $victim }.
               *[other] Je steelt alle { $amount } smaragden van { $victim }.
            }
       *[no]
            { $victimme ->
                [yes]
                    { $amount ->
                        [0] { $who } wil jou bestelen, maar er valt bij jou niets te halen.
                        [one] { $who } steelt je enige smaragd.
                       *[other] { $who } steelt alle { $amount } je smaragden.
                    }
               *[no]
                    { $amount ->
                        [0] { $who } wil { $victim } bestelen, maar er valt niets te halen.
                        [one] { $who } steelt de enige smaragd van { $victim }.
                       *[other] { $who } steelt alle { $amount } smaragden van { $victim }.
                    }
            }
    }
event-gems-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] De bank heeft geen smaragden meer: je krijgt niets.
                [one] Je pakt een smaragd.
               *[other] Je pakt { $amount } smaragden.
            }
       *[no]
            { $amount ->
                [0] De bank heeft geen smaragden meer: { $who } krijgt niets.
                [one] { $who } pakt een smaragd.
               *[other] { $who } pakt { $amount } smaragden.
            }
    }
event-gems-paid =
    { $me ->
        [yes]
            { $amount ->
                [0] Je hebt geen smaragden en betaalt niets.
                [one] Je betaalt een smaragd.
               *[other] Je betaalt { $amount } smaragden.
            }
       *[no]
            { $amount ->
                [0] { $who } heeft geen smaragden en betaalt niets.
                [one] { $who } betaalt een smaragd.
               *[other] { $who } betaalt { $amount } smaragden.
            }
    }
event-looked =
    { $me ->
        [yes] Je bekijkt de fiches op vakje { $space } en vakje { $other }.
       *[no] { $who } bekijkt de fiches op vakje { $space } en vakje { $other }.
    }
event-looked-at =
    { $me ->
        [yes] Je bekijkt het fiche op vakje { $space }.
       *[no] { $who } bekijkt het fiche op vakje { $space }.
    }
event-looked-nowhere =
    { $me ->
        [yes] Je bekijkt geen fiches.
       *[no] { $who } bekijkt geen fiches.
    }
event-token-seen =
    { $me ->
        [yes] Je ziet op vakje { $space }: ‘{ token }’.
       *[no] { $who } ziet op vakje { $space }: ‘{ token }’.
    }
event-tokens-swapped =
    { $me ->
        [yes] Je verwisselt de fiches op vakje { $space } en vakje { $other }.
       *[no] { $who } verwisselt de fiches op vakje { $space } en vakje { $other }.
    }
event-tokens-kept =
    { $me ->
        [yes] Je laat beide fiches liggen waar ze liggen.
       *[no] { $who } laat beide fiches liggen waar ze liggen.
    }
event-machete-gained =
    { $me ->
        [yes] Je krijgt een kapmes.
       *[no] { $who } krijgt een kapmes.
    }
event-machete-declined =
    { $me ->
        [yes] Je laat het kapmes liggen.
       *[no] { $who } laat het kapmes liggen.
    }
event-machete-missing =
    { $me ->
        [yes] De kapmessen zijn op: je krijgt er geen.
       *[no] De kapmessen zijn op: { $who } krijgt er geen.
    }
event-machete-spent =
    { $me ->
        [yes] Je hakt je op vakje { $space } met een kapmes door het oerwoud.
       *[no] { $who } hakt zich op vakje { $space } met een kapmes door het oerwoud.
    }
event-machete-lost =
    { $me ->
        [yes] Je raakt een kapmes kwijt.
       *[no] { $who } raakt een kapmes kwijt.
    }
event-moved =
    { $me ->
        [yes] Je gaat van vakje { $origin } naar vakje { $space }.
       *[no] { $who } gaat van vakje { $origin } naar vakje { $space }.
    }
event-stopped =
    { $me ->
        [yes] Zonder kapmes strand je in het oerwoud op vakje { $space }.
       *[no] Zonder kapmes strandt { $who } in het oerwoud op vakje { $space }.
    }
event-stayed =
    { $me ->
        [yes] Je blijft staan op vakje { $space }.
       *[no] { $who } blijft staan op vakje { $space }.
    }
event-token-revealed =
    { $me ->
        [yes] Je draait het fiche op vakje { $space } om: ‘{ token }’.
       *[no] { $who } draait het fiche op vakje { $space } om: ‘{ token }’.
    }
event-token-replaced = Op vakje { $space } ligt nu een nieuw gedekt fiche.
event-claim-made =
    { $me ->
        [yes] Zoals het er nu voor staat, krijg jij volgende ronde de afgod.
       *[no] Zoals het er nu voor staat, krijgt { $who } volgende ronde de afgod.
    }
event-round-ended = Ronde { $round } is afgelopen.
event-won =
    { $me ->
        [yes] Je bereikt de grote tempel op vakje { $space } en wint!
       *[no] { $who } bereikt de grote tempel op vakje { $space } en wint!
    }
event-stopped-by-limit = Na ronde { $round } is het afgelopen: nu telt wie het verst gekomen is.

## Actions

action-take = Neem { het-karakter }
action-curse = Vervloek { het-karakter }
action-rob = Besteel { het-karakter }
action-look = Bekijk vakje { $space } en { $other }
action-swap =
    { $answer ->
        [swap] Verwissel ze
       *[keep] Laat ze liggen
    }
action-walk = Ga { $steps } vooruit
action-priest =
    { $answer ->
        [pays] Betaal en ga naar de tempel
       *[stays] Blijf staan
    }
action-elder =
    { $answer ->
        [pays] Betaal en ga naar het dorp
       *[stays] Blijf staan
    }
action-scout = Betaal { $gems }
action-machete =
    { $answer ->
        [take] Neem het kapmes
       *[leave] Laat het liggen
    }
action-walk-none = Blijf staan
action-look-none = Bekijk niets
action-look-space = Bekijk vakje { $space }

## Questions

ask-draft =
    { $cards ->
        [one] Neem het laatste karakter.
       *[other] Welk van de { $cards } karakters in je hand neem je?
    }
waits-draft = { $who } kiest een karakter…
ask-curse = Welk karakter vervloek je om ermee van plaats te wisselen?
waits-curse = { $who } kiest wie de vloek moet treffen…
ask-steal = Van welk karakter steel je alle smaragden?
waits-steal = { $who } zoekt iemand om te bestelen…
ask-look = Welke twee gebeurtenisfiches bekijk je stiekem?
waits-look = { $who } zoekt gebeurtenisfiches uit om te bekijken…
ask-look-second = Je weet nu wat er op vakje { $space } ligt – welk fiche bekijk je als tweede?
waits-look-second = { $who } kiest het tweede fiche…
ask-swap = Op vakje { $space } ligt ‘{ token }’, op vakje { $otherspace } ligt ‘{ other-token }’ – verwissel je ze?
waits-swap = { $who } twijfelt of de twee fiches van plaats moeten wisselen…
ask-walk =
    { $most ->
        [one] Ga je gratis één vakje vooruit?
       *[other] Hoe ver ga je gratis vooruit – hoogstens { $most } vakjes?
    }
waits-walk = { $who } kiest hoe ver de reis gaat…
ask-priest =
    { $cost ->
        [one] Betaal je een smaragd om naar de tempel op vakje { $space } te gaan?
       *[other] Betaal je { $cost } smaragden om naar de tempel op vakje { $space } te gaan?
    }
waits-priest = { $who } overweegt de tocht naar de tempel…
ask-elder =
    { $cost ->
        [one] Betaal je een smaragd om naar het dorp op vakje { $space } te gaan?
       *[other] Betaal je { $cost } smaragden om naar het dorp op vakje { $space } te gaan?
    }
waits-elder = { $who } overweegt de tocht naar het dorp…
ask-scout =
    { $most ->
        [one] Betaal je een smaragd om één vakje vooruit te gaan?
       *[other] Hoeveel smaragden betaal je om evenveel vakjes vooruit te gaan – hoogstens { $most }?
    }
waits-scout = { $who } telt smaragden uit voor onderweg…
ask-machete = Neem je een kapmes?
waits-machete = { $who } twijfelt of het kapmes meegaat…

## House rules

option-gem-bank = Smaragden in de bank
    .about = Bepaalt of de smaragden in de bank kunnen opraken.
    .limited = beperkt
    .unlimited = onbeperkt
option-chance-chain = Kettingreacties
    .about = Bepaalt of je meteen het volgende fiche omdraait als een fiche je naar een ander gebeurtenisvakje stuurt.
    .true = verder omdraaien
    .false = maar één fiche
option-idol-tie = Gelijke stand bij de afgod
    .about = Bepaalt wie de afgod krijgt als er meer spelers achteraan staan die even arm zijn.
    .holder-keeps = blijft waar hij is
    .tied-clockwise-from-holder = met de klok mee
option-seer-swap-public = Wissel van de ziener
    .about = Bepaalt of iedereen ziet dat de ziener de fiches verwisselt.
    .true = openlijk
    .false = geheim
option-seer-look-optional = Blik van de ziener
    .about = Bepaalt of de ziener het kijken mag overslaan.
    .false = verplicht
    .true = vrijwillig
option-seer-look-sequential = Tweede blik van de ziener
    .about = Bepaalt of de ziener het eerste fiche ziet voordat de keuze op het tweede valt.
    .false = beide tegelijk
    .true = na elkaar
option-craftsman-may-decline = Kapmes van de archeoloog
    .about = Bepaalt of de archeoloog het kapmes ook mag laten liggen.
    .false = neemt het altijd
    .true = mag weigeren
option-free-move-may-be-zero = Gratis stappen
    .about = Bepaalt of dief, ziener en archeoloog ook mogen blijven staan.
    .false = 1 of 2 vakjes
    .true = 0, 1 of 2 vakjes
option-tokens-beyond-finish = Fiches voorbij de finish
    .about = Bepaalt of er met 6 tot 8 spelers ook voorbij de finish fiches liggen die de ziener kan bekijken en verwisselen.
    .false = geen
    .true = op alle gebeurtenisvakjes
option-max-rounds = Rondelimiet
    .about = Na zoveel rondes is het afgelopen en wint wie het verst staat; 0 betekent: geen limiet.

## Why not

why-over = Het spel is afgelopen.
why-not-your-turn = Nu beslist iemand anders – nog even geduld.
why-other-decision =
    { $verb ->
        [take] Karakters neem je alleen bij het kiezen aan het begin van de ronde.
        [curse] Vervloeken mag alleen de sjamaan, meteen na de oproep.
        [rob] Stelen mag alleen de dief, meteen na de oproep.
        [look] Fiches bekijken mag alleen de ziener, meteen na de oproep.
        [swap] Fiches verwisselen mag alleen de ziener, na het bekijken van allebei.
        [walk] Over de gratis stappen beslissen alleen dief, ziener en archeoloog, aan het eind van hun beurt.
        [priest] De weg naar de volgende tempel koopt alleen de priester, na de oproep.
        [elder] De weg naar het volgende dorp koopt alleen de ouderling, na de oproep.
        [scout] Per vakje met smaragden betalen mag alleen de verkenner, na de oproep.
        [machete] Om het kapmes gaat het alleen bij de archeoloog, meteen na de oproep.
        [walk_none] Over de gratis stappen beslissen alleen dief, ziener en archeoloog, aan het eind van hun beurt.
        [look_none] Om het bekijken van fiches gaat het alleen bij de ziener, meteen na de oproep.
       *[look_space] Fiches bekijken mag alleen de ziener, meteen na de oproep.
    }
why-option =
    { $option ->
        [craftsman_may_decline] De archeoloog krijgt het kapmes vanzelf; kiezen kan alleen met de huisregel ‘{ option-craftsman-may-decline }’.
        [free_move_may_be_zero] Je moet minstens één vakje vooruit; blijven staan kan hier alleen met de huisregel ‘{ option-free-move-may-be-zero }’.
        [seer_look_optional] De ziener moet kijken; overslaan kan alleen met de huisregel ‘{ option-seer-look-optional }’.
       *[seer_look_sequential] Kies beide vakjes tegelijk; na elkaar kan alleen met de huisregel ‘{ option-seer-look-sequential }’.
    }
why-looked-already = Met de fiches ben je klaar – nu is je reiziger aan zet.
why-not-in-hand = Je hebt { het-karakter } niet in je hand.
why-scout-most =
    { $most ->
        [one] Meer dan één smaragd kun je niet betalen: meer heb je niet, of verder is het niet tot de finish.
       *[other] Meer dan { $most } smaragden kun je niet betalen: meer heb je niet, of verder is het niet tot de finish.
    }
why-look-again = Eén fiche heb je al gezien, nu hoort er ook een tweede bij.
why-look-one = Jullie spelen met de huisregel ‘{ option-seer-look-sequential }’: kies één vakje.
why-look-other = Het fiche op vakje { $space } heb je net gezien – kies een ander.
why-not-in-play = Op vakje { $space } ligt in dit spel geen fiche.

## Characters

character =
    { $character ->
        [shaman] Sjamaan
        [thief] Dief
        [seer] Ziener
        [priest] Priester
        [elder] Ouderling
        [craftsman] Archeoloog
        [scout] Verkenner
        [canoe] Kano
       *[child] Kind
    }
character-power =
    { $character ->
        [shaman] Vervloekt een karakter en wisselt ermee van plaats zodra dat wordt opgeroepen.
        [thief] Steelt alle smaragden van een karakter zodra dat wordt opgeroepen en gaat 1 of 2 vakjes vooruit.
        [seer] Bekijkt twee gebeurtenisfiches, mag ze verwisselen en gaat 1 of 2 vakjes vooruit.
        [priest] Gaat voor 2 smaragden naar de volgende tempel.
        [elder] Gaat voor 2 smaragden naar het volgende dorp.
        [craftsman] Krijgt een kapmes en gaat 1 of 2 vakjes vooruit.
        [scout] Gaat één vakje vooruit per betaalde smaragd.
        [canoe] Betaalt alle smaragden en gaat 2 vakjes per smaragd vooruit, hoogstens 20.
       *[child] Sluit gratis aan bij de eerstvolgende reiziger die verder staat.
    }

## Tokens

token =
    { $token ->
        [idol] Afgod
        [gems4] 4 smaragden
        [back2] 2 vakjes achteruit
        [pay2] 2 smaragden betalen
        [machete] Kapmes
        [fwd3] 3 vakjes vooruit
       *[lose_machete] Kapmes kwijt
    }
token-effect =
    { $token ->
        [idol] De afgod is volgende ronde voor jou, waar je ook staat – tenzij iemand er na jou nog een omdraait.
        [gems4] Pak 4 smaragden.
        [back2] Ga 2 vakjes terug; het oerwoud houdt je daarbij niet tegen.
        [pay2] Betaal 2 smaragden; heb je er minder, dan betaal je wat je hebt.
        [machete] Pak een kapmes, als er nog een is.
        [fwd3] Ga 3 vakjes vooruit; door het oerwoud kom je zoals altijd alleen met een kapmes.
       *[lose_machete] Leg een kapmes terug, als je er een hebt.
    }

## Spaces

place =
    { $place ->
        [start] Startvakje
        [temple] Tempel
        [village] Dorp
        [jungle] Oerwoud
        [chance] Gebeurtenisvakje
        [finish] Finish
       *[plain] Gewoon vakje
    }

## Rules

rule-R1 = Voorbereiding
rule-R1-1 = Met 6, 7 of 8 spelers is de eerste grote tempel de finish. Met 2 tot 5 spelers gaat de reis door tot de tweede.
rule-R1-2 = Iedereen speelt met één reiziger en de spelerskaart in dezelfde kleur, ook met 2 of 3 spelers.
rule-R1-3 = De 18 gebeurtenisfiches worden geschud. Op elk gebeurtenisvakje vóór de finish komt er één gedekt te liggen, de rest is de gedekte voorraad.
rule-R1-4 = De bank heeft 50 smaragden en er zijn 8 kapmessen.
rule-R1-5 = Iedereen krijgt een willekeurige karakterkaart, open. De hoek ervan vertelt op welk vakje je start, hoeveel smaragden je hebt en of je een kapmes meekrijgt.
rule-R1-6 = Alleen de verkenner en het kind geven bij de start een kapmes.
rule-R1-7 = Daarna gaan de kaarten terug. De hoeken doen niet meer mee.
rule-R1-8 = Bij het opzetten wordt geen fiche omgedraaid: er is nog niemand verplaatst.
rule-R1-9 = Smaragden en kapmessen liggen altijd open: iedereen ziet wie wat heeft.
rule-R2 = Wie krijgt de afgod?
rule-R2-1 = Wie vorige ronde een afgodfiche heeft omgedraaid, krijgt de afgod, op welk vakje dan ook. Bij meer dan één telt het laatste, en het geldt alleen voor deze ronde.
rule-R2-2 = Anders gaat de afgod naar wie het verst achteraan staat.
rule-R2-3 = Staan daar meer spelers, dan krijgt degene met de minste smaragden hem. Kapmessen tellen niet mee.
rule-R2-4 = Zijn ook de smaragden gelijk, dan blijft de afgod waar hij is – zelfs bij iemand die helemaal niet achteraan staat.
rule-R2-5 = In de eerste ronde heeft nog niemand hem gehad; dan beslist het lot tussen de spelers die gelijk staan.
rule-R2-6 = Met de afgod kies je als eerste een karakter en roep je daarna iedereen op. Meer doet hij niet.
rule-R3 = Karakters kiezen
rule-R3-1 = De negen kaarten worden geschud en er gaan er een paar opzij: één gedekt, en daarnaast 3 open met vier spelers, 2 met vijf en 1 met zes. Met zeven of acht spelers ligt er geen open.
rule-R3-2 = Wie de afgod heeft, bekijkt de overige kaarten, houdt er één gedekt en geeft de rest naar links door. Zo gaat het één keer de tafel rond.
rule-R3-3 = Met vier tot zeven spelers krijgt de laatste speler twee kaarten, houdt er één en legt de andere gedekt opzij. Niemand anders ziet die.
rule-R3-4 = Met acht spelers komt er bij de laatste speler maar één kaart aan. Die speler pakt de gedekte kaart erbij die opzij lag, houdt een van de twee en legt de andere gedekt weg.
rule-R3-5 = Een kaart nemen moet, passen kan niet.
rule-R4 = Oproepen en verplaatsen
rule-R4-1 = De karakters worden op volgorde opgeroepen, van 1 tot en met 9.
rule-R4-2 = Meldt zich niemand, dan is meteen het volgende karakter aan de beurt. Een vloek of diefstal die ervoor bedoeld was, loopt op niets uit.
rule-R4-3 = Word je opgeroepen, dan gaat alles in deze volgorde: kaart onthullen, wissel met de sjamaan, diefstal door de dief, een smaragd pakken, je karakter uitvoeren. Daarna ligt de kaart open midden op tafel.
rule-R4-4 = Die smaragd krijg je bij elke oproep, ook als sjamaan en ook als je verder niets doet.
rule-R4-5 = Na nummer 9 is de ronde voorbij. Vloeken en diefstallen die niemand troffen vervallen, en alle kaarten worden verzameld.
rule-R5 = De negen karakters
rule-R5-1 = De sjamaan moet een karakter van 2 tot en met 9 vervloeken; daarmee is de beurt voorbij, zonder te verplaatsen. Wordt dat karakter opgeroepen, dan wisselen de twee reizigers meteen van plaats, zonder kapmes en zonder fiches om te draaien. Heeft niemand het, is het je eigen karakter of staan jullie op hetzelfde vakje, dan gebeurt er niets.
rule-R5-2 = De dief moet een karakter van 3 tot en met 9 noemen en gaat dan gratis 1 of 2 vakjes vooruit. Wordt dat karakter opgeroepen, dan pakt de dief alle smaragden af; pas daarna krijgt het slachtoffer de ene smaragd van de eigen beurt. Heeft niemand het of is het je eigen karakter, dan gebeurt er niets.
rule-R5-3 = De ziener kiest twee verschillende gebeurtenisvakjes, bekijkt stiekem beide fiches en mag ze verwisselen. Iedereen ziet of dat gebeurt, maar niet wat erop staat. Daarna gaat de ziener gratis 1 of 2 vakjes vooruit.
rule-R5-4 = De priester mag 2 smaragden betalen en gaat dan naar de eerste tempel verderop; ook de finish is er een. Wie niet wil of kan betalen, blijft staan.
rule-R5-5 = De ouderling mag 2 smaragden betalen en gaat dan naar het eerste dorp verderop dat nog vóór de finish ligt. Wie niet wil of kan, of geen dorp meer voor zich heeft, blijft staan en betaalt niets.
rule-R5-6 = De archeoloog krijgt een kapmes, zolang de voorraad strekt, en gaat dan gratis 1 of 2 vakjes vooruit. Het nieuwe kapmes helpt meteen al op die weg.
rule-R5-7 = De verkenner betaalt een aantal smaragden naar keuze en gaat voor elke smaragd één vakje vooruit. Ook 0 mag. Houdt het oerwoud je tegen, dan krijg je niets terug.
rule-R5-8 = De kano betaalt altijd alle smaragden, ook de zojuist gepakte, en gaat per smaragd 2 vakjes vooruit, maar hoogstens 20. Ook als je er meer dan 10 hebt, ben je ze allemaal kwijt.
rule-R5-9 = Het kind gaat gratis naar de eerste reiziger die echt verder staat; wie op hetzelfde vakje staat, telt niet. Staat er niemand verder, dan blijft het staan.
rule-R5-10 = Bij de gratis stappen van dief, ziener en archeoloog kies je 1 of 2 vakjes. Blijven staan kan niet.
rule-R5-11 = Priester, ouderling, verkenner en kano betalen voordat ze vertrekken. De smaragden gaan naar de bank.
rule-R6 = Verplaatsen en oerwoud
rule-R6-1 = Je gaat vakje voor vakje vooruit. Bij elk oerwoudvakje onderweg heb je een kapmes nodig om verder te gaan; bereik je de finish, dan win je.
rule-R6-2 = Eindigt je verplaatsing precies op een oerwoudvakje, dan kost dat geen kapmes.
rule-R6-3 = Elk oerwoudvakje waar je voorbij gaat, kost één kapmes. Heb je er een, dan moet je het gebruiken; vrijwillig stoppen mag niet.
rule-R6-4 = Zonder kapmes blijf je op het oerwoudvakje staan en vervalt de rest van je stappen. In je volgende beurt kom je daar zonder kapmes weg, hoe je er ook terechtgekomen bent.
rule-R6-5 = Met 2 of 3 spelers kan die volgende beurt nog in dezelfde ronde komen, met je tweede karakter.
rule-R6-6 = Achteruit heb je geen last van het oerwoud; je kunt er wel op belanden. Verder terug dan het achterste vakje ga je nooit.
rule-R6-7 = De wissel van de sjamaan is geen verplaatsing: hij kost geen kapmes en er wordt niets omgedraaid.
rule-R6-8 = Op één vakje is plaats voor alle reizigers tegelijk.
rule-R7 = Gebeurtenisvakjes
rule-R7-1 = Eindigt je verplaatsing op een gebeurtenisvakje, dan moet je het fiche daar omdraaien, of je nu vooruit of achteruit kwam.
rule-R7-2 = Blijf je in je beurt staan, ga je er alleen voorbij of kom je er door een wissel terecht, dan blijft het fiche gedekt.
rule-R7-3 = Wat het fiche toont, geldt meteen: de afgod voor de volgende ronde, 4 smaragden pakken, 2 smaragden betalen, 2 vakjes achteruit, 3 vakjes vooruit, een kapmes pakken of er een kwijtraken.
rule-R7-4 = Op het vakje komt meteen een nieuw, willekeurig fiche uit de voorraad. Pas daarna wordt het gebruikte in de voorraad geschud, dus het ligt er nooit direct weer.
rule-R7-5 = Worden er in één ronde meer afgodfiches omgedraaid, dan telt alleen het laatste.
rule-R7-6 = Stuurt een fiche je naar een ander gebeurtenisvakje, dan draai je ook daar het fiche om, en zo verder.
rule-R8 = Voorraden
rule-R8-1 = Heeft de bank minder smaragden dan je moet krijgen, dan pak je wat er nog is.
rule-R8-2 = Er zijn 8 kapmessen. Gebruikte en verloren kapmessen gaan terug naar de voorraad; is die leeg, dan krijg je er geen. Je mag er zoveel hebben als je wilt.
rule-R8-3 = Vraagt een fiche meer smaragden dan je hebt, dan geef je alles wat je hebt. Schulden bestaan niet.
rule-R9 = Einde van het spel
rule-R9-1 = Zodra je reiziger de finish bereikt, heb je gewonnen en is het spel uit; het hoeft niet precies uit te komen. Er worden geen karakters meer opgeroepen.
rule-R9-2 = Zonder rondelimiet is er precies één winnaar, en een wissel beëindigt het spel nooit. Met een limiet telt na de laatste ronde wie het verst staat, dan de smaragden, dan de kapmessen; wie in alles gelijk is, deelt de plaats.
rule-R9-3 = Met 2 tot 5 spelers is de eerste grote tempel een gewone tempel.
rule-R9-4 = Met de ouderling kom je nooit bij de finish.
rule-R10 = Met twee of drie spelers
rule-R10-1 = Alles blijft hetzelfde, alleen kies je elke ronde twee karakters. Je ene reiziger is dus tot twee keer toe aan de beurt, telkens met een smaragd.
rule-R10-2 = Met twee spelers gaat er één kaart open en één gedekt weg. Wie de afgod heeft, kiest er een uit 7, de ander een uit 6, en zo verder met 4 en 2. Na de tweede en de derde keuze gaat er telkens een willekeurige kaart ongezien weg, aan het eind de laatste gedekt.
rule-R10-3 = Met drie spelers gaat er één kaart gedekt weg. Om beurten kiezen jullie er een uit 8, 7 en 6, dan gaat er een willekeurige kaart ongezien weg, en het gaat verder met 4, 3 en 2. De laatste kaart blijft gedekt.
rule-R10-4 = De vloek hangt aan het genoemde karakter: gewisseld wordt pas als dat wordt opgeroepen, niet in de andere beurt van het slachtoffer. Het gaat om waar de reizigers op dat moment staan.
rule-R10-5 = Als sjamaan of dief mag je je eigen andere karakter noemen. Dan gebeurt er niets.
rule-R10-6 = De dief krijgt ook wat het slachtoffer in dezelfde ronde al met het eerste karakter heeft verdiend.
rule-R11 = Huisregels

## Rulings

rule-C1 = Eerst wordt de kaart onthuld, dan gewisseld, dan gestolen, dan de smaragd gepakt, dan het karakter uitgevoerd. De smaragd van je beurt is dus veilig voor de dief.
rule-C2 = De sjamaan en de dief mogen ook een karakter noemen dat open opzij ligt of zeker ontbreekt. Handig als je liever niemand treft.
rule-C3 = Met 2 of 3 spelers mag je je eigen andere karakter vervloeken of bestelen. Het heeft geen gevolgen.
rule-C4 = Wie bestolen wordt, raakt alle smaragden kwijt en pakt daarna de ene van de beurt. Die blijft.
rule-C5 = Is het achteraan gelijk, ook in smaragden, dan blijft de afgod waar hij is, ook bij iemand verder naar voren. Met de huisregel ‘{ option-idol-tie }’ gaat hij met de klok mee naar de eerste speler die gelijk staat; je telt vanaf wie hem had, en die telt zelf ook mee.
rule-C6 = Arm is wie weinig smaragden heeft. Kapmessen tellen niet.
rule-C7 = Is het al in de eerste ronde gelijk, dan beslist het lot.
rule-C8 = Sta je op een oerwoudvakje, dan kom je daar altijd zonder kapmes weg, hoe je er ook terechtgekomen bent.
rule-C9 = Hield het oerwoud je eerste karakter tegen, dan mag je met 2 of 3 spelers in dezelfde ronde met je tweede karakter verder.
rule-C10 = Achter het achterste vakje is niets meer: daar blijf je staan, en stappen terug die over zijn vervallen.
rule-C11 = De ziener moet precies twee fiches bekijken. Met de huisregel ‘{ option-seer-look-optional }’ mag die het kijken helemaal overslaan, maar nooit maar één fiche bekijken.
rule-C12 = Iedereen ziet of de ziener de fiches verwisselt. Met de huisregel ‘{ option-seer-swap-public }’ weet alleen de ziener dat.
rule-C13 = De archeoloog krijgt het kapmes vanzelf. Met de huisregel ‘{ option-craftsman-may-decline }’ mag het ook blijven liggen.
rule-C14 = De verkenner betaalt hoogstens zoveel smaragden als er vakjes tot de finish zijn. Meer betalen dan het oerwoud je laat gebruiken, mag wel.
rule-C15 = Dief, ziener en archeoloog moeten minstens één vakje vooruit. Met de huisregel ‘{ option-free-move-may-be-zero }’ mogen ze ook blijven staan, en dan draaien ze niets om.
rule-C16 = Ja, ook na ‘3 vakjes vooruit’ of ‘2 vakjes achteruit’ draai je een fiche om als je op een gebeurtenisvakje belandt. Met de huisregel ‘{ option-chance-chain }’ kun je dat uitzetten.
rule-C17 = Een fiche dat je verder stuurt, wordt vervangen voordat je gaat.
rule-C18 = Is de bank bijna leeg, dan krijg je alleen wat er nog is. Met de huisregel ‘{ option-gem-bank }’ raken de smaragden nooit op.
rule-C19 = Draai je een kapmes om terwijl de voorraad leeg is, dan krijg je er geen. Het fiche is toch verbruikt.
rule-C20 = Met 6 tot 8 spelers liggen er voorbij de eerste grote tempel geen fiches. Met de huisregel ‘{ option-tokens-beyond-finish }’ liggen ze daar wel, en mag de ziener ze bekijken en verwisselen.
rule-C21 = Het oerwoud geldt voor elke verplaatsing vooruit, ook voor kind, priester, ouderling, kano en ‘3 vakjes vooruit’; betalen doe je vooraf. Achteruit telt het niet.
rule-C22 = De sjamaan wisselt altijd, of het slachtoffer nu voor of achter staat. Weigeren kan niemand.
rule-C23 = De tweede afgod van een ronde schakelt alleen de eerste uit. Wie de tweede heeft omgedraaid, krijgt de afgod.
rule-C24 = Ook bij drie of meer afgoden in één ronde telt alleen de laatste.
rule-C25 = Eerst komt het nieuwe fiche op het vakje, dan wordt het gebruikte in de voorraad geschud.
rule-C26 = Of eerst de open of eerst de gedekte kaarten opzij gaan, maakt niets uit. Hier gaan de open kaarten eerst.
rule-C27 = Ook met acht spelers gaat de laatste kaart gedekt weg.
rule-C28 = Gespeelde karakters liggen tot het eind van de ronde open midden op tafel.
rule-C29 = Welke kaart er met twee spelers willekeurig weggaat, ziet niemand, ook niet wie net gekozen heeft.
rule-C30 = Dorpen voorbij de finish tellen niet. Zonder dorp voor zich kan de ouderling niet betalen en niet verplaatsen.
rule-C31 = Heeft het slachtoffer twee karakters, dan werken vloek en diefstal alleen als het genoemde wordt opgeroepen.
rule-C32 = Valt er niets te beslissen, dan gaat je beurt vanzelf, bijvoorbeeld bij een priester zonder genoeg smaragden of een kind op kop.
rule-C33 = In theorie kan een spel eeuwig duren, als niemand vooruit wil. Met de huisregel ‘{ option-max-rounds }’ maak je er desgewenst een eind aan.
rule-C35 = De dief vervloekt niemand: het gaat alleen om de smaragden, er wordt niet van plaats gewisseld.
rule-C36 = Wie de finish bereikt, wint meteen, ook midden in een reeks fiches. Daarna gebeurt er niets meer.
rule-C37 = Kom je in dezelfde beurt terug op een gebeurtenisvakje, dan draai je ook het nieuwe fiche daar om.
rule-C38 = Is een vakje tegelijk oerwoud en gebeurtenisvakje, dan draai je het fiche ook om als het oerwoud je daar tegenhoudt. Met ‘3 vakjes vooruit’ kom je van dat vakje zonder kapmes weg.
rule-C39 = Niets verraadt wie welk karakter heeft: ontbreekt er een, dan gaat het oproepen gewoon door, en of een vloek of diefstal raak is, blijkt pas bij de oproep.
rule-C40 = De ziener kiest eerst beide vakjes en ziet dan pas de fiches. Met de huisregel ‘{ option-seer-look-sequential }’ is het eerste fiche al te zien voordat de keuze op een ander valt.
rule-C41 = Kaarten die gedekt opzij liggen, worden nooit getoond, ook niet aan het eind van de ronde of het spel.

## The table in the terminal

label =
    { $label ->
        [player] Speler
        [space] Vakje
        [togo] Nog
        [gems] Smaragden
        [machetes] Kapmessen
        [cards] Kaarten
        [bank] Bank
        [supply] Kapmessen over
        [characters] Karakters
        [round] Ronde
        [curse] vervloekt
       *[theft] doelwit van de dief
    }
card-state =
    { $state ->
        [face_up] open opzij
        [vain] niemand heeft hem
        [played] { $who }, gespeeld
        [yours] van jou
        [hand] in je hand
        [held] { $who }
        [out] niet in deze ronde
        [open] { $who }?
       *[openout] { $who } – of niemand?
    }

## Hints

hint-cases =
    { $cases ->
        [10] vrijwel zeker
       *[other] in { $cases } van de 10 gevallen
    }
hint-gems =
    { $gems ->
        [one] { $gems } smaragd
       *[other] { $gems } smaragden
    }
hint-spaces =
    { $spaces ->
        [one] { $spaces } vakje
       *[other] { $spaces } vakjes
    }
hint-worth = niets anders beloofde meer
hint-win = je bereikt er de verdwenen tempel mee en wint
hint-may-win = { hint-cases } win je meteen
hint-lead = je neemt er de leiding mee
hint-idol = zoals het nu staat blijf je laatste en krijg je de afgod
hint-take-finish = zoals het nu staat brengt het je tot bij de verdwenen tempel
hint-take-shaman = de koploper staat { hint-spaces } voor je, en met een vloek wissel je van plaats
hint-take-guard = zolang jij het hebt, kan niemand je vervloeken
hint-take-thief =
    { $gems ->
        [one] bij de rijkste tegenstander valt { hint-gems } te halen
       *[other] bij de rijkste tegenstander vallen { hint-gems } te halen
    }
hint-take-purse = zolang jij het hebt, kan niemand je { hint-gems } stelen
hint-take-seer = je kunt het fiche op vakje { $space } bekijken voordat je daar landt
hint-take-machete = het oerwoud op vakje { $space } ligt voor je en je hebt geen kapmes
hint-take-free = je gaat gratis vooruit en krijgt een smaragd toe
hint-take-far = zoals het nu staat brengt het je { hint-spaces } vooruit
hint-take-deny = wat jij hebt, heeft geen tegenstander
hint-curse = { hint-cases } heeft een tegenstander het, gemiddeld { hint-spaces } voor je
hint-curse-keep = { hint-cases } heeft niemand het en houd je je plaats
hint-curse-void = de vloek treft niemand en je houdt je plaats
hint-rob = { hint-cases } heeft een tegenstander het, met gemiddeld { hint-gems }
hint-rob-void = het treft niemand en je maakt geen vijanden
hint-look-near = vakje { $space } kun je deze beurt al bereiken
hint-look-ahead = { hint-spaces } voor je ligt er een waarop je nog kunt landen
hint-look-rivals =
    { $players ->
        [one] { $players } tegenstander kan daar nog landen
       *[other] { $players } tegenstanders kunnen daar nog landen
    }
hint-look-none = er ligt deze beurt geen onbekend fiche binnen je bereik
hint-swap-near = dan ligt ‘{ token }’ binnen je bereik, op vakje { $space }
hint-swap-trap = dan ligt op vakje { $space } ‘{ token }’ klaar voor wie achter je staat
hint-swap-later = dan wacht op vakje { $space } ‘{ token }’ op je
hint-walk-token = je weet wat er op vakje { $space } ligt: ‘{ token }’
hint-walk-chance = je landt op een gebeurtenisvakje, { hint-cases } met een goed fiche
hint-walk-avoid = zo ontwijk je ‘{ token }’ op vakje { $space }
hint-walk-jungle = je stopt precies in het oerwoud en hebt daar geen kapmes nodig
hint-walk = gratis { hint-spaces } dichter bij de tempel
hint-pay = { hint-gems } voor { hint-spaces }
hint-save =
    { $gems ->
        [one] aan je smaragd heb je later meer
       *[other] aan je { hint-gems } heb je later meer
    }
hint-machete = het oerwoud op vakje { $space } ligt nog voor je
