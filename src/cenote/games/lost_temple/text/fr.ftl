### Lost Temple, Français

game-name = Lost Temple
game-blurb = Fonce à travers la jungle : choisis ton personnage en secret, devine celui des autres et atteins le temple perdu avant tout le monde.
round-name = Manche { $round }

## Noms

character =
    { $character ->
        [shaman] Shaman
        [thief] Voleur
        [seer] Voyante
        [priest] Prêtre
        [elder] Ancien
        [craftsman] Artisan
        [scout] Éclaireur
        [canoe] Canoë
       *[child] Enfant
    }
the-character =
    { $character ->
        [shaman] le shaman
        [thief] le voleur
        [seer] la voyante
        [priest] le prêtre
        [elder] l’ancien
        [craftsman] l’artisan
        [scout] l’éclaireur
        [canoe] le canoë
        [child] l’enfant
       *[unknown] une carte
    }
character-power =
    { $character ->
        [shaman] Ensorcelle un personnage : quand on l’appelle, vous échangez vos places.
        [thief] Désigne un personnage : quand on l’appelle, tu lui prends toutes ses émeraudes. Avance de 1 ou 2 cases.
        [seer] Regarde deux jetons chance, intervertis-les si tu veux. Avance de 1 ou 2 cases.
        [priest] Pour 2 émeraudes, va au temple suivant.
        [elder] Pour 2 émeraudes, va au village suivant.
        [craftsman] Prends une machette. Avance de 1 ou 2 cases.
        [scout] Paie les émeraudes que tu veux : 1 case pour chacune.
        [canoe] Paie toutes tes émeraudes : 2 cases pour chacune, 20 au plus.
       *[child] Rattrape gratuitement le pion le plus proche devant toi.
    }
token =
    { $token ->
        [idol] Idole
        [gems4] 4 émeraudes
        [back2] Recule de 2
        [pay2] Paie 2 émeraudes
        [machete] Machette
        [fwd3] Avance de 3
       *[lose_machete] Perds une machette
    }
other-token =
    { $othertoken ->
        [idol] Idole
        [gems4] 4 émeraudes
        [back2] Recule de 2
        [pay2] Paie 2 émeraudes
        [machete] Machette
        [fwd3] Avance de 3
       *[lose_machete] Perds une machette
    }
token-effect =
    { $token ->
        [idol] L’idole est à toi à la prochaine manche, sauf si quelqu’un révèle un autre jeton idole après toi.
        [gems4] Tu prends 4 émeraudes.
        [back2] Tu recules de 2 cases.
        [pay2] Tu paies 2 émeraudes, ou ce qu’il te reste.
        [machete] Tu prends une machette, s’il en reste.
        [fwd3] Tu avances de 3 cases ; la jungle peut t’arrêter.
       *[lose_machete] Tu rends une machette, si tu en as.
    }
place =
    { $place ->
        [start] Case de départ
        [plain] Sentier
        [temple] Temple
        [village] Village
        [jungle] Jungle impénétrable
        [chance] Case chance
       *[finish] Arrivée
    }
amount-gems =
    { $amount ->
        [one] { $amount } émeraude
       *[other] { $amount } émeraudes
    }
cost-gems =
    { $cost ->
        [one] { $cost } émeraude
       *[other] { $cost } émeraudes
    }
most-gems =
    { $most ->
        [one] { $most } émeraude
       *[other] { $most } émeraudes
    }

## Événements

event-start-card =
    { $me ->
        [yes] Tu reçois { the-character } et pars de la case { $space }.
       *[no] { $who } reçoit { the-character } et part de la case { $space }.
    }
event-round-began = La manche { $round } commence.
event-idol-given =
    { $me ->
        [yes]
            { $reason ->
                [claim] Tu as révélé un jeton idole : l’idole est à toi.
                [last] Tu fermes la marche : l’idole est à toi.
                [poorest] Parmi les derniers, c’est toi qui as le moins d’émeraudes : l’idole est à toi.
                [holder] Égalité en queue de course : tu gardes l’idole.
                [tied_clockwise] Égalité en queue de course : dans le sens horaire, l’idole te revient.
               *[lot] Égalité en queue de course : le hasard te donne l’idole.
            }
       *[no]
            { $reason ->
                [claim] { $who } a révélé un jeton idole et prend l’idole.
                [last] { $who } ferme la marche et prend l’idole.
                [poorest] Parmi les derniers, { $who } a le moins d’émeraudes et prend l’idole.
                [holder] Égalité en queue de course : { $who } garde l’idole.
                [tied_clockwise] Égalité en queue de course : dans le sens horaire, l’idole revient à { $who }.
               *[lot] Égalité en queue de course : le hasard donne l’idole à { $who }.
            }
    }
event-set-face-up = Hors jeu pour cette manche, face visible : { the-character }.
event-set-face-down =
    { $amount ->
        [one] { $amount } carte est écartée face cachée.
       *[other] { $amount } cartes sont écartées face cachée.
    }
event-hand-passed =
    { $me ->
        [yes]
            { $amount ->
                [one] Tu as { $amount } carte en main.
               *[other] Tu as { $amount } cartes en main.
            }
       *[no]
            { $amount ->
                [one] { $who } a { $amount } carte en main.
               *[other] { $who } a { $amount } cartes en main.
            }
    }
