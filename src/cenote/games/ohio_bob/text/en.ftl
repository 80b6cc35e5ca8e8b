### Ohio Bob, English

game-name = Ohio Bob and the Lost Amulet
game-blurb = Three levels of temple, one bag, and never enough breath. Is the next card a tool for your hand or the floor you walk on? Climb to the amulet with the right gems, alone or with a friend.
round-name = Level { $round }

## Names

effect-name =
    { $effect ->
        [move] Move
        [key] Key
        [stone] Stone
        [hammer] Sledgehammer
        [rope] Rope
        [torch] Torch
        [map] Temple map
       *[super] Super gear
    }
the-effect =
    { $effect ->
        [move] move
        [key] key
        [stone] stone
        [hammer] sledgehammer
        [rope] rope
        [torch] torch
        [map] temple map
       *[super] Super gear
    }
effect-about =
    { $effect ->
        [move] One step in a direction shown. Where the temple is still dark, you explore instead.
        [key] One later move of this card may go through a locked door.
        [stone] The first trap you step on with this card does nothing.
        [hammer] One step, or a look into the unknown, straight through walls and locked doors.
        [rope] Up to two steps over empty cells and pits. A pit does nothing, but you cannot explore.
        [torch] Do what one side of the top card of your pile says.
        [map] Lay the next room on a side that you can see clearly, without standing at the border.
       *[super] One step any way you like. Pits and traps do nothing, locked doors open, walls do not.
    }
cell-name =
    { $cell ->
        [empty] Empty cell
        [stairs] Stairs
        [ration] Ration
        [chest] Chest
        [pit] Pit
        [trap] Trap
        [teleporter] Teleporter
        [red] Red chest
        [yellow] Yellow chest
        [green] Green chest
       *[blue] Blue chest
    }
cell-about =
    { $cell ->
        [empty] Nothing happens here.
        [stairs] Only the stairs of the last room lead on. All others are just floor.
        [ration] 1 energy more, up to your maximum. In a team it is for your partner.
        [chest] The top card of your pile goes to your hand.
        [pit] You must rest at once, and the rest of your card is lost.
        [trap] You lose 1 energy, every time.
        [teleporter] Takes you to the same cell of a room next door.
        [red] The first red card of your pile goes to your hand. If there is none, the top card does.
        [yellow] The first yellow card of your pile goes to your hand. If there is none, the top card does.
        [green] The first green card of your pile goes to your hand. If there is none, the top card does.
       *[blue] The first blue card of your pile goes to your hand. If there is none, the top card does.
    }
direction =
    { $direction ->
        [up] up
        [down] down
        [left] left
       *[right] right
    }
towards =
    { $direction ->
        [up] upwards
        [down] downwards
        [left] to the left
       *[right] to the right
    }
beside-you =
    { $direction ->
        [up] above you
        [down] below you
        [left] on your left
       *[right] on your right
    }
next-room =
    { $direction ->
        [up] the room above
        [down] the room below
        [left] the room on the left
       *[right] the room on the right
    }
gem-colour =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
        [multi] Rainbow
       *[white] Any one colour
    }
set-name =
    { $set ->
        [green] Green set
       *[blue] Blue set
    }
side-letter =
    { $side ->
        [a] A
       *[other] B
    }
state =
    { $state ->
        [ready] ready
        [declared] waiting to rest
        [rested] rested, waiting
       *[left] gone up
    }
count-gems =
    { $count ->
        [one] gem
       *[other] gems
    }
challenge-group =
    { $colour ->
        [red] { $count } red { count-gems }
        [yellow] { $count } yellow { count-gems }
        [green] { $count } green { count-gems }
        [blue] { $count } blue { count-gems }
        [multi] { $count } rainbow { count-gems }
       *[white] { $count } { count-gems } of any one colour
    }
challenge-name =
    { $which ->
        [a] Challenge A
       *[b] Challenge B
    }
cards-back =
    { $count ->
        [0] nothing to take back
        [one] { $count } card back in hand
       *[other] { $count } cards back in hand
    }
ending =
    { $ending ->
        [won] The trap is disarmed, the amulet is yours: victory!
        [energy] Not a spark of energy left: the expedition ends here, and the game is lost.
        [amulet] The trap snaps shut, and the amulet stays where it is: the game is lost.
        [pile] The pile has run out too soon: the game is lost.
        [turns] Too many turns on one level: the temple keeps its secret, and the game is lost.
       *[exchange] Too few cards have changed hands, so nobody can win any more: the game is lost.
    }
daily-share =
    { $result ->
        [won]
            { $turns ->
                [one] Ohio Bob, { $day }: amulet won in { $turns } turn, { $energy } energy left!
               *[other] Ohio Bob, { $day }: amulet won in { $turns } turns, { $energy } energy left!
            }
       *[lost]
            { $turns ->
                [one] Ohio Bob, { $day }: lost on level { $level } after { $turns } turn.
               *[other] Ohio Bob, { $day }: lost on level { $level } after { $turns } turns.
            }
    }

## Events

event-challenge-chosen =
    { $challenge ->
        [a]
            { $me ->
                [yes] You take on challenge A.
               *[no] { $who } takes on challenge A.
            }
       *[b]
            { $me ->
                [yes] You take on challenge B.
               *[no] { $who } takes on challenge B.
            }
    }
