### Die Seite um die Spiele herum, Deutsch

## Überall

home = Startseite
close = Schließen
cancel = Abbrechen
save = Speichern
send = Senden
copy = Kopieren
copied = Kopiert.
share = Teilen
refused = Das ging nicht: { $message }
no-connection = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
trouble =
    { $trouble ->
        [offline] Dieses Gerät ist offline. Sobald das Netz wieder da ist, geht es von selbst weiter.
        [lost] Die Verbindung ist weg. Neuer Versuch …
        [database] Der Server kommt gerade nicht an seine Tische. Neuer Versuch …
        [busy] Der Server braucht länger als sonst. Einen Moment …
       *[outdated] Diese Seite ist nicht mehr aktuell.
    }
try-now = Jetzt versuchen
reload = Neu laden
nowhere = Hier ist nichts.
no-table = Es gibt keinen Tisch „{ $code }“.
no-replay = Es gibt keine beendete Partie „{ $code }“.

## Einstellungen

settings = Einstellungen
language = Sprache
name = Dein Name
name-saved = Dein Name ist gespeichert.
sound = Ton
theme = Aussehen
theme-value =
    { $theme ->
        [auto] Wie das Gerät
        [light] Hell
       *[dark] Dunkel
    }
theme-button =
    { $theme ->
        [auto] Aussehen: wie das Gerät
        [light] Aussehen: hell
       *[dark] Aussehen: dunkel
    }
pace = Tempo
pace-value =
    { $pace ->
        [slow] Langsam
        [normal] Normal
        [fast] Schnell
       *[off] Ohne Bewegung
    }
pace-still = Dein Gerät wünscht wenig Bewegung, darum bewegt sich nichts.
confirm-setting = Vor jedem Zug nachfragen
confirm-about = Der erste Tipp zeigt, was passieren wird, der zweite führt es aus.
odds = Zeigen, wer wie steht
odds-about = Ein Balken zeigt, worauf alle hoffen können – nur nach dem, was du wissen kannst. Er kann sich irren.
other-device = Dein anderes Gerät
other-device-about = Öffne dort diesen Link, dann bist du dieselbe Person. Behalte ihn für dich: Er gilt eine Woche.
other-device-show = Meinen Link zeigen
enter = Ein persönlicher Link
enter-about = Auf diesem Gerät bist du { $name }. Wenn du weitermachst, bist du hier die Person, der dieser Link gehört. Tu das nur mit deinem eigenen Link.
enter-go = Auch hier diese Person sein

## Startseite

welcome = Auf in den Dschungel!
welcome-about = Expeditionsspiele für dich, deine Freunde und Bots, die nicht schummeln. Ganz ohne Konto.
play-now = Gleich spielen
invite = Freunde einladen
join = Mitspielen
join-label = Hast du einen Code oder Link?
join-placeholder = Code des Tisches
continue = Weiterspielen
games = Die Spiele
new-table = Neuer Tisch
lobby = Offene Tische
lobby-empty = Gerade ist kein Tisch offen. Mach einen auf und lade jemanden ein.
finished = Beendete Partien
show-all = Alle zeigen
your-turn = Du bist dran
table-open =
    { $open ->
        [one] { $open } Platz frei
       *[other] { $open } Plätze frei
    }
table-won = Gewonnen: { $who }
table-lost = Alle verloren

## Die Expedition des Tages

daily = Expedition des Tages
daily-about = Um Mitternacht (UTC) beginnt eine neue Expedition, für alle dieselbe. Dein erster Versuch am Tag zählt: ohne Tipps, und was man gesehen hat, lässt sich nicht zurücknehmen.
daily-none = Niemand weiß, was heute wartet – nur, dass es für alle dasselbe ist.
daily-playing = Du bist unterwegs. Deine Expedition wartet da, wo du sie verlassen hast.
daily-begin = Aufbrechen
daily-go-on = Weitergehen
daily-look = Noch einmal ansehen
daily-practise = Noch ein Versuch
daily-practice = Übung: Nur der erste Versuch am Tag zählt.
daily-next = Die nächste beginnt in { $time }
daily-past = Die letzten 30 Tage
daily-day =
    { $state ->
        [won] { $day }: gewonnen
        [lost] { $day }: verloren, { $level }
        [playing] { $day }: nicht beendet
       *[missed] { $day }: nicht gespielt
    }
daily-streak = Tage in Folge
daily-expeditions = Expeditionen
daily-wins = Gewonnen
daily-played =
    { $played ->
        [0] Noch ist niemand fertig. Sei vor allen anderen da!
       *[other] Heute beendet: { $played }, gewonnen: { $won }
    }
