### Realm of the Jade Goddess, Deutsch

game-name = Im Reich der Jadegöttin
game-blurb = Mit dem Jeep in den Urwald: Entdecke die vergessene Stadt, setz deine Archäologen am richtigen Ort ab und füge die Statuen der Jadegöttin wieder zusammen.
round-name = Zug { $round }

## Forms of numbers and figures

artefakte =
    { $count ->
        [one] 1 Artefakt
       *[other] { $count } Artefakte
    }
koepfe =
    { $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    }
ein-team =
    { $strength ->
        [1] einen Archäologen
        [2] ein Zweierteam
        [3] ein Dreierteam
       *[other] ein Team aus { $strength } Archäologen
    }
dieses-team =
    { $strength ->
        [1] den Archäologen
        [2] das Zweierteam
        [3] das Dreierteam
       *[other] das Team aus { $strength } Archäologen
    }
noerdlich =
    { $direction ->
        [north] nördlich
        [east] östlich
        [south] südlich
       *[west] westlich
    }
im-norden =
    { $direction ->
        [north] Im Norden
        [east] Im Osten
        [south] Im Süden
       *[west] Im Westen
    }
gedreht =
    { $turn ->
        [0] ungedreht
        [1] um 90° gedreht
        [2] um 180° gedreht
       *[3] um 270° gedreht
    }

## Events

event-first-player =
    { $me ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
event-display-dealt =
    { $me ->
        [yes] Du bekommst ein Kärtchen für deine Vitrine.
       *[no] { $who } bekommt ein Kärtchen für die Vitrine.
    }
event-row-dealt = Offen in der Auslage liegt: „{ $token }“.
event-turn-began =
    { $me ->
        [yes] Zug { $round }: Du bist dran.
       *[no] Zug { $round }: { $who } ist dran.
    }
event-bonus-began =
    { $me ->
        [yes] Du kaufst für { $cost } Gold einen Bonuszug.
       *[no] { $who } kauft für { $cost } Gold einen Bonuszug.
    }
event-exchanged =
    { $me ->
        [yes] Nichts aus deiner Vitrine passt: Du schiebst ein Kärtchen unter Stapel { $stack } und nimmst dafür das oberste.
       *[no] Nichts aus der Vitrine passt: { $who } schiebt ein Kärtchen unter Stapel { $stack } und nimmt dafür das oberste.
    }
event-rode =
    { $me ->
        [yes] Du fährst von { $origin } nach { $cell }.
       *[no] { $who } fährt von { $origin } nach { $cell }.
    }
event-drew-tile =
    { $me ->
        [yes] Du ziehst ein Kärtchen von Stapel { $stack }.
       *[no] { $who } zieht ein Kärtchen von Stapel { $stack }.
    }
event-laid =
    { $me ->
        [yes] Du legst ein Kärtchen auf { $cell } und fährst darauf.
       *[no] { $who } legt ein Kärtchen auf { $cell } und fährt darauf.
    }
event-kept =
    { $me ->
        [yes] Das Kärtchen passt hier nicht und kommt in deine Vitrine.
       *[no] Das Kärtchen passt hier nicht und kommt in die Vitrine von { $who }.
    }
event-last-tile = Das war das letzte Kärtchen! Nach diesem Zug sind alle noch genau einmal dran.
event-stopped =
    { $me ->
        [yes] Du fährst nicht weiter.
       *[no] { $who } fährt nicht weiter.
    }
event-figure-placed =
    { $me ->
        [yes] Du setzt auf { $cell } { ein-team } ab.
       *[no] { $who } setzt auf { $cell } { ein-team } ab.
    }
event-figure-paid =
    { $me ->
        [yes] Das kostet dich { $amount } Gold.
       *[no] { $who } zahlt dafür { $amount } Gold.
    }
event-figure-taken =
    { $me ->
        [yes] Du holst { dieses-team } von { $cell } zurück.
       *[no] { $who } holt { dieses-team } von { $cell } zurück.
    }
event-dug =
    { $heads ->
        [0]
            { $coins ->
                [0] Der Bezirk um { $cell } ist entdeckt, doch zu finden gibt es dort nichts.
               *[other] Ausgrabung! Der Bezirk um { $cell } birgt { $coins } Gold, aber keine Artefakte.
            }
       *[other]
            { $coins ->
                [0] Ausgrabung! Der Bezirk um { $cell } zeigt { koepfe }.
               *[other] Ausgrabung! Der Bezirk um { $cell } zeigt { koepfe } und birgt { $coins } Gold.
            }
    }
event-dug-in-vain = Der Bezirk um { $cell } ist entdeckt, aber niemand ist dort, um zu graben.
event-tokens-drawn =
    { $me ->
        [yes] Du ziehst { artefakte }.
       *[no] { $who } zieht { artefakte }.
    }
event-token-seen =
    { $me ->
        [yes] Du hast „{ $token }“ gezogen.
       *[no] { $who } hat „{ $token }“ gezogen.
    }
event-pile-empty =
    { $me ->
        [yes] Der Artefaktvorrat ist leer: Mehr bekommst du nicht.
       *[no] Der Artefaktvorrat ist leer: Mehr bekommt { $who } nicht.
    }
event-gold-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] Die Bank ist leer: Du bekommst kein Gold.
               *[other] Du bekommst { $amount } Gold.
            }
       *[no]
            { $amount ->
                [0] Die Bank ist leer: { $who } bekommt kein Gold.
               *[other] { $who } bekommt { $amount } Gold.
            }
    }
event-figures-home =
    { $me ->
        [yes]
            { $count ->
                [one] Eine Figur kehrt zu dir zurück.
               *[other] { $count } Figuren kehren zu dir zurück.
            }
       *[no]
            { $count ->
                [one] Eine Figur kehrt zu { $who } zurück.
               *[other] { $count } Figuren kehren zu { $who } zurück.
            }
    }
event-swapped =
    { $me ->
        [yes] Du gibst „{ $token }“ her und nimmst „{ $other }“ aus der Auslage.
       *[no] { $who } gibt „{ $token }“ her und nimmt „{ $other }“ aus der Auslage.
    }
event-blind-swap =
    { $me ->
        [yes] Du zahlst { $cost } Gold und tauschst { artefakte } blind.
       *[no] { $who } zahlt { $cost } Gold und tauscht { artefakte } blind.
    }
