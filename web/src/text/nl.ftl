### De pagina rond de spellen, Nederlands

## Overal

home = Start
close = Sluiten
cancel = Annuleren
save = Bewaren
send = Versturen
copy = Kopiëren
copied = Gekopieerd.
share = Delen
refused = Dat lukte niet: { $message }
no-connection = De server antwoordde niet. Probeer het zo nog eens.
trouble =
    { $trouble ->
        [offline] Dit apparaat is offline. Zodra het netwerk terug is, gaat het vanzelf verder.
        [lost] De verbinding is weg. Nieuwe poging…
        [database] De server kan nu niet bij zijn tafels. Nieuwe poging…
        [busy] De server heeft meer tijd nodig dan anders. Een ogenblik…
       *[outdated] Deze pagina is verouderd.
    }
try-now = Nu proberen
reload = Opnieuw laden
nowhere = Hier is niets.
no-table = Er is geen tafel “{ $code }”.
no-replay = Er is geen afgelopen spel “{ $code }”.

## Instellingen

settings = Instellingen
language = Taal
name = Je naam
name-saved = Je naam is bewaard.
sound = Geluid
theme = Uiterlijk
theme-value =
    { $theme ->
        [auto] Zoals het apparaat
        [light] Licht
       *[dark] Donker
    }
theme-button =
    { $theme ->
        [auto] Uiterlijk: zoals het apparaat
        [light] Uiterlijk: licht
       *[dark] Uiterlijk: donker
    }
pace = Tempo
pace-value =
    { $pace ->
        [slow] Langzaam
        [normal] Normaal
        [fast] Snel
       *[off] Geen beweging
    }
pace-still = Je apparaat vraagt om minder beweging, dus er beweegt niets.
confirm-setting = Vraag het voor elke zet
confirm-about = De eerste tik toont wat er gebeurt, de tweede doet het.
odds = Tonen wie er hoe voor staat
odds-about = Een balk toont waarop iedereen mag hopen, alleen volgens wat jij kunt weten. Hij kan het mis hebben.
other-device = Je andere apparaat
other-device-about = Open daar deze link, dan ben je dezelfde persoon. Hou hem voor jezelf: hij werkt een week.
other-device-show = Toon mijn link
enter = Een persoonlijke link
enter-about = Op dit apparaat ben je { $name }. Als je verdergaat, ben je hier de persoon van wie deze link is. Doe dat alleen met je eigen link.
enter-go = Ook hier deze persoon zijn

## Start

welcome = De jungle in!
welcome-about = Expeditiespellen voor jou, je vrienden en bots die niet vals spelen. Zonder account.
play-now = Nu spelen
invite = Vrienden uitnodigen
join = Meedoen
join-label = Heb je een code of een link?
join-placeholder = Code van de tafel
continue = Verder spelen
games = De spellen
new-table = Nieuwe tafel
lobby = Open tafels
lobby-empty = Er is nu geen open tafel. Maak er een en nodig iemand uit.
finished = Afgelopen spellen
show-all = Alles tonen
your-turn = Jouw beurt
table-open =
    { $open ->
        [one] { $open } plaats vrij
       *[other] { $open } plaatsen vrij
    }
table-won = Gewonnen door { $who }
table-lost = Allemaal verloren

## De expeditie van de dag

daily = Expeditie van de dag
daily-about = Om middernacht (UTC) begint een nieuwe expeditie, voor iedereen dezelfde. Je eerste poging van de dag telt: geen tips, en wat gezien is, kun je niet terugnemen.
daily-none = Niemand weet wat er vandaag wacht – alleen dat het voor iedereen hetzelfde is.
daily-playing = Je bent onderweg. Je expeditie wacht waar je haar hebt achtergelaten.
daily-begin = Vertrekken
daily-go-on = Verdergaan
daily-look = Nog eens bekijken
daily-practise = Nog een poging
daily-practice = Oefening: alleen de eerste poging van een dag telt.
daily-next = De volgende begint over { $time }
daily-past = De laatste 30 dagen
daily-day =
    { $state ->
        [won] { $day }: gewonnen
        [lost] { $day }: verloren, { $level }
        [playing] { $day }: niet afgemaakt
       *[missed] { $day }: niet gespeeld
    }
