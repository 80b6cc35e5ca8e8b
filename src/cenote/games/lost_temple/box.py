"""The box of Lost Temple: schema of an edition, the checks V1-V8, and the record the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cenote.games.lost_temple.names import CARDS, CHANCE, CHARACTERS, KINDS, SPACES, TOKENS, chance_spaces
from cenote.kernel.actions import Actions, Verb
from cenote.kernel.edition import Checks, read_edition
from cenote.kernel.game import Edition
from cenote.kernel.record import Record, field

Space = Annotated[int, Meta(ge=0, lt=SPACES)]
Count = Annotated[int, Meta(ge=0, le=100)]
Some = Annotated[int, Meta(ge=1, le=20)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: unknown keys are errors."""


class Supply(Strict):
    gems: Annotated[int, Meta(ge=1, le=120)]
    machetes: Annotated[int, Meta(ge=0, le=120)]


class Track(Strict):
    last_index: Space
    finish_short: Space
    finish_long: Space
    temples: list[Space]
    villages: list[Space]
    jungles: list[Space]
    chance: Annotated[list[Space], Meta(max_length=CHANCE)]


class Character(Strict):
    id: Annotated[int, Meta(ge=1, le=9)]
    key: Literal["shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child"]
    start_space: int
    start_gems: Count
    start_machete: bool


class Tokens(Strict):
    idol: Count
    gems4: Count
    back2: Count
    pay2: Count
    machete: Count
    fwd3: Count
    lose_machete: Count


class Amounts(Strict):
    income: Annotated[int, Meta(ge=0, le=20)]
    priest_cost: Some
    elder_cost: Some
    canoe_per_gem: Some
    canoe_max_spaces: Annotated[int, Meta(ge=1, le=SPACES)]
    free_move_max: Annotated[int, Meta(ge=2, le=6)]
    token_gems_gain: Some
    token_gems_loss: Some
    token_forward: Some
    token_backward: Some


class Setup(Strict):
    players: Annotated[int, Meta(ge=2, le=8)]
    finish: Literal["short", "long"]
    characters_each: Annotated[int, Meta(ge=1, le=2)]
    face_up: Annotated[int, Meta(ge=0, le=7)]
    face_down: Annotated[int, Meta(ge=0, le=7)]
    random_discard_after_pick: list[Annotated[int, Meta(ge=1, le=8)]]
    last_player_takes_face_down: bool = False


class Box(Strict):
    """An edition as its file says it."""

    schema: Literal[1]
    game: Literal["lost_temple"]
    edition: Annotated[str, Meta(min_length=1, max_length=60)]
    supply: Supply
    track: Track
    start_spaces: dict[str, Space]
    character: list[Character]
    chance_tokens: Tokens
    amounts: Amounts
    setup: list[Setup]
    options: dict[str, str | bool | int] = {}


BOX = Record(
    "LostTempleBox",
    field("gems", "i2", meaning="gems in the box"),
    field("machetes", "i2", meaning="machetes in the box"),
    field("finish", "i1", 9, "finish by number of players (R1.1)"),
    field("temple", "i1", SPACES, "1 where a temple is"),
    field("village", "i1", SPACES, "1 where a village is"),
    field("jungle", "i1", SPACES, "1 where deep jungle is"),
    field("chance_count", "i1", meaning="chance spaces on the board"),
    field("chance", "i1", CHANCE, "index on the path of each chance space"),
    field("chance_at", "i1", SPACES, "chance space at each index of the path, or -1"),
    field("start_index", "i1", CARDS, "start space by character (R1.5)"),
    field("start_gems", "i1", CARDS, "start gems by character (R1.5)"),
    field("start_machete", "i1", CARDS, "start machetes by character (R1.6)"),
    field("mix", "i1", KINDS, "chance tokens by kind"),
    *(field(name, "i1", meaning="[amounts]") for name in Amounts.__struct_fields__),
    field("characters_each", "i1", 9, "characters each player drafts, by number of players (R10.1)"),
    field("face_up", "i1", 9, "cards set aside face up (R3.1)"),
    field("face_down", "i1", 9, "cards set aside face down (R3.1)"),
    field("discards", "i2", 9, "picks after which a random card is discarded, one bit each (R10.2, R10.3)"),
    field("last_takes_buried", "i1", 9, "1: the last drafter adds the face-down card (R3.4)"),
    *(field(name, "i2", meaning="first action code") for name in (
        "take", "curse", "rob", "look", "swap", "walk", "priest", "elder", "scout", "machete", "walk_none", "look_none",
        "look_space")),
)  # fmt: skip

