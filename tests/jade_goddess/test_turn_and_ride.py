"""R3-R4: the parts of a turn, what is asked, and where a jeep may go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cenote.kernel.errors import IllegalMove
from cenote.kernel.table import Table
from tests.jade_goddess.rule_positions import (
    CENTRE,
    CROSS,
    SEAT_COUNTS,
    STEPS,
    WAYS,
    At,
    board,
    cell,
    data,
    display,
    edition_of,
    gold,
    heights,
    jeep,
    legal,
    new,
    out,
    patterns,
    random_walk,
    ride,
    rides,
    say,
    story,
    tables,
    tokens,
    ways_to_lay,
    xy,
)  # fmt: skip

every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)

E2 = {(6, 2): "..aa", (7, 2): "...."}
"""The board of the examples E2 to E4: a brown line to (6,2), a white one on to (7,2)."""

CLOSED = {
    **dict.fromkeys([(4, 3), (4, 1), (4, 8), (4, 10)], ".a.."),
    **dict.fromkeys([(6, 2), (6, 0), (6, 7), (6, 9)], "...a"),
    **dict.fromkeys([(7, 4), (9, 4), (2, 4), (0, 4)], "..a."),
    **dict.fromkeys([(8, 6), (10, 6), (3, 6), (1, 6)], "a..."),
}
"""E30: every city side of the cross is closed."""


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def rule_against(table: Table, said: str, seat: int = 0) -> str:
    """The rule that forbids an action."""
    with pytest.raises(IllegalMove) as refused:
        table.play(said, seat)
    assert refused.value.rule is not None
    return refused.value.rule


# R3


def test_r3_1_part_turn_digs_bonus_part_turn_digs(at: At) -> None:
    """R3.1: the regular part-turn is dug before the bonus is bought, and the bonus part-turn before the turn ends."""
    table = ride(at(2, shows=["c2a-1 c1-1"], jeeps=["F1"]), "F1", "play 1 east 3", "figure 1 a")
    assert table.phase == "bonus"
    regular = ["laid", "figure_placed", "dug", "tokens_drawn", "figures_home"]
    assert story(table) == regular
    made = len(table.moves)
    ride(say(table, "buy bonus"), "F1", "play 1 west 0", "figure 1 a")
    assert story(table, since=made) == ["bonus_began", "rode", *regular, "turn_began"]
    assert (table.phase, table.view().active, tokens(table), gold(table)) == ("ride", 1, [2, 0], [4, 5])


def test_r3_1_an_empty_pile_ends_the_game_before_the_bonus(at: At) -> None:
    """R3.1: the end is checked after the digs of each part-turn (R11.3)."""
    table = ride(at(2, shows=["c2a-1"], jeeps=["F1"], pile={"3d-": 1}), "F1", "play 1 east 3", "figure 1 a")
    assert table.over
    assert table.view().ending == "artefacts"
    table = ride(at(2, shows=["c2a-1 c1-1"], jeeps=["F1"], pile={"3d-": 2}), "F1", "play 1 east 3", "figure 1 a")
    assert table.phase == "bonus"
    ride(say(table, "buy bonus"), "F1", "play 1 west 0", "figure 1 a")
    assert table.over


def test_r3_2_the_steps_of_a_part_turn(at: At) -> None:
    """R3.2: exchange, ride, explore, figure, taking back; after a pure jungle tile the ride again."""
    fields = CLOSED | {(6, 1): ".a..", (7, 0): "...."}
    table = at(board=fields, shows=["c4-1 c4-2 c4-3"], figures=[{1: "G2"}], next=["j0", "c1-3"])
    steps = {
        "exchange 1 3": "ride", "ride F5": "ride", "play 1 east 0": "explore", "ride H5": "ride", "draw 2": "explore",
        "place north 0": "place", "no figure": "figure", "leave figures": "retrieve",
    }  # fmt: skip
    for said, phase in steps.items():
        assert table.phase == phase
        say(table, said)
    assert table.phase == "bonus"


FIGURE_OUT: dict[str, Any] = {"board": {(9, 4): "a.a."}, "figures": [{1: "J5"}]}
QUIET_BOARD = {(9, 4): "a.a.", (4, 2): "....", (6, 2): "...a"}
ENDS: dict[str, tuple[dict[str, Any], Sequence[str]]] = {
    "misfit": ({"jeeps": ["F5"], "next": ["c4-1"]}, ["ride F5", "draw 1"]),
    "city tile": ({"jeeps": ["F3"], "next": ["c4-1"]}, ["ride F3", "draw 1", "no figure"]),
    "city tile of the display": ({"jeeps": ["F3"], "shows": ["c4-1"]}, ["ride F3", "play 1 east 0", "no figure"]),
    "open swap": ({"hands": ["1a+"]}, ["ride F6", "swap 1a+ 1"]),
    "blind swap": ({"hands": ["1a+"], "next": ["2b-"]}, ["ride F6", "blind 1", "return 2b-"]),
    "pass": ({"hands": ["1a+"]}, ["ride F6", "pass"]),
    "nothing to trade": ({}, ["ride F6"]),
    "stop": ({"jeeps": ["F5"], "next": ["j0"]}, ["ride F5", "draw 1", "place east 0", "stop"]),
    "no open line": ({"board": QUIET_BOARD}, ["ride F3"]),
}


@pytest.mark.parametrize("case", ENDS)
def test_r3_3_the_part_turn_is_over_and_taking_back_comes_last(at: At, case: str) -> None:
    """R3.3, R6.6: whatever ended it, a player with a figure on the board is asked; then comes the bonus."""
    fields, said = ENDS[case]
    table = say(at(**(FIGURE_OUT | fields)), *said)
    assert table.phase == "retrieve"
    assert legal(table) == ["leave figures", "take back 1"]
    say(table, "leave figures")
    assert (table.phase, out(table)) == ("bonus", {1: "J5 a"})


@pytest.mark.parametrize("case", ENDS)
def test_r3_3_r3_4_without_a_figure_on_the_board_the_bonus_comes_at_once(at: At, case: str) -> None:
    """R3.3, R3.4: nothing to take back, so nothing is asked; without gold the next player goes on."""
    fields, said = ENDS[case]
    assert say(at(**fields), *said).phase == "bonus"
    if case != "blind swap":
        table = say(at(**fields, gold=[0]), *said)
        assert (table.phase, table.view().active) == ("ride", 1)


def test_r3_3_a_figure_placed_ends_it_without_taking_back(at: At) -> None:
    """R3.3, R6.6: who placed one takes none back."""
    table = ride(at(**FIGURE_OUT, jeeps=["F3"], next=["c4-1"]), "F3", "draw 1", "figure 1 a")
    assert (table.phase, out(table)) == ("bonus", {1: "J5 a", 2: "G3 a"})


def test_r3_4_one_destination_is_not_asked(at: At) -> None:
    """R3.4: P1 stands behind the only line of P0's field, a brown one; P0 stays and explores."""
    table = at(board={(6, 2): "aaaa"}, jeeps=["G3", "F3"])
    assert (table.phase, jeep(table), story(table)) == ("explore", "G3", [])


