### Realm of the Jade Goddess, Français

game-name = Le Royaume de la déesse de jade
game-blurb = Une cité oubliée dort dans la jungle. Fonce en jeep, envoie tes archéologues dans les ruines et reconstitue les statues de jade avant les autres.
round-name = Tour { $round }

## Noms

object =
    { $object ->
        [1] Jaguar
        [2] Serpent
       *[3] Déesse
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
        [good] { object }, morceau { piece-letter }, bien conservé
       *[bad] { object }, morceau { piece-letter }, mal conservé
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
        [1] Archéologue seul
        [2] Duo d’archéologues
        [3] Trio d’archéologues
       *[other] Équipe de { $strength }
    }
a-figure =
    { $strength ->
        [1] un archéologue seul
        [2] un duo
        [3] un trio
       *[other] une équipe de { $strength }
    }
direction =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
to-the-direction =
    { $direction ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
tile-shape =
    { $sides ->
        [0] Jungle pure
        [one] Cité sur { $sides } côté
       *[other]
            { $parts ->
                [one] Cité sur { $sides } côtés
               *[other] Cité sur { $sides } côtés, en { $parts } parties séparées
            }
    }
ending =
    { $ending ->
        [tiles] La dernière tuile est tirée et chacun a eu son dernier tour : la partie est finie.
        [artefacts] La pioche est vide, il n’y a plus d’artefacts : la partie s’arrête aussitôt.
       *[stall] Plus personne n’explore depuis une éternité : la partie est finie.
    }
cost-gold =
    { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }
amount-gold =
    { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
count-artefacts =
    { $count ->
        [one] { $count } artefact
       *[other] { $count } artefacts
    }
count-figures =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
count-heads =
    { $heads ->
        [0] aucune tête
        [one] { $heads } tête
       *[other] { $heads } têtes
    }
count-coins =
    { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Événements

event-first-player =
    { $me ->
        [yes] Tu commences.
       *[no] { $who } commence.
    }
event-display-dealt =
    { $me ->
        [yes] Tu reçois une première tuile pour ta vitrine.
       *[no] { $who } reçoit une première tuile pour sa vitrine.
    }
event-row-dealt = « { $token } » est posé face visible dans la rangée.
event-turn-began =
    { $me ->
        [yes] Tour { $round } : à toi de jouer.
       *[no] Tour { $round } : c’est à { $who }.
    }
event-bonus-began =
    { $me ->
        [yes] Tu paies { cost-gold } pour un tour bonus.
       *[no] { $who } paie { cost-gold } pour un tour bonus.
    }
event-exchanged =
    { $me ->
        [yes] Te voilà dans l’impasse : tu glisses une tuile sous la pile { $stack } et prends celle du dessus.
       *[no] Dans l’impasse, { $who } glisse une tuile sous la pile { $stack } et prend celle du dessus.
    }
event-rode =
    { $me ->
        [yes] Tu roules de { $origin } à { $cell }.
       *[no] { $who } roule de { $origin } à { $cell }.
    }
event-drew-tile =
    { $me ->
        [yes] Tu tires une tuile de la pile { $stack }.
       *[no] { $who } tire une tuile de la pile { $stack }.
    }
event-laid =
    { $me ->
        [yes] Tu poses une tuile en { $cell } et avances dessus.
       *[no] { $who } pose une tuile en { $cell } et avance dessus.
    }
event-kept =
    { $me ->
        [yes] La tuile ne va pas ici : elle rejoint ta vitrine.
       *[no] La tuile ne va pas ici : elle rejoint la vitrine de { $who }.
    }
event-last-tile =
    { $me ->
        [yes] Tu as tiré la dernière tuile ! Après ce tour, chacun en a encore un.
       *[no] { $who } a tiré la dernière tuile ! Après ce tour, chacun en a encore un.
    }
event-stopped =
    { $me ->
        [yes] Tu t’arrêtes dans la jungle.
       *[no] { $who } s’arrête dans la jungle.
    }
event-figure-placed =
    { $me ->
        [yes] Tu envoies { a-figure } dans les ruines en { $cell } (partie { part-letter }).
       *[no] { $who } envoie { a-figure } dans les ruines en { $cell } (partie { part-letter }).
    }
event-figure-paid =
    { $me ->
        [yes] Cela te coûte { amount-gold }.
       *[no] Cela coûte { amount-gold } à { $who }.
    }
event-figure-taken =
    { $me ->
        [yes] Tu reprends { a-figure } en { $cell }.
       *[no] { $who } reprend { a-figure } en { $cell }.
    }
event-dug = Les ruines en { $cell } sont fermées, la fouille commence : { count-heads }, { count-coins }.
event-dug-in-vain = Les ruines en { $cell } sont fermées, mais il n’y a personne pour les fouiller.
event-tokens-drawn =
    { $me ->
        [yes] Tu pioches { count-artefacts }.
       *[no] { $who } pioche { count-artefacts }.
    }
event-token-seen =
    { $me ->
        [yes] C’est « { $token } ».
       *[no] { $who } a pioché « { $token } ».
    }
event-pile-empty =
    { $me ->
        [yes] La pioche est vide : plus d’artefacts pour toi.
       *[no] La pioche est vide : plus d’artefacts pour { $who }.
    }
event-gold-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] La banque est vide : pas d’or pour toi.
               *[other] Tu reçois { amount-gold }.
            }
       *[no]
            { $amount ->
                [0] La banque est vide : pas d’or pour { $who }.
               *[other] { $who } reçoit { amount-gold }.
            }
    }
