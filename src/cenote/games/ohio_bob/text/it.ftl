### Ohio Bob, Italiano

game-name = Ohio Bob e l’amuleto perduto
game-blurb = Tre livelli di tempio, uno zaino e mai abbastanza fiato. La prossima carta è un attrezzo per la tua mano o il pavimento sotto i tuoi piedi? Sali fino all’amuleto con le gemme giuste, in solitaria o in due.
round-name = Livello { $round }

## Nomi

effect-name =
    { $effect ->
        [move] Movimento
        [key] Chiave
        [stone] Pietra
        [hammer] Mazza
        [rope] Corda
        [torch] Torcia
        [map] Mappa del tempio
       *[super] Superattrezzo
    }
the-effect =
    { $effect ->
        [move] il movimento
        [key] la chiave
        [stone] la pietra
        [hammer] la mazza
        [rope] la corda
        [torch] la torcia
        [map] la mappa del tempio
       *[super] il Superattrezzo
    }
effect-about =
    { $effect ->
        [move] Un passo in una delle direzioni indicate. Dove il tempio è ancora al buio, invece esplori.
        [key] Un movimento successivo di questa carta può attraversare una porta chiusa a chiave.
        [stone] La prima trappola che calpesti con questa carta non ti fa nulla.
        [hammer] Un passo, o un’esplorazione, dritto attraverso muri e porte chiuse a chiave.
        [rope] Uno o due passi su caselle vuote o fosse. Le fosse non ti fanno nulla, ma non puoi esplorare.
        [torch] Fai quello che dice un lato della prima carta del tuo mazzo.
        [map] Piazza la prossima stanza su un lato che vedi libero, anche lontano dal bordo.
       *[super] Un passo dove vuoi. Fosse e trappole non ti fanno nulla, le porte chiuse a chiave si aprono, i muri no.
    }
cell-name =
    { $cell ->
        [empty] Casella vuota
        [stairs] Scala
        [ration] Razione
        [chest] Forziere
        [pit] Fossa
        [trap] Trappola
        [teleporter] Teletrasporto
        [red] Forziere rosso
        [yellow] Forziere giallo
        [green] Forziere verde
       *[blue] Forziere blu
    }
cell-about =
    { $cell ->
        [empty] Qui non succede nulla.
        [stairs] Solo la scala dell’ultima stanza porta più su. Le altre non servono a nulla.
        [ration] 1 punto di energia in più, senza superare il tuo massimo. In due, va al tuo compagno.
        [chest] La prima carta del tuo mazzo va nella tua mano.
        [pit] Devi riposare subito, e il resto della carta è perso.
        [trap] Perdi 1 punto di energia, ogni volta.
        [teleporter] Ti manda sulla stessa casella di una stanza vicina.
        [red] La prima carta rossa del tuo mazzo va nella tua mano; se non ce n’è, prendi quella in cima.
        [yellow] La prima carta gialla del tuo mazzo va nella tua mano; se non ce n’è, prendi quella in cima.
        [green] La prima carta verde del tuo mazzo va nella tua mano; se non ce n’è, prendi quella in cima.
       *[blue] La prima carta blu del tuo mazzo va nella tua mano; se non ce n’è, prendi quella in cima.
    }
direction =
    { $direction ->
        [up] su
        [down] giù
        [left] sinistra
       *[right] destra
    }
towards =
    { $direction ->
        [up] verso l’alto
        [down] verso il basso
        [left] verso sinistra
       *[right] verso destra
    }
beside-you =
    { $direction ->
        [up] sopra di te
        [down] sotto di te
        [left] alla tua sinistra
       *[right] alla tua destra
    }
into-next-room =
    { $direction ->
        [up] nella stanza di sopra
        [down] nella stanza di sotto
        [left] nella stanza a sinistra
       *[right] nella stanza a destra
    }
gem-colour =
    { $colour ->
        [red] Rosso
        [yellow] Giallo
        [green] Verde
        [blue] Blu
        [multi] Multicolore
       *[white] Un colore a scelta
    }
set-name =
    { $set ->
        [green] Set verde
       *[blue] Set blu
    }
side-letter =
    { $side ->
        [a] A
       *[other] B
    }
state =
    { $state ->
        [ready] può giocare
        [declared] aspetta di riposare
        [rested] ha riposato, aspetta
       *[left] già più su
    }
challenge-group =
    { $colour ->
        [red]
            { $count ->
                [one] { $count } gemma rossa
               *[other] { $count } gemme rosse
            }
        [yellow]
            { $count ->
                [one] { $count } gemma gialla
               *[other] { $count } gemme gialle
            }
        [green]
            { $count ->
                [one] { $count } gemma verde
               *[other] { $count } gemme verdi
            }
        [blue]
            { $count ->
                [one] { $count } gemma blu
               *[other] { $count } gemme blu
            }
        [multi]
            { $count ->
                [one] { $count } gemma multicolore
               *[other] { $count } gemme multicolori
            }
       *[white]
            { $count ->
                [one] { $count } gemma di qualsiasi colore
               *[other] { $count } gemme di uno stesso colore, a scelta
            }
    }
challenge-name =
    { $which ->
        [a] Sfida A
       *[b] Sfida B
    }
cards-back =
    { $count ->
        [0] nulla da riprendere
        [one] { $count } carta di nuovo in mano
       *[other] { $count } carte di nuovo in mano
    }
amount-energy =
    { $amount ->
        [one] { $amount } punto di energia
       *[other] { $amount } punti di energia
    }
cost-energy =
    { $cost ->
        [one] { $cost } punto di energia
       *[other] { $cost } punti di energia
    }
energy-points =
    { $energy ->
        [one] { $energy } punto di energia
       *[other] { $energy } punti di energia
    }
count-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
ending =
    { $ending ->
        [won] La trappola è disinnescata, l’amuleto è conquistato: vittoria!
        [energy] Neanche un briciolo di energia: la spedizione finisce qui, la partita è persa.
        [amulet] La trappola scatta e l’amuleto resta dov’è: la partita è persa.
        [pile] Il mazzo è finito troppo presto: la partita è persa.
        [turns] Troppi turni su un solo livello: il tempio tiene il suo segreto, la partita è persa.
       *[exchange] Troppo poche carte scambiate, nessuno può più vincere: la partita è persa.
    }
daily-share =
    { $result ->
        [won] Ohio Bob, { $day }: amuleto conquistato in { count-turns }, con { energy-points } d’avanzo!
       *[lost] Ohio Bob, { $day }: sconfitta al livello { $level } dopo { count-turns }.
    }

## Eventi

