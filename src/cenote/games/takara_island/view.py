"""What one seat may see: for people (`view`) and for learners (`observe`). Both read redacted tables only."""

from __future__ import annotations

from typing import Any

import msgspec

from cenote.games.takara_island.knowledge import hidden_count, is_glanced_at, is_looked_at
from cenote.games.takara_island.names import (
    BY_LIMIT_NONE,
    BY_NO_STONE,
    CHESTS,
    DOWN,
    ENDINGS,
    FACES,
    HIGHEST,
    LEVEL_NAMES,
    LEVELS,
    LOOK_ON,
    NOWHERE,
    PHASES,
    PLACES,
    REVEAL,
    SEATS,
    SITES,
    SPECIALISTS,
    TILES,
    chests,
    sites,
    tiles,
)  # fmt: skip
from cenote.games.takara_island.score import (
    bare_points,
    chest_xp,
    kara_xp,
    monster_xp,
    points,
    stone_xp,
    stones_of,
    tile_xp,
    title_of,
)  # fmt: skip
from cenote.games.takara_island.table import town
from cenote.kernel.game import Edition, Piece, relative
from cenote.kernel.rule import natural, rule


class Hired(msgspec.Struct, frozen=True):
    """The specialist in front of a player."""

    specialist: str
    asleep: bool


class Score(msgspec.Struct, frozen=True):
    """R14.1: a player's XP, part by part. `stones` counts only when both stones were found; `title` once it is over."""

    tiles: int
    tokens: int
    monsters: int
    chests: int
    stones: int
    karas: int
    total: int
    title: str | None


class Player(msgspec.Struct, frozen=True):
    """One player, as everybody sees him. `tiles` and `chests` are what lies in front of him: id and how many."""

    karas: int
    available: int
    hospital: int
    resting: int
    recruited: bool
    tokens: int
    stones: int
    tiles: dict[str, int]
    chests: dict[str, int]
    specialist: Hired | None
    score: Score


class SiteTile(msgspec.Struct, frozen=True):
    """A tile of a site, from the top (position 1) down. `tile` is its id where the seat knows it; `glanced`: the seat
    has just looked at it, and has not moved since."""

    position: int
    height: int
    level: str
    face: str
    tile: str | None
    wounds: int
    seen_by: list[int]
    no_rockfall: bool
    glanced: bool


class Site(msgspec.Struct, frozen=True):
    site: str
    tiles: list[SiteTile]


class Look(msgspec.Struct, frozen=True):
    """A view that its player has not completed (R6.7): the position looked at last, and those turned up."""

    site: str
    position: int
    turned: list[int]
    asked: bool


class View(msgspec.Struct, frozen=True):
    """Takara Island as one seat (None: a spectator) sees it."""

    seat: int | None
    phase: str
    round: int
    active: int
    players: list[Player]
    sites: list[Site]
    hidden: dict[str, dict[str, int]]
    """By level, the tiles that the seat has not seen yet and that have not left: what may lie under a hidden back."""
    gone: dict[str, int]
    pile: dict[str, int]
    stones: int
    stone_site: str | None
    stock: int
    bank: int | None
    harbour: list[str]
    sword: bool
    counter_used: bool
    standing: dict[str, int]
    look: Look | None
    digging: str | None
    """The site where a chest was found whose Map waits for a choice, or the Miner goes on."""
    memory_aid: str
    ending: str | None


def view(edition: Edition, box: Any, t: Any, seat: int) -> View:
    """6b: the view of a redacted table (plain objects)."""
    names, kinds = sites(edition.data), tiles(edition.data)
    aided = t.memory_aid == 0
    where = town(edition.data)
    return View(
        seat=seat if seat >= 0 else None,
        phase=PHASES[t.phase],
        round=t.round,
        active=t.active,
        players=[_player(edition, box, t, player) for player in range(t.seats)],
        sites=[Site(name, _tiles(box, t, seat, site, kinds, aided)) for site, name in enumerate(names)],
        hidden={
            LEVEL_NAMES[level]: {
                kinds[k]: count
                for k in range(box.level_first[level], box.level_first[level] + box.level_kinds[level])
                if (count := hidden_count(box, t, k)) > 0
            }
            for level in range(LEVELS)
        }
        if aided
        else {},
        gone={kinds[k]: t.left[k] for k in range(box.tiles) if t.left[k]},
        pile={name: t.pile[k] for k, name in enumerate(chests(edition.data)) if t.pile[k]},
        stones=t.stones,
        stone_site=names[t.stone_site] if t.stone_site >= 0 else None,
        stock=t.stock,
        bank=t.bank if t.limit_coins else None,
        harbour=[name for s, name in enumerate(SPECIALISTS) if t.holder[s] < 0],
        sword=bool(t.sword),
        counter_used=bool(t.counter_used),
        standing={where[place]: t.standing[place] for place in range(PLACES) if t.standing[place]},
        look=None if t.view_site == NOWHERE else Look(
            names[t.view_site],
            t.view_position,
            [p for p in range(1, HIGHEST + 1) if t.view_turned & (1 << (p - 1))],
            t.phase == REVEAL,
        ),
        digging=names[t.dig_site] if t.dig_site >= 0 else None,
        memory_aid=("full", "notes", "none")[t.memory_aid],
        ending=ENDINGS[t.ending] or None,
    )  # fmt: skip