event-figures-home =
    { $me ->
        [yes] La fouille finie, tu récupères { count-figures }.
       *[no] La fouille finie, { $who } récupère { count-figures }.
    }
event-swapped =
    { $me ->
        [yes] Tu échanges « { $token } » contre « { $other } » de la rangée.
       *[no] { $who } échange « { $token } » contre « { $other } » de la rangée.
    }
event-blind-swap =
    { $me ->
        [yes] Tu paies { cost-gold } pour échanger { count-artefacts } à l’aveugle.
       *[no] { $who } paie { cost-gold } pour échanger { count-artefacts } à l’aveugle.
    }
event-token-returned =
    { $me ->
        [yes] Tu remets « { $token } » dans la pioche.
       *[no]
            { $token ->
                [unknown] { $who } remet un artefact dans la pioche.
               *[other] { $who } remet « { $token } » dans la pioche.
            }
    }
event-passed =
    { $me ->
        [yes] Tu en restes là.
       *[no] { $who } en reste là.
    }
event-ended = { ending }

## Actions

action-ride = Va en { $cell }
action-stop = Arrête-toi ici
action-exchange = Glisse la tuile { $slot } sous la pile { $stack }
action-draw = Tire une tuile de la pile { $stack }
action-play =
    { $turn ->
        [0] Pose la tuile { $slot } { to-the-direction }
        [one] Pose la tuile { $slot } { to-the-direction }, avec { $turn } quart de tour
       *[other] Pose la tuile { $slot } { to-the-direction }, avec { $turn } quarts de tour
    }
action-place =
    { $turn ->
        [0] Pose-la { to-the-direction }
        [one] Pose-la { to-the-direction }, avec { $turn } quart de tour
       *[other] Pose-la { to-the-direction }, avec { $turn } quarts de tour
    }
action-swap = Échange « { $token } » contre l’artefact { $slot } de la rangée
action-blind =
    { $count ->
        [one] Échange { $count } artefact à l’aveugle
       *[other] Échange { $count } artefacts à l’aveugle
    }
action-return = Remets « { $token } »
action-pass = Restes-en là
action-no-figure = N’envoie personne
action-figure = Place { a-figure } sur la partie { part-letter }
action-leave = Ne reprends personne
action-take-back = Reprends le pion { $figure }
action-bonus =
    { $answer ->
        [skip] Finis ton tour
       *[buy] Achète un tour bonus
    }

## Questions

ask-ride =
    { $chain ->
        [yes] Rien que de la jungle, la route continue : où vas-tu ?
       *[no]
            { $duty ->
                [yes] Ta vitrine est pleine : va là où une de ses tuiles peut être posée, ou au centre pour échanger.
               *[no] Où vas-tu ?
            }
    }
waits-ride = { $who } étudie la carte…
ask-explore = En route vers l’inconnu : tires-tu une tuile, ou en poses-tu une de ta vitrine ?
waits-explore = { $who } s’apprête à explorer…
ask-place = La tuile convient : où et comment la poses-tu ?
waits-place = { $who } cherche une place pour sa tuile…
ask-trade = Te voilà sur la case d’échange : qu’échanges-tu ?
waits-trade = { $who } examine les artefacts…
ask-return =
    { $count ->
        [0] Remets-tu un artefact dans la pioche ?
        [one] Quel artefact remets-tu dans la pioche ?
       *[other] { $count } artefacts retournent dans la pioche : lequel d’abord ?
    }
waits-return = { $who } choisit ce qui retourne dans la pioche…
ask-figure = Envoies-tu quelqu’un dans ces ruines ?
waits-figure = { $who } se demande qui envoyer dans les ruines…
ask-retrieve = Tu n’as placé aucun pion : en reprends-tu un ?
waits-retrieve = { $who } se demande s’il faut reprendre un pion…
ask-bonus = Achètes-tu un tour bonus pour { cost-gold } ?
waits-bonus = { $who } se demande s’il faut acheter un tour bonus…

## Règles maison

option-start-player = Qui commence
    .about = Qui joue le premier tour.
    .random = Tirage au sort
    .seat-0 = Place 1
    .seat-1 = Place 2
    .seat-2 = Place 3
    .seat-3 = Place 4
option-explore-mandatory = Obligation d’explorer
    .about = Faut-il tirer ou poser une tuile quand on s’arrête là où une ligne est ouverte ?
    .true = Obligatoire
    .false = Facultatif
option-stop-after-jungle = Arrêt après la jungle
    .about = Peut-on s’arrêter après avoir posé une tuile de jungle pure ?
    .true = On peut s’arrêter
    .false = Il faut repartir
option-full-display-duty = Vitrine pleine
    .about = Une vitrine pleine oblige-t-elle à poser une de ses tuiles, si c’est possible ?
    .strict = Il faut poser ou échanger
    .free = Aucune obligation
option-stuck-scope = Impasse
    .about = Où aucune tuile de la vitrine pleine ne doit aller pour qu’on puisse en changer une.
    .board = Nulle part sur le plateau
    .reachable = Nulle part à portée
option-trade-return = Retours à l’aveugle
    .about = Combien d’artefacts on remet dans la pioche après un échange à l’aveugle.
    .equal = Autant que piochés
    .free = À volonté, deux au plus
option-trade-needs-own = Échange sans artefacts
    .about = Faut-il posséder autant d’artefacts qu’on en pioche à l’aveugle ?
    .true = Oui, autant
    .false = Non, même sans rien
option-excavate-before-bonus = Moment des fouilles
    .about = Les ruines fermées sont-elles fouillées avant qu’on décide du tour bonus ?
    .true = Avant le tour bonus
    .false = À la fin du tour