event-token-returned =
    { $me ->
        [yes] Du legst „{ $token }“ verdeckt zurück.
       *[no]
            { $token ->
                [unknown] { $who } legt ein Artefakt verdeckt zurück.
               *[other] { $who } legt „{ $token }“ verdeckt zurück.
            }
    }
event-passed =
    { $me ->
        [yes] Du belässt es dabei.
       *[no] { $who } belässt es dabei.
    }
event-ended = { ending }

## Actions

action-ride = Fahr nach { $cell }
action-stop = Hör hier auf
action-exchange = Schieb Kärtchen { $slot } unter Stapel { $stack }
action-draw = Zieh von Stapel { $stack }
action-play = Leg Kärtchen { $slot } { noerdlich } an, { gedreht }
action-place = Leg es { noerdlich } an, { gedreht }
action-swap = Tausche „{ $token }“ gegen Nummer { $slot } der Auslage
action-blind = Tausche { $count } blind
action-return = Leg „{ $token }“ zurück
action-pass = Belass es dabei
action-no-figure = Setz niemanden ab
action-figure =
    { $strength ->
        [1] Setz einen Archäologen auf Stadtteil { $part } ab
       *[other] Setz { dieses-team } auf Stadtteil { $part } ab
    }
action-leave = Lass alle stehen
action-take-back = Hol Figur { $figure } zurück
action-bonus =
    { $answer ->
        [buy] Kauf den Bonuszug
       *[skip] Kein Bonuszug
    }

## Questions

ask-ride =
    { $duty ->
        [yes] Deine Vitrine ist voll: Fahr dorthin, wo du etwas daraus anlegen oder tauschen kannst!
       *[no]
            { $chain ->
                [yes] Urwald, also freie Bahn: Fährst du weiter?
               *[no] Wohin fährst du?
            }
    }
waits-ride = { $who } sitzt am Steuer …
ask-explore = Ziehst du ein neues Kärtchen, oder legst du eines aus deiner Vitrine an?
waits-explore = { $who } erkundet den Urwald …
ask-place = Es passt! Wo und wie herum legst du das Kärtchen an?
waits-place = { $who } dreht ein Kärtchen hin und her …
ask-trade = Was tauschst du?
waits-trade = { $who } überlegt, was zu tauschen ist …
ask-return =
    { $count ->
        [0] Legst du ein Artefakt zurück?
        [one] Welches Artefakt legst du zurück?
       *[other] Welches Artefakt legst du zurück (noch { $count })?
    }
waits-return = { $who } sortiert Artefakte …
ask-figure = Wen setzt du hier ab?
waits-figure = { $who } überlegt, wer hier graben soll …
ask-retrieve = Holst du eine Figur zurück?
waits-retrieve = { $who } überlegt, wer zurückkommen soll …
ask-bonus = Kaufst du für { $cost } Gold einen Bonuszug?
waits-bonus = { $who } zählt das Gold für einen Bonuszug …

## House rules

option-start-player = Startspieler
    .about = Bestimmt, wer anfängt.
    .random = per Los
    .seat-0 = Platz 1
    .seat-1 = Platz 2
    .seat-2 = Platz 3
    .seat-3 = Platz 4
option-explore-mandatory = Entdecken
    .about = Bestimmt, ob du entdecken musst, wenn deine Fahrt an einer offenen Linie endet.
    .true = Pflicht
    .false = freiwillig
option-stop-after-jungle = Aufhören nach Urwald
    .about = Bestimmt, ob du nach einem reinen Urwaldkärtchen auf die Weiterfahrt verzichten darfst.
    .true = erlaubt
    .false = nicht erlaubt
option-full-display-duty = Volle Vitrine
    .about = Bestimmt, ob du mit voller Vitrine dorthin fahren musst, wo du etwas daraus anlegen kannst.
    .strict = anlegen oder tauschen
    .free = freie Fahrt
option-stuck-scope = Austausch bei voller Vitrine
    .about = Bestimmt, wo keines deiner Kärtchen passen darf, damit du eines unter einen Stapel schieben kannst.
    .board = auf dem ganzen Plan
    .reachable = in Reichweite
option-trade-return = Zurücklegen nach blindem Tausch
    .about = Bestimmt, wie viele Artefakte du nach einem blinden Tausch zurücklegst.
    .equal = so viele wie gezogen
    .free = keins bis zwei
option-trade-needs-own = Blind tauschen ohne Artefakte
    .about = Bestimmt, ob du mehr Artefakte blind tauschen darfst, als du hast.
    .true = höchstens so viele, wie du hast
    .false = auch mit leeren Händen
option-excavate-before-bonus = Zeitpunkt der Ausgrabung
    .about = Bestimmt, ob die Funde aus dem regulären Teilzug vor oder nach dem Bonuszug verteilt werden.
    .true = vor dem Bonuszug
    .false = nach dem Bonuszug
option-final-round-bonus = Bonuszüge in der Schlussrunde
    .about = Bestimmt, ob du auch in der letzten Runde noch einen Bonuszug kaufen darfst.
    .true = erlaubt
    .false = nicht erlaubt
option-shortage-split = Zu wenige Artefakte
    .about = Bestimmt, wie bei Gleichstand verteilt wird, wenn die Artefakte nicht für alle reichen.
    .round-robin = reihum je eines
    .active-first = nacheinander der ganze Anteil
option-gold-supply = Gold in der Bank
    .about = Bestimmt, ob das Gold in der Bank ausgehen kann.
    .unlimited = unerschöpflich
    .limited = begrenzt
option-gold-visible = Gold der anderen
    .about = Bestimmt, ob du siehst, wie viel Gold die anderen haben.
    .true = sichtbar
    .false = verborgen
option-statue-same-object = Teile einer Statue
    .about = Bestimmt, ob die vier Teile einer Statue dasselbe Motiv haben müssen.
    .true = nur vom selben Motiv
    .false = beliebig gemischt
option-stall-limit-rounds = Grenze für Stillstand
    .about = Nach so vielen Runden, in denen niemand ein Kärtchen zieht oder legt, ist die Partie zu Ende; 0 heißt: ohne Grenze.

## Why not

