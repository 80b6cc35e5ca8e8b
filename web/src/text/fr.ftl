### La page autour des jeux, français

## Partout

home = Accueil
close = Fermer
cancel = Annuler
save = Enregistrer
send = Envoyer
copy = Copier
copied = Copié.
share = Partager
refused = Ça n’a pas marché : { $message }
no-connection = Le serveur n’a pas répondu. Réessaie dans un instant.
trouble =
    { $trouble ->
        [offline] Cet appareil est hors ligne. Tout reprend dès que le réseau revient.
        [lost] La connexion est perdue. Nouvel essai…
        [database] Le serveur n’a pas accès à ses tables pour le moment. Nouvel essai…
        [busy] Le serveur met plus de temps que d’habitude. Un instant…
       *[outdated] Cette page n’est plus à jour.
    }
try-now = Essayer maintenant
reload = Recharger
nowhere = Il n’y a rien ici.
no-table = Il n’y a pas de table « { $code } ».
no-replay = Il n’y a pas de partie terminée « { $code } ».

## Réglages

settings = Réglages
language = Langue
name = Ton nom
name-saved = Ton nom est enregistré.
sound = Son
theme = Apparence
theme-value =
    { $theme ->
        [auto] Comme l’appareil
        [light] Clair
       *[dark] Sombre
    }
theme-button =
    { $theme ->
        [auto] Apparence : comme l’appareil
        [light] Apparence : clair
       *[dark] Apparence : sombre
    }
pace = Rythme
pace-value =
    { $pace ->
        [slow] Lent
        [normal] Normal
        [fast] Rapide
       *[off] Sans mouvement
    }
pace-still = Ton appareil demande moins de mouvement : rien ne bouge.
confirm-setting = Demander avant chaque coup
confirm-about = Le premier appui montre ce qui va se passer, le second le fait.
odds = Montrer où en est chacun
odds-about = Une barre montre ce que chacun peut espérer, d’après ce que tu peux savoir, rien de plus. Elle peut se tromper.
other-device = Ton autre appareil
other-device-about = Ouvre ce lien là-bas pour y être la même personne. Garde-le pour toi : il est valable une semaine.
other-device-show = Montrer mon lien
enter = Un lien personnel
enter-about = Sur cet appareil, tu es { $name }. Si tu continues, tu y seras la personne à qui appartient ce lien. Ne le fais qu’avec ton propre lien.
enter-go = Être cette personne ici aussi

## Accueil

welcome = En route pour la jungle !
welcome-about = Des jeux d’expédition pour toi, tes amis et des robots qui ne trichent pas. Sans compte.
play-now = Jouer
invite = Inviter des amis
join = Rejoindre
join-label = Tu as un code ou un lien ?
join-placeholder = Code de la table
continue = Continuer
games = Les jeux
new-table = Nouvelle table
lobby = Tables ouvertes
lobby-empty = Aucune table ouverte en ce moment. Ouvre-en une et invite quelqu’un.
finished = Parties terminées
show-all = Tout montrer
your-turn = À toi
table-open =
    { $open ->
        [one] { $open } place libre
       *[other] { $open } places libres
    }
table-won = Victoire : { $who }
table-lost = Perdu par tous

## L’expédition du jour

daily = L’expédition du jour
daily-about = À minuit (UTC) commence une nouvelle expédition, la même pour tout le monde. Ton premier essai du jour compte : pas de conseils, et ce qui a été vu ne se reprend pas.
daily-none = Personne ne sait ce qui attend aujourd’hui – sauf que c’est pareil pour tout le monde.
daily-playing = Tu es en route. Ton expédition t’attend là où tu l’as laissée.
daily-begin = Partir
daily-go-on = Continuer
daily-look = Revoir
daily-practise = Réessayer
daily-practice = Entraînement : seul le premier essai du jour compte.
daily-next = La prochaine commence dans { $time }
daily-past = Les 30 derniers jours
daily-day =
    { $state ->
        [won] { $day } : gagné
        [lost] { $day } : perdu, { $level }
        [playing] { $day } : pas terminé
       *[missed] { $day } : pas joué
    }
