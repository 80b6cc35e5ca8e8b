### Lost Temple, Italiano

game-name = Lost Temple
game-blurb = Corri attraverso la giungla: scegli di nascosto il tuo personaggio, indovina quello degli altri e raggiungi il tempio perduto prima di tutti.
round-name = Round { $round }

## Nomi

character =
    { $character ->
        [shaman] Sciamano
        [thief] Ladro
        [seer] Veggente
        [priest] Prete
        [elder] Anziano
        [craftsman] Artigiano
        [scout] Scout
        [canoe] Canoa
       *[child] Bambino
    }
the-character =
    { $character ->
        [shaman] lo sciamano
        [thief] il ladro
        [seer] la veggente
        [priest] il prete
        [elder] l’anziano
        [craftsman] l’artigiano
        [scout] lo scout
        [canoe] la canoa
        [child] il bambino
       *[unknown] una carta
    }
character-power =
    { $character ->
        [shaman] Maledici un personaggio: quando viene chiamato, vi scambiate di posto.
        [thief] Nomina un personaggio: quando viene chiamato, prendi tutte le sue gemme. Avanza di 1 o 2 spazi.
        [seer] Guarda due segnalini evento e scambiali, se ti va. Avanza di 1 o 2 spazi.
        [priest] Per 2 gemme vai al prossimo tempio.
        [elder] Per 2 gemme vai al prossimo villaggio.
        [craftsman] Prendi un macete. Avanza di 1 o 2 spazi.
        [scout] Paga quante gemme vuoi: 1 spazio per ognuna.
        [canoe] Paga tutte le tue gemme: 2 spazi per ognuna, 20 al massimo.
       *[child] Raggiungi gratis la pedina più vicina davanti a te.
    }
token =
    { $token ->
        [idol] Idolo
        [gems4] 4 gemme
        [back2] 2 indietro
        [pay2] Paga 2 gemme
        [machete] Macete
        [fwd3] 3 avanti
       *[lose_machete] Perdi un macete
    }
other-token =
    { $othertoken ->
        [idol] Idolo
        [gems4] 4 gemme
        [back2] 2 indietro
        [pay2] Paga 2 gemme
        [machete] Macete
        [fwd3] 3 avanti
       *[lose_machete] Perdi un macete
    }
token-effect =
    { $token ->
        [idol] Nel prossimo round l’idolo è tuo, a meno che qualcuno riveli un altro segnalino idolo dopo di te.
        [gems4] Prendi 4 gemme.
        [back2] Torni indietro di 2 spazi.
        [pay2] Paghi 2 gemme, o quelle che hai.
        [machete] Prendi un macete, se ce n’è ancora.
        [fwd3] Vai avanti di 3 spazi; la giungla può fermarti.
       *[lose_machete] Restituisci un macete, se ne hai.
    }
place =
    { $place ->
        [start] Spazio di partenza
        [plain] Sentiero
        [temple] Tempio
        [village] Villaggio
        [jungle] Giungla
        [chance] Spazio evento
       *[finish] Traguardo
    }
amount-gems =
    { $amount ->
        [one] { $amount } gemma
       *[other] { $amount } gemme
    }
cost-gems =
    { $cost ->
        [one] { $cost } gemma
       *[other] { $cost } gemme
    }
most-gems =
    { $most ->
        [one] { $most } gemma
       *[other] { $most } gemme
    }

## Eventi

event-start-card =
    { $me ->
        [yes] Ricevi { the-character } e parti dallo spazio { $space }.
       *[no] { $who } riceve { the-character } e parte dallo spazio { $space }.
    }
event-round-began = Comincia il round { $round }.
event-idol-given =
    { $me ->
        [yes]
            { $reason ->
                [claim] Hai rivelato un segnalino idolo: l’idolo è tuo.
                [last] Chiudi la fila: l’idolo è tuo.
                [poorest] In fondo alla fila hai meno gemme di tutti: l’idolo è tuo.
                [holder] Parità in fondo alla fila: l’idolo resta a te.
                [tied_clockwise] Parità in fondo alla fila: in senso orario, l’idolo tocca a te.
               *[lot] Parità in fondo alla fila: la sorte ti dà l’idolo.
            }
       *[no]
            { $reason ->
                [claim] { $who } ha rivelato un segnalino idolo e prende l’idolo.
                [last] { $who } chiude la fila e prende l’idolo.
                [poorest] In fondo alla fila { $who } ha meno gemme di tutti e prende l’idolo.
                [holder] Parità in fondo alla fila: { $who } tiene l’idolo.
                [tied_clockwise] Parità in fondo alla fila: in senso orario, { $who } prende l’idolo.
               *[lot] Parità in fondo alla fila: per sorteggio { $who } prende l’idolo.
            }
    }
event-set-face-up = Carta scoperta, fuori da questo round: { the-character }.
event-set-face-down =
    { $amount ->
        [one] { $amount } carta viene messa da parte coperta.
       *[other] { $amount } carte vengono messe da parte coperte.
    }