why-over = Die Partie ist vorbei.
why-not-your-turn = Gerade ist jemand anders dran – gleich geht’s weiter.
why-other-decision =
    { $verb ->
        [ride] Fahren kannst du nur, bevor du entdeckst oder tauschst, und wieder nach einem reinen Urwaldkärtchen.
        [stop] Aufhören kannst du nur, wenn du gerade ein reines Urwaldkärtchen gelegt hast.
        [exchange] Austauschen kannst du nur vor deiner Fahrt.
        [draw] Ziehen kannst du nur, wenn du gerade an einer offenen Linie stehst und entdeckst.
        [play] Aus der Vitrine legst du nur, wenn du gerade an einer offenen Linie stehst und entdeckst.
        [place] Du hast gerade kein Kärtchen gezogen, das gelegt werden will.
        [swap] Getauscht wird nur, wenn deine Fahrt auf dem Tauschfeld endet.
        [blind] Getauscht wird nur, wenn deine Fahrt auf dem Tauschfeld endet.
        [return] Zurücklegen kannst du nur nach einem blinden Tausch.
        [no_figure] Ums Absetzen geht es nur, wenn du gerade ein Kärtchen mit Stadt gelegt hast.
        [figure] Absetzen kannst du nur, wenn du gerade ein Kärtchen mit Stadt gelegt hast.
        [leave] Ums Zurückholen geht es erst am Ende eines Teilzuges, in dem du niemanden abgesetzt hast.
        [take_back] Zurückholen kannst du erst am Ende eines Teilzuges, in dem du niemanden abgesetzt hast.
        [bonus] Den Bonuszug kaufst du erst nach deinem regulären Teilzug.
       *[other] Gerade steht eine andere Entscheidung an – die kommt zuerst.
    }
why-option =
    { $option ->
        [explore_mandatory] An einer offenen Linie musst du entdecken; darauf verzichten kannst du nur mit der Hausregel „{ option-explore-mandatory }“.
        [stop_after_jungle] Bei diesen Hausregeln geht es nach Urwald immer weiter: „{ option-stop-after-jungle }“ ist nicht erlaubt.
       *[trade_return] Du legst so viele Artefakte zurück, wie du gezogen hast; weniger geht nur mit der Hausregel „{ option-trade-return }“.
    }
why-not-explored = { $cell } ist noch nicht entdeckt.
why-not-reachable = Bis { $cell } kommst du nicht: Nach der ersten braunen Linie ist die Fahrt zu Ende.
why-jeep-there = Auf { $cell } steht schon ein anderer Jeep.
why-duty = Deine Vitrine ist voll: Erst musst du ein Kärtchen daraus anlegen oder auf dem Tauschfeld tauschen.
why-no-stop = Aufhören kannst du nur nach einem reinen Urwaldkärtchen.
why-not-stuck = Austauschen darfst du nur mit voller Vitrine, wenn nichts daraus passt, und nur einmal vor deiner ersten Fahrt.
why-stack-empty = Stapel { $stack } ist leer.
why-display-full = Deine Vitrine ist voll: Erst muss ein Kärtchen daraus weg, dann darfst du wieder ziehen.
why-no-tile = Auf Platz { $slot } deiner Vitrine liegt nichts.
why-no-open-line = { im-norden } führt von hier keine offene Linie weiter.
why-does-not-fit = { im-norden } passt das Kärtchen so nicht: Urwald muss an Urwald und Stadt an Stadt.
why-same-turn = So gedreht liegt das Kärtchen genau wie mit einer kleineren Drehung – nimm die.
why-no-token = „{ $token }“ hast du nicht.
why-no-gold =
    { $gold ->
        [0] Das kostet { $cost } Gold, und du hast keins.
       *[other] Das kostet { $cost } Gold, und du hast nur { $gold }.
    }
why-pile-small =
    { $count ->
        [0] Der Artefaktvorrat ist leer.
        [one] Im Artefaktvorrat liegt nur noch 1 Artefakt.
       *[other] Im Artefaktvorrat liegen nur noch { $count } Artefakte.
    }
why-too-few-own =
    { $count ->
        [0] Du hast noch kein Artefakt zum Tauschen.
        [one] Du hast nur 1 Artefakt, also kannst du auch nur eines tauschen.
       *[other] Du hast nur { $count } Artefakte, mehr kannst du nicht tauschen.
    }
why-must-trade = Mit voller Vitrine darfst du nur zum Tauschen hierher – also tausch auch etwas!
why-no-figure =
    { $strength ->
        [1] Deine einzelnen Archäologen sind alle unterwegs.
        [2] Dein Zweierteam ist schon unterwegs.
        [3] Dein Dreierteam ist schon unterwegs.
       *[other] So ein Team hast du nicht mehr im Vorrat.
    }
why-no-part = Einen Stadtteil { $part } hat dieses Kärtchen nicht.
why-figure-home = Diese Figur steht gar nicht auf dem Spielplan.

## Artefacts, figures and tiles

token-name =
    { $condition ->
        [good] { object }, Teil { teil }, gut erhalten
       *[bad] { object }, Teil { teil }, schlecht erhalten
    }
