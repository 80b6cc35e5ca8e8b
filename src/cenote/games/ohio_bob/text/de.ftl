### Ohio Bob, Deutsch

game-name = Ohio Bob und das verlorene Amulett
game-blurb = Drei Ebenen, ein Tempel, kaum noch Proviant: Jede Karte ist Ausrüstung oder ein neuer Raum. Sammle die richtigen Juwelen und erreiche das Amulett, bevor dir die Kraft ausgeht – allein oder zu zweit.
round-name = Ebene { $round }

## Forms of numbers and directions

karten =
    { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }
wohin =
    { $direction ->
        [up] Nach oben
        [down] Nach unten
        [left] Nach links
       *[right] Nach rechts
    }
wo =
    { $direction ->
        [up] Oben
        [down] Unten
        [left] Links
       *[right] Rechts
    }
wo-klein =
    { $direction ->
        [up] oben
        [down] unten
        [left] links
       *[right] rechts
    }
nebenan =
    { $direction ->
        [up] darüber
        [down] darunter
        [left] links daneben
       *[right] rechts daneben
    }
seite =
    { $side ->
        [a] Seite A
       *[other] Seite B
    }
worauf-verzichtet =
    { $effect ->
        [move] den Schritt
        [key] den Schlüssel
        [stone] den Stein
        [hammer] den Vorschlaghammer
        [rope] das Seil
        [torch] die Fackel
        [map] den Tempelplan
       *[super] die Superausrüstung
    }

## Events

event-challenge-chosen =
    { $me ->
        [yes]
            { $challenge ->
                [a] Du wählst Aufgabe A des Amuletts.
               *[b] Du wählst Aufgabe B des Amuletts.
            }
       *[no]
            { $challenge ->
                [a] { $who } wählt Aufgabe A des Amuletts.
               *[b] { $who } wählt Aufgabe B des Amuletts.
            }
    }
event-card-shown =
    { $me ->
        [yes] In deinem Stapel wird „{ $card }“ sichtbar.
       *[no] Im Stapel von { $who } wird „{ $card }“ sichtbar.
    }
event-card-kept =
    { $me ->
        [yes] Du nimmst „{ $card }“ auf die Hand.
       *[no] { $who } nimmt „{ $card }“ auf die Hand.
    }
event-room-laid =
    { $me ->
        [yes] Du legst einen neuen Raum: „{ $face }“.
       *[no] { $who } legt einen neuen Raum: „{ $face }“.
    }
event-link-laid = Zwischen euch liegt: „{ $face }“.
event-card-played =
    { $me ->
        [yes]
            { $side ->
                [single] Du spielst „{ $card }“.
               *[other] Du spielst „{ $card }“, { seite }.
            }
       *[no]
            { $side ->
                [single] { $who } spielt „{ $card }“.
               *[other] { $who } spielt „{ $card }“, { seite }.
            }
    }
event-moved =
    { $me ->
        [yes] Du gehst { direction }.
       *[no] { $who } geht { direction }.
    }
event-explored =
    { $me ->
        [yes] Du erkundest, was { wo-klein } liegt.
       *[no] { $who } erkundet, was { wo-klein } liegt.
    }
event-effect-skipped =
    { $me ->
        [yes] Du verzichtest auf { worauf-verzichtet }.
       *[no] { $who } verzichtet auf { worauf-verzichtet }.
    }
event-copied =
    { $me ->
        [yes] Deine Fackel beleuchtet „{ $card }“: Du kopierst { seite }.
       *[no] Die Fackel beleuchtet „{ $card }“: { $who } kopiert { seite }.
    }
event-ration-eaten =
    { $me ->
        [yes]
            { $amount ->
                [0] Der Proviant bringt dir nichts.
               *[other] Der Proviant gibt dir { $amount } Energie.
            }
       *[no]
            { $amount ->
                [0] Der Proviant bringt { $who } nichts.
               *[other] Der Proviant gibt { $who } { $amount } Energie.
            }
    }
event-chest-opened =
    { $me ->
        [yes] Du öffnest eine Truhe und findest „{ $card }“.
       *[no] { $who } öffnet eine Truhe und findet „{ $card }“.
    }
event-trap-sprung =
    { $me ->
        [yes] Eine Falle schnappt zu! Das kostet dich 1 Energie.
       *[no] Eine Falle schnappt zu! Das kostet { $who } 1 Energie.
    }
event-trap-avoided =
    { $me ->
        [yes] Eine Falle – doch gegen dich richtet sie nichts aus.
       *[no] Eine Falle – doch gegen { $who } richtet sie nichts aus.
    }
event-fell =
    { $me ->
        [yes] Du stürzt in eine Grube!
       *[no] { $who } stürzt in eine Grube!
    }
event-teleported =
    { $me ->
        [yes] Der Teleporter bringt dich in den Raum { nebenan }.
       *[no] Der Teleporter bringt { $who } in den Raum { nebenan }.
    }
event-rest-declared =
    { $me ->
        [yes] Du kündigst eine Rast an.
       *[no] { $who } kündigt eine Rast an.
    }
event-rested =
    { $me ->
        [yes] Du rastest, nimmst { karten } zurück auf die Hand und verlierst { $cost } Energie.
       *[no] { $who } rastet, nimmt { karten } zurück auf die Hand und verliert { $cost } Energie.
    }
event-level-left =
    { $me ->
        [yes]
            { $level ->
                [3] Du steigst die letzte Treppe hinauf: Vor dir liegt das Amulett!
               *[other] Du verlässt Ebene { $level }.
            }
       *[no]
            { $level ->
                [3] { $who } steigt die letzte Treppe hinauf – zum Amulett!
               *[other] { $who } verlässt Ebene { $level }.
            }
    }
event-energy-given =
    { $me ->
        [yes] Du lässt zum Abschied 1 Energie da.
       *[no] { $who } lässt zum Abschied 1 Energie da.
    }
event-discarded =
    { $me ->
        [yes] Du wirfst „{ $card }“ ab.
       *[no] { $who } wirft „{ $card }“ ab.
    }
event-level-began = Ebene { $round } beginnt.
event-handed-over =
    { $me ->
        [yes] Du gibst den Zug weiter.
       *[no] { $who } gibt den Zug weiter.
    }
event-offered =
    { $me ->
        [yes] Du bietest „{ $card }“ zum Tausch an.
       *[no] { $who } bietet „{ $card }“ zum Tausch an.
    }
event-exchanged =
    { $me ->
        [yes] Du gibst „{ $card }“ und bekommst dafür „{ $other }“.
       *[no] { $who } gibt „{ $card }“ und bekommt dafür „{ $other }“.
    }
event-refused =
    { $me ->
        [yes] Du lehnst den Tausch ab.
       *[no] { $who } lehnt den Tausch ab.
    }
event-amulet-tested =
    { $me ->
        [yes]
            { $passed ->
                [yes] Du bestehst die Prüfung des Amuletts!
               *[no] Du bestehst die Prüfung des Amuletts nicht.
            }
       *[no]
            { $passed ->
                [yes] { $who } besteht die Prüfung des Amuletts!
               *[no] { $who } besteht die Prüfung des Amuletts nicht.
            }
    }
event-ended = { ending }

## Actions

action-challenge = Wähle { challenge-name }
action-pick =
    { $which ->
        [first] Wähle die erste Karte
       *[second] Wähle die zweite Karte
    }
action-play = Spiel „{ $card }“, { seite }
action-rest = Raste
action-hand-over = Gib den Zug weiter
action-go = { wohin }
action-skip = Verzichte darauf
action-copy =
    { $side ->
        [a] Kopiere Seite A
        [b] Kopiere Seite B
       *[nothing] Kopiere nichts
    }
action-teleport = Teleportiere dich in den Raum { nebenan }
action-remain = Bleib auf dem Teleporter
action-stairs =
    { $answer ->
        [leave] Steig die Treppe hinauf
       *[other] Bleib auf dieser Ebene
    }
action-bonus =
    { $answer ->
        [use] Greif zu
       *[leave] Lass es liegen
    }
