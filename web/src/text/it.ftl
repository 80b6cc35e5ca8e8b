### La pagina attorno ai giochi, italiano

## Ovunque

home = Inizio
close = Chiudi
cancel = Annulla
save = Salva
send = Invia
copy = Copia
copied = Copiato.
share = Condividi
refused = Non ha funzionato: { $message }
no-connection = Il server non ha risposto. Riprova tra un attimo.
trouble =
    { $trouble ->
        [offline] Questo dispositivo è offline. Tutto riprende appena torna la rete.
        [lost] La connessione è caduta. Nuovo tentativo…
        [database] Il server ora non riesce ad accedere ai suoi tavoli. Nuovo tentativo…
        [busy] Il server ci mette più del solito. Un momento…
       *[outdated] Questa pagina non è più aggiornata.
    }
try-now = Prova ora
reload = Ricarica
nowhere = Qui non c’è niente.
no-table = Non c’è nessun tavolo «{ $code }».
no-replay = Non c’è nessuna partita finita «{ $code }».

## Impostazioni

settings = Impostazioni
language = Lingua
name = Il tuo nome
name-saved = Il tuo nome è salvato.
sound = Suono
theme = Aspetto
theme-value =
    { $theme ->
        [auto] Come il dispositivo
        [light] Chiaro
       *[dark] Scuro
    }
theme-button =
    { $theme ->
        [auto] Aspetto: come il dispositivo
        [light] Aspetto: chiaro
       *[dark] Aspetto: scuro
    }
pace = Ritmo
pace-value =
    { $pace ->
        [slow] Lento
        [normal] Normale
        [fast] Veloce
       *[off] Senza movimento
    }
pace-still = Il tuo dispositivo chiede meno movimento: non si muove niente.
confirm-setting = Chiedi prima di ogni mossa
confirm-about = Il primo tocco mostra che cosa succederà, il secondo lo fa.
odds = Mostra come sta ciascuno
odds-about = Una barra mostra che cosa può sperare ciascuno, solo in base a ciò che puoi sapere tu. Può sbagliarsi.
other-device = Il tuo altro dispositivo
other-device-about = Apri lì questo link per essere la stessa persona. Tienilo per te: vale una settimana.
other-device-show = Mostra il mio link
enter = Un link personale
enter-about = Su questo dispositivo sei { $name }. Se continui, qui sarai la persona a cui appartiene il link. Fallo solo con il tuo link.
enter-go = Essere questa persona anche qui

## Inizio

welcome = Via, nella giungla!
welcome-about = Giochi di spedizione per te, i tuoi amici e bot che non barano. Senza account.
play-now = Gioca subito
invite = Invita amici
join = Partecipa
join-label = Hai un codice o un link?
join-placeholder = Codice del tavolo
continue = Continua
games = I giochi
new-table = Nuovo tavolo
lobby = Tavoli aperti
lobby-empty = Nessun tavolo aperto in questo momento. Aprine uno e invita qualcuno.
finished = Partite finite
show-all = Mostra tutto
your-turn = Tocca a te
table-open =
    { $open ->
        [one] { $open } posto libero
       *[other] { $open } posti liberi
    }
table-won = Vittoria: { $who }
table-lost = Perso da tutti

## La spedizione del giorno

daily = Spedizione del giorno
daily-about = A mezzanotte (UTC) comincia una nuova spedizione, la stessa per tutti. Conta il tuo primo tentativo del giorno: niente consigli, e ciò che si è visto non si riprende.
daily-none = Nessuno sa che cosa aspetta oggi – solo che è lo stesso per tutti.
daily-playing = Sei in cammino. La tua spedizione ti aspetta dove l’hai lasciata.
daily-begin = Parti
daily-go-on = Continua
daily-look = Rivedi
daily-practise = Riprova
daily-practice = Allenamento: conta solo il primo tentativo del giorno.
daily-next = La prossima comincia fra { $time }
daily-past = Gli ultimi 30 giorni
daily-day =
    { $state ->
        [won] { $day }: vinta
        [lost] { $day }: persa, { $level }
        [playing] { $day }: non finita
       *[missed] { $day }: non giocata
    }
