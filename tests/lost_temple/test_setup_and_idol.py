"""R0-R2 and V1-V8: the terms, the setup, the box, and who gets the idol."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cenote.kernel.errors import CenoteError, EditionError
from tests.lost_temple.positions import (
    CHANCE,
    CHARACTERS,
    LONG_GAMES,
    MIX,
    SEAT_COUNTS,
    SHORT_GAMES,
    all_tokens,
    at,
    box,
    cards_in,
    every_way,
    facts,
    gems,
    machetes,
    new,
    other_box,
    random_walk,
    say,
    spaces,
    start_of_round,
    story,
    tokens,
    told,
    truth,
)  # fmt: skip

START = {  # 5.3: index, gems, machetes
    "shaman": (8, 0, 0),
    "thief": (7, 1, 0),
    "seer": (6, 1, 0),
    "priest": (5, 2, 0),
    "elder": (4, 2, 0),
    "craftsman": (3, 3, 0),
    "scout": (2, 1, 1),
    "canoe": (1, 4, 0),
    "child": (0, 2, 1),
}
every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)


# R0


@every_seat_count
def test_r0_bank_supply_and_reserve_hold_whatever_is_not_on_the_board(seats: int) -> None:
    """R0, R1.4: at every moment 50 gems, 8 machetes and 18 tokens are in the game."""
    for table in random_walk(new(seats, seed=seats)):
        view = table.view()
        assert view.bank + sum(gems(table)) == 50
        assert view.machete_supply + sum(machetes(table)) == 8
        assert all_tokens(table) == Counter(MIX)
        assert all(0 <= space <= view.finish for space in spaces(table))


@every_seat_count
def test_r0_a_round_is_one_selection_and_nine_calls(seats: int) -> None:
    """R0: round = one character selection + calling 1 to 9; turn = one called character."""
    table = new(seats, seed=1)
    for _ in random_walk(table):
        if truth(table)["round"] == 3:
            break
    names = story(table)
    first, second, third = (place for place, name in enumerate(names) if name == "round_began")
    for begin, end in ((first, second), (second, third)):
        spoken = [event.facts["character"] for event in table.events()[begin:end] if "answered" in event.name]
        assert spoken == list(CHARACTERS)


# R1


@every_seat_count
@every_way
def test_r1_1_finish(seats: int, way: str) -> None:
    """R1.1: 6 to 8 players race to the first big temple, 2 to 5 to the second."""
    assert new(seats, way=way).view().finish == (43 if seats in LONG_GAMES else 31)


@every_seat_count
def test_r1_2_one_meeple_each(seats: int) -> None:
    """R1.2: each player has one meeple, also with two and three players."""
    assert len(spaces(new(seats))) == seats


@every_seat_count
def test_r1_3_a_token_on_every_chance_space_before_the_finish(seats: int) -> None:
    """R1.3, C20: one token face down on each chance space before the finish, the rest is the reserve."""
    table = new(seats)
    lying = tokens(table)
    assert set(lying) == {space for space in CHANCE if space < table.view().finish}
    assert len(lying) == (10 if seats in LONG_GAMES else 7)
    assert sum(truth(table)["reserve"].values()) == (8 if seats in LONG_GAMES else 11)
    assert all_tokens(table) == Counter(MIX)
    for seat in range(seats):
        assert all(chance.token is None for chance in table.view(seat).chance)


def test_r1_3_tokens_are_shuffled() -> None:
    """R1.3: every kind may lie on every chance space, and be in the reserve."""
    seen: dict[int, set[str]] = {space: set() for space in CHANCE}
    kept = set()
    for seed in range(120):
        table = new(4, seed)
        kept |= {kind for kind, count in truth(table)["reserve"].items() if count}
        for space, kind in tokens(table).items():
            seen[space].add(kind)
    assert all(kinds == set(MIX) for kinds in seen.values())
    assert kept == set(MIX)


@every_way
def test_r1_4_bank_and_supply_before_the_start_cards(way: str) -> None:
    """R1.4: the bank has 50 gems and the supply 8 machetes, less what the start cards give."""
    table = new(5, way=way)
    cards = [fact["character"] for fact in facts(table, "start_card")]
    assert table.view().bank == 50 - sum(START[card][1] for card in cards)
    assert table.view().machete_supply == 8 - sum(START[card][2] for card in cards)


@every_seat_count
def test_r1_5_start_cards_give_space_gems_and_machete(seats: int) -> None:
    """R1.5, R1.6: one different card each, face up; its corner says where to start and with what."""
    met = set()
    for seed in range(30):
        table = new(seats, seed)
        dealt = told(table, "start_card")
        assert [event.seat for event in dealt] == list(range(seats))
        cards = [str(event.facts["character"]) for event in dealt]
        assert len(set(cards)) == seats
        met |= set(cards)
        assert spaces(table) == [START[card][0] for card in cards]
        assert gems(table) == [START[card][1] for card in cards]
        assert machetes(table) == [START[card][2] for card in cards]
        assert all(told(table, "start_card", seat=seat) == dealt for seat in range(seats))
    assert met == set(CHARACTERS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_r1_6_machete_exactly_for_scout_and_child(character: str) -> None:
    """R1.6: the scout and the child card give a machete, no other one does."""
    for seed in range(40):
        table = new(8, seed)
        cards = [fact["character"] for fact in facts(table, "start_card")]
        if character in cards:
            has = machetes(table)[cards.index(character)]
            assert has == (1 if character in ("scout", "child") else 0)
            return
    pytest.fail("the card was never dealt")


@every_seat_count
def test_r1_7_start_cards_are_given_back(seats: int) -> None:
    """R1.7: all nine cards are in the first draft, and no corner is read a second time."""
    table = new(seats)
    assert cards_in(table, "hand", "face_up", "buried") == set(CHARACTERS)
    assert cards_in(table, "kept", "played", "leftover", "discarded") == set()
    for _ in random_walk(table):
        pass
    assert len(told(table, "start_card")) == seats


def test_r1_8_no_token_is_revealed_at_setup(tmp_path: Path) -> None:
    """R1.8: a meeple placed on a chance space at setup reveals nothing, for nobody has moved."""
    table = new(8, edition=other_box(tmp_path, ("1 = 8\n", "1 = 11\n"), ("2 = 7\n", "2 = 14\n")))
    assert {11, 14} & set(spaces(table))
    assert told(table, "token_revealed", "token_replaced") == []
    assert all(chance.token is None and chance.seen_by == [] for chance in table.view(0).chance)


@every_seat_count
def test_r1_9_gems_and_machetes_are_public(seats: int) -> None:
    """R1.9: every player and every spectator sees the gems and machetes of all."""
    for table in random_walk(new(seats, seed=5), most=25):
        fields = truth(table)
        for seat in range(-1, seats):
            players = table.view(seat).players
            assert [player.gems for player in players] == fields["gems"]
            assert [player.machetes for player in players] == fields["machetes"]


# R2


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@every_way
def test_r2_1_claim_beats_position(seats: int, way: str) -> None:
    """R2.1: who revealed the latest idol token gets the idol, even as the leader."""
    table = start_of_round(seats, claim=seats - 1, way=way)
    assert spaces(table)[-1] == max(spaces(table))
    assert table.view().idol == seats - 1
    assert facts(table, "idol_given") == [{"reason": "claim"}]


def test_r2_1_claim_is_used_once() -> None:
    """R2.1: the claim is cleared as soon as the idol has been assigned; next round the last player has it."""
    table = start_of_round(4, ["shaman", "thief", "seer", "priest"], claim=3)
    assert table.view().claim is None
    say(table, "take child", "take canoe", "take scout", "take craftsman")
    say(table, "walk 1", "scout 0")
    assert spaces(table) == [2, 1, 3, 3]
    assert truth(table)["round"] == 2
    assert table.view().idol == 1


@pytest.mark.parametrize("last", range(5))
def test_r2_2_last_player_gets_the_idol(last: int) -> None:
    """R2.2: without a claim, the player whose meeple has the lowest index, however rich."""
    position = [9, 10, 12, 13, 20]
    position[last] = 4
    riches = [0] * 5
    riches[last] = 12
    table = start_of_round(5, position=position, gems=riches, idol=(last + 1) % 5)
    assert table.view().idol == last
    assert facts(table, "idol_given") == [{"reason": "last"}]


@pytest.mark.parametrize(("wealth", "owner"), [([3, 2, 0], 1), ([1, 2, 0], 0), ([0, 1, 5], 0)])
@every_way
def test_r2_3_poorest_of_the_last(wealth: list[int], owner: int, way: str) -> None:
    """R2.3: of those tied for last place, the one with the fewest gems; others' gems play no part."""
    table = start_of_round(3, position=[9, 9, 12], gems=wealth, idol=2, way=way)
    assert table.view().idol == owner
    assert facts(table, "idol_given") == [{"reason": "poorest"}]


