### Ohio Bob, Français

game-name = Ohio Bob et l’amulette perdue
game-blurb = Trois niveaux de temple, un sac et jamais assez de souffle. La prochaine carte : un outil pour ta main, ou le sol sous tes pieds ? Monte jusqu’à l’amulette avec les bonnes gemmes, en solo ou à deux.
round-name = Niveau { $round }

## Noms

effect-name =
    { $effect ->
        [move] Déplacement
        [key] Clef
        [stone] Pierre
        [hammer] Masse
        [rope] Corde
        [torch] Torche
        [map] Carte du temple
       *[super] Super Matos
    }
the-effect =
    { $effect ->
        [move] le déplacement
        [key] la clef
        [stone] la pierre
        [hammer] la masse
        [rope] la corde
        [torch] la torche
        [map] la carte du temple
       *[super] le Super Matos
    }
effect-about =
    { $effect ->
        [move] Un pas dans une des directions indiquées. Là où le temple est encore dans le noir, tu explores à la place.
        [key] Un déplacement suivant de cette carte peut passer une porte verrouillée.
        [stone] Le premier piège où tu mets le pied avec cette carte ne te fait rien.
        [hammer] Un pas, ou une exploration, droit à travers les murs et les portes verrouillées.
        [rope] Un ou deux pas sur des cases vides ou des fosses. Les fosses ne te font rien, mais tu ne peux pas explorer.
        [torch] Fais ce que dit un des deux côtés de la première carte de ta pioche.
        [map] Pose la salle suivante d’un côté où la vue est dégagée, même loin du bord.
       *[super] Un pas où tu veux. Fosses et pièges ne te font rien, les portes verrouillées s’ouvrent, les murs non.
    }
cell-name =
    { $cell ->
        [empty] Case vide
        [stairs] Escalier
        [ration] Ration
        [chest] Coffre
        [pit] Fosse
        [trap] Piège
        [teleporter] Téléporteur
        [red] Coffre rouge
        [yellow] Coffre jaune
        [green] Coffre vert
       *[blue] Coffre bleu
    }
cell-about =
    { $cell ->
        [empty] Ici, il ne se passe rien.
        [stairs] Seul l’escalier de la dernière salle mène plus haut. Les autres ne servent à rien.
        [ration] 1 point d’énergie de plus, sans dépasser ton maximum. À deux, il est pour ton partenaire.
        [chest] La première carte de ta pioche va dans ta main.
        [pit] Tu dois te reposer aussitôt, et la suite de ta carte est perdue.
        [trap] Tu perds 1 point d’énergie, à chaque fois.
        [teleporter] T’envoie sur la même case d’une salle voisine.
        [red] La première carte rouge de ta pioche va dans ta main ; s’il n’y en a pas, c’est la carte du dessus.
        [yellow] La première carte jaune de ta pioche va dans ta main ; s’il n’y en a pas, c’est la carte du dessus.
        [green] La première carte verte de ta pioche va dans ta main ; s’il n’y en a pas, c’est la carte du dessus.
       *[blue] La première carte bleue de ta pioche va dans ta main ; s’il n’y en a pas, c’est la carte du dessus.
    }
direction =
    { $direction ->
        [up] haut
        [down] bas
        [left] gauche
       *[right] droite
    }
towards =
    { $direction ->
        [up] vers le haut
        [down] vers le bas
        [left] vers la gauche
       *[right] vers la droite
    }
beside-you =
    { $direction ->
        [up] au-dessus de toi
        [down] en dessous de toi
        [left] à ta gauche
       *[right] à ta droite
    }
next-room =
    { $direction ->
        [up] la salle du dessus
        [down] la salle du dessous
        [left] la salle de gauche
       *[right] la salle de droite
    }
gem-colour =
    { $colour ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
        [multi] Multicolore
       *[white] Une couleur au choix
    }
set-name =
    { $set ->
        [green] Set vert
       *[blue] Set bleu
    }
side-letter =
    { $side ->
        [a] A
       *[other] B
    }
state =
    { $state ->
        [ready] peut jouer
        [declared] attend pour se reposer
        [rested] repos pris, attend
       *[left] déjà plus haut
    }
challenge-group =
    { $colour ->
        [red]
            { $count ->
                [one] { $count } gemme rouge
               *[other] { $count } gemmes rouges
            }
        [yellow]
            { $count ->
                [one] { $count } gemme jaune
               *[other] { $count } gemmes jaunes
            }
        [green]
            { $count ->
                [one] { $count } gemme verte
               *[other] { $count } gemmes vertes
            }
        [blue]
            { $count ->
                [one] { $count } gemme bleue
               *[other] { $count } gemmes bleues
            }
        [multi]
            { $count ->
                [one] { $count } gemme multicolore
               *[other] { $count } gemmes multicolores
            }
       *[white]
            { $count ->
                [one] { $count } gemme de n’importe quelle couleur
               *[other] { $count } gemmes d’une même couleur, au choix
            }
    }
challenge-name =
    { $which ->
        [a] Défi A
       *[b] Défi B
    }
cards-back =
    { $count ->
        [0] rien à reprendre
        [one] { $count } carte de retour en main
       *[other] { $count } cartes de retour en main
    }
cost-energy =
    { $cost ->
        [one] { $cost } point d’énergie
       *[other] { $cost } points d’énergie
    }
energy-points =
    { $energy ->
        [one] { $energy } point d’énergie
       *[other] { $energy } points d’énergie
    }
amount-energy =
    { $amount ->
        [one] { $amount } point d’énergie
       *[other] { $amount } points d’énergie
    }
count-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
ending =
    { $ending ->
        [won] Le piège est désamorcé, l’amulette est conquise : victoire !
        [energy] Plus une once d’énergie : l’expédition s’arrête ici, la partie est perdue.
        [amulet] Le piège se referme et l’amulette reste où elle est : la partie est perdue.
        [pile] La pioche s’est épuisée trop tôt : la partie est perdue.
        [turns] Trop de tours sur un même niveau : le temple garde son secret, la partie est perdue.
       *[exchange] Trop peu de cartes échangées, plus personne ne peut gagner : la partie est perdue.
    }
daily-share =
    { $result ->
        [won] Ohio Bob, { $day } : amulette gagnée en { count-turns }, il me reste { energy-points } !
       *[lost] Ohio Bob, { $day } : perdu au niveau { $level } après { count-turns }.
    }

## Événements

event-challenge-chosen =
    { $challenge ->
        [a]
            { $me ->
                [yes] Tu relèves le défi A.
               *[no] { $who } relève le défi A.
            }
       *[b]
            { $me ->
                [yes] Tu relèves le défi B.
               *[no] { $who } relève le défi B.
            }
    }
event-card-shown =
    { $me ->
        [yes] Ta pioche montre maintenant « { $card } ».
       *[no] La pioche de { $who } montre maintenant « { $card } ».
    }