VERBS = (
    Verb("take", "take {character}", {"character": CHARACTERS[1:]}),
    Verb("curse", "curse {character}", {"character": CHARACTERS[2:]}),
    Verb("rob", "rob {character}", {"character": CHARACTERS[3:]}),
    Verb("look", "look {space} {other}", {"space": chance_spaces, "other": chance_spaces}, pair=True),
    Verb("swap", "{answer} tokens", {"answer": ("keep", "swap")}),
    Verb("walk", "walk {steps}", {"steps": lambda box: [str(n + 1) for n in range(box.amounts.free_move_max)]}),
    Verb("priest", "priest {answer}", {"answer": ("stays", "pays")}),
    Verb("elder", "elder {answer}", {"answer": ("stays", "pays")}),
    Verb("scout", "scout {gems}", {"gems": lambda box: [str(n) for n in range(box.track.last_index + 1)]}),
    Verb("machete", "{answer} machete", {"answer": ("leave", "take")}, option="craftsman_may_decline"),
    Verb("walk_none", "walk 0", option="free_move_may_be_zero"),
    Verb("look_none", "look nowhere", option="seer_look_optional"),
    Verb("look_space", "look {space}", {"space": chance_spaces}, option="seer_look_sequential"),
)
"""Section 7: the codes of the default edition are 0-120, those that exist only with options stand behind them."""


def load_edition(path: Path | None = None) -> Edition:
    """A checked edition; the one in the box if no file is given."""
    path = path or Path(__file__).parent / "box.toml"
    box, fingerprint = read_edition(path, Box, "lost_temple")
    checks = Checks(path)
    _check_track(box, checks)
    _check_people(box, checks)
    _check_setups(box, checks)
    from cenote.games.lost_temple.table import OPTIONS

    checks.options("[options]", box.options, OPTIONS)
    actions = Actions(VERBS, box)
    return Edition(box.edition, fingerprint, box, _record(box, actions), actions, tuple(checks.warnings))


def _check_track(box: Box, checks: Checks) -> None:
    track = box.track
    last = track.last_index
    for key in ("finish_short", "finish_long"):
        checks.need(
            getattr(track, key) in track.temples, f"[track] {key}", f"{getattr(track, key)} is not in temples (V1)"
        )
    checks.need(track.finish_short < track.finish_long, "[track] finish_short", "must be below finish_long (V1)")
    checks.need(track.finish_long == last, "[track] finish_long", f"must be last_index = {last} (V1)")
    seen: dict[int, str] = {}
    for key in ("temples", "villages", "jungles", "chance"):
        spaces = getattr(track, key)
        for space in spaces:
            checks.need(space <= last, f"[track] {key}", f"{space} is off the board, which ends at {last} (V2)")
            if key in ("jungles", "chance"):
                on_finish = space in (track.finish_short, track.finish_long)
                checks.need(not on_finish, f"[track] {key}", f"{space} is a finish (V2)")
            if key != "chance":
                checks.need(seen.get(space, key) == key, f"[track] {key}", f"{space} is also in {seen.get(space)} (V2)")
                seen[space] = key
        checks.need(len(set(spaces)) == len(spaces), f"[track] {key}", "names a space twice (V2)")
    checks.need(track.chance == sorted(track.chance), "[track] chance", "must be in ascending order")
    checks.wish(len(track.jungles) == 3, "[track] jungles", f"{len(track.jungles)} spaces instead of 3 (V3)")
    tokens = sum(msgspec.structs.astuple(box.chance_tokens))
    checks.wish(tokens == 18, "[chance_tokens]", f"{tokens} tokens instead of 18 (V5)")
    checks.wish(box.chance_tokens.idol == 2, "[chance_tokens] idol", f"{box.chance_tokens.idol} instead of 2 (V5)")
    early = sum(space < track.finish_short for space in track.chance)
    checks.need(early >= 2, "[track] chance", f"{early} spaces before finish_short, the seer needs at least 2 (V5)")
    checks.need(
        len(track.chance) < tokens,
        "[chance_tokens]",
        f"{tokens} tokens for {len(track.chance)} chance spaces leave no reserve; there must be more tokens (V5)",
    )
    checks.need(tokens <= 120, "[chance_tokens]", f"{tokens} tokens are more than the 120 a table can hold")