def _player(edition: Edition, box: Any, t: Any, seat: int) -> Player:
    kinds = tiles(edition.data)
    mine = next((s for s in range(len(SPECIALISTS)) if t.holder[s] == seat), None)
    total = points(box, t, seat)
    return Player(
        karas=t.karas[seat],
        available=t.available[seat],
        hospital=t.hospital[seat],
        resting=t.resting[seat],
        recruited=bool(t.recruited[seat]),
        tokens=t.tokens[seat],
        stones=stones_of(box, t, seat),
        tiles={kinds[k]: t.owned[k][seat] for k in range(box.tiles) if t.owned[k][seat]},
        chests={name: t.chests[k][seat] for k, name in enumerate(chests(edition.data)) if t.chests[k][seat]},
        specialist=None if mine is None else Hired(SPECIALISTS[mine], bool(t.asleep[mine])),
        score=Score(
            tiles=tile_xp(box, t, seat),
            tokens=box.token_xp * t.tokens[seat],
            monsters=monster_xp(box, t, seat),
            chests=chest_xp(box, t, seat),
            stones=stone_xp(box, t, seat),
            karas=kara_xp(box, t, seat),
            total=total,
            title=TITLES[title_of(total)] if t.over and t.ending not in (BY_NO_STONE, BY_LIMIT_NONE) else None,
        ),
    )