event-card-kept =
    { $me ->
        [yes] Tu gardes « { $card } ».
       *[no] { $who } garde « { $card } ».
    }
event-room-laid =
    { $me ->
        [yes] Tu poses une salle : « { $face } ».
       *[no] { $who } pose une salle : « { $face } ».
    }
event-link-laid = Au milieu de la table : « { $face } ».
event-card-played =
    { $side ->
        [single]
            { $me ->
                [yes] Tu joues « { $card } ».
               *[no] { $who } joue « { $card } ».
            }
       *[other]
            { $me ->
                [yes] Tu joues « { $card } », côté { side-letter }.
               *[no] { $who } joue « { $card } », côté { side-letter }.
            }
    }
event-moved =
    { $me ->
        [yes] Tu vas { towards }.
       *[no] { $who } va { towards }.
    }
event-explored =
    { $me ->
        [yes] Tu explores { towards }.
       *[no] { $who } explore { towards }.
    }
event-effect-skipped =
    { $me ->
        [yes] Tu laisses passer { the-effect }.
       *[no] { $who } laisse passer { the-effect }.
    }
event-copied =
    { $me ->
        [yes] À la lueur de la torche, tu copies le côté { side-letter } de « { $card } ».
       *[no] À la lueur de la torche, { $who } copie le côté { side-letter } de « { $card } ».
    }
event-ration-eaten =
    { $amount ->
        [0]
            { $me ->
                [yes] Une ration, mais elle ne t’apporte rien.
               *[no] Une ration, mais elle n’apporte rien à { $who }.
            }
       *[other]
            { $me ->
                [yes] Une ration : tu gagnes { amount-energy }.
               *[no] Une ration : { $who } gagne { amount-energy }.
            }
    }
event-chest-opened =
    { $me ->
        [yes] Tu sors « { $card } » du coffre.
       *[no] { $who } sort « { $card } » du coffre.
    }
event-trap-sprung =
    { $me ->
        [yes] Un piège ! Tu perds 1 point d’énergie.
       *[no] Un piège ! { $who } perd 1 point d’énergie.
    }
event-trap-avoided =
    { $me ->
        [yes] Un piège, mais il ne peut rien contre toi.
       *[no] Un piège, mais il ne peut rien contre { $who }.
    }
event-fell =
    { $me ->
        [yes] Tu tombes dans une fosse !
       *[no] { $who } tombe dans une fosse !
    }
event-teleported =
    { $me ->
        [yes] Pouf ! Le téléporteur t’envoie dans { next-room }.
       *[no] Pouf ! Le téléporteur envoie { $who } dans { next-room }.
    }
event-rest-declared =
    { $me ->
        [yes] Tu veux te reposer et tu attends ton partenaire.
       *[no] { $who } veut se reposer et attend.
    }
event-rested =
    { $me ->
        [yes] Tu te reposes : { cards-back }, { cost-energy } en moins.
       *[no] { $who } se repose : { cards-back }, { cost-energy } en moins.
    }
event-level-left =
    { $level ->
        [3]
            { $me ->
                [yes] Tu montes le dernier escalier. La voilà : l’amulette !
               *[no] { $who } monte le dernier escalier. La voilà : l’amulette !
            }
       *[other]
            { $me ->
                [yes] Tu montes l’escalier et quittes le niveau { $level }.
               *[no] { $who } monte l’escalier et quitte le niveau { $level }.
            }
    }
event-energy-given =
    { $me ->
        [yes] Tu laisses 1 point d’énergie à ton partenaire.
       *[no] { $who } donne 1 point d’énergie avant de monter.
    }
event-discarded =
    { $me ->
        [yes] Tu défausses « { $card } ».
       *[no] { $who } défausse « { $card } ».
    }
event-level-began = Le niveau { $round } commence.
event-handed-over =
    { $me ->
        [yes] Tu passes la main.
       *[no] { $who } passe la main.
    }
event-offered =
    { $me ->
        [yes] Tu proposes « { $card } » en échange.
       *[no] { $who } propose « { $card } » en échange.
    }
event-exchanged =
    { $me ->
        [yes] Tu donnes « { $card } » et reçois « { $other } ».
       *[no] { $who } donne « { $card } » et reçoit « { $other } ».
    }
event-refused =
    { $me ->
        [yes] Tu refuses l’échange.
       *[no] { $who } refuse l’échange.
    }
event-amulet-tested =
    { $passed ->
        [yes]
            { $me ->
                [yes] Clic : tu as tout ce qu’il faut pour désamorcer le piège !
               *[no] Clic : { $who } a tout ce qu’il faut pour désamorcer le piège !
            }
       *[no]
            { $me ->
                [yes] Tu n’as pas tout ce qu’il faut pour désamorcer le piège…
               *[no] { $who } n’a pas tout ce qu’il faut pour désamorcer le piège…
            }
    }
event-ended = { ending }

## Actions

action-challenge =
    { $which ->
        [a] Relève le défi A
       *[b] Relève le défi B
    }
action-pick =
    { $which ->
        [first] Choisis la première carte
       *[second] Choisis la deuxième carte
    }
action-play = Joue « { $card } », côté { side-letter }
action-rest = Repose-toi
action-hand-over = Passe la main
action-go =
    { $direction ->
        [up] Va vers le haut
        [down] Va vers le bas
        [left] Va à gauche
       *[right] Va à droite
    }
action-skip = Laisse passer
action-copy =
    { $side ->
        [a] Copie le côté A
        [b] Copie le côté B
       *[nothing] Ne copie rien
    }
action-teleport = Saute dans { next-room }
action-remain = Reste sur le téléporteur
action-stairs =
    { $answer ->
        [leave] Monte l’escalier
       *[other] Reste à ce niveau
    }
action-bonus =
    { $answer ->
        [use] Sers-toi
       *[leave] Laisse ça pour plus tard
    }
action-gift =
    { $answer ->
        [give] Donne 1 point d’énergie
       *[keep] Garde ton énergie
    }
action-choose = Choisis « { $card } »
action-refuse = Pas d’échange

## Questions

ask-challenge = Quel défi de l’amulette relèves-tu ?
waits-challenge = { $who } choisit un défi…
ask-opening = Laquelle des deux cartes gardes-tu ? L’autre devient ta première salle.
waits-opening = { $who } choisit sa première carte…
ask-turn = Tu as { energy-points } et un repos en coûte { $cost }. Quelle carte joues-tu, ou te reposes-tu ?
waits-turn = On attend la prochaine carte de { $who }…
ask-direction =
    { $effect ->
        [hammer] La masse est levée : de quel côté ?
        [move] De quel côté vas-tu ?
       *[other] Super Matos en main : de quel côté ?
    }
