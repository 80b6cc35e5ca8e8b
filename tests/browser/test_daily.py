"""The expedition of the day in the browser: set out, go on, come back, hand it on."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from cenote.words import LANGUAGES
from tests.browser.conftest import NewPage
from tests.browser.playing import decide, play_to_the_end, table_of, wait_for_turn
from tests.browser.test_pages import PHONE, WIDE, check_access, check_width, check_words

GAME = "ohio_bob"


def begin(page: Page, address: str) -> str:
    """Today's table of the person whose page this is."""
    answer = page.request.post(f"{address}/api/daily/{GAME}", data="{}", headers={"origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def check(page: Page, url: str) -> None:
    """On a desk in daylight, and on a phone at night."""
    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light" if (width, height) == WIDE else "dark")
        page.goto(url)
        page.wait_for_selector(".card")
        check_words(page)
        check_width(page)
        check_access(page)


def test_the_page_in_every_language(new_page: NewPage, address: str) -> None:
    page = new_page("/daily", width=PHONE[0], height=PHONE[1], phone=True)
    page.wait_for_selector(".card")
    begin(page, address)
    page.reload()
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        page.wait_for_selector(f"html[lang={language}] .card")
        check_words(page)
        check_width(page)


def test_a_day(new_page: NewPage, address: str) -> None:
    """From the home page to the end, with a pause, and back."""
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".card").get_by_role("button", name="Set out").click()
    table = table_of(page)
    for _ in range(3):
        assert wait_for_turn(page)
        decide(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    page.goto(f"{address}/daily")
    page.locator(".card").get_by_role("button", name="Go on").click()
    assert table_of(page) == table
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Check the dice")).to_have_count(0)
    expect(page.get_by_role("link", name="Download")).to_have_count(0)
    page.get_by_role("button", name="Share", exact=True).click()
    shared: str = page.evaluate("navigator.clipboard.readText()")

    page.get_by_role("link", name="To the expedition of the day").click()
    result = page.locator(".card .state p").inner_text()
    sentence, steps, link = shared.splitlines()
    assert (sentence, link) == (result, f"{address}/daily")
    assert set(steps) <= set("🟩🟥🧿")
    expect(page.locator("ol li")).to_have_count(30)
    expect(page.locator("ol .today a")).to_have_attribute("href", f"/t/{table}")
    for path in ("/daily", "/"):
        check(page, address + path)
    page.locator(".card").get_by_role("button", name="Try again").click()
    assert table_of(page) != table


def test_nobody_sees_how_others_fare(new_page: NewPage, browser: Browser, address: str) -> None:
    page = new_page("/daily")
    page.wait_for_selector(".card")
    table = begin(page, address)
    stranger = browser.new_page()
    for path in (f"/t/{table}", f"/r/{table}"):
        stranger.goto(address + path)
        expect(stranger.locator("h1")).to_contain_text("You can watch it when the day is over")
    stranger.close()