event-challenge-chosen =
    { $challenge ->
        [a]
            { $me ->
                [yes] Accetti la sfida A.
               *[no] { $who } accetta la sfida A.
            }
       *[b]
            { $me ->
                [yes] Accetti la sfida B.
               *[no] { $who } accetta la sfida B.
            }
    }
event-card-shown =
    { $me ->
        [yes] Il tuo mazzo ora mostra «{ $card }».
       *[no] Il mazzo di { $who } ora mostra «{ $card }».
    }
event-card-kept =
    { $me ->
        [yes] Tieni «{ $card }».
       *[no] { $who } tiene «{ $card }».
    }
event-room-laid =
    { $me ->
        [yes] Piazzi una stanza: «{ $face }».
       *[no] { $who } piazza una stanza: «{ $face }».
    }
event-link-laid = In mezzo al tavolo: «{ $face }».
event-card-played =
    { $side ->
        [single]
            { $me ->
                [yes] Giochi «{ $card }».
               *[no] { $who } gioca «{ $card }».
            }
       *[other]
            { $me ->
                [yes] Giochi «{ $card }», lato { side-letter }.
               *[no] { $who } gioca «{ $card }», lato { side-letter }.
            }
    }
event-moved =
    { $me ->
        [yes] Vai { towards }.
       *[no] { $who } va { towards }.
    }
event-explored =
    { $me ->
        [yes] Esplori { towards }.
       *[no] { $who } esplora { towards }.
    }
event-effect-skipped =
    { $me ->
        [yes] Non usi { the-effect }.
       *[no] { $who } non usa { the-effect }.
    }
event-copied =
    { $me ->
        [yes] Alla luce della torcia copi il lato { side-letter } di «{ $card }».
       *[no] Alla luce della torcia { $who } copia il lato { side-letter } di «{ $card }».
    }
event-ration-eaten =
    { $amount ->
        [0]
            { $me ->
                [yes] Una razione, ma non ti serve a nulla.
               *[no] Una razione, ma a { $who } non serve a nulla.
            }
       *[other]
            { $me ->
                [yes] Una razione: guadagni { amount-energy }.
               *[no] Una razione: { $who } guadagna { amount-energy }.
            }
    }
event-chest-opened =
    { $me ->
        [yes] Dal forziere prendi «{ $card }».
       *[no] Dal forziere { $who } prende «{ $card }».
    }
event-trap-sprung =
    { $me ->
        [yes] Una trappola! Perdi 1 punto di energia.
       *[no] Una trappola! { $who } perde 1 punto di energia.
    }
event-trap-avoided =
    { $me ->
        [yes] Una trappola, ma a te non può fare nulla.
       *[no] Una trappola, ma a { $who } non può fare nulla.
    }
event-fell =
    { $me ->
        [yes] Cadi in una fossa!
       *[no] { $who } cade in una fossa!
    }
event-teleported =
    { $me ->
        [yes] Puf! Il teletrasporto ti manda { into-next-room }.
       *[no] Puf! Il teletrasporto manda { $who } { into-next-room }.
    }
event-rest-declared =
    { $me ->
        [yes] Vuoi riposare e aspetti il tuo compagno.
       *[no] { $who } vuole riposare e aspetta.
    }
event-rested =
    { $me ->
        [yes] Riposi: { cards-back }, { cost-energy } in meno.
       *[no] { $who } riposa: { cards-back }, { cost-energy } in meno.
    }
event-level-left =
    { $level ->
        [3]
            { $me ->
                [yes] Sali l’ultima scala. Eccolo: l’amuleto!
               *[no] { $who } sale l’ultima scala. Eccolo: l’amuleto!
            }
       *[other]
            { $me ->
                [yes] Sali la scala e lasci il livello { $level }.
               *[no] { $who } sale la scala e lascia il livello { $level }.
            }
    }
event-energy-given =
    { $me ->
        [yes] Lasci 1 punto di energia al tuo compagno.
       *[no] { $who } regala 1 punto di energia prima di salire.
    }
event-discarded =
    { $me ->
        [yes] Scarti «{ $card }».
       *[no] { $who } scarta «{ $card }».
    }
event-level-began = Comincia il livello { $round }.
event-handed-over =
    { $me ->
        [yes] Cedi il turno.
       *[no] { $who } cede il turno.
    }
event-offered =
    { $me ->
        [yes] Offri «{ $card }» in scambio.
       *[no] { $who } offre «{ $card }» in scambio.
    }
event-exchanged =
    { $me ->
        [yes] Dai «{ $card }» e ricevi «{ $other }».
       *[no] { $who } dà «{ $card }» e riceve «{ $other }».
    }
event-refused =
    { $me ->
        [yes] Rifiuti lo scambio.
       *[no] { $who } rifiuta lo scambio.
    }
event-amulet-tested =
    { $passed ->
        [yes]
            { $me ->
                [yes] Clic: hai tutto quello che serve per disinnescare la trappola!
               *[no] Clic: { $who } ha tutto quello che serve per disinnescare la trappola!
            }
       *[no]
            { $me ->
                [yes] Non hai tutto quello che serve per disinnescare la trappola…
               *[no] { $who } non ha tutto quello che serve per disinnescare la trappola…
            }
    }
event-ended = { ending }

## Azioni

action-challenge =
    { $which ->
        [a] Accetta la sfida A
       *[b] Accetta la sfida B
    }
action-pick =
    { $which ->
        [first] Scegli la prima carta
       *[second] Scegli la seconda carta
    }
action-play = Gioca «{ $card }», lato { side-letter }
action-rest = Riposa
action-hand-over = Cedi il turno
action-go =
    { $direction ->
        [up] Vai su
        [down] Vai giù
        [left] Vai a sinistra
       *[right] Vai a destra
    }
action-skip = Lascia perdere
action-copy =
    { $side ->
        [a] Copia il lato A
        [b] Copia il lato B
       *[nothing] Non copiare nulla
    }
action-teleport = Salta { into-next-room }
action-remain = Resta sul teletrasporto
action-stairs =
    { $answer ->
        [leave] Sali la scala
       *[other] Resta su questo livello
    }
action-bonus =
    { $answer ->
        [use] Approfittane
       *[leave] Lascia tutto per dopo
    }
action-gift =
    { $answer ->
        [give] Dai 1 punto di energia
       *[keep] Tieni la tua energia
    }
action-choose = Scegli «{ $card }»
action-refuse = Niente scambio

## Domande

ask-challenge = Quale sfida dell’amuleto accetti?
waits-challenge = { $who } sta scegliendo una sfida…
ask-opening = Quale delle due carte tieni? L’altra diventa la tua prima stanza.
waits-opening = { $who } sta scegliendo la prima carta…
ask-turn = Hai { energy-points } e un riposo ne costa { $cost }. Quale carta giochi, o riposi?
waits-turn = Si aspetta la prossima carta di { $who }…
ask-direction =
    { $effect ->
        [hammer] La mazza è alzata: da che parte?
        [move] Da che parte vai?
       *[other] Superattrezzo in mano: da che parte?
    }