daily-streak = Giorni di fila
daily-expeditions = Spedizioni
daily-wins = Vinte
daily-played =
    { $played ->
        [0] Nessuno l’ha ancora finita. Tocca a te!
       *[other] Finite oggi: { $played }, vinte: { $won }
    }
daily-all = I tuoi giorni passati
daily-back = Alla spedizione del giorno
daily-sealed = I dadi restano sigillati fino alla fine del giorno, perché tutti giocano con loro. Poi si potranno controllare, e gli altri potranno guardare questa partita.

## Un nuovo tavolo

new-table-of = Nuovo tavolo: { $game }
seats = Posti
how-many = In quanti giocate?
seat-kind =
    { $kind ->
        [me] Io
        [bot] Bot
       *[open] Libero
    }
seats-about = I posti liberi sono per chi riceve il link. Più posti per te: vi passate il dispositivo.
only-bots = Almeno un posto deve essere tuo o libero.
bots = Bot
bots-which = Per quali bot?
bots-all = Tutti i bot
bots-only = Solo { $colour }
bots-level = Quanto forti?
bots-mixed = Sono diversi. Scegli un livello per renderli tutti uguali.
bots-style = Di che carattere?
style-none = equilibrato
clock = Orologio
clock-kind =
    { $kind ->
        [none] Nessuno
        [game] Tempo reale
       *[move] Giorni per mossa
    }
clock-about =
    { $kind ->
        [none] Ognuno pensa quanto vuole.
        [game] Per chi finisce il tempo gioca un bot fino al ritorno.
       *[move] Per partite di settimane. Per chi tarda gioca un bot fino al ritorno.
    }
clock-alone = Quando il tempo è scaduto, la partita è persa.
clock-minutes = Minuti per giocatore
clock-increment = Secondi in più per mossa
clock-days = Giorni per mossa
who-may-come = Chi può venire?
who-value =
    { $who ->
        [link] Solo con il link
       *[public] Tutti
    }
setup = Preparazione
house-rules = Regole della casa
house-rules-about = Se non le tocchi, giochi secondo il regolamento.
preset = Regole
preset-name =
    { $preset ->
        [rulebook] Come da regolamento
       *[mixed] La tua combinazione
    }
edition = Edizione
create-and-invite = Apri il tavolo
create-and-play = Gioca

## La sala d’attesa

waiting-title = { $game }: il tavolo è pronto
waiting-sit = Ti hanno invitato. Siediti!
waiting-host =
    { $open ->
        [one] { $open } posto è libero. Manda il link in giro – oppure comincia, e lo prende un bot.
       *[other] { $open } posti sono liberi. Manda il link in giro – oppure comincia, e li prendono i bot.
    }
waiting-others =
    { $open ->
        [one] Ci sei. { $open } posto è ancora libero.
       *[other] Ci sei. { $open } posti sono ancora liberi.
    }
seat-open = Libero
sit = Siediti
sit-too = Siediti anche qui
leave = Alzati
start-with-bots = Comincia con i bot
bots-free = Per i posti che restano liberi: { $bot }
here = qui
away = via
you-here = tu
invitation = Link a questo tavolo
invitation-title = Vieni a giocare!
invitation-code = Oppure con il codice: { $code }
option-says = { $name }: { $value }
clock-says =
    { $kind ->
        [game] Orologio: { $time } a testa, più { $increment } secondi per mossa
       *[move] Orologio: { $time } per mossa
    }
time-days =
    { $days ->
        [one] { $days } giorno { $hours } h
       *[other] { $days } giorni { $hours } h
    }

## Il tavolo

title-your-turn = ● Tocca a te – { $game }
seat-name-colour = { $name } ({ $colour })
people = Persone al tavolo
stand-in = gioca un bot
bot-plays-for-you = Un bot gioca per te.
one-moment = Un momento…
act-too = { $who } può agire nello stesso momento.
looking-back = Stai guardando indietro: così era il tavolo dopo la mossa { $move }.
to-live = Torna a adesso
choices = Le tue scelte
choices-count =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
choices-narrow = Con
preview = { $action } – succederà questo:
skip = Salta
undo = Riprendi
undo-asked = Hai chiesto di riprendere la mossa. Aspettiamo gli altri…
undo-request = { $who } vorrebbe riprendere una mossa.
undo-agree = Va bene
undo-refuse = No
hint = Consiglio
hinted = consigliato
hint-sure =
    { $sure ->
        [clear] Chiaramente la scelta migliore.
        [likely] Probabilmente la scelta migliore.
       *[close] Questione di poco: altre scelte valgono quasi lo stesso.
    }
