"""The words of the rulebook as numbers: sites, tiles, chests, specialists, phases, events."""

from __future__ import annotations

from typing import Any

from cenote.kernel.journal import Events, Fact, event

SEATS = 4
SITES = 8  # sites an island may have
HIGHEST = 9  # tiles a site may have
SLOTS = SITES * HIGHEST  # K1: slot = site * HIGHEST + height - 1, height counted from the bottom
LEVELS = 3
TILES = 32  # kinds of gallery tiles an edition may have
CHESTS = 12  # kinds of chest tiles an edition may have

NOBODY = -1
NOWHERE = -1
NOTHING = -1
UNSEEN = -2  # in a redacted table: the seat has not seen the tile

DEEP, INTERMEDIATE, SURFACE = range(LEVELS)
LEVEL_NAMES = ("deep", "intermediate", "surface")

KARA, ROCKFALL, XP, MONSTER, CHEST, STONE = range(6)
TILE_KINDS = ("kara", "rockfall", "xp", "monster", "chest", "stone")
PLAIN, CHOICE, MIMIC = range(3)
CHEST_KINDS = ("plain", "choice", "mimic")

# A tile lies face-down, face-up since an earlier turn, or face-up since this turn.
DOWN, UP, FRESH = range(3)
FACES = ("down", "up", "fresh")

MINER, ARCHAEOLOGIST, SOOTHSAYER, IMPERSONATOR = range(4)
SPECIALISTS = ("miner", "archaeologist", "soothsayer", "impersonator")

# Where an adventurer who has acted stands until the evening: at a site, or in town.
DIVE, COUNTER, HARBOUR = SITES, SITES + 1, SITES + 2
PLACES = SITES + 3

SWORD_FACE, HOSPITAL_FACE = range(2)
DIE = ("sword", "hospital")

PHASES = (
    "turn", "sword", "action", "reveal", "look_on", "digging", "map", "evening", "recruit", "night", "heal", "end",
)  # fmt: skip
TURN, SWORD, ACTION, REVEAL, LOOK_ON, DIGGING, MAP, EVENING, RECRUIT, NIGHT, HEAL, END = range(12)

_LENGTHS = {1: 9, 2: 0, 3: 3, 4: 6, 5: 8, 6: 7, 7: 3, 8: 3, 9: 8, 10: 4, 11: 7, 12: 6, 13: 7, 14: 4, 15: 2}
RULE_IDS = (
    *(
        id
        for chapter, rules in _LENGTHS.items()
        for id in (f"R{chapter}", *(f"R{chapter}.{n + 1}" for n in range(rules)))
    ),
    *(f"A{n}" for n in range(1, 52)),
)
"""The chapters R1-R15, their rules, and the rulings A1-A51."""

# How the game ended (R12).
ENDINGS = ("", "owner", "stones", "one_stone", "no_stone", "limit_stone", "limit_none")
GOES_ON, BY_OWNER, BY_STONES, BY_ONE_STONE, BY_NO_STONE, BY_LIMIT_STONE, BY_LIMIT_NONE = range(7)

# Why an adventurer goes to the hospital.
CAUSES = ("monster", "wound", "fight", "mimic")
BY_MONSTER, BY_WOUND, BY_FIGHT, BY_MIMIC = range(4)

TILE_SORTS = (
    "karas", "rockfall", "xp", "wound", "bat", "goblin", "skeleton", "drake", "monster", "chest", "stone",
)  # fmt: skip
"""What people call a tile, in any edition; its number (Karas or XP) is told beside it."""
CHEST_SORTS = ("tablet", "map", "mimic", "purse", "idol", "skull", "treasure")


def sites(edition: Any) -> tuple[str, ...]:
    """The sites of an edition: A, B, C, …"""
    return tuple("ABCDEFGH"[: edition.constants.sites])


def slots(edition: Any) -> tuple[str, ...]:
    """Every slot by site and height from the bottom: A1 is the deepest tile of A."""
    tall = edition.constants.tiles_per_level_per_site * LEVELS
    return tuple(
        f"{site}{height}" if height <= tall else "" for site in sites(edition) for height in range(1, HIGHEST + 1)
    )


def places(edition: Any) -> tuple[str, ...]:
    """Every place on a site by its position from the top: A1 is the top tile of A."""
    return tuple(f"{site}{position}" for site in sites(edition) for position in range(1, HIGHEST + 1))