def test_r2_3_c6_machetes_do_not_make_rich() -> None:
    """R2.3, C6: fewest gems only; machetes do not count."""
    table = start_of_round(3, position=[9, 9, 12], gems=[1, 2, 0], machetes=[5, 0, 0], idol=1)
    assert table.view().idol == 0
    level = start_of_round(3, position=[9, 9, 12], gems=[2, 2, 0], machetes=[5, 0, 0], idol=2)
    assert level.view().idol == 2


@pytest.mark.parametrize("holder", range(4))
@every_way
def test_r2_4_c5_previous_holder_keeps_it(holder: int, way: str) -> None:
    """R2.4, C5: still tied, the idol stays where it was, even with a player who is not tied."""
    table = start_of_round(4, position=[9, 20, 9, 30], gems=[2, 0, 2, 0], idol=holder, way=way)
    assert table.view().idol == holder
    assert facts(table, "idol_given") == [{"reason": "holder"}]


@pytest.mark.parametrize(("holder", "owner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
@every_way
def test_r11_idol_tie_clockwise_from_holder(holder: int, owner: int, way: str) -> None:
    """R11, C5: with idol_tie=tied_clockwise_from_holder the first tied player from the holder on gets it."""
    table = start_of_round(
        4,
        position=[9, 20, 9, 30],
        gems=[2, 0, 2, 0],
        idol=holder,
        options={"idol_tie": "tied_clockwise_from_holder"},
        way=way,
    )
    assert table.view().idol == owner
    assert facts(table, "idol_given") == [{"reason": "tied_clockwise"}]


def test_r11_idol_tie_changes_nothing_without_a_tie() -> None:
    """R2.1-R2.3, C5: the option plays no part where claim, place or gems decide."""
    options = {"idol_tie": "tied_clockwise_from_holder"}
    assert start_of_round(4, position=[9, 8, 9, 9], idol=0, options=options).view().idol == 1
    assert start_of_round(4, position=[9, 9, 9, 9], gems=[2, 2, 1, 2], idol=0, options=options).view().idol == 2
    assert start_of_round(4, position=[9, 9, 9, 9], claim=3, idol=0, options=options).view().idol == 3


@pytest.mark.parametrize("lot", [0, 2, 3])
@pytest.mark.parametrize("option", ["holder_keeps", "tied_clockwise_from_holder"])
def test_r2_5_c7_lot_in_round_one(lot: int, option: str) -> None:
    """R2.5, C7: nobody has had the idol yet; any of the tied may get it by lot."""
    table = start_of_round(4, [lot], position=[9, 20, 9, 9], gems=[2, 0, 2, 2], options={"idol_tie": option})
    assert table.view().idol == lot
    assert facts(table, "idol_given") == [{"reason": "lot"}]


def test_r2_5_only_the_tied_are_in_the_lot() -> None:
    """R2.5, C7: who is not tied cannot get the idol by lot."""
    with pytest.raises(CenoteError, match="forced outcome"):
        start_of_round(4, [1], position=[9, 20, 9, 9], gems=[2, 0, 2, 2])


def test_r2_5_lot_at_a_real_setup(tmp_path: Path) -> None:
    """R2.5, C7, V8: start spaces that share an index and equal gems lead to a lot, which falls on several players."""
    level = [(f"{number} = {9 - number}\n", f"{number} = 0\n") for number in range(1, 9)]
    edition = other_box(tmp_path, *level)
    owners, reasons = set(), set()
    for seed in range(60):
        table = new(8, seed, edition=edition)
        reason = facts(table, "idol_given")[0]["reason"]
        reasons.add(reason)
        if reason == "lot":
            owners.add(table.view().idol)
            assert gems(table)[table.view().idol] == min(gems(table))
    assert "lot" in reasons
    assert len(owners) > 2


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_r2_6_idol_owner_drafts_first(seats: int) -> None:
    """R2.6: the owner of the idol picks first, whoever he is; calling contains no decision."""
    for owner in range(seats):
        table = start_of_round(seats, claim=owner)
        assert table.view().idol == owner
        assert table.to_act == (owner,)
        assert table.view().drafter == owner


# V1-V8

BROKEN = [
    ("V1", "finish_short = 31 ", "finish_short = 30 "),
    ("V1", "finish_long  = 43 ", "finish_long  = 37 "),
    ("V1", "finish_short = 31 ", "finish_short = 43 "),
    ("V2", "jungles  = [16, 25, 38]", "jungles  = [16, 25, 44]"),
    ("V2", "jungles  = [16, 25, 38]", "jungles  = [16, 25, 25]"),
    ("V2", "jungles  = [16, 25, 38]", "jungles  = [16, 25, 24]"),
    ("V2", "jungles  = [16, 25, 38]", "jungles  = [16, 25, 31]"),
    ("V2", "villages = [9, 13, 18, 24, 29, 34, 40]", "villages = [9, 13, 18, 24, 29, 34, 37]"),
    ("V2", "chance   = [11, 14, 17, 19, 22, 26, 28, 33, 36, 41]", "chance   = [11, 14, 31]"),
    ("V4", "id = 9\n", "id = 8\n"),
    ("V4", 'key = "thief"', 'key = "seer"'),
    ("V5", "chance   = [11, 14, 17, 19, 22, 26, 28, 33, 36, 41]", "chance   = [11, 33, 36]"),
    ("V6", "start_space = 9\n", "start_space = 10\n"),
    ("V6", "gems     = 50 ", "gems     = 15 "),
    ("V6", "machetes = 8 ", "machetes = 1 "),
    ("V7", "face_up = 3\n", "face_up = 2\n"),
    ("V7", "players = 7\n", "players = 6\n"),
    ("V7", "random_discard_after_pick = [3] ", "random_discard_after_pick = [6] "),
    ("V7", "random_discard_after_pick = [2, 3] ", "random_discard_after_pick = [2] "),
    ("V8", "1 = 8\n", "1 = 31\n"),
]
ODD = [
    ("V3", "jungles  = [16, 25, 38]", "jungles  = [16, 25]"),
    ("V4", "start_gems = 4\nstart_machete = false", "start_gems = 4\nstart_machete = true"),
    ("V5", "fwd3         = 3\n", "fwd3         = 4\n"),
    ("V5", "idol         = 2\ngems4        = 3\n", "idol         = 3\ngems4        = 2\n"),
]


@pytest.mark.parametrize(("check", "right", "wrong"), BROKEN)
def test_v_box_that_cannot_be_played_is_refused(check: str, right: str, wrong: str, tmp_path: Path) -> None:
    """V1, V2, V4-V8: the error names the check that failed."""
    with pytest.raises(EditionError, match=rf"\({check}\)"):
        other_box(tmp_path, (right, wrong))


def test_v5_the_reserve_is_never_empty(tmp_path: Path) -> None:
    """V5, R7.4: there are more tokens than chance spaces."""
    few = [("gems4        = 3", "gems4        = 1"), ("back2        = 3", "back2        = 1")]
    few += [("machete      = 3", "machete      = 1"), ("fwd3         = 3", "fwd3         = 1")]
    with pytest.raises(EditionError, match=r"\(V5\)"):
        other_box(tmp_path, *few)
    edition = other_box(tmp_path, *few[:-1])
    assert sum(truth(new(4, edition=edition))["reserve"].values()) == 2


@pytest.mark.parametrize(("check", "right", "odd"), ODD)
def test_v_odd_box_is_played_with_a_warning(check: str, right: str, odd: str, tmp_path: Path) -> None:
    """V3, V4, V5: variants remain possible."""
    edition = other_box(tmp_path, (right, odd))
    assert [f"({check})" in warning for warning in edition.warnings] == [True]
    assert new(4, edition=edition).to_act


def test_v_the_box_of_the_game_passes() -> None:
    """V1-V8: the data of section 5 passes every check without a warning."""
    assert box().warnings == ()


def test_v6_v8_start_spaces_may_be_shared(tmp_path: Path) -> None:
    """V6, V8: several characters may share a start space, and several numbers an index."""
    edition = other_box(tmp_path, ("2 = 7\n", "2 = 8\n"), ("start_space = 3\n", "start_space = 1\n"))
    found = set()
    for seed in range(30):
        table = new(8, seed, edition=edition)
        for event in told(table, "start_card"):
            found.add((event.facts["character"], event.facts["space"]))
    assert {("shaman", 8), ("thief", 8), ("seer", 8), ("priest", 5)} <= found


@pytest.mark.parametrize("seats", SHORT_GAMES)
def test_r1_3_chance_spaces_beyond_the_finish_are_not_in_play(seats: int) -> None:
    """R1.3, C20: with six to eight players the views show seven chance spaces."""
    table = at(seats, holder={"seer": 0})
    assert [chance.space for chance in table.view().chance] == [space for space in CHANCE if space < 31]
