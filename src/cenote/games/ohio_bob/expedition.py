"""The rulebook of Ohio Bob: R10 leaving a level, R11 the amulet, R14 two players."""

from __future__ import annotations

from cenote.games.ohio_bob.effects import asked, meet
from cenote.games.ohio_bob.names import (
    AMULET_TESTED,
    ASIDE,
    BY_AMULET,
    BY_EXCHANGE,
    CARDS,
    DISCARD,
    DISCARDED,
    ENERGY_GIVEN,
    EXCHANGED,
    GIFT,
    GONE,
    HAND,
    LEFT_LEVEL,
    LEVEL_BEGAN,
    LEVEL_LEFT,
    LEVELS,
    MULTI,
    NEXT_LEVEL,
    NO_EDGE,
    NOBODY,
    NOTHING,
    PILE,
    PLAYED,
    READY,
    ROOM,
    SET,
    SUPER,
    TURN,
    WON,
)  # fmt: skip
from cenote.games.ohio_bob.piles import count_cards, finish, owner_of, set_of, take_up
from cenote.games.ohio_bob.temple import edge_between, is_taken, lay_link, next_cell, next_room
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import natural, rule

PARTNER_CARDS = 3  # R14.12


@rule
def partner_of(player):
    return 1 - player


@rule
def is_there(t, player):
    """The player is at the table and on the level."""
    return player < t.seats and t.state[player] != LEFT_LEVEL


# R10: leaving a level


@rule
def leave(box, t, player, journal):
    """R14.10: first a gift for the partner, if he can use it; then out."""
    t.to_act = 0
    partner = partner_of(player)
    generous = t.seats == 2 and is_there(t, partner) and t.energy[player] > 1
    if generous and t.energy[partner] < box.most_energy[t.energy_face]:
        asked(t, player, GIFT)
    else:
        go_out(box, t, player, journal)


@rule
def give_energy(t, player, journal):
    """R14.10, A44."""
    t.energy[player] -= 1
    t.energy[partner_of(player)] += 1
    tell(journal, ENERGY_GIVEN, player, 0, 0, 0, EVERYONE)


@rule
def go_out(box, t, player, journal):
    """R10.1-R10.4, R11.1, A12: the next level, new energy, all cards in hand; at the end of the last the amulet."""
    t.to_act = 0
    tell(journal, LEVEL_LEFT, player, t.level[player], 0, 0, EVERYONE)
    take_up(t, player)
    end_card(t)
    t.room[player] = NOTHING
    t.spent[player] = 0
    t.turns[player] = 0
    t.state[player] = LEFT_LEVEL
    t.phase = DISCARD
    if t.level[player] == LEVELS:
        test_amulet(box, t, player, journal)
        t.level[player] += 1
    else:
        t.level[player] += 1
        t.energy[player] = box.energy[t.energy_face]


@rule
def hand_limit(box, t, player):
    """R10.4, A22: the cards allowed now, 0 for no limit."""
    row = t.level[player] - 1 - (1 if t.hand_max_row != 0 else 0)
    if t.level[player] > LEVELS:
        return 0
    return box.hand_max[t.level_face][row] + 0


@rule
def may_discard(t, player, card):
    """R10.4, A23: cards in hand, not the Super gear."""
    return t.zone[card] == HAND and t.holder[card] == player and (card < SUPER or t.sg_discardable != 0)


@rule
def must_discard(box, t, player):
    """R10.4, A32: exactly the excess, as long as there is a card that may go."""
    limit = hand_limit(box, t, player)
    if limit == 0 or count_cards(t, player, HAND) <= limit:
        return False
    for card in range(CARDS):
        if may_discard(t, player, card):
            return True
    return False


@rule
def begin_discard(box, t, player, journal):
    """R10.4, R14.4, R14.10, A47: discards, then a waiting partner's rest; when all have left, the next level."""
    if must_discard(box, t, player):
        asked(t, player, DISCARD)
        return
    if t.seats == 2 and t.coop_early_loss != 0 and partner_cards(t, player) < t.level[player] - 1:
        finish(t, BY_EXCHANGE, journal)
        return
    meet(box, t, player, journal)
    t.turn_of = partner_of(player)  # R14.3
    if t.over == 0:
        t.phase = TURN
        if not is_there(t, 0) and not is_there(t, 1):
            t.phase = NEXT_LEVEL


@rule
def discard(t, player, card, journal):
    """R10.4, A23, A45: it lies aside until the next level; a Super gear leaves the game."""
    t.zone[card] = GONE if card >= SUPER else ASIDE
    t.to_act = 0
    tell(journal, DISCARDED, player, card, 0, 0, EVERYONE)


@rule
def end_card(t):
    """R3.4: nothing of a card stays after it."""
    t.card = NOTHING
    t.source = NOTHING
    t.side = 0
    t.step = 0
    t.torch_side = 0
    t.torch_step = 0
    t.keys = 0
    t.stones = 0
    t.roped = 0
    t.safe = 0
    t.arrived = 0