event-card-taken =
    { $me ->
        [yes] Tu gardes { the-character }.
       *[no] { $who } garde { the-character }.
    }
event-card-discarded =
    { $amount ->
        [one] { $amount } carte prise au hasard est écartée face cachée, sans être vue.
       *[other] { $amount } cartes prises au hasard sont écartées face cachée, sans être vues.
    }
event-card-left =
    { $me ->
        [yes] Tu écartes { the-character }, face cachée.
       *[no] { $who } écarte { the-character }, face cachée.
    }
event-unanswered = Personne n’a { the-character }.
event-answered =
    { $me ->
        [yes] Tu révèles { the-character }.
       *[no] { $who } révèle { the-character }.
    }
event-cursed =
    { $me ->
        [yes] Tu ensorcelles { the-character }.
       *[no] { $who } ensorcelle { the-character }.
    }
event-places-swapped =
    { $me ->
        [yes] Le sort agit : tu échanges ta place avec { $victim }. Te voilà case { $space }, et { $victim } case { $otherspace }.
       *[no]
            { $victimme ->
                [yes] Le sort agit : { $who } échange sa place avec toi. Te voilà case { $otherspace }, et { $who } case { $space }.
               *[no] Le sort agit : { $who } échange sa place avec { $victim }. { $who } est maintenant case { $space }, et { $victim } case { $otherspace }.
            }
    }
event-marked =
    { $me ->
        [yes] Tu comptes détrousser { the-character }.
       *[no] { $who } compte détrousser { the-character }.
    }
event-robbed =
    { $me ->
        [yes]
            { $amount ->
                [0] Tu fouilles { $victim }… les poches sont vides.
               *[other] Tu voles { amount-gems } à { $victim }.
            }
       *[no]
            { $victimme ->
                [yes]
                    { $amount ->
                        [0] { $who } te fouille… tes poches sont vides.
                       *[other] { $who } te vole { amount-gems }.
                    }
               *[no]
                    { $amount ->
                        [0] { $who } fouille { $victim }… les poches sont vides.
                       *[other] { $who } vole { amount-gems } à { $victim }.
                    }
            }
    }
event-gems-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] La banque est vide : tu ne reçois rien.
               *[other] Tu prends { amount-gems }.
            }
       *[no]
            { $amount ->
                [0] La banque est vide : { $who } ne reçoit rien.
               *[other] { $who } prend { amount-gems }.
            }
    }
event-gems-paid =
    { $me ->
        [yes]
            { $amount ->
                [0] Tu n’as pas d’émeraudes à payer.
               *[other] Tu paies { amount-gems }.
            }
       *[no]
            { $amount ->
                [0] { $who } n’a pas d’émeraudes à payer.
               *[other] { $who } paie { amount-gems }.
            }
    }
event-looked =
    { $me ->
        [yes] Tu regardes les jetons des cases { $space } et { $other }.
       *[no] { $who } regarde les jetons des cases { $space } et { $other }.
    }
event-looked-at =
    { $me ->
        [yes] Tu regardes le jeton de la case { $space }.
       *[no] { $who } regarde le jeton de la case { $space }.
    }
event-looked-nowhere =
    { $me ->
        [yes] Tu ne regardes aucun jeton.
       *[no] { $who } ne regarde aucun jeton.
    }
event-token-seen =
    { $me ->
        [yes] Case { $space }, tu vois « { token } ».
       *[no] Case { $space }, { $who } voit « { token } ».
    }
event-tokens-swapped =
    { $me ->
        [yes] Tu intervertis les jetons des cases { $space } et { $other }.
       *[no] { $who } intervertit les jetons des cases { $space } et { $other }.
    }
event-tokens-kept =
    { $me ->
        [yes] Tu laisses les deux jetons en place.
       *[no] { $who } laisse les deux jetons en place.
    }
event-machete-gained =
    { $me ->
        [yes] Tu prends une machette.
       *[no] { $who } prend une machette.
    }
event-machete-declined =
    { $me ->
        [yes] Tu refuses la machette.
       *[no] { $who } refuse la machette.
    }
event-machete-missing =
    { $me ->
        [yes] Il ne reste plus de machette pour toi.
       *[no] Il ne reste plus de machette pour { $who }.
    }
event-machete-spent =
    { $me ->
        [yes] Une machette de moins : tu traverses la jungle de la case { $space }.
       *[no] Une machette de moins : { $who } traverse la jungle de la case { $space }.
    }
event-machete-lost =
    { $me ->
        [yes] Tu perds une machette.
       *[no] { $who } perd une machette.
    }
event-moved =
    { $me ->
        [yes] Tu vas de la case { $origin } à la case { $space }.
       *[no] { $who } va de la case { $origin } à la case { $space }.
    }
event-stopped =
    { $me ->
        [yes] Sans machette, tu ne vas pas plus loin que la jungle de la case { $space }.
       *[no] Sans machette, { $who } ne va pas plus loin que la jungle de la case { $space }.
    }
