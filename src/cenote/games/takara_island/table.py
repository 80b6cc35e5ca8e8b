"""The state of a Takara Island table, field by field."""

from __future__ import annotations

from cenote.games.takara_island.names import (
    CHESTS,
    ENDINGS,
    FACES,
    PLACES,
    SEATS,
    SLOTS,
    SPECIALISTS,
    TILES,
    chests,
    sites,
    slots,
    tiles,
)  # fmt: skip
from cenote.kernel.dice import HEADER, PART
from cenote.kernel.game import Option
from cenote.kernel.record import Record, field

OPTIONS = (
    Option("view_block_scope", ("previous_turns", "any_face_up"), "A1"),
    Option("view_may_stop_early", (False, True), "A3"),
    Option("rockfall_payout_scope", ("all_face_up", "top_only"), "A8"),
    Option("counter_sell_scope", ("xp_tiles", "any_scroll"), "A27"),
    Option("mimic_injures", (True, False), "A14"),
    Option("mimic_fail", ("reshuffle", "discard"), "A15"),
    Option("impersonator_scope", ("held_by_others", "any"), "A20"),
    Option("tie_break", ("shared", "xp_without_karas"), "A33"),
    Option("allow_pass", (False, True), "A35"),
    Option("limit_coins", (False, True), "A48"),
    Option("turn_limit", rule="A37", most=10_000, usual=400),
    Option("memory_aid", ("full", "notes", "none"), "R15.1"),
)
"""5.4: the house rules. In the record every option is the number of its value, 0 for its default; limits are numbers.

`memory_aid` is a setting of the table: it changes what the page remembers for its players, never what they may know.
"""


def town(edition: object) -> tuple[str, ...]:
    """Where an adventurer may stand after acting: the sites, and three places in town."""
    own = sites(edition)
    return (*own, *[""] * (PLACES - 3 - len(own)), "dive", "counter", "harbour")


TABLE = Record(
    "TakaraIsland",
    *HEADER,
    PART,
    *(
        field(o.name, "i2" if o.most else "i1", meaning=f"option ({o.rule}), 0 is the default", hidden=True)
        for o in OPTIONS
    ),
    # The island
    field("height", "i1", 8, "tiles left on each site (R1.5)", index=sites),
    field("tile", "i1", SLOTS, "the tile in each slot, -1 where it has left (K1)", index=slots, values=tiles),
    field("face", "i1", SLOTS, "how each tile lies (R6.2)", index=slots, values=FACES),
    field("wounds", "i1", SLOTS, "wounds of each monster (R10.3)", index=slots),
    field("seen_by", "u1", SLOTS, "seats that have looked at the tile, one bit each (6b)", index=slots),
    field("no_rockfall", "i1", SLOTS, "1: passed in an ordinary view, so no rockfall (6b)", index=slots),
    field("left", "i1", TILES, "tiles that have left the sites, by kind (6b)", index=tiles),
    field("stones", "i1", meaning="Stones of Legend found (R12.1)"),
    field("stone_site", "i1", meaning="site the first stone came from, or -1 (K4)", values=sites),
    field("pile", "i1", CHESTS, "chest tiles in the pile, by kind; the order is drawn when it matters (K6)",
          index=chests),
    field("glance_site", "i1", SEATS, "site each player has just looked at, -1 after his next move", per_seat=True),
    field("glance", "i2", SEATS, "heights of the tiles he saw there, one bit each", per_seat=True),
    # The town
    field("stock", "i1", meaning="XP tokens at the Counter (R1.6)"),
    field("bank", "i2", meaning="Karas in the bank, with limit_coins (R15.2)"),
    field("holder", "i1", 4, "seat that has each specialist, -1 in the Harbour (R9.1)", index=SPECIALISTS),
    field("asleep", "i1", 4, "1: the specialist sleeps (R9.8)", index=SPECIALISTS),
    # The players
    field("karas", "i2", SEATS, "Karas of each player (R15.1)", per_seat=True),
    field("available", "i1", SEATS, "adventurers on the player board (R4.1)", per_seat=True),
    field("hospital", "i1", SEATS, "adventurers injured this turn (R5.4)", per_seat=True),
    field("resting", "i1", SEATS, "adventurers in the break room (R11.4)", per_seat=True),
    field("recruited", "i1", SEATS, "1: the recruit has left the Beach (R11.1)", per_seat=True),
    field("tokens", "i1", SEATS, "XP tokens of each player (R8.2)", per_seat=True),
    field("owned", "i1", (TILES, SEATS), "tiles each player keeps, by kind (R5.6, R5.8, R10.2)", index=tiles,
          per_seat=True),
    field("chests", "i1", (CHESTS, SEATS), "chest tiles each player keeps, by kind (R13)", index=chests, per_seat=True),
    # The turn
    field("active", "i1", meaning="seat whose turn it is (R1.8)"),
    field("sword", "i1", meaning="1: the active player holds the sword (R3.1)"),
    field("counter_used", "i1", meaning="1: the Counter was visited this turn (R4.5)"),
    field("turned", "i1", meaning="1: some tile was turned up this turn (R6.2)"),
    field("standing", "i1", PLACES, "adventurers who have acted, by where they stand (R11.2)", index=town),
    # What is going on
    field("view_site", "i1", meaning="site of a view that is not complete, or -1 (R6.7)", values=sites),
    field("view_position", "i1", meaning="position looked at last in that view"),
    field("view_turned", "i2", meaning="positions turned up in that view, one bit each"),
    field("dig_site", "i1", meaning="site being dug, or -1 (R5, R9.6)", values=sites),
    field("digs_left", "i1", meaning="tiles the Miner may still take"),
    field("by_miner", "i1", meaning="1: the Miner digs (R9.6)"),
    field("map_chest", "i1", meaning="kind of the chest tile that waits for a choice, or -1 (R13.5)", values=chests),
    field("ending", "i1", meaning="how the game ended (R12)", values=ENDINGS),
)  # fmt: skip
