"""R5-R7: digging, viewing, and rockfalls."""

from __future__ import annotations

import pytest

from cenote.kernel.errors import IllegalMove
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.takara_island.rule_positions import (
    WAYS,
    At,
    facts,
    karas,
    known,
    legal,
    player,
    rest_of_turn,
    say,
    site_tiles,
    stack,
    story,
    tables,
    team,
    told,
    truth,
)  # fmt: skip

ANY = {"view_block_scope": "any_face_up"}
EARLY = {"view_may_stop_early": True}


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


def looked(table: Table, since: int | None = None) -> list[str]:
    """The positions looked at, as everybody is told."""
    return [fact["positions"] for fact in facts(table, "looked", since=since)]


# R5


@pytest.mark.parametrize(
    ("top", "may"), [("S_K2", True), ("S_ROCK", True), ("BAT_A", True), ("S_ROCK^", False), ("BAT_A^", False),
                     ("S_ROCK*", False), ("BAT_A*", False)]
)  # fmt: skip
def test_r5_1_a6_only_a_face_down_top_tile_is_dug(at: At, top: str, may: bool) -> None:
    """R5.1, A6: whatever lies face-up on top, fresh or not, cannot be turned over."""
    table = at(sites={"A": f"{top} ..."})
    assert ("dig A" in legal(table)) == may


@pytest.mark.parametrize(("tile", "value"), [("S_K2", 2), ("I_K4", 4), ("D_K6", 6)])
def test_r5_2_r5_3_kara_tiles_pay_and_are_discarded(at: At, tile: str, value: int) -> None:
    """R5.2, R5.3: the printed Karas; the tile goes to the discards."""
    table = at(sites={"A": f"{tile} ..."})
    tall, gone = truth(table)["height"]["A"], table.view().gone.get(tile.lower(), 0)
    say(table, "dig A")
    assert karas(table)[0] == value
    assert truth(table)["height"]["A"] == tall - 1
    assert table.view().gone[tile.lower()] == gone + 1
    assert player(table).tiles == {}
    assert facts(table, "dug_karas") == [{"site": "A", "amount": value}]