event-card-shown =
    { $me ->
        [yes] Your pile now shows “{ $card }”.
       *[no] { $who }’s pile now shows “{ $card }”.
    }
event-card-kept =
    { $me ->
        [yes] You keep “{ $card }”.
       *[no] { $who } keeps “{ $card }”.
    }
event-room-laid =
    { $me ->
        [yes] You lay a room: “{ $face }”.
       *[no] { $who } lays a room: “{ $face }”.
    }
event-link-laid = In the middle of the table: “{ $face }”.
event-card-played =
    { $side ->
        [single]
            { $me ->
                [yes] You play “{ $card }”.
               *[no] { $who } plays “{ $card }”.
            }
       *[other]
            { $me ->
                [yes] You play “{ $card }”, side { side-letter }.
               *[no] { $who } plays “{ $card }”, side { side-letter }.
            }
    }
event-moved =
    { $me ->
        [yes] You go { direction }.
       *[no] { $who } goes { direction }.
    }
event-explored =
    { $me ->
        [yes] You explore { towards }.
       *[no] { $who } explores { towards }.
    }
event-effect-skipped =
    { $me ->
        [yes] You skip the { the-effect }.
       *[no] { $who } skips the { the-effect }.
    }
event-copied =
    { $me ->
        [yes] By torchlight you copy side { side-letter } of “{ $card }”.
       *[no] By torchlight { $who } copies side { side-letter } of “{ $card }”.
    }
event-ration-eaten =
    { $amount ->
        [0]
            { $me ->
                [yes] A ration, but you gain nothing from it.
               *[no] A ration, but { $who } gains nothing from it.
            }
       *[other]
            { $me ->
                [yes] A ration: you gain { $amount } energy.
               *[no] A ration: { $who } gains { $amount } energy.
            }
    }
event-chest-opened =
    { $me ->
        [yes] You take “{ $card }” out of the chest.
       *[no] { $who } takes “{ $card }” out of the chest.
    }
event-trap-sprung =
    { $me ->
        [yes] A trap! You lose 1 energy.
       *[no] A trap! { $who } loses 1 energy.
    }
event-trap-avoided =
    { $me ->
        [yes] A trap, but it cannot harm you.
       *[no] A trap, but it cannot harm { $who }.
    }
event-fell =
    { $me ->
        [yes] You fall into a pit!
       *[no] { $who } falls into a pit!
    }
event-teleported =
    { $me ->
        [yes] Whoosh! The teleporter takes you to { next-room }.
       *[no] Whoosh! The teleporter takes { $who } to { next-room }.
    }
event-rest-declared =
    { $me ->
        [yes] You want to rest, and wait for your partner.
       *[no] { $who } wants to rest, and waits.
    }
event-rested =
    { $me ->
        [yes] You rest: { cards-back }, { $cost } energy gone.
       *[no] { $who } rests: { cards-back }, { $cost } energy gone.
    }
event-level-left =
    { $level ->
        [3]
            { $me ->
                [yes] You climb the last stairs. There it is: the amulet!
               *[no] { $who } climbs the last stairs. There it is: the amulet!
            }
       *[other]
            { $me ->
                [yes] You climb the stairs and leave level { $level }.
               *[no] { $who } climbs the stairs and leaves level { $level }.
            }
    }
event-energy-given =
    { $me ->
        [yes] You leave 1 energy with your partner.
       *[no] { $who } gives 1 energy away before going up.
    }
event-discarded =
    { $me ->
        [yes] You leave “{ $card }” behind.
       *[no] { $who } leaves “{ $card }” behind.
    }
event-level-began = Level { $round } begins.
event-handed-over =
    { $me ->
        [yes] You hand the turn over.
       *[no] { $who } hands the turn over.
    }
event-offered =
    { $me ->
        [yes] You offer “{ $card }” for a swap.
       *[no] { $who } offers “{ $card }” for a swap.
    }
event-exchanged =
    { $me ->
        [yes] You give “{ $card }” and get “{ $other }”.
       *[no] { $who } gives “{ $card }” and gets “{ $other }”.
    }
event-refused =
    { $me ->
        [yes] You turn the swap down.
       *[no] { $who } turns the swap down.
    }
event-amulet-tested =
    { $passed ->
        [yes]
            { $me ->
                [yes] Click: you have everything it takes to disarm the trap!
               *[no] Click: { $who } has everything it takes to disarm the trap!
            }
       *[no]
            { $me ->
                [yes] You do not have what it takes to disarm the trap…
               *[no] { $who } does not have what it takes to disarm the trap…
            }
    }
event-ended = { ending }

## Actions

action-challenge =
    { $which ->
        [a] Take on challenge A
       *[b] Take on challenge B
    }
action-pick =
    { $which ->
        [first] Choose the first card
       *[second] Choose the second card
    }
action-play = Play “{ $card }”, side { side-letter }
action-rest = Rest
action-hand-over = Hand the turn over
action-go =
    { $direction ->
        [up] Go up
        [down] Go down
        [left] Go left
       *[right] Go right
    }
action-skip = Skip it
action-copy =
    { $side ->
        [a] Copy side A
        [b] Copy side B
       *[nothing] Copy nothing
    }
action-teleport = Jump to { next-room }
action-remain = Stay on the teleporter
action-stairs =
    { $answer ->
        [leave] Climb the stairs
       *[other] Stay on this level
    }
action-bonus =
    { $answer ->
        [use] Take it
       *[leave] Leave it for later
    }