option-final-round-bonus = Bonus au dernier tour
    .about = Peut-on encore acheter des tours bonus au dernier tour de table ?
    .true = Oui
    .false = Non
option-shortage-split = Artefacts en pénurie
    .about = Comment se partage ce qui reste entre joueurs du même rang quand la pioche s’épuise.
    .round-robin = Un par un, à tour de rôle
    .active-first = Un joueur après l’autre
option-gold-supply = Or de la banque
    .about = La banque peut-elle manquer d’or ?
    .unlimited = Inépuisable
    .limited = Limité au contenu de la boîte
option-gold-visible = Or des autres
    .about = La page montre-t-elle combien d’or ont les autres ?
    .true = Visible
    .false = Caché
option-statue-same-object = Morceaux de statue
    .about = Les quatre morceaux d’une statue doivent-ils tous venir de la même : jaguar, serpent ou déesse ?
    .true = Tous de la même
    .false = N’importe quels A, B, C et D
option-stall-limit-rounds = Limite d’inaction
    .about = Après ce nombre de tours de table sans qu’aucune tuile soit tirée ni posée, la partie s’arrête ; 0 : pas de limite.

## Pourquoi pas

why-over = La partie est finie.
why-not-your-turn = Ce n’est pas ton tour.
why-other-decision =
    { $verb ->
        [ride] Ta jeep ne peut pas rouler en ce moment.
        [stop] On ne s’arrête qu’au moment de repartir, après une tuile de jungle pure.
        [exchange] On ne change une tuile de la vitrine qu’avant de rouler.
        [draw] On ne tire une tuile qu’à l’arrivée, là où une ligne est ouverte.
        [play] On ne pose une tuile qu’à l’arrivée, là où une ligne est ouverte.
        [place] Tu n’as pas tiré de tuile à poser.
        [swap] On n’échange qu’à l’arrivée au centre.
        [blind] On n’échange qu’à l’arrivée au centre.
        [return] On ne remet des artefacts qu’après un échange à l’aveugle.
        [no_figure] La question ne se pose qu’après la pose d’une tuile avec de la cité.
        [figure] On ne place un pion que juste après avoir posé une tuile avec de la cité.
        [leave] La question ne se pose qu’à la fin d’une étape sans nouveau pion.
        [take_back] On ne reprend un pion qu’à la fin d’une étape où l’on n’en a pas placé.
        [bonus] Le tour bonus ne s’achète qu’après ton tour normal.
       *[other] Réponds d’abord à la question posée.
    }
why-option =
    { $option ->
        [explore_mandatory] Ici, il faut explorer ; pour y renoncer, il faut la règle maison « { option-explore-mandatory } ».
        [stop_after_jungle] Il faut repartir : c’est ce que dit la règle maison « { option-stop-after-jungle } ».
       *[trade_return] Il faut remettre autant d’artefacts que tu en as piochés ; pour faire autrement, il faut la règle maison « { option-trade-return } ».
    }
why-not-explored = Personne n’a encore exploré { $cell }.
why-not-reachable = Tu ne peux pas aller en { $cell } d’une traite : la première ligne brune t’arrête.
why-jeep-there = Une autre jeep occupe { $cell }.
why-duty = Ta vitrine est pleine et une de ses tuiles peut être posée : fais-le, ou va échanger au centre.
why-no-stop = On ne s’arrête qu’après une tuile de jungle pure. Pour rester sur place, choisis ta propre case.
why-not-stuck = On ne change une tuile que si la vitrine est pleine et qu’aucune de ses tuiles ne convient, et une seule fois par étape.
why-stack-empty = La pile { $stack } est vide.
why-display-full = Ta vitrine est pleine : pose une de ses tuiles avant d’en tirer une autre.
why-no-tile = Il n’y a pas de tuile à la place { $slot } de ta vitrine.
why-no-open-line = Il n’y a rien à explorer { to-the-direction } de ta jeep.
why-does-not-fit = Dans ce sens, la tuile ne va pas { to-the-direction } : la jungle doit toucher la jungle, et la cité la cité.
why-same-turn = Dans ce sens, la tuile est la même qu’avec moins de quarts de tour : choisis plutôt ceux-là.
why-no-token = Tu n’as pas l’artefact « { $token } ».
why-no-gold = Il te faut { cost-gold } et tu en as { $gold }.
why-pile-small =
    { $count ->
        [0] Il n’y a plus d’artefacts dans la pioche.
        [one] Il ne reste que { $count } artefact dans la pioche.
       *[other] Il ne reste que { $count } artefacts dans la pioche.
    }
why-too-few-own =
    { $count ->
        [0] Tu n’as pas d’artefact à échanger.
       *[other] Tu ne peux pas échanger plus d’artefacts que tu n’en as : { $count }.
    }
why-must-trade = Avec ta vitrine pleine, tu es là pour échanger : tu ne peux pas t’en dispenser.
why-no-figure =
    { $strength ->
        [1] Tes archéologues seuls sont tous déjà sur le terrain.
        [2] Ton duo est déjà sur le terrain.
        [3] Ton trio est déjà sur le terrain.
       *[other] Tu n’as plus d’équipe de { $strength } à placer.
    }
why-no-part = Cette tuile n’a pas de partie { part-letter }.
why-figure-home = Ce pion n’est pas sur le plateau : il n’y a rien à reprendre.

## Règles : termes

