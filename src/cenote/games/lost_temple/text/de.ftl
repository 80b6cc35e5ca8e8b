### Lost Temple, Deutsch

game-name = Lost Temple
game-blurb = Ein Wettlauf durch den Urwald zum verlorenen Tempel: Wähle jede Runde heimlich deinen Charakter – und errate, wen die anderen spielen.
round-name = Runde { $round }

## Forms of the characters and tokens

den-charakter =
    { $character ->
        [shaman] den Schamanen
        [thief] den Dieb
        [seer] die Seherin
        [priest] den Priester
        [elder] den Ältesten
        [craftsman] den Forscher
        [scout] den Kundschafter
        [canoe] das Kanu
        [unknown] einen Charakter
       *[child] das Kind
    }
other-token =
    { $othertoken ->
        [idol] Idol
        [gems4] 4 Smaragde
        [back2] 2 Felder zurück
        [pay2] 2 Smaragde zahlen
        [machete] Machete
        [fwd3] 3 Felder vor
       *[lose_machete] Machete verlieren
    }

## Events

event-start-card =
    { $me ->
        [yes] Du ziehst { den-charakter } als Startkarte und beginnst auf Feld { $space }.
       *[no] { $who } zieht { den-charakter } als Startkarte und beginnt auf Feld { $space }.
    }
event-round-began = Runde { $round } beginnt.
event-idol-given =
    { $me ->
        [yes]
            { $reason ->
                [claim] Du hast zuletzt ein Idol-Plättchen aufgedeckt und bekommst das Idol.
                [last] Du liegst ganz hinten und bekommst das Idol.
                [poorest] Ganz hinten stehen mehrere. Du hast von ihnen die wenigsten Smaragde und bekommst das Idol.
                [holder] Gleichstand ganz hinten: Du behältst das Idol.
                [tied_clockwise] Gleichstand ganz hinten: Im Uhrzeigersinn geht das Idol an dich.
               *[lot] Gleichstand ganz hinten: Das Los gibt dir das Idol.
            }
       *[no]
            { $reason ->
                [claim] { $who } hat zuletzt ein Idol-Plättchen aufgedeckt und bekommt das Idol.
                [last] { $who } liegt ganz hinten und bekommt das Idol.
                [poorest] Ganz hinten stehen mehrere. { $who } hat von ihnen die wenigsten Smaragde und bekommt das Idol.
                [holder] Gleichstand ganz hinten: { $who } behält das Idol.
                [tied_clockwise] Gleichstand ganz hinten: Im Uhrzeigersinn geht das Idol an { $who }.
               *[lot] Gleichstand ganz hinten: Per Los geht das Idol an { $who }.
            }
    }
event-set-face-up = Diese Runde geht es ohne { den-charakter }: Die Karte liegt offen beiseite.
event-set-face-down =
    { $amount ->
        [one] Eine Karte wird verdeckt beiseitegelegt.
       *[other] { $amount } Karten werden verdeckt beiseitegelegt.
    }
event-hand-passed =
    { $me ->
        [yes]
            { $amount ->
                [one] Du hast noch eine Karte zur Auswahl.
               *[other] Du hast { $amount } Karten zur Auswahl.
            }
       *[no]
            { $amount ->
                [one] { $who } hat noch eine Karte zur Auswahl.
               *[other] { $who } hat { $amount } Karten zur Auswahl.
            }
    }
event-card-taken =
    { $me ->
        [yes] Du wählst { den-charakter }.
       *[no] { $who } wählt { den-charakter }.
    }
event-card-discarded =
    { $amount ->
        [one] Eine zufällige Karte wird ungesehen beiseitegelegt.
       *[other] { $amount } zufällige Karten werden ungesehen beiseitegelegt.
    }
event-card-left =
    { $me ->
        [yes]
            { $character ->
                [unknown] Du legst die letzte Karte verdeckt beiseite.
               *[other] Du legst { den-charakter } verdeckt beiseite.
            }
       *[no]
            { $character ->
                [unknown] { $who } legt die letzte Karte verdeckt beiseite.
               *[other] { $who } legt { den-charakter } verdeckt beiseite.
            }
    }
event-unanswered = Niemand hat { den-charakter } gewählt.
event-answered =
    { $me ->
        [yes] Du deckst { den-charakter } auf.
       *[no] { $who } deckt { den-charakter } auf.
    }
event-cursed =
    { $me ->
        [yes] Du verfluchst { den-charakter }.
       *[no] { $who } verflucht { den-charakter }.
    }
event-places-swapped =
    { $me ->
        [yes] Der Fluch wirkt: Du tauschst mit { $victim } den Platz. Du stehst jetzt auf Feld { $space }, { $victim } auf Feld { $otherspace }.
       *[no]
            { $victimme ->
                [yes] Der Fluch trifft dich: { $who } tauscht mit dir den Platz. Du stehst jetzt auf Feld { $otherspace }, { $who } auf Feld { $space }.
               *[no] Der Fluch wirkt: { $who } tauscht mit { $victim } den Platz. { $who } steht jetzt auf Feld { $space }, { $victim } auf Feld { $otherspace }.
            }
    }
event-marked =
    { $me ->
        [yes] Du willst { den-charakter } bestehlen.
       *[no] { $who } will { den-charakter } bestehlen.
    }
