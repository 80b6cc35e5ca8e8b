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
        [random] random bot
       *[greedy] greedy bot
    }
you = you

cli-prompt = Your move
cli-commands = Type a number or a move. Also: help, help R5.1, why MOVE, hint, undo, log, save FILE, quit.
cli-help =
    Type the number of a choice, or the move itself as it is written beside it.
    help RULE   tells a rule, for example: help R5.1 – or a chapter: help R5
    why MOVE    tells why a move is not possible now
    hint        what the greedy bot would do in your place
    undo        takes back your last decision
    log         everything that has happened so far, as you may know it
    save FILE   writes the record of the game
    wait        lets the others go first, where several may act
    quit        leaves the game
cli-hint = The greedy bot would say: { $move }
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