rule-R1 = Termes
rule-R1-1 = La jungle est un carré de 11 × 11 cases, nommées par colonne et ligne : F6 est le centre. Une case avec une tuile ou un morceau de la croix de départ est explorée, les autres sont vides. Les jeeps s’arrêtent sur le rond au milieu des cases explorées.
rule-R1-2 = Chaque case explorée a quatre côtés. Un côté est soit jungle, avec une ligne blanche qui y mène, soit cité, avec une ligne brune.
rule-R1-3 = Les côtés cité d’une tuile qui se tiennent forment une partie ; une tuile peut en avoir plusieurs, séparées par la jungle. Une partie peut montrer des têtes, qui représentent des artefacts, et des pièces.
rule-R1-4 = Une ligne relie deux cases explorées voisines : blanche à travers la jungle, brune à travers la cité.
rule-R1-5 = Une ligne est ouverte si elle mène à une case vide. Vers le bord du plateau, une ligne n’est jamais ouverte.
rule-R1-6 = Les parties de cité qui se touchent par un côté forment une région, quel que soit son nombre de tuiles. Se toucher par un coin ne suffit pas.
rule-R1-7 = Une région est complète, ou fermée, quand aucun de ses côtés cité ne donne sur une case vide. Le bord du plateau ferme lui aussi.
rule-R1-8 = Ton tour a une ou deux étapes : l’étape normale et, si tu la paies, une étape en plus, le tour bonus.
rule-R1-9 = Ta vitrine présente jusqu’à trois tuiles, visibles par tous. La pioche contient les artefacts face cachée ; la rangée en montre cinq face visible.

## Règles : mise en place

rule-R2 = Mise en place
rule-R2-1 = La croix de départ a un centre, F6, et quatre branches de cinq cases. Les 100 autres cases sont vides.
rule-R2-2 = Les 85 tuiles, mélangées, forment six piles face cachée : une de 15 et cinq de 14.
rule-R2-3 = Dans l’ordre du tour, chacun reçoit la première tuile d’une pile pour sa vitrine. Les piles servent à tour de rôle ; il n’y a rien à choisir.
rule-R2-4 = Les 72 artefacts sont mélangés face cachée. On en retourne cinq pour la rangée, les 67 autres forment la pioche.
rule-R2-5 = Chacun commence avec une jeep au centre, 5 pièces d’or et cinq pions : trois archéologues seuls, un duo et un trio.
rule-R2-6 = On tire au sort qui commence, sauf si « { option-start-player } » en décide autrement. On joue dans le sens horaire.
rule-R2-7 = Mise en place et règles sont les mêmes à 2, 3 et 4.

## Règles : ton tour

rule-R3 = Ton tour
rule-R3-1 = D’abord ton étape normale, puis les fouilles qu’elle déclenche. Ensuite, tu peux acheter un tour bonus pour 1 pièce d’or, avec ses propres fouilles.
rule-R3-2 = À chaque étape, tu roules, et là où tu arrives, tu explores, tu échanges ou tu ne fais rien. Après une tuile avec de la cité, tu peux placer un pion ; après de la jungle pure, tu peux repartir. Si tu n’as placé aucun pion, tu peux en reprendre un à la fin. Avant de rouler, tu peux changer une tuile si tu es dans l’impasse.
rule-R3-3 = L’étape est finie quand la tuile tirée ne va pas, quand tu as posé une tuile avec de la cité, échangé ou passé au centre, quand tu décides de t’arrêter après de la jungle, ou quand il n’y a rien à faire là où tu es.
rule-R3-4 = Quand une seule chose est possible, elle se fait sans question. Seule exception : avec deux artefacts ou plus, on te demande toujours lequel retourne dans la pioche, pour que personne n’apprenne rien sur eux.

## Règles : rouler

rule-R4 = Rouler
rule-R4-1 = Rien n’oblige à rouler : tu peux rester sur place, sauf si ta vitrine pleine t’envoie ailleurs.
rule-R4-2 = Sur les lignes blanches, ta jeep va aussi loin que tu veux et s’arrête où tu veux.
rule-R4-3 = Une ligne brune t’arrête sur la case juste derrière elle. On en franchit donc une au plus, en dernier ou d’entrée de jeu.
rule-R4-4 = Tu peux dépasser d’autres jeeps, mais pas t’arrêter sur une case occupée par l’une d’elles. Seul le centre a de la place pour toutes.
rule-R4-5 = Une ligne brune est donc barrée tant qu’une autre jeep se trouve juste derrière, sauf si c’est le centre.
rule-R4-6 = Les jeeps restent sur les cases explorées ; une ligne ouverte n’est pas encore une route.
rule-R4-7 = Les pions ne gênent jamais les jeeps.
rule-R4-8 = Chaque trajet repart à zéro, après une tuile de jungle comme au tour bonus : chacun a droit à sa ligne brune.

## Règles : explorer

