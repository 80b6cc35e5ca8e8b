### Realm of the Jade Goddess, English

game-name = Realm of the Jade Goddess
game-blurb = A forgotten city sleeps in the jungle. Race your jeep through it, send your archaeologists into the ruins and piece the jade statues together before the others do.
round-name = Turn { $round }

## Names

object =
    { $object ->
        [1] Jaguar
        [2] Serpent
       *[3] Goddess
    }
piece-letter =
    { $piece ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
token-name =
    { $condition ->
        [good] { object }, piece { piece-letter }, well preserved
       *[bad] { object }, piece { piece-letter }, badly preserved
    }
part-letter =
    { $part ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
figure-name =
    { $strength ->
        [1] Single archaeologist
        [2] Double team
        [3] Triple team
       *[other] Team of { $strength }
    }
a-figure =
    { $strength ->
        [1] a single archaeologist
        [2] a double team
        [3] a triple team
       *[other] a team of { $strength }
    }
direction =
    { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
tile-shape =
    { $sides ->
        [0] Pure jungle
        [one] City on { $sides } side
       *[other]
            { $parts ->
                [one] City on { $sides } sides
               *[other] City on { $sides } sides, in { $parts } separate parts
            }
    }
ending =
    { $ending ->
        [tiles] The last tile was drawn and everybody has had one more turn: the game is over.
        [artefacts] There is no artefact left in the pile: the game is over at once.
       *[stall] Nobody has explored anything for ages: the game is over.
    }
count-artefacts =
    { $count ->
        [0] no artefacts
        [one] { $count } artefact
       *[other] { $count } artefacts
    }
count-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
count-heads =
    { $heads ->
        [0] no heads
        [one] { $heads } head
       *[other] { $heads } heads
    }
count-coins =
    { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Events

event-first-player =
    { $me ->
        [yes] You go first.
       *[no] { $who } goes first.
    }
event-display-dealt =
    { $me ->
        [yes] You get a first tile for your display.
       *[no] { $who } gets a first tile for the display.
    }
event-row-dealt = “{ $token }” lies face up in the row.
event-turn-began =
    { $me ->
        [yes] Turn { $round }: you are up.
       *[no] Turn { $round }: { $who } is up.
    }
event-bonus-began =
    { $me ->
        [yes] You pay { $cost } gold for a bonus turn.
       *[no] { $who } pays { $cost } gold for a bonus turn.
    }
event-exchanged =
    { $me ->
        [yes] You are stuck: you slip a tile under stack { $stack } and take the top one instead.
       *[no] { $who } is stuck, slips a tile under stack { $stack } and takes the top one instead.
    }
event-rode =
    { $me ->
        [yes] You ride from { $origin } to { $cell }.
       *[no] { $who } rides from { $origin } to { $cell }.
    }
event-drew-tile =
    { $me ->
        [yes] You draw a tile from stack { $stack }.
       *[no] { $who } draws a tile from stack { $stack }.
    }
event-laid =
    { $me ->
        [yes] You lay a tile on { $cell } and ride onto it.
       *[no] { $who } lays a tile on { $cell } and rides onto it.
    }
event-kept =
    { $me ->
        [yes] It does not fit here: the tile goes into your display.
       *[no] It does not fit here: { $who } puts the tile into the display.
    }
event-last-tile =
    { $me ->
        [yes] You have drawn the last tile! After this turn everybody has one more.
       *[no] { $who } has drawn the last tile! After this turn everybody has one more.
    }
event-stopped =
    { $me ->
        [yes] You stop in the jungle.
       *[no] { $who } stops in the jungle.
    }
event-figure-placed =
    { $me ->
        [yes] You send { a-figure } into the ruins at { $cell } (part { part-letter }).
       *[no] { $who } sends { a-figure } into the ruins at { $cell } (part { part-letter }).
    }
event-figure-paid =
    { $me ->
        [yes] That costs you { $amount } gold.
       *[no] That costs { $who } { $amount } gold.
    }
event-figure-taken =
    { $me ->
        [yes] You take { a-figure } back from { $cell }.
       *[no] { $who } takes { a-figure } back from { $cell }.
    }
event-dug = The ruins at { $cell } are enclosed, so the dig begins: { count-heads }, { count-coins }.
event-dug-in-vain = The ruins at { $cell } are enclosed, but nobody is there to dig.
event-tokens-drawn =
    { $me ->
        [yes] You draw { count-artefacts }.
       *[no] { $who } draws { count-artefacts }.
    }
event-token-seen =
    { $me ->
        [yes] It is “{ $token }”.
       *[no] { $who } has drawn “{ $token }”.
    }
event-pile-empty =
    { $me ->
        [yes] The pile is empty: there are no more artefacts for you.
       *[no] The pile is empty: there are no more artefacts for { $who }.
    }
event-gold-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] The bank is empty: no gold for you.
               *[other] You get { $amount } gold.
            }
       *[no]
            { $amount ->
                [0] The bank is empty: no gold for { $who }.
               *[other] { $who } gets { $amount } gold.
            }
    }
event-figures-home =
    { $me ->
        [yes] You get { count-figures } back from the dig.
       *[no] { $who } gets { count-figures } back from the dig.
    }
event-swapped =
    { $me ->
        [yes] You trade “{ $token }” for “{ $other }” from the row.
       *[no] { $who } trades “{ $token }” for “{ $other }” from the row.
    }
event-blind-swap =
    { $me ->
        [yes] You pay { $cost } gold to swap { count-artefacts } blindly.
       *[no] { $who } pays { $cost } gold to swap { count-artefacts } blindly.
    }
event-token-returned =
    { $me ->
        [yes] You put “{ $token }” back into the pile.
       *[no]
            { $token ->
                [unknown] { $who } puts an artefact back into the pile.
               *[other] { $who } puts “{ $token }” back into the pile.
            }
    }
event-passed =
    { $me ->
        [yes] You leave it at that.
       *[no] { $who } leaves it at that.
    }
event-ended = { ending }

## Actions

action-ride = Ride to { $cell }
action-stop = Stop here
action-exchange = Slip tile { $slot } under stack { $stack }
action-draw = Draw from stack { $stack }
action-play =
    { $turn ->
        [0] Lay tile { $slot } to the { direction }
        [one] Lay tile { $slot } to the { direction }, with { $turn } quarter turn
       *[other] Lay tile { $slot } to the { direction }, with { $turn } quarter turns
    }
action-place =
    { $turn ->
        [0] Lay it to the { direction }
        [one] Lay it to the { direction }, with { $turn } quarter turn
       *[other] Lay it to the { direction }, with { $turn } quarter turns
    }
action-swap = Trade “{ $token }” for artefact { $slot } of the row
action-blind =
    { $count ->
        [one] Swap { $count } artefact blindly
       *[other] Swap { $count } artefacts blindly
    }
action-return = Put “{ $token }” back
action-pass = Leave it at that
action-no-figure = Place nobody
action-figure = Place { a-figure } on part { part-letter }
action-leave = Take nobody back
action-take-back = Take back figure { $figure }
action-bonus =
    { $answer ->
        [skip] End the turn
       *[buy] Buy a bonus turn
    }

## Questions

ask-ride =
    { $chain ->
        [yes] Pure jungle, so the ride goes on: where to?
       *[no]
            { $duty ->
                [yes] Your display is full: ride to a field where one of its tiles fits, or to the centre to trade.
               *[no] Where do you ride?
            }
    }
waits-ride = { $who } is studying the map…
ask-explore = Off into the unknown: do you draw a tile or lay one from your display?
waits-explore = { $who } is about to explore…
ask-place = The tile fits: where and how do you lay it?
waits-place = { $who } is finding a place for the tile…
ask-trade = You are on the trade field: what do you swap?
waits-trade = { $who } is going through the artefacts…
ask-return =
    { $count ->
        [0] Do you put an artefact back into the pile?
        [one] Which artefact do you put back into the pile?
       *[other] { $count } artefacts go back into the pile: which one first?
    }
waits-return = { $who } is choosing what to put back…
ask-figure = Do you send anyone into these ruins?
waits-figure = { $who } may send archaeologists into the ruins…
ask-retrieve = You have placed no figure: do you take one back?
waits-retrieve = { $who } may take a figure back…
ask-bonus = Do you buy a bonus turn for { $cost } gold?
waits-bonus = { $who } may buy a bonus turn…

## House rules

option-start-player = First player
    .about = Who goes first.
    .random = Drawn by lot
    .seat-0 = Seat 1
    .seat-1 = Seat 2
    .seat-2 = Seat 3
    .seat-3 = Seat 4
option-explore-mandatory = Duty to explore
    .about = Whether you must draw or lay a tile when your ride ends on a field with an open line.
    .true = You must
    .false = You may decline
option-stop-after-jungle = Stopping after jungle
    .about = Whether you may stop after laying a pure jungle tile.
    .true = You may stop
    .false = You must ride on
option-full-display-duty = Full display
    .about = Whether a full display obliges you to lay one of its tiles if you can.
    .strict = You must lay or trade
    .free = You are free
option-stuck-scope = When you are stuck
    .about = Where no tile of your full display may fit for you to exchange one.
    .board = Anywhere on the board
    .reachable = Anywhere in reach
option-trade-return = Returns in a blind swap
    .about = How many artefacts you put back after drawing.
    .equal = As many as drawn
    .free = As many as you like, up to two
option-trade-needs-own = Blind swap without artefacts
    .about = Whether a blind swap takes as many artefacts of your own.
    .true = Only with your own
    .false = Even with none
option-excavate-before-bonus = Time of the dig
    .about = Whether enclosed ruins are dug out before you decide about a bonus turn.
    .true = Before the bonus turn
    .false = At the end of the turn
option-final-round-bonus = Bonus turns in the last round
    .about = Whether you can still buy bonus turns in the last round.
    .true = Yes
    .false = No
option-shortage-split = Too few artefacts
    .about = How players of the same rank share what is left when the pile runs out.
    .round-robin = One by one in turn
    .active-first = One player after the other
option-gold-supply = Gold in the bank
    .about = Whether the bank can run out of gold.
    .unlimited = Never empty
    .limited = Only what is in the box
option-gold-visible = Gold of the others
    .about = Whether the page shows how much gold the others have.
    .true = Shown
    .false = Not shown
option-statue-same-object = Pieces of a statue
    .about = Whether the four pieces of a statue must all come from the same one: jaguar, serpent or goddess.
    .true = All from the same one
    .false = Any A, B, C and D
option-stall-limit-rounds = Limit for standing still
    .about = After this many rounds in which nobody draws or lays a tile, the game ends. 0 means no limit.

## Why not

why-over = The game is over.
why-not-your-turn = It is somebody else’s turn.
why-other-decision =
    { $verb ->
        [ride] Your jeep cannot ride right now.
        [stop] You can stop only instead of riding on after pure jungle.
        [exchange] You can exchange a tile only before you ride.
        [draw] You can draw only when your ride has ended on a field with an open line.
        [play] You can lay a tile only when your ride has ended on a field with an open line.
        [place] You have not drawn a tile that you could lay.
        [swap] You can trade only when your ride has ended on the centre.
        [blind] You can trade only when your ride has ended on the centre.
        [return] You put artefacts back only after a blind swap.
        [no_figure] Figures come up only after you have laid a tile with city on it.
        [figure] You can place a figure only right after laying a tile with city on it.
        [leave] Taking back comes up only at the end of a part-turn without a new figure.
        [take_back] You can take a figure back only at the end of a part-turn in which you placed none.
        [bonus] You can buy a bonus turn only after your regular one.
       *[other] There is a question to answer first.
    }
why-option =
    { $option ->
        [explore_mandatory] Here you have to explore; declining needs the house rule “{ option-explore-mandatory }”.
        [stop_after_jungle] You have to ride on; the house rule “{ option-stop-after-jungle }” says so.
       *[trade_return] You have to put back as many artefacts as you drew; anything else needs the house rule “{ option-trade-return }”.
    }
why-not-explored = Nobody has explored { $cell } yet.
why-not-reachable = You cannot get to { $cell } in one ride: the first brown line ends it.
why-jeep-there = Another jeep is parked on { $cell }.
why-duty = Your display is full and one of its tiles can be laid: do that, or trade on the centre.
why-no-stop = You can stop only after a pure jungle tile. To stay where you are, choose your own field.
why-not-stuck = You can exchange a tile only if your display is full and nothing in it fits, and only once per part-turn.
why-stack-empty = Stack { $stack } is empty.
why-display-full = Your display is full: lay one of its tiles before you draw again.
why-no-tile = There is no tile in place { $slot } of your display.
why-no-open-line = To the { direction } of your jeep there is nothing to explore.
why-does-not-fit = Like this, the tile does not fit to the { direction }: jungle must meet jungle, and city must meet city.
why-same-turn = Turned like this, the tile looks the same as with fewer turns: choose those.
why-no-token = You do not have the artefact “{ $token }”.
why-no-gold = You need { $cost } gold and have { $gold }.
why-pile-small =
    { $count ->
        [0] There are no artefacts left in the pile.
        [one] There is only { $count } artefact left in the pile.
       *[other] There are only { $count } artefacts left in the pile.
    }
why-too-few-own = You cannot swap more artefacts than you have: you own { count-artefacts }.
why-must-trade = With your full display you came here to trade, so trade you must.
why-no-figure =
    { $strength ->
        [1] You have no single archaeologist left to place.
        [2] Your double team is already out there.
        [3] Your triple team is already out there.
       *[other] You have no team of { $strength } left to place.
    }
why-no-part = This tile has no part { part-letter }.
why-figure-home = This figure is not on the board, so you cannot take it back.

## Rules: terms

rule-R1 = Terms
rule-R1-1 = The jungle is a square of 11 × 11 cells, named by column and row: F6 is the centre. A cell with a tile or a piece of the start cross is explored, all others are empty. The round spot in the middle of an explored cell is its field; that is where jeeps stop.
rule-R1-2 = Each explored cell has four sides. A side is either jungle, with a white line leading to it, or city, with a brown line.
rule-R1-3 = City sides of a tile that hang together form a city part; a tile can have several parts with jungle between them. Parts may show heads, which stand for artefacts, and coins.
rule-R1-4 = Neighbouring explored cells are joined by a line: white through jungle, brown through city.
rule-R1-5 = A line is open if it leads to an empty cell. Lines towards the edge of the board are never open.
rule-R1-6 = City parts that meet side to side form one region, however many tiles it covers. Touching at a corner is not enough.
rule-R1-7 = A region is complete, or enclosed, when none of its city sides faces an empty cell. The edge of the board closes a region too.
rule-R1-8 = Your turn has one or two part-turns: the regular one and, if you pay for it, a bonus turn.
rule-R1-9 = Your display shows up to three tiles, for all to see. The pile holds the face-down artefacts; in the row five artefacts lie face up.

## Rules: setup

rule-R2 = Setup
rule-R2-1 = The start cross has a centre, F6, and four arms of five cells each. The other 100 cells are empty.
rule-R2-2 = The 85 tiles are shuffled and split into six face-down stacks, one of 15 and five of 14.
rule-R2-3 = In turn order, everybody gets one tile from the top of a stack for the display. The stacks take turns; you are not asked.
rule-R2-4 = The 72 artefacts are mixed face down. Five of them are turned up as the row, the other 67 are the pile.
rule-R2-5 = Everybody starts with a jeep on the centre, 5 gold and five figures: three single archaeologists, a double team and a triple team.
rule-R2-6 = The first player is drawn by lot, unless “{ option-start-player }” says otherwise. Turns go clockwise.
rule-R2-7 = Setup and rules are the same for 2, 3 and 4 players.

## Rules: your turn

rule-R3 = Your turn
rule-R3-1 = First comes your regular part-turn, then the digs it has brought about. After that you may buy a bonus turn for 1 gold, with digs of its own.
rule-R3-2 = In a part-turn you ride, and where you end up you explore, trade or do nothing. After a tile with city you may place a figure; after pure jungle you may ride again. If you have placed no figure, you may take one back at the end. Before the first ride you may exchange a tile if you are stuck.
rule-R3-3 = A part-turn is over when the tile you drew does not fit, when you have laid a tile with city, traded or passed on the centre, stopped after jungle, or when there is nothing to do where you are.
rule-R3-4 = If there is only one thing you can do, it is done without asking. The one exception: with two or more artefacts you are always asked which one goes back into the pile, so that nobody learns anything about them.

## Rules: riding

rule-R4 = Riding
rule-R4-1 = You need not ride: you may stay where you are, unless your full display sends you off.
rule-R4-2 = Along white lines your jeep rides as far as you like and stops where you like.
rule-R4-3 = A brown line ends the ride on the field right behind it. So you can use one at most, as the last step or as the only one.
rule-R4-4 = You may drive past other jeeps, but not stop on a field where one stands. Only the centre has room for all.
rule-R4-5 = So a brown line is blocked while another jeep stands right behind it, unless that is the centre.
rule-R4-6 = Jeeps stay on explored cells; open lines are no roads yet.
rule-R4-7 = Figures are never in the way of jeeps.
rule-R4-8 = Every ride starts afresh, after a jungle tile as well as in a bonus turn: each may use a brown line of its own.

## Rules: exploring

rule-R5 = Exploring
rule-R5-1 = If your ride ends on a field with an open line, you explore: either draw the top tile of a stack, if your display has room, or lay a tile of your display that fits. You choose before you see a new tile.
rule-R5-2 = You must explore if you can. If you would rather not, end your ride where no line is open, for instance on the centre. The house rule “{ option-explore-mandatory }” can change this.
rule-R5-3 = If you can neither draw nor lay anything there, nothing happens and your part-turn is over. You may still take back a figure.
rule-R5-4 = A tile goes into an empty cell at an open line of your jeep’s field, turned any way you like, but never flipped over.
rule-R5-5 = Nothing is laid outside the board. Along its edge a tile may show jungle or city, as you please.
rule-R5-6 = A tile fits if jungle meets jungle and city meets city on every side that touches an explored cell. The other sides do not matter.
rule-R5-7 = If the tile you have drawn fits at an open line of your field, you must lay it; you only choose where and how. If not, it goes into your display, and your part-turn is over.
rule-R5-8 = Your jeep moves onto the tile you have just laid.
rule-R5-9 = After a pure jungle tile, drawn or from your display, you may ride again and then explore or trade as usual, again and again as long as you keep laying jungle. You may also stop. All this is one part-turn.
rule-R5-10 = A tile with city on it ends your exploring for this part-turn.
rule-R5-11 = You cannot draw from an empty stack. When all are empty, only the tiles in the displays are left to lay.

## Rules: figures

rule-R6 = Figures
rule-R6-1 = Right after laying a tile with city on it you may place one of your figures on one city part of this tile, never anywhere else. You can place one figure per part-turn.
rule-R6-2 = A single archaeologist is free, a double team costs 1 gold, a triple team 2. You must be able to pay.
rule-R6-3 = If the tile has several parts, you choose one. The figure counts only in the region of that part.
rule-R6-4 = It does not matter who is in the region already. You can have several figures there, and you may even place one as this very tile completes the region.
rule-R6-5 = Five figures are all you have. When they are all out, you cannot place any.
rule-R6-6 = If you have placed no figure in a part-turn, you may take back one of yours at its end, before any dig. This is free, but what you paid for it is gone. You can use the figure again from the next part-turn on.

## Rules: the display

rule-R7 = The full display
rule-R7-1 = With three tiles in your display you cannot draw.
rule-R7-2 = With a full display, if you can get to a field from which one of its tiles can be laid, you must ride to such a field and lay one. Instead you may ride to the centre, but then you must trade; if you cannot, the centre is out. The house rule “{ option-full-display-duty }” can change this.
rule-R7-3 = If there is no such field in reach, ride where you like. You neither lay nor draw, but you may trade on the centre.
rule-R7-4 = If your display is full at the start of a part-turn and none of its tiles fits at any open line of the whole board, you may slip one of them under a stack and take the top tile of that stack instead. You can do this once, then you ride as usual. “{ option-stuck-scope }” says where the tiles must not fit.
rule-R7-5 = After a jungle tile your display is never full, so all this concerns only the first ride of a part-turn.

## Rules: digs

rule-R8 = Digs
rule-R8-1 = At the end of a part-turn, every region that the tile you laid has completed is dug out.
rule-R8-2 = Count the heads and the coins in the whole region. Then add up everybody’s archaeologists there: a figure counts 1, 2 or 3.
rule-R8-3 = Whoever has the most archaeologists draws one artefact per head. Second place gets half of that, third place half of the second, fourth place half of the third, always rounded up. If players are tied, all of them get the full number for their place, and whoever comes next takes the next place. With a single head, only first place draws.
rule-R8-4 = Artefacts are drawn at random from the pile, one by one, and only you see yours. The row stays as it is.
rule-R8-5 = Everybody with an archaeologist in the region, whatever the place, also gets 1 gold per coin.
rule-R8-6 = Then all figures in the region return to their owners.
rule-R8-7 = If nobody is in a region when it is completed, nobody gets anything for it, ever.
rule-R8-8 = If the pile runs short, first place is served before second, and so on. Players in the same place draw one artefact each in turn, beginning with whoever is up; “{ option-shortage-split }” can change this. What is missing is lost; gold is paid in any case.
rule-R8-9 = If a tile completes several regions, they are dug out one by one in the order of its sides: north, east, south, west. Two parts of the tile that belong to the same region are dug only once.
rule-R8-10 = The bank never runs out of gold. With “{ option-gold-supply }” it can be limited to the 62 of the box; if it runs short, it pays in turn order, beginning with whoever is up, as long as it can.

## Rules: trading

rule-R9 = Trading
rule-R9-1 = If your ride ends on the centre, or you stay there, you may do one of two things. Open swap, free: give one of your artefacts and take one from the row; yours takes its place. Blind swap, 1 gold: draw one or two artefacts from the pile, look at them and put as many of your choice back face down. Then your part-turn is over.
rule-R9-2 = For a blind swap you need 1 gold. You cannot draw more artefacts than you own before, nor more than there are in the pile.
rule-R9-3 = You can make one swap per part-turn, of one kind or the other. In a bonus turn you may trade again.
rule-R9-4 = The centre has no open line, so you never have to choose between trading and exploring.

## Rules: bonus turn

rule-R10 = The bonus turn
rule-R10-1 = After your regular part-turn and its digs you may pay 1 gold for a bonus turn, which follows at once. There is one per turn at most.
rule-R10-2 = In a bonus turn you can do everything you can do in a regular one.
rule-R10-3 = The gold and the figures you have just got from a dig are at your disposal. The house rule “{ option-excavate-before-bonus }” can put the digs off until after the bonus turn.
rule-R10-4 = When the artefacts have run out, the game is over and there is no bonus turn.

## Rules: end of the game

rule-R11 = The end of the game
rule-R11-1 = The game can end in two ways: the tiles run out, or the artefacts do.
rule-R11-2 = Tiles: whoever draws the very last tile from the stacks finishes the turn, bonus turn included. Then everybody has one more turn, and whoever drew the last tile is the last to play.
rule-R11-3 = Artefacts: if the pile is empty after a dig that anybody took part in, the game ends at once, even in the last round. Only the other digs of this part-turn are still carried out.
rule-R11-4 = Figures in open regions and tiles in displays are worth nothing.
rule-R11-5 = To keep a game from going on forever, it also ends when nobody has drawn or laid a tile for the number of rounds set with “{ option-stall-limit-rounds }”.

## Rules: scoring

rule-R12 = Scoring
rule-R12-1 = Every artefact is worth 1 point.
rule-R12-2 = Pieces A, B, C and D of the jaguar, of the serpent or of the goddess make a complete statue; the three do not mix. A statue brings 3 points more, or 5 if all four pieces are well preserved.
rule-R12-3 = Each artefact counts for one statue only. Your statues are put together for you in the best possible way.
rule-R12-4 = Gold, archaeologists and tiles are worth no points.
rule-R12-5 = Whoever has the most points wins. If players are tied, the number of artefacts decides, then gold; if they are still tied, they share the win. The other places go the same way.

## Rulings

rule-A1 = How many artefacts can you trade? One in an open swap, one or two in a blind swap.
rule-A2 = Must you put back as many artefacts as you drew? Yes. With the house rule “{ option-trade-return }” it can be none, one or two.
rule-A3 = Can you swap blindly without artefacts of your own? No, you cannot draw more than you own, unless “{ option-trade-needs-own }” allows it.
rule-A4 = May an artefact you have just drawn go back? Yes. You draw first and then choose among all you have.
rule-A5 = Must you explore on a field with an open line? Yes, unless “{ option-explore-mandatory }” lets you decline. To take a break, ride to the centre.
rule-A6 = May you draw a tile and then lay one of your display instead? No, you choose before you draw.
rule-A7 = May you keep a drawn tile that fits? No, you must lay it.
rule-A8 = Does it help if the drawn tile fits somewhere else on the board? No, only the open lines of your jeep’s field count.
rule-A9 = Must you lay a tile when your display is full? Yes, if you can, unless you trade on the centre. “{ option-full-display-duty }” can set you free.
rule-A10 = When are you stuck? When no tile of your full display fits anywhere on the board. With “{ option-stuck-scope }” only the fields in reach can count.
rule-A11 = May you exchange more than once? No, once per part-turn, and never with an empty stack.
rule-A12 = Can an exchange take the last tile? No, the stack stays as high as it was, so it does not bring the end closer.
rule-A13 = Is a region dug out before you decide about the bonus turn? Yes, so you can use what you got there. With “{ option-excavate-before-bonus }” it can come later.
rule-A14 = Can you buy a bonus turn after the last artefact has gone? No, the game is over at once.
rule-A15 = Are there bonus turns once the last tile has been drawn? Yes, in that turn and in the last round. “{ option-final-round-bonus }” can rule them out for the last round.
rule-A16 = What if the artefacts run out in the last round? Then the game ends there and then.
rule-A17 = How is half of an odd number rounded? Up. Two heads give 2, 1, 1 and 1 artefacts; only with a single head do all but first place go without.
rule-A18 = If two are tied for first place, who is second? The next strongest, who gets the number for second place.
rule-A19 = What if there are too few artefacts? The best place is served first; players in the same place take turns, beginning with whoever is up. “{ option-shortage-split }” can change this.
rule-A20 = May you turn down artefacts? No, they come to you by themselves.
rule-A21 = In which order are several regions dug out? By the sides of the tile: north, east, south, west. It matters only when the pile runs short.
rule-A22 = What does a region bring if nobody is there? Nothing to anybody.
rule-A23 = May you take back a figure from the region you are just completing? Yes. It leaves before the dig and does not count there.
rule-A24 = May you take a figure back after a trade or when your tile did not fit? Yes, whenever you have placed none. It is free, but you get no gold back.
rule-A25 = Can you take back a figure and place it in the same part-turn? No, but you can in a bonus turn right after.
rule-A26 = Must you ride on after pure jungle? No, you may stop, unless “{ option-stop-after-jungle }” forbids it. Once you ride on, or choose to stay, the usual rules hold.
rule-A27 = What is pure jungle? A tile with jungle on all four sides. There are no ruins hidden in its middle.
rule-A28 = Are there dead ends? No, a line leads to every side of every tile.
rule-A29 = Can the gold run out? No, unless you play with “{ option-gold-supply }”.
rule-A30 = Is gold secret? Not really, since everybody sees it come and go. “{ option-gold-visible }” says whether the page shows it.
rule-A31 = Who goes first? It is drawn by lot. With “{ option-start-player }” you can choose.
rule-A32 = Can you buy a bonus turn if your regular one brought nothing? Yes.
rule-A33 = Can jeeps block the whole board? No. A jeep keeps you off its own field at most, and there is always another way to go.
rule-A34 = Can it happen that you have no choice at all? You can always stay where you are, unless your full display sends you somewhere else. If there is nothing to do, your part-turn just ends.
rule-A35 = Are city parts joined if they touch at a corner? No, only side to side.
rule-A36 = Can you place figures on the start cross? No, only on the tile you have just laid.
rule-A37 = Which artefacts start in the row? Any five, turned up at random.
rule-A38 = Can you mix pieces of jaguar, serpent and goddess in one statue? No. With “{ option-statue-same-object }” any A, B, C and D can do.
rule-A39 = Can two jeeps meet on a new tile? No, it goes into an empty cell, and only your jeep moves onto it.
rule-A40 = What if a tile turns its only city side to the edge? Then its region is complete at once. You may place a figure and dig.
rule-A41 = Do you choose the stack for your first tile? No. Nobody knows anything about the stacks yet, so it is done for you.
rule-A42 = Does the game end if a swap empties the pile? No, only if a dig does.

## The words around the table

board-take-back = Take back { a-figure } from { $cell }
board-swap = Give “{ $give }”, take “{ $take }”
label =
    { $label ->
        [player] Player
        [turn] Turn
        [gold] Gold
        [tokens] Artefacts
        [points] Points
        [display] Display
        [figures] Figures
        [supply] Supply
        [strength] Strength
        [row] Row
        [pile] Pile
        [stacks] Stacks
        [unseen] Tiles still hidden
        [heads] Heads
        [coins] Coins
        [region] Region
        [complete] complete
        [open_sides] Open sides
        [leader] In the lead
        [rack] Rack
        [statues] Statues
        [mixed] mixed
        [pure] all well preserved
        [object] Statue
        [part] Part
        [good] well preserved
        [bad] badly preserved
        [jeep] Jeep
        [centre] Centre
        [bonus] Bonus turn
        [last_round] Last round
        [bank] Bank
        [total] Total
        [hidden] hidden
        [zoom_in] Zoom in
        [zoom_out] Zoom out
        [whole_board] Whole board
        [turn_tile] Turn the tile
        [stay] Stay here
        [trade] Trade
        [open_swap] Open swap
        [blind_swap] Blind swap
        [you_give] You give
        [you_take] You take
        [pick_two] Pick one artefact of yours and one from the row.
        [afterwards] Your rack afterwards
        [put_back] Put it back
        [return_some] Put back what you like, or leave it at that.
        [stuck] Nothing in your display fits anywhere: you may slip a tile under a stack and take its top tile. Which tile, which stack?
        [drawn] Drawn tile
        [bottom] At the bottom
        [dig] The dig
        [place] Place
        [nobody] Nobody is there
        [single] Single pieces
       *[lay_here] Lay it here
    }

## The artefacts by name

called-1a-plus = Jaguar, piece A, well preserved
called-1a-minus = Jaguar, piece A, badly preserved
called-1b-plus = Jaguar, piece B, well preserved
called-1b-minus = Jaguar, piece B, badly preserved
called-1c-plus = Jaguar, piece C, well preserved
called-1c-minus = Jaguar, piece C, badly preserved
called-1d-plus = Jaguar, piece D, well preserved
called-1d-minus = Jaguar, piece D, badly preserved
called-2a-plus = Serpent, piece A, well preserved
called-2a-minus = Serpent, piece A, badly preserved
called-2b-plus = Serpent, piece B, well preserved
called-2b-minus = Serpent, piece B, badly preserved
called-2c-plus = Serpent, piece C, well preserved
called-2c-minus = Serpent, piece C, badly preserved
called-2d-plus = Serpent, piece D, well preserved
called-2d-minus = Serpent, piece D, badly preserved
called-3a-plus = Goddess, piece A, well preserved
called-3a-minus = Goddess, piece A, badly preserved
called-3b-plus = Goddess, piece B, well preserved
called-3b-minus = Goddess, piece B, badly preserved
called-3c-plus = Goddess, piece C, well preserved
called-3c-minus = Goddess, piece C, badly preserved
called-3d-plus = Goddess, piece D, well preserved
called-3d-minus = Goddess, piece D, badly preserved

## Hints

hint-cases =
    { $cases ->
        [10] almost certainly
       *[other] in { $cases } of 10 cases
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-worth = nothing else promised more
hint-enough = going on promised less than leaving it at that
hint-ride-own = from there you can build on a region of your own, with { count-heads } so far
hint-ride-rival = from there you can push into a rival’s region, with { count-heads } so far
hint-ride-free = from there you can build on a region that nobody has claimed, with { count-heads } so far
hint-ride-new = there is something to explore
hint-trade = there you can trade
hint-trade-statue = a piece in the row brings your statues { count-points }
hint-pass-trade = nothing in the row brings your statues any points now
hint-exchange = { hint-cases } the new tile fits somewhere
hint-draw = { hint-cases } the new tile fits here
hint-draw-last = it is the last tile, so everybody has one more turn, and yours comes last
hint-dig = a region will be dug out, with { count-artefacts } for you
hint-dig-gold = a region will be dug out, with { $coins } gold for you
hint-lay-claim = a region will be dug out, and a figure placed now brings up to { count-artefacts }
hint-lay-grow = your region then has { count-heads }
hint-lay-join = it lets you into a rival’s region with { count-heads }
hint-lay-new = the region has { count-heads }, and nobody has claimed it yet
hint-lay-jungle = it is pure jungle, so your ride goes on at once
hint-lay-shelf = it makes room in your full display
hint-figure-alone = { count-heads }, and no rival is there
hint-figure-lead = it makes you the strongest in a region with { count-heads }
hint-figure-tie = a tie brings the full share, and the region has { count-heads }
hint-figure-share = even without the lead there is something in it for you, { count-artefacts }
hint-figure-early =
    { $sides ->
        [one] no heads there yet, but { $sides } side is still open
       *[other] no heads there yet, but { $sides } sides are still open
    }
hint-no-heads = there are no heads here so far
hint-already = nobody here is stronger than you anyway
hint-keep-figure = { count-figures } at home for a better place
hint-stay = your figures are waiting for { count-heads }
hint-home-all = all your figures are out, so you could place nobody else
hint-home-poor = there is nothing to get for it there
hint-home-free = it is not needed there, your share stays the same
hint-swap-points = it brings your statues { count-points }
hint-piece = you lack “{ $token }”, and with it you have { $count } of the 4 pieces
hint-swap-better = “{ $token }” instead of the badly preserved one
hint-blind-statue = { hint-cases } you find a piece that brings a statue points
hint-blind-piece = { hint-cases } you find a piece that you lack
hint-return-double = you have that piece once more
hint-return-loose = none of your statues needs it
hint-bonus-close = a region of yours with { count-heads } has only one open side left
hint-bonus-final = the end is near, and gold is worth no points
hint-bonus-gold = you have { $gold } gold, and another go is worth the price
hint-save-gold = your { $gold } gold will be of more use later
