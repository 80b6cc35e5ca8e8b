"""The box of Takara Island: schema of an edition, its checks (5.5), and the record the rules read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cenote.games.takara_island.names import (
    CHEST,
    CHEST_KINDS,
    CHEST_SORTS,
    CHESTS,
    HIGHEST,
    KARA,
    LEVEL_NAMES,
    LEVELS,
    MIMIC,
    MONSTER,
    SITES,
    SPECIALISTS,
    TILE_KINDS,
    TILE_SORTS,
    TILES,
    sites,
)  # fmt: skip
from cenote.kernel.actions import Actions, Verb
from cenote.kernel.edition import Checks, read_edition
from cenote.kernel.game import Edition
from cenote.kernel.record import Domain, Record, field

Id = Annotated[str, Meta(pattern=r"^[A-Z][A-Z0-9_]{0,19}\Z")]
Count = Annotated[int, Meta(ge=0, le=60)]
Karas = Annotated[int, Meta(ge=0, le=100)]
Points = Annotated[int, Meta(ge=0, le=30)]
Life = Annotated[int, Meta(ge=1, le=9)]
Reach = Annotated[int, Meta(ge=1, le=HIGHEST)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: unknown keys are errors."""


class Tile(Strict):
    """Gallery tiles of one kind; which of the numbers count depends on `kind`."""

    id: Id
    level: Literal["surface", "intermediate", "deep"]
    kind: Literal["kara", "rockfall", "xp", "monster", "chest", "stone"]
    count: Count
    karas: Karas = 0
    xp: Points = 0
    life: Annotated[int, Meta(ge=0, le=9)] = 0
    injures: bool = False


class ChestTile(Strict):
    """Chest tiles of one kind: Karas and XP at once, one of the two by choice, or a Mimic to be fought."""

    id: Id
    kind: Literal["plain", "choice", "mimic"]
    count: Count
    karas: Karas = 0
    xp: Annotated[int, Meta(ge=-30, le=30)] = 0
    life: Annotated[int, Meta(ge=0, le=9)] = 0


class Specialist(Strict):
    id: Literal["MINER", "ARCHAEOLOGIST", "SOOTHSAYER", "IMPERSONATOR"]
    effect: Literal["dig", "view_top", "view_window", "copy"]
    cost: Karas = 0
    surcharge: Karas = 0
    tiles: Annotated[int, Meta(ge=0, le=HIGHEST)] = 0


