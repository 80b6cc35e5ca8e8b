"""R9, R11, 6a: the end of the game, the house rules, and how many options each decision has."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cenote.kernel.errors import OptionError
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.lost_temple.positions import (
    CHANCE,
    LONG_GAMES,
    SEAT_COUNTS,
    SHORT_GAMES,
    at,
    box,
    every_way,
    facts,
    gems,
    known_tokens,
    legal,
    lost_temple,
    machetes,
    new,
    other_box,
    random_walk,
    say,
    spaces,
    story,
    tokens,
    told,
    truth,
    turn,
)  # fmt: skip

DEFAULTS: dict[str, object] = {
    "gem_bank": "limited",
    "chance_chain": True,
    "idol_tie": "holder_keeps",
    "seer_swap_public": True,
    "seer_look_optional": False,
    "seer_look_sequential": False,
    "craftsman_may_decline": False,
    "free_move_may_be_zero": False,
    "tokens_beyond_finish": False,
    "max_rounds": 0,
}
OTHERS: dict[str, object] = {
    "gem_bank": "unlimited",
    "chance_chain": False,
    "idol_tie": "tied_clockwise_from_holder",
    "seer_swap_public": False,
    "seer_look_optional": True,
    "seer_look_sequential": True,
    "craftsman_may_decline": True,
    "free_move_may_be_zero": True,
    "tokens_beyond_finish": True,
    "max_rounds": 2,
}


def rest(seats: int, value: int = 0) -> list[int]:
    return [value] * (seats - 1)


# R9

WINS: list[tuple[str, list[str], dict[str, int]]] = [
    ("thief", ["rob child", "walk 1"], {"back": 1}),
    ("thief", ["rob child", "walk 2"], {"back": 1}),
    ("seer", ["look 11 14", "keep tokens", "walk 2"], {"back": 2}),
    ("craftsman", ["walk 2"], {"back": 1}),
    ("priest", ["priest pays"], {"back": 2, "gems": 1}),
    ("scout", ["scout 3"], {"back": 3, "gems": 2}),
    ("canoe", [], {"back": 4, "gems": 1}),
    ("canoe", [], {"back": 1, "gems": 9}),
]


@pytest.mark.parametrize("seats", [2, 5, 6, 8])
@pytest.mark.parametrize(("character", "said", "fields"), WINS)
@every_way
def test_r9_1_reaching_or_passing_the_finish_wins(
    seats: int, character: str, said: list[str], fields: dict[str, int], way: str
) -> None:
    """R9.1, R5.4, R5.7, R5.8: any forward movement that reaches or would pass the finish wins at once."""
    finish = 43 if seats in LONG_GAMES else 31
    table = turn(
        character,
        *said,
        seats=seats,
        position=[finish - fields["back"], *rest(seats)],
        gems=[fields.get("gems", 0), *rest(seats)],
        holder={character: 0, "child": 1},
        way=way,
    )
    assert table.over
    assert table.to_act == ()
    assert spaces(table)[0] == finish
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.ranks == (1, *[2] * (seats - 1))
    assert story(table)[-1] == "won"
    assert "child" not in [fact["character"] for fact in facts(table, "answered")]


@pytest.mark.parametrize(("seats", "start"), [(6, 27), (4, 40)])
def test_r9_1_c36_a_token_may_win(seats: int, start: int) -> None:
    """R9.1, C36, R7.3: +3 onto or past the finish wins, and nothing more is revealed or called."""
    chance = start + 1
    table = turn(
        "thief",
        "rob child",
        "walk 1",
        seats=seats,
        position=[start, *rest(seats)],
        token={chance: "fwd3"},
        options={"tokens_beyond_finish": True},
        holder={"thief": 0, "canoe": 1},
    )
    assert table.over
    assert spaces(table)[0] == table.view().finish
    assert len(told(table, "token_revealed")) == 1
    assert story(table)[-1] == "won"


def test_r9_1_jungle_still_stops_before_the_finish() -> None:
    """R9.1, R6.4: a canoe that would pass the finish stops on jungle 38 without a machete."""
    table = turn("canoe", position=[37, 0, 0, 0], gems=[9, 0, 0, 0])
    assert not table.over
    assert spaces(table)[0] == 38
    assert turn("canoe", position=[37, 0, 0, 0], gems=[9, 0, 0, 0], machetes=[1, 0, 0, 0]).over


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r9_2_exactly_one_winner(seats: int) -> None:
    """R9.2: without a limit of rounds one player wins alone, standing on the finish."""
    for seed in range(5):
        table = new(seats, seed)
        for _ in random_walk(table):
            pass
        assert table.result is not None
        assert len(table.result.winners) == 1
        winner = table.result.winners[0]
        assert [seat for seat in range(seats) if spaces(table)[seat] == table.view().finish] == [winner]
        assert table.result.ranks == tuple(1 if seat == winner else 2 for seat in range(seats))


def test_r9_2_a_swap_never_ends_the_game() -> None:
    """R9.2: the leader changes places, the game goes on."""
    table = at(position=[42, 3, 0, 0], holder={"shaman": 0, "priest": 1})
    say(table, "curse priest")
    assert spaces(table)[:2] == [3, 42]
    assert not table.over
    assert table.result is None


RANKINGS = [
    ([9, 20, 12, 5], [0, 0, 0, 9], [0, 0, 0, 1], (3, 1, 2, 4), (1,)),
    ([20, 20, 12, 5], [1, 2, 9, 9], [5, 0, 0, 0], (2, 1, 3, 4), (1,)),
    ([20, 20, 12, 5], [2, 2, 9, 9], [1, 0, 0, 0], (1, 2, 3, 4), (0,)),
    ([20, 20, 12, 5], [2, 2, 9, 9], [1, 1, 0, 0], (1, 1, 3, 4), (0, 1)),
    ([20, 5, 5, 5], [0, 4, 4, 4], [0, 0, 0, 0], (1, 2, 2, 2), (0,)),
    ([7, 7, 7, 7], [3, 3, 3, 3], [2, 2, 2, 2], (1, 1, 1, 1), (0, 1, 2, 3)),
]


@pytest.mark.parametrize(("position", "owned", "tools", "ranks", "winners"), RANKINGS)
@every_way
def test_r9_2_c33_ranking_at_the_limit(
    position: list[int], owned: list[int], tools: list[int], ranks: tuple[int, ...], winners: tuple[int, ...], way: str
) -> None:
    """R9.2, R11, C33: higher index, then more gems, then more machetes; equals share rank and win."""
    table = at(position=position, gems=owned, machetes=tools, round=3, options={"max_rounds": 3}, way=way)
    assert table.over
    assert table.result is not None
    assert table.result.ranks == ranks
    assert table.result.winners == winners
    assert story(table)[-2:] == ["round_ended", "stopped_by_limit"]


@pytest.mark.parametrize("limit", [1, 2, 5])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_r9_2_c33_the_game_ends_after_that_round(limit: int, seats: int) -> None:
    """R9.2, C33: after call 9 of round N, not before; a game that was won earlier is not ranked."""
    table = new(seats, seed=4, options={"max_rounds": limit})
    for _ in random_walk(table):
        pass
    assert truth(table)["round"] <= limit
    assert [fact["round"] for fact in facts(table, "round_began")] == list(range(1, truth(table)["round"] + 1))
    if told(table, "won"):
        assert told(table, "stopped_by_limit") == []
    else:
        assert facts(table, "stopped_by_limit") == [{"round": limit}]
        assert len(facts(table, "round_ended")) == limit


def test_r9_2_a_win_in_the_last_round_is_a_win() -> None:
    """R9.2, R9.1: who reaches the finish in round N has won alone."""
    table = turn("craftsman", "walk 1", position=[42, 41, 0, 0], gems=[0, 9, 0, 0], options={"max_rounds": 1})
    assert table.result is not None
    assert (table.result.winners, table.result.ranks) == ((0,), (1, 2, 2, 2))
    assert told(table, "stopped_by_limit") == []


@pytest.mark.parametrize("seats", LONG_GAMES)
def test_r9_3_first_temple_is_ordinary_in_the_long_game(seats: int) -> None:
    """R9.3: with two to five players a meeple stops on and passes 31 without winning."""
    table = turn("priest", "priest pays", seats=seats, position=[29, *rest(seats)], gems=[1, *rest(seats)])
    assert (spaces(table)[0], table.over) == (31, False)
    passed = turn("scout", "scout 3", seats=seats, position=[29, *rest(seats)], gems=[2, *rest(seats)])
    assert (spaces(passed)[0], passed.over) == (32, False)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r9_4_the_elder_never_reaches_the_finish(seats: int) -> None:
    """R9.4, R5.5: from every space behind the last village he has no decision and stays."""
    finish, last = (43, 40) if seats in LONG_GAMES else (31, 29)
    for start in range(last, finish):
        table = turn("elder", seats=seats, position=[start, *rest(seats)], gems=[9, *rest(seats)])
        assert not table.over
        assert spaces(table)[0] == start


# R11


def test_r11_options_and_defaults() -> None:
    """R11: the ten options, each with its default first."""
    assert new(4).options == DEFAULTS
    assert {option.name: option.default for option in lost_temple().options} == DEFAULTS
    assert [option.name for option in lost_temple().options] == list(DEFAULTS)


@pytest.mark.parametrize("name", OTHERS)
def test_r11_every_option_can_be_chosen(name: str) -> None:
    """R11: one option alone changes, also as text from a command line; anything else is refused."""
    said = OTHERS[name]
    assert new(3, options={name: said}).options == {**DEFAULTS, name: said}
    assert new(3, options={name: str(said).lower()}).options == {**DEFAULTS, name: said}
    with pytest.raises(OptionError, match=name):
        new(3, options={name: "sometimes"})


@pytest.mark.parametrize(("name", "value"), [("max_rounds", -1), ("max_rounds", True), ("chance_chain", 1)])
def test_r11_wrong_values_are_refused(name: str, value: object) -> None:
    """R11: a number where a switch belongs, or the other way round, is no value."""
    with pytest.raises(OptionError, match=name):
        new(3, options={name: value})


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r11_all_options_together(seats: int) -> None:
    """R11: games with every option at its other value end, and keep the options."""
    table = new(seats, seed=9, options={**OTHERS, "max_rounds": 30})
    for _ in random_walk(table):
        pass
    assert table.over
    assert table.options == {**OTHERS, "max_rounds": 30}


@pytest.mark.parametrize("seats", [4, 6])
@every_way
def test_r11_c18_unlimited_bank(seats: int, way: str) -> None:
    """R11, C18: every gain is paid in full, no number is kept, and there may be more than 50 gems; payments as ever."""
    options = {"gem_bank": "unlimited"}
    table = turn(
        "craftsman",
        "walk 1",
        seats=seats,
        position=[21, *rest(seats)],
        gems=[0, *rest(seats, 50)],
        token={22: "gems4"},
        options=options,
        way=way,
    )
    assert gems(table)[0] == 5
    assert table.view().bank == 0
    pieces = [piece.name for piece in lost_temple().observation]
    bank = sum(piece.size for piece in lost_temple().observation[: pieces.index("supplies")])
    assert table.perspective(1).observation()[bank] == 0
    assert at(seats, holder={"thief": 0}, way=way).perspective(1).observation()[bank] == 49
    priest = turn("priest", "priest pays", seats=seats, gems=[60, *rest(seats)], options=options, way=way)
    assert (gems(priest)[0], priest.view().bank) == (59, 0)
    scout = turn("scout", gems=[100, 0, 0, 0], position=[0, 0, 0, 0], options=options, way=way)
    assert legal(scout) == [f"scout {number}" for number in range(44)]


def test_r11_c18_theft_with_an_unlimited_bank() -> None:
    """R11, C18: theft is unchanged."""
    table = at(
        position=[3, 5, 0, 0], gems=[40, 70, 0, 0], holder={"thief": 0, "priest": 1}, options={"gem_bank": "unlimited"}
    )
    say(table, "rob priest", "walk 1")
    assert gems(table) == [111, 1, 0, 0]


@every_way
def test_r11_c16_no_chains(way: str) -> None:
    """R11, C16: with chance_chain=false a meeple moved by a token reveals nothing where it ends."""
    options = {"chance_chain": False}
    token = {11: "fwd3", 14: "gems4"}
    table = turn("thief", "rob child", "walk 1", position=[10, 0, 0, 0], token=token, options=options, way=way)
    assert (spaces(table)[0], gems(table)[0]) == (14, 1)
    assert tokens(table)[14] == "gems4"
    assert len(told(table, "token_revealed")) == len(told(table, "token_replaced")) == 1
    back = turn(
        "thief", "rob child", "walk 1", position=[27, 0, 0, 0], token={28: "back2", 26: "gems4"}, options=options
    )
    assert (spaces(back)[0], gems(back)[0]) == (26, 1)


@every_way
def test_r11_c16_jungle_win_and_clamp_still_apply(tmp_path: Path, way: str) -> None:
    """R11, C16: jungle, win and clamp rules apply to a token's movement without chains, too."""
    options = {"chance_chain": False}
    said = ("rob child", "walk 1")
    stopped = turn("thief", *said, position=[13, 0, 0, 0], token={14: "fwd3"}, options=options, way=way)
    assert spaces(stopped)[0] == 16
    won = turn("thief", *said, position=[40, 0, 0, 0], token={41: "fwd3"}, options=options, way=way)
    assert won.over
    edition = other_box(tmp_path, ("chance   = [11,", "chance   = [1,"))
    clamped = turn("thief", *said, position=[0, 0, 0, 0], token={1: "back2"}, options=options, edition=edition, way=way)
    assert spaces(clamped)[0] == 0