event-robbed =
    { $me ->
        [yes]
            { $amount ->
                [0] Du willst { $victim } bestehlen, doch da ist nichts zu holen.
                [one] Du stiehlst { $victim } den einzigen Smaragd.
               *[other] Du stiehlst { $victim } alle { $amount } Smaragde.
            }
       *[no]
            { $victimme ->
                [yes]
                    { $amount ->
                        [0] { $who } will dich bestehlen, doch bei dir ist nichts zu holen.
                        [one] { $who } stiehlt dir den einzigen Smaragd.
                       *[other] { $who } stiehlt dir alle { $amount } Smaragde.
                    }
               *[no]
                    { $amount ->
                        [0] { $who } will { $victim } bestehlen, doch da ist nichts zu holen.
                        [one] { $who } stiehlt { $victim } den einzigen Smaragd.
                       *[other] { $who } stiehlt { $victim } alle { $amount } Smaragde.
                    }
            }
    }
event-gems-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] Keine Smaragde mehr im Vorrat: Du gehst leer aus.
                [one] Du nimmst einen Smaragd.
               *[other] Du nimmst { $amount } Smaragde.
            }
       *[no]
            { $amount ->
                [0] Keine Smaragde mehr im Vorrat: { $who } geht leer aus.
                [one] { $who } nimmt einen Smaragd.
               *[other] { $who } nimmt { $amount } Smaragde.
            }
    }
event-gems-paid =
    { $me ->
        [yes]
            { $amount ->
                [0] Du hast keine Smaragde und zahlst nichts.
                [one] Du zahlst einen Smaragd.
               *[other] Du zahlst { $amount } Smaragde.
            }
       *[no]
            { $amount ->
                [0] { $who } hat keine Smaragde und zahlt nichts.
                [one] { $who } zahlt einen Smaragd.
               *[other] { $who } zahlt { $amount } Smaragde.
            }
    }
event-looked =
    { $me ->
        [yes] Du siehst auf Feld { $space } und Feld { $other } nach.
       *[no] { $who } sieht auf Feld { $space } und Feld { $other } nach.
    }
event-looked-at =
    { $me ->
        [yes] Du siehst auf Feld { $space } nach.
       *[no] { $who } sieht auf Feld { $space } nach.
    }
event-looked-nowhere =
    { $me ->
        [yes] Du siehst dir kein Plättchen an.
       *[no] { $who } sieht sich kein Plättchen an.
    }
event-token-seen =
    { $me ->
        [yes] Du siehst auf Feld { $space }: „{ token }“.
       *[no] { $who } sieht auf Feld { $space }: „{ token }“.
    }
event-tokens-swapped =
    { $me ->
        [yes] Du vertauschst die Plättchen auf Feld { $space } und Feld { $other }.
       *[no] { $who } vertauscht die Plättchen auf Feld { $space } und Feld { $other }.
    }
event-tokens-kept =
    { $me ->
        [yes] Du lässt beide Plättchen, wo sie sind.
       *[no] { $who } lässt beide Plättchen, wo sie sind.
    }
event-machete-gained =
    { $me ->
        [yes] Du bekommst eine Machete.
       *[no] { $who } bekommt eine Machete.
    }
event-machete-declined =
    { $me ->
        [yes] Du lässt die Machete liegen.
       *[no] { $who } lässt die Machete liegen.
    }
event-machete-missing =
    { $me ->
        [yes] Keine Machete mehr im Vorrat: Du gehst leer aus.
       *[no] Keine Machete mehr im Vorrat: { $who } geht leer aus.
    }
event-machete-spent =
    { $me ->
        [yes] Du schlägst dich auf Feld { $space } mit einer Machete durch den Urwald.
       *[no] { $who } schlägt sich auf Feld { $space } mit einer Machete durch den Urwald.
    }
event-machete-lost =
    { $me ->
        [yes] Du verlierst eine Machete.
       *[no] { $who } verliert eine Machete.
    }
event-moved =
    { $me ->
        [yes] Du ziehst von Feld { $origin } auf Feld { $space }.
       *[no] { $who } zieht von Feld { $origin } auf Feld { $space }.
    }
event-stopped =
    { $me ->
        [yes] Ohne Machete ist für dich im Urwald auf Feld { $space } Schluss.
       *[no] Ohne Machete ist für { $who } im Urwald auf Feld { $space } Schluss.
    }
event-stayed =
    { $me ->
        [yes] Du bleibst auf Feld { $space } stehen.
       *[no] { $who } bleibt auf Feld { $space } stehen.
    }
event-token-revealed =
    { $me ->
        [yes] Du deckst auf Feld { $space } auf: „{ token }“.
       *[no] { $who } deckt auf Feld { $space } auf: „{ token }“.
    }
event-token-replaced = Auf Feld { $space } liegt jetzt ein neues verdecktes Plättchen.
event-claim-made =
    { $me ->
        [yes] Stand jetzt bekommst du in der nächsten Runde das Idol.
       *[no] Stand jetzt bekommt { $who } in der nächsten Runde das Idol.
    }
event-round-ended = Runde { $round } ist zu Ende.
event-won =
    { $me ->
        [yes] Du erreichst den großen Tempel auf Feld { $space } und gewinnst!
       *[no] { $who } erreicht den großen Tempel auf Feld { $space } und gewinnt!
    }
event-stopped-by-limit = Nach Runde { $round } ist Schluss: Jetzt zählt, wer am weitesten gekommen ist.

## Actions

action-take = Nimm { den-charakter }
action-curse = Verfluche { den-charakter }
action-rob = Bestiehl { den-charakter }
action-look = Sieh auf Feld { $space } und { $other } nach
action-swap =
    { $answer ->
        [swap] Vertausche sie
       *[keep] Lass sie, wo sie sind
    }
action-walk = Zieh um { $steps } vor
action-priest =
    { $answer ->
        [pays] Zahle und zieh zum Tempel
       *[stays] Bleib stehen
    }
action-elder =
    { $answer ->
        [pays] Zahle und zieh zum Dorf
       *[stays] Bleib stehen
    }
action-scout = Zahle { $gems }
action-machete =
    { $answer ->
        [take] Nimm die Machete
       *[leave] Lass sie liegen
    }