action-gift =
    { $answer ->
        [give] Gib 1 Energie ab
       *[keep] Behalte deine Energie
    }
action-choose = Wähle „{ $card }“
action-refuse = Kein Tausch

## Questions

ask-challenge = Welche Aufgabe des Amuletts nimmst du an?
waits-challenge = { $who } betrachtet das Amulett …
ask-opening = Welche der beiden Karten nimmst du auf die Hand? Die andere wird dein erster Raum.
waits-opening = { $who } packt den Rucksack …
ask-turn = Welche Karte spielst du? Oder rastest du? Du hast { $energy } Energie, eine Rast kostet { $cost }.
waits-turn = Alle warten auf die nächste Karte von { $who } …
ask-direction =
    { $effect ->
        [move] Wohin gehst du?
        [hammer] Wo schlägst du zu?
       *[other] Wohin bringt dich die Superausrüstung?
    }
waits-direction = { $who } sucht den Weg …
ask-rope =
    { $step ->
        [1] Wohin schwingst du dich?
       *[other] Wohin schwingst du dich weiter?
    }
waits-rope = { $who } hängt am Seil …
ask-map = Auf welcher Seite legst du den neuen Raum an?
waits-map = { $who } brütet über dem Tempelplan …
ask-torch = Welche Seite der obersten Karte kopierst du?
waits-torch = { $who } hält die Fackel hoch …
ask-teleport = In welchen Raum bringt dich der Teleporter?
waits-teleport = { $who } flimmert im Teleporter …
ask-stairs =
    { $level ->
        [3] Steigst du hinauf zum Amulett?
       *[other] Verlässt du Ebene { $level }?
    }
waits-stairs = { $who } steht vor der Treppe …
ask-bonus =
    { $cell ->
        [ration] Nimmst du den Proviant?
       *[other] Öffnest du die Truhe?
    }
waits-bonus = { $who } überlegt, ob es sich lohnt …
ask-gift = Gibst du zum Abschied 1 deiner { $energy } Energie ab?
waits-gift = { $who } denkt über ein Abschiedsgeschenk nach …
ask-discard =
    { $count ->
        [one] Dein Rucksack ist zu voll: Welche Karte wirfst du ab?
       *[other] Dein Rucksack ist zu voll: Welche Karte wirfst du ab (noch { $count })?
    }
waits-discard = { $who } sortiert den Rucksack aus …
ask-offer = Ihr steht nebeneinander: Welche Karte bietest du zum Tausch an?
waits-offer = { $who } denkt über einen Tausch nach …
ask-answer = Welche Karte gibst du für die angebotene?
waits-answer = { $who } prüft das Angebot …
ask-first-room = Welche der beiden Karten wird dein erster Raum auf Ebene { $level }? Die andere bleibt oben auf dem Stapel.
waits-first-room = { $who } späht auf die neue Ebene …

## House rules

option-energy-face = Energiekarte
    .about = Bestimmt, mit wie viel Energie jede Ebene beginnt.
    .easy = leicht
    .hard = schwer
option-level-face = Ebenenkarte
    .about = Bestimmt, wie viele Räume jede Ebene hat; auf der schweren Seite bringt Proviant auf Ebene 1 nichts.
    .easy = leicht
    .hard = schwer
option-amulet-face = Amulettkarte
    .about = Bestimmt, zwischen welchen zwei Aufgaben du wählst.
    .easy = leicht
    .hard = schwer
option-link-face = Verbindungsraum
    .about = Bestimmt zu zweit, ob der Verbindungsraum offen ist oder in der Mitte eine verschlossene Tür hat.
    .easy = leicht
    .hard = schwer
option-set = Kartensatz
    .about = Bestimmt, mit welchen 17 Karten du spielst; zu zweit, welche davon der erste Platz bekommt.
    .green = grün
    .blue = blau
option-l3-low-stairs-exit = Treppen auf Ebene 3
    .about = Bestimmt, ob auf Ebene 3 jede Treppe zum Amulett führt, sobald alle Räume liegen.
    .false = nur im letzten Raum
    .true = in jedem Raum
option-hammer-scope = Vorschlaghammer
    .about = Bestimmt, ob du mit dem Vorschlaghammer auch durch eine Mauer ohne Tür gehen kannst.
    .any = durch alles
    .explore-or-door = gehen nur durch Türen
option-map-border-wall-blocks = Tempelplan am Rand
    .about = Bestimmt, ob eine Mauer oder Tür direkt am Rand des Raums den Tempelplan aufhält.
    .true = hält auf
    .false = hält nicht auf
option-bonus-optional = Truhen und Proviant
    .about = Bestimmt, ob du Truhen und Proviant nehmen musst, wenn du darauf trittst.
    .false = Pflicht
    .true = freiwillig
option-teleporter-optional = Teleporter
    .about = Bestimmt, ob du dich teleportieren lassen musst.
    .false = Pflicht
    .true = freiwillig
option-teleport-keeps-protection = Schutz im Teleporter
    .about = Bestimmt, ob Superausrüstung und Stein auch auf dem Feld schützen, auf das der Teleporter dich bringt.
    .true = schützen weiter
    .false = schützen nicht mehr
option-stairs-choice = Ebene verlassen
    .about = Bestimmt, wann du über die Treppe des letzten Raums weiterkannst.
    .on-entry = nur beim Betreten
    .while-standing = auch später, solange du dort stehst
option-hand-max-row = Handkartenlimit
    .about = Bestimmt, welche Zeile der Ebenenkarte beim Ebenenwechsel für deine Handkarten gilt.
    .entered = die der neuen Ebene
    .left = die der alten Ebene
option-sg-discardable = Superausrüstung abwerfen
    .about = Bestimmt, ob du beim Ebenenwechsel auch die Superausrüstung abwerfen darfst. Sie kommt dann aus dem Spiel.
    .false = nicht erlaubt
    .true = erlaubt
option-sg-exchangeable = Superausrüstung tauschen
    .about = Bestimmt, ob ihr auch eure Superausrüstung tauschen dürft.
    .false = nicht erlaubt
    .true = erlaubt
option-deckout = Leerer Stapel
    .about = Bestimmt, wann ein leerer Stapel die Niederlage bedeutet.
    .rooms-missing = wenn auf der Ebene noch Räume fehlen
    .literal-until-l3-done = immer, bis alle Räume der Ebene 3 liegen
option-rations-off-card = Wirkungsloser Proviant
    .about = Bestimmt, welche schwere Karte den Proviant auf Ebene 1 wirkungslos macht.
    .level = die Ebenenkarte
    .energy = die Energiekarte
option-pairing = Vorder- und Rückseiten
    .about = Bestimmt, ob hinter jeder Ausrüstung immer derselbe Raum steckt.
    .fixed = wie gedruckt
    .shuffled = neu gemischt
option-coop-order = Reihenfolge zu zweit
    .about = Bestimmt, wer zu zweit die nächste Karte spielen darf.
    .free = wer will
    .alternate = abwechselnd
option-coop-rest = Rasten zu zweit
    .about = Bestimmt, wann du für eine angekündigte Rast zahlst.
    .joint = wenn beide rasten
    .immediate = sofort
option-coop-exit = Ausgang zu zweit
    .about = Bestimmt, über wessen letzten Raum du die Ebene verlassen darfst.
    .any = egal, wessen Raum
    .own = nur der eigene
option-coop-early-loss = Versäumter Tausch
    .about = Bestimmt, ob ihr sofort verliert, wenn jemand eine Ebene mit zu wenigen Karten aus dem anderen Satz verlässt.
    .false = geht weiter
    .true = sofort verloren
option-turn-cap = Grenze für Züge
    .about = Nach so vielen Zügen auf einer Ebene ist die Partie verloren; 0 heißt: ohne Grenze.

## Why not

