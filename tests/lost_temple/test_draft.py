"""R3, R10 and the cards of 6b: the selection of the characters, and who knows what of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cenote.kernel.errors import CenoteError, IllegalMove
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
    legal,
    new,
    say,
    spaces,
    start_of_round,
    story,
    take,
    told,
    truth,
)  # fmt: skip

HAND_SIZES = {
    2: (7, 6, 4, 2),
    3: (8, 7, 6, 4, 3, 2),
    4: (5, 4, 3, 2),
    5: (6, 5, 4, 3, 2),
    6: (7, 6, 5, 4, 3, 2),
    7: (8, 7, 6, 5, 4, 3, 2),
    8: (8, 7, 6, 5, 4, 3, 2, 2),
}
FACE_UP = {2: 1, 3: 0, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0}
FACE_DOWN_AT_THE_END = {2: 4, 3: 3, 4: 2, 5: 2, 6: 2, 7: 2, 8: 1}
DISCARD_AFTER = {2: (2, 3), 3: (3,)}

every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)


# R3


@every_seat_count
@every_way
def test_r3_1_cards_set_aside(seats: int, way: str) -> None:
    """R3.1, R10.2, R10.3: so many cards face up, one face down, and the rest for the idol player."""
    table = start_of_round(seats, way=way)
    assert len(cards_in(table, "face_up")) == FACE_UP[seats]
    assert len(cards_in(table, "buried")) == 1
    assert len(cards_in(table, "hand")) == HAND_SIZES[seats][0]
    assert {fact["character"] for fact in facts(table, "set_face_up")} == cards_in(table, "face_up")
    assert facts(table, "set_face_down") == [{"amount": 1}]


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_r3_1_cards_are_shuffled(seats: int) -> None:
    """R3.1, 6c: any card may be set aside face up or face down, or come into the hand."""
    places: dict[str, set[str]] = {character: set() for character in CHARACTERS}
    for seed in range(80):
        for character, place in truth(new(seats, seed))["place"].items():
            places[character].add(place)
    assert all(found == {"face_up", "buried", "hand"} for found in places.values())


def test_c26_face_up_cards_are_drawn_first() -> None:
    """C26, R3.1: the engine sets aside face up first, then face down."""
    table = start_of_round(4, ["seer", "elder", "canoe", "child"])
    assert cards_in(table, "face_up") == {"seer", "elder", "canoe"}
    assert cards_in(table, "buried") == {"child"}
    names = story(table)
    assert names.index("set_face_down") > max(place for place, name in enumerate(names) if name == "set_face_up")


@every_seat_count
def test_r3_1_a_card_is_set_aside_once(seats: int) -> None:
    """R3.1: what lies face up cannot also be the card face down."""
    if FACE_UP[seats] == 0:
        assert cards_in(start_of_round(seats, ["seer"]), "buried") == {"seer"}
        return
    with pytest.raises(CenoteError, match="forced outcome"):
        start_of_round(seats, [*CHARACTERS[: FACE_UP[seats]], CHARACTERS[0]])


@every_seat_count
@pytest.mark.parametrize("first", [0, 1])
@every_way
def test_r3_2_hand_goes_round_the_table(seats: int, first: int, way: str) -> None:
    """R3.2, R3.3, R10.2, R10.3, 6a: from the idol player to the left; each keeps one card and passes the rest."""
    table = start_of_round(seats, claim=first, way=way)
    passed: set[str] = set()
    for step, size in enumerate(HAND_SIZES[seats]):
        seat = (first + step) % seats
        assert table.to_act == (seat,)
        assert table.view().drafter == seat
        received = set(table.view(seat).hand)
        assert len(received) == size == len(table.legal())
        assert {action["character"] for action in table.legal()} == received
        if step > 0:
            extra = 1 if seats == 8 and step == 7 else 0
            assert len(received - passed) == extra
            assert len(passed - received) == (1 if step in DISCARD_AFTER.get(seats, ()) else 0)
        kept = sorted(received)[-1]
        take(table, kept)
        passed = received - {kept}
        assert truth(table)["holder"][kept] == seat
    handed = [(event.seat, event.facts["amount"]) for event in told(table, "hand_passed")]
    expected = [((first + step) % seats, size) for step, size in enumerate(HAND_SIZES[seats])]
    assert handed[: len(expected)] == expected


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_r3_3_last_drafter_sets_the_other_card_aside(seats: int) -> None:
    """R3.3: the right neighbour of the idol player gets two cards; only he knows the one he leaves."""
    table = start_of_round(seats, claim=0)
    for _ in range(seats - 1):
        table.play(table.legal()[0])
    last = seats - 1
    assert table.to_act == (last,)
    keeps, leaves = table.view(last).hand
    take(table, keeps)
    assert cards_in(table, "leftover") == {leaves}
    assert facts(table, "card_left", seat=last) == [{"character": leaves}]
    assert card(table, last, leaves).place == "leftover"
    for other in [SPECTATOR, *range(last)]:
        assert facts(table, "card_left", seat=other) == [{"character": None}]
        assert card(table, other, leaves).place is None


@pytest.mark.parametrize("keeps_buried", [True, False])
@every_way
def test_r3_4_c27_last_of_eight_takes_the_buried_card(keeps_buried: bool, way: str) -> None:
    """R3.4, C27: he chooses between the last card and the one face down; the other is set aside face down."""
    table = start_of_round(8, ["elder"], claim=5, way=way)
    take(table, "shaman", "thief", "seer", "priest", "craftsman", "scout", "canoe")
    assert table.to_act == (4,)
    assert set(table.view(4).hand) == {"elder", "child"}
    assert cards_in(table, "buried") == set()
    keeps, leaves = ("elder", "child") if keeps_buried else ("child", "elder")
    take(table, keeps)
    assert cards_in(table, "leftover") == {leaves}
    assert cards_in(table, "buried", "face_up", "discarded", "hand") == set()
    assert truth(table)["holder"][keeps] == 4
    for other in [SPECTATOR, 0, 1, 2, 3, 5, 6, 7]:
        assert facts(table, "card_left", seat=other) == [{"character": None}]
        assert card(table, other, leaves).place is None


@pytest.mark.parametrize(("keeps", "leaves"), [("elder", "child"), ("child", "elder")])
def test_r3_4_last_of_eight_knows_what_is_out(keeps: str, leaves: str) -> None:
    """R3.4, 6b: he has seen both cards, so every other character is held, and not by him."""
    table = start_of_round(8, ["elder"], claim=0, position=[5] * 8)
    take(table, "seer", "thief", "shaman", "priest", "craftsman", "scout", "canoe", keeps)
    assert table.phase == "curse"
    known = card(table, 7, leaves)
    assert (known.place, known.may_be_out) == ("leftover", True)
    for character in ("thief", "seer", "priest", "craftsman", "scout", "canoe"):
        other = card(table, 7, character)
        assert (other.may_hold, other.may_be_out) == ([0, 1, 3, 4, 5, 6], False)


def test_r3_4_only_the_last_of_eight_sees_the_buried_card() -> None:
    """R3.4, R3.1: until the last pick the card face down is in nobody's hand."""
    table = start_of_round(8, ["elder"], claim=0)
    for character in ("shaman", "thief", "seer", "priest", "craftsman", "scout", "canoe"):
        assert "take elder" not in legal(table)
        assert cards_in(table, "buried") == {"elder"}
        take(table, character)
    assert "take elder" in legal(table)


