### Takara Island, English

game-name = Takara Island
game-blurb = Two Stones of Legend lie buried on the island. Peek, dig, fight and trade your way down to them, before the island runs out of places to dig.
round-name = Turn { $round }

## Names

tile =
    { $tile ->
        [karas] { amount-karas }
        [rockfall] a rockfall
        [xp] { $amount } XP
        [wound] { $amount } XP with a wound
        [bat] a bat
        [goblin] a goblin
        [skeleton] a skeleton
        [drake] a drake
        [monster] a monster
        [chest] a chest
       *[stone] a Stone of Legend
    }
the-monster =
    { $tile ->
        [bat] the bat
        [goblin] the goblin
        [skeleton] the skeleton
        [drake] the drake
       *[other] the monster
    }
chest =
    { $chest ->
        [tablet] Tablet
        [map] Map
        [mimic] Mimic
        [purse] Purse
        [idol] Idol
        [skull] Skull
       *[treasure] Treasure
    }
chest-effect =
    { $chest ->
        [map] You choose at once: { sum-karas }, or { $xp } XP at the end.
        [mimic] Fight it, sword or not. If you beat it, it is worth { $xp } XP and you open another chest.
       *[other]
            { $karas ->
                [0] { $xp } XP at the end.
               *[other]
                    { $xp ->
                        [0] { sum-karas } at once.
                       *[other] { sum-karas } at once and { $xp } XP at the end.
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
        [miner] Miner
        [archaeologist] Archaeologist
        [soothsayer] Soothsayer
       *[impersonator] Impersonator
    }
the-specialist =
    { $specialist ->
        [miner] the Miner
        [archaeologist] the Archaeologist
        [soothsayer] the Soothsayer
       *[impersonator] the Impersonator
    }
specialist-power =
    { $specialist ->
        [miner] Takes up to { $tiles } tiles off a site. XP, chests and stones are yours; Karas and rockfalls are just cleared away; a monster ends the work.
        [archaeologist] Shows you the top { $tiles } tiles of a site.
        [soothsayer] Shows you { $tiles } tiles in a row, at any depth of a site.
       *[impersonator] Does what a specialist of another player can do, for 2 Karas more.
    }
level =
    { $level ->
        [surface] Surface
        [intermediate] Intermediate
       *[deep] Deep
    }
town =
    { $place ->
        [dive] Dive
        [counter] Counter
        [forge] Forge
        [harbour] Harbour
        [hospital] Hospital
        [break_room] Break room
        [beach] Beach
       *[camp] Camp
    }
town-about =
    { $place ->
        [dive] Each adventurer you send here earns { sum-karas }.
        [counter] Once per turn: buy an XP token for { sum-karas }, or sell an XP tile.
        [forge] Rent the sword for { sum-karas }, before anyone on your team acts.
        [harbour] Hire a specialist, if you have none in front of you.
        [hospital] Injured adventurers. At the end of your turn you can heal them for { sum-karas } each.
        [break_room] Whoever was not healed rests here through the next turn of the team.
        [beach] The recruits wait here. Yours joins you for { sum-karas }.
       *[camp] The adventurers who are ready to act.
    }
title =
    { $title ->
        [food] Axolotl food
        [rookie] Rookie
        [amateur] Budding rockhound
        [indiana] The new Indiana
       *[hero] Hero of legend
    }
ending =
    { $ending ->
        [owner] Both Stones of Legend in the same hands: that wins at once, whatever the XP.
        [stones] Both Stones of Legend have been found, one each by two players: XP decide.
        [one_stone] Too many sites are empty: the only stone found has lost its power, and XP decide.
        [no_stone] Too many sites are empty and no Stone of Legend has been found: everybody loses.
        [limit_stone] That was the last turn: the only stone found has lost its power, and XP decide.
       *[limit_none] That was the last turn and no Stone of Legend has been found: everybody loses.
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
        [one] { $count } wound
       *[other] { $count } wounds
    }
count-adventurers =
    { $count ->
        [one] { $count } adventurer
       *[other] { $count } adventurers
    }

## Events

event-first-player =
    { $me ->
        [yes] You go first.
       *[no] { $who } goes first.
    }
event-turn-began =
    { $me ->
        [yes] Turn { $round }: you are up.
       *[no] Turn { $round }: { $who } is up.
    }
event-sword-rented =
    { $me ->
        [yes] You rent the sword for { cost-karas }.
       *[no] { $who } rents the sword for { cost-karas }.
    }
event-tile-seen =
    { $me ->
        [yes] At { $place } you see { tile }.
       *[no] At { $place } { $who } sees { tile }.
    }
event-looked =
    { $me ->
        [yes] You view site { $site } ({ $positions } from the top).
       *[no] { $who } views site { $site } ({ $positions } from the top).
    }
event-spied =
    { $me ->
        [yes] Your specialist shows you site { $site } ({ $positions } from the top).
       *[no] { $who } has a specialist look into site { $site } ({ $positions } from the top).
    }
event-turned-up =
    { $me ->
        [yes] At { $place } you turn up { tile }.
       *[no] At { $place } { $who } turns up { tile }.
    }
event-karas-for-view =
    { $me ->
        [yes] What you turned up pays { amount-karas }.
       *[no] { $who } gets { amount-karas } for what was turned up.
    }
event-dug-karas =
    { $me ->
        [yes] You dig at site { $site } and find { amount-karas }.
       *[no] { $who } digs at site { $site } and finds { amount-karas }.
    }
event-dug-xp =
    { $me ->
        [yes] You dig at site { $site } and find { tile }.
       *[no] { $who } digs at site { $site } and finds { tile }.
    }
event-dug-rockfall =
    { $me ->
        [yes] You dig at site { $site } and hit a rockfall.
       *[no] { $who } digs at site { $site } and hits a rockfall.
    }
event-dug-monster =
    { $me ->
        [yes] You dig at site { $site } and run into { tile }!
       *[no] { $who } digs at site { $site } and runs into { tile }!
    }
event-dug-chest =
    { $me ->
        [yes] You dig at site { $site } and find a chest.
       *[no] { $who } digs at site { $site } and finds a chest.
    }
event-dug-stone =
    { $me ->
        [yes]
            { $count ->
                [1] At site { $site } you find the first Stone of Legend!
               *[other] At site { $site } you find the second Stone of Legend!
            }
       *[no]
            { $count ->
                [1] At site { $site } { $who } finds the first Stone of Legend!
               *[other] At site { $site } { $who } finds the second Stone of Legend!
            }
    }
event-injured =
    { $me ->
        [yes]
            { $cause ->
                [monster] Without the sword, your adventurer ends up in the hospital.
                [wound] The find hurts: your adventurer goes to the hospital.
                [fight] Your adventurer loses the fight and goes to the hospital.
               *[mimic] The Mimic bites: your adventurer goes to the hospital.
            }
       *[no]
            { $cause ->
                [monster] Without the sword, { $who }’s adventurer ends up in the hospital.
                [wound] The find hurts: { $who }’s adventurer goes to the hospital.
                [fight] { $who }’s adventurer loses the fight and goes to the hospital.
               *[mimic] The Mimic bites: { $who }’s adventurer goes to the hospital.
            }
    }
event-destroyed =
    { $me ->
        [yes]
            { $count ->
                [one] You clear the rockfall at site { $site }, the only one in sight, for { amount-karas }.
               *[other] You clear the rockfall at site { $site }: with { $count } in sight it pays { amount-karas }.
            }
       *[no]
            { $count ->
                [one] { $who } clears the rockfall at site { $site }, the only one in sight, for { amount-karas }.
               *[other] { $who } clears the rockfall at site { $site }: with { $count } in sight it pays { amount-karas }.
            }
    }
event-dived =
    { $me ->
        [yes] You make { amount-karas } in the Dive.
       *[no] { $who } makes { amount-karas } in the Dive.
    }
event-token-bought =
    { $me ->
        [yes] You buy an XP token for { cost-karas } at the Counter.
       *[no] { $who } buys an XP token for { cost-karas } at the Counter.
    }
event-tile-sold =
    { $me ->
        [yes] You sell { $xp } XP for { amount-karas } at the Counter.
       *[no] { $who } sells { $xp } XP for { amount-karas } at the Counter.
    }
event-hired =
    { $me ->
        [yes] You hire { the-specialist } for { cost-karas }.
       *[no] { $who } hires { the-specialist } for { cost-karas }.
    }
event-copied =
    { $me ->
        [yes] You hire the Impersonator to play { the-specialist }, for { cost-karas }.
       *[no] { $who } hires the Impersonator to play { the-specialist }, for { cost-karas }.
    }
event-mined =
    { $me ->
        [yes]
            { $tile ->
                [karas] Your Miner tosses { tile } out of site { $site }, for nothing.
                [rockfall] Your Miner clears a rockfall at site { $site }.
               *[other] Your Miner brings you { tile } from site { $site }.
            }
       *[no]
            { $tile ->
                [karas] { $who }’s Miner tosses { tile } out of site { $site }, for nothing.
                [rockfall] { $who }’s Miner clears a rockfall at site { $site }.
               *[other] The Miner brings { $who } { tile } from site { $site }.
            }
    }
event-miner-stopped =
    { $me ->
        [yes] Your Miner faces { tile } at site { $site } and stops working.
       *[no] { $who }’s Miner faces { tile } at site { $site } and stops working.
    }
event-fight-began =
    { $me ->
        [yes]
            { $count ->
                [0] You attack { the-monster } at site { $site }.
               *[other] You attack { the-monster } at site { $site }, which already has { count-wounds }.
            }
       *[no]
            { $count ->
                [0] { $who } attacks { the-monster } at site { $site }.
               *[other] { $who } attacks { the-monster } at site { $site }, which already has { count-wounds }.
            }
    }
event-rolled =
    { $me ->
        [yes]
            { $face ->
                [sword] You roll a sword: a hit!
               *[hospital] You roll the hospital: missed!
            }
       *[no]
            { $face ->
                [sword] { $who } rolls a sword: a hit!
               *[hospital] { $who } rolls the hospital: missed!
            }
    }
event-monster-hit = Now { the-monster } at site { $site } has { count-wounds }.
event-monster-beaten =
    { $me ->
        [yes] You beat { the-monster } at site { $site }: { $amount } XP!
       *[no] { $who } beats { the-monster } at site { $site }: { $amount } XP!
    }
event-karas-won =
    { $me ->
        [yes] You get { amount-karas }.
       *[no] { $who } gets { amount-karas }.
    }
event-chest-drawn =
    { $me ->
        [yes]
            { $chest ->
                [map] You open the chest: a Map.
                [mimic] You open the chest: a Mimic jumps out!
               *[other] You open the chest: { chest-found }.
            }
       *[no]
            { $chest ->
                [map] { $who } opens the chest: a Map.
                [mimic] { $who } opens the chest: a Mimic jumps out!
               *[other] { $who } opens the chest: { chest-found }.
            }
    }
event-chests-gone = No chests are left in the pile: there is nothing to open.
event-mimic-beaten =
    { $me ->
        [yes] You beat the Mimic ({ $amount } XP) and open another chest.
       *[no] { $who } beats the Mimic ({ $amount } XP) and opens another chest.
    }
event-mimic-won =
    { $fate ->
        [discarded] The Mimic wins and leaves the game.
       *[reshuffled] The Mimic wins and hides among the chests again.
    }
event-map-cashed =
    { $me ->
        [yes] You cash in the Map for { amount-karas }.
       *[no] { $who } cashes in the Map for { amount-karas }.
    }
event-map-kept =
    { $me ->
        [yes] You keep the Map for { $xp } XP.
       *[no] { $who } keeps the Map for { $xp } XP.
    }
event-bank-short =
    { $me ->
        [yes] The bank is empty: you miss out on { amount-karas }.
       *[no] The bank is empty: { $who } misses out on { amount-karas }.
    }
event-passed =
    { $me ->
        [yes] You end the day early, with { count-adventurers } left in camp.
       *[no] { $who } ends the day early, with { count-adventurers } left in camp.
    }
event-recruited =
    { $me ->
        [yes] Your recruit joins the team for { cost-karas }.
       *[no] { $who } takes on a recruit for { cost-karas }.
    }
event-recovered =
    { $me ->
        [yes] You get { count-adventurers } back from the break room.
       *[no] { $who } gets { count-adventurers } back from the break room.
    }
event-healed =
    { $me ->
        [yes] You heal { count-adventurers } for { cost-karas }.
       *[no] { $who } heals { count-adventurers } for { cost-karas }.
    }
event-sent-to-rest =
    { $me ->
        [yes] You send { count-adventurers } to the break room.
       *[no] { $who } sends { count-adventurers } to the break room.
    }
event-fell-asleep =
    { $me ->
        [yes] The { specialist } in front of you falls asleep.
       *[no] The { specialist } in front of { $who } falls asleep.
    }
event-went-home =
    { $me ->
        [yes] The { specialist } leaves you and returns to the Harbour.
       *[no] The { specialist } leaves { $who } and returns to the Harbour.
    }
event-site-emptied =
    { $count ->
        [one] Site { $site } is empty, the first one.
       *[other] Site { $site } is empty: { $count } empty sites now.
    }
event-ended = { ending }

## Actions

action-sword =
    { $answer ->
        [leave] Go without the sword
       *[rent] Rent the sword
    }
action-view = View { $site }
action-dig = Dig at { $site }
action-destroy = Clear the rockfall at { $site }
action-fight = Fight at { $site }
action-dive = Send one to the Dive
action-buy = Buy an XP token
action-sell = Sell { $xp } XP
action-miner = Hire the Miner for { $site }
action-archaeologist = Hire the Archaeologist for { $site }
action-soothsayer = Hire the Soothsayer for { $site }, from tile { $start } down
action-reveal =
    { $answer ->
        [leave] Leave it face down
       *[reveal] Turn it up
    }
action-map =
    { $answer ->
        [karas] Take the Karas
       *[xp] Keep it for XP
    }
action-recruit =
    { $answer ->
        [skip] Not today
       *[hire] Recruit
    }
action-heal =
    { $count ->
        [0] Heal nobody
       *[other] Heal { $count }
    }
action-copy-miner = Copy the Miner for { $site }
action-copy-archaeologist = Copy the Archaeologist for { $site }
action-copy-soothsayer = Copy the Soothsayer for { $site }, from tile { $start } down
action-pass = End the day
action-look-on =
    { $answer ->
        [stop] Stop looking
       *[keep] Look on
    }

## Questions

ask-sword = Do you rent the sword for { cost-karas } this turn?
waits-sword = { $who } may rent the sword…
ask-action =
    { $count ->
        [one] What does your last adventurer do?
       *[other] { $count } adventurers are ready: what does the next one do?
    }
waits-action = { $who } is planning the next action…
ask-reveal = You see { tile } at { $place }: do you turn it up for { reward-karas }?
waits-reveal = { $who } is planning the next action…
ask-look-on = Do you look at the next tile of site { $site }?
waits-look-on = { $who } is planning the next action…
ask-map = You have found a Map: { sum-karas } now, or { $xp } XP at the end?
waits-map = { $who } is deciding what to do with the Map…
ask-recruit = Do you take on your recruit for { cost-karas }?
waits-recruit = { $who } may take on a recruit…
ask-heal =
    { $count ->
        [one] One of your adventurers is in the hospital: do you pay { cost-karas } for healing?
       *[other] { $count } of your adventurers are in the hospital: how many do you heal, at { cost-karas } each?
    }
waits-heal = { $who } is choosing how many to heal…

## House rules

option-view-block-scope = What ends a view
    .about = Which tiles, once face up, you can no longer look below.
    .previous-turns = Those from earlier turns
    .any-face-up = Any face-up tile
option-view-may-stop-early = Stopping a view
    .about = Whether you may stop a view before you have seen all you could.
    .false = See it through
    .true = Stop at will
option-rockfall-payout-scope = Pay for rockfalls
    .about = Which face-up rockfalls count when you clear one.
    .all-face-up = All of them
    .top-only = Those on top of a site
option-counter-sell-scope = Sales at the Counter
    .about = What you can sell at the Counter.
    .xp-tiles = XP tiles only
    .any-scroll = Monsters and chests too
option-mimic-injures = Bite of the Mimic
    .about = Whether an adventurer who loses to the Mimic goes to the hospital.
    .true = Hospital
    .false = Unharmed
option-mimic-fail = Unbeaten Mimic
    .about = What becomes of a Mimic that has won its fight.
    .reshuffle = Back into the pile
    .discard = Out of the game
option-impersonator-scope = Whom to impersonate
    .about = Which specialists the Impersonator can copy.
    .held-by-others = Those of other players
    .any = Any specialist
option-tie-break = Tie for the win
    .about = What happens if players have the same XP at the end.
    .shared = Shared place
    .xp-without-karas = XP without Karas and stones
option-allow-pass = Ending the day early
    .about = Whether you may leave adventurers unused in your camp.
    .false = Everyone acts
    .true = May end early
option-limit-coins = Limited bank
    .about = Whether the bank can run out of Karas.
    .false = Never empty
    .true = Empty is empty
option-turn-limit = Limit of turns
    .about = After this many turns of all players together the game stops: a stone is then worth nothing, and if none was found everybody loses. 0 means no limit.
option-memory-aid = Memory aid
    .about = What the page remembers for you of the tiles you have looked at.
    .full = Every tile you have seen
    .notes = Only notes you make yourself
    .none = Nothing: test your memory

preset-bga = As on Board Game Arena
    .about = The house rules that come closest to Board Game Arena. A few fine points (A1, A4, A7, A38, A43) still follow the rulebook.

## Why not

why-over = The game is over.
why-not-your-turn = It is somebody else’s turn.
why-other-decision =
    { $verb ->
        [reveal] You decide about a monster only when your view comes across one.
        [look_on] There is no view going on that you could stop or continue.
        [map] You have no Map to decide about right now.
        [recruit] You can recruit only at the end of your turn, if you can pay, and once per game.
        [heal] You can heal only at the end of your turn, if someone is in the hospital.
        [pass] There is a question to answer before the day can end.
       *[other] Your adventurers cannot act right now: first answer the question that is open.
    }
why-option =
    { $option ->
        [allow_pass] All your adventurers must act; ending the day early needs the house rule “{ option-allow-pass }”.
       *[view_may_stop_early] A view goes as far as it can; stopping needs the house rule “{ option-view-may-stop-early }”.
    }
why-sword-late = The sword can be rented only at the start of your turn, if you can pay for it and have an adventurer to use.
why-site-empty = There are no tiles left at site { $site }.
why-dig-rockfall = A rockfall blocks site { $site }: clear it first, or send in the Miner.
why-dig-monster = You cannot dig at site { $site }: { the-monster } has to be beaten first.
why-view-blocked = At site { $site } a face-up tile leaves you nothing to look at.
why-no-rockfall = There is no face-up rockfall on top of site { $site }.
why-too-few = It takes { count-adventurers } to clear a rockfall.
why-no-monster = There is no face-up monster on top of site { $site }.
why-no-sword = You can fight only if you have rented the sword at the start of your turn.
why-counter-used = You have been to the Counter this turn; one visit is all you get.
why-no-karas = You need { cost-karas } and have { $karas }.
why-no-tokens = The XP tokens are sold out.
why-nothing-to-sell = You have no tile of { $xp } XP to sell.
why-not-sellable = Your { $xp } XP come from a monster or a chest; the Counter takes XP tiles only.
why-has-specialist = You still have { the-specialist }: you cannot hire anyone else.
why-not-in-harbour = You cannot hire { the-specialist }: that one is not in the Harbour.
why-nobody-has = No other player has { the-specialist }, so there is nobody to copy.
why-window = At site { $site } the Soothsayer can start no lower than tile { $most }.
why-heal-most =
    { $most ->
        [one] You can heal { $most } adventurer at most.
       *[other] You can heal { $most } adventurers at most.
    }

## Rules: setup

rule-R1 = Setup
rule-R1-1 = The game is for 2 to 4 players. Each has a camp with two adventurers, ready to act, and a recruit on the Beach.
rule-R1-2 = The four specialists are in the Harbour, awake.
rule-R1-3 = The eight chest tiles are shuffled into a face-down pile.
rule-R1-4 = Each of the six sites begins with three deep tiles, dealt at random, but so that the two Stones of Legend lie at different sites.
rule-R1-5 = On top of them go three intermediate and then three surface tiles. So every site has nine face-down tiles; from the top, 1 to 3 are surface, 4 to 6 intermediate, 7 to 9 deep.
rule-R1-6 = The Counter has 3 XP tokens for each player: 6, 9 or 12.
rule-R1-7 = Sword and die are at the Forge, all the Karas in the bank. Nobody owns any Karas yet.
rule-R1-8 = The first player is drawn by lot. Turns go clockwise.
rule-R1-9 = Nobody knows any tile when the game begins.

rule-R2 = Your turn: first the sword, then your adventurers, then the end of the day

rule-R3 = The sword
rule-R3-1 = Before any of your adventurers acts, you may rent the sword for 3 Karas. You have it until your turn ends; later in the turn it is too late to get it.
rule-R3-2 = You are only asked if you have 3 Karas and an adventurer who can act.
rule-R3-3 = With the sword, your adventurers can fight, and monsters they dig up do not hurt them. It helps against nothing else: not against wounds on XP tiles, and not against the Mimic.

rule-R4 = Your adventurers
rule-R4-1 = Your adventurers act one after the other, once each: view, dig, clear a rockfall (this takes two), visit the Dive or the Counter, hire a specialist, or fight.
rule-R4-2 = Every action is finished before the next one. What one adventurer discovers or changes, the next can use.
rule-R4-3 = All adventurers in your camp must act; the Dive is always open to them. Only the house rule “{ option-allow-pass }” lets you end the day before that.
rule-R4-4 = All adventurers are equally good, and nobody ever takes a place away from you.
rule-R4-5 = Per turn you can visit the Counter once and hire once. Everything else you can do as often as you have adventurers for it.
rule-R4-6 = Nothing can be done at an empty site.

## Rules: digging and viewing

rule-R5 = Digging
rule-R5-1 = One adventurer digs at a site whose top tile is face down. A face-up rockfall must be cleared first, a face-up monster beaten.
rule-R5-2 = Turn over the top tile; it decides what happens.
rule-R5-3 = Karas: they are yours, and the tile is discarded.
rule-R5-4 = Monster: it stays there, face up. Without the sword your adventurer goes to the hospital, with it nothing happens. Either way this action is over; fighting would be another one.
rule-R5-5 = Rockfall: it stays there, face up. You get no Karas and your adventurer is stuck for this turn, but not hurt.
rule-R5-6 = XP: you keep the tile. If it shows a wound, your adventurer goes to the hospital, sword or not.
rule-R5-7 = Chest: the tile is discarded and you open the top chest of the pile.
rule-R5-8 = Stone of Legend: you keep it. With the second stone the game ends at once.

rule-R6 = Viewing
rule-R6-1 = One adventurer views a site. Among its top three tiles there must be a face-down one with nothing above it that was turned up in an earlier turn. You may view tiles you know already.
rule-R6-2 = You look in secret at the top three tiles, one by one from the top. At a tile turned up in an earlier turn the view ends. A tile turned up in this turn is skipped: it counts as one of the three, but pays nothing and stops nothing.
rule-R6-3 = A rockfall must be turned up where it lies; it pays 2 Karas and ends the view. For a monster you decide before you see the next tile: turn it up for 2 Karas, or leave it face down for nothing. Then you look on. All other tiles stay face down.
rule-R6-4 = The order of the tiles never changes. What is turned up stays face up, even below face-down tiles.
rule-R6-5 = You look at all the tiles you may see. Only the house rule “{ option-view-may-stop-early }” lets you stop sooner.
rule-R6-6 = Nothing you see in a view can hurt your adventurer.
rule-R6-7 = The others notice nothing of your view until it is over. Then they learn which site and which positions you looked at, what you turned up and what it paid.

## Rules: rockfalls, Dive and Counter

rule-R7 = Clearing a rockfall
rule-R7-1 = Two adventurers together clear a face-up rockfall on top of a site.
rule-R7-2 = You get 2 Karas for every face-up rockfall on the island, covered ones and this one included. Then this one is discarded.
rule-R7-3 = Nobody has four adventurers, so you can do this only once per turn.

rule-R8 = Dive and Counter
rule-R8-1 = Dive: an adventurer earns 1 Kara. This is always possible, for any number of adventurers.
rule-R8-2 = Counter: once per turn an adventurer makes one deal. Either you sell one XP tile for 5 Karas per XP, or you buy one XP token, worth 2 XP, for 5 Karas while there are any. Stones, tokens, monsters and chests cannot be sold.
rule-R8-3 = You cannot visit the Counter without a deal. What you sell is discarded, open to all; tokens are never sold back.

## Rules: specialists

rule-R9 = Specialists
rule-R9-1 = One adventurer hires a specialist from the Harbour, if you can pay and have no specialist in front of you, awake or asleep. Whatever the specialist comes across, the adventurer is safe.
rule-R9-2 = You pay and the specialist does the job at once, and only once, at the site you chose when hiring.
rule-R9-3 = Archaeologist, 2 Karas: look in secret at the top five tiles of a site, or at all of them if there are fewer.
rule-R9-4 = Soothsayer, 3 Karas: look in secret at three tiles in a row, at any depth of a site. You see fewer only if the site has fewer.
rule-R9-5 = For these two, face-up tiles count as tiles but do not get in the way. Nothing is turned up and nothing is paid.
rule-R9-6 = Miner, 5 Karas: takes up to two tiles off the top of a site, one after the other. You keep XP and stones, wounds hurt nobody, and chests are opened as usual. Karas and rockfalls, face up or face down, are discarded and pay nothing. A monster is turned up, stays where it is and ends the job.
rule-R9-7 = Impersonator, 2 Karas more than the specialist copied: does what a specialist lying in front of another player does, even a sleeping one, which stays there. All the Karas go to the bank.
rule-R9-8 = A specialist you have hired sleeps in front of you through your whole next turn and then returns to the Harbour. So you can hire every other turn at most.

## Rules: fighting

rule-R10 = Fighting
rule-R10-1 = With the sword, one adventurer fights a face-up monster on top of a site.
rule-R10-2 = You roll until it is decided; there is no retreat. A sword (4 faces of 6) wounds the monster. When it has as many wounds as life, it is beaten: you keep the tile for its XP and take its Karas. The hospital (2 faces of 6) ends the fight: that is where your adventurer goes.
rule-R10-3 = A monster keeps its wounds, whoever dealt them. Whoever deals the last one gets everything.
rule-R10-4 = The wound tokens in the box are no limit.

## Rules: end of the day

rule-R11 = The end of the day
rule-R11-1 = Once per game you may take on your recruit for 5 Karas. It is one of your adventurers from your next turn on. You can do so even in a turn in which nobody could act.
rule-R11-2 = Your adventurers who have acted and are not hurt return to your camp.
rule-R11-3 = Your adventurers who spent this turn in the break room return to your camp.
rule-R11-4 = For each of your adventurers in the hospital, pay 2 Karas to bring them back to camp. Whoever you do not pay for goes to the break room, misses your next turn and returns at its end.
rule-R11-5 = The sword goes back to the Forge.
rule-R11-6 = The specialist you hired this turn falls asleep and stays with you. One that was asleep during this turn returns to the Harbour.
rule-R11-7 = The next player clockwise is up.

## Rules: end of the game

rule-R12 = The end of the game
rule-R12-1 = Whenever a tile has left a site and its effect is complete, check in this order: both stones found; one stone found and five sites empty; no stone found and four sites empty. In each case the game ends.
rule-R12-2 = Both stones found: if one player has both, that player wins, whatever the XP. Otherwise XP decide, and each stone is worth 10.
rule-R12-3 = One stone found and five sites empty: the stone is worth nothing, and XP decide.
rule-R12-4 = No stone found and four sites empty: everybody loses, and nothing is scored.
rule-R12-5 = The end comes at once: no more actions, and no end of the day.
rule-R12-6 = To keep a game from going on forever, it also ends after the turns set with “{ option-turn-limit }”. If no stone has been found, everybody loses. Otherwise the stone is worth nothing and XP decide.

## Rules: chests

rule-R13 = Chests
rule-R13-1 = You take the top tile of the chest pile, and everybody sees it.
rule-R13-2 = The Tablet is worth 8 XP, each of the three Idols 4 XP.
rule-R13-3 = The Purse brings 10 Karas at once and is discarded.
rule-R13-4 = The Skull brings 20 Karas at once, but you must keep it, and it costs you 2 XP at the end.
rule-R13-5 = With the Map you choose at once: discard it for 5 Karas, or keep it for 2 XP.
rule-R13-6 = The Mimic must be fought, sword or not: it takes two swords in a row. If you win, you keep it for 2 XP and open another chest. If not, you get nothing, the Mimic is shuffled back into the pile, and the adventurer who dug goes to the hospital. If it was the Miner who dug, nobody is hurt.
rule-R13-7 = If the pile is empty, there is nothing to open. With the tiles of the box this cannot happen.

## Rules: scoring

rule-R14 = Scoring
rule-R14-1 = Add up the XP of your XP tiles, your tokens (2 each), beaten monsters and chests (Skull −2). Add 10 per stone if both were found, and 1 XP for every full 5 Karas.
rule-R14-2 = Whoever has the most XP wins. If players are tied, they share the win.
rule-R14-3 = Your XP earn you a title: up to 9 Axolotl food, from 10 Rookie, from 20 Budding rockhound, from 30 The new Indiana, from 40 Hero of legend.
rule-R14-4 = Equal results share the better place, and the next place stays empty. An owner of both stones comes first, and XP rank the others. If everybody loses, nobody wins, and all are last with 0 XP and no title.

rule-R15 = What everybody sees
rule-R15-1 = Karas, tiles won and tiles discarded are open to all. What you have looked at is your secret; “{ option-memory-aid }” says how much of it the page remembers for you.
rule-R15-2 = The bank never runs out of Karas. With the house rule “{ option-limit-coins }” it has only the 138 of the box, and when it runs short you get what is left.

## Rulings

rule-A1 = Does every face-up tile end a view? No, only one turned up in an earlier turn. With the house rule “{ option-view-block-scope }” it can be any tile that was face up when the view began.
rule-A2 = Does a rockfall that is already face up pay again when a view reaches it? No, only turning it up pays.
rule-A3 = Must you look at all three tiles? Yes, as far as you may see them, unless you play with “{ option-view-may-stop-early }”. Then the others see which positions you looked at.
rule-A4 = When do you decide whether to turn up a monster? As soon as you see it, before the next tile.
rule-A5 = If a view finds a rockfall, are the other tiles turned up too? No, just the rockfall.
rule-A6 = Can you dig where a monster or rockfall lies face up on top? No, beat the monster or clear the rockfall first.
rule-A7 = Can one adventurer start clearing a rockfall and another finish it? No, it is a single action for two.
rule-A8 = Do covered rockfalls count when you clear one? Yes, all those that lie face up. With the house rule “{ option-rockfall-payout-scope }” it can be only those on top of a site.
rule-A9 = Can you clear a rockfall or fight a monster that is covered? No, only on top of a site.
rule-A10 = Does the sword protect against wounds on XP tiles? No, only against monsters you dig up.
rule-A11 = If you dig up a monster with the sword, do you fight it right away? No, but your next adventurer can.
rule-A12 = May you break off a fight? No, you roll until somebody loses.
rule-A13 = What if the wound tokens run out? Take something else; wounds have no limit.
rule-A14 = Does losing to the Mimic hurt? Yes, the adventurer who dug goes to the hospital, sword or not; with a Miner, nobody does. The house rule “{ option-mimic-injures }” can make it harmless.
rule-A15 = Where does a Mimic go that has won? Back into the pile, which is shuffled. With the house rule “{ option-mimic-fail }” it can leave the game instead.
rule-A16 = What if the Miner finds a Mimic? You fight it as usual, nobody gets hurt, and then the Miner goes on.
rule-A17 = Does a chest dug by the Miner pay its Karas? Yes, only Kara tiles and rockfalls pay nothing.
rule-A18 = May you send the Miner to a site with a face-up monster on top? Yes, but it does nothing and you still pay.
rule-A19 = Is a rockfall one of the Miner’s two tiles? Yes.
rule-A20 = Whom can the Impersonator copy? A specialist in front of another player. With the house rule “{ option-impersonator-scope }” it can be any of the three, even one in the Harbour.
rule-A21 = What if no other player has a specialist? Then the Impersonator cannot be hired.
rule-A22 = Who gets the money for a copied specialist? The bank, all of it.
rule-A23 = Can the Harbour be empty? Only if all four players have a specialist, and then you could not hire anyway.
rule-A24 = Does a specialist go straight back to the Harbour on the day of hiring? No, the first evening only brings sleep; the way back comes a turn later.
rule-A25 = Does an adventurer sent to the break room come out on the same evening? No. The room is cleared before anyone new moves in.
rule-A26 = What comes first, the recruit or the hospital? The recruit. It matters only if your Karas are short.
rule-A27 = What can be sold at the Counter? XP tiles only. With the house rule “{ option-counter-sell-scope }” it can also be monsters, Tablet, Idols, Map and Mimic, but never Skull, stones or tokens.
rule-A28 = What if the XP tokens are sold out? Then nobody can buy any more.
rule-A29 = How often can you visit the Counter? Once in each of your turns.
rule-A30 = Can the game end in the middle of a turn? Yes, the end is checked after every tile that leaves a site.
rule-A31 = What if the tile that empties a site is a stone or a chest? It counts in full first; only then is the end checked.
rule-A32 = Do you still pay for the hospital once the game is over? No, there is no end of the day any more.
rule-A33 = Who wins a tie? All the tied players. With the house rule “{ option-tie-break }” you compare XP without Karas and stones first.
rule-A34 = Which title do exactly 40 XP bring? The highest.
rule-A35 = Must all your adventurers act? Yes, unless you play with “{ option-allow-pass }”.
rule-A36 = What if you have no adventurer who can act? Then your turn is only the end of the day; you may still recruit.
rule-A37 = Can the game go on forever? Only if everybody sits in the Dive. “{ option-turn-limit }” puts an end to that.
rule-A38 = When do you decide about the Map? At once.
rule-A39 = How many Karas do you start with? None.
rule-A40 = How many can play? 2 to 4; only the earlier Japanese edition takes up to 6.
rule-A41 = Can you rent the sword with Karas you earn during the turn? No, you must have them when your turn begins.
rule-A42 = Can the others tell that you have found a monster and left it? No. They see your view only when it is over, and nothing gives the monster away.
rule-A43 = May the Soothsayer look at fewer than three tiles near the bottom? No, not unless the site has fewer than three.
rule-A44 = Does anyone know where the stones are after the setup? No.
rule-A45 = If everybody loses, who comes first? Nobody: all are last, with 0 XP.
rule-A46 = May you hire someone while your specialist sleeps? No, only one specialist at a time.
rule-A47 = How many XP tokens can you buy? One per visit to the Counter, and again in later turns.
rule-A48 = Can the bank run out? No, unless you play with “{ option-limit-coins }”.
rule-A49 = If the Miner digs a chest, what do you keep? What you find in the chest; the tile from the site is discarded.
rule-A50 = Does a second view in the same turn end at the rockfall that the first one turned up? No, it looks on below, unless “{ option-view-block-scope }” says that any face-up tile ends a view.
rule-A51 = What happens to the Purse? It is discarded, open to all; it is worth no XP.

## The words around the table

seen-by = Seen by { $who }
label =
    { $label ->
        [player] Player
        [turn] Turn
        [karas] Karas
        [xp] XP
        [team] Team
        [available] Ready
        [hospital] Hospital
        [resting] Break room
        [recruit] Recruit
        [tokens] XP tokens
        [stones] Stones
        [sword] Sword
        [specialist] Specialist
        [awake] awake
        [asleep] asleep
        [stock] XP tokens left
        [harbour] Harbour
        [pile] Chests left
        [bank] Bank
        [hidden] Still hidden
        [gone] Gone
        [score] Score
        [tiles] XP tiles
        [monsters] Monsters
        [chests] Chests
        [total] Total
        [title] Title
        [life] Life
        [wounds] Wounds
        [face_down] face down
        [face_up] face up
        [fresh] turned up this turn
        [empty] empty
        [seen] seen
        [no_rockfall] no rockfall
        [looking] looking
        [note] Note
        [notes] Notes
        [clear_note] Remove note
        [nothing] nothing
        [top] top
       *[you] you
    }

## Hints

hint-cases =
    { $cases ->
        [10] almost certainly
       *[other] in { $cases } of 10 cases
    }
hint-prize =
    { $karas ->
        [0] { $xp } XP
       *[other] { sum-karas } and { $xp } XP
    }
hint-worth = nothing else promised more
hint-win = it wins the game
hint-may-win = { hint-cases } it wins the game
hint-known = you know what lies on top: { tile }
hint-below = the next tile down is one you know: { tile }
hint-stone = { hint-cases } it brings a Stone of Legend to light
hint-dig = { hint-cases } you find something worth taking
hint-view =
    { $count ->
        [one] it shows you { $count } tile you don’t know yet
       *[other] it shows you up to { $count } tiles you don’t know yet
    }
hint-view-pay =
    { $count ->
        [one] { $count } tile you don’t know yet, and { hint-cases } Karas for turning one up
       *[other] up to { $count } tiles you don’t know yet, and { hint-cases } Karas for turning one up
    }
hint-spy-deep =
    { $count ->
        [one] it shows you { $count } unknown tile deep down, where the stones lie
       *[other] it shows you { $count } unknown tiles deep down, where the stones lie
    }
hint-destroy = { sum-karas } for the rockfalls in sight, and this one is out of the way
hint-fight = { hint-cases } you beat it, for { hint-prize }
hint-dive = { sum-karas } for certain, and nobody gets hurt
hint-for-recruit = that makes { sum-karas }, enough for the recruit
hint-xp = { $xp } XP now, while { sum-karas } would count for just { $points } at the end
hint-buy-last =
    { $count ->
        [one] it is the last XP token
       *[other] only { $count } XP tokens are left
    }
hint-cash = { sum-karas } in hand can do more than XP right now
hint-miner = it brings you { $xp } XP on average, and nobody gets hurt
hint-clear =
    { $count ->
        [one] it clears { $count } tile out of the way
       *[other] it clears { $count } tiles out of the way
    }
hint-reveal = { sum-karas } on the spot, and nobody walks into it unawares
hint-trap = somebody else may walk right into it
hint-look-on = it costs nothing to know one tile more
hint-recruit = one more adventurer in every turn from now on
hint-heal = { count-adventurers } more in your next turn
hint-keep = your { sum-karas } can do more elsewhere
hint-sword = { the-monster } lies open, worth { hint-prize }
hint-sword-safe = no monster can hurt your diggers this turn
hint-pass = nobody gets hurt, and you leave nothing open for the others