daily-streak = Dagen op rij
daily-expeditions = Expedities
daily-wins = Gewonnen
daily-played =
    { $played ->
        [0] Nog niemand is klaar. Wees iedereen voor!
       *[other] Vandaag afgemaakt: { $played }, gewonnen: { $won }
    }
daily-all = Je eerdere dagen
daily-back = Naar de expeditie van de dag
daily-sealed = De dobbelstenen blijven verzegeld tot de dag voorbij is, want iedereen speelt ermee. Daarna kun je ze controleren en kunnen anderen dit spel bekijken.

## Een nieuwe tafel

new-table-of = Nieuwe tafel: { $game }
seats = Plaatsen
how-many = Met hoeveel spelen jullie?
seat-kind =
    { $kind ->
        [me] Ik
        [bot] Bot
       *[open] Open
    }
seats-about = Open plaatsen zijn voor wie de link krijgt. Meer plaatsen voor jou: geef het apparaat door.
only-bots = Minstens één plaats moet van jou of open zijn.
bots = Bots
bots-which = Voor welke bots?
bots-all = Alle bots
bots-only = Alleen { $colour }
bots-level = Hoe sterk?
bots-mixed = Ze verschillen. Kies er een, dan zijn ze allemaal gelijk.
bots-style = Wat voor een?
style-none = evenwichtig
clock = Klok
clock-kind =
    { $kind ->
        [none] Geen
        [game] Echte tijd
       *[move] Dagen per zet
    }
clock-about =
    { $kind ->
        [none] Denk zo lang als je wilt.
        [game] Voor wie geen tijd meer heeft, speelt een bot tot de terugkeer.
       *[move] Voor spellen van weken. Voor wie te laat is, speelt een bot tot de terugkeer.
    }
clock-alone = Als de tijd om is, is het spel verloren.
clock-minutes = Minuten per speler
clock-increment = Seconden erbij per zet
clock-days = Dagen per zet
who-may-come = Wie mag komen?
who-value =
    { $who ->
        [link] Alleen met de link
       *[public] Iedereen
    }
setup = Voorbereiding
house-rules = Huisregels
house-rules-about = Laat ze staan, dan speel je volgens het boekje.
preset = Regels
preset-name =
    { $preset ->
        [rulebook] Volgens de spelregels
       *[mixed] Eigen mix
    }
edition = Uitgave
create-and-invite = Tafel maken
create-and-play = Spelen

## De wachtkamer

waiting-title = { $game }: de tafel is gedekt
waiting-sit = Je bent uitgenodigd. Ga zitten!
waiting-host =
    { $open ->
        [one] Er is { $open } plaats vrij. Stuur de link rond – of begin, dan neemt een bot hem.
       *[other] Er zijn { $open } plaatsen vrij. Stuur de link rond – of begin, dan nemen bots ze.
    }
waiting-others =
    { $open ->
        [one] Je doet mee. Er is nog { $open } plaats vrij.
       *[other] Je doet mee. Er zijn nog { $open } plaatsen vrij.
    }
seat-open = Vrij
sit = Ga zitten
sit-too = Ook hier zitten
leave = Weggaan
start-with-bots = Beginnen met bots
bots-free = Voor plaatsen die vrij blijven: { $bot }
here = hier
away = weg
you-here = jij
invitation = Link naar deze tafel
invitation-title = Speel mee!
invitation-code = Of met de code: { $code }
option-says = { $name }: { $value }
clock-says =
    { $kind ->
        [game] Klok: { $time } per speler, plus { $increment } seconden per zet
       *[move] Klok: { $time } per zet
    }
time-days =
    { $days ->
        [one] { $days } dag { $hours } u
       *[other] { $days } dagen { $hours } u
    }

## De tafel

title-your-turn = ● Jij bent – { $game }
seat-name-colour = { $name } ({ $colour })
people = Mensen aan tafel
stand-in = een bot speelt
bot-plays-for-you = Een bot speelt voor jou.
one-moment = Een ogenblik…
act-too = { $who } mag tegelijk handelen.
looking-back = Je kijkt terug: zo stond de tafel na zet { $move }.
to-live = Terug naar nu
choices = Je keuzes
choices-count =
    { $count ->
        [one] { $count } keuze
       *[other] { $count } keuzes
    }
