### Lost Temple, English

game-name = Lost Temple
game-blurb = Race through the jungle to the lost temple: pick your character in secret, guess what the others picked, and get there first.
round-name = Round { $round }

## Names

character =
    { $character ->
        [shaman] Shaman
        [thief] Thief
        [seer] Seer
        [priest] Priest
        [elder] Elder
        [craftsman] Craftsman
        [scout] Scout
        [canoe] Canoe
       *[child] Child
    }
the-character =
    { $character ->
        [shaman] the shaman
        [thief] the thief
        [seer] the seer
        [priest] the priest
        [elder] the elder
        [craftsman] the craftsman
        [scout] the scout
        [canoe] the canoe
        [child] the child
       *[unknown] a card
    }
character-power =
    { $character ->
        [shaman] Curse a character: when it is called, you two swap places.
        [thief] Name a character and take all its gems when it is called; move 1 or 2 spaces.
        [seer] Look at two chance tokens, swap them if you like; move 1 or 2 spaces.
        [priest] For 2 gems, go to the next temple.
        [elder] For 2 gems, go to the next village.
        [craftsman] Take a machete; move 1 or 2 spaces.
        [scout] Pay as many gems as you like; 1 space for each.
        [canoe] Pay all your gems; 2 spaces for each, 20 at most.
       *[child] Catch up with the nearest meeple ahead, for free.
    }
token =
    { $token ->
        [idol] Idol
        [gems4] 4 gems
        [back2] 2 back
        [pay2] Pay 2 gems
        [machete] Machete
        [fwd3] 3 forward
       *[lose_machete] Lose a machete
    }
other-token =
    { $othertoken ->
        [idol] Idol
        [gems4] 4 gems
        [back2] 2 back
        [pay2] Pay 2 gems
        [machete] Machete
        [fwd3] 3 forward
       *[lose_machete] Lose a machete
    }
token-effect =
    { $token ->
        [idol] The idol is yours next round, unless somebody reveals another idol token after you.
        [gems4] You take 4 gems.
        [back2] You go back 2 spaces.
        [pay2] You pay 2 gems, or whatever you have.
        [machete] You take a machete, if one is left.
        [fwd3] You go 3 spaces forward; the jungle can stop you.
       *[lose_machete] You give back a machete, if you own one.
    }
place =
    { $place ->
        [start] Start space
        [plain] Path
        [temple] Temple
        [village] Village
        [jungle] Deep jungle
        [chance] Chance space
       *[finish] Finish
    }
amount-gems =
    { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }
cost-gems =
    { $cost ->
        [one] { $cost } gem
       *[other] { $cost } gems
    }
most-gems =
    { $most ->
        [one] { $most } gem
       *[other] { $most } gems
    }

## Events

event-start-card =
    { $me ->
        [yes] You are dealt { the-character } and start on space { $space }.
       *[no] { $who } is dealt { the-character } and starts on space { $space }.
    }
event-round-began = Round { $round } begins.
event-idol-given =
    { $me ->
        [yes]
            { $reason ->
                [claim] You revealed an idol token: the idol is yours.
                [last] You are last and get the idol.
                [poorest] You are the poorest of those in last place and get the idol.
                [holder] Last place is tied: you keep the idol.
                [tied_clockwise] Last place is tied: clockwise, you come first and get the idol.
               *[lot] Last place is tied: you get the idol by lot.
            }
       *[no]
            { $reason ->
                [claim] { $who } revealed an idol token and gets the idol.
                [last] { $who } is last and gets the idol.
                [poorest] { $who } is the poorest of those in last place and gets the idol.
                [holder] Last place is tied: { $who } keeps the idol.
                [tied_clockwise] Last place is tied: clockwise, { $who } comes first and gets the idol.
               *[lot] Last place is tied: { $who } gets the idol by lot.
            }
    }
event-set-face-up = Out of this round, face up: { the-character }.
event-set-face-down =
    { $amount ->
        [one] { $amount } card is set aside face down.
       *[other] { $amount } cards are set aside face down.
    }