event-hand-passed =
    { $me ->
        [yes]
            { $amount ->
                [one] Hai in mano { $amount } carta.
               *[other] Hai in mano { $amount } carte.
            }
       *[no]
            { $amount ->
                [one] { $who } ha in mano { $amount } carta.
               *[other] { $who } ha in mano { $amount } carte.
            }
    }
event-card-taken =
    { $me ->
        [yes] Tieni { the-character }.
       *[no] { $who } tiene { the-character }.
    }
event-card-discarded =
    { $amount ->
        [one] { $amount } carta a caso viene scartata coperta, senza che nessuno la veda.
       *[other] { $amount } carte a caso vengono scartate coperte, senza che nessuno le veda.
    }
event-card-left =
    { $me ->
        [yes] Scarti { the-character }, a faccia in giù.
       *[no] { $who } scarta { the-character }, a faccia in giù.
    }
event-unanswered = Nessuno ha { the-character }.
event-answered =
    { $me ->
        [yes] Riveli { the-character }.
       *[no] { $who } rivela { the-character }.
    }
event-cursed =
    { $me ->
        [yes] Maledici { the-character }.
       *[no] { $who } maledice { the-character }.
    }
event-places-swapped =
    { $me ->
        [yes] La maledizione colpisce: ti scambi di posto con { $victim }. Ora sei sullo spazio { $space }, { $victim } sullo spazio { $otherspace }.
       *[no]
            { $victimme ->
                [yes] La maledizione colpisce: { $who } si scambia di posto con te. Ora sei sullo spazio { $otherspace }, { $who } sullo spazio { $space }.
               *[no] La maledizione colpisce: { $who } si scambia di posto con { $victim }. Ora { $who } è sullo spazio { $space }, { $victim } sullo spazio { $otherspace }.
            }
    }
event-marked =
    { $me ->
        [yes] Vuoi derubare { the-character }.
       *[no] { $who } vuole derubare { the-character }.
    }
event-robbed =
    { $me ->
        [yes]
            { $amount ->
                [0] Frughi nelle tasche di { $victim }: vuote!
               *[other] Derubi { $victim } di { amount-gems }.
            }
       *[no]
            { $victimme ->
                [yes]
                    { $amount ->
                        [0] { $who } fruga nelle tue tasche: vuote!
                       *[other] { $who } ti deruba di { amount-gems }.
                    }
               *[no]
                    { $amount ->
                        [0] { $who } fruga nelle tasche di { $victim }: vuote!
                       *[other] { $who } deruba { $victim } di { amount-gems }.
                    }
            }
    }
event-gems-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] La banca è vuota: non prendi niente.
               *[other] Prendi { amount-gems }.
            }
       *[no]
            { $amount ->
                [0] La banca è vuota: { $who } non prende niente.
               *[other] { $who } prende { amount-gems }.
            }
    }
event-gems-paid =
    { $me ->
        [yes]
            { $amount ->
                [0] Non hai gemme da pagare.
               *[other] Paghi { amount-gems }.
            }
       *[no]
            { $amount ->
                [0] { $who } non ha gemme da pagare.
               *[other] { $who } paga { amount-gems }.
            }
    }
event-looked =
    { $me ->
        [yes] Guardi i segnalini sugli spazi { $space } e { $other }.
       *[no] { $who } guarda i segnalini sugli spazi { $space } e { $other }.
    }
event-looked-at =
    { $me ->
        [yes] Guardi il segnalino sullo spazio { $space }.
       *[no] { $who } guarda il segnalino sullo spazio { $space }.
    }
event-looked-nowhere =
    { $me ->
        [yes] Non guardi nessun segnalino.
       *[no] { $who } non guarda nessun segnalino.
    }
event-token-seen =
    { $me ->
        [yes] Sullo spazio { $space } vedi «{ token }».
       *[no] Sullo spazio { $space } { $who } vede «{ token }».
    }
event-tokens-swapped =
    { $me ->
        [yes] Scambi i segnalini sugli spazi { $space } e { $other }.
       *[no] { $who } scambia i segnalini sugli spazi { $space } e { $other }.
    }
event-tokens-kept =
    { $me ->
        [yes] Lasci i due segnalini dove sono.
       *[no] { $who } lascia i due segnalini dove sono.
    }
event-machete-gained =
    { $me ->
        [yes] Prendi un macete.
       *[no] { $who } prende un macete.
    }
event-machete-declined =
    { $me ->
        [yes] Rinunci al macete.
       *[no] { $who } rinuncia al macete.
    }
event-machete-missing =
    { $me ->
        [yes] Non ci sono più macete: resti senza.
       *[no] Non ci sono più macete: { $who } resta senza.
    }
event-machete-spent =
    { $me ->
        [yes] Spendi un macete e attraversi la giungla dello spazio { $space }.
       *[no] { $who } spende un macete e attraversa la giungla dello spazio { $space }.
    }
event-machete-lost =
    { $me ->
        [yes] Perdi un macete.
       *[no] { $who } perde un macete.
    }
event-moved =
    { $me ->
        [yes] Vai dallo spazio { $origin } allo spazio { $space }.
       *[no] { $who } va dallo spazio { $origin } allo spazio { $space }.
    }
