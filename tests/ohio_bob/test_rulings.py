"""Rulings A1-A55: every value of every option, and what no chapter's page tries."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cenote.games.ohio_bob import GAME
from cenote.games.ohio_bob.names import CELLS, COLUMNS, NO_EDGE, SET
from cenote.kernel.conformance import Case
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.conftest import engine
from tests.editions import box_of, edition_of
from tests.ohio_bob.positions import (
    BEHIND,
    BOX,
    Explorer,
    Place,
    at,
    energy,
    hand,
    legal,
    played,
    player,
    spent,
    told,
    view,
    ways,
    where,
    why,
    zone,
)  # fmt: skip
from tests.ohio_bob.positions import play as say

RULES = engine(GAME, "compiled")
FIRST, ABOVE = (0, 0), (0, -1)
FACES = ("T08", "T15", "T16", "T14", "T12", "T07")


def level(number: int, first: Place = FIRST, last: Place = ABOVE) -> dict[Place, str]:
    """A whole easy level: rooms to the right of the first, and the last one, T02."""
    return {**{(first[0] + x, first[1]): face for x, face in enumerate(FACES[: 3 + number])}, last: "T02"}


BOB = Explorer({(0, 1): "T08"}, (3, 3), hand="RD1 YL1")
JOE = Explorer({(0, -1): "T08"}, (1, 3), hand="RD1 GN1")
LEAVING = Explorer(level(1, (0, 1), (0, 2)), (1, 1), (0, 2), hand="YL1 RD1")


def alone(explorer: Explorer, **options: Any) -> Table:
    return at(RULES, explorer, options=options)


def two(bob: Explorer = BOB, joe: Explorer = JOE, **options: Any) -> Table:
    return at(RULES, bob, joe, options=options)


def leaving(number: int, **what: Any) -> Explorer:
    """Beside the top stairs of a level."""
    return Explorer(level(number), (1, 1), ABOVE, level=number, **{"hand": "YL1", **what})


def leave(table: Table) -> Table:
    return say(table, "YL1 a", "R", "leave level", seat=0)


# The cards


def test_a1_three_cards_flip() -> None:
    """A1: Energy, Level and Amulet have a hard face (and the link room has two); the Super gear has one."""
    faces = [option.name for option in GAME.options if option.values == ("easy", "hard")]
    assert faces == ["energy_face", "level_face", "amulet_face", "link_face"]
    hard = alone(Explorer({FIRST: "T11"}, (3, 1)), **dict.fromkeys(faces[:3], "hard"))
    assert energy(say(hard, "SG", "U")) == 5, "the Super gear ignores the pit as ever"


@pytest.mark.parametrize("exit_", [False, True])
@pytest.mark.parametrize(("number", "whole"), [(3, True), (3, False), (2, True)])
def test_a2_low_stairs_of_level_3(exit_: bool, number: int, whole: bool) -> None:
    """A2: `l3_low_stairs_exit`: on level 3, once all rooms are out, the stairs of any room lead to the amulet."""
    rooms = level(number) if whole else {FIRST: "T08"}
    table = alone(Explorer(rooms, (3, 3), hand="YL1", level=number), l3_low_stairs_exit=exit_)
    say(table, "YL1 a", "L")
    offered = exit_ and number == 3 and whole
    assert table.phase == ("stairs" if offered else "direction")
    if offered:
        assert view(say(table, "leave level")).ending == "amulet"


CHARGED: list[tuple[list[str], str, Place, str, Place, int]] = [
    (["key", "move:LR", "move:LR"], "T04", (1, 2), "RR", (1, 4), 6),
    (["key", "move:LR", "move:LR"], "T04", (1, 3), "R", (1, 4), 6),
    (["stone", "move:LR", "move:LR"], "T01", (3, 2), "RR", (3, 4), 6),
    (["stone", "move:LR", "move:LR", "move:LR"], "T01", (3, 2), "LRL", (3, 1), 5),
    (["stone", "stone", "move:LR", "move:LR"], "T14", (2, 3), "R", (2, 4), 6),
]


@pytest.mark.parametrize(("effects", "face", "cell", "said", "there", "left"), CHARGED)
def test_a4_charges(effects: list[str], face: str, cell: Place, said: str, there: Place, left: int) -> None:
    """A4: kept until the end of the card, spent when first useful, and used once; here with another edition."""
    content = box_of(GAME)
    content["card"][3]["a"] = effects
    origin = alone(Explorer({FIRST: face}, cell, hand="RD4")).origin or ""
    table = say(Table.at(origin, edition=edition_of(GAME, content), engine=RULES), "RD4 a", *said)
    assert (where(table), energy(table)) == ((FIRST, there), left)
    if face == "T04":
        assert table.phase == "turn", "the door behind him is locked again"


def test_a9_a_move_that_cannot_explore() -> None:
    """A9: every move explores, unless an owner marks it: it still goes where a room lies."""
    content = box_of(GAME)
    content["card"][0]["a"] = ["move:UD!noexplore", "move:UD"]
    marked = edition_of(GAME, content)
    for rooms, first in (({FIRST: "T08"}, "D"), ({FIRST: "T08", ABOVE: "T02"}, "UD")):
        usual = alone(Explorer(rooms, (1, 2), hand="RD1"))
        table = Table.at(usual.origin or "", edition=marked, engine=RULES)
        assert ways(say(usual, "RD1 a")) == "UD"
        assert ways(say(table, "RD1 a")) == first
    alone_above = Table.at(alone(Explorer({FIRST: "T08"}, (1, 2), hand="RD1")).origin or "", edition=marked)
    assert why(say(alone_above, "RD1 a"), "U") == "A9"


HAMMERED = [
    ("a wall inside", {FIRST: "T08"}, (2, 2), "R", False),
    ("a wall between rooms", {FIRST: "T08", ABOVE: "T02"}, (1, 3), "U", False),
    ("a wall before the unknown", {FIRST: "T08"}, (1, 3), "U", True),
    ("a door", {FIRST: "T04"}, (1, 3), "R", True),
    ("nothing", {FIRST: "T08"}, (3, 2), "R", True),
]


@pytest.mark.parametrize("scope", ["any", "explore_or_door"])
@pytest.mark.parametrize(
    ("rooms", "cell", "way", "narrow"), [one[1:] for one in HAMMERED], ids=[h[0] for h in HAMMERED]
)
def test_a10_hammer_scope(scope: str, rooms: dict[Place, str], cell: Place, way: str, narrow: bool) -> None:
    """A10: `explore_or_door` explores through anything, steps through doors, never through a plain wall."""
    table = say(alone(Explorer(rooms, cell, hand="BL4"), hammer_scope=scope), "BL4 a")
    assert (way in ways(table)) == (narrow or scope == "any")


@pytest.mark.parametrize(("blocks", "corner", "middle"), [(True, "DL", "UDL"), (False, "UDLR", "UDL")])
def test_a14_map_border_wall_blocks(blocks: bool, corner: str, middle: str) -> None:
    """A14: without it a wall or door on the border itself does not block; inner ones still do."""
    for cell, possible in (((1, 1), corner), ((2, 2), middle)):
        table = alone(Explorer({FIRST: "T01"}, cell, hand="YL4"), map_border_wall_blocks=blocks)
        assert ways(say(table, "YL4 a")) == possible


# The cells


def test_a16_bonus_optional() -> None:
    """A16: the player chooses; a bonus left alone stays fresh."""
    start = Explorer({FIRST: "T01"}, (2, 1), hand="YL1 BL1", pile="RD2 YL3 …")
    assert say(alone(start), "YL1 a", "R").phase == "direction"
    table = say(alone(start, bonus_optional=True), "YL1 a", "R")
    assert (table.phase, legal(table)) == ("bonus", ["leave bonus", "use bonus"])
    say(table, "leave bonus", "L")
    assert (hand(table), spent(table)) == ({"SG", "BL1"}, set())
    say(table, "BL1 a", "R", "use bonus", "L", "SG", "R")
    assert (hand(table), spent(table), table.phase) == ({"RD2"}, {(2, 2)}, "turn")


@pytest.mark.parametrize("optional", [False, True])
def test_a18_teleporter_optional(optional: bool) -> None:
    """A18: with it one may stay, and is asked also when one room is there."""
    start = Explorer({FIRST: "T07", (0, 1): "T12"}, (1, 3), hand="YL1")
    table = say(alone(start, teleporter_optional=optional), "YL1 a", "R")
    if not optional:
        assert where(table) == ((0, 1), (1, 4))
        return
    assert legal(table) == ["teleport down", "remain"]
    assert where(say(table, "remain")) == (FIRST, (1, 4))
    assert (table.phase, ways(table)) == ("direction", "LR")


@pytest.mark.parametrize(("keeps", "pit", "trap", "stones"), [(True, 6, 6, 0), (False, 5, 5, 1)])
def test_a19_teleport_keeps_protection(keeps: bool, pit: int, trap: int, stones: int) -> None:
    """A19: without it pit and trap on the arrival cell work in full, and no stone is spent."""
    table = alone(Explorer({FIRST: "T07", (0, 1): "T14"}, (1, 3)), teleport_keeps_protection=keeps)
    assert energy(say(table, "SG", "R")) == pit
    rooms = {FIRST: "T17", (0, 1): "T01"}
    table = alone(Explorer(rooms, (3, 2), hand="RD4"), teleport_keeps_protection=keeps)
    assert energy(say(table, "SG", "L")) == trap
    content = box_of(GAME)
    content["card"][3]["a"] = ["stone", "move:L", "move:R"]
    stone = Table.at(alone(Explorer(rooms, (3, 2), hand="RD4"), teleport_keeps_protection=keeps).origin or "",
                     edition=edition_of(GAME, content), engine=RULES)  # fmt: skip
    say(stone, "RD4 a", "L")
    pending = view(stone).pending
    assert pending is not None
    assert (energy(stone), pending.stones) == (trap, stones)


@pytest.mark.parametrize("choice", ["on_entry", "while_standing"])
def test_a20_stairs_choice(choice: str) -> None:
    """A20: `while_standing` offers leaving at the beginning of a turn too, without a card."""
    standing = replace(leaving(1), cell=(1, 2))
    table = alone(standing, stairs_choice=choice)
    if choice == "on_entry":
        assert why(table, "leave level") == "A20"
        return
    say(table, "leave level")
    assert (player(table).level, table.phase, hand(table)) == (2, "first_room", {"SG", "YL1"})
    for elsewhere in (leaving(1), replace(leaving(1), place=FIRST, cell=(3, 2)), Explorer({FIRST: "T08"}, (3, 2))):
        assert "leave level" not in legal(alone(elsewhere, stairs_choice=choice))


@pytest.mark.parametrize("order", ["free", "alternate"])
def test_a20_standing_in_company(order: str) -> None:
    """A20, R14.10, R14.3: with the gift, and the other plays on."""
    table = two(replace(LEAVING, cell=(1, 2)), replace(JOE, energy=3), stairs_choice="while_standing", coop_order=order)
    say(table, "leave level", "give energy", seat=0)
    assert (energy(table, 1), table.to_act) == (4, (1,))


def test_a27_who_protects_from_what() -> None:
    """A27: the rope from pits only, a stone from traps only, the Super gear from both."""
    rooms = {FIRST: "T04"}
    assert energy(say(alone(Explorer(rooms, (2, 1), hand="GN2")), "GN2 b", "R")) == 5
    assert energy(say(alone(Explorer(rooms, (2, 1), hand="GN4")), "GN4 a", "R", "skip")) == 6
    assert "R" not in ways(say(alone(Explorer(rooms, (2, 3), hand="GN4")), "GN4 a"))
    for cell, way in (((2, 1), "R"), ((2, 3), "R")):
        assert energy(say(alone(Explorer(rooms, cell)), "SG", way)) == 6


# Levels and the end


@pytest.mark.parametrize(
    ("row", "number", "most"), [("entered", 1, 4), ("entered", 2, 5), ("left", 1, 9), ("left", 2, 4)]
)
def test_a22_hand_max_row(row: str, number: int, most: int) -> None:
    """A22: the row of the level entered or of the level left; level 1 has no limit."""
    table = leave(alone(leaving(number, hand="YL1 YL2 YL3 BL1 BL2 RD1 RD3 RD4"), hand_max_row=row))
    discards = 0
    while table.phase == "discard":
        say(table, legal(table)[0])
        discards += 1
    assert (discards, len(hand(table))) == (9 - most, most)


def test_a22_no_limit_before_the_amulet() -> None:
    """A22: with either row."""
    rich = "YL1 YL2 BL1 BL2 RD1 RD3 RD4"
    for row in ("entered", "left"):
        assert len(hand(leave(alone(leaving(3, hand=rich), hand_max_row=row)))) == 8


@pytest.mark.parametrize("discardable", [False, True])
def test_a23_sg_discardable(discardable: bool) -> None:
    """A23: with it the Super gear may be discarded, and leaves the game."""
    table = leave(alone(leaving(1, hand="YL1 YL2 YL3 BL1"), sg_discardable=discardable))
    assert why(table, "choose SG") == (None if discardable else "A23")
    if discardable:
        say(table, "choose SG")
        assert (hand(table), zone(table, "aside")) == ({"YL1", "YL2", "YL3", "BL1"}, set())
        say(table, "pick first")
        assert not any("supergear" in text for text in legal(table))
        assert "SG" in zone(table, "gone")


@pytest.mark.parametrize("deckout", ["rooms_missing", "literal_until_l3_done"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a25_deckout(deckout: str, number: int) -> None:
    """A25: by the letter an empty pile loses until the last room of level 3 is laid."""
    rooms = {place: "T01" if face == "T08" else face for place, face in level(number).items()}
    table = say(alone(Explorer(rooms, (2, 1), pile="YL1", level=number), deckout=deckout), "SG", "R")
    lost = deckout == "literal_until_l3_done" and number < 3
    assert view(table).ending == ("pile" if lost else None)


@pytest.mark.parametrize("card", ["level", "energy"])
@pytest.mark.parametrize("hard", ["level_face", "energy_face"])
def test_a26_rations_off_card(card: str, hard: str) -> None:
    """A26: which of the two hard faces switches the rations of level 1 off."""
    table = alone(Explorer({FIRST: "T08"}, (3, 2), energy=3), rations_off_card=card, **{hard: "hard"})
    assert energy(say(table, "SG", "U")) == (3 if hard.startswith(card) else 4)


def test_a30_a_white_group_may_have_the_colour_of_the_fixed_one() -> None:
    """A30: six yellow gems, three of them the partner's; the rainbow gem is one of them."""
    bob = Explorer(level(3, (0, 1), (0, 2)), (1, 1), (0, 2), hand="YL1 YL2 RB1 YL1* YL2* YL3*", level=3)
    table = leave(two(bob, replace(JOE, level=3)))
    assert told(table, "amulet_tested") == [("amulet_tested", 0, "yes")]