action-gift =
    { $answer ->
        [give] Give 1 energy
       *[keep] Keep your energy
    }
action-choose = Choose “{ $card }”
action-refuse = No swap

## Questions

ask-challenge = Which challenge of the amulet do you take on?
waits-challenge = { $who } is choosing a challenge…
ask-opening = Which of the two cards do you keep? The other one becomes your first room.
waits-opening = { $who } is choosing a first card…
ask-turn = You have { $energy } energy, and a rest costs { $cost }. Which card do you play, or do you rest?
waits-turn = The next card is up to { $who }…
ask-direction =
    { $effect ->
        [hammer] The sledgehammer is raised: which way?
        [move] Which way do you go?
       *[other] Super gear on: which way?
    }
waits-direction = { $who } is looking for the way…
ask-rope =
    { $step ->
        [1] Which way do you throw the rope?
       *[other] One more step on the rope: which way?
    }
waits-rope = { $who } is swinging on the rope…
ask-map = On which side do you lay the next room?
waits-map = { $who } is reading the temple map…
ask-torch = Which side of your top card do you copy?
waits-torch = { $who } is holding the torch up…
ask-teleport = The teleporter hums: which room do you jump to?
waits-teleport = { $who } is standing on a humming teleporter…
ask-stairs =
    { $level ->
        [3] The last stairs: do you go up to the amulet?
       *[other] The stairs lead on: do you leave level { $level }?
    }
waits-stairs = { $who } is looking up the stairs…
ask-bonus =
    { $cell ->
        [ration] Do you take the ration?
       *[other] Do you open the chest?
    }
waits-bonus = { $who } is eyeing the find…
ask-gift = You are about to go up with { $energy } energy: do you leave 1 of it with your partner?
waits-gift = { $who } may give some energy away…
ask-discard =
    { $count ->
        [one] One card too many: which one do you leave behind?
       *[other] { $count } cards too many: which one do you leave behind first?
    }
waits-discard = { $who } is sorting the bag…
ask-offer = You are standing side by side: which card do you offer for a swap?
waits-offer = { $who } may offer a card for a swap…
ask-answer = Which card do you give in return?
waits-answer = { $who } is thinking about the swap…
ask-first-room = Level { $level }: which of the two cards becomes your first room? The other one stays on top of the pile.
waits-first-room = { $who } is choosing a first room…

## House rules

option-energy-face = Energy card
    .about = How much energy you have at most, and at the start of each level: 6 or 5.
    .easy = Easy
    .hard = Hard
option-level-face = Level card
    .about = How many rooms each level has. On the hard side there are more, and rations do nothing on level 1.
    .easy = Easy
    .hard = Hard
option-amulet-face = Amulet card
    .about = How demanding the two challenges are.
    .easy = Easy
    .hard = Hard
option-link-face = Link room
    .about = The room between the two players: open, or split by walls and a locked door.
    .easy = Easy
    .hard = Hard
option-set = Card set
    .about = The set you play with alone. For two, the first player has this one and the second player the other.
    .green = Green
    .blue = Blue
option-l3-low-stairs-exit = Lower stairs on level 3
    .about = Whether, with all rooms of level 3 on the table, any stairs lead to the amulet.
    .false = They do nothing
    .true = They lead to the amulet
option-hammer-scope = Reach of the sledgehammer
    .about = Whether you can also walk through a plain wall with it, or only explore.
    .any = Walks through everything
    .explore-or-door = Never walks through a plain wall
option-map-border-wall-blocks = Temple map at the border
    .about = Whether a wall or door right on the border blocks the temple map. Those inside always do.
    .true = It blocks
    .false = It does not
option-bonus-optional = Rations and chests
    .about = Whether you may leave a ration or a chest alone.
    .false = You must take them
    .true = You may leave them
option-teleporter-optional = Teleporters
    .about = Whether you may stay on a teleporter.
    .false = You must jump
    .true = You may stay
option-teleport-keeps-protection = Protection beyond the teleporter
    .about = Whether Super gear and stone also protect you where you come out.
    .true = They protect you
    .false = They do not
option-stairs-choice = Climbing the stairs
    .about = When you may leave the level.
    .on-entry = Only on stepping onto the stairs
    .while-standing = Also later, while standing there
option-hand-max-row = Card limit
    .about = Which level’s card limit counts when you change levels.
    .entered = That of the level ahead
    .left = That of the level behind you
option-sg-discardable = Leaving Super gear behind
    .about = Whether Super gear may be among the cards you discard. It is then out of the game.
    .false = No
    .true = Yes
option-sg-exchangeable = Swapping Super gear
    .about = Whether Super gear may be swapped. It then counts as a card of your partner’s.
    .false = No
    .true = Yes
option-deckout = Empty pile
    .about = When an empty pile loses the game.
    .rooms-missing = While rooms of the level are missing
    .literal-until-l3-done = Any time before the last room of level 3
option-rations-off-card = Rations without effect
    .about = Which hard card takes the effect of rations away on level 1.
    .level = The Level card
    .energy = The Energy card
option-pairing = Backs of the cards
    .about = Whether each tool always has the same room on its back.
    .fixed = Always the same
    .shuffled = Shuffled for each game
option-coop-order = Order for two
    .about = Who may play when there are two of you.
    .free = Whoever is ready
    .alternate = Taking turns
