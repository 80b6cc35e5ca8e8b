"""5.1-5.5: the shipped box, an owner's own, what the checks say about broken ones, and small islands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from cenote.games.takara_island.names import tiles
from cenote.kernel.conformance import Case, check_all
from cenote.kernel.errors import EditionError, OptionError
from cenote.kernel.game import SPECTATOR, Edition
from tests.conftest import engine
from tests.takara_island.rule_positions import (
    WAYS,
    At,
    at,
    box,
    data,
    edition_of,
    facts,
    karas,
    legal,
    new,
    random_walk,
    say,
    small,
    stack,
    tables,
    takara,
    truth,
    with_constants,
)  # fmt: skip

FOLDER = takara().folder
MISSING = object()
Load = Callable[[str | dict[str, Any]], Edition]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Write an edition file `mine.toml` and load it."""

    def loaded(content: str | dict[str, Any]) -> Edition:
        path = tmp_path / "mine.toml"
        path.write_text(content if isinstance(content, str) else tomli_w.dumps(content), encoding="utf-8")
        return takara().load_edition(path)

    return loaded


def changed(place: str, value: Any) -> dict[str, Any]:
    """The shipped box with one value changed; `place` is a path such as `gallery.DRAKE.life`."""
    content = data()
    *path, last = place.split(".")
    inner: Any = content
    for key in path:
        inner = next(one for one in inner if one["id"] == key) if isinstance(inner, list) else inner[key]
    if isinstance(inner, list):
        inner.remove(next(one for one in inner if one["id"] == last))
    elif value is MISSING:
        del inner[last]
    else:
        inner[last] = value
    return content


def refused(load: Load, content: str | dict[str, Any], message: str) -> None:
    """The edition is refused with exactly this sentence."""
    with pytest.raises(EditionError) as caught:
        load(content)
    assert str(caught.value) == f"mine.toml: {message}"


# The shipped box


def test_5_the_shipped_box_is_sound() -> None:
    """5.3-5.5: no check has anything to say about it."""
    assert (box().name, box().warnings) == ("ferti-1", ())
    assert takara().load_edition(FOLDER / "box.toml").digest == box().digest


def test_5_5_the_sums_of_the_shipped_box() -> None:
    """5.1, 5.2, 5.5: the sums that the specification names."""
    gallery, chests = box().data.gallery, box().data.chest

    def total(kind: str, number: str) -> list[int]:
        return [
            sum(tile.count * (1 if number == "count" else getattr(tile, number)) for tile in gallery
                if tile.kind == kind and tile.level == level)
            for level in ("surface", "intermediate", "deep")
        ]  # fmt: skip

    assert [sum(tile.count for tile in gallery if tile.level == level) for level in ("surface", "deep")] == [18, 18]
    assert total("kara", "karas") == [16, 28, 18]
    assert total("xp", "xp") == [4, 12, 28]
    assert [sum(total("monster", number)) for number in ("life", "karas", "xp")] == [18, 60, 18]
    assert (total("chest", "count"), total("rockfall", "count")) == ([0, 1, 3], [4, 1, 0])
    assert (total("monster", "count"), total("stone", "xp")) == ([2, 3, 3], [0, 0, 20])
    assert sum(chest.karas * chest.count for chest in chests) == 35
    assert sum(chest.xp * chest.count for chest in chests) == 22
    assert {one.id: one.cost + one.surcharge for one in box().data.specialist} == {
        "MINER": 5, "ARCHAEOLOGIST": 2, "SOOTHSAYER": 3, "IMPERSONATOR": 2,
    }  # fmt: skip