event-stayed =
    { $me ->
        [yes] Tu restes sur la case { $space }.
       *[no] { $who } reste sur la case { $space }.
    }
event-token-revealed =
    { $me ->
        [yes] Tu révèles le jeton de la case { $space } : « { token } ».
       *[no] { $who } révèle le jeton de la case { $space } : « { token } ».
    }
event-token-replaced = Un nouveau jeton arrive face cachée sur la case { $space }.
event-claim-made =
    { $me ->
        [yes] L’idole sera à toi à la prochaine manche, sauf si un autre jeton idole apparaît.
       *[no] L’idole ira à { $who } à la prochaine manche, sauf si un autre jeton idole apparaît.
    }
event-round-ended = La manche { $round } est terminée.
event-won =
    { $me ->
        [yes] Tu atteins le temple perdu, case { $space } : victoire !
       *[no] { $who } atteint le temple perdu, case { $space }, et gagne la partie !
    }
event-stopped-by-limit = La manche { $round } était la dernière : le pion le plus avancé l’emporte.

## Actions

action-take = Prends { the-character }
action-curse = Ensorcelle { the-character }
action-rob = Détrousse { the-character }
action-look = Regarde { $space } et { $other }
action-swap =
    { $answer ->
        [keep] Laisse-les en place
       *[swap] Intervertis-les
    }
action-walk = Avance de { $steps }
action-priest =
    { $answer ->
        [stays] Reste sur place
       *[pays] Paie et va au temple
    }
action-elder =
    { $answer ->
        [stays] Reste sur place
       *[pays] Paie et va au village
    }
action-scout = Paie { $gems }, avance de { $gems }
action-machete =
    { $answer ->
        [leave] Laisse la machette
       *[take] Prends la machette
    }
action-walk-none = Reste sur place
action-look-none = Ne regarde rien
action-look-space = Regarde { $space }

## Questions

ask-draft =
    { $cards ->
        [one] Garde ce personnage.
       *[other] Lequel de ces { $cards } personnages gardes-tu ?
    }
waits-draft = { $who } choisit un personnage…
ask-curse = Quel personnage ensorcelles-tu, pour échanger vos places quand on l’appellera ?
waits-curse = { $who } choisit un personnage à ensorceler…
ask-steal = Quel personnage veux-tu détrousser quand on l’appellera ?
waits-steal = { $who } choisit un personnage à détrousser…
ask-look = Choisis les deux jetons chance que tu veux regarder.
waits-look = { $who } choisit des jetons à regarder…
ask-look-second = Tu as regardé la case { $space } : quel est le deuxième jeton que tu regardes ?
waits-look-second = { $who } choisit un deuxième jeton à regarder…
ask-swap = Tu vois « { token } » case { $space } et « { other-token } » case { $otherspace } : veux-tu les intervertir ?
waits-swap = { $who } se demande s’il faut intervertir les deux jetons…
ask-walk =
    { $most ->
        [one] De combien avances-tu gratuitement ({ $most } case au plus) ?
       *[other] De combien avances-tu gratuitement ({ $most } cases au plus) ?
    }
waits-walk = { $who } choisit de combien avancer…
ask-priest = Paies-tu { cost-gems } pour avancer vers le temple de la case { $space } ?
waits-priest = { $who } se demande s’il faut payer pour le temple suivant…
ask-elder = Paies-tu { cost-gems } pour avancer vers le village de la case { $space } ?
waits-elder = { $who } se demande s’il faut payer pour le village suivant…
ask-scout = Combien d’émeraudes paies-tu, à 1 case chacune ({ $most } au plus) ?
waits-scout = { $who } choisit combien d’émeraudes payer…
ask-machete = Prends-tu une machette ?
waits-machete = { $who } se demande s’il faut prendre une machette…

## Règles maison

option-gem-bank = Banque d’émeraudes
    .about = Ce qui se passe quand les 50 émeraudes sont toutes chez les joueurs.
    .limited = Limitée
    .unlimited = Inépuisable
option-chance-chain = Réactions en chaîne
    .about = Si un jeton t’amène sur une autre case chance, révèles-tu aussi celui qui s’y trouve ?
    .true = On enchaîne
    .false = Un seul jeton
option-idol-tie = Égalité pour l’idole
    .about = À qui va l’idole quand les derniers ont aussi peu d’émeraudes les uns que les autres.
    .holder-keeps = Elle ne bouge pas
    .tied-clockwise-from-holder = Au premier d’entre eux, sens horaire
option-seer-swap-public = Échange de la voyante
    .about = Les autres voient-ils si la voyante intervertit les deux jetons ?
    .true = Vu de tous
    .false = Secret
option-seer-look-optional = Regard facultatif
    .about = La voyante peut-elle choisir de ne regarder aucun jeton ?
    .false = Obligatoire
    .true = Facultatif
option-seer-look-sequential = Regard en deux temps
    .about = La voyante voit-elle le premier jeton avant de choisir le deuxième ?
    .false = Les deux ensemble
    .true = L’un après l’autre
option-craftsman-may-decline = Machette facultative
    .about = L’artisan peut-il refuser la machette ?
    .false = Toujours prise
    .true = Au choix