def secret_exchange(answer: str, **fields: Any) -> Table:
    """Seat 0 looks at 11 (idol) and 36 (pay2); the answer reaches nobody else."""
    fields = {"position": [5, 1, 2, 3], "token": {11: "idol", 36: "pay2"}, **fields}
    table = turn("seer", "look 11 36", options={"seer_swap_public": False}, **fields)
    return say(table, answer)


@every_way
def test_r11_c12_exchange_in_secret(way: str) -> None:
    """R11, C12, 6b: others see the two spaces only; view, events, knowledge and observation are the same."""
    kept, swapped = (secret_exchange(answer, way=way) for answer in ("keep tokens", "swap tokens"))
    assert known_tokens(kept, 0) == {11: "idol", 36: "pay2"}
    assert known_tokens(swapped, 0) == {11: "pay2", 36: "idol"}
    assert (tokens(swapped)[11], tokens(swapped)[36]) == ("pay2", "idol")
    assert story(swapped, 0)[-1] == "tokens_swapped"
    assert story(kept, 0)[-1] == "tokens_kept"
    for other in (SPECTATOR, 1, 2, 3):
        assert facts(swapped, "looked", seat=other) == [{"space": "11", "other": "36"}]
        assert swapped.events(other) == kept.events(other)
        assert swapped.view(other) == kept.view(other)
        one, two = swapped.perspective(other), kept.perspective(other)
        assert one.knowledge() == two.knowledge()
        assert one.observation().tolist() == two.observation().tolist()


