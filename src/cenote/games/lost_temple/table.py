"""The state of a Lost Temple table, field by field."""

from __future__ import annotations

from cenote.games.lost_temple.names import CARDS, CHANCE, CHARACTERS, KINDS, PLACES, SEATS, TOKENS, chance_spaces
from cenote.kernel.dice import HEADER, PART
from cenote.kernel.game import Option
from cenote.kernel.record import Record, field

OPTIONS = (
    Option("gem_bank", ("limited", "unlimited"), "C18"),
    Option("chance_chain", (True, False), "C16"),
    Option("idol_tie", ("holder_keeps", "tied_clockwise_from_holder"), "C5"),
    Option("seer_swap_public", (True, False), "C12"),
    Option("seer_look_optional", (False, True), "C11"),
    Option("seer_look_sequential", (False, True), "C40"),
    Option("craftsman_may_decline", (False, True), "C13"),
    Option("free_move_may_be_zero", (False, True), "C15"),
    Option("tokens_beyond_finish", (False, True), "C20"),
    Option("max_rounds", rule="C33", most=10_000),
)
"""R11: the house rules. In the record every option is 0 for its default, else the number of its value."""

TABLE = Record(
    "LostTemple",
    *HEADER,
    *(
        field(o.name, "i1", meaning=f"option ({o.rule}), 0 is the default", hidden=True)
        for o in OPTIONS
        if o.most is None
    ),
    PART,  # here the record had a free byte, so the fingerprints of earlier games hold
    field("max_rounds", "i2", meaning="option (C33), 0 is the default", hidden=True),
    # The path
    field("finish", "i1", meaning="index of the finish for this number of players (R1.1)", hidden=True),
    field("position", "i1", SEATS, "index of each meeple on the path (R0)", per_seat=True),
    field("token", "i1", CHANCE, "face-down chance token by chance space (R1.3)", index=chance_spaces, values=TOKENS),
    field("reserve", "i1", KINDS, "chance tokens in the reserve, by kind (R0)", index=TOKENS),
    # Belongings
    field("machetes", "i1", SEATS, "machetes of each player (R1.9)", per_seat=True),
    field("gems", "i2", SEATS, "gems of each player (R1.9)", per_seat=True),
    field("bank", "i2", meaning="gems not owned by a player (R1.4)"),
    field("machete_supply", "i1", meaning="machetes not owned by a player (R1.4)"),
    # The idol
    field("idol", "i1", meaning="seat that has the idol, -1 before the first round (R2)"),
    field("claim", "i1", meaning="seat that revealed the latest idol token this round, or -1 (R7.5)"),
    # The draft
    field("draft_step", "i1", meaning="number of the pick that is due, from 1 (R3, R10)"),
    field("place", "i1", CARDS, "where each character card is this round", index=CHARACTERS, values=PLACES),
    field(
        "step", "i1", CARDS, "draft step at which the card left the passing hand; 0: set aside before", index=CHARACTERS
    ),
    field("holder", "i1", CARDS, "seat that kept the card, or -1", index=CHARACTERS),
    # The calls
    field("called", "i1", meaning="the character called last, 0 before the first call (R4.1)"),
    field("curse", "i1", meaning="the character the shaman named, 0 for none (R5.1)", values=CHARACTERS),
    field("theft", "i1", meaning="the character the thief named, 0 for none (R5.2)", values=CHARACTERS),
    field("look_first", "i1", meaning="first chance space the seer looks at, or -1 (R5.3)", values=chance_spaces),
    field("look_second", "i1", meaning="second chance space the seer looks at, or -1 (R5.3)", values=chance_spaces),
    # What is known of the tokens
    field("seen_by", "u1", CHANCE, "seats that know the token, one bit each (6b)", index=chance_spaces),
    field("reveals", "i2", meaning="tokens replaced so far"),
    field("drawn", "i2", CHANCE, "number of the replacement that laid the token, 0 at setup", index=chance_spaces),
    field(
        "room",
        "i1",
        (CHANCE, KINDS),
        "tokens of a kind that were free ever since this one was laid",
        index=chance_spaces,
    ),
)