option-free-move-may-be-zero = Rester sur place
    .about = Le voleur, la voyante et l’artisan peuvent-ils ne pas bouger ?
    .false = 1 ou 2 cases
    .true = 0, 1 ou 2 cases
option-tokens-beyond-finish = Jetons après l’arrivée
    .about = De 6 à 8 joueurs, pose-t-on aussi des jetons sur la partie inutilisée du parcours, où seule la voyante peut les atteindre ?
    .false = Jusqu’à l’arrivée
    .true = Partout
option-max-rounds = Limite de manches
    .about = Après ce nombre de manches, la partie s’arrête et le pion le plus avancé l’emporte ; 0 : pas de limite.

## Pourquoi pas

why-over = La partie est terminée.
why-not-your-turn = Quelqu’un d’autre doit décider d’abord ; ton tour viendra.
why-other-decision =
    { $verb ->
        [take] On ne prend un personnage qu’au début de la manche, pendant le choix des personnages.
        [curse] Seul le shaman ensorcelle, à son tour.
        [rob] Seul le voleur détrousse, au début de son tour.
        [look] Seule la voyante regarde des jetons, au début de son tour.
        [look_space] Seule la voyante regarde des jetons, au début de son tour.
        [look_none] Seule la voyante peut se passer de regarder, au début de son tour.
        [swap] Seule la voyante intervertit des jetons, juste après les avoir regardés.
        [walk] Le déplacement gratuit est pour le voleur, la voyante et l’artisan, une fois leur pouvoir utilisé.
        [walk_none] Le voleur, la voyante et l’artisan décident de leur déplacement une fois leur pouvoir utilisé.
        [priest] Seul le prêtre paie pour rejoindre un temple, à son tour.
        [elder] Seul l’ancien paie pour rejoindre un village, à son tour.
        [scout] Seul l’éclaireur paie case par case, à son tour.
       *[machete] Seul l’artisan prend une machette, avant d’avancer.
    }
why-option =
    { $option ->
        [craftsman_may_decline] La machette vient toute seule ; tu n’as le choix qu’avec la règle maison « { option-craftsman-may-decline } ».
        [free_move_may_be_zero] Tu dois avancer de 1 ou 2 cases ; pour ne pas bouger, il faut la règle maison « { option-free-move-may-be-zero } ».
        [seer_look_optional] La voyante doit regarder deux jetons ; pour s’en passer, il faut la règle maison « { option-seer-look-optional } ».
       *[seer_look_sequential] Choisis les deux cases ensemble ; pour les choisir une par une, il faut la règle maison « { option-seer-look-sequential } ».
    }
why-looked-already = Tu as fini de regarder ; choisis maintenant de combien tu avances.
why-not-in-hand = Tu ne peux pas prendre { the-character } : cette carte n’est pas dans ta main.
why-scout-most = Tu peux payer { most-gems } au plus : jamais plus que ce que tu as, ni que ce qu’il faut pour atteindre l’arrivée.
why-look-again = Tu as déjà regardé un jeton : il t’en faut un deuxième.
why-look-one = À cette table, la voyante choisit une case à la fois.
why-look-other = Tu viens de regarder la case { $space } : choisis-en une autre.
why-not-in-play = Il n’y a pas de jeton sur la case { $space } : elle se trouve après l’arrivée de cette partie.

## Règles : mise en place

rule-R1 = Mise en place
rule-R1-1 = De 6 à 8 joueurs, la course finit au premier grand temple ; de 2 à 5 joueurs, au second.
rule-R1-2 = Chacun a un seul pion et la carte joueur de la même couleur, même à 2 ou 3 joueurs.
rule-R1-3 = On mélange les 18 jetons chance et on en pose un, face cachée, sur chaque case chance avant l’arrivée. Les autres forment la réserve, face cachée.
rule-R1-4 = La banque contient 50 émeraudes, et il y a 8 machettes disponibles.
rule-R1-5 = Chacun reçoit un des neuf personnages, face visible. Il donne ta case de départ et tes émeraudes, et deux des cartes donnent une machette.
rule-R1-6 = Seuls l’éclaireur et l’enfant donnent une machette au départ.
rule-R1-7 = On reprend ensuite toutes les cartes : ce qu’elles ont donné au départ ne compte plus.
rule-R1-8 = La mise en place ne révèle aucun jeton.
rule-R1-9 = Tout le monde voit à tout moment combien tu as d’émeraudes et de machettes.

## Règles : l’idole

rule-R2 = L’idole
rule-R2-1 = Si des jetons idole sont sortis à la manche précédente, l’idole va à qui a révélé le dernier, où que soit son pion. Cela ne vaut qu’une fois.
rule-R2-2 = Sinon, l’idole va au joueur le plus en arrière sur le parcours.
rule-R2-3 = Si plusieurs sont derniers ensemble, elle va à celui qui a le moins d’émeraudes ; les machettes ne comptent pas.
rule-R2-4 = S’ils sont aussi pauvres l’un que l’autre, l’idole ne change pas de mains, même si son détenteur n’est pas l’un d’eux.
rule-R2-5 = À la toute première manche, personne ne l’a encore : le hasard tranche entre les joueurs à égalité.
rule-R2-6 = Avec l’idole, tu choisis ton personnage en premier et tu appelles les personnages. Elle ne sert à rien d’autre.

