"""The rulebook of Ohio Bob: R1 setup, R2 the turn, R14.3 who acts; decisions (6a) and what they do.

The chapters have their own pages: `piles` (cards), `temple` (rooms and steps), `effects` (R3-R9), `expedition`
(R10-R12, R14).
"""

from __future__ import annotations

from cenote.games.ohio_bob.effects import (
    asked,
    begin_effect,
    copy,
    effect_now,
    enter,
    go,
    is_way,
    may_leave,
    meet,
    rest,
    skip,
    teleport,
    use_bonus,
)  # fmt: skip
from cenote.games.ohio_bob.expedition import (
    begin_discard,
    clear_level,
    discard,
    end_card,
    exchange,
    give_energy,
    go_out,
    is_there,
    leave,
    may_discard,
    may_exchange,
    may_give,
    partner_of,
)  # fmt: skip
from cenote.games.ohio_bob.names import (
    ANSWER,
    BONUS,
    BY_PILE,
    BY_TORCH,
    BY_TURNS,
    CARD_END,
    CARD_KEPT,
    CARD_PLAYED,
    CARDS,
    CHALLENGE,
    CHALLENGE_CHOSEN,
    DECLARED,
    DIRECTION,
    DISCARD,
    EFFECT,
    ENTER,
    FIRST_ROOM,
    GIFT,
    GONE,
    HAND,
    HANDED_OVER,
    LEVEL_BEGAN,
    LEVELS,
    LINK_LAID,
    NEXT_LEVEL,
    NOBODY,
    NOTHING,
    OFFER,
    OFFERED,
    ON_MAP,
    ON_ROPE,
    ON_STAIRS,
    OPENING,
    PILE,
    PLAYED,
    READY,
    REFUSED,
    REST_DECLARED,
    RESTED,
    SEATS,
    SET,
    STAIRS,
    SUPER,
    TELEPORT,
    TURN,
    WON,
)  # fmt: skip
from cenote.games.ohio_bob.piles import count_cards, finish, set_of, show, take_card, to_hand
from cenote.games.ohio_bob.temple import lay_link, lay_room, put_meeple, teleport_to
from cenote.kernel.game import POINTS, RANK
from cenote.kernel.game import WON as WINS
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

# R1: setup


@rule
def setup(box, t, journal):
    """R1.1-R1.5, R14.1: cards, energy, level; then the challenges are chosen."""
    for card in range(CARDS):
        t.zone[card] = GONE
        t.behind[card] = 0
    for player in range(SEATS):
        t.room[player] = NOTHING
        for place in range(SET):
            t.shown[place][player] = NOTHING
    for player in range(t.seats):
        t.challenge[player] = NOTHING
        t.level[player] = 1
        t.energy[player] = box.energy[t.energy_face]
        to_hand(t, SUPER + player, player)  # R1.4
        t.batch[0][player] = (1 << box.cards) - 1
        t.unpaired[player] = 0
        for place in range(box.cards):
            t.unpaired[player] |= 1 << box.face_behind[place]  # A34: the faces of the set
            t.zone[set_of(t, player) * SET + place] = PILE
            t.holder[set_of(t, player) * SET + place] = player
    end_card(t)
    t.offer = NOTHING
    t.round = 1
    if t.seats == 2:
        lay_link(t, t.link_face + 0)
        tell(journal, LINK_LAID, NOBODY, SET + t.link_face, 0, 0, EVERYONE)
    t.phase = CHALLENGE
    resume(box, t, journal)


