"""C1-C41 and 6b: the rulings that no other page tries, and what is public."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cenote.kernel.errors import EditionError
from cenote.kernel.game import SPECTATOR
from cenote.kernel.table import Table
from tests.lost_temple.positions import (
    CHARACTERS,
    SEAT_COUNTS,
    at,
    card,
    cards_in,
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
    start_of_round,
    story,
    take,
    tokens,
    told,
    truth,
    turn,
)  # fmt: skip


def test_c1_swap_and_theft_are_independent() -> None:
    """C1, R4.3: with the same character cursed and marked both happen, each with the state before the gem."""
    table = at(position=[30, 3, 5, 0], gems=[0, 0, 6, 0], holder={"shaman": 0, "thief": 1, "elder": 2})
    say(table, "curse elder", "rob elder", "walk 1")
    assert spaces(table) == [5, 4, 30, 0]
    assert gems(table) == [1, 7, 1, 0]
    assert table.phase == "draft"


@pytest.mark.parametrize("named", ["seer", "elder", "canoe"])
def test_c2_naming_a_card_that_lies_face_up(named: str) -> None:
    """C2, R5.1 a, R5.2 a: legal for both, and without effect."""
    table = start_of_round(4, ["seer", "elder", "canoe", "child"], claim=0, gems=[5, 5, 5, 5])
    take(table, "shaman", "thief", "priest", "scout")
    assert f"curse {named}" in legal(table)
    say(table, f"curse {named}")
    assert f"rob {named}" in legal(table)
    say(table, f"rob {named}", "walk 1", "priest stays", "scout 0")
    assert told(table, "places_swapped", "robbed") == []
    assert spaces(table) == [0, 2, 2, 3]


def test_c2_naming_a_card_known_to_be_absent() -> None:
    """C2: the first drafter may name the card that he knows lies face down."""
    table = start_of_round(4, ["seer", "elder", "canoe", "child"], claim=0)
    take(table, "shaman", "thief", "priest", "scout")
    assert card(table, 0, "child").may_hold == []
    assert "curse child" in legal(table)


@pytest.mark.parametrize("owned", [0, 1, 7])
def test_c4_the_robbed_player_keeps_exactly_his_income(owned: int) -> None:
    """C4, R5.2 c: he loses all, then takes his regular gem."""
    table = at(position=[3, 20, 1, 2], gems=[0, owned, 0, 0], holder={"thief": 0, "priest": 1})
    say(table, "rob priest", "walk 1")
    assert gems(table)[:2] == [1 + owned, 1]


@every_way
def test_c31_only_the_named_character_is_meant(way: str) -> None:
    """C31, R10.4, R10.6: the victim's other character is neither cursed nor robbed."""
    holder = {"shaman": 0, "thief": 0, "priest": 1, "child": 1}
    table = at(2, position=[30, 3], gems=[0, 4], holder=holder, way=way)
    say(table, "curse child", "rob child", "walk 1")
    assert facts(table, "answered")[-1] == {"character": "priest"}
    assert (spaces(table), gems(table)) == ([31, 3], [2, 5])
    assert legal(table) == ["priest stays", "priest pays"]
    say(table, "priest stays")
    assert (spaces(table), gems(table)) == ([3, 31], [7, 1])


NOTHING_TO_DECIDE: list[tuple[str, int, dict[str, Any]]] = [
    ("priest", 4, {}),
    ("elder", 4, {}),
    ("elder", 4, {"position": [40, 1, 2, 3], "gems": [5, 0, 0, 0]}),
    ("elder", 6, {"position": [30, 1, 2, 3, 4, 5], "gems": [5, 0, 0, 0, 0, 0]}),
    ("scout", 4, {"gems": [0, 50, 0, 0]}),
    ("canoe", 4, {"gems": [0, 50, 0, 0]}),
    ("canoe", 4, {"position": [2, 1, 2, 3]}),
    ("child", 4, {"position": [30, 1, 2, 3]}),
    ("child", 4, {"position": [0, 1, 2, 3]}),
]


@pytest.mark.parametrize(("character", "seats", "fields"), NOTHING_TO_DECIDE)
@every_way
def test_c32_without_a_choice_the_turn_plays_itself(
    character: str, seats: int, fields: dict[str, Any], way: str
) -> None:
    """C32, R5.4, R5.5, R5.7-R5.9: nobody is asked, the next characters are called, and a new round begins."""
    table = turn(character, seats=seats, **fields, way=way)
    assert table.move == 0
    assert truth(table)["round"] == 2
    assert table.phase == "draft"
    assert facts(table, "answered") == [{"character": character}]


