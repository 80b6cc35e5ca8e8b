"""Cenote: a table for expedition board games.

from cenote import Table

table = Table.new("lost_temple", seats=4)
"""

from cenote.kernel.actions import Action
from cenote.kernel.errors import CenoteError, EditionError, IllegalMove, OptionError, PositionError, RecordError
from cenote.kernel.game import SPECTATOR
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Result, Table

__all__ = [
    "SPECTATOR", "Action", "CenoteError", "EditionError", "IllegalMove", "OptionError", "Perspective", "PositionError",
    "RecordError", "Result", "Table",
]  # fmt: skip
__version__ = "0.1.0"