@rule
def resume(box, t, journal):
    """Step after step, until somebody must decide or the game is over."""
    while t.over == 0 and t.to_act == 0:
        if t.phase == CHALLENGE:
            begin_challenge(t, journal)
        elif t.phase == OPENING:
            begin_opening(box, t, journal)
        elif t.phase == TURN:
            begin_turn(t)
        elif t.phase == EFFECT:
            begin_effect(box, t, t.actor, journal)
        elif t.phase == ENTER:
            enter(box, t, t.actor, journal)
        elif t.phase == CARD_END:
            finish_card(box, t, journal)
        elif t.phase == DISCARD:
            begin_discard(box, t, t.actor, journal)
        elif t.phase == NEXT_LEVEL:
            clear_level(box, t, journal)
            t.phase = FIRST_ROOM
        else:
            begin_first_room(box, t, journal)


@rule
def begin_challenge(t, journal):
    """R1.3, R14.1, A31: before any card is seen."""
    for player in range(t.seats):
        if t.challenge[player] == NOTHING:
            asked(t, player, CHALLENGE)
            return
    for player in range(t.seats):  # R1.6
        show(t, player, 3, journal)
    t.phase = OPENING


@rule
def begin_opening(box, t, journal):
    """R1.6: one of the first two cards for the hand, the other becomes the first room."""
    for player in range(t.seats):
        if t.laid[player] == 0:
            asked(t, player, OPENING)
            return
    tell(journal, LEVEL_BEGAN, NOBODY, 1, 0, 0, EVERYONE)
    t.phase = TURN


@rule
def begin_first_room(box, t, journal):
    """R10.6, R14.11, A24: one of the two top cards becomes the first room; the other stays on the pile."""
    for player in range(t.seats):
        if t.laid[player] == 0:
            show(t, player, 2, journal)
            if t.shown_count[player] == 0:
                finish(t, BY_PILE, journal)
            elif t.shown_count[player] == 1:
                lay_first(box, t, player, take_card(t, player, 0, journal), journal)
            else:
                asked(t, player, FIRST_ROOM)
            return
    t.phase = TURN


@rule
def lay_first(box, t, player, card, journal):
    """R1.6, R1.7, R14.2: the first room, the meeple on its stairs."""
    y = 0 if t.seats == 1 else 1 - 2 * player
    room = lay_room(box, t, player, card, 0, y, journal)
    put_meeple(t, player, room, box.stairs[t.room_face[room]] + 0)
    t.spent[player] = 0


@rule
def open_with(box, t, player, which, journal):
    """R1.6: the chosen card into the hand, the other on the table."""
    kept = take_card(t, player, which, journal)
    to_hand(t, kept, player)
    tell(journal, CARD_KEPT, player, kept, 0, 0, EVERYONE)
    lay_first(box, t, player, take_card(t, player, 0, journal), journal)
    t.to_act = 0


# R2: the turn


@rule
def begin_turn(t):
    """R2.1, R14.3, A37, A54: who may act: in free order everybody who is ready, in alternating order one."""
    for player in range(t.seats):
        if t.state[player] == READY and (t.coop_order == 0 or t.seats == 1 or player == t.turn_of):
            t.to_act |= 1 << player


@rule
def finish_card(box, t, journal):
    """R14.9: at the end of a card the exchange is offered; then the turn is over."""
    player = t.actor + 0
    end_card(t)
    if may_exchange(box, t):
        asked(t, player, OFFER)
    else:
        end_turn(t, player, journal)


@rule
def end_turn(t, player, journal):
    """R2.3, R14.3, A35: the turns of a level are counted; in alternating order the seat passes."""
    t.to_act = 0
    if t.over != 0:
        return
    t.turns[player] += 1
    if t.turn_cap > 0 and t.turns[player] >= t.turn_cap:
        finish(t, BY_TURNS, journal)
        return
    t.turn_of = player
    if t.seats == 2 and t.state[partner_of(player)] == READY:
        t.turn_of = partner_of(player)
    t.phase = TURN