action-walk-none = Bleib stehen
action-look-none = Sieh nirgends nach
action-look-space = Sieh auf Feld { $space } nach

## Questions

ask-draft =
    { $cards ->
        [one] Nimm den letzten Charakter.
       *[other] Welchen der { $cards } Charaktere auf deiner Hand nimmst du?
    }
waits-draft = { $who } wählt einen Charakter …
ask-curse = Welchen Charakter verfluchst du, um mit ihm den Platz zu tauschen?
waits-curse = { $who } überlegt, wen der Fluch treffen soll …
ask-steal = Welchem Charakter stiehlst du alle Smaragde?
waits-steal = { $who } sucht sich ein Opfer zum Bestehlen …
ask-look = Welche zwei Ereignisplättchen siehst du dir heimlich an?
waits-look = { $who } sucht sich Ereignisplättchen zum Nachsehen aus …
ask-look-second = Das Plättchen auf Feld { $space } kennst du nun – welches siehst du dir als zweites an?
waits-look-second = { $who } sucht sich das zweite Plättchen aus …
ask-swap = Auf Feld { $space } liegt „{ token }“, auf Feld { $otherspace } liegt „{ other-token }“ – vertauschst du die beiden?
waits-swap = { $who } überlegt, ob die beiden Plättchen den Platz wechseln …
ask-walk =
    { $most ->
        [one] Ziehst du kostenlos ein Feld vor?
       *[other] Wie weit ziehst du kostenlos vor – höchstens { $most } Felder?
    }
waits-walk = { $who } überlegt, wie weit es gehen soll …
ask-priest =
    { $cost ->
        [one] Zahlst du einen Smaragd, um zum Tempel auf Feld { $space } zu ziehen?
       *[other] Zahlst du { $cost } Smaragde, um zum Tempel auf Feld { $space } zu ziehen?
    }
waits-priest = { $who } überlegt, ob sich der Weg zum Tempel lohnt …
ask-elder =
    { $cost ->
        [one] Zahlst du einen Smaragd, um zum Dorf auf Feld { $space } zu ziehen?
       *[other] Zahlst du { $cost } Smaragde, um zum Dorf auf Feld { $space } zu ziehen?
    }
waits-elder = { $who } überlegt, ob sich der Weg zum Dorf lohnt …
ask-scout =
    { $most ->
        [one] Zahlst du einen Smaragd, um ein Feld vorzuziehen?
       *[other] Wie viele Smaragde zahlst du, um ebenso viele Felder vorzuziehen – höchstens { $most }?
    }
waits-scout = { $who } zählt Smaragde für den Weg ab …
ask-machete = Nimmst du eine Machete?
waits-machete = { $who } überlegt, ob die Machete mitkommt …

## House rules

option-gem-bank = Smaragdvorrat
    .about = Bestimmt, ob die Smaragde im Vorrat ausgehen können.
    .limited = begrenzt
    .unlimited = unerschöpflich
option-chance-chain = Ereignisketten
    .about = Bestimmt, ob du gleich das nächste Plättchen aufdeckst, wenn dich eines auf ein anderes Ereignisfeld schickt.
    .true = weiter aufdecken
    .false = nur eines
option-idol-tie = Gleichstand beim Idol
    .about = Bestimmt, wer das Idol bekommt, wenn mehrere ganz hinten stehen und gleich arm sind.
    .holder-keeps = bleibt, wo es ist
    .tied-clockwise-from-holder = im Uhrzeigersinn
option-seer-swap-public = Tausch der Seherin
    .about = Bestimmt, ob alle sehen, dass die Seherin die Plättchen vertauscht.
    .true = offen
    .false = geheim
option-seer-look-optional = Blick der Seherin
    .about = Bestimmt, ob die Seherin auf das Nachsehen verzichten darf.
    .false = Pflicht
    .true = freiwillig
option-seer-look-sequential = Zweiter Blick der Seherin
    .about = Bestimmt, ob die Seherin das erste Plättchen sieht, bevor sie das zweite aussucht.
    .false = beide zugleich
    .true = nacheinander
option-craftsman-may-decline = Machete des Forschers
    .about = Bestimmt, ob der Forscher die Machete auch liegen lassen darf.
    .false = nimmt sie immer
    .true = darf verzichten
option-free-move-may-be-zero = Freie Schritte
    .about = Bestimmt, ob Dieb, Seherin und Forscher auch stehen bleiben dürfen.
    .false = 1 oder 2 Felder
    .true = 0, 1 oder 2 Felder
option-tokens-beyond-finish = Plättchen hinter dem Ziel
    .about = Bestimmt, ob zu sechst bis acht auch hinter dem Ziel Plättchen liegen, die die Seherin ansehen und vertauschen kann.
    .false = keine
    .true = auf allen Ereignisfeldern
option-max-rounds = Rundenlimit
    .about = Nach so vielen Runden ist Schluss, und wer am weitesten vorn steht, gewinnt; 0 heißt: ohne Limit.

## Why not

