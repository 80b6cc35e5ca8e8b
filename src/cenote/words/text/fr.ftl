### What all games share, French

colour =
    { $colour ->
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [green] Vert
        [purple] Violet
        [turquoise] Turquoise
        [white] Blanc
       *[orange] Orange
    }
bot =
    { $bot ->
        [tourist] Touriste
        [hiker] Randonneur
        [pathfinder] Pisteur
        [explorer] Explorateur
        [legend] Légende
        [greedy] robot gourmand
       *[random] robot au hasard
    }
bot-about =
    { $bot ->
        [tourist] Ne regarde pas plus loin que le prochain pas et oublie ce qu’il a vu.
        [hiker] Prévoit un peu plus loin, mais a la mémoire courte.
        [pathfinder] Se souvient de tout et pense à ce que les autres peuvent faire.
        [explorer] Imagine de nombreuses parties avant chaque coup.
        [legend] Réfléchit le plus longtemps, et presque rien ne lui échappe.
        [greedy] Prend ce qui rapporte le plus tout de suite.
       *[random] Fait n’importe quoi, pourvu que ce soit permis.
    }
bot-styled = { $bot }, style { $style }
style =
    { $style ->
        [cautious] prudent
        [greedy] gourmand
        [sly] rusé
       *[collector] collectionneur
    }
style-about =
    { $style ->
        [cautious] Ne prend aucun risque inutile.
        [greedy] Préfère ce qu’il tient à ce qu’il pourrait avoir plus tard.
        [sly] Contrarie les plans du plus fort.
       *[collector] Veut le plus de points possible, pas seulement la victoire.
    }
you = toi

cli-prompt = À toi de jouer
cli-commands = Tape un numéro ou un coup. Aussi : help, help R5.1, why COUP, hint, undo, log, save FICHIER, quit.
cli-help =
    Tape le numéro d’un choix, ou le coup lui-même tel qu’il est écrit à côté.
    help RÈGLE    explique une règle, par exemple : help R5.1 – ou un chapitre : help R5
    why COUP      dit pourquoi un coup n’est pas possible maintenant
    hint          ce que ferait un bon joueur à ta place, et pourquoi
    undo          reprend ta dernière décision
    log           tout ce qui s’est passé, tel que tu peux le savoir
    save FICHIER  enregistre la partie
    wait          laisse les autres commencer, quand plusieurs peuvent agir
    quit          quitte la partie
cli-hint =
    { $sure ->
        [clear] Nettement le meilleur coup : { $move }
        [likely] Sans doute le meilleur coup : { $move }
       *[close] C’est serré, mais je dirais : { $move }
    }
cli-chance = Chances de gagner : { $chance } %
cli-others = À considérer aussi : { $others }
cli-review = Tournants de la partie
    .move = Coup
    .who = Qui
    .played = Joué
    .best = Mieux
    .lost = Gâché
    .why = Pourquoi
    .accuracy = Précision
    .luck = Chance
    .none = Personne n’a rien gâché qui mérite d’être signalé.
cli-undone = C’est repris. À toi de décider à nouveau.
cli-nothing-to-undo = Tu n’as encore rien à reprendre.
cli-saved = Enregistré sous { $file }.
cli-possible = C’est possible maintenant.
cli-not-understood = « { $said } » n’est ici ni un choix ni une commande. Tape help pour voir ce qui est possible.
cli-no-rule = Il n’y a pas de règle « { $said } ». Les règles s’appellent par exemple R5.2.
cli-what-rule = Voici les règles. Tape help et un numéro pour en lire une.
cli-pass-screen = C’est à { $who }. Passe l’écran, puis appuie sur Entrée.
cli-won =
    { $me ->
        [yes] Tu as gagné !
       *[no] { $who } gagne.
    }
cli-shared = Victoire partagée : { $who }.
cli-nobody = Personne ne gagne.
cli-goodbye = Au revoir.
cli-waiting = Les règles sont encore en cours de compilation ; les robots réfléchissent un peu moins pendant quelques secondes.
