"""Records: a table or a box, declared field by field, once.

The declaration gives the numpy dtype (compiled rules), a plain class (interpreted rules), and the names under which
positions write and read each field.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

Names = Sequence[str]
Domain = Names | Callable[[Any], Names]
"""The words for the values 0, 1, 2, … of a field, or a function from the edition to those words."""


def words_of(domain: Domain, edition: Any) -> Names:
    return domain(edition) if callable(domain) else domain


class Field(msgspec.Struct, frozen=True):
    """One field of a record: its numpy type, its shape, what it means, and its words."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()
    meaning: str = ""
    index: Domain | None = None
    """Words for the places of an array (such as the characters), so that positions say `thief = …`."""
    values: Domain | None = None
    """Words for the values; a value below zero is nothing and is written as ''."""
    hidden: bool = False
    """Not part of a position: kept by the kernel, or recomputed."""
    per_seat: bool = False
    """The last (or only) axis has a place for each seat."""


def field(
    name: str,
    kind: str,
    shape: int | tuple[int, ...] = (),
    meaning: str = "",
    *,
    index: Domain | None = None,
    values: Domain | None = None,
    hidden: bool = False,
    per_seat: bool = False,
) -> Field:
    shape = (shape,) if isinstance(shape, int) else shape
    return Field(name, kind, shape, meaning, index, values, hidden, per_seat)


class Plain:
    """A record as a plain Python object: integers and (nested) lists."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    def copy(self) -> Plain:
        """A copy that shares nothing."""
        twin = type(self)()
        for name in self.__slots__:
            value = getattr(self, name)
            if isinstance(value, list):
                value = [[*item] if isinstance(item, list) else item for item in value]
            setattr(twin, name, value)
        return twin

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.__slots__)})"


class Record:
    """A record type made from its fields."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields
        self.dtype = np.dtype([(f.name, f.kind, f.shape) if f.shape else (f.name, f.kind) for f in fields], align=True)
        self.size = self.dtype.itemsize
        self._names = tuple(f.name for f in fields)
        self._plain = type(name, (Plain,), {"__slots__": self._names})

    def __repr__(self) -> str:
        return f"Record({self.name!r}, {len(self.fields)} fields, {self.size} bytes)"

    def __getitem__(self, name: str) -> Field:
        return self.fields[self._names.index(name)]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def array(self, count: int = 1) -> np.ndarray[Any, Any]:
        return np.zeros(count, self.dtype)

    def unpack(self, array: np.ndarray[Any, Any], i: int = 0) -> Any:
        """The record at `i` as a plain object."""
        plain = self._plain()
        for name, value in zip(self._names, array[i].item(), strict=True):
            setattr(plain, name, value.tolist() if isinstance(value, np.ndarray) else value)
        return plain

    def pack(self, plain: Any, array: np.ndarray[Any, Any], i: int = 0) -> None:
        """Write a plain object into the record at `i`."""
        for name in self._names:
            array[name][i] = getattr(plain, name)

    def blank(self) -> Any:
        return self.unpack(self.array())


def raw(array: np.ndarray[Any, Any], i: int = 0) -> bytes:
    """The bytes of the record at `i`."""
    return array[i : i + 1].tobytes()


def copied(array: np.ndarray[Any, Any], i: int = 0) -> np.ndarray[Any, Any]:
    """A new array with a copy of the record at `i` alone."""
    return array[i : i + 1].view(np.uint8).copy().view(array.dtype)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def fingerprint(tables: Any, lines: Any, i: int) -> int:
    """64 bits that tell the record at `i` from others; `lines` are the same records as rows of 64-bit words."""
    plain = tables[i]
    told = repr([getattr(plain, name) for name in plain.__slots__]).encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=8).digest(), "little")


def native_fingerprint(tables: Any, lines: Any, i: int) -> Any:
    """Four words at a time: one mixture after the other would wait for each multiplication."""
    one, two = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
    three, four = np.uint64(0x165667B19E3779F9), np.uint64(0x27D4EB2F165667C5)
    spread, half = np.uint64(0xFF51AFD7ED558CCD), np.uint64(32)
    words = lines.shape[1]
    for k in range(0, words - words % 4, 4):
        one = (one ^ lines[i, k]) * spread
        two = (two ^ lines[i, k + 1]) * spread
        three = (three ^ lines[i, k + 2]) * spread
        four = (four ^ lines[i, k + 3]) * spread
        one ^= one >> half
        two ^= two >> half
        three ^= three >> half
        four ^= four >> half
    for k in range(words - words % 4, words):
        one = (one ^ lines[i, k]) * spread
        one ^= one >> half
    mixed = (one * spread ^ two) * spread
    mixed = ((mixed ^ mixed >> half) + three) * spread
    mixed = ((mixed ^ mixed >> half) + four) * spread
    return mixed ^ mixed >> half