why-over = Die Partie ist vorbei.
why-not-your-turn = Gerade bist du nicht dran – gleich geht’s weiter.
why-partner-plays = Erst wird die Karte deines Gegenübers zu Ende gespielt.
why-you-wait = Du wartest: Weiter geht es für dich erst, wenn dein Gegenüber auch rastet oder die Ebene verlässt.
why-you-left = Du hast diese Ebene schon verlassen und wartest auf dein Gegenüber.
why-other-decision =
    { $verb ->
        [challenge] Die Aufgabe wählst du nur ganz am Anfang der Partie.
        [pick] Zwischen zwei Karten wählst du nur, wenn dein erster Raum auf einer Ebene gelegt wird.
        [play] Eine Karte spielst du erst, wenn die vorige zu Ende ist.
        [rest] Rasten kannst du nur anstelle einer Karte, nicht mittendrin.
        [hand_over] Weitergeben kannst du den Zug nur anstelle einer Karte.
        [go] Eine Richtung wählst du nur, wenn eine Karte dich danach fragt.
        [skip] Gerade gibt es keinen Effekt, auf den du verzichten könntest.
        [copy] Kopieren kannst du nur mit der Fackel.
        [teleport] Teleportieren geht nur, wenn du gerade auf einen Teleporter getreten bist.
        [remain] Gerade will dich kein Teleporter fortbringen.
        [stairs] Um die Treppe geht es nur, wenn du sie im letzten Raum betrittst.
        [bonus] Zugreifen oder liegen lassen kannst du nur, wenn du gerade auf so ein Feld getreten bist.
        [gift] Energie abgeben kannst du nur, wenn du die Ebene vor deinem Gegenüber verlässt.
        [choose] Gerade ist keine Karte abzuwerfen oder zu tauschen.
        [refuse] Gerade geht es nicht um einen Tausch.
       *[other] Gerade steht eine andere Entscheidung an – die kommt zuerst.
    }
why-option =
    { $option ->
        [teleporter_optional] Der Teleporter nimmt dich mit, ob du willst oder nicht; bleiben kannst du nur mit der Hausregel „{ option-teleporter-optional }“.
        [coop_order] Weiterzugeben gibt es hier nichts; das geht nur zu zweit und mit der Hausregel „{ option-coop-order }“.
       *[stairs_choice] Über die Treppe entscheidest du, wenn du sie betrittst; später geht es nur mit der Hausregel „{ option-stairs-choice }“.
    }
why-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
why-no-such-side = „{ $card }“ hat nur eine Seite, und die ist Seite A.
why-nothing-played = Du hast nichts ausgespielt: Eine Rast würde nur Energie kosten.
why-just-handed = Dein Gegenüber hat dir den Zug gerade erst weitergegeben – zurückgeben kannst du ihn nicht.
why-partner-waits = Dein Gegenüber kann gerade nicht spielen – der Zug bleibt bei dir.
why-not-on-stairs = Du stehst auf keiner Treppe, die dich weiterführt.
why-rooms-missing =
    { $count ->
        [one] Dir fehlt auf dieser Ebene noch 1 Raum.
       *[other] Dir fehlen auf dieser Ebene noch { $count } Räume.
    }
why-not-printed =
    { $effect ->
        [move] { wohin } führt dieser Schritt nicht.
        [hammer] { wohin } schlägt dieser Hammer nicht.
        [rope] { wohin } reicht dieses Seil nicht.
       *[other] { wohin } geht es damit nicht.
    }
why-wall = { wo } ist eine Mauer im Weg.
why-door = { wo } ist eine verschlossene Tür: Ohne Schlüssel kommst du da nicht durch.
why-partner-there = { wo } steht schon dein Gegenüber, und für zwei ist auf dem Feld kein Platz.
why-level-full = Auf dieser Ebene hast du schon alle Räume gelegt.
why-pile-empty = Dein Stapel ist leer: Es gibt keinen Raum mehr zu entdecken.
why-rope = { wohin } hilft das Seil nicht: Es trägt dich nur auf leere Felder und über Gruben, nie durch Mauern oder Türen und nie ins Unbekannte.
why-map = { wo } kannst du keinen Raum anlegen: Dort versperrt eine Mauer oder Tür die Sicht, oder es liegt schon ein Raum da.
why-no-room-there = { wo } gibt es kein Feld, auf das dich der Teleporter bringen könnte.
why-super-stays = Die Superausrüstung gibst du nicht aus der Hand.

## Cards, cells and challenges

effect-name =
    { $effect ->
        [move] Schritt
        [key] Schlüssel
        [stone] Stein
        [hammer] Vorschlaghammer
        [rope] Seil
        [torch] Fackel
        [map] Tempelplan
       *[super] Superausrüstung
    }
effect-about =
    { $effect ->
        [move] Geh ein Feld weit in eine der gezeigten Richtungen. Führt der Schritt ins Leere, deckst du dort einen neuen Raum auf.
        [key] Öffnet einem späteren Schritt dieser Karte eine verschlossene Tür.
        [stone] Entschärft die nächste Falle, auf die du mit dieser Karte trittst.
        [hammer] Ein Schritt oder ein neuer Raum, quer durch Mauern und Türen.
        [rope] Bis zu zwei Schritte über leere Felder und Gruben, ohne abzustürzen. Neue Räume deckst du damit nicht auf.
        [torch] Kopiert eine Seite der obersten Karte deines Stapels.
        [map] Leg einen neuen Raum an eine Seite an, zu der du freie Sicht hast, auch mitten im Raum.
       *[super] Ein Schritt in jede Richtung, auch durch Türen und ins Unbekannte. Gruben und Fallen tun dir nichts, nur Mauern halten dich auf.
    }
cell-name =
    { $cell ->
        [empty] Leeres Feld
        [stairs] Treppe
        [ration] Proviant
        [chest] Truhe
        [pit] Grube
        [trap] Falle
        [teleporter] Teleporter
        [red] Rote Truhe
        [yellow] Gelbe Truhe
        [green] Grüne Truhe
       *[blue] Blaue Truhe
    }
cell-about =
    { $cell ->
        [empty] Hier passiert nichts.
        [stairs] Im letzten Raum kannst du hier die Ebene verlassen. In allen anderen Räumen passiert nichts.
        [ration] Gibt 1 Energie, aber nie mehr als das Maximum. Zu zweit bekommt sie dein Gegenüber.
        [chest] Du nimmst die oberste Karte deines Stapels auf die Hand.
        [pit] Du musst sofort rasten, und der Rest der Karte verfällt. Seil und Superausrüstung retten dich.
        [trap] Kostet 1 Energie, außer ein Stein oder die Superausrüstung schützt dich.
        [teleporter] Bringt dich auf dasselbe Feld eines angrenzenden Raums.
        [red] Du nimmst die oberste rote Karte deines Stapels auf die Hand. Gibt es keine, nimmst du die oberste Karte.
        [yellow] Du nimmst die oberste gelbe Karte deines Stapels auf die Hand. Gibt es keine, nimmst du die oberste Karte.
        [green] Du nimmst die oberste grüne Karte deines Stapels auf die Hand. Gibt es keine, nimmst du die oberste Karte.
       *[blue] Du nimmst die oberste blaue Karte deines Stapels auf die Hand. Gibt es keine, nimmst du die oberste Karte.
    }
direction =
    { $direction ->
        [up] nach oben
        [down] nach unten
        [left] nach links
       *[right] nach rechts
    }
gem-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [multi] Regenbogen
       *[white] beliebige Farbe
    }
set-name =
    { $set ->
        [green] Grüner Satz
       *[blue] Blauer Satz
    }
state =
    { $state ->
        [ready] bereit
        [declared] will rasten
        [rested] hat gerastet und wartet
       *[left] hat die Ebene verlassen
    }
challenge-group =
    { $count ->
        [one]
            { $colour ->
                [red] 1 rotes Juwel
                [yellow] 1 gelbes Juwel
                [green] 1 grünes Juwel
                [blue] 1 blaues Juwel
                [multi] 1 Regenbogenjuwel
               *[white] 1 beliebiges Juwel
            }
       *[other]
            { $colour ->
                [red] { $count } rote Juwelen
                [yellow] { $count } gelbe Juwelen
                [green] { $count } grüne Juwelen
                [blue] { $count } blaue Juwelen
                [multi] { $count } Regenbogenjuwelen
               *[white] { $count } gleichfarbige Juwelen
            }
    }
