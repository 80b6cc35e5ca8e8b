"""The words of the rulebook as numbers: characters, tokens, places, phases, events."""

from __future__ import annotations

from typing import Any

from cenote.kernel.journal import Events, Fact, event

SEATS = 8
CARDS = 10  # characters are numbered 1 … 9 as on the cards; place 0 stays empty
CHANCE = 16  # chance spaces a board may have
SPACES = 64  # spaces a path may have
KINDS = 7

NOBODY = -1
NOWHERE = -1
NOTHING = -1
UNSEEN = -2  # in a redacted table: the seat cannot tell

NO_CARD, SHAMAN, THIEF, SEER, PRIEST, ELDER, CRAFTSMAN, SCOUT, CANOE, CHILD = range(CARDS)
CHARACTERS = ("", "shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child")

IDOL, GEMS4, BACK2, PAY2, MACHETE, FWD3, LOSE_MACHETE = range(KINDS)
TOKENS = ("idol", "gems4", "back2", "pay2", "machete", "fwd3", "lose_machete")

# Where a character card is in this round.
HAND, FACE_UP, BURIED, DISCARDED, LEFTOVER, KEPT, PLAYED = range(7)
PLACES = ("hand", "face_up", "buried", "discarded", "leftover", "kept", "played")
LATER = 99  # the draft step of a card that is still in the passing hand

PHASES = (
    "round", "draft", "call", "curse", "steal", "look", "look_second", "swap", "walk", "priest", "elder", "scout",
    "machete", "end",
)  # fmt: skip
(
    ROUND, DRAFT, CALL, CURSE, STEAL, LOOK, LOOK_SECOND, SWAP, WALK, PAY_PRIEST, PAY_ELDER, SCOUTING,
    TAKE_MACHETE, END,
) = range(14)  # fmt: skip

_LENGTHS = {1: 9, 2: 6, 3: 5, 4: 5, 5: 11, 6: 8, 7: 6, 8: 3, 9: 4, 10: 6, 11: 0}
RULE_IDS = (
    *(
        id
        for chapter, rules in _LENGTHS.items()
        for id in (f"R{chapter}", *(f"R{chapter}.{n + 1}" for n in range(rules)))
    ),
    *(f"C{n}" for n in range(1, 42) if n != 34),
)
"""The chapters R1-R11, their rules, and the rulings; C34, a promotional tenth character, is not in this box."""

# Why the idol goes where it goes, and why gems change hands.
IDOL_REASONS = ("claim", "last", "poorest", "holder", "tied_clockwise", "lot")
BY_CLAIM, BY_LAST, BY_POOREST, BY_HOLDER, BY_CLOCKWISE, BY_LOT = range(6)


def chance_spaces(edition: Any) -> tuple[str, ...]:
    """The chance spaces of an edition by their index on the path."""
    return tuple(map(str, edition.track.chance))


_character = Fact("character", CHARACTERS)
_space = Fact("space")
_chance = Fact("space", chance_spaces)
_other_chance = Fact("other", chance_spaces)
_amount = Fact("amount")
_victim = Fact("victim", seat=True)

EVENTS = Events(
    event("start_card", _character, _space),
    event("round_began", Fact("round"), reveals=True),
    event("idol_given", Fact("reason", IDOL_REASONS)),
    event("set_face_up", _character, reveals=True),
    event("set_face_down", _amount),
    event("hand_passed", _amount, reveals=True),
    event("card_taken", Fact("character", CHARACTERS, secret=True)),
    event("card_discarded", _amount, reveals=True),
    event("card_left", Fact("character", CHARACTERS, secret=True)),
    event("unanswered", _character, reveals=True),
    event("answered", _character, reveals=True),
    event("cursed", _character),
    event("places_swapped", _victim, _space, Fact("other_space")),
    event("marked", _character),
    event("robbed", _victim, _amount),
    event("gems_gained", _amount),
    event("gems_paid", _amount),
    event("looked", _chance, _other_chance),
    event("looked_at", _chance),
    event("looked_nowhere"),
    event("token_seen", _chance, Fact("token", TOKENS), private=True, reveals=True),
    event("tokens_swapped", _chance, _other_chance, private=True),
    event("tokens_kept", private=True),
    event("machete_gained"),
    event("machete_declined"),
    event("machete_missing"),
    event("machete_spent", _space),
    event("machete_lost"),
    event("moved", Fact("origin"), _space),
    event("stopped", _space),
    event("stayed", _space),
    event("token_revealed", _chance, Fact("token", TOKENS), reveals=True),
    event("token_replaced", _chance, reveals=True),
    event("claim_made"),
    event("round_ended", Fact("round")),
    event("won", _space, reveals=True),
    event("stopped_by_limit", Fact("round"), reveals=True),
)
(
    START_CARD, ROUND_BEGAN, IDOL_GIVEN, SET_FACE_UP, SET_FACE_DOWN, HAND_PASSED, CARD_TAKEN, CARD_DISCARDED, CARD_LEFT,
    UNANSWERED, ANSWERED, CURSED, PLACES_SWAPPED, MARKED, ROBBED, GEMS_GAINED, GEMS_PAID, LOOKED, LOOKED_AT,
    LOOKED_NOWHERE, TOKEN_SEEN, TOKENS_SWAPPED, TOKENS_KEPT, MACHETE_GAINED, MACHETE_DECLINED, MACHETE_MISSING,
    MACHETE_SPENT, MACHETE_LOST, MOVED, STOPPED, STAYED, TOKEN_REVEALED, TOKEN_REPLACED, CLAIM_MADE, ROUND_ENDED, WON,
    STOPPED_BY_LIMIT,
) = range(37)  # fmt: skip