why-over = Die Partie ist vorbei.
why-not-your-turn = Gerade entscheidet jemand anders – gleich geht’s weiter.
why-other-decision =
    { $verb ->
        [take] Charaktere nimmst du nur bei der Wahl zu Beginn der Runde.
        [curse] Verfluchen darf nur der Schamane, und zwar wenn er aufgerufen wird.
        [rob] Stehlen darf nur der Dieb, und zwar gleich nach seinem Aufruf.
        [look] Nachsehen darf nur die Seherin, und zwar gleich nach ihrem Aufruf.
        [swap] Plättchen vertauscht nur die Seherin, und zwar nachdem sie beide gesehen hat.
        [walk] Um die freien Schritte geht es nur bei Dieb, Seherin und Forscher, und zwar am Ende ihres Zuges.
        [priest] Den Weg zum nächsten Tempel kauft nur der Priester, wenn er aufgerufen wird.
        [elder] Den Weg zum nächsten Dorf kauft nur der Älteste, wenn er aufgerufen wird.
        [scout] Feld für Feld mit Smaragden bezahlen darf nur der Kundschafter, wenn er aufgerufen wird.
        [machete] Um die Machete geht es nur beim Forscher, gleich nach seinem Aufruf.
        [walk_none] Um die freien Schritte geht es nur bei Dieb, Seherin und Forscher, und zwar am Ende ihres Zuges.
        [look_none] Ums Nachsehen geht es nur bei der Seherin, gleich nach ihrem Aufruf.
       *[look_space] Nachsehen darf nur die Seherin, und zwar gleich nach ihrem Aufruf.
    }
why-option =
    { $option ->
        [craftsman_may_decline] Der Forscher bekommt seine Machete von selbst; die Wahl hat er nur mit der Hausregel „{ option-craftsman-may-decline }“.
        [free_move_may_be_zero] Mindestens ein Feld musst du vorziehen; stehen bleiben darfst du hier nur mit der Hausregel „{ option-free-move-may-be-zero }“.
        [seer_look_optional] Die Seherin muss nachsehen; verzichten darf sie nur mit der Hausregel „{ option-seer-look-optional }“.
       *[seer_look_sequential] Such beide Felder auf einmal aus; nacheinander geht es nur mit der Hausregel „{ option-seer-look-sequential }“.
    }
why-looked-already = Mit den Plättchen bist du fertig – jetzt ziehst du deine Figur.
why-not-in-hand = Du hast { den-charakter } nicht auf der Hand.
why-scout-most =
    { $most ->
        [one] Mehr als einen Smaragd kannst du nicht zahlen: Mehr hast du nicht, oder weiter ist es nicht bis zum Ziel.
       *[other] Mehr als { $most } Smaragde kannst du nicht zahlen: Mehr hast du nicht, oder weiter ist es nicht bis zum Ziel.
    }
why-look-again = Ein Plättchen hast du schon gesehen, jetzt gehört auch ein zweites dazu.
why-look-one = Ihr spielt mit der Hausregel „{ option-seer-look-sequential }“: Such ein einzelnes Feld aus.
why-look-other = Das Plättchen auf Feld { $space } hast du eben gesehen – such dir ein anderes aus.
why-not-in-play = Auf Feld { $space } liegt in dieser Partie kein Plättchen.

## Characters

character =
    { $character ->
        [shaman] Schamane
        [thief] Dieb
        [seer] Seherin
        [priest] Priester
        [elder] Ältester
        [craftsman] Forscher
        [scout] Kundschafter
        [canoe] Kanu
       *[child] Kind
    }
character-power =
    { $character ->
        [shaman] Verflucht einen Charakter und tauscht mit ihm den Platz, sobald er aufgerufen wird.
        [thief] Nimmt einem Charakter bei dessen Aufruf alle Smaragde ab und zieht 1 oder 2 Felder vor.
        [seer] Sieht sich zwei Ereignisplättchen an, darf sie vertauschen und zieht 1 oder 2 Felder vor.
        [priest] Zieht für 2 Smaragde zum nächsten Tempel.
        [elder] Zieht für 2 Smaragde zum nächsten Dorf.
        [craftsman] Bekommt eine Machete und zieht 1 oder 2 Felder vor.
        [scout] Zieht ein Feld vor für jeden Smaragd, den er zahlt.
        [canoe] Zahlt alle Smaragde und zieht für jeden 2 Felder vor, höchstens 20.
       *[child] Holt kostenlos die nächste Figur ein, die vor ihm steht.
    }

## Tokens

token =
    { $token ->
        [idol] Idol
        [gems4] 4 Smaragde
        [back2] 2 Felder zurück
        [pay2] 2 Smaragde zahlen
        [machete] Machete
        [fwd3] 3 Felder vor
       *[lose_machete] Machete verlieren
    }
token-effect =
    { $token ->
        [idol] Das Idol der nächsten Runde gehört dir, egal wo du stehst – es sei denn, jemand deckt nach dir noch eines auf.
        [gems4] Nimm dir 4 Smaragde.
        [back2] Geh 2 Felder zurück; der Urwald hält dich dabei nicht auf.
        [pay2] Zahle 2 Smaragde; hast du weniger, zahlst du, was du hast.
        [machete] Nimm dir eine Machete, falls noch eine da ist.
        [fwd3] Geh 3 Felder vor; durch Urwald kommst du wie immer nur mit Machete.
       *[lose_machete] Leg eine Machete zurück, falls du eine hast.
    }

## Spaces

place =
    { $place ->
        [start] Startfeld
        [temple] Tempel
        [village] Dorf
        [jungle] Urwald
        [chance] Ereignisfeld
        [finish] Ziel
       *[plain] Einfaches Feld
    }

## Rules

