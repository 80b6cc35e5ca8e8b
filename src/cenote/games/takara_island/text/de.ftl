### Takara Island, Deutsch

game-name = Takara Island
game-blurb = Schatzsuche auf einer Insel voller Stollen: Erkunde, grabe, kämpfe – und sieh zu, dass dir bei den beiden Legendären Steinen niemand zuvorkommt.
round-name = Zug { $round }

## Forms of numbers, tiles and people

so-viel =
    { $amount ->
        [one] 1 Kara
       *[other] { $amount } Karas
    }
preis =
    { $cost ->
        [one] 1 Kara
       *[other] { $cost } Karas
    }
abenteurer =
    { $count ->
        [one] einen Abenteurer
       *[other] { $count } Abenteurer
    }
wunden =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
einen-fund =
    { $tile ->
        [karas] { so-viel }
        [rockfall] einen Stolleneinsturz
        [xp] eine XP-Karte mit { $amount } XP
        [wound] eine XP-Karte mit { $amount } XP und Wunde
        [bat] eine Fledermaus ({ $amount } XP)
        [goblin] einen Goblin ({ $amount } XP)
        [skeleton] ein Skelett ({ $amount } XP)
        [drake] einen Drachen ({ $amount } XP)
        [monster] ein Monster ({ $amount } XP)
        [chest] eine Schatztruhe
       *[stone] einen Legendären Stein
    }
der-gegner =
    { $tile ->
        [bat] die Fledermaus
        [goblin] der Goblin
        [skeleton] das Skelett
        [drake] der Drache
       *[other] das Monster
    }
den-gegner =
    { $tile ->
        [bat] die Fledermaus
        [goblin] den Goblin
        [skeleton] das Skelett
        [drake] den Drachen
       *[other] das Monster
    }
truhe-mit =
    { $chest ->
        [tablet] eine Steintafel ({ $xp } XP)
        [map] eine Schatzkarte
        [mimic] – einen Imitator
        [purse] einen Geldbeutel
        [idol] ein Idol ({ $xp } XP)
        [skull] einen Totenschädel ({ $xp } XP)
       *[treasure]
            { $xp ->
                [0] einen Schatz
               *[other] einen Schatz ({ $xp } XP)
            }
    }
den-spezialisten =
    { $specialist ->
        [miner] den Bergmann
        [archaeologist] den Archäologen
        [soothsayer] den Wahrsager
       *[impersonator] den Doppelgänger
    }
der-bergmann =
    { $me ->
        [yes] Dein Bergmann
       *[no] Der Bergmann von { $who }
    }

## Events