option-coop-rest = Resting for two
    .about = When you pay for a rest and take your cards back.
    .joint = When both rest
    .immediate = At once, then you wait
option-coop-exit = Way out for two
    .about = Whose last room you may leave the level by.
    .any = Either player’s
    .own = Only your own
option-coop-early-loss = Missed swaps
    .about = Whether you lose as soon as a player leaves a level with too few of the partner’s cards.
    .false = No, play on
    .true = Yes, at once
option-turn-cap = Turn limit
    .about = After this many turns of a player on one level the game is lost. 0 means no limit.

## Why not

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-partner-plays = Your partner is in the middle of a card. Wait until it is done.
why-you-wait = You are waiting: you go on when your partner rests too or goes up.
why-you-left = You have left this level already. Your partner plays on alone.
why-other-decision =
    { $verb ->
        [challenge] The challenge is chosen at the very start, and for good.
        [pick] You choose between two cards only when a level begins.
        [play] You can play a card only when no other card is being played.
        [rest] You can rest only between two cards.
        [hand_over] You can hand over only instead of playing a card.
        [go] There is no step to make right now.
        [skip] There is nothing to skip right now.
        [copy] You copy a card only by torchlight.
        [teleport] You jump only when a teleporter gives you a choice of rooms.
        [remain] You are not on a teleporter that is asking you.
        [stairs] You decide about the stairs when you step onto those of the last room.
        [bonus] There is no ration or chest to decide about.
        [gift] You can give energy away only on leaving a level while your partner stays.
        [choose] There is no card to discard or to swap right now.
       *[refuse] Nobody is talking about a swap right now.
    }
why-option =
    { $option ->
        [teleporter_optional] The teleporter takes you along. Staying needs the house rule “{ option-teleporter-optional }”.
        [coop_order] Whoever is ready may play, so there is nothing to hand over. That needs two players and the house rule “{ option-coop-order }”.
       *[stairs_choice] You are asked only when you step onto the stairs. Leaving later needs the house rule “{ option-stairs-choice }”.
    }
why-not-in-hand = You do not have “{ $card }” in your hand.
why-no-such-side = “{ $card }” has one side only.
why-nothing-played = You have not played anything since your last rest, so there is nothing to take back.
why-just-handed = Your partner has just handed the turn over to you: you cannot hand it straight back.
why-partner-waits = Your partner cannot play right now, so the turn stays with you.
why-not-on-stairs = You are not on stairs that lead up.
why-rooms-missing =
    { $count ->
        [one] You still have to explore { $count } room of this level.
       *[other] You still have to explore { $count } rooms of this level.
    }
why-not-printed = The { the-effect } does not lead { towards } here.
why-wall = There is a wall { beside-you }.
why-door = The door { beside-you } is locked, and you have no key for it.
why-partner-there = Your partner is standing { beside-you }. There is no room for two.
why-level-full = All rooms of this level are on the table already: there is nothing left to explore.
why-pile-empty = Your pile is empty: there is no room left to lay.
why-rope = The rope does not lead { towards }: it takes you only to empty cells and pits, never through walls or doors and never into the unknown.
why-map = You cannot lay a room { towards }: nothing may block your view to the border, and the place behind it must be free.
why-no-room-there = The teleporter does not lead to { next-room }: there is none, or somebody stands on your cell.
why-super-stays = The Super gear stays with you.

## Rules: terms

rule-R0 = Terms
rule-R0-1 = A room is a card with 3 rows of 4 cells. Rooms lie side by side on the table and make up the level.
rule-R0-2 = Up, down, left and right are meant as you see the table. For two, you sit opposite each other, so your up is your partner’s down.
rule-R0-3 = Between two cells there is nothing, a wall or a locked door. Where two rooms meet, both borders count: if either shows a door, it is one door; if not, and either shows a wall, it is one wall.
rule-R0-4 = You have a hand, your played cards, and a pile that lies tool side up, so that you always see its top card. The rooms lie on the table. No card is ever lost: all 17 of a set are always somewhere here.
rule-R0-5 = Each card has two faces: a tool in hand and pile, a room on the table. Nobody looks at the room behind a card of the pile.

## Rules: setup

rule-R1 = Setup
rule-R1-1 = You play with an Energy, a Level and an Amulet card. Each has an easy and a hard side, and you choose freely. For your first game, stay on the easy side.
rule-R1-2 = You start on level 1 with 6 energy, or 5 on the hard side. You never have more than that.
rule-R1-3 = Choose one of the two challenges of your Amulet card before you see any card. It holds for the whole game.
rule-R1-4 = You take the Super gear in hand.
rule-R1-5 = Choose the green or the blue set. Its 17 cards are shuffled and become your pile, tool side up.
rule-R1-6 = Of the first two cards, keep one in hand. The other is flipped and becomes your first room, with the stairs in the bottom row. You already see the third card when you choose.
rule-R1-7 = Your explorer starts on the stairs of that room, which counts as the first of the level. 15 cards are left in your pile.

## Rules: your turn

rule-R2 = Your turn
rule-R2-1 = On your turn you do one thing: play a card from your hand, or rest.
rule-R2-2 = With an empty hand you must rest. With cards in hand you may.
rule-R2-3 = You can take as many turns as you like, up to a limit that only keeps games from going on forever: “{ option-turn-cap }”. Each card, each rest and each handing over is one turn.

## Rules: playing a card