@pytest.mark.parametrize("pairing", ["fixed", "shuffled"])
def test_a34_pairing(pairing: str) -> None:
    """A34: `shuffled` puts any face behind any card, each once in a set."""
    others = 0
    for seed in range(8):
        *_, table = Case(GAME, RULES, BOX, 2, seed, {"pairing": pairing}).walk()
        for colour in ("green", "blue"):
            laid = {str(one.card): one.face for one in view(table).rooms if str(one.card).endswith(colour)}
            assert len(set(laid.values())) == len(laid) > 0
            others += sum(not card.startswith(BEHIND[face.upper()].lower()) for card, face in laid.items())
    assert (others > 0) == (pairing == "shuffled")


@pytest.mark.parametrize("seed", "abc")
def test_a34_a_pair_stays_known(seed: str) -> None:
    """A34: a card that was a room is the same room again on the next level, whose pile are these rooms alone."""
    options = {"pairing": "shuffled", "hand_max_row": "left"}
    table = at(RULES, leaving(1, pile=""), options=options, seed=seed)
    before = {one.card: one.face for one in view(table).rooms}
    say(leave(table), "pick first")
    assert [before[one.card] for one in view(table).rooms] == [one.face for one in view(table).rooms]


@pytest.mark.parametrize(("cap", "ending"), [(0, None), (4, "turns"), (5, None), (200, None)])
def test_a35_turn_cap(cap: int, ending: str | None) -> None:
    """A35: so many turns on a level and no more; 0 is no limit."""
    table = alone(Explorer({FIRST: "T08"}, (3, 3)), turn_cap=cap)
    say(table, "SG", "skip", "rest", "SG", "skip", "rest")
    assert (view(table).ending, player(table).turns) == (ending, 4)