waits-direction = { $who } cherche son chemin…
ask-rope =
    { $step ->
        [1] De quel côté lances-tu la corde ?
       *[other] Encore un pas à la corde : de quel côté ?
    }
waits-rope = { $who } se balance au bout de sa corde…
ask-map = De quel côté poses-tu la salle suivante ?
waits-map = { $who } déchiffre la carte du temple…
ask-torch = Quel côté de la première carte de ta pioche copies-tu ?
waits-torch = { $who } lève sa torche…
ask-teleport = Le téléporteur bourdonne : dans quelle salle sautes-tu ?
waits-teleport = { $who } hésite sur un téléporteur qui bourdonne…
ask-stairs =
    { $level ->
        [3] Le dernier escalier : montes-tu jusqu’à l’amulette ?
       *[other] L’escalier mène plus haut : quittes-tu le niveau { $level } ?
    }
waits-stairs = { $who } regarde en haut de l’escalier…
ask-bonus =
    { $cell ->
        [ration] Prends-tu la ration ?
       *[other] Ouvres-tu le coffre ?
    }
waits-bonus = { $who } lorgne sa trouvaille…
ask-gift = Tu vas monter avec { energy-points } : en laisses-tu 1 à ton partenaire ?
waits-gift = { $who } se demande s’il faut donner de l’énergie…
ask-discard =
    { $count ->
        [one] Une carte de trop : laquelle défausses-tu ?
       *[other] { $count } cartes de trop : laquelle défausses-tu d’abord ?
    }
waits-discard = { $who } fait le tri dans son sac…
ask-offer = Vous voilà côte à côte : quelle carte proposes-tu en échange ?
waits-offer = { $who } se demande s’il faut proposer un échange…
ask-answer = Quelle carte donnes-tu en retour ?
waits-answer = { $who } réfléchit à l’échange…
ask-first-room = Niveau { $level } : laquelle des deux cartes devient ta première salle ? L’autre reste sur la pioche.
waits-first-room = { $who } choisit sa première salle…

## Règles maison

option-energy-face = Carte Énergie
    .about = Ton énergie maximale, qui est aussi celle du début de chaque niveau : 6 ou 5.
    .easy = Facile
    .hard = Difficile
option-level-face = Carte Niveau
    .about = Combien de salles compte chaque niveau. Sur la face difficile, il y en a plus, et les rations sont sans effet au niveau 1.
    .easy = Facile
    .hard = Difficile
option-amulet-face = Carte Amulette
    .about = À quel point les deux défis sont exigeants.
    .easy = Facile
    .hard = Difficile
option-link-face = Salle de liaison
    .about = La salle entre les deux joueurs : ouverte, ou coupée en deux par des murs et une porte verrouillée.
    .easy = Facile
    .hard = Difficile
option-set = Set de cartes
    .about = Le set avec lequel on joue en solo. À deux, le premier joueur a celui-ci, le second a l’autre.
    .green = Vert
    .blue = Bleu
option-l3-low-stairs-exit = Escaliers du bas au niveau 3
    .about = Quand toutes les salles du niveau 3 sont posées, n’importe quel escalier mène-t-il à l’amulette ?
    .false = Non, ils sont sans effet
    .true = Oui, tous y mènent
option-hammer-scope = Portée de la masse
    .about = Permet-elle aussi de marcher à travers un simple mur, ou seulement d’explorer ?
    .any = Elle passe partout
    .explore-or-door = On ne marche pas à travers un mur
option-map-border-wall-blocks = Carte du temple et bord
    .about = Un mur ou une porte sur le bord même arrête-t-il la carte du temple ? Ceux de l’intérieur l’arrêtent toujours.
    .true = Oui
    .false = Non
option-bonus-optional = Rations et coffres
    .about = Peut-on laisser une ration ou un coffre de côté ?
    .false = Non, on se sert
    .true = Oui
option-teleporter-optional = Téléporteurs
    .about = Peut-on rester sur un téléporteur ?
    .false = Non, on saute
    .true = Oui
option-teleport-keeps-protection = Protection à l’arrivée
    .about = Le Super Matos et la pierre protègent-ils aussi à la sortie d’un téléporteur ?
    .true = Oui
    .false = Non
option-stairs-choice = Monter l’escalier
    .about = Quand on peut quitter le niveau.
    .on-entry = Seulement en y arrivant
    .while-standing = Aussi plus tard, si on y est encore
option-hand-max-row = Limite de cartes
    .about = La limite de quel niveau compte au moment de monter.
    .entered = Celle du niveau qui vient
    .left = Celle du niveau qu’on quitte
option-sg-discardable = Défausser le Super Matos
    .about = Le Super Matos peut-il être défaussé ? Il est alors hors jeu.
    .false = Non
    .true = Oui
option-sg-exchangeable = Échanger le Super Matos
    .about = Le Super Matos peut-il être échangé ? Il compte alors comme une carte du partenaire.
    .false = Non
    .true = Oui
option-deckout = Pioche vide
    .about = Quand une pioche vide fait perdre la partie.
    .rooms-missing = S’il manque des salles au niveau
    .literal-until-l3-done = À tout moment avant la dernière salle du niveau 3
option-rations-off-card = Rations sans effet
    .about = Quelle carte difficile prive les rations d’effet au niveau 1.
    .level = La carte Niveau
    .energy = La carte Énergie
option-pairing = Dos des cartes
    .about = Chaque outil a-t-il toujours la même salle au dos ?
    .fixed = Toujours la même
    .shuffled = Mélangées à chaque partie
option-coop-order = Ordre à deux
    .about = Qui peut jouer quand on est deux.
    .free = Dans l’ordre qu’on veut
    .alternate = Chacun son tour
option-coop-rest = Repos à deux
    .about = Quand on paie un repos et reprend ses cartes.
    .joint = Quand les deux se reposent
    .immediate = Tout de suite, puis on attend
option-coop-exit = Sortie à deux
    .about = Par la dernière salle de qui on peut quitter le niveau.
    .any = De l’un ou de l’autre
    .own = Seulement la sienne
option-coop-early-loss = Échanges manqués
    .about = Perd-on dès que quelqu’un quitte un niveau avec trop peu de cartes de son partenaire ?
    .false = Non, on continue
    .true = Oui, aussitôt
option-turn-cap = Limite de tours
    .about = Après ce nombre de tours d’un joueur sur un même niveau, la partie est perdue ; 0 : pas de limite.

## Pourquoi pas

