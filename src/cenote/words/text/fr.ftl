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
        [random] robot au hasard
       *[greedy] robot gourmand
    }
you = toi

cli-prompt = À toi de jouer
cli-commands = Tape un numéro ou un coup. Aussi : help, help R5.1, why COUP, hint, undo, log, save FICHIER, quit.
cli-help =
    Tape le numéro d’un choix, ou le coup lui-même tel qu’il est écrit à côté.
    help RÈGLE    explique une règle, par exemple : help R5.1 – ou un chapitre : help R5
    why COUP      dit pourquoi un coup n’est pas possible maintenant
    hint          ce que ferait le robot gourmand à ta place
    undo          reprend ta dernière décision
    log           tout ce qui s’est passé, tel que tu peux le savoir
    save FICHIER  enregistre la partie
    wait          laisse les autres commencer, quand plusieurs peuvent agir
    quit          quitte la partie
cli-hint = Le robot gourmand dirait : { $move }
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