event-stopped =
    { $me ->
        [yes] Senza macete non vai oltre la giungla dello spazio { $space }.
       *[no] Senza macete { $who } non va oltre la giungla dello spazio { $space }.
    }
event-stayed =
    { $me ->
        [yes] Resti sullo spazio { $space }.
       *[no] { $who } resta sullo spazio { $space }.
    }
event-token-revealed =
    { $me ->
        [yes] Riveli il segnalino sullo spazio { $space }: «{ token }».
       *[no] { $who } rivela il segnalino sullo spazio { $space }: «{ token }».
    }
event-token-replaced = Un nuovo segnalino coperto va sullo spazio { $space }.
event-claim-made =
    { $me ->
        [yes] Nel prossimo round l’idolo sarà tuo, a meno che ne spunti un altro.
       *[no] Nel prossimo round { $who } avrà l’idolo, a meno che ne spunti un altro.
    }
event-round-ended = Il round { $round } è finito.
event-won =
    { $me ->
        [yes] Raggiungi il tempio perduto sullo spazio { $space }: hai vinto!
       *[no] { $who } raggiunge il tempio perduto sullo spazio { $space } e vince!
    }
event-stopped-by-limit = Il round { $round } era l’ultimo: vince la pedina più avanti.

## Azioni

action-take = Prendi { the-character }
action-curse = Maledici { the-character }
action-rob = Deruba { the-character }
action-look = Guarda { $space } e { $other }
action-swap =
    { $answer ->
        [keep] Lasciali dove sono
       *[swap] Scambiali
    }
action-walk = Avanza di { $steps }
action-priest =
    { $answer ->
        [stays] Resta dove sei
       *[pays] Paga e vai al tempio
    }
action-elder =
    { $answer ->
        [stays] Resta dove sei
       *[pays] Paga e vai al villaggio
    }
action-scout = Paga { $gems }, avanza di { $gems }
action-machete =
    { $answer ->
        [leave] Lascia il macete
       *[take] Prendi il macete
    }
action-walk-none = Resta dove sei
action-look-none = Non guardare
action-look-space = Guarda { $space }

## Domande

ask-draft =
    { $cards ->
        [one] Tieni questo personaggio.
       *[other] Quale di questi { $cards } personaggi tieni?
    }
waits-draft = { $who } sta scegliendo un personaggio…
ask-curse = Quale personaggio maledici, per scambiarvi di posto quando verrà chiamato?
waits-curse = { $who } sta scegliendo un personaggio da maledire…
ask-steal = Quale personaggio vuoi derubare quando verrà chiamato?
waits-steal = { $who } sta scegliendo un personaggio da derubare…
ask-look = Quali due segnalini evento vuoi guardare?
waits-look = { $who } sta scegliendo i segnalini da guardare…
ask-look-second = Hai guardato lo spazio { $space }: quale altro segnalino guardi?
waits-look-second = { $who } sta scegliendo un secondo segnalino da guardare…
ask-swap = Vedi «{ token }» sullo spazio { $space } e «{ other-token }» sullo spazio { $otherspace }: li scambi?
waits-swap = { $who } sta decidendo se scambiare i due segnalini…
ask-walk =
    { $most ->
        [one] Di quanto avanzi gratis (al massimo { $most } spazio)?
       *[other] Di quanto avanzi gratis (al massimo { $most } spazi)?
    }
waits-walk = { $who } sta scegliendo di quanto avanzare…
ask-priest = Paghi { cost-gems } per avanzare verso il tempio sullo spazio { $space }?
waits-priest = { $who } sta decidendo se pagare per il prossimo tempio…
ask-elder = Paghi { cost-gems } per avanzare verso il villaggio sullo spazio { $space }?
waits-elder = { $who } sta decidendo se pagare per il prossimo villaggio…
ask-scout = Quante gemme paghi, a 1 spazio l’una (al massimo { $most })?
waits-scout = { $who } sta scegliendo quante gemme pagare…
ask-machete = Prendi un macete?
waits-machete = { $who } sta decidendo se prendere un macete…

## Regole della casa

option-gem-bank = Banca delle gemme
    .about = Che cosa succede quando tutte le 50 gemme sono in mano ai giocatori.
    .limited = Limitata
    .unlimited = Inesauribile
option-chance-chain = Reazioni a catena
    .about = Se un segnalino ti porta su un altro spazio evento, riveli anche quello che trovi lì?
    .true = Si continua
    .false = Un solo segnalino
option-idol-tie = Parità per l’idolo
    .about = A chi va l’idolo quando gli ultimi hanno lo stesso numero di gemme.
    .holder-keeps = Resta dov’è
    .tied-clockwise-from-holder = Al primo di loro in senso orario
option-seer-swap-public = Scambio della veggente
    .about = Gli altri vedono se la veggente scambia i due segnalini?
    .true = Visibile a tutti
    .false = Segreto
option-seer-look-optional = Sguardo facoltativo
    .about = La veggente può scegliere di non guardare nessun segnalino?
    .false = Obbligatorio
    .true = Facoltativo