waits-direction = { $who } sta cercando la strada…
ask-rope =
    { $step ->
        [1] Da che parte lanci la corda?
       *[other] Ancora un passo con la corda: da che parte?
    }
waits-rope = { $who } sta dondolando sulla corda…
ask-map = Su quale lato piazzi la prossima stanza?
waits-map = { $who } sta decifrando la mappa del tempio…
ask-torch = Quale lato della prima carta del tuo mazzo copi?
waits-torch = { $who } sta alzando la torcia…
ask-teleport = Il teletrasporto ronza: in quale stanza salti?
waits-teleport = { $who } esita su un teletrasporto che ronza…
ask-stairs =
    { $level ->
        [3] L’ultima scala: sali fino all’amuleto?
       *[other] La scala porta più su: lasci il livello { $level }?
    }
waits-stairs = { $who } sta guardando in cima alla scala…
ask-bonus =
    { $cell ->
        [ration] Prendi la razione?
       *[other] Apri il forziere?
    }
waits-bonus = { $who } sta adocchiando il bottino…
ask-gift = Stai per salire con { energy-points }: ne lasci 1 al tuo compagno?
waits-gift = { $who } sta decidendo se regalare energia…
ask-discard =
    { $count ->
        [one] Una carta di troppo: quale scarti?
       *[other] { $count } carte di troppo: quale scarti per prima?
    }
waits-discard = { $who } sta svuotando lo zaino…
ask-offer = Siete fianco a fianco: quale carta offri in scambio?
waits-offer = { $who } sta decidendo se proporre uno scambio…
ask-answer = Quale carta dai in cambio?
waits-answer = { $who } sta pensando allo scambio…
ask-first-room = Livello { $level }: quale delle due carte diventa la tua prima stanza? L’altra resta in cima al mazzo.
waits-first-room = { $who } sta scegliendo la prima stanza…

## Regole della casa

option-energy-face = Carta Energia
    .about = Quanta energia hai al massimo, e all’inizio di ogni livello: 6 o 5.
    .easy = Facile
    .hard = Difficile
option-level-face = Carta Livello
    .about = Quante stanze ha ogni livello. Sul lato difficile sono di più, e al livello 1 le razioni non hanno effetto.
    .easy = Facile
    .hard = Difficile
option-amulet-face = Carta Amuleto
    .about = Quanto sono impegnative le due sfide.
    .easy = Facile
    .hard = Difficile
option-link-face = Stanza di collegamento
    .about = La stanza fra i due giocatori: aperta, o divisa da muri e da una porta chiusa a chiave.
    .easy = Facile
    .hard = Difficile
option-set = Set di carte
    .about = Il set con cui si gioca in solitaria. In due, il primo giocatore ha questo e il secondo l’altro.
    .green = Verde
    .blue = Blu
option-l3-low-stairs-exit = Scale in basso al livello 3
    .about = Quando tutte le stanze del livello 3 sono sul tavolo, qualsiasi scala porta all’amuleto?
    .false = No, non hanno effetto
    .true = Sì, tutte
option-hammer-scope = Portata della mazza
    .about = Con la mazza si può anche camminare attraverso un semplice muro, o solo esplorare?
    .any = Passa dappertutto
    .explore-or-door = Non si cammina attraverso un muro
option-map-border-wall-blocks = Mappa del tempio e bordo
    .about = Un muro o una porta proprio sul bordo ferma la mappa del tempio? Quelli interni la fermano sempre.
    .true = Sì
    .false = No
option-bonus-optional = Razioni e forzieri
    .about = Si può lasciar stare una razione o un forziere?
    .false = No, si prende
    .true = Sì
option-teleporter-optional = Teletrasporti
    .about = Si può restare su un teletrasporto?
    .false = No, si salta
    .true = Sì
option-teleport-keeps-protection = Protezione all’arrivo
    .about = Superattrezzo e pietra proteggono anche all’uscita di un teletrasporto?
    .true = Sì
    .false = No
option-stairs-choice = Salire la scala
    .about = Quando si può lasciare il livello.
    .on-entry = Solo arrivandoci
    .while-standing = Anche dopo, se si è ancora lì
option-hand-max-row = Limite di carte
    .about = Di quale livello vale il limite quando si sale.
    .entered = Di quello che viene
    .left = Di quello che si lascia
option-sg-discardable = Scartare il Superattrezzo
    .about = Il Superattrezzo si può scartare? In tal caso esce dal gioco.
    .false = No
    .true = Sì
option-sg-exchangeable = Scambiare il Superattrezzo
    .about = Il Superattrezzo si può scambiare? In tal caso conta come carta del compagno.
    .false = No
    .true = Sì
option-deckout = Mazzo vuoto
    .about = Quando un mazzo vuoto fa perdere la partita.
    .rooms-missing = Se al livello mancano stanze
    .literal-until-l3-done = Sempre, prima dell’ultima stanza del livello 3
option-rations-off-card = Razioni senza effetto
    .about = Quale carta difficile toglie l’effetto alle razioni del livello 1.
    .level = La carta Livello
    .energy = La carta Energia
option-pairing = Retro delle carte
    .about = Ogni attrezzo ha sempre la stessa stanza sul retro?
    .fixed = Sempre la stessa
    .shuffled = Mescolate a ogni partita
option-coop-order = Ordine in due
    .about = Chi può giocare quando si è in due.
    .free = Nell’ordine che si vuole
    .alternate = Un turno a testa
option-coop-rest = Riposo in due
    .about = Quando si paga un riposo e si riprendono le carte.
    .joint = Quando riposano entrambi
    .immediate = Subito, poi si aspetta
option-coop-exit = Uscita in due
    .about = Dall’ultima stanza di chi si può lasciare il livello.
    .any = Dell’uno o dell’altro
    .own = Solo dalla propria
option-coop-early-loss = Scambi mancati
    .about = Si perde appena qualcuno lascia un livello con troppo poche carte del compagno?
    .false = No, si continua
    .true = Sì, subito
option-turn-cap = Limite di turni
    .about = Dopo questo numero di turni di un giocatore sullo stesso livello la partita è persa; 0: nessun limite.

## Perché no

