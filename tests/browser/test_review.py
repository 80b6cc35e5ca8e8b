"""Bots by level and style, hints with reasons, the bar of chances, and a finished game looked at again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import CHOICE, play_to_the_end, short_table, table_of, unfold, wait_for_turn
from tests.browser.test_pages import PHONE, WIDE, check, check_access

WHILE_THINKING = 60_000
"""Milliseconds: every decision of a short game is thought over, perhaps before the rules are compiled."""


def test_from_choosing_bots_to_a_hint(new_page: NewPage, address: str) -> None:
    """All bots at once, then one of them, then one for a seat that stays free; at the table, a bar of what everybody
    can hope for, and a hint that says what, why and how sure, with others to point at."""
    page = new_page("/new/lost_temple", width=PHONE[0], height=PHONE[1], phone=True)
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    expect(page.get_by_role("radio", name="Pathfinder")).to_be_checked()
    page.get_by_role("radio", name="Hiker").check(force=True)
    page.get_by_role("button", name="Only Yellow").click()
    page.get_by_role("radio", name="sly").check(force=True)
    expect(page.locator(".seats .bot")).to_have_text(["Hiker", "Hiker, sly", "Hiker", "Hiker"])
    page.locator("#seat-1").select_option("open")
    page.get_by_role("button", name="Make the table").click()
    table = table_of(page)
    page.get_by_text("For seats that stay free: Pathfinder").click()
    page.get_by_role("radio", name="Tourist").check(force=True)
    page.get_by_role("button", name="Start with bots").click()
    wait_for_turn(page)
    seats = page.request.get(f"{address}/api/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "tourist", "hiker-sly", "hiker", "hiker"]

    bar = page.locator(".strip[aria-label*='%']")
    expect(bar).to_have_count(0)
    page.get_by_role("button", name="Show who stands how").click()
    expect(bar).to_have_attribute("aria-label", re.compile(r"\d+%, Blue \d+%, Yellow \d+%, Green \d+%, Purple \d+%$"))
    page.get_by_role("button", name="Hint").click()
    said = page.locator(".hint [role=status]")
    expect(said).to_have_text(re.compile(r"Take the .+ – .+\..*(best|as good)\..*about \d+%\.", re.DOTALL))
    unfold(page)
    other = page.locator(".hint li button").first
    other.click()
    expect(page.locator(f"{CHOICE}.lit")).to_have_text(other.locator("span").first.inner_text())
    check_access(page)
    page.reload()
    expect(bar).to_be_visible()


def test_a_long_list_of_choices_hides_neither_the_hint_nor_the_way_to_it(new_page: NewPage, address: str) -> None:
    page = new_page(height=720)
    page.goto(f"{address}/t/{short_table(page, address, 'jade_goddess', 'me', 'bot')}")
    wait_for_turn(page)
    expect(page.locator(CHOICE).last).not_to_be_in_viewport()
    ask = page.get_by_role("button", name="Hint")
    expect(ask).to_be_in_viewport(ratio=1)
    page.locator(CHOICE).last.scroll_into_view_if_needed()
    ask.click()
    expect(page.locator(".hint [role=status]")).to_be_in_viewport(ratio=1)


def test_a_finished_game_is_looked_at_again(new_page: NewPage, address: str) -> None:
    """From the end of a game to its review: the plot by keys, a turning point with its board, and the replay of it."""
    page = new_page()
    page.goto(f"{address}/t/{short_table(page, address, 'lost_temple', 'me', 'bot', max_rounds=1)}")
    play_to_the_end(page)
    page.get_by_role("link", name="How it went").click()
    page.get_by_role("heading", name="Skill and luck").wait_for(timeout=WHILE_THINKING)
    page.get_by_role("progressbar").wait_for(state="detached", timeout=WHILE_THINKING)
    plot = page.get_by_role("slider")
    most = int(plot.get_attribute("aria-valuemax") or 0)
    assert most > 2
    plot.press("End")
    expect(plot).to_have_attribute("aria-valuenow", str(most))
    plot.press("Home")
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^Round 1, .+: Take the "))
    expect(page.locator(".moment svg").first).to_be_visible()
    check_access(page)
    check(page)
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.get_by_role("link", name="Replay from here").click()
    expect(page.get_by_role("status").first).to_contain_text("Move 0 of")
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_role("slider")).to_be_visible()