event-first-player =
    { $me ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
event-turn-began =
    { $me ->
        [yes] Zug { $round }: Du bist dran.
       *[no] Zug { $round }: { $who } ist dran.
    }
event-sword-rented =
    { $me ->
        [yes] Du leihst dir für { preis } das Schwert.
       *[no] { $who } leiht sich für { preis } das Schwert.
    }
event-tile-seen =
    { $me ->
        [yes] Auf { $place } siehst du { einen-fund }.
       *[no] Auf { $place } sieht { $who } { einen-fund }.
    }
event-looked =
    { $me ->
        [yes] Du erkundest Grabungsplatz { $site } ({ $positions } von oben).
       *[no] { $who } erkundet Grabungsplatz { $site } ({ $positions } von oben).
    }
event-spied =
    { $me ->
        [yes] Du lässt Grabungsplatz { $site } ausspähen ({ $positions } von oben).
       *[no] { $who } lässt Grabungsplatz { $site } ausspähen ({ $positions } von oben).
    }
event-turned-up =
    { $me ->
        [yes] Auf { $place } deckst du { einen-fund } auf.
       *[no] Auf { $place } deckt { $who } { einen-fund } auf.
    }
event-karas-for-view =
    { $me ->
        [yes] Fürs Aufdecken bekommst du { so-viel }.
       *[no] Fürs Aufdecken bekommt { $who } { so-viel }.
    }
event-dug-karas =
    { $me ->
        [yes] Du gräbst auf Grabungsplatz { $site } { so-viel } aus.
       *[no] { $who } gräbt auf Grabungsplatz { $site } { so-viel } aus.
    }
event-dug-xp =
    { $me ->
        [yes] Du gräbst auf Grabungsplatz { $site } { einen-fund } aus.
       *[no] { $who } gräbt auf Grabungsplatz { $site } { einen-fund } aus.
    }
event-dug-rockfall =
    { $me ->
        [yes] Du gräbst auf Grabungsplatz { $site } und stehst vor einem Stolleneinsturz.
       *[no] { $who } gräbt auf Grabungsplatz { $site } und steht vor einem Stolleneinsturz.
    }
event-dug-monster =
    { $me ->
        [yes] Du gräbst auf Grabungsplatz { $site } und weckst { einen-fund }.
       *[no] { $who } gräbt auf Grabungsplatz { $site } und weckt { einen-fund }.
    }
event-dug-chest =
    { $me ->
        [yes] Du gräbst auf Grabungsplatz { $site } eine Schatztruhe aus.
       *[no] { $who } gräbt auf Grabungsplatz { $site } eine Schatztruhe aus.
    }
event-dug-stone =
    { $me ->
        [yes]
            { $count ->
                [1] Auf Grabungsplatz { $site } findest du den ersten Legendären Stein!
               *[other] Auf Grabungsplatz { $site } findest du den zweiten Legendären Stein!
            }
       *[no]
            { $count ->
                [1] Auf Grabungsplatz { $site } findet { $who } den ersten Legendären Stein!
               *[other] Auf Grabungsplatz { $site } findet { $who } den zweiten Legendären Stein!
            }
    }
event-injured =
    { $me ->
        [yes]
            { $cause ->
                [monster] Das Monster verletzt deinen Abenteurer: ab ins Krankenlager!
                [wound] Dein Abenteurer verletzt sich beim Graben: ab ins Krankenlager!
                [fight] Dein Abenteurer verliert den Kampf: ab ins Krankenlager!
               *[mimic] Der Imitator beißt deinen Abenteurer: ab ins Krankenlager!
            }
       *[no]
            { $cause ->
                [monster] Das Monster verletzt einen Abenteurer von { $who }: ab ins Krankenlager!
                [wound] Ein Abenteurer von { $who } verletzt sich beim Graben: ab ins Krankenlager!
                [fight] Ein Abenteurer von { $who } verliert den Kampf: ab ins Krankenlager!
               *[mimic] Der Imitator beißt einen Abenteurer von { $who }: ab ins Krankenlager!
            }
    }
event-destroyed =
    { $me ->
        [yes]
            { $count ->
                [one] Du beseitigst den Stolleneinsturz auf Grabungsplatz { $site } und bekommst { so-viel }.
               *[other] Du beseitigst den Stolleneinsturz auf Grabungsplatz { $site }: Bei { $count } offenen gibt das { so-viel }.
            }
       *[no]
            { $count ->
                [one] { $who } beseitigt den Stolleneinsturz auf Grabungsplatz { $site } und bekommt { so-viel }.
               *[other] { $who } beseitigt den Stolleneinsturz auf Grabungsplatz { $site }: Bei { $count } offenen gibt das { so-viel }.
            }
    }
event-dived =
    { $me ->
        [yes] Du verdienst in der Spelunke { so-viel }.
       *[no] { $who } verdient in der Spelunke { so-viel }.
    }
event-token-bought =
    { $me ->
        [yes] Du kaufst im Kontor für { preis } einen XP-Marker.
       *[no] { $who } kauft im Kontor für { preis } einen XP-Marker.
    }
event-tile-sold =
    { $me ->
        [yes] Du verkaufst im Kontor eine Karte mit { $xp } XP für { so-viel }.
       *[no] { $who } verkauft im Kontor eine Karte mit { $xp } XP für { so-viel }.
    }
event-hired =
    { $me ->
        [yes] Du heuerst für { preis } { den-spezialisten } an.
       *[no] { $who } heuert für { preis } { den-spezialisten } an.
    }
event-copied =
    { $me ->
        [yes] Du heuerst für { preis } den Doppelgänger an: Er macht { den-spezialisten } nach.
       *[no] { $who } heuert für { preis } den Doppelgänger an: Er macht { den-spezialisten } nach.
    }
event-mined =
    { $tile ->
        [karas] { der-bergmann } trägt auf Grabungsplatz { $site } eine Karte mit { so-viel } ab. Die Karas sind verloren.
        [rockfall] { der-bergmann } räumt auf Grabungsplatz { $site } einen Stolleneinsturz weg.
       *[other] { der-bergmann } gräbt auf Grabungsplatz { $site } { einen-fund } aus.
    }
event-miner-stopped = { der-bergmann } stößt auf Grabungsplatz { $site } auf { einen-fund } und hört auf.
event-fight-began =
    { $me ->
        [yes]
            { $count ->
                [0] Du greifst auf Grabungsplatz { $site } { den-gegner } an.
               *[other] Du greifst auf Grabungsplatz { $site } { den-gegner } an (schon { wunden }).
            }
       *[no]
            { $count ->
                [0] { $who } greift auf Grabungsplatz { $site } { den-gegner } an.
               *[other] { $who } greift auf Grabungsplatz { $site } { den-gegner } an (schon { wunden }).
            }
    }
event-rolled =
    { $me ->
        [yes]
            { $face ->
                [sword] Du würfelst ein Schwert – Treffer!
               *[hospital] Du würfelst das Krankenlager – daneben!
            }
       *[no]
            { $face ->
                [sword] { $who } würfelt ein Schwert – Treffer!
               *[hospital] { $who } würfelt das Krankenlager – daneben!
            }
    }
event-monster-hit = Auf Grabungsplatz { $site } hat { der-gegner } jetzt { wunden }.
event-monster-beaten =
    { $me ->
        [yes] Du besiegst auf Grabungsplatz { $site } { den-gegner }: { $amount } XP!
       *[no] { $who } besiegt auf Grabungsplatz { $site } { den-gegner }: { $amount } XP!
    }
event-karas-won =
    { $me ->
        [yes] Du erbeutest { so-viel }.
       *[no] { $who } erbeutet { so-viel }.
    }
event-chest-drawn =
    { $me ->
        [yes] Du findest in der Schatztruhe { truhe-mit }.
       *[no] { $who } findet in der Schatztruhe { truhe-mit }.
    }
event-chests-gone =
    { $me ->
        [yes] Der Stapel der Schatztruhen ist leer: Du bekommst nichts.
       *[no] Der Stapel der Schatztruhen ist leer: { $who } bekommt nichts.
    }
event-mimic-beaten =
    { $me ->
        [yes] Du besiegst den Imitator ({ $amount } XP) und ziehst noch eine Schatztruhe.
       *[no] { $who } besiegt den Imitator ({ $amount } XP) und zieht noch eine Schatztruhe.
    }
event-mimic-won =
    { $fate ->
        [reshuffled] Der Imitator entkommt und versteckt sich wieder unter den Schatztruhen.
       *[discarded] Der Imitator entkommt und ist aus dem Spiel.
    }
event-map-cashed =
    { $me ->
        [yes] Du verkaufst die Schatzkarte für { so-viel }.
       *[no] { $who } verkauft die Schatzkarte für { so-viel }.
    }
event-map-kept =
    { $me ->
        [yes] Du behältst die Schatzkarte: { $xp } XP.
       *[no] { $who } behält die Schatzkarte: { $xp } XP.
    }
event-bank-short =
    { $me ->
        [yes] Die Bank ist leer: Auf { so-viel } musst du verzichten.
       *[no] Die Bank ist leer: Auf { so-viel } muss { $who } verzichten.
    }
event-passed =
    { $me ->
        [yes] Du machst Feierabend und lässt { abenteurer } im Lager.
       *[no] { $who } macht Feierabend und lässt { abenteurer } im Lager.
    }
event-recruited =
    { $me ->
        [yes] Du holst für { preis } deinen Rekruten ins Team.
       *[no] { $who } holt für { preis } den Rekruten ins Team.
    }
event-recovered =
    { $me ->
        [yes] Du holst { abenteurer } aus dem Entlassungsraum zurück.
       *[no] { $who } holt { abenteurer } aus dem Entlassungsraum zurück.
    }
event-healed =
    { $me ->
        [yes] Du heilst { abenteurer } für { preis }.
       *[no] { $who } heilt { abenteurer } für { preis }.
    }
event-sent-to-rest =
    { $me ->
        [yes] Du schickst { abenteurer } in den Entlassungsraum.
       *[no] { $who } schickt { abenteurer } in den Entlassungsraum.
    }
event-fell-asleep =
    { $me ->
        [yes] Dein { specialist } legt sich schlafen.
       *[no] Der { specialist } von { $who } legt sich schlafen.
    }
event-went-home =
    { $me ->
        [yes] Dein { specialist } kehrt in den Hafen zurück.
       *[no] Der { specialist } von { $who } kehrt in den Hafen zurück.
    }
event-site-emptied =
    { $count ->
        [one] Grabungsplatz { $site } ist leer.
       *[other] Grabungsplatz { $site } ist leer – jetzt sind es schon { $count }.
    }
event-ended = { ending }

## Actions

action-sword =
    { $answer ->
        [rent] Leih das Schwert
       *[leave] Geh ohne Schwert
    }
action-view = Erkunde { $site }
action-dig = Grabe auf { $site }
action-destroy = Räume { $site } frei
action-fight = Kämpfe auf { $site }
action-dive = Geh in die Spelunke
action-buy = Kaufe einen XP-Marker
action-sell = Verkaufe { $xp } XP
action-miner = Bergmann auf { $site }
action-archaeologist = Archäologe auf { $site }
action-soothsayer = Wahrsager auf { $site } ab Karte { $start }
action-copy-miner = Doppelgänger als Bergmann auf { $site }
action-copy-archaeologist = Doppelgänger als Archäologe auf { $site }
action-copy-soothsayer = Doppelgänger als Wahrsager auf { $site } ab Karte { $start }
action-reveal =
    { $answer ->
        [reveal] Deck es auf
       *[leave] Lass es verdeckt
    }
action-map =
    { $answer ->
        [karas] Nimm die Karas
       *[xp] Behalte die Karte
    }
action-recruit =
    { $answer ->
        [hire] Hol den Rekruten
       *[skip] Heute nicht
    }
action-heal =
    { $count ->
        [0] Heile niemanden
       *[other] Heile { $count }
    }
action-pass = Mach Feierabend
action-look-on =
    { $answer ->
        [keep] Schau weiter
       *[stop] Hör auf
    }

## Questions

ask-sword = Leihst du dir für { preis } das Schwert?
waits-sword = { $who } überlegt, ob das Schwert mitkommt …
ask-action =
    { $count ->
        [one] Ein Abenteurer ist noch frei – was soll er tun?
       *[other] { $count } Abenteurer sind frei – was soll der nächste tun?
    }
waits-action = { $who } schickt Abenteurer los …
ask-reveal =
    { $reward ->
        [one] Auf { $place } findest du { einen-fund } – deckst du die Karte für 1 Kara auf?
       *[other] Auf { $place } findest du { einen-fund } – deckst du die Karte für { $reward } Karas auf?
    }
waits-reveal = { $who } schickt Abenteurer los …
ask-look-on = Schaust du auf Grabungsplatz { $site } noch eine Karte weiter?
waits-look-on = { $who } schickt Abenteurer los …
ask-map =
    { $karas ->
        [one] Die Schatzkarte: Nimmst du 1 Kara, oder behältst du sie für { $xp } XP?
       *[other] Die Schatzkarte: Nimmst du { $karas } Karas, oder behältst du sie für { $xp } XP?
    }
waits-map = { $who } brütet über der Schatzkarte …
ask-recruit = Holst du für { preis } deinen Rekruten ins Team?
waits-recruit = { $who } überlegt, ob der Rekrut ins Team kommt …
ask-heal =
    { $count ->
        [one] Heilst du deinen verletzten Abenteurer für { preis }?
       *[other] Wie viele deiner { $count } Verletzten heilst du – für je { preis }?
    }
waits-heal = { $who } sieht im Krankenlager nach dem Rechten …

## House rules

option-view-block-scope = Erkunden unter offenen Karten
    .about = Bestimmt, welche offenen Karten dein Erkunden beenden.
    .previous-turns = nur die aus früheren Zügen
    .any-face-up = alle offenen
option-view-may-stop-early = Vorzeitiges Ende beim Erkunden
    .about = Bestimmt, ob du mit dem Erkunden aufhören darfst, bevor du alles gesehen hast.
    .false = immer alles ansehen
    .true = jederzeit aufhören
option-rockfall-payout-scope = Lohn fürs Beseitigen
    .about = Bestimmt, welche offenen Stolleneinstürze zählen, wenn du einen beseitigst.
    .all-face-up = alle offenen
    .top-only = nur die obersten
option-counter-sell-scope = Verkauf im Kontor
    .about = Bestimmt, was du im Kontor verkaufen darfst.
    .xp-tiles = nur XP-Karten
    .any-scroll = auch Monster und Schatztruhen
option-mimic-injures = Biss des Imitators
    .about = Bestimmt, ob sich dein Abenteurer verletzt, wenn er den Kampf gegen den Imitator verliert.
    .true = verletzt
    .false = harmlos
option-mimic-fail = Entkommener Imitator
    .about = Bestimmt, wohin der Imitator kommt, wenn er nicht besiegt wird.
    .reshuffle = zurück in den Stapel
    .discard = aus dem Spiel
option-impersonator-scope = Vorbild des Doppelgängers
    .about = Bestimmt, wen der Doppelgänger nachmachen kann.
    .held-by-others = nur Spezialisten der anderen
    .any = alle drei, egal wo
option-tie-break = Gleichstand
    .about = Bestimmt, wer gewinnt, wenn mehrere gleich viele XP haben.
    .shared = geteilter Sieg
    .xp-without-karas = XP ohne Karas und Steine
option-allow-pass = Vorzeitiger Feierabend
    .about = Bestimmt, ob du deinen Tag beenden darfst, solange noch Abenteurer frei sind.
    .false = alle müssen ran
    .true = erlaubt
option-limit-coins = Karas in der Bank
    .about = Bestimmt, ob die Karas in der Bank ausgehen können.
    .false = unerschöpflich
    .true = begrenzt
option-turn-limit = Zuglimit
    .about = Nach so vielen Zügen ist Schluss: Ist noch kein Legendärer Stein gefunden, verlieren alle, sonst gewinnen die meisten XP ohne den Stein; 0 heißt: ohne Limit.
option-memory-aid = Gedächtnisstütze
    .about = Bestimmt, was sich die Seite für dich merkt: alles, was du gesehen hast, nur Notizen, die du selbst auf Karten legst, oder gar nichts – dann hilft nur ein gutes Gedächtnis.
    .full = alles Gesehene
    .notes = eigene Notizen
    .none = keine
preset-bga = Wie auf Board Game Arena
    .about = Stellt die Hausregeln so ein, wie du es von Board Game Arena kennst. In einigen Feinheiten (A1, A4, A7, A38, A43) bleibt es bei der Spielregel.

## Why not

why-over = Die Partie ist vorbei.
why-not-your-turn = Gerade ist jemand anders dran – gleich geht’s weiter.
why-other-decision =
    { $verb ->
        [sword] Das Schwert leihst du nur ganz am Anfang deines Zuges.
        [reveal] Aufdecken kannst du nur ein Monster, auf das du gerade beim Erkunden gestoßen bist.
        [look_on] Ums Weiterschauen geht es nur mitten im Erkunden.
        [map] Um die Schatzkarte geht es nur, wenn du sie gerade gezogen hast.
        [recruit] Deinen Rekruten holst du erst am Ende deines Zuges.
        [heal] Geheilt wird erst am Ende deines Zuges.
       *[other] Gerade steht eine andere Entscheidung an – die kommt zuerst.
    }
why-option =
    { $option ->
        [allow_pass] Alle freien Abenteurer müssen ran; früher Schluss machen darfst du nur mit der Hausregel „{ option-allow-pass }“.
       *[view_may_stop_early] Du siehst dir alles an, was du sehen darfst; vorher aufhören geht nur mit der Hausregel „{ option-view-may-stop-early }“.
    }
why-sword-late = Das Schwert leihst du nur ganz am Anfang deines Zuges, bevor der erste Abenteurer loszieht.
why-site-empty = Auf Grabungsplatz { $site } liegt nichts mehr.
why-dig-rockfall = Auf Grabungsplatz { $site } versperrt ein Stolleneinsturz den Weg: Beseitige ihn zu zweit, oder schick den Bergmann.
why-dig-monster = Auf Grabungsplatz { $site } versperrt { der-gegner } den Weg: Da hilft nur Kämpfen.
why-view-blocked = Auf Grabungsplatz { $site } kommst du beim Erkunden nicht an der offenen Karte vorbei.
why-no-rockfall = Auf Grabungsplatz { $site } liegt oben kein offener Stolleneinsturz.
why-too-few =
    { $count ->
        [one] Dafür brauchst du einen freien Abenteurer.
       *[other] Dafür brauchst du { $count } freie Abenteurer.
    }
why-no-monster = Auf Grabungsplatz { $site } liegt oben kein offenes Monster.
why-no-sword = Kämpfen kannst du nur mit dem Schwert, und das leihst du am Anfang deines Zuges.
why-counter-used = Im Kontor warst du in diesem Zug schon.
why-no-karas =
    { $karas ->
        [0] Das kostet { preis }, und du hast keine.
       *[other] Das kostet { preis }, und du hast nur { $karas }.
    }
why-no-tokens = Die XP-Marker sind ausverkauft.
why-nothing-to-sell = Du hast keine XP-Karte mit { $xp } XP.
why-not-sellable = Deine { $xp } XP stammen von einem Monster oder aus einer Schatztruhe; die kauft das Kontor nur mit der Hausregel „{ option-counter-sell-scope }“.
why-has-specialist = Du hast schon { den-spezialisten }, und mehr als einen Spezialisten darfst du nicht haben.
why-not-in-harbour = Der { specialist } ist gerade nicht im Hafen.
why-nobody-has = Niemand sonst hat { den-spezialisten }, also gibt es nichts nachzumachen.
why-window =
    { $most ->
        [one] Auf Grabungsplatz { $site } kann der Wahrsager nur bei Karte 1 anfangen.
       *[other] Auf Grabungsplatz { $site } kann der Wahrsager höchstens bei Karte { $most } anfangen.
    }
why-heal-most =
    { $most ->
        [one] Mehr als einen Abenteurer kannst du nicht heilen: Mehr sind nicht verletzt, oder mehr kannst du nicht bezahlen.
       *[other] Mehr als { $most } Abenteurer kannst du nicht heilen: Mehr sind nicht verletzt, oder mehr kannst du nicht bezahlen.
    }

## Tiles and chests

tile =
    { $tile ->
        [karas] { so-viel }
        [rockfall] Stolleneinsturz
        [xp] { $amount } XP
        [wound] { $amount } XP mit Wunde
        [bat] Fledermaus
        [goblin] Goblin
        [skeleton] Skelett
        [drake] Drache
        [monster] Monster
        [chest] Schatztruhe
       *[stone] Legendärer Stein
    }
chest =
    { $chest ->
        [tablet] Steintafel
        [map] Schatzkarte
        [mimic] Imitator
        [purse] Geldbeutel
        [idol] Idol
        [skull] Totenschädel
       *[treasure] Schatz
    }
chest-effect =
    { $chest ->
        [map] Du wählst sofort: { karas-hier }, oder am Ende { $xp } XP.
        [mimic] Kampf auf der Stelle, auch ohne Schwert! Besiegt bringt er { $xp } XP und noch eine Schatztruhe.
        [skull] Bringt sofort { karas-hier }, zählt am Ende aber { $xp } XP.
       *[other]
            { $karas ->
                [0] Zählt am Ende { $xp } XP.
               *[other]
                    { $xp ->
                        [0] Bringt sofort { karas-hier }.
                       *[other] Bringt sofort { karas-hier } und zählt am Ende { $xp } XP.
                    }
            }
    }
level =
    { $level ->
        [deep] Tiefe Stollen
        [intermediate] Mittlere Stollen
       *[surface] Obere Stollen
    }

## Specialists and town

specialist =
    { $specialist ->
        [miner] Bergmann
        [archaeologist] Archäologe
        [soothsayer] Wahrsager
       *[impersonator] Doppelgänger
    }
specialist-power =
    { $specialist ->
        [miner] Gräbt auf einem Grabungsplatz bis zu { $tiles } Karten aus, ohne dass sich jemand verletzt. Karas gehen dabei verloren, und an einem Monster hört er auf.
        [archaeologist] Zeigt dir heimlich die obersten { $tiles } Karten eines Grabungsplatzes.
        [soothsayer] Zeigt dir heimlich { $tiles } Karten, die direkt untereinander liegen, so tief du willst.
       *[impersonator] Macht gegen Aufpreis einen Spezialisten nach, den jemand anders hat.
    }
town =
    { $place ->
        [dive] Spelunke
        [counter] Kontor
        [forge] Schmiede
        [harbour] Hafen
        [hospital] Krankenlager
        [break_room] Entlassungsraum
        [beach] Strand
       *[camp] Lager
    }
town-about =
    { $place ->
        [dive] Ein Abenteurer verdient hier { karas-hier }.
        [counter] Einmal pro Zug kaufst du hier für { karas-hier } einen XP-Marker oder verkaufst eine XP-Karte.
        [forge] Am Anfang deines Zuges leihst du dir hier für { karas-hier } das Schwert.
        [harbour] Hier heuerst du Spezialisten an.
        [hospital] Hier liegen die Verletzten: Am Ende deines Zuges heilst du sie für je { karas-hier }.
        [break_room] Wer nicht geheilt wird, ruht sich hier deinen ganzen nächsten Zug lang aus.
        [beach] Hier wartet dein Rekrut: Am Ende deines Zuges kommt er für { karas-hier } ins Team.
       *[camp] Hier warten deine freien Abenteurer.
    }
karas-hier =
    { $karas ->
        [one] 1 Kara
       *[other] { $karas } Karas
    }

## Rules

rule-R1 = Vorbereitung
rule-R1-1 = Ihr spielt zu zweit, zu dritt oder zu viert. Alle haben ein Lager mit 2 Abenteurern; am Strand wartet für jedes Team noch ein Rekrut.
rule-R1-2 = Die 4 Spezialisten stehen wach im Hafen.
rule-R1-3 = Die 8 Schatztruhen werden gemischt und bilden einen verdeckten Stapel.
rule-R1-4 = Auf jedem der 6 Grabungsplätze liegen ganz unten 3 tiefe Stollenkarten. Darunter sind die beiden Legendären Steine, immer auf zwei verschiedenen Plätzen.
rule-R1-5 = Darauf kommen je 3 mittlere und 3 obere Karten, alle verdeckt. Jeder Platz hat also 9 Karten; gezählt wird von oben.
rule-R1-6 = Im Kontor liegen für jedes Team 3 XP-Marker bereit, also 6, 9 oder 12.
rule-R1-7 = Schwert und Würfel liegen in der Schmiede, alle Karas in der Bank. Ihr startet mit leeren Taschen.
rule-R1-8 = Wer anfängt, entscheidet das Los. Dann geht es im Uhrzeigersinn reihum.
rule-R1-9 = Zu Beginn weiß niemand, welche Karte wo liegt.
rule-R2 = Dein Zug: erst das Schwert, dann die Abenteurer, dann Feierabend
rule-R3 = Das Schwert
rule-R3-1 = Ganz am Anfang deines Zuges darfst du dir für 3 Karas das Schwert leihen, später nicht mehr. Am Ende des Zuges kommt es zurück in die Schmiede, ist also immer zu haben.
rule-R3-2 = Gefragt wirst du nur, wenn du genug Karas und mindestens einen freien Abenteurer hast.
rule-R3-3 = Das Schwert hilft dem ganzen Team: Monster, die ihr ausgrabt, verletzen niemanden, und ihr dürft kämpfen. Gegen die Wunde auf XP-Karten und gegen den Imitator hilft es nicht.
rule-R4 = Die Abenteurer
rule-R4-1 = Du setzt deine freien Abenteurer einen nach dem anderen ein, jeden für genau eine Aktion: erkunden, graben, einen Stolleneinsturz beseitigen (das braucht zwei), in die Spelunke oder ins Kontor gehen, einen Spezialisten anheuern oder kämpfen.
rule-R4-2 = Jede Aktion wird zu Ende gebracht, bevor die nächste beginnt. Was ein Abenteurer herausfindet oder verändert, nützt gleich dem nächsten.
rule-R4-3 = Alle freien Abenteurer müssen ran, passen geht nicht. In der Spelunke ist immer Platz. Erst danach ist Feierabend.
rule-R4-4 = Alle Abenteurer können dasselbe, und fremde Abenteurer versperren dir nie einen Platz.
rule-R4-5 = Ins Kontor gehst du höchstens einmal pro Zug, und auch anheuern darfst du nur einmal. Alles andere geht, so oft deine Abenteurer reichen.
rule-R4-6 = Leere Grabungsplätze kannst du nicht wählen.
rule-R5 = Graben
rule-R5-1 = Du kannst graben, wo die oberste Karte verdeckt ist. Einen offenen Stolleneinsturz musst du erst beseitigen oder dem Bergmann überlassen, ein offenes Monster besiegen.
rule-R5-2 = Du deckst die oberste Karte auf, und es geschieht sofort, was sie zeigt.
rule-R5-3 = Karas: Du bekommst so viele, wie auf der Karte stehen. Die Karte kommt weg.
rule-R5-4 = Monster: Es bleibt offen liegen. Ohne Schwert kommt dein Abenteurer verletzt ins Krankenlager, mit Schwert bleibt er heil. So oder so ist seine Aktion vorbei, gekämpft wird noch nicht.
rule-R5-5 = Stolleneinsturz: Er bleibt offen liegen, und Karas gibt es keine. Dein Abenteurer sitzt für diesen Zug fest, verletzt sich aber nicht.
rule-R5-6 = XP-Karte: Sie gehört dir. Zeigt sie eine Wunde, kommt dein Abenteurer ins Krankenlager, Schwert hin oder her.
rule-R5-7 = Schatztruhe: Die Stollenkarte kommt weg, und du ziehst dafür die oberste Schatztruhe vom Stapel.
rule-R5-8 = Legendärer Stein: Er gehört dir. Ist es der zweite der Partie, ist sie sofort zu Ende.
rule-R6 = Erkunden
rule-R6-1 = Du kannst erkunden, wo unter den ersten 3 Karten eine verdeckte liegt und keine Karte darüber schon seit einem früheren Zug offen ist. Ob du die Karten schon kennst, ist egal.
rule-R6-2 = Du siehst dir heimlich die Karten 1, 2 und 3 an, eine nach der anderen. Eine Karte, die seit einem früheren Zug offen liegt, beendet das Erkunden. Eine erst in diesem Zug aufgedeckte zählt als eine der drei, hält dich aber nicht auf und bringt nichts mehr ein.
rule-R6-3 = Einen Stolleneinsturz musst du aufdecken; du bekommst 2 Karas, und das Erkunden ist zu Ende. Bei einem Monster entscheidest du sofort, noch vor der nächsten Karte: für 2 Karas aufdecken oder verdeckt lassen. Danach schaust du weiter. Alles andere siehst du dir nur an.
rule-R6-4 = Die Reihenfolge der Karten ändert sich nie. Aufgedeckte Karten bleiben offen, auch wenn verdeckte darauf liegen.
rule-R6-5 = Du siehst dir alles an, was du sehen darfst. Vorher aufhören geht nicht.
rule-R6-6 = Beim Erkunden verletzt sich niemand.
rule-R6-7 = Die anderen erfahren erst hinterher, was du erkundet und was du aufgedeckt hast, und zwar alles auf einmal. So verrät nichts, dass du ein Monster liegen lässt.
rule-R7 = Stolleneinstürze beseitigen
rule-R7-1 = Liegt oben ein offener Stolleneinsturz, können 2 freie Abenteurer ihn gemeinsam beseitigen.
rule-R7-2 = Du bekommst 2 Karas für jeden offenen Stolleneinsturz der Insel, diesen eingeschlossen, auch wenn er unter anderen Karten liegt. Dann kommt die Karte weg.
rule-R7-3 = Mehr als einmal pro Zug geht das nie, dafür bräuchtest du 4 Abenteurer.
rule-R8 = Spelunke und Kontor
rule-R8-1 = In der Spelunke verdient ein Abenteurer 1 Kara. Das geht immer, mit so vielen Abenteurern, wie du willst.
rule-R8-2 = Im Kontor machst du ein einziges Geschäft pro Zug: eine XP-Karte verkaufen, für 5 Karas je XP, oder für 5 Karas einen XP-Marker kaufen, der 2 XP wert ist. Steine, XP-Marker, Monster und Schatztruhen kannst du nicht verkaufen.
rule-R8-3 = Ohne Geschäft kein Besuch. Verkaufte Karten liegen offen auf der Ablage, und XP-Marker kommen nie ins Kontor zurück.
rule-R9 = Spezialisten
rule-R9-1 = Anheuern kannst du einen Spezialisten aus dem Hafen, wenn du ihn bezahlen kannst und keinen anderen bei dir hast, auch keinen schlafenden. Dein Abenteurer bleibt im Hafen; was der Spezialist erlebt, verletzt ihn nicht.
rule-R9-2 = Du zahlst und setzt den Spezialisten sofort ein, genau einmal.
rule-R9-3 = Der Archäologe (2 Karas) zeigt dir heimlich die obersten 5 Karten eines Grabungsplatzes oder alle, wenn es weniger sind.
rule-R9-4 = Der Wahrsager (3 Karas) zeigt dir heimlich 3 Karten direkt untereinander; ab welcher, suchst du dir aus. Weniger sind es nur, wenn dort keine 3 mehr liegen.
rule-R9-5 = Bei beiden zählen offene Karten mit, halten den Blick aber nicht auf. Aufgedeckt wird nichts, und Stolleneinstürze und Monster bringen keine Karas.
rule-R9-6 = Der Bergmann (5 Karas) gräbt bis zu 2 Karten aus, eine nach der anderen. XP-Karten und Legendäre Steine gehören dir, Schatztruhen öffnest du wie sonst auch. Karas und Stolleneinstürze, offen oder verdeckt, kommen einfach weg. Ein Monster bleibt offen liegen, und der Bergmann hört auf. Verletzt wird niemand.
rule-R9-7 = Der Doppelgänger macht einen Bergmann, Archäologen oder Wahrsager nach, den jemand anders bei sich hat, auch wenn der schläft. Du zahlst dessen Preis und 2 Karas mehr. Das Vorbild bleibt, wo es ist.
rule-R9-8 = Ein Spezialist bleibt in diesem Zug wach bei dir, im nächsten schläft er, dann kehrt er in den Hafen zurück. Anheuern kannst du also höchstens in jedem zweiten Zug.
rule-R10 = Kämpfen
rule-R10-1 = Mit dem Schwert kannst du kämpfen, wo oben ein offenes Monster liegt.
rule-R10-2 = Du würfelst, bis der Kampf entschieden ist; abbrechen geht nicht. Jedes Schwert (4 von 6 Seiten) bringt dem Monster eine Wunde bei. Hat es so viele Wunden wie Leben, gehört es dir mit seinen XP, und du bekommst sofort seine Karas. Das Krankenlager (2 von 6) verletzt deinen Abenteurer und beendet den Kampf.
rule-R10-3 = Die Wunden bleiben, auch für spätere Kämpfe und für die anderen. Wer die letzte schlägt, bekommt alles.
rule-R10-4 = Die Wundenmarker reichen immer.
rule-R11 = Feierabend
rule-R11-1 = Einmal in der Partie darfst du am Ende deines Zuges für 5 Karas deinen Rekruten ins Team holen, auch wenn du gar keinen freien Abenteurer hattest. Er ist ein Abenteurer wie die anderen und packt ab deinem nächsten Zug mit an.
rule-R11-2 = Abenteurer, die im Einsatz waren und nicht im Krankenlager sind, kommen zurück ins Lager.
rule-R11-3 = Auch wer schon vorher im Entlassungsraum war, kommt jetzt ins Lager zurück.
rule-R11-4 = Für jeden Abenteurer im Krankenlager entscheidest du: Für 2 Karas ist er sofort wieder im Lager, sonst kommt er in den Entlassungsraum und fehlt dir im ganzen nächsten Zug.
rule-R11-5 = Das Schwert kommt zurück in die Schmiede.
rule-R11-6 = Ein Spezialist, der in diesem Zug geschlafen hat, kehrt wach in den Hafen zurück. Einer, den du in diesem Zug angeheuert hast, legt sich schlafen und bleibt bei dir.
rule-R11-7 = Dann geht es im Uhrzeigersinn weiter.
rule-R12 = Spielende
rule-R12-1 = Sobald eine Karte einen Grabungsplatz verlassen hat und ganz abgehandelt ist, wird geprüft, ob die Partie endet: erst, ob beide Steine gefunden sind, dann, wie viele Plätze leer sind. Gefunden ist ein Stein, sobald ihn jemand hat.
rule-R12-2 = Beide Legendären Steine gefunden: Wer beide hat, gewinnt sofort, ganz gleich, wie viele XP die anderen haben. Haben zwei je einen, zählt jeder Stein 10 XP, und die meisten XP gewinnen.
rule-R12-3 = 5 Plätze leer und nur ein Stein gefunden: Der Stein ist nichts wert. Die meisten XP gewinnen.
rule-R12-4 = 4 Plätze leer und kein Stein gefunden: Ihr habt alle verloren, XP hin oder her.
rule-R12-5 = Schluss ist sofort: Niemand ist mehr an der Reihe, und auch der Feierabend fällt aus.
rule-R12-6 = Damit keine Partie ewig dauert, ist nach so vielen Zügen Schluss, wie „{ option-turn-limit }“ vorgibt. Ist dann kein Stein gefunden, verlieren alle, sonst gewinnen die meisten XP ohne den Stein.
rule-R13 = Schatztruhen
rule-R13-1 = Du ziehst die oberste Schatztruhe vom Stapel. Alle sehen, was darin ist.
rule-R13-2 = Die Steintafel ist am Ende 8 XP wert, jedes der drei Idole 4 XP.
rule-R13-3 = Der Geldbeutel bringt sofort 10 Karas und kommt dann weg.
rule-R13-4 = Der Totenschädel bringt sofort 20 Karas, kostet dich am Ende aber 2 XP. Ablehnen kannst du ihn nicht.
rule-R13-5 = Bei der Schatzkarte wählst du sofort: 5 Karas nehmen und sie abgeben, oder sie für 2 XP behalten.
rule-R13-6 = Gegen den Imitator kämpfst du sofort, ob mit oder ohne Schwert. Würfelst du zweimal hintereinander ein Schwert, behältst du ihn (2 XP) und ziehst noch eine Schatztruhe. Sonst wird er in den Stapel zurückgemischt, und der Abenteurer, der die Truhe ausgegraben hat, kommt ins Krankenlager. War es der Bergmann, verletzt sich niemand.
rule-R13-7 = Ist der Stapel leer, gehst du leer aus.
rule-R14 = Wertung
rule-R14-1 = Es zählen deine XP-Karten, 2 XP je XP-Marker, besiegte Monster, deine Schatztruhen (beim Totenschädel 2 XP weniger), 10 XP je Legendärem Stein, falls beide gefunden wurden, und 1 XP für je 5 Karas.
rule-R14-2 = Die meisten XP gewinnen. Bei Gleichstand teilt ihr euch den Sieg.
rule-R14-3 = Zum Schluss gibt es Titel: bis 9 XP „Axolotl-Futter“, ab 10 „Grünschnabel“, ab 20 „Kiesel-Fan“, ab 30 „Indiana von morgen“, ab 40 „Lebende Legende“.
rule-R14-4 = Bei gleichem Ergebnis gilt für alle der bessere Rang. Gewinnt jemand mit beiden Steinen, folgen die anderen nach XP ab Rang 2. Haben alle verloren, gibt es weder Punkte noch Titel.
rule-R15 = Offene Informationen und die Bank
rule-R15-1 = Gewonnene und abgelegte Karten liegen offen, Karas auch. Was sich die Seite von deinen heimlichen Blicken merkt, bestimmt die Einstellung „{ option-memory-aid }“.
rule-R15-2 = Die Karas gehen nie aus.

## Rulings

rule-A1 = Welche offenen Karten beenden das Erkunden? Nur die aus früheren Zügen; erst in diesem Zug aufgedeckte nicht. Mit der Hausregel „{ option-view-block-scope }“ können es alle sein, die zu Beginn der Aktion offen liegen.
rule-A2 = Bringt ein schon offener Stolleneinsturz beim Erkunden noch einmal 2 Karas? Nein, die gibt es nur fürs Aufdecken.
rule-A3 = Darfst du vorzeitig aufhören zu erkunden? Nein. Mit der Hausregel „{ option-view-may-stop-early }“ geht es nach jeder Karte; die anderen sehen dann, welche du dir angesehen hast.
rule-A4 = Wann entscheidest du, ob du ein Monster aufdeckst? Bei jedem Monster sofort, noch vor der nächsten Karte.
rule-A5 = Welche Karten deckst du auf, wenn du einen Stolleneinsturz entdeckst? Nur den Stolleneinsturz.
rule-A6 = Kannst du graben, wo oben ein offenes Monster oder ein offener Stolleneinsturz liegt? Nein, da gibt es nichts umzudrehen.
rule-A7 = Kannst du erst einen Abenteurer zum Stolleneinsturz schicken und später den zweiten? Nein, beide handeln zusammen, in einer einzigen Aktion.
rule-A8 = Welche Stolleneinstürze zählen für den Lohn? Alle offenen, auch unter anderen Karten. Mit der Hausregel „{ option-rockfall-payout-scope }“ können es nur die sein, die oben liegen.
rule-A9 = Kannst du einen offenen Stolleneinsturz beseitigen oder ein offenes Monster bekämpfen, das unter anderen Karten liegt? Nein, nur was oben liegt. Für den Lohn zählt so ein Stolleneinsturz trotzdem.
rule-A10 = Schützt das Schwert vor der Wunde auf einer XP-Karte? Nein, nur vor ausgegrabenen Monstern.
rule-A11 = Darf ein Abenteurer mit Schwert das Monster, das er ausgräbt, gleich bekämpfen? Nein, seine Aktion ist vorbei. Ein anderer darf es noch in diesem Zug.
rule-A12 = Darfst du einen Kampf abbrechen? Nein, du würfelst bis zum Sieg oder bis zum Krankenlager.
rule-A13 = Was ist, wenn die 6 Wundenmarker nicht reichen? Dann geht es trotzdem weiter, die Marker begrenzen nichts.
rule-A14 = Verletzt ein verlorener Kampf gegen den Imitator? Ja, und zwar den Abenteurer, der die Truhe ausgegraben hat, auch mit Schwert. War es der Bergmann, verletzt sich niemand. Mit der Hausregel „{ option-mimic-injures }“ kann der Kampf harmlos sein.
rule-A15 = Was geschieht mit dem Imitator, wenn du verlierst? Er wird in den Stapel zurückgemischt. Mit der Hausregel „{ option-mimic-fail }“ kann er auch aus dem Spiel kommen.
rule-A16 = Muss der Bergmann aufhören, wenn in seiner Schatztruhe der Imitator steckt? Nein. Du kämpfst wie sonst auch, niemand verletzt sich, und der Bergmann macht weiter.
rule-A17 = Bringt eine Schatztruhe des Bergmanns Karas? Ja, sie bringt alles, was sie sonst auch bringt.
rule-A18 = Kannst du den Bergmann an einen Platz schicken, auf dem oben ein offenes Monster liegt? Ja. Du zahlst, und es geschieht nichts.
rule-A19 = Zählt ein Stolleneinsturz als eine der beiden Karten des Bergmanns? Ja.
rule-A20 = Wen kann der Doppelgänger nachmachen? Einen Spezialisten, den jemand anders bei sich hat. Mit der Hausregel „{ option-impersonator-scope }“ kann es jeder der drei sein, auch einer im Hafen.
rule-A21 = Und wenn niemand sonst einen Spezialisten hat? Dann kannst du den Doppelgänger nicht anheuern.
rule-A22 = Wer bekommt die Karas für den Doppelgänger? Alle gehen in die Bank.
rule-A23 = Kann der Hafen leer sein? Nur zu viert, wenn alle einen Spezialisten haben. Dann dürftest du ohnehin keinen anheuern.
rule-A24 = Geht ein Spezialist noch am selben Abend zurück, an dem du ihn angeheuert hast? Nein, erst schläft er deinen nächsten Zug lang bei dir.
rule-A25 = Kommt ein Verletzter, den du nicht heilst, noch am selben Abend aus dem Entlassungsraum zurück? Nein. Erst leert sich der Raum, dann kommen die neuen hinein und bleiben bis zum Ende deines nächsten Zuges.
rule-A26 = Holst du den Rekruten vor oder nach dem Heilen? Vorher. Das ist nur wichtig, wenn die Karas nicht für beides reichen.
rule-A27 = Was darfst du im Kontor verkaufen? Nur XP-Karten. Mit der Hausregel „{ option-counter-sell-scope }“ können es auch besiegte Monster und Schatztruhen mit XP sein, nie aber Totenschädel, Steine oder XP-Marker.
rule-A28 = Was ist, wenn die XP-Marker ausverkauft sind? Dann kannst du keine mehr kaufen.
rule-A29 = Wie oft darfst du ins Kontor? Einmal in jedem deiner Züge.
rule-A30 = Kann die Partie mitten in einem Zug enden? Ja, nach jeder Karte, die einen Platz verlässt.
rule-A31 = Was ist, wenn der letzte nötige Platz mit einem Stein oder einer Schatztruhe leer wird? Die Karte wird erst ganz abgehandelt; der Stein zählt also noch als gefunden.
rule-A32 = Müsst ihr nach dem Spielende noch etwas bezahlen? Nein, Schluss ist Schluss.
rule-A33 = Was ist bei Gleichstand? Ihr teilt euch den Sieg. Mit der Hausregel „{ option-tie-break }“ können erst die XP ohne Karas und Steine zählen; sind auch sie gleich, bleibt der Sieg geteilt.
rule-A34 = Welchen Titel bringen genau 40 XP? Den höchsten.
rule-A35 = Müssen alle Abenteurer ran? Ja, notfalls in die Spelunke. Mit der Hausregel „{ option-allow-pass }“ darfst du früher Schluss machen; die übrigen bleiben im Lager.
rule-A36 = Was ist, wenn du keinen freien Abenteurer hast? Dann gibt es kein Schwert und keine Aktionen, nur den Feierabend. Den Rekruten darfst du dabei holen.
rule-A37 = Kann eine Partie ewig dauern? Wenn alle nur noch in der Spelunke sitzen, schon. Die Hausregel „{ option-turn-limit }“ setzt dem ein Ende.
rule-A38 = Wann entscheidest du, was du mit der Schatzkarte machst? Sofort, wenn du sie ziehst.
rule-A39 = Mit wie vielen Karas fangt ihr an? Mit 0.
rule-A40 = Wie viele können mitspielen? Zwei bis vier. Mehr waren es nur in der japanischen Ausgabe.
rule-A41 = Kannst du das Schwert mit Karas bezahlen, die du erst in diesem Zug verdienst? Nein, du brauchst sie schon am Anfang.
rule-A42 = Merken die anderen, dass du beim Erkunden auf ein Monster gestoßen bist? Nur, wenn du es aufdeckst. Sie sehen dein Erkunden erst, wenn es vorbei ist, und alles auf einmal.
rule-A43 = Kann der Wahrsager ganz unten weniger als 3 Karten ansehen? Nein, es sind immer 3, solange so viele da sind.
rule-A44 = Weiß jemand durch den Aufbau, wo die Steine liegen? Nein, niemand.
rule-A45 = Gibt es Ränge, wenn alle verlieren? Nein, niemand gewinnt: Ihr teilt euch mit 0 Punkten den letzten Rang.
rule-A46 = Darfst du einen zweiten Spezialisten anheuern, während der erste schläft? Nein, auch ein schlafender zählt.
rule-A47 = Wie viele XP-Marker darfst du kaufen? Einen pro Besuch, und in späteren Zügen wieder einen, solange welche da sind.
rule-A48 = Können die Karas ausgehen? Nein. Mit der Hausregel „{ option-limit-coins }“ schon: Dann gibt es nur 138, und was die Bank nicht hat, entgeht dir.
rule-A49 = Behältst du die Stollenkarte mit der Schatztruhe, die der Bergmann ausgräbt? Nein, sie kommt weg. Es zählt nur, was du vom Stapel ziehst.
rule-A50 = Du hast in diesem Zug einen Stolleneinsturz aufgedeckt und erkundest dort noch einmal: Ist bei ihm wieder Schluss? Nein, du schaust an ihm vorbei. Mit der Hausregel „{ option-view-block-scope }“ kann er dich aufhalten.
rule-A51 = Wohin kommt der Geldbeutel? Offen auf die Ablage; XP bringt er ohnehin nicht.

## The table

ending =
    { $ending ->
        [owner] Beide Legendären Steine in einer Hand: Das ist der Sieg!
        [stones] Beide Legendären Steine sind gefunden. Jetzt entscheiden die XP, und die Steine zählen mit.
        [one_stone] Zu viele Plätze sind leer, und nur ein Legendärer Stein ist gefunden. Er ist nichts wert, jetzt entscheiden die übrigen XP.
        [no_stone] Zu viele Plätze sind leer, und kein Legendärer Stein ist gefunden: Alle haben verloren!
        [limit_stone] Das Zuglimit ist erreicht. Ein Stein allein ist nichts wert, jetzt entscheiden die übrigen XP.
       *[limit_none] Das Zuglimit ist erreicht, und kein Legendärer Stein ist gefunden: Alle haben verloren!
    }
title =
    { $title ->
        [food] Axolotl-Futter
        [rookie] Grünschnabel
        [amateur] Kiesel-Fan
        [indiana] Indiana von morgen
       *[hero] Lebende Legende
    }
seen-by = Schon gesehen: { $who }
label =
    { $label ->
        [player] Spieler
        [turn] Zug
        [karas] Karas
        [xp] XP
        [team] Team
        [available] Frei
        [hospital] Krankenlager
        [resting] Entlassungsraum
        [recruit] Rekrut
        [tokens] XP-Marker
        [stones] Legendäre Steine
        [sword] Schwert
        [specialist] Spezialist
        [awake] wach
        [asleep] schläft
        [stock] XP-Marker übrig
        [harbour] Hafen
        [pile] Schatztruhen übrig
        [bank] Bank
        [hidden] Noch verborgen
        [gone] Schon weg
        [score] Wertung
        [tiles] XP-Karten
        [monsters] Monster
        [chests] Schatztruhen
        [total] Summe
        [title] Titel
        [life] Leben
        [wounds] Wunden
        [face_down] verdeckt
        [face_up] offen
        [fresh] eben aufgedeckt
        [empty] leer
        [seen] gesehen
        [no_rockfall] kein Stolleneinsturz
        [looking] erkundet gerade
        [note] Notiz
        [notes] Notizen
        [clear_note] Notiz löschen
        [nothing] nichts
        [top] oben
       *[you] du
    }

## Hints

hint-cases =
    { $cases ->
        [10] so gut wie sicher
       *[other] in { $cases } von 10 Fällen
    }
hint-karas =
    { $karas ->
        [one] 1 Kara
       *[other] { $karas } Karas
    }
hint-prize =
    { $karas ->
        [0] { $xp } XP
       *[other] { hint-karas } und { $xp } XP
    }
hint-worth = nichts anderes versprach mehr
hint-win = damit gewinnst du die Partie
hint-may-win = { hint-cases } gewinnst du damit die Partie
hint-known = du weißt, was oben liegt: { tile }
hint-below = du kennst die Karte darunter: { tile }
hint-stone = { hint-cases } kommt ein Legendärer Stein ans Licht
hint-dig = { hint-cases } findest du etwas Brauchbares
hint-view =
    { $count ->
        [one] du lernst eine unbekannte Karte kennen
       *[other] du lernst bis zu { $count } unbekannte Karten kennen
    }
hint-view-pay =
    { $count ->
        [one] eine unbekannte Karte, und { hint-cases } Karas fürs Aufdecken
       *[other] bis zu { $count } unbekannte Karten, und { hint-cases } Karas fürs Aufdecken
    }
hint-spy-deep =
    { $count ->
        [one] du siehst eine unbekannte Karte ganz unten, wo die Steine liegen
       *[other] du siehst { $count } unbekannte Karten ganz unten, wo die Steine liegen
    }
hint-destroy = { hint-karas } für die offenen Stolleneinstürze, und dieser ist aus dem Weg
hint-fight = { hint-cases } siegst du und bekommst { hint-prize }
hint-dive = { hint-karas } sicher verdient, und niemand wird verletzt
hint-for-recruit = das macht { hint-karas }, genug für den Rekruten
hint-xp = jetzt { $xp } XP, während { hint-karas } am Ende nur { $points } XP wert wären
hint-buy-last =
    { $count ->
        [one] es ist der letzte XP-Marker
       *[other] es sind nur noch { $count } XP-Marker da
    }
hint-cash = mit { hint-karas } in der Hand kannst du jetzt mehr anfangen als mit XP
hint-miner = das bringt dir im Schnitt { $xp } XP, und niemand wird verletzt
hint-clear =
    { $count ->
        [one] eine Karte weniger im Weg
       *[other] { $count } Karten weniger im Weg
    }
hint-reveal = { hint-karas } auf die Hand, und niemand läuft ahnungslos hinein
hint-trap = vielleicht läuft jemand anders ahnungslos hinein
hint-look-on = eine Karte mehr zu kennen kostet nichts
hint-recruit = von jetzt an jeden Zug ein Abenteurer mehr
hint-heal =
    { $count ->
        [one] im nächsten Zug ein Abenteurer mehr
       *[other] im nächsten Zug { $count } Abenteurer mehr
    }
hint-keep =
    { $karas ->
        [one] mit deinem Kara kannst du anderswo mehr anfangen
       *[other] mit deinen { $karas } Karas kannst du anderswo mehr anfangen
    }
hint-sword = { der-gegner } liegt offen da und bringt { hint-prize }
hint-sword-safe = in diesem Zug kann kein Monster deine Gräber verletzen
hint-pass = niemand wird verletzt, und du legst den anderen nichts frei