event-hand-passed =
    { $me ->
        [yes]
            { $amount ->
                [one] You have { $amount } card to choose from.
               *[other] You have { $amount } cards to choose from.
            }
       *[no]
            { $amount ->
                [one] { $who } has { $amount } card to choose from.
               *[other] { $who } has { $amount } cards to choose from.
            }
    }
event-card-taken =
    { $me ->
        [yes] You keep { the-character }.
       *[no] { $who } keeps { the-character }.
    }
event-card-discarded =
    { $amount ->
        [one] { $amount } random card is set aside face down, unseen.
       *[other] { $amount } random cards are set aside face down, unseen.
    }
event-card-left =
    { $me ->
        [yes] You set { the-character } aside face down.
       *[no] { $who } sets { the-character } aside face down.
    }
event-unanswered = Nobody has { the-character }.
event-answered =
    { $me ->
        [yes] You reveal { the-character }.
       *[no] { $who } reveals { the-character }.
    }
event-cursed =
    { $me ->
        [yes] You curse { the-character }.
       *[no] { $who } curses { the-character }.
    }
event-places-swapped =
    { $me ->
        [yes] The curse strikes: you swap places with { $victim }. You are now on space { $space }, { $victim } on { $otherspace }.
       *[no]
            { $victimme ->
                [yes] The curse strikes: { $who } swaps places with you. You are now on space { $otherspace }, { $who } on { $space }.
               *[no] The curse strikes: { $who } swaps places with { $victim }. { $who } is now on space { $space }, { $victim } on { $otherspace }.
            }
    }
event-marked =
    { $me ->
        [yes] You are out to rob { the-character }.
       *[no] { $who } is out to rob { the-character }.
    }
event-robbed =
    { $me ->
        [yes]
            { $amount ->
                [0] You try to rob { $victim } and find empty pockets.
               *[other] You rob { $victim } of { amount-gems }.
            }
       *[no]
            { $victimme ->
                [yes]
                    { $amount ->
                        [0] { $who } tries to rob you and finds empty pockets.
                       *[other] { $who } robs you of { amount-gems }.
                    }
               *[no]
                    { $amount ->
                        [0] { $who } tries to rob { $victim } and finds empty pockets.
                       *[other] { $who } robs { $victim } of { amount-gems }.
                    }
            }
    }
event-gems-gained =
    { $me ->
        [yes]
            { $amount ->
                [0] The bank is empty: you get nothing.
               *[other] You take { amount-gems }.
            }
       *[no]
            { $amount ->
                [0] The bank is empty: { $who } gets nothing.
               *[other] { $who } takes { amount-gems }.
            }
    }
event-gems-paid =
    { $me ->
        [yes]
            { $amount ->
                [0] You have no gems to pay.
               *[other] You pay { amount-gems }.
            }
       *[no]
            { $amount ->
                [0] { $who } has no gems to pay.
               *[other] { $who } pays { amount-gems }.
            }
    }
event-looked =
    { $me ->
        [yes] You look at the tokens on spaces { $space } and { $other }.
       *[no] { $who } looks at the tokens on spaces { $space } and { $other }.
    }
event-looked-at =
    { $me ->
        [yes] You look at the token on space { $space }.
       *[no] { $who } looks at the token on space { $space }.
    }
event-looked-nowhere =
    { $me ->
        [yes] You look at no tokens.
       *[no] { $who } looks at no tokens.
    }
event-token-seen =
    { $me ->
        [yes] On space { $space } you see “{ token }”.
       *[no] On space { $space } { $who } sees “{ token }”.
    }
event-tokens-swapped =
    { $me ->
        [yes] You swap the tokens on spaces { $space } and { $other }.
       *[no] { $who } swaps the tokens on spaces { $space } and { $other }.
    }
event-tokens-kept =
    { $me ->
        [yes] You leave both tokens where they are.
       *[no] { $who } leaves both tokens where they are.
    }
event-machete-gained =
    { $me ->
        [yes] You take a machete.
       *[no] { $who } takes a machete.
    }
event-machete-declined =
    { $me ->
        [yes] You turn down the machete.
       *[no] { $who } turns down the machete.
    }
