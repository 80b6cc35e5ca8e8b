"""The state of a table of Ohio Bob, field by field.

Nothing of it is hidden: nobody knows the order of a pile beyond what was shown, so none is kept. A pile is the cards
that are known, from the top, and below them the cards that were shuffled together, as sets (6b).
"""

from __future__ import annotations

from cenote.games.ohio_bob.names import (
    CARDS,
    ENDINGS,
    LEVELS,
    ROOMS,
    SEATS,
    SET,
    SET_NAMES,
    STATES,
    ZONES,
    cards,
    faces,
)  # fmt: skip
from cenote.kernel.dice import HEADER, PART
from cenote.kernel.game import Option
from cenote.kernel.record import Record, field

PLACES = tuple(str(place + 1) for place in range(SET))
_FACES = ("easy", "hard")
OPTIONS = (
    Option("energy_face", _FACES, "R13.1", setup=True),
    Option("level_face", _FACES, "R13.1", setup=True),
    Option("amulet_face", _FACES, "R13.1", setup=True),
    Option("link_face", _FACES, "R14.1", setup=True, seats=2),
    Option("set", SET_NAMES, "R1.5", setup=True),
    Option("l3_low_stairs_exit", (False, True), "A2"),
    Option("hammer_scope", ("any", "explore_or_door"), "A10"),
    Option("map_border_wall_blocks", (True, False), "A14"),
    Option("bonus_optional", (False, True), "A16"),
    Option("teleporter_optional", (False, True), "A18"),
    Option("teleport_keeps_protection", (True, False), "A19"),
    Option("stairs_choice", ("on_entry", "while_standing"), "A20"),
    Option("hand_max_row", ("entered", "left"), "A22"),
    Option("sg_discardable", (False, True), "A23"),
    Option("sg_exchangeable", (False, True), "A42", seats=2),
    Option("deckout", ("rooms_missing", "literal_until_l3_done"), "A25"),
    Option("rations_off_card", ("level", "energy"), "A26"),
    Option("pairing", ("fixed", "shuffled"), "A34"),
    Option("coop_order", ("free", "alternate"), "A37", seats=2),
    Option("coop_rest", ("joint", "immediate"), "A38", seats=2),
    Option("coop_exit", ("any", "own"), "A43", seats=2),
    Option("coop_early_loss", (False, True), "A47", seats=2),
    Option("turn_cap", rule="A35", most=1_000, usual=200),
)
"""5.1: the faces and the set chosen before the game (R1.1, R1.5, R13.1, R14.1, A1, A51), and the house rules."""

TABLE = Record(
    "OhioBob",
    *HEADER,
    PART,
    *(
        field(o.name, "i2" if o.most else "i1", meaning=f"option ({o.rule}), 0 is the default", hidden=True)
        for o in OPTIONS
    ),
    # The cards
    field("zone", "i1", CARDS, "where each card is (R0.4)", index=cards, values=ZONES),
    field("holder", "i1", CARDS, "whose hand, resolution pile or discards it lies in", index=cards),
    field("shown", "i1", (SET, SEATS), "the known cards of each pile, the top one first (6b)", values=cards,
          index=PLACES, per_seat=True),
    field("shown_count", "i1", SEATS, "how many they are", per_seat=True),
    field("batch", "u4", (LEVELS, SEATS), "cards shuffled together below them, one bit each, the upper ones first",
          index=PLACES[:LEVELS], per_seat=True),
    field("behind", "i1", CARDS, "temple face behind each card, nothing before it has been laid once (6b)", index=cards,
          values=lambda edition: ("", *faces(edition))),
    field("unpaired", "u4", SEATS, "faces of each set that have not been seen, with shuffled pairs", hidden=True),
    # The temple
    field("rooms", "i1", meaning="rooms on the table, the link room included"),
    field("room_x", "i1", ROOMS, "column of each room (R0.1)"),
    field("room_y", "i1", ROOMS, "row of each room"),
    field("room_face", "i1", ROOMS, "its face as it lies"),
    field("room_card", "i1", ROOMS, "the card it is, nothing for the link room", values=cards),
    field("room_owner", "i1", ROOMS, "who laid it, -1 for the link room"),
    field("room_last", "i1", ROOMS, "1: laid as somebody's last room (R5.3)"),
    field("room", "i1", SEATS, "the room each player is in, -1 before he is", per_seat=True),
    field("cell", "i1", SEATS, "the cell, row by row", per_seat=True),
    field("spent", "u2", SEATS, "bonus cells used during this stay, one bit each (R8.1)", per_seat=True),
    # The players
    field("challenge", "i1", SEATS, "the challenge chosen, -1 before (R1.3)", per_seat=True),
    field("level", "i1", SEATS, "level, from 1", per_seat=True),
    field("energy", "i1", SEATS, "energy", per_seat=True),
    field("laid", "i1", SEATS, "rooms laid on this level (R1.7)", per_seat=True),
    field("state", "i1", SEATS, "ready, waiting for the partner, or gone from the level (R14.3)", values=STATES,
          per_seat=True),
    field("turns", "i2", SEATS, "turns on this level (R2.3)", per_seat=True),
    # The card being played
    field("actor", "i1", meaning="who plays it"),
    field("card", "i1", meaning="the card, nothing between cards", values=cards),
    field("source", "i1", meaning="the card whose side is carried out: the same, or one copied by a torch (R7.3)",
          values=cards),
    field("side", "i1", meaning="its side"),
    field("step", "i1", meaning="the effect that comes next"),
    field("torch_side", "i1", meaning="the side of the card with the torch that copies (R7.3)"),
    field("torch_step", "i1", meaning="the place of the torch on it"),
    field("keys", "i1", meaning="key charges (R6.2)"),
    field("stones", "i1", meaning="stone charges (R6.1)"),
    field("roped", "i1", meaning="steps made on the rope"),
    field("safe", "i1", meaning="1: the step was made with the Super gear (R7.5)"),
    field("arrived", "i1", meaning="1: the step came out of a teleporter (R8.8)"),
    # Two players
    field("exchanged", "i1", meaning="1: the exchange of this level was made (R14.9)"),
    field("offer", "i1", meaning="the card offered", values=cards),
    field("turn_of", "i1", meaning="whose turn it is in the alternating order (R14.3)"),
    field("handed", "i1", meaning="1: the turn was handed over to him"),
    field("ending", "i1", meaning="how the game ended (R11, R12)", values=ENDINGS),
)  # fmt: skip