def test_5_3_the_constants_of_the_shipped_box() -> None:
    """5.3."""
    constants = {name: getattr(box().data.constants, name) for name in box().data.constants.__struct_fields__}
    assert constants == {
        "players_min": 2, "players_max": 4, "sites": 6, "tiles_per_level_per_site": 3, "start_karas": 0,
        "start_adventurers": 2, "recruits": 1, "sword_cost": 3, "recruit_cost": 5, "heal_cost": 2, "token_cost": 5,
        "token_xp": 2, "tokens_per_player": 3, "sell_karas_per_xp": 5, "karas_per_final_xp": 5, "view_depth": 3,
        "view_rockfall_karas": 2, "view_monster_karas": 2, "destroy_adventurers": 2, "destroy_karas_each": 2,
        "dive_karas": 1, "die_sword_faces": 4, "die_hospital_faces": 2, "coins_total": 138,
        "end_empty_sites_no_stone": 4, "end_empty_sites_one_stone": 5,
    }  # fmt: skip


def test_comments_and_spacing_do_not_change_the_digest(load: Load) -> None:
    """5.3: the digest is of the meaning."""
    assert load(data()).digest == box().digest
    assert load(changed("constants.dive_karas", 2)).digest != box().digest
    assert load(changed("preset.bga.mimic_fail", "reshuffle")).digest != box().digest


# 5.5: what is refused


BROKEN: list[tuple[str, Any, str]] = [
    ("gallery.S_K2.count", 7, "gallery: level surface has 17 tiles instead of 18 = 6 sites × 3 (5.5)"),
    ("gallery.D_K6.count", 4, "gallery: level deep has 19 tiles instead of 18 = 6 sites × 3 (5.5)"),
    ("gallery.I_K4", MISSING, "gallery: level intermediate has 11 tiles instead of 18 = 6 sites × 3 (5.5)"),
    ("constants.sites", 5, "gallery: level deep has 18 tiles instead of 15 = 5 sites × 3 (5.5)"),
    ("constants.tiles_per_level_per_site", 2, "gallery: level deep has 18 tiles instead of 12 = 6 sites × 2 (5.5)"),
    ("constants.sites", 1, "constants.sites: expected `int` >= 2"),
    ("constants.sites", 9, "constants.sites: expected `int` <= 8"),
    ("constants.tiles_per_level_per_site", 4, "constants.tiles_per_level_per_site: expected `int` <= 3"),
    ("constants.sword_cost", -1, "constants.sword_cost: expected `int` >= 0"),
    ("constants.recruit_cost", -1, "constants.recruit_cost: expected `int` >= 0"),
    ("constants.heal_cost", -2, "constants.heal_cost: expected `int` >= 0"),
    ("constants.token_cost", -5, "constants.token_cost: expected `int` >= 0"),
    ("constants.end_empty_sites_no_stone", 0, "constants.end_empty_sites_no_stone: expected `int` >= 1"),
    ("constants.end_empty_sites_one_stone", 0, "constants.end_empty_sites_one_stone: expected `int` >= 1"),
    ("constants.karas_per_final_xp", 0, "constants.karas_per_final_xp: expected `int` >= 1"),
    ("constants.die_sword_faces", 0, "constants.die_sword_faces: expected `int` >= 1"),
    ("constants.players_max", 6, "constants.players_max: is 6, it must be 4"),
    ("constants.dive_karas", MISSING, "constants: object missing required field `dive_karas`"),
    ("gallery.STONE_2.kind", "xp", "gallery: has 1 stones, there must be 2 (5.5)"),
    ("gallery.DRAKE.life", 0, "gallery DRAKE: is a monster, its life must be at least 1 (5.5)"),
    ("gallery.DRAKE.life", 10, "gallery[20].life: expected `int` <= 9"),
    ("gallery.S_K2.life", 1, "gallery S_K2: is no monster, it has no life 1"),
    ("gallery.S_K2.injures", True, "gallery S_K2: carries no XP alone, so it cannot injure (R5.6)"),
    ("gallery.S_K2.karas", 0, "gallery S_K2: is of kind kara, karas 0 and xp 0 do not fit it (R5)"),
    ("gallery.S_K2.xp", 1, "gallery S_K2: is of kind kara, karas 2 and xp 1 do not fit it (R5)"),
    ("gallery.S_ROCK.karas", 2, "gallery S_ROCK: is of kind rockfall, karas 2 and xp 0 do not fit it (R5)"),
    ("gallery.S_XP1.xp", 0, "gallery S_XP1: is of kind xp, karas 0 and xp 0 do not fit it (R5)"),
    ("gallery.STONE_1.karas", 3, "gallery STONE_1: is a stone, it brings no Karas (R5.8)"),
    ("gallery.S_K2.karas", -1, "gallery[0].karas: expected `int` >= 0"),
    ("gallery.S_K2.id", "S_XP1", "gallery: has S_XP1 twice; every id must be there once (5.5)"),
    ("gallery.S_K2.id", "s k2", "gallery[0].id: expected `str` matching regex '^[A-Z][A-Z0-9_]{0,19}\\\\Z'"),
    ("gallery.S_K2.level", "top", "gallery[0].level: is 'top', it must be 'surface' or 'intermediate' or 'deep'"),
    ("gallery.S_K2.colour", "red", "gallery[0]: object contains unknown field `colour`"),
    ("chest.MIMIC.life", 0, "chest MIMIC: is a Mimic, its life must be at least 1 (5.5)"),
    ("chest.MIMIC.karas", 1, "chest MIMIC: is a Mimic, it brings no Karas (R13.6)"),
    ("chest.IDOL.life", 1, "chest IDOL: is no Mimic, it has no life 1"),
    ("chest.MAP.karas", 0, "chest MAP: is a choice, it needs both karas and xp (R13.5)"),
    ("chest.MAP.id", "IDOL", "chest: has IDOL twice; every id must be there once (5.5)"),
    ("specialist.MINER.cost", -1, "specialist[0].cost: expected `int` >= 0"),
    ("specialist.IMPERSONATOR.surcharge", -1, "specialist[3].surcharge: expected `int` >= 0"),
    ("specialist.MINER.surcharge", 1, "specialist MINER: has a cost; only the Impersonator has a surcharge (R9.7)"),
    ("specialist.IMPERSONATOR.cost", 1, "specialist IMPERSONATOR: has a surcharge, no cost and no tiles (R9.7)"),
    ("specialist.MINER.tiles", 0, "specialist MINER: must dig or see at least 1 tile (R9)"),
    ("specialist.MINER.effect", "copy", "specialist MINER: has effect 'copy', it must be 'dig' (R9)"),
    (
        "specialist.MINER",
        MISSING,
        "specialist: must be ARCHAEOLOGIST, IMPERSONATOR, MINER, SOOTHSAYER, once each, not ARCHAEOLOGIST, "
        "IMPERSONATOR, SOOTHSAYER",
    ),
    ("schema", 2, "schema: is 2, it must be 1"),
    ("game", "lost_temple", "game: is 'lost_temple', this is the loader of 'takara_island'"),
]