challenge-name =
    { $which ->
        [a] Aufgabe A
       *[b] Aufgabe B
    }

## Rules

rule-R0 = Begriffe
rule-R0-1 = Räume liegen auf einem Raster: x zählt nach rechts, y nach unten. Der erste Raum einer Ebene liegt allein gespielt auf (0, 0). Jeder Raum hat 3 Reihen mit je 4 Feldern, gezählt so, wie er auf dem Tisch liegt.
rule-R0-2 = Oben, unten, links und rechts gelten immer so, wie du den Tisch siehst. Wer zu zweit auf der anderen Seite sitzt, sieht alles um 180° gedreht.
rule-R0-3 = Jede Seite eines Feldes ist offen, eine Mauer oder eine verschlossene Tür. Wo zwei Räume aneinanderstoßen, genügt eine Tür auf einem der beiden, und die ganze Stelle ist eine Tür. Ohne Tür genügt eine Mauer auf einem der beiden, und die ganze Stelle ist eine Mauer.
rule-R0-4 = Deine Karten sind auf deiner Hand, bei deinen ausgespielten Karten, in deinem Stapel oder liegen als Räume auf dem Tisch. Ausgespielt ist, was du seit der letzten Rast gespielt hast. Der Stapel liegt mit der Ausrüstung nach oben, die oberste Karte ist also immer zu sehen. Beim Ebenenwechsel abgeworfene Karten liegen kurz offen beiseite. Keine der 17 Karten eines Satzes geht je verloren.
rule-R0-5 = Jede Karte hat zwei Gesichter: Auf der Hand, ausgespielt und im Stapel ist sie Ausrüstung, auf dem Tisch ein Raum. Welcher Raum hinter einer Karte des Stapels steckt, darfst du nicht nachsehen.
rule-R1 = Vorbereitung
rule-R1-1 = Nimm einen Satz Startkarten: Energie, Ebene, Amulett und Superausrüstung. Bei Energie, Ebene und Amulett wählst du die leichte oder die schwere Seite, jede für sich. Für die erste Partie: alles leicht.
rule-R1-2 = Du beginnst auf Ebene 1 mit der Energie deiner Energiekarte: 6 auf der leichten Seite, 5 auf der schweren. Mehr kannst du auch später nicht haben.
rule-R1-3 = Wähle eine der beiden Aufgaben auf deinem Amulett, noch bevor du eine Karte gesehen hast. Sie ist offen und gilt die ganze Partie.
rule-R1-4 = Nimm die Superausrüstung auf die Hand.
rule-R1-5 = Wähle den grünen oder den blauen Satz und mische seine 17 Karten: Das ist dein Stapel, die Ausrüstung nach oben.
rule-R1-6 = Zieh die zwei obersten Karten, ohne ihre Räume anzusehen. Auch die nächste Karte des Stapels siehst du schon. Eine der beiden nimmst du auf die Hand, die andere wird umgedreht und ist dein erster Raum, die Treppe in der untersten Reihe.
rule-R1-7 = Deine Figur beginnt auf der Treppe dieses Raums. Er zählt schon als erster Raum der Ebene. Im Stapel bleiben 15 Karten.
rule-R2 = Dein Zug
rule-R2-1 = In deinem Zug tust du genau eines von beidem: Du spielst eine Karte von der Hand, oder du rastest.
rule-R2-2 = Ist deine Hand leer, musst du rasten. Mit Karten auf der Hand darfst du es auch.
rule-R2-3 = Du hast so viele Züge, wie du willst. Nur damit keine Partie ewig dauert: Hast du auf einer Ebene so viele Züge gemacht, wie „{ option-turn-cap }“ angibt, ist sie verloren. Eine Karte, eine Rast und das Weitergeben zählen je als ein Zug, die Rast in der Grube gehört zu ihrer Karte. Zu zweit zählt jeder für sich.
rule-R3 = Karten spielen
rule-R3-1 = Leg die Karte zu deinen ausgespielten Karten, wähle Seite A oder B und führe die Effekte dieser Seite von links nach rechts aus. Die Superausrüstung hat nur eine Seite.
rule-R3-2 = Kein Effekt ist Pflicht: Du darfst auf einzelne verzichten, auch auf alle. Was gar nicht geht, entfällt ohne Nachfrage. Stein und Schlüssel bekommst du immer.
rule-R3-3 = Du entscheidest einen Effekt nach dem anderen. Was der vorige ans Licht gebracht hat, weißt du dann schon.
rule-R3-4 = Stein und Schlüssel halten bis zum Ende der Karte und helfen bei jedem späteren Schritt darauf. Was du nicht brauchst, verfällt.
rule-R3-5 = Eine Karte endet vorzeitig, wenn du in einer Grube rasten musst, die Ebene verlässt oder die Partie aus ist. Ihre übrigen Effekte verfallen.
rule-R3-6 = Was du unterwegs aus einer Truhe holst, kommt auf die Hand. Spielen kannst du es ab dem nächsten Zug.
rule-R4 = Gehen
rule-R4-1 = Ein Schritt bringt deine Figur auf das Nachbarfeld in einer der gezeigten Richtungen, nie schräg.
rule-R4-2 = Mauern halten dich auf. Verschlossene Türen auch, außer du hast einen Schlüssel oder benutzt Vorschlaghammer oder Superausrüstung.
rule-R4-3 = Liegt das Feld in einem Raum, der schon auf dem Tisch ist, gehst du einfach hin, auch von Raum zu Raum. Aufgedeckt wird dabei nichts.
rule-R4-4 = Führt der Schritt aus dem Raum hinaus, wo noch keiner liegt, erkundest du stattdessen. Geht das nicht, kannst du diese Richtung nicht wählen.
rule-R4-5 = Nach jedem einzelnen Schritt wirkt das Feld, auf dem du stehst, noch vor dem nächsten Effekt der Karte.
rule-R5 = Erkunden
rule-R5-1 = Erkunden kannst du, solange der Ebene noch Räume fehlen, dein Stapel nicht leer ist und der Platz frei ist. Außerdem muss die Seite deines Feldes dich durchlassen: Eine Tür braucht Schlüssel, Superausrüstung oder Vorschlaghammer, eine Mauer den Vorschlaghammer. Welche Mauern der neue Raum hat, ist egal.
rule-R5-2 = Dreh die oberste Karte deines Stapels um und leg sie als Raum an, die Treppe in der untersten Reihe. Der Schritt ist damit verbraucht: Deine Figur bleibt stehen, und im neuen Raum passiert noch nichts.
rule-R5-3 = Der letzte Raum einer Ebene wird um 180° gedreht angelegt, die Treppe also in der obersten Reihe. Seine Felder, Mauern und Türen drehen sich mit.
rule-R5-4 = Mit jedem gewöhnlichen Schritt und mit der Superausrüstung kannst du erkunden; der Kompass auf den Karten erinnert nur daran. Mit dem Seil geht es nicht.
rule-R5-5 = Erkundest du durch eine Tür, ist der Schlüssel verbraucht, und die Tür fällt wieder zu. Um hindurchzugehen, brauchst du einen neuen.
rule-R5-6 = Ist dein Stapel danach leer, obwohl der Ebene noch Räume fehlen, ist die Partie verloren.
rule-R6 = Stein und Schlüssel
rule-R6-1 = Ein Stein entschärft die erste Falle, auf die du danach mit derselben Karte trittst. Ohne Stein darfst du sie auch betreten, das kostet aber 1 Energie.
rule-R6-2 = Ein Schlüssel bringt dich mit einem späteren Schritt derselben Karte durch eine verschlossene Tür, oder du erkundest damit hindurch. Hinter dir fällt sie wieder ins Schloss.
rule-R7 = Besondere Effekte
rule-R7-1 = Vorschlaghammer: ein Schritt in eine der gezeigten Richtungen, den weder Mauern noch Türen aufhalten. Du gehst hindurch oder erkundest. Offen bleibt danach nichts.
rule-R7-2 = Seil: bis zu zwei Schritte, jeder in eine beliebige gezeigte Richtung, nur auf leere Felder und Gruben. Gruben tun dir dabei nichts, auch wenn du über einer hängen bleibst. Erkunden, Mauern und Türen gehen nicht, ebenso wenig Treppen, Fallen, Teleporter, Truhen und Proviant, selbst verbrauchte. Nach einem Schritt darfst du aufhören.
rule-R7-3 = Fackel: Wähle Seite A oder B der obersten Karte deines Stapels und führe ihre Effekte aus, als stünden sie hier. Die Karte bleibt, wo sie ist; verlässt sie dabei den Stapel, gilt ihr Effekt trotzdem weiter. Bei leerem Stapel oder einer Fackel auf der gewählten Seite passiert nichts.
rule-R7-4 = Tempelplan: Wähle eine Richtung, in der von deinem Feld bis über den Rand des Raums keine Mauer und keine Tür steht und noch kein Raum anliegt. Dort legst du die oberste Karte deines Stapels als Raum an. Was auf den Feldern dazwischen ist, spielt keine Rolle. Sonst gilt alles wie beim Erkunden.
rule-R7-5 = Superausrüstung: ein Schritt in jede Richtung. Gruben und Fallen tun dir nichts, durch Türen kannst du gehen und erkunden, durch Mauern nicht. Sie hat kein Juwel und wird sonst gespielt und gezählt wie jede Karte.
rule-R7-6 = Regenbogenjuwel: nur ein Schritt zur Seite, mit A nach links, mit B nach rechts. Beim Amulett zählt es als ein Juwel deiner Wahl, für farbige Truhen hat es jede Farbe.
rule-R8 = Felder
rule-R8-1 = Proviant, Truhen und farbige Truhen wirken, ob du willst oder nicht, aber nur einmal pro Aufenthalt im Raum. Verlässt du ihn und kommst zurück, ist alles darin wieder frisch.
rule-R8-2 = Proviant: 1 Energie mehr, aber nie über das Maximum; dann ist er trotzdem verbraucht. Auf der schweren Seite der Ebenenkarte bringt er auf Ebene 1 nichts.
rule-R8-3 = Truhe: Nimm die oberste Karte deines Stapels als Ausrüstung auf die Hand. Ist er leer, gibt es nichts.
rule-R8-4 = Farbige Truhe: Such deinen Stapel von oben nach der ersten Karte dieser Farbe ab und nimm sie; das Regenbogenjuwel passt immer. Die anderen bleiben in ihrer Reihenfolge. Passt keine, nimmst du die oberste.
rule-R8-5 = Grube: Du musst sofort rasten, die eben gespielte Karte kommt mit zurück auf die Hand, und ihre übrigen Effekte verfallen. Mit Seil oder Superausrüstung passiert nichts.
rule-R8-6 = Falle: sofort 1 Energie weniger, außer Stein oder Superausrüstung schützen dich.
rule-R8-7 = Gruben und Fallen wirken jedes Mal, wenn du sie betrittst. Nur darauf zu stehen, schadet nicht.
rule-R8-8 = Teleporter: Du landest auf demselben Feld eines Raums, der direkt angrenzt. Gibt es mehrere, wählst du; gibt es keinen, passiert nichts. Das Zielfeld wirkt wie immer, nur ein zweiter Teleporter nicht. Den alten Raum hast du damit verlassen. Superausrüstung und unbenutzter Stein schützen dich auch am Ziel.
rule-R8-9 = Die Treppe in der untersten Reihe, also in jedem Raum außer dem letzten, bewirkt nichts.
rule-R8-10 = Betrittst du die Treppe in der obersten Reihe des letzten Raums, darfst du die Ebene verlassen. Bleibst du, geht die Karte weiter, und gefragt wirst du erst wieder, wenn du das Feld neu betrittst.
rule-R8-11 = Bei 0 Energie ist die Partie sofort aus, vor allem anderen.
rule-R9 = Rasten
rule-R9-1 = Freiwillig rasten darfst du nur, wenn du mindestens eine Karte ausgespielt hast.
rule-R9-2 = Nimm alle ausgespielten Karten zurück auf die Hand und zahl so viel Energie, wie die Rast auf deiner Ebene kostet: 1, 2 oder 3. Fällt die Energie auf 0, hast du verloren.
rule-R9-3 = Deine Figur bleibt stehen. Verbrauchte Truhen und verbrauchter Proviant bleiben verbraucht.
rule-R10 = Die Ebene verlassen
rule-R10-1 = Du kommst eine Ebene höher.
rule-R10-2 = Deine Energie steigt wieder auf den Startwert.
rule-R10-3 = Alle ausgespielten Karten kommen auf die Hand, auch die eben gespielte. Ihre übrigen Effekte verfallen.
rule-R10-4 = Zähl deine Handkarten samt Superausrüstung. Mehr als 4 darfst du auf Ebene 2 nicht mitnehmen, mehr als 5 nicht auf Ebene 3. Genau den Überschuss wirfst du ab; welche Karten, entscheidest du, nur nicht die Superausrüstung.
rule-R10-5 = Alle Räume der Ebene und die abgeworfenen Karten werden gemischt und kommen, Ausrüstung nach oben, unter deinen Stapel. Was schon darin lag, bleibt in seiner Reihenfolge darüber.
rule-R10-6 = Sieh dir die zwei obersten Karten des Stapels an und wähle eine als ersten Raum, die Treppe in der untersten Reihe, deine Figur darauf. Die andere bleibt oben auf dem Stapel. Du hast damit einen Raum gelegt, und nichts ist verbraucht.
rule-R11 = Das Amulett
rule-R11-1 = Verlässt du Ebene 3, nimmst du alle ausgespielten Karten auf die Hand. Ein Limit gibt es jetzt nicht.
rule-R11-2 = Deine Aufgabe verlangt Gruppen von Juwelen: entweder so viele einer bestimmten Farbe oder, bei weißen, so viele einer einzigen Farbe deiner Wahl. Jede Karte zählt nur für eine Gruppe. Das Regenbogenjuwel füllt eine beliebige Lücke. Zu viele Juwelen schaden nicht.
rule-R11-3 = Hast du alle Gruppen beisammen, hast du gewonnen, sonst verloren.
rule-R12 = Niederlage
rule-R12-1 = Du verlierst, wenn deine Energie auf 0 fällt.
rule-R12-2 = Du verlierst, wenn du die Prüfung des Amuletts nicht bestehst.
rule-R12-3 = Du verlierst, wenn dein Stapel leer wird, solange auf deiner Ebene noch Räume fehlen. Geprüft wird das nach jeder Karte, die durch Erkunden, Tempelplan oder Truhe den Stapel verlässt, nie zwischen zwei Ebenen.
rule-R13 = Schwierigkeit
rule-R13-1 = Allein darfst du leichte und schwere Seiten von Energie, Ebene und Amulett beliebig mischen.
rule-R13-2 = Dass Proviant auf Ebene 1 nichts bringt, gehört zur schweren Seite der Ebenenkarte.
rule-R14 = Zu zweit
rule-R14-1 = Ohio Bob und Idaho Joe spielen gemeinsam, beide mit eigener Energie, Hand, eigenem Stapel und eigener Aufgabe. Beide bekommen die 17 Karten und die Startkarten einer Farbe; die Schwierigkeit ist für beide gleich. Dazu wählt ihr die leichte oder schwere Seite des Verbindungsraums. Erst wählen beide ihre Aufgabe, dann ihre Startkarten, Ohio Bob jeweils zuerst.
rule-R14-2 = In der Mitte liegt der Verbindungsraum, davor und dahinter eure ersten Räume. Ihr sitzt euch gegenüber, und beide legen Räume aus ihrer eigenen Sicht: die Treppe in der Reihe, die ihnen am nächsten ist, im letzten Raum in der fernsten. Weiter führt nur die Treppe eines letzten Raums, in welcher Reihe sie auch liegt.
rule-R14-3 = Wer auf der Ebene ist und nicht wartet, darf jederzeit die nächste Karte spielen oder eine Rast ankündigen, auch mehrmals hintereinander. Erst wenn eine Karte ganz zu Ende ist, kommt die nächste. Mit der Hausregel „{ option-coop-order }“ geht es stattdessen abwechselnd: Ohio Bob beginnt jede Ebene, und wer dran ist, darf den Zug weitergeben, aber nicht gleich wieder zurück.
rule-R14-4 = Gerastet wird gemeinsam: Wer rasten will, kündigt es an und wartet, ohne es zurücknehmen zu können. Sobald beide so weit sind, zahlen beide und nehmen ihre Karten. Hat dein Gegenüber die Ebene verlassen, rastest du gleich; verlässt dein Gegenüber sie, während du wartest, rastest du danach. Solange beide da sind, darfst du auch rasten, ohne etwas ausgespielt zu haben.
rule-R14-5 = Wer in eine Grube stürzt, rastet und zahlt sofort und wartet dann, bis auch das Gegenüber rastet oder die Ebene verlässt. Hat das Gegenüber schon eine Rast angekündigt, wird sie gleich danach ausgeführt.
rule-R14-6 = Proviant gibt die Energie deinem Gegenüber; bei voller Energie ist sie verloren. Für dich ist sie nur, wenn dein Gegenüber die Ebene schon verlassen hat.
rule-R14-7 = Ihr dürft alle Räume betreten und alles darin nutzen. Was verbraucht ist, ist es nur für dich, nicht für dein Gegenüber. Auf einem Feld ist nur Platz für eine Figur, auch beim Teleportieren.
rule-R14-8 = Truhe, Fackel, Tempelplan und Erkunden betreffen immer deinen eigenen Stapel. Ein Raum, den du legst, liegt aus deiner Sicht und zählt nur für dich, wo auch immer du ihn anlegst. Der Verbindungsraum gehört niemandem und zählt für niemanden.
rule-R14-9 = Einmal pro Ebene dürft ihr am Ende einer Karte je eine Karte tauschen, wenn ihr auf Nachbarfeldern ohne Mauer oder Tür dazwischen steht. Sie darf von der Hand oder von den ausgespielten kommen, nur die Superausrüstung nicht, und landet auf der Hand des Gegenübers. Wer die Karte gespielt hat, macht das Angebot. Wird es abgelehnt, dürft ihr es später wieder versuchen. Nach einer Grube kommen erst die Rasten, dann der Tausch; wer die Ebene gerade verlassen hat, tauscht nicht mehr.
rule-R14-10 = Verlassen darfst du die Ebene über die Treppe eines der beiden letzten Räume, wenn du selbst alle deine Räume gelegt hast. Hast du mindestens 2 Energie und ist dein Gegenüber noch da und nicht bei voller Energie, darfst du zuvor 1 Energie dalassen. Deine Räume bleiben liegen, dein Gegenüber spielt allein weiter.
rule-R14-11 = Haben beide die Ebene verlassen, kommen Räume und abgeworfene Karten gemischt unter den Stapel ihres Satzes. Beide wählen ihren ersten Raum, Ohio Bob zuerst. Der Verbindungsraum liegt wieder in der Mitte, und ihr dürft wieder tauschen.
rule-R14-12 = Wer Ebene 3 verlässt, muss die eigene Aufgabe erfüllen und mindestens 3 Karten aus dem anderen Satz auf der Hand haben. Schaffen das beide, gewinnt ihr. Scheitert auch nur einer von euch, verlieren beide sofort.
rule-R14-13 = Verliert einer von euch, verlieren beide.