event-machete-missing =
    { $me ->
        [yes] No machetes are left: you get none.
       *[no] No machetes are left: { $who } gets none.
    }
event-machete-spent =
    { $me ->
        [yes] You spend a machete to get through the jungle on space { $space }.
       *[no] { $who } spends a machete to get through the jungle on space { $space }.
    }
event-machete-lost =
    { $me ->
        [yes] You lose a machete.
       *[no] { $who } loses a machete.
    }
event-moved =
    { $me ->
        [yes] You move from space { $origin } to space { $space }.
       *[no] { $who } moves from space { $origin } to space { $space }.
    }
event-stopped =
    { $me ->
        [yes] Without a machete you get no further than the jungle on space { $space }.
       *[no] Without a machete { $who } gets no further than the jungle on space { $space }.
    }
event-stayed =
    { $me ->
        [yes] You stay on space { $space }.
       *[no] { $who } stays on space { $space }.
    }
event-token-revealed =
    { $me ->
        [yes] You reveal the token on space { $space }: “{ token }”.
       *[no] { $who } reveals the token on space { $space }: “{ token }”.
    }
event-token-replaced = A new token goes face down on space { $space }.
event-claim-made =
    { $me ->
        [yes] The idol will be yours next round, unless another one turns up.
       *[no] { $who } will have the idol next round, unless another one turns up.
    }
event-round-ended = Round { $round } is over.
event-won =
    { $me ->
        [yes] You reach the lost temple on space { $space } and win!
       *[no] { $who } reaches the lost temple on space { $space } and wins!
    }
event-stopped-by-limit = Round { $round } was the last one: whoever is furthest along wins.

## Actions

action-take = Take { the-character }
action-curse = Curse { the-character }
action-rob = Rob { the-character }
action-look = Look at { $space } and { $other }
action-swap =
    { $answer ->
        [keep] Leave them
       *[swap] Swap them
    }
action-walk = Move { $steps }
action-priest =
    { $answer ->
        [stays] Stay put
       *[pays] Pay and go to the temple
    }
action-elder =
    { $answer ->
        [stays] Stay put
       *[pays] Pay and go to the village
    }
action-scout = Pay { $gems }, move { $gems }
action-machete =
    { $answer ->
        [leave] Leave the machete
       *[take] Take the machete
    }
action-walk-none = Stay put
action-look-none = Don’t look
action-look-space = Look at { $space }

## Questions

ask-draft =
    { $cards ->
        [one] Keep this character.
       *[other] Which of these { $cards } characters do you keep?
    }
waits-draft = { $who } is choosing a character…
ask-curse = Which character do you curse, to swap places with its player when it is called?
waits-curse = { $who } is choosing a character to curse…
ask-steal = Which character do you rob when it is called?
waits-steal = { $who } is choosing a character to rob…
ask-look = Which two chance tokens do you want to look at?
waits-look = { $who } is choosing tokens to look at…
ask-look-second = You have looked at space { $space }: which token do you look at next?
waits-look-second = { $who } is choosing a second token to look at…
ask-swap = You see “{ token }” on space { $space } and “{ other-token }” on space { $otherspace }: do you swap them?
waits-swap = { $who } may swap the two tokens…
ask-walk =
    { $most ->
        [one] How far do you move for free, up to { $most } space?
       *[other] How far do you move for free, up to { $most } spaces?
    }
waits-walk = { $who } is choosing how far to move…
ask-priest = Do you pay { cost-gems } to head for the temple on space { $space }?
waits-priest = { $who } may pay to head for the next temple…
ask-elder = Do you pay { cost-gems } to head for the village on space { $space }?
waits-elder = { $who } may pay to head for the next village…
ask-scout = How many gems do you pay, at 1 space each ({ $most } at most)?
waits-scout = { $who } is choosing how many gems to pay…
ask-machete = Do you take a machete?
waits-machete = { $who } may take a machete…

## House rules

option-gem-bank = Gem bank
    .about = What happens when all 50 gems are in the players’ hands.
    .limited = Empty is empty
    .unlimited = Never empty
