### Realm of the Jade Goddess, Italiano

game-name = Il regno della dea di giada
game-blurb = Una città dimenticata dorme nella giungla. Sfreccia in jeep, manda i tuoi archeologi fra le rovine e ricomponi le statue di giada prima degli altri.
round-name = Turno { $round }

## Nomi

object =
    { $object ->
        [1] Giaguaro
        [2] Serpente
       *[3] Dea
    }
piece-letter =
    { $piece ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
token-name =
    { $condition ->
        [good] { object }, pezzo { piece-letter }, ben conservato
       *[bad] { object }, pezzo { piece-letter }, mal conservato
    }
part-letter =
    { $part ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
figure-name =
    { $strength ->
        [1] Archeologo singolo
        [2] Coppia di archeologi
        [3] Trio di archeologi
       *[other] Squadra di { $strength }
    }
a-figure =
    { $strength ->
        [1] un archeologo singolo
        [2] una coppia
        [3] un trio
       *[other] una squadra di { $strength }
    }
direction =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
to-the-direction =
    { $direction ->
        [north] a nord
        [east] a est
        [south] a sud
       *[west] a ovest
    }
tile-shape =
    { $sides ->
        [0] Solo giungla
        [one] Città su { $sides } lato
       *[other]
            { $parts ->
                [one] Città su { $sides } lati
               *[other] Città su { $sides } lati, in { $parts } parti separate
            }
    }
ending =
    { $ending ->
        [tiles] L’ultima tessera è stata pescata e tutti hanno giocato l’ultimo turno: la partita è finita.
        [artefacts] Nel mucchio non ci sono più reperti: la partita finisce subito.
       *[stall] Da un’eternità nessuno esplora più niente: la partita è finita.
    }
cost-gold =
    { $cost ->
        [one] { $cost } moneta d’oro
       *[other] { $cost } monete d’oro
    }
amount-gold =
    { $amount ->
        [one] { $amount } moneta d’oro
       *[other] { $amount } monete d’oro
    }
count-artefacts =
    { $count ->
        [one] { $count } reperto
       *[other] { $count } reperti
    }
count-figures =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
count-heads =
    { $heads ->
        [0] nessuna testa
        [one] { $heads } testa
       *[other] { $heads } teste
    }
count-coins =
    { $coins ->
        [0] nessuna moneta
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## Eventi

event-first-player =
    { $me ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
event-display-dealt =
    { $me ->
        [yes] Ricevi una prima tessera per la tua vetrina.
       *[no] { $who } riceve una prima tessera per la vetrina.
    }
event-row-dealt = Nella fila, scoperto: «{ $token }».
event-turn-began =
    { $me ->
        [yes] Turno { $round }: tocca a te.
       *[no] Turno { $round }: tocca a { $who }.
    }
event-bonus-began =
    { $me ->
        [yes] Paghi { cost-gold } per un turno bonus.
       *[no] { $who } paga { cost-gold } per un turno bonus.
    }
event-exchanged =
    { $me ->
        [yes] Sei in un vicolo cieco: infili una tessera sotto la pila { $stack } e prendi quella in cima.
       *[no] { $who } è in un vicolo cieco: infila una tessera sotto la pila { $stack } e prende quella in cima.
    }
event-rode =
    { $me ->
        [yes] Viaggi da { $origin } a { $cell }.
       *[no] { $who } viaggia da { $origin } a { $cell }.
    }
event-drew-tile =
    { $me ->
        [yes] Peschi una tessera dalla pila { $stack }.
       *[no] { $who } pesca una tessera dalla pila { $stack }.
    }
event-laid =
    { $me ->
        [yes] Piazzi una tessera in { $cell } e ci sali con la jeep.
       *[no] { $who } piazza una tessera in { $cell } e ci sale con la jeep.
    }
event-kept =
    { $me ->
        [yes] Qui la tessera non combacia: finisce nella tua vetrina.
       *[no] Qui la tessera non combacia: finisce nella vetrina di { $who }.
    }
event-last-tile =
    { $me ->
        [yes] Hai pescato l’ultima tessera! Dopo questo turno ognuno ne ha ancora uno.
       *[no] { $who } ha pescato l’ultima tessera! Dopo questo turno ognuno ne ha ancora uno.
    }
event-stopped =
    { $me ->
        [yes] Ti fermi nella giungla.
       *[no] { $who } si ferma nella giungla.
    }
event-figure-placed =
    { $me ->
        [yes] Mandi { a-figure } fra le rovine in { $cell } (parte { part-letter }).
       *[no] { $who } manda { a-figure } fra le rovine in { $cell } (parte { part-letter }).
    }
event-figure-paid =
    { $me ->
        [yes] Ti costa { amount-gold }.
       *[no] A { $who } costa { amount-gold }.
    }
event-figure-taken =
    { $me ->
        [yes] Riprendi { a-figure } da { $cell }.
       *[no] { $who } riprende { a-figure } da { $cell }.
    }
event-dug = Le rovine in { $cell } sono chiuse e comincia lo scavo: { count-heads }, { count-coins }.
event-dug-in-vain = Le rovine in { $cell } sono chiuse, ma non c’è nessuno a scavare.
event-tokens-drawn =
    { $me ->
        [yes] Peschi { count-artefacts }.
       *[no] { $who } pesca { count-artefacts }.
    }
event-token-seen =
    { $me ->
        [yes] È «{ $token }».
       *[no] { $who } ha pescato «{ $token }».
    }
event-pile-empty =
    { $me ->
        [yes] Il mucchio è vuoto: per te non ci sono più reperti.
       *[no] Il mucchio è vuoto: per { $who } non ci sono più reperti.
    }
event-gold-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] La banca è vuota: niente oro per te.
               *[other] Ricevi { amount-gold }.
            }
       *[no]
            { $amount ->
                [0] La banca è vuota: niente oro per { $who }.
               *[other] { $who } riceve { amount-gold }.
            }
    }
event-figures-home =
    { $me ->
        [yes] Finito lo scavo, recuperi { count-figures }.
       *[no] Finito lo scavo, { $who } recupera { count-figures }.
    }
event-swapped =
    { $me ->
        [yes] Scambi «{ $token }» con «{ $other }» della fila.
       *[no] { $who } scambia «{ $token }» con «{ $other }» della fila.
    }
event-blind-swap =
    { $me ->
        [yes] Paghi { cost-gold } per scambiare { count-artefacts } alla cieca.
       *[no] { $who } paga { cost-gold } per scambiare { count-artefacts } alla cieca.
    }
event-token-returned =
    { $me ->
        [yes] Rimetti «{ $token }» nel mucchio.
       *[no]
            { $token ->
                [unknown] { $who } rimette un reperto nel mucchio.
               *[other] { $who } rimette «{ $token }» nel mucchio.
            }
    }
event-passed =
    { $me ->
        [yes] Lasci perdere.
       *[no] { $who } lascia perdere.
    }
event-ended = { ending }

## Azioni

action-ride = Vai in { $cell }
action-stop = Fermati qui
action-exchange = Infila la tessera { $slot } sotto la pila { $stack }
action-draw = Pesca dalla pila { $stack }
action-play =
    { $turn ->
        [0] Piazza la tessera { $slot } { to-the-direction }
        [one] Piazza la tessera { $slot } { to-the-direction }, con { $turn } quarto di giro
       *[other] Piazza la tessera { $slot } { to-the-direction }, con { $turn } quarti di giro
    }
action-place =
    { $turn ->
        [0] Piazzala { to-the-direction }
        [one] Piazzala { to-the-direction }, con { $turn } quarto di giro
       *[other] Piazzala { to-the-direction }, con { $turn } quarti di giro
    }
action-swap = Scambia «{ $token }» con il reperto { $slot } della fila
action-blind =
    { $count ->
        [one] Scambia { $count } reperto alla cieca
       *[other] Scambia { $count } reperti alla cieca
    }
action-return = Rimetti «{ $token }»
action-pass = Lascia perdere
action-no-figure = Non mandare nessuno
action-figure = Metti { a-figure } sulla parte { part-letter }
action-leave = Non riprendere nessuno
action-take-back = Riprendi la pedina { $figure }
action-bonus =
    { $answer ->
        [skip] Chiudi il turno
       *[buy] Compra un turno bonus
    }

## Domande

ask-ride =
    { $chain ->
        [yes] Solo giungla, il viaggio continua: dove vai?
       *[no]
            { $duty ->
                [yes] La tua vetrina è piena: vai dove puoi piazzare una delle sue tessere, o al centro per fare uno scambio.
               *[no] Dove vai?
            }
    }
waits-ride = { $who } sta studiando la mappa…
ask-explore = Si parte verso l’ignoto: peschi una tessera o ne piazzi una della vetrina?
waits-explore = { $who } sta per esplorare…
ask-place = La tessera combacia: dove e come la piazzi?
waits-place = { $who } sta cercando un posto per la tessera…
ask-trade = Sei sulla casella degli scambi: che cosa scambi?
waits-trade = { $who } sta esaminando i reperti…
ask-return =
    { $count ->
        [0] Rimetti un reperto nel mucchio?
        [one] Quale reperto rimetti nel mucchio?
       *[other] { $count } reperti tornano nel mucchio: quale per primo?
    }
waits-return = { $who } sta scegliendo che cosa rimettere…
ask-figure = Mandi qualcuno fra queste rovine?
waits-figure = { $who } sta decidendo chi mandare fra le rovine…
ask-retrieve = Non hai messo nessuna pedina: ne riprendi una?
waits-retrieve = { $who } sta decidendo se riprendere una pedina…
ask-bonus = Compri un turno bonus per { cost-gold }?
waits-bonus = { $who } sta decidendo se comprare un turno bonus…

## Regole della casa

option-start-player = Chi comincia
    .about = Chi gioca il primo turno.
    .random = Si tira a sorte
    .seat-0 = Posto 1
    .seat-1 = Posto 2
    .seat-2 = Posto 3
    .seat-3 = Posto 4
option-explore-mandatory = Obbligo di esplorare
    .about = Si deve pescare o piazzare una tessera quando ci si ferma dove c’è una linea aperta?
    .true = Obbligatorio
    .false = Facoltativo
option-stop-after-jungle = Fermarsi dopo la giungla
    .about = Ci si può fermare dopo aver piazzato una tessera di sola giungla?
    .true = Ci si può fermare
    .false = Si deve ripartire
option-full-display-duty = Vetrina piena
    .about = Una vetrina piena obbliga a piazzare una delle sue tessere, se si può?
    .strict = Si piazza o si scambia
    .free = Nessun obbligo
option-stuck-scope = Vicolo cieco
    .about = Dove non deve combaciare nessuna tessera della vetrina piena, perché se ne possa cambiare una.
    .board = In tutto il tabellone
    .reachable = Solo dove si può arrivare
option-trade-return = Resi alla cieca
    .about = Quanti reperti si rimettono nel mucchio dopo averli pescati alla cieca.
    .equal = Quanti se ne pescano
    .free = A piacere, al massimo due
option-trade-needs-own = Scambio senza reperti
    .about = Per pescare alla cieca bisogna avere altrettanti reperti?
    .true = Sì, altrettanti
    .false = No, anche nessuno
option-excavate-before-bonus = Momento degli scavi
    .about = Le rovine chiuse si scavano prima di decidere sul turno bonus?
    .true = Prima del turno bonus
    .false = Alla fine del turno
option-final-round-bonus = Bonus nell’ultimo giro
    .about = Nell’ultimo giro si possono ancora comprare turni bonus?
    .true = Sì
    .false = No
option-shortage-split = Reperti scarsi
    .about = Come si divide quello che resta fra chi è alla pari, quando il mucchio si esaurisce.
    .round-robin = Uno alla volta, a turno
    .active-first = Un giocatore dopo l’altro
option-gold-supply = Oro della banca
    .about = La banca può restare senza oro?
    .unlimited = Inesauribile
    .limited = Solo quello della scatola
option-gold-visible = Oro degli altri
    .about = La pagina mostra quanto oro hanno gli altri?
    .true = Visibile
    .false = Nascosto
option-statue-same-object = Pezzi di una statua
    .about = I quattro pezzi di una statua devono venire tutti dalla stessa: giaguaro, serpente o dea?
    .true = Tutti dalla stessa
    .false = A, B, C e D qualsiasi
option-stall-limit-rounds = Limite d’inattività
    .about = Dopo questo numero di giri in cui nessuno pesca o piazza una tessera, la partita finisce; 0: nessun limite.

## Perché no

why-over = La partita è finita.
why-not-your-turn = Non è il tuo turno.
why-other-decision =
    { $verb ->
        [ride] In questo momento la tua jeep non può viaggiare.
        [stop] Ci si ferma solo al momento di ripartire, dopo una tessera di sola giungla.
        [exchange] Si cambia una tessera della vetrina solo prima di viaggiare.
        [draw] Si pesca una tessera solo all’arrivo, dove c’è una linea aperta.
        [play] Si piazza una tessera solo all’arrivo, dove c’è una linea aperta.
        [place] Non hai pescato nessuna tessera da piazzare.
        [swap] Si scambia solo all’arrivo al centro.
        [blind] Si scambia solo all’arrivo al centro.
        [return] Si rimettono reperti solo dopo uno scambio alla cieca.
        [no_figure] Le pedine entrano in gioco solo dopo una tessera con città.
        [figure] Si mette una pedina solo subito dopo aver piazzato una tessera con città.
        [leave] La domanda arriva solo alla fine di una tappa senza nuove pedine.
        [take_back] Si riprende una pedina solo alla fine di una tappa in cui non se ne è messa nessuna.
        [bonus] Il turno bonus si compra solo dopo quello normale.
       *[other] Prima rispondi alla domanda.
    }
why-option =
    { $option ->
        [explore_mandatory] Qui devi esplorare; per farne a meno serve la regola della casa «{ option-explore-mandatory }».
        [stop_after_jungle] Devi ripartire: lo dice la regola della casa «{ option-stop-after-jungle }».
       *[trade_return] Devi rimettere tanti reperti quanti ne hai pescati; per fare altrimenti serve la regola della casa «{ option-trade-return }».
    }
why-not-explored = Nessuno ha ancora esplorato { $cell }.
why-not-reachable = Non puoi arrivare in { $cell } con un solo viaggio: la prima linea marrone ti ferma.
why-jeep-there = In { $cell } c’è già un’altra jeep.
why-duty = La tua vetrina è piena e una delle sue tessere si può piazzare: fallo, o vai al centro a fare uno scambio.
why-no-stop = Ci si ferma solo dopo una tessera di sola giungla. Per restare dove sei, scegli la tua casella.
why-not-stuck = Si cambia una tessera solo se la vetrina è piena e nessuna delle sue tessere combacia, e solo una volta per tappa.
why-stack-empty = La pila { $stack } è vuota.
why-display-full = La tua vetrina è piena: piazza una delle sue tessere prima di pescarne un’altra.
why-no-tile = Al posto { $slot } della tua vetrina non c’è nessuna tessera.
why-no-open-line = Non c’è nulla da esplorare { to-the-direction } della tua jeep.
why-does-not-fit = Girata così, la tessera non combacia { to-the-direction }: la giungla deve toccare la giungla, e la città la città.
why-same-turn = Girata così, la tessera è uguale a come sarebbe con meno quarti di giro: scegli quelli.
why-no-token = Non hai il reperto «{ $token }».
why-no-gold =
    { $cost ->
        [one] Serve { cost-gold } e ne hai { $gold }.
       *[other] Servono { cost-gold } e ne hai { $gold }.
    }
why-pile-small =
    { $count ->
        [0] Nel mucchio non ci sono più reperti.
        [one] Nel mucchio resta solo { $count } reperto.
       *[other] Nel mucchio restano solo { $count } reperti.
    }
why-too-few-own =
    { $count ->
        [0] Non hai nessun reperto da scambiare.
       *[other] Non puoi scambiare più reperti di quanti ne hai: { $count }.
    }
why-must-trade = Con la vetrina piena sei qui per fare uno scambio, e quindi devi farlo.
why-no-figure =
    { $strength ->
        [1] I tuoi archeologi singoli sono già tutti in campo.
        [2] La tua coppia è già in campo.
        [3] Il tuo trio è già in campo.
       *[other] Non hai più squadre di { $strength } da mettere.
    }
why-no-part = Questa tessera non ha una parte { part-letter }.
why-figure-home = Questa pedina non è sul tabellone: non c’è nulla da riprendere.

## Regole: termini

rule-R1 = Termini
rule-R1-1 = La giungla è un quadrato di 11 × 11 caselle, indicate con colonna e riga: F6 è il centro. Una casella con una tessera o un pezzo della croce iniziale è esplorata, le altre sono vuote. Le jeep si fermano sul cerchio al centro delle caselle esplorate.
rule-R1-2 = Ogni casella esplorata ha quattro lati. Un lato è giungla, con una linea bianca che ci arriva, oppure città, con una linea marrone.
rule-R1-3 = I lati di città di una tessera che sono uniti formano una parte; una tessera può averne più d’una, separate dalla giungla. Una parte può mostrare teste, che stanno per i reperti, e monete.
rule-R1-4 = Una linea unisce due caselle esplorate vicine: bianca attraverso la giungla, marrone attraverso la città.
rule-R1-5 = Una linea è aperta se porta a una casella vuota. Verso il bordo del tabellone una linea non è mai aperta.
rule-R1-6 = Le parti di città che si toccano con un lato formano una zona, per quante tessere occupi. Toccarsi con uno spigolo non basta.
rule-R1-7 = Una zona è completa, cioè chiusa, quando nessuno dei suoi lati di città dà su una casella vuota. Anche il bordo del tabellone chiude.
rule-R1-8 = Il tuo turno ha una o due tappe: quella normale e, se la paghi, una in più, il turno bonus.
rule-R1-9 = La tua vetrina mostra fino a tre tessere, che vedono tutti. Il mucchio contiene i reperti coperti; nella fila ce ne sono cinque scoperti.

## Regole: preparazione

rule-R2 = Preparazione
rule-R2-1 = La croce iniziale ha un centro, F6, e quattro bracci di cinque caselle. Le altre 100 caselle sono vuote.
rule-R2-2 = Le 85 tessere, mescolate, formano sei pile coperte: una da 15 e cinque da 14.
rule-R2-3 = In ordine di turno, ognuno riceve la prima tessera di una pila per la vetrina. Le pile si alternano; non c’è nulla da scegliere.
rule-R2-4 = I 72 reperti si mescolano coperti. Se ne scoprono cinque per la fila, gli altri 67 sono il mucchio.
rule-R2-5 = Ognuno comincia con una jeep al centro, 5 monete d’oro e cinque pedine: tre archeologi singoli, una coppia e un trio.
rule-R2-6 = Chi comincia si tira a sorte, a meno che «{ option-start-player }» dica altro. Si gioca in senso orario.
rule-R2-7 = Preparazione e regole sono le stesse in 2, 3 e 4.

## Regole: il tuo turno

rule-R3 = Il tuo turno
rule-R3-1 = Prima la tappa normale, poi gli scavi che ne derivano. Dopo puoi comprare un turno bonus per 1 moneta d’oro, con i suoi scavi.
rule-R3-2 = In ogni tappa viaggi, e dove arrivi esplori, scambi o non fai nulla. Dopo una tessera con città puoi mettere una pedina; dopo una di sola giungla puoi ripartire. Se non hai messo nessuna pedina, alla fine puoi riprenderne una. Prima di viaggiare puoi cambiare una tessera, se sei in un vicolo cieco.
rule-R3-3 = La tappa è finita quando la tessera pescata non combacia, quando hai piazzato una tessera con città, hai fatto o rifiutato uno scambio al centro, decidi di fermarti dopo la giungla, o dove sei non c’è nulla da fare.
rule-R3-4 = Se c’è una sola cosa possibile, si fa senza chiedere. Unica eccezione: con due o più reperti la domanda su quale rimettere nel mucchio arriva sempre, così nessuno ne ricava qualcosa.

## Regole: viaggiare

rule-R4 = Viaggiare
rule-R4-1 = Nessuno ti obbliga a viaggiare: puoi restare dove sei, a meno che la vetrina piena ti mandi altrove.
rule-R4-2 = Lungo le linee bianche la tua jeep va lontano quanto vuoi e si ferma dove vuoi.
rule-R4-3 = Una linea marrone ti ferma nella casella subito dopo. Quindi ne attraversi una al massimo, come ultimo passo o come unico.
rule-R4-4 = Puoi superare altre jeep, ma non fermarti in una casella dove ce n’è una. Solo al centro c’è posto per tutte.
rule-R4-5 = Quindi una linea marrone è sbarrata finché subito dopo c’è un’altra jeep, a meno che si tratti del centro.
rule-R4-6 = Le jeep restano sulle caselle esplorate; una linea aperta non è ancora una strada.
rule-R4-7 = Le pedine non intralciano mai le jeep.
rule-R4-8 = Ogni viaggio ricomincia da capo, dopo una tessera di giungla come nel turno bonus: ognuno ha diritto alla sua linea marrone.

## Regole: esplorare

rule-R5 = Esplorare
rule-R5-1 = Se ti fermi dove c’è una linea aperta, esplori: o peschi la prima tessera di una pila, se nella vetrina c’è posto, o piazzi una tessera della vetrina che combacia. Scegli prima di vedere una nuova tessera.
rule-R5-2 = Se puoi esplorare, devi farlo. Per evitarlo, fermati dove nessuna linea è aperta, per esempio al centro. La regola della casa «{ option-explore-mandatory }» può cambiarlo.
rule-R5-3 = Se non puoi né pescare né piazzare, non succede nulla e la tua tappa è finita. Puoi comunque riprendere una pedina.
rule-R5-4 = Una tessera va in una casella vuota, in fondo a una linea aperta della casella della tua jeep, girata come vuoi, ma mai capovolta.
rule-R5-5 = Fuori dal tabellone non si piazza nulla. Verso il bordo una tessera può mostrare giungla o città, a piacere.
rule-R5-6 = Una tessera combacia se, su ogni lato che tocca una casella esplorata, la giungla incontra la giungla e la città la città. Gli altri lati non contano.
rule-R5-7 = Se la tessera pescata combacia in fondo a una linea aperta della tua casella, devi piazzarla; scegli solo dove e come. Se no, va nella tua vetrina e la tappa è finita.
rule-R5-8 = La tua jeep sale sulla tessera che hai appena piazzato.
rule-R5-9 = Dopo una tessera di sola giungla, pescata o della vetrina, puoi ripartire e poi esplorare o scambiare come al solito, e così via finché piazzi giungla. Puoi anche fermarti. Tutto questo è una sola tappa.
rule-R5-10 = Una tessera con città mette fine all’esplorazione per questa tappa.
rule-R5-11 = Da una pila vuota non si pesca. Quando sono vuote tutte, restano da piazzare solo le tessere delle vetrine.

## Regole: pedine

rule-R6 = Le pedine
rule-R6-1 = Subito dopo aver piazzato una tessera con città puoi mettere una tua pedina su una parte di città di quella tessera, e da nessun’altra parte. Una pedina per tappa.
rule-R6-2 = Un archeologo singolo è gratis, una coppia costa 1 moneta d’oro, un trio 2. Bisogna poterli pagare.
rule-R6-3 = Se la tessera ha più parti, ne scegli una. La pedina conta solo nella zona di quella parte.
rule-R6-4 = Non importa chi c’è già nella zona. Puoi averci più pedine, e perfino metterne una mentre quella stessa tessera la completa.
rule-R6-5 = Hai solo cinque pedine. Quando sono tutte sul tabellone, non puoi metterne altre.
rule-R6-6 = Se in una tappa non hai messo nessuna pedina, alla fine puoi riprenderne una tua, prima degli scavi. È gratis, ma quello che hai pagato è perso. Puoi riusarla dalla tappa successiva.

## Regole: vetrina

rule-R7 = La vetrina piena
rule-R7-1 = Con tre tessere nella vetrina non puoi pescare.
rule-R7-2 = Se la tua vetrina è piena e puoi arrivare a una casella da cui si può piazzare una delle sue tessere, devi andarci e piazzarne una. Oppure vai al centro, ma allora devi fare uno scambio; se non puoi, il centro non vale. La regola della casa «{ option-full-display-duty }» può cambiarlo.
rule-R7-3 = Se non c’è nessuna casella così a portata, vai dove vuoi. Non piazzi e non peschi, ma al centro puoi fare uno scambio.
rule-R7-4 = Se all’inizio di una tappa la tua vetrina è piena e nessuna delle sue tessere combacia in nessun punto del tabellone, puoi infilarne una sotto una pila e prendere al suo posto quella in cima. Si può fare una volta, poi viaggi come al solito. «{ option-stuck-scope }» dice dove le tessere non devono combaciare.
rule-R7-5 = Dopo una tessera di giungla la vetrina non è mai piena: tutto questo riguarda solo il primo viaggio di una tappa.

## Regole: scavi

rule-R8 = Gli scavi
rule-R8-1 = Alla fine di una tappa si scava ogni zona che la tessera piazzata ha completato.
rule-R8-2 = Si contano le teste e le monete di tutta la zona, poi gli archeologi che ci ha ognuno: una pedina conta 1, 2 o 3.
rule-R8-3 = Chi ha più archeologi pesca un reperto per testa. Il secondo posto ne riceve la metà, il terzo la metà del secondo, il quarto la metà del terzo, sempre arrotondata per eccesso. In caso di parità ognuno riceve tutto quello che spetta al suo posto, e chi segue prende il posto successivo. Se c’è una testa sola, pesca solo il primo posto.
rule-R8-4 = I reperti si pescano a caso dal mucchio, uno alla volta, e ognuno vede solo i suoi. La fila resta com’è.
rule-R8-5 = Chiunque abbia un archeologo nella zona, a qualunque posto, riceve anche 1 moneta d’oro per ogni moneta raffigurata.
rule-R8-6 = Poi tutte le pedine della zona tornano ai proprietari.
rule-R8-7 = Se una zona si completa quando non c’è nessuno, non rende nulla a nessuno, né ora né dopo.
rule-R8-8 = Se i reperti non bastano, il primo posto viene servito prima del secondo, e così via. Chi è alla pari pesca un reperto a testa, a giro, a partire da chi è di turno; «{ option-shortage-split }» può cambiarlo. Quello che manca è perso; l’oro si paga comunque.
rule-R8-9 = Se una tessera completa più zone, si scavano una dopo l’altra nell’ordine dei suoi lati: nord, est, sud, ovest. Due parti della tessera che appartengono alla stessa zona contano per un solo scavo.
rule-R8-10 = La banca non resta mai senza oro. Con «{ option-gold-supply }» può avere solo le 62 della scatola; se non bastano, paga quel che può in ordine di turno, a partire da chi è di turno.

## Regole: scambi

rule-R9 = Gli scambi
rule-R9-1 = Se ti fermi al centro, o ci resti, puoi fare una di due cose. Scambio aperto, gratis: dai un tuo reperto e ne prendi uno della fila; il tuo va al suo posto. Scambio alla cieca, 1 moneta d’oro: peschi uno o due reperti dal mucchio, li guardi e ne rimetti altrettanti a tua scelta, coperti. Poi la tua tappa è finita.
rule-R9-2 = Per uno scambio alla cieca serve 1 moneta d’oro. Non puoi pescare più reperti di quanti ne avevi prima, né più di quanti ce ne sono nel mucchio.
rule-R9-3 = Si fa uno scambio per tappa, dell’uno o dell’altro tipo. Nel turno bonus puoi scambiare di nuovo.
rule-R9-4 = Il centro non ha linee aperte: quindi non devi mai scegliere fra scambiare ed esplorare.

## Regole: turno bonus

rule-R10 = Il turno bonus
rule-R10-1 = Dopo la tappa normale e i suoi scavi puoi pagare 1 moneta d’oro per un turno bonus, che segue subito. Uno per turno, non di più.
rule-R10-2 = Nel turno bonus puoi fare tutto quello che puoi fare nella tappa normale.
rule-R10-3 = L’oro e le pedine che hai appena ricevuto da uno scavo sono già a tua disposizione. La regola della casa «{ option-excavate-before-bonus }» può rimandare gli scavi a dopo il turno bonus.
rule-R10-4 = Quando i reperti sono finiti, è finita anche la partita: niente turno bonus.

## Regole: fine della partita

rule-R11 = La fine della partita
rule-R11-1 = La partita può finire in due modi: finiscono le tessere, o finiscono i reperti.
rule-R11-2 = Tessere: chi pesca l’ultimissima tessera delle pile finisce il suo turno, compreso il turno bonus. Poi ognuno ha ancora un turno, e l’ultimo tocca a chi l’ha pescata.
rule-R11-3 = Reperti: se il mucchio è vuoto dopo uno scavo a cui qualcuno ha partecipato, la partita finisce subito, anche nell’ultimo giro. Si completano solo gli altri scavi di questa tappa.
rule-R11-4 = Le pedine nelle zone aperte e le tessere nelle vetrine non valgono nulla.
rule-R11-5 = Perché una partita non duri per sempre, finisce anche quando nessuno pesca o piazza una tessera per il numero di giri fissato con «{ option-stall-limit-rounds }».

## Regole: punteggio

rule-R12 = Punteggio
rule-R12-1 = Ogni reperto vale 1 punto.
rule-R12-2 = I pezzi A, B, C e D del giaguaro, del serpente o della dea formano una statua completa; i tre non si mescolano. Una statua dà 3 punti in più, o 5 se tutti e quattro i pezzi sono ben conservati.
rule-R12-3 = Ogni reperto serve per una sola statua. Le tue statue vengono composte per te nel modo migliore.
rule-R12-4 = Oro, archeologi e tessere non danno punti.
rule-R12-5 = Vince chi ha più punti. A parità decide il numero di reperti, poi l’oro; se la parità resta, la vittoria è condivisa. Lo stesso vale per gli altri posti.

## Chiarimenti

rule-A1 = Quanti reperti si possono scambiare? Uno nello scambio aperto, uno o due in quello alla cieca.
rule-A2 = Si devono rimettere tanti reperti quanti se ne sono pescati? Sì. Con la regola della casa «{ option-trade-return }» possono essere nessuno, uno o due.
rule-A3 = Si può scambiare alla cieca senza reperti propri? No, non se ne pescano più di quanti se ne hanno, a meno che «{ option-trade-needs-own }» lo permetta.
rule-A4 = Si può rimettere un reperto appena pescato? Sì. Prima si pesca, poi si sceglie fra tutti i propri.
rule-A5 = Si deve esplorare dove c’è una linea aperta? Sì, a meno che «{ option-explore-mandatory }» lo renda facoltativo. Per prendere fiato, vai al centro.
rule-A6 = Si può pescare una tessera e poi piazzarne invece una della vetrina? No, si sceglie prima di pescare.
rule-A7 = Si può tenere una tessera pescata che combacia? No, va piazzata.
rule-A8 = E se la tessera pescata combacia altrove sul tabellone? Non serve: contano solo le linee aperte della casella della tua jeep.
rule-A9 = Con la vetrina piena si deve piazzare una tessera? Sì, se si può, a meno di fare uno scambio al centro. «{ option-full-display-duty }» può togliere l’obbligo.
rule-A10 = Quando si è in un vicolo cieco? Quando nessuna tessera della vetrina piena combacia in nessun punto del tabellone. Con «{ option-stuck-scope }» possono contare solo le caselle a portata.
rule-A11 = Si può cambiare più di una tessera? No, una volta per tappa, e mai con una pila vuota.
rule-A12 = Cambiando una tessera si può prendere l’ultima? No, la pila resta alta com’era, quindi la fine non si avvicina.
rule-A13 = Una zona si scava prima di decidere sul turno bonus? Sì, così puoi usare quello che ci hai guadagnato. Con «{ option-excavate-before-bonus }» può essere dopo.
rule-A14 = Si può comprare un turno bonus dopo che è sparito l’ultimo reperto? No, la partita è già finita.
rule-A15 = Ci sono turni bonus dopo che è stata pescata l’ultima tessera? Sì, in quel turno e nell’ultimo giro. «{ option-final-round-bonus }» può escluderli dall’ultimo giro.
rule-A16 = E se i reperti finiscono durante l’ultimo giro? La partita finisce in quel momento.
rule-A17 = Come si arrotonda una metà? Per eccesso. Due teste danno 2, 1, 1 e 1 reperti; solo con un’unica testa pesca soltanto il primo posto.
rule-A18 = Se due sono primi alla pari, chi è secondo? Chi è più forte fra gli altri, e riceve quanto spetta al secondo posto.
rule-A19 = E se i reperti non bastano? Il posto migliore viene servito per primo; chi è alla pari pesca a giro, a partire da chi è di turno. «{ option-shortage-split }» può cambiarlo.
rule-A20 = Si possono rifiutare i reperti? No, arrivano da soli.
rule-A21 = In che ordine si scavano più zone? Secondo i lati della tessera: nord, est, sud, ovest. Conta solo se i reperti non bastano.
rule-A22 = Che cosa rende una zona in cui non c’è nessuno? Niente a nessuno.
rule-A23 = Si può riprendere una pedina dalla zona che si sta completando? Sì. Se ne va prima dello scavo e non conta.
rule-A24 = Si può riprendere una pedina dopo uno scambio, o se la tessera non combaciava? Sì, purché non se ne sia messa nessuna. È gratis, ma l’oro pagato non torna.
rule-A25 = Si può riprendere una pedina e metterla nella stessa tappa? No, ma nel turno bonus subito dopo sì.
rule-A26 = Dopo la sola giungla si deve ripartire? No, ci si può fermare, a meno che «{ option-stop-after-jungle }» lo vieti. Se riparti, o scegli di restare dove sei, valgono le solite regole.
rule-A27 = Che cos’è una tessera di sola giungla? Una con la giungla su tutti e quattro i lati. Nel mezzo non si nasconde nessuna rovina.
rule-A28 = Ci sono strade senza uscita? No, una linea porta a ogni lato di ogni tessera.
rule-A29 = L’oro può finire? No, a meno di giocare con «{ option-gold-supply }».
rule-A30 = L’oro è segreto? Non proprio, perché tutti lo vedono andare e venire. «{ option-gold-visible }» dice se la pagina lo mostra.
rule-A31 = Chi comincia? Si tira a sorte. Con «{ option-start-player }» si può scegliere.
rule-A32 = Si può comprare un turno bonus se la tappa normale non ha dato nulla? Sì.
rule-A33 = Le jeep possono bloccare tutto il tabellone? No. Una jeep ti toglie al massimo la sua casella, e c’è sempre un’altra strada.
rule-A34 = Può capitare di non avere nessuna scelta? Puoi sempre restare dove sei, a meno che la vetrina piena ti mandi altrove. Se non c’è nulla da fare, la tappa finisce e basta.
rule-A35 = Le parti di città che si toccano con uno spigolo sono unite? No, solo lato contro lato.
rule-A36 = Si possono mettere pedine sulla croce iniziale? No, solo sulla tessera appena piazzata.
rule-A37 = Quali reperti formano la fila all’inizio? Cinque, scoperti a caso.
rule-A38 = Si possono mescolare giaguaro, serpente e dea in una statua? No. Con «{ option-statue-same-object }» può bastare qualsiasi A, B, C e D.
rule-A39 = Due jeep possono incontrarsi su una tessera nuova? No, va in una casella vuota, e ci sale solo la tua jeep.
rule-A40 = E se una tessera gira il suo unico lato di città verso il bordo? La sua zona è subito completa. Puoi metterci una pedina e scavare.
rule-A41 = Si sceglie la pila della prima tessera? No. Delle pile nessuno sa ancora nulla, quindi avviene da sé.
rule-A42 = La partita finisce se uno scambio svuota il mucchio? No, solo se lo fa uno scavo.

## Le parole attorno al tavolo

board-take-back = Riprendi { a-figure } da { $cell }
board-swap = Dai «{ $give }», prendi «{ $take }»
label =
    { $label ->
        [player] Giocatore
        [turn] Turno
        [gold] Oro
        [tokens] Reperti
        [points] Punti
        [display] Vetrina
        [figures] Pedine
        [supply] Riserva
        [strength] Forza
        [row] Fila
        [pile] Mucchio
        [stacks] Pile
        [unseen] Tessere ancora nascoste
        [heads] Teste
        [coins] Monete
        [region] Zona
        [complete] completa
        [open_sides] Lati aperti
        [leader] Maggioranza
        [rack] Leggio
        [statues] Statue
        [mixed] miste
        [pure] perfette
        [object] Statua
        [part] Parte
        [good] ben conservato
        [bad] mal conservato
        [jeep] Jeep
        [centre] Centro
        [bonus] Turno bonus
        [last_round] Ultimo giro
        [bank] Banca
        [total] Totale
        [hidden] nascosto
        [zoom_in] Ingrandisci
        [zoom_out] Riduci
        [whole_board] Tutto il tabellone
        [turn_tile] Gira la tessera
        [stay] Resta qui
        [trade] Scambio
        [open_swap] Scambio aperto
        [blind_swap] Scambio alla cieca
        [you_give] Tu dai
        [you_take] Tu prendi
        [pick_two] Scegli un tuo reperto e uno della fila.
        [afterwards] Il tuo leggio dopo
        [put_back] Rimettilo
        [return_some] Rimetti quello che vuoi, oppure lascia perdere.
        [stuck] Niente nella tua vetrina combacia: puoi infilare una tessera sotto una pila e prendere quella in cima. Quale tessera, quale pila?
        [drawn] Tessera pescata
        [bottom] In fondo
        [dig] Lo scavo
        [place] Posto
        [nobody] Non c’è nessuno
        [single] Pezzi sparsi
       *[lay_here] Piazzala qui
    }

## I reperti per nome

called-1a-plus = Giaguaro, pezzo A, ben conservato
called-1a-minus = Giaguaro, pezzo A, mal conservato
called-1b-plus = Giaguaro, pezzo B, ben conservato
called-1b-minus = Giaguaro, pezzo B, mal conservato
called-1c-plus = Giaguaro, pezzo C, ben conservato
called-1c-minus = Giaguaro, pezzo C, mal conservato
called-1d-plus = Giaguaro, pezzo D, ben conservato
called-1d-minus = Giaguaro, pezzo D, mal conservato
called-2a-plus = Serpente, pezzo A, ben conservato
called-2a-minus = Serpente, pezzo A, mal conservato
called-2b-plus = Serpente, pezzo B, ben conservato
called-2b-minus = Serpente, pezzo B, mal conservato
called-2c-plus = Serpente, pezzo C, ben conservato
called-2c-minus = Serpente, pezzo C, mal conservato
called-2d-plus = Serpente, pezzo D, ben conservato
called-2d-minus = Serpente, pezzo D, mal conservato
called-3a-plus = Dea, pezzo A, ben conservato
called-3a-minus = Dea, pezzo A, mal conservato
called-3b-plus = Dea, pezzo B, ben conservato
called-3b-minus = Dea, pezzo B, mal conservato
called-3c-plus = Dea, pezzo C, ben conservato
called-3c-minus = Dea, pezzo C, mal conservato
called-3d-plus = Dea, pezzo D, ben conservato
called-3d-minus = Dea, pezzo D, mal conservato

## Hints

hint-cases =
    { $cases ->
        [10] quasi certamente
       *[other] in { $cases } casi su 10
    }
count-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
count-gold =
    { $gold ->
        [one] { $gold } moneta d’oro
       *[other] { $gold } monete d’oro
    }
hint-worth = nient’altro prometteva di più
hint-enough = andare avanti prometteva di meno
hint-ride-own = da lì puoi ampliare una tua zona, per ora con { count-heads }
hint-ride-rival = da lì puoi entrare in una zona altrui, per ora con { count-heads }
hint-ride-free = da lì puoi ampliare una zona ancora libera, per ora con { count-heads }
hint-ride-new = lì c’è qualcosa da esplorare
hint-trade = lì puoi fare uno scambio
hint-trade-statue = un pezzo della fila porta { count-points } alle tue statue
hint-pass-trade = per ora niente nella fila porta punti alle tue statue
hint-exchange = { hint-cases } la nuova tessera combacia da qualche parte
hint-draw = { hint-cases } la nuova tessera combacia qui
hint-draw-last = è l’ultima tessera, ognuno gioca ancora una volta, e tu per ultimo
hint-dig = una zona viene scavata, con { count-artefacts } per te
hint-dig-gold =
    { $coins ->
        [one] una zona viene scavata, con { $coins } moneta d’oro per te
       *[other] una zona viene scavata, con { $coins } monete d’oro per te
    }
hint-lay-claim = una zona viene scavata, e una pedina messa ora rende fino a { count-artefacts }
hint-lay-grow = la tua zona ha allora { count-heads }
hint-lay-join = così entri in una zona altrui con { count-heads }
hint-lay-new = la zona ha { count-heads } e non è ancora di nessuno
hint-lay-jungle = è sola giungla, e il viaggio continua subito
hint-lay-shelf = fa posto nella tua vetrina piena
hint-figure-alone = { count-heads }, e lì non c’è nessun altro
hint-figure-lead = così sei la forza maggiore in una zona con { count-heads }
hint-figure-tie = la parità rende la quota intera, e la zona ha { count-heads }
hint-figure-share = anche senza maggioranza lì ti spetta qualcosa, { count-artefacts }
hint-figure-early =
    { $sides ->
        [one] ancora nessuna testa, ma { $sides } lato è ancora aperto
       *[other] ancora nessuna testa, ma { $sides } lati sono ancora aperti
    }
hint-no-heads = per ora qui non ci sono teste
hint-already = tanto qui nessuno è più forte di te
hint-keep-figure = tieni { count-figures } a casa per un posto migliore
hint-stay = le tue pedine aspettano { count-heads }
hint-home-all = tutte le tue pedine sono in giro, non potresti più mandare nessuno
hint-home-poor = lì questa pedina non ha niente da guadagnare
hint-home-free = lì non serve, la tua quota resta la stessa
hint-swap-points = porta { count-points } alle tue statue
hint-piece = ti manca «{ $token }», e così hai { $count } dei 4 pezzi
hint-swap-better = «{ $token }» al posto del pezzo mal conservato
hint-blind-statue = { hint-cases } trovi un pezzo che porta punti a una statua
hint-blind-piece = { hint-cases } trovi un pezzo che ti manca
hint-return-double = quel pezzo ce l’hai un’altra volta
hint-return-loose = a nessuna delle tue statue serve
hint-bonus-close = a una tua zona con { count-heads } resta un solo lato aperto
hint-bonus-final = la fine è vicina, e l’oro non vale punti
hint-bonus-gold = hai { count-gold }, e un altro giro vale il prezzo
hint-save-gold =
    { $gold ->
        [one] la tua ultima moneta d’oro ti servirà di più dopo
       *[other] le tue { count-gold } ti serviranno di più dopo
    }