why-over = La partie est finie.
why-not-your-turn = Ce n’est pas ton tour.
why-partner-plays = Ton partenaire est en train de jouer une carte. Attends qu’elle soit finie.
why-you-wait = Tu attends : tu reprendras quand ton partenaire se reposera aussi ou montera.
why-you-left = Tu as déjà quitté ce niveau. Ton partenaire continue sans toi.
why-other-decision =
    { $verb ->
        [challenge] Le défi se choisit tout au début, une fois pour toutes.
        [pick] On ne choisit entre deux cartes qu’au début d’un niveau.
        [play] On ne joue une carte que quand aucune autre n’est en cours.
        [rest] On ne se repose qu’entre deux cartes.
        [hand_over] On ne passe la main qu’au lieu de jouer une carte.
        [go] Il n’y a pas de pas à faire en ce moment.
        [skip] Il n’y a rien à laisser passer en ce moment.
        [copy] On ne copie une carte qu’avec la torche.
        [teleport] On ne saute que si un téléporteur laisse le choix de la salle.
        [remain] Aucun téléporteur ne te demande ton avis.
        [stairs] La question se pose quand tu arrives sur l’escalier de la dernière salle.
        [bonus] Il n’y a ni ration ni coffre sur quoi décider.
        [gift] On ne donne de l’énergie qu’en quittant un niveau où le partenaire reste.
        [choose] Il n’y a pas de carte à défausser ni à échanger en ce moment.
       *[refuse] Personne ne parle d’échange en ce moment.
    }
why-option =
    { $option ->
        [teleporter_optional] Le téléporteur t’emporte ; pour rester, il faut la règle maison « { option-teleporter-optional } ».
        [coop_order] Joue qui veut : il n’y a pas de main à passer. Pour cela, il faut être deux et la règle maison « { option-coop-order } ».
       *[stairs_choice] La question ne se pose qu’en arrivant sur l’escalier ; pour partir plus tard, il faut la règle maison « { option-stairs-choice } ».
    }
why-not-in-hand = Tu n’as pas « { $card } » en main.
why-no-such-side = « { $card } » n’a qu’un seul côté.
why-nothing-played = Tu n’as rien joué depuis ton dernier repos : il n’y a rien à reprendre.
why-just-handed = Ton partenaire vient de te passer la main : tu ne peux pas la lui rendre aussitôt.
why-partner-waits = Ton partenaire ne peut pas jouer en ce moment : la main reste chez toi.
why-not-on-stairs = Tu n’es pas sur un escalier qui mène plus haut.
why-rooms-missing =
    { $count ->
        [one] Il te reste { $count } salle à explorer à ce niveau.
       *[other] Il te reste { $count } salles à explorer à ce niveau.
    }
why-not-printed = Ici, { the-effect } ne mène pas { towards }.
why-wall = Il y a un mur { beside-you }.
why-door = La porte { beside-you } est verrouillée, et tu n’as pas de clef pour elle.
why-partner-there = Ton partenaire est { beside-you }. Il n’y a pas de place pour deux.
why-level-full = Toutes les salles de ce niveau sont déjà posées : il n’y a plus rien à explorer.
why-pile-empty = Ta pioche est vide : il n’y a plus de salle à poser.
why-rope = La corde ne mène pas { towards } : elle ne va que sur des cases vides et des fosses, sans franchir ni mur ni porte, et jamais vers l’inconnu.
why-map = Tu ne peux pas poser de salle { towards } : rien ne doit te boucher la vue jusqu’au bord, et la place derrière doit être libre.
why-no-room-there = Le téléporteur ne mène pas dans { next-room } : il n’y en a pas, ou ta case y est prise.
why-super-stays = Le Super Matos reste avec toi.

## Règles : termes

rule-R0 = Termes
rule-R0-1 = Une salle est une carte de 3 lignes de 4 cases. Les salles se posent côte à côte sur la table et forment le niveau.
rule-R0-2 = Haut, bas, gauche et droite s’entendent comme tu vois la table. À deux, vous êtes face à face : ton haut est le bas de ton partenaire.
rule-R0-3 = Entre deux cases, il n’y a rien, un mur ou une porte verrouillée. Là où deux salles se touchent, les deux bords comptent : si l’un montre une porte, c’est une porte ; sinon, si l’un montre un mur, c’est un mur.
rule-R0-4 = Tu as une main, une pile de résolution avec les cartes jouées, et une pioche face outil visible : tu vois donc toujours sa première carte. Les salles sont sur la table. Aucune carte ne se perd : les 17 d’un set sont toujours quelque part ici.
rule-R0-5 = Chaque carte a deux faces : un outil dans la main et la pioche, une salle sur la table. On ne regarde pas la salle au dos d’une carte de la pioche.

## Règles : mise en place

rule-R1 = Mise en place
rule-R1-1 = Tu joues avec une carte Énergie, une carte Niveau et une carte Amulette. Chacune a une face facile et une face difficile, à toi de choisir. Pour une première partie, reste sur les faces faciles.
rule-R1-2 = Tu commences au niveau 1 avec 6 points d’énergie, ou 5 sur la face difficile. C’est aussi ton maximum.
rule-R1-3 = Choisis un des deux défis de ta carte Amulette avant de voir la moindre carte. Il vaut pour toute la partie.
rule-R1-4 = Tu prends le Super Matos en main.
rule-R1-5 = Choisis le set vert ou le set bleu. Ses 17 cartes, mélangées, forment ta pioche, face outil visible.
rule-R1-6 = Des deux premières cartes, garde-en une en main. L’autre, retournée, devient ta première salle, escalier sur la ligne du bas. Au moment de choisir, tu vois déjà la troisième.
rule-R1-7 = Ton aventurier part de l’escalier de cette salle, qui compte comme la première du niveau. Il reste 15 cartes dans ta pioche.

## Règles : ton tour

rule-R2 = Ton tour
rule-R2-1 = À ton tour, tu fais une seule chose : jouer une carte de ta main, ou te reposer.
rule-R2-2 = La main vide, tu dois te reposer. Avec des cartes en main, tu peux.
rule-R2-3 = Tu as autant de tours que tu veux, jusqu’à une limite qui évite seulement les parties sans fin : « { option-turn-cap } ». Chaque carte, chaque repos et chaque main passée compte pour un tour.

## Règles : jouer une carte

rule-R3 = Jouer une carte
rule-R3-1 = La carte va sur ta pile de résolution, tu choisis le côté A ou B, et ses effets s’enchaînent de gauche à droite. Le Super Matos n’a qu’un côté.
rule-R3-2 = Rien n’est obligatoire : tu peux laisser passer un effet, ou même tous. Ce qui est impossible passe tout seul ; pierres et clefs se prennent toutes seules.
rule-R3-3 = Tu décides effet par effet. Ce que l’un révèle, tu le sais avant le suivant.
rule-R3-4 = Une pierre ou une clef sert pour n’importe quel déplacement suivant de la même carte. Si tu ne t’en sers pas, elle est perdue.
rule-R3-5 = Une carte s’arrête net si tu tombes dans une fosse, quittes le niveau ou si la partie finit. Les effets qui restent sont perdus.
rule-R3-6 = Une carte sortie d’un coffre va dans ta main. Tu peux la jouer dès ton tour suivant.