why-over = La partita è finita.
why-not-your-turn = Non è il tuo turno.
why-partner-plays = Il tuo compagno sta giocando una carta. Aspetta che finisca.
why-you-wait = Stai aspettando: riprendi quando anche il tuo compagno riposa o sale.
why-you-left = Hai già lasciato questo livello. Il tuo compagno continua senza di te.
why-other-decision =
    { $verb ->
        [challenge] La sfida si sceglie all’inizio, una volta per tutte.
        [pick] Fra due carte si sceglie solo all’inizio di un livello.
        [play] Si gioca una carta solo quando non ce n’è un’altra in corso.
        [rest] Si riposa solo fra una carta e l’altra.
        [hand_over] Si cede il turno solo invece di giocare una carta.
        [go] In questo momento non c’è nessun passo da fare.
        [skip] In questo momento non c’è nulla da lasciar perdere.
        [copy] Si copia una carta solo con la torcia.
        [teleport] Si salta solo se un teletrasporto lascia scegliere la stanza.
        [remain] Nessun teletrasporto ti sta chiedendo nulla.
        [stairs] Sulla scala si decide arrivando a quella dell’ultima stanza.
        [bonus] Non c’è nessuna razione e nessun forziere su cui decidere.
        [gift] Si regala energia solo lasciando un livello in cui il compagno resta.
        [choose] In questo momento non c’è nessuna carta da scartare o scambiare.
       *[refuse] In questo momento nessuno parla di scambi.
    }
why-option =
    { $option ->
        [teleporter_optional] Il teletrasporto ti porta via; per restare serve la regola della casa «{ option-teleporter-optional }».
        [coop_order] Gioca chi vuole, quindi non c’è nessun turno da cedere. Per farlo bisogna essere in due e serve la regola della casa «{ option-coop-order }».
       *[stairs_choice] La domanda arriva solo quando metti piede sulla scala; per andartene dopo serve la regola della casa «{ option-stairs-choice }».
    }
why-not-in-hand = Non hai «{ $card }» in mano.
why-no-such-side = «{ $card }» ha un lato solo.
why-nothing-played = Dall’ultimo riposo non hai giocato nulla: non c’è nulla da riprendere.
why-just-handed = Il tuo compagno ti ha appena ceduto il turno: non puoi ridarglielo subito.
why-partner-waits = Il tuo compagno ora non può giocare: il turno resta a te.
why-not-on-stairs = Non sei su una scala che porta più su.
why-rooms-missing =
    { $count ->
        [one] Su questo livello ti manca ancora { $count } stanza da esplorare.
       *[other] Su questo livello ti mancano ancora { $count } stanze da esplorare.
    }
why-not-printed = Qui { the-effect } non porta { towards }.
why-wall = C’è un muro { beside-you }.
why-door = La porta { beside-you } è chiusa a chiave, e tu non hai una chiave per aprirla.
why-partner-there = Il tuo compagno è { beside-you }. Non c’è posto per due.
why-level-full = Tutte le stanze di questo livello sono già sul tavolo: non c’è più nulla da esplorare.
why-pile-empty = Il tuo mazzo è vuoto: non ci sono più stanze da piazzare.
why-rope = La corda non porta { towards }: arriva solo su caselle vuote e fosse, non passa muri né porte e non va mai verso l’ignoto.
why-map = Non puoi piazzare una stanza { towards }: niente deve coprirti la vista fino al bordo, e il posto dietro deve essere libero.
why-no-room-there = Il teletrasporto non porta { into-next-room }: non ce n’è una, o la tua casella è occupata.
why-super-stays = Il Superattrezzo resta con te.

## Regole: termini

rule-R0 = Termini
rule-R0-1 = Una stanza è una carta con 3 righe di 4 caselle. Le stanze stanno sul tavolo una accanto all’altra e formano il livello.
rule-R0-2 = Su, giù, sinistra e destra s’intendono come vedi tu il tavolo. In due siete uno di fronte all’altro: il tuo su è il giù del tuo compagno.
rule-R0-3 = Fra due caselle non c’è nulla, o c’è un muro, o una porta chiusa a chiave. Dove due stanze si toccano contano entrambi i bordi: se uno mostra una porta, è una porta; se no, e uno mostra un muro, è un muro.
rule-R0-4 = Hai una mano, le carte giocate e un mazzo con il lato attrezzo in vista: ne vedi sempre la prima carta. Le stanze sono sul tavolo. Nessuna carta si perde: le 17 di un set sono sempre da qualche parte qui.
rule-R0-5 = Ogni carta ha due facce: un attrezzo nella mano e nel mazzo, una stanza sul tavolo. La stanza sul retro di una carta del mazzo non si guarda.

## Regole: preparazione

rule-R1 = Preparazione
rule-R1-1 = Giochi con una carta Energia, una carta Livello e una carta Amuleto. Ognuna ha un lato facile e uno difficile, a tua scelta. Per la prima partita resta sui lati facili.
rule-R1-2 = Cominci al livello 1 con 6 punti di energia, o 5 sul lato difficile. È anche il tuo massimo.
rule-R1-3 = Scegli una delle due sfide della tua carta Amuleto prima di vedere qualsiasi carta. Vale per tutta la partita.
rule-R1-4 = Prendi in mano il Superattrezzo.
rule-R1-5 = Scegli il set verde o quello blu. Le sue 17 carte, mescolate, formano il tuo mazzo, con il lato attrezzo in vista.
rule-R1-6 = Delle prime due carte ne tieni una in mano. L’altra si gira e diventa la tua prima stanza, con la scala nella riga in basso. Quando scegli, vedi già la terza.
rule-R1-7 = Il tuo esploratore parte dalla scala di questa stanza, che conta come la prima del livello. Nel tuo mazzo restano 15 carte.

## Regole: il tuo turno

rule-R2 = Il tuo turno
rule-R2-1 = Nel tuo turno fai una cosa sola: giochi una carta della mano, oppure riposi.
rule-R2-2 = Con la mano vuota devi riposare. Con carte in mano puoi.
rule-R2-3 = Hai tutti i turni che vuoi, fino a un limite che serve solo a evitare partite senza fine: «{ option-turn-cap }». Ogni carta, ogni riposo e ogni turno ceduto conta come un turno.

## Regole: giocare una carta

rule-R3 = Giocare una carta
rule-R3-1 = La carta va fra le tue carte giocate, scegli il lato A o B, e i suoi effetti seguono da sinistra a destra. Il Superattrezzo ha un lato solo.
rule-R3-2 = Nulla è obbligatorio: puoi lasciar perdere un effetto, o anche tutti. Quello che è impossibile salta da sé; pietre e chiavi si prendono da sé.
rule-R3-3 = Decidi effetto per effetto. Quello che uno rivela, lo sai prima del successivo.
rule-R3-4 = Una pietra o una chiave serve per qualsiasi movimento successivo della stessa carta. Se non la usi, è persa.
rule-R3-5 = Una carta si interrompe se cadi in una fossa, lasci il livello o finisce la partita. Gli effetti che restano sono persi.
rule-R3-6 = Una carta presa da un forziere va nella tua mano. Puoi giocarla dal turno successivo.