teil =
    { $piece ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
object =
    { $object ->
        [1] Jaguar
        [2] Schlange
       *[3] Göttin
    }
figure-name =
    { $strength ->
        [1] Einzelner Archäologe
        [2] Zweierteam
        [3] Dreierteam
       *[other] Team aus { $strength } Archäologen
    }
direction =
    { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
tile-shape =
    { $sides ->
        [0] Reiner Urwald
        [1] Stadt auf 1 Seite
       *[other]
            { $parts ->
                [one] Stadt auf { $sides } Seiten, zusammenhängend
               *[other] Stadt auf { $sides } Seiten, in { $parts } getrennten Teilen
            }
    }

## Rules

rule-R1 = Begriffe
rule-R1-1 = Der Spielplan hat 11 × 11 Felder: die Spalten A bis K von West nach Ost, die Reihen 1 bis 11 von Nord nach Süd. Ein Feld ist entdeckt, wenn es zum Startkreuz gehört oder ein Kärtchen darauf liegt. Jeeps stehen immer auf entdeckten Feldern.
rule-R1-2 = Ein entdecktes Feld hat vier Seiten, und zu jeder führt eine Linie: eine weiße, wenn dort Urwald ist, eine braune, wenn dort die vergessene Stadt liegt.
rule-R1-3 = Was auf einem Kärtchen an Stadt zusammenhängt, ist ein Stadtteil; liegt Urwald dazwischen, sind es mehrere. Stadtteile können Köpfe (für Artefakte) und Münzen (für Gold) zeigen.
rule-R1-4 = Benachbarte entdeckte Felder sind durch eine Linie verbunden: von Urwald zu Urwald weiß, von Stadt zu Stadt braun.
rule-R1-5 = Eine Linie ist offen, wenn sie auf ein leeres Feld des Spielplans führt. Am Rand ist keine Linie offen.
rule-R1-6 = Stadtteile, die an ihren Seiten zusammenhängen, bilden einen Bezirk. Eine Berührung an der Ecke zählt nicht.
rule-R1-7 = Ein Bezirk ist vollständig, wenn keine seiner Stadtseiten mehr an ein leeres Feld grenzt. Auch der Rand des Spielplans schließt ihn ab.
rule-R1-8 = Dein Zug besteht aus dem regulären Teilzug und höchstens einem Bonuszug. Auch der Bonuszug ist ein Teilzug.
rule-R1-9 = In deiner Vitrine liegen höchstens 3 Kärtchen offen vor dir. Der Artefaktvorrat liegt verdeckt; 5 Artefakte liegen für alle offen in der Auslage.
rule-R2 = Vorbereitung
rule-R2-1 = Das Startkreuz teilt den Spielplan: das Tauschfeld F6 in der Mitte und 5 Felder in jede Richtung. Die übrigen 100 Felder sind leer.
rule-R2-2 = Die 85 Kärtchen werden gemischt und auf 6 verdeckte Stapel verteilt: einer mit 15, die anderen mit je 14.
rule-R2-3 = Reihum bekommen alle ein Kärtchen offen in die Vitrine, vom ersten, zweiten, dritten Stapel und so fort.
rule-R2-4 = Von den 72 gemischten Artefakten kommen 5 offen in die Auslage, die anderen 67 bilden den verdeckten Artefaktvorrat.
rule-R2-5 = Alle haben eine Stellwand, 5 Gold und in ihrer Farbe einen Jeep und 5 Figuren: drei einzelne Archäologen, ein Zweierteam und ein Dreierteam. Alle Jeeps starten auf dem Tauschfeld.
rule-R2-6 = Wer anfängt, entscheidet das Los, wenn „{ option-start-player }“ nichts anderes sagt. Gespielt wird im Uhrzeigersinn.
rule-R2-7 = Ob zu zweit, zu dritt oder zu viert: Die Regeln sind dieselben.
rule-R3 = Dein Zug
rule-R3-1 = Erst kommt dein regulärer Teilzug, dann die Ausgrabungen, die er auslöst. Danach kannst du für 1 Gold einen Bonuszug kaufen, und auch auf ihn folgen seine Ausgrabungen.
rule-R3-2 = In einem Teilzug fährst du zuerst oder bleibst stehen; passt nirgends etwas aus deiner vollen Vitrine, darfst du davor ein Kärtchen austauschen. Je nachdem, wo du dann bist, entdeckst du, tauschst oder tust nichts. Nach einem Kärtchen mit Stadt darfst du eine Figur absetzen, nach reinem Urwald weiterfahren. Hast du niemanden abgesetzt, darfst du am Ende eine Figur zurückholen.
rule-R3-3 = Der Teilzug endet, wenn ein gezogenes Kärtchen nicht passt, nach einem Kärtchen mit Stadt, nach dem Tauschen, wenn du nach Urwald aufhörst oder wenn es auf deinem Feld nichts zu tun gibt.
rule-R3-4 = Gibt es nur eine Möglichkeit, wirst du nicht gefragt, sie geschieht von selbst. Nur beim Zurücklegen von Artefakten wirst du immer gefragt, solange du mindestens zwei hast: Sonst ließe sich erraten, was du hast.
rule-R4 = Fahren
rule-R4-1 = Du darfst fahren oder stehen bleiben. Nur eine volle Vitrine kann dich zum Fahren zwingen.
rule-R4-2 = Dein Jeep fährt auf den Linien von Feld zu Feld. Auf weißen Linien kommst du so weit, wie du willst, und kannst überall anhalten.
rule-R4-3 = Über eine braune Linie kommst du nur einmal: Auf dem Feld dahinter ist die Fahrt zu Ende. Vorher kannst du beliebig viele weiße Linien fahren.
rule-R4-4 = Anhalten darfst du nicht, wo schon ein anderer Jeep steht, wohl aber an ihm vorbeifahren. Nur auf dem Tauschfeld ist Platz für alle.
rule-R4-5 = Steht hinter einer braunen Linie ein anderer Jeep, kommst du dort nicht hinüber, außer es ist das Tauschfeld.
rule-R4-6 = Gefahren wird nur auf entdeckten Feldern, nie über offene Linien hinaus.
rule-R4-7 = Archäologen stehen niemandem im Weg.
rule-R4-8 = Jede Fahrt beginnt neu, nach reinem Urwald wie im Bonuszug: Du darfst wieder über eine braune Linie.
rule-R5 = Entdecken
rule-R5-1 = Endet deine Fahrt an einer offenen Linie, wählst du: Entweder du ziehst das oberste Kärtchen eines Stapels, wenn in deiner Vitrine noch Platz ist, oder du legst ein passendes aus der Vitrine. Entscheiden musst du dich, bevor du ein neues siehst.
rule-R5-2 = Geht eines von beidem, musst du es auch tun. Willst du nicht entdecken, beende die Fahrt auf einem Feld ohne offene Linie, etwa auf dem Tauschfeld.
rule-R5-3 = Geht keines von beidem, passiert nichts, und der Teilzug ist zu Ende.
rule-R5-4 = Ein Kärtchen kommt auf ein leeres Feld, zu dem von deinem Jeep aus eine offene Linie führt. Drehen darfst du es, wie du willst, umdrehen nicht.
rule-R5-5 = Über den Rand des Spielplans hinaus wird nichts gelegt. Zum Rand dürfen Urwald und Stadt zeigen.
rule-R5-6 = Ein Kärtchen passt, wenn jede Seite, die an ein entdecktes Feld stößt, dazu passt: Urwald an Urwald, Stadt an Stadt. Alle anderen Seiten sind frei.
rule-R5-7 = Passt das gezogene Kärtchen an eine offene Linie deines Feldes, musst du es legen; wo und wie herum, suchst du dir aus. Passt es dort nirgends, kommt es offen in deine Vitrine, dein Jeep bleibt stehen, und der Teilzug ist zu Ende.
rule-R5-8 = Auf das gelegte Kärtchen fährt dein Jeep sofort.
rule-R5-9 = Zeigt das Kärtchen nur Urwald, darfst du gleich weiterfahren und wieder entdecken oder tauschen, so oft dir das gelingt. Du kannst aber auch aufhören.
rule-R5-10 = Zeigt es ein Stück der Stadt, ist das Entdecken für diesen Teilzug vorbei.
rule-R5-11 = Von leeren Stapeln kannst du nicht ziehen. Sind alle leer, bleibt dir nur die Vitrine.
rule-R6 = Archäologen
rule-R6-1 = Hast du ein Kärtchen mit Stadt gelegt, darfst du darauf eine Figur aus deinem Vorrat absetzen, nur eine pro Teilzug. Auf andere Kärtchen oder das Startkreuz kommt nie jemand.
rule-R6-2 = Ein einzelner Archäologe kostet nichts, das Zweierteam 1 Gold, das Dreierteam 2 Gold.
rule-R6-3 = Hat das Kärtchen mehrere Stadtteile, wählst du einen davon. Die Figur zählt nur für dessen Bezirk.
rule-R6-4 = Es spielt keine Rolle, wer schon im Bezirk ist. Du darfst dort auch mehrere Figuren haben und sogar eine in einen Bezirk setzen, den dein Kärtchen gerade vollendet.
rule-R6-5 = Mehr als deine 5 Figuren hast du nicht. Ist dein Vorrat leer, kannst du niemanden absetzen.
rule-R6-6 = Hast du in einem Teilzug niemanden abgesetzt, darfst du an seinem Ende eine deiner Figuren kostenlos zurückholen, noch vor der Ausgrabung. Was du für sie bezahlt hast, bekommst du nicht wieder. Ab dem nächsten Teilzug kannst du sie neu einsetzen.
rule-R7 = Volle Vitrine
rule-R7-1 = Mit 3 Kärtchen in der Vitrine darfst du keines ziehen.
rule-R7-2 = Erreichst du dann ein Feld, an dem du eines davon anlegen kannst, musst du es an so einem Feld auch tun. Stattdessen darfst du auf dem Tauschfeld tauschen, wenn du das kannst.
rule-R7-3 = Erreichst du kein solches Feld, fährst du, wohin du willst, und bringst dich in Stellung. Gezogen und gelegt wird dann nichts.
rule-R7-4 = Passt keines deiner 3 Kärtchen irgendwo auf dem ganzen Spielplan, darfst du vor der Fahrt eines davon unter einen Stapel schieben und dafür dessen oberstes in die Vitrine nehmen, einmal pro Teilzug. Als Ziehen zählt das nicht.
rule-R7-5 = All das betrifft nur die erste Fahrt eines Teilzuges. Nach einem Urwaldkärtchen ist in der Vitrine immer Platz.
rule-R8 = Ausgrabung
rule-R8-1 = Am Ende des Teilzuges wird jeder Bezirk ausgegraben, den dein Kärtchen vollendet hat.
rule-R8-2 = Gezählt werden alle Köpfe und Münzen des Bezirks und von allen die Archäologen dort: Das Zweierteam zählt 2, das Dreierteam 3.
rule-R8-3 = Wer die meisten Archäologen hat, zieht so viele Artefakte, wie Köpfe da sind. Der nächste Rang bekommt die Hälfte davon, der übernächste wieder die Hälfte, immer aufgerundet. Bei Gleichstand bekommen alle den vollen Anteil ihres Ranges. Bei nur einem Kopf bekommt nur der erste Rang etwas.
rule-R8-4 = Die Artefakte kommen zufällig aus dem verdeckten Vorrat, eines nach dem anderen, und verschwinden hinter der Stellwand. Die Auslage bleibt, wie sie ist.
rule-R8-5 = Außerdem bekommt, wer mindestens einen Archäologen dort hat, so viel Gold, wie der Bezirk Münzen zeigt – unabhängig vom Rang.
rule-R8-6 = Danach kehren alle Figuren des Bezirks nach Hause zurück.
rule-R8-7 = Steht in einem vollständigen Bezirk niemand, bekommt auch niemand etwas: Seine Schätze sind verloren.
rule-R8-8 = Reichen die Artefakte nicht, kommt ein Rang nach dem anderen dran. Im selben Rang wird reihum je eines gezogen; wer am Zug ist, fängt an. Ist der Vorrat leer, verfällt der Rest. Gold gibt es trotzdem.
rule-R8-9 = Mehrere Bezirke werden nacheinander ausgegraben, im Uhrzeigersinn ab der Nordseite des Kärtchens. Hängen getrennte Teile des Kärtchens über andere zusammen, ist es ein einziger Bezirk.
rule-R8-10 = Das Gold geht nie aus. Mit der Hausregel „{ option-gold-supply }“ kann das anders sein.
rule-R9 = Tauschen
rule-R9-1 = Endet deine Fahrt auf dem Tauschfeld, darfst du einmal tauschen: kostenlos ein eigenes Artefakt gegen eines der Auslage, oder für 1 Gold blind. Blind ziehst du 1 oder 2 Artefakte aus dem Vorrat, siehst sie an und legst genauso viele beliebige verdeckt zurück. Dann ist der Teilzug zu Ende. Verzichten darfst du auch, außer eine volle Vitrine hat dich hergebracht.
rule-R9-2 = Blind tauschst du höchstens so viele Artefakte, wie du schon hast und wie der Vorrat hergibt. Danach hast du so viele wie vorher.
rule-R9-3 = Pro Teilzug wird nur einmal getauscht, offen oder blind. Im Bonuszug darfst du wieder.
rule-R9-4 = Am Tauschfeld gibt es keine offenen Linien. Zwischen Tauschen und Entdecken musst du also nie wählen.
rule-R10 = Bonuszug
rule-R10-1 = Nach deinem regulären Teilzug und seinen Ausgrabungen kannst du für 1 Gold einen Bonuszug kaufen, der sofort folgt. Mehr als einen gibt es nicht.
rule-R10-2 = Im Bonuszug kannst du alles tun, was im regulären Teilzug auch geht.
rule-R10-3 = Gold und Figuren aus der Ausgrabung davor stehen dir dafür schon zur Verfügung.
rule-R10-4 = Hat die Ausgrabung die Partie beendet, gibt es keinen Bonuszug mehr.
rule-R11 = Spielende
rule-R11-1 = Die Partie kann auf zwei Arten enden.
rule-R11-2 = Kein Kärtchen mehr: Wer das letzte zieht, spielt den Zug samt Bonuszug zu Ende. Danach sind alle noch genau einmal dran, wieder mit dem Recht auf einen Bonuszug; wer das letzte Kärtchen gezogen hat, kommt zum Schluss.
rule-R11-3 = Keine Artefakte mehr: Ist der Vorrat nach einer Ausgrabung leer, an der jemand beteiligt war, ist sofort Schluss, auch mitten in der letzten Runde. Nur die Ausgrabungen dieses Teilzuges werden noch zu Ende gebracht.
rule-R11-4 = Figuren in unvollständigen Bezirken und Kärtchen in der Vitrine bringen nichts.
rule-R11-5 = Damit keine Partie ewig dauert: Zieht oder legt in so vielen Runden hintereinander, wie „{ option-stall-limit-rounds }“ angibt, niemand ein Kärtchen, ist Schluss, und es wird gewertet. Fahren, Tauschen, Zurückholen und Austauschen zählen dabei nicht.
rule-R12 = Wertung
rule-R12-1 = Jedes Artefakt ist 1 Punkt wert.
rule-R12-2 = Vollständig ist eine Statue mit den Teilen A, B, C und D desselben Motivs: Jaguar, Schlange oder Göttin. Sind alle vier gut erhalten, bringt sie 5 Punkte extra, sonst 3.
rule-R12-3 = Jedes Artefakt zählt nur in einer Statue. Zusammengesetzt wird von selbst, und zwar so, dass du die meisten Punkte bekommst.
rule-R12-4 = Gold, Figuren und Kärtchen sind keine Punkte wert.
rule-R12-5 = Die meisten Punkte gewinnen, bei Gleichstand die meisten Artefakte, dann das meiste Gold. Ist auch das gleich, teilt ihr euch den Sieg. Genauso ergeben sich die anderen Ränge.

## Rulings

rule-A1 = Tauschst du ein Artefakt oder zwei? Offen genau eines, blind eines oder zwei. Beides zusammen geht nicht.
rule-A2 = Musst du beim blinden Tausch so viele zurücklegen, wie du gezogen hast? Ja, sonst wäre es kein Tausch. Mit der Hausregel „{ option-trade-return }“ kannst du selbst entscheiden: keins, eins oder zwei.
rule-A3 = Kannst du ohne eigene Artefakte blind tauschen? Nein, höchstens so viele, wie du hast. Die Hausregel „{ option-trade-needs-own }“ kann das erlauben.
rule-A4 = Darfst du beim blinden Tausch erst ziehen und dann aussuchen, was du zurücklegst? Ja, auch eben Gezogenes darf zurück.
rule-A5 = Musst du an einer offenen Linie entdecken? Ja. Wer warten will, fährt zum Tauschfeld. Mit der Hausregel „{ option-explore-mandatory }“ kann es freiwillig sein, aber nicht, wenn eine volle Vitrine dich verpflichtet.
rule-A6 = Darfst du erst ziehen und dann doch ein Kärtchen aus der Vitrine legen? Nein, du entscheidest dich vorher.
rule-A7 = Darfst du ein gezogenes Kärtchen, das passt, in die Vitrine legen? Nein, es muss auf den Plan.
rule-A8 = Wo muss ein Kärtchen passen? An einer offenen Linie deines eigenen Feldes. Ob es anderswo passen würde, ist egal.
rule-A9 = Musst du mit voller Vitrine anlegen, wenn du kannst? Ja, außer du tauschst auf dem Tauschfeld. Mit der Hausregel „{ option-full-display-duty }“ kannst du auch frei fahren.
rule-A10 = Wo darf nichts passen, damit du ein Kärtchen austauschen kannst? Auf dem ganzen Spielplan, ob du hinkommst oder nicht. Mit der Hausregel „{ option-stuck-scope }“ können nur die Felder zählen, die du erreichst.
rule-A11 = Darfst du mehrmals austauschen? Nein, einmal pro Teilzug, und nicht mit einem leeren Stapel.
rule-A12 = Zählt der Austausch als Ziehen des letzten Kärtchens? Nein, in den Stapeln sind danach so viele Kärtchen wie zuvor.
rule-A13 = Wird vor oder nach dem Kauf des Bonuszuges ausgegraben? Vorher. Gold und Figuren kannst du also gleich nutzen. Mit der Hausregel „{ option-excavate-before-bonus }“ kann es auch danach sein.
rule-A14 = Gibt es noch einen Bonuszug, wenn die Artefakte ausgegangen sind? Nein, dann ist sofort Schluss.
rule-A15 = Gibt es Bonuszüge, wenn das letzte Kärtchen gezogen ist? Ja, noch im selben Zug und auch in der letzten Runde. Die Hausregel „{ option-final-round-bonus }“ kann sie in der letzten Runde verbieten.
rule-A16 = Was ist, wenn in der letzten Runde auch die Artefakte ausgehen? Dann ist auf der Stelle Schluss.
rule-A17 = Wie passt das Aufrunden dazu, dass ein einziger Kopf nur dem ersten Rang etwas bringt? Der eine Kopf ist eine Ausnahme. Ab zwei Köpfen bekommt jeder Rang etwas, bei zwei Köpfen also 2, 1, 1 und 1.
rule-A18 = Zwei teilen sich den ersten Rang: Welchen hat, wer danach kommt? Den zweiten. Ränge werden nicht übersprungen.
rule-A19 = Was ist, wenn die Artefakte nicht reichen? Erst wird der erste Rang bedient, dann der zweite und so weiter; im selben Rang wird reihum je eines gezogen. Mit der Hausregel „{ option-shortage-split }“ können stattdessen alle nacheinander ihren ganzen Anteil bekommen; wer am Zug ist, kommt zuerst.
rule-A20 = Darfst du auf Artefakte verzichten? Nein, du ziehst sie automatisch.
rule-A21 = In welcher Reihenfolge werden mehrere Bezirke ausgegraben? Norden, Osten, Süden, Westen. Wichtig ist das nur, wenn die Artefakte knapp werden.
rule-A22 = Was ist, wenn in einem vollständigen Bezirk niemand steht? Dann bekommt niemand etwas.
rule-A23 = Holst du eine Figur vor oder nach der Ausgrabung zurück? Vorher, auch aus dem Bezirk, der gleich ausgegraben wird. Dort zählt sie dann nicht mehr.
rule-A24 = Darfst du auch nach einem Tausch oder einem unpassenden Kärtchen eine Figur zurückholen? Ja, kostenlos. Gold bekommst du dafür nicht zurück.
rule-A25 = Kannst du eine Figur im selben Teilzug zurückholen und absetzen? Nein, frühestens im nächsten, also auch im Bonuszug.
rule-A26 = Musst du nach reinem Urwald weitermachen? Nein, du darfst aufhören. Fährst du weiter oder bleibst du zum Entdecken stehen, gilt alles wie sonst. Mit der Hausregel „{ option-stop-after-jungle }“ kann das Aufhören verboten sein.
rule-A27 = Gibt es Kärtchen mit vier Urwaldseiten und Stadt in der Mitte? Nein. Vier Urwaldseiten heißt: reiner Urwald.
rule-A28 = Gibt es Seiten ohne Linie? Nein, zu jeder Seite führt eine.
rule-A29 = Kann das Gold ausgehen? Nein. Mit der Hausregel „{ option-gold-supply }“ schon: Dann gibt es nur 62. Wird es knapp, zahlt die Bank reihum, soweit es reicht; wer am Zug ist, kommt zuerst.
rule-A30 = Ist das Gold geheim? Nein, jede Zahlung ist öffentlich. Mit der Hausregel „{ option-gold-visible }“ kann die Seite aber verbergen, was die anderen haben.
rule-A31 = Wer fängt an? Das entscheidet das Los, oder ihr legt es mit „{ option-start-player }“ fest.
rule-A32 = Darfst du einen Bonuszug kaufen, wenn du im regulären Teilzug nichts getan hast? Ja.
rule-A33 = Können sich Jeeps für immer einsperren? Nein. Schlimmstenfalls ist ein Feld besetzt, solange dort ein anderer Jeep steht. Und gegen endloses Warten hilft „{ option-stall-limit-rounds }“.
rule-A34 = Kann es sein, dass du gar nichts tun kannst? Nein, stehen bleiben geht immer, außer eine volle Vitrine schickt dich woanders hin. Gibt es nichts zu tun, endet der Teilzug einfach.
rule-A35 = Verbinden Ecken zwei Stadtteile? Nein, nur Seiten.
rule-A36 = Kannst du Figuren auf das Startkreuz setzen? Nein, nur auf das Kärtchen, das du gerade gelegt hast.
rule-A37 = Wer sucht die fünf offenen Artefakte aus? Niemand, sie werden zufällig aufgedeckt.
rule-A38 = Müssen die Teile einer Statue zusammengehören? Ja, alle vier sind Jaguar, Schlange oder Göttin. Mit der Hausregel „{ option-statue-same-object }“ kannst du sie mischen.
rule-A39 = Können zwei Jeeps auf ein Feld geraten, weil ein Kärtchen gelegt wird? Nein, das neue Feld war ja eben noch leer.
rule-A40 = Was ist, wenn die einzige Stadtseite eines Kärtchens zum Rand zeigt? Dann ist es ein eigener, sofort vollständiger Bezirk. Du darfst eine Figur daraufsetzen, und sie gräbt ihn gleich aus.
rule-A41 = Suchst du dir den Stapel für dein erstes Kärtchen aus? Nein, ihr bekommt eure Kärtchen der Reihe nach von den Stapeln. Noch sind ja alle gleich gut.
rule-A42 = Endet die Partie, wenn ein Tausch den Artefaktvorrat leert? Nein, nur eine Ausgrabung kann das. Möglich ist es überhaupt nur mit der Hausregel „{ option-trade-return }“.

## The table

ending =
    { $ending ->
        [tiles] Alle Kärtchen sind gezogen, die letzte Runde ist vorbei. Jetzt zählen die Artefakte!
        [artefacts] Das letzte Artefakt ist ausgegraben: Die Partie ist zu Ende!
       *[stall] Lange hat niemand mehr etwas entdeckt: Die Partie ist zu Ende.
    }
board-take-back = Hol { dieses-team } von { $cell } zurück
board-swap = Gib „{ $give }“ her, nimm „{ $take }“
label =
    { $label ->
        [player] Spieler
        [turn] Zug
        [gold] Gold
        [tokens] Artefakte
        [points] Punkte
        [display] Vitrine
        [figures] Figuren
        [supply] Vorrat
        [strength] Archäologen
        [row] Auslage
        [pile] Artefaktvorrat
        [stacks] Stapel
        [unseen] Noch in den Stapeln
        [heads] Köpfe
        [coins] Münzen
        [region] Bezirk
        [complete] vollständig
        [open_sides] offene Seiten
        [leader] Mehrheit
        [rack] Stellwand
        [statues] Statuen
        [mixed] gemischt
        [pure] nur gut erhalten
        [object] Motiv
        [part] Teil
        [good] gut erhalten
        [bad] schlecht erhalten
        [jeep] Jeep
        [centre] Tauschfeld
        [bonus] Bonuszug
        [last_round] Letzte Runde
        [bank] Bank
        [total] Summe
        [hidden] verborgen
        [zoom_in] Näher heran
        [zoom_out] Weiter weg
        [whole_board] Ganzer Plan
        [turn_tile] Kärtchen drehen
        [stay] Hier bleiben
        [trade] Tauschen
        [open_swap] Offener Tausch
        [blind_swap] Blinder Tausch
        [you_give] Du gibst
        [you_take] Du nimmst
        [pick_two] Such dir eines deiner Artefakte und eines aus der Auslage aus.
        [afterwards] Deine Stellwand danach
        [put_back] Zurücklegen
        [return_some] Leg zurück, was du möchtest, oder belass es dabei.
        [stuck] Nichts aus deiner Vitrine passt: Du darfst ein Kärtchen unter einen Stapel schieben und das oberste nehmen. Welches, und welcher Stapel?
        [drawn] Gezogenes Kärtchen
        [bottom] Ganz unten
        [dig] Die Ausgrabung
        [place] Rang
        [nobody] Niemand da
        [single] Einzelne Teile
       *[lay_here] Hier anlegen
    }

## Die Artefakte beim Namen

called-1a-plus = Jaguar, Teil A, gut erhalten
called-1a-minus = Jaguar, Teil A, schlecht erhalten
called-1b-plus = Jaguar, Teil B, gut erhalten
called-1b-minus = Jaguar, Teil B, schlecht erhalten
called-1c-plus = Jaguar, Teil C, gut erhalten
called-1c-minus = Jaguar, Teil C, schlecht erhalten
called-1d-plus = Jaguar, Teil D, gut erhalten
called-1d-minus = Jaguar, Teil D, schlecht erhalten
called-2a-plus = Schlange, Teil A, gut erhalten
called-2a-minus = Schlange, Teil A, schlecht erhalten
called-2b-plus = Schlange, Teil B, gut erhalten
called-2b-minus = Schlange, Teil B, schlecht erhalten
called-2c-plus = Schlange, Teil C, gut erhalten
called-2c-minus = Schlange, Teil C, schlecht erhalten
called-2d-plus = Schlange, Teil D, gut erhalten
called-2d-minus = Schlange, Teil D, schlecht erhalten
called-3a-plus = Göttin, Teil A, gut erhalten
called-3a-minus = Göttin, Teil A, schlecht erhalten
called-3b-plus = Göttin, Teil B, gut erhalten
called-3b-minus = Göttin, Teil B, schlecht erhalten
called-3c-plus = Göttin, Teil C, gut erhalten
called-3c-minus = Göttin, Teil C, schlecht erhalten
called-3d-plus = Göttin, Teil D, gut erhalten
called-3d-minus = Göttin, Teil D, schlecht erhalten

## Hints

artefakten =
    { $count ->
        [one] 1 Artefakt
       *[other] { $count } Artefakten
    }
hint-cases =
    { $cases ->
        [10] so gut wie sicher
       *[other] in { $cases } von 10 Fällen
    }
punkte =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-worth = nichts anderes versprach mehr
hint-enough = weiterzumachen versprach weniger
hint-ride-own = von dort baust du an einem eigenen Bezirk weiter, bisher { koepfe }
hint-ride-rival = von dort kommst du in einen fremden Bezirk hinein, bisher { koepfe }
hint-ride-free = von dort baust du an einem Bezirk weiter, in dem noch niemand steht, bisher { koepfe }
hint-ride-new = dort gibt es etwas zu entdecken
hint-trade = dort kannst du tauschen
hint-trade-statue = ein Teil aus der Auslage bringt deinen Statuen { punkte }
hint-pass-trade = nichts in der Auslage bringt deinen Statuen jetzt Punkte
hint-exchange = { hint-cases } passt das neue Kärtchen irgendwo
hint-draw = { hint-cases } passt das neue Kärtchen hier
hint-draw-last = das ist das letzte Kärtchen, alle sind noch einmal dran, und du kommst zuletzt
hint-dig = ein Bezirk wird ausgegraben, mit { artefakten } für dich
hint-dig-gold = ein Bezirk wird ausgegraben, mit { $coins } Gold für dich
hint-lay-claim = ein Bezirk wird ausgegraben, und eine Figur dort bringt bis zu { artefakte }
hint-lay-grow = dein Bezirk hat dann { koepfe }
hint-lay-join = damit kommst du in einen fremden Bezirk hinein, er hat { koepfe }
hint-lay-new = der Bezirk hat { koepfe }, und noch steht niemand darin
hint-lay-jungle = nach reinem Urwald geht die Fahrt gleich weiter
hint-lay-shelf = das schafft Platz in deiner vollen Vitrine
hint-figure-alone = { koepfe }, und sonst steht dort niemand
hint-figure-lead = damit bist du im Bezirk am stärksten, er hat { koepfe }
hint-figure-tie = Gleichstand bringt den vollen Anteil, und der Bezirk hat { koepfe }
hint-figure-share = auch ohne Mehrheit bekommst du dort { artefakte }
hint-figure-early =
    { $sides ->
        [one] noch keine Köpfe dort, aber 1 Seite ist noch offen
       *[other] noch keine Köpfe dort, aber { $sides } Seiten sind noch offen
    }
hint-no-heads = bisher gibt es hier keine Köpfe
hint-already = stärker als du ist hier ohnehin niemand
hint-keep-figure =
    { $count ->
        [one] 1 Figur bleibt für eine bessere Stelle zu Hause
       *[other] { $count } Figuren bleiben für bessere Stellen zu Hause
    }
hint-stay = deine Figuren haben noch { koepfe } vor sich
hint-home-all = alle deine Figuren sind unterwegs, du könntest niemanden mehr absetzen
hint-home-poor = für diese Figur ist dort nichts zu holen
hint-home-free = dort wird sie nicht gebraucht, dein Anteil bleibt gleich
hint-swap-points = das bringt deinen Statuen { punkte }
hint-piece = „{ $token }“ fehlt dir, damit hast du { $count } von 4 Teilen
hint-swap-better = „{ $token }“ statt des schlecht erhaltenen Teils
hint-blind-statue = { hint-cases } findest du ein Teil, das einer Statue Punkte bringt
hint-blind-piece = { hint-cases } findest du ein Teil, das dir fehlt
hint-return-double = dieses Teil hast du noch einmal
hint-return-loose = keine deiner Statuen braucht es
hint-bonus-close = einer deiner Bezirke hat nur noch eine offene Seite und { koepfe }
hint-bonus-final = das Ende ist nah, und Gold ist keine Punkte wert
hint-bonus-gold = du hast { $gold } Gold, und noch ein Zug ist es wert
hint-save-gold =
    { $gold ->
        [one] dein letztes Gold nützt dir später mehr
       *[other] deine { $gold } Gold nützen dir später mehr
    }