## Règles : se déplacer

rule-R4 = Se déplacer
rule-R4-1 = Un déplacement te mène une case plus loin dans une des directions indiquées, jamais en diagonale.
rule-R4-2 = Un mur t’arrête. Une porte verrouillée aussi, sauf avec une clef, la masse ou le Super Matos.
rule-R4-3 = S’il y a déjà une salle là où tu vas, tu y entres, tout simplement.
rule-R4-4 = Si tu devais sortir de la carte et qu’il n’y a pas encore de salle, tu explores à la place. Si c’est impossible, tu ne peux pas aller par là.
rule-R4-5 = Après chaque pas, la case où tu arrives fait effet aussitôt, avant la suite de la carte.

## Règles : explorer

rule-R5 = Explorer
rule-R5-1 = Tu peux explorer s’il manque encore des salles à ce niveau, si ta pioche n’est pas vide, si la place est libre et si tu pourrais franchir là le bord de ta propre salle. Ce que la nouvelle salle montre de son côté n’y change rien.
rule-R5-2 = Retourne la première carte de ta pioche et pose-la à côté de ta salle, escalier sur la ligne du bas. Tu ne bouges pas : le pas est dépensé.
rule-R5-3 = La dernière salle du niveau se pose tête en bas, l’escalier sur la ligne du haut. C’est ta sortie.
rule-R5-4 = Tout déplacement normal permet d’explorer, le Super Matos aussi. La corde, non.
rule-R5-5 = La clef qui sert à explorer à travers une porte est dépensée et la porte se reverrouille. Pour entrer, il en faut une autre.
rule-R5-6 = Si c’était la dernière carte de ta pioche et qu’il manque encore des salles, tu as perdu.

## Règles : pierre et clef

rule-R6 = Pierre et clef
rule-R6-1 = Une pierre bloque le premier piège où tu mets le pied avec la même carte. Sans pierre, tu peux y aller quand même, pour 1 point d’énergie.
rule-R6-2 = Une clef ouvre une porte verrouillée à un déplacement suivant de la même carte, pour passer ou pour explorer. Derrière toi, la porte se reverrouille.

## Règles : cartes spéciales

rule-R7 = Cartes spéciales
rule-R7-1 = Masse : un pas dans une direction indiquée, à travers murs et portes verrouillées, ou une exploration à travers le bord. La brèche se referme derrière toi.
rule-R7-2 = Corde : un ou deux pas sur des cases vides ou des fosses, chacun dans une direction indiquée. Les fosses ne te font rien, tu peux même y finir. Ni exploration, ni mur, ni porte ; escaliers, pièges, téléporteurs, rations et coffres, même déjà pris, sont hors d’atteinte.
rule-R7-3 = Torche : choisis un côté de la première carte de ta pioche et fais ce qu’il dit. La carte reste en place, et tu vas au bout de ce que tu as copié même si elle quitte la pioche. Une pioche vide ou une autre torche ne donne rien.
rule-R7-4 = Carte du temple : choisis un côté de ta salle que tu vois en ligne droite, sans mur ni porte entre toi et lui, et où il n’y a pas encore de salle. Pose là la salle suivante. Pour le reste, c’est une exploration.
rule-R7-5 = Super Matos : un pas dans n’importe quelle direction. Fosses et pièges ne te font rien, les portes verrouillées ne te gênent pas, et tu peux explorer. Les murs t’arrêtent. Il n’a pas de gemme, mais pour le reste c’est une carte comme les autres.
rule-R7-6 = La carte multicolore fait faire un pas : à gauche côté A, à droite côté B. Devant l’amulette, sa gemme vaut n’importe quelle couleur, et tout coffre coloré la prend pour une des siennes.

## Règles : cases

rule-R8 = Les cases
rule-R8-1 = Rations et coffres font effet quand tu y entres, que tu le veuilles ou non, mais une fois par visite : sors de la salle et reviens, et tout y est de nouveau disponible.
rule-R8-2 = Ration : 1 point d’énergie de plus, sans dépasser ton maximum. Avec la carte Niveau difficile, elle est sans effet au niveau 1.
rule-R8-3 = Coffre : la première carte de ta pioche va dans ta main. Une pioche vide ne donne rien.
rule-R8-4 = Coffre coloré : en partant du haut de ta pioche, prends la première carte de cette couleur ; la multicolore compte. Les autres restent dans l’ordre. S’il n’y en a pas, prends la carte du dessus.
rule-R8-5 = Fosse : tu te reposes aussitôt, et la suite de ta carte est perdue. À la corde ou avec le Super Matos, il ne se passe rien.
rule-R8-6 = Piège : tu perds 1 point d’énergie aussitôt, sauf si une pierre ou le Super Matos te protège.
rule-R8-7 = Fosses et pièges marchent chaque fois qu’on y entre. Y rester ne coûte rien.
rule-R8-8 = Téléporteur : il t’envoie sur la même case d’une salle voisine. S’il y en a plusieurs, tu choisis ; s’il n’y en a pas, il ne se passe rien. La case d’arrivée fait effet, sauf si c’est encore un téléporteur. Ce qui protégeait ton pas te protège aussi là-bas.
rule-R8-9 = Un escalier sur la ligne du bas est sans effet.
rule-R8-10 = Sur l’escalier de la dernière salle, tu peux quitter le niveau. Si tu préfères rester, ta carte continue, et la question ne revient que si tu y reviens.
rule-R8-11 = Quand ton énergie tombe à 0, la partie est perdue sur-le-champ.

## Règles : repos

rule-R9 = Le repos
rule-R9-1 = Tu ne peux te reposer que si tu as joué au moins une carte depuis la dernière fois.
rule-R9-2 = Reprends en main toute ta pile de résolution et paie l’énergie de ton niveau : 1, 2 ou 3. S’il ne te reste rien, tu as perdu.
rule-R9-3 = Tu restes où tu es. Rations et coffres déjà pris le restent, puisque tu n’as pas quitté la salle.

## Règles : niveau suivant

rule-R10 = Le niveau suivant
rule-R10-1 = L’escalier te mène un niveau plus haut.
rule-R10-2 = Ton énergie revient à sa valeur de départ.
rule-R10-3 = Tu reprends en main toute ta pile de résolution, dernière carte comprise. Les effets qui lui restaient sont perdus.
rule-R10-4 = Au niveau 2, tu peux emporter 4 cartes, au niveau 3, 5 cartes, Super Matos compris. Tu défausses ce qui est en trop, à ton choix, mais jamais le Super Matos.
rule-R10-5 = Les salles du niveau quitté et tes défausses sont mélangées et glissées sous ta pioche. Le reste de la pioche ne change pas.
rule-R10-6 = Des deux premières cartes de la pioche, choisis celle qui devient ta première salle et pars de son escalier. L’autre reste sur la pioche.

## Règles : l’amulette