## Regole: muoversi

rule-R4 = Muoversi
rule-R4-1 = Un movimento ti porta di una casella in una delle direzioni indicate, mai in diagonale.
rule-R4-2 = Un muro ti ferma. Anche una porta chiusa a chiave, a meno di usare una chiave, la mazza o il Superattrezzo.
rule-R4-3 = Se dove vai c’è già una stanza, ci entri e basta.
rule-R4-4 = Se usciresti dalla carta e non c’è ancora una stanza, invece esplori. Se non si può, da quella parte non vai.
rule-R4-5 = Dopo ogni passo la casella in cui arrivi ha effetto subito, prima che la carta continui.

## Regole: esplorare

rule-R5 = Esplorare
rule-R5-1 = Puoi esplorare se al livello mancano ancora stanze, il tuo mazzo non è vuoto, il posto è libero e lì potresti passare il bordo della tua stanza. Quello che la nuova stanza mostra dalla sua parte non conta.
rule-R5-2 = Gira la prima carta del tuo mazzo e piazzala accanto alla tua stanza, con la scala nella riga in basso. Tu resti dove sei: il passo è speso.
rule-R5-3 = L’ultima stanza del livello si piazza capovolta, con la scala nella riga in alto. È la tua uscita.
rule-R5-4 = Ogni movimento normale può esplorare, e anche il Superattrezzo. La corda no.
rule-R5-5 = Una chiave usata per esplorare attraverso una porta è spesa, e la porta si richiude. Per entrare ne serve un’altra.
rule-R5-6 = Se era l’ultima carta del tuo mazzo e mancano ancora stanze, hai perso.

## Regole: pietra e chiave

rule-R6 = Pietra e chiave
rule-R6-1 = Una pietra blocca la prima trappola che calpesti con la stessa carta. Senza, puoi calpestarla comunque, per 1 punto di energia.
rule-R6-2 = Una chiave apre una porta a un movimento successivo della stessa carta, per passare o per esplorare. Dietro di te la porta si richiude.

## Regole: carte speciali

rule-R7 = Carte speciali
rule-R7-1 = Mazza: un passo in una direzione indicata, attraverso muri e porte chiuse a chiave, o un’esplorazione attraverso il bordo. Il varco si richiude dietro di te.
rule-R7-2 = Corda: uno o due passi su caselle vuote o fosse, ognuno in una direzione indicata. Le fosse non ti fanno nulla, puoi anche finirci sopra. Niente esplorazione, niente muri, niente porte; scale, trappole, teletrasporti, razioni e forzieri, anche già usati, sono fuori portata.
rule-R7-3 = Torcia: scegli un lato della prima carta del tuo mazzo e fai quello che dice. La carta resta dov’è, e quello che hai copiato lo porti a termine anche se lei lascia il mazzo. Un mazzo vuoto o un’altra torcia non danno nulla.
rule-R7-4 = Mappa del tempio: scegli un lato della tua stanza che vedi in linea retta, senza muri né porte in mezzo, e dove non c’è ancora una stanza. Piazza lì la prossima. Per il resto è un’esplorazione.
rule-R7-5 = Superattrezzo: un passo in qualsiasi direzione. Fosse e trappole non ti fanno nulla, le porte chiuse a chiave non ti fermano, e puoi esplorare. I muri ti fermano. Non ha gemma, ma per il resto è una carta come le altre.
rule-R7-6 = La carta multicolore fa fare un passo: a sinistra sul lato A, a destra sul lato B. Davanti all’amuleto la sua gemma vale un colore qualsiasi, e ogni forziere colorato la prende per sua.

## Regole: caselle

rule-R8 = Le caselle
rule-R8-1 = Razioni e forzieri hanno effetto quando ci entri, che tu voglia o no, ma una volta per visita: esci dalla stanza e torna, e tutto è di nuovo a disposizione.
rule-R8-2 = Razione: 1 punto di energia in più, senza superare il tuo massimo. Con la carta Livello difficile, al livello 1 non ha effetto.
rule-R8-3 = Forziere: la prima carta del tuo mazzo va nella tua mano. Un mazzo vuoto non dà nulla.
rule-R8-4 = Forziere colorato: partendo dalla cima del tuo mazzo, prendi la prima carta di quel colore; la multicolore conta. Le altre restano in ordine. Se non ce n’è, prendi quella in cima.
rule-R8-5 = Fossa: riposi subito, e il resto della carta è perso. Con la corda o il Superattrezzo non succede nulla.
rule-R8-6 = Trappola: perdi subito 1 punto di energia, a meno che ti protegga una pietra o il Superattrezzo.
rule-R8-7 = Fosse e trappole funzionano ogni volta che ci entri. Restarci sopra non costa nulla.
rule-R8-8 = Teletrasporto: ti manda sulla stessa casella di una stanza vicina. Se ce n’è più d’una, scegli; se non ce n’è, non succede nulla. La casella d’arrivo ha effetto, a meno che sia un altro teletrasporto. Quello che proteggeva il tuo passo ti protegge anche lì.
rule-R8-9 = Una scala nella riga in basso non ha effetto.
rule-R8-10 = Sulla scala dell’ultima stanza puoi lasciare il livello. Se preferisci restare, la carta continua, e la domanda torna solo se ci torni tu.
rule-R8-11 = Quando la tua energia scende a 0, la partita è persa all’istante.

## Regole: riposo

rule-R9 = Il riposo
rule-R9-1 = Puoi riposare solo se dall’ultima volta hai giocato almeno una carta.
rule-R9-2 = Riprendi in mano tutte le carte giocate e paghi l’energia del tuo livello: 1, 2 o 3. Se non te ne resta, hai perso.
rule-R9-3 = Resti dove sei. Razioni e forzieri usati restano usati, perché non hai lasciato la stanza.

## Regole: livello successivo

rule-R10 = Il livello successivo
rule-R10-1 = La scala ti porta un livello più su.
rule-R10-2 = La tua energia torna al valore iniziale.
rule-R10-3 = Riprendi in mano tutte le carte giocate, compresa l’ultima. Gli effetti che le restavano sono persi.
rule-R10-4 = Al livello 2 puoi portare 4 carte, al livello 3 ne puoi portare 5, Superattrezzo compreso. Scarti quelle di troppo, a tua scelta, ma mai il Superattrezzo.
rule-R10-5 = Le stanze del livello lasciato e i tuoi scarti si mescolano e vanno sotto il tuo mazzo. Il resto del mazzo non cambia.
rule-R10-6 = Delle prime due carte del mazzo, scegli quella che diventa la tua prima stanza e parti dalla sua scala. L’altra resta in cima al mazzo.