@every_seat_count
def test_r3_5_picking_is_mandatory(seats: int) -> None:
    """R3.5: nothing but taking a card of the hand is legal, and the draft waits."""
    table = start_of_round(seats)
    hand = cards_in(table, "hand")
    assert {str(action) for action in table.legal()} == {f"take {character}" for character in hand}
    for action in table.edition.actions:
        if action.verb != "take":
            assert action not in table.legal()
    out = next(character for character in CHARACTERS if character not in hand)
    with pytest.raises(IllegalMove, match=r"R3\.2"):
        take(table, out)
    assert table.move == 0


# R10


@every_way
def test_r10_1_two_characters_two_turns_two_gems(way: str) -> None:
    """R10.1: with two players each meeple has up to two turns, each with its own gem."""
    table = at(2, position=[2, 30], holder={"priest": 0, "elder": 0, "craftsman": 1, "child": 1}, way=way)
    assert gems(table) == [2, 0]
    say(table, "elder stays", "walk 1")
    assert [event.facts["character"] for event in told(table, "answered")] == [
        "priest",
        "elder",
        "craftsman",
        "child",
    ]
    assert gems(table) == [2, 2]
    assert spaces(table) == [2, 31]


@pytest.mark.parametrize("seats", [2, 3])
def test_r10_1_everybody_has_two_characters(seats: int) -> None:
    """R10.1: after the draft every player holds two characters and has one meeple."""
    table = start_of_round(seats)
    while table.phase == "draft":
        table.play(table.legal()[-1])
    holders = [holder for holder in truth(table)["holder"].values() if holder >= 0]
    assert sorted(holders) == sorted([*range(seats), *range(seats)])
    assert len(spaces(table)) == seats


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_r3_2_everybody_has_one_character(seats: int) -> None:
    """R3.2: with four to eight players everybody keeps exactly one character."""
    table = start_of_round(seats)
    while table.phase == "draft":
        table.play(table.legal()[-1])
    holders = [holder for holder in truth(table)["holder"].values() if holder >= 0]
    assert sorted(holders) == list(range(seats))