def _tiles(box: Any, t: Any, seat: int, site: int, kinds: tuple[str, ...], aided: bool) -> list[SiteTile]:
    """The tiles of a site from the top; what was seen earlier only where the page remembers it for its players."""
    shown = []
    for position in range(1, t.height[site] + 1):
        height = t.height[site] - position + 1
        slot = site * HIGHEST + height - 1
        glanced = seat >= 0 and (is_glanced_at(t, seat, site, height) or is_looked_at(t, site, position))
        known = t.tile[slot] >= 0 and (aided or t.face[slot] != DOWN or glanced)
        shown.append(
            SiteTile(
                position=position,
                height=height,
                level=LEVEL_NAMES[(height - 1) // box.tiles_per_level_per_site],
                face=FACES[t.face[slot]],
                tile=kinds[t.tile[slot]] if known else None,
                wounds=t.wounds[slot],
                seen_by=[s for s in range(t.seats) if t.seen_by[slot] & (1 << s)] if aided else [],
                no_rockfall=bool(t.no_rockfall[slot]) and aided,
                glanced=glanced,
            )
        )
    return shown


TOWN = ("dive", "counter", "forge", "harbour", "hospital", "break_room", "beach", "camp")
"""The places of the town: the camp is a player's own board."""
TITLES = ("food", "rookie", "amateur", "indiana", "hero")
"""R14.3: the five titles, from the lowest."""
LABELS = (
    "player", "turn", "karas", "xp", "team", "available", "hospital", "resting", "recruit", "tokens", "stones", "sword",
    "specialist", "awake", "asleep", "stock", "harbour", "pile", "bank", "hidden", "gone", "score", "tiles", "monsters",
    "chests", "total", "title", "life", "wounds", "face_down", "face_up", "fresh", "empty", "seen", "no_rockfall",
    "looking", "note", "notes", "clear_note", "nothing", "top", "you",
)  # fmt: skip
"""The words a screen needs around the view."""

PHASE_COUNT = len(PHASES)
TILE_NUMBERS = 6
ALL_SEATS = (1 << SEATS) - 1
BITS = sum(members.bit_count() << 4 * members for members in range(1 << SEATS))
"""How many seats there are in each set of seats, four bits each."""

PIECES = (
    Piece("karas", (SEATS,), "Karas, at most 127; the observing seat first, -1 for seats not at the table"),
    Piece("team", (SEATS, 4), "adventurers available, in hospital, in the break room; 1 if the recruit has joined"),
    Piece("score", (SEATS,), "XP if the game ended now, without stones"),
    Piece("tokens", (SEATS,), "XP tokens"),
    Piece("stones", (SEATS,), "Stones of Legend"),
    Piece("specialists", (SEATS, 4), "per specialist: 1 awake, 2 asleep in front of the seat"),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is"),
    Piece("phase", (PHASE_COUNT,), "1 for the phase"),
    Piece("day", (5,), "sword held, Counter used, tokens in stock, turns so far (at most 127), stones found"),
    Piece("standing", (PLACES,), "adventurers who have acted, by place"),
    Piece("look", (SITES, 2), "an open view: position looked at last, positions turned up; tiles still to be dug"),
    Piece("height", (SITES,), "tiles left on each site, -1 for sites that are not there"),
    Piece(
        "tiles",
        (SITES, HIGHEST, TILE_NUMBERS),
        "from the top: 0 none, 1 hidden, 2 known, 3 face-up, 4 fresh; tile kind + 1; wounds; no rockfall; seen by how "
        "many others; level",
    ),
    Piece("hidden", (TILES,), "tiles of each kind that the seat has not located"),
    Piece("pile", (CHESTS,), "chest tiles in the pile"),
)


@rule
def observe(box, t, seat, out):
    """6b as numbers: the pieces named in PIECES, one after the other."""
    for other in range(SEATS):
        out[other] = -1
    k_team = SEATS
    k_score = k_team + 4 * SEATS
    k_tokens = k_score + SEATS
    k_stones = k_tokens + SEATS
    k_specialists = k_stones + SEATS
    k_turn = k_specialists + 4 * SEATS
    for other in range(t.seats):
        place = natural(relative(t, seat, other))
        out[place] = min(t.karas[other], 127)
        out[k_team + 4 * place] = t.available[other]
        out[k_team + 4 * place + 1] = t.hospital[other]
        out[k_team + 4 * place + 2] = t.resting[other]
        out[k_team + 4 * place + 3] = t.recruited[other]
        out[k_score + place] = max(-128, min(bare_points(box, t, other) + kara_xp(box, t, other), 127))
        out[k_tokens + place] = t.tokens[other]
        out[k_stones + place] = stones_of(box, t, other)
    for specialist in range(4):
        if t.holder[specialist] >= 0:
            holder = natural(relative(t, seat, t.holder[specialist]))
            out[k_specialists + 4 * holder + specialist] = 1 + t.asleep[specialist]
    out[k_turn + natural(relative(t, seat, t.active))] = 1
    k = k_turn + SEATS
    out[k + natural(t.phase)] = 1
    k += PHASE_COUNT
    out[k] = t.sword
    out[k + 1] = t.counter_used
    out[k + 2] = t.stock
    out[k + 3] = min(t.round, 127)
    out[k + 4] = t.stones
    k += 5
    for place in range(PLACES):
        out[k + place] = t.standing[place]
    k += PLACES
    if t.view_site != NOWHERE:
        out[k + 2 * t.view_site] = t.view_position
        out[k + 2 * t.view_site + 1] = min(t.view_turned, 127)
    if t.dig_site != NOWHERE:
        out[k + 2 * t.dig_site] = t.digs_left
    k += 2 * SITES
    for site in range(SITES):
        out[k + site] = t.height[site] if site < box.sites else -1
    k += SITES
    k_hidden = k + SITES * HIGHEST * TILE_NUMBERS
    for tile in range(TILES):
        out[k_hidden + tile] = box.tile_count[tile] - t.left[tile]
    for site in range(box.sites):
        observe_site(box, t, seat, site, out, k + site * HIGHEST * TILE_NUMBERS, k_hidden)
    k = k_hidden + TILES
    for chest in range(CHESTS):
        out[k + chest] = t.pile[chest]


@rule
def observe_site(box, t, seat, site, out, k, k_hidden):
    """The tiles of a site from the top, and those of known kind no longer among the hidden ones (K2)."""
    others = ALL_SEATS & ~(1 << seat) if seat >= 0 else ALL_SEATS
    height = t.height[site] + 0
    for position in range(height):
        level = natural(height - 1 - position)
        slot = natural(site * HIGHEST + level)
        here = natural(k + TILE_NUMBERS * position)
        tile = t.tile[slot] + 0
        known = tile >= 0
        lies_up = t.face[slot] != DOWN
        out[natural(k_hidden + tile if known else here)] -= 1  # the latter is written next
        out[here] = 1 + (known | lies_up) + t.face[slot]
        out[here + 1] = max(tile, -1) + 1
        out[here + 2] = t.wounds[slot]
        out[here + 3] = t.no_rockfall[slot]
        out[here + 4] = BITS >> 4 * (t.seen_by[slot] & others) & 7
        out[here + 5] = box.level_of[level]


assert LOOK_ON == REVEAL + 1, "the two private decisions follow each other"