option-seer-look-sequential = Sguardo in due tempi
    .about = La veggente vede il primo segnalino prima di scegliere il secondo?
    .false = Tutti e due insieme
    .true = Uno alla volta
option-craftsman-may-decline = Macete facoltativo
    .about = L’artigiano può rinunciare al macete?
    .false = Lo prende sempre
    .true = A scelta
option-free-move-may-be-zero = Restare dove si è
    .about = Ladro, veggente e artigiano possono non muoversi?
    .false = 1 o 2 spazi
    .true = 0, 1 o 2 spazi
option-tokens-beyond-finish = Segnalini oltre il traguardo
    .about = Da 6 a 8 giocatori, si mettono segnalini anche sulla parte di percorso non usata, dove arriva solo la veggente?
    .false = Fino al traguardo
    .true = Ovunque
option-max-rounds = Limite di round
    .about = Dopo questo numero di round la partita si ferma e vince la pedina più avanti; 0: nessun limite.

## Perché no

why-over = La partita è finita.
why-not-your-turn = Adesso sta decidendo qualcun altro; arriverà il tuo momento.
why-other-decision =
    { $verb ->
        [take] Un personaggio si prende solo all’inizio del round, durante la scelta.
        [curse] Solo lo sciamano maledice, nel suo turno.
        [rob] Solo il ladro deruba, all’inizio del suo turno.
        [look] Solo la veggente guarda i segnalini, all’inizio del suo turno.
        [look_space] Solo la veggente guarda i segnalini, all’inizio del suo turno.
        [look_none] Solo la veggente può fare a meno di guardare, all’inizio del suo turno.
        [swap] Solo la veggente scambia i segnalini, subito dopo averli guardati.
        [walk] Il movimento gratuito è di ladro, veggente e artigiano, una volta usata la loro abilità.
        [walk_none] Ladro, veggente e artigiano decidono del loro movimento una volta usata la loro abilità.
        [priest] Solo il prete paga per raggiungere un tempio, nel suo turno.
        [elder] Solo l’anziano paga per raggiungere un villaggio, nel suo turno.
        [scout] Solo lo scout paga spazio per spazio, nel suo turno.
       *[machete] Solo l’artigiano prende un macete, prima di avanzare.
    }
why-option =
    { $option ->
        [craftsman_may_decline] Il macete arriva da sé; puoi scegliere solo con la regola della casa «{ option-craftsman-may-decline }».
        [free_move_may_be_zero] Devi avanzare di 1 o 2 spazi; per non muoverti serve la regola della casa «{ option-free-move-may-be-zero }».
        [seer_look_optional] La veggente deve guardare due segnalini; per non farlo serve la regola della casa «{ option-seer-look-optional }».
       *[seer_look_sequential] Scegli i due spazi insieme; per sceglierli uno alla volta serve la regola della casa «{ option-seer-look-sequential }».
    }
why-looked-already = Hai finito di guardare; ora scegli di quanto avanzare.
why-not-in-hand = Non puoi prendere { the-character }: non hai in mano questa carta.
why-scout-most = Puoi pagare al massimo { most-gems }: mai più di quante ne hai, né di quante ne servono per il traguardo.
why-look-again = Hai già guardato un segnalino: devi guardarne un secondo.
why-look-one = A questo tavolo la veggente sceglie uno spazio alla volta.
why-look-other = Hai appena guardato lo spazio { $space }: scegline un altro.
why-not-in-play = Sullo spazio { $space } non ci sono segnalini: è oltre il traguardo di questa partita.

## Regole: preparazione

rule-R1 = Preparazione
rule-R1-1 = Da 6 a 8 giocatori la corsa finisce al primo grande tempio, da 2 a 5 al secondo.
rule-R1-2 = Ognuno ha una sola pedina e la carta identità dello stesso colore, anche in 2 o 3.
rule-R1-3 = Si mescolano i 18 segnalini evento e se ne mette uno coperto su ogni spazio evento prima del traguardo. Gli altri formano la riserva, coperti.
rule-R1-4 = La banca ha 50 gemme, la riserva 8 macete.
rule-R1-5 = Ognuno riceve uno dei nove personaggi, scoperto. La carta ti dà lo spazio di partenza e le gemme, e due delle carte danno anche un macete.
rule-R1-6 = Solo lo scout e il bambino danno un macete alla partenza.
rule-R1-7 = Poi si riprendono tutte le carte: quello che hanno dato alla partenza non conta più.
rule-R1-8 = La preparazione non rivela nessun segnalino.
rule-R1-9 = Tutti vedono sempre quante gemme e quanti macete hai.

## Regole: l’idolo