@every_way
def test_r10_2_draft_for_two(way: str) -> None:
    """R10.2: 7, 6, a random discard of the other five, 4, another of the other three, 2; 1 up + 4 down + 4 kept."""
    table = start_of_round(2, ["shaman", "child"], claim=0, way=way)
    take(table, "thief")
    assert set(table.view(1).hand) == {"seer", "priest", "elder", "craftsman", "scout", "canoe"}
    table.force("canoe")
    take(table, "seer")
    assert set(table.view(0).hand) == {"priest", "elder", "craftsman", "scout"}
    table.force("scout")
    take(table, "priest")
    assert set(table.view(1).hand) == {"elder", "craftsman"}
    take(table, "elder")
    assert cards_in(table, "face_up") == {"shaman"}
    assert cards_in(table, "buried") == {"child"}
    assert cards_in(table, "discarded") == {"canoe", "scout"}
    assert cards_in(table, "leftover") == {"craftsman"}
    assert truth(table)["holder"]["thief"] == truth(table)["holder"]["priest"] == 0
    assert truth(table)["holder"]["seer"] == truth(table)["holder"]["elder"] == 1
    assert told(table, "card_discarded", seat=0) == told(table, "card_discarded", seat=1)
    assert [event.seat for event in told(table, "card_discarded")] == [1, 0]


@every_way
def test_r10_3_draft_for_three(way: str) -> None:
    """R10.3: 8, 7, 6, a blind discard of five, 4, 3, 2; 3 down + 6 kept."""
    table = start_of_round(3, ["child"], claim=1, way=way)
    take(table, "shaman", "thief")
    assert table.to_act == (0,)
    table.force("canoe")
    take(table, "seer")
    assert table.to_act == (1,)
    assert set(table.view(1).hand) == {"priest", "elder", "craftsman", "scout"}
    take(table, "priest", "elder", "craftsman")
    assert cards_in(table, "face_up") == set()
    assert cards_in(table, "buried") == {"child"}
    assert cards_in(table, "discarded") == {"canoe"}
    assert cards_in(table, "leftover") == {"scout"}


@pytest.mark.parametrize(("seats", "after"), [(2, (2, 3)), (3, (3,))])
def test_r10_2_r10_3_discards_come_after_these_picks_only(seats: int, after: tuple[int, ...]) -> None:
    """R10.2, R10.3: the middle discards fall after the picks of the table, one card each."""
    table = start_of_round(seats)
    steps = []
    for step in range(1, 2 * seats + 1):
        table.play(table.legal()[0])
        steps += [step] * len(told(table, "card_discarded", since=step - 1))
    assert tuple(steps) == after
    assert facts(table, "card_discarded") == [{"amount": 1}] * len(after)


