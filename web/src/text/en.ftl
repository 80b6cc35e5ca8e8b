### The page around the games, English

## Everywhere

home = Home
close = Close
cancel = Cancel
save = Save
send = Send
copy = Copy
copied = Copied.
share = Share
refused = That did not work: { $message }
no-connection = The server did not answer. Try again in a moment.
trouble =
    { $trouble ->
        [offline] This device is offline. It goes on by itself when the network is back.
        [lost] The connection is lost. Trying again…
        [database] The server cannot get at its tables right now. Trying again…
        [busy] The server is taking longer than usual. One moment…
       *[outdated] This page is out of date.
    }
try-now = Try now
reload = Reload
nowhere = There is nothing here.
no-table = There is no table “{ $code }”.
no-replay = There is no finished game “{ $code }”.

## Settings

settings = Settings
language = Language
name = Your name
name-saved = Your name is saved.
sound = Sound
theme = Look
theme-value =
    { $theme ->
        [auto] As the device
        [light] Light
       *[dark] Dark
    }
theme-button =
    { $theme ->
        [auto] Look: as the device
        [light] Look: light
       *[dark] Look: dark
    }
pace = Pace
pace-value =
    { $pace ->
        [slow] Slow
        [normal] Normal
        [fast] Fast
       *[off] No motion
    }
pace-still = Your device asks for less motion, so nothing moves.
confirm-setting = Ask before every move
confirm-about = The first tap shows what will happen, the second one does it.
odds = Show who stands how
odds-about = A bar shows what everybody can hope for, judged only from what you can know. It can be wrong.
other-device = Your other device
other-device-about = Open this link there to be the same person. Keep it to yourself: it works for a week.
other-device-show = Show my link
enter = A personal link
enter-about = You are { $name } on this device. If you go on, you will be the person whose link this is. Only do that with your own link.
enter-go = Be this person here, too

## Home

welcome = Into the jungle!
welcome-about = Expedition board games for you, your friends and bots that don’t cheat. No account needed.
play-now = Play now
invite = Invite friends
join = Join
join-label = Got a code or a link?
join-placeholder = Code of the table
continue = Continue
games = The games
new-table = New table
lobby = Open tables
lobby-empty = No open table right now. Make one, and invite somebody.
finished = Finished games
show-all = Show all
your-turn = Your turn
table-open =
    { $open ->
        [one] { $open } seat free
       *[other] { $open } seats free
    }
table-won = Won by { $who }
table-lost = Lost by all

## The expedition of the day

daily = Expedition of the day
daily-about = At midnight (UTC) a new expedition begins, the same for everybody. Your first attempt of a day counts: no hints, and nothing is taken back that has been seen.
daily-none = Nobody knows what waits there today – only that it is the same for everybody.
daily-playing = You are on your way. Your expedition waits where you left it.
daily-begin = Set out
daily-go-on = Go on
daily-look = Look back
daily-practise = Try again
daily-practice = Practice: only the first attempt of a day counts.
daily-next = The next one begins in { $time }
daily-past = The last 30 days
daily-day =
    { $state ->
        [won] { $day }: won
        [lost] { $day }: lost, { $level }
        [playing] { $day }: not finished
       *[missed] { $day }: not played
    }
daily-streak = Days in a row
daily-expeditions = Expeditions
daily-wins = Won
daily-played =
    { $played ->
        [0] Nobody has finished it yet. You could be the first.
       *[other] Finished today: { $played }, won: { $won }
    }
daily-all = Your past days
daily-back = To the expedition of the day
daily-sealed = The dice stay sealed until the day is over, because everybody plays with them. Then they can be checked, and others can watch this game.

## A new table

new-table-of = New table: { $game }
seats = Seats
how-many = How many play?
seat-kind =
    { $kind ->
        [me] Me
        [bot] Bot
       *[open] Open
    }
seats-about = Open seats are for whoever gets the link. Several seats for you: pass the device around.
only-bots = At least one seat must be yours or open.
bots = Bots
bots-which = For which bots?
bots-all = All bots
bots-only = Only { $colour }
bots-level = How strong?
bots-mixed = They differ. Choose one to make them all alike.
bots-style = Of what kind?
style-none = balanced
clock = Clock
clock-kind =
    { $kind ->
        [none] None
        [game] Real time
       *[move] Days per move
    }
