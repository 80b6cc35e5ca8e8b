"""The board, rides, digs and scoring of the Jade Goddess, by the specification's examples."""

from __future__ import annotations

import random

import pytest

from cenote.games.jade_goddess import board, dig, rules
from cenote.games.jade_goddess import names as n
from tests.jade_goddess.tables import BOX_RECORD, EDITION, KIND, WAY, At, cell

CROSS = {(5, k) for k in range(11)} | {(k, 5) for k in range(11)}


def name(x: int, y: int) -> str:
    return n.cells(EDITION.data)[cell((x, y))]


def e2() -> At:
    return At().lay((6, 2), "..aa").lay((7, 2), "....")


def test_codes_of_section_7() -> None:
    assert len(EDITION.actions) == 378
    assert EDITION.warnings == ()


def test_e1_first_ride() -> None:
    assert At().rides() == CROSS
    assert At().jeep(1, (5, 3)).rides() == CROSS - {(5, 3)}


def test_e2_a_brown_line_ends_the_ride() -> None:
    assert e2().rides() == CROSS | {(6, 2)}
    assert e2().jeep(0, (6, 2)).rides() == {(6, 2), (7, 2), (5, 2)}
    assert e2().jeep(0, (7, 2)).rides() == {(7, 2), (6, 2), (5, 2)}


def test_e3_an_occupied_field_behind_a_brown_line() -> None:
    assert e2().jeep(1, (6, 2)).rides() == CROSS
    assert e2().jeep(1, (7, 2)).jeep(0, (6, 2)).rides() == {(6, 2), (5, 2)}


def test_e4_open_lines() -> None:
    t = e2().t
    found = {
        place: "".join("NESW"[d] for d in range(4) if WAY(board.is_open_line)(BOX_RECORD, t, cell(place), d))
        for place in ((6, 2), (7, 2), (5, 2), (5, 0), (5, 5))
    }
    assert found == {(6, 2): "NS", (7, 2): "NES", (5, 2): "W", (5, 0): "EW", (5, 5): ""}


def test_e5_rotations() -> None:
    table = At().show(0, "C2A-1").jeep(0, (5, 0)).do(f"ride {name(5, 0)}")
    plays = {text for text in table.legal() if text.startswith("play")}
    assert plays == {"play 1 east 2", "play 1 east 3", "play 1 west 2", "play 1 west 3"}


def test_e6_misfit() -> None:
    table = At().show(0, "J0").jeep(0, (5, 4)).next_tile("C4-1").do(f"ride {name(5, 4)}", "draw 1")
    assert table.t.display[1][0] == KIND["C4-1"]
    assert (table.t.jeep[0], table.phase) == (cell((5, 4)), "bonus")


def test_e7_a_cell_with_two_neighbours() -> None:
    t = At().t
    ways = {
        id: [
            (d, r)
            for d in range(4)
            for r in range(4)
            if WAY(board.is_option)(BOX_RECORD, t, cell((5, 4)), d, KIND[id], r)
        ]
        for id in ("C3-1", "C2A-1")
    }
    assert ways == {"C3-1": [], "C2A-1": [(n.EAST, 0), (n.WEST, 3)]}


def test_e8_forced_placement() -> None:
    table = At().next_tile("C4-1").jeep(0, (5, 2)).do(f"ride {name(5, 2)}", "draw 1")
    assert (table.t.jeep[0], table.phase) == (cell((6, 2)), "figure")


def test_e9_pure_jungle() -> None:
    table = At().show(0, "C2A-1").next_tile("J0").jeep(0, (5, 4)).do(f"ride {name(5, 4)}", "draw 1", "place east 0")
    assert table.t.jeep[0] == cell((6, 4))
    assert table.rides() == CROSS | {(6, 4)}
    assert "stop" in table.legal()
    table.next_tile("C1-1").do(f"ride {name(5, 2)}", "draw 1")
    assert table.legal() == {"place east 3", "place west 0", "place west 2", "place west 3"}
    table.do("place east 3")
    assert table.t.open[table.t.region[table.t.node[cell((6, 2))]]] == 0


