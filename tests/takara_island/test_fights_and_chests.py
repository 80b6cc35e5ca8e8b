"""R10 and R13: fights, chests and the Mimic."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cenote.kernel.errors import CenoteError
from tests.takara_island.rule_positions import (
    WAYS,
    At,
    box,
    data,
    edition_of,
    facts,
    karas,
    legal,
    player,
    rest_of_turn,
    say,
    stack,
    story,
    tables,
    team,
    told,
    truth,
    with_chests,
)  # fmt: skip


@pytest.fixture(params=WAYS)
def at(request: pytest.FixtureRequest) -> At:
    """Tables for the rules run each way."""
    return tables(request.param)


MONSTERS = [(tile.id, tile.life, tile.karas, tile.xp) for tile in box().data.gallery if tile.kind == "monster"]


# R10


@pytest.mark.parametrize(
    ("site", "sword", "may"),
    [("BAT_A^ ...", 1, True), ("BAT_A* ...", 1, True), ("BAT_A^ ...", 0, False), ("BAT_A ...", 1, False),
     ("S_K2 BAT_A^ ...", 1, False), ("S_ROCK^ ...", 1, False)],
)  # fmt: skip
def test_r10_1_a9_the_sword_and_a_face_up_monster_on_top(at: At, site: str, sword: int, may: bool) -> None:
    """R10.1, A9: covered monsters are not fought."""
    table = at(sword=sword, sites={"A": site})
    assert ("fight A" in legal(table)) == may


@pytest.mark.parametrize(("monster", "life", "won", "xp"), MONSTERS)
def test_r10_2_a_monster_beaten(at: At, monster: str, life: int, won: int, xp: int) -> None:
    """R10.2, R14.1: as many swords as it has life; the tile, its Karas at once, its XP for the end."""
    table = at(sword=1, sites={"A": f"{monster}^ ..."}, next=["sword"] * life)
    tall = len(stack(table, "A"))
    say(table, "fight A")
    assert player(table).tiles == {monster.lower(): 1}
    assert (karas(table)[0], player(table).score.monsters) == (won, xp)
    assert len(stack(table, "A")) == tall - 1
    assert (team(table), table.view().standing) == ((1, 0, 0), {"A": 1})
    assert Counter(story(table))["rolled"] == life
    assert not any(truth(table)["wounds"].values())


@pytest.mark.parametrize("swords", [0, 1, 2, 3])
def test_r10_2_a12_the_hospital_face_ends_the_fight(at: At, swords: int) -> None:
    """R10.2, A12: nobody is asked between two rolls; the wounds stay on the monster."""
    table = at(sword=1, sites={"A": "DRAKE^ ..."}, next=[*["sword"] * swords, "hospital"])
    say(table, "fight A")
    assert stack(table, "A")[0] == "DRAKE^" + (f"/{swords}" if swords else "")
    assert (team(table), karas(table)[0], player(table).tiles) == ((1, 1, 0), 0, {})
    assert facts(table, "injured") == [{"cause": "fight"}]
    assert [fact["face"] for fact in facts(table, "rolled")] == ["sword"] * swords + ["hospital"]


def test_r10_3_wounds_stay_across_adventurers_turns_and_players(at: At) -> None:
    """R10.3: whoever puts the last one gets everything."""
    table = at(sword=1, karas=[0, 3], sites={"A": "SKE_B^ ..."}, next=["sword", "hospital", "sword", "hospital"])
    say(table, "fight A", "fight A")
    assert (table.view().active, stack(table, "A")[0]) == (1, "SKE_B^/2")
    table.force("sword")
    say(table, "rent sword", "fight A")
    assert (player(table, 1).tiles, karas(table)) == ({"ske_b": 1}, [0, 15])
    assert player(table).tiles == {}


def test_r10_3_a_covered_monster_keeps_its_wounds_until_it_leaves(at: At) -> None:
    """R10.3, R10.2: the slot of a beaten monster carries no wound into what lies below."""
    table = at(sword=1, recruited=[1], sites={"A": "GOB_A^/1 GOB_B^/1 ..."}, next=["sword", "sword"])
    say(table, "fight A")
    assert stack(table, "A")[0] == "GOB_B^/1"
    say(table, "fight A")
    assert player(table).tiles == {"gob_a": 1, "gob_b": 1}


def test_r10_4_a13_wound_tokens_are_no_limit(at: At) -> None:
    """R10.4, A13: more than six wounds lie on monsters at once."""
    sites = {"A": "DRAKE^/3 ...", "B": "SKE_A^/2 ...", "C": "SKE_B^/2 ...", "D": "GOB_A^/1 ..."}
    table = at(sword=1, sites=sites | {"E": "GOB_B^ ..."}, next=["sword", "hospital"])
    say(table, "fight E")
    assert sum(truth(table)["wounds"].values()) == 9


def test_r10_2_the_die_has_four_swords_and_two_hospitals(at: At) -> None:
    """R10.2, 6c: two thirds are swords, and every roll is public and no secret of the stream."""
    faces: Counter[str] = Counter()
    for seed in range(150):
        table = at(sword=1, sites={"A": "DRAKE^ ..."}, seed=seed)
        say(table, "fight A")
        faces.update(fact["face"] for fact in facts(table, "rolled"))
        assert table.reveals(0)
    assert 0.58 < faces["sword"] / faces.total() < 0.75


def test_r10_another_die(at: At) -> None:
    """R10.2: faces are numbers of the box; life of nine takes nine swords."""
    content = data()
    content["constants"] |= {"die_sword_faces": 20, "die_hospital_faces": 1}
    next(tile for tile in content["gallery"] if tile["id"] == "DRAKE")["life"] = 9
    table = at(sword=1, sites={"A": "DRAKE^/2 ..."}, next=["sword"] * 7, edition=edition_of(content))
    say(table, "fight A")
    assert player(table).tiles == {"drake": 1}


# R13


def test_r13_1_the_drawn_tile_is_public(at: At) -> None:
    """R13.1, R15.1: everybody sees it, and what is left in the pile."""
    table = at(sites={"A": "I_CHEST ..."}, next=["idol"])
    say(table, "dig A")
    assert facts(table, "chest_drawn") == [{"chest": "idol", "amount": 0, "xp": 4}]
    assert table.view(1).pile["idol"] == 2
    assert table.reveals(0)


def test_r13_1_any_tile_of_the_pile_may_come(at: At) -> None:
    """R13.1, 6c, K6: uniform over the tiles that are left."""
    drawn: Counter[str] = Counter()
    for seed in range(160):
        table = at(sites={"A": "I_CHEST ..."}, seed=seed, chests={"skull": [0, 1]})
        say(table, "dig A")
        drawn[facts(table, "chest_drawn")[0]["chest"]] += 1
    assert set(drawn) == {"tablet", "map", "mimic", "purse", "idol"}
    assert drawn["idol"] > 1.7 * drawn["tablet"]


def test_r13_1_a_tile_that_has_left_cannot_be_drawn(at: At) -> None:
    """R13.1, 6b: the pile is the eight tiles less those that have left."""
    table = at(sites={"A": "I_CHEST ..."}, chests={"tablet": [0, 1]}, next=["tablet"])
    with pytest.raises(CenoteError, match="forced outcome"):
        say(table, "dig A")


@pytest.mark.parametrize(
    ("chest", "paid", "kept", "xp"),
    [("tablet", 0, 1, 8), ("idol", 0, 1, 4), ("purse", 10, 0, 0), ("skull", 20, 1, -2)],
)
def test_r13_2_r13_3_r13_4_plain_chests(at: At, chest: str, paid: int, kept: int, xp: int) -> None:
    """R13.2, R13.3, R13.4, A51: XP for the end, Karas now, the Skull both; the Purse is discarded."""
    table = at(karas=[3], sites={"A": "D_CHEST ..."}, next=[chest])
    say(table, "dig A")
    assert karas(table)[0] == 3 + paid
    assert player(table).chests == ({chest: kept} if kept else {})
    assert player(table).score.chests == xp
    assert table.view().pile.get(chest, 0) == (2 if chest == "idol" else 0)
    assert (table.phase, team(table)) == ("action", (1, 0, 0))


@pytest.mark.parametrize(("answer", "paid", "kept"), [("karas", 5, {}), ("xp", 0, {"map": 1})])
def test_r13_5_a38_the_map_is_decided_at_once(at: At, answer: str, paid: int, kept: dict[str, int]) -> None:
    """R13.5, A38: five Karas and discarded, or kept for 2 XP; before anything else happens."""
    table = at(sites={"A": "I_CHEST ..."}, next=["map"])
    say(table, "dig A")
    assert legal(table) == ["map karas", "map xp"]
    assert table.move == 1
    say(table, f"map {answer}")
    assert (karas(table)[0], player(table).chests) == (paid, kept)
    assert player(table).score.chests == (2 if kept else 0)
    assert "map" not in table.view().pile
    assert table.phase == "action"


def test_r13_6_a_mimic_beaten(at: At) -> None:
    """R13.6: two swords in a row, without the sword; it is kept and one more chest is drawn."""
    table = at(sites={"A": "D_CHEST ..."}, next=["mimic", "sword", "sword", "skull"])
    say(table, "dig A")
    assert player(table).chests == {"mimic": 1, "skull": 1}
    assert (karas(table)[0], player(table).score.chests, team(table)) == (20, 0, (1, 0, 0))
    assert facts(table, "mimic_beaten") == [{"amount": 2}]


@pytest.mark.parametrize("rolls", [["hospital"], ["sword", "hospital"]])
@pytest.mark.parametrize("sword", [0, 1])
def test_r13_6_a14_a15_a_mimic_not_beaten(at: At, rolls: list[str], sword: int) -> None:
    """R13.6, A14, A15: nothing gained, it is back in the pile, and who dug is injured, sword or not."""
    table = at(sword=sword, sites={"A": "D_CHEST D_K6 ..."}, next=["mimic", *rolls])
    say(table, "dig A")
    assert (player(table).chests, karas(table)[0], team(table)) == ({}, 0, (1, 1, 0))
    assert sum(table.view().pile.values()) == 8
    assert facts(table, "mimic_won") == [{"fate": "reshuffled"}]
    assert table.view().standing == {}


def test_r13_6_a14_mimic_injures_off(at: At) -> None:
    """R13.6, A14: he is unhurt and has acted."""
    table = at(sites={"A": "D_CHEST ..."}, next=["mimic", "hospital"], options={"mimic_injures": False})
    say(table, "dig A")
    assert (team(table), table.view().standing) == ((1, 0, 0), {"A": 1})


@pytest.mark.parametrize("injures", [True, False])
def test_r13_6_a15_mimic_fail_discard(at: At, injures: bool) -> None:
    """R13.6, A15: it leaves the game, scores for nobody, and cannot be drawn again."""
    options = {"mimic_fail": "discard", "mimic_injures": injures}
    table = at(sites={"A": "D_CHEST D_CHEST ..."}, next=["mimic", "hospital"], options=options)
    say(table, "dig A")
    assert ("mimic" in table.view().pile, sum(table.view().pile.values())) == (False, 7)
    assert facts(table, "mimic_won") == [{"fate": "discarded"}]
    assert [player(table, seat).chests for seat in (0, 1)] == [{}, {}]
    assert team(table)[1] == injures
    table.force("mimic")
    with pytest.raises(CenoteError, match="forced outcome"):
        say(table, "dig A")


def test_r13_6_the_mimic_can_come_again(at: At) -> None:
    """R13.6: after the shuffle it may be on top."""
    table = at(sites={"A": "D_CHEST D_CHEST ..."}, next=["mimic", "hospital", "mimic", "sword", "sword", "tablet"])
    say(table, "dig A", "dig A")
    assert player(table).chests == {"mimic": 1, "tablet": 1}


def test_r13_6_a_map_after_a_mimic(at: At) -> None:
    """R13.6, R13.5: the further chest is resolved in full."""
    table = at(sites={"A": "I_CHEST ..."}, next=["mimic", "sword", "sword", "map"])
    say(table, "dig A")
    assert table.phase == "map"
    say(table, "map xp")
    assert player(table).chests == {"mimic": 1, "map": 1}


MIMICS: list[dict[str, Any]] = [
    {"id": "MIMIC", "kind": "mimic", "count": 3, "life": 2, "xp": 2},
    {"id": "OGRE", "kind": "mimic", "count": 1, "life": 3, "xp": 5},
    {"id": "COIN", "kind": "plain", "count": 4, "karas": 1},
]


def test_r13_6_several_mimics_in_a_row(at: At) -> None:
    """R13.6: each beaten one is followed by another draw; a failure keeps those beaten before."""
    draws = [0, "sword", "sword", 0, "sword", "sword", 1, "sword", "sword", "sword", 0, "sword", "hospital"]
    table = at(sites={"A": "I_CHEST ..."}, next=draws, edition=with_chests(*MIMICS))
    say(table, "dig A")
    assert player(table).chests == {"mimic": 2, "ogre": 1}
    assert table.view().pile == {"mimic": 1, "coin": 4}
    assert (team(table), player(table).score.chests) == ((1, 1, 0), 9)


def test_r13_7_an_empty_pile_gives_nothing(at: At) -> None:
    """R13.7: the dig is over, and the next one may go on."""
    edition = with_chests({"id": "MIMIC", "kind": "mimic", "count": 1, "life": 1, "xp": 2})
    assert any("R13.7" in warning for warning in edition.warnings)
    table = at(sites={"A": "D_CHEST D_CHEST ..."}, next=["sword"], edition=edition, pile={"mimic": 1})
    table.force(0, "sword")
    say(table, "dig A")
    assert player(table).chests == {"mimic": 1}
    assert told(table, "chests_gone") != []
    say(table, "dig A")
    assert len(told(table, "chests_gone")) == 2
    assert table.view().active == 1


def test_r13_7_cannot_happen_with_the_usual_box(at: At) -> None:
    """R13.7: four chests in the galleries, at most five of the eight tiles can leave the pile."""
    gallery, chests = box().data.gallery, box().data.chest
    assert sum(tile.count for tile in gallery if tile.kind == "chest") == 4
    assert sum(chest.count for chest in chests) == 8
    table = at(sites={"A": "D_CHEST D_CHEST D_CHEST"}, recruited=[1], next=["mimic", "sword", "sword", "idol"])
    say(table, "dig A")
    table.force("idol", "idol")
    say(table, "dig A", "dig A")
    assert sum(rest_of_turn(table).view().pile.values()) == 4