def test_a35_each_level_is_counted_from_the_beginning() -> None:
    """A35, R2.3."""
    table = alone(leaving(1, hand="YL1 BL1"), turn_cap=3)
    say(table, "SG", "skip", "BL1 a", "skip", "skip")
    leave(table)
    assert (player(table).turns, table.over) == (0, False)


# Two players


@pytest.mark.parametrize("rest", ["joint", "immediate"])
@pytest.mark.parametrize("order", ["free", "alternate"])
def test_a38_coop_rest(rest: str, order: str) -> None:
    """A38: `immediate` pays and takes the cards at the declaration, and then waits as after a pit."""
    table = two(replace(BOB, played="GN2"), replace(JOE, played="GN2"), coop_rest=rest, coop_order=order)
    say(table, "rest", seat=0)
    at_once = rest == "immediate"
    assert (energy(table), played(table)) == ((5, set()) if at_once else (6, {"GN2"}))
    assert (player(table).state, table.to_act) == ("rested" if at_once else "declared", (1,))
    say(table, "rest", seat=1)
    assert [one.energy for one in view(table).players] == [5, 5]
    assert [one.state for one in view(table).players] == ["ready", "ready"]


def test_a38_an_immediate_rest_can_be_the_last() -> None:
    """A38, R14.13."""
    table = two(replace(BOB, energy=1), coop_rest="immediate")
    say(table, "rest", seat=0)
    assert (table.phase, view(table).ending) == ("end", "energy")