choices-narrow = Met
preview = { $action } – dit gaat er gebeuren:
skip = Overslaan
undo = Terugnemen
undo-asked = Je wilt je zet terugnemen. Wachten op de anderen…
undo-request = { $who } wil graag een zet terugnemen.
undo-agree = Goed
undo-refuse = Nee
hint = Tip
hinted = aangeraden
hint-sure =
    { $sure ->
        [clear] Duidelijk het beste.
        [likely] Waarschijnlijk het beste.
       *[close] Het scheelt weinig: andere zijn ongeveer even goed.
    }
hint-chance = Je kansen daarmee: ongeveer { $chance }.
hint-others = Ook het overwegen waard:
odds-help = Wat toont deze balk?
odds-shared = Zo staat de expeditie ervoor: { $chance }
odds-seat = { $who } { $chance }
log = Verloop
log-start = Opzet
log-empty = Er is nog niets gebeurd.
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
chat-write = Zeg iets
rules = Regels
rules-search = Zoek in de regels
rules-none = Geen regel noemt “{ $wanted }”.
rulings = Vragen en antwoorden
rule-link = Regel { $rule }
why-label = Waarom kan ik niet …?
why-placeholder = Wat zou je willen doen?
why-unknown = Zo heet geen enkele zet.
why-possible = Jawel: dat kan nu.
table = Tafel
resign = Bot laten spelen
give-up = Opgeven
give-up-sure = Echt opgeven? Het spel is dan verloren.
return = Mijn plaats terugnemen
seal = Verzegeld toeval
seal-about = Al het toeval in dit spel komt uit een geheim dat vaststond voor de eerste zet. Dit is het zegel; aan het eind wordt het geheim getoond, en iedereen kan nagaan of het past.
scrubber = Terugkijken
move-number = Zet
move-of = Zet { $move } van { $most }
first = Naar het begin
previous = Eén zet terug
next = Eén zet verder
last = Naar het eind
autoplay = Afspelen
pause = Pauze
cover = Geef het apparaat aan { $colour }
cover-about = De anderen kijken even weg.
cover-ready = Ik ben { $colour }

## Het einde

result-won =
    { $me ->
        [yes] Je hebt gewonnen!
       *[no] { $who } wint!
    }
result-shared = Gedeelde winst: { $who }
result-lost = Dit keer wint niemand.
plot = Hoe ver iedereen was, in de loop van het spel: { $who }
story-length = { $round }, { $moves } zetten.
story-leader =
    { $me ->
        [yes] Jij lag { $share } % van het spel voorop.
       *[no] { $who } lag { $share } % van het spel voorop.
    }
story-changes =
    { $changes ->
        [0] Niemand anders nam de leiding.
        [one] De leiding wisselde één keer.
       *[other] De leiding wisselde { $changes } keer.
    }
story-leap =
    { $me ->
        [yes] De grootste sprong was van jou ({ $round }): van { $from } naar { $to }.
       *[no] De grootste sprong: { $who } ({ $round }), van { $from } naar { $to }.
    }
rematch = Nog een keer
rematch-join = Naar het nieuwe spel
replay = Terugzien
replay-of = Terugzien: { $game }
replay-at = Zet { $move } van { $most }
replay-title = Bekijk dit spel
share-replay = Spel delen
download = Downloaden
dice-check = Controleer het toeval
dice-fair = Het ging eerlijk toe.
dice-wrong = Hier klopt iets niet!
dice-insecure = Je browser kan dit alleen op een veilige pagina (https) controleren. Het verslag kan ook met “cenote verify” gecontroleerd worden.
dice-more = Ook elke zet naspelen: download het verslag en voer “cenote verify” uit.
seal-kept =
    { $good ->
        [yes] Het zegel is dat wat dit apparaat zag toen het aan tafel kwam.
       *[no] Het zegel is niet dat wat dit apparaat zag toen het aan tafel kwam.
    }
seal-unseen = Dit apparaat zag het zegel pas na het spel.
seal-secret =
    { $good ->
        [yes] Het geheim past bij het zegel, dus het stond vast voor de eerste zet.
       *[no] Het geheim past niet bij het zegel.
    }
seal-seed =
    { $good ->
        [yes] Het spel is met dit geheim gespeeld.
       *[no] Het spel is met een ander geheim gespeeld.
    }
seal-salt =
    { $good ->
        [yes] Het deel van het toeval dat dit apparaat toevoegde zit erin: niemand kon de afloop kiezen.
       *[no] Het deel van het toeval dat dit apparaat toevoegde ontbreekt.
    }