@rule
def declare_rest(box, t, player, journal):
    """R9.1, R14.4, A38: alone at once; in company when the partner rests too."""
    t.actor = player
    t.handed = 0
    if t.seats == 1 or not is_there(t, partner_of(player)):
        rest(box, t, player, journal)
    else:
        tell(journal, REST_DECLARED, player, 0, 0, 0, EVERYONE)
        t.state[player] = DECLARED
        if t.coop_rest != 0:
            rest(box, t, player, journal)
            t.state[player] = RESTED
        if t.over == 0:
            meet(box, t, player, journal)
    end_turn(t, player, journal)


@rule
def play_card(t, player, card, side, journal):
    """R3.1: first onto the resolution pile, then its effects."""
    t.zone[card] = PLAYED
    t.actor = player
    t.card = card
    t.source = card
    t.side = side
    t.step = 0
    t.handed = 0
    t.to_act = 0
    t.phase = EFFECT
    tell(journal, CARD_PLAYED, player, card, side if card < SUPER else 2, 0, EVERYONE)


# 6a: decisions


@rule
def legal(box, t, seat, mask):
    """6a: what a player who may act can say."""
    if t.phase == TURN:
        return legal_turns(box, t, seat, mask)
    if t.phase == DIRECTION or t.phase == ON_ROPE or t.phase == ON_MAP:
        return legal_ways(box, t, seat, mask)
    if t.phase == TELEPORT:
        return legal_teleports(box, t, seat, mask)
    if t.phase == DISCARD or t.phase == OFFER or t.phase == ANSWER:
        return legal_cards(t, box, seat, mask)
    first = box.challenge_code + 0
    count = 2
    if t.phase == OPENING or t.phase == FIRST_ROOM:
        first = box.pick_code + 0
    elif t.phase == BY_TORCH:
        first = box.copy_code + 0
        count = 3
    elif t.phase == ON_STAIRS:
        first = box.stairs_code + 0
    elif t.phase == BONUS:
        first = box.bonus_code + 0
    elif t.phase == GIFT:
        first = box.gift_code + 0
    for number in range(count):
        mask[first + number] = 1
    return count


@rule
def legal_turns(box, t, seat, mask):
    """R2.1, R2.2, R9.1, R14.3, A20, A21, A48: something is always possible."""
    count = 0
    for card in range(CARDS):
        if t.zone[card] == HAND and t.holder[card] == seat:
            for side in range(2):
                if box.effects[card][side] > 0:
                    mask[box.play_code + 2 * card + side] = 1
                    count += 1
    together = t.seats == 2 and is_there(t, 1 - seat)
    if together or count_cards(t, seat, PLAYED) > 0 or count == 0:
        mask[box.rest_code] = 1
        count += 1
    if together and t.coop_order != 0 and t.handed == 0 and t.state[1 - seat] == READY:
        mask[box.hand_over_code] = 1
        count += 1
    if t.stairs_choice != 0 and stands_on_stairs(box, t, seat) and may_leave(box, t, seat):
        mask[box.stairs_code + 1] = 1
        count += 1
    return count


@rule
def stands_on_stairs(box, t, seat):
    return box.kind[t.room_face[t.room[seat]]][t.cell[seat]] == STAIRS


@rule
def legal_ways(box, t, seat, mask):
    """R3.2, R4, R7: the directions that are possible, or none."""
    effect = effect_now(box, t)
    count = 1
    mask[box.skip_code] = 1
    for direction in range(4):
        if is_way(box, t, seat, effect, direction):
            mask[box.go_code + direction] = 1
            count += 1
    return count


@rule
def legal_teleports(box, t, seat, mask):
    """R8.8, A18."""
    count = 0
    for direction in range(4):
        if teleport_to(t, seat, direction) != NOTHING:
            mask[box.teleport_code + direction] = 1
            count += 1
    if t.teleporter_optional != 0:
        mask[box.remain_code] = 1
        count += 1
    return count


@rule
def legal_cards(t, box, seat, mask):
    """R10.4, R14.9: a card to discard, to offer, or to give for it."""
    count = 0
    for card in range(CARDS):
        if may_discard(t, seat, card) if t.phase == DISCARD else may_give(t, seat, card):
            mask[box.choose_code + card] = 1
            count += 1
    if t.phase != DISCARD:
        mask[box.refuse_code] = 1
        count += 1
    return count


