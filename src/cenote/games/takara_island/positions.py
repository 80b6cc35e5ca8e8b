"""Hand-written tables: what may stand on a Takara Island table, and what a position may leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cenote.games.takara_island.basics import MOST_KARAS, MOST_TURNS
from cenote.games.takara_island.knowledge import imagine
from cenote.games.takara_island.look import next_look
from cenote.games.takara_island.names import (
    ACTION,
    CHESTS,
    CHOICE,
    DEEP,
    DIGGING,
    DOWN,
    END,
    EVENING,
    HEAL,
    HIGHEST,
    LEVELS,
    LOOK_ON,
    MAP,
    MONSTER,
    NIGHT,
    NOBODY,
    NOTHING,
    NOWHERE,
    PHASES,
    PLACES,
    RECRUIT,
    REVEAL,
    ROCKFALL,
    SEATS,
    SITES,
    SLOTS,
    SPECIALISTS,
    STONE,
    SWORD,
    TURN,
    UNSEEN,
)  # fmt: skip
from cenote.games.takara_island.rules import only_dive
from cenote.games.takara_island.town import most_healed
from cenote.kernel.dice import pick

ASKED = (SWORD, ACTION, REVEAL, LOOK_ON, MAP, RECRUIT, HEAL)


def check(box: Any, t: Any) -> list[str]:
    """What is wrong with a table: conservation of tiles, tokens, chests, adventurers and Karas, and bounds."""
    wrong = [*_check_numbers(box, t)] or [*_check_kinds(box, t)]
    if wrong:
        return wrong
    wrong += _check_tiles(box, t)
    wrong += _check_players(box, t)
    if not wrong:
        wrong += _check_moment(box, t)
    return wrong


def _check_numbers(box: Any, t: Any) -> list[str]:
    """Seats, sites and kinds that the rules use without asking."""
    wrong = []
    tall = LEVELS * box.tiles_per_level_per_site
    seats = t.seats - 1
    for name, low, high, rule in (
        ("active", 0, seats, "R1.8"), ("sword", 0, 1, "R3.1"), ("counter_used", 0, 1, "R4.5"), ("stock", 0, 120, "R1"),
        ("stones", 0, 2, "R12.1"), ("stone_site", NOWHERE, box.sites - 1, "K4"), ("view_site", NOWHERE, box.sites - 1,
        "R6.7"), ("dig_site", NOWHERE, box.sites - 1, "R5"), ("map_chest", NOTHING, box.chests - 1, "R13.5"),
        ("digs_left", 0, HIGHEST, "R9.6"), ("by_miner", 0, 1, "R9.6"), ("view_position", 0, tall, "R6.2"),
        ("move", 0, 10**9, "R2"), ("round", 0, MOST_TURNS, "R12.6"), ("bank", 0, MOST_KARAS, "R15.2"),
        ("part", 0, 100, "R6.7"), ("turned", 0, 1, "R6.2"), ("view_turned", 0, (1 << HIGHEST) - 1, "R6.3"),
    ):  # fmt: skip
        if not low <= getattr(t, name) <= high:
            wrong.append(f"{name} is {getattr(t, name)}: it must be from {low} to {high} ({rule})")
    lists = (("karas", 0, MOST_KARAS, "R15.1"), ("available", 0, 6, "R4.1"), ("hospital", 0, 6, "R5.4"),
             ("resting", 0, 6, "R11.4"), ("recruited", 0, box.recruits, "R11.1"), ("tokens", 0, 120, "R8.2"),
             ("glance_site", NOWHERE, box.sites - 1, "R6.7"), ("glance", 0, (1 << HIGHEST) - 1, "R6.7"))  # fmt: skip
    for name, low, high, rule in lists:
        if not all(low <= value <= high for value in getattr(t, name)[: t.seats]):
            wrong.append(f"{name} {getattr(t, name)[: t.seats]} must be from {low} to {high} each ({rule})")
    for site in range(SITES):
        most = tall if site < box.sites else 0
        if not 0 <= t.height[site] <= most:
            wrong.append(f"height {t.height[site]} of site {'ABCDEFGH'[site]} must be from 0 to {most} (R1.5)")
    for name in ("tile", "face", "wounds", "seen_by", "no_rockfall"):
        low, high = {"tile": (NOTHING, box.tiles - 1), "face": (0, 2), "seen_by": (0, (1 << t.seats) - 1)}.get(
            name, (0, 9 if name == "wounds" else 1)
        )
        off = [slot for slot in range(SLOTS) if not low <= getattr(t, name)[slot] <= high]
        wrong += [f"{name} {getattr(t, name)[slot]} of {_slot(slot)} must be from {low} to {high} (6b)" for slot in off]
    if not all(NOBODY <= holder <= seats for holder in t.holder) or not all(0 <= a <= 1 for a in t.asleep):
        wrong.append(f"holder {t.holder} must be seats from 0 to {seats} or -1, asleep {t.asleep} 0 or 1 (R9.1)")
    if min(t.standing) < 0:
        wrong.append("standing must not be negative (R4.1)")
    return wrong


def _check_kinds(box: Any, t: Any) -> list[str]:
    """R1.5: more tiles of a kind than the box has; the sites could not be filled, so nothing else is said."""
    known = Counter(tile for tile in t.tile if tile >= 0)
    found = {tile: known[tile] + max(t.left[tile], sum(t.owned[tile][: t.seats])) for tile in range(box.tiles)}
    return [
        f"tile {tile}: {count} lie on the sites or have left, instead of {box.tile_count[tile]} (R1.5)"
        for tile, count in found.items()
        if count > box.tile_count[tile]
    ]


def _slot(slot: int) -> str:
    return f"{'ABCDEFGH'[slot // HIGHEST]}{slot % HIGHEST + 1}"


def _check_tiles(box: Any, t: Any) -> list[str]:
    """R1.4, R1.5, R6.4: every tile is there once, in its level; only rockfalls and monsters lie face-up."""
    wrong = []
    lying = [0] * box.tiles
    stones: list[int] = [] if t.stone_site == NOWHERE else [t.stone_site]
    for slot in range(box.sites * HIGHEST):
        site, height, tile = slot // HIGHEST, slot % HIGHEST, t.tile[slot]
        if height >= t.height[site]:
            marks = (t.face[slot], t.wounds[slot], t.seen_by[slot], t.no_rockfall[slot])
            if tile != NOTHING or any(marks):
                wrong.append(f"there is no tile at {_slot(slot)}: site {'ABCDEFGH'[site]} is {t.height[site]} high")
            continue
        level = height // box.tiles_per_level_per_site
        first = box.level_first[level]
        if not first <= tile < first + box.level_kinds[level]:
            wrong.append(f"the tile at {_slot(slot)} must be one of its level (R1.5)")
            continue
        lying[tile] += 1
        kind = box.tile_kind[tile]
        if t.face[slot] != DOWN and kind not in (ROCKFALL, MONSTER):
            wrong.append(f"the tile at {_slot(slot)} cannot lie face-up: only rockfalls and monsters do (R6.3)")
        if t.face[slot] != DOWN and (t.seen_by[slot] or t.no_rockfall[slot]):
            wrong.append(f"the tile at {_slot(slot)} is face-up, so nobody has looked at its back (6b)")
        if t.no_rockfall[slot] and kind == ROCKFALL:
            wrong.append(f"the tile at {_slot(slot)} is a rockfall, so it was not passed in a view (6b)")
        if t.wounds[slot] and (t.face[slot] == DOWN or t.wounds[slot] >= box.tile_life[tile]):
            wrong.append(f"the tile at {_slot(slot)} cannot have {t.wounds[slot]} wounds (R10.2)")
        if kind == STONE:
            stones.append(site)
    if len(set(stones)) != len(stones):
        wrong.append("the stones came from two different sites (R1.4)")
    for tile in range(box.tiles):
        if lying[tile] + t.left[tile] != box.tile_count[tile]:
            wrong.append(
                f"tile {tile}: {lying[tile]} lie and {t.left[tile]} have left of {box.tile_count[tile]} (R1.5)"
            )
        owned = sum(t.owned[tile][: t.seats])
        keeps = box.tile_kind[tile] == STONE
        if min(t.owned[tile]) < 0 or owned > t.left[tile] or (keeps and owned != t.left[tile]):
            wrong.append(f"tile {tile}: players own {owned} of the {t.left[tile]} that have left (R5.6, R5.8)")
    if 2 in t.face and not t.turned:
        wrong.append("a tile is fresh, so some tile was turned up this turn (R6.2)")
    found = sum(t.left[tile] for tile in range(box.tiles) if box.tile_kind[tile] == STONE)
    if found != t.stones or (found > 0) != (t.stone_site != NOWHERE):
        wrong.append(f"stones is {t.stones} with stone_site {t.stone_site}, but {found} have left the sites (R12.1)")
    return wrong


def _check_players(box: Any, t: Any) -> list[str]:
    wrong = []
    for seat in range(t.seats):
        team = t.available[seat] + t.hospital[seat] + t.resting[seat] + (sum(t.standing) if seat == t.active else 0)
        right = box.start_adventurers + t.recruited[seat]
        if team != right:
            wrong.append(f"seat {seat} has {team} adventurers instead of {right} (R1.1, R11.1)")
        if seat != t.active and t.hospital[seat]:
            wrong.append(f"seat {seat} has adventurers in hospital, but it is not its turn (R11.4)")
        mine = [s for s in range(len(SPECIALISTS)) if t.holder[s] == seat]
        if len(mine) > 1:
            wrong.append(f"seat {seat} has two specialists (R9.1)")
        if mine and not t.asleep[mine[0]] and seat != t.active:
            wrong.append(f"the {SPECIALISTS[mine[0]]} of seat {seat} is asleep when it is not its turn (R9.8)")
    for s, name in enumerate(SPECIALISTS):
        if t.holder[s] == NOBODY and t.asleep[s]:
            wrong.append(f"the {name} is awake in the Harbour (R1.2)")
    tokens = sum(t.tokens[: t.seats]) + t.stock
    if tokens != box.tokens_per_player * t.seats:
        wrong.append(f"there are {tokens} XP tokens instead of {box.tokens_per_player * t.seats} (R1.6)")
    for chest in range(CHESTS):
        count = box.chest_count[chest] if chest < box.chests else 0
        owned = sum(t.chests[chest][: t.seats])
        if t.pile[chest] < 0 or min(t.chests[chest]) < 0 or t.pile[chest] + owned > count:
            wrong.append(f"chest tile {chest}: {t.pile[chest]} in the pile and {owned} owned of {count} (R1.3)")
    karas = sum(t.karas[: t.seats]) + t.bank
    if t.limit_coins and karas != max(box.coins_total, box.start_karas * t.seats):
        wrong.append(f"there are {karas} Karas in all instead of {box.coins_total} (R15.2)")
    if not t.limit_coins and t.bank:
        wrong.append(f"an endless bank keeps no number, bank is {t.bank} instead of 0 (R15.2)")
    return wrong


def _check_moment(box: Any, t: Any) -> list[str]:
    """6a: what is asked can be asked, and nothing is pending that is not going on."""
    phase, seat = PHASES[t.phase], t.active
    karas = t.karas[seat]
    if t.over != (t.phase == END) or (t.ending != 0) != (t.phase == END):
        return [f"the game is over exactly in phase 'end' with an ending, not {phase!r} (R12.5)"]
    if (t.view_site != NOWHERE) != (t.phase in (REVEAL, LOOK_ON)) or (t.part > 0) != (t.view_site != NOWHERE):
        return [f"a view is open exactly in phases 'reveal' and 'look_on', not {phase!r} (R6.7)"]
    if t.view_site == NOWHERE and (t.view_position or t.view_turned):
        return ["no view is open, so nothing was looked at in it (R6.7)"]
    if (t.dig_site != NOWHERE) != (t.phase in (DIGGING, MAP)):
        return [f"somebody digs exactly in phases 'digging' and 'map', not {phase!r} (R5)"]
    if (t.map_chest != NOTHING) != (t.phase == MAP) or (t.phase == MAP and box.chest_kind[t.map_chest] != CHOICE):
        return [f"map_chest is a Map exactly in phase 'map', not {phase!r} (R13.5)"]
    if t.view_site != NOWHERE:
        slot = t.view_site * HIGHEST + t.height[t.view_site] - t.view_position
        if not 1 <= t.view_position <= min(t.height[t.view_site], box.view_depth) or t.face[slot] != DOWN:
            return [f"a view cannot have come to position {t.view_position} (R6.2)"]
        if t.phase == REVEAL and box.tile_kind[t.tile[slot]] != MONSTER:
            return ["a view asks about a monster, and there is none (R6.3)"]
        if t.phase == LOOK_ON and not (t.view_may_stop_early and next_look(box, t, t.view_site, t.view_position)):
            return ["looking on is asked only with view_may_stop_early, if there is more to see (R6.5)"]
    if t.phase in (ACTION, REVEAL, LOOK_ON) and t.to_act and t.available[seat] == 0:
        return [f"seat {seat} has nobody to send (R4.3)"]
    if t.phase == ACTION and t.to_act and not t.allow_pass and only_dive(box, t, seat):
        return [f"seat {seat} can only go to the Dive, which is not asked (R4.3)"]
    need = {SWORD: box.sword_cost, RECRUIT: box.recruit_cost}.get(t.phase, 0)
    if karas < need or (t.phase == SWORD and (t.available[seat] == 0 or t.sword)):
        return [f"seat {seat} needs {need} Karas and an adventurer to be asked in phase {phase!r} (R3.2, R11.1)"]
    if t.phase == RECRUIT and (t.recruited[seat] or not box.recruits):
        return [f"seat {seat} has no recruit on the Beach (R11.1)"]
    if t.phase == HEAL and most_healed(box, t, seat) == 0:
        return [f"seat {seat} has nobody to heal, or no Karas (R11.4)"]
    return []


def complete(box: Any, t: Any, given: Sequence[str]) -> None:
    """Fill what a position leaves out: full sites, tiles by lot, the rest of the stock and of the teams."""
    for name in ("stone_site", "view_site", "dig_site", "map_chest"):
        if name not in given:
            setattr(t, name, NOWHERE)
    for place, specialist in enumerate(SPECIALISTS):
        if f"holder.{specialist}" not in given:
            t.holder[place] = NOBODY
    for seat in range(SEATS):
        if "glance_site" not in given or seat >= t.seats:
            t.glance_site[seat] = NOWHERE
    if "phase" not in given:
        t.phase = ACTION
    if "round" not in given:
        t.round = 0 if t.phase == TURN else 1
    tall = LEVELS * box.tiles_per_level_per_site
    for site in range(box.sites):
        if f"height.{'ABCDEFGH'[site]}" not in given:
            t.height[site] = tall
    if "available" not in given:
        for seat in range(t.seats):
            busy = t.hospital[seat] + t.resting[seat] + (sum(t.standing) if seat == t.active else 0)
            t.available[seat] = max(0, box.start_adventurers + t.recruited[seat] - busy)
    if "stock" not in given:
        t.stock = max(0, box.tokens_per_player * t.seats - sum(t.tokens[: t.seats]))
    if "bank" not in given and t.limit_coins:
        t.bank = max(0, box.coins_total - sum(t.karas[: t.seats]))
    for chest in range(box.chests):
        if "pile" not in given:
            t.pile[chest] = max(0, box.chest_count[chest] - sum(t.chests[chest][: t.seats]) - (t.map_chest == chest))
    _complete_tiles(box, t, given)
    if "turned" not in given:
        t.turned = int(2 in t.face)
    if "over" not in given:
        t.over = int(t.phase == END)
    if t.view_site != NOWHERE and "part" not in given:
        t.part = 1
    t.to_act = 1 << t.active if t.phase in ASKED and 0 <= t.active < t.seats else 0
    if t.phase == ACTION and 0 <= t.active < t.seats:
        t.to_act = 0  # the rules ask, or send the last ones to the Dive
        if "to_act" in given or _asks(box, t):
            t.to_act = 1 << t.active


def _asks(box: Any, t: Any) -> bool:
    return bool(t.available[t.active]) and (bool(t.allow_pass) or not only_dive(box, t, t.active))


def _complete_tiles(box: Any, t: Any, given: Sequence[str]) -> None:
    """Slots that are not named are filled at random with what the sites can still hold."""
    named = {name.removeprefix("tile.") for name in given if name.startswith("tile.")}
    known = [0] * box.tiles
    for slot in range(SLOTS):
        site, height = slot // HIGHEST, slot % HIGHEST
        here = site < box.sites and height < t.height[site]
        if _slot(slot) not in named:
            t.tile[slot] = UNSEEN if here else NOTHING
        elif 0 <= t.tile[slot] < box.tiles:
            known[t.tile[slot]] += 1
    if "left" not in given:
        _complete_left(box, t, known)
    if "stones" not in given:
        t.stones = sum(t.left[k] for k in range(box.tiles) if box.tile_kind[k] == STONE)
    if "stone_site" not in given and t.stones:
        t.stone_site = _likely_stone_site(box, t)
    fits = all(0 <= known[k] + t.left[k] <= box.tile_count[k] for k in range(box.tiles))
    if fits and _same_numbers(box, t):
        imagine(box, t, NOBODY)
    for slot in range(SLOTS):
        if t.tile[slot] == UNSEEN:
            t.tile[slot] = NOTHING


def _same_numbers(box: Any, t: Any) -> bool:
    """K2: there are as many unknown slots as hidden tiles in every level, and places for stones and rockfalls."""
    each = box.tiles_per_level_per_site
    for level in range(LEVELS):
        slots = [s * HIGHEST + h for s in range(box.sites) for h in range(level * each, min(level * each + each,
                 t.height[s]))]  # fmt: skip
        kinds = range(box.level_first[level], box.level_first[level] + box.level_kinds[level])
        hidden = {k: box.tile_count[k] - t.left[k] - sum(t.tile[slot] == k for slot in slots) for k in kinds}
        unknown = [slot for slot in slots if t.tile[slot] == UNSEEN]
        if len(unknown) != sum(hidden.values()):
            return False
        stones = sum(count for k, count in hidden.items() if box.tile_kind[k] == STONE)
        rockfalls = sum(count for k, count in hidden.items() if box.tile_kind[k] == ROCKFALL)
        taken = {slot // HIGHEST for slot in slots if t.tile[slot] >= 0 and box.tile_kind[t.tile[slot]] == STONE}
        sites = {slot // HIGHEST for slot in unknown} - taken - {t.stone_site}
        if level == DEEP and len(sites) < stones:
            return False
        if sum(not t.no_rockfall[slot] for slot in unknown) < rockfalls + stones:
            return False
    return True


def _complete_left(box: Any, t: Any, known: list[int]) -> None:
    """What players own has left; what else is missing from the sites was discarded, never a stone."""
    each = box.tiles_per_level_per_site
    for level in range(LEVELS):
        first = box.level_first[level]
        gone = sum(max(0, min(each, (level + 1) * each - t.height[site])) for site in range(box.sites))
        kinds = box.level_kinds[level]
        lot = [0] * kinds
        for k in range(kinds):
            tile = first + k
            t.left[tile] = sum(t.owned[tile][: t.seats])
            gone -= t.left[tile]
            spare = box.tile_count[tile] - known[tile] - t.left[tile]
            lot[k] = 0 if box.tile_kind[tile] == STONE else max(0, spare)
        for _ in range(gone):
            if sum(lot) > 0:
                k = pick(t, lot, kinds)
                lot[k] -= 1
                t.left[first + k] += 1


def _likely_stone_site(box: Any, t: Any) -> int:
    """A site from which a deep tile has left and in which no stone lies."""
    each = box.tiles_per_level_per_site
    for site in range(box.sites):
        deep = [t.tile[site * HIGHEST + height] for height in range(each)]
        if t.height[site] < each and not any(k >= 0 and box.tile_kind[k] == STONE for k in deep):
            return site
    return 0


assert (EVENING, NIGHT, PLACES) == (7, 9, SITES + 3)