@pytest.mark.parametrize("seats", [2, 3])
def test_r10_2_r10_3_any_other_card_may_be_discarded(seats: int) -> None:
    """R10.2, R10.3, 6c: the discard is random among the cards not kept, and never the kept one."""
    gone = set()
    hand: list[str] = []
    for seed in range(60):
        table = start_of_round(seats, CHARACTERS[: FACE_UP[seats] + 1], seed=seed)
        for _ in range(DISCARD_AFTER[seats][0] - 1):
            table.play(table.legal()[0])
        hand = [action["character"] for action in table.legal()]
        take(table, hand[0])
        gone |= cards_in(table, "discarded")
    assert gone == set(hand[1:])
    assert len(gone) == 5


def test_c29_discard_is_unseen_by_everybody() -> None:
    """C29, R10.2, 6b: who discards knows the five cards, but not which of them left."""
    table = start_of_round(2, ["shaman", "child"], claim=0)
    take(table, "thief")
    table.force("canoe")
    take(table, "seer")
    for character in ("priest", "elder", "craftsman", "scout", "canoe"):
        known = card(table, 1, character)
        assert known.place is None
        assert known.may_be_out
        assert known.may_hold == []
    seen = {character for character in CHARACTERS if not card(table, 0, character).may_be_out}
    assert seen == {"thief", "priest", "elder", "craftsman", "scout"}
    assert card(table, 0, "canoe").may_hold == [1]
    assert card(table, 0, "seer").may_hold == [1]


def test_c29_worlds_of_the_discarding_player_differ_in_the_discard() -> None:
    """C29, 6b: what he imagines has any of the five discarded."""
    table = start_of_round(2, ["shaman", "child"], claim=0)
    take(table, "thief", "seer")
    places = table.game.record.unpack
    imagined = set()
    for seed in range(80):
        world = places(table.perspective(1).imagine(seed))
        imagined |= {CHARACTERS[number - 1] for number in range(1, 10) if world.place[number] == 3}
    assert imagined == {"priest", "elder", "craftsman", "scout", "canoe"}


@every_way
def test_r10_4_curse_waits_for_the_named_character(way: str) -> None:
    """R10.4, C31, R5.1 c: no swap at the victim's other turn, and the shaman's own second turn is played normally."""
    holder = {"shaman": 0, "priest": 1, "craftsman": 0, "scout": 1}
    table = at(2, position=[3, 30], gems=[0, 0], holder=holder, way=way)
    say(table, "curse scout")
    assert spaces(table) == [3, 30]
    assert facts(table, "answered")[-1] == {"character": "craftsman"}
    say(table, "walk 2")
    assert spaces(table) == [30, 5]
    assert facts(table, "places_swapped") == [{"victim": 1, "space": 30, "other_space": 5}]


@pytest.mark.parametrize("named", ["craftsman", "child"])
def test_r10_5_c3_cursing_oneself_does_nothing(named: str) -> None:
    """R10.5, C3, R5.1 d: naming one's own other character is legal and without effect."""
    table = at(2, position=[3, 30], holder={"shaman": 0, named: 0})
    say(table, f"curse {named}")
    assert told(table, "places_swapped") == []
    assert spaces(table) == ([3, 30] if named == "craftsman" else [16, 30])


@every_way
def test_r10_5_c3_robbing_oneself_does_nothing(way: str) -> None:
    """R10.5, C3, R5.2 d: the thief's own other character keeps its gems."""
    table = at(3, position=[3, 30, 31], gems=[4, 5, 6], holder={"thief": 0, "priest": 0}, way=way)
    say(table, "rob priest", "walk 1", "priest stays")
    assert gems(table) == [6, 5, 6]
    assert told(table, "robbed") == []


@every_way
def test_r10_6_gems_of_the_first_turn_are_stolen_too(way: str) -> None:
    """R10.6, R5.2 c: what the victim earned earlier this round is stolen with the rest."""
    table = at(2, position=[3, 30], gems=[0, 4], holder={"thief": 0, "priest": 1, "elder": 1}, way=way)
    say(table, "rob elder", "walk 1")
    assert gems(table) == [1, 5]
    say(table, "priest stays")
    assert gems(table) == [6, 1]
    assert facts(table, "robbed") == [{"victim": 1, "amount": 5}]


def test_r10_6_a_later_turn_is_not_robbed() -> None:
    """R10.6, C31: the gem of the victim's later character stays his."""
    table = at(2, position=[3, 30], gems=[0, 4], holder={"thief": 0, "priest": 1, "elder": 1})
    say(table, "rob priest", "walk 1")
    assert gems(table) == [5, 2]
    assert legal(table) == ["elder stays", "elder pays"]