rule-R11 = L’amulette
rule-R11-1 = Quand tu montes l’escalier du niveau 3, reprends en main toute ta pile de résolution. Cette fois, il n’y a pas de limite de cartes.
rule-R11-2 = Ton défi demande des groupes de gemmes. Un groupe coloré veut des gemmes de cette couleur ; un groupe blanc, des gemmes d’une même couleur, celle que tu veux. Chaque carte ne sert qu’une fois, et la gemme multicolore remplit n’importe quelle place. Les gemmes en trop ne gênent pas.
rule-R11-3 = Si tu les as toutes, tu gagnes. Sinon, tu perds.

## Règles : défaite

rule-R12 = La défaite
rule-R12-1 = Tu perds quand ton énergie tombe à 0.
rule-R12-2 = Tu perds s’il te manque des gemmes devant l’amulette.
rule-R12-3 = Tu perds si une exploration, la carte du temple ou un coffre vide ta pioche alors qu’il manque encore des salles à ton niveau.

## Règles : difficulté

rule-R13 = La difficulté
rule-R13-1 = En solo, tu peux mélanger à ton gré faces faciles et difficiles des cartes Énergie, Niveau et Amulette.
rule-R13-2 = C’est la carte Niveau difficile qui gâte les rations du niveau 1.

## Règles : à deux

rule-R14 = À deux
rule-R14-1 = Ohio Bob et Idaho Joe font équipe. Chacun a le set d’une couleur, avec son énergie, sa main, sa pioche et son défi, et les deux jouent à la même difficulté. Choisissez aussi une face de la salle de liaison. Pour chaque choix de la mise en place, le premier joueur passe d’abord.
rule-R14-2 = La salle de liaison est au milieu, vos premières salles de part et d’autre. Chacun pose ses salles dans son propre sens : celles de ton partenaire sont pour toi à l’envers. Seul mène plus haut l’escalier d’une salle posée comme la dernière de l’un de vous.
rule-R14-3 = Qui n’attend pas peut jouer la carte suivante, autant de fois qu’il veut ; une carte se finit toujours avant que la suivante commence. Avec « { option-coop-order } », c’est chacun son tour : on peut alors passer la main, mais pas la rendre aussitôt.
rule-R14-4 = On se repose ensemble. Qui veut se reposer l’annonce et attend ; quand les deux l’ont fait, les deux paient et reprennent leurs cartes. On ne revient pas dessus, et on peut se reposer sans avoir rien joué. Si ton partenaire a quitté le niveau, ou le quitte à ce moment, tu te reposes aussitôt.
rule-R14-5 = Si tu tombes dans une fosse, tu te reposes et paies aussitôt, puis tu attends que ton partenaire se repose aussi ou monte. S’il attendait de se reposer, cela se fait juste après, et vous continuez tous les deux.
rule-R14-6 = Une ration est pour ton partenaire, et perdue s’il est à son maximum. Une fois qu’il a quitté le niveau, elle est pour toi.
rule-R14-7 = Chacun peut marcher dans les salles de l’autre et profiter de tout ce qui s’y trouve ; ce que l’un a pris reste disponible pour l’autre. Jamais vous ne pouvez être sur la même case.
rule-R14-8 = Tu te sers toujours de ta propre pioche, où que tu sois, et une salle compte pour qui l’a posée. La salle de liaison ne compte pour personne.
rule-R14-9 = Une fois par niveau, à la fin d’une carte, vous pouvez échanger une carte chacun si vous êtes côte à côte, sans mur ni porte entre vous. Les cartes viennent de la main ou de la pile de résolution, jamais le Super Matos, et vont dans la main. Qui vient de jouer propose, l’autre répond par une carte ou refuse.
rule-R14-10 = Tu peux sortir par la dernière salle de l’un ou de l’autre, une fois toutes tes propres salles posées. Avec au moins 2 points d’énergie, tu peux en donner 1 à ton partenaire avant de partir. Tes salles restent, et ton partenaire continue sans toi.
rule-R14-11 = Quand les deux sont partis, toutes les cartes retournent sous la pioche de leur set, chacun choisit sa première salle, et l’échange est de nouveau possible.
rule-R14-12 = Devant l’amulette, chacun doit réussir son propre défi et avoir en main au moins 3 cartes du set de l’autre. Si l’un échoue, les deux perdent ; si les deux réussissent, les deux gagnent.
rule-R14-13 = Si l’un de vous perd, les deux perdent.

## Précisions