def test_r3_4_one_play_and_no_draw_is_not_asked(at: At) -> None:
    """R3.4: no stack is left and the tile fits in one way; with two ways it is asked."""
    table = ride(at(left={}, shows=["c4-1"], jeeps=["F3"]), "F3")
    assert (table.phase, jeep(table), display(table)) == ("figure", "G3", [])
    table = ride(at(left={}, shows=["c1-1"], jeeps=["F3"]), "F3")
    assert (table.phase, jeep(table), len(legal(table))) == ("explore", "F3", 4)


def test_r3_4_one_draw_and_no_play_is_not_asked(at: At) -> None:
    """R3.4: one stack is left and no tile of the display fits; a second stack or a tile that fits is a choice."""
    fields: dict[str, Any] = {"left": {"c4-1": 2}, "jeeps": ["F3"]}
    table = ride(at(**fields, stacks=[0, 0, 2, 0, 0, 0]), "F3")
    assert (table.phase, jeep(table), heights(table)) == ("figure", "G3", [0, 0, 1, 0, 0, 0])
    table = ride(at(**fields, stacks=[0, 1, 1, 0, 0, 0]), "F3")
    assert legal(table) == ["draw 2", "draw 3"]
    table = ride(at(**fields, stacks=[0, 0, 2, 0, 0, 0], shows=["c4-2"]), "F3")
    assert legal(table) == ["draw 3", "play 1 east 0"]