@every_way
def test_c32_two_chance_spaces_leave_no_choice(tmp_path: Path, way: str) -> None:
    """C32, R5.3 a, C40: with two chance spaces in play the seer looks at both without being asked which."""
    changes = ("chance   = [11, 14, 17, 19, 22, 26, 28, 33, 36, 41]", "chance   = [11, 14, 33]")
    fields: dict[str, Any] = {"seats": 6, "edition": other_box(tmp_path, changes), "way": way}
    fields["token"] = {11: "idol", 14: "pay2"}
    table = turn("seer", **fields)
    assert legal(table) == ["keep tokens", "swap tokens"]
    assert known_tokens(table, 0) == {11: "idol", 14: "pay2"}
    assert facts(table, "looked") == [{"space": "11", "other": "14"}]
    one = turn("seer", **fields, options={"seer_look_sequential": True})
    assert legal(one) == ["look 11", "look 14"]
    say(one, "look 14")
    assert legal(one) == ["keep tokens", "swap tokens"]
    assert known_tokens(one, 0) == {11: "idol", 14: "pay2"}
    assert facts(one, "looked_at") == [{"space": "14"}, {"space": "11"}]
    maybe = turn("seer", **fields, options={"seer_look_optional": True})
    assert legal(maybe) == ["look 11 14", "look nowhere"]


@pytest.mark.parametrize(("number", "limit", "over"), [(500, 0, False), (99, 100, False), (100, 100, True)])
def test_c33_no_limit_of_rounds_unless_asked_for(number: int, limit: int, over: bool) -> None:
    """C33, R11: the rules know no limit; max_rounds ends the game after that round."""
    table = at(round=number, options={"max_rounds": limit})
    assert table.over == over
    assert truth(table)["round"] == (number if over else number + 1)


def test_c34_the_promotional_tenth_character_is_not_in_the_box(tmp_path: Path) -> None:
    """C34: nine characters, and a box with a tenth is refused."""
    assert [action["character"] for action in new().edition.actions if action.verb == "take"] == list(CHARACTERS)
    tenth = '[[character]]\nid = 10\nkey = "mandarin"\nstart_space = 1\nstart_gems = 0\nstart_machete = false\n\n'
    with pytest.raises(EditionError, match="character"):
        other_box(tmp_path, ("[chance_tokens]", tenth + "[chance_tokens]"))


def test_c35_a_theft_is_no_curse() -> None:
    """C35, R5.2 c: the thief's victim loses gems, never his place."""
    table = at(position=[20, 3, 0, 0], gems=[0, 4, 0, 0], holder={"thief": 0, "priest": 1, "scout": 2})
    say(table, "rob priest")
    assert (table.view().theft, table.view().curse) == ("priest", None)
    say(table, "walk 1")
    assert spaces(table) == [21, 3, 0, 0]
    assert told(table, "places_swapped", "cursed") == []


@pytest.mark.parametrize(("start", "far"), [(17, 19), (26, 28)])
def test_c37_coming_back_to_the_same_space_reveals(start: int, far: int) -> None:
    """C37, R7.1: he moves off a chance space, a token brings him back, and its token is revealed."""
    said = ("rob child", "walk 2")
    table = turn("thief", *said, position=[start, 1, 2, 3], token={far: "back2", start: "gems4"})
    assert (spaces(table)[0], gems(table)[0]) == (start, 5)
    assert [fact["space"] for fact in facts(table, "token_revealed")] == [str(far), str(start)]


@every_way
def test_c37_the_new_token_is_revealed(tmp_path: Path, way: str) -> None:
    """C37, R7.4: twice on one space in one turn: the second time it is the token that replaced the first."""
    changes = ("chance   = [11, 14, 17, 19,", "chance   = [11, 12, 13, 14, 15, 17,")
    edition = other_box(tmp_path, changes)
    token = {11: "fwd3", 14: "back2", 12: "fwd3", 15: "back2", 13: "back2"}
    token |= {17: "gems4", 22: "gems4", 26: "idol", 28: "machete", 33: "fwd3", 36: "lose_machete", 41: "lose_machete"}
    table = at(position=[10, 1, 2, 3], holder={"thief": 0}, token=token, edition=edition, way=way)
    say(table, "rob child")
    table.force("gems4", "pay2", "pay2", "machete", "machete", "idol")
    say(table, "walk 1")
    revealed = [(fact["space"], fact["token"]) for fact in facts(table, "token_revealed")]
    assert revealed == [
        ("11", "fwd3"),
        ("14", "back2"),
        ("12", "fwd3"),
        ("15", "back2"),
        ("13", "back2"),
        ("11", "gems4"),
    ]
    assert (spaces(table)[0], gems(table)[0]) == (11, 5)
    assert tokens(table)[11] == "idol"