@pytest.mark.parametrize("answer", ["keep tokens", "swap tokens"])
def test_r11_c12_secret_exchange_leaves_others_in_doubt(answer: str) -> None:
    """R11, C12, 6b: what another seat knew of the two spaces becomes unknown, exchanged or not; the rest stays."""
    table = secret_exchange(answer, seen_by={"11": 2, "36": 4, "41": 2})
    assert set(known_tokens(table, 1)) == {41}
    assert known_tokens(table, 2) == {}
    assert set(known_tokens(table, 0)) == {11, 36}


@pytest.mark.parametrize(("seats", "options"), [(4, 46), (6, 22)])
@every_way
def test_r11_c11_seer_need_not_look(seats: int, options: int, way: str) -> None:
    """R11, C11, 6a, 6b: "none" is one more choice; it skips SWAP, all see it, and nobody's knowledge changes."""
    table = turn(
        "seer",
        seats=seats,
        position=[5, *rest(seats)],
        seen_by={"11": 2},
        options={"seer_look_optional": True},
        way=way,
    )
    assert len(table.legal()) == options
    assert legal(table)[-1] == "look nowhere"
    say(table, "look nowhere")
    assert legal(table) == ["walk 1", "walk 2"]
    assert told(table, "looked", "token_seen", seat=0) == []
    assert known_tokens(table, 0) == {}
    assert set(known_tokens(table, 1)) == {11}
    for seat in range(-1, seats):
        assert len(told(table, "looked_nowhere", seat=seat)) == 1
    assert legal(say(turn("seer", seats=seats, options={"seer_look_optional": True}), "look 11 14"))[0] == "keep tokens"


