"""Takara Island played on its board: by click, by drag, by keyboard; and what the others must not notice."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from cenote.kernel.replay import read_record
from tests.browser.conftest import NewPage
from tests.browser.playing import OVER, now, short_table, wait_for_move, wait_for_turn

SHAFT = "g.shaft[role=button]"
OPTION = ".popover button.option"
ASKED = ".ask button, .popover button.option"


def new_table(page: Page, address: str, *seats: str, **options: object) -> str:
    wishes = [{"kind": kind, "bot": "greedy" if kind == "bot" else None} for kind in seats]
    body = {"game": "takara_island", "seats": wishes, "options": {"turn_limit": 30, **options}}
    answer = page.request.post(f"{address}/api/tables", data=json.dumps(body), headers={"origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def untouched_shaft(page: Page) -> Locator:
    """A site that nobody has looked at can be viewed or dug: a menu opens, where a single choice is played at once."""
    return page.locator(f"{SHAFT}[aria-label$='face down']").last


def decide_on_board(page: Page) -> None:
    """One decision without the list of choices: a question's card, or a shaft and what is offered there."""
    before = now(page)
    further = page.locator(f"{OVER}, [data-move]:not([data-move='{before}'])")
    if page.locator(ASKED).count() == 0:
        page.locator(SHAFT).first.click()
        further.or_(page.locator(OPTION)).first.wait_for(state="attached")
    if further.count() == 0:
        page.locator(ASKED).first.click()
    wait_for_move(page, before)


def with_a_turn_for_nobody(route: Route) -> None:
    """A finished game in which a turn ended with the move that began it, as when all adventurers rest."""
    answer = route.fetch()
    replay = answer.json()
    rows = replay["happenings"][0]
    rows.append(next(row for row in rows if row["name"] == "turn_began"))
    route.fulfill(response=answer, json=replay)


def test_a_game_by_clicks_on_the_board(new_page: NewPage, address: str) -> None:
    page = new_page(width=1440)
    page.route("**/api/tables/*/replay", with_a_turn_for_nobody)
    page.goto(f"{address}/t/{short_table(page, address, 'takara_island', 'me', 'bot')}")
    decisions = 0
    while wait_for_turn(page):
        decide_on_board(page)
        decisions += 1
        assert decisions < 80
    assert decisions > 3
    assert page.locator(OVER).count() == 1
    expect(page.locator("path.tick").nth(2)).to_be_attached()


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "phone"])
def test_an_adventurer_is_dragged_to_a_shaft(new_page: NewPage, address: str, phone: bool) -> None:
    page = new_page(width=390, height=844, phone=True) if phone else new_page(width=1440)
    page.goto(f"{address}/t/{new_table(page, address, 'me', 'bot')}")
    assert wait_for_turn(page)
    own = page.get_by_role("button", name=re.compile("Camp$")).first
    shaft = untouched_shaft(page)
    own.scroll_into_view_if_needed()
    start, end = own.bounding_box(), shaft.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 60, steps=8)
    page.mouse.up()
    options = page.locator(OPTION)
    expect(options.first).to_be_visible()
    before = now(page)
    options.first.click()
    wait_for_move(page, before)


def test_a_shaft_by_keyboard(new_page: NewPage, address: str) -> None:
    """Enter on a shaft opens what can be done there, arrows choose, Escape closes."""
    page = new_page(width=1440)
    page.goto(f"{address}/t/{new_table(page, address, 'me', 'bot')}")
    assert wait_for_turn(page)
    shaft = untouched_shaft(page)
    for _ in range(80):
        if shaft.evaluate("shaft => shaft === document.activeElement"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab never reaches a shaft")
    page.keyboard.press("Enter")
    expect(page.locator(OPTION).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(OPTION)).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator(OPTION).nth(1)).to_be_focused()
    before = now(page)
    page.keyboard.press("Enter")
    wait_for_move(page, before)


def test_a_private_choice_changes_nothing_for_the_others(new_page: NewPage, address: str) -> None:
    """A42, E46: another player and a spectator look on while one decides on a monster; their pages do not change."""
    host, guest, fan = new_page(), new_page(), new_page()
    for _ in range(12):
        table = new_table(host, address, "me", "open")
        for page in (host, guest):
            page.goto(f"{address}/t/{table}")
        guest.locator("[data-sit]").first.click()
        fan.goto(f"{address}/t/{table}")
        if a_monster_is_met([host, guest], fan):
            return
    raise AssertionError("no view of twelve tables met a monster")


def a_monster_is_met(players: list[Page], fan: Page) -> bool:
    """View one site after the other; where a monster asks for a decision, compare what the others see."""
    sites = [*"ABCDEF"]
    while sites:
        fan.locator("[data-move$='.0']").wait_for()
        moment = now(fan)
        for page in players:
            page.locator(f"[data-move='{moment}']").wait_for()
        page = next(page for page in players if page.locator("button.choice, button.chip").count())
        others = [*(other for other in players if other is not page), fan]
        if page.locator("button.choice", has_text="Dive").count() == 0:  # the sword, or a recruit
            page.locator("button.choice").first.click()
            for other in (page, *others):
                wait_for_move(other, moment)
            continue
        site = sites.pop()
        chip = page.locator("button.chip", has_text=re.compile(f"^{site}$"))
        if chip.count():
            chip.click()
        view = page.locator("button.choice", has_text=f"View {site}")
        if view.count() == 0:  # somebody has turned a tile up there
            continue
        shown = [other.locator("main").inner_html() for other in others]
        view.click()
        wait_for_move(page, moment)
        private = not now(page).endswith(".0")
        if private:
            page.wait_for_timeout(300)
            assert [other.locator("main").inner_html() for other in others] == shown
        while not now(page).endswith(".0"):
            part = now(page)
            page.locator("button.choice").first.click()
            wait_for_move(page, part)
        for other in others:
            wait_for_move(other, moment)
        if private:
            return True
    return False


def test_own_notes(new_page: NewPage, address: str) -> None:
    """R15.1: with memory_aid=notes a player marks tiles himself; the marks are there again after a reload."""
    page = new_page(width=1440)
    table = new_table(page, address, "me", "bot", memory_aid="notes")
    page.goto(f"{address}/t/{table}")
    assert wait_for_turn(page)
    page.locator("button.pen").click()
    page.locator("rect.pick.noting").first.click()
    pad = page.locator(".popover button")
    expect(pad.first).to_be_visible()
    pad.nth(1).click()
    marked = page.locator("g.shaft").first.inner_html()
    page.reload()
    assert wait_for_turn(page)
    page.locator("g.shaft").first.wait_for()
    assert page.locator("g.shaft .note").count() == 1, marked[:400]


def test_the_end_is_explained_tile_by_tile(new_page: NewPage, address: str) -> None:
    """R14: what the page adds up is what the record says."""
    page = new_page(width=1440)
    table = new_table(page, address, "me", "bot", turn_limit=10)
    page.goto(f"{address}/t/{table}")
    while wait_for_turn(page):
        before = now(page)
        page.locator("button.choice").last.click()
        wait_for_move(page, before)
    record = page.request.get(f"{address}/api/tables/{table}/record").text()
    result = read_record(record).result
    assert result is not None
    if result.winners:
        for points in result.points:
            expect(page.locator(".total", has_text=str(points)).first).to_be_visible()
