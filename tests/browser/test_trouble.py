"""The page in hard times: it says what is happening, loses no move, and goes on by itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from cenote.server import live
from cenote.server.store import Store
from tests.browser.conftest import PATIENCE
from tests.browser.playing import CHOICE, decide, now, short_table, table_of, wait_for_move, wait_for_turn
from tests.browser.test_pages import check_access, check_width, check_words
from tests.server.services import Inside, Process
from tests.server.trouble import Network, let_grow

TROUBLE = ".trouble"
expect.set_options(timeout=PATIENCE)
Opened = Callable[..., Page]


@pytest.fixture(scope="module")
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that may be killed."""
    process = Process(tmp_path_factory.mktemp("frail"))
    yield process
    process.kill()


def database(process: Process) -> str:
    return f"sqlite:///{process.folder / 'cenote.db'}"


@pytest.fixture
def network(frail: Process) -> Iterator[Network]:
    with Network.before(frail) as made:
        yield made


@pytest.fixture
def at_table(browser: Browser) -> Iterator[Opened]:
    """The page of somebody whose turn it is; that a connection failed is no error here."""
    contexts, wrong = [], []

    def opened(address: str, **more: object) -> Page:
        context = browser.new_context(reduced_motion="reduce", **{"locale": "en", **more})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)) if not expected(str(error)) else None)
        page.on("console", lambda message: wrong.append(message.text) if serious(message) else None)
        page.goto(address)
        page.goto(f"{address}/t/{short_table(page, address, 'lost_temple', 'me', 'bot')}")
        wait_for_turn(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


def serious(message: ConsoleMessage) -> bool:
    return message.type == "error" and not expected(message.text)


def expected(text: str) -> bool:
    """Whether an error only tells what the network or a new release did not bring."""
    return any(part in text for part in ("ERR_", "Failed to", "MIME", "Unable to preload"))


def still_the_same(page: Page) -> bool:
    """Whether the page was not loaded again since it was last asked."""
    return bool(page.evaluate("() => { const known = window.known; window.known = true; return known ?? false }"))


def test_a_killed_server_is_said_and_comes_back(frail: Process, at_table: Opened) -> None:
    page, german = at_table(frail.address), at_table(frail.address, locale="de", color_scheme="dark")
    pages = page, german
    for each in pages:
        still_the_same(each)
    frail.kill()
    expect(page.get_by_role("status").filter(has_text="The connection is lost")).to_be_visible()
    expect(german.get_by_role("status").filter(has_text="Die Verbindung ist weg")).to_be_visible()
    for each in pages:
        assert each.locator(CHOICE).count() == 0
        each.set_viewport_size({"width": 390, "height": 844})
        check_words(each)
        check_width(each)
        check_access(each)
    frail.start()
    for each in pages:
        expect(each.locator(TROUBLE)).to_have_count(0)
        decide(each)
        assert still_the_same(each)


def test_a_move_into_the_void_is_made_once(frail: Process, network: Network, at_table: Opened) -> None:
    """The network loses the connection without a word: the page notices, connects again, and says the move again."""
    page = at_table(network.address)
    before = now(page)
    network.lose()
    page.locator(CHOICE).first.click()
    wait_for_move(page, before)
    expect(page.locator(TROUBLE)).to_have_count(0)
    assert wait_for_turn(page)
    decide(page)
    store = Store(database(frail))
    mine = [move for move in store.moves(table_of(page)) if move.seat == 0]
    store.close()
    assert len(mine) == 2


def test_a_connection_lost_without_a_word_is_missed(network: Network, at_table: Opened) -> None:
    """Nobody does anything, and the page finds out all the same."""
    page = at_table(network.address)
    network.lose()
    network.holds = True
    page.locator(TROUBLE).wait_for(timeout=3 * PATIENCE)
    network.holds = False
    expect(page.locator(TROUBLE)).to_have_count(0)
    decide(page)


def test_who_comes_back_to_the_network_need_not_wait(network: Network, at_table: Opened) -> None:
    page = at_table(network.address)
    page.context.set_offline(True)
    expect(page.locator(TROUBLE)).to_contain_text("offline")
    page.context.set_offline(False)
    expect(page.locator(TROUBLE)).to_have_count(0)
    decide(page)


def test_while_the_server_waits_the_page_says_so(frail: Process, at_table: Opened) -> None:
    """Somebody else holds the database; the move is made as soon as it is free, and once."""
    page = at_table(frail.address, locale="fr")
    before = now(page)
    other = sqlite3.connect(database(frail).removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    page.locator(CHOICE).first.click()
    expect(page.locator(TROUBLE)).to_contain_text("plus de temps que d’habitude")
    other.execute("ROLLBACK")
    other.close()
    wait_for_move(page, before)
    expect(page.locator(TROUBLE)).to_have_count(0)


def test_what_cannot_be_stored_is_said_and_can_be_tried_again(frail: Process, at_table: Opened) -> None:
    page = at_table(frail.address, locale="it")
    let_grow(frail, 0)
    page.locator(CHOICE).first.click()
    expect(page.locator(".notice")).to_contain_text("non può salvare nulla")
    let_grow(frail)
    decide(page)


def test_a_new_release_is_hinted_at(
    frail: Process, network: Network, at_table: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart the server is newer than the page: the game goes on, and what is gone can be loaded again."""
    page = at_table(network.address)
    (tmp_path / "index.html").write_text("<!doctype html><title>Newer</title>")
    monkeypatch.setattr(live, "__version__", "newer")
    newer = Inside(database(frail), client=tmp_path)
    try:
        network.behind = int(newer.address.rsplit(":", 1)[1])
        frail.kill()
        reload = page.get_by_role("button", name="Reload")
        expect(reload).to_be_visible()
        decide(page)
        page.get_by_role("button", name="Close").click()
        expect(page.locator(TROUBLE)).to_have_count(0)
        page.locator("a.home").click()
        page.locator("a[href^='/new']").first.click()
        expect(reload).to_be_visible()
        reload.click()
        expect(page).to_have_title("Newer")
    finally:
        page.context.close()
        newer.stop()
        frail.start()