daily-all = Deine bisherigen Tage
daily-back = Zur Expedition des Tages
daily-sealed = Die Würfel bleiben versiegelt, bis der Tag vorbei ist, denn alle spielen mit ihnen. Dann kann man sie prüfen, und andere können diese Partie ansehen.

## Ein neuer Tisch

new-table-of = Neuer Tisch: { $game }
seats = Plätze
how-many = Wie viele spielen mit?
seat-kind =
    { $kind ->
        [me] Ich
        [bot] Bot
       *[open] Offen
    }
seats-about = Offene Plätze sind für alle, die den Link bekommen. Mehrere Plätze für dich: Ihr reicht das Gerät herum.
only-bots = Mindestens ein Platz muss deiner oder offen sein.
bots = Bots
bots-which = Für welche Bots?
bots-all = Alle Bots
bots-only = Nur { $colour }
bots-level = Wie stark?
bots-mixed = Sie sind verschieden. Wähl eine Stärke, dann sind alle gleich.
bots-style = Von welcher Art?
style-none = ausgewogen
clock = Uhr
clock-kind =
    { $kind ->
        [none] Keine
        [game] Echtzeit
       *[move] Tage pro Zug
    }
clock-about =
    { $kind ->
        [none] Alle denken, so lange sie wollen.
        [game] Wem die Zeit ausgeht, für den spielt bis zur Rückkehr ein Bot.
       *[move] Für Partien über Wochen. Wer zu spät ist, für den spielt bis zur Rückkehr ein Bot.
    }
clock-alone = Wenn die Zeit um ist, ist die Partie verloren.
clock-minutes = Minuten für jeden
clock-increment = Sekunden dazu pro Zug
clock-days = Tage für jeden Zug
who-may-come = Wer darf kommen?
who-value =
    { $who ->
        [link] Nur mit dem Link
       *[public] Alle
    }
setup = Spielaufbau
house-rules = Hausregeln
house-rules-about = Ohne Änderung gilt die Spielregel.
preset = Regeln
preset-name =
    { $preset ->
        [rulebook] Wie in der Spielregel
       *[mixed] Eigene Mischung
    }
edition = Ausgabe
create-and-invite = Tisch aufmachen
create-and-play = Spielen

## Der Warteraum

waiting-title = { $game }: Der Tisch ist gedeckt
waiting-sit = Du bist eingeladen. Setz dich!
waiting-host =
    { $open ->
        [one] { $open } Platz ist frei. Verschick den Link – oder fang an, dann übernimmt ihn ein Bot.
       *[other] { $open } Plätze sind frei. Verschick den Link – oder fang an, dann übernehmen sie Bots.
    }
waiting-others =
    { $open ->
        [one] Du bist dabei. { $open } Platz ist noch frei.
       *[other] Du bist dabei. { $open } Plätze sind noch frei.
    }
seat-open = Frei
sit = Hinsetzen
sit-too = Auch hier sitzen
leave = Aufstehen
start-with-bots = Mit Bots anfangen
bots-free = Für Plätze, die frei bleiben: { $bot }
here = da
away = weg
you-here = du
invitation = Link zu diesem Tisch
invitation-title = Spiel mit!
invitation-code = Oder mit dem Code: { $code }
option-says = { $name }: { $value }
clock-says =
    { $kind ->
        [game] Uhr: { $time } für jeden, dazu { $increment } Sekunden pro Zug
       *[move] Uhr: { $time } pro Zug
    }
time-days =
    { $days ->
        [one] { $days } Tag { $hours } Std.
       *[other] { $days } Tage { $hours } Std.
    }

## Der Tisch

title-your-turn = ● Du bist dran – { $game }
seat-name-colour = { $name } ({ $colour })
people = Leute am Tisch
stand-in = ein Bot spielt
bot-plays-for-you = Ein Bot spielt für dich.
one-moment = Einen Moment …
act-too = { $who } darf zur selben Zeit handeln.
looking-back = Du schaust zurück: So sah der Tisch nach Zug { $move } aus.
to-live = Zurück zu jetzt
choices = Deine Möglichkeiten
choices-count =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choices-narrow = Mit
preview = { $action } – das wird passieren:
skip = Überspringen
undo = Zurücknehmen
undo-asked = Du möchtest einen Zug zurücknehmen. Warten auf die anderen …
undo-request = { $who } möchte einen Zug zurücknehmen.
undo-agree = In Ordnung
undo-refuse = Nein
hint = Tipp
hinted = empfohlen
hint-sure =
    { $sure ->
        [clear] Klar das Beste.
        [likely] Wahrscheinlich das Beste.
       *[close] Knapp: Anderes ist fast genauso gut.
    }