@pytest.mark.parametrize(("sword", "hurt"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("monster", ["BAT_A", "GOB_C", "DRAKE"])
def test_r5_4_a_monster_stays_and_injures(at: At, monster: str, sword: int, hurt: int) -> None:
    """R5.4, A11: face-up on the site; without the sword to the hospital, with it unhurt, and no fight either way."""
    table = at(sword=sword, sites={"A": f"{monster} ..."})
    say(table, "dig A")
    assert stack(table, "A")[0] == f"{monster}*"
    assert team(table) == (1, hurt, 0)
    assert told(table, "rolled") == []
    assert karas(table)[0] == 0


def test_r5_5_a_rockfall_stays_and_injures_nobody(at: At) -> None:
    """R5.5: face-up, no Karas, the adventurer has acted."""
    table = at(sites={"A": "S_ROCK ..."})
    say(table, "dig A")
    assert stack(table, "A")[0] == "S_ROCK*"
    assert (team(table), karas(table)[0]) == ((1, 0, 0), 0)
    assert table.view().standing == {"A": 1}
    say(table, "dive")
    assert team(table) == (2, 0, 0)
    assert stack(table, "A")[0] == "S_ROCK^"


@pytest.mark.parametrize(
    ("tile", "hurt"), [("S_XP1", 0), ("S_XP1W", 1), ("I_XP2", 0), ("I_XP2W", 1), ("D_XP4", 0), ("D_XP4W", 1)]
)
@pytest.mark.parametrize("sword", [0, 1])
def test_r5_6_xp_tiles_are_kept_and_the_wound_symbol_injures(at: At, tile: str, hurt: int, sword: int) -> None:
    """R5.6, A10: kept in any case; injured with the sword, too."""
    table = at(sword=sword, sites={"A": f"{tile} ..."})
    say(table, "dig A")
    assert player(table).tiles == {tile.lower(): 1}
    assert team(table) == (1, hurt, 0)


@pytest.mark.parametrize("tile", ["I_CHEST", "D_CHEST"])
def test_r5_7_a_chest_is_opened_at_once(at: At, tile: str) -> None:
    """R5.7, A49: the gallery tile is discarded, the chest tile resolved."""
    table = at(sites={"A": f"{tile} ..."}, next=["tablet"])
    gone = table.view().gone.get(tile.lower(), 0)
    say(table, "dig A")
    assert table.view().gone[tile.lower()] == gone + 1
    assert (player(table).tiles, player(table).chests) == ({}, {"tablet": 1})
    assert "tablet" not in table.view().pile


def test_r5_8_a_stone_is_kept_and_the_game_goes_on(at: At) -> None:
    """R5.8: with the first one."""
    table = at(sites={"A": "STONE_1 ..."})
    say(table, "dig A")
    assert (player(table).stones, table.view().stones, table.view().stone_site) == (1, 1, "A")
    assert not table.over
    assert facts(table, "dug_stone") == [{"site": "A", "count": 1}]


def test_r5_8_the_second_stone_ends_the_game(at: At) -> None:
    """R5.8, R12.1: at once, with an adventurer left."""
    table = at(sites={"A": "STONE_2 ..."}, owned={"stone_1": [0, 1]})
    first = table.view().stone_site
    say(table, "dig A")
    assert table.over
    assert team(table)[0] == 1
    assert (first, table.view().stone_site) == ("F", "F")


# R6


@pytest.mark.parametrize(
    ("site", "may", "may_any"),
    [
        ("S_K2 ...", True, True),
        ("S_K2 S_ROCK^ ...", True, True),
        ("S_ROCK^ S_K2 ...", False, False),
        ("BAT_A^ S_K2 ...", False, False),
        ("S_ROCK* S_K2 ...", True, False),
        ("BAT_A* S_K2 ...", True, False),
        ("BAT_A* S_ROCK* S_K2 ...", True, False),
        ("BAT_A* S_ROCK* BAT_B* ...", False, False),
        ("BAT_A* S_ROCK^ S_K2 ...", False, False),
        ("S_ROCK* S_K2 BAT_A^ ...", True, False),
        ("DRAKE*", False, False),
        ("D_K6", True, True),
    ],
)
def test_r6_1_where_a_view_is_legal(at: At, site: str, may: bool, may_any: bool) -> None:
    """R6.1, A1: a face-down tile among the first three above every tile that was turned up in an earlier turn."""
    assert ("view A" in legal(at(sites={"A": site}))) == may
    assert ("view A" in legal(at(sites={"A": site}, options=ANY))) == may_any


def test_r6_1_known_tiles_may_be_viewed_again(at: At) -> None:
    """R6.1: whether the player knows them does not matter."""
    table = at(sites={"A": "S_K2 S_XP1 S_K2 ..."})
    say(table, "view A")
    assert "view A" in legal(table)
    say(table, "view A")
    assert looked(table) == ["1–3", "1–3"]


@pytest.mark.parametrize(
    ("site", "options", "positions", "after"),
    [
        ("S_K2 S_XP1 S_K2 ...", {}, "1–3", "S_K2 S_XP1 S_K2"),
        ("S_K2 S_ROCK^ S_K2 ...", {}, "1", "S_K2 S_ROCK^ S_K2"),
        ("S_K2 BAT_A^ S_K2 ...", {}, "1", "S_K2 BAT_A^ S_K2"),
        ("S_K2 S_XP1 S_ROCK^ ...", {}, "1–2", "S_K2 S_XP1 S_ROCK^"),
        ("S_K2 S_ROCK* S_XP1 ...", {}, "1, 3", "S_K2 S_ROCK* S_XP1"),
        ("S_K2 S_ROCK* S_XP1 ...", ANY, "1", "S_K2 S_ROCK* S_XP1"),
        ("BAT_A* S_K2 S_XP1 ...", {}, "2–3", "BAT_A* S_K2 S_XP1"),
        ("S_K2 S_ROCK S_XP1 ...", {}, "1–2", "S_K2 S_ROCK* S_XP1"),
        ("S_ROCK* S_ROCK S_XP1 ...", {}, "2", "S_ROCK* S_ROCK* S_XP1"),
        ("D_K6 D_XP4", {}, "1–2", "D_K6 D_XP4"),
        ("D_K6", {}, "1", "D_K6"),
    ],
)
def test_r6_2_which_tiles_a_view_reaches(
    at: At, site: str, options: dict[str, object], positions: str, after: str
) -> None:
    """R6.2, R6.4, 6b: in order, ended by an older face-up tile or a rockfall; fresh ones are passed over."""
    table = at(sites={"A": site}, options=options)
    before = stack(table, "A")
    say(table, "view A")
    assert looked(table) == [positions]
    now = stack(table, "A")
    assert now[: len(after.split())] == after.split()
    assert [tile.rstrip("*^") for tile in now] == [tile.rstrip("*^") for tile in before]
    turned = sum(old != new for old, new in zip(before, now, strict=True))
    assert karas(table)[0] == 2 * turned


def test_r6_2_fresh_marks_are_gone_when_the_turn_ends(at: At) -> None:
    """R6.2, A1: in this turn another adventurer looks below, from the next turn on nobody does."""
    table = at(sites={"A": "S_ROCK S_K2 S_XP1 ..."})
    say(table, "view A")
    assert site_tiles(table, "A")[0].face == "fresh"
    assert known(table, 0, "A") == {}
    say(table, "view A")
    assert (looked(table), karas(table)[0]) == (["1", "2–3"], 2)
    assert known(table, 0, "A") == {2: "S_K2", 3: "S_XP1"}
    assert table.view().active == 1
    assert site_tiles(table, "A")[0].face == "up"
    assert "view A" not in legal(table)


@pytest.mark.parametrize("turned_by", ["dig", "miner"])
def test_r6_2_a_tile_is_fresh_by_whatever_means(at: At, turned_by: str) -> None:
    """R6.2: a monster that a dig or the Miner turned up is passed over in the same turn."""
    table = at(karas=[5], sites={"A": "GOB_A I_K4 I_ROCK ..."})
    say(table, f"{turned_by} A")
    assert stack(table, "A")[0] == "GOB_A*"
    owned = karas(table)[0]
    say(table, "view A")
    assert looked(table) == ["2–3"]
    assert karas(table)[0] == owned + 2


@pytest.mark.parametrize(
    ("site", "said"),
    [
        ("S_ROCK* S_K2 ...", []),
        ("BAT_A* S_K2 ...", ["dive"]),
        ("S_K2 BAT_A* ...", []),
        ("S_ROCK S_K2 ...", ["dig A"]),
        ("BAT_A S_K2 ...", ["dig A"]),
        ("S_K2 BAT_A S_K2 ...", ["miner A"]),
        ("S_K2 S_ROCK ...", ["view A"]),
        ("BAT_A S_K2 S_K2 ...", ["view A", "reveal monster"]),
        ("S_K2 BAT_A S_ROCK ...", ["view A", "reveal monster", "dig A"]),
    ],
)
def test_r6_2_no_tile_is_fresh_in_the_next_turn(at: At, site: str, said: list[str]) -> None:
    """R6.2, R11.7: whatever turned it up, wherever it lies."""
    table = say(at(karas=[5], recruited=[1], sites={"A": site}), *said)
    assert "fresh" in truth(table)["face"].values()
    rest_of_turn(table)
    assert set(truth(table)["face"].values()) == {"down", "up"}


def test_r6_3_a_rockfall_must_be_turned_up_and_ends_the_view(at: At) -> None:
    """R6.3, A5: only the rockfall, two Karas, nothing below is seen, nobody is asked."""
    table = at(sites={"A": "S_K2 S_ROCK BAT_A ..."})
    say(table, "view A")
    assert table.phase == "action"
    assert stack(table, "A")[:3] == ["S_K2", "S_ROCK*", "BAT_A"]
    assert known(table, 0, "A") == {1: "S_K2"}
    assert karas(table)[0] == 2
    assert facts(table, "turned_up") == [{"place": "A2", "tile": "rockfall", "amount": 0}]


@pytest.mark.parametrize(("answer", "mark", "paid"), [("reveal", "*", 2), ("leave", "", 0)])
def test_r6_3_a4_the_player_decides_on_a_monster_before_the_next_tile(
    at: At, answer: str, mark: str, paid: int
) -> None:
    """R6.3, A4: two Karas for turning it up, nothing for leaving it; then the view goes on."""
    table = at(sites={"A": "BAT_A S_XP1 S_K2 ..."})
    say(table, "view A")
    assert legal(table) == ["leave monster", "reveal monster"]
    assert known(table, 0, "A") == {1: "BAT_A"}
    say(table, f"{answer} monster")
    assert stack(table, "A")[0] == f"BAT_A{mark}"
    assert karas(table)[0] == paid
    assert set(known(table, 0, "A")) >= {2, 3}
    assert looked(table) == ["1–3"]


def test_r6_3_two_monsters_are_two_decisions(at: At) -> None:
    """R6.3: one by one; the rockfall below ends the view."""
    table = at(sites={"A": "BAT_A BAT_B S_ROCK ..."})
    say(table, "view A", "leave monster")
    assert known(table, 0, "A") == {1: "BAT_A", 2: "BAT_B"}
    say(table, "reveal monster")
    assert stack(table, "A")[:3] == ["BAT_A", "BAT_B*", "S_ROCK*"]
    assert karas(table)[0] == 4
    assert (looked(table), facts(table, "karas_for_view")) == (["1–3"], [{"amount": 4}])


def test_r6_4_what_was_turned_up_stays_face_up_when_covered(at: At) -> None:
    """R6.4: for good, also below face-down tiles."""
    table = at(sites={"A": "S_K2 S_ROCK S_K2 ..."})
    say(table, "view A", "dive")
    rest_of_turn(table)
    assert stack(table, "A")[:3] == ["S_K2", "S_ROCK^", "S_K2"]
    assert site_tiles(table, "A")[1].tile == "s_rock"


def test_r6_5_a3_no_stopping_by_default(at: At) -> None:
    """R6.5, A3: all tiles that may be seen, and nobody is asked."""
    table = at(sites={"A": "S_K2 S_XP1 S_K2 ..."})
    say(table, "view A")
    assert len(known(table, 0, "A")) == 3
    with pytest.raises(IllegalMove, match="A3"):
        say(table, "stop looking")


@pytest.mark.parametrize(("said", "positions"), [(["stop"], "1"), (["keep", "stop"], "1–2"), (["keep"] * 2, "1–3")])
def test_r6_5_a3_with_view_may_stop_early(at: At, said: list[str], positions: str) -> None:
    """R6.5, A3: asked after each tile, if there is a further one; the first must be looked at."""
    table = at(sites={"A": "S_K2 S_XP1 S_K2 ..."}, options=EARLY)
    say(table, "view A")
    assert legal(table) == ["stop looking", "keep looking"]
    for place, answer in enumerate(said):
        assert len(known(table, 0, "A")) == place + 1
        say(table, f"{answer} looking")
    assert looked(table) == [positions]
    assert table.phase == "action"


def test_r6_5_after_the_decision_on_a_monster(at: At) -> None:
    """R6.5, 6a: first REVEAL, then LOOK_ON; a monster turned up counts though the view stops."""
    table = at(sites={"A": "BAT_A S_XP1 S_K2 ..."}, options=EARLY)
    say(table, "view A")
    assert table.phase == "reveal"
    say(table, "reveal monster")
    assert table.phase == "look_on"
    say(table, "stop looking")
    assert (looked(table), karas(table)[0], stack(table, "A")[0]) == (["1"], 2, "BAT_A*")
    assert known(table, 0, "A") == {}


@pytest.mark.parametrize(
    "site", ["S_K2 S_ROCK^ S_K2 ...", "D_K6", "S_K2 BAT_A* S_ROCK^ ...", "BAT_A* S_ROCK* S_K2 ...", "S_ROCK S_K2 ..."]
)
def test_r6_5_not_asked_when_nothing_more_can_be_reached(at: At, site: str) -> None:
    """R6.5, 6a: an older face-up tile, the bottom, the third position or a rockfall found leave no choice."""
    table = at(sites={"A": site}, options=EARLY)
    say(table, "view A")
    assert table.phase == "action"
    assert len(looked(table)) == 1


def test_r6_5_a_last_monster_asks_one_question_only(at: At) -> None:
    """R6.5: after its REVEAL there is nothing left to look at."""
    table = at(sites={"A": "S_K2 S_XP1 BAT_B ..."}, options=EARLY)
    say(table, "view A", "keep looking", "keep looking")
    assert table.phase == "reveal"
    say(table, "leave monster")
    assert table.phase == "action"


def test_r6_5_a_fresh_tile_between_is_passed_before_asking(at: At) -> None:
    """R6.5, R6.2: a face-down tile below a fresh one can be reached, unless any_face_up ends the view there."""
    sites = {"A": "S_K2 S_ROCK* S_XP1 ..."}
    assert say(at(sites=sites, options=EARLY), "view A").phase == "look_on"
    assert say(at(sites=sites, options=EARLY | ANY), "view A").phase == "action"


@pytest.mark.parametrize("site", ["BAT_A S_ROCK ...", "S_XP1W S_XP1W S_K2 ...", "D_XP4W DRAKE D_CHEST"])
def test_r6_6_nobody_is_injured_by_looking(at: At, site: str) -> None:
    """R6.6."""
    table = say(at(sites={"A": site}), "view A")
    while table.phase == "reveal":
        say(table, "reveal monster")
    assert team(table) == (1, 0, 0)
    assert told(table, "injured") == []


@pytest.mark.parametrize("options", [{}, EARLY])
def test_r6_7_a42_an_open_view_is_not_there_for_others(at: At, options: dict[str, object]) -> None:
    """R6.7, A42, K9: until it is complete every other outlet is what it was before, whatever is decided."""
    table = at(3, sites={"A": "BAT_A BAT_B S_ROCK ..."}, options=options)
    others = (1, 2, SPECTATOR)

    def outlets() -> list[object]:
        seen: list[object] = []
        for seat in others:
            mine = table.perspective(seat)
            seen += [mine.knowledge(), mine.view, mine.events, mine.to_act, mine.phase, mine.move, mine.question]
            seen += [mine.observation().tobytes(), mine.why_not("dig A"), mine.imagine(5).tobytes()]
        return seen

    before = outlets()
    say(table, "view A")
    moves = [outlets()]
    while table.phase != "action":
        assert table.move == 0
        say(table, {"reveal": "reveal monster", "look_on": "keep looking"}[table.phase])
        if table.phase != "action":
            moves.append(outlets())
    assert all(now == before for now in moves)
    assert len(moves) == (4 if options else 2)
    assert table.move == 1
    assert story(table) == ["looked", "turned_up", "turned_up", "turned_up", "karas_for_view"]
    assert karas(table)[0] == 6


def test_r6_7_the_viewer_sees_each_tile_when_its_turn_comes(at: At) -> None:
    """R6.7: not what lies below the monster he decides on; the table says what he has decided so far."""
    table = at(sites={"A": "BAT_A S_K2 BAT_B ..."})
    say(table, "view A")
    assert facts(table, "tile_seen", seat=0) == [{"place": "A1", "tile": "bat", "amount": 2}]
    assert (table.view(0).look.site, table.view(0).look.position, table.view(0).look.turned) == ("A", 1, [])
    say(table, "reveal monster")
    assert [fact["place"] for fact in facts(table, "tile_seen", seat=0)] == ["A1", "A2", "A3"]
    assert (table.view(0).look.position, table.view(0).look.turned) == (3, [1])
    assert table.view(1).look is None
    assert table.perspective(0).question is not None


def test_r6_7_a_view_is_the_same_for_others_whatever_was_left(at: At) -> None:
    """R6.7, 6b: a monster left face-down and a Kara tile cannot be told apart, message by message."""
    views = []
    for top in ("BAT_A", "S_K2"):
        table = at(sites={"A": f"{top} S_K2 S_XP1 ...", "B": "S_K2 ..."})
        say(table, "view A", *(["leave monster"] if top == "BAT_A" else []))
        mine = table.perspective(1)
        views.append((mine.view, mine.events, mine.move, mine.knowledge()))
    assert views[0] == views[1]


def test_r6_7_a_stale_move_is_told_by_the_number_of_complete_moves(at: At) -> None:
    """R6.7: the number of moves does not count the decisions inside a view."""
    table = at(sites={"A": "BAT_A S_K2 S_K2 ...", "B": "S_K2 ..."})
    table.play("view A", move=0)
    table.play("leave monster", move=0)
    assert table.move == 1
    with pytest.raises(IllegalMove, match="stale"):
        table.play("dig B", move=0)


@pytest.mark.parametrize("said", [["leave", "leave"], ["reveal", "leave"], ["reveal", "reveal"]])
def test_r6_7_a_view_can_be_saved_and_goes_on(at: At, said: list[str]) -> None:
    """R6.7: a position written in the middle of a view comes to the same end."""
    table = at(sites={"A": "BAT_A BAT_B S_XP1 ..."})
    say(table, "view A", f"{said[0]} monster")
    again = Table.at(table.position, engine=table.engine)
    for one in (table, again):
        say(one, f"{said[1]} monster")
    assert again.view(0) == table.view(0)
    assert again.perspective(1).knowledge() == table.perspective(1).knowledge()
    assert karas(again)[0] == 2 * said.count("reveal")


def test_r6_7_undo_goes_back_into_the_view(at: At) -> None:
    """R6.7: what is taken back was never decided."""
    table = at(sites={"A": "BAT_A S_K2 S_K2 ..."})
    before = table.perspective(1).knowledge()
    say(table, "view A", "reveal monster")
    assert table.perspective(1).knowledge() != before
    table.undo()
    assert table.perspective(1).knowledge() == before


def test_r6_7_taking_back_a_view_is_refused_lightly_by_every_part(at: At) -> None:
    """R6.7, 6b: every part of a view tells its player something, a Dive tells nothing."""
    table = at(recruited=[1], sites={"A": "BAT_A S_K2 S_K2 ...", "B": "S_ROCK ..."})
    say(table, "dive", "view A", "leave monster", "view B")
    assert [table.reveals(number) for number in range(4)] == [False, True, True, True]


# R7


@pytest.mark.parametrize(
    ("site", "acted", "may"),
    [("S_ROCK^ ...", 0, True), ("S_ROCK* ...", 0, True), ("S_ROCK^ ...", 1, False), ("S_ROCK ...", 0, False),
     ("S_K2 S_ROCK^ ...", 0, False), ("BAT_A^ ...", 0, False)],
)  # fmt: skip
def test_r7_1_a9_a_face_up_rockfall_on_top_and_two_adventurers(at: At, site: str, acted: int, may: bool) -> None:
    """R7.1, A7, A9: covered ones cannot be destroyed."""
    table = at(sites={"A": site}, standing={"dive": acted})
    assert ("destroy A" in legal(table)) == may


@pytest.mark.parametrize(("scope", "paid"), [("all_face_up", 8), ("top_only", 4)])
def test_r7_2_a8_two_karas_for_every_face_up_rockfall(at: At, scope: str, paid: int) -> None:
    """R7.2, A8: covered and fresh ones and this one too; with top_only those on top."""
    sites = {"A": "S_ROCK^ S_K2 ...", "B": "S_ROCK* ...", "C": "S_K2 S_ROCK^ ...", "D": "I_K4 I_K4 I_ROCK^ ..."}
    table = at(recruited=[1], sites=sites, options={"rockfall_payout_scope": scope})
    say(table, "destroy A")
    assert karas(table)[0] == paid
    assert facts(table, "destroyed") == [{"site": "A", "count": paid // 2, "amount": paid}]
    assert stack(table, "A")[0] == "S_K2"
    assert [stack(table, site)[0] for site in "BC"] == ["S_ROCK*", "S_K2"]
    assert team(table) == (1, 0, 0)
    assert table.view().standing == {"A": 2}


def test_r7_2_hidden_rockfalls_do_not_count(at: At) -> None:
    """R7.2: only what is face-up; the payment cannot betray a hidden one."""
    table = at(sites={"A": "S_ROCK^ ...", "B": "S_ROCK S_ROCK S_ROCK ..."})
    say(table, "destroy A")
    assert karas(table)[0] == 2
    assert not table.reveals(0)


def test_r7_3_at_most_one_a_turn(at: At) -> None:
    """R7.3: three adventurers are not enough for two."""
    table = at(recruited=[1], sites={"A": "S_ROCK^ ...", "B": "S_ROCK^ ..."})
    assert legal(table, "destroy") == ["destroy A", "destroy B"]
    say(table, "destroy A")
    assert legal(table, "destroy") == []