## Rulings

rule-A1 = Welche Karten haben eine schwere Seite? Energie, Ebene und Amulett. Die Superausrüstung nicht.
rule-A2 = Führt auf Ebene 3 jede Treppe zum Amulett? Nein, auch dort nur die im letzten Raum. Mit der Hausregel „{ option-l3-low-stairs-exit }“ kann es jede sein, sobald alle deine Räume liegen.
rule-A3 = Musst du alle Schritte einer Karte im Voraus planen? Nein, nur die Seite wählst du vorher. Alles andere entscheidest du, wenn es so weit ist.
rule-A4 = Helfen Stein und Schlüssel nur beim nächsten Schritt? Nein, sie halten bis zum Ende der Karte.
rule-A5 = Was gilt, wenn zwei Ränder aneinanderstoßen? Eine Tür an einer Mauer oder an einer zweiten Tür ist eine einzige Tür, für einen Schlüssel. Eine Mauer oder Tür an einer offenen Seite bleibt, was sie ist.
rule-A6 = Was ist, wenn neben deinem Raum schon einer liegt? Dann gehst du einfach hinüber.
rule-A7 = Darfst du erkunden, wenn der neue Raum dort eine Mauer hat? Ja, das weißt du ja vorher nicht. Vielleicht kommst du dann an dieser Stelle nicht hinein.
rule-A8 = Kannst du mit einem Schlüssel durch eine Tür erkunden? Ja, aber dann ist er verbraucht. Zum Hineingehen brauchst du noch einen.
rule-A9 = Brauchst du den Kompass, um zu erkunden? Nein, er ist nur eine Erinnerung. Mit dem Seil geht es trotzdem nicht.
rule-A10 = Kannst du mit dem Vorschlaghammer auch durch eine gewöhnliche Mauer gehen? Ja. Mit der Hausregel „{ option-hammer-scope }“ kann das nur durch Türen gehen; erkunden darfst du weiter durch alles.
rule-A11 = Musst du am Seil zwei Schritte machen? Nein, einer reicht, und beide dürfen in verschiedene Richtungen gehen. Treppen und verbrauchte Truhen gelten nicht als leere Felder.
rule-A12 = Was wird nach einer Grube oder beim Verlassen der Ebene aus den übrigen Effekten der Karte? Sie verfallen.
rule-A13 = Welche Seite kopiert die Fackel? Du wählst A oder B. Eine andere Fackel bewirkt nichts. Was kopiert ist, gilt, auch wenn die Karte dabei den Stapel verlässt.
rule-A14 = Hält eine Mauer am Rand des Raums den Tempelplan auf? Ja, eine Tür auch, und der Platz muss frei sein. Der Raum zählt wie ein erkundeter. Mit der Hausregel „{ option-map-border-wall-blocks }“ können Mauer und Tür am Rand durchlässig sein, die im Inneren nicht.
rule-A15 = Was ist mit Seite A und B beim Regenbogenjuwel? A führt nach links, B nach rechts.
rule-A16 = Musst du Truhe und Proviant nehmen? Ja. Mit der Hausregel „{ option-bonus-optional }“ darfst du sie auch liegen lassen; dann bleiben sie frisch.
rule-A17 = Wann sind Truhe und Proviant wieder frisch? Wenn du den Raum verlässt und zurückkommst, auch per Teleporter. Eine Rast genügt nicht.
rule-A18 = Musst du den Teleporter benutzen? Ja, wenn er dich irgendwohin bringen kann. Du landest dort auf dem Feld an derselben Stelle, so wie der Raum auf dem Tisch liegt. Mit der Hausregel „{ option-teleporter-optional }“ darfst du bleiben.
rule-A19 = Schützen Superausrüstung und Stein auch dort, wo der Teleporter dich absetzt? Ja, es ist noch derselbe Schritt. Mit der Hausregel „{ option-teleport-keeps-protection }“ kann der Schutz entfallen.
rule-A20 = Kannst du auf der letzten Treppe stehen bleiben und später gehen? Nein, gefragt wirst du nur beim Betreten. Mit der Hausregel „{ option-stairs-choice }“ kannst du auch zu Beginn eines späteren Zuges gehen, ohne eine Karte zu spielen.
rule-A21 = Darfst du rasten, wenn du nichts ausgespielt hast? Allein nicht, es würde nur Energie kosten.
rule-A22 = Welches Limit gilt für die Handkarten? Das der Ebene, auf die du kommst. Vor dem Amulett gibt es keins. Mit der Hausregel „{ option-hand-max-row }“ kann das der Ebene gelten, die du verlässt.
rule-A23 = Darfst du die Superausrüstung abwerfen? Nein, sie hat ja keinen Raum auf der Rückseite. Mit der Hausregel „{ option-sg-discardable }“ darfst du; dann ist sie aus dem Spiel.
rule-A24 = Wohin kommt zu Beginn einer Ebene die Karte, die nicht zum Raum wird? Sie bleibt oben auf dem Stapel. Nur ganz am Anfang der Partie kommt sie auf die Hand.
rule-A25 = Verlierst du auch auf Ebene 1 und 2, wenn der Stapel leer ist? Ja, wenn noch Räume fehlen. Liegen alle, geht es weiter, nur die Truhen sind dann leer. Mit der Hausregel „{ option-deckout }“ kann ein leerer Stapel immer die Niederlage sein, bis alle Räume der Ebene 3 liegen.
rule-A26 = Welche schwere Karte macht den Proviant auf Ebene 1 wirkungslos? Die Ebenenkarte. Mit der Hausregel „{ option-rations-off-card }“ kann es die Energiekarte sein.
rule-A27 = Was schützt wovor? Das Seil vor Gruben, der Stein vor Fallen, die Superausrüstung vor beidem. Auf Fallen darf das Seil gar nicht führen.
rule-A28 = Verlierst du in einer Grube deine Handkarten? Nein, sie bleiben auf der Hand. Du kommst nur nicht mehr dazu, vor der Rast noch eine zu spielen.
rule-A29 = Wie viel Energie kannst du haben? Höchstens den Startwert deiner Energiekarte.
rule-A30 = Darf die weiße Gruppe dieselbe Farbe haben wie die andere? Ja, aber mit anderen Karten. Möglich ist das nur zu zweit.
rule-A31 = Wann wählst du deine Aufgabe? Bevor du auch nur eine Karte gesehen hast.
rule-A32 = Darfst du mehr abwerfen als nötig? Nein, genau den Überschuss.
rule-A33 = Siehst du die Karten, die eine farbige Truhe überspringt? Ja, alle bis zur gefundenen, und alle überhaupt, wenn keine passt.
rule-A34 = Darfst du wissen, welcher Raum hinter welcher Ausrüstung steckt? Ja, aber gezeigt wird es nie. Mit der Hausregel „{ option-pairing }“ werden Ausrüstung und Räume jedes Satzes heimlich neu zusammengestellt; bekannt wird ein Paar erst, wenn die Karte zum ersten Mal als Raum liegt.
rule-A35 = Darfst du ewig Proviant sammeln? Ja, bis „{ option-turn-cap }“ erreicht ist. Mehr als 25 Züge auf einer Ebene sind aber selten.
rule-A36 = Wie herum liegen die Räume zu zweit? Ihr sitzt euch gegenüber, und beide legen sie aus der eigenen Sicht richtig herum.
rule-A37 = Wer ist zu zweit dran? Wer gerade will, immer eine ganze Karte nach der anderen. Mit der Hausregel „{ option-coop-order }“ wechselt ihr euch ab.
rule-A38 = Wann zahlst du zu zweit für eine Rast? Wenn beide so weit sind; so kann vorher noch Proviant ankommen. In einer Grube zahlst du sofort. Mit der Hausregel „{ option-coop-rest }“ zahlst du immer schon beim Ankündigen.
rule-A39 = Ist eine Truhe, die dein Gegenüber geöffnet hat, für dich noch frisch? Ja, verbraucht ist sie nur für dein Gegenüber.
rule-A40 = Aus wessen Stapel kommt ein Raum, den du bei deinem Gegenüber erkundest? Aus deinem. Wer einen Platz zuerst erkundet, hat ihn.
rule-A41 = Müsst ihr tauschen? Nein, und höchstens einmal pro Ebene. Eine getauschte Karte darf später auch zurückwandern.
rule-A42 = Dürft ihr die Superausrüstung tauschen? Nein. Mit der Hausregel „{ option-sg-exchangeable }“ schon: Dann zählt sie zu den 3 Karten, die das Amulett aus dem anderen Satz verlangt.
rule-A43 = Darfst du über den letzten Raum deines Gegenübers hinaus? Ja, wenn du alle deine Räume gelegt hast. Mit der Hausregel „{ option-coop-exit }“ kann nur dein eigener gelten.
rule-A44 = Wann gibst du Energie ab, und wann beginnt die nächste Ebene? Abgeben kannst du beim Verlassen, bevor sich deine Energie erneuert, und nur, wenn es etwas nützt. Weiter geht es, wenn beide die Ebene verlassen haben.
rule-A45 = Wohin kommt eine abgeworfene Karte aus dem anderen Satz? Zurück in den Stapel ihres Satzes. Vorsicht: Von den 3 nötigen Karten fehlt dann eine, und der Sieg ist nicht mehr möglich.
rule-A46 = Wann prüft das Amulett euch zu zweit? Jeden von euch beim Verlassen von Ebene 3. Scheitert einer, ist die Partie für beide verloren.
rule-A47 = Darfst du eine Ebene ohne Tausch verlassen? Ja, nur gewinnen könnt ihr dann nicht mehr. Mit der Hausregel „{ option-coop-early-loss }“ ist die Partie in dem Fall sofort verloren.
rule-A48 = Kann es sein, dass du gar nichts tun kannst? Nein. Eine Karte darfst du auch ohne Wirkung spielen, und mit leerer Hand rastest du.
rule-A49 = Kannst du in einem Raum eingesperrt sein? Nein, in jedem Raum erreichst du alle Felder ohne Schlüssel, und irgendwo geht es immer hinaus.
rule-A50 = Was ist, wenn eine Rast genau deine letzte Energie kostet? Dann hast du verloren, auch bei einer Rast in der Grube.
rule-A51 = Welches Amulett gehört zu welchem Satz? Das in derselben Farbe.
rule-A52 = Wirst du gefragt, wenn nur eines möglich ist? Nein, weder wenn nur Verzichten bleibt noch bei einem Teleporter mit nur einem Ziel. Bleibt neben dem Verzichten auch nur eine Richtung, schon. Und was du in deinem Zug tun willst, wirst du immer gefragt, selbst wenn dir nur die Rast bleibt.
rule-A53 = Spielt ihr zu zweit mit offenen Karten? Ja, alles ist offen, und reden dürft ihr, so viel ihr wollt.
rule-A54 = Was ist, wenn ihr im selben Augenblick spielt? Es gilt, was zuerst ankommt. Die andere Karte kommt danach, wenn ihr sie dann noch wollt.
rule-A55 = Wer beginnt den Tausch? Wer gerade die Karte gespielt hat, bietet etwas an oder nichts; das Gegenüber antwortet mit einer Karte oder lehnt ab. Gefragt wird nur, wenn ein Tausch möglich ist.