rule-R5 = Explorer
rule-R5-1 = Si tu t’arrêtes là où une ligne est ouverte, tu explores : soit tu tires la première tuile d’une pile, s’il y a de la place dans ta vitrine, soit tu poses une tuile de ta vitrine qui convient. Tu choisis avant de voir une nouvelle tuile.
rule-R5-2 = Explorer est obligatoire si c’est possible. Pour y échapper, arrête-toi là où aucune ligne n’est ouverte, au centre par exemple. La règle maison « { option-explore-mandatory } » peut changer cela.
rule-R5-3 = Si tu ne peux ni tirer ni poser, il ne se passe rien et ton étape est finie. Tu peux quand même reprendre un pion.
rule-R5-4 = Une tuile se pose sur une case vide, au bout d’une ligne ouverte de la case de ta jeep, tournée comme tu veux, mais jamais retournée.
rule-R5-5 = Rien ne se pose hors du plateau. Vers le bord, une tuile peut montrer de la jungle ou de la cité, au choix.
rule-R5-6 = Une tuile convient si, sur chaque côté qui touche une case explorée, la jungle rencontre la jungle et la cité la cité. Les autres côtés n’ont pas d’importance.
rule-R5-7 = Si la tuile tirée convient au bout d’une ligne ouverte de ta case, tu dois la poser ; tu choisis seulement où et comment. Sinon, elle va dans ta vitrine et ton étape est finie.
rule-R5-8 = Ta jeep avance sur la tuile que tu viens de poser.
rule-R5-9 = Après une tuile de jungle pure, tirée ou de ta vitrine, tu peux repartir, puis explorer ou échanger comme d’habitude, et ainsi de suite tant que tu poses de la jungle. Tu peux aussi t’arrêter. Tout cela reste une seule étape.
rule-R5-10 = Une tuile avec de la cité met fin à l’exploration pour cette étape.
rule-R5-11 = On ne tire rien d’une pile vide. Quand toutes le sont, il ne reste que les tuiles des vitrines à poser.

## Règles : pions

rule-R6 = Les pions
rule-R6-1 = Juste après avoir posé une tuile avec de la cité, tu peux placer un de tes pions sur une partie de cité de cette tuile, et nulle part ailleurs. C’est un pion par étape.
rule-R6-2 = Un archéologue seul est gratuit, un duo coûte 1 pièce d’or, un trio 2. Il faut pouvoir payer.
rule-R6-3 = Si la tuile a plusieurs parties, tu en choisis une. Le pion ne compte que dans la région de cette partie.
rule-R6-4 = Peu importe qui est déjà dans la région. Tu peux y avoir plusieurs pions, et même en placer un au moment où cette tuile la complète.
rule-R6-5 = Tu n’as que cinq pions. Quand ils sont tous sur le plateau, tu ne peux plus en placer.
rule-R6-6 = Si tu n’as placé aucun pion pendant une étape, tu peux en reprendre un à la fin, avant les fouilles. C’est gratuit, mais ce qu’il a coûté est perdu. Il resservira dès l’étape suivante.

## Règles : vitrine

rule-R7 = La vitrine pleine
rule-R7-1 = Avec trois tuiles dans ta vitrine, tu ne peux pas en tirer.
rule-R7-2 = Quand ta vitrine est pleine et que tu peux atteindre une case d’où une de ses tuiles peut être posée, tu dois y aller et en poser une. Tu peux aussi aller au centre, mais alors tu dois échanger ; si tu ne le peux pas, le centre t’est fermé. La règle maison « { option-full-display-duty } » peut changer cela.
rule-R7-3 = Si aucune case de ce genre n’est à portée, va où tu veux. Tu ne poses ni ne tires rien, mais au centre tu peux échanger.
rule-R7-4 = Si ta vitrine est pleine au début d’une étape et qu’aucune de ses tuiles ne va où que ce soit sur le plateau, tu peux en glisser une sous une pile et prendre à la place celle du dessus. C’est possible une fois, puis tu roules comme d’habitude. « { option-stuck-scope } » précise où les tuiles ne doivent pas aller.
rule-R7-5 = Après une tuile de jungle, ta vitrine n’est jamais pleine : tout cela ne concerne que le premier trajet d’une étape.

## Règles : fouilles

rule-R8 = Les fouilles
rule-R8-1 = À la fin d’une étape, on fouille chaque région que la tuile posée a complétée.
rule-R8-2 = On compte les têtes et les pièces de toute la région, puis les archéologues que chacun y a : un pion compte 1, 2 ou 3.
rule-R8-3 = Qui a le plus d’archéologues pioche un artefact par tête. Le deuxième rang en reçoit la moitié, le troisième la moitié du deuxième, le quatrième la moitié du troisième, toujours arrondie à l’entier supérieur. En cas d’égalité, chacun reçoit tout ce que vaut son rang, et le suivant prend le rang d’après. S’il n’y a qu’une tête, seul le premier rang pioche.
rule-R8-4 = Les artefacts se piochent au hasard, un par un, et chacun ne voit que les siens. La rangée ne change pas.
rule-R8-5 = Quiconque a un archéologue dans la région, peu importe son rang, reçoit aussi 1 pièce d’or par pièce visible.
rule-R8-6 = Ensuite, tous les pions de la région reviennent à leurs propriétaires.
rule-R8-7 = Si une région est complétée sans que personne y soit, elle ne rapporte rien, ni maintenant ni plus tard.
rule-R8-8 = Si la pioche s’épuise, le premier rang est servi avant le deuxième, et ainsi de suite. À rang égal, on pioche un artefact chacun, à tour de rôle, à partir de la personne dont c’est le tour ; « { option-shortage-split } » peut changer cela. Ce qui manque est perdu ; l’or est payé de toute façon.
rule-R8-9 = Si une tuile complète plusieurs régions, on les fouille une à une dans l’ordre de ses côtés : nord, est, sud, ouest. Deux parties de la tuile qui appartiennent à la même région ne comptent que pour une fouille.
rule-R8-10 = La banque ne manque jamais d’or. Avec « { option-gold-supply } », elle peut n’avoir que les 62 de la boîte ; si elle n’a plus assez, elle paie ce qu’elle peut dans l’ordre du tour, à partir de la personne dont c’est le tour.

## Règles : échanges