@pytest.mark.parametrize(("place", "value", "message"), BROKEN)
def test_5_5_a_broken_edition_is_refused_with_place_and_constraint(
    load: Load, place: str, value: Any, message: str
) -> None:
    """5.5: sites, tiles of a level, two deep stones, costs, life, empty sites; and what the rules rest on."""
    refused(load, changed(place, value), message)


def test_5_5_a_stone_must_be_deep(load: Load) -> None:
    """5.5: exactly two, both deep."""
    content = changed("gallery.STONE_2.level", "intermediate")
    next(tile for tile in content["gallery"] if tile["id"] == "I_K4")["count"] = 6
    next(tile for tile in content["gallery"] if tile["id"] == "D_K6")["count"] = 4
    refused(load, content, "gallery STONE_2: is a stone and must be deep (5.5)")


def test_5_5_more_values_to_sell_than_there_are_codes_for(load: Load) -> None:
    """5.5, R8.2: refused in a sentence, as everything that the rules cannot hold."""
    content = data()
    tiles = [tile for tile in content["gallery"] if tile["kind"] in ("xp", "monster")]
    for number, tile in enumerate(tiles):
        tile["xp"] = 10 + number
    content["chest"] += [{"id": f"COIN_{n}", "kind": "plain", "count": 1, "xp": n} for n in range(1, 7)]
    with pytest.raises(EditionError, match=r"^mine\.toml: .*16"):
        load(content)