option-chance-chain = Chain reactions
    .about = Whether a token that moves you onto another chance space makes you reveal that one too.
    .true = Reveal again
    .false = One token only
option-idol-tie = Tie for the idol
    .about = Who gets the idol when the players in last place have equally few gems.
    .holder-keeps = It stays where it is
    .tied-clockwise-from-holder = First tied player clockwise
option-seer-swap-public = Seer’s swap
    .about = Whether the others see if the seer swaps the two tokens.
    .true = Seen by all
    .false = Secret
option-seer-look-optional = Seer may skip the look
    .about = Whether the seer may choose to look at no tokens at all.
    .false = Must look
    .true = May skip
option-seer-look-sequential = Seer looks one by one
    .about = Whether the seer sees the first token before choosing the second.
    .false = Both at once
    .true = One by one
option-craftsman-may-decline = Craftsman may refuse
    .about = Whether the craftsman may turn down the machete.
    .false = Always takes it
    .true = May refuse
option-free-move-may-be-zero = Free move may be 0
    .about = Whether thief, seer and craftsman may stay where they are.
    .false = 1 or 2 spaces
    .true = 0, 1 or 2 spaces
option-tokens-beyond-finish = Tokens beyond the finish
    .about = Whether, with 6 to 8 players, tokens also lie on the unused part of the path, where only the seer can reach them.
    .false = Up to the finish
    .true = Everywhere
option-max-rounds = Limit of rounds
    .about = After this many rounds the game stops and whoever is furthest along wins; 0 means no limit.

## Why not

why-over = The game is over.
why-not-your-turn = Somebody else is deciding right now; your turn will come.
why-other-decision =
    { $verb ->
        [take] You can only take a character during the selection at the start of a round.
        [curse] Only the shaman curses, on the shaman’s turn.
        [rob] Only the thief robs, at the start of the thief’s turn.
        [look] Only the seer looks at tokens, at the start of the seer’s turn.
        [look_space] Only the seer looks at tokens, at the start of the seer’s turn.
        [look_none] Only the seer has a look to skip, at the start of the seer’s turn.
        [swap] Only the seer swaps tokens, right after looking at them.
        [walk] A free move is for thief, seer and craftsman, once their ability has been used.
        [walk_none] Thief, seer and craftsman decide about their free move once their ability has been used.
        [priest] Only the priest pays to reach a temple, on the priest’s turn.
        [elder] Only the elder pays to reach a village, on the elder’s turn.
        [scout] Only the scout pays gem by gem, on the scout’s turn.
       *[machete] Only the craftsman picks up a machete, before moving.
    }
why-option =
    { $option ->
        [craftsman_may_decline] The machete comes by itself; a choice exists only with the house rule “{ option-craftsman-may-decline }”.
        [free_move_may_be_zero] You must move 1 or 2 spaces; staying put needs the house rule “{ option-free-move-may-be-zero }”.
        [seer_look_optional] The seer must look at two tokens; skipping needs the house rule “{ option-seer-look-optional }”.
       *[seer_look_sequential] Choose both spaces together; one at a time needs the house rule “{ option-seer-look-sequential }”.
    }
why-looked-already = Your look is done; now choose how far you move.
why-not-in-hand = You cannot take { the-character }: that card is not in your hand.
why-scout-most = You can pay { most-gems } at most: no more than you own, and no more than it takes to reach the finish.
why-look-again = You have looked at one token already, so you must look at a second one.
why-look-one = At this table the seer chooses one space at a time.
why-look-other = You have just looked at space { $space }: choose another one.
why-not-in-play = There is no token on space { $space }: it lies beyond the finish of this game.

## Rules: setup