@pytest.mark.parametrize("seats", [4, 6])
@every_way
def test_r11_c40_one_look_after_the_other(seats: int, way: str) -> None:
    """R11, C40, 6a, 6b: a space, its token, another space, its token; all see each space when it is chosen."""
    options = {"seer_look_sequential": True}
    fields: dict[str, Any] = {"token": {11: "idol", 22: "pay2"}, "position": [5, *rest(seats)]}
    table = turn("seer", seats=seats, options=options, way=way, **fields)
    in_play = [space for space in CHANCE if space < table.view().finish]
    assert legal(table) == [f"look {space}" for space in in_play]
    say(table, "look 22")
    assert known_tokens(table, 0) == {22: "pay2"}
    assert legal(table) == [f"look {space}" for space in in_play if space != 22]
    for other in range(-1, seats):
        assert facts(table, "looked_at", seat=other) == [{"space": "22"}]
        assert table.view(other).looking_at == [22]
        assert known_tokens(table, other) == ({22: "pay2"} if other == 0 else {})
    say(table, "look 11")
    assert known_tokens(table, 0) == {11: "idol", 22: "pay2"}
    assert facts(table, "looked_at", seat=1) == [{"space": "22"}, {"space": "11"}]
    assert legal(table) == ["keep tokens", "swap tokens"]
    say(table, "swap tokens")
    assert known_tokens(table, 0) == {11: "pay2", 22: "idol"}
    assert legal(table) == ["walk 1", "walk 2"]