rule-A1 = Combien de cartes ont une face difficile ? Trois : Énergie, Niveau et Amulette.
rule-A2 = Un escalier de la ligne du bas mène-t-il parfois plus haut ? Non, pas même au niveau 3, sauf si « { option-l3-low-stairs-exit } » le dit.
rule-A3 = Faut-il prévoir toute la carte d’avance ? Non, seulement le côté. Le reste se décide au fur et à mesure.
rule-A4 = Pierre et clef ne servent-elles qu’au déplacement d’après ? Non, à n’importe quel déplacement suivant de la même carte.
rule-A5 = Et si deux bords se rencontrent ? Porte et mur font une porte, deux portes n’en font qu’une, et un mur ou une porte contre rien reste ce qu’il est.
rule-A6 = Pioche-t-on en entrant dans une salle déjà posée ? Non, on entre, c’est tout.
rule-A7 = Et si la nouvelle salle te tourne un mur ? Elle est explorée quand même, mais il faudra peut-être y entrer par ailleurs.
rule-A8 = Peut-on explorer à travers une porte verrouillée avec une clef ? Oui, mais la clef y passe. Pour entrer, il en faut une autre.
rule-A9 = Tout déplacement permet-il d’explorer ? Oui, s’il est normal. Pas la corde, ni un déplacement marqué « sans exploration ».
rule-A10 = La masse permet-elle de marcher à travers un simple mur ? Oui, comme d’explorer. « { option-hammer-scope } » peut la limiter.
rule-A11 = La corde va-t-elle deux fois dans la même direction ? Pas forcément. Chaque pas va où tu veux, et un seul suffit. Escaliers et coffres déjà pris ne sont pas des cases vides.
rule-A12 = Que devient le reste d’une carte après une fosse ou l’escalier ? Il est perdu.
rule-A13 = Quel côté copie la torche ? Celui que tu choisis. Une torche n’en copie pas une autre, et ce qui est copié le reste, même si la carte quitte la pioche.
rule-A14 = Qu’est-ce qui arrête la carte du temple ? Tout mur et toute porte jusqu’au bord compris, et une salle déjà là. « { option-map-border-wall-blocks } » peut ouvrir le bord.
rule-A15 = De quel côté va la carte multicolore ? À gauche côté A, à droite côté B.
rule-A16 = Faut-il prendre une ration ou ouvrir un coffre ? Oui, sauf si « { option-bonus-optional } » permet de les laisser pour plus tard.
rule-A17 = Qu’est-ce qui recharge une ration ou un coffre ? Sortir de la salle, à pied ou par téléporteur. Un repos, non.
rule-A18 = Faut-il prendre un téléporteur ? Oui, s’il mène quelque part, et vers la même case telle qu’on la voit sur la table. Avec « { option-teleporter-optional } », on peut rester.
rule-A19 = La protection tient-elle au-delà d’un téléporteur ? Oui, c’est encore le même pas. « { option-teleport-keeps-protection } » peut changer cela.
rule-A20 = Peut-on rester sur l’escalier et partir plus tard ? Non, la question ne se pose qu’en y arrivant, sauf si « { option-stairs-choice } » le permet.
rule-A21 = Peut-on se reposer sans avoir rien joué ? Pas en solo, ce serait du gâchis. À deux, oui, pour attendre l’autre.
rule-A22 = Quelle limite de cartes compte ? Celle du niveau où tu arrives ; devant l’amulette, il n’y en a pas. « { option-hand-max-row } » peut changer cela.
rule-A23 = Peut-on défausser le Super Matos ? Non, il n’a pas de salle au dos. Avec « { option-sg-discardable } », oui, et il est perdu pour de bon.
rule-A24 = Où va la carte qui ne devient pas la première salle ? Aux niveaux 2 et 3, elle reste sur la pioche.
rule-A25 = Quand une pioche vide fait-elle perdre ? Quand il manque des salles à ton niveau. Une fois la dernière posée, les coffres ne donnent plus rien, voilà tout. « { option-deckout } » peut être plus sévère.
rule-A26 = Quelle carte prive les rations d’effet ? La carte Niveau difficile. Avec « { option-rations-off-card } », ce peut être la carte Énergie.
rule-A27 = Qu’est-ce qui protège de quoi ? La corde des fosses, la pierre des pièges, le Super Matos des deux.
rule-A28 = Perd-on sa main dans une fosse ? Non, on la garde. On se repose seulement avant de pouvoir rejouer.
rule-A29 = Combien d’énergie peut-on avoir ? Autant qu’au départ.
rule-A30 = Un groupe blanc peut-il avoir la couleur d’un autre groupe ? Oui, avec d’autres cartes.
rule-A31 = Quand choisit-on son défi ? Avant de voir la moindre carte.
rule-A32 = Peut-on défausser plus qu’il ne faut ? Non, juste ce qui est en trop.
rule-A33 = Voit-on les cartes qu’un coffre coloré laisse de côté ? Oui, elles sont face outil visible. Tu les connais désormais.
rule-A34 = A-t-on le droit de connaître la salle au dos d’une carte ? Oui, si tu les sais par cœur ; nous ne la montrons jamais. Avec « { option-pairing } », les salles sont redistribuées entre les outils.
rule-A35 = Peut-on tourner en rond pour des rations ? Oui, jusqu’à ce que « { option-turn-cap } » t’arrête.
rule-A36 = Comment s’installe-t-on à deux ? Face à face, la salle de liaison au milieu. Chacun pose ses salles dans son propre sens.
rule-A37 = Qui joue d’abord à deux ? Qui veut, une carte entière à la fois. Avec « { option-coop-order } », c’est chacun son tour.
rule-A38 = Quand paie-t-on un repos à deux ? Quand les deux se reposent, pour qu’une ration puisse encore arriver ; après une fosse, tout de suite. « { option-coop-rest } » peut changer cela.
rule-A39 = Un coffre pris par ton partenaire l’est-il aussi pour toi ? Non, seule compte ta propre visite.
rule-A40 = De quelle pioche se sert-on dans les salles de l’autre ? De la sienne. Là où les deux pourraient explorer, le premier arrivé l’emporte.
rule-A41 = Faut-il échanger ? Non. C’est un échange par niveau pour vous deux, et une carte peut revenir plus tard.
rule-A42 = Peut-on échanger le Super Matos ? Non, sauf si « { option-sg-exchangeable } » le permet.
rule-A43 = Peut-on sortir par la dernière salle de l’autre ? Oui, si toutes tes propres salles sont posées. « { option-coop-exit } » peut l’interdire.
rule-A44 = Quand donne-t-on de l’énergie ? Juste avant de monter, et seulement si l’autre peut s’en servir. Le niveau suivant commence quand les deux sont partis.
rule-A45 = Où va une carte défaussée du set de l’autre ? Sous la pioche de son propre set. Attention : il t’en manquera alors une des trois.
rule-A46 = Quand se joue l’amulette à deux ? Pour chacun, en quittant le niveau 3. Si l’un échoue, les deux ont perdu.
rule-A47 = Peut-on partir sans avoir échangé ? Oui, mais alors on ne peut plus gagner. « { option-coop-early-loss } » peut arrêter la partie aussitôt.
rule-A48 = Peut-on n’avoir rien à faire ? Non : avec des cartes, on peut en jouer une pour rien ; sans cartes, on se repose.
rule-A49 = Peut-on rester enfermé ? Non, chaque case d’une salle s’atteint sans clef.
rule-A50 = Et si un repos coûte exactement l’énergie qui te reste ? Tu as perdu, même si le repos était forcé.
rule-A51 = Quelle carte Amulette va avec quel set ? Celle de la même couleur.
rule-A52 = Pose-t-on la question quand il n’y a rien à choisir ? Non, sauf pour le tour lui-même, toujours demandé. Dès qu’un pas est possible, tu peux le faire ou le laisser passer.
rule-A53 = Les mains sont-elles secrètes à deux ? Non, tout est visible, et vous pouvez parler.
rule-A54 = Et si les deux jouent au même instant ? Le premier arrivé passe d’abord, l’autre peut réessayer.
rule-A55 = Qui lance un échange ? Qui vient de jouer propose une carte, l’autre répond. La question ne se pose que si un échange est possible.

## Les mots autour de la table

board-step =
    { $what ->
        [trap] Tu perds 1 point d’énergie.
        [end] Tu y laisserais toute ton énergie : la partie serait perdue.
        [safe] Tu es à l’abri : il ne se passe rien.
        [pit] Tu te reposes pour { $cost } d’énergie, et la carte s’arrête là.
        [spent] Déjà utilisé : il ne se passe rien.
        [ration] 1 point d’énergie pour toi.
        [gift] 1 point d’énergie pour ton partenaire.
        [wasted] Personne n’y gagne rien pour l’instant.
       *[leave] L’escalier qui monte : tu peux quitter le niveau.
    }