clock-about =
    { $kind ->
        [none] Everybody thinks as long as they like.
        [game] Whoever runs out of time is played by a bot until they return.
       *[move] For games that go on for weeks. Whoever is late is played by a bot until they return.
    }
clock-alone = When the time is up, the game is lost.
clock-minutes = Minutes for each player
clock-increment = Seconds added per move
clock-days = Days for each move
who-may-come = Who may come?
who-value =
    { $who ->
        [link] Only with the link
       *[public] Everybody
    }
setup = Set-up
house-rules = House rules
house-rules-about = Leave them alone, and you play by the book.
preset = Rules
preset-name =
    { $preset ->
        [rulebook] As in the rulebook
       *[mixed] Your own mix
    }
edition = Edition
create-and-invite = Make the table
create-and-play = Play

## The waiting room

waiting-title = { $game }: the table is set
waiting-sit = You are invited. Take a seat!
waiting-host =
    { $open ->
        [one] { $open } seat is free. Send the link around – or start, and a bot takes it.
       *[other] { $open } seats are free. Send the link around – or start, and bots take them.
    }
waiting-others =
    { $open ->
        [one] You are in. { $open } seat is still free.
       *[other] You are in. { $open } seats are still free.
    }
seat-open = Free
sit = Sit down
sit-too = Sit here too
leave = Leave
start-with-bots = Start with bots
bots-free = For seats that stay free: { $bot }
here = here
away = away
you-here = you
invitation = Link to this table
invitation-title = Come and play!
invitation-code = Or by its code: { $code }
option-says = { $name }: { $value }
clock-says =
    { $kind ->
        [game] Clock: { $time } each, plus { $increment } seconds per move
       *[move] Clock: { $time } per move
    }
time-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

## The table

title-your-turn = ● Your turn – { $game }
seat-name-colour = { $name } ({ $colour })
people = People at the table
stand-in = a bot plays
bot-plays-for-you = A bot is playing for you.
one-moment = One moment…
act-too = { $who } may act at the same time.
looking-back = You are looking back: this was the table after move { $move }.
to-live = Back to now
choices = Your choices
choices-count =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
choices-narrow = With
preview = { $action } – this will happen:
skip = Skip
undo = Undo
undo-asked = You asked to take back your move. Waiting for the others…
undo-request = { $who } would like to take back a move.
undo-agree = All right
undo-refuse = No
hint = Hint
hinted = suggested
hint-sure =
    { $sure ->
        [clear] Clearly the best.
        [likely] Probably the best.
       *[close] A close call: others are about as good.
    }
hint-chance = Your chances with it: about { $chance }.
hint-others = Also worth a thought:
odds-help = What does this bar show?
odds-shared = How the expedition stands: { $chance }
odds-seat = { $who } { $chance }
log = Log
log-start = Setup
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
rules = Rules
rules-search = Search the rules
rules-none = No rule mentions “{ $wanted }”.
rulings = Questions and answers
rule-link = Rule { $rule }
why-label = Why can’t I …?
why-placeholder = What would you like to do?
why-unknown = No move is called that.
why-possible = You can: that is possible right now.
table = Table
resign = Let a bot play
give-up = Give up
give-up-sure = Really give up? The game is lost.
return = Take my seat back
seal = Sealed dice
seal-about = All chance in this game comes from a secret that was fixed before the first move. This is its seal; at the end the secret is shown, and anybody can check that it fits.
scrubber = Look back
move-number = Move
move-of = Move { $move } of { $most }
first = To the start
previous = One move back
next = One move on
last = To the end
autoplay = Play
pause = Pause
cover = Pass the device to { $colour }
cover-about = The others look away, please.
cover-ready = I am { $colour }

## The end

result-won =
    { $me ->
        [yes] You win!
       *[no] { $who } wins!
    }
result-shared = Shared win: { $who }
result-lost = Nobody wins this time.
plot = How far everybody was, over time: { $who }
story-length = { $round }, { $moves } moves.
story-leader =
    { $me ->
        [yes] You were in front for { $share } % of the game.
       *[no] { $who } was in front for { $share } % of the game.
    }
story-changes =
    { $changes ->
        [0] Nobody else ever took the lead.
        [one] The lead changed once.
       *[other] The lead changed { $changes } times.
    }