def tiles(edition: Any) -> tuple[str, ...]:
    """The kinds of gallery tiles, level by level from the deepest."""
    return tuple(tile.id.lower() for level in LEVEL_NAMES for tile in edition.gallery if tile.level == level)


def chests(edition: Any) -> tuple[str, ...]:
    return tuple(chest.id.lower() for chest in edition.chest)


def _positions(mask: int) -> str:
    """Positions as people say them: 1–3, 1 and 3 as 1, 3."""
    runs: list[list[int]] = []
    for position in range(1, HIGHEST + 1):
        if mask & (1 << (position - 1)):
            if runs and runs[-1][-1] == position - 1:
                runs[-1].append(position)
            else:
                runs.append([position])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


POSITIONS = tuple(_positions(mask) for mask in range(1 << HIGHEST))
"""Words for a set of positions, one bit each."""

_site = Fact("site", sites)
_place = Fact("place", places)
_tile = Fact("tile", TILE_SORTS)
_amount = Fact("amount")
_cost = Fact("cost")
_count = Fact("count")
_specialist = Fact("specialist", SPECIALISTS)


def looked_positions(edition: Any) -> tuple[str, ...]:
    return POSITIONS


_positions_fact = Fact("positions", looked_positions)

EVENTS = Events(
    event("first_player", reveals=True),
    event("turn_began", Fact("round")),
    event("sword_rented", _cost),
    event("tile_seen", _place, _tile, _amount, private=True, reveals=True),
    event("looked", _site, _positions_fact, reveals=True),
    event("spied", _site, _positions_fact, reveals=True),
    event("turned_up", _place, _tile, _amount, reveals=True),
    event("karas_for_view", _amount),
    event("dug_karas", _site, _amount, reveals=True),
    event("dug_xp", _site, _tile, _amount, reveals=True),
    event("dug_rockfall", _site, reveals=True),
    event("dug_monster", _site, _tile, _amount, reveals=True),
    event("dug_chest", _site, reveals=True),
    event("dug_stone", _site, _count, reveals=True),
    event("injured", Fact("cause", CAUSES)),
    event("destroyed", _site, _count, _amount),
    event("dived", _amount),
    event("token_bought", _cost),
    event("tile_sold", Fact("xp"), _amount),
    event("hired", _specialist, _cost),
    event("copied", _specialist, _cost),
    event("mined", _site, _tile, _amount, reveals=True),
    event("miner_stopped", _site, _tile, _amount, reveals=True),
    event("fight_began", _site, _tile, _count),
    event("rolled", Fact("face", DIE), reveals=True),
    event("monster_hit", _site, _tile, _count),
    event("monster_beaten", _site, _tile, _amount),
    event("karas_won", _amount),
    event("chest_drawn", Fact("chest", CHEST_SORTS), _amount, Fact("xp"), reveals=True),
    event("chests_gone"),
    event("mimic_beaten", _amount),
    event("mimic_won", Fact("fate", ("reshuffled", "discarded"))),
    event("map_cashed", _amount),
    event("map_kept", Fact("xp")),
    event("bank_short", _amount),
    event("passed", _count),
    event("recruited", _cost),
    event("recovered", _count),
    event("healed", _count, _cost),
    event("sent_to_rest", _count),
    event("fell_asleep", _specialist),
    event("went_home", _specialist),
    event("site_emptied", _site, _count),
    event("ended", Fact("ending", ENDINGS[1:]), reveals=True),
)
(
    FIRST_PLAYER, TURN_BEGAN, SWORD_RENTED, TILE_SEEN, LOOKED, SPIED, TURNED_UP, KARAS_FOR_VIEW, DUG_KARAS, DUG_XP,
    DUG_ROCKFALL, DUG_MONSTER, DUG_CHEST, DUG_STONE, INJURED, DESTROYED, DIVED, TOKEN_BOUGHT, TILE_SOLD, HIRED, COPIED,
    MINED, MINER_STOPPED, FIGHT_BEGAN, ROLLED, MONSTER_HIT, MONSTER_BEATEN, KARAS_WON, CHEST_DRAWN, CHESTS_GONE,
    MIMIC_BEATEN, MIMIC_WON, MAP_CASHED, MAP_KEPT, BANK_SHORT, PASSED, RECRUITED, RECOVERED, HEALED, SENT_TO_REST,
    FELL_ASLEEP, WENT_HOME, SITE_EMPTIED, ENDED,
) = range(len(EVENTS.kinds))  # fmt: skip
