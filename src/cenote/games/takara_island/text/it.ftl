### Takara Island, Italiano

game-name = Takara Island
game-blurb = Due Pietre della Leggenda dormono sotto l’isola. Osserva, scava, combatti e commercia per raggiungerle, prima che non resti più niente da scavare.
round-name = Turno { $round }

## Nomi

tile =
    { $tile ->
        [karas] { amount-karas }
        [rockfall] una frana
        [xp] { $amount } XP
        [wound] { $amount } XP con ferita
        [bat] un pipistrello
        [goblin] un goblin
        [skeleton] uno scheletro
        [drake] un drago
        [monster] un mostro
        [chest] un forziere
       *[stone] una Pietra della Leggenda
    }
the-monster =
    { $tile ->
        [bat] il pipistrello
        [goblin] il goblin
        [skeleton] lo scheletro
        [drake] il drago
       *[other] il mostro
    }
chest =
    { $chest ->
        [tablet] Tavoletta
        [map] Mappa
        [mimic] Mimic
        [purse] Borsa
        [idol] Idolo
        [skull] Teschio
       *[treasure] Tesoro
    }
chest-effect =
    { $chest ->
        [map] Scegli subito: { sum-karas }, oppure { $xp } XP alla fine.
        [mimic] Combattilo, con o senza spada. Se vinci, vale { $xp } XP e apri un altro forziere.
       *[other]
            { $karas ->
                [0] { $xp } XP alla fine.
               *[other]
                    { $xp ->
                        [0] { sum-karas } subito.
                       *[other] { sum-karas } subito e { $xp } XP alla fine.
                    }
            }
    }
chest-found =
    { $xp ->
        [0] { chest }
       *[other] { chest }, { $xp } XP
    }
specialist =
    { $specialist ->
        [miner] Minatore
        [archaeologist] Archeologo
        [soothsayer] Indovina
       *[impersonator] Imitatore
    }
the-specialist =
    { $specialist ->
        [miner] il Minatore
        [archaeologist] l’Archeologo
        [soothsayer] l’Indovina
       *[impersonator] l’Imitatore
    }
specialist-power =
    { $specialist ->
        [miner] Toglie fino a { $tiles } tessere da un sito. XP, forzieri e pietre sono tuoi; Kara e frane vengono sgombrati senza rendere nulla; un mostro interrompe il lavoro.
        [archaeologist] Ti mostra le prime { $tiles } tessere di un sito.
        [soothsayer] Ti mostra { $tiles } tessere di fila, alla profondità che vuoi.
       *[impersonator] Fa il lavoro di uno specialista assunto da altri, per 2 Kara in più.
    }
level =
    { $level ->
        [surface] Superficiale
        [intermediate] Intermedio
       *[deep] Profondo
    }
town =
    { $place ->
        [dive] Bisca
        [counter] Emporio
        [forge] Fucina
        [harbour] Porto
        [hospital] Ospedale
        [break_room] Sala di riposo
        [beach] Spiaggia
       *[camp] Campo
    }
town-about =
    { $place ->
        [dive] Ogni avventuriero che mandi qui guadagna { sum-karas }.
        [counter] Una volta per turno: compra un segnalino XP per { sum-karas }, o vendi una tessera XP.
        [forge] Noleggia la spada per { sum-karas }, prima che la tua squadra agisca.
        [harbour] Assumi uno specialista, se non ne hai già uno.
        [hospital] I feriti. Alla fine del tuo turno puoi curare i tuoi per { sum-karas } ciascuno.
        [break_room] Chi non è stato curato riposa qui per tutto il turno seguente della sua squadra.
        [beach] Qui aspettano le reclute. La tua si unisce a te per { sum-karas }.
       *[camp] Gli avventurieri pronti ad agire.
    }
title =
    { $title ->
        [food] Spuntino per axolotl
        [rookie] Alle prime armi
        [amateur] Cacciasassi in erba
        [indiana] Il nuovo Indiana
       *[hero] Eroe leggendario
    }
ending =
    { $ending ->
        [owner] Le due Pietre della Leggenda nelle stesse mani: vittoria immediata, a prescindere dagli XP.
        [stones] Le due Pietre della Leggenda sono finite in mani diverse: decidono gli XP.
        [one_stone] Troppi siti sono vuoti: l’unica pietra trovata ha perso il suo potere, decidono gli XP.
        [no_stone] Troppi siti sono vuoti e nessuna Pietra della Leggenda è stata trovata: perdono tutti.
        [limit_stone] Era l’ultimo turno: l’unica pietra trovata ha perso il suo potere, decidono gli XP.
       *[limit_none] Era l’ultimo turno e nessuna Pietra della Leggenda è stata trovata: perdono tutti.
    }
amount-karas = { $amount } Kara
cost-karas = { $cost } Kara
sum-karas = { $karas } Kara
reward-karas = { $reward } Kara
count-wounds =
    { $count ->
        [one] { $count } ferita
       *[other] { $count } ferite
    }
count-adventurers =
    { $count ->
        [one] { $count } avventuriero
       *[other] { $count } avventurieri
    }

## Eventi