## Règles : choix des personnages

rule-R3 = Choix des personnages (4 à 8 joueurs)
rule-R3-1 = On mélange les neuf cartes et on en écarte au hasard. Face visible : 3 cartes si vous êtes quatre, 2 si vous êtes cinq, 1 si vous êtes six, aucune au-delà. Face cachée : toujours 1.
rule-R3-2 = Le joueur qui a l’idole regarde les cartes qui restent, en garde une en secret et passe les autres à gauche. Chacun fait pareil, une fois autour de la table.
rule-R3-3 = De 4 à 7 joueurs, le dernier reçoit deux cartes, en garde une et écarte l’autre face cachée, sans la montrer.
rule-R3-4 = À 8 joueurs, le dernier ne reçoit qu’une carte et y ajoute celle qu’on avait écartée face cachée. Il garde l’une des deux et écarte l’autre face cachée.
rule-R3-5 = Il faut garder une carte ; on ne passe pas.

## Règles : appel des personnages

rule-R4 = Appel des personnages
rule-R4-1 = On appelle les personnages dans l’ordre, de 1 à 9.
rule-R4-2 = Si personne n’a le personnage appelé, tout le monde sait désormais qu’il n’est pas en jeu, et on passe au suivant. Le sort ou le vol qui le visait ne donne rien.
rule-R4-3 = Si c’est le tien, révèle ta carte. Puis, dans l’ordre : l’échange du shaman si ce personnage est ensorcelé, le vol s’il est la cible du voleur, 1 émeraude pour toi, le pouvoir et le déplacement de ton personnage. La carte reste ensuite face visible au milieu.
rule-R4-4 = Chaque personnage appelé rapporte 1 émeraude, même le shaman, et même s’il ne fait rien ensuite.
rule-R4-5 = Après l’enfant, la manche est finie et on ramasse toutes les cartes. Les sorts et les vols qui n’ont touché personne sont perdus, et les cartes écartées face cachée ne sont jamais montrées.

## Règles : les neuf personnages

rule-R5 = Les neuf personnages
rule-R5-1 = Shaman : nomme un personnage de 2 à 9, même s’il est écarté face visible ; ton pion ne bouge pas et ton tour s’arrête là. Quand on appelle ce personnage, ton pion et celui de son joueur échangent leurs cases du moment : pas de refus, pas de machette, pas de jeton révélé. Si personne ne l’a, si c’est le tien ou si vous êtes sur la même case, il ne se passe rien.
rule-R5-2 = Voleur : nomme un personnage de 3 à 9, même s’il est écarté face visible, puis avance gratuitement de 1 ou 2 cases. Quand on l’appelle, toutes les émeraudes de son joueur sont aussitôt à toi ; la victime prend ensuite 1 émeraude comme d’habitude et la garde. Si personne ne l’a, ou si c’est le tien, il ne se passe rien.
rule-R5-3 = Voyante : choisis deux cases chance munies d’un jeton, n’importe où sur le parcours, et regarde les deux jetons en secret. Tu peux alors les intervertir : tout le monde voit quelles cases tu as choisies et ce que tu fais, mais personne d’autre ne voit les faces. Avance ensuite gratuitement de 1 ou 2 cases.
rule-R5-4 = Prêtre : pour 2 émeraudes, tu vas au prochain temple devant toi ; l’arrivée en est un aussi. Si tu es déjà sur un temple, c’est le suivant. Si tu ne peux ou ne veux pas payer, tu restes sur place.
rule-R5-5 = Ancien : pour 2 émeraudes, tu vas au prochain village devant toi et avant l’arrivée. S’il n’y en a pas, ou si tu ne peux ou ne veux pas payer, tu restes sur place et gardes tes émeraudes.
rule-R5-6 = Artisan : tu prends une machette s’il en reste, puis tu avances gratuitement de 1 ou 2 cases. La nouvelle machette sert déjà pour ce déplacement.
rule-R5-7 = Éclaireur : paie autant d’émeraudes que tu veux, même aucune, et avance de 1 case pour chacune. Tu ne peux pas payer plus qu’il n’en faut pour atteindre l’arrivée, et rien n’est rendu si la jungle t’arrête.
rule-R5-8 = Canoë : tu dois payer toutes tes émeraudes, y compris celle que tu viens de prendre, et avancer de 2 cases pour chacune. Tu n’avances jamais de plus de 20 cases, mais tu paies quand même tout.
rule-R5-9 = Enfant : tu vas gratuitement à la case la plus proche devant toi où se trouve un autre pion ; ceux qui partagent ta case ne comptent pas. Si personne n’est devant, tu restes sur place.
rule-R5-10 = Le voleur, la voyante et l’artisan doivent avancer gratuitement de 1 ou 2 cases ; rester sur place n’est pas permis.
rule-R5-11 = Le prêtre, l’ancien, l’éclaireur et le canoë paient la banque avant d’avancer.

## Règles : déplacement et jungle