rule-R2 = L’idolo
rule-R2-1 = Se nel round precedente sono usciti segnalini idolo, l’idolo va a chi ha rivelato l’ultimo, ovunque sia la sua pedina. Vale una volta sola.
rule-R2-2 = Altrimenti l’idolo va a chi è più indietro sul percorso.
rule-R2-3 = Se gli ultimi sono più di uno, va a chi di loro ha meno gemme; i macete non contano.
rule-R2-4 = Se hanno anche le stesse gemme, l’idolo resta a chi lo aveva nel round precedente, anche se non è uno di loro.
rule-R2-5 = Nel primissimo round nessuno lo ha ancora: fra chi è in parità decide la sorte.
rule-R2-6 = Con l’idolo scegli il personaggio prima degli altri e chiami i personaggi. Non serve ad altro.

## Regole: scelta dei personaggi

rule-R3 = Scelta dei personaggi (da 4 a 8 giocatori)
rule-R3-1 = Si mescolano le nove carte e se ne mettono da parte alcune a caso. Scoperte: 3 con quattro giocatori, 2 con cinque, 1 con sei, nessuna con sette o otto. Coperte: sempre 1.
rule-R3-2 = Chi ha l’idolo guarda le carte rimaste, ne tiene una in segreto e passa le altre a sinistra. Tutti fanno lo stesso, una volta intorno al tavolo.
rule-R3-3 = Da 4 a 7 giocatori, l’ultimo riceve due carte, ne tiene una e scarta l’altra coperta, senza mostrarla.
rule-R3-4 = In 8, l’ultimo riceve una carta sola e vi aggiunge quella messa da parte coperta. Ne tiene una e scarta l’altra coperta.
rule-R3-5 = Una carta bisogna tenerla; non si passa.

## Regole: chiamata dei personaggi

rule-R4 = Chiamata dei personaggi
rule-R4-1 = I personaggi vengono chiamati in ordine, da 1 a 9.
rule-R4-2 = Se nessuno ha il personaggio chiamato, ora tutti sanno che non è in gioco, e si passa al successivo. La maledizione o il furto che lo riguardava va a vuoto.
rule-R4-3 = Se è tuo, rivela la carta. Poi, in quest’ordine: lo scambio dello sciamano se il personaggio è maledetto, il furto se è nel mirino del ladro, 1 gemma per te, abilità e movimento del personaggio. Infine la carta resta scoperta in mezzo al tavolo.
rule-R4-4 = Ogni personaggio chiamato porta 1 gemma, anche lo sciamano, e anche se poi non fa niente.
rule-R4-5 = Dopo il bambino il round è finito e si raccolgono tutte le carte. Maledizioni e furti andati a vuoto svaniscono, e le carte messe da parte coperte non si mostrano mai.

## Regole: i nove personaggi

rule-R5 = I nove personaggi
rule-R5-1 = Sciamano: nomina un personaggio da 2 a 9, anche uno messo da parte scoperto; la tua pedina non si muove e il tuo turno è finito. Quando quel personaggio viene chiamato, tu e chi lo ha vi scambiate gli spazi su cui siete in quel momento: niente rifiuti, niente macete, nessun segnalino rivelato. Se non lo ha nessuno, se è tuo o se siete sullo stesso spazio, non succede nulla.
rule-R5-2 = Ladro: nomina un personaggio da 3 a 9, anche uno messo da parte scoperto, poi avanza gratis di 1 o 2 spazi. Quando viene chiamato, tutte le gemme di chi lo ha diventano subito tue; poi la vittima prende la solita gemma e se la tiene. Se non lo ha nessuno, o se è tuo, non succede nulla.
rule-R5-3 = Veggente: scegli due spazi con un segnalino evento, ovunque sul percorso, e guarda in segreto i due segnalini. Poi decidi se scambiarli: tutti vedono quali spazi hai scelto e se li scambi, ma nessun altro vede i segnalini. Infine avanza gratis di 1 o 2 spazi.
rule-R5-4 = Prete: per 2 gemme vai al primo tempio davanti a te; anche il traguardo è un tempio. Se sei già su un tempio, vai a quello dopo. Se non puoi o non vuoi pagare, resti dove sei.
rule-R5-5 = Anziano: per 2 gemme vai al primo villaggio davanti a te e prima del traguardo. Se non ce ne sono, o se non puoi o non vuoi pagare, resti dove sei e tieni le gemme.
rule-R5-6 = Artigiano: prendi un macete se ce n’è, poi avanza gratis di 1 o 2 spazi. Il nuovo macete serve già per questo movimento.
rule-R5-7 = Scout: paga quante gemme vuoi, anche nessuna, e avanza di 1 spazio per ognuna. Non puoi pagarne più di quante ne servono per il traguardo, e se la giungla ti ferma non ti viene reso niente.
rule-R5-8 = Canoa: devi pagare tutte le tue gemme, compresa quella appena presa, e avanzare di 2 spazi per ognuna. Non avanzi mai di più di 20 spazi, ma paghi comunque tutto.
rule-R5-9 = Bambino: vai gratis sullo spazio più vicino davanti a te in cui c’è un’altra pedina; quelle sul tuo spazio non contano. Se davanti non c’è nessuno, resti dove sei.
rule-R5-10 = Ladro, veggente e artigiano devono avanzare gratis di 1 o 2 spazi; non possono restare dove sono.
rule-R5-11 = Prete, anziano, scout e canoa pagano la banca prima di muoversi.