# 6b: what is known of the cards


class Draft:
    """A draft as a referee sees it, and all drafts that one seat cannot tell from it."""

    def __init__(self, seats: int, dice: random.Random) -> None:
        cards = list(CHARACTERS)
        dice.shuffle(cards)
        self.seats, self.idol = seats, dice.randrange(seats)
        self.steps = len(HAND_SIZES[seats])
        self.face_up = cards[: FACE_UP[seats]]
        self.buried = cards[FACE_UP[seats]]
        hand = cards[FACE_UP[seats] + 1 :]
        self.hands: list[set[str]] = []
        self.kept: list[str] = []
        self.discards: dict[int, str] = {}
        for step in range(1, self.steps + 1):
            if seats == 8 and step == 8:
                hand.append(self.buried)
            self.hands.append(set(hand))
            self.kept.append(hand.pop(dice.randrange(len(hand))))
            if step in DISCARD_AFTER.get(seats, ()):
                self.discards[step] = hand.pop(dice.randrange(len(hand)))

    def table(self) -> Iterator[Table]:
        """The table after every pick."""
        table = start_of_round(self.seats, [*self.face_up, self.buried], claim=self.idol, position=[5] * self.seats)
        for step, kept in enumerate(self.kept, 1):
            if step in self.discards:
                table.force(self.discards[step])
            take(table, kept)
            yield table

    def drafter(self, step: int) -> int:
        return (self.idol + step - 1) % self.seats

    def holder(self, character: str) -> int | None:
        return self.drafter(self.kept.index(character) + 1) if character in self.kept else None

    def worlds(self, seat: int, made: int, called: int) -> Iterator[dict[str, int | None]]:
        """Who may hold which cards, None for out of play, after `made` picks and `called` calls."""
        rest = [character for character in CHARACTERS if character not in self.face_up]

        def fits(character: str, holder: int | None) -> bool:
            return CHARACTERS.index(character) >= called or self.holder(character) == holder

        def fill(
            step: int, rest: set[str], world: dict[str, int | None], buried: str
        ) -> Iterator[dict[str, int | None]]:
            who = self.drafter(step)
            if step > made:
                if step > self.steps or who != seat or rest == self.hands[step - 1]:
                    yield world
                return
            hand = rest | {buried} if self.seats == 8 and step == 8 else rest
            if who == seat and hand != self.hands[step - 1]:
                return
            for kept in hand if who != seat else {self.kept[step - 1]}:
                if not fits(kept, who):
                    continue
                left = hand - {kept}
                if step == self.steps:
                    (other,) = left
                    if fits(other, None) and (who != seat or other not in self.kept):
                        yield {**world, kept: who, other: None}
                elif step in self.discards:
                    for gone in left:
                        if fits(gone, None):
                            yield from fill(step + 1, left - {gone}, {**world, kept: who, gone: None}, buried)
                else:
                    yield from fill(step + 1, left, {**world, kept: who}, buried)

        for buried in rest:
            if self.seats == 8 or fits(buried, None):
                yield from fill(1, set(rest) - {buried}, {buried: None}, buried)


def compare(draft: Draft, table: Table, seat: int, made: int) -> None:
    """What the view says of every card is what all worlds of the seat say."""
    view = table.view(seat)
    called = CHARACTERS.index(view.called) + 1 if view.called and view.phase != "draft" else 0
    holders: dict[str, set[int]] = {character: set() for character in CHARACTERS}
    out = dict.fromkeys(CHARACTERS, False)
    for world in draft.worlds(seat, made, called):
        for character, holder in world.items():
            if holder is None:
                out[character] = True
            else:
                holders[character].add(holder)
    for known in view.cards:
        if known.character in draft.face_up:
            assert (known.place, known.may_hold, known.may_be_out) == ("face_up", [], True)
        else:
            assert known.may_hold == sorted(holders[known.character]), f"{known} for seat {seat} in {vars(draft)}"
            assert known.may_be_out == out[known.character], f"{known} for seat {seat} in {vars(draft)}"