rule-R3 = Playing a card
rule-R3-1 = The card goes to your played cards, you choose side A or B, and its effects follow from left to right. The Super gear has a single side.
rule-R3-2 = Nothing is compulsory: you may skip any effect, or even all of them. What is impossible is skipped by itself; stones and keys are taken by themselves.
rule-R3-3 = You decide effect by effect. What one of them reveals, you know before the next.
rule-R3-4 = A stone or a key is good for any later move of the same card. If you do not use it, it is gone.
rule-R3-5 = A card ends early if you fall into a pit, leave the level or the game ends. The effects that are left are lost.
rule-R3-6 = A card you take from a chest goes to your hand. You can play it from your next turn on.

## Rules: moving

rule-R4 = Moving
rule-R4-1 = A move takes you one cell in one of the directions shown, never diagonally.
rule-R4-2 = A wall stops you. So does a locked door, unless you use a key, the sledgehammer or the Super gear.
rule-R4-3 = If there is a room on the table where you are going, you simply walk in.
rule-R4-4 = If you would step off the card and there is no room yet, you explore instead. If that is impossible, you cannot go that way.
rule-R4-5 = After each step, the cell you have entered takes effect at once, before the card goes on.

## Rules: exploring

rule-R5 = Exploring
rule-R5-1 = You can explore if rooms of this level are still missing, your pile is not empty, the place is free, and you could pass the border of your own room there. What the new room shows on its side does not matter.
rule-R5-2 = Flip the top card of your pile and lay it next to your room, with the stairs in the bottom row. You stay where you are: the step is used up.
rule-R5-3 = The last room of the level is laid upside down, so that its stairs are in the top row. They are your way out.
rule-R5-4 = Every normal move can explore, and so can the Super gear. The rope cannot.
rule-R5-5 = A key used to explore through a door is spent, and the door locks again. To walk in, you need another one.
rule-R5-6 = If that was the last card of your pile and rooms are still missing, you have lost.

## Rules: stone and key

rule-R6 = Stone and key
rule-R6-1 = A stone blocks the first trap you step on with the same card. Without one you may still step on it, for 1 energy.
rule-R6-2 = A key opens one locked door for one later move of the same card, to walk or to explore. Behind you the door locks again.

## Rules: special cards

rule-R7 = Special cards
rule-R7-1 = Sledgehammer: one step in a direction shown, through walls and locked doors alike, or a look through the border into a new room. The hole closes behind you.
rule-R7-2 = Rope: one or two steps over empty cells and pits, in any directions shown. Pits do nothing, and you may even end on one. No exploring, no walls, no doors; stairs, traps, teleporters, rations and chests, used ones too, are out of reach.
rule-R7-3 = Torch: choose a side of the top card of your pile and do what it says. The card stays where it is, and you finish what you copied even if it leaves the pile. An empty pile or another torch gives nothing.
rule-R7-4 = Temple map: choose a side of your room that you can see in a straight line, with no wall or door in between, and where no room lies yet. Lay the next room there. In all other respects you are exploring.
rule-R7-5 = Super gear: one step in any direction. Pits and traps do nothing, locked doors are no obstacle, and you may explore. Walls stop you. It has no gem, but otherwise it is a card like any other.
rule-R7-6 = The rainbow card takes you one step: left on side A, right on side B. At the amulet its gem stands for any one colour, and a coloured chest takes it for its own.

## Rules: cells

rule-R8 = Cells
rule-R8-1 = Rations and chests take effect when you enter them, whether you like it or not, but only once per visit: leave the room and come back, and everything in it is fresh again.
rule-R8-2 = Ration: 1 energy more, but never above your maximum. With the hard Level card it does nothing on level 1.
rule-R8-3 = Chest: the top card of your pile goes to your hand. An empty pile gives nothing.
rule-R8-4 = Coloured chest: from the top of your pile, take the first card of that colour; the rainbow card counts. The others keep their order. If there is none, take the top card.
rule-R8-5 = Pit: you rest at once, and what is left of your card is lost. On the rope or with the Super gear nothing happens.
rule-R8-6 = Trap: you lose 1 energy at once, unless a stone or the Super gear protects you.
rule-R8-7 = Pits and traps work every time you enter them. Standing on one does nothing.
rule-R8-8 = Teleporter: it takes you to the same cell of a room next door. If there are several, you choose; if there is none, nothing happens. The new cell takes effect, unless it is a teleporter too. What protected your step protects you there as well.
rule-R8-9 = Stairs in the bottom row do nothing.
rule-R8-10 = On the stairs of the last room you may leave the level. If you would rather stay, your card goes on, and you are asked again only when you come back to them.
rule-R8-11 = When your energy drops to 0, the game is lost on the spot.

## Rules: resting

rule-R9 = Resting
rule-R9-1 = You can rest only if you have played at least one card since the last time.
rule-R9-2 = Take all your played cards back and pay the energy of your level: 1, 2 or 3. If that leaves you with none, you have lost.
rule-R9-3 = You stay where you are. Rations and chests you have used stay used, since you did not leave the room.

## Rules: the next level