daily-streak = Jours de suite
daily-expeditions = Expéditions
daily-wins = Gagnées
daily-played =
    { $played ->
        [0] Personne ne l’a encore terminée. À toi d’être en tête !
       *[other] Terminées aujourd’hui : { $played }, gagnées : { $won }
    }
daily-all = Tes jours passés
daily-back = Vers l’expédition du jour
daily-sealed = Les dés restent scellés jusqu’à la fin du jour, car tout le monde joue avec eux. Ensuite on pourra les vérifier, et les autres pourront regarder cette partie.

## Une nouvelle table

new-table-of = Nouvelle table : { $game }
seats = Places
how-many = Combien de joueurs ?
seat-kind =
    { $kind ->
        [me] Moi
        [bot] Robot
       *[open] Libre
    }
seats-about = Les places libres sont pour ceux qui reçoivent le lien. Plusieurs places pour toi : on se passe l’appareil.
only-bots = Au moins une place doit être à toi ou libre.
bots = Robots
bots-which = Pour quels robots ?
bots-all = Tous les robots
bots-only = Seulement { $colour }
bots-level = De quelle force ?
bots-mixed = Ils sont différents. Choisis un niveau pour les rendre tous égaux.
bots-style = De quel caractère ?
style-none = équilibré
clock = Pendule
clock-kind =
    { $kind ->
        [none] Aucune
        [game] Temps réel
       *[move] Jours par coup
    }
clock-about =
    { $kind ->
        [none] Chacun réfléchit autant qu’il veut.
        [game] Qui n’a plus de temps est remplacé par un robot jusqu’à son retour.
       *[move] Pour des parties de plusieurs semaines. Qui tarde est remplacé par un robot jusqu’à son retour.
    }
clock-alone = Quand le temps est écoulé, la partie est perdue.
clock-minutes = Minutes par joueur
clock-increment = Secondes en plus par coup
clock-days = Jours par coup
who-may-come = Qui peut venir ?
who-value =
    { $who ->
        [link] Avec le lien seulement
       *[public] Tout le monde
    }
setup = Mise en place
house-rules = Règles maison
house-rules-about = Sans rien changer, tu joues selon la règle.
preset = Règles
preset-name =
    { $preset ->
        [rulebook] Comme dans la règle
       *[mixed] Ton propre mélange
    }
edition = Édition
create-and-invite = Ouvrir la table
create-and-play = Jouer

## La salle d’attente

waiting-title = { $game } : la table est mise
waiting-sit = On t’attend. Prends place !
waiting-host =
    { $open ->
        [one] { $open } place est libre. Envoie le lien – ou commence, et un robot la prend.
       *[other] { $open } places sont libres. Envoie le lien – ou commence, et des robots les prennent.
    }
waiting-others =
    { $open ->
        [one] Tu en es. { $open } place est encore libre.
       *[other] Tu en es. { $open } places sont encore libres.
    }
seat-open = Libre
sit = S’asseoir
sit-too = S’asseoir ici aussi
leave = Partir
start-with-bots = Commencer avec des robots
bots-free = Pour les places restées libres : { $bot }
here = là
away = pas là
you-here = toi
invitation = Lien vers cette table
invitation-title = Viens jouer !
invitation-code = Ou par son code : { $code }
option-says = { $name } : { $value }
clock-says =
    { $kind ->
        [game] Pendule : { $time } chacun, plus { $increment } secondes par coup
       *[move] Pendule : { $time } par coup
    }
time-days =
    { $days ->
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }

## La table

title-your-turn = ● À toi – { $game }
seat-name-colour = { $name } ({ $colour })
people = Autour de la table
stand-in = un robot joue
bot-plays-for-you = Un robot joue pour toi.
one-moment = Un instant…
act-too = { $who } peut agir en même temps.
looking-back = Tu regardes en arrière : voici la table après le coup { $move }.
to-live = Revenir au présent
choices = Tes choix
choices-count =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
choices-narrow = Avec
preview = { $action } – voici ce qui se passera :
skip = Passer
undo = Reprendre
undo-asked = Tu as demandé à reprendre ton coup. On attend les autres…
undo-request = { $who } aimerait reprendre un coup.
undo-agree = D’accord
undo-refuse = Non
hint = Conseil
hinted = conseillé
hint-sure =
    { $sure ->
        [clear] Nettement le meilleur choix.
        [likely] Sans doute le meilleur choix.
       *[close] C’est serré : d’autres choix se valent.
    }