board-gain = Tu reçois « { $card } ».
board-room = « { $card } » devient la salle d’ici.
board-last-room = « { $card } » devient ici la dernière salle. Son escalier mène plus haut.
board-seen = Tu as déjà vu ce qu’il y a derrière : « { $face } ».
board-both = Vous pouvez jouer tous les deux.
label =
    { $label ->
        [player] Joueur
        [energy] Énergie
        [level] Niveau
        [rooms] Salles
        [hand] Main
        [played] Pile de résolution
        [pile] Pioche
        [top_card] Première carte
        [next_cards] Cartes suivantes
        [challenge] Défi
        [lacking] Encore à trouver
        [gems] Gemmes
        [rest_cost] Coût d’un repos
        [side_a] Côté A
        [side_b] Côté B
        [single] Côté unique
        [waiting] en attente
        [ready] peut jouer
        [left] déjà plus haut
        [partner] Partenaire
        [exchange] Échange
        [exchange_used] Échange fait
        [partner_cards] Cartes du partenaire
        [link_room] Salle de liaison
        [first_room] Première salle
        [last_room] Dernière salle
        [stairs_down] Escalier du bas
        [stairs_up] Escalier vers le haut
        [wall] Mur
        [door] Porte verrouillée
        [spent] déjà pris
        [key_charge] Clef en réserve
        [stone_charge] Pierre en réserve
        [copied] copié
        [charges] En réserve
        [zoom_in] Agrandir
        [zoom_out] Réduire
        [whole_temple] Tout le temple
        [done] fait
        [missing] manque
        [easy] Facile
        [hard] Difficile
        [no_exploring] sans exploration
       *[set] Set
    }

## Les cartes par leur nom

called-rd1-green = Bottes (vert)
called-rd1-blue = Bottes (bleu)
called-rd2-green = Pied-de-biche (vert)
called-rd2-blue = Pied-de-biche (bleu)
called-rd3-green = Sprint (vert)
called-rd3-blue = Sprint (bleu)
called-rd4-green = Torche (vert)
called-rd4-blue = Torche (bleu)
called-yl1-green = Gourde (vert)
called-yl1-blue = Gourde (bleu)
called-yl2-green = Lanterne (vert)
called-yl2-blue = Lanterne (bleu)
called-yl3-green = Échelle (vert)
called-yl3-blue = Échelle (bleu)
called-yl4-green = Carte du temple (vert)
called-yl4-blue = Carte du temple (bleu)
called-gn1-green = Piolet (vert)
called-gn1-blue = Piolet (bleu)
called-gn2-green = Machette (vert)
called-gn2-blue = Machette (bleu)
called-gn3-green = Ceinture à outils (vert)
called-gn3-blue = Ceinture à outils (bleu)
called-gn4-green = Corde (vert)
called-gn4-blue = Corde (bleu)
called-bl1-green = Fouet (vert)
called-bl1-blue = Fouet (bleu)
called-bl2-green = Gants (vert)
called-bl2-blue = Gants (bleu)
called-bl3-green = Poulie (vert)
called-bl3-blue = Poulie (bleu)
called-bl4-green = Masse (vert)
called-bl4-blue = Masse (bleu)
called-rb1-green = Gemme multicolore (vert)
called-rb1-blue = Gemme multicolore (bleu)
called-supergear = Super Matos
called-supergear2 = Super Matos (Idaho Joe)

## Les salles par leur nom

called-link-easy = Salle de liaison
called-link-hard = Salle de liaison à la porte verrouillée
called-t01 = Antichambre
called-t02 = Garde-manger
called-t03 = Niche du rubis
called-t04 = Caveau du soleil
called-t05 = Alcôve de jade
called-t06 = Corniche du saphir
called-t07 = Salle du tourbillon
called-t08 = Réfectoire
called-t09 = Vieille cuisine
called-t10 = Galerie du soleil
called-t11 = Cellule de jade
called-t12 = Crypte du saphir
called-t13 = Pont brisé
called-t14 = Couloir aux lances
called-t15 = Réserve
called-t16 = Oracle
called-t17 = Chambre au trésor

## Hints

a-gem =
    { $colour ->
        [red] une gemme rouge
        [yellow] une gemme jaune
        [green] une gemme verte
        [blue] une gemme bleue
       *[multi] une gemme multicolore
    }
hint-worth = rien d’autre ne promettait mieux
hint-challenge-white = tu pourras choisir la couleur de { $count } gemmes en route
hint-challenge-fixed = tu sais dès le début quelles { $count } gemmes chercher
hint-pick-gem = tu gardes ainsi { a-gem } pour ton amulette
hint-pick-steps = elle vaut { $count } pas
hint-pick-top = { a-gem } qui manque à ton amulette reste sur la pioche
hint-pick-room = ton amulette n’a pas besoin de sa gemme
hint-stairs = cela te mène à l’escalier de sortie
hint-gem = cela t’apporte { a-gem } qui manque à ton amulette
hint-last-room = cela ouvre la dernière salle, et avec elle la sortie
hint-ration = cela te mène à une ration, pour 1 point d’énergie de plus
hint-room =
    { $count ->
        [one] cela ouvre une nouvelle salle, il n’en manquera plus que { $count }
       *[other] cela ouvre une nouvelle salle, il en manquera encore { $count }
    }
hint-chest = cela te donne une carte de plus, tirée d’un coffre
hint-pit = la fosse vaut un repos, { cards-back } pour { cost-energy }
hint-safe = le piège qui est là ne peut rien contre toi
hint-near-stairs = cela te rapproche de l’escalier, encore { $count } pas
hint-near-chest = cela te rapproche d’un coffre, encore { $count } pas
hint-near-border =
    { $count ->
        [0] cela te mène à un bord où tu peux explorer
       *[other] cela te rapproche d’un bord ouvert, encore { $count } pas
    }
hint-rest = { cards-back } pour { cost-energy }
hint-rest-partner = ton partenaire attend que tu te reposes
hint-hand-over =
    { $count ->
        [one] ton partenaire a encore { $count } carte à jouer
       *[other] ton partenaire a encore { $count } cartes à jouer
    }
hint-skip = d’ici, aucun pas ne serait utile
hint-leave = le niveau { $level } t’attend, avec toute ton énergie
hint-amulet = tu as tout ce que demande l’amulette
hint-stay-gems =
    { $count ->
        [one] il manque encore { $count } gemme à ton amulette
       *[other] il manque encore { $count } gemmes à ton amulette
    }
hint-bonus-later = ce sera encore là plus tard
hint-gift = ton partenaire n’a plus que { energy-points }, et tu peux en donner 1
hint-gift-keep = ton partenaire a encore { energy-points }
hint-discard = ton amulette peut se passer d’{ a-gem }
hint-offer-gem = il manque { a-gem } à l’amulette de ton partenaire
hint-exchange =
    { $count ->
        [0] il faut à chacun 3 cartes de l’autre, et tu n’en as pas encore
       *[other] il faut à chacun 3 cartes de l’autre, et tu en as { $count } pour l’instant
    }
hint-refuse = on n’échange qu’une fois par niveau, et une meilleure occasion peut venir