rule-R10 = The next level
rule-R10-1 = Climbing the stairs takes you one level up.
rule-R10-2 = Your energy goes back to its starting value.
rule-R10-3 = You take all your played cards in hand, the last one too. Its remaining effects are lost.
rule-R10-4 = On level 2 you may bring 4 cards, on level 3 you may bring 5, Super gear included. You discard what is too much, as you choose, but never the Super gear.
rule-R10-5 = The rooms of the old level and your discards are shuffled and go under your pile. The rest of the pile stays as it is.
rule-R10-6 = Of the two top cards, choose one as your first room and start on its stairs. The other stays on top of the pile.

## Rules: the amulet

rule-R11 = The amulet
rule-R11-1 = When you climb the stairs of level 3, take all your played cards in hand. Now you may have as many as you like.
rule-R11-2 = Your challenge asks for groups of gems. A coloured group needs gems of that colour; a white one needs gems of one same colour, whichever you like. Each card counts once, and the rainbow gem fills any place. Gems you do not need do no harm.
rule-R11-3 = If you have them all, you win. If not, you lose.

## Rules: defeat

rule-R12 = Defeat
rule-R12-1 = You lose when your energy drops to 0.
rule-R12-2 = You lose if you lack the gems at the amulet.
rule-R12-3 = You lose when your pile runs out by exploring, by the map or by a chest while rooms of your level are still missing.

## Rules: difficulty

rule-R13 = Difficulty
rule-R13-1 = Alone, you may mix easy and hard sides of Energy, Level and Amulet as you like.
rule-R13-2 = It is the hard Level card that spoils the rations of level 1.

## Rules: two players

rule-R14 = Two players
rule-R14-1 = Ohio Bob and Idaho Joe play as a team. Each has a set of one colour, with energy, hand, pile and challenge of their own, and both play the same difficulty. Choose a side of the link room too. The first player makes each choice of the setup first.
rule-R14-2 = The link room lies in the middle, your first rooms on either side of it. Each of you lays rooms as you see them yourself, so your partner’s are upside down for you. Only stairs of a room laid as somebody’s last one lead up.
rule-R14-3 = Whoever is ready may play the next card, as often as they like; a card is always finished before the next one begins. With “{ option-coop-order }” you can take turns instead: then you may hand over, but not straight back.
rule-R14-4 = You rest together. Whoever wants to rest says so and waits; once both have, both pay and take their cards back. You cannot change your mind, and you may rest with nothing played. If your partner has left, or leaves now, you rest at once.
rule-R14-5 = If you fall into a pit, you rest and pay at once, then wait until your partner rests too or goes up. If your partner was waiting to rest, that happens right after, and you both go on.
rule-R14-6 = A ration is for your partner, and lost if they are at their maximum. Once they have left the level, it is yours.
rule-R14-7 = You may walk in each other’s rooms and use everything in them; what one of you has used is still fresh for the other. You can never both be on the same cell.
rule-R14-8 = You always use your own pile, wherever you are, and a room counts for whoever laid it. The link room counts for nobody.
rule-R14-9 = Once per level, at the end of a card, you may swap one card each if you stand side by side with neither wall nor door between you. The cards come from hand or played cards, never the Super gear, and go to the hand. Whoever has just played makes the offer, the other accepts with a card or refuses.
rule-R14-10 = You may leave by the last room of either of you, once you have laid all your own rooms. If you have at least 2 energy, you may give 1 to your partner before you go. Your rooms stay, and your partner plays on alone.
rule-R14-11 = When both have left, all cards go back under the pile of their own set, each of you chooses a first room, and the swap is available again.
rule-R14-12 = At the amulet each of you must meet your own challenge and hold at least 3 cards of your partner’s set. If one fails, both lose; if both succeed, both win.
rule-R14-13 = If one of you loses, both do.

## Rulings