def test_r3_4_one_place_is_not_asked(at: At) -> None:
    """R3.4: E8: the drawn tile fits in one way; with several ways the player chooses."""
    table = ride(at(jeeps=["F3"], next=["c4-1"]), "F3", "draw 1")
    assert (table.phase, jeep(table)) == ("figure", "G3")
    table = ride(at(jeeps=["F3"], next=["c1-1"]), "F3", "draw 1")
    assert (table.phase, jeep(table), table.view().drawn) == ("place", "F3", "c1-1")


def test_r3_4_no_figure_to_place_is_not_asked(at: At) -> None:
    """R3.4: E12: no gold, and the singles are on the board: on to taking back."""
    singles = {1: "J5", 2: "H5 a", 3: "I7"}
    fields: dict[str, Any] = {"board": {(9, 4): "a.a.", (7, 4): "a.a.", (8, 6): "a.a."}, "jeeps": ["F3"]}
    table = ride(at(**fields, figures=[singles], gold=[0], next=["c4-1"]), "F3", "draw 1")
    assert table.phase == "retrieve"
    table = ride(at(**fields, figures=[singles], gold=[1], next=["c4-1"]), "F3", "draw 1")
    assert (table.phase, legal(table)) == ("figure", ["no figure", "figure 2 a"])


def test_r3_4_nothing_to_trade_is_not_asked(at: At) -> None:
    """R3.4: on the centre with no artefact only passing is left."""
    assert ride(at(), CENTRE).phase == "bonus"
    assert ride(at(hands=["1a+"]), CENTRE).phase == "trade"


def test_r3_4_no_gold_for_the_bonus_is_not_asked(at: At) -> None:
    """R3.4: the next player is on turn."""
    table = ride(at(3, gold=[0]), CENTRE)
    assert (table.phase, table.view().active) == ("ride", 1)
    table = ride(at(3, gold=[1]), CENTRE)
    assert (table.phase, legal(table)) == ("bonus", ["skip bonus", "buy bonus"])


def test_r3_4_return_is_asked_even_if_there_is_one_answer(at: At) -> None:
    """R3.4: that both tokens are alike is secret; asked twice after two."""
    table = ride(at(hands=["1a+"], next=["1a+"]), CENTRE, "blind 1")
    assert (table.phase, legal(table)) == ("return", ["return 1a+"])
    table = ride(at(hands=["1a+ 1a-"], next=["1a+", "1a-"]), CENTRE, "blind 2", "return 1a-")
    assert (table.phase, legal(table)) == ("return", ["return 1a+", "return 1a-"])


def test_r3_4_return_of_the_only_token_is_not_asked(at: At) -> None:
    """R3.4: everybody can see that one token is all the trader holds (trade_needs_own = false)."""
    table = ride(at(options={"trade_needs_own": False}, next=["1a+"]), CENTRE, "blind 1")
    assert (table.phase, tokens(table)) == ("bonus", [0, 0, 0, 0])


def test_r3_4_the_stuck_exchange_is_offered_with_the_first_ride(at: At) -> None:
    """R3.4, R7.4: E30: 37 destinations and 18 exchanges; after one the ride is asked again, without exchanges."""
    table = at(board=CLOSED, shows=["c4-1 c4-2 c4-3"], next=["c4s-1"])
    assert (table.phase, len(rides(table)), len(legal(table, "exchange"))) == ("ride", 37, 18)
    say(table, "exchange 1 3")
    assert (table.phase, len(rides(table)), legal(table, "exchange")) == ("ride", 37, [])
    assert display(table) == ["c4s-1", "c4-2", "c4-3"]