rule-R1 = Vorbereitung
rule-R1-1 = Zu sechst, siebt oder acht ist der erste große Tempel das Ziel. Zu zweit bis fünft geht es weiter bis zum zweiten.
rule-R1-2 = Alle spielen mit einer einzigen Figur und der Karte in derselben Farbe, auch zu zweit und zu dritt.
rule-R1-3 = Die 18 Ereignisplättchen werden gemischt. Auf jedes Ereignisfeld vor dem Ziel kommt eines verdeckt, der Rest ist der verdeckte Vorrat.
rule-R1-4 = Im Vorrat liegen 50 Smaragde und 8 Macheten.
rule-R1-5 = Alle bekommen eine zufällige Charakterkarte, offen. Ihre Ecke verrät, auf welchem Feld du startest, wie viele Smaragde du hast und ob eine Machete dazukommt.
rule-R1-6 = Nur Kundschafter und Kind bringen zum Start eine Machete mit.
rule-R1-7 = Danach gehen die Karten zurück. Die Ecken spielen keine Rolle mehr.
rule-R1-8 = Beim Aufstellen wird kein Plättchen aufgedeckt, denn noch hat sich niemand bewegt.
rule-R1-9 = Smaragde und Macheten liegen immer offen: Alle sehen, wer wie viel hat.
rule-R2 = Wer bekommt das Idol?
rule-R2-1 = Wer in der letzten Runde ein Idol-Plättchen aufgedeckt hat, bekommt das Idol, egal auf welchem Feld. Bei mehreren zählt das zuletzt aufgedeckte, und es gilt nur für diese eine Runde.
rule-R2-2 = Sonst bekommt das Idol, wessen Figur am weitesten hinten steht.
rule-R2-3 = Stehen dort mehrere, bekommt es, wer von ihnen die wenigsten Smaragde hat. Macheten zählen nicht mit.
rule-R2-4 = Sind auch die Smaragde gleich, bleibt das Idol, wo es ist – selbst bei jemandem, der gar nicht hinten steht.
rule-R2-5 = In der ersten Runde hatte es noch niemand; dann entscheidet unter den Gleichen das Los.
rule-R2-6 = Mit dem Idol wählst du als Erstes einen Charakter und rufst danach alle auf. Mehr kann es nicht.
rule-R3 = Wahl der Charaktere
rule-R3-1 = Die neun Karten werden gemischt und einige beiseitegelegt: eine verdeckt, dazu zu viert 3, zu fünft 2 und zu sechst 1 offen. Zu siebt und zu acht liegt keine offen.
rule-R3-2 = Wer das Idol hat, sieht sich die übrigen Karten an, behält eine verdeckt und gibt den Rest nach links weiter. So geht es einmal um den Tisch.
rule-R3-3 = Zu viert bis siebt bekommt die letzte Person zwei Karten, behält eine und legt die andere verdeckt beiseite. Niemand sonst sieht sie.
rule-R3-4 = Zu acht kommt am Ende nur eine Karte an. Die letzte Person nimmt die verdeckt beiseitegelegte dazu, behält eine von beiden und legt die andere verdeckt weg.
rule-R3-5 = Du musst eine Karte nehmen, passen geht nicht.
rule-R4 = Aufruf und Bewegung
rule-R4-1 = Die Charaktere werden der Reihe nach aufgerufen, von 1 bis 9.
rule-R4-2 = Meldet sich niemand, kommt gleich der nächste Charakter dran. Ein Fluch oder Diebstahl, der ihm galt, läuft ins Leere.
rule-R4-3 = Wirst du aufgerufen, geschieht alles in dieser Folge: Karte aufdecken, Platztausch durch den Schamanen, Diebstahl durch den Dieb, einen Smaragd nehmen, Fähigkeit ausführen. Zum Schluss kommt die Karte offen in die Tischmitte.
rule-R4-4 = Den Smaragd gibt es bei jedem Aufruf, auch für den Schamanen und für Charaktere, die danach nichts tun.
rule-R4-5 = Nach Nummer 9 ist die Runde vorbei. Flüche und Diebstähle, die nicht getroffen haben, verfallen, und alle Karten werden eingesammelt.
rule-R5 = Die neun Charaktere
rule-R5-1 = Der Schamane muss einen Charakter von 2 bis 9 verfluchen; damit endet sein Zug, ohne dass er zieht. Wird der Verfluchte aufgerufen, tauschen beide Figuren sofort die Plätze, ohne Macheten und ohne Plättchen aufzudecken. Hat ihn niemand, ist es sein eigener oder stehen beide auf demselben Feld, passiert nichts.
rule-R5-2 = Der Dieb muss einen Charakter von 3 bis 9 nennen und zieht dann kostenlos 1 oder 2 Felder vor. Wird der Genannte aufgerufen, nimmt ihm der Dieb alle Smaragde ab; den einen Smaragd für seinen Zug bekommt das Opfer erst danach. Hat ihn niemand oder ist es sein eigener, passiert nichts.
rule-R5-3 = Die Seherin wählt zwei verschiedene Ereignisfelder und sieht sich beide Plättchen heimlich an. Dann darf sie die beiden vertauschen; ob sie es tut, sehen alle, aber nicht, was die Plättchen zeigen. Zum Schluss zieht sie kostenlos 1 oder 2 Felder vor.
rule-R5-4 = Der Priester darf 2 Smaragde zahlen und zieht dann zum nächsten Tempel vor ihm; auch das Ziel ist einer. Will oder kann er nicht zahlen, bleibt er stehen.
rule-R5-5 = Der Älteste darf 2 Smaragde zahlen und zieht dann zum nächsten Dorf vor ihm, das noch vor dem Ziel liegt. Will oder kann er nicht oder gibt es keines mehr, bleibt er stehen und zahlt nichts.
rule-R5-6 = Der Forscher bekommt eine Machete, solange der Vorrat reicht, und zieht dann kostenlos 1 oder 2 Felder vor. Die neue Machete hilft ihm schon auf diesem Weg.
rule-R5-7 = Der Kundschafter zahlt so viele Smaragde, wie er will, und zieht für jeden ein Feld vor. Auch 0 ist erlaubt. Hält ihn der Urwald auf, bekommt er nichts zurück.
rule-R5-8 = Das Kanu zahlt immer alle Smaragde, auch den eben genommenen, und zieht für jeden 2 Felder vor, höchstens aber 20. Auch mit mehr als 10 Smaragden sind alle weg.
rule-R5-9 = Das Kind zieht kostenlos zur nächsten Figur, die wirklich vor ihm steht; Figuren auf seinem eigenen Feld zählen nicht. Ist niemand vor ihm, bleibt es stehen.
rule-R5-10 = Bei den freien Schritten von Dieb, Seherin und Forscher wählst du 1 oder 2 Felder. Stehen bleiben geht nicht.
rule-R5-11 = Priester, Ältester, Kundschafter und Kanu zahlen, bevor sie ziehen. Die Smaragde gehen in den Vorrat.
rule-R6 = Ziehen und Urwald
rule-R6-1 = Du ziehst Feld für Feld vor. An jedem Urwaldfeld auf deinem Weg brauchst du eine Machete, um weiterzuziehen; erreichst du das Ziel, gewinnst du.
rule-R6-2 = Endet dein Weg genau auf einem Urwaldfeld, kostet das keine Machete.
rule-R6-3 = Jedes Urwaldfeld, über das du hinausziehst, kostet eine Machete. Hast du eine, musst du sie einsetzen; freiwillig anhalten darfst du nicht.
rule-R6-4 = Ohne Machete bleibst du auf dem Urwaldfeld stehen, und der Rest deiner Schritte verfällt. Im nächsten Zug kommst du von dort ohne Machete weg, egal wie du hingekommen bist.
rule-R6-5 = Zu zweit oder zu dritt kann dieser nächste Zug noch in derselben Runde kommen, mit deinem zweiten Charakter.
rule-R6-6 = Rückwärts stört der Urwald nicht; du kannst auch auf ihm landen. Weiter zurück als bis zum hintersten Feld geht es nie.
rule-R6-7 = Der Platztausch des Schamanen ist keine Bewegung: Er kostet keine Macheten und deckt nichts auf.
rule-R6-8 = Auf einem Feld haben beliebig viele Figuren Platz.
rule-R7 = Ereignisfelder
rule-R7-1 = Endet deine Bewegung auf einem Ereignisfeld, musst du das Plättchen dort aufdecken, ob du vorwärts oder rückwärts gekommen bist.
rule-R7-2 = Bleibst du in deinem Zug stehen, ziehst du nur darüber hinweg oder kommst du durch einen Platztausch hin, bleibt das Plättchen verdeckt.
rule-R7-3 = Was das Plättchen zeigt, gilt sofort: Idol für die nächste Runde, 4 Smaragde nehmen, 2 Smaragde zahlen, 2 Felder zurück, 3 Felder vor, eine Machete nehmen oder eine verlieren.
rule-R7-4 = Auf das Feld kommt gleich ein neues, zufälliges Plättchen aus dem Vorrat. Erst danach wird das benutzte in den Vorrat gemischt, es liegt also nie sofort wieder dort.
rule-R7-5 = Werden in einer Runde mehrere Idole aufgedeckt, zählt nur das letzte.
rule-R7-6 = Schickt dich ein Plättchen auf ein anderes Ereignisfeld, deckst du auch dort auf, und immer so weiter.
rule-R8 = Vorräte
rule-R8-1 = Sind weniger Smaragde im Vorrat, als dir zustehen, nimmst du, was noch da ist.
rule-R8-2 = Es gibt 8 Macheten. Eingesetzte und verlorene kommen zurück in den Vorrat; ist er leer, bekommst du keine. Du darfst beliebig viele haben.
rule-R8-3 = Verlangt ein Plättchen mehr Smaragde, als du hast, gibst du alle her. Schulden gibt es nicht.
rule-R9 = Spielende
rule-R9-1 = Sobald deine Figur das Ziel erreicht, hast du gewonnen, und die Partie ist aus; überzählige Schritte schaden nicht. Weitere Charaktere werden nicht mehr aufgerufen.
rule-R9-2 = Ohne Rundenlimit gewinnt genau eine Person, und ein Platztausch beendet die Partie nie. Mit Rundenlimit zählt nach der letzten Runde, wer am weitesten vorn steht, dann die Smaragde, dann die Macheten; wer in allem gleich ist, teilt sich den Platz.
rule-R9-3 = Zu zweit bis fünft ist der erste große Tempel ein Tempel wie jeder andere.
rule-R9-4 = Mit dem Ältesten kommst du nie ins Ziel.
rule-R10 = Zu zweit und zu dritt
rule-R10-1 = Alles bleibt gleich, nur wählst du jede Runde zwei Charaktere. Deine eine Figur ist also bis zu zweimal dran, jedes Mal mit einem Smaragd.
rule-R10-2 = Zu zweit kommt eine Karte offen und eine verdeckt weg. Wer das Idol hat, wählt eine aus 7, die andere Person eine aus 6, dann geht es ebenso weiter mit 4 und 2. Nach der zweiten und der dritten Wahl kommt je eine zufällige Karte ungesehen weg, am Ende die letzte verdeckt.
rule-R10-3 = Zu dritt kommt eine Karte verdeckt weg. Reihum wird aus 8, 7 und 6 gewählt, dann kommt eine zufällige Karte ungesehen weg, und es geht weiter mit 4, 3 und 2. Die letzte Karte bleibt verdeckt.
rule-R10-4 = Der Fluch hängt am genannten Charakter: Getauscht wird erst bei dessen Aufruf, nicht schon beim anderen Zug des Opfers. Es zählt, wo die Figuren in diesem Moment stehen.
rule-R10-5 = Schamane und Dieb dürfen deinen eigenen anderen Charakter nennen. Dann passiert nichts.
rule-R10-6 = Der Dieb bekommt auch, was sein Opfer in derselben Runde schon mit dem ersten Charakter verdient hat.
rule-R11 = Hausregeln