rule-A1 = How many cards have a hard side? Three: Energy, Level and Amulet.
rule-A2 = Do the stairs in the bottom row ever lead on? No, not even on level 3, unless “{ option-l3-low-stairs-exit }” says so.
rule-A3 = Must you plan the whole card in advance? No, only the side. Everything else is decided when it comes up.
rule-A4 = Are stone and key good for the next move only? No, for any later move of the same card.
rule-A5 = What if two borders meet? Door and wall make a door, two doors make one door, and a wall or a door against nothing stays what it is.
rule-A6 = Do you draw a card when you walk into a room that is already there? No, you just walk in.
rule-A7 = What if the new room turns a wall towards you? You have explored it all the same, but you may have to find another way in.
rule-A8 = Can you explore through a locked door with a key? Yes, but that uses the key up. Walking in takes another.
rule-A9 = Can every move explore? Yes, every normal one. The rope cannot, nor can a move marked “no exploring”.
rule-A10 = Can you walk through plain walls with the sledgehammer? Yes, walk as well as explore. “{ option-hammer-scope }” can limit that.
rule-A11 = Must the rope go the same way twice? No. Each step goes where you like, and you may stop after one. Stairs and used chests do not count as empty.
rule-A12 = What becomes of the rest of a card after a pit or the stairs? It is lost.
rule-A13 = Which side does the torch copy? The one you choose. A torch cannot copy a torch, and what you copied stays, even if the card leaves the pile.
rule-A14 = What blocks the temple map? Any wall or door up to the border and on it, and a room already there. “{ option-map-border-wall-blocks }” can open the border.
rule-A15 = Which way does the rainbow card go? Left on side A, right on side B.
rule-A16 = Must you take a ration or open a chest? Yes, unless “{ option-bonus-optional }” lets you leave it for later.
rule-A17 = What makes a ration or chest fresh again? Leaving the room, on foot or by teleporter. A rest does not.
rule-A18 = Must you use a teleporter? Yes, if it leads anywhere, to the same cell as you see it on the table. With “{ option-teleporter-optional }” you may stay.
rule-A19 = Does your protection hold beyond a teleporter? Yes, it is still the same step. “{ option-teleport-keeps-protection }” can change this.
rule-A20 = Can you stay on the stairs and leave later? No, you are asked only when you step onto them, unless “{ option-stairs-choice }” allows it.
rule-A21 = Can you rest without having played anything? Not alone, it would be a waste. In a team you may, to wait for your partner.
rule-A22 = Which card limit counts? That of the level you are going to; before the amulet there is none. “{ option-hand-max-row }” can change this.
rule-A23 = May you discard the Super gear? No, it has no room on its back. With “{ option-sg-discardable }” you may, and it is gone for good.
rule-A24 = Where does the card go that does not become your first room? On levels 2 and 3 it stays on top of the pile.
rule-A25 = When does an empty pile lose the game? When rooms of your level are missing. Once the last one lies, chests just give nothing. “{ option-deckout }” can be stricter.
rule-A26 = Which card switches the rations off? The hard Level card. With “{ option-rations-off-card }” it can be the Energy card.
rule-A27 = What protects you from what? The rope from pits, the stone from traps, the Super gear from both.
rule-A28 = Do you lose your hand in a pit? No, you keep it. You just rest before you can play on.
rule-A29 = How much energy can you have? As much as you start with.
rule-A30 = May a white group have the same colour as another group? Yes, with other cards.
rule-A31 = When do you choose your challenge? Before you see a single card.
rule-A32 = May you discard more than you must? No, exactly what is too much.
rule-A33 = Do you see the cards that a coloured chest passes over? Yes, they lie tool side up. You know them from now on.
rule-A34 = May you know the room behind a card? If you have learnt the cards by heart, yes; we never show it. With “{ option-pairing }” the rooms are dealt to the tools anew.
rule-A35 = May you go round in circles for rations? Yes, until “{ option-turn-cap }” stops you.
rule-A36 = How do two players lay the table? Face to face, with the link room in the middle. Each of you lays rooms as you see them.
rule-A37 = Who plays first with two players? Whoever wants to, one whole card at a time. With “{ option-coop-order }” you take turns.
rule-A38 = When do you pay for a rest with two players? When both rest, so that a ration can still reach you; after a pit, at once. “{ option-coop-rest }” can change this.
rule-A39 = Is a chest your partner has used still fresh for you? Yes, it depends on your own visit.
rule-A40 = Whose pile do you use in your partner’s rooms? Your own. Where both could explore, first come, first served.
rule-A41 = Must you swap? No. One swap per level for the two of you, and a card may come back later.
rule-A42 = May you swap the Super gear? No, unless “{ option-sg-exchangeable }” allows it.
rule-A43 = May you leave by your partner’s last room? Yes, if all your own rooms lie. “{ option-coop-exit }” can forbid it.
rule-A44 = When do you give energy away? Right before you go up, and only if your partner can use it. The next level begins when both have left.
rule-A45 = Where does a discarded card of your partner’s set go? Back to its own set. Mind you: without it you will lack one of your three.
rule-A46 = When is the amulet tested with two players? For each of you on leaving level 3. If one fails, both have lost.
rule-A47 = May you leave without having swapped? Yes, but then you cannot win any more. “{ option-coop-early-loss }” can end the game right there.
rule-A48 = Can it happen that you have nothing to do? No: with cards you can play one for nothing, without cards you rest.
rule-A49 = Can you get locked in? No, every cell of a room can be reached without a key.
rule-A50 = What if a rest costs exactly the energy you have? Then you have lost, even if you had to rest.
rule-A51 = Which Amulet card goes with which set? The one of the same colour.
rule-A52 = Are you asked when there is nothing to choose? No, only about your turn you always are. As soon as one step is possible, you may make it or skip it.
rule-A53 = Are hands secret with two players? No, everything is open, and you may talk.
rule-A54 = What if both play at the same moment? Whoever comes in first goes first, and the other may try again.
rule-A55 = Who starts a swap? Whoever has just played offers a card, the other answers. You are asked only if a swap is possible.

## The words around the table

board-step =
    { $what ->
        [trap] You lose 1 energy.
        [end] That would take your last energy: the game would be lost.
        [safe] You are protected: nothing happens.
        [pit] You rest for { $cost } energy, and the card is over.
        [spent] Used already: nothing happens.
        [ration] 1 energy for you.
        [gift] 1 energy for your partner.
        [wasted] Nobody gains anything from it now.
       *[leave] The way up: you may leave the level.
    }