@pytest.mark.parametrize("colour", ["green", "blue"])
@pytest.mark.parametrize("exchangeable", [False, True])
def test_a42_sg_exchangeable(exchangeable: bool, colour: str) -> None:
    """A42: each Super gear is a card of its first owner and counts among the partner's cards."""
    side = replace(BOB, place=FIRST, cell=(2, 2)), replace(JOE, place=FIRST, cell=(2, 3))
    table = say(two(*side, sg_exchangeable=exchangeable, set=colour), "SG", "skip", seat=0)
    assert why(table, "choose SG") == (None if exchangeable else "A42")
    if exchangeable:
        say(table, "choose SG", "choose SG")
        assert ("SG*" in hand(table), "SG*" in hand(table, 1)) == (True, True)
        assert [one.partner_cards for one in view(table).players] == [1, 1]
        assert ways(say(table, "SG*", seat=0)) == "UDL"


@pytest.mark.parametrize("exit_", ["any", "own"])
def test_a43_coop_exit(exit_: str) -> None:
    """A43: `own` allows the top stairs of one's own last room only."""
    joe = Explorer(level(1, (0, -1), (0, -2)), (1, 3), hand="GN1")
    foreign = two(replace(LEAVING, place=(0, -2), cell=(3, 1)), joe, coop_exit=exit_)
    assert (say(foreign, "YL1 a", "R", seat=0).phase == "stairs") == (exit_ == "any")
    assert say(two(LEAVING, joe, coop_exit=exit_), "YL1 a", "R", seat=0).phase == "stairs"
    assert say(alone(leaving(1), coop_exit=exit_), "YL1 a", "R").phase == "stairs"


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize(("number", "cards", "enough"), [
    (1, "", False), (1, "RD3*", True), (2, "RD3*", False), (2, "RD3* RD4*", True),
])  # fmt: skip
def test_a47_coop_early_loss(early: bool, number: int, cards: str, enough: bool) -> None:
    """A47: with it both lose when a level is left with fewer of the partner's cards than levels are finished."""
    bob = Explorer(level(number, (0, 1), (0, 2)), (1, 1), (0, 2), hand=f"YL1 {cards}", level=number)
    table = leave(two(bob, replace(JOE, level=number), coop_early_loss=early))
    assert view(table).ending == ("exchange" if early and not enough else None)


