"""Ohio Bob in the browser: alone by mouse, keys and touch; two people who act at the same time."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from cenote.kernel.replay import read_record
from tests.browser.conftest import NewPage
from tests.browser.playing import CHOICE, OVER, decide, now, table_of, unfold, wait_for_move, wait_for_turn
from tests.browser.test_jade_goddess import PHONE, Wire, hit
from tests.browser.test_pages import check_width
from tests.browser.test_play import focus_by_tab

FIRE = """([choice, at]) => setTimeout(
  () => document.querySelector(`button.choice[data-choice="${choice}"]`)?.click(), at - Date.now()
)"""
"""Click a choice at a moment; a page that has no such choice then does nothing."""


def seated(page: Page, address: str, *seats: str) -> Wire:
    """A table made by the person of this page, who looks at it."""
    wishes = [{"kind": kind, "bot": "random" if kind == "bot" else None} for kind in seats]
    body = json.dumps({"game": "ohio_bob", "seats": wishes})
    answer = page.request.post(f"{address}/api/tables", data=body, headers={"origin": address})
    assert answer.ok, answer.text()
    wire = Wire(page)
    page.goto(f"{address}/t/{answer.json()['id']}")
    return wire


def together(new_page: NewPage, address: str, **guests: Any) -> list[tuple[Page, Wire]]:
    """Two people at a table, both of whom may act: challenges and first cards are chosen (R1.3, R1.6)."""
    host, guest = new_page(), new_page(**guests)
    mine, theirs = seated(host, address, "me", "open"), Wire(guest)
    guest.goto(host.url)
    guest.locator("[data-sit]").first.click()
    for page in (host, guest, host, guest):
        assert wait_for_turn(page)
        decide(page)
    both = [(host, mine), (guest, theirs)]
    for page, _ in both:
        agree(page, now(guest))
        assert wait_for_turn(page)
    assert mine.snapshot["to_act"] == [0, 1]
    return both


def agree(page: Page, moment: str) -> None:
    """Wait until a page shows this moment."""
    page.locator(f"{OVER}, [data-move='{moment}']").first.wait_for(state="attached")


def answer(page: Page, text: str) -> None:
    before = now(page)
    page.locator(f"{CHOICE}[data-choice='{text}']").click()
    wait_for_move(page, before)


def choices(wire: Wire) -> list[str]:
    decision: dict[str, Any] | None = wire.snapshot["decision"]
    return [choice["text"] for choice in decision["choices"]] if decision else []


def gear(wire: Wire) -> str:
    """The Super gear, which always asks for a way."""
    return next(text for text in choices(wire) if text.startswith("play supergear"))


SPOT = ".ohio [data-verb={}]:visible"


# Alone


def test_r1_alone_from_the_shelf_by_mouse(new_page: NewPage, address: str) -> None:
    """From the first page to a table of one seat: nobody to invite, no bots; some turns, then given up and lost."""
    page = new_page()
    wire = Wire(page)
    page.locator("a[href='/new/ohio_bob']").first.click()
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    expect(page.locator("#seat-0 option")).to_have_text(["Me", "Bot"])
    expect(page.get_by_role("heading", name="Who may come?")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    table = table_of(page)
    for step in range(12):
        if not wait_for_turn(page):
            break
        decide(page, step)
    if page.locator(OVER).count() == 0:
        page.get_by_role("tab", name="Table").click()
        expect(page.get_by_label("Link to this table")).to_have_count(0)
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Really give up?").click()
    page.locator(OVER).wait_for()
    expect(page.get_by_role("heading", name="Nobody wins this time.")).to_be_visible()
    expect(page.locator(f"{OVER} .ranks")).to_have_count(0)
    record = read_record(httpx.get(f"{address}/api/tables/{table}/record").text)
    assert record.move == wire.snapshot["move"]
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert wait_for_turn(page)


def test_r2_alone_on_the_board(new_page: NewPage, address: str) -> None:
    """R1.3-R4.1: challenge, first card, cards and ways, all in the temple and the hand; every kind answers there."""
    page = new_page(width=1440)
    wire = seated(page, address, "me")
    done = set[str]()
    for step in range(16):
        if not wait_for_turn(page):
            break
        before, verbs = now(page), {text.split()[0] for text in choices(wire)}
        verb = next(verb for verb in ("go", "play", *sorted(verbs)) if verb in verbs)
        hit(page, f"{SPOT.format(verb)} >> nth={step % page.locator(SPOT.format(verb)).count()}")
        wait_for_move(page, before)
        done.add(verb)
    assert done >= {"challenge", "pick", "play", "go"}


def test_r2_alone_by_keys(new_page: NewPage, address: str) -> None:
    page = new_page()
    seated(page, address, "me")
    for _ in range(8):
        if not wait_for_turn(page):
            break
        before = now(page)
        focus_by_tab(page, CHOICE)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        wait_for_move(page, before)


def test_r2_alone_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    seated(page, address, "me")
    for step in range(8):
        if not wait_for_turn(page):
            break
        check_width(page)
        decide(page, step)


# Two at once


def test_r14_3_both_click_in_the_same_instant(new_page: NewPage, address: str) -> None:
    """E40, A54: the order of arrival counts; afterwards both pages show the same table and the same story."""
    both = together(new_page, address)
    firsts, round = set[int](), 0
    while round < 30 and (round < 6 or firsts != {0, 1}) and not any(page.locator(OVER).count() for page, _ in both):
        moment = both[0][1].snapshot["move"]
        asked = [(page, choices(wire)) for page, wire in both if choices(wire)]
        at = both[0][0].evaluate("Date.now()") + 150
        for place, (page, wished) in enumerate(asked):
            unfold(page)
            late = 30 * (round % 3 == place + 1)
            page.evaluate(FIRE, [wished[-1 - round % min(2, len(wished))], at + late])
        both[0][0].wait_for_timeout(200)
        settle(both, moment + 1)
        if len(asked) == 2:
            told = [m for m in both[0][1].messages if m["type"] == "moved" and m["snapshot"]["move"] == moment + 1]
            firsts.add(told[0]["happenings"][0]["seat"])
        round += 1
    assert firsts == {0, 1}
    views = [{**wire.snapshot["view"], "seat": None} for _, wire in both]
    assert views[0] == views[1]
    logs = [page.get_by_role("tabpanel").inner_text().count("\n") for page, _ in both]
    assert logs[0] == logs[1] > 10


def settle(both: list[tuple[Page, Wire]], least: int) -> None:
    """Wait until both pages show what the server told last."""
    for _ in range(1_000):
        told = {wire.snapshot["move"] for _, wire in both}
        shown = {page.evaluate("document.querySelector('[data-move]')?.dataset.move") for page, _ in both}
        if len(told) == 1 and min(told) >= least and shown in ({f"0.{min(told)}.0"}, {None}):
            return
        both[0][0].wait_for_timeout(20)
    raise AssertionError(f"the pages show {shown}, the server has told {told}")


def test_r14_3_a_half_made_choice_stays_while_the_partner_moves(new_page: NewPage, address: str) -> None:
    """The card that waits for a yes is still there after the partner's whole card, and can be played then."""
    (host, mine), (guest, theirs) = together(new_page, address)
    guest.evaluate("localStorage.setItem('cenote', JSON.stringify({ confirm: true }))")
    guest.reload()
    assert wait_for_turn(guest)
    wished = gear(theirs)
    guest.locator(f"{CHOICE}[data-choice='{wished}']").click()
    yes = guest.locator(".action .button.primary")
    name = yes.inner_text()
    told = len(theirs.frames)
    answer(host, gear(mine))
    expect(yes).to_have_count(0)
    answer(host, "skip")
    agree(guest, now(host))
    expect(yes).to_have_text(name)
    assert len(theirs.frames) >= told + 2
    answer(host, next(text for text in choices(mine) if text == "rest"))
    agree(guest, now(host))
    expect(yes).to_have_text(name)
    before = now(guest)
    yes.click()
    wait_for_move(guest, before)
    assert theirs.snapshot["view"]["pending"]["card"] == wished.split()[1]
    assert mine.snapshot["to_act"] == [1]


