"""The database, function by function, on SQLite and on PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cenote.server.schema import ChatRow, MoveRow, Progress, SeatRow, TableRow
from cenote.server.store import Store, Taken


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def table_row(id: str = "table1", **more: Any) -> TableRow:
    row = TableRow(
        id=id,
        game="lost_temple",
        rules=1,
        edition="box",
        edition_digest="d" * 64,
        options={"gem_bank": "limited", "chance_chain": True, "max_rounds": 3},
        clock={"kind": "game", "seconds": 300, "increment": 5},
        host="ada",
        public=True,
        status="open",
        secret="s" * 32,
        created=1000.0,
    )
    for name, value in more.items():
        setattr(row, name, value)
    return row


def seat_rows(*people: str | None) -> list[SeatRow]:
    return [
        SeatRow(number, "open" if person is None else "person", person, salt="" if person is None else f"salt-{person}")
        for number, person in enumerate(people)
    ]


def move_row(number: int, action: str = "take thief") -> MoveRow:
    return MoveRow(number, number % 2, action, 1000.5 + number)


def progress(move: int, winners: list[int] | None = None) -> Progress:
    return Progress(move, move, 1 + move // 10, [move % 2], winners)


def together(*calls: Callable[[], Any]) -> list[Any]:
    """What several threads get that call at the same moment."""
    gate = threading.Barrier(len(calls))

    def call(work: Callable[[], Any]) -> Any:
        gate.wait()
        try:
            return work()
        except Taken:
            return "taken"

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(call, calls))


def test_a_new_database_is_alive_and_empty(store: Store) -> None:
    assert store.alive()
    assert store.table("table1") is None
    assert store.playing() == []
    assert store.moves("table1") == []
    assert store.chat("table1") == []
    assert store.lists("ada") == {"open": [], "mine": [], "finished": []}


def test_the_key_is_made_once_and_survives_restarts(store: Store, database: str) -> None:
    key = store.key()
    assert len(key) == 64
    assert store.key() == key
    again = Store(database)
    assert again.key() == key
    again.close()


def test_two_processes_that_start_together_agree_on_the_key(store: Store, database: str) -> None:
    other = Store(database)
    keys = together(*[opened.key for opened in (store, other) * 3])
    assert len(set(keys)) == 1
    other.close()


def test_people_have_names_and_can_change_them(store: Store) -> None:
    store.add_person("ada", "Ada")
    store.add_person("bo", "Bo 🌴 \u202e")
    assert store.name_of("ada") == "Ada"
    assert store.name_of("nobody") is None
    assert store.names_of(["ada", "bo", "nobody", "ada"]) == {"ada": "Ada", "bo": "Bo 🌴 \u202e"}
    assert store.names_of([]) == {}
    store.rename("ada", "Augusta")
    assert store.names_of(["ada", "bo"])["ada"] == "Augusta"
    assert store.name_of("bo") == "Bo 🌴 \u202e"


def test_a_table_comes_back_as_it_was_stored(store: Store, database: str) -> None:
    row, seats = table_row(), [*seat_rows("ada", None), SeatRow(2, "bot", bot="greedy", stand_in="", bonus=1.5)]
    store.add_table(row, seats)
    assert store.table("table1") == (row, seats)
    again = Store(database)
    assert again.table("table1") == (row, seats)
    again.close()


def test_a_table_without_clock_and_with_empty_options_comes_back(store: Store) -> None:
    row = table_row(clock=None, options={}, public=False)
    store.add_table(row, seat_rows("ada"))
    found = store.table("table1")
    assert found is not None
    assert found[0] == row


def test_the_status_of_a_table_can_be_set(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada", "bo"))
    store.add_table(table_row("other"), seat_rows("ada", "bo"))
    store.set_table("table1", status="playing", started=1234.5, round=1, to_act=[1], host="bo")
    found = store.table("table1")
    assert found is not None
    row = found[0]
    assert (row.status, row.started, row.round, row.to_act, row.host) == ("playing", 1234.5, 1, [1], "bo")
    assert store.playing() == ["table1"]
    untouched = store.table("other")
    assert untouched is not None
    assert untouched[0] == table_row("other")


def test_lists_hold_open_tables_of_all_and_own_ones_the_latest_first(store: Store) -> None:
    store.add_table(table_row("open1", created=1.0), seat_rows("bo", None))
    store.add_table(table_row("open2", created=2.0), seat_rows("ada", None))
    store.add_table(table_row("private", created=3.0, public=False), seat_rows("bo", None))
    store.add_table(table_row("mine1", created=4.0, status="playing"), seat_rows("ada", "bo", "ada"))
    store.add_table(table_row("mine2", created=5.0, public=False), seat_rows(None, "ada"))
    store.add_table(table_row("done", created=6.0, status="over", winners=[0]), seat_rows("ada", "bo"))
    store.add_table(table_row("others", created=7.0, status="over"), seat_rows("bo", "cy"))
    store.add_table(table_row("closed", created=8.0, status="closed"), seat_rows(None, None))

    def ids(person: str, most: int = 30) -> dict[str, list[str]]:
        return {kind: [row.id for row, _ in rows] for kind, rows in store.lists(person, most).items()}

    assert ids("ada") == {"open": ["open2", "open1"], "mine": ["mine2", "mine1", "open2"], "finished": ["done"]}
    assert ids("cy") == {"open": ["open2", "open1"], "mine": [], "finished": ["others"]}
    assert ids("ada", 1) == {"open": ["open2"], "mine": ["mine2"], "finished": ["done"]}
    assert [seat.person for seat in store.lists("ada")["mine"][1][1]] == ["ada", "bo", "ada"]


def test_the_first_rematch_stands(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada"))
    assert store.set_next("table1", "next1") == "next1"
    assert store.set_next("table1", "next2") == "next1"
    found = store.table("table1")
    assert found is not None
    assert found[0].next_table == "next1"


def test_a_seat_can_be_changed(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada", None))
    store.set_seat("table1", 0, stand_in="time", bonus=12.5)
    found = store.table("table1")
    assert found is not None
    assert found[1][0] == SeatRow(0, "person", "ada", None, "salt-ada", "time", 12.5)
    assert found[1][1] == SeatRow(1, "open")


def test_an_open_seat_is_taken_once(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada", None))
    store.set_seat("table1", 1, was="open", kind="person", person="bo", salt="x")
    with pytest.raises(Taken):
        store.set_seat("table1", 1, was="open", kind="person", person="cy", salt="y")
    found = store.table("table1")
    assert found is not None
    assert found[1][1] == SeatRow(1, "person", "bo", None, "x")


def test_of_many_who_take_a_seat_at_once_one_gets_it(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada", None))

    def sit(person: str) -> Callable[[], str]:
        def work() -> str:
            store.set_seat("table1", 1, was="open", kind="person", person=person)
            return person

        return work

    answers = together(*map(sit, ("bo", "cy", "di", "ed")))
    assert answers.count("taken") == 3
    found = store.table("table1")
    assert found is not None
    assert found[1][1].person == next(answer for answer in answers if answer != "taken")


def test_a_seat_that_is_not_there_is_taken(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada"))
    for table, number in (("table1", 5), ("nowhere", 0)):
        with pytest.raises(Taken):
            store.set_seat(table, number, stand_in="away")


def test_moves_come_back_in_order_with_the_progress(store: Store) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    for number in range(12):
        store.add_move("table1", 0, move_row(number), progress(number + 1))
    assert store.moves("table1") == [move_row(number) for number in range(12)]
    found = store.table("table1")
    assert found is not None
    row = found[0]
    assert (row.move, row.round, row.to_act, row.winners, row.status) == (12, 2, [0], None, "playing")


def test_the_same_move_number_is_given_once(store: Store) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    store.add_move("table1", 0, move_row(0), progress(1))
    with pytest.raises(Taken):
        store.add_move("table1", 0, move_row(0, "take seer"), progress(1))
    assert store.moves("table1") == [move_row(0)]


@pytest.mark.parametrize(("epoch", "number"), [(0, 1), (0, 5), (1, 0)])
def test_a_move_for_another_moment_is_refused_and_changes_nothing(store: Store, epoch: int, number: int) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    before = store.table("table1")
    with pytest.raises(Taken):
        store.add_move("table1", epoch, move_row(number), progress(number + 1))
    assert store.moves("table1") == []
    assert store.table("table1") == before


def test_a_move_at_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(Taken):
        store.add_move("nowhere", 0, move_row(0), progress(1))


def test_of_many_who_move_at_once_one_is_first(store: Store, database: str) -> None:
    """Also when they are different processes."""
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    other = Store(database)

    def move(opened: Store, number: int, action: str) -> Callable[[], str]:
        def work() -> str:
            opened.add_move("table1", 0, move_row(number, action), progress(number + 1))
            return action

        return work

    for number in range(5):
        answers = together(*(move(opened, number, f"{name}-{number}") for opened in (store, other) for name in "abc"))
        assert answers.count("taken") == 5
        assert store.moves("table1")[-1].action == next(answer for answer in answers if answer != "taken")
    assert [row.number for row in store.moves("table1")] == [0, 1, 2, 3, 4]
    other.close()


def test_the_last_move_ends_the_game(store: Store) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    store.add_move("table1", 0, move_row(0), progress(1, [1]))
    found = store.table("table1")
    assert found is not None
    assert (found[0].status, found[0].finished, found[0].winners) == ("over", move_row(0).at, [1])
    assert store.playing() == []
    assert [row.id for row, _ in store.lists("ada")["finished"]] == ["table1"]


def test_nobody_wins_is_an_end_too(store: Store) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    store.add_move("table1", 0, move_row(0), progress(1, []))
    found = store.table("table1")
    assert found is not None
    assert (found[0].status, found[0].winners) == ("over", [])


def test_taking_back_removes_moves_and_begins_an_epoch(store: Store) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    for number in range(4):
        store.add_move("table1", 0, move_row(number), progress(number + 1))
    store.take_back("table1", 0, 2, progress(2))
    assert store.moves("table1") == [move_row(0), move_row(1)]
    found = store.table("table1")
    assert found is not None
    assert (found[0].epoch, found[0].move) == (1, 2)
    with pytest.raises(Taken):
        store.add_move("table1", 0, move_row(2), progress(3))
    with pytest.raises(Taken):
        store.take_back("table1", 0, 1, progress(1))
    store.add_move("table1", 1, move_row(2, "take child"), progress(3))
    assert [row.action for row in store.moves("table1")] == ["take thief", "take thief", "take child"]


def test_taking_back_the_end_goes_on(store: Store) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    store.add_move("table1", 0, move_row(0), progress(1, [0]))
    store.take_back("table1", 0, 0, progress(0))
    found = store.table("table1")
    assert found is not None
    assert (found[0].status, found[0].finished, found[0].winners, found[0].move) == ("playing", None, None, 0)
    assert store.playing() == ["table1"]


def test_a_move_and_a_taking_back_at_once_leave_moves_without_gaps(store: Store) -> None:
    store.add_table(table_row(status="playing"), seat_rows("ada", "bo"))
    for number in range(3):
        store.add_move("table1", 0, move_row(number), progress(number + 1))
    together(
        lambda: store.add_move("table1", 0, move_row(3), progress(4)),
        lambda: store.take_back("table1", 0, 1, progress(1)),
    )
    found = store.table("table1")
    assert found is not None
    assert (found[0].epoch, found[0].move) == (1, 1)
    assert [row.number for row in store.moves("table1")] == [0]


def test_chat_comes_back_in_order_and_the_latest_lines_only(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada"))
    said = [store.add_chat("table1", "ada", f"line {number} <b>é🌴</b>") for number in range(6)]
    assert [row.number for row in said] == [0, 1, 2, 3, 4, 5]
    assert store.chat("table1") == said
    assert store.chat("table1", 2) == said[-2:]
    assert isinstance(said[0], ChatRow)


def test_chat_of_many_at_once_is_numbered_without_gaps(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada"))
    rows = together(*(lambda n=n: store.add_chat("table1", "ada", str(n)) for n in range(8)))
    assert sorted(row.number for row in rows) == list(range(8))
    assert sorted(row.text for row in store.chat("table1")) == [str(n) for n in range(8)]


def test_a_table_and_its_seats_are_stored_together_or_not_at_all(store: Store) -> None:
    store.add_table(table_row(), seat_rows("ada"))
    twice = [SeatRow(0, "open"), SeatRow(0, "open")]
    with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
        store.add_table(table_row("other"), twice)
    assert store.table("other") is None


def test_what_sqlite_has_stored_is_tidied_beside_those_who_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who stores waits for it; afterwards it stands in the file, and a long log begins anew."""
    file = tmp_path / "x.db"
    store, log = Store(f"sqlite:///{file}"), Path(f"{file}-wal")
    for number in range(300):
        store.add_person(f"p{number}", f"Quetzal {number}")
    assert b"Quetzal 299" not in file.read_bytes()
    store.tidy()
    assert b"Quetzal 299" in file.read_bytes()
    monkeypatch.setattr("cenote.server.store.LONG_LOG", 0)
    store.tidy()
    long = log.stat().st_size
    for number in range(100):
        store.add_person(f"q{number}", f"Toucan {number}")
    assert log.stat().st_size == long
    assert store.name_of("q99") == "Toucan 99"
    store.close()