## Regole: l’amuleto

rule-R11 = L’amuleto
rule-R11-1 = Quando sali la scala del livello 3, riprendi in mano tutte le carte giocate. Questa volta non c’è limite di carte.
rule-R11-2 = La tua sfida chiede gruppi di gemme. Un gruppo colorato vuole gemme di quel colore; un gruppo bianco, gemme di uno stesso colore, quello che vuoi. Ogni carta serve una volta sola, e la gemma multicolore riempie un posto qualsiasi. Le gemme in più non danno fastidio.
rule-R11-3 = Se le hai tutte, vinci. Se no, perdi.

## Regole: sconfitta

rule-R12 = La sconfitta
rule-R12-1 = Perdi quando la tua energia scende a 0.
rule-R12-2 = Perdi se davanti all’amuleto ti mancano gemme.
rule-R12-3 = Perdi se un’esplorazione, la mappa del tempio o un forziere svuota il tuo mazzo mentre al tuo livello mancano ancora stanze.

## Regole: difficoltà

rule-R13 = La difficoltà
rule-R13-1 = In solitaria puoi mescolare come vuoi lati facili e difficili di Energia, Livello e Amuleto.
rule-R13-2 = È la carta Livello difficile che rovina le razioni del livello 1.

## Regole: in due

rule-R14 = In due
rule-R14-1 = Ohio Bob e Idaho Joe fanno squadra. Ognuno ha il set di un colore, con la sua energia, la sua mano, il suo mazzo e la sua sfida, e i due giocano alla stessa difficoltà. Scegliete anche un lato della stanza di collegamento. In ogni scelta della preparazione comincia il primo giocatore.
rule-R14-2 = La stanza di collegamento sta in mezzo, le vostre prime stanze ai due lati. Ognuno piazza le stanze nel proprio verso: quelle del tuo compagno per te sono capovolte. Porta più su solo la scala di una stanza piazzata come ultima da uno di voi.
rule-R14-3 = Chi non sta aspettando può giocare la prossima carta, quante volte vuole; una carta finisce sempre prima che cominci la successiva. Con «{ option-coop-order }» si gioca un turno a testa: allora si può cedere il turno, ma non ridarlo subito.
rule-R14-4 = Si riposa insieme. Chi vuole riposare lo dice e aspetta; quando l’hanno detto entrambi, entrambi pagano e riprendono le carte. Non si torna indietro, e si può riposare anche senza aver giocato nulla. Se il tuo compagno ha lasciato il livello, o lo lascia in quel momento, riposi subito.
rule-R14-5 = Se cadi in una fossa, riposi e paghi subito, poi aspetti che anche il tuo compagno riposi o salga. Se stava aspettando di riposare, lo fa subito dopo, e riprendete entrambi.
rule-R14-6 = Una razione va al tuo compagno, ed è persa se è già al massimo. Quando ha lasciato il livello, è per te.
rule-R14-7 = Ognuno può camminare nelle stanze dell’altro e approfittare di tutto; quello che uno ha usato, per l’altro è ancora a disposizione. Non potete mai stare sulla stessa casella.
rule-R14-8 = Usi sempre il tuo mazzo, ovunque tu sia, e una stanza conta per chi l’ha piazzata. La stanza di collegamento non conta per nessuno.
rule-R14-9 = Una volta per livello, alla fine di una carta, potete scambiarvi una carta a testa se siete fianco a fianco, senza muri né porte in mezzo. Le carte vengono dalla mano o da quelle giocate, mai il Superattrezzo, e vanno in mano. Chi ha appena giocato fa l’offerta, l’altro risponde con una carta o rifiuta.
rule-R14-10 = Puoi uscire dall’ultima stanza dell’uno o dell’altro, quando hai piazzato tutte le tue stanze. Con almeno 2 punti di energia, prima di andare puoi darne 1 al tuo compagno. Le tue stanze restano, e il tuo compagno continua senza di te.
rule-R14-11 = Quando siete usciti entrambi, tutte le carte tornano sotto il mazzo del loro set, ognuno sceglie la prima stanza, e lo scambio è di nuovo possibile.
rule-R14-12 = Davanti all’amuleto ognuno deve superare la propria sfida e avere in mano almeno 3 carte del set dell’altro. Se uno fallisce, perdono entrambi; se riescono entrambi, vincono entrambi.
rule-R14-13 = Se perde uno di voi, perdono entrambi.

## Chiarimenti