rule-R6 = Déplacement et jungle impénétrable
rule-R6-1 = On avance case par case. Pour aller au-delà d’une case de jungle atteinte pendant ce déplacement, tu dépenses une machette ; sans machette, tu t’y arrêtes et le reste est perdu. C’est vrai de toute marche en avant, y compris avec le jeton « Avance de 3 ».
rule-R6-2 = Un déplacement qui finit juste sur une case de jungle ne coûte pas de machette.
rule-R6-3 = Chaque case de jungle dépassée coûte une machette. Si tu en as une, tu dois la dépenser ; tu ne peux pas choisir de t’arrêter là.
rule-R6-4 = Sans machette, tu t’arrêtes sur la case de jungle et tu repars de là la fois suivante. Quitter une case de jungle est toujours gratuit, quelle que soit la façon dont tu t’y retrouves.
rule-R6-5 = À 2 ou 3 joueurs, « la fois suivante » peut être ton second personnage, dans la même manche.
rule-R6-6 = En reculant, on ignore la jungle et on peut finir dessus. On ne recule jamais au-delà de la première case du parcours.
rule-R6-7 = L’échange du shaman n’est pas un déplacement : la jungle n’y joue aucun rôle.
rule-R6-8 = Une même case accueille autant de pions qu’on veut.

## Règles : cases chance

rule-R7 = Cases chance
rule-R7-1 = Si ton déplacement finit sur une case chance, en avant ou en arrière, tu dois révéler son jeton.
rule-R7-2 = Tu ne révèles rien si tu n’as pas bougé, si un échange t’y a conduit ou si tu n’as fait que passer.
rule-R7-3 = Le jeton s’applique toujours : l’idole à la prochaine manche ; 4 émeraudes ou une machette, s’il en reste ; 2 émeraudes ou une machette en moins, si tu en as ; 2 cases en arrière ou 3 en avant.
rule-R7-4 = Un jeton pris au hasard dans la réserve remplace, face cachée, celui qu’on a révélé. Le jeton utilisé n’est mélangé à la réserve qu’après : il ne peut pas revenir tout de suite.
rule-R7-5 = Si plusieurs jetons idole sortent dans la même manche, seul le dernier compte.
rule-R7-6 = Si un jeton t’amène sur une autre case chance, tu révèles aussi le jeton qui s’y trouve, et ainsi de suite.

## Règles : réserves

rule-R8 = Réserves
rule-R8-1 = Si la banque a moins d’émeraudes que ce que tu devrais recevoir, tu prends ce qu’il y a.
rule-R8-2 = Il y a 8 machettes, et tu peux en avoir autant que tu veux ; quand il n’y en a plus, tu n’en reçois pas. Les machettes dépensées ou perdues redeviennent disponibles.
rule-R8-3 = Si un jeton te réclame plus d’émeraudes que tu n’en as, tu donnes ce que tu as. Pas de dettes.

## Règles : fin de la partie

rule-R9 = Fin de la partie
rule-R9-1 = Qui atteint l’arrivée en premier gagne aussitôt, et on n’appelle plus personne. Pas besoin de tomber juste : la dépasser suffit.
rule-R9-2 = Il y a un seul vainqueur, et un échange ne termine jamais la partie. Avec une limite de manches, si personne n’arrive au bout, le plus avancé l’emporte, puis le plus riche en émeraudes, puis en machettes ; si tout est égal, la victoire est partagée.
rule-R9-3 = De 2 à 5 joueurs, le premier grand temple est un temple comme les autres.
rule-R9-4 = L’ancien ne peut jamais atteindre l’arrivée.

## Règles : deux et trois joueurs

rule-R10 = À deux ou trois joueurs
rule-R10-1 = Chacun a deux personnages par manche, donc jusqu’à deux tours avec le même pion, et chaque tour rapporte son émeraude.
rule-R10-2 = À 2 joueurs, on écarte au hasard 1 carte face visible et 1 face cachée ; le joueur à l’idole garde 1 des 7 autres. Le second en garde 1 sur 6, et l’une des 5 autres, prise au hasard, est écartée sans être vue ; le joueur à l’idole en garde 1 sur 4, et l’une des 3 autres est écartée de même. Le second garde 1 des 2 dernières et écarte l’autre face cachée.
rule-R10-3 = À 3 joueurs, on écarte au hasard 1 carte face cachée, puis chacun en garde une à tour de rôle, sur 8, 7 et 6 cartes. Des 5 qui restent, l’une, prise au hasard, est écartée sans être vue. Chacun garde une deuxième carte, sur 4, 3 et 2, et la dernière est écartée face cachée.
rule-R10-4 = Le sort est lié au personnage nommé : l’échange a lieu quand on appelle celui-là, pas à l’autre tour de la victime. Le shaman joue son second personnage normalement, avant ou après l’échange.
rule-R10-5 = Tu peux nommer ton propre second personnage. Il ne se passe rien : c’est une façon d’épargner tout le monde.
rule-R10-6 = Le voleur prend aussi les émeraudes que la victime a gagnées plus tôt dans la manche avec son autre personnage.

rule-R11 = Règles maison

## Précisions