@pytest.mark.parametrize(("seats", "first"), [(4, 11), (6, 8)])
def test_r11_c40_c11_both_look_options(seats: int, first: int) -> None:
    """R11, C40, C11: "none" is offered at the first space only."""
    options = {"seer_look_sequential": True, "seer_look_optional": True}
    table = turn("seer", seats=seats, options=options)
    assert len(table.legal()) == first
    assert "look nowhere" in legal(table)
    say(table, "look 11")
    assert len(table.legal()) == first - 2
    assert "look nowhere" not in legal(table)
    none = turn("seer", "look nowhere", seats=seats, options=options)
    assert legal(none) == ["walk 1", "walk 2"]


@pytest.mark.parametrize("takes", [True, False])
@every_way
def test_r11_c13_craftsman_may_decline(takes: bool, way: str) -> None:
    """R11, C13, 6a, 6b: asked before he moves; everybody sees what he chose."""
    options = {"craftsman_may_decline": True}
    table = turn("craftsman", position=[3, 0, 0, 0], options=options, way=way)
    assert legal(table) == ["leave machete", "take machete"]
    say(table, "take machete" if takes else "leave machete")
    assert machetes(table)[0] == int(takes)
    assert table.view().machete_supply == 8 - takes
    for seat in range(-1, 4):
        names = [event.name for event in told(table, "machete_gained", "machete_declined", seat=seat)]
        assert names == ["machete_gained" if takes else "machete_declined"]
    assert legal(table) == ["walk 1", "walk 2"]


def test_r11_c13_nothing_to_decline() -> None:
    """R11, C13, C32: with an empty supply he is not asked."""
    table = turn("craftsman", position=[3, 0, 0, 0], machetes=[0, 8, 0, 0], options={"craftsman_may_decline": True})
    assert legal(table) == ["walk 1", "walk 2"]


@pytest.mark.parametrize("character", ["thief", "seer", "craftsman"])
@every_way
def test_r11_c15_moving_zero(character: str, way: str) -> None:
    """R11, C15, R7.2, 6b: 0 is offered as well; it is no movement, reveals nothing, and everybody sees it."""
    before = {"thief": ["rob child"], "seer": ["look 11 14", "keep tokens"], "craftsman": []}[character]
    fields: dict[str, Any] = {"position": [22, 0, 0, 0], "token": {22: "gems4"}, "way": way}
    table = turn(character, *before, options={"free_move_may_be_zero": True}, **fields)
    assert sorted(legal(table)) == ["walk 0", "walk 1", "walk 2"]
    say(table, "walk 0")
    assert (spaces(table)[0], gems(table)[0]) == (22, 1)
    for seat in range(-1, 4):
        assert facts(table, "stayed", seat=seat) == [{"space": 22}]
    assert "walk 0" not in legal(turn(character, *before, **fields))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@every_way