rule-A1 = Quante carte hanno un lato difficile? Tre: Energia, Livello e Amuleto.
rule-A2 = Una scala nella riga in basso porta mai più su? No, neppure al livello 3, a meno che lo dica «{ option-l3-low-stairs-exit }».
rule-A3 = Bisogna prevedere tutta la carta? No, solo il lato. Il resto si decide quando arriva.
rule-A4 = Pietra e chiave servono solo per il movimento dopo? No, per qualsiasi movimento successivo della stessa carta.
rule-A5 = E se due bordi si incontrano? Porta e muro fanno una porta, due porte ne fanno una sola, e un muro o una porta contro nulla resta quello che è.
rule-A6 = Si pesca entrando in una stanza già sul tavolo? No, si entra e basta.
rule-A7 = E se la nuova stanza ti mostra un muro? È esplorata lo stesso, ma forse dovrai entrarci da un’altra parte.
rule-A8 = Con una chiave si può esplorare attraverso una porta chiusa? Sì, ma la chiave è spesa. Per entrare ne serve un’altra.
rule-A9 = Ogni movimento può esplorare? Sì, se è normale. La corda no, e neppure un movimento segnato come «senza esplorazione».
rule-A10 = Con la mazza si cammina attraverso un semplice muro? Sì, oltre a esplorare. «{ option-hammer-scope }» può limitarla.
rule-A11 = La corda va due volte nella stessa direzione? Non per forza. Ogni passo va dove vuoi, e uno può bastare. Scale e forzieri usati non sono caselle vuote.
rule-A12 = Che ne è del resto di una carta dopo una fossa o la scala? È perso.
rule-A13 = Quale lato copia la torcia? Quello che scegli. Una torcia non ne copia un’altra, e quello che hai copiato resta, anche se la carta lascia il mazzo.
rule-A14 = Che cosa ferma la mappa del tempio? Ogni muro e ogni porta fino al bordo compreso, e una stanza già lì. «{ option-map-border-wall-blocks }» può aprire il bordo.
rule-A15 = Da che parte va la carta multicolore? A sinistra sul lato A, a destra sul lato B.
rule-A16 = Bisogna prendere una razione o aprire un forziere? Sì, a meno che «{ option-bonus-optional }» permetta di lasciarli per dopo.
rule-A17 = Che cosa ricarica una razione o un forziere? Uscire dalla stanza, a piedi o con un teletrasporto. Un riposo no.
rule-A18 = Bisogna usare un teletrasporto? Sì, se porta da qualche parte, e verso la stessa casella come si vede sul tavolo. Con «{ option-teleporter-optional }» si può restare.
rule-A19 = La protezione vale anche oltre un teletrasporto? Sì, è ancora lo stesso passo. «{ option-teleport-keeps-protection }» può cambiarlo.
rule-A20 = Si può restare sulla scala e andarsene dopo? No, la domanda arriva solo quando ci metti piede, a meno che «{ option-stairs-choice }» lo permetta.
rule-A21 = Si può riposare senza aver giocato nulla? In solitaria no, sarebbe uno spreco. In due sì, per aspettare l’altro.
rule-A22 = Quale limite di carte vale? Quello del livello in cui arrivi; davanti all’amuleto non ce n’è. «{ option-hand-max-row }» può cambiarlo.
rule-A23 = Si può scartare il Superattrezzo? No, sul retro non ha una stanza. Con «{ option-sg-discardable }» sì, ed è perso per sempre.
rule-A24 = Dove va la carta che non diventa la prima stanza? Ai livelli 2 e 3 resta in cima al mazzo.
rule-A25 = Quando un mazzo vuoto fa perdere? Quando al tuo livello mancano stanze. Una volta piazzata l’ultima, i forzieri non danno più nulla, tutto qui. «{ option-deckout }» può essere più severa.
rule-A26 = Quale carta toglie l’effetto alle razioni? La carta Livello difficile. Con «{ option-rations-off-card }» può essere la carta Energia.
rule-A27 = Che cosa protegge da che cosa? La corda dalle fosse, la pietra dalle trappole, il Superattrezzo da entrambe.
rule-A28 = In una fossa si perde la mano? No, si tiene. Solo che si riposa prima di poter rigiocare.
rule-A29 = Quanta energia si può avere? Quanta all’inizio.
rule-A30 = Un gruppo bianco può avere il colore di un altro gruppo? Sì, con altre carte.
rule-A31 = Quando si sceglie la sfida? Prima di vedere qualsiasi carta.
rule-A32 = Si può scartare più del necessario? No, solo le carte di troppo.
rule-A33 = Si vedono le carte che un forziere colorato salta? Sì, mostrano il lato attrezzo. D’ora in poi le conosci.
rule-A34 = Si può conoscere la stanza sul retro di una carta? Sì, se le sai a memoria; noi non la mostriamo mai. Con «{ option-pairing }» le stanze si ridistribuiscono fra gli attrezzi.
rule-A35 = Si può girare in tondo per le razioni? Sì, finché «{ option-turn-cap }» ti ferma.
rule-A36 = Come ci si dispone in due? Uno di fronte all’altro, con la stanza di collegamento in mezzo. Ognuno piazza le stanze nel proprio verso.
rule-A37 = Chi gioca per primo in due? Chi vuole, una carta intera alla volta. Con «{ option-coop-order }» si gioca un turno a testa.
rule-A38 = Quando si paga un riposo in due? Quando riposano entrambi, così una razione può ancora arrivare; dopo una fossa, subito. «{ option-coop-rest }» può cambiarlo.
rule-A39 = Un forziere usato dal tuo compagno lo è anche per te? No, conta solo la tua visita.
rule-A40 = Quale mazzo si usa nelle stanze dell’altro? Il proprio. Dove potrebbero esplorare entrambi, chi arriva prima ha la meglio.
rule-A41 = Bisogna fare lo scambio? No. È uno per livello per tutti e due, e una carta può tornare indietro più tardi.
rule-A42 = Si può scambiare il Superattrezzo? No, a meno che «{ option-sg-exchangeable }» lo permetta.
rule-A43 = Si può uscire dall’ultima stanza dell’altro? Sì, se tutte le tue stanze sono sul tavolo. «{ option-coop-exit }» può vietarlo.
rule-A44 = Quando si regala energia? Subito prima di salire, e solo se l’altro può usarla. Il livello successivo comincia quando sono usciti entrambi.
rule-A45 = Dove va una carta scartata del set dell’altro? Sotto il mazzo del suo set. Attenzione: poi te ne mancherà una delle tre.
rule-A46 = Quando si decide dell’amuleto in due? Per ognuno, quando lascia il livello 3. Se uno fallisce, hanno perso entrambi.
rule-A47 = Si può uscire senza aver fatto lo scambio? Sì, ma poi non si può più vincere. «{ option-coop-early-loss }» può chiudere la partita subito.
rule-A48 = Può capitare di non avere nulla da fare? No: con carte in mano se ne può giocare una per niente, senza carte si riposa.
rule-A49 = Si può restare chiusi dentro? No, ogni casella di una stanza si raggiunge senza chiave.
rule-A50 = E se un riposo costa proprio l’energia che ti resta? Hai perso, anche se il riposo era obbligato.
rule-A51 = Quale carta Amuleto va con quale set? Quella dello stesso colore.
rule-A52 = Si riceve una domanda quando non c’è nulla da scegliere? No, tranne quella del turno, che arriva sempre. Appena un passo è possibile, puoi farlo o lasciarlo perdere.
rule-A53 = In due le mani sono segrete? No, è tutto scoperto, e potete parlare.
rule-A54 = E se giocano entrambi nello stesso istante? Chi arriva prima gioca, l’altro può riprovare.
rule-A55 = Chi comincia uno scambio? Chi ha appena giocato offre una carta, l’altro risponde. La domanda arriva solo se uno scambio è possibile.

## Le parole attorno al tavolo

board-step =
    { $what ->
        [trap] Perdi 1 punto di energia.
        [end] Ti costerebbe tutta l’energia: la partita sarebbe persa.
        [safe] Sei al sicuro: non succede nulla.
        [pit] Riposi per { $cost } di energia, e la carta finisce lì.
        [spent] Già usato: non succede nulla.
        [ration] 1 punto di energia per te.
        [gift] 1 punto di energia per il tuo compagno.
        [wasted] Per ora non serve a nessuno.
       *[leave] La scala che sale: puoi lasciare il livello.
    }