## Regole: movimento e giungla

rule-R6 = Movimento e giungla
rule-R6-1 = Si avanza spazio per spazio. Per proseguire oltre uno spazio giungla in cui entri con questo movimento spendi un macete; senza macete ti fermi lì e il resto è perso. Vale per ogni movimento in avanti, anche con il segnalino «3 avanti».
rule-R6-2 = Un movimento che finisce proprio su uno spazio giungla non costa macete.
rule-R6-3 = Ogni spazio giungla superato costa un macete. Se ne hai uno devi spenderlo; non puoi scegliere di fermarti lì.
rule-R6-4 = Senza macete ti fermi sullo spazio giungla e la volta dopo riparti da lì. Lasciare uno spazio giungla è sempre gratis, comunque la tua pedina ci sia finita.
rule-R6-5 = In 2 o 3 giocatori, «la volta dopo» può essere il tuo secondo personaggio nello stesso round.
rule-R6-6 = Chi va indietro ignora la giungla e può finirci sopra. Non si va mai più indietro del primo spazio del percorso.
rule-R6-7 = Lo scambio dello sciamano non è un movimento: la giungla non c’entra.
rule-R6-8 = Su uno spazio possono stare quante pedine si vuole.

## Regole: spazi evento

rule-R7 = Spazi evento
rule-R7-1 = Se il tuo movimento finisce su uno spazio evento, in avanti o all’indietro, devi rivelarne il segnalino.
rule-R7-2 = Non riveli niente se resti dov’eri, se ti ci porta uno scambio o se passi soltanto.
rule-R7-3 = Il segnalino si applica sempre: l’idolo nel prossimo round; 4 gemme o un macete, se ce ne sono; 2 gemme o un macete in meno, se ne hai; 2 spazi indietro o 3 avanti.
rule-R7-4 = Un segnalino a caso della riserva prende, coperto, il posto di quello rivelato. Solo dopo il segnalino usato viene mescolato nella riserva: così non può tornare subito.
rule-R7-5 = Se nello stesso round escono più segnalini idolo, conta solo l’ultimo.
rule-R7-6 = Se un segnalino ti porta su un altro spazio evento, riveli anche quello che trovi lì, e così via.

## Regole: riserve

rule-R8 = Riserve
rule-R8-1 = Se la banca ha meno gemme di quante te ne spettano, prendi quelle che ci sono.
rule-R8-2 = Ci sono 8 macete e puoi averne quanti ne vuoi; quando la riserva è vuota, non ne ricevi. I macete spesi o persi tornano nella riserva.
rule-R8-3 = Se un segnalino ti chiede più gemme di quante ne hai, dai quelle che hai. Niente debiti.

## Regole: fine della partita

rule-R9 = Fine della partita
rule-R9-1 = Chi raggiunge il traguardo prima degli altri vince subito, e non si chiamano altri personaggi. Non serve arrivarci di precisione: va bene anche superarlo.
rule-R9-2 = Vince uno solo, e uno scambio non chiude mai la partita. Con un limite di round, se nessuno arriva in fondo, vince chi è più avanti, poi chi ha più gemme, poi chi ha più macete; se tutto è pari, la vittoria è condivisa.
rule-R9-3 = Da 2 a 5 giocatori, il primo grande tempio è un tempio come gli altri.
rule-R9-4 = L’anziano non può mai raggiungere il traguardo.

## Regole: due e tre giocatori

rule-R10 = In due o tre giocatori
rule-R10-1 = Ognuno ha due personaggi per round, quindi fino a due turni con la stessa pedina, e ogni turno porta la sua gemma.
rule-R10-2 = In 2, si mettono da parte a caso 1 carta scoperta e 1 coperta; chi ha l’idolo tiene 1 delle altre 7. L’altro ne tiene 1 su 6 e una a caso delle altre 5 esce senza essere vista; chi ha l’idolo ne tiene 1 su 4 e una a caso delle altre 3 esce allo stesso modo. L’altro tiene 1 delle ultime 2 e scarta coperta quella che resta.
rule-R10-3 = In 3, si mette da parte a caso 1 carta coperta, poi a turno ognuno ne tiene una, da 8, 7 e 6 carte. Delle 5 rimaste, una a caso esce senza essere vista. Ognuno tiene una seconda carta, da 4, 3 e 2, e l’ultima esce coperta.
rule-R10-4 = La maledizione è legata al personaggio nominato: lo scambio avviene quando viene chiamato quello, non nell’altro turno della vittima. Lo sciamano gioca il suo secondo personaggio come al solito, prima o dopo lo scambio.
rule-R10-5 = Puoi nominare il tuo secondo personaggio. Non succede nulla: è un modo per risparmiare tutti.
rule-R10-6 = Il ladro prende anche le gemme che la vittima ha guadagnato prima, nello stesso round, con l’altro personaggio.

rule-R11 = Regole della casa

## Chiarimenti