def test_r3_2_the_duty_is_that_of_the_field_where_the_ride_began(at: At) -> None:
    """R3.2, R7.2: with brown lines around the centre other fields are in reach from there; who came under the duty must
    trade all the same, and who came without it may pass."""
    content = data()
    content["board"]["centre_pattern"] = "aaaa"
    content["strip"][0]["fields"][0]["pattern"] = "..a."
    fields: dict[str, Any] = {"edition": edition_of(content), "hands": ["1a+"]}
    table = at(**fields, shows=["c4-1 c4-2 c4-3"], jeeps=["F5"])
    assert rides(table) == {"F1", "F2", "F3", "F4", CENTRE}
    assert legal(ride(table, CENTRE), "pass") == []
    north = {(6, 3): ".aa.", (6, 1): "aaa.", (4, 3): "aaaa", (4, 2): "a.aa", (4, 0): "..aa"}
    table = at(**fields, board=north, shows=["j0 j0 j0"], jeeps=["F5"])
    assert {"F5", CENTRE} <= rides(table)
    assert legal(ride(table, CENTRE), "pass") == ["pass"]


def test_r3_4_a34_a_decision_with_one_option_is_never_asked() -> None:
    """R3.4, A34: in random games everybody always has a choice, but for RETURN; nobody is ever without one."""
    for seats in SEAT_COUNTS:
        for seed in range(6):
            for table in random_walk(new(seats, seed), step=seed + 3):
                assert table.over or len(table.legal()) > (table.phase != "return")
            assert table.over


# R4


def test_r4_1_staying_is_a_ride(at: At) -> None:
    """R4.1: on the centre, on the cross, behind a brown line; it is not told as a ride."""
    for place in (CENTRE, "F3", "G3", "H3"):
        table = at(board=E2, jeeps=[place])
        assert place in rides(table)
        assert (jeep(ride(table, place)), "rode" in story(table)) == (place, False)
    table = ride(at(board=E2), "F3")
    assert (jeep(table), story(table)) == ("F3", ["rode"])


def test_r4_2_white_lines_lead_as_far_as_one_likes(at: At) -> None:
    """R4.2: E1: every field of the cross, from every field of it."""
    for place in CROSS:
        assert rides(at(jeeps=[place])) == CROSS
    row = {(6, 4): "....", (7, 4): "..a.", (6, 3): "....", (7, 3): "....", (8, 3): "a...", (8, 4): "...."}
    assert rides(at(board=row, jeeps=["I4"])) == CROSS | {cell(place) for place in row}


def test_r4_3_a_brown_line_is_the_last_step(at: At) -> None:
    """R4.3: E2: it may come after white lines or at once, and nothing comes after it."""
    assert rides(at(board=E2)) == CROSS | {"G3"}
    assert rides(at(board=E2, jeeps=["F3"])) == CROSS | {"G3"}
    assert rides(at(board=E2, jeeps=["G3"])) == {"G3", "H3", "F3"}
    assert rides(at(board=E2, jeeps=["H3"])) == {"H3", "G3", "F3"}
    assert rule_against(at(board=E2), "ride H3") == "R4.3"


def test_r4_3_not_two_brown_lines(at: At) -> None:
    """R4.3: from (5,2) over one brown line, not over the next one."""
    chain = {(6, 2): ".a.a", (7, 2): ".a.a", (8, 2): "...a"}
    assert rides(at(board=chain, jeeps=["F3"])) == CROSS | {"G3"}
    assert rides(at(board=chain, jeeps=["G3"])) == {"F3", "G3", "H3"}
    assert rides(at(board=chain, jeeps=["H3"])) == {"G3", "H3", "I3"}


def test_r4_4_not_onto_another_jeep_but_past_it(at: At) -> None:
    """R4.4: E1: P1 stands on (5,3); the fields behind it are allowed."""
    assert rides(at(jeeps=[CENTRE, "F4"])) == CROSS - {"F4"}
    assert rides(at(jeeps=[CENTRE, "F4", "F2", "G6"])) == CROSS - {"F4", "F2", "G6"}
    assert rule_against(at(jeeps=[CENTRE, "F4"]), "ride F4") == "R4.4"