hint-chance = Le tue possibilità così: circa { $chance }.
hint-others = Da considerare anche:
odds-help = Che cosa mostra questa barra?
odds-shared = Come sta andando la spedizione: { $chance }
odds-seat = { $who } { $chance }
log = Cronaca
log-start = Preparazione
log-empty = Non è ancora successo niente.
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
rules = Regole
rules-search = Cerca nelle regole
rules-none = Nessuna regola parla di «{ $wanted }».
rulings = Domande e risposte
rule-link = Regola { $rule }
why-label = Perché non posso …?
why-placeholder = Che cosa vorresti fare?
why-unknown = Nessuna mossa si chiama così.
why-possible = Puoi: adesso è possibile.
table = Tavolo
resign = Lascia giocare un bot
give-up = Abbandona
give-up-sure = Abbandonare davvero? La partita è persa.
return = Riprendi il posto
seal = Caso sigillato
seal-about = Tutto il caso di questa partita viene da un segreto fissato prima della prima mossa. Questo è il suo sigillo; alla fine il segreto viene mostrato, e tutti possono verificare che combaci.
scrubber = Guarda indietro
move-number = Mossa
move-of = Mossa { $move } di { $most }
first = All’inizio
previous = Una mossa indietro
next = Una mossa avanti
last = Alla fine
autoplay = Riproduci
pause = Pausa
cover = Passa il dispositivo a { $colour }
cover-about = Gli altri guardino altrove, per favore.
cover-ready = Sono { $colour }

## La fine

result-won =
    { $me ->
        [yes] Hai vinto!
       *[no] Vince { $who }!
    }
result-shared = Vittoria condivisa: { $who }
result-lost = Stavolta non vince nessuno.
plot = Quanto era avanti ognuno, nel corso della partita: { $who }
story-length = { $round }, { $moves } mosse.
story-leader =
    { $me ->
        [yes] In testa per il { $share } % della partita: tu.
       *[no] In testa per il { $share } % della partita: { $who }.
    }
story-changes =
    { $changes ->
        [0] Nessun altro è mai passato in testa.
        [one] La testa è cambiata una volta.
       *[other] La testa è cambiata { $changes } volte.
    }
story-leap =
    { $me ->
        [yes] Il balzo più grande è tuo ({ $round }): da { $from } a { $to }.
       *[no] Il balzo più grande: { $who } ({ $round }), da { $from } a { $to }.
    }
rematch = Rivincita
rematch-join = Vai alla rivincita
replay = Rivedi
replay-of = Rivedi: { $game }
replay-at = Mossa { $move } di { $most }
replay-title = Guarda questa partita
share-replay = Condividi la partita
download = Scarica
dice-check = Verifica il caso
dice-fair = Il caso era onesto.
dice-wrong = Qualcosa non torna!
dice-insecure = Il tuo browser può verificarlo solo su una pagina sicura (https). La partita si verifica anche con «cenote verify».
dice-more = Per rigiocare anche ogni mossa: scarica la partita ed esegui «cenote verify».
seal-kept =
    { $good ->
        [yes] Il sigillo è quello che questo dispositivo ha visto arrivando al tavolo.
       *[no] Il sigillo non è quello che questo dispositivo ha visto arrivando al tavolo.
    }
seal-unseen = Questo dispositivo ha visto il sigillo solo dopo la partita.
seal-secret =
    { $good ->
        [yes] Il segreto combacia con il sigillo: era fissato prima della prima mossa.
       *[no] Il segreto non combacia con il sigillo.
    }
seal-seed =
    { $good ->
        [yes] La partita è stata giocata con questo segreto.
       *[no] La partita è stata giocata con un altro segreto.
    }
