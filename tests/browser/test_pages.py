"""Every page in every language, light and dark: nothing missing, nothing cut off, nothing that shuts anybody out."""

from __future__ import annotations

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from cenote.words import LANGUAGES
from tests.browser.conftest import NewPage
from tests.browser.playing import BOTS, SHORT, decide, play_to_the_end, short_table, wait_for_turn

KEY = re.compile(r"^(event|action|ask|waits|why|rule|option|label|card|place|cli|[a-z]+)(-[a-z0-9]+)+$")
WIDE, PHONE = (1280, 900), (390, 844)


def words_shown(page: Page) -> list[str]:
    """Every text of a page, and what is read aloud; names of editions are nobody's words."""
    found: list[str] = page.evaluate(
        """() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          for (let node; (node = walker.nextNode()); )
            if (!node.parentElement.closest("#edition")) found.push(node.textContent.trim());
          for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]"))
            for (const name of ["aria-label", "title", "placeholder"])
              if (node.hasAttribute(name)) found.push(node.getAttribute(name).trim());
          return found.filter(Boolean);
        }"""
    )
    return found


def check_words(page: Page) -> None:
    missing = [text for text in words_shown(page) if KEY.match(text) or "{" in text or "undefined" in text]
    assert missing == []


def check_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def check_access(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    serious = [(rule["id"], [node["html"][:200] for node in rule["nodes"][:3]]) for rule in found
               if rule["impact"] in ("serious", "critical")]  # fmt: skip
    assert serious == [], json.dumps(serious, indent=1)


def check(page: Page, *, wide: bool = False) -> None:
    """All words are there, and fit on the phone and on a wide screen."""
    check_words(page)
    check_width(page)
    if wide:
        for width, height in (WIDE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            check_width(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_pages_in_every_language(new_page: NewPage, address: str, game: str, language: str) -> None:
    page = new_page(width=PHONE[0], height=PHONE[1], theme="dark", language=language, phone=True)
    page.wait_for_selector("h1, h2")
    assert page.evaluate("document.documentElement.lang") == language
    if game == "lost_temple":
        page.wait_for_timeout(300)
        check(page)
    page.goto(f"{address}/new/{game}")
    page.wait_for_selector("form")
    check(page, wide=language == "de")  # the longest words
    table = short_table(page, address, game, "me", *BOTS[game])
    page.goto(f"{address}/t/{table}")
    for _ in range(2):
        assert wait_for_turn(page)
        check(page, wide=language == "de")
        decide(page)


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")])
@pytest.mark.parametrize("game", SHORT)
def test_nobody_is_shut_out(new_page: NewPage, address: str, game: str, theme: str, size: tuple[int, int]) -> None:
    page = new_page(width=size[0], height=size[1], theme=theme)
    page.wait_for_selector("h1, h2")
    if game == "lost_temple":
        page.wait_for_timeout(400)
        check_access(page)
    page.goto(f"{address}/new/{game}")
    page.wait_for_timeout(600)
    check_access(page)
    page.goto(f"{address}/t/{short_table(page, address, game, 'me', 'open')}")
    page.wait_for_timeout(600)
    check_access(page)
    table = short_table(page, address, game, "me", *BOTS[game])
    page.goto(f"{address}/t/{table}")
    assert wait_for_turn(page)
    check_access(page)
    decide(page)
    if wait_for_turn(page):
        check_access(page)
    if size is WIDE:
        play_to_the_end(page)
        check_access(page)


def test_a_page_that_is_not_there(new_page: NewPage) -> None:
    page = new_page("/t/nosuchtb")
    page.wait_for_timeout(800)
    check_words(page)
    assert "nosuchtb" in page.inner_text("body")


def test_a_wrong_address_leads_home(new_page: NewPage) -> None:
    page = new_page("/t/some/where/else")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    check_words(page)
    page.locator("main a.button").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_personal_link_changes_who_one_is_only_when_asked_to(new_page: NewPage, address: str) -> None:
    who = "fetch('/api/me').then((answer) => answer.json())"
    mine, other = new_page(), new_page("/daily")
    for page in (mine, other):
        page.wait_for_selector("h1, h2")
    me, guest = mine.evaluate(who), other.evaluate(who)
    link = mine.evaluate("fetch('/api/me/link').then((answer) => answer.json())")["link"]
    other.goto(address + link)
    button = other.get_by_role("button", name="Be this person here, too")
    button.wait_for()
    check(other)
    check_access(other)
    assert other.evaluate(who) == guest
    button.click()
    other.wait_for_url(f"{address}/")
    assert other.evaluate(who) == me