rule-R9 = Échanger
rule-R9-1 = Si tu t’arrêtes au centre, ou y restes, tu peux faire une de ces deux choses. Échange ouvert, gratuit : donne un de tes artefacts et prends-en un de la rangée ; le tien prend sa place. Échange à l’aveugle, 1 pièce d’or : pioche un ou deux artefacts, regarde-les et remets-en autant de ton choix, face cachée. Ensuite, ton étape est finie.
rule-R9-2 = Pour un échange à l’aveugle, il faut 1 pièce d’or. Tu ne peux pas piocher plus d’artefacts que tu n’en as déjà, ni plus qu’il n’y en a dans la pioche.
rule-R9-3 = C’est un échange par étape, de l’une ou l’autre sorte. Au tour bonus, tu peux de nouveau échanger.
rule-R9-4 = Le centre n’a pas de ligne ouverte : on n’a donc jamais à choisir entre échanger et explorer.

## Règles : tour bonus

rule-R10 = Le tour bonus
rule-R10-1 = Après ton étape normale et ses fouilles, tu peux payer 1 pièce d’or pour un tour bonus, qui suit aussitôt. Un par tour, pas plus.
rule-R10-2 = Au tour bonus, tout ce qui est permis à l’étape normale l’est aussi.
rule-R10-3 = L’or et les pions qu’une fouille vient de te rendre sont déjà à ta disposition. La règle maison « { option-excavate-before-bonus } » peut remettre les fouilles après le tour bonus.
rule-R10-4 = Quand les artefacts sont épuisés, la partie est finie : pas de tour bonus.

## Règles : fin de la partie

rule-R11 = La fin de la partie
rule-R11-1 = La partie peut finir de deux façons : faute de tuiles, ou faute d’artefacts.
rule-R11-2 = Tuiles : qui tire la toute dernière tuile des piles finit son tour, tour bonus compris. Puis chacun a encore un tour, et la personne qui l’a tirée joue la dernière.
rule-R11-3 = Artefacts : si la pioche est vide après une fouille à laquelle quelqu’un a participé, la partie s’arrête aussitôt, même pendant le dernier tour de table. On termine seulement les autres fouilles de cette étape.
rule-R11-4 = Les pions dans les régions ouvertes et les tuiles des vitrines ne valent rien.
rule-R11-5 = Pour qu’une partie ne dure pas sans fin, elle s’arrête aussi quand aucune tuile n’a été tirée ni posée pendant le nombre de tours de table fixé par « { option-stall-limit-rounds } ».

## Règles : décompte

rule-R12 = Le décompte
rule-R12-1 = Chaque artefact vaut 1 point.
rule-R12-2 = Les morceaux A, B, C et D du jaguar, du serpent ou de la déesse forment une statue complète ; les trois ne se mélangent pas. Une statue rapporte 3 points de plus, ou 5 si les quatre morceaux sont bien conservés.
rule-R12-3 = Chaque artefact ne sert qu’à une statue. Tes statues sont assemblées pour toi de la meilleure façon possible.
rule-R12-4 = L’or, les archéologues et les tuiles ne valent aucun point.
rule-R12-5 = Le plus grand nombre de points l’emporte. À égalité, c’est le nombre d’artefacts qui décide, puis l’or ; si l’égalité persiste, la victoire est partagée. Il en va de même pour les autres places.

## Précisions