## Rulings

rule-C1 = Zuerst wird die Karte aufgedeckt, dann getauscht, dann gestohlen, dann der Smaragd genommen, dann die Fähigkeit genutzt. Der Smaragd für den Zug ist also vor dem Dieb sicher.
rule-C2 = Schamane und Dieb dürfen auch einen Charakter nennen, der offen beiseiteliegt oder sicher fehlt. So lassen sie ihre Wirkung einfach verpuffen.
rule-C3 = Zu zweit und zu dritt darfst du deinen eigenen anderen Charakter verfluchen oder bestehlen. Es hat keine Wirkung.
rule-C4 = Wer bestohlen wird, verliert alle Smaragde und nimmt danach den einen für den Zug. Der bleibt.
rule-C5 = Bei Gleichstand ganz hinten und gleich vielen Smaragden bleibt das Idol, wo es ist, auch bei einer Figur weiter vorn. Mit der Hausregel „{ option-idol-tie }“ geht es im Uhrzeigersinn an die erste gleichauf liegende Person; gezählt wird ab der, die es bisher hatte, sie selbst eingeschlossen.
rule-C6 = Arm ist, wer wenige Smaragde hat. Macheten zählen nicht.
rule-C7 = Herrscht schon in der ersten Runde Gleichstand, entscheidet das Los.
rule-C8 = Stehst du auf einem Urwaldfeld, kommst du immer ohne Machete von dort weg, egal wie du hingekommen bist.
rule-C9 = Hat dich der Urwald bei deinem ersten Charakter aufgehalten, darfst du zu zweit oder zu dritt mit dem zweiten noch in derselben Runde weiter.
rule-C10 = Hinter dem hintersten Feld ist nichts mehr: Dort bleibst du stehen, und übrige Schritte zurück verfallen.
rule-C11 = Die Seherin muss sich genau zwei Plättchen ansehen. Mit der Hausregel „{ option-seer-look-optional }“ darf sie ganz verzichten, aber nie nur eines ansehen.
rule-C12 = Alle sehen, ob die Seherin die Plättchen vertauscht. Mit der Hausregel „{ option-seer-swap-public }“ weiß das nur sie selbst.
rule-C13 = Der Forscher bekommt die Machete von selbst. Mit der Hausregel „{ option-craftsman-may-decline }“ darf er sie liegen lassen.
rule-C14 = Der Kundschafter zahlt höchstens so viele Smaragde, wie ihm Felder bis zum Ziel fehlen. Mehr zu zahlen, als er wegen des Urwalds nutzen kann, ist erlaubt.
rule-C15 = Dieb, Seherin und Forscher müssen mindestens ein Feld vorziehen. Mit der Hausregel „{ option-free-move-may-be-zero }“ dürfen sie auch stehen bleiben und decken dann nichts auf.
rule-C16 = Ja, auch nach „3 Felder vor“ oder „2 Felder zurück“ deckst du auf, wenn du auf einem Ereignisfeld landest. Die Hausregel „{ option-chance-chain }“ kann das abschalten.
rule-C17 = Ein Plättchen, das dich weiterschickt, wird ersetzt, bevor du ziehst.
rule-C18 = Ist der Vorrat an Smaragden fast leer, bekommst du nur, was noch da ist. Mit der Hausregel „{ option-gem-bank }“ geht er nie aus.
rule-C19 = Deckst du eine Machete auf und der Vorrat ist leer, bekommst du keine. Das Plättchen ist trotzdem verbraucht.
rule-C20 = Zu sechst bis acht liegen hinter dem ersten großen Tempel keine Plättchen. Mit der Hausregel „{ option-tokens-beyond-finish }“ liegen auch dort welche, die die Seherin ansehen und vertauschen darf.
rule-C21 = Der Urwald gilt für jede Bewegung vorwärts, auch für Kind, Priester, Ältesten, Kanu und „3 Felder vor“; gezahlt wird vorher. Rückwärts spielt er keine Rolle.
rule-C22 = Der Schamane tauscht immer, ob er vor oder hinter seinem Opfer steht. Ablehnen kann das niemand.
rule-C23 = Das zweite Idol der Runde hebt nur das erste auf. Das Idol bekommt, wer das zweite aufgedeckt hat.
rule-C24 = Auch bei drei oder mehr Idolen in einer Runde zählt nur das letzte.
rule-C25 = Erst kommt das neue Plättchen aufs Feld, dann wird das benutzte in den Vorrat gemischt.
rule-C26 = Ob zuerst die offenen oder die verdeckten Karten beiseitekommen, macht keinen Unterschied. Hier sind die offenen zuerst dran.
rule-C27 = Auch zu acht kommt die letzte übrige Karte verdeckt weg.
rule-C28 = Gespielte Charaktere liegen bis zum Ende der Runde offen in der Tischmitte.
rule-C29 = Welche Karte zu zweit zufällig wegkommt, sieht niemand, auch nicht die Person, die gerade gewählt hat.
rule-C30 = Dörfer hinter dem Ziel zählen nicht. Liegt kein Dorf mehr vor ihm, kann der Älteste weder zahlen noch ziehen.
rule-C31 = Hat das Opfer zwei Charaktere, wirken Fluch und Diebstahl nur beim Aufruf des genannten.
rule-C32 = Gibt es nichts zu entscheiden, läuft dein Zug von selbst ab, etwa beim Priester ohne genug Smaragde oder beim Kind ganz vorn.
rule-C33 = Theoretisch könnte eine Partie ewig dauern, wenn niemand vorankommen will. Die Hausregel „{ option-max-rounds }“ setzt ihr auf Wunsch ein Ende.
rule-C35 = Der Dieb verflucht niemanden: Er nimmt nur die Smaragde, die Plätze bleiben, wie sie sind.
rule-C36 = Wer das Ziel erreicht, gewinnt sofort, auch mitten in einer Kette von Plättchen. Danach geschieht nichts mehr.
rule-C37 = Kommst du im selben Zug auf ein Ereignisfeld zurück, deckst du auch das neue Plättchen dort auf.
rule-C38 = Ist ein Feld Urwald und Ereignisfeld zugleich, deckst du auch auf, wenn dich der Urwald dort anhält. Mit „3 Felder vor“ kommst du von diesem Feld ohne Machete weg.
rule-C39 = Nichts verrät, wer welchen Charakter hat: Fehlt einer, wird einfach weiter aufgerufen, und ob Fluch oder Diebstahl treffen, zeigt sich erst beim Aufruf.
rule-C40 = Die Seherin wählt erst beide Felder und sieht dann beide Plättchen. Mit der Hausregel „{ option-seer-look-sequential }“ sieht sie das erste, bevor sie ein anderes als zweites aussucht.
rule-C41 = Verdeckt beiseitegelegte Karten werden nie gezeigt, auch nicht am Ende der Runde oder der Partie.