@rule
def apply(box, t, seat, action, journal):
    """Play a legal action, and everything that follows by itself."""
    if t.phase == TURN:
        act_in_turn(box, t, seat, action, journal)
    elif t.phase == CHALLENGE:
        t.challenge[seat] = action - box.challenge_code
        t.to_act = 0
        tell(journal, CHALLENGE_CHOSEN, seat, t.challenge[seat], 0, 0, EVERYONE)
    elif t.phase == OPENING:
        open_with(box, t, seat, action - box.pick_code, journal)
    elif t.phase == FIRST_ROOM:
        lay_first(box, t, seat, take_card(t, seat, action - box.pick_code, journal), journal)
        t.to_act = 0
    elif t.phase == DIRECTION or t.phase == ON_ROPE or t.phase == ON_MAP:
        if action == box.skip_code:
            skip(box, t, seat, journal)
        else:
            go(box, t, seat, action - box.go_code, journal)
    elif t.phase == BY_TORCH:
        if action == box.copy_code + 2:
            skip(box, t, seat, journal)
        else:
            copy(box, t, seat, action - box.copy_code, journal)
    elif t.phase == TELEPORT:
        t.to_act = 0
        t.phase = EFFECT
        if action != box.remain_code:
            teleport(box, t, seat, action - box.teleport_code, journal)
    elif t.phase == BONUS:
        t.to_act = 0
        t.phase = EFFECT
        if action == box.bonus_code + 1:
            use_bonus(box, t, seat, journal)
    else:
        act_on_level(box, t, seat, action, journal)
    resume(box, t, journal)


@rule
def act_in_turn(box, t, seat, action, journal):
    """R2.1, R14.3: a card, a rest, the stairs, or the partner's turn."""
    t.to_act = 0
    if action == box.rest_code:
        declare_rest(box, t, seat, journal)
    elif action == box.hand_over_code:
        tell(journal, HANDED_OVER, seat, 0, 0, 0, EVERYONE)
        end_turn(t, seat, journal)
        t.handed = 1
    elif action == box.stairs_code + 1:
        t.actor = seat
        leave(box, t, seat, journal)
    else:
        code = action - box.play_code
        play_card(t, seat, code // 2, code % 2, journal)


@rule
def act_on_level(box, t, seat, action, journal):
    """R8.10, R10.4, R14.9, R14.10: stairs, gift, discards and the exchange."""
    t.to_act = 0
    if t.phase == ON_STAIRS:
        t.phase = EFFECT
        if action == box.stairs_code + 1:
            leave(box, t, seat, journal)
    elif t.phase == GIFT:
        if action == box.gift_code + 1:
            give_energy(t, seat, journal)
        go_out(box, t, seat, journal)
    elif t.phase == DISCARD:
        discard(t, seat, action - box.choose_code, journal)
    elif t.phase == OFFER:
        if action == box.refuse_code:
            end_turn(t, seat, journal)
        else:
            t.offer = action - box.choose_code
            tell(journal, OFFERED, seat, t.offer, 0, 0, EVERYONE)
            asked(t, partner_of(seat), ANSWER)
    else:
        if action == box.refuse_code:
            t.offer = NOTHING
            tell(journal, REFUSED, seat, 0, 0, 0, EVERYONE)
        else:
            exchange(t, seat, action - box.choose_code, journal)
        end_turn(t, t.actor + 0, journal)


@rule
def scores(box, t, out):
    """R11.3, R14.12: everybody wins, or nobody; points are the levels finished."""
    won = 1 if t.ending == WON else 0
    for player in range(t.seats):
        out[player][RANK] = 1
        out[player][POINTS] = min(t.level[player] - 1, LEVELS)
        out[player][WINS] = won
    return won * t.seats