board-gain = Ricevi «{ $card }».
board-room = «{ $card }» diventa la stanza qui.
board-last-room = «{ $card }» diventa qui l’ultima stanza. La sua scala porta in alto.
board-seen = Hai già visto che cosa c’è dietro: «{ $face }».
board-both = Ora potete giocare tutti e due.
label =
    { $label ->
        [player] Giocatore
        [energy] Energia
        [level] Livello
        [rooms] Stanze
        [hand] Mano
        [played] Carte giocate
        [pile] Mazzo
        [top_card] Prima carta
        [next_cards] Carte seguenti
        [challenge] Sfida
        [lacking] Ancora da trovare
        [gems] Gemme
        [rest_cost] Costo di un riposo
        [side_a] Lato A
        [side_b] Lato B
        [single] Lato unico
        [waiting] in attesa
        [ready] può giocare
        [left] già più su
        [partner] Compagno
        [exchange] Scambio
        [exchange_used] Scambio fatto
        [partner_cards] Carte del compagno
        [link_room] Stanza di collegamento
        [first_room] Prima stanza
        [last_room] Ultima stanza
        [stairs_down] Scala in basso
        [stairs_up] Scala verso l’alto
        [wall] Muro
        [door] Porta chiusa a chiave
        [spent] già usato
        [key_charge] Chiave pronta
        [stone_charge] Pietra pronta
        [copied] copiato
        [charges] A disposizione
        [zoom_in] Ingrandisci
        [zoom_out] Riduci
        [whole_temple] Tutto il tempio
        [done] fatto
        [missing] manca
        [easy] Facile
        [hard] Difficile
        [no_exploring] senza esplorazione
       *[set] Set
    }

## Le carte per nome

called-rd1-green = Stivali (verde)
called-rd1-blue = Stivali (blu)
called-rd2-green = Piede di porco (verde)
called-rd2-blue = Piede di porco (blu)
called-rd3-green = Scatto (verde)
called-rd3-blue = Scatto (blu)
called-rd4-green = Torcia (verde)
called-rd4-blue = Torcia (blu)
called-yl1-green = Borraccia (verde)
called-yl1-blue = Borraccia (blu)
called-yl2-green = Lanterna (verde)
called-yl2-blue = Lanterna (blu)
called-yl3-green = Scala a pioli (verde)
called-yl3-blue = Scala a pioli (blu)
called-yl4-green = Mappa del tempio (verde)
called-yl4-blue = Mappa del tempio (blu)
called-gn1-green = Piccone (verde)
called-gn1-blue = Piccone (blu)
called-gn2-green = Machete (verde)
called-gn2-blue = Machete (blu)
called-gn3-green = Cintura degli attrezzi (verde)
called-gn3-blue = Cintura degli attrezzi (blu)
called-gn4-green = Corda (verde)
called-gn4-blue = Corda (blu)
called-bl1-green = Frusta (verde)
called-bl1-blue = Frusta (blu)
called-bl2-green = Guanti (verde)
called-bl2-blue = Guanti (blu)
called-bl3-green = Carrucola (verde)
called-bl3-blue = Carrucola (blu)
called-bl4-green = Mazza (verde)
called-bl4-blue = Mazza (blu)
called-rb1-green = Gemma multicolore (verde)
called-rb1-blue = Gemma multicolore (blu)
called-supergear = Superattrezzo
called-supergear2 = Superattrezzo (Idaho Joe)

## Le stanze per nome

called-link-easy = Stanza di collegamento
called-link-hard = Stanza di collegamento con porta chiusa
called-t01 = Anticamera
called-t02 = Dispensa
called-t03 = Nicchia del rubino
called-t04 = Camera del sole
called-t05 = Alcova di giada
called-t06 = Cornicione di zaffiro
called-t07 = Sala del vortice
called-t08 = Refettorio
called-t09 = Vecchia cucina
called-t10 = Galleria del sole
called-t11 = Cella di giada
called-t12 = Cripta di zaffiro
called-t13 = Ponte spezzato
called-t14 = Corridoio delle lance
called-t15 = Magazzino
called-t16 = Oracolo
called-t17 = Sala del tesoro

## Hints

a-gem =
    { $colour ->
        [red] una gemma rossa
        [yellow] una gemma gialla
        [green] una gemma verde
        [blue] una gemma blu
       *[multi] una gemma multicolore
    }
count-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
hint-worth = nient’altro prometteva di più
hint-challenge-white = di { $count } gemme puoi scegliere il colore strada facendo
hint-challenge-fixed = sai fin dall’inizio quali { $count } gemme cercare
hint-pick-gem = così tieni { a-gem } per il tuo amuleto
hint-pick-steps = vale { count-steps }
hint-pick-top = { a-gem } che manca al tuo amuleto resta in cima al mazzo
hint-pick-room = al tuo amuleto la sua gemma non serve
hint-stairs = ti porta alla scala che sale
hint-gem = ti procura { a-gem } che manca al tuo amuleto
hint-last-room = apre l’ultima stanza, e con lei l’uscita
hint-ration = ti porta a una razione, per 1 punto di energia in più
hint-room =
    { $count ->
        [one] apre una nuova stanza, poi ne manca solo { $count }
       *[other] apre una nuova stanza, poi ne mancano ancora { $count }
    }
hint-chest = ti dà un’altra carta da un forziere
hint-pit = la fossa vale un riposo, { cards-back } per { cost-energy }
hint-safe = la trappola che c’è lì non può farti nulla
hint-near-stairs = ti avvicina alla scala, ancora { count-steps }
hint-near-chest = ti avvicina a un forziere, ancora { count-steps }
hint-near-border =
    { $count ->
        [0] ti porta a un bordo dove puoi esplorare
       *[other] ti avvicina a un bordo aperto, ancora { count-steps }
    }
hint-rest = { cards-back } per { cost-energy }
hint-rest-partner = il tuo compagno aspetta che tu riposi
hint-hand-over =
    { $count ->
        [one] il tuo compagno ha ancora { $count } carta da giocare
       *[other] il tuo compagno ha ancora { $count } carte da giocare
    }
hint-skip = da qui nessun passo servirebbe
hint-leave = ti aspetta il livello { $level }, con tutta la tua energia
hint-amulet = hai tutto quello che chiede l’amuleto
hint-stay-gems =
    { $count ->
        [one] al tuo amuleto manca ancora { $count } gemma
       *[other] al tuo amuleto mancano ancora { $count } gemme
    }
hint-bonus-later = ci sarà anche più tardi
hint-gift =
    { $energy ->
        [one] al tuo compagno resta solo { energy-points }, e tu puoi darne 1
       *[other] al tuo compagno restano solo { energy-points }, e tu puoi darne 1
    }
hint-gift-keep = il tuo compagno ha ancora { energy-points }
hint-discard = il tuo amuleto può fare a meno di { a-gem }
hint-offer-gem = all’amuleto del tuo compagno manca { a-gem }
hint-exchange =
    { $count ->
        [0] a ognuno servono 3 carte dell’altro, e tu per ora non ne hai
       *[other] a ognuno servono 3 carte dell’altro, e tu per ora ne hai { $count }
    }
hint-refuse = si scambia una volta sola per livello, e può arrivare un’occasione migliore