def test_5_5_one_kind_of_stone_twice(load: Load) -> None:
    """5.5, R1.4: two stones may look alike, and still lie in different sites."""
    content = changed("gallery.STONE_2", MISSING)
    next(tile for tile in content["gallery"] if tile["id"] == "STONE_1")["count"] = 2
    edition = load(content)
    for seed in range(30):
        table = new(2, seed, edition=edition)
        found = [slot for slot, tile in truth(table)["tile"].items() if tile == "stone_1"]
        assert len({slot[0] for slot in found}) == 2
    table = at(sites={"A": "STONE_1 ...", "B": "STONE_1 ..."}, edition=edition)
    say(table, "dig A", "dig B")
    assert table.view().ending == "owner"


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("options.colour", "red", "[options] colour: is no option; there are view_block_scope, "),
        ("options.mimic_fail", "eat", "[options] mimic_fail: option mimic_fail = 'eat' must be one of reshuffle, "),
        ("options.turn_limit", 20_000, "[options] turn_limit: option turn_limit = 20000 must be a whole number"),
        ("preset.bga.mimic_fail", "eat", "[preset.bga] mimic_fail: option mimic_fail = 'eat' must be one of"),
        ("preset.bga.colour", 1, "[preset.bga] colour: is no option"),
    ],
)  # fmt: skip
def test_5_4_wrong_options_of_an_edition(load: Load, place: str, value: Any, message: str) -> None:
    """5.4: unknown names and values, with their place."""
    with pytest.raises(EditionError) as caught:
        load(changed(place, value))
    assert str(caught.value).startswith(f"mine.toml: {message}")


def test_5_4_an_edition_sets_options(load: Load) -> None:
    """5.4: unless a table sets them itself."""
    edition = load(changed("options.turn_limit", 12))
    assert new(2, edition=edition).options["turn_limit"] == 12
    assert new(2, edition=edition, options={"turn_limit": 3}).options["turn_limit"] == 3
    with pytest.raises(OptionError, match="unknown option"):
        new(2, options={"colour": 1})


# 5.5: what is odd


@pytest.mark.parametrize(
    ("place", "value", "warning"),
    [
        ("chest.IDOL.count", 0, None),
        ("chest.TABLET.count", 0, None),
        (
            "constants.end_empty_sites_no_stone", 5,
            "[constants] end_empty_sites_no_stone: 5 can never be reached, hidden stones keep 2 of the 6 sites (5.5)",
        ),
        ("constants.end_empty_sites_no_stone", 1, None),
        (
            "constants.end_empty_sites_one_stone", 6,
            "[constants] end_empty_sites_one_stone: 6 can never be reached, hidden stones keep 1 of the 6 sites (5.5)",
        ),
        ("chest.MIMIC.count", 3, None),
    ],
)  # fmt: skip
def test_5_5_warnings(load: Load, place: str, value: Any, warning: str | None) -> None:
    """5.5: not errors."""
    assert load(changed(place, value)).warnings == (() if warning is None else (f"mine.toml: {warning}",))


def test_5_5_a_pile_that_can_run_out(load: Load) -> None:
    """5.5, R13.7: fewer chest tiles than chests in the galleries and Mimics together."""
    content = changed("chest.IDOL", MISSING)
    assert load(content).warnings == ()
    content["chest"] = [chest for chest in content["chest"] if chest["id"] != "TABLET"]
    assert load(content).warnings == ("mine.toml: chest: 4 tiles can run out: 5 may be drawn (5.5, R13.7)",)
    content["chest"] = []
    table = at(sites={"A": "I_CHEST ..."}, edition=load(content))
    say(table, "dig A")
    assert facts(table, "chests_gone") == [{}]


# Small and large islands