seal-salt =
    { $good ->
        [yes] C’è la parte di caso aggiunta da questo dispositivo: nessuno poteva scegliere l’esito.
       *[no] Manca la parte di caso aggiunta da questo dispositivo.
    }

## Dopo la partita

review = Analisi
review-of = Analisi: { $game }
review-thinking = La partita viene ripensata da capo…
review-chances = Che cosa poteva sperare ciascuno
review-chances-shared = Come andava la spedizione
review-plot = La partita dalla prima all’ultima decisione
review-turns = Punti di svolta
review-no-turns = Nessun grande ribaltone: una partita tranquilla.
review-moment = Il tabellone in quel momento
review-pick = Tocca il grafico o un punto di svolta per vedere il tabellone di quel momento.
review-replay = Rivedi da qui
review-show = Mostra sul tabellone
review-show-played = Come giocato
review-show-best = Come consigliato
review-played = Mossa giocata: { $action }.
review-better = Un giocatore più forte consiglierebbe: { $action } – { $why }.
review-cost = Sarebbe valso circa il { $cost } di una vittoria.
review-luck =
    { $luck ->
        [good] Poi la fortuna ha sorriso a { $who }: { $share } in più.
       *[bad] Poi la fortuna ha voltato le spalle a { $who }: { $share } in meno.
    }
review-seats = Bravura e fortuna
review-accuracy = Precisione
review-accuracy-of = Precisione: { $value } su 100
review-luck-seat =
    { $luck ->
        [good] La fortuna ha dato una mano
        [bad] La fortuna poteva essere più gentile
       *[even] Né fortuna né sfortuna
    }
review-seats-about = La precisione dice quanto le scelte somigliavano a quelle di un giocatore più forte. La fortuna è ciò che hanno portato le carte, i dadi e gli altri.
review-about = Un bot forte ha riguardato ogni decisione sapendo solo ciò che si poteva sapere da quel posto. Anche lui a volte sbaglia.

## What the server refuses

refuse-not-begun = La partita non è ancora cominciata.
refuse-not-yours = Questo posto non è tuo.
refuse-not-now = La mossa di qualcun altro non è ancora finita. Non è successo niente: riprova tra un attimo.
refuse-no-undo = Non hai nulla da annullare.
refuse-undo-unfinished = Finisci prima questa mossa: gli altri non sanno ancora che è iniziata.
refuse-hint-turn = I consigli sono solo per il tuo turno.
refuse-begun = La partita è cominciata: i posti non si possono più cambiare.
refuse-many-tables = Hai già { $most } tavoli in corso. Prima finiscine o lasciane uno.
refuse-taken = Questo posto è appena stato preso.
refuse-not-host = Solo chi ha creato il tavolo può cominciare.
refuse-rematch = La rivincita è per i giocatori di una partita finita.
refuse-no-table = Non c’è nessun tavolo «{ $code }». Controlla il link o il codice.
refuse-no-database = Il server ora non può salvare nulla. Riprova tra un attimo.
refuse-other-rules = Questa partita è cominciata con la versione { $was } delle regole; questo server ha ora la versione { $now }. Niente è perduto: chi gestisce il server può tornare al Cenote di allora.
refuse-other-edition = A questo tavolo serve l’edizione «{ $edition }», che questo server non ha più com’era. Niente è perduto: chi gestisce il server può rimetterla.
refuse-too-fast = Piano, per favore.
refuse-daily-sealed = È la spedizione del giorno di qualcun altro. Potrai guardarla quando il giorno sarà finito.
refuse-no-daily = Questo gioco non ha una spedizione del giorno.
refuse-daily-undo = Ciò che la spedizione del giorno ha mostrato non si riprende.
refuse-daily-hint = Nella spedizione del giorno non ci sono consigli.
refuse-not-over = Lo vedrai quando la partita sarà finita.
refuse-daily-secret = Lo vedrai quando il giorno sarà finito.
refuse-link = Questo link personale non è valido, o non lo è più. Copialo di nuovo dal tuo altro dispositivo.
refuse-newcomers = Arrivano troppi nuovi ospiti dalla tua rete. Aspetta un minuto.
refuse-busy = Le tue altre domande sono ancora allo studio. Aspetta le risposte.