## The table

ending =
    { $ending ->
        [won] Die Juwelen leuchten auf, die Falle ist entschärft: Das Amulett ist geborgen. Sieg!
        [energy] Die Kräfte sind am Ende: Der Tempel behält sein Amulett. Niederlage.
        [amulet] Die Prüfung ist misslungen, die Falle schnappt zu: Das Amulett bleibt, wo es ist. Niederlage.
        [pile] Der Stapel ist leer, und es fehlen noch Räume: Hier geht es nicht weiter. Niederlage.
        [turns] Zu lange im Tempel umhergeirrt: Die Partie ist zu Ende. Niederlage.
       *[exchange] Zu wenige Karten getauscht: So ist das Amulett nicht mehr zu gewinnen. Niederlage.
    }
daily-share =
    { $result ->
        [won] Ohio Bob, Tempel des Tages { $day }: Amulett geborgen! Züge: { $turns }, Energie übrig: { $energy }.
       *[lost] Ohio Bob, Tempel des Tages { $day }: auf Ebene { $level } gescheitert. Züge: { $turns }.
    }
board-step =
    { $what ->
        [trap] Du verlierst 1 Energie.
        [end] Das kostet dich die letzte Energie: Das Spiel wäre verloren.
        [safe] Du bist geschützt: Es passiert nichts.
        [pit] Du rastest für { $cost } Energie, und die Karte ist zu Ende.
        [spent] Schon benutzt: Es passiert nichts.
        [ration] 1 Energie für dich.
        [gift] 1 Energie für dein Gegenüber.
        [wasted] Das bringt gerade niemandem etwas.
       *[leave] Die Treppe nach oben: Du darfst die Ebene verlassen.
    }