@rule
def clear_level(box, t, journal):
    """R10.5, R14.11, A45: rooms and discards go under the pile of their set, shuffled; the link room lies again."""
    number = t.level[0] - 1
    for card in range(SUPER):
        if t.zone[card] == ROOM or t.zone[card] == ASIDE:
            owner = owner_of(t, card)
            t.zone[card] = PILE
            t.holder[card] = owner
            t.batch[number][owner] |= 1 << (card % SET)
    t.rooms = 0
    t.exchanged = 0
    t.handed = 0
    t.turn_of = 0
    if t.seats == 2:
        lay_link(t, t.link_face + 0)
    for player in range(t.seats):
        t.laid[player] = 0
        t.state[player] = READY
    t.round += 1
    tell(journal, LEVEL_BEGAN, NOBODY, t.level[0], 0, 0, EVERYONE)


# R11: the amulet


@rule
def has(t, player, card):
    """R0.4: the card is in the player's hand or resolution pile."""
    return ((t.zone[card] == HAND) | (t.zone[card] == PLAYED)) & (t.holder[card] == player)


@rule
def all_gems(box, t, player):
    """R11.1: gems of each colour, a byte each; played cards come back before they are counted."""
    count = 0
    for card in range(SUPER):
        count += has(t, player, card) * (1 << 8 * box.colour[card])
    return count


@rule
def gems(box, t, player, colour):
    """R11.1: gems of a colour."""
    return all_gems(box, t, player) >> 8 * colour & 255


@rule
def lacking(wanted, own):
    """R11.2: gems that are missing, rainbow gems left aside; both by colour, a byte each."""
    missing = 0
    for colour in range(MULTI):
        missing += max(0, (wanted >> 8 * colour & 255) - (own >> 8 * colour & 255))
    return missing


@rule
def still_lacking(box, t, player):
    """R11.2, R7.6, A30: the fewest gems missing over all colours of white groups; rainbow gems fill any place."""
    own = all_gems(box, t, player)
    amulet = set_of(t, player)
    fewest = 100
    for way in range(box.choices[amulet][t.amulet_face][t.challenge[player]]):
        fewest = min(fewest, lacking(box.wanted[amulet][t.amulet_face][t.challenge[player]][way] + 0, own))
    return max(0, fewest - (own >> 8 * MULTI))


@rule
def partner_cards(t, player):
    """R14.12, A42: cards of the partner's set."""
    count = has(t, player, SUPER + 1 - player) + 0
    first = natural(SET * set_of(t, 1 - player))
    for card in range(SET):
        count += has(t, player, first + card)
    return count


@rule
def test_amulet(box, t, player, journal):
    """R11.3, R12.2, R14.12, A46: the challenge, and in company three cards of the partner's set; both must pass."""
    passed = still_lacking(box, t, player) == 0 and (t.seats == 1 or partner_cards(t, player) >= PARTNER_CARDS)
    tell(journal, AMULET_TESTED, player, 1 if passed else 0, 0, 0, EVERYONE)
    if not passed:
        finish(t, BY_AMULET, journal)
    elif not is_there(t, 0) and not is_there(t, 1):
        finish(t, WON, journal)


# R14.9: the exchange


@rule
def are_neighbours(box, t):
    """R14.9: both stand on neighbouring cells with nothing between them."""
    for way in range(4):
        room = t.room[0] + 0
        cell = t.cell[0] + 0
        other = next_room(t, room, cell, way)
        beside = other != NOTHING and is_taken(t, 0, other, next_cell(cell, way))
        if beside and edge_between(box, t, room, cell, way) == NO_EDGE:
            return True
    return False


@rule
def may_give(t, player, card):
    """R14.9, A42: from hand or resolution pile, not the Super gear."""
    return has(t, player, card) and (card < SUPER or t.sg_exchangeable != 0)


@rule
def has_gift(t, player):
    for card in range(CARDS):
        if may_give(t, player, card):
            return True
    return False


@rule
def may_exchange(box, t):
    """R14.9, A41, A55: once a level, both on it, side by side, and both have something to give."""
    if t.seats == 1 or t.exchanged != 0 or not is_there(t, 0) or not is_there(t, 1):
        return False
    return are_neighbours(box, t) and has_gift(t, 0) and has_gift(t, 1)


@rule
def exchange(t, player, card, journal):
    """R14.9, E35: the cards change hands."""
    giver = partner_of(player)
    given = t.offer + 0
    t.zone[given] = HAND
    t.holder[given] = player
    t.zone[card] = HAND
    t.holder[card] = giver
    t.exchanged = 1
    t.offer = NOTHING
    tell(journal, EXCHANGED, giver, given, card, 0, EVERYONE)