rule-C1 = Dans quel ordre un appel se déroule-t-il ? Carte révélée, échange, vol, émeraude, pouvoir : le voleur n’a donc jamais l’émeraude de ce tour.
rule-C2 = Le shaman et le voleur peuvent-ils nommer un personnage que personne ne peut avoir ? Oui, même écarté face visible ; c’est une façon de ne nuire à personne.
rule-C3 = Peut-on ensorceler ou détrousser son propre second personnage ? Oui, à 2 ou 3 joueurs, et il ne se passe rien.
rule-C4 = La victime du voleur garde-t-elle une émeraude ? Elle perd d’abord tout, puis prend 1 émeraude comme d’habitude, et celle-là, elle la garde.
rule-C5 = À qui va l’idole si les derniers sont aussi pauvres l’un que l’autre ? Elle ne bouge pas, même si son détenteur n’est pas l’un d’eux. Avec la règle maison « { option-idol-tie } », elle peut aller au premier d’entre eux dans le sens horaire, à partir du détenteur.
rule-C6 = Qui est le plus pauvre ? Celui qui a le moins d’émeraudes ; les machettes ne comptent pas.
rule-C7 = Et en cas d’égalité pour l’idole à la première manche ? On tire au sort entre les joueurs à égalité.
rule-C8 = Faut-il une machette pour quitter une case de jungle où l’on se trouve ? Non, partir est toujours gratuit.
rule-C9 = À 2 ou 3 joueurs, ton second personnage peut-il repartir de la jungle dans la même manche ? Oui, c’est ton tour suivant.
rule-C10 = Et si tu devais reculer au-delà du début du parcours ? Tu t’arrêtes sur la toute première case, la case 0.
rule-C11 = La voyante doit-elle regarder ? Oui, exactement deux jetons. Avec la règle maison « { option-seer-look-optional } », ce peut être aucun, mais jamais un seul.
rule-C12 = Les autres voient-ils si la voyante a interverti les jetons ? Oui, sauf si la règle maison « { option-seer-swap-public } » en fait un secret.
rule-C13 = L’artisan peut-il se passer de la machette ? Non, il la prend s’il en reste, sauf avec la règle maison « { option-craftsman-may-decline } ».
rule-C14 = L’éclaireur peut-il payer plus qu’il n’en faut pour atteindre l’arrivée ? Non, mais il peut payer trop quand la jungle va l’arrêter.
rule-C15 = Le voleur, la voyante et l’artisan peuvent-ils ne pas bouger ? Non, sauf avec la règle maison « { option-free-move-may-be-zero } » ; on ne révèle alors aucun jeton.
rule-C16 = Un jeton qui t’amène sur une autre case chance fait-il révéler celui qui s’y trouve ? Oui, sauf si la règle maison « { option-chance-chain } » s’en tient à un seul jeton ; la jungle et l’arrivée comptent dans les deux cas.
rule-C17 = Quand remplace-t-on un jeton qui fait bouger ? Dès qu’on l’a lu, avant que le pion ne reparte.
rule-C18 = Et si la banque est à court ? Tu prends ce qui reste. La règle maison « { option-gem-bank } » peut la rendre inépuisable.
rule-C19 = Et si tu révèles une machette alors qu’il n’y en a plus ? Tu n’en reçois pas, et le jeton est remplacé comme d’habitude.
rule-C20 = De 6 à 8 joueurs, y a-t-il des jetons après le premier grand temple ? Non, et la voyante ne peut pas choisir ces cases, sauf avec la règle maison « { option-tokens-beyond-finish } ».
rule-C21 = La jungle arrête-t-elle tous les personnages ? Oui, toute marche en avant, et le prix est déjà payé. En reculant, on ignore la jungle.
rule-C22 = L’échange a-t-il lieu si la victime est derrière le shaman ? Oui, toujours, et personne ne peut refuser.
rule-C23 = Si un second jeton idole sort dans la même manche, à qui va l’idole ? À qui a révélé le second ; seul le premier est annulé.
rule-C24 = Et s’il en sort plus de deux ? C’est le dernier révélé qui compte.
rule-C25 = Le jeton qui vient de servir peut-il revenir aussitôt ? Non, on tire son remplaçant avant de le mettre dans la réserve.
rule-C26 = Écarte-t-on d’abord les cartes visibles ou les cartes cachées ? Peu importe : les neuf sont mélangées.
rule-C27 = À 8 joueurs, comment écarte-t-on la dernière carte ? Face cachée.
rule-C28 = Que devient un personnage joué ? Il reste face visible au milieu jusqu’à la fin de la manche.
rule-C29 = À 2 joueurs, quelqu’un voit-il la carte écartée au hasard ? Non, pas même le joueur qui passe les autres.
rule-C30 = De 6 à 8 joueurs, l’ancien peut-il viser les villages après le premier grand temple ? Non. Sans village avant l’arrivée, il ne paie pas et ne bouge pas.
rule-C31 = Avec deux personnages, lequel est ensorcelé ou détroussé ? Seulement celui qu’on a nommé, et seulement quand on l’appelle.
rule-C32 = Et s’il n’y a rien à décider ? Le tour se joue tout seul, par exemple pour un prêtre sans émeraudes ou pour l’enfant en tête de la course.
rule-C33 = La partie peut-elle durer toujours ? Seulement si personne ne veut avancer. La règle maison « { option-max-rounds } » l’arrête après le nombre de manches choisi.
rule-C35 = La victime du voleur change-t-elle aussi de place ? Non, un vol ne prend que les émeraudes.
rule-C36 = Se passe-t-il encore quelque chose une fois l’arrivée atteinte ? Non, la partie s’arrête sur-le-champ.
rule-C37 = Et si tu quittes une case chance pour y revenir dans le même tour ? Ton déplacement s’y termine : tu révèles le nouveau jeton.
rule-C38 = Et si une case est à la fois jungle et chance ? Qui doit s’y arrêter révèle le jeton, et « Avance de 3 » permet alors d’en repartir gratuitement.
rule-C39 = Le jeu trahit-il qui a quel personnage ? Non : il ne marque aucune pause pour un personnage que personne n’a, et un sort ou un vol ne se voit qu’à l’appel.
rule-C40 = La voyante voit-elle le premier jeton avant de choisir le deuxième ? Non, sauf avec la règle maison « { option-seer-look-sequential } ».
rule-C41 = Montre-t-on à la fin les cartes écartées face cachée ? Non, ni après la manche ni après la partie.

