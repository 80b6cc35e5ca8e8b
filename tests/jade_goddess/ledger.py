"""The books of a game of the Jade Goddess, kept from its public events alone: board, figures, tokens, gold, turns.

Nothing here calls the rules: regions are searched on the board, payouts are dealt one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cenote.kernel.journal import Event
from cenote.kernel.table import Table
from tests.jade_goddess.rule_positions import STEPS, cell, xy

Part = tuple[str, str]
"""A city part: its cell and its letter as the tile lies."""
PAID = ("tokens_drawn", "pile_empty", "gold_gained", "figures_home")


class Tile:
    """A tile as it lies: the letter of each side, heads and coins by letter."""

    def __init__(self, pattern: str, heads: dict[str, int], coins: dict[str, int], turn: int = 0) -> None:
        lies = [pattern[(side - turn) % 4] for side in range(4)]
        letters = [letter for place, letter in enumerate(lies) if letter != "." and letter not in lies[:place]]
        self.sides = ["abcd"[letters.index(letter)] if letter != "." else "" for letter in lies]
        self.heads = {"abcd"[place]: heads.get(letter, 0) for place, letter in enumerate(letters)}
        self.coins = {"abcd"[place]: coins.get(letter, 0) for place, letter in enumerate(letters)}


class Ledger:
    """What everybody could write down at the table."""

    def __init__(self, table: Table) -> None:
        self.table, self.data, self.seats = table, table.edition.data, table.seats
        setup = self.data.setup
        self.gold = [setup.start_gold] * self.seats
        self.tokens = [0] * self.seats
        self.pile = len(_all_tokens(self.data)) - setup.face_up_artifacts
        self.bank = setup.coins.one + 5 * setup.coins.five - sum(self.gold)
        self.figures: dict[str, tuple[int, int, str]] = {}
        """By cell: seat, strength, part."""
        self.board = {one.cell: Tile(one.pattern, one.heads, one.coins) for one in table.view().board}
        self.kinds = {tile.id.lower(): tile for tile in self.data.tile_type}
        self.active, self.turns, self.quiet, self.busy = -1, 0, 0, True
        self.last_tile_turn = 0
        self.laid: list[str] = []
        """The city tiles of this turn."""
        self.dug: set[frozenset[Part]] = set()
        self.digs = 0
        self.take(table.events())

    # Events

    def take(self, events: Sequence[Event]) -> None:
        """Write down what happened."""
        place = 0
        while place < len(events):
            event = events[place]
            place += 1
            facts: dict[str, Any] = event.facts
            if event.name in ("dug", "dug_in_vain"):
                paid = []
                while place < len(events) and events[place].name in PAID:
                    paid.append(events[place])
                    place += 1
                self._dig(event, paid)
            elif event.seat is not None:
                self._note(event.name, event.seat, facts)
            elif event.name == "ended":
                self._end_turn()

    def _note(self, name: str, seat: int, facts: dict[str, Any]) -> None:
        assert name not in PAID or name == "tokens_drawn", f"{name} without a dig"
        if name == "turn_began":
            self._end_turn()
            self.active, self.turns, self.busy, self.laid = seat, self.turns + 1, False, []
        elif name == "laid":
            kind = self.kinds[facts["tile"]]
            assert facts["cell"] not in self.board
            self.board[facts["cell"]] = Tile(kind.pattern, kind.heads, kind.gold, facts["turn"])
            self.busy = True
            if kind.pattern != "....":
                self.laid.append(facts["cell"])
        elif name == "drew_tile":
            self.busy = True
        elif name == "last_tile":
            self.last_tile_turn = self.turns
        elif name == "figure_placed":
            assert facts["cell"] not in self.figures
            assert facts["cell"] == self.laid[-1]
            self.figures[facts["cell"]] = (seat, facts["strength"], facts["part"])
        elif name == "figure_taken":
            assert self.figures.pop(facts["cell"])[:2] == (seat, facts["strength"])
        elif name in ("figure_paid", "bonus_began", "blind_swap"):
            price = facts["amount"] if name == "figure_paid" else facts["cost"]
            self.gold[seat] -= price
            self.bank += price
        elif name in ("tokens_drawn", "token_returned"):
            count = facts["count"] if name == "tokens_drawn" else -1
            self.tokens[seat] += count
            self.pile -= count

    def _end_turn(self) -> None:
        """R11.5: count quiet turns; R8.1: nothing that was completed is left."""
        for number, place in enumerate(self.laid):
            for region in self._completed(place, self.laid[number + 1 :]):
                assert region in self.dug, f"nobody dug {sorted(region)}"
        self.quiet = 0 if self.busy else self.quiet + 1

    # Digging

    def region(self, start: Part) -> tuple[frozenset[Part], bool]:
        """The parts that belong to one, and whether an empty cell borders on them."""
        found, edge, is_open = {start}, [start], False
        while edge:
            place, letter = edge.pop()
            for side, (dx, dy) in enumerate(STEPS.values()):
                if self.board[place].sides[side] != letter:
                    continue
                x, y = xy(place)[0] + dx, xy(place)[1] + dy
                if not (0 <= x < self.data.board.size and 0 <= y < self.data.board.size):
                    continue
                other = cell((x, y))
                if other not in self.board:
                    is_open = True
                    continue
                part = (other, self.board[other].sides[(side + 2) % 4])
                assert part[1], f"{place} and {other} do not match"
                if part not in found:
                    found.add(part)
                    edge.append(part)
        return frozenset(found), is_open

    def _completed(self, place: str, later: Sequence[str] = ()) -> list[frozenset[Part]]:
        """R8.9: the complete regions of a tile in the order of its sides, but for those that later tiles completed."""
        found: list[frozenset[Part]] = []
        for letter in self.board[place].sides:
            if letter:
                region, is_open = self.region((place, letter))
                if not is_open and region not in found and not any(one[0] in later for one in region):
                    found.append(region)
        return found

    def _dig(self, event: Event, paid: Sequence[Event]) -> None:
        """R8.2-R8.8: what the region pays, dealt one by one."""
        place = str(event.facts["cell"])
        later = self.laid[self.laid.index(place) + 1 :]
        region = next(one for one in self._completed(place, later) if one not in self.dug)
        self.dug.add(region)
        strengths = [0] * self.seats
        home: Counter[int] = Counter()
        for where, (seat, strength, part) in [*self.figures.items()]:
            if (where, part) in region:
                strengths[seat] += strength
                home[seat] += 1
                del self.figures[where]
        assert (event.name == "dug") == any(strengths)
        drawn = [
            seat for one in paid if one.name == "tokens_drawn" for seat in [one.seat] * int(one.facts["count"] or 0)
        ]
        gained = [(one.seat, one.facts["amount"]) for one in paid if one.name == "gold_gained"]
        returned = {one.seat: one.facts["count"] for one in paid if one.name == "figures_home"}
        if event.name == "dug_in_vain":
            assert not paid
            return
        self.digs += 1
        heads = sum(self.board[where].heads[part] for where, part in region)
        coins = sum(self.board[where].coins[part] for where, part in region)
        assert (event.facts["heads"], event.facts["coins"]) == (heads, coins)
        assert drawn == [*self._dealt(strengths, heads)]
        assert returned == home
        turn_order = [(self.active + turn) % self.seats for turn in range(self.seats)]
        expected = []
        for seat in turn_order:
            if coins and strengths[seat]:
                got = min(coins, self.bank) if self.table.options["gold_supply"] == "limited" else coins
                expected.append((seat, got))
                self.gold[seat] += got
                self.bank -= got
        assert gained == expected
        short = {one.seat for one in paid if one.name == "pile_empty"}
        assert not short or self.pile == 0

    def _dealt(self, strengths: Sequence[int], heads: int) -> Iterator[int]:
        """R8.3, R8.8: who draws, token by token."""
        amount = heads
        for rank, strength in enumerate(sorted({one for one in strengths if one}, reverse=True)):
            if rank:
                amount = -(-amount // 2) if heads > 1 else 0
            present = [(self.active + turn) % self.seats for turn in range(self.seats)]
            present = [seat for seat in present if strengths[seat] == strength]
            if self.table.options["shortage_split"] == "round_robin":
                order = present * amount
            else:
                order = [seat for seat in present for _ in range(amount)]
            for seat in order:
                if self.pile:
                    self.pile -= 1
                    self.tokens[seat] += 1
                    yield seat


def _all_tokens(data: Any) -> list[str]:
    """Every token of an edition."""
    return [
        f"{artifact.object}{piece.lower()}{sign}"
        for artifact in data.artifact
        for piece, kept in artifact.parts.items()
        for sign, count in (("+", kept.good), ("-", kept.bad))
        for _ in range(count)
    ]


def all_tokens(table: Table) -> Counter[str]:
    return Counter(_all_tokens(table.edition.data))


def naive_points(held: Counter[str], scoring: Any, same_object: bool = True) -> int:
    """R12.1-R12.3: build statues one after the other, good ones first."""
    total: int = scoring.per_artifact * sum(held.values())
    for thing in ("1", "2", "3") if same_object else ("123",):
        parts = {
            piece: sorted(token[2] for token in held.elements() if token[0] in thing and token[1] == piece)
            for piece in "abcd"
        }  # "+" sorts before "-"
        while all(parts.values()):
            chosen = [row.pop(0) for row in parts.values()]
            total += scoring.statue_all_good if set(chosen) == {"+"} else scoring.statue_mixed
    return total