def test_r4_4_the_centre_takes_any_number_of_jeeps(at: At) -> None:
    """R4.4: three stand there, the fourth comes."""
    table = ride(at(jeeps=["F1"]), CENTRE)
    assert [one.jeep for one in table.view().players] == [CENTRE] * 4


def test_r4_5_a_brown_line_to_an_occupied_field_cannot_be_used(at: At) -> None:
    """R4.5: E3."""
    assert rides(at(board=E2, jeeps=[CENTRE, "G3"])) == CROSS
    assert rides(at(board=E2, jeeps=["G3", "H3"])) == {"G3", "F3"}
    assert rides(at(board=E2, jeeps=["G3", "F3"])) == {"G3", "H3"}


def test_r4_6_never_off_the_explored_area(at: At) -> None:
    """R4.6: open lines lead nowhere."""
    table = at(board=E2, jeeps=["H3"])
    assert rides(table) <= board(table).keys()
    assert rule_against(table, "ride I3") == "R4.6"
    assert rule_against(at(), "ride G3") == "R4.6"


def test_r4_7_figures_never_block(at: At) -> None:
    """R4.7: figures of everybody stand where the jeep goes."""
    fields = {(6, 1): ".aa.", (6, 2): "a..a", (7, 2): "....", (7, 1): "...a"}
    stand: list[dict[int, Any]] = [{1: "H2"}, {5: "G3"}, {4: "G2"}]
    for place in ("F2", "G2", "G3", "H3", "H2"):
        assert rides(at(board=fields, jeeps=[place], figures=stand)) == rides(at(board=fields, jeeps=[place]))
    assert rides(at(board=fields, jeeps=["F2"], figures=stand)) == CROSS | {"G2", "G3", "H2"}


def test_r4_8_each_ride_of_a_chain_has_its_own_brown_line(at: At) -> None:
    """R4.8: over a brown line to (6,2), a jungle tile to (6,1), and over another one to (4,3)."""
    table = ride(at(board=E2 | {(4, 3): ".a.."}, next=["j0"]), "G3", "draw 1")
    assert (jeep(table), table.phase, table.view().chain) == ("G2", "ride", True)
    assert rides(table) == CROSS | {"G2", "G3", "H3", "E4"}
    assert jeep(ride(table, "E4")) == "E4"


def test_r4_8_the_bonus_part_turn_has_its_own_brown_line(at: At) -> None:
    """R4.8: twice over the same line."""
    fields = {(6, 2): "..aa", (6, 1): "....", (7, 2): "....", (6, 3): "a..."}
    table = say(ride(at(board=fields), "G3"), "buy bonus")
    assert {"F3", "G3"} <= rides(table)
    assert jeep(ride(table, "F3")) == "F3"


def test_a32_a_bonus_after_a_part_turn_without_action(at: At) -> None:
    """A32: E36: the field has no open line, the player stays, and may buy the bonus."""
    table = ride(at(board={(4, 2): "....", (6, 2): "...a"}, jeeps=["F3"]), "F3")
    assert (table.phase, table.move) == ("bonus", 1)
    assert say(table, "buy bonus").view().bonus


# R4 in whole games


def reached(fields: Mapping[tuple[int, int], str], start: tuple[int, int]) -> set[tuple[int, int]]:
    """R4.2, R4.3: ride step by step: (field, whether a brown line was crossed)."""
    seen = {(start, False)}
    edge = [(start, False)]
    while edge:
        (x, y), crossed = edge.pop()
        for side, (dx, dy) in enumerate(STEPS.values()):
            there = (x + dx, y + dy)
            brown = fields[x, y][side] != "."
            if there in fields and not crossed and (there, brown) not in seen:
                seen.add((there, brown))
                edge.append((there, brown))
    return {place for place, _ in seen}