def test_r14_3_one_may_act_while_the_partners_card_is_still_shown(new_page: NewPage, address: str) -> None:
    """What the partner did is shown slowly; who may act again need not wait for the end of it."""
    (host, mine), (guest, theirs) = together(new_page, address)
    guest.evaluate("localStorage.setItem('cenote', JSON.stringify({ pace: 'slow' }))")
    guest.emulate_media(reduced_motion="no-preference")
    guest.reload()
    assert wait_for_turn(guest)
    answer(host, gear(mine))
    answer(host, "skip")
    told = "document.querySelector('.prompt.news')"
    guest.wait_for_function(f"{told} && document.querySelector('button.choice[data-choice=rest]')")
    before = now(host)
    guest.locator(f"{CHOICE}[data-choice=rest]").click()
    wait_for_move(host, before)
    assert mine.snapshot["view"]["players"][1]["state"] == "declared"
    agree(guest, now(host))
    assert theirs.snapshot["to_act"] == [0]


def test_r14_3_two_people_at_one_device(new_page: NewPage, address: str) -> None:
    """The page stays with who has it in hand; he passes it on when he likes, or when only the other may act."""
    page = new_page()
    wire = seated(page, address, "me", "me")
    for _ in range(4):
        page.get_by_role("button", name="I am").click()
        assert wait_for_turn(page)
        decide(page)
    page.get_by_role("button", name="I am").wait_for(state="detached")
    assert wire.snapshot["to_act"] == [0, 1]
    holder = wire.snapshot["decision"]["seat"]
    answer(page, gear(wire))
    answer(page, "skip")
    assert wire.snapshot["decision"]["seat"] == holder
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Pass the device to").click()
    page.get_by_role("button", name="I am").click()
    assert wait_for_turn(page)
    assert wire.snapshot["decision"]["seat"] == 1 - holder
    answer(page, "rest")
    page.get_by_role("button", name="I am").click()
    assert wait_for_turn(page)
    assert wire.snapshot["decision"]["seat"] == holder
    expect(page.get_by_role("button", name="Pass the device to")).to_have_count(0)


def test_r14_3_a_card_lifted_on_a_phone_stays_lifted(new_page: NewPage, address: str) -> None:
    """A first touch shows where a card leads, a second plays it; a whole card of the partner's comes in between."""
    (host, mine), (guest, theirs) = together(new_page, address, **PHONE)
    half = ".ohio .hand button.half[data-verb=play]"
    hit(guest, half, tap=True)
    lifted = guest.locator(f"{half}.touched")
    name = lifted.get_attribute("aria-label")
    assert theirs.snapshot["to_act"] == [0, 1]
    answer(host, gear(mine))
    answer(host, "skip")
    agree(guest, now(host))
    expect(lifted).to_have_attribute("aria-label", name or "")
    before = now(guest)
    hit(guest, f"{half}.touched", tap=True)
    wait_for_move(guest, before)
    assert theirs.snapshot["view"]["players"][1]["played"] != []