rule-R1 = Setup
rule-R1-1 = With 6 to 8 players the race ends at the first big temple, with 2 to 5 players at the second.
rule-R1-2 = Everyone has one meeple and the player card of the same colour, also with 2 or 3 players.
rule-R1-3 = The 18 chance tokens are shuffled, and one goes face down on every chance space before the finish. The rest form the face-down reserve.
rule-R1-4 = The bank holds 50 gems, the supply 8 machetes.
rule-R1-5 = Everyone is dealt one of the nine characters face up. It sets your start space and your gems, and two of the cards bring a machete.
rule-R1-6 = Only the scout and the child give you a machete at the start.
rule-R1-7 = Then all the cards go back; what they gave at the start plays no part any more.
rule-R1-8 = Laying out the tokens reveals none of them.
rule-R1-9 = Everybody can always see how many gems and machetes you own.

## Rules: the idol

rule-R2 = The idol
rule-R2-1 = If idol tokens turned up last round, whoever revealed the latest one gets the idol, wherever they stand. That works once only.
rule-R2-2 = Otherwise the idol goes to the player furthest back on the path.
rule-R2-3 = If several share last place, it goes to the one with the fewest gems; machetes do not count.
rule-R2-4 = If they are just as poor, the idol stays with the player who had it last round, even if that player is not one of them.
rule-R2-5 = In the very first round nobody has it yet, so a tie is settled by lot.
rule-R2-6 = With the idol you choose your character first, and you call the characters. It does nothing else.

## Rules: choosing characters

rule-R3 = Choosing characters (4 to 8 players)
rule-R3-1 = The nine cards are shuffled and some go out of the round at random. Face up: 3 cards with 4 players, 2 with 5, 1 with 6, none with 7 or 8. Face down: always 1.
rule-R3-2 = The player with the idol looks at the cards that remain, keeps one in secret and passes the others to the left. Everybody does the same, once round the table.
rule-R3-3 = With 4 to 7 players the last one gets two cards, keeps one and sets the other aside face down, unseen by anyone else.
rule-R3-4 = With 8 players the last one gets a single card and picks up the card set aside face down. One of the two is kept, the other is set aside face down.
rule-R3-5 = You must keep a card; there is no passing.

## Rules: calling the characters

rule-R4 = Calling the characters
rule-R4-1 = The characters are called in order, from 1 to 9.
rule-R4-2 = If nobody has the called character, everyone now knows it is out of the round, and the next one is called. A curse or theft aimed at it comes to nothing.
rule-R4-3 = If it is yours, reveal the card. Then, in this order: the shaman’s swap if this character is cursed, the theft if it is the thief’s target, 1 gem for you, and your character’s ability and movement. Finally the card stays face up in the middle.
rule-R4-4 = Every called character brings 1 gem, even the shaman, and even one that then does nothing.
rule-R4-5 = After the child the round is over and all the cards are gathered in. Curses and thefts that missed are gone, and cards set aside face down are never shown.

## Rules: the nine characters

rule-R5 = The nine characters
rule-R5-1 = Shaman: name any character from 2 to 9, even one lying face up; your meeple stays where it is and your turn ends. When that character is called, you swap spaces with its player, wherever the two of you stand by then: no refusing, no machetes, no tokens revealed. If nobody has it, if it is your own, or if you share a space, nothing happens.
rule-R5-2 = Thief: name any character from 3 to 9, even one lying face up, then move 1 or 2 spaces for free. When that character is called, all the gems its player has are yours at once, and the victim then takes the usual 1 gem and keeps it. If nobody has it, or you have it yourself, nothing happens.
rule-R5-3 = Seer: choose two chance spaces with tokens, anywhere on the path, and look at both tokens in secret. Then swap them or not: everyone sees which spaces you chose and whether you swapped, but nobody else sees the tokens. Then move 1 or 2 spaces for free.
rule-R5-4 = Priest: for 2 gems you go to the next temple ahead of you; the finish is a temple too. If you stand on a temple, it is the one after that. If you cannot or will not pay, you stay.
rule-R5-5 = Elder: for 2 gems you go to the next village ahead of you and before the finish. If there is none, or you cannot or will not pay, you stay and keep your gems.
rule-R5-6 = Craftsman: you take a machete if the supply has one, then move 1 or 2 spaces for free. The new machete already works on this move.
rule-R5-7 = Scout: pay any number of gems, even none, and move 1 space for each. You can pay no more than it takes to reach the finish, and what you paid is gone even if the jungle stops you.
rule-R5-8 = Canoe: all your gems go to the bank, including the one you just took, and you move 2 spaces for each, like it or not. You never move more than 20 spaces, but you still pay everything.
rule-R5-9 = Child: you go, free of charge, to the nearest space ahead with another meeple on it; meeples on your own space do not count. If nobody is ahead of you, you stay.
rule-R5-10 = Thief, seer and craftsman must move 1 or 2 spaces for free; staying put is not allowed.
rule-R5-11 = Priest, elder, scout and canoe pay the bank before they move.

