"""Records: fields, plain objects and arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.kernel.game import Edition, Game
from cenote.kernel.record import Field, Record, copied, digest, field, raw, words_of

SMALL = Record(
    "Small",
    field("flag", "i1"),
    field("key", "u8", meaning="forces padding before it"),
    field("row", "i2", 3),
    field("grid", "u1", (2, 2)),
)


def values_of(one: Field) -> st.SearchStrategy[Any]:
    """Any value that the field can hold."""
    bounds = np.iinfo(one.kind)
    strategy: st.SearchStrategy[Any] = st.integers(int(bounds.min), int(bounds.max))
    for size in reversed(one.shape):
        strategy = st.lists(strategy, min_size=size, max_size=size)
    return strategy


def records(record: Record) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({one.name: values_of(one) for one in record.fields})


def filled(record: Record, values: dict[str, Any]) -> Any:
    plain = record.blank()
    for name, value in values.items():
        setattr(plain, name, value)
    return plain


@settings(max_examples=100, deadline=None)
@given(records(SMALL))
def test_what_is_packed_comes_back(values: dict[str, Any]) -> None:
    plain, array = filled(SMALL, values), SMALL.array(3)
    SMALL.pack(plain, array, 1)
    assert SMALL.unpack(array, 1) == plain
    assert {name: getattr(SMALL.unpack(array, 1), name) for name in values} == values
    assert SMALL.unpack(array, 0) == SMALL.unpack(array, 2) == SMALL.blank()


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_a_table_of_lost_temple_comes_back_whatever_it_holds(game: Game, data: st.DataObject) -> None:
    for record in (game.record, game.box_record):
        plain, array = filled(record, data.draw(records(record))), record.array()
        record.pack(plain, array)
        assert record.unpack(array) == plain
        again = record.array()
        record.pack(record.unpack(array), again)
        assert raw(again) == raw(array)


def test_plain_objects_hold_python_numbers_and_lists() -> None:
    array = SMALL.array()
    array["key"], array["row"][0, 1], array["grid"][0, 1, 0] = 2**64 - 1, -7, 200
    plain = SMALL.unpack(array)
    assert (type(plain.key), plain.key) == (int, 2**64 - 1)
    assert (plain.row, plain.grid) == ([0, -7, 0], [[0, 0], [200, 0]])
    plain.row[1] = 5
    assert array["row"][0, 1] == -7, "a plain object must not share the array's memory"


@pytest.mark.parametrize(("name", "value"), [("flag", 128), ("flag", -129), ("row", [0, 0, 2**15]), ("key", -1)])
def test_what_does_not_fit_is_never_cut_off(name: str, value: Any) -> None:
    plain, array = SMALL.blank(), SMALL.array()
    setattr(plain, name, value)
    with pytest.raises(OverflowError):
        SMALL.pack(plain, array)


def test_a_copy_is_independent_and_alone() -> None:
    array = SMALL.array(3)
    array["flag"] = [1, 2, 3]
    array["row"][1] = 4
    twin = copied(array, 1)
    assert twin.shape == (1,)
    assert twin.dtype == array.dtype
    assert raw(twin) == raw(array, 1)
    twin["flag"], twin["row"] = 9, 8
    assert array["flag"].tolist() == [1, 2, 3]
    assert array["row"][1].tolist() == [4, 4, 4]
    array["flag"][1] = 7
    assert twin["flag"][0] == 9


def test_a_copy_has_the_padding_too() -> None:
    """Tables are compared byte by byte, so a copy may not invent bytes between the fields."""
    array = SMALL.array(2)
    array.view(np.uint8)[:] = 255
    assert raw(copied(array, 1)) == b"\xff" * SMALL.size


def test_raw_is_one_record_alone() -> None:
    array = SMALL.array(2)
    array["flag"] = [1, 2]
    assert len(raw(array)) == SMALL.size
    assert raw(array, 0) != raw(array, 1)
    assert raw(array)[0] == 1


def test_a_record_knows_its_fields() -> None:
    assert SMALL["row"].shape == (3,)
    assert "row" in SMALL
    assert "column" not in SMALL
    assert repr(SMALL) == f"Record('Small', 4 fields, {SMALL.size} bytes)"


def test_plain_objects_compare_by_value_and_kind() -> None:
    one, other = SMALL.blank(), SMALL.blank()
    assert one == other
    other.row[2] = 1
    assert one != other
    assert one != Record("Small", *SMALL.fields).blank()
    assert repr(one) == "Small(flag=0, key=0, row=[0, 0, 0], grid=[[0, 0], [0, 0]])"
    with pytest.raises(AttributeError):
        one.nothing = 1


def test_words_may_depend_on_the_edition(game: Game, edition: Edition) -> None:
    assert words_of(("a", "b"), None) == ("a", "b")
    spaces = game.record["token"].index
    assert spaces is not None
    assert words_of(spaces, edition.data)[:2] == ("11", "14")


def test_digest_is_sha256() -> None:
    assert digest(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