hint-chance = Tes chances ainsi : environ { $chance }.
hint-others = À considérer aussi :
odds-help = Que montre cette barre ?
odds-shared = Où en est l’expédition : { $chance }
odds-seat = { $who } { $chance }
log = Journal
log-start = Mise en place
log-empty = Il ne s’est encore rien passé.
chat = Chat
chat-empty = Personne n’a encore rien dit.
chat-write = Dis quelque chose
rules = Règles
rules-search = Chercher dans les règles
rules-none = Aucune règle ne parle de « { $wanted } ».
rulings = Questions et réponses
rule-link = Règle { $rule }
why-label = Pourquoi je ne peux pas … ?
why-placeholder = Qu’aimerais-tu faire ?
why-unknown = Aucun coup ne s’appelle ainsi.
why-possible = Si : c’est possible maintenant.
table = Table
resign = Laisser jouer un robot
give-up = Abandonner
give-up-sure = Abandonner vraiment ? La partie est perdue.
return = Reprendre ma place
seal = Hasard scellé
seal-about = Tout le hasard de cette partie vient d’un secret fixé avant le premier coup. Voici son sceau ; à la fin le secret est montré, et chacun peut vérifier qu’il correspond.
scrubber = Regarder en arrière
move-number = Coup
move-of = Coup { $move } sur { $most }
first = Au début
previous = Un coup en arrière
next = Un coup en avant
last = À la fin
autoplay = Lecture
pause = Pause
cover = Passe l’appareil à { $colour }
cover-about = Les autres regardent ailleurs, s’il vous plaît.
cover-ready = Je suis { $colour }

## La fin

result-won =
    { $me ->
        [yes] Tu as gagné !
       *[no] { $who } gagne !
    }
result-shared = Victoire partagée : { $who }
result-lost = Personne ne gagne cette fois.
plot = Où en était chacun, au fil de la partie : { $who }
story-length = { $round }, { $moves } coups.
story-leader =
    { $me ->
        [yes] Tu as été en tête { $share } % de la partie.
       *[no] { $who } a été en tête { $share } % de la partie.
    }
story-changes =
    { $changes ->
        [0] Personne d’autre n’a pris la tête.
        [one] La tête a changé une fois.
       *[other] La tête a changé { $changes } fois.
    }
story-leap =
    { $me ->
        [yes] Le plus grand bond est le tien ({ $round }) : de { $from } à { $to }.
       *[no] Le plus grand bond : { $who } ({ $round }), de { $from } à { $to }.
    }
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir
replay-of = Revoir : { $game }
replay-at = Coup { $move } sur { $most }
replay-title = Regarde cette partie
share-replay = Partager la partie
download = Télécharger
dice-check = Vérifier le hasard
dice-fair = Le hasard était honnête.
dice-wrong = Quelque chose ne colle pas !
dice-insecure = Ton navigateur ne peut vérifier que sur une page sécurisée (https). La partie se vérifie aussi avec « cenote verify ».
dice-more = Pour rejouer aussi chaque coup : télécharge la partie et lance « cenote verify ».
seal-kept =
    { $good ->
        [yes] Le sceau est celui que cet appareil a vu en arrivant à la table.
       *[no] Le sceau n’est pas celui que cet appareil a vu en arrivant à la table.
    }
seal-unseen = Cet appareil n’a vu le sceau qu’après la partie.
seal-secret =
    { $good ->
        [yes] Le secret correspond au sceau : il était fixé avant le premier coup.
       *[no] Le secret ne correspond pas au sceau.
    }
seal-seed =
    { $good ->
        [yes] La partie a été jouée avec ce secret.
       *[no] La partie a été jouée avec un autre secret.
    }