board-gain = Du bekommst „{ $card }“.
board-room = „{ $card }“ wird hier zum Raum.
board-last-room = „{ $card }“ wird hier zum letzten Raum. Seine Treppe führt nach oben.
board-seen = Was dahinter ist, hast du schon gesehen: „{ $face }“.
board-both = Ihr könnt jetzt beide spielen.
label =
    { $label ->
        [player] Spieler
        [energy] Energie
        [level] Ebene
        [rooms] Räume
        [hand] Hand
        [played] Ausgespielt
        [pile] Stapel
        [top_card] Oberste Karte
        [next_cards] Nächste Karten
        [challenge] Aufgabe
        [lacking] Fehlende Juwelen
        [gems] Juwelen
        [rest_cost] Kosten der Rast
        [side_a] Seite A
        [side_b] Seite B
        [single] Nur eine Seite
        [waiting] wartet
        [ready] bereit
        [left] hat die Ebene verlassen
        [partner] Gegenüber
        [exchange] Tausch
        [exchange_used] Auf dieser Ebene schon getauscht
        [partner_cards] Karten aus dem anderen Satz
        [link_room] Verbindungsraum
        [first_room] Erster Raum
        [last_room] Letzter Raum
        [stairs_down] Treppe ohne Ausgang
        [stairs_up] Treppe nach oben
        [wall] Mauer
        [door] Verschlossene Tür
        [spent] verbraucht
        [key_charge] Schlüssel bereit
        [stone_charge] Stein bereit
        [copied] Kopiert
        [charges] Für diese Karte bereit
        [zoom_in] Näher heran
        [zoom_out] Weiter weg
        [whole_temple] Ganzer Tempel
        [done] geschafft
        [missing] fehlt noch
        [easy] leicht
        [hard] schwer
        [no_exploring] ohne Erkunden
       *[set] Kartensatz
    }