story-leap =
    { $me ->
        [yes] The biggest leap was yours ({ $round }): from { $from } to { $to }.
       *[no] The biggest leap: { $who } ({ $round }), from { $from } to { $to }.
    }
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
replay-of = Replay: { $game }
replay-at = Move { $move } of { $most }
replay-title = Watch this game
share-replay = Share the replay
download = Download
dice-check = Check the dice
dice-fair = The dice were fair.
dice-wrong = Something does not fit!
dice-insecure = Your browser can check the dice only on a secure page (https). The record can be checked with “cenote verify”.
dice-more = To replay every move as well: download the record and run “cenote verify”.
seal-kept =
    { $good ->
        [yes] The seal is the one this device saw when it came to the table.
       *[no] The seal is not the one this device saw when it came to the table.
    }
seal-unseen = This device first saw the seal after the game.
seal-secret =
    { $good ->
        [yes] The secret shown now fits the seal, so it was fixed before the first move.
       *[no] The secret shown now does not fit the seal.
    }
seal-seed =
    { $good ->
        [yes] The record of the game was played with this secret.
       *[no] The record of the game was played with another secret.
    }
seal-salt =
    { $good ->
        [yes] The share of chance that this device added is in it, so nobody could choose the outcome.
       *[no] The share of chance that this device added is missing.
    }

## Looking back

review = How it went
review-of = How it went: { $game }
review-thinking = Going through the game once more…
review-chances = What everybody could hope for
review-chances-shared = How the expedition stood
review-plot = The game from the first decision to the last
review-turns = Turning points
review-no-turns = No big swings: a calm game.
review-moment = The board at that moment
review-pick = Tap the picture or a turning point to see the board of that moment.
review-replay = Replay from here
review-show = Show on the board
review-show-played = As played
review-show-best = As advised
review-played = Played: { $action }.
review-better = A stronger player would advise: { $action } – { $why }.
review-cost = That would have been worth about { $cost } of a win.
review-luck =
    { $luck ->
        [good] Then luck was with { $who }: { $share } up.
       *[bad] Then luck was against { $who }: { $share } down.
    }
review-seats = Skill and luck
review-accuracy = Accuracy
review-accuracy-of = Accuracy: { $value } of 100
review-luck-seat =
    { $luck ->
        [good] Luck lent a hand
        [bad] Luck could have been kinder
       *[even] Neither good nor bad luck
    }
review-seats-about = Accuracy tells how close the choices came to a stronger player’s. Luck is what the cards, the dice and the others brought.
review-about = A strong bot has looked at every decision again, knowing only what the player could know. It is not always right either.

## What the server refuses

refuse-not-begun = The game has not begun yet.
refuse-not-yours = This seat is not yours.
refuse-not-now = Somebody else’s move is not finished yet. Nothing was done: try again in a moment.
refuse-no-undo = There is nothing of yours to take back.
refuse-undo-unfinished = Finish this move first: the others do not know yet that it has begun.
refuse-hint-turn = Hints are for your own turn.
refuse-begun = The game has begun: seats can no longer change.
refuse-many-tables = You have { $most } tables going. Finish or leave one first.
refuse-taken = This seat has just been taken.
refuse-not-host = Only the host can begin.
refuse-rematch = A rematch is for the players of a finished game.
refuse-no-table = There is no table “{ $code }”. Check the link or the code.
refuse-no-database = The server cannot store anything right now. Try again in a moment.
refuse-other-rules = This game was begun with version { $was } of its rules; this server now has version { $now }. Nothing is lost: whoever runs the server can go back to the release of that time.
refuse-other-edition = This table needs the edition “{ $edition }”, which this server no longer has as it was. Nothing is lost: whoever runs the server can put it back.
refuse-too-fast = Not so fast, please.
refuse-daily-sealed = This is somebody’s expedition of the day. You can watch it when the day is over.
refuse-no-daily = This game has no expedition of the day.
refuse-daily-undo = What the expedition of the day has shown cannot be taken back.
refuse-daily-hint = There are no hints in the expedition of the day.
refuse-not-over = You can see this when the game is over.
refuse-daily-secret = You can see this when the day is over.
refuse-link = This personal link is not valid, or no longer. Copy it again from your other device.
refuse-newcomers = Too many new guests come from your network. Wait a minute.
refuse-busy = Your other questions are still being thought about. Wait for the answers.