hint-chance = Deine Chancen damit: etwa { $chance }.
hint-others = Auch eine Überlegung wert:
odds-help = Was zeigt dieser Balken?
odds-shared = So steht es um die Expedition: { $chance }
odds-seat = { $who } { $chance }
log = Verlauf
log-start = Aufbau
log-empty = Noch ist nichts passiert.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
rules = Regeln
rules-search = In den Regeln suchen
rules-none = Keine Regel erwähnt „{ $wanted }“.
rulings = Fragen und Antworten
rule-link = Regel { $rule }
why-label = Warum kann ich nicht …?
why-placeholder = Was möchtest du tun?
why-unknown = So heißt kein Zug.
why-possible = Doch, das geht gerade.
table = Tisch
resign = Bot spielen lassen
give-up = Aufgeben
give-up-sure = Wirklich aufgeben? Die Partie ist dann verloren.
return = Platz wieder einnehmen
seal = Versiegelter Zufall
seal-about = Aller Zufall in dieser Partie kommt aus einem Geheimnis, das vor dem ersten Zug feststand. Das hier ist sein Siegel. Am Ende wird das Geheimnis gezeigt, und alle können prüfen, ob es passt.
scrubber = Zurückschauen
move-number = Zug
move-of = Zug { $move } von { $most }
first = Zum Anfang
previous = Einen Zug zurück
next = Einen Zug weiter
last = Zum Ende
autoplay = Abspielen
pause = Pause
cover = Gib das Gerät weiter an { $colour }
cover-about = Die anderen schauen bitte weg.
cover-ready = Ich bin { $colour }

## Das Ende

result-won =
    { $me ->
        [yes] Du hast gewonnen!
       *[no] { $who } gewinnt!
    }
result-shared = Geteilter Sieg: { $who }
result-lost = Diesmal gewinnt niemand.
plot = Wie weit alle waren, im Lauf der Partie: { $who }
story-length = { $round }, { $moves } Entscheidungen.
story-leader =
    { $me ->
        [yes] Du lagst { $share } % der Partie vorn.
       *[no] { $who } lag { $share } % der Partie vorn.
    }
story-changes =
    { $changes ->
        [0] Sonst führte niemand.
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $changes }-mal.
    }
story-leap =
    { $me ->
        [yes] Der größte Sprung war deiner ({ $round }): von { $from } auf { $to }.
       *[no] Der größte Sprung: { $who } ({ $round }), von { $from } auf { $to }.
    }
rematch = Noch einmal
rematch-join = Zur neuen Partie
replay = Nachspielen
replay-of = Aufzeichnung: { $game }
replay-at = Zug { $move } von { $most }
replay-title = Schau dir diese Partie an
share-replay = Aufzeichnung teilen
download = Herunterladen
dice-check = Zufall prüfen
dice-fair = Es ging mit rechten Dingen zu.
dice-wrong = Hier passt etwas nicht!
dice-insecure = Dein Browser kann das nur auf einer sicheren Seite (https) prüfen. Die Aufzeichnung prüft auch „cenote verify“.
dice-more = Auch jeden Zug nachprüfen: Aufzeichnung herunterladen und „cenote verify“ ausführen.
seal-kept =
    { $good ->
        [yes] Das Siegel ist das, welches dieses Gerät gesehen hat, als es an den Tisch kam.
       *[no] Das Siegel ist nicht das, welches dieses Gerät gesehen hat, als es an den Tisch kam.
    }
seal-unseen = Dieses Gerät hat das Siegel erst nach der Partie gesehen.
seal-secret =
    { $good ->
        [yes] Das Geheimnis passt zum Siegel, stand also vor dem ersten Zug fest.
       *[no] Das Geheimnis passt nicht zum Siegel.
    }
seal-seed =
    { $good ->
        [yes] Die Partie wurde mit diesem Geheimnis gespielt.
       *[no] Die Partie wurde mit einem anderen Geheimnis gespielt.
    }
seal-salt =
    { $good ->
        [yes] Der Anteil am Zufall, den dieses Gerät beigetragen hat, ist darin: Niemand konnte den Ausgang wählen.
       *[no] Der Anteil am Zufall, den dieses Gerät beigetragen hat, fehlt.
    }