## The table in the terminal

label =
    { $label ->
        [player] Spieler
        [space] Feld
        [togo] Noch
        [gems] Smaragde
        [machetes] Macheten
        [cards] Karten
        [bank] Vorrat
        [supply] Macheten im Vorrat
        [characters] Charaktere
        [round] Runde
        [curse] verflucht
       *[theft] Ziel des Diebs
    }
card-state =
    { $state ->
        [face_up] offen beiseite
        [vain] niemand hat ihn
        [played] { $who }, gespielt
        [yours] deiner
        [hand] auf deiner Hand
        [held] { $who }
        [out] nicht in dieser Runde
        [open] { $who }?
       *[openout] { $who } – oder niemand?
    }

## Hints

hint-cases =
    { $cases ->
        [10] so gut wie sicher
       *[other] in { $cases } von 10 Fällen
    }
hint-gems =
    { $gems ->
        [one] { $gems } Smaragd
       *[other] { $gems } Smaragde
    }
hint-spaces =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
hint-worth = nichts anderes versprach mehr
hint-win = damit erreichst du den verlorenen Tempel und gewinnst
hint-may-win = { hint-cases } gewinnst du auf der Stelle
hint-lead = damit gehst du in Führung
hint-idol = nach jetzigem Stand bleibst du ganz hinten und bekommst das Idol
hint-take-finish = nach jetzigem Stand kommst du damit bis zum verlorenen Tempel
hint-take-shaman = ganz vorn steht jemand { hint-spaces } vor dir, und ein Fluch kann euch tauschen lassen
hint-take-guard = solange du ihn hast, kann dich niemand verfluchen
hint-take-thief =
    { $gems ->
        [one] beim reichsten Gegner ist { hint-gems } zu holen
       *[other] beim reichsten Gegner sind { hint-gems } zu holen
    }