def test_r11_c20_tokens_beyond_the_finish(seats: int, way: str) -> None:
    """R11, C20, 6a, 6b: a token on every chance space of the board, reserve 8, 45 pairs with every player count."""
    options = {"tokens_beyond_finish": True}
    table = new(seats, options=options, way=way)
    assert set(tokens(table)) == set(CHANCE)
    assert sum(truth(table)["reserve"].values()) == 8
    assert [chance.space for chance in table.view().chance] == list(CHANCE)
    assert table.view().finish == (43 if seats in LONG_GAMES else 31)
    look = turn(
        "seer", seats=seats, options=options, way=way, token={33: "idol", 41: "pay2"}, position=[5, *rest(seats)]
    )
    assert legal(look) == [f"look {first} {second}" for first, second in combinations(CHANCE, 2)]
    say(look, "look 33 41", "swap tokens")
    assert (tokens(look)[33], tokens(look)[41]) == ("pay2", "idol")
    assert known_tokens(look, 0) == {33: "pay2", 41: "idol"}
    one = turn("seer", seats=seats, options={**options, "seer_look_sequential": True}, way=way)
    assert len(one.legal()) == 10
    assert len(say(one, "look 41").legal()) == 9


@pytest.mark.parametrize("seats", SHORT_GAMES)
def test_r11_c20_nothing_else_exists_beyond(seats: int) -> None:
    """R11, C20: no meeple, temple or village beyond the finish."""
    options = {"tokens_beyond_finish": True}
    elder = turn("elder", seats=seats, position=[29, *rest(seats)], gems=[9, *rest(seats)], options=options)
    assert spaces(elder)[0] == 29
    canoe = turn("canoe", seats=seats, position=[29, *rest(seats)], gems=[9, *rest(seats)], options=options)
    assert spaces(canoe)[0] == 31
    assert canoe.over
    assert told(canoe, "token_revealed") == []


# 6a

MOST: list[tuple[str, int, dict[str, Any], int]] = [
    ("curse", 4, {"holder": {"shaman": 0}}, 8),
    ("steal", 4, {"holder": {"thief": 0}}, 7),
    ("look", 5, {"holder": {"seer": 0}}, 45),
    ("look", 6, {"holder": {"seer": 0}}, 21),
    ("walk", 4, {"holder": {"craftsman": 0}}, 2),
    ("priest", 4, {"holder": {"priest": 0}, "gems": [1, 0, 0, 0]}, 2),
    ("elder", 4, {"holder": {"elder": 0}, "gems": [1, 0, 0, 0]}, 2),
    ("scout", 4, {"holder": {"scout": 0}, "gems": [49, 0, 0, 0], "position": [0, 1, 2, 3]}, 44),
    ("scout", 6, {"holder": {"scout": 0}, "gems": [49, 0, 0, 0, 0, 0]}, 32),
    ("scout", 4, {"holder": {"scout": 0}, "gems": [0, 0, 0, 0]}, 2),
]


@pytest.mark.parametrize(("phase", "seats", "fields", "most"), MOST)
@every_way
def test_6a_options_of_each_decision(phase: str, seats: int, fields: dict[str, Any], most: int, way: str) -> None:
    """6a: who decides, what is asked, and how many answers there are at most."""
    table = at(seats, **fields, way=way)
    assert table.phase == phase
    assert table.to_act == (0,)
    assert len(table.legal()) == most


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("options", [DEFAULTS, {**OTHERS, "max_rounds": 0}])
def test_6a_no_decision_has_a_single_option(seats: int, options: dict[str, object]) -> None:
    """6a, C32: in whole games every decision has at least two options and no more than the table says."""
    most = {"curse": 8, "steal": 7, "walk": 3, "swap": 2, "priest": 2, "elder": 2, "machete": 2, "look_second": 9}
    most |= {"look": 46, "scout": 44, "draft": {2: 7, 4: 5, 5: 6, 6: 7}.get(seats, 8)}
    for table in random_walk(new(seats, seed=2, options=options)):
        if not table.over:
            assert 2 <= len(table.legal()) <= most[table.phase]
            assert len(table.to_act) == 1


def test_6a_box_of_these_tests() -> None:
    """6a: the numbers above are those of the ten chance spaces and 44 spaces of the box."""
    assert tuple(box().data.track.chance) == CHANCE
    assert box().data.track.last_index == 43
