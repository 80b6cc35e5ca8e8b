### What all games share, English

colour =
    { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [green] Green
        [purple] Purple
        [turquoise] Turquoise
        [white] White
       *[orange] Orange
    }
bot =
    { $bot ->
        [tourist] Tourist
        [hiker] Hiker
        [pathfinder] Pathfinder
        [explorer] Explorer
        [legend] Legend
        [greedy] greedy bot
       *[random] random bot
    }
bot-about =
    { $bot ->
        [tourist] Looks at the next step only, and forgets what it has seen.
        [hiker] Thinks a little ahead, but has a short memory.
        [pathfinder] Remembers everything and thinks of what the others may do.
        [explorer] Imagines many games before every move.
        [legend] Takes the most time to think, and overlooks very little.
        [greedy] Takes what brings most at once.
       *[random] Does anything that is allowed.
    }
bot-styled = { $bot }, { $style }
style =
    { $style ->
        [cautious] cautious
        [greedy] greedy
        [sly] sly
       *[collector] collector
    }
style-about =
    { $style ->
        [cautious] Takes no risk that it need not take.
        [greedy] Prefers what it has now to what it might get later.
        [sly] Spoils the plans of whoever is strongest.
       *[collector] Wants as many points as it can get, not only the win.
    }
you = you

cli-prompt = Your move
cli-commands = Type a number or a move. Also: help, help R5.1, why MOVE, hint, undo, log, save FILE, quit.
cli-help =
    Type the number of a choice, or the move itself as it is written beside it.
    help RULE   tells a rule, for example: help R5.1 – or a chapter: help R5
    why MOVE    tells why a move is not possible now
    hint        what a good player would do in your place, and why
    undo        takes back your last decision
    log         everything that has happened so far, as you may know it
    save FILE   writes the record of the game
    wait        lets the others go first, where several may act
    quit        leaves the game
cli-hint =
    { $sure ->
        [clear] Clearly the best: { $move }
        [likely] Probably the best: { $move }
       *[close] A close call, but I would say: { $move }
    }
cli-chance = Chance of winning: { $chance }%
cli-others = Also worth a thought: { $others }
cli-review = Turning points
    .move = Move
    .who = Who
    .played = Played
    .best = Better
    .lost = Given away
    .why = Why
    .accuracy = Accuracy
    .luck = Luck
    .none = Nobody gave away anything worth mentioning.
cli-undone = Taken back. You decide again.
cli-nothing-to-undo = There is nothing of yours to take back.
cli-saved = Saved as { $file }.
cli-possible = That is possible now.
cli-not-understood = “{ $said }” is neither a choice nor a command here. Type help to see what is possible.
cli-no-rule = There is no rule “{ $said }”. Rules are named like R5.2.
cli-what-rule = These are the rules. Type help and a number to read one.
cli-pass-screen = { $who } is to move. Pass the screen on, then press Enter.
cli-won =
    { $me ->
        [yes] You win!
       *[no] { $who } wins.
    }
cli-shared = Shared win: { $who }.
cli-nobody = Nobody wins.
cli-goodbye = Goodbye.
cli-waiting = The rules are still being compiled; bots think less for a few seconds.