seal-salt =
    { $good ->
        [yes] La part de hasard ajoutée par cet appareil y est : personne ne pouvait choisir l’issue.
       *[no] La part de hasard ajoutée par cet appareil manque.
    }

## Après la partie

review = Analyse
review-of = Analyse : { $game }
review-thinking = La partie est repensée coup par coup…
review-chances = Ce que chacun pouvait espérer
review-chances-shared = Où en était l’expédition
review-plot = La partie, de la première décision à la dernière
review-turns = Tournants
review-no-turns = Pas de grand retournement : une partie tranquille.
review-moment = Le plateau à ce moment
review-pick = Touche l’image ou un tournant pour voir le plateau de ce moment.
review-replay = Revoir à partir d’ici
review-show = Montrer sur le plateau
review-show-played = Comme joué
review-show-best = Comme conseillé
review-played = Coup joué : { $action }.
review-better = Un joueur plus fort conseillerait : { $action } – { $why }.
review-cost = Cela aurait valu environ { $cost } d’une victoire.
review-luck =
    { $luck ->
        [good] Puis la chance a souri à { $who } : { $share } de plus.
       *[bad] Puis la chance a boudé { $who } : { $share } de moins.
    }
review-seats = Adresse et chance
review-accuracy = Précision
review-accuracy-of = Précision : { $value } sur 100
review-luck-seat =
    { $luck ->
        [good] La chance a donné un coup de pouce
        [bad] La chance aurait pu être plus gentille
       *[even] Ni chance ni malchance
    }
review-seats-about = La précision dit à quel point les choix ressemblaient à ceux d’un joueur plus fort. La chance, c’est ce que les cartes, les dés et les autres ont apporté.
review-about = Un robot fort a revu chaque décision en ne sachant que ce que l’on pouvait savoir à cette place. Lui aussi se trompe parfois.

## What the server refuses

refuse-not-begun = La partie n’a pas encore commencé.
refuse-not-yours = Cette place n’est pas la tienne.
refuse-not-now = Le coup de quelqu’un d’autre n’est pas encore terminé. Rien n’a été fait : réessaie dans un instant.
refuse-no-undo = Tu n’as rien à reprendre.
refuse-undo-unfinished = Termine d’abord ce coup : les autres ne savent pas encore qu’il a commencé.
refuse-hint-turn = Les conseils sont pour ton propre tour.
refuse-begun = La partie a commencé : les places ne changent plus.
refuse-many-tables = Tu as déjà { $most } tables en cours. Termines-en une ou quittes-en une d’abord.
refuse-taken = Cette place vient d’être prise.
refuse-not-host = Seul l’hôte peut lancer la partie.
refuse-rematch = La revanche est pour les joueurs d’une partie terminée.
refuse-no-table = Il n’y a pas de table « { $code } ». Vérifie le lien ou le code.
refuse-no-database = Le serveur ne peut rien enregistrer pour le moment. Réessaie dans un instant.
refuse-other-rules = Cette partie a commencé avec la version { $was } de ses règles ; ce serveur en est à la version { $now }. Rien n’est perdu : qui gère le serveur peut revenir au Cenote d’alors.
refuse-other-edition = Il faut à cette table l’édition « { $edition } », que ce serveur n’a plus telle quelle. Rien n’est perdu : qui gère le serveur peut la remettre.
refuse-too-fast = Pas si vite, s’il te plaît.
refuse-daily-sealed = C’est l’expédition du jour de quelqu’un. Tu pourras la regarder quand le jour sera fini.
refuse-no-daily = Ce jeu n’a pas d’expédition du jour.
refuse-daily-undo = Ce que l’expédition du jour a montré ne se reprend pas.
refuse-daily-hint = Il n’y a pas de conseils dans l’expédition du jour.
refuse-not-over = Tu pourras voir cela quand la partie sera finie.
refuse-daily-secret = Tu pourras voir cela quand le jour sera fini.
refuse-link = Ce lien personnel n’est pas valable, ou ne l’est plus. Copie-le à nouveau sur ton autre appareil.
refuse-newcomers = Trop de nouveaux invités viennent de ton réseau. Attends une minute.
refuse-busy = Tes autres questions sont encore à l’étude. Attends les réponses.