## The table in the terminal

label =
    { $label ->
        [player] Joueur
        [space] Case
        [togo] Reste
        [gems] Émeraudes
        [machetes] Machettes
        [cards] Cartes
        [bank] Banque
        [supply] Machettes disponibles
        [characters] Personnages
        [round] Manche
        [curse] ensorcelé
       *[theft] visé par le voleur
    }
card-state =
    { $state ->
        [face_up] écarté, face visible
        [vain] personne ne l’a
        [played] { $who }, joué
        [yours] à toi
        [hand] dans ta main
        [held] { $who }
        [out] hors de la manche
        [open] { $who } ?
       *[openout] { $who } – ou personne ?
    }

## Hints

hint-cases =
    { $cases ->
        [10] presque à coup sûr
       *[other] { $cases } fois sur 10
    }
hint-gems =
    { $gems ->
        [one] { $gems } émeraude
       *[other] { $gems } émeraudes
    }
hint-spaces =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
hint-worth = rien d’autre ne promettait mieux
hint-win = tu atteins le temple perdu et tu gagnes
hint-may-win = { hint-cases }, tu gagnes sur-le-champ
hint-lead = tu passes en tête
hint-idol = pour l’instant, tu restes à la dernière place et l’idole te revient
hint-take-finish = pour l’instant, il te mène droit au temple perdu
hint-take-shaman = la tête de la course est { hint-spaces } devant toi, et un sort peut échanger vos places
hint-take-guard = tant que tu l’as, personne ne peut t’ensorceler
hint-take-thief = il y a { hint-gems } à prendre au rival le plus riche
hint-take-purse =
    { $gems ->
        [one] tant que tu l’as, personne ne peut te voler ton émeraude
       *[other] tant que tu l’as, personne ne peut te voler tes { hint-gems }
    }
hint-take-seer = tu peux vérifier le jeton de la case { $space } avant de t’y arrêter
hint-take-machete = la jungle de la case { $space } t’attend et tu n’as pas de machette
hint-take-free = tu avances gratuitement, avec une émeraude en prime
hint-take-far = pour l’instant, il te fait avancer de { hint-spaces }
hint-take-deny = si tu l’as, aucun rival ne l’a
hint-curse = { hint-cases }, un rival l’a, en moyenne { hint-spaces } devant toi
hint-curse-keep = { hint-cases }, personne ne l’a et tu gardes ta place
hint-curse-void = cela ne touche personne et tu gardes ta place
hint-rob = { hint-cases }, un rival l’a, avec { hint-gems } en moyenne
hint-rob-void = cela ne touche personne et tu ne te fais pas d’ennemis
hint-look-near = la case { $space } est à ta portée dès ce tour
hint-look-ahead = { hint-spaces } devant toi, il y en a un où tu peux encore tomber
hint-look-rivals =
    { $players ->
        [one] { $players } rival peut encore y tomber
       *[other] { $players } rivaux peuvent encore y tomber
    }
hint-look-none = aucun jeton inconnu n’est à ta portée ce tour-ci
hint-swap-near = « { token } » est alors à ta portée, case { $space }
hint-swap-trap = « { token } » attend alors, case { $space }, ceux qui te suivent
hint-swap-later = « { token } » t’attend alors case { $space }
hint-walk-token = tu connais le jeton de la case { $space } : « { token } »
hint-walk-chance = tu arrives sur une case chance ; { hint-cases }, le jeton est bon
hint-walk-avoid = tu évites « { token } », case { $space }
hint-walk-jungle = tu t’arrêtes pile sur la jungle, sans y laisser de machette
hint-walk =
    { $spaces ->
        [one] { hint-spaces } de gagnée vers le temple, gratuitement
       *[other] { hint-spaces } de gagnées vers le temple, gratuitement
    }
hint-pay = { hint-gems } pour { hint-spaces }
hint-save =
    { $gems ->
        [one] ton émeraude te servira mieux plus tard
       *[other] tes { hint-gems } te serviront mieux plus tard
    }
hint-machete = la jungle de la case { $space } est encore devant toi