rule-C1 = In che ordine si svolge una chiamata? Carta rivelata, scambio, furto, gemma, abilità: così il ladro non prende mai la gemma di quel turno.
rule-C2 = Sciamano e ladro possono nominare un personaggio che nessuno può avere? Sì, anche uno scoperto; è un modo per non fare danni.
rule-C3 = Si può maledire o derubare il proprio secondo personaggio? Sì, in 2 o 3 giocatori, e non succede nulla.
rule-C4 = Alla vittima del ladro resta una gemma? Prima perde tutto, poi prende la solita gemma, e quella se la tiene.
rule-C5 = A chi va l’idolo se gli ultimi hanno le stesse gemme? Resta a chi lo ha, anche se non è uno di loro. Con la regola della casa «{ option-idol-tie }» può andare al primo di loro in senso orario, partendo da chi lo ha.
rule-C6 = Chi è il più povero? Chi ha meno gemme; i macete non contano.
rule-C7 = E se c’è parità per l’idolo nel primo round? Si tira a sorte fra chi è in parità.
rule-C8 = Serve un macete per lasciare lo spazio giungla su cui ti trovi? No, ripartire è sempre gratis.
rule-C9 = In 2 o 3 giocatori, il tuo secondo personaggio può ripartire dalla giungla nello stesso round? Sì, è il tuo turno successivo.
rule-C10 = E se dovessi andare più indietro dell’inizio del percorso? Ti fermi sul primissimo spazio, lo spazio 0.
rule-C11 = La veggente deve guardare? Sì, esattamente due segnalini. Con la regola della casa «{ option-seer-look-optional }» può non guardarne nessuno, ma mai uno solo.
rule-C12 = Gli altri vedono se la veggente ha scambiato i segnalini? Sì, a meno che la regola della casa «{ option-seer-swap-public }» lo tenga segreto.
rule-C13 = L’artigiano può fare a meno del macete? No, se c’è lo prende, a meno che si giochi con la regola della casa «{ option-craftsman-may-decline }».
rule-C14 = Lo scout può pagare più di quanto serve per il traguardo? No, ma può pagare troppo quando la giungla lo fermerà.
rule-C15 = Ladro, veggente e artigiano possono non muoversi? No, solo con la regola della casa «{ option-free-move-may-be-zero }»; in quel caso non si rivela nessun segnalino.
rule-C16 = Un segnalino che ti porta su un altro spazio evento fa rivelare anche quello? Sì, a meno che la regola della casa «{ option-chance-chain }» si limiti a un solo segnalino; giungla e traguardo contano in ogni caso.
rule-C17 = Quando si sostituisce un segnalino che fa muovere? Appena letto, prima che la pedina riparta.
rule-C18 = E se la banca resta a corto? Prendi quello che c’è. La regola della casa «{ option-gem-bank }» può renderla inesauribile.
rule-C19 = E se riveli un macete quando non ce ne sono più? Non lo ricevi, e il segnalino si sostituisce come al solito.
rule-C20 = Da 6 a 8 giocatori, ci sono segnalini oltre il primo grande tempio? No, e la veggente non può scegliere quegli spazi, a meno che si giochi con la regola della casa «{ option-tokens-beyond-finish }».
rule-C21 = La giungla ferma tutti i personaggi? Sì, ogni movimento in avanti, e a quel punto il prezzo è già pagato. Andando indietro, la giungla si ignora.
rule-C22 = Lo scambio avviene anche se la vittima è dietro lo sciamano? Sì, sempre, e nessuno può rifiutarsi.
rule-C23 = Se nello stesso round esce un secondo segnalino idolo, a chi va l’idolo? A chi ha rivelato il secondo; solo il primo è annullato.
rule-C24 = E se ne escono più di due? Conta l’ultimo rivelato.
rule-C25 = Il segnalino appena usato può tornare subito? No, il sostituto si pesca prima di rimetterlo nella riserva.
rule-C26 = Si mettono da parte prima le carte scoperte o quelle coperte? Non fa differenza: tutte e nove sono mescolate.
rule-C27 = In 8 giocatori, come si scarta l’ultima carta? Coperta.
rule-C28 = Che fine fa un personaggio già giocato? Resta scoperto in mezzo al tavolo fino alla fine del round.
rule-C29 = In 2 giocatori, qualcuno vede la carta scartata a caso? No, nemmeno chi passa le altre.
rule-C30 = Da 6 a 8 giocatori, l’anziano può usare i villaggi oltre il primo grande tempio? No. Senza un villaggio prima del traguardo non paga e non si muove.
rule-C31 = Con due personaggi, quale viene maledetto o derubato? Solo quello nominato, e solo quando viene chiamato.
rule-C32 = E se non c’è niente da decidere? Il turno si gioca da solo, per esempio con un prete senza gemme o con il bambino in testa alla corsa.
rule-C33 = La partita può durare per sempre? Solo se nessuno vuole muoversi. La regola della casa «{ option-max-rounds }» la chiude dopo il numero di round scelto.
rule-C35 = La vittima del ladro cambia anche posto? No, un furto prende solo le gemme.
rule-C36 = Succede ancora qualcosa dopo che qualcuno ha raggiunto il traguardo? No, la partita finisce all’istante.
rule-C37 = E se lasci uno spazio evento e ci torni nello stesso turno? Il movimento finisce lì, quindi riveli il nuovo segnalino.
rule-C38 = E se uno spazio è insieme giungla ed evento? Chi deve fermarsi lì rivela il segnalino, e con «3 avanti» poi riparte gratis.
rule-C39 = Il gioco tradisce chi ha quale personaggio? No: non fa pause per un personaggio che nessuno ha, e una maledizione o un furto si vede solo alla chiamata.
rule-C40 = La veggente vede il primo segnalino prima di scegliere il secondo? No, a meno che si giochi con la regola della casa «{ option-seer-look-sequential }».
rule-C41 = Alla fine si mostrano le carte messe da parte coperte? No, né dopo il round né dopo la partita.

