"""A newcomer's way through the page, played for real."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from cenote import Table
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    BOTS,
    CHIP,
    CHOICE,
    OVER,
    SHORT,
    decide,
    now,
    play_to_the_end,
    short_table,
    table_of,
    wait_for_move,
    wait_for_turn,
)


def test_from_the_first_page_to_the_end_by_mouse(new_page: NewPage, address: str) -> None:
    """One click, and a whole game against bots; the record can be downloaded and replays."""
    page = new_page()
    page.get_by_role("button", name="Play now").click()
    table = table_of(page)
    assert play_to_the_end(page) > 5
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    record = httpx.get(f"{address}/api/tables/{table}/record")
    assert record.status_code == 200
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict:not(.wrong)")).to_be_visible()


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_keyboard_alone(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    table = short_table(page, address, game, "me", *BOTS[game][:2])
    page.goto(f"{address}/t/{table}")
    decisions = 0
    while wait_for_turn(page):
        before = now(page)
        if page.locator(CHOICE).count() == 0:
            focus_by_tab(page, CHIP)
            page.keyboard.press("Enter")
        focus_by_tab(page, CHOICE)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        wait_for_move(page, before)
        decisions += 1
        assert decisions < 60
    assert decisions > 1


def focus_by_tab(page: Page, selector: str) -> None:
    """Press Tab until one of these has the focus."""
    wanted = selector.replace(":visible", "")
    for _ in range(150):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


@pytest.mark.parametrize("game", SHORT)
def test_a_game_on_a_phone(new_page: NewPage, address: str, game: str) -> None:
    page = new_page(width=390, height=844, phone=True, theme="dark")
    table = short_table(page, address, game, "me", *(["bot"] * 7 if game == "lost_temple" else BOTS[game]))
    page.goto(f"{address}/t/{table}")
    while wait_for_turn(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        decide(page)
    assert page.locator(OVER).count() == 1


@pytest.mark.parametrize("game", ["lost_temple", "takara_island"])
def test_two_people_by_link(new_page: NewPage, address: str, game: str) -> None:
    """One invites, the other opens the link on a phone; what one does the other sees."""
    host, guest = new_page(), new_page(width=390, height=844, phone=True, language="fr")
    table = short_table(host, address, game, "me", "open")
    host.goto(f"{address}/t/{table}")
    expect(host.get_by_text(table, exact=False).first).to_be_visible()
    guest.goto(f"{address}/t/{table}")
    guest.locator("[data-sit]").first.click()
    decisions = 0
    for _ in range(1_500):
        pages = [page for page in (host, guest) if page.locator(OVER).count() == 0]
        if not pages:
            break
        for page in pages:
            if page.locator(f"{CHOICE}, {CHIP}, button.toggle:visible").count():
                decide(page, decisions)
                decisions += 1
        host.wait_for_timeout(50)
    assert [page.locator(OVER).count() for page in (host, guest)] == [1, 1], [now(page) for page in (host, guest)]
    assert decisions > 5


@pytest.mark.parametrize("game", SHORT)
def test_undo_and_hint(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    table = short_table(page, address, game, "me", "bot")
    page.goto(f"{address}/t/{table}")
    wait_for_turn(page)
    first = page.locator(CHOICE).all_inner_texts()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint").first).to_be_visible()
    decide(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(CHOICE).first).to_contain_text(first[0].split("\n")[0])
    expect(page.locator(CHOICE)).to_have_count(len(first))
    assert [text.split("\n")[0] for text in page.locator(CHOICE).all_inner_texts()] == [t.split("\n")[0] for t in first]


def test_a_lost_connection_comes_back(new_page: NewPage, address: str) -> None:
    page = new_page()
    table = short_table(page, address, "lost_temple", "me", "bot")
    page.goto(f"{address}/t/{table}")
    wait_for_turn(page)
    page.context.set_offline(True)
    page.locator(".lost").wait_for()
    page.context.set_offline(False)
    page.locator(".lost").wait_for(state="detached")
    decide(page)
    assert play_to_the_end(page) > 0


def test_the_replay_of_a_finished_game(
    new_page: NewPage, address: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = new_page()
    table = short_table(page, address, "lost_temple", "me", "bot")
    page.goto(f"{address}/t/{table}")
    play_to_the_end(page)
    path = tmp_path_factory.mktemp("record") / "game.toml"
    path.write_text(httpx.get(f"{address}/api/tables/{table}/record").text, encoding="utf-8")
    assert Table.load(path).over
    watching = new_page(f"/r/{table}")
    expect(watching.locator("input[type=range]")).to_be_visible()
    watching.locator("input[type=range]").fill("3")
    assert watching.evaluate("document.documentElement.scrollWidth <= innerWidth")
