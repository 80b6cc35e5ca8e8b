### Takara Island, Français

game-name = Takara Island
game-blurb = Deux Pierres de Légende dorment sous l’île. Observe, fouille, combats et marchande pour les atteindre, avant qu’il n’y ait plus rien à creuser.
round-name = Tour { $round }

## Noms

tile =
    { $tile ->
        [karas] { amount-karas }
        [rockfall] un éboulement
        [xp] { $amount } XP
        [wound] { $amount } XP avec blessure
        [bat] une chauve-souris
        [goblin] un gobelin
        [skeleton] un squelette
        [drake] un dragon
        [monster] un monstre
        [chest] un coffre
       *[stone] une Pierre de Légende
    }
the-monster =
    { $tile ->
        [bat] la chauve-souris
        [goblin] le gobelin
        [skeleton] le squelette
        [drake] le dragon
       *[other] le monstre
    }
chest =
    { $chest ->
        [tablet] Tablette
        [map] Carte
        [mimic] Mimic
        [purse] Bourse
        [idol] Idole
        [skull] Crâne
       *[treasure] Trésor
    }
chest-effect =
    { $chest ->
        [map] Choisis tout de suite : { sum-karas }, ou { $xp } XP à la fin.
        [mimic] Combats-le, avec ou sans épée. Si tu gagnes, il vaut { $xp } XP et tu ouvres un autre coffre.
       *[other]
            { $karas ->
                [0] { $xp } XP à la fin.
               *[other]
                    { $xp ->
                        [0] { sum-karas } tout de suite.
                       *[other] { sum-karas } tout de suite et { $xp } XP à la fin.
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
        [miner] Mineur
        [archaeologist] Archéologue
        [soothsayer] Divinatrice
       *[impersonator] Imitateur
    }
the-specialist =
    { $specialist ->
        [miner] le Mineur
        [archaeologist] l’Archéologue
        [soothsayer] la Divinatrice
       *[impersonator] l’Imitateur
    }
specialist-power =
    { $specialist ->
        [miner] Retire jusqu’à { $tiles } tuiles d’un site. XP, coffres et pierres sont pour toi ; Karas et éboulements sont évacués sans rien rapporter ; un monstre met fin au travail.
        [archaeologist] Te montre les { $tiles } premières tuiles d’un site.
        [soothsayer] Te montre { $tiles } tuiles d’affilée, à la profondeur de ton choix.
       *[impersonator] Fait le travail d’un spécialiste engagé par quelqu’un d’autre, pour 2 Karas de plus.
    }
level =
    { $level ->
        [surface] Superficiel
        [intermediate] Intermédiaire
       *[deep] Profond
    }
town =
    { $place ->
        [dive] Tripot
        [counter] Comptoir
        [forge] Forge
        [harbour] Port
        [hospital] Hôpital
        [break_room] Salle de repos
        [beach] Plage
       *[camp] Camp
    }
town-about =
    { $place ->
        [dive] Chaque aventurier que tu y envoies gagne { sum-karas }.
        [counter] Une fois par tour : achète un jeton XP pour { sum-karas }, ou vends une tuile XP.
        [forge] Loue l’épée pour { sum-karas }, avant que ton équipe agisse.
        [harbour] Engage un spécialiste, si tu n’en as pas déjà un.
        [hospital] Les blessés. À la fin de ton tour, tu peux soigner les tiens pour { sum-karas } chacun.
        [break_room] Qui n’a pas été soigné se repose ici pendant tout le tour suivant de son équipe.
        [beach] Les recrues attendent ici. La tienne te rejoint pour { sum-karas }.
       *[camp] Les aventuriers prêts à agir.
    }
title =
    { $title ->
        [food] Pâtée pour axolotl
        [rookie] Bleusaille
        [amateur] Pétrophile en herbe
        [indiana] Le nouvel Indiana
       *[hero] Héros de légende
    }
ending =
    { $ending ->
        [owner] Les deux Pierres de Légende dans les mêmes mains : victoire immédiate, peu importent les XP.
        [stones] Les deux Pierres de Légende ont été trouvées, mais pas par la même personne : les XP décident.
        [one_stone] Trop de sites sont vides : la seule pierre trouvée a perdu son pouvoir, les XP décident.
        [no_stone] Trop de sites sont vides et aucune Pierre de Légende n’a été trouvée : tout le monde perd.
        [limit_stone] C’était le dernier tour : la seule pierre trouvée a perdu son pouvoir, les XP décident.
       *[limit_none] C’était le dernier tour et aucune Pierre de Légende n’a été trouvée : tout le monde perd.
    }
amount-karas =
    { $amount ->
        [one] { $amount } Kara
       *[other] { $amount } Karas
    }
cost-karas =
    { $cost ->
        [one] { $cost } Kara
       *[other] { $cost } Karas
    }
sum-karas =
    { $karas ->
        [one] { $karas } Kara
       *[other] { $karas } Karas
    }
reward-karas =
    { $reward ->
        [one] { $reward } Kara
       *[other] { $reward } Karas
    }
count-wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
count-adventurers =
    { $count ->
        [one] { $count } aventurier
       *[other] { $count } aventuriers
    }

## Événements

event-first-player =
    { $me ->
        [yes] Tu commences.
       *[no] { $who } commence.
    }
event-turn-began =
    { $me ->
        [yes] Tour { $round } : à toi de jouer.
       *[no] Tour { $round } : à { $who } de jouer.
    }
event-sword-rented =
    { $me ->
        [yes] Tu loues l’épée pour { cost-karas }.
       *[no] { $who } loue l’épée pour { cost-karas }.
    }
event-tile-seen =
    { $me ->
        [yes] En { $place }, tu vois { tile }.
       *[no] En { $place }, { $who } voit { tile }.
    }
event-looked =
    { $me ->
        [yes] Tu observes le site { $site } ({ $positions } depuis le haut).
       *[no] { $who } observe le site { $site } ({ $positions } depuis le haut).
    }
event-spied =
    { $me ->
        [yes] Tu fais examiner le site { $site } ({ $positions } depuis le haut).
       *[no] { $who } fait examiner le site { $site } ({ $positions } depuis le haut).
    }
event-turned-up =
    { $me ->
        [yes] En { $place }, tu retournes { tile }.
       *[no] En { $place }, { $who } retourne { tile }.
    }
event-karas-for-view =
    { $me ->
        [yes] Ce que tu as retourné te rapporte { amount-karas }.
       *[no] { $who } reçoit { amount-karas } pour sa découverte.
    }
event-dug-karas =
    { $me ->
        [yes] Tu fouilles le site { $site } et trouves { amount-karas }.
       *[no] { $who } fouille le site { $site } et trouve { amount-karas }.
    }
event-dug-xp =
    { $me ->
        [yes] Tu fouilles le site { $site } et trouves { tile }.
       *[no] { $who } fouille le site { $site } et trouve { tile }.
    }
event-dug-rockfall =
    { $me ->
        [yes] Tu fouilles le site { $site } : un éboulement te bloque.
       *[no] { $who } fouille le site { $site } : un éboulement bloque le passage.
    }
event-dug-monster =
    { $me ->
        [yes] Tu fouilles le site { $site } et tombes sur { tile } !
       *[no] { $who } fouille le site { $site } et tombe sur { tile } !
    }
event-dug-chest =
    { $me ->
        [yes] Tu fouilles le site { $site } et trouves un coffre.
       *[no] { $who } fouille le site { $site } et trouve un coffre.
    }
event-dug-stone =
    { $me ->
        [yes]
            { $count ->
                [1] Au site { $site }, tu trouves la première Pierre de Légende !
               *[other] Au site { $site }, tu trouves la seconde Pierre de Légende !
            }
       *[no]
            { $count ->
                [1] Au site { $site }, { $who } trouve la première Pierre de Légende !
               *[other] Au site { $site }, { $who } trouve la seconde Pierre de Légende !
            }
    }
event-injured =
    { $me ->
        [yes]
            { $cause ->
                [monster] Sans l’épée, ton aventurier finit à l’hôpital.
                [wound] Trouvaille douloureuse : ton aventurier va à l’hôpital.
                [fight] Ton aventurier perd le combat et va à l’hôpital.
               *[mimic] Le Mimic mord : ton aventurier va à l’hôpital.
            }
       *[no]
            { $cause ->
                [monster] Sans l’épée, { $who } a un aventurier de plus à l’hôpital.
                [wound] Trouvaille douloureuse : { $who } a un aventurier de plus à l’hôpital.
                [fight] { $who } perd le combat et a un aventurier de plus à l’hôpital.
               *[mimic] Le Mimic mord : { $who } a un aventurier de plus à l’hôpital.
            }
    }
event-destroyed =
    { $me ->
        [yes]
            { $count ->
                [one] Tu déblaies l’éboulement du site { $site }, le seul visible, pour { amount-karas }.
               *[other] Tu déblaies l’éboulement du site { $site } : avec { $count } éboulements visibles, cela rapporte { amount-karas }.
            }
       *[no]
            { $count ->
                [one] { $who } déblaie l’éboulement du site { $site }, le seul visible, pour { amount-karas }.
               *[other] { $who } déblaie l’éboulement du site { $site } : avec { $count } éboulements visibles, cela rapporte { amount-karas }.
            }
    }
event-dived =
    { $me ->
        [yes] Tu gagnes { amount-karas } au Tripot.
       *[no] { $who } gagne { amount-karas } au Tripot.
    }
event-token-bought =
    { $me ->
        [yes] Au Comptoir, tu achètes un jeton XP pour { cost-karas }.
       *[no] Au Comptoir, { $who } achète un jeton XP pour { cost-karas }.
    }
event-tile-sold =
    { $me ->
        [yes] Au Comptoir, tu vends { $xp } XP pour { amount-karas }.
       *[no] Au Comptoir, { $who } vend { $xp } XP pour { amount-karas }.
    }
event-hired =
    { $me ->
        [yes] Tu engages { the-specialist } pour { cost-karas }.
       *[no] { $who } engage { the-specialist } pour { cost-karas }.
    }
event-copied =
    { $me ->
        [yes] Tu engages l’Imitateur, qui copie { the-specialist }, pour { cost-karas }.
       *[no] { $who } engage l’Imitateur, qui copie { the-specialist }, pour { cost-karas }.
    }
event-mined =
    { $me ->
        [yes]
            { $tile ->
                [karas] Ton Mineur évacue { tile } du site { $site }, sans rien te rapporter.
                [rockfall] Ton Mineur déblaie un éboulement au site { $site }.
               *[other] Ton Mineur te rapporte { tile } du site { $site }.
            }
       *[no]
            { $tile ->
                [karas] Le Mineur engagé par { $who } évacue { tile } du site { $site }, sans rien rapporter.
                [rockfall] Le Mineur engagé par { $who } déblaie un éboulement au site { $site }.
               *[other] Le Mineur rapporte à { $who } { tile } du site { $site }.
            }
    }
event-miner-stopped =
    { $me ->
        [yes] Au site { $site }, ton Mineur tombe sur { tile } et s’arrête.
       *[no] Au site { $site }, le Mineur engagé par { $who } tombe sur { tile } et s’arrête.
    }
event-fight-began =
    { $me ->
        [yes]
            { $count ->
                [0] Tu attaques { the-monster } du site { $site }.
               *[other] Tu attaques { the-monster } du site { $site }, qui a déjà { count-wounds }.
            }
       *[no]
            { $count ->
                [0] { $who } attaque { the-monster } du site { $site }.
               *[other] { $who } attaque { the-monster } du site { $site }, qui a déjà { count-wounds }.
            }
    }
event-rolled =
    { $me ->
        [yes]
            { $face ->
                [sword] Tu lances le dé : épée, touché !
               *[hospital] Tu lances le dé : hôpital, raté !
            }
       *[no]
            { $face ->
                [sword] { $who } lance le dé : épée, touché !
               *[hospital] { $who } lance le dé : hôpital, raté !
            }
    }
event-monster-hit = Au site { $site }, { the-monster } a maintenant { count-wounds }.
event-monster-beaten =
    { $me ->
        [yes] Tu bats { the-monster } du site { $site } : { $amount } XP !
       *[no] { $who } bat { the-monster } du site { $site } : { $amount } XP !
    }
event-karas-won =
    { $me ->
        [yes] Tu reçois { amount-karas }.
       *[no] { $who } reçoit { amount-karas }.
    }
event-chest-drawn =
    { $me ->
        [yes]
            { $chest ->
                [map] Tu ouvres le coffre : une Carte.
                [mimic] Tu ouvres le coffre : un Mimic en surgit !
               *[other] Tu ouvres le coffre : { chest-found }.
            }
       *[no]
            { $chest ->
                [map] { $who } ouvre le coffre : une Carte.
                [mimic] { $who } ouvre le coffre : un Mimic en surgit !
               *[other] { $who } ouvre le coffre : { chest-found }.
            }
    }
event-chests-gone = Il ne reste plus de coffres : rien à ouvrir.
event-mimic-beaten =
    { $me ->
        [yes] Tu bats le Mimic ({ $amount } XP) et ouvres un autre coffre.
       *[no] { $who } bat le Mimic ({ $amount } XP) et ouvre un autre coffre.
    }
event-mimic-won =
    { $fate ->
        [discarded] Le Mimic l’emporte et quitte la partie.
       *[reshuffled] Le Mimic l’emporte et retourne se cacher parmi les coffres.
    }
event-map-cashed =
    { $me ->
        [yes] Tu échanges la Carte contre { amount-karas }.
       *[no] { $who } échange la Carte contre { amount-karas }.
    }
event-map-kept =
    { $me ->
        [yes] Tu gardes la Carte pour { $xp } XP.
       *[no] { $who } garde la Carte pour { $xp } XP.
    }
event-bank-short =
    { $me ->
        [yes] La banque est vide : tu perds { amount-karas }.
       *[no] La banque est vide : { $who } perd { amount-karas }.
    }
event-passed =
    { $me ->
        [yes] Tu finis ta journée plus tôt, en laissant { count-adventurers } au camp.
       *[no] { $who } finit sa journée plus tôt, en laissant { count-adventurers } au camp.
    }
event-recruited =
    { $me ->
        [yes] Ta recrue rejoint l’équipe pour { cost-karas }.
       *[no] { $who } enrôle sa recrue pour { cost-karas }.
    }
event-recovered =
    { $me ->
        [yes] Tu récupères { count-adventurers } de la salle de repos.
       *[no] { $who } récupère { count-adventurers } de la salle de repos.
    }
event-healed =
    { $me ->
        [yes] Tu soignes { count-adventurers } pour { cost-karas }.
       *[no] { $who } soigne { count-adventurers } pour { cost-karas }.
    }
event-sent-to-rest =
    { $me ->
        [yes] Tu envoies { count-adventurers } en salle de repos.
       *[no] { $who } envoie { count-adventurers } en salle de repos.
    }
event-fell-asleep =
    { $me ->
        [yes] Devant toi, { the-specialist } s’endort.
       *[no] Devant { $who }, { the-specialist } s’endort.
    }
event-went-home =
    { $me ->
        [yes] Tu libères { the-specialist }, qui retourne au Port.
       *[no] { $who } libère { the-specialist }, qui retourne au Port.
    }
event-site-emptied =
    { $count ->
        [one] Le site { $site } est vide : c’est le premier.
       *[other] Le site { $site } est vide : cela fait { $count } sites vides.
    }
event-ended = { ending }

## Actions

action-sword =
    { $answer ->
        [leave] Passe-toi de l’épée
       *[rent] Loue l’épée
    }
action-view = Observe { $site }
action-dig = Fouille { $site }
action-destroy = Déblaie l’éboulement en { $site }
action-fight = Combats en { $site }
action-dive = Va au Tripot
action-buy = Achète un jeton XP
action-sell = Vends { $xp } XP
action-miner = Engage le Mineur pour { $site }
action-archaeologist = Engage l’Archéologue pour { $site }
action-soothsayer = Engage la Divinatrice pour { $site }, à partir de la tuile { $start }
action-reveal =
    { $answer ->
        [leave] Laisse-la face cachée
       *[reveal] Retourne-la
    }
action-map =
    { $answer ->
        [karas] Prends les Karas
       *[xp] Garde-la pour ses XP
    }
action-recruit =
    { $answer ->
        [skip] Pas aujourd’hui
       *[hire] Enrôle ta recrue
    }
action-heal =
    { $count ->
        [0] N’en soigne aucun
       *[other] Soignes-en { $count }
    }
action-copy-miner = Copie le Mineur pour { $site }
action-copy-archaeologist = Copie l’Archéologue pour { $site }
action-copy-soothsayer = Copie la Divinatrice pour { $site }, à partir de la tuile { $start }
action-pass = Finis ta journée
action-look-on =
    { $answer ->
        [stop] Arrête là
       *[keep] Continue
    }

## Questions

ask-sword = Loues-tu l’épée pour { cost-karas } ce tour-ci ?
waits-sword = { $who } se demande s’il faut louer l’épée…
ask-action =
    { $count ->
        [one] Que fait ton dernier aventurier ?
       *[other] { $count } aventuriers sont prêts : que fait le prochain ?
    }
waits-action = { $who } prépare sa prochaine action…
ask-reveal = En { $place }, tu vois { tile } : retournes-tu la tuile pour { reward-karas } ?
waits-reveal = { $who } prépare sa prochaine action…
ask-look-on = Regardes-tu la tuile suivante du site { $site } ?
waits-look-on = { $who } prépare sa prochaine action…
ask-map = Tu as trouvé une Carte : { sum-karas } maintenant, ou { $xp } XP à la fin ?
waits-map = { $who } se demande que faire de la Carte…
ask-recruit = Enrôles-tu ta recrue pour { cost-karas } ?
waits-recruit = { $who } se demande s’il faut enrôler sa recrue…
ask-heal =
    { $count ->
        [one] Un de tes aventuriers est à l’hôpital : paies-tu { cost-karas } pour le soigner ?
       *[other] { $count } de tes aventuriers sont à l’hôpital : combien en soignes-tu, à { cost-karas } chacun ?
    }
waits-heal = { $who } choisit combien d’aventuriers soigner…

## Règles maison

option-view-block-scope = Fin de l’observation
    .about = Sous quelles tuiles visibles on ne peut plus regarder.
    .previous-turns = Celles des tours précédents
    .any-face-up = Toute tuile visible
option-view-may-stop-early = Arrêter d’observer
    .about = Peut-on arrêter une observation avant d’avoir vu tout ce qu’on pouvait voir ?
    .false = Jusqu’au bout
    .true = Quand on veut
option-rockfall-payout-scope = Prime d’éboulement
    .about = Quels éboulements visibles comptent quand on en déblaie un.
    .all-face-up = Tous
    .top-only = Ceux du dessus des sites
option-counter-sell-scope = Ventes au Comptoir
    .about = Ce qu’on peut vendre au Comptoir.
    .xp-tiles = Tuiles XP seulement
    .any-scroll = Aussi monstres et coffres
option-mimic-injures = Morsure du Mimic
    .about = L’aventurier battu par le Mimic va-t-il à l’hôpital ?
    .true = À l’hôpital
    .false = Indemne
option-mimic-fail = Mimic invaincu
    .about = Ce que devient un Mimic qui a gagné son combat.
    .reshuffle = Remélangé aux coffres
    .discard = Hors de la partie
option-impersonator-scope = Choix de l’Imitateur
    .about = Quels spécialistes l’Imitateur peut copier.
    .held-by-others = Ceux des autres
    .any = N’importe lequel
option-tie-break = Égalité finale
    .about = Ce qui se passe en cas d’égalité d’XP à la fin.
    .shared = Place partagée
    .xp-without-karas = XP sans Karas ni pierres
option-allow-pass = Finir plus tôt
    .about = Peut-on laisser des aventuriers au camp sans les utiliser ?
    .false = Tous agissent
    .true = Permis
option-limit-coins = Banque limitée
    .about = La banque peut-elle manquer de Karas ?
    .false = Inépuisable
    .true = Limitée
option-turn-limit = Limite de tours
    .about = Après ce nombre de tours, tous joueurs confondus, la partie s’arrête : une pierre ne vaut alors plus rien, et si aucune n’a été trouvée, tout le monde perd ; 0 : pas de limite.
option-memory-aid = Aide-mémoire
    .about = Ce que la page retient pour toi des tuiles que tu as regardées.
    .full = Toutes les tuiles vues
    .notes = Tes notes seulement
    .none = Rien : défi de mémoire

preset-bga = Comme sur Board Game Arena
    .about = Les règles maison les plus proches de Board Game Arena. Quelques détails (A1, A4, A7, A38, A43) suivent quand même le livret de règles.

## Pourquoi pas

why-over = La partie est finie.
why-not-your-turn = Ce n’est pas ton tour.
why-other-decision =
    { $verb ->
        [reveal] Un monstre ne se retourne qu’au moment où ton observation tombe dessus.
        [look_on] Tu n’as pas d’observation en cours à arrêter ou à continuer.
        [map] Tu n’as pas de Carte à jouer en ce moment.
        [recruit] On ne recrute qu’à la fin de son tour, si on peut payer, et une fois par partie.
        [heal] On ne soigne qu’à la fin de son tour, s’il y a quelqu’un à l’hôpital.
        [pass] Réponds d’abord à la question posée ; la journée peut finir ensuite.
       *[other] Tes aventuriers ne peuvent pas agir maintenant : réponds d’abord à la question posée.
    }
why-option =
    { $option ->
        [allow_pass] Tous tes aventuriers doivent agir ; pour finir plus tôt, il faut la règle maison « { option-allow-pass } ».
       *[view_may_stop_early] Une observation va jusqu’au bout ; pour l’arrêter, il faut la règle maison « { option-view-may-stop-early } ».
    }
why-sword-late = L’épée ne se loue qu’au début du tour, si tu peux payer et qu’un aventurier peut agir.
why-site-empty = Il n’y a plus de tuiles sur le site { $site }.
why-dig-rockfall = Un éboulement bloque le site { $site } : déblaie-le d’abord, ou envoie le Mineur.
why-dig-monster = Impossible de fouiller le site { $site } : il faut d’abord battre { the-monster }.
why-view-blocked = Au site { $site }, une tuile visible t’empêche d’observer.
why-no-rockfall = Il n’y a pas d’éboulement visible sur le dessus du site { $site }.
why-too-few = Il faut { count-adventurers } pour déblayer un éboulement.
why-no-monster = Il n’y a pas de monstre visible sur le dessus du site { $site }.
why-no-sword = Pour combattre, il faut avoir loué l’épée au début du tour.
why-counter-used = Tu as déjà visité le Comptoir ce tour-ci ; c’est une fois par tour.
why-no-karas = Il te faut { cost-karas } et tu en as { $karas }.
why-no-tokens = Il n’y a plus de jetons XP à vendre.
why-nothing-to-sell = Tu n’as pas de tuile à { $xp } XP à vendre.
why-not-sellable = Tes { $xp } XP viennent d’un monstre ou d’un coffre ; le Comptoir ne prend que les tuiles XP.
why-has-specialist = Tu as encore { the-specialist } : tu ne peux engager personne d’autre.
why-not-in-harbour = Impossible d’engager { the-specialist } : sa place au Port est vide.
why-nobody-has = Personne d’autre n’a engagé { the-specialist } : rien à copier.
why-window = Au site { $site }, la Divinatrice commence au plus bas à la tuile { $most }.
why-heal-most =
    { $most ->
        [one] Tu peux soigner { $most } aventurier au plus.
       *[other] Tu peux soigner { $most } aventuriers au plus.
    }

## Règles : mise en place

rule-R1 = Mise en place
rule-R1-1 = On joue de 2 à 4. Chacun a un camp avec deux aventuriers prêts à agir, et une recrue sur la Plage.
rule-R1-2 = Les quatre spécialistes sont au Port, bien réveillés.
rule-R1-3 = Les huit tuiles Coffre, mélangées, forment une pile face cachée.
rule-R1-4 = Chacun des six sites commence par trois tuiles profondes distribuées au hasard, mais les deux Pierres de Légende sont toujours sur deux sites différents.
rule-R1-5 = Par-dessus viennent trois tuiles intermédiaires, puis trois superficielles. Chaque site a donc neuf tuiles face cachée ; à partir du dessus, 1 à 3 sont superficielles, 4 à 6 intermédiaires, 7 à 9 profondes.
rule-R1-6 = Le Comptoir dispose de 3 jetons XP par personne : 6, 9 ou 12.
rule-R1-7 = L’épée et le dé sont à la Forge, tous les Karas à la banque. Au départ, personne n’a de Karas.
rule-R1-8 = On tire au sort qui commence. On joue dans le sens horaire.
rule-R1-9 = Au début de la partie, personne ne connaît aucune tuile.

rule-R2 = Ton tour : d’abord l’épée, puis tes aventuriers, puis la fin de la journée

rule-R3 = L’épée
rule-R3-1 = Avant que tes aventuriers agissent, tu peux louer l’épée pour 3 Karas. Tu l’as jusqu’à la fin de ton tour ; une fois la première action faite, il est trop tard.
rule-R3-2 = La question n’est posée que si tu as 3 Karas et un aventurier prêt à agir.
rule-R3-3 = Avec l’épée, tes aventuriers peuvent combattre, et les monstres qu’ils déterrent ne les blessent pas. Elle ne protège de rien d’autre : ni des blessures des tuiles XP, ni du Mimic.

rule-R4 = Tes aventuriers
rule-R4-1 = Tes aventuriers agissent l’un après l’autre, une fois chacun : observer, fouiller, déblayer un éboulement (à deux), aller au Tripot ou au Comptoir, engager un spécialiste ou combattre.
rule-R4-2 = Chaque action se termine avant la suivante. Ce qu’un aventurier découvre ou change profite au suivant.
rule-R4-3 = Tous les aventuriers de ton camp doivent agir ; le Tripot leur est toujours ouvert. Seule la règle maison « { option-allow-pass } » permet de finir sa journée avant.
rule-R4-4 = Tous les aventuriers se valent, et personne ne peut te prendre une place.
rule-R4-5 = Par tour, une seule visite au Comptoir et un seul engagement. Tout le reste, tu peux le faire tant que tu as des aventuriers.
rule-R4-6 = On ne peut rien faire sur un site vide.

## Règles : fouiller et observer

rule-R5 = Fouiller
rule-R5-1 = Un aventurier fouille un site dont la tuile du dessus est face cachée. Un éboulement visible doit d’abord être déblayé, un monstre visible battu.
rule-R5-2 = Retourne la tuile du dessus ; elle décide de la suite.
rule-R5-3 = Karas : ils sont à toi, et la tuile est défaussée.
rule-R5-4 = Monstre : il reste là, face visible. Sans l’épée, ton aventurier va à l’hôpital ; avec elle, il ne lui arrive rien. Dans les deux cas, son action est finie ; le combat en serait une autre.
rule-R5-5 = Éboulement : il reste là, face visible. Tu ne gagnes rien et ton aventurier est coincé pour ce tour, mais pas blessé.
rule-R5-6 = XP : tu gardes la tuile. Si elle montre une blessure, ton aventurier va à l’hôpital, épée ou pas.
rule-R5-7 = Coffre : la tuile est défaussée et tu ouvres le premier coffre de la pile.
rule-R5-8 = Pierre de Légende : tu la gardes. Avec la seconde, la partie s’arrête aussitôt.

rule-R6 = Observer
rule-R6-1 = Un aventurier observe un site. Parmi les trois tuiles du dessus, il en faut une face cachée qui n’ait au-dessus d’elle aucune tuile retournée lors d’un tour précédent. Tu peux observer des tuiles que tu connais déjà.
rule-R6-2 = Tu regardes en secret les trois premières tuiles, une par une en partant du dessus. Une tuile retournée lors d’un tour précédent met fin à l’observation. Une tuile retournée pendant ce tour est sautée : elle compte parmi les trois, mais ne rapporte rien et n’arrête rien.
rule-R6-3 = Un éboulement doit être retourné à sa place : il rapporte 2 Karas et met fin à l’observation. Pour un monstre, tu décides avant de voir la tuile suivante : le retourner pour 2 Karas, ou le laisser face cachée pour rien. Puis tu continues. Toutes les autres tuiles restent face cachée.
rule-R6-4 = L’ordre des tuiles ne change jamais. Ce qui est retourné reste visible, même sous des tuiles face cachée.
rule-R6-5 = Tu regardes toutes les tuiles que tu as le droit de voir. Seule la règle maison « { option-view-may-stop-early } » permet de s’arrêter avant.
rule-R6-6 = Rien de ce que tu vois ne peut blesser ton aventurier.
rule-R6-7 = Les autres ne remarquent rien tant que ton observation n’est pas finie. Ils apprennent alors le site, les positions regardées, ce que tu as retourné et ce que cela t’a rapporté.

## Règles : éboulements, Tripot et Comptoir

rule-R7 = Déblayer un éboulement
rule-R7-1 = Deux aventuriers ensemble déblaient un éboulement visible sur le dessus d’un site.
rule-R7-2 = Tu reçois 2 Karas pour chaque éboulement visible de l’île, y compris ceux qui sont recouverts et celui-ci. Il est ensuite défaussé.
rule-R7-3 = Personne n’a quatre aventuriers : une seule fois par tour, donc.

rule-R8 = Tripot et Comptoir
rule-R8-1 = Tripot : un aventurier gagne 1 Kara. C’est toujours possible, avec autant d’aventuriers qu’on veut.
rule-R8-2 = Comptoir : une fois par tour, un aventurier y fait une affaire. Tu vends une tuile XP, à 5 Karas par XP, ou tu achètes pour 5 Karas un jeton XP, qui vaut 2 XP, s’il en reste. Pierres, jetons, monstres et coffres ne se vendent pas.
rule-R8-3 = Pas de visite au Comptoir sans affaire. Ce qui est vendu est défaussé, visible de tous ; les jetons ne se revendent jamais.

## Règles : spécialistes

rule-R9 = Les spécialistes
rule-R9-1 = Un aventurier engage un spécialiste du Port, si tu peux payer et n’as devant toi aucun spécialiste, réveillé ou endormi. Quoi que rencontre le spécialiste, l’aventurier ne risque rien.
rule-R9-2 = Tu paies et le spécialiste agit aussitôt, une seule fois, sur le site choisi à l’engagement.
rule-R9-3 = Archéologue, 2 Karas : regarde en secret les cinq premières tuiles d’un site, ou toutes s’il y en a moins.
rule-R9-4 = Divinatrice, 3 Karas : regarde en secret trois tuiles d’affilée, à la profondeur de ton choix. Tu n’en vois moins que si le site en a moins.
rule-R9-5 = Pour ces deux-là, les tuiles visibles comptent mais ne gênent pas. On ne retourne rien et on ne gagne rien.
rule-R9-6 = Mineur, 5 Karas : retire jusqu’à deux tuiles du dessus d’un site, l’une après l’autre. Tu gardes XP et pierres, les blessures ne touchent personne, et les coffres s’ouvrent comme d’habitude. Karas et éboulements, visibles ou cachés, sont défaussés et ne rapportent rien. Un monstre est retourné, reste là et met fin au travail.
rule-R9-7 = Imitateur, 2 Karas de plus que le spécialiste copié : fait ce que fait un spécialiste posé devant quelqu’un d’autre, même endormi ; celui-ci ne bouge pas. Tous les Karas vont à la banque.
rule-R9-8 = Un spécialiste engagé dort devant toi pendant tout ton tour suivant, puis retourne au Port. Tu ne peux donc engager qu’un tour sur deux.

## Règles : combattre

rule-R10 = Combattre
rule-R10-1 = Avec l’épée, un aventurier combat un monstre visible sur le dessus d’un site.
rule-R10-2 = Tu lances le dé jusqu’à la décision ; pas de retraite. Une épée (4 faces sur 6) blesse le monstre. Quand il a autant de blessures que de vie, il est battu : tu gardes la tuile pour ses XP et prends ses Karas. L’hôpital (2 faces sur 6) met fin au combat : c’est là que va ton aventurier.
rule-R10-3 = Un monstre garde ses blessures, d’où qu’elles viennent. Qui inflige la dernière prend tout.
rule-R10-4 = Le nombre de jetons Blessure de la boîte n’est pas une limite.

## Règles : fin de la journée

rule-R11 = La fin de la journée
rule-R11-1 = Une fois par partie, tu peux enrôler ta recrue pour 5 Karas. C’est un aventurier comme les autres dès ton prochain tour. Tu peux le faire même si personne n’a pu agir.
rule-R11-2 = Tes aventuriers qui ont agi et ne sont pas blessés rentrent au camp.
rule-R11-3 = Tes aventuriers qui ont passé ce tour en salle de repos rentrent au camp.
rule-R11-4 = Pour chaque aventurier à l’hôpital, tu peux payer 2 Karas et il rentre au camp. Sinon, il passe en salle de repos, manque ton prochain tour et revient à la fin de celui-ci.
rule-R11-5 = L’épée retourne à la Forge.
rule-R11-6 = Le spécialiste engagé ce tour-ci s’endort et reste devant toi. Celui qui dormait pendant ce tour retourne au Port.
rule-R11-7 = On continue dans le sens horaire.

## Règles : fin de la partie

rule-R12 = La fin de la partie
rule-R12-1 = Chaque fois qu’une tuile a quitté un site et que son effet est complet, on vérifie dans l’ordre : deux pierres trouvées ; une pierre trouvée et cinq sites vides ; aucune pierre et quatre sites vides. Dans chacun de ces cas, la partie est finie.
rule-R12-2 = Deux pierres trouvées : qui a les deux gagne, peu importent les XP. Sinon, les XP décident, et chaque pierre en vaut 10.
rule-R12-3 = Une pierre trouvée et cinq sites vides : la pierre ne vaut rien, et les XP décident.
rule-R12-4 = Aucune pierre et quatre sites vides : tout le monde perd, et on ne compte rien.
rule-R12-5 = La fin est immédiate : plus d’actions, pas de fin de journée.
rule-R12-6 = Pour qu’une partie ne dure pas éternellement, elle finit aussi après le nombre de tours fixé par « { option-turn-limit } ». Si aucune pierre n’a été trouvée, tout le monde perd. Sinon, la pierre ne vaut rien et les XP décident.

## Règles : coffres

rule-R13 = Les coffres
rule-R13-1 = Tu prends la première tuile de la pile des coffres ; tout le monde la voit.
rule-R13-2 = La Tablette vaut 8 XP, chacune des trois Idoles 4 XP.
rule-R13-3 = La Bourse rapporte 10 Karas tout de suite ; elle est défaussée.
rule-R13-4 = Le Crâne rapporte 20 Karas tout de suite, mais tu dois le garder et il te coûte 2 XP à la fin.
rule-R13-5 = Pour la Carte, tu choisis tout de suite : la défausser pour 5 Karas, ou la garder pour 2 XP.
rule-R13-6 = Le Mimic doit être combattu, avec ou sans épée : il faut deux épées de suite. Si tu gagnes, tu le gardes pour 2 XP et ouvres un autre coffre. Sinon, tu n’as rien, le Mimic est remélangé à la pile et l’aventurier qui a fouillé va à l’hôpital. Si c’est le Mineur qui a fouillé, personne n’est blessé.
rule-R13-7 = Si la pile est vide, il n’y a rien à ouvrir. Avec les tuiles de la boîte, cela n’arrive pas.

## Règles : décompte

rule-R14 = Décompte
rule-R14-1 = Additionne les XP de tes tuiles XP, de tes jetons (2 chacun), de tes monstres battus et de tes coffres (Crâne −2). Ajoute 10 par pierre si les deux ont été trouvées, et 1 XP par tranche complète de 5 Karas.
rule-R14-2 = Qui a le plus d’XP gagne. En cas d’égalité, la victoire est partagée.
rule-R14-3 = Tes XP te valent un titre : jusqu’à 9 Pâtée pour axolotl, dès 10 Bleusaille, dès 20 Pétrophile en herbe, dès 30 Le nouvel Indiana, dès 40 Héros de légende.
rule-R14-4 = À résultats égaux, on partage la meilleure place et la suivante reste vide. Qui possède les deux pierres est en tête, et les XP classent les autres. Si tout le monde perd, personne ne gagne : tous sont derniers, avec 0 XP et sans titre.

rule-R15 = Ce que tout le monde voit
rule-R15-1 = Karas, tuiles gagnées et tuiles défaussées sont visibles de tous. Ce que tu as regardé reste ton secret ; « { option-memory-aid } » dit ce que la page en retient pour toi.
rule-R15-2 = La banque ne manque jamais de Karas. Avec la règle maison « { option-limit-coins } », elle n’a que les 138 de la boîte, et si elle est à court, tu reçois ce qui reste.

## Précisions

rule-A1 = Toute tuile visible met-elle fin à une observation ? Non, seulement celles des tours précédents. Avec la règle maison « { option-view-block-scope } », ce peut être toute tuile visible au début de l’observation.
rule-A2 = Un éboulement déjà visible rapporte-t-il encore quand on l’observe ? Non, c’est de le retourner qui rapporte.
rule-A3 = Faut-il regarder les trois tuiles ? Oui, toutes celles qu’on peut voir, sauf avec « { option-view-may-stop-early } ». Les autres voient alors quelles positions tu as regardées.
rule-A4 = Quand décide-t-on de retourner un monstre ? Dès qu’on le voit, avant la tuile suivante.
rule-A5 = Si l’on observe un éboulement, retourne-t-on aussi les autres tuiles ? Non, seulement l’éboulement.
rule-A6 = Peut-on fouiller là où un monstre ou un éboulement est visible sur le dessus ? Non, il faut d’abord battre l’un ou déblayer l’autre.
rule-A7 = Un aventurier peut-il commencer à déblayer et un autre finir ? Non, c’est une seule action, à deux.
rule-A8 = Les éboulements recouverts comptent-ils quand on en déblaie un ? Oui, tous ceux qui sont face visible. Avec la règle maison « { option-rockfall-payout-scope } », ce peut être seulement ceux du dessus des sites.
rule-A9 = Peut-on déblayer un éboulement ou combattre un monstre recouvert ? Non, seulement sur le dessus d’un site.
rule-A10 = L’épée protège-t-elle des blessures des tuiles XP ? Non, seulement des monstres qu’on déterre.
rule-A11 = Si tu déterres un monstre avec l’épée, le combats-tu aussitôt ? Non, mais ton prochain aventurier le peut.
rule-A12 = Peut-on arrêter un combat ? Non, on lance le dé jusqu’à ce que l’un des deux perde.
rule-A13 = Et s’il n’y a plus de jetons Blessure ? Prenez autre chose ; les blessures ne sont pas limitées.
rule-A14 = Perdre contre le Mimic blesse-t-il ? Oui, l’aventurier qui a fouillé va à l’hôpital, épée ou pas ; avec un Mineur, personne. La règle maison « { option-mimic-injures } » peut le rendre inoffensif.
rule-A15 = Où va un Mimic qui a gagné ? Dans la pile, qu’on mélange. Avec la règle maison « { option-mimic-fail } », il peut quitter la partie.
rule-A16 = Et si le Mineur trouve un Mimic ? On le combat comme d’habitude, personne n’est blessé, puis le Mineur continue.
rule-A17 = Un coffre trouvé par le Mineur donne-t-il ses Karas ? Oui ; ce sont les tuiles Kara et les éboulements qui ne rapportent rien.
rule-A18 = Peut-on envoyer le Mineur sur un site dont le dessus est un monstre visible ? Oui, mais il n’y fait rien et tu paies quand même.
rule-A19 = Un éboulement compte-t-il parmi les deux tuiles du Mineur ? Oui.
rule-A20 = Qui l’Imitateur peut-il copier ? Un spécialiste posé devant quelqu’un d’autre. Avec la règle maison « { option-impersonator-scope } », ce peut être n’importe lequel des trois, même au Port.
rule-A21 = Et si personne d’autre n’a de spécialiste ? On ne peut pas engager l’Imitateur.
rule-A22 = À qui va l’argent d’un spécialiste copié ? À la banque, en entier.
rule-A23 = Le Port peut-il être vide ? Seulement si vous avez tous les quatre un spécialiste, et alors tu ne pourrais de toute façon pas engager.
rule-A24 = Un spécialiste retourne-t-il au Port le soir même ? Non, le premier soir il s’endort ; il repart un tour plus tard.
rule-A25 = Un aventurier envoyé en salle de repos en sort-il le soir même ? Non. La salle se vide avant que les nouveaux y entrent.
rule-A26 = La recrue d’abord, ou l’hôpital ? La recrue. Cela ne compte que si tes Karas sont justes.
rule-A27 = Que peut-on vendre au Comptoir ? Les tuiles XP seulement. Avec la règle maison « { option-counter-sell-scope } », ce peut être aussi monstres, Tablette, Idoles, Carte et Mimic, mais jamais Crâne, pierres ni jetons.
rule-A28 = Et quand il n’y a plus de jetons XP ? On ne peut plus en acheter.
rule-A29 = Combien de fois peut-on aller au Comptoir ? Une fois à chacun de ses tours.
rule-A30 = La partie peut-elle finir au milieu d’un tour ? Oui, on vérifie après chaque tuile qui quitte un site.
rule-A31 = Et si la tuile qui vide un site est une pierre ou un coffre ? Elle a d’abord tout son effet ; on ne vérifie qu’ensuite.
rule-A32 = Paie-t-on encore l’hôpital une fois la partie finie ? Non, il n’y a plus de fin de journée.
rule-A33 = Qui gagne en cas d’égalité ? Tous ceux qui sont à égalité. Avec la règle maison « { option-tie-break } », on compare d’abord les XP sans Karas ni pierres.
rule-A34 = Quel titre donnent 40 XP tout juste ? Le plus haut.
rule-A35 = Tous tes aventuriers doivent-ils agir ? Oui, sauf avec « { option-allow-pass } ».
rule-A36 = Et si aucun aventurier ne peut agir ? Ton tour se réduit à la fin de la journée ; tu peux quand même recruter.
rule-A37 = La partie peut-elle durer sans fin ? Seulement si tout le monde traîne au Tripot. « { option-turn-limit } » y met bon ordre.
rule-A38 = Quand décide-t-on pour la Carte ? Tout de suite.
rule-A39 = Combien de Karas a-t-on au départ ? Aucun.
rule-A40 = À combien peut-on jouer ? De 2 à 4 ; seule l’édition japonaise, plus ancienne, va jusqu’à 6.
rule-A41 = Peut-on louer l’épée avec des Karas gagnés pendant le tour ? Non, il faut les avoir au début du tour.
rule-A42 = Les autres peuvent-ils deviner que tu as vu un monstre et l’as laissé ? Non. Ils ne voient ton observation qu’une fois finie, et rien ne trahit le monstre.
rule-A43 = La Divinatrice peut-elle regarder moins de trois tuiles près du fond ? Non, sauf si le site en a moins de trois.
rule-A44 = Quelqu’un sait-il où sont les pierres après la mise en place ? Non.
rule-A45 = Si tout le monde perd, qui est en tête ? Personne : tous sont derniers, avec 0 XP.
rule-A46 = Peut-on engager quelqu’un pendant que son spécialiste dort ? Non, un seul spécialiste à la fois.
rule-A47 = Combien de jetons XP peut-on acheter ? Un par visite au Comptoir, et de nouveau aux tours suivants.
rule-A48 = La banque peut-elle être vide ? Non, sauf avec « { option-limit-coins } ».
rule-A49 = Si le Mineur trouve un coffre, que garde-t-on ? Ce qu’il y a dans le coffre ; la tuile du site est défaussée.
rule-A50 = Une deuxième observation du même tour s’arrête-t-elle à l’éboulement retourné par la première ? Non, elle continue en dessous, sauf si « { option-view-block-scope } » dit que toute tuile visible arrête.
rule-A51 = Que devient la Bourse ? Elle est défaussée, visible de tous ; elle ne vaut pas d’XP.

## Les mots autour de la table

seen-by = Vue par { $who }
label =
    { $label ->
        [player] Joueur
        [turn] Tour
        [karas] Karas
        [xp] XP
        [team] Équipe
        [available] Prêts
        [hospital] Hôpital
        [resting] Salle de repos
        [recruit] Recrue
        [tokens] Jetons XP
        [stones] Pierres
        [sword] Épée
        [specialist] Spécialiste
        [awake] en éveil
        [asleep] en sommeil
        [stock] Jetons XP restants
        [harbour] Port
        [pile] Coffres restants
        [bank] Banque
        [hidden] Encore cachées
        [gone] Déjà sorties
        [score] Score
        [tiles] Tuiles XP
        [monsters] Monstres
        [chests] Coffres
        [total] Total
        [title] Titre
        [life] Vie
        [wounds] Blessures
        [face_down] face cachée
        [face_up] face visible
        [fresh] retournée ce tour-ci
        [empty] vide
        [seen] vue
        [no_rockfall] pas d’éboulement
        [looking] en observation
        [note] Note
        [notes] Notes
        [clear_note] Efface la note
        [nothing] rien
        [top] dessus
       *[you] toi
    }

## Hints

hint-cases =
    { $cases ->
        [10] presque à coup sûr
       *[other] { $cases } fois sur 10
    }
hint-prize =
    { $karas ->
        [0] { $xp } XP
       *[other] { sum-karas } et { $xp } XP
    }
hint-worth = rien d’autre ne promettait mieux
hint-win = la partie est gagnée
hint-may-win = { hint-cases }, la partie est gagnée
hint-known = tu sais ce qu’il y a dessus : { tile }
hint-below = tu connais la tuile suivante : { tile }
hint-stone = { hint-cases }, une Pierre de Légende apparaît
hint-dig = { hint-cases }, tu trouves quelque chose de bon à prendre
hint-view =
    { $count ->
        [one] tu découvres { $count } tuile inconnue
       *[other] tu découvres jusqu’à { $count } tuiles inconnues
    }
hint-view-pay =
    { $count ->
        [one] { $count } tuile inconnue à voir et, { hint-cases }, des Karas pour une tuile retournée
       *[other] jusqu’à { $count } tuiles inconnues à voir et, { hint-cases }, des Karas pour une tuile retournée
    }
hint-spy-deep =
    { $count ->
        [one] tu vois { $count } tuile inconnue en profondeur, là où dorment les Pierres
       *[other] tu vois { $count } tuiles inconnues en profondeur, là où dorment les Pierres
    }
hint-destroy = { sum-karas } pour les éboulements visibles, et celui-ci ne gêne plus
hint-fight = { hint-cases }, tu l’emportes et gagnes { hint-prize }
hint-dive = { sum-karas } à coup sûr, et personne n’est blessé
hint-for-recruit = cela fait { sum-karas }, de quoi enrôler ta recrue
hint-xp = { $xp } XP tout de suite, alors que { sum-karas } ne compteraient que pour { $points } à la fin
hint-buy-last =
    { $count ->
        [one] c’est le dernier jeton XP
       *[other] il ne reste que { $count } jetons XP
    }
hint-cash = { sum-karas } en poche te serviront mieux que des XP en ce moment
hint-miner = il te rapporte { $xp } XP en moyenne, et personne n’est blessé
hint-clear =
    { $count ->
        [one] { $count } tuile de moins sur ton chemin
       *[other] { $count } tuiles de moins sur ton chemin
    }
hint-reveal = { sum-karas } tout de suite, et personne ne tombe dessus par surprise
hint-trap = quelqu’un d’autre tombera peut-être dessus
hint-look-on = connaître une tuile de plus ne coûte rien
hint-recruit = un aventurier de plus à chaque tour, désormais
hint-heal = { count-adventurers } de plus à ton prochain tour
hint-keep = tes { sum-karas } te serviront mieux ailleurs
hint-sword = { the-monster } est à découvert et rapporte { hint-prize }
hint-sword-safe = aucun monstre ne peut blesser ceux qui fouillent ce tour-ci
hint-pass = personne n’est blessé, et tu n’ouvres rien pour les autres