## The table in the terminal

label =
    { $label ->
        [player] Giocatore
        [space] Spazio
        [togo] Mancano
        [gems] Gemme
        [machetes] Macete
        [cards] Carte
        [bank] Banca
        [supply] Macete rimasti
        [characters] Personaggi
        [round] Round
        [curse] maledetto
       *[theft] nel mirino del ladro
    }
card-state =
    { $state ->
        [face_up] fuori, scoperto
        [vain] non ce l’ha nessuno
        [played] { $who }, giocato
        [yours] tuo
        [hand] nella tua mano
        [held] { $who }
        [out] fuori dal round
        [open] { $who }?
       *[openout] { $who } – o nessuno?
    }

## Hints

hint-cases =
    { $cases ->
        [10] quasi certamente
       *[other] in { $cases } casi su 10
    }
hint-gems =
    { $gems ->
        [one] { $gems } gemma
       *[other] { $gems } gemme
    }
hint-spaces =
    { $spaces ->
        [one] { $spaces } spazio
       *[other] { $spaces } spazi
    }
hint-worth = nient’altro prometteva di più
hint-win = raggiungi il tempio perduto e vinci
hint-may-win = { hint-cases } vinci subito
hint-lead = passi in testa
hint-idol = per come stanno le cose resti in ultima posizione e l’idolo va a te
hint-take-finish = per come stanno le cose ti porta fino al tempio perduto
hint-take-shaman = chi è in testa è { hint-spaces } davanti a te, e una maledizione può scambiarvi di posto
hint-take-guard = finché ce l’hai tu, nessuno può maledirti
hint-take-thief =
    { $gems ->
        [one] c’è { hint-gems } da prendere al rivale più ricco
       *[other] ci sono { hint-gems } da prendere al rivale più ricco
    }
hint-take-purse =
    { $gems ->
        [one] finché ce l’hai tu, nessuno può rubarti la tua gemma
       *[other] finché ce l’hai tu, nessuno può rubarti le tue { hint-gems }
    }
hint-take-seer = puoi controllare il segnalino sullo spazio { $space } prima di finirci sopra
hint-take-machete = davanti a te c’è la giungla dello spazio { $space }, e non hai un macete
hint-take-free = ti fa avanzare gratis e porta una gemma
hint-take-far = per come stanno le cose ti fa avanzare di { hint-spaces }
hint-take-deny = se ce l’hai tu, non ce l’ha nessun rivale
hint-curse = { hint-cases } ce l’ha un rivale, in media { hint-spaces } davanti a te
hint-curse-keep = { hint-cases } non ce l’ha nessuno, e tieni il tuo posto
hint-curse-void = non colpisce nessuno, e tieni il tuo posto
hint-rob = { hint-cases } ce l’ha un rivale, con { hint-gems } in media
hint-rob-void = non colpisce nessuno, e non ti fai nemici
hint-look-near = lo spazio { $space } è alla tua portata già in questo turno
hint-look-ahead = { hint-spaces } più avanti ce n’è uno su cui puoi ancora finire
hint-look-rivals =
    { $players ->
        [one] { $players } rivale può ancora finirci sopra
       *[other] { $players } rivali possono ancora finirci sopra
    }
hint-look-none = in questo turno non hai segnalini sconosciuti a portata
hint-swap-near = così «{ token }» è alla tua portata, sullo spazio { $space }
hint-swap-trap = così «{ token }» aspetta, sullo spazio { $space }, chi ti sta dietro
hint-swap-later = così «{ token }» ti aspetta sullo spazio { $space }
hint-walk-token = conosci il segnalino dello spazio { $space }: «{ token }»
hint-walk-chance = finisci su uno spazio evento, { hint-cases } con un segnalino buono
hint-walk-avoid = così eviti «{ token }» sullo spazio { $space }
hint-walk-jungle = ti fermi proprio sulla giungla, e non ti serve un macete
hint-walk = { hint-spaces } in meno fino al tempio, gratis
hint-pay = { hint-gems } per { hint-spaces }
hint-save =
    { $gems ->
        [one] la tua gemma ti servirà di più dopo
       *[other] le tue { hint-gems } ti serviranno di più dopo
    }
hint-machete = la giungla dello spazio { $space } è ancora davanti a te