rule-A1 = Combien d’artefacts peut-on échanger ? Un dans un échange ouvert, un ou deux à l’aveugle.
rule-A2 = Faut-il remettre autant d’artefacts qu’on en a piochés ? Oui. Avec la règle maison « { option-trade-return } », ce peut être aucun, un ou deux.
rule-A3 = Peut-on échanger à l’aveugle sans artefacts à soi ? Non, on n’en pioche pas plus qu’on n’en a, sauf si « { option-trade-needs-own } » le permet.
rule-A4 = Peut-on remettre un artefact qu’on vient de piocher ? Oui. On pioche d’abord, puis on choisit parmi tous les siens.
rule-A5 = Faut-il explorer là où une ligne est ouverte ? Oui, sauf si « { option-explore-mandatory } » t’en dispense. Pour souffler, va au centre.
rule-A6 = Peut-on tirer une tuile, puis en poser plutôt une de sa vitrine ? Non, on choisit avant de tirer.
rule-A7 = Peut-on garder une tuile tirée qui convient ? Non, il faut la poser.
rule-A8 = Et si la tuile tirée va ailleurs sur le plateau ? Cela ne change rien : seules comptent les lignes ouvertes de la case de ta jeep.
rule-A9 = Faut-il poser une tuile quand la vitrine est pleine ? Oui, si on peut, à moins d’échanger au centre. « { option-full-display-duty } » peut lever cette obligation.
rule-A10 = Quand est-on dans l’impasse ? Quand aucune tuile de la vitrine pleine ne va où que ce soit sur le plateau. Avec « { option-stuck-scope } », il peut ne s’agir que des cases à portée.
rule-A11 = Peut-on changer plus d’une tuile ? Non, une fois par étape, et jamais avec une pile vide.
rule-A12 = Changer une tuile peut-il épuiser les piles ? Non, la pile garde sa hauteur : la fin ne s’en rapproche pas.
rule-A13 = Une région est-elle fouillée avant qu’on décide du tour bonus ? Oui, et on peut donc utiliser ce qu’on y a gagné. Avec « { option-excavate-before-bonus } », ce peut être plus tard.
rule-A14 = Peut-on acheter un tour bonus quand le dernier artefact est parti ? Non, la partie est déjà finie.
rule-A15 = Y a-t-il des tours bonus une fois la dernière tuile tirée ? Oui, dans ce tour et au dernier tour de table. « { option-final-round-bonus } » peut les exclure du dernier tour de table.
rule-A16 = Et si les artefacts s’épuisent pendant le dernier tour de table ? La partie s’arrête sur-le-champ.
rule-A17 = Comment arrondit-on une moitié ? À l’entier supérieur. Deux têtes donnent 2, 1, 1 et 1 artefacts ; ce n’est qu’avec une seule tête que seul le premier rang en reçoit.
rule-A18 = Si deux joueurs sont premiers à égalité, qui est deuxième ? Le plus fort parmi les autres, et il reçoit la part du deuxième rang.
rule-A19 = Et s’il n’y a pas assez d’artefacts ? Le meilleur rang est servi d’abord ; à rang égal, on pioche à tour de rôle, à partir de la personne dont c’est le tour. « { option-shortage-split } » peut changer cela.
rule-A20 = Peut-on refuser des artefacts ? Non, on les reçoit d’office.
rule-A21 = Dans quel ordre fouille-t-on plusieurs régions ? Selon les côtés de la tuile : nord, est, sud, ouest. Cela ne compte que si la pioche s’épuise.
rule-A22 = Que rapporte une région où il n’y a personne ? Rien à personne.
rule-A23 = Peut-on reprendre un pion de la région qu’on vient de compléter ? Oui. Il part avant la fouille et n’y compte pas.
rule-A24 = Peut-on reprendre un pion après un échange, ou quand la tuile n’allait pas ? Oui, dès lors qu’on n’en a pas placé. C’est gratuit, mais l’or payé n’est pas rendu.
rule-A25 = Peut-on reprendre un pion et le placer dans la même étape ? Non, mais au tour bonus qui suit, oui.
rule-A26 = Faut-il repartir après de la jungle pure ? Non, on peut s’arrêter, sauf si « { option-stop-after-jungle } » l’interdit. Si on repart, ou choisit de rester sur place, les règles habituelles s’appliquent.
rule-A27 = Qu’est-ce que la jungle pure ? Une tuile avec de la jungle sur ses quatre côtés. Aucune ruine ne se cache au milieu.
rule-A28 = Y a-t-il des culs-de-sac ? Non, une ligne mène à chaque côté de chaque tuile.
rule-A29 = L’or peut-il manquer ? Non, sauf avec « { option-gold-supply } ».
rule-A30 = L’or est-il secret ? Pas vraiment, puisque tout le monde le voit aller et venir. « { option-gold-visible } » dit si la page le montre.
rule-A31 = Qui commence ? On tire au sort. Avec « { option-start-player } », on peut choisir.
rule-A32 = Peut-on acheter un tour bonus si l’étape normale n’a rien donné ? Oui.
rule-A33 = Les jeeps peuvent-elles bloquer tout le plateau ? Non. Une jeep n’interdit que sa propre case, et il y a toujours un autre chemin.
rule-A34 = Peut-on n’avoir aucun choix ? On peut toujours rester sur place, sauf si la vitrine pleine envoie ailleurs. S’il n’y a rien à faire, l’étape finit, voilà tout.
rule-A35 = Des parties de cité qui se touchent par un coin sont-elles reliées ? Non, seulement par un côté.
rule-A36 = Peut-on placer des pions sur la croix de départ ? Non, seulement sur la tuile qu’on vient de poser.
rule-A37 = Quels artefacts forment la rangée au départ ? Cinq, retournés au hasard.
rule-A38 = Peut-on mélanger jaguar, serpent et déesse dans une statue ? Non. Avec « { option-statue-same-object } », n’importe quels A, B, C et D peuvent convenir.
rule-A39 = Deux jeeps peuvent-elles se rencontrer sur une nouvelle tuile ? Non, elle va sur une case vide, et seule ta jeep y avance.
rule-A40 = Et si une tuile tourne son seul côté cité vers le bord ? Sa région est aussitôt complète. Tu peux y placer un pion et fouiller.
rule-A41 = Choisit-on la pile de sa première tuile ? Non. Personne ne sait encore rien des piles, cela se fait donc tout seul.
rule-A42 = La partie finit-elle si un échange vide la pioche ? Non, seulement si c’est une fouille.

## Les mots autour de la table

board-take-back = Reprends { a-figure } en { $cell }
board-swap = Donne « { $give } », prends « { $take } »
label =
    { $label ->
        [player] Joueur
        [turn] Tour
        [gold] Or
        [tokens] Artefacts
        [points] Points
        [display] Vitrine
        [figures] Pions
        [supply] Réserve
        [strength] Force
        [row] Rangée
        [pile] Pioche
        [stacks] Piles
        [unseen] Tuiles encore cachées
        [heads] Têtes
        [coins] Pièces
        [region] Région
        [complete] complète
        [open_sides] Côtés ouverts
        [leader] Majorité
        [rack] Chevalet
        [statues] Statues
        [mixed] mixtes
        [pure] parfaites
        [object] Statue
        [part] Partie
        [good] bien conservé
        [bad] mal conservé
        [jeep] Jeep
        [centre] Centre
        [bonus] Tour bonus
        [last_round] Dernier tour de table
        [bank] Banque
        [total] Total
        [hidden] caché
        [zoom_in] Agrandir
        [zoom_out] Réduire
        [whole_board] Tout le plateau
        [turn_tile] Tourner la tuile
        [stay] Rester ici
        [trade] Échange
        [open_swap] Échange ouvert
        [blind_swap] Échange à l’aveugle
        [you_give] Tu donnes
        [you_take] Tu prends
        [pick_two] Choisis un de tes artefacts et un de la rangée.
        [afterwards] Ton chevalet ensuite
        [put_back] Remettre
        [return_some] Remets ce que tu veux, ou restes-en là.
        [stuck] Rien dans ta vitrine ne convient : tu peux glisser une tuile sous une pile et prendre celle du dessus. Quelle tuile, quelle pile ?
        [drawn] Tuile tirée
        [bottom] En dessous
        [dig] La fouille
        [place] Place
        [nobody] Personne sur place
        [single] Morceaux isolés
       *[lay_here] Poser ici
    }