event-first-player =
    { $me ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
event-turn-began =
    { $me ->
        [yes] Turno { $round }: tocca a te.
       *[no] Turno { $round }: tocca a { $who }.
    }
event-sword-rented =
    { $me ->
        [yes] Noleggi la spada per { cost-karas }.
       *[no] { $who } noleggia la spada per { cost-karas }.
    }
event-tile-seen =
    { $me ->
        [yes] In { $place } vedi { tile }.
       *[no] In { $place } { $who } vede { tile }.
    }
event-looked =
    { $me ->
        [yes] Osservi il sito { $site } ({ $positions } dall’alto).
       *[no] { $who } osserva il sito { $site } ({ $positions } dall’alto).
    }
event-spied =
    { $me ->
        [yes] Fai esaminare il sito { $site } ({ $positions } dall’alto).
       *[no] { $who } fa esaminare il sito { $site } ({ $positions } dall’alto).
    }
event-turned-up =
    { $me ->
        [yes] In { $place } scopri { tile }.
       *[no] In { $place } { $who } scopre { tile }.
    }
event-karas-for-view =
    { $me ->
        [yes] Quello che hai scoperto ti frutta { amount-karas }.
       *[no] { $who } riceve { amount-karas } per ciò che ha scoperto.
    }
event-dug-karas =
    { $me ->
        [yes] Scavi nel sito { $site } e trovi { amount-karas }.
       *[no] { $who } scava nel sito { $site } e trova { amount-karas }.
    }
event-dug-xp =
    { $me ->
        [yes] Scavi nel sito { $site } e trovi { tile }.
       *[no] { $who } scava nel sito { $site } e trova { tile }.
    }
event-dug-rockfall =
    { $me ->
        [yes] Scavi nel sito { $site }: una frana ti blocca.
       *[no] { $who } scava nel sito { $site }: una frana blocca il passaggio.
    }
event-dug-monster =
    { $me ->
        [yes] Scavi nel sito { $site } e ti imbatti in { tile }!
       *[no] { $who } scava nel sito { $site } e si imbatte in { tile }!
    }
event-dug-chest =
    { $me ->
        [yes] Scavi nel sito { $site } e trovi un forziere.
       *[no] { $who } scava nel sito { $site } e trova un forziere.
    }
event-dug-stone =
    { $me ->
        [yes]
            { $count ->
                [1] Nel sito { $site } trovi la prima Pietra della Leggenda!
               *[other] Nel sito { $site } trovi la seconda Pietra della Leggenda!
            }
       *[no]
            { $count ->
                [1] Nel sito { $site } { $who } trova la prima Pietra della Leggenda!
               *[other] Nel sito { $site } { $who } trova la seconda Pietra della Leggenda!
            }
    }
event-injured =
    { $me ->
        [yes]
            { $cause ->
                [monster] Senza spada, il tuo avventuriero finisce all’ospedale.
                [wound] Scoperta dolorosa: il tuo avventuriero va all’ospedale.
                [fight] Il tuo avventuriero perde lo scontro e va all’ospedale.
               *[mimic] Il Mimic morde: il tuo avventuriero va all’ospedale.
            }
       *[no]
            { $cause ->
                [monster] Senza spada, l’avventuriero di { $who } finisce all’ospedale.
                [wound] Scoperta dolorosa: l’avventuriero di { $who } va all’ospedale.
                [fight] L’avventuriero di { $who } perde lo scontro e va all’ospedale.
               *[mimic] Il Mimic morde: l’avventuriero di { $who } va all’ospedale.
            }
    }
event-destroyed =
    { $me ->
        [yes]
            { $count ->
                [one] Sgombri la frana nel sito { $site }, l’unica scoperta, per { amount-karas }.
               *[other] Sgombri la frana nel sito { $site }: con { $count } frane scoperte rende { amount-karas }.
            }
       *[no]
            { $count ->
                [one] { $who } sgombra la frana nel sito { $site }, l’unica scoperta, per { amount-karas }.
               *[other] { $who } sgombra la frana nel sito { $site }: con { $count } frane scoperte rende { amount-karas }.
            }
    }
event-dived =
    { $me ->
        [yes] Alla Bisca guadagni { amount-karas }.
       *[no] Alla Bisca { $who } guadagna { amount-karas }.
    }
event-token-bought =
    { $me ->
        [yes] All’Emporio compri un segnalino XP per { cost-karas }.
       *[no] All’Emporio { $who } compra un segnalino XP per { cost-karas }.
    }
event-tile-sold =
    { $me ->
        [yes] All’Emporio vendi { $xp } XP per { amount-karas }.
       *[no] All’Emporio { $who } vende { $xp } XP per { amount-karas }.
    }
event-hired =
    { $me ->
        [yes] Assumi { the-specialist } per { cost-karas }.
       *[no] { $who } assume { the-specialist } per { cost-karas }.
    }
event-copied =
    { $me ->
        [yes] Per { cost-karas } assumi l’Imitatore, che copia { the-specialist }.
       *[no] Per { cost-karas } { $who } assume l’Imitatore, che copia { the-specialist }.
    }
event-mined =
    { $me ->
        [yes]
            { $tile ->
                [karas] Il tuo Minatore butta via { tile } dal sito { $site }: niente per te.
                [rockfall] Il tuo Minatore sgombra una frana nel sito { $site }.
               *[other] Il tuo Minatore ti porta { tile } dal sito { $site }.
            }
       *[no]
            { $tile ->
                [karas] Il Minatore di { $who } butta via { tile } dal sito { $site }.
                [rockfall] Il Minatore di { $who } sgombra una frana nel sito { $site }.
               *[other] Il Minatore porta a { $who } { tile } dal sito { $site }.
            }
    }
event-miner-stopped =
    { $me ->
        [yes] Nel sito { $site } il tuo Minatore si trova davanti { tile } e si ferma.
       *[no] Nel sito { $site } il Minatore di { $who } si trova davanti { tile } e si ferma.
    }
event-fight-began =
    { $me ->
        [yes]
            { $count ->
                [0] Attacchi { the-monster } nel sito { $site }.
               *[other] Attacchi { the-monster } nel sito { $site }, che ha già { count-wounds }.
            }
       *[no]
            { $count ->
                [0] { $who } attacca { the-monster } nel sito { $site }.
               *[other] { $who } attacca { the-monster } nel sito { $site }, che ha già { count-wounds }.
            }
    }
event-rolled =
    { $me ->
        [yes]
            { $face ->
                [sword] Tiri il dado: spada, colpito!
               *[hospital] Tiri il dado: ospedale, mancato!
            }
       *[no]
            { $face ->
                [sword] { $who } tira il dado: spada, colpito!
               *[hospital] { $who } tira il dado: ospedale, mancato!
            }
    }
event-monster-hit = Nel sito { $site } { the-monster } ha ora { count-wounds }.
event-monster-beaten =
    { $me ->
        [yes] Sconfiggi { the-monster } nel sito { $site }: { $amount } XP!
       *[no] { $who } sconfigge { the-monster } nel sito { $site }: { $amount } XP!
    }
event-karas-won =
    { $me ->
        [yes] Ricevi { amount-karas }.
       *[no] { $who } riceve { amount-karas }.
    }
event-chest-drawn =
    { $me ->
        [yes]
            { $chest ->
                [map] Apri il forziere: una Mappa.
                [mimic] Apri il forziere: salta fuori un Mimic!
               *[other] Apri il forziere: { chest-found }.
            }
       *[no]
            { $chest ->
                [map] { $who } apre il forziere: una Mappa.
                [mimic] { $who } apre il forziere: salta fuori un Mimic!
               *[other] { $who } apre il forziere: { chest-found }.
            }
    }
event-chests-gone = Non ci sono più forzieri: niente da aprire.
event-mimic-beaten =
    { $me ->
        [yes] Sconfiggi il Mimic ({ $amount } XP) e apri un altro forziere.
       *[no] { $who } sconfigge il Mimic ({ $amount } XP) e apre un altro forziere.
    }
event-mimic-won =
    { $fate ->
        [discarded] Il Mimic vince e lascia la partita.
       *[reshuffled] Il Mimic vince e torna a nascondersi tra i forzieri.
    }
event-map-cashed =
    { $me ->
        [yes] Cambi la Mappa con { amount-karas }.
       *[no] { $who } cambia la Mappa con { amount-karas }.
    }
event-map-kept =
    { $me ->
        [yes] Tieni la Mappa per { $xp } XP.
       *[no] { $who } tiene la Mappa per { $xp } XP.
    }
event-bank-short =
    { $me ->
        [yes] La banca è vuota: perdi { amount-karas }.
       *[no] La banca è vuota: { $who } perde { amount-karas }.
    }
event-passed =
    { $me ->
        [yes] Chiudi la giornata in anticipo, con { count-adventurers } ancora al campo.
       *[no] { $who } chiude la giornata in anticipo, con { count-adventurers } ancora al campo.
    }
event-recruited =
    { $me ->
        [yes] La tua recluta si unisce alla squadra per { cost-karas }.
       *[no] { $who } arruola la sua recluta per { cost-karas }.
    }
event-recovered =
    { $me ->
        [yes] Dalla sala di riposo recuperi { count-adventurers }.
       *[no] Dalla sala di riposo { $who } recupera { count-adventurers }.
    }
event-healed =
    { $me ->
        [yes] Curi { count-adventurers } per { cost-karas }.
       *[no] { $who } cura { count-adventurers } per { cost-karas }.
    }
event-sent-to-rest =
    { $me ->
        [yes] Mandi { count-adventurers } in sala di riposo.
       *[no] { $who } manda { count-adventurers } in sala di riposo.
    }
event-fell-asleep =
    { $me ->
        [yes] Davanti a te { the-specialist } si addormenta.
       *[no] Davanti a { $who } { the-specialist } si addormenta.
    }
event-went-home =
    { $me ->
        [yes] Ti saluta { the-specialist }, che torna al Porto.
       *[no] { $who } saluta { the-specialist }, che torna al Porto.
    }
event-site-emptied =
    { $count ->
        [one] Il sito { $site } è vuoto: è il primo.
       *[other] Il sito { $site } è vuoto: ora i siti vuoti sono { $count }.
    }
event-ended = { ending }

## Azioni

action-sword =
    { $answer ->
        [leave] Fai a meno della spada
       *[rent] Noleggia la spada
    }
action-view = Osserva { $site }
action-dig = Scava in { $site }
action-destroy = Sgombra la frana in { $site }
action-fight = Combatti in { $site }
action-dive = Vai alla Bisca
action-buy = Compra un segnalino XP
action-sell = Vendi { $xp } XP
action-miner = Assumi il Minatore per { $site }
action-archaeologist = Assumi l’Archeologo per { $site }
action-soothsayer = Assumi l’Indovina per { $site }, dalla tessera { $start } in giù
action-reveal =
    { $answer ->
        [leave] Lasciala coperta
       *[reveal] Scoprila
    }
action-map =
    { $answer ->
        [karas] Prendi i Kara
       *[xp] Tienila per gli XP
    }
action-recruit =
    { $answer ->
        [skip] Non oggi
       *[hire] Arruola la recluta
    }
action-heal =
    { $count ->
        [0] Non curare nessuno
       *[other] Curane { $count }
    }
action-copy-miner = Copia il Minatore per { $site }
action-copy-archaeologist = Copia l’Archeologo per { $site }
action-copy-soothsayer = Copia l’Indovina per { $site }, dalla tessera { $start } in giù
action-pass = Chiudi la giornata
action-look-on =
    { $answer ->
        [stop] Fermati qui
       *[keep] Continua
    }

## Domande

ask-sword = Noleggi la spada per { cost-karas } in questo turno?
waits-sword = { $who } sta decidendo se noleggiare la spada…
ask-action =
    { $count ->
        [one] Che cosa fa il tuo ultimo avventuriero?
       *[other] Hai { $count } avventurieri pronti: che cosa fa il prossimo?
    }
waits-action = { $who } sta preparando la prossima azione…
ask-reveal = In { $place } vedi { tile }: scopri la tessera per { reward-karas }?
waits-reveal = { $who } sta preparando la prossima azione…
ask-look-on = Guardi la prossima tessera del sito { $site }?
waits-look-on = { $who } sta preparando la prossima azione…
ask-map = Hai trovato una Mappa: { sum-karas } adesso, o { $xp } XP alla fine?
waits-map = { $who } sta decidendo che cosa fare della Mappa…
ask-recruit = Arruoli la tua recluta per { cost-karas }?
waits-recruit = { $who } sta decidendo se arruolare la recluta…
ask-heal =
    { $count ->
        [one] Un tuo avventuriero è all’ospedale: paghi { cost-karas } per curarlo?
       *[other] { $count } tuoi avventurieri sono all’ospedale: quanti ne curi, a { cost-karas } l’uno?
    }
waits-heal = { $who } sta decidendo quanti avventurieri curare…

## Regole della casa

option-view-block-scope = Fine dell’osservazione
    .about = Sotto quali tessere scoperte non si può più guardare.
    .previous-turns = Quelle dei turni precedenti
    .any-face-up = Qualsiasi tessera scoperta
option-view-may-stop-early = Smettere di osservare
    .about = Si può interrompere un’osservazione prima di aver visto tutto il possibile?
    .false = Fino in fondo
    .true = Quando si vuole
option-rockfall-payout-scope = Premio per le frane
    .about = Quali frane scoperte contano quando se ne sgombra una.
    .all-face-up = Tutte
    .top-only = Quelle in cima a un sito
option-counter-sell-scope = Vendite all’Emporio
    .about = Che cosa si può vendere all’Emporio.
    .xp-tiles = Solo tessere XP
    .any-scroll = Anche mostri e forzieri
option-mimic-injures = Morso del Mimic
    .about = L’avventuriero battuto dal Mimic va all’ospedale?
    .true = All’ospedale
    .false = Illeso
option-mimic-fail = Mimic imbattuto
    .about = Che fine fa un Mimic che ha vinto lo scontro.
    .reshuffle = Di nuovo tra i forzieri
    .discard = Fuori dalla partita
option-impersonator-scope = Scelta dell’Imitatore
    .about = Quali specialisti può copiare l’Imitatore.
    .held-by-others = Quelli degli altri
    .any = Qualsiasi specialista
option-tie-break = Parità finale
    .about = Che cosa succede se alla fine c’è parità di XP.
    .shared = Posto condiviso
    .xp-without-karas = XP senza Kara e pietre
option-allow-pass = Chiudere in anticipo
    .about = Si possono lasciare al campo avventurieri senza usarli?
    .false = Agiscono tutti
    .true = Permesso
option-limit-coins = Banca limitata
    .about = La banca può restare senza Kara?
    .false = Inesauribile
    .true = Limitata
option-turn-limit = Limite di turni
    .about = Dopo questo numero di turni, contando quelli di tutti, la partita si ferma: una pietra allora non vale nulla, e se non ne è stata trovata nessuna perdono tutti; 0: nessun limite.
option-memory-aid = Promemoria
    .about = Che cosa ricorda per te la pagina delle tessere che hai guardato.
    .full = Ogni tessera che hai visto
    .notes = Solo i tuoi appunti
    .none = Niente: sfida di memoria

preset-bga = Come su Board Game Arena
    .about = Le regole della casa più vicine a Board Game Arena. Alcuni dettagli (A1, A4, A7, A38, A43) seguono comunque il regolamento.

## Perché no

why-over = La partita è finita.
why-not-your-turn = Non è il tuo turno.
why-other-decision =
    { $verb ->
        [reveal] Un mostro si scopre solo quando la tua osservazione ci capita sopra.
        [look_on] Non hai un’osservazione in corso da fermare o continuare.
        [map] Adesso non hai una Mappa su cui decidere.
        [recruit] Si recluta solo alla fine del proprio turno, se si può pagare, e una volta per partita.
        [heal] Si cura solo alla fine del proprio turno, se c’è qualcuno all’ospedale.
        [pass] Prima rispondi alla domanda, poi la giornata può finire.
       *[other] I tuoi avventurieri adesso non possono agire: prima rispondi alla domanda.
    }
why-option =
    { $option ->
        [allow_pass] Tutti i tuoi avventurieri devono agire; per chiudere prima serve la regola della casa «{ option-allow-pass }».
       *[view_may_stop_early] Un’osservazione va fino in fondo; per fermarla serve la regola della casa «{ option-view-may-stop-early }».
    }
why-sword-late = La spada si noleggia solo all’inizio del turno, se puoi pagarla e hai un avventuriero da usare.
why-site-empty = Nel sito { $site } non ci sono più tessere.
why-dig-rockfall = Una frana blocca il sito { $site }: prima sgombrala, o manda il Minatore.
why-dig-monster = Nel sito { $site } non puoi scavare: prima devi sconfiggere { the-monster }.
why-view-blocked = Nel sito { $site } una tessera scoperta ti impedisce di osservare.
why-no-rockfall = In cima al sito { $site } non c’è nessuna frana scoperta.
why-too-few = Sgombrare una frana richiede { count-adventurers }.
why-no-monster = In cima al sito { $site } non c’è nessun mostro scoperto.
why-no-sword = Puoi combattere solo se hai noleggiato la spada all’inizio del turno.
why-counter-used = In questo turno hai già visitato l’Emporio; si può una volta sola.
why-no-karas = Costa { cost-karas } e ne hai { $karas }.
why-no-tokens = I segnalini XP sono esauriti.
why-nothing-to-sell = Non hai nessuna tessera da { $xp } XP da vendere.
why-not-sellable = I tuoi { $xp } XP vengono da un mostro o da un forziere; l’Emporio compra solo tessere XP.
why-has-specialist = Hai ancora { the-specialist }: non puoi assumere nessun altro.
why-not-in-harbour = Non puoi assumere { the-specialist }: non si trova al Porto.
why-nobody-has = Nessun altro ha { the-specialist }: non c’è nulla da copiare.
why-window = Nel sito { $site } l’Indovina può cominciare al massimo dalla tessera { $most }.
why-heal-most =
    { $most ->
        [one] Puoi curare al massimo { $most } avventuriero.
       *[other] Puoi curare al massimo { $most } avventurieri.
    }

## Regole: preparazione

rule-R1 = Preparazione
rule-R1-1 = Si gioca da 2 a 4. Ognuno ha un campo con due avventurieri pronti ad agire e una recluta sulla Spiaggia.
rule-R1-2 = I quattro specialisti sono al Porto, svegli.
rule-R1-3 = Le otto tessere forziere, mescolate, formano una pila coperta.
rule-R1-4 = Ognuno dei sei siti comincia con tre tessere profonde distribuite a caso, ma le due Pietre della Leggenda sono sempre in siti diversi.
rule-R1-5 = Sopra vanno tre tessere intermedie e poi tre superficiali. Ogni sito ha quindi nove tessere coperte; dall’alto, da 1 a 3 sono superficiali, da 4 a 6 intermedie, da 7 a 9 profonde.
rule-R1-6 = L’Emporio ha 3 segnalini XP a testa: 6, 9 o 12.
rule-R1-7 = Spada e dado sono alla Fucina, tutti i Kara in banca. All’inizio nessuno ha Kara.
rule-R1-8 = Chi comincia si tira a sorte. Si gioca in senso orario.
rule-R1-9 = Quando la partita comincia, nessuno conosce nessuna tessera.

rule-R2 = Il tuo turno: prima la spada, poi gli avventurieri, poi la fine della giornata

rule-R3 = La spada
rule-R3-1 = Prima che i tuoi avventurieri agiscano puoi noleggiare la spada per 3 Kara. Ce l’hai fino alla fine del turno; dopo la prima azione è troppo tardi.
rule-R3-2 = La domanda arriva solo se hai 3 Kara e un avventuriero che può agire.
rule-R3-3 = Con la spada i tuoi avventurieri possono combattere, e i mostri che dissotterrano non li feriscono. Non serve contro nient’altro: né contro le ferite delle tessere XP, né contro il Mimic.

rule-R4 = I tuoi avventurieri
rule-R4-1 = I tuoi avventurieri agiscono uno dopo l’altro, una volta ciascuno: osservare, scavare, sgombrare una frana (in due), andare alla Bisca o all’Emporio, assumere uno specialista o combattere.
rule-R4-2 = Ogni azione finisce prima della successiva. Quello che un avventuriero scopre o cambia serve già al prossimo.
rule-R4-3 = Tutti gli avventurieri al campo devono agire; la Bisca per loro è sempre aperta. Solo la regola della casa «{ option-allow-pass }» permette di chiudere prima la giornata.
rule-R4-4 = Gli avventurieri sono tutti uguali, e nessuno può toglierti un posto.
rule-R4-5 = In un turno puoi visitare l’Emporio una volta e assumere una volta. Tutto il resto, finché hai avventurieri.
rule-R4-6 = In un sito vuoto non si può fare nulla.

## Regole: scavare e osservare

rule-R5 = Scavare
rule-R5-1 = Un avventuriero scava in un sito con la prima tessera coperta. Una frana scoperta va prima sgombrata, un mostro scoperto sconfitto.
rule-R5-2 = Gira la prima tessera: decide lei che cosa succede.
rule-R5-3 = Kara: sono tuoi, e la tessera si scarta.
rule-R5-4 = Mostro: resta lì, scoperto. Senza spada il tuo avventuriero va all’ospedale, con la spada non gli succede nulla. In ogni caso l’azione è finita; combattere sarebbe un’altra azione.
rule-R5-5 = Frana: resta lì, scoperta. Non guadagni nulla e l’avventuriero è bloccato per questo turno, ma non ferito.
rule-R5-6 = XP: tieni la tessera. Se mostra una ferita, l’avventuriero va all’ospedale, spada o non spada.
rule-R5-7 = Forziere: la tessera si scarta e apri il primo forziere della pila.
rule-R5-8 = Pietra della Leggenda: la tieni. Con la seconda la partita finisce subito.

rule-R6 = Osservare
rule-R6-1 = Un avventuriero osserva un sito. Fra le prime tre tessere deve essercene una coperta, senza sopra di sé nessuna tessera scoperta in un turno precedente. Puoi osservare anche tessere che conosci già.
rule-R6-2 = Guardi in segreto le prime tre tessere, una alla volta dall’alto. Una tessera scoperta in un turno precedente mette fine all’osservazione. Una scoperta in questo turno si salta: conta fra le tre, ma non rende nulla e non ferma nulla.
rule-R6-3 = Una frana va scoperta dove si trova: rende 2 Kara e mette fine all’osservazione. Per un mostro decidi prima di vedere la tessera successiva: scoprirlo per 2 Kara, o lasciarlo coperto per niente. Poi continui. Tutte le altre tessere restano coperte.
rule-R6-4 = L’ordine delle tessere non cambia mai. Quello che è scoperto resta scoperto, anche sotto tessere coperte.
rule-R6-5 = Guardi tutte le tessere che puoi vedere. Solo la regola della casa «{ option-view-may-stop-early }» permette di fermarsi prima.
rule-R6-6 = Nulla di ciò che vedi può ferire il tuo avventuriero.
rule-R6-7 = Gli altri non si accorgono di nulla finché la tua osservazione non è finita. Allora vengono a sapere il sito, le posizioni guardate, che cosa hai scoperto e quanto ti ha reso.

## Regole: frane, Bisca ed Emporio

rule-R7 = Sgombrare una frana
rule-R7-1 = Due avventurieri insieme sgombrano una frana scoperta in cima a un sito.
rule-R7-2 = Ricevi 2 Kara per ogni frana scoperta dell’isola, comprese quelle sotto altre tessere e questa. Poi questa si scarta.
rule-R7-3 = Nessuno ha quattro avventurieri, quindi si può fare una sola volta per turno.

rule-R8 = Bisca ed Emporio
rule-R8-1 = Bisca: un avventuriero guadagna 1 Kara. È sempre possibile, con quanti avventurieri vuoi.
rule-R8-2 = Emporio: una volta per turno un avventuriero conclude un affare. Vendi una tessera XP, a 5 Kara per XP, oppure compri per 5 Kara un segnalino XP, che vale 2 XP, se ce ne sono. Pietre, segnalini, mostri e forzieri non si vendono.
rule-R8-3 = Non si visita l’Emporio senza un affare. Quello che vendi si scarta, visibile a tutti; i segnalini non si rivendono mai.

## Regole: specialisti

rule-R9 = Gli specialisti
rule-R9-1 = Un avventuriero assume uno specialista del Porto, se puoi pagare e non hai davanti a te nessuno specialista, sveglio o addormentato. Qualunque cosa incontri lo specialista, l’avventuriero è al sicuro.
rule-R9-2 = Paghi, e lo specialista agisce subito e una sola volta, nel sito scelto al momento di assumerlo.
rule-R9-3 = Archeologo, 2 Kara: guarda in segreto le prime cinque tessere di un sito, o tutte se sono meno.
rule-R9-4 = Indovina, 3 Kara: guarda in segreto tre tessere di fila, alla profondità che vuoi. Ne vedi meno solo se il sito ne ha meno.
rule-R9-5 = Per questi due le tessere scoperte contano, ma non sono d’intralcio. Non si scopre nulla e non si guadagna nulla.
rule-R9-6 = Minatore, 5 Kara: toglie fino a due tessere dalla cima di un sito, una dopo l’altra. XP e pietre li tieni, le ferite non toccano nessuno e i forzieri si aprono come al solito. Kara e frane, scoperti o coperti, si scartano e non rendono nulla. Un mostro viene scoperto, resta lì e interrompe il lavoro.
rule-R9-7 = Imitatore, 2 Kara in più dello specialista copiato: fa quello che fa uno specialista davanti a un altro giocatore, anche se dorme; quello non si muove. Tutti i Kara vanno alla banca.
rule-R9-8 = Uno specialista assunto dorme davanti a te per tutto il tuo turno successivo, poi torna al Porto. Quindi puoi assumere al massimo un turno sì e uno no.

## Regole: combattere

rule-R10 = Combattere
rule-R10-1 = Con la spada un avventuriero combatte contro un mostro scoperto in cima a un sito.
rule-R10-2 = Tiri il dado finché è deciso; niente ritirata. Una spada (4 facce su 6) ferisce il mostro. Quando ha tante ferite quanta vita, è sconfitto: tieni la tessera per i suoi XP e prendi i suoi Kara. L’ospedale (2 facce su 6) mette fine allo scontro: è lì che va il tuo avventuriero.
rule-R10-3 = Un mostro conserva le sue ferite, da chiunque vengano. Chi infligge l’ultima prende tutto.
rule-R10-4 = I segnalini ferita della scatola non sono un limite.

## Regole: fine della giornata

rule-R11 = La fine della giornata
rule-R11-1 = Una volta per partita puoi arruolare la tua recluta per 5 Kara. Dal tuo prossimo turno è un avventuriero come gli altri. Puoi farlo anche in un turno in cui nessuno ha potuto agire.
rule-R11-2 = I tuoi avventurieri che hanno agito e non sono feriti tornano al campo.
rule-R11-3 = I tuoi avventurieri che hanno passato questo turno in sala di riposo tornano al campo.
rule-R11-4 = Per ogni tuo avventuriero all’ospedale puoi pagare 2 Kara, e torna al campo. Altrimenti passa in sala di riposo, salta il tuo prossimo turno e torna alla fine di quello.
rule-R11-5 = La spada torna alla Fucina.
rule-R11-6 = Lo specialista assunto in questo turno si addormenta e resta con te. Quello che in questo turno dormiva torna al Porto.
rule-R11-7 = Si continua in senso orario.

## Regole: fine della partita

rule-R12 = La fine della partita
rule-R12-1 = Ogni volta che una tessera ha lasciato un sito e il suo effetto è completo, si controlla in quest’ordine: due pietre trovate; una pietra trovata e cinque siti vuoti; nessuna pietra e quattro siti vuoti. In ognuno di questi casi la partita finisce.
rule-R12-2 = Due pietre trovate: chi le ha tutte e due vince, a prescindere dagli XP. Altrimenti decidono gli XP, e ogni pietra ne vale 10.
rule-R12-3 = Una pietra trovata e cinque siti vuoti: la pietra non vale nulla, e decidono gli XP.
rule-R12-4 = Nessuna pietra e quattro siti vuoti: perdono tutti, e non si conta nulla.
rule-R12-5 = La fine è immediata: niente più azioni e niente fine della giornata.
rule-R12-6 = Perché una partita non duri per sempre, finisce anche dopo i turni fissati con «{ option-turn-limit }». Se nessuna pietra è stata trovata, perdono tutti. Altrimenti la pietra non vale nulla e decidono gli XP.

## Regole: forzieri

rule-R13 = I forzieri
rule-R13-1 = Prendi la prima tessera della pila dei forzieri; la vedono tutti.
rule-R13-2 = La Tavoletta vale 8 XP, ognuno dei tre Idoli 4 XP.
rule-R13-3 = La Borsa dà subito 10 Kara e si scarta.
rule-R13-4 = Il Teschio dà subito 20 Kara, ma devi tenerlo, e alla fine ti costa 2 XP.
rule-R13-5 = Con la Mappa scegli subito: scartarla per 5 Kara, o tenerla per 2 XP.
rule-R13-6 = Il Mimic va combattuto, con o senza spada: servono due spade di fila. Se vinci, lo tieni per 2 XP e apri un altro forziere. Se no, non ricevi nulla, il Mimic si rimescola nella pila e l’avventuriero che ha scavato va all’ospedale. Se a scavare è stato il Minatore, nessuno si fa male.
rule-R13-7 = Se la pila è vuota, non c’è nulla da aprire. Con le tessere della scatola non può succedere.

## Regole: punteggio

rule-R14 = Punteggio
rule-R14-1 = Somma gli XP delle tue tessere XP, dei segnalini (2 l’uno), dei mostri sconfitti e dei forzieri (Teschio −2). Aggiungi 10 per pietra se sono state trovate tutte e due, e 1 XP per ogni 5 Kara.
rule-R14-2 = Vince chi ha più XP. In caso di parità la vittoria è condivisa.
rule-R14-3 = I tuoi XP ti valgono un titolo: fino a 9 Spuntino per axolotl, da 10 Alle prime armi, da 20 Cacciasassi in erba, da 30 Il nuovo Indiana, da 40 Eroe leggendario.
rule-R14-4 = A parità di risultato si condivide il posto migliore, e il successivo resta vuoto. Chi ha le due pietre è in testa, e gli XP ordinano gli altri. Se perdono tutti, non vince nessuno: tutti ultimi, con 0 XP e senza titolo.

rule-R15 = Che cosa vedono tutti
rule-R15-1 = Kara, tessere vinte e tessere scartate sono visibili a tutti. Quello che hai guardato resta un tuo segreto; «{ option-memory-aid }» dice quanto ne ricorda per te la pagina.
rule-R15-2 = La banca non resta mai senza Kara. Con la regola della casa «{ option-limit-coins }» ha solo i 138 della scatola, e se non bastano ricevi quello che resta.

## Chiarimenti

rule-A1 = Ogni tessera scoperta mette fine a un’osservazione? No, solo quelle scoperte in un turno precedente. Con la regola della casa «{ option-view-block-scope }» può essere ogni tessera già scoperta quando l’osservazione comincia.
rule-A2 = Una frana già scoperta rende ancora quando la si osserva? No, rende solo scoprirla.
rule-A3 = Bisogna guardare tutte e tre le tessere? Sì, tutte quelle che si possono vedere, a meno che si giochi con «{ option-view-may-stop-early }». Allora gli altri vedono quali posizioni hai guardato.
rule-A4 = Quando si decide se scoprire un mostro? Appena lo si vede, prima della tessera successiva.
rule-A5 = Se osservando si trova una frana, si scoprono anche le altre tessere? No, solo la frana.
rule-A6 = Si può scavare dove in cima c’è un mostro o una frana scoperti? No, prima si sconfigge l’uno o si sgombra l’altra.
rule-A7 = Un avventuriero può cominciare a sgombrare e un altro finire? No, è un’azione sola, in due.
rule-A8 = Le frane sotto altre tessere contano quando se ne sgombra una? Sì, tutte quelle scoperte. Con la regola della casa «{ option-rockfall-payout-scope }» possono essere solo quelle in cima a un sito.
rule-A9 = Si può sgombrare una frana o combattere un mostro sotto altre tessere? No, solo in cima a un sito.
rule-A10 = La spada protegge dalle ferite delle tessere XP? No, solo dai mostri dissotterrati.
rule-A11 = Se dissotterri un mostro con la spada, lo combatti subito? No, ma può farlo il tuo prossimo avventuriero.
rule-A12 = Si può interrompere uno scontro? No, si tira finché uno dei due perde.
rule-A13 = E se finiscono i segnalini ferita? Usate qualcos’altro; le ferite non hanno limite.
rule-A14 = Perdere contro il Mimic ferisce? Sì, l’avventuriero che ha scavato va all’ospedale, spada o non spada; con un Minatore, nessuno. La regola della casa «{ option-mimic-injures }» può renderlo innocuo.
rule-A15 = Dove va un Mimic che ha vinto? Nella pila, che si rimescola. Con la regola della casa «{ option-mimic-fail }» può invece lasciare la partita.
rule-A16 = E se il Minatore trova un Mimic? Lo si combatte come al solito, nessuno si fa male, poi il Minatore continua.
rule-A17 = Un forziere trovato dal Minatore dà i suoi Kara? Sì; sono le tessere Kara e le frane a non rendere nulla.
rule-A18 = Si può mandare il Minatore in un sito con un mostro scoperto in cima? Sì, ma non fa nulla e si paga lo stesso.
rule-A19 = Una frana conta fra le due tessere del Minatore? Sì.
rule-A20 = Chi può copiare l’Imitatore? Uno specialista davanti a un altro giocatore. Con la regola della casa «{ option-impersonator-scope }» può essere uno qualsiasi dei tre, anche al Porto.
rule-A21 = E se nessun altro ha uno specialista? L’Imitatore non si può assumere.
rule-A22 = A chi va il denaro per uno specialista copiato? Alla banca, tutto.
rule-A23 = Il Porto può essere vuoto? Solo se avete tutti e quattro uno specialista, e allora non potresti comunque assumere.
rule-A24 = Uno specialista torna al Porto la sera stessa? No, la prima sera si addormenta; torna un turno dopo.
rule-A25 = Un avventuriero mandato in sala di riposo ne esce la sera stessa? No. La sala si svuota prima che entrino i nuovi.
rule-A26 = Prima la recluta o l’ospedale? La recluta. Conta solo se i Kara sono pochi.
rule-A27 = Che cosa si può vendere all’Emporio? Solo tessere XP. Con la regola della casa «{ option-counter-sell-scope }» anche mostri, Tavoletta, Idoli, Mappa e Mimic, ma mai Teschio, pietre o segnalini.
rule-A28 = E quando i segnalini XP sono finiti? Non se ne comprano più.
rule-A29 = Quante volte si può visitare l’Emporio? Una volta in ogni proprio turno.
rule-A30 = La partita può finire a metà di un turno? Sì, si controlla dopo ogni tessera che lascia un sito.
rule-A31 = E se la tessera che svuota un sito è una pietra o un forziere? Prima ha tutto il suo effetto, solo dopo si controlla.
rule-A32 = A partita finita si paga ancora l’ospedale? No, non c’è più una fine della giornata.
rule-A33 = Chi vince in caso di parità? Tutti quelli in parità. Con la regola della casa «{ option-tie-break }» si confrontano prima gli XP senza Kara e pietre.
rule-A34 = Quale titolo danno 40 XP esatti? Il più alto.
rule-A35 = Tutti gli avventurieri devono agire? Sì, a meno che si giochi con «{ option-allow-pass }».
rule-A36 = E se nessun avventuriero può agire? Il turno è solo la fine della giornata; puoi comunque reclutare.
rule-A37 = La partita può durare per sempre? Solo se tutti restano alla Bisca. «{ option-turn-limit }» ci mette un limite.
rule-A38 = Quando si decide per la Mappa? Subito.
rule-A39 = Con quanti Kara si comincia? Nessuno.
rule-A40 = In quanti si gioca? Da 2 a 4; solo la precedente edizione giapponese arriva a 6.
rule-A41 = Si può noleggiare la spada con i Kara guadagnati durante il turno? No, bisogna averli quando il turno comincia.
rule-A42 = Gli altri possono capire che hai visto un mostro e l’hai lasciato? No. Vedono la tua osservazione solo quando è finita, e niente tradisce il mostro.
rule-A43 = Vicino al fondo l’Indovina può guardare meno di tre tessere? No, a meno che il sito ne abbia meno di tre.
rule-A44 = Dopo la preparazione qualcuno sa dove sono le pietre? No.
rule-A45 = Se perdono tutti, chi è in testa? Nessuno: tutti ultimi, con 0 XP.
rule-A46 = Si può assumere qualcuno mentre il proprio specialista dorme? No, uno specialista alla volta.
rule-A47 = Quanti segnalini XP si possono comprare? Uno per visita all’Emporio, e di nuovo nei turni seguenti.
rule-A48 = La banca può svuotarsi? No, a meno che si giochi con «{ option-limit-coins }».
rule-A49 = Se il Minatore trova un forziere, che cosa si tiene? Quello che c’è dentro; la tessera del sito si scarta.
rule-A50 = Una seconda osservazione nello stesso turno si ferma alla frana scoperta dalla prima? No, continua sotto, a meno che «{ option-view-block-scope }» dica che ogni tessera scoperta la ferma.
rule-A51 = Che fine fa la Borsa? Si scarta, visibile a tutti; non vale XP.

## Le parole intorno al tavolo

seen-by = Vista: { $who }
label =
    { $label ->
        [player] Giocatore
        [turn] Turno
        [karas] Kara
        [xp] XP
        [team] Squadra
        [available] Pronti
        [hospital] Ospedale
        [resting] Sala di riposo
        [recruit] Recluta
        [tokens] Segnalini XP
        [stones] Pietre
        [sword] Spada
        [specialist] Specialista
        [awake] in servizio
        [asleep] a riposo
        [stock] Segnalini XP rimasti
        [harbour] Porto
        [pile] Forzieri rimasti
        [bank] Banca
        [hidden] Ancora nascoste
        [gone] Già uscite
        [score] Punteggio
        [tiles] Tessere XP
        [monsters] Mostri
        [chests] Forzieri
        [total] Totale
        [title] Titolo
        [life] Vita
        [wounds] Ferite
        [face_down] coperta
        [face_up] scoperta
        [fresh] scoperta in questo turno
        [empty] vuoto
        [seen] vista
        [no_rockfall] niente frana
        [looking] osserva
        [note] Appunto
        [notes] Appunti
        [clear_note] Togli l’appunto
        [nothing] niente
        [top] cima
       *[you] tu
    }

## Hints

hint-cases =
    { $cases ->
        [10] quasi certamente
       *[other] in { $cases } casi su 10
    }
hint-prize =
    { $karas ->
        [0] { $xp } XP
       *[other] { sum-karas } e { $xp } XP
    }
hint-worth = nient’altro prometteva di più
hint-win = così vinci la partita
hint-may-win = { hint-cases } così vinci la partita
hint-known = sai che cosa c’è in cima: { tile }
hint-below = conosci la tessera che sta sotto: { tile }
hint-stone = { hint-cases } viene alla luce una Pietra della Leggenda
hint-dig = { hint-cases } trovi qualcosa di buono
hint-view =
    { $count ->
        [one] vedi { $count } tessera che non conosci
       *[other] vedi fino a { $count } tessere che non conosci
    }
hint-view-pay =
    { $count ->
        [one] { $count } tessera che non conosci e, { hint-cases }, dei Kara per averne scoperta una
       *[other] fino a { $count } tessere che non conosci e, { hint-cases }, dei Kara per averne scoperta una
    }
hint-spy-deep =
    { $count ->
        [one] vedi { $count } tessera sconosciuta in profondità, dove stanno le Pietre
       *[other] vedi { $count } tessere sconosciute in profondità, dove stanno le Pietre
    }
hint-destroy = { sum-karas } per le frane in vista, e questa non dà più fastidio
hint-fight = { hint-cases } lo batti e guadagni { hint-prize }
hint-dive = { sum-karas } di sicuro, e nessuno si fa male
hint-for-recruit = così arrivi a { sum-karas }, abbastanza per la recluta
hint-xp = { $xp } XP subito, mentre { sum-karas } alla fine varrebbero solo { $points } XP
hint-buy-last =
    { $count ->
        [one] è l’ultimo segnalino XP
       *[other] restano solo { $count } segnalini XP
    }
hint-cash = { sum-karas } in tasca adesso ti servono più degli XP
hint-miner = ti porta { $xp } XP in media, e nessuno si fa male
hint-clear =
    { $count ->
        [one] { $count } tessera di meno sulla tua strada
       *[other] { $count } tessere di meno sulla tua strada
    }
hint-reveal = { sum-karas } subito, e nessuno ci finisce contro per sorpresa
hint-trap = forse ci finirà contro qualcun altro
hint-look-on = conoscere una tessera in più non costa niente
hint-recruit = da adesso un avventuriero in più a ogni turno
hint-heal = { count-adventurers } in più nel tuo prossimo turno
hint-keep = i tuoi { sum-karas } ti servono di più altrove
hint-sword = { the-monster } è allo scoperto e vale { hint-prize }
hint-sword-safe = in questo turno nessun mostro può ferire chi scava
hint-pass = nessuno si fa male, e non scopri niente per gli altri