## Rules: movement and deep jungle

rule-R6 = Movement and deep jungle
rule-R6-1 = You move space by space. If you would go on past a jungle space you entered on this move, you spend a machete; without one you stop there and lose the rest of the move. This goes for every move forward, the token “3 forward” included.
rule-R6-2 = A move that ends exactly on a jungle space costs no machete.
rule-R6-3 = Every jungle space you go past costs one machete. If you have one you must spend it; you cannot choose to stop there instead.
rule-R6-4 = Without a machete you stop on the jungle space and set off from there next time. Leaving a jungle space you stand on is always free, however you got there.
rule-R6-5 = With 2 or 3 players, “next time” can be your second character in the same round.
rule-R6-6 = Moving back ignores the jungle and may end on it. You never go back beyond the first space of the path.
rule-R6-7 = The shaman’s swap is not a move: the jungle plays no part in it.
rule-R6-8 = Any number of meeples may share a space.

## Rules: chance spaces

rule-R7 = Chance spaces
rule-R7-1 = If your move ends on a chance space, forward or back, you must reveal its token.
rule-R7-2 = You reveal nothing if you stayed where you were, if a swap put you there, or if you only passed by.
rule-R7-3 = You must do what the token says: have the idol next round; take 4 gems or a machete, if there are any; pay 2 gems or lose a machete, if you have them; go 2 spaces back or 3 forward.
rule-R7-4 = A random token from the reserve replaces the one revealed, face down. Only then is the used one shuffled into the reserve, so the same token never comes straight back.
rule-R7-5 = If several idol tokens turn up in a round, only the last one counts.
rule-R7-6 = If a token moves you onto another chance space, you reveal that one too, and so on.

## Rules: supplies

rule-R8 = Supplies
rule-R8-1 = If the bank has fewer gems than you should get, you take what is there.
rule-R8-2 = There are 8 machetes and you may own any number; when the supply is empty, you get none. Spent and lost machetes go back to the supply.
rule-R8-3 = If a token asks for more gems than you have, you give what you have. There are no debts.

## Rules: end of the game

rule-R9 = End of the game
rule-R9-1 = The first to reach the finish wins at once, and no more characters are called. You need not land on it exactly: going further counts too.
rule-R9-2 = There is exactly one winner, and a swap never ends the game. Only with a limit of rounds may nobody get there: then the furthest along wins, then the one with more gems, then with more machetes; if all that is equal, the win is shared.
rule-R9-3 = With 2 to 5 players the first big temple is a temple like any other.
rule-R9-4 = The elder can never reach the finish.

## Rules: two and three players

rule-R10 = Two or three players
rule-R10-1 = Everyone has two characters per round, so up to two turns with the same meeple, and each turn brings its own gem.
rule-R10-2 = With 2 players, 1 random card goes out face up and 1 face down; the idol player keeps 1 of the other 7. The second player keeps 1 of 6 and a random one of the other 5 goes out unseen; the idol player keeps 1 of 4 and a random one of the other 3 goes out unseen. The second player keeps 1 of the last 2 and sets the other aside face down.
rule-R10-3 = With 3 players, 1 random card goes out face down, then each player in turn keeps one, from 8, 7 and 6 cards. Of the 5 left, a random one goes out unseen. Each player keeps a second card, from 4, 3 and 2, and the last one goes out face down.
rule-R10-4 = The curse sticks to the named character: the swap comes when that one is called, not on the victim’s other turn. The shaman’s player plays a second character as usual, before or after the swap.
rule-R10-5 = You may name your own other character. Nothing happens, so it is a way to spare everyone.
rule-R10-6 = The thief also takes gems the victim earned earlier in the round with another character.