@pytest.mark.parametrize("seed", range(3))
@every_seat_count
def test_6b_views_tell_exactly_who_may_hold_what(seats: int, seed: int) -> None:
    """6b, C29, C39, C41: after every pick and every call each seat knows what its hands and the calls tell, no more."""
    draft = Draft(seats, random.Random(100 * seats + seed))
    watchers = [draft.drafter(1), draft.drafter(2), draft.drafter(seats)]
    for step, table in enumerate(draft.table(), 1):
        if step < draft.steps - (seats == 8):
            for seat in watchers:
                compare(draft, table, seat, step)
    while table.phase not in ("draft", "end"):
        for seat in watchers:
            compare(draft, table, seat, draft.steps)
        table.play(table.legal()[0])


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_6b_a_spectator_knows_what_is_face_up_and_called(seats: int) -> None:
    """6b, C39: a spectator knows the cards face up, the cards played, and what was called in vain."""
    draft = Draft(seats, random.Random(seats))
    *_, table = draft.table()
    while table.phase not in ("draft", "end"):
        compare(draft, table, SPECTATOR, draft.steps)
        table.play(table.legal()[0])


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_6b_second_last_drafter_infers_the_last_card(seats: int) -> None:
    """6b: he passed X and Y, X was called in vain, so the last drafter holds Y."""
    aside = [*("seer", "priest", "elder")[: FACE_UP[seats]], "thief"]
    table = start_of_round(seats, aside, claim=0)
    passed = ("shaman", "child")
    others = [character for character in CHARACTERS if character not in (*aside, *passed)]
    take(table, *others)
    assert set(table.view(seats - 1).hand) == set(passed)
    take(table, "child")
    assert facts(table, "unanswered")[0] == {"character": "shaman"}
    known = card(table, seats - 2, "child")
    assert (known.place, known.may_hold, known.may_be_out) == (None, [seats - 1], False)
    less = card(table, seats - 3, "child")
    assert seats - 2 in less.may_hold
    assert seats - 1 in less.may_hold


def test_6b_face_up_cards_are_known_to_all_until_the_round_ends() -> None:
    """6b, R4.5: cards face up are known to all; the next round has its own."""
    table = start_of_round(4, ["shaman", "thief", "seer", "priest"], claim=0)
    take(table, "child", "canoe", "scout", "elder")
    for seat in [SPECTATOR, 0, 1, 2, 3]:
        assert [card(table, seat, c).place for c in ("shaman", "thief", "seer")] == ["face_up"] * 3
    table.force("elder", "craftsman", "scout", "canoe")
    while truth(table)["round"] == 1:
        table.play(table.legal()[0])
    assert cards_in(table, "face_up") == {"elder", "craftsman", "scout"}
    for seat in [SPECTATOR, 0, 1, 2, 3]:
        assert {c for c in CHARACTERS if card(table, seat, c).place == "face_up"} == {"elder", "craftsman", "scout"}


@every_seat_count
def test_6b_first_drafter_knows_the_buried_card_by_elimination(seats: int) -> None:
    """6b: he sees all other cards, so the one he misses lies face down; nobody else can tell."""
    aside = list(CHARACTERS[: FACE_UP[seats] + 1])
    table = start_of_round(seats, aside, claim=0)
    known = card(table, 0, aside[-1])
    assert (known.may_hold, known.may_be_out) == ([], True)
    take(table, "canoe")
    second = {c for c in CHARACTERS if card(table, 1, c).may_be_out} - set(aside[:-1])
    assert second == {aside[-1], "canoe"}


@every_seat_count
def test_6b_kept_cards_are_secret_until_called(seats: int) -> None:
    """6b, R3.2: others are told that a card was taken, not which; its owner sees it among his own."""
    table = start_of_round(seats, claim=0)
    kept = table.view(0).hand[0]
    take(table, kept)
    assert facts(table, "card_taken", seat=0) == [{"character": kept}]
    assert kept in table.view(0).own
    for other in [SPECTATOR, *range(1, seats)]:
        assert facts(table, "card_taken", seat=other) == [{"character": None}]
        assert table.view(other).own == []
        assert card(table, other, kept).place is None
        assert table.view(other).players[0].hidden_cards == 1