board-gain = You get “{ $card }”.
board-room = “{ $card }” becomes the room here.
board-last-room = “{ $card }” becomes the last room here. Its stairs lead up.
board-seen = You have seen what is behind it: “{ $face }”.
board-both = Both of you may play now.
label =
    { $label ->
        [player] Player
        [energy] Energy
        [level] Level
        [rooms] Rooms
        [hand] Hand
        [played] Played cards
        [pile] Pile
        [top_card] Top card
        [next_cards] Next cards
        [challenge] Challenge
        [lacking] Still missing
        [gems] Gems
        [rest_cost] Cost of a rest
        [side_a] Side A
        [side_b] Side B
        [single] Single side
        [waiting] waiting
        [ready] ready
        [left] gone up
        [partner] Partner
        [exchange] Swap
        [exchange_used] Swap made
        [partner_cards] Partner’s cards
        [link_room] Link room
        [first_room] First room
        [last_room] Last room
        [stairs_down] Lower stairs
        [stairs_up] Stairs up
        [wall] Wall
        [door] Locked door
        [spent] used
        [key_charge] Key at hand
        [stone_charge] Stone at hand
        [copied] copied
        [charges] At hand
        [zoom_in] Zoom in
        [zoom_out] Zoom out
        [whole_temple] Whole temple
        [done] done
        [missing] missing
        [easy] Easy
        [hard] Hard
        [no_exploring] no exploring
       *[set] Set
    }

## The cards by name

called-rd1-green = Boots (green)
called-rd1-blue = Boots (blue)
called-rd2-green = Crowbar (green)
called-rd2-blue = Crowbar (blue)
called-rd3-green = Sprint (green)
called-rd3-blue = Sprint (blue)
called-rd4-green = Torch (green)
called-rd4-blue = Torch (blue)
called-yl1-green = Canteen (green)
called-yl1-blue = Canteen (blue)
called-yl2-green = Lantern (green)
called-yl2-blue = Lantern (blue)
called-yl3-green = Ladder (green)
called-yl3-blue = Ladder (blue)
called-yl4-green = Temple map (green)
called-yl4-blue = Temple map (blue)
called-gn1-green = Pickaxe (green)
called-gn1-blue = Pickaxe (blue)
called-gn2-green = Machete (green)
called-gn2-blue = Machete (blue)
called-gn3-green = Tool belt (green)
called-gn3-blue = Tool belt (blue)
called-gn4-green = Rope (green)
called-gn4-blue = Rope (blue)
called-bl1-green = Whip (green)
called-bl1-blue = Whip (blue)
called-bl2-green = Gloves (green)
called-bl2-blue = Gloves (blue)
called-bl3-green = Pulley (green)
called-bl3-blue = Pulley (blue)
called-bl4-green = Sledgehammer (green)
called-bl4-blue = Sledgehammer (blue)
called-rb1-green = Rainbow gem (green)
called-rb1-blue = Rainbow gem (blue)
called-supergear = Super gear
called-supergear2 = Super gear (Idaho Joe)

## The rooms by name

called-link-easy = Link room
called-link-hard = Link room with locked door
called-t01 = Antechamber
called-t02 = Pantry
called-t03 = Ruby niche
called-t04 = Sun vault
called-t05 = Jade alcove
called-t06 = Sapphire ledge
called-t07 = Whirling hall
called-t08 = Refectory
called-t09 = Old kitchen
called-t10 = Sun gallery
called-t11 = Jade cell
called-t12 = Sapphire crypt
called-t13 = Broken bridge
called-t14 = Spear corridor
called-t15 = Store room
called-t16 = Oracle
called-t17 = Treasury

## Hints

a-gem =
    { $colour ->
        [red] a red gem
        [yellow] a yellow gem
        [green] a green gem
        [blue] a blue gem
       *[multi] a rainbow gem
    }
count-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
hint-worth = nothing else promised more
hint-challenge-white = you can choose the colour of { $count } gems on the way
hint-challenge-fixed = you know from the start which { $count } gems to look for
hint-pick-gem = it keeps { a-gem } for your amulet
hint-pick-steps = it is good for { count-steps }
hint-pick-top = { a-gem } that your amulet lacks stays on top of the pile
hint-pick-room = your amulet does not need its gem
hint-stairs = it gets you to the stairs that lead on
hint-gem = it gets you { a-gem } that your amulet lacks
hint-last-room = it opens the last room, and with it the way out
hint-ration = it gets you to a ration, for 1 energy more
hint-room =
    { $count ->
        [one] it opens a new room, then only { $count } is missing
       *[other] it opens a new room, then { $count } are still missing
    }
hint-chest = it gets you one more card from a chest
hint-pit = the pit is as good as a rest, { cards-back } for { $cost } energy
hint-safe = the trap there cannot harm you
hint-near-stairs = it takes you closer to the stairs, { count-steps } to go
hint-near-chest = it takes you closer to a chest, { count-steps } to go
hint-near-border =
    { $count ->
        [0] it takes you to a border where you can explore
       *[other] it takes you closer to an open border, { count-steps } to go
    }
hint-rest = { cards-back } for { $cost } energy
hint-rest-partner = your partner is waiting for you to rest
hint-hand-over =
    { $count ->
        [one] your partner still has { $count } card to play
       *[other] your partner still has { $count } cards to play
    }
hint-skip = no step from here would help
hint-leave = level { $level } is next, and your energy is refilled
hint-amulet = you have everything that the amulet asks for
hint-stay-gems = your amulet still lacks { $count } { count-gems }
hint-bonus-later = it will still be there later
hint-gift = your partner has only { $energy } energy left, and you can spare 1
hint-gift-keep = your partner still has { $energy } energy
hint-discard = your amulet can do without { a-gem }
hint-offer-gem = your partner’s amulet lacks { a-gem }
hint-exchange =
    { $count ->
        [0] each of you needs 3 cards from the other, and you have none so far
       *[other] each of you needs 3 cards from the other, and you have { $count } so far
    }
hint-refuse = you can swap only once on each level, and a better chance may come