## Les artefacts par leur nom

called-1a-plus = Jaguar, morceau A, bien conservé
called-1a-minus = Jaguar, morceau A, mal conservé
called-1b-plus = Jaguar, morceau B, bien conservé
called-1b-minus = Jaguar, morceau B, mal conservé
called-1c-plus = Jaguar, morceau C, bien conservé
called-1c-minus = Jaguar, morceau C, mal conservé
called-1d-plus = Jaguar, morceau D, bien conservé
called-1d-minus = Jaguar, morceau D, mal conservé
called-2a-plus = Serpent, morceau A, bien conservé
called-2a-minus = Serpent, morceau A, mal conservé
called-2b-plus = Serpent, morceau B, bien conservé
called-2b-minus = Serpent, morceau B, mal conservé
called-2c-plus = Serpent, morceau C, bien conservé
called-2c-minus = Serpent, morceau C, mal conservé
called-2d-plus = Serpent, morceau D, bien conservé
called-2d-minus = Serpent, morceau D, mal conservé
called-3a-plus = Déesse, morceau A, bien conservé
called-3a-minus = Déesse, morceau A, mal conservé
called-3b-plus = Déesse, morceau B, bien conservé
called-3b-minus = Déesse, morceau B, mal conservé
called-3c-plus = Déesse, morceau C, bien conservé
called-3c-minus = Déesse, morceau C, mal conservé
called-3d-plus = Déesse, morceau D, bien conservé
called-3d-minus = Déesse, morceau D, mal conservé

## Hints

hint-cases =
    { $cases ->
        [10] presque à coup sûr
       *[other] { $cases } fois sur 10
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
hint-worth = rien d’autre ne promettait mieux
hint-enough = continuer promettait moins
hint-ride-own = de là, tu peux agrandir une région à toi, { count-heads } pour l’instant
hint-ride-rival = de là, tu peux entrer dans une région adverse, { count-heads } pour l’instant
hint-ride-free = de là, tu peux agrandir une région encore libre, { count-heads } pour l’instant
hint-ride-new = il y a là quelque chose à explorer
hint-trade = tu peux y échanger
hint-trade-statue = un morceau de la rangée vaut { count-points } pour tes statues
hint-pass-trade = rien dans la rangée ne rapporte de points à tes statues pour l’instant
hint-exchange = { hint-cases } la nouvelle tuile va quelque part
hint-draw = { hint-cases } la nouvelle tuile va ici
hint-draw-last = c’est la dernière tuile, chacun joue encore une fois, et toi en dernier
hint-dig = une région va être fouillée, avec { count-artefacts } pour toi
hint-dig-gold =
    { $coins ->
        [one] une région va être fouillée, avec { $coins } pièce d’or pour toi
       *[other] une région va être fouillée, avec { $coins } pièces d’or pour toi
    }
hint-lay-claim = une région va être fouillée, et un pion placé maintenant rapporte jusqu’à { count-artefacts }
hint-lay-grow = ta région a alors { count-heads }
hint-lay-join = tu peux ainsi entrer dans une région adverse, qui a { count-heads }
hint-lay-new = la région a { count-heads } et n’est encore à personne
hint-lay-jungle = ce n’est que de la jungle, ton trajet continue aussitôt
hint-lay-shelf = cela fait de la place dans ta vitrine pleine
hint-figure-alone = { count-heads }, et aucun rival sur place
hint-figure-lead = tu deviens la plus grande force d’une région qui a { count-heads }
hint-figure-tie = une égalité rapporte la part entière, et la région a { count-heads }
hint-figure-share = même sans la majorité, tu y gagnes { count-artefacts }
hint-figure-early =
    { $sides ->
        [one] pas encore de têtes, mais { $sides } côté est encore ouvert
       *[other] pas encore de têtes, mais { $sides } côtés sont encore ouverts
    }
hint-no-heads = il n’y a pas de têtes ici pour l’instant
hint-already = de toute façon, personne n’est plus fort que toi ici
hint-keep-figure = tu gardes { count-figures } en réserve pour un meilleur endroit
hint-stay = tes pions attendent { count-heads }
hint-home-all = tous tes pions sont dehors, tu ne pourrais plus envoyer personne
hint-home-poor = ce pion n’a rien à gagner là-bas
hint-home-free = on n’a pas besoin de lui là-bas, ta part reste la même
hint-swap-points = cela rapporte { count-points } à tes statues
hint-piece = il te manque « { $token } », et avec lui tu as { $count } des 4 morceaux
hint-swap-better = « { $token } » à la place du morceau mal conservé
hint-blind-statue = { hint-cases } tu trouves un morceau qui rapporte à une statue
hint-blind-piece = { hint-cases } tu trouves un morceau qui te manque
hint-return-double = ce morceau, tu l’as encore une fois
hint-return-loose = aucune de tes statues n’en a besoin
hint-bonus-close = une de tes régions, avec { count-heads }, n’a plus qu’un côté ouvert
hint-bonus-final = la fin est proche, et l’or ne vaut pas de points
hint-bonus-gold = tu as { count-gold }, et un tour de plus vaut son prix
hint-save-gold =
    { $gold ->
        [one] ta dernière pièce d’or te servira mieux plus tard
       *[other] tes { count-gold } te serviront mieux plus tard
    }
