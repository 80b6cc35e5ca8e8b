"""The words of the rulebook as numbers: cards, effects, cells, zones, phases, events."""

from __future__ import annotations

from typing import Any

from cenote.kernel.journal import Events, Fact, event

SEATS = 2
SET = 17  # cards of a set at most
SUPER = 2 * SET  # the Super gear of the first player; the second one's is the next card (R7.5)
CARDS = 2 * SET + 2
ROOMS = 18  # eight of each player and the link room, and one to spare
SIDES = 2
EFFECTS = 4  # effects of a side at most
ROWS, COLUMNS = 3, 4
CELLS = ROWS * COLUMNS
LEVELS = 3
FACES = SET + 2  # temple faces, and the two of the link room
VARIANTS = 4 * FACES  # a face as it lies: 4 * face + 2 if mirrored + 1 if turned
GROUPS = 4  # groups of a challenge at most

NOBODY = -1
NOTHING = -1

UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS = ("up", "down", "left", "right")
COLOURS = ("red", "yellow", "green", "blue", "multi")
RED, YELLOW, GREEN, BLUE, MULTI = range(5)
WHITE = 5  # a group of any one colour (R11.2)
NO_GEM = 6
SET_NAMES = ("green", "blue")
SIDE_NAMES = ("a", "b")

NO_EDGE, WALL, DOOR = range(3)
CELL_NAMES = ("empty", "stairs", "ration", "chest", "pit", "trap", "teleporter", "red", "yellow", "green", "blue")
EMPTY, STAIRS, RATION, CHEST, PIT, TRAP, TELEPORTER, RED_CHEST = range(8)  # and the other coloured chests
MOVE, KEY, STONE, HAMMER, ROPE, TORCH, MAP, SUPER_MOVE = range(8)
EFFECT_NAMES = ("move", "key", "stone", "hammer", "rope", "torch", "map", "super")
NO_EXPLORING = 16  # beside the directions of a move, one bit each (5.1)

ZONES = ("gone", "pile", "hand", "played", "room", "aside")
GONE, PILE, HAND, PLAYED, ROOM, ASIDE = range(6)

STATES = ("ready", "declared", "rested", "left")
READY, DECLARED, RESTED, LEFT_LEVEL = range(4)

PHASES = (
    "challenge", "opening", "turn", "effect", "enter", "direction", "rope", "map", "torch", "teleport", "stairs",
    "bonus", "gift", "discard", "card_end", "offer", "answer", "level", "first_room", "end",
)  # fmt: skip
(
    CHALLENGE, OPENING, TURN, EFFECT, ENTER, DIRECTION, ON_ROPE, ON_MAP, BY_TORCH, TELEPORT, ON_STAIRS, BONUS, GIFT,
    DISCARD, CARD_END, OFFER, ANSWER, NEXT_LEVEL, FIRST_ROOM, END,
) = range(len(PHASES))  # fmt: skip

ENDINGS = ("", "won", "energy", "amulet", "pile", "turns", "exchange")
GOES_ON, WON, BY_ENERGY, BY_AMULET, BY_PILE, BY_TURNS, BY_EXCHANGE = range(7)

_LENGTHS = {0: 5, 1: 7, 2: 3, 3: 6, 4: 5, 5: 6, 6: 2, 7: 6, 8: 11, 9: 3, 10: 6, 11: 3, 12: 3, 13: 2, 14: 13}
RULE_IDS = (
    *(
        id
        for chapter, rules in _LENGTHS.items()
        for id in (f"R{chapter}", *(f"R{chapter}.{n + 1}" for n in range(rules)))
    ),
    *(f"A{n}" for n in range(1, 56)),
)
"""The chapters, their rules, and the rulings, which are cited by their number."""


def cards(edition: Any) -> tuple[str, ...]:
    """Every card: those of the green set, of the blue set, and the two Super gears; a free place is `no-17`."""
    ids = [*(card.id.lower() for card in edition.card), *(f"no-{place + 1}" for place in range(len(edition.card), SET))]
    return (*(f"{id}-{colour}" for colour in SET_NAMES for id in ids), "supergear", "supergear2")


def faces(edition: Any) -> tuple[str, ...]:
    """The temple faces, then those of the link room."""
    ids = [name.lower() for name in edition.temple]
    return (*ids, *[""] * (SET - len(ids)), "link-easy", "link-hard")


_card = Fact("card", cards)
_face = Fact("face", faces)
_direction = Fact("direction", DIRECTIONS)
_amount = Fact("amount")
_x, _y = Fact("x"), Fact("y")

EVENTS = Events(
    event("challenge_chosen", Fact("challenge", SIDE_NAMES)),
    event("card_shown", _card, reveals=True),
    event("card_kept", _card),
    event("room_laid", _face, _x, _y, reveals=True),
    event("link_laid", _face),
    event("card_played", _card, Fact("side", ("a", "b", "single"))),
    event("moved", _direction),
    event("explored", _direction),
    event("effect_skipped", Fact("effect", EFFECT_NAMES)),
    event("copied", _card, Fact("side", SIDE_NAMES)),
    event("ration_eaten", _amount),
    event("chest_opened", _card),
    event("trap_sprung"),
    event("trap_avoided"),
    event("fell"),
    event("teleported", _direction),
    event("rest_declared"),
    event("rested", Fact("count"), Fact("cost")),
    event("level_left", Fact("level")),
    event("energy_given"),
    event("discarded", _card),
    event("level_began", Fact("round")),
    event("handed_over"),
    event("offered", _card),
    event("exchanged", _card, Fact("other", cards)),
    event("refused"),
    event("amulet_tested", Fact("passed", ("no", "yes"))),
    event("ended", Fact("ending", ENDINGS[1:]), reveals=True),
)
(
    CHALLENGE_CHOSEN, CARD_SHOWN, CARD_KEPT, ROOM_LAID, LINK_LAID, CARD_PLAYED, MOVED, EXPLORED, EFFECT_SKIPPED, COPIED,
    RATION_EATEN, CHEST_OPENED, TRAP_SPRUNG, TRAP_AVOIDED, FELL, TELEPORTED, REST_DECLARED, HAS_RESTED, LEVEL_LEFT,
    ENERGY_GIVEN, DISCARDED, LEVEL_BEGAN, HANDED_OVER, OFFERED, EXCHANGED, REFUSED, AMULET_TESTED, ENDED,
) = range(len(EVENTS.kinds))  # fmt: skip