hint-take-purse =
    { $gems ->
        [one] solange du ihn hast, kann dir niemand deinen Smaragd stehlen
       *[other] solange du ihn hast, kann dir niemand deine { hint-gems } stehlen
    }
hint-take-seer = du kannst das Plättchen auf Feld { $space } prüfen, bevor du dort landest
hint-take-machete = vor dir liegt der Urwald auf Feld { $space }, und du hast keine Machete
hint-take-free = du ziehst kostenlos und bekommst einen Smaragd dazu
hint-take-far = nach jetzigem Stand bringt dich das { hint-spaces } voran
hint-take-deny = was du hast, hat kein Gegner
hint-curse = { hint-cases } hat ein Gegner diesen Charakter, im Schnitt { hint-spaces } vor dir
hint-curse-keep = { hint-cases } hat niemand diesen Charakter, und du behältst deinen Platz
hint-curse-void = der Fluch trifft niemanden, und du behältst deinen Platz
hint-rob =
    { $gems ->
        [one] { hint-cases } hat ein Gegner diesen Charakter, im Schnitt mit 1 Smaragd
       *[other] { hint-cases } hat ein Gegner diesen Charakter, im Schnitt mit { $gems } Smaragden
    }
hint-rob-void = das trifft niemanden, und du machst dir keine Feinde
hint-look-near = Feld { $space } erreichst du noch in diesem Zug
hint-look-ahead = { hint-spaces } vor dir liegt eines, auf dem du noch landen kannst
hint-look-rivals =
    { $players ->
        [one] { $players } Gegner kann dort noch landen
       *[other] { $players } Gegner können dort noch landen
    }
hint-look-none = in diesem Zug ist kein unbekanntes Plättchen in deiner Reichweite
hint-swap-near = dann liegt „{ token }“ in deiner Reichweite, auf Feld { $space }
hint-swap-trap = dann lauert auf Feld { $space } „{ token }“ auf alle, die hinter dir sind
hint-swap-later = dann wartet auf Feld { $space } „{ token }“ auf dich
hint-walk-token = du weißt, was auf Feld { $space } liegt: „{ token }“
hint-walk-chance = du landest auf einem Ereignisfeld, { hint-cases } mit einem guten Plättchen
hint-walk-avoid = so umgehst du „{ token }“ auf Feld { $space }
hint-walk-jungle = du hältst genau im Urwald und brauchst dort keine Machete
hint-walk = kostenlos { hint-spaces } näher am Tempel
hint-pay = { hint-gems } für { hint-spaces }
hint-save =
    { $gems ->
        [one] dein Smaragd nützt dir später mehr
       *[other] deine { hint-gems } nützen dir später mehr
    }
hint-machete = der Urwald auf Feld { $space } liegt noch vor dir