def _check_people(box: Box, checks: Checks) -> None:
    ids = [character.id for character in box.character]
    checks.need(sorted(ids) == list(range(1, 10)), "[[character]] id", f"must be 1 to 9, once each, not {ids} (V4)")
    for character in box.character:
        place = f"[[character]] {character.key}"
        right = CHARACTERS[character.id]
        checks.need(character.key == right, f"{place} key", f"number {character.id} is the {right} (V4)")
        known = str(character.start_space) in box.start_spaces
        checks.need(known, f"{place} start_space", f"{character.start_space} is not in [start_spaces] (V6)")
        given = character.start_machete
        checks.wish(
            given == (character.key in ("scout", "child")), f"{place} start_machete", "only scout and child (V4)"
        )
    for number, space in box.start_spaces.items():
        on_board = space < box.track.finish_short
        short = box.track.finish_short
        checks.need(on_board, f"[start_spaces] {number}", f"{space} is not before finish_short = {short} (V8)")
    gems = sum(sorted(character.start_gems for character in box.character)[1:])
    checks.need(
        gems <= box.supply.gems, "[supply] gems", f"{box.supply.gems} are fewer than the {gems} start gems (V6)"
    )
    machetes = sum(character.start_machete for character in box.character)
    enough = machetes <= box.supply.machetes
    checks.need(enough, "[supply] machetes", f"{box.supply.machetes} are fewer than the {machetes} start machetes (V6)")


def _check_setups(box: Box, checks: Checks) -> None:
    players = sorted(setup.players for setup in box.setup)
    checks.need(players == list(range(2, 9)), "[[setup]] players", f"must be 2 to 8, once each, not {players} (V7)")
    for setup in box.setup:
        place = f"[[setup]] players = {setup.players}"
        picks = setup.players * setup.characters_each
        discards = setup.random_discard_after_pick
        checks.need(
            len(set(discards)) == len(discards), f"{place} random_discard_after_pick", "names a pick twice (V7)"
        )
        in_time = all(step < picks for step in discards)
        checks.need(in_time, f"{place} random_discard_after_pick", f"must be below the last pick, {picks} (V7)")
        left = 0 if setup.last_player_takes_face_down else 1
        cards = setup.face_up + setup.face_down + picks + len(discards) + left
        checks.need(cards == 9, place, f"uses {cards} cards instead of 9 (V7)")
        if setup.last_player_takes_face_down:
            once = setup.characters_each == 1 and not discards
            checks.need(once, f"{place} last_player_takes_face_down", "needs one pick each and no discards (V7)")
            checks.need(setup.face_down == 1, f"{place} face_down", "must be 1, the last player takes it (V7)")


def _record(box: Box, actions: Actions) -> Any:
    """The record that the rules read."""
    boxes = BOX.array()
    b = boxes[0]
    track = box.track
    b["gems"], b["machetes"] = box.supply.gems, box.supply.machetes
    for key, spaces in (("temple", track.temples), ("village", track.villages), ("jungle", track.jungles)):
        b[key][spaces] = 1
    b["chance_count"] = len(track.chance)
    b["chance_at"][:] = -1
    for chance, space in enumerate(track.chance):
        b["chance"][chance] = space
        b["chance_at"][space] = chance
    for character in box.character:
        b["start_index"][character.id] = box.start_spaces[str(character.start_space)]
        b["start_gems"][character.id] = character.start_gems
        b["start_machete"][character.id] = character.start_machete
    for kind, token in enumerate(TOKENS):
        b["mix"][kind] = getattr(box.chance_tokens, token)
    for name in Amounts.__struct_fields__:
        b[name] = getattr(box.amounts, name)
    for setup in box.setup:
        n = setup.players
        b["finish"][n] = track.finish_short if setup.finish == "short" else track.finish_long
        b["characters_each"][n], b["face_up"][n], b["face_down"][n] = (
            setup.characters_each,
            setup.face_up,
            setup.face_down,
        )
        b["discards"][n] = sum(1 << step for step in setup.random_discard_after_pick)
        b["last_takes_buried"][n] = setup.last_player_takes_face_down
    for verb in VERBS:
        b[verb.key] = actions.first[verb.key]
    return boxes