def tiny() -> Edition:
    """Two sites of three tiles: the deep level is the two stones."""
    deep, middle, top = {"STONE_1": 1, "STONE_2": 1}, {"I_CHEST": 1, "I_ROCK": 1}, {"S_K2": 1, "BAT_A": 1}
    return small(2, 1, deep, middle, top, end_empty_sites_no_stone=1, end_empty_sites_one_stone=1)


def wide() -> Edition:
    """Eight sites of six tiles."""
    deep = {"D_XP4W": 4, "D_XP4": 4, "D_K6": 4, "STONE_1": 1, "STONE_2": 1, "DRAKE": 2}
    return small(8, 2, deep, {"I_K4": 8, "I_XP2": 4, "GOB_A": 3, "I_CHEST": 1}, {"S_K2": 12, "S_ROCK": 4})


def rocky() -> Edition:
    """Four sites of three tiles, with a rockfall in the deep level."""
    deep = {"STONE_1": 1, "STONE_2": 1, "D_K6": 1}
    rock = {"id": "D_ROCK", "level": "deep", "kind": "rockfall", "count": 1}
    ends = {"end_empty_sites_no_stone": 2, "end_empty_sites_one_stone": 3}
    return small(4, 1, deep, {"I_K4": 4}, {"S_K2": 4}, tiles=[rock], **ends)


EDITIONS = {"tiny": tiny, "wide": wide, "rocky": rocky}


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("way", WAYS)
def test_5_5_other_islands_are_played_to_the_end(name: str, seats: int, way: str) -> None:
    """5.5: small editions are accepted, no tile is lost, and their games end."""
    edition = EDITIONS[name]()
    seeds = range(6 if way == "compiled" else 2)
    for seed in seeds:
        table = new(seats, seed, edition=edition, way=way)
        for now in random_walk(table):
            plain = takara().record.unpack(now._state)
            assert takara().check(takara().box_record.unpack(edition.box), plain) == []
        assert table.over


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"view_may_stop_early": True, "allow_pass": True, "limit_coins": True}])
def test_5_5_the_laws_hold_on_other_islands(name: str, options: dict[str, object]) -> None:
    """5.5, 6b: conservation, secrecy, saving and all the others."""
    check_all(Case(takara(), engine(takara(), "compiled"), EDITIONS[name](), 3, 2, options), stride=11)


def test_r9_4_windows_and_sites_of_other_islands() -> None:
    """Section 7, R9.4: as many actions as the island has sites and windows."""
    assert len([a for a in wide().actions if a.verb == "soothsayer"]) == 8 * 4
    assert len([a for a in tiny().actions if a.verb == "soothsayer"]) == 2
    assert [a.text for a in tiny().actions if a.verb == "dig"] == ["dig A", "dig B"]
    assert [a.text for a in wide().actions if a.verb == "view"][-1] == "view H"


def test_r6_2_a_short_site_is_seen_to_the_bottom() -> None:
    """R6.2, 5.5: with one tile a level a view reaches the stone."""
    table = at(sites={"A": "S_K2 I_CHEST STONE_1"}, edition=tiny())
    say(table, "view A")
    assert facts(table, "looked") == [{"site": "A", "positions": "1–3"}]
    assert table.view(0).hidden["deep"] == {"stone_2": 1}


def test_r7_2_r12_1_a_deep_rockfall_may_be_the_last_tile() -> None:
    """R7.2, R12.1: the Karas first, then the site is empty and the game may end."""
    table = at(sites={"A": "D_ROCK^", "B": ""}, edition=rocky())
    say(table, "destroy A")
    assert (table.over, table.view().ending, karas(table)[0]) == (True, "no_stone", 2)
    mined = at(sites={"A": "D_ROCK", "B": ""}, karas=[5], edition=rocky())
    assert say(mined, "miner A").over


