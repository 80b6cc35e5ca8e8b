"""The state of a table of Realm of the Jade Goddess, field by field."""

from __future__ import annotations

from cenote.games.jade_goddess.names import (
    CELLS,
    DEPTH,
    ENDINGS,
    FIGURES,
    LOG,
    NODES,
    PARTS,
    ROW,
    SEATS,
    SHELF,
    STACKS,
    TOKENS,
    TYPES,
    cells,
    faces,
    stacks,
    tile_types,
    tokens,
)  # fmt: skip
from cenote.kernel.dice import HEADER, PART
from cenote.kernel.game import Option
from cenote.kernel.record import Record, field

OPTIONS = (
    Option("start_player", ("random", "seat_0", "seat_1", "seat_2", "seat_3"), "A31"),
    Option("explore_mandatory", (True, False), "A5"),
    Option("stop_after_jungle", (True, False), "A26"),
    Option("full_display_duty", ("strict", "free"), "A9"),
    Option("stuck_scope", ("board", "reachable"), "A10"),
    Option("trade_return", ("equal", "free"), "A2"),
    Option("trade_needs_own", (True, False), "A3"),
    Option("excavate_before_bonus", (True, False), "A13"),
    Option("final_round_bonus", (True, False), "A15"),
    Option("shortage_split", ("round_robin", "active_first"), "A19"),
    Option("gold_supply", ("unlimited", "limited"), "A29"),
    Option("gold_visible", (True, False), "A30"),
    Option("statue_same_object", (True, False), "A38"),
    Option("stall_limit_rounds", rule="R11.5", most=1_000, usual=30),
)
"""5.5: the house rules. In the record every option is the number of its value, 0 for its default; limits as given."""

TABLE = Record(
    "JadeGoddess",
    *HEADER,
    PART,
    *(
        field(o.name, "i2" if o.most else "i1", meaning=f"option ({o.rule}), 0 is the default", hidden=True)
        for o in OPTIONS
    ),
    # The board
    field("face", "i2", CELLS, "kind of tile or cross field on each cell as it lies, -1 where it is empty (R1.1)",
          index=cells, values=faces),
    field("order", "u1", CELLS, "when each tile was laid, from 1; 0 for the cross", index=cells),
    field("tiles", "u1", meaning="tiles laid so far"),
    field("demand", "u1", CELLS, "sides that a tile on a cell must match, one bit each: 1 city, 16 explored (R5.6)",
          hidden=True),
    field("road", "u1", CELLS, "cells joined by white lines have the same number (R4.2)", hidden=True),
    field("node", "u1", CELLS, "number of the first city part of a cell (R1.3)", hidden=True),
    field("nodes", "u1", meaning="city parts on the board", hidden=True),
    field("region", "u1", NODES + 1, "parts of one region have the same number (R1.6)", hidden=True),
    field("open", "i1", NODES + 1, "open city sides of a region (R1.7)", hidden=True),
    field("heads", "i1", NODES + 1, "heads of a region (R8.2)", hidden=True),
    field("coins", "i1", NODES + 1, "coins of a region (R8.2)", hidden=True),
    # The tiles
    field("supply", "i1", TYPES, "tiles in the stacks whose place nobody knows, by kind (6b)", index=tile_types),
    field("height", "i1", STACKS, "tiles in each stack (R2.2)", index=stacks),
    field("known", "i1", STACKS, "tiles at the bottom of each stack that everybody knows (R7.4)", index=stacks),
    field("bottom", "i1", (STACKS, DEPTH), "those tiles, the next to come first", index=stacks),
    field("display", "i1", (SHELF, SEATS), "tiles in the displays, nothing in a free place (R1.9)",
          index=("1", "2", "3", "4"), values=tile_types, per_seat=True),
    field("drawn", "i1", meaning="tile that was drawn and must be laid, or -1 (R5.7)", values=tile_types),
    # The artefacts
    field("pile", "i1", TOKENS, "tokens in the pile, by kind (R2.4)", index=tokens),
    field("row", "i1", ROW, "the tokens of the row (R1.9)", values=tokens),
    field("hand", "i1", (TOKENS, SEATS), "tokens behind the racks, by kind", index=tokens, per_seat=True),
    field("held", "i1", SEATS, "how many tokens each player holds, which everybody knows (6b)", per_seat=True),
    field("logged", "i2", meaning="movements of tokens so far (6b)"),
    field("log_move", "u1", LOG, "each movement: 4 * seat + how"),
    field("log_token", "i1", LOG, "its token; -2 in a redacted table: the seat has not seen it"),
    field("forgotten", "i1", meaning="1: there were more movements than the table remembers"),
    field("promise", "u1", LOG, "while a world is imagined: where tokens must come from", hidden=True),
    field("free", "i1", SEATS + 1, "the same: tokens that come from the first pile, by place", hidden=True),
    field("loose", "i1", (SEATS + 1, SEATS + 1), "the same: hidden tokens, by place and present place", hidden=True),
    field("bag", "i1", TOKENS, "the same: tokens to be dealt, by kind", hidden=True),
    # The players
    field("gold", "i2", SEATS, "gold of each player", per_seat=True),
    field("jeep", "i1", SEATS, "cell of each jeep", values=cells, per_seat=True),
    field("figure_cell", "i1", (FIGURES, SEATS), "cell of each figure, nothing in the supply (R6.5)",
          index=tuple("12345678"), values=cells, per_seat=True),
    field("figure_part", "i1", (FIGURES, SEATS), "its city part", index=tuple("12345678"), values=PARTS,
          per_seat=True),
    field("bank", "i2", meaning="gold in the bank, with a limited supply (R8.10)"),
    # The turn
    field("active", "i1", meaning="seat whose turn it is"),
    field("bonus", "i1", meaning="1 in the bonus part-turn (R10)"),
    field("chain", "i1", meaning="1 after a pure jungle tile (R5.9)"),
    field("placed", "i1", meaning="1: a figure was placed in this part-turn (R6.6)"),
    field("swapped", "i1", meaning="1: the stuck exchange of this part-turn was made (R7.4)"),
    field("duty", "i1", meaning="1: the ride was under the duty of a full display (R7.2)"),
    field("returns", "i1", meaning="tokens still to be put back (R9.1)"),
    field("laid", "i1", meaning="cell of the city tile laid in this part-turn, or -1 (R8.1)", values=cells),
    field("laid_before", "i1", meaning="the same of the regular part-turn, if it is dug later (A13)", values=cells),
    field("busy", "i1", meaning="1: a tile was drawn or laid in this turn (R11.5)"),
    field("quiet", "i2", meaning="quiet turns in a row (R11.5)"),
    field("final", "i1", meaning="turns left after the last tile was drawn, 0: not yet (R11.2)"),
    field("ending", "i1", meaning="how the game ended (R11)", values=ENDINGS),
)  # fmt: skip