## Karten und Räume beim Namen

called-rd1-green = Stiefel (grün)
called-rd1-blue = Stiefel (blau)
called-rd2-green = Brecheisen (grün)
called-rd2-blue = Brecheisen (blau)
called-rd3-green = Spurt (grün)
called-rd3-blue = Spurt (blau)
called-rd4-green = Fackel (grün)
called-rd4-blue = Fackel (blau)
called-yl1-green = Feldflasche (grün)
called-yl1-blue = Feldflasche (blau)
called-yl2-green = Laterne (grün)
called-yl2-blue = Laterne (blau)
called-yl3-green = Leiter (grün)
called-yl3-blue = Leiter (blau)
called-yl4-green = Tempelplan (grün)
called-yl4-blue = Tempelplan (blau)
called-gn1-green = Spitzhacke (grün)
called-gn1-blue = Spitzhacke (blau)
called-gn2-green = Machete (grün)
called-gn2-blue = Machete (blau)
called-gn3-green = Werkzeuggürtel (grün)
called-gn3-blue = Werkzeuggürtel (blau)
called-gn4-green = Seil (grün)
called-gn4-blue = Seil (blau)
called-bl1-green = Peitsche (grün)
called-bl1-blue = Peitsche (blau)
called-bl2-green = Handschuhe (grün)
called-bl2-blue = Handschuhe (blau)
called-bl3-green = Flaschenzug (grün)
called-bl3-blue = Flaschenzug (blau)
called-bl4-green = Vorschlaghammer (grün)
called-bl4-blue = Vorschlaghammer (blau)
called-rb1-green = Regenbogenjuwel (grün)
called-rb1-blue = Regenbogenjuwel (blau)
called-supergear = Superausrüstung
called-supergear2 = Superausrüstung (Idaho Joe)
called-link-easy = Verbindungsraum
called-link-hard = Verbindungsraum mit verschlossener Tür
called-t01 = Vorkammer
called-t02 = Speisekammer
called-t03 = Rubinnische
called-t04 = Sonnengewölbe
called-t05 = Jadealkoven
called-t06 = Saphirsims
called-t07 = Wirbelsaal
called-t08 = Speisesaal
called-t09 = Alte Küche
called-t10 = Sonnengalerie
called-t11 = Jadezelle
called-t12 = Saphirgruft
called-t13 = Geborstene Brücke
called-t14 = Speergang
called-t15 = Lagerraum
called-t16 = Orakel
called-t17 = Schatzkammer

## Hints

ein-juwel =
    { $colour ->
        [red] ein rotes Juwel
        [yellow] ein gelbes Juwel
        [green] ein grünes Juwel
        [blue] ein blaues Juwel
       *[multi] ein Regenbogenjuwel
    }
schritte =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
hint-worth = nichts anderes versprach mehr
hint-challenge-white = bei { $count } Juwelen kannst du die Farbe unterwegs bestimmen
hint-challenge-fixed = du weißt von Anfang an, welche { $count } Juwelen du suchst
hint-pick-gem = so behältst du { ein-juwel } für dein Amulett
hint-pick-steps = sie ist gut für { schritte }
hint-pick-top = { ein-juwel }, das deinem Amulett fehlt, bleibt oben auf dem Stapel
hint-pick-room = ihr Juwel braucht dein Amulett nicht
hint-stairs = so kommst du zur Treppe, die weiterführt
hint-gem = so kommst du an { ein-juwel }, das deinem Amulett fehlt
hint-last-room = so öffnest du den letzten Raum und damit den Weg hinaus
hint-ration = so kommst du an Proviant für 1 Energie mehr
hint-room =
    { $count ->
        [one] so öffnest du einen neuen Raum, dann fehlt nur noch 1
       *[other] so öffnest du einen neuen Raum, dann fehlen noch { $count }
    }
hint-chest = so kommst du an eine Karte aus einer Truhe
hint-pit = die Grube ist so gut wie eine Rast, { karten } zurück auf die Hand für { $cost } Energie
hint-safe = die Falle dort kann dir nichts anhaben
hint-near-stairs = so kommst du der Treppe näher, noch { schritte }
hint-near-chest = so kommst du einer Truhe näher, noch { schritte }
hint-near-border =
    { $count ->
        [0] so kommst du an einen Rand, an dem du erkunden kannst
       *[other] so kommst du einem offenen Rand näher, noch { schritte }
    }
hint-rest = { karten } zurück auf die Hand für { $cost } Energie
hint-rest-partner = dein Gegenüber wartet auf deine Rast
hint-hand-over = dein Gegenüber kann noch { karten } spielen
hint-skip = kein Schritt von hier würde helfen
hint-leave = als Nächstes kommt Ebene { $level }, und deine Energie wird aufgefüllt
hint-amulet = du hast alles, was das Amulett verlangt
hint-stay-gems =
    { $count ->
        [one] deinem Amulett fehlt noch 1 Juwel
       *[other] deinem Amulett fehlen noch { $count } Juwelen
    }
hint-bonus-later = es ist später auch noch da
hint-gift = dein Gegenüber hat nur noch { $energy } Energie, und du kannst 1 entbehren
hint-gift-keep = dein Gegenüber hat noch { $energy } Energie
hint-discard = dein Amulett kommt ohne { ein-juwel } aus
hint-offer-gem = dem Amulett deines Gegenübers fehlt { ein-juwel }
hint-exchange =
    { $count ->
        [0] beide brauchen 3 Karten des anderen, und du hast noch keine
       *[other] beide brauchen 3 Karten des anderen, und du hast bisher { $count }
    }
hint-refuse = tauschen könnt ihr nur einmal pro Ebene, und es kann noch besser kommen