class Constants(Strict):
    players_min: Literal[2]
    players_max: Literal[4]
    sites: Annotated[int, Meta(ge=2, le=SITES)]
    tiles_per_level_per_site: Annotated[int, Meta(ge=1, le=HIGHEST // LEVELS)]
    start_karas: Karas
    start_adventurers: Annotated[int, Meta(ge=1, le=5)]
    recruits: Annotated[int, Meta(ge=0, le=1)]
    sword_cost: Karas
    recruit_cost: Karas
    heal_cost: Karas
    token_cost: Karas
    token_xp: Points
    tokens_per_player: Annotated[int, Meta(ge=0, le=30)]
    sell_karas_per_xp: Karas
    karas_per_final_xp: Annotated[int, Meta(ge=1, le=100)]
    view_depth: Reach
    view_rockfall_karas: Karas
    view_monster_karas: Karas
    destroy_adventurers: Annotated[int, Meta(ge=1, le=6)]
    destroy_karas_each: Karas
    dive_karas: Karas
    die_sword_faces: Annotated[int, Meta(ge=1, le=20)]
    die_hospital_faces: Annotated[int, Meta(ge=1, le=20)]
    coins_total: Annotated[int, Meta(ge=0, le=10_000)]
    end_empty_sites_no_stone: Annotated[int, Meta(ge=1, le=SITES)]
    end_empty_sites_one_stone: Annotated[int, Meta(ge=1, le=SITES)]


class Box(Strict):
    """An edition as its file says it."""

    schema: Literal[1]
    game: Literal["takara_island"]
    edition: Annotated[str, Meta(min_length=1, max_length=60)]
    gallery: list[Tile]
    chest: list[ChestTile]
    specialist: list[Specialist]
    constants: Constants
    options: dict[str, str | bool | int] = {}
    preset: dict[str, dict[str, str | bool | int]] = {}


EFFECTS = {"MINER": "dig", "ARCHAEOLOGIST": "view_top", "SOOTHSAYER": "view_window", "IMPERSONATOR": "copy"}
PICTURES = {"BAT": "bat", "GOB": "goblin", "SKE": "skeleton", "DRAKE": "drake"}


def by_level(box: Box) -> list[Tile]:
    """The kinds of tiles, level by level from the deepest, as the rules number them."""
    return [tile for level in LEVEL_NAMES for tile in box.gallery if tile.level == level]


def tile_sort(tile: Tile) -> str:
    """What people call a tile: a monster by the first part of its id."""
    if tile.kind == "monster":
        return PICTURES.get(tile.id.split("_")[0], "monster")
    if tile.kind == "xp":
        return "wound" if tile.injures else "xp"
    return "karas" if tile.kind == "kara" else tile.kind


def chest_sort(chest: ChestTile) -> str:
    return chest.id.lower() if chest.id.lower() in CHEST_SORTS else "treasure"


def sell_values(box: Box) -> list[str]:
    """R8.2, A27: the XP values that a tile sold at the Counter can have."""
    tiles = {tile.xp for tile in box.gallery if tile.kind in ("xp", "monster")}
    return [str(xp) for xp in sorted(tiles | {chest.xp for chest in box.chest}) if xp > 0]


def windows(box: Box) -> list[str]:
    """R9.4: where the Soothsayer's look may start on a full site."""
    reach = next(s.tiles for s in box.specialist if s.id == "SOOTHSAYER")
    return [str(n + 1) for n in range(max(1, LEVELS * box.constants.tiles_per_level_per_site - reach + 1))]


def team(box: Box) -> list[str]:
    return [str(n) for n in range(box.constants.start_adventurers + box.constants.recruits + 1)]


_site: dict[str, Domain] = {"site": sites}
VERBS = (
    Verb("sword", "{answer} sword", {"answer": ("leave", "rent")}),
    Verb("view", "view {site}", _site),
    Verb("dig", "dig {site}", _site),
    Verb("destroy", "destroy {site}", _site),
    Verb("fight", "fight {site}", _site),
    Verb("dive", "dive"),
    Verb("buy", "buy token"),
    Verb("sell", "sell {xp}", {"xp": sell_values}),
    Verb("miner", "miner {site}", _site),
    Verb("archaeologist", "archaeologist {site}", _site),
    Verb("soothsayer", "soothsayer {site} {start}", {"site": sites, "start": windows}),
    Verb("reveal", "{answer} monster", {"answer": ("leave", "reveal")}),
    Verb("map", "map {answer}", {"answer": ("karas", "xp")}),
    Verb("recruit", "{answer} recruit", {"answer": ("skip", "hire")}),
    Verb("heal", "heal {count}", {"count": team}),
    Verb("copy_miner", "copy miner {site}", _site),
    Verb("copy_archaeologist", "copy archaeologist {site}", _site),
    Verb("copy_soothsayer", "copy soothsayer {site} {start}", {"site": sites, "start": windows}),
    Verb("pass", "end day", option="allow_pass"),
    Verb("look_on", "{answer} looking", {"answer": ("stop", "keep")}, option="view_may_stop_early"),
)
"""Section 7: 98 codes that the default rules use, then the Impersonator's forms, and what exists only with options."""

BOX = Record(
    "TakaraIslandBox",
    field("tiles", "i1", meaning="kinds of gallery tiles"),
    field("tile_count", "i1", TILES, "gallery tiles of each kind"),
    field("tile_kind", "i1", TILES, "what a tile does (R5)"),
    field("tile_karas", "i1", TILES, "Karas on the tile"),
    field("tile_xp", "i1", TILES, "XP on the tile"),
    field("scoring", "i1", meaning="kinds of XP tiles and monsters that bring XP (R14.2)"),
    field("scoring_tile", "u1", TILES, "which they are"),
    field("scoring_xp", "i1", TILES, "their XP"),
    field("stone_kinds", "i1", meaning="kinds of stones"),
    field("stone_tile", "u1", 2, "which they are (R12.1)"),
    field("tile_life", "i1", TILES, "life of a monster (R10.2)"),
    field("tile_injures", "i1", TILES, "1: wound symbol (R5.6)"),
    field("tile_sort", "i1", TILES, "what people call it"),
    field("tile_amount", "i1", TILES, "the number people name with it: Karas or XP"),
    field("tile_line", "i1", TILES, "place in the file, which decides what is sold first (6a)"),
    field("level_first", "i1", LEVELS, "first kind of each level"),
    field("level_kinds", "i1", LEVELS, "kinds of each level"),
    field("level_of", "i1", HIGHEST, "level of each height, from 1"),
    field("chests", "i1", meaning="kinds of chest tiles"),
    field("chest_count", "i1", CHESTS, "chest tiles of each kind"),
    field("chest_kind", "i1", CHESTS, "plain, choice or mimic (R13)"),
    field("chest_karas", "i1", CHESTS, "Karas of a chest tile"),
    field("chest_xp", "i1", CHESTS, "XP of a chest tile"),
    field("chest_life", "i1", CHESTS, "swords in a row that beat a Mimic (R13.6)"),
    field("chest_sort", "i1", CHESTS, "what people call it"),
    field("price", "i1", 4, "price of each specialist; of the Impersonator, what is added (R9)"),
    field("reach", "i1", 4, "tiles a specialist digs or sees (R9)"),
    field("windows", "i1", meaning="starts of the Soothsayer's look on a full site (R9.4)"),
    field("tile_sells", "i1", TILES, "the code, of those for selling, that sells a tile; -1 for none (R8.2, A27)"),
    field("chest_sells", "i1", CHESTS, "the same for a chest tile"),
    field("sell_values", "i1", 16, "XP values of the codes for selling"),
    field("sell_codes", "i1", meaning="codes for selling"),
    *(field(name, "i2", meaning="[constants]") for name in Constants.__struct_fields__),
    *(field(f"{verb.key}_code", "i2", meaning="first action code") for verb in VERBS),
)  # fmt: skip


def load_edition(path: Path | None = None) -> Edition:
    """A checked edition; the one in the box if no file is given."""
    from cenote.games.takara_island.table import OPTIONS

    path = path or Path(__file__).parent / "box.toml"
    box, fingerprint = read_edition(path, Box, "takara_island")
    checks = Checks(path)
    _check_gallery(box, checks)
    _check_chests(box, checks)
    _check_specialists(box, checks)
    checks.options("[options]", box.options, OPTIONS)
    for name, values in box.preset.items():
        checks.options(f"[preset.{name}]", values, OPTIONS)
    actions = Actions(VERBS, box)
    return Edition(box.edition, fingerprint, box, _record(box, actions), actions, tuple(checks.warnings))


def _check_ids(things: list[Any], place: str, most: int, checks: Checks) -> None:
    twice = [id for id, count in Counter(thing.id for thing in things).items() if count > 1]
    checks.need(not twice, place, f"has {', '.join(twice)} twice; every id must be there once (5.5)")
    checks.need(len(things) <= most, place, f"has {len(things)} kinds, there may be {most}")


def _check_gallery(box: Box, checks: Checks) -> None:
    constants = box.constants
    _check_ids(box.gallery, "gallery", TILES, checks)
    each = constants.sites * constants.tiles_per_level_per_site
    for level in LEVEL_NAMES:
        kinds = [tile for tile in box.gallery if tile.level == level]
        count = sum(tile.count for tile in kinds)
        checks.need(len(kinds) <= 16, "gallery", f"level {level} has {len(kinds)} kinds of tiles, there may be 16")
        checks.need(
            count == each,
            "gallery",
            f"level {level} has {count} tiles instead of {each} = {constants.sites} sites × "
            f"{constants.tiles_per_level_per_site} (5.5)",
        )
    stones = sum(tile.count for tile in box.gallery if tile.kind == "stone")
    checks.need(stones == 2, "gallery", f"has {stones} stones, there must be 2 (5.5)")
    for tile in box.gallery:
        place = f"gallery {tile.id}"
        checks.need(tile.kind != "stone" or tile.level == "deep", place, "is a stone and must be deep (5.5)")
        checks.need(tile.kind != "monster" or tile.life >= 1, place, "is a monster, its life must be at least 1 (5.5)")
        checks.need(tile.kind == "monster" or tile.life == 0, place, f"is no monster, it has no life {tile.life}")
        checks.need(tile.kind == "xp" or not tile.injures, place, "carries no XP alone, so it cannot injure (R5.6)")
        given = {"kara": tile.xp == 0 and tile.karas > 0, "xp": tile.karas == 0 and tile.xp > 0}
        right = given.get(tile.kind, tile.kind in ("monster", "stone") or tile.karas == tile.xp == 0)
        checks.need(right, place, f"is of kind {tile.kind}, karas {tile.karas} and xp {tile.xp} do not fit it (R5)")
        checks.need(tile.kind != "stone" or tile.karas == 0, place, "is a stone, it brings no Karas (R5.8)")
    for key, hidden in (("end_empty_sites_no_stone", 2), ("end_empty_sites_one_stone", 1)):
        most, value = constants.sites - hidden, getattr(constants, key)
        checks.wish(value <= most, f"[constants] {key}", f"{value} can never be reached, hidden stones keep {hidden} "
                    f"of the {constants.sites} sites (5.5)")  # fmt: skip


def _check_chests(box: Box, checks: Checks) -> None:
    _check_ids(box.chest, "chest", CHESTS, checks)
    for chest in box.chest:
        place = f"chest {chest.id}"
        checks.need(chest.kind != "mimic" or chest.life >= 1, place, "is a Mimic, its life must be at least 1 (5.5)")
        checks.need(chest.kind == "mimic" or chest.life == 0, place, f"is no Mimic, it has no life {chest.life}")
        checks.need(chest.kind != "mimic" or chest.karas == 0, place, "is a Mimic, it brings no Karas (R13.6)")
        right = chest.kind != "choice" or (chest.karas > 0 and chest.xp > 0)
        checks.need(right, place, "is a choice, it needs both karas and xp (R13.5)")
    total = sum(chest.count for chest in box.chest)
    checks.need(total <= 100, "chest", f"has {total} tiles, there may be 100")
    wanted = sum(tile.count for tile in box.gallery if tile.kind == "chest")
    wanted += sum(chest.count for chest in box.chest if chest.kind == "mimic")
    values = len(sell_values(box))
    checks.need(values <= 16, "gallery", f"has, with the chests, {values} different XP values, there may be 16 (R8.2)")
    checks.wish(total >= wanted, "chest", f"{total} tiles can run out: {wanted} may be drawn (5.5, R13.7)")


def _check_specialists(box: Box, checks: Checks) -> None:
    ids = sorted(specialist.id for specialist in box.specialist)
    right = sorted(EFFECTS)
    checks.need(ids == right, "specialist", f"must be {', '.join(right)}, once each, not {', '.join(ids) or 'none'}")
    for one in box.specialist:
        place, effect = f"specialist {one.id}", EFFECTS[one.id]
        checks.need(one.effect == effect, place, f"has effect {one.effect!r}, it must be {effect!r} (R9)")
        copies = one.effect == "copy"
        checks.need(copies or one.surcharge == 0, place, "has a cost; only the Impersonator has a surcharge (R9.7)")
        checks.need(not copies or one.cost == one.tiles == 0, place, "has a surcharge, no cost and no tiles (R9.7)")
        checks.need(copies or one.tiles >= 1, place, "must dig or see at least 1 tile (R9)")


def _record(box: Box, actions: Actions) -> Any:
    """The record that the rules read."""
    boxes = BOX.array()
    b = boxes[0]
    tiles = by_level(box)
    b["tiles"] = len(tiles)
    for number, tile in enumerate(tiles):
        b["tile_count"][number] = tile.count
        b["tile_kind"][number] = TILE_KINDS.index(tile.kind)
        b["tile_karas"][number], b["tile_xp"][number] = tile.karas, tile.xp
        b["tile_life"][number], b["tile_injures"][number] = tile.life, tile.injures
        b["tile_sort"][number] = TILE_SORTS.index(tile_sort(tile))
        b["tile_amount"][number] = tile.karas if tile.kind == "kara" else tile.xp
        b["tile_line"][number] = box.gallery.index(tile)
    scoring = [number for number, tile in enumerate(tiles) if tile.kind in ("xp", "monster") and tile.xp != 0]
    b["scoring"], b["scoring_tile"][: len(scoring)] = len(scoring), scoring
    b["scoring_xp"][: len(scoring)] = [tiles[number].xp for number in scoring]
    stones = [number for number, tile in enumerate(tiles) if tile.kind == "stone" and tile.count > 0]
    b["stone_kinds"], b["stone_tile"][: len(stones)] = len(stones), stones
    for level, name in enumerate(LEVEL_NAMES):
        b["level_kinds"][level] = sum(tile.level == name for tile in tiles)
        b["level_first"][level] = sum(LEVEL_NAMES.index(tile.level) < level for tile in tiles)
    b["level_of"] = [1 + height // box.constants.tiles_per_level_per_site for height in range(HIGHEST)]
    b["chests"] = len(box.chest)
    for number, chest in enumerate(box.chest):
        b["chest_count"][number] = chest.count
        b["chest_kind"][number] = CHEST_KINDS.index(chest.kind)
        b["chest_karas"][number], b["chest_xp"][number] = chest.karas, chest.xp
        b["chest_life"][number] = chest.life
        b["chest_sort"][number] = CHEST_SORTS.index(chest_sort(chest))
    for one in box.specialist:
        place = SPECIALISTS.index(one.id.lower())
        b["price"][place] = one.cost + one.surcharge
        b["reach"][place] = one.tiles
    b["windows"] = len(windows(box))
    values = sell_values(box)
    b["sell_codes"] = len(values)
    b["sell_values"][: len(values)] = [int(value) for value in values]
    for number, tile in enumerate(tiles):
        sold = tile.kind in ("xp", "monster") and tile.xp > 0
        b["tile_sells"][number] = values.index(str(tile.xp)) if sold else -1
    for number, chest in enumerate(box.chest):
        b["chest_sells"][number] = values.index(str(chest.xp)) if chest.xp > 0 else -1
    for name in Constants.__struct_fields__:
        b[name] = getattr(box.constants, name)
    for verb in VERBS:
        b[f"{verb.key}_code"] = actions.first[verb.key]
    return boxes


assert (KARA, MONSTER, CHEST, MIMIC) == (0, 3, 4, 2), "the record says kinds by number"