@every_way
def test_c38_jungle_and_chance_on_one_space(tmp_path: Path, way: str) -> None:
    """C38, R6.4: a forced stop ends a movement, so the token is revealed; the +3 that follows leaves it free."""
    edition = other_box(tmp_path, ("jungles  = [16, 25, 38]", "jungles  = [17, 25, 38]"))
    fields: dict[str, Any] = {"position": [15, 1, 2, 3], "gems": [4, 0, 0, 0], "edition": edition, "way": way}
    stopped = turn("scout", "scout 5", **fields, token={17: "gems4"})
    assert (spaces(stopped)[0], gems(stopped)[0]) == (17, 4)
    onward = turn("scout", "scout 5", **fields, token={17: "fwd3"})
    assert spaces(onward)[0] == 20
    assert facts(onward, "stopped") == [{"space": 17}]
    passed = turn("scout", "scout 5", **fields, token={17: "gems4"}, machetes=[1, 0, 0, 0])
    assert (spaces(passed)[0], machetes(passed)[0]) == (20, 0)
    assert told(passed, "token_revealed") == []


def two_worlds(*said: str) -> tuple[Table, Table]:
    """The same table twice, but seat 2 kept the scout (and seat 3 left the child), or the other way round."""
    worlds = []
    for kept in ("scout", "child"):
        table = start_of_round(4, ["craftsman", "seer", "priest", "canoe"], claim=0, gems=[0, 0, 0, 3])
        take(table, "shaman", "thief", kept, "elder")
        worlds.append(say(table, *said))
    return worlds[0], worlds[1]


@every_way
def test_c39_nothing_tells_whether_the_named_character_is_held(way: str) -> None:
    """C39, R5.1 b, 6b: until the call, whether the cursed and marked character is in play shows in nothing."""
    held, absent = two_worlds("curse scout", "rob scout", "walk 1")
    assert held.phase == absent.phase == "elder"
    assert truth(held)["place"]["scout"] == "kept"
    assert truth(absent)["place"]["scout"] == "leftover"
    for seat in (SPECTATOR, 0, 1):
        one, two = held.perspective(seat), absent.perspective(seat)
        assert one.knowledge() == two.knowledge()
        assert one.view == two.view
        assert one.events == two.events
        assert one.observation().tolist() == two.observation().tolist()
    say(held, "elder stays")
    say(absent, "elder stays")
    assert len(told(held, "places_swapped", "robbed")) == 2
    assert told(absent, "places_swapped", "robbed") == []


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_c39_nobody_is_asked_for_a_character_he_does_not_hold(seats: int) -> None:
    """C39, R4.2: in whole games every question of the calls goes to the holder of the called character."""
    for table in random_walk(new(seats, seed=6)):
        if table.phase not in ("draft", "end"):
            fields = truth(table)
            called = CHARACTERS[fields["called"] - 1]
            assert table.to_act == (fields["holder"][called],)
            assert fields["place"][called] == "played"


def test_c40_both_spaces_are_named_before_a_token_is_shown() -> None:
    """C40, R5.3 a: the look is one decision; before it nothing was shown."""
    table = turn("seer", position=[5, 1, 2, 3])
    assert {action.verb for action in table.legal()} == {"look"}
    assert all(len(action.arguments) == 2 for action in table.legal())
    assert told(table, "token_seen", seat=0) == []


@pytest.mark.parametrize(("seats", "face_up", "start"), [(2, 1, 42), (3, 0, 42), (4, 3, 42), (8, 0, 30)])
def test_c41_cards_stay_hidden_after_a_win(seats: int, face_up: int, start: int) -> None:
    """C41, R9.1: when the game is won in mid-round, neither cards face down nor cards not yet called are shown."""
    aside = [*("child", "canoe", "scout")[:face_up], "shaman"]
    table = start_of_round(seats, aside, position=[start, *range(seats - 1)], claim=0)
    take(table, "thief")
    while table.phase == "draft":
        table.play(table.legal()[-1])
    say(table, "rob seer", "walk 2")
    assert table.over
    secret = cards_in(table, "kept", "buried", "discarded", "leftover")
    assert len(secret) == 9 - face_up - 1
    holders = truth(table)["holder"]
    for seat in [SPECTATOR, *range(seats)]:
        own = {character for character in secret if holders[character] == seat >= 0}
        if seat == seats - 1:
            own |= cards_in(table, "leftover")
        assert {character for character in secret if card(table, seat, character).place is not None} == own