## Terugblik

review = Terugblik
review-of = Terugblik: { $game }
review-thinking = Het spel wordt nog eens doordacht…
review-chances = Waarop iedereen mocht hopen
review-chances-shared = Hoe de expeditie ervoor stond
review-plot = Het spel van de eerste tot de laatste beslissing
review-turns = Keerpunten
review-no-turns = Geen grote omslagen: een rustig spel.
review-moment = Het bord op dat moment
review-pick = Tik op de afbeelding of op een keerpunt om het bord van toen te zien.
review-replay = Vanaf hier terugzien
review-show = Tonen op het bord
review-show-played = Zoals gespeeld
review-show-best = Zoals aangeraden
review-played = Gespeeld: { $action }.
review-better = Een sterkere speler zou aanraden: { $action } – { $why }.
review-cost = Dat was ongeveer { $cost } van een overwinning waard geweest.
review-luck =
    { $luck ->
        [good] Daarna zat het { $who } mee: { $share } erbij.
       *[bad] Daarna zat het { $who } tegen: { $share } eraf.
    }
review-seats = Kunde en geluk
review-accuracy = Trefzekerheid
review-accuracy-of = Trefzekerheid: { $value } van 100
review-luck-seat =
    { $luck ->
        [good] Het geluk hielp een handje
        [bad] Het geluk had aardiger kunnen zijn
       *[even] Geen geluk en geen pech
    }
review-seats-about = Trefzekerheid zegt hoe dicht de keuzes bij die van een sterkere speler lagen. Geluk is wat de kaarten, de dobbelstenen en de anderen brachten.
review-about = Een sterke bot heeft elke beslissing nog eens bekeken en wist daarbij alleen wat je op die plaats kon weten. Ook hij heeft niet altijd gelijk.

## What the server refuses

refuse-not-begun = Het spel is nog niet begonnen.
refuse-not-yours = Deze plaats is niet van jou.
refuse-not-now = De zet van een ander is nog niet klaar. Er is niets gebeurd: probeer het zo nog eens.
refuse-no-undo = Je hebt niets om terug te nemen.
refuse-undo-unfinished = Maak deze zet eerst af: de anderen weten nog niet dat hij begonnen is.
refuse-hint-turn = Een tip krijg je alleen als je aan de beurt bent.
refuse-begun = Het spel is begonnen: plaatsen kunnen niet meer wisselen.
refuse-many-tables = Je hebt al { $most } tafels lopen. Maak er eerst een af of verlaat er een.
refuse-taken = Deze plaats is net bezet.
refuse-not-host = Alleen wie de tafel heeft gemaakt, kan beginnen.
refuse-rematch = Een revanche is voor de spelers van een afgelopen spel.
refuse-no-table = Er is geen tafel ‘{ $code }’. Controleer de link of de code.
refuse-no-database = De server kan nu niets opslaan. Probeer het zo nog eens.
refuse-other-rules = Dit spel is begonnen met versie { $was } van de regels; deze server heeft nu versie { $now }. Er is niets verloren: wie de server beheert, kan terug naar de Cenote van toen.
refuse-other-edition = Deze tafel heeft de uitgave ‘{ $edition }’ nodig, die deze server niet meer zo heeft. Er is niets verloren: wie de server beheert, kan haar terugzetten.
refuse-too-fast = Iets rustiger aan, alsjeblieft.
refuse-daily-sealed = Dit is de expeditie van de dag van iemand anders. Je kunt haar bekijken als de dag voorbij is.
refuse-no-daily = Dit spel heeft geen expeditie van de dag.
refuse-daily-undo = Wat de expeditie van de dag heeft laten zien, kun je niet terugnemen.
refuse-daily-hint = In de expeditie van de dag zijn er geen tips.
refuse-not-over = Dit zie je als het spel voorbij is.
refuse-daily-secret = Dit zie je als de dag voorbij is.
refuse-link = Deze persoonlijke link is niet of niet meer geldig. Kopieer hem opnieuw op je andere apparaat.
refuse-newcomers = Er komen te veel nieuwe gasten van jouw netwerk. Wacht een minuut.
refuse-busy = Over je andere vragen wordt nog nagedacht. Wacht op de antwoorden.