rule-R11 = House rules

## Rulings

rule-C1 = In what order do things happen at a call? Reveal, swap, theft, gem, ability, so the thief never gets the gem of that turn.
rule-C2 = May the shaman or thief name a character that nobody can have? Yes, even one lying face up; it is a way to do no harm.
rule-C3 = May you curse or rob your own other character? Yes, with 2 or 3 players, and nothing happens.
rule-C4 = Does the robbed player keep a gem? All gems are taken first; then the victim takes the usual 1 gem and keeps it.
rule-C5 = Who gets the idol if the players in last place are equally poor? It stays with its holder, even one who is not among them. With the house rule “{ option-idol-tie }” it can go to the first of them clockwise, starting from the holder.
rule-C6 = Who is the poorest? Whoever has the fewest gems; machetes do not count.
rule-C7 = What if there is a tie for the idol in the first round? It is drawn at random among the tied players.
rule-C8 = Do you need a machete to leave a jungle space you stand on? No, leaving is always free.
rule-C9 = With 2 or 3 players, may your second character move on from the jungle in the same round? Yes, it is your next turn.
rule-C10 = What if you would go back beyond the start of the path? You stop on the very first space, number 0.
rule-C11 = Must the seer look? Yes, at exactly two tokens. With the house rule “{ option-seer-look-optional }” it may be none, but never just one.
rule-C12 = Do the others see whether the seer swapped the tokens? Yes, unless the house rule “{ option-seer-swap-public }” makes it a secret.
rule-C13 = May the craftsman do without the machete? No, it is taken if there is one, unless you play with “{ option-craftsman-may-decline }”.
rule-C14 = May the scout pay more than it takes to reach the finish? No, but paying too much when the jungle will stop you is allowed.
rule-C15 = May thief, seer or craftsman stay put? No, only with the house rule “{ option-free-move-may-be-zero }”; then no token is revealed.
rule-C16 = Does a token that moves you onto another chance space reveal that one too? Yes, unless the house rule “{ option-chance-chain }” says one token only; jungle and finish count either way.
rule-C17 = When is a token that moves you replaced? As soon as it has been read, before your meeple moves on.
rule-C18 = What if the bank runs out? You take what is left. With the house rule “{ option-gem-bank }” it can be made never to run out.
rule-C19 = What if you reveal a machete and none is left? You get none, and the token is replaced as usual.
rule-C20 = With 6 to 8 players, do tokens lie beyond the first big temple? No, and the seer cannot choose those spaces, unless you play with “{ option-tokens-beyond-finish }”.
rule-C21 = Does the jungle stop every character? Yes, every move forward, and the price has been paid by then. Moving back ignores the jungle.
rule-C22 = Does the swap happen if the cursed player is behind the shaman? Yes, always, and nobody can refuse.
rule-C23 = If a second idol token turns up in the same round, who gets the idol? Whoever revealed the second one; only the first is cancelled.
rule-C24 = And if there are more than two? The last one revealed counts.
rule-C25 = Can the token just used come straight back? No, its replacement is drawn before it goes into the reserve.
rule-C26 = Which are set aside first, the cards face up or face down? It makes no difference: all nine are shuffled.
rule-C27 = With 8 players, how is the last card set aside? Face down.
rule-C28 = What happens to a character that has been played? It stays face up in the middle until the round is over.
rule-C29 = With 2 players, does anybody see the card discarded at random? No, not even the player who passes the others on.
rule-C30 = With 6 to 8 players, may the elder use villages beyond the first big temple? No. Without a village before the finish the elder neither pays nor moves.
rule-C31 = If you have two characters, which one is cursed or robbed? Only the one that was named, and only when it is called.
rule-C32 = What if there is nothing to decide? Then the turn plays itself, for instance for a priest without gems, or for the child in the lead.
rule-C33 = Can the game go on forever? Only if nobody wants to move. The house rule “{ option-max-rounds }” ends it after a number of rounds you choose.
rule-C35 = Does the thief’s victim swap places too? No, a theft takes gems and nothing else.
rule-C36 = Does anything still happen after somebody has reached the finish? No, the game ends on the spot.
rule-C37 = What if you leave a chance space and come back to it in the same turn? Your move ended there, so you reveal the new token.
rule-C38 = What if a space is both jungle and chance space? Being stopped there reveals its token, and “3 forward” then takes you off it for free.
rule-C39 = Can you tell from the game who has which character? No: it never pauses for a character nobody has, and a curse or theft shows only at the call.
rule-C40 = Does the seer see the first token before choosing the second? No, unless you play with “{ option-seer-look-sequential }”.
rule-C41 = Are the cards set aside face down shown at the end? No, neither after the round nor after the game.