# 6b


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_6b_what_is_public_is_the_same_for_all(seats: int) -> None:
    """6b, R1.9: positions, belongings, supplies, idol, claim, curse, theft and the seer's spaces are known to all."""
    public = ["phase", "round", "finish", "players", "bank", "machete_supply", "idol", "claim", "called", "curse"]
    public += ["theft", "drafter", "looking_at"]
    for table in random_walk(new(seats, seed=8)):
        fields, spectator = truth(table), table.view()
        for seat in (table.move % seats, (table.move + 1) % seats, SPECTATOR):
            view = table.view(seat)
            assert [getattr(view, name) for name in public] == [getattr(spectator, name) for name in public]
            assert (view.bank, view.machete_supply) == (fields["bank"], fields["machete_supply"])
            assert (view.curse or "", view.theft or "") == (fields["curse"], fields["theft"])
            assert (-1 if view.claim is None else view.claim) == fields["claim"]


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_6b_what_is_hidden_is_hidden(seats: int) -> None:
    """6b: no view names a token nobody saw, the reserve, another's card, or a card face down."""
    for table in random_walk(new(seats, seed=12)):
        fields = truth(table)
        for seat in range(-1, seats):
            view = table.view(seat)
            assert "reserve" not in msgspec.structs.asdict(view)
            for chance in view.chance:
                seen = seat >= 0 and fields["seen_by"][str(chance.space)] >> seat & 1
                assert chance.token == (fields["token"][str(chance.space)] if seen else None)
            for known in view.cards:
                place, holder = fields["place"][known.character], fields["holder"][known.character]
                if place in ("kept", "buried", "discarded") and holder != seat:
                    assert known.place is None
                    assert known.holder is None
            if table.to_act != (seat,):
                assert view.hand == []


@every_way
def test_6b_a_hand_is_remembered(way: str) -> None:
    """6b: who has seen a hand knows to the end of the round which cards were in it when it came."""
    table = start_of_round(5, ["shaman", "thief", "child"], claim=0, way=way)
    take(table, "canoe", "seer", "scout", "craftsman", "elder")
    assert table.phase == "look"
    for character in ("canoe", "child"):
        gone = card(table, 1, character)
        assert (gone.may_hold, gone.may_be_out) == ([0], True)
    for character in ("priest", "elder", "craftsman", "scout"):
        passed = card(table, 1, character)
        assert (passed.may_hold, passed.may_be_out) == ([2, 3, 4], True)
    say(table, "look 11 14", "keep tokens", "walk 1")
    assert table.phase == "walk"
    for character in ("canoe", "child"):
        gone = card(table, 1, character)
        assert (gone.may_hold, gone.may_be_out) == ([0], True)
    scout = card(table, 1, "scout")
    assert (scout.may_hold, scout.may_be_out) == ([2], False)


def test_6b_a_token_used_is_in_the_reserve_or_was_laid_later() -> None:
    """6b, R7.4, C17: in imagined worlds a used token is never on its space, but may lie where one was laid later."""
    token = {11: "fwd3", 14: "gems4", 33: "fwd3", 36: "fwd3"}
    table = turn("thief", "rob child", "walk 1", position=[10, 1, 2, 3], token=token, seen_by={"33": 2, "36": 2})
    unpack = lost_temple().record.unpack
    fwd3, at_11, at_14 = lost_temple().outcomes["fwd3"], set(), set()
    for seed in range(400):
        world = unpack(table.perspective(1).imagine(seed))
        at_11.add(world.token[0] == fwd3)
        at_14.add(world.token[1] == fwd3)
    assert at_11 == {False}
    assert at_14 == {False, True}


def test_6b_story_is_the_same_for_all_but_secrets() -> None:
    """6b, C12: the log of a game is the same for everybody, apart from private looks and the names of cards kept."""
    table = new(3, seed=20)
    for _ in random_walk(table):
        pass
    private = {"token_seen"}
    everybody = story(table)
    for seat in range(3):
        assert [name for name in story(table, seat) if name not in private] == everybody
        for mine, theirs in zip(
            (event for event in table.events(seat) if event.name not in private), table.events(), strict=True
        ):
            if mine != theirs:
                assert mine.name in ("card_taken", "card_left")
                assert mine.seat == seat
