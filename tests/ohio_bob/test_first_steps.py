"""Ohio Bob: the box as its specification counts it, the first worked examples, and that no card is ever lost."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

from cenote.games.ohio_bob import names as n
from cenote.games.ohio_bob import rules
from cenote.games.ohio_bob.box import VERBS
from cenote.games.ohio_bob.names import EVENTS, RULE_IDS
from cenote.games.ohio_bob.reasons import ASKS, REASONS
from cenote.games.ohio_bob.table import OPTIONS, TABLE
from cenote.games.ohio_bob.texts import TEXTS, VOCABULARY
from cenote.kernel.dice import seed_stream
from cenote.words import LANGUAGES
from cenote.words.check import needed, problems_in
from tests.ohio_bob.tables import BOX_RECORD, EDITION, WAY, At

DECLARED = SimpleNamespace(
    events=EVENTS, verbs=VERBS, asks=ASKS, options=OPTIONS, reasons=REASONS, vocabulary=VOCABULARY, texts=TEXTS,
    rule_ids=RULE_IDS,
)  # fmt: skip


def test_the_box_is_counted_as_in_5_7() -> None:
    kinds = Counter(n.CELL_NAMES[kind] for face in range(n.SET) for kind in BOX_RECORD.kind[4 * face])
    assert [kinds[name] for name in ("empty", "stairs", "trap", "pit", "chest", "ration", "teleporter")] == [
        115, 17, 24, 17, 10, 8, 5,
    ]  # fmt: skip
    assert [kinds[colour] for colour in ("red", "yellow", "green", "blue")] == [2, 2, 2, 2]
    assert EDITION.warnings == ()
    assert len(EDITION.actions) == 134  # section 7: 128, and six of the options


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(language: str) -> None:
    path = Path(rules.__file__).parent / "text" / f"{language}.ftl"
    assert problems_in(path, needed(DECLARED)) == []  # type: ignore[arg-type]


def test_e2_optional_effects() -> None:
    table = At().rooms(("T01", 0, 0)).meeple(0, (3, 2)).hand("BL2").pile("RD2").play("BL2", "a", "skip", "L")
    assert table.place == (0, (3, 1))
    assert table.t.energy[0] == 5
    assert "bl2" in table.in_zone(n.PLAYED)


def test_e3_left_to_right_with_a_chest_in_the_middle() -> None:
    table = At().rooms(("T01", 0, 0)).meeple(0, (3, 2)).hand("BL2").pile("RD2", "YL3").play("BL2", "a", "U", "L")
    assert table.place == (0, (2, 1))
    assert table.in_zone(n.HAND) == {"rd2", "supergear"}


def test_e4_explore_then_enter() -> None:
    table = At().rooms(("T08", 0, 0)).meeple(0, (1, 2)).hand("RD1").pile("RD2", "YL3").play("RD1", "a", "U")
    assert (table.t.rooms, table.place) == (2, (0, (1, 2)))
    assert table.do("go up").place == (1, (3, 2))


def test_e5_e16_a_border_wall_and_the_hammer() -> None:
    start = At().rooms(("T08", 0, 0)).meeple(0, (1, 3)).hand("BL4").pile("RD2", "YL3")
    assert start.do("play supergear a").ways() == "DLR"
    table = At().rooms(("T08", 0, 0)).meeple(0, (1, 3)).hand("BL4").pile("RD2", "YL3").play("BL4", "a")
    assert "U" in table.ways()
    assert table.do("go up").t.rooms == 2


def test_e6_the_new_room_shuts_the_door() -> None:
    table = At().rooms(("T08", 0, 0)).meeple(0, (1, 1)).hand("RD1").pile("RD2", "YL3").play("RD1", "a", "U")
    assert table.phase == "turn", "no second step is possible, so it is not asked"
    assert table.do("play supergear a").ways() == "LR"


def test_e12_trap_and_stone() -> None:
    trap = At().rooms(("T14", 0, 0)).meeple(0, (2, 1)).energy(3).hand("GN2", "RD2").pile("YL3")
    assert trap.play("GN2", "b", "R").t.energy[0] == 3
    hurt = At().rooms(("T14", 0, 0)).meeple(0, (2, 1)).energy(3).hand("GN2", "RD2").pile("YL3").play("RD2", "a", "R")
    assert hurt.t.energy[0] == 2
    dead = At().rooms(("T14", 0, 0)).meeple(0, (2, 1)).energy(1).hand("RD2").pile("YL3").play("RD2", "a", "R")
    assert (dead.t.over, n.ENDINGS[dead.t.ending]) == (1, "energy")


def test_e13_pit() -> None:
    table = At().level(2).rooms(("T11", 0, 0)).meeple(0, (3, 1)).energy(5).hand("RD1", "YL1").played("GN1").pile("YL3")
    table.play("RD1", "a", "U")
    assert (table.t.energy[0], table.phase) == (3, "turn")
    assert table.in_zone(n.HAND) == {"supergear", "yl1", "gn1", "rd1"}


def test_e14_rope() -> None:
    table = At().rooms(("T04", 0, 0)).meeple(0, (2, 1)).hand("GN4").pile("YL3").play("GN4", "a")
    assert table.ways() == "RU"
    table.do("go right")
    assert (table.place, table.t.energy[0]) == ((0, (2, 2)), 6)
    assert table.do("go right").place == (0, (2, 3))


def test_e15_e21_coloured_chests() -> None:
    table = At().rooms(("T04", 0, 0)).meeple(0, (1, 3)).pile("RD2", "GN1", "YL1", "YL3").play("SG", "a", "R")
    assert "yl1" in table.in_zone(n.HAND)
    rainbow = At().rooms(("T11", 0, 0)).meeple(0, (2, 3)).pile("RD2", "YL3", "RB1", "GN1").play("SG", "a", "R")
    assert "rb1" in rainbow.in_zone(n.HAND)


def test_e18_a_torch_explores_its_own_source() -> None:
    table = At().rooms(("T08", 0, 0)).meeple(0, (1, 2)).hand("RD4").pile("RD1", "RD2", "YL3")
    table.play("RD4", "a", "copy a", "U", "U")
    assert table.place == (1, (3, 2))
    assert table.t.shown[0][0] == EDITION.data.card.index(next(c for c in EDITION.data.card if c.id == "RD2"))


@pytest.mark.parametrize(
    ("hand", "missing"),
    [("YL1 YL2 RB1 BL1 BL2 RD1", 1), ("YL1 YL2 YL3 BL1 BL2 RB1", 0), ("YL1 YL2 YL3 BL1 BL2 BL3", 0)],
)
def test_e26_the_amulet(hand: str, missing: int) -> None:
    """R11.2: three yellow and three of one colour; the rainbow gem serves once."""
    assert At().hand(*hand.split()).lacks() == missing


@pytest.mark.parametrize("seed", range(8))
def test_no_card_is_ever_lost(seed: int) -> None:
    """R0.4: solo and in company, with all kinds of options, the cards of a set are always split over the zones."""
    dice, array = random.Random(seed), TABLE.array()
    array["seats"] = 1 + seed % 2
    for option in OPTIONS:
        value = dice.choice(option.values) if option.values and seed > 3 else option.default
        array[option.name] = option.code(value if option.values else 60)
    t = TABLE.unpack(array)
    seed_stream(t, seed + 1, 0, 0)
    WAY(rules.setup)(BOX_RECORD, t, [])
    while not t.over:
        seat = dice.choice([seat for seat in range(2) if t.to_act & (1 << seat)])
        mask = [0] * len(EDITION.actions)
        assert WAY(rules.legal)(BOX_RECORD, t, seat, mask) == sum(mask) > 0
        WAY(rules.apply)(BOX_RECORD, t, seat, dice.choice([code for code, one in enumerate(mask) if one]), [])
        for player in range(t.seats):
            base = (t.set + player) % 2 * n.SET
            hidden = sum(bin(t.batch[level][player]).count("1") for level in range(n.LEVELS))
            piled = sum(t.zone[base + k] == n.PILE for k in range(BOX_RECORD.cards))
            assert piled == hidden + t.shown_count[player]
            assert all(t.zone[base + k] != n.GONE for k in range(BOX_RECORD.cards))