def test_k7_deep_rockfalls_weigh_on_the_stones() -> None:
    """K7, K3, K4: every deal that agrees with the mark is equally likely, for those who saw nothing."""
    edition = rocky()
    table = at(sites={"A": "S_K2 I_K4 D_K6"}, edition=edition, seed=3)
    say(table, "view A")
    assert legal(table, "dig")[0] == "dig A"
    kinds = ("D_ROCK", "D_K6", "STONE_1", "STONE_2")
    deals = {deal for deal in permutations(kinds) if deal[0] != "D_ROCK"}
    names, found = tiles(edition.data), Counter[tuple[str, ...]]()
    mine = table.perspective(SPECTATOR)
    count = 3600
    for seed in range(count):
        tile = mine.imagine(seed)["tile"][0]
        found[tuple(names[int(tile[9 * site])].upper() for site in range(4))] += 1
    assert set(found) == deals
    expected = count / len(deals)
    distance = sum((found[deal] - expected) ** 2 / expected for deal in deals)
    assert distance < 45  # 17 degrees of freedom: one in 4000 for a right sampler


def test_k7_one_hidden_stone_and_a_mark() -> None:
    """K7, K4: the weight of a slot is the number of ways that are left for the rockfall."""
    table = at(sites={"A": "STONE_1", "B": "S_K2 I_K4 D_K6"}, edition=rocky(), recruited=[1])
    say(table, "dig A", "view B")
    names, mine = tiles(rocky().data), table.perspective(1)
    where: Counter[str] = Counter()
    for seed in range(2000):
        tile = mine.imagine(seed)["tile"][0]
        where["BCD"[[names[int(tile[9 * site])] for site in (1, 2, 3)].index("stone_2")]] += 1
    # B, C, D hold the stone, a rockfall and Karas; the rockfall is not at B: stone at B in 2 of 4 deals.
    assert abs(where["B"] / 2000 - 1 / 2) < 0.05
    assert abs(where["C"] / 2000 - 1 / 4) < 0.05


@pytest.mark.parametrize("way", WAYS)
def test_5_3_numbers_of_the_box_reach_the_rules(way: str) -> None:
    """5.3: view depth, rewards, prices and teams of another edition."""
    make: At = tables(way)
    edition = with_constants(
        view_depth=5, view_rockfall_karas=7, view_monster_karas=3, dive_karas=4, start_adventurers=4, sword_cost=0,
        recruit_cost=1, heal_cost=3, token_cost=1, token_xp=6, sell_karas_per_xp=2, destroy_adventurers=3,
        destroy_karas_each=9,
    )  # fmt: skip
    table = make(sites={"A": "S_K2 BAT_A S_K2 I_K4 I_ROCK ..."}, edition=edition)
    assert table.view().players[0].available == 4
    say(table, "view A", "reveal monster")
    assert (facts(table, "looked")[0]["positions"], karas(table)[0]) == ("1–5", 10)
    say(table, "dive")
    assert karas(table)[0] == 14
    rock = make(sites={"A": "S_ROCK^ ...", "B": "S_ROCK^ ..."}, edition=edition, owned={"i_xp2": [1]}, karas=[1])
    say(rock, "destroy A")
    assert (karas(rock)[0], stack(rock, "B")[0]) == (19, "S_ROCK^")
    say(rock, "sell 2")
    assert (karas(rock)[0], rock.phase) == (23, "recruit")
    say(rock, "hire recruit")
    assert (karas(rock)[0], rock.view().active, rock.phase) == (22, 1, "sword")


def test_5_a_monster_of_another_name() -> None:
    """5.1: an edition's own monsters and chests get the words for a monster and a treasure."""
    content = data()
    next(tile for tile in content["gallery"] if tile["id"] == "DRAKE")["id"] = "KRAKEN"
    next(chest for chest in content["chest"] if chest["id"] == "PURSE")["id"] = "PEARL"
    edition = edition_of(content)
    table = at(sites={"A": "KRAKEN ...", "B": "I_CHEST ..."}, edition=edition, next=[3])
    say(table, "dig A", "dig B")
    assert facts(table, "dug_monster") == [{"site": "A", "tile": "monster", "amount": 5}]
    assert facts(table, "chest_drawn") == [{"chest": "treasure", "amount": 10, "xp": 0}]