## The table in the terminal

label =
    { $label ->
        [player] Player
        [space] Space
        [togo] To go
        [gems] Gems
        [machetes] Machetes
        [cards] Cards
        [bank] Bank
        [supply] Machetes left
        [characters] Characters
        [round] Round
        [curse] cursed
       *[theft] the thief’s target
    }
card-state =
    { $state ->
        [face_up] out, face up
        [vain] nobody has it
        [played] { $who }, played
        [yours] yours
        [hand] in your hand
        [held] { $who }
        [out] out of the round
        [open] { $who }?
       *[openout] { $who } – or nobody?
    }

## Hints

hint-cases =
    { $cases ->
        [10] almost certainly
       *[other] in { $cases } of 10 cases
    }
hint-gems =
    { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }
hint-spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
hint-worth = nothing else promised more
hint-win = it takes you to the lost temple, and you win
hint-may-win = { hint-cases } you win on the spot
hint-lead = it puts you in the lead
hint-idol = as things stand you stay last and get the idol
hint-take-finish = as things stand it takes you all the way to the lost temple
hint-take-shaman = the leader is { hint-spaces } ahead of you, and a curse can swap the two of you
hint-take-guard = while you hold it, nobody can curse you
hint-take-thief =
    { $gems ->
        [one] there is { hint-gems } to take from the richest rival
       *[other] there are { hint-gems } to take from the richest rival
    }
hint-take-purse = while you hold it, nobody can rob you of your { hint-gems }
hint-take-seer = you can check the token on space { $space } before you land on it
hint-take-machete = the jungle on space { $space } lies ahead, and you have no machete
hint-take-free = it moves you for free and brings a gem
hint-take-far = as things stand it takes you { hint-spaces } ahead
hint-take-deny = if you hold it, no rival does
hint-curse = { hint-cases } a rival has it, on average { hint-spaces } ahead of you
hint-curse-keep = { hint-cases } nobody has it, and you keep your place
hint-curse-void = it hits nobody, and you keep your place
hint-rob = { hint-cases } a rival has it, with { hint-gems } on average
hint-rob-void = it hits nobody, and you make no enemies
hint-look-near = space { $space } is within your reach this very turn
hint-look-ahead = { hint-spaces } ahead of you there is one you may still land on
hint-look-rivals =
    { $players ->
        [one] { $players } rival can still land there
       *[other] { $players } rivals can still land there
    }
hint-look-none = there is no unknown token within your reach this turn
hint-swap-near = then “{ token }” lies within your reach, on space { $space }
hint-swap-trap = then “{ token }” lies on space { $space }, in wait for those behind you
hint-swap-later = then “{ token }” awaits you on space { $space }
hint-walk-token = you know the token on space { $space }: “{ token }”
hint-walk-chance = you land on a chance space, { hint-cases } on a good token
hint-walk-avoid = it keeps you off “{ token }” on space { $space }
hint-walk-jungle = you stop right on the jungle space and need no machete for it
hint-walk = { hint-spaces } closer to the temple, for free
hint-pay = { hint-gems } for { hint-spaces }
hint-save = your { hint-gems } will serve you better later
hint-machete = the jungle on space { $space } still lies ahead of you