def test_a47_counted_after_the_discards() -> None:
    """A47: who throws the partner's card away has lost."""
    table = leave(two(replace(LEAVING, hand="YL1 RD3* GN1 GN2"), coop_early_loss=True))
    assert (table.phase, table.over) == ("discard", False)
    assert view(say(table, "choose RD3*")).ending == "exchange"


@pytest.mark.parametrize("seats", [1, 2])
def test_a48_there_is_always_something_to_do(seats: int) -> None:
    """A48: whoever may act can play a card or rest."""
    for seed in range(4):
        for table in Case(GAME, RULES, BOX, seats, seed, {"coop_order": "alternate"}).walk():
            assert table.over or table.to_act
            assert all(len(table.legal(seat)) for seat in table.to_act)


def test_a49_no_vault_in_the_box() -> None:
    """A49, 5.7: all cells of every face are connected without doors."""
    edge = GAME.box_record.unpack(BOX.box).edge
    steps = (-COLUMNS, COLUMNS, -1, 1)
    for face in range(SET):
        reached = {0}
        for _ in range(CELLS):
            reached |= {
                cell + step
                for cell in reached
                for way, step in enumerate(steps)
                if edge[4 * face][cell][way] == NO_EDGE
                and 0 <= cell + step < CELLS
                and (way < 2 or (cell + step) // COLUMNS == cell // COLUMNS)
            }
        assert len(reached) == CELLS


def test_a53_everything_is_open() -> None:
    """A53: both players and everybody who watches see the same table."""
    for number, table in enumerate(Case(GAME, RULES, BOX, 2, 5).walk()):
        if number % 7 == 0:
            seen = [replace_seat(table.view(seat)) for seat in (0, 1, SPECTATOR)]
            assert seen[0] == seen[1] == seen[2]


def replace_seat(seen: Any) -> dict[str, Any]:
    """A view without the seat it is for."""
    return {name: getattr(seen, name) for name in seen.__struct_fields__ if name != "seat"}