def brute_force(table: Table) -> tuple[set[str], int]:
    """Where the ride may end and how many exchanges there are, from the view alone (R4, R7.2, R7.4)."""
    view, fields = table.view(), patterns(table)
    me = view.players[view.active]
    taken = {xy(one.jeep) for seat, one in enumerate(view.players) if seat != view.active} - {xy(CENTRE)}
    free = reached(fields, xy(me.jeep)) - taken
    if len(me.display) < 3 or view.chain:
        return {cell(place) for place in free}, 0
    sheds = {place for place in fields if any(ways_to_lay(fields, place, kind) for kind in {*me.display})}
    swapped = bool(table._state["swapped"][0])
    stacks = sum(stack.height > 0 for stack in view.stacks)
    if not sheds & free:
        return {cell(place) for place in free}, 0 if sheds or swapped else 3 * stacks
    return {cell(place) for place in sheds & free | ({xy(CENTRE)} & free if me.tokens else set())}, 0


@pytest.mark.parametrize("seed", range(1))
@every_seat_count
def test_r4_rides_of_whole_games_are_what_a_search_finds(seats: int, seed: int) -> None:
    """R4.1-R4.6, R7.2, R7.4: at every third ride of random games."""
    asked = 0
    for table in random_walk(new(seats, seed), step=seed + 5):
        if table.phase == "ride" and table.move % 3 == 0:
            places, exchanges = brute_force(table)
            assert rides(table) == places
            assert len(legal(table, "exchange")) == exchanges
            assert ("stop" in legal(table)) == table.view().chain
            asked += 1
    assert asked > 25


@pytest.mark.parametrize("way", ["compiled"])
@every_seat_count
def test_r4_rides_with_full_displays_are_what_a_search_finds(seats: int, way: str) -> None:
    """R4, R7.2, R7.4: on a board where little fits, with displays that are full and often stuck."""
    left = {"c4-1": 20, "c4s-1": 10, "c1-1": 10, "j0": 8}
    table = tables(way)(seats, board=CLOSED, shows=["c4-1 c4-1 c4-1"] * seats, left=left, seed=seats)
    full = stuck = exchanged = 0
    for _ in random_walk(table, most=160, step=seats):
        if table.phase == "ride" and len(display(table, table.to_act[0])) == 3:
            places, exchanges = brute_force(table)
            assert rides(table) == places
            assert len(legal(table, "exchange")) == exchanges
            full += 1
            stuck += exchanges > 0
            exchanged += int(table._state["swapped"][0])
    assert full > 20
    assert stuck > 5
    assert exchanged > 0


@pytest.mark.parametrize("seed", range(4))
@every_seat_count
def test_r4_2_roads_of_whole_games_are_what_a_flood_finds(seats: int, seed: int) -> None:
    """R4.2, R1.4: cells have the same road number exactly if white lines join them."""
    tiles = -1
    for table in random_walk(new(seats, seed), step=seed + 17):
        if table._state["tiles"][0] == tiles:
            continue
        tiles = table._state["tiles"][0]
        fields = patterns(table)
        numbers: dict[int, set[tuple[int, int]]] = {}
        for x, y in fields:
            numbers.setdefault(int(table._state["road"][0][y * 11 + x]), set()).add((x, y))
        assert {frozenset(one) for one in numbers.values()} == white_networks(fields)
    assert tiles > 60


def white_networks(fields: Mapping[tuple[int, int], str]) -> set[frozenset[tuple[int, int]]]:
    left = set(fields)
    found = set()
    while left:
        edge = [left.pop()]
        network = {*edge}
        while edge:
            x, y = edge.pop()
            for side, (dx, dy) in enumerate(STEPS.values()):
                there = (x + dx, y + dy)
                if fields[x, y][side] == "." and there in left:
                    left.remove(there)
                    network.add(there)
                    edge.append(there)
        found.add(frozenset(network))
    return found


@every_seat_count
def test_a33_a39_the_board_never_locks(seats: int) -> None:
    """A33, A39: with enough rides every explored field can be reached from every other; outside the centre no two jeeps
    ever stand on one field."""
    for seed in range(4):
        for table in random_walk(new(seats, seed), step=seed + 23):
            jeeps = [place for place in table._state["jeep"][0][:seats].tolist() if place != 60]
            assert len(set(jeeps)) == len(jeeps)
        fields = patterns(table)
        known = {xy(CENTRE)}
        while (more := set().union(*(reached(fields, place) for place in known))) != known:
            known = more
        assert known == fields.keys()