def test_e12_prices() -> None:
    table = At().next_tile("C4-1").jeep(0, (5, 2))
    table.t.gold[0] = 1
    table.do(f"ride {name(5, 2)}", "draw 1")
    assert table.legal() == {"no figure", "figure 1 a", "figure 2 a"}
    assert table.do("figure 2 a").t.gold[0] == 0


def test_e14_the_border_closes() -> None:
    table = At().show(0, "C2A-1").jeep(0, (5, 0)).do(f"ride {name(5, 0)}", "play 1 east 3", "figure 1 a")
    assert table.tokens() == [1, 0, 0, 0]
    assert (table.t.gold[0], table.t.figure_cell[0][0]) == (5, n.NOWHERE)


def test_e15_a_region_of_one_tile_at_the_border() -> None:
    table = At().lay((6, 1), "....").lay((7, 1), "....").show(0, "C1-1").jeep(0, (7, 1))
    table.do(f"ride {name(7, 1)}", "play 1 north 0", "figure 1 a")
    assert table.tokens() == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("heads", "strengths", "shares"),
    [
        (3, (3, 3, 2, 1), (3, 3, 2, 1)),
        (1, (2, 1, 0, 0), (1, 0, 0, 0)),
        (1, (1, 1, 0, 0), (1, 1, 0, 0)),
        (2, (4, 3, 2, 1), (2, 1, 1, 1)),
        (4, (4, 2, 2, 1), (4, 2, 2, 1)),
        (5, (4, 3, 2, 1), (5, 3, 2, 1)),
        (6, (0, 3, 3, 1), (0, 6, 6, 3)),
        (7, (1, 2, 3, 5), (1, 2, 4, 7)),
        (0, (1, 1, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_e16_e17_e18_payouts(heads: int, strengths: tuple[int, ...], shares: tuple[int, ...]) -> None:
    """R8.3: what each rank gets, and gold for everybody who is there."""
    table = At().lay((6, 2), "..aa", 0, 0)
    t = table.t
    region = t.region[t.node[cell((6, 2))]]
    t.heads[region], t.coins[region] = heads, 2
    for seat, strength in enumerate(strengths):
        for figure in (4, 3, 2, 1, 0):
            if BOX_RECORD.strength[figure] <= strength:
                strength -= BOX_RECORD.strength[figure]
                t.figure_cell[figure][seat] = cell((6, 2))
        assert strength == 0
    assert WAY(dig.dig_region)(BOX_RECORD, t, cell((6, 2)), region, []) == 1
    assert table.tokens() == [*shares]
    assert t.gold[:4] == [7 if strength else 5 for strength in strengths]
    assert all(place == n.NOWHERE for figures in t.figure_cell for place in figures)


def test_e19_nobody_there() -> None:
    table = At().show(0, "C2A-1").jeep(0, (5, 0)).do(f"ride {name(5, 0)}", "play 1 east 3", "no figure")
    assert (table.tokens(), table.t.gold[:4]) == ([0, 0, 0, 0], [5, 5, 5, 5])


def test_e20_two_regions_with_one_tile() -> None:
    table = At().lay((6, 0), "..aa", 2).lay((6, 2), "a..a", 1, 1).show(0, "C2S-1")
    table.figure(1, 3, (6, 0)).figure(0, 0, (6, 2)).jeep(0, (5, 1)).do(f"ride {name(5, 1)}")
    plays = {text for text in table.legal() if text.startswith("play")}
    assert plays == {"play 1 east 0", "play 1 east 2", "play 1 west 1", "play 1 west 3"}
    table.do("play 1 east 0", "figure 3 a")
    assert (table.tokens(), table.t.gold[:2]) == ([4, 2, 0, 0], [5, 5])
    assert all(place == n.NOWHERE for figures in table.t.figure_cell for place in figures)


def test_e20b_joined_instead() -> None:
    table = At().lay((6, 0), "..aa", 2).lay((6, 2), "a..a", 1, 1).show(0, "C2O-1")
    table.figure(1, 3, (6, 0)).figure(0, 0, (6, 2)).jeep(0, (5, 1)).do(f"ride {name(5, 1)}")
    table.do("play 1 east 0", "no figure", "leave figures")
    assert (table.tokens(), table.t.gold[:2]) == ([2, 4, 0, 0], [6, 6])


def test_e21_two_parts_one_region() -> None:
    table = At().lay((6, 0), ".aaa", 1).lay((7, 0), "..aa").lay((7, 1), "a.a.", 1).lay((7, 2), "a..a")
    table.lay((6, 2), "aa.a").figure(1, 3, (7, 1)).show(0, "C2S-1").jeep(0, (5, 1)).do(f"ride {name(5, 1)}")
    table.do("play 1 east 0", "figure 1 a")
    assert (table.tokens(), table.t.gold[:2]) == ([2, 3, 0, 0], [6, 6])


def test_e28_duty_with_a_full_display() -> None:
    city = {(5, y) for y in (0, 1, 2, 3, 7, 8, 9, 10)} | {(x, 5) for x in (0, 1, 2, 3, 7, 8, 9, 10)}
    table = At().show(0, "C4-1", "C4-1", "C4-1")
    assert table.rides() == city
    table.hold(0, "1a+")
    assert table.rides() == city | {(5, 5)}
    table.do(f"ride {name(5, 5)}")
    assert "pass" not in table.legal()


def test_e29_nothing_to_lay_in_reach() -> None:
    table = e2().show(0, "C4-1", "C4-1", "C4-1").jeep(0, (6, 2))
    assert table.rides() == {(6, 2), (7, 2), (5, 2)}
    assert not any(text.startswith("exchange") for text in table.legal())


def test_e30_stuck_exchange() -> None:
    table = At()
    for pattern, places in {
        ".a..": ((4, 3), (4, 1), (4, 8), (4, 10)),
        "...a": ((6, 2), (6, 0), (6, 7), (6, 9)),
        "..a.": ((7, 4), (9, 4), (2, 4), (0, 4)),
        "a...": ((8, 6), (10, 6), (3, 6), (1, 6)),
    }.items():
        for place in places:
            table.lay(place, pattern)
    table.show(0, "C4-1", "C4-1", "C4-1")
    assert len(table.rides()) == 37
    assert sum(text.startswith("exchange") for text in table.legal()) == 18
    height = table.t.height[2]
    table.next_tile("J0").do("exchange 1 3")
    assert (table.t.height[2], table.t.known[2], table.t.bottom[2][0]) == (height, 1, KIND["C4-1"])
    assert len(table.rides()) == 36
    assert not any(text.startswith("exchange") for text in table.legal())


def test_e33_e34_scoring() -> None:
    table = At().hold(0, "1a+", "1a+", "1b+", "1b-", "1c+", "1c-", "1d+", "1d-", "2a-", "2b-", "2c-", "3d+")
    assert table.points()[0] == 20
    assert At().hold(0, "1a+", "1b+", "2c+", "2d+").points()[0] == 4
    mixed = At().hold(0, "1a+", "1b-", "1c+", "1d-", "2a-", "2b+", "2c-", "2d+")
    assert mixed.points()[0] == 14
    assert At(statue_same_object=False).hold(0, "1a+", "1b+", "2c+", "2d+").points()[0] == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_every_tile_token_and_region(seats: int) -> None:
    """R1.6, R1.7: at every decision the regions are those that a flood over the whole board finds."""
    table = At(seats)
    t, dice = table.t, random.Random(seats)
    while not t.over:
        table.do(dice.choice(sorted(table.legal())))
        placed = sum(0 <= face < 4 * BOX_RECORD.types for face in t.face)
        shown = sum(kind != n.NOTHING for slot in t.display for kind in slot)
        assert sum(t.supply) + sum(t.known) + shown + placed + (t.drawn != n.NOTHING) == 85
        assert sum(t.height) == sum(t.supply) + sum(t.known)
        assert sum(t.pile) + sum(map(sum, t.hand)) + 5 == 72
        if t.move % 9 == 0:
            assert flooded(t) == kept(t)


def kept(t: object) -> set[tuple[frozenset[tuple[int, int]], int, int, int]]:
    """The regions as the table keeps them: parts, open sides, heads, coins."""
    regions: dict[int, set[tuple[int, int]]] = {}
    for place in range(n.CELLS):
        for part in range(parts(t, place)):
            regions.setdefault(t.region[t.node[place] + part], set()).add((place, part))  # type: ignore[attr-defined]
    return {
        (frozenset(members), t.open[label], t.heads[label], t.coins[label])  # type: ignore[attr-defined]
        for label, members in regions.items()
    }


def parts(t: object, place: int) -> int:
    face = t.face[place]  # type: ignore[attr-defined]
    return 0 if face == n.NOTHING else int(BOX_RECORD.parts[face])


def flooded(t: object) -> set[tuple[frozenset[tuple[int, int]], int, int, int]]:
    """The same, found from nothing but the tiles."""
    left = {(place, part) for place in range(n.CELLS) for part in range(parts(t, place))}
    found = set()
    while left:
        members, edge, open_sides = set(), [left.pop()], 0
        while edge:
            place, part = edge.pop()
            members.add((place, part))
            for direction in range(4):
                if WAY(board.side_of)(BOX_RECORD, t, place, direction) != part:
                    continue
                other = WAY(board.neighbour)(BOX_RECORD, place, direction)
                if other != n.NOWHERE and t.face[other] == n.NOTHING:  # type: ignore[attr-defined]
                    open_sides += 1
                elif other != n.NOWHERE:
                    behind = (other, WAY(board.side_of)(BOX_RECORD, t, other, (direction + 2) % 4))
                    if behind in left:
                        left.remove(behind)
                        edge.append(behind)
        faces = {place: t.face[place] for place, _ in members}  # type: ignore[attr-defined]
        heads = sum(BOX_RECORD.heads[faces[place]][part] for place, part in members)
        coins = sum(BOX_RECORD.coins[faces[place]][part] for place, part in members)
        found.add((frozenset(members), open_sides, heads, coins))
    return found


def test_every_rule_of_the_game_is_a_rule() -> None:
    """What compiles knows no Python beyond rules: every function of the rules pages is marked."""
    for page in (board, dig, rules):
        own = [f for f in vars(page).values() if callable(f) and getattr(f, "__module__", "") == page.__name__]
        assert own
        assert all(hasattr(function, "__rule__") for function in own)


def test_movements_of_tokens_are_remembered() -> None:
    """6b: what a hand is, follows from what moved in and out of it."""
    table = At(2)
    t, dice = table.t, random.Random(8)
    while not t.over:
        options = sorted(table.legal())
        trades = [option for option in options if option.startswith(("swap", "blind", f"ride {name(5, 5)}"))]
        table.do(dice.choice(trades if trades and dice.random() < 0.4 else options))
    assert t.forgotten == 0
    hands = [[0] * n.TOKENS for _ in range(2)]
    for move, token in zip(t.log_move[: t.logged], t.log_token[: t.logged], strict=True):
        hands[move // 4][token] += 1 if move % 4 in (n.DRAWN, n.TAKEN) else -1
    assert hands == [[kind[seat] for kind in t.hand] for seat in range(2)]
    assert t.held[:2] == [sum(hand) for hand in hands]