## Rückblick

review = Rückblick
review-of = Rückblick: { $game }
review-thinking = Die Partie wird noch einmal durchdacht …
review-chances = Worauf alle hoffen konnten
review-chances-shared = Wie es um die Expedition stand
review-plot = Die Partie von der ersten bis zur letzten Entscheidung
review-turns = Wendepunkte
review-no-turns = Keine großen Ausschläge: eine ruhige Partie.
review-moment = Der Spielplan in diesem Moment
review-pick = Tipp ins Bild oder auf einen Wendepunkt, um den Spielplan von damals zu sehen.
review-replay = Von hier nachspielen
review-show = Auf dem Spielplan zeigen
review-show-played = Wie gespielt
review-show-best = Wie empfohlen
review-played = Gespielt: { $action }.
review-better = Ein stärkerer Spieler würde raten: { $action } – { $why }.
review-cost = Das wäre etwa { $cost } eines Sieges wert gewesen.
review-luck =
    { $luck ->
        [good] Dann half das Glück, { $who } gewann { $share } dazu.
       *[bad] Dann fehlte das Glück, { $who } verlor { $share }.
    }
review-seats = Können und Glück
review-accuracy = Treffsicherheit
review-accuracy-of = Treffsicherheit: { $value } von 100
review-luck-seat =
    { $luck ->
        [good] Das Glück half mit
        [bad] Das Glück hätte netter sein können
       *[even] Weder Glück noch Pech
    }
review-seats-about = Die Treffsicherheit sagt, wie nah die Entscheidungen an denen eines stärkeren Spielers waren. Glück ist, was Karten, Würfel und die anderen brachten.
review-about = Ein starker Bot hat sich jede Entscheidung noch einmal angesehen und wusste dabei nur, was man am Platz wissen konnte. Auch er irrt sich manchmal.

## What the server refuses

refuse-not-begun = Die Partie hat noch nicht begonnen.
refuse-not-yours = Das ist nicht dein Platz.
refuse-not-now = Ein anderer Zug ist noch nicht zu Ende. Es ist nichts geschehen: Versuch es gleich noch einmal.
refuse-no-undo = Von dir gibt es nichts zurückzunehmen.
refuse-undo-unfinished = Beende erst diesen Zug: Die anderen wissen noch nicht, dass er begonnen hat.
refuse-hint-turn = Einen Tipp gibt es nur, wenn du dran bist.
refuse-begun = Die Partie läuft schon: Plätze lassen sich nicht mehr tauschen.
refuse-many-tables = Bei dir laufen schon { $most } Tische. Beende oder verlasse erst einen.
refuse-taken = Dieser Platz wurde gerade besetzt.
refuse-not-host = Nur wer den Tisch gemacht hat, kann beginnen.
refuse-rematch = Eine Revanche gibt es für die Mitspieler einer beendeten Partie.
refuse-no-table = Einen Tisch „{ $code }“ gibt es nicht. Prüfe den Link oder den Code.
refuse-no-database = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refuse-other-rules = Diese Partie wurde mit Fassung { $was } ihrer Regeln begonnen; dieser Server hat inzwischen Fassung { $now }. Verloren ist nichts: Wer den Server betreibt, kann zum Cenote von damals zurückkehren.
refuse-other-edition = Dieser Tisch braucht die Ausgabe „{ $edition }“, die dieser Server so nicht mehr hat. Verloren ist nichts: Wer den Server betreibt, kann sie zurückholen.
refuse-too-fast = Bitte nicht so schnell.
refuse-daily-sealed = Das ist die Expedition des Tages von jemand anderem. Ansehen kannst du sie, wenn der Tag vorbei ist.
refuse-no-daily = Dieses Spiel hat keine Expedition des Tages.
refuse-daily-undo = Was die Expedition des Tages gezeigt hat, lässt sich nicht zurücknehmen.
refuse-daily-hint = In der Expedition des Tages gibt es keine Tipps.
refuse-not-over = Das siehst du, wenn die Partie vorbei ist.
refuse-daily-secret = Das siehst du, wenn der Tag vorbei ist.
refuse-link = Dieser persönliche Link gilt nicht oder nicht mehr. Kopiere ihn auf deinem anderen Gerät noch einmal.
refuse-newcomers = Aus deinem Netz kommen zu viele neue Gäste. Warte eine Minute.
refuse-busy = Über deine anderen Fragen wird noch nachgedacht. Warte die Antworten ab.
