"""Realm of the Jade Goddess played on its board: by mouse, by keys, by touch; what is told, and what is kept secret."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import OVER, now, table_of, wait_for_move, wait_for_turn
from tests.browser.test_pages import check_access, check_width, check_words, words_shown
from tests.browser.test_play import focus_by_tab

PHONE = {"width": 390, "height": 844, "phone": True}
RIDE = "g.ride[data-cell='{}']"
FIT = "g.fit[data-cell='{}']"
FREE_TRADE = {"trade_needs_own": False, "trade_return": "free"}
"""With these a blind swap is possible at once, from the centre where everybody starts (A2, A3)."""


class Wire:
    """What a page hears from the server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def snapshot(self) -> dict[str, Any]:
        """The table as this page was told last."""
        found: dict[str, Any] = next(m["snapshot"] for m in reversed(self.messages) if "snapshot" in m)
        return found

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.snapshot["view"]
        return found


def seated(
    page: Page, address: str, *others: str, edition: str = "rich corners", options: dict[str, object] | None = None
) -> Wire:
    """A table at which the person of this page begins; a bot or an open seat for each of the others."""
    wishes = [{"kind": kind, "bot": "greedy" if kind == "bot" else None} for kind in ("me", *(others or ("bot",)))]
    wished = {"start_player": "seat_0", **(options or {})}
    body = {"game": "jade_goddess", "seats": wishes, "options": wished, "edition": edition}
    answer = page.request.post(f"{address}/api/tables", data=json.dumps(body), headers={"origin": address})
    assert answer.ok, answer.text()
    wire = Wire(page)
    page.goto(f"{address}/t/{answer.json()['id']}")
    if "open" not in others:
        assert wait_for_turn(page)
        page.locator("svg.realm").wait_for()
    return wire


def spot_on(target: Locator) -> tuple[float, float]:
    """Where on the screen something on the board can really be hit: nothing lies over it there."""
    found: list[float] | None = target.evaluate(
        """node => {
          const { left, top, width, height } = node.getBoundingClientRect();
          for (const down of [.5, .35, .65, .2, .8, .08, .92]) for (const right of [.5, .35, .65, .2, .8, .08, .92]) {
            const [x, y] = [left + right * width, top + down * height];
            if (node.contains(document.elementFromPoint(x, y))) return [x, y];
          }
          return null;
        }"""
    )
    assert found is not None, f"{target} cannot be hit"
    return found[0], found[1]


def hit(page: Page, selector: str, *, tap: bool = False) -> None:
    """Click or tap something on the board, or a button beside it."""
    target = page.locator(selector).first
    target.wait_for()
    if selector.startswith((".tray", ".market")):
        target.scroll_into_view_if_needed()
    (page.touchscreen.tap if tap else page.mouse.click)(*spot_on(target))


def answer(page: Page, selector: str) -> None:
    """Give an answer, and wait until the table has gone on."""
    before = now(page)
    hit(page, selector)
    wait_for_move(page, before)


def ride_and_draw(page: Page, cell: str = "F1") -> None:
    """Ride to the end of the north road and draw a tile: a corner fits there east and west, two ways each (E5)."""
    answer(page, RIDE.format(cell))
    answer(page, ".tray [data-verb=draw]")


def lay_corner(page: Page, *, closed: bool) -> None:
    """Lay the drawn corner on G1, open to the south (r2), or closed by the border (r3, E14)."""
    hit(page, FIT.format("G1"))
    expect(page.locator("g.fit.sure")).to_have_count(1)
    if closed:
        page.keyboard.press("r")
    answer(page, ".knob.lay")


def frame_of(page: Page) -> tuple[float, float, float, float]:
    """What piece of the board is seen: x, y, width, height."""
    x, y, width, height = map(float, (page.locator("svg.realm").get_attribute("viewBox") or "").split())
    return x, y, width, height


# Whole games


def decide_on_board(page: Page, step: int) -> None:
    """One decision without the list of choices."""
    before = now(page)
    for selector in (
        ".knob.lay", "g.ask", ".market [data-verb=pass]", ".tray [data-verb=draw]", "g.fit",
        ".tray [data-verb=leave]", ".tray [data-verb=bonus]", ".tray [data-verb=no_figure]",
    ):  # fmt: skip
        if page.locator(selector).count():
            hit(page, selector)
            if selector == "g.fit":
                return  # on trial; it is laid next
            break
    else:
        rides = page.locator("g.ride").evaluate_all("nodes => nodes.map(node => node.dataset.cell)")
        hit(page, RIDE.format(rides[5 * step % len(rides)]))
    wait_for_move(page, before)


def test_a_whole_game_from_the_shelf_by_mouse(new_page: NewPage, address: str) -> None:
    """From the first page over the shelf and a new table against a bot to the scoring, on the board alone."""
    page = new_page(width=1440)
    wire = Wire(page)
    page.locator("a[href='/new/jade_goddess']").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator("details summary").click()
    page.locator("#edition").select_option("few tiles")
    page.locator("form button.primary").click()
    table_of(page)
    step = 0
    while wait_for_turn(page):
        decide_on_board(page, step)
        step += 1
        assert step < 150, now(page)
    assert step > 5
    shown = page.locator(".jade .sheet .total dd").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(wire.snapshot["outcome"]["points"])
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_r12_the_scoring_is_laid_out_statue_by_statue(new_page: NewPage, address: str) -> None:
    """R11.3, R12.1-R12.3: the one dig takes all tokens; statues, the rest and the sum are those of the server."""
    page = new_page(width=1440)
    wire = seated(page, address, edition="one dig")
    ride_and_draw(page)
    lay_corner(page, closed=True)
    hit(page, "g.ask[data-strength='1']")
    page.locator(OVER).wait_for()
    view = wire.view
    winner = view["players"][0]
    built, pure = winner["statues"][0]["complete"], winner["statues"][0]["pure"]
    assert (winner["tokens"], view["ending"]) == (9, "artefacts")
    assert built >= 1
    mine = page.locator(".jade .sheet ol > li.won")
    expect(mine.locator(".statues > li")).to_have_count(built)
    expect(mine.locator(".statues .worth.pure")).to_have_count(pure)
    expect(mine.locator(".rest > svg")).to_have_count(9 - 4 * built)
    bonus = 3 * built + 2 * pure
    assert mine.locator("dd").all_inner_texts()[:3] == ["9 × 1 = 9", f"+ {bonus}", str(9 + bonus)]
    assert winner["points"] == 9 + bonus
    expect(page.locator(".jade .sheet ol > li:not(.won) .total dd")).to_have_text("0")


# Exploring


def test_r5_a_tile_is_turned_and_tried_before_it_is_laid(new_page: NewPage, address: str) -> None:
    """R4, R5.4-R5.8, R6.1: ride to a glowing field, try the tile in a cell, turn it, lay it, put a team there."""
    page = new_page(width=1440)
    wire = seated(page, address)
    assert page.locator("g.ride").count() == 21  # E1
    ride_and_draw(page)
    assert (wire.view["players"][0]["jeep"], wire.view["drawn"]) == ("F1", "r")
    ghost = page.locator("g.fit .ghost")
    page.mouse.move(*spot_on(page.locator(FIT.format("E1"))))
    expect(page.locator(FIT.format("E1")).locator(".ghost")).to_have_count(1)
    hit(page, FIT.format("G1"))
    expect(page.locator(FIT.format("G1")).locator(".ghost")).to_have_count(1)
    expect(page.locator("g.fit.sure")).to_have_count(1)
    first = ghost.inner_html()
    hit(page, ".knob:not(.lay)")
    second = ghost.inner_html()
    assert second != first
    page.mouse.move(*spot_on(page.locator(FIT.format("G1"))))
    page.mouse.wheel(0, 100)
    page.wait_for_function("html => document.querySelector('g.fit .ghost').innerHTML === html", arg=first)
    page.keyboard.press("R")
    assert ghost.inner_html() == second
    page.keyboard.press("Escape")
    expect(page.locator("g.fit.sure")).to_have_count(0)
    hit(page, FIT.format("G1"))
    assert ghost.inner_html() == first
    laid = "g.tile[transform='translate(650 50)']"
    watch_for(page, laid)
    answer(page, ".knob.lay")
    print(f"\nfrom pressing to the laid tile: {page.evaluate('window.appeared'):.0f} ms")
    field = next(field for field in wire.view["board"] if field["cell"] == "G1")
    assert (field["tile"], field["turn"], field["pattern"]) == ("r", 2, "..aa")
    assert page.locator(laid).inner_html().startswith(first.rsplit("<!--", 1)[0])
    answer(page, "g.ask[data-part=a][data-strength='2']")
    team = next(figure for figure in wire.view["players"][0]["figures"] if figure["strength"] == 2)
    assert (team["cell"], team["part"], wire.view["players"][0]["gold"]) == ("G1", "a", 4)
    expect(page.locator("svg.realm g.team")).to_have_count(1)


def watch_for(page: Page, selector: str) -> None:
    """`window.appeared`: milliseconds from the next click until something is on the board."""
    page.evaluate(
        """selector => {
          let start = 0;
          document.addEventListener("click", (event) => (start = event.timeStamp), { capture: true, once: true });
          window.appeared = new Promise((done) => {
            const watch = new MutationObserver(() => {
              if (!document.querySelector(selector)) return;
              watch.disconnect();
              done(performance.now() - start);
            });
            watch.observe(document.querySelector("svg.realm"), { childList: true, subtree: true, attributes: true });
          });
        }""",
        selector,
    )


def test_r1_6_a_region_tells_what_it_is_worth(new_page: NewPage, address: str) -> None:
    """R1.6, R8.2: pointed at or with the focus, a region shows heads, coins, open sides, and who leads there."""
    page = new_page(width=1440)
    wire = seated(page, address)
    ride_and_draw(page)
    lay_corner(page, closed=False)
    answer(page, "g.ask[data-strength='3']")
    number = next(field["regions"]["a"] for field in wire.view["board"] if field["cell"] == "G1")
    region = wire.view["regions"][number]
    assert (region["heads"], region["coins"], region["open"], region["strengths"]) == (9, 1, 1, [3, 0])
    site = page.locator(f"g.site[data-region='{number}']")
    card = page.locator(".window > .card")
    page.mouse.move(*spot_on(site))
    expect(card.locator(".worth")).to_contain_text("9")
    told = card.inner_text().split()
    assert told[:2] == ["9", "1"]
    assert told[-4:] == ["3", "In", "the", "lead"], told
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    page.locator("svg.realm").focus()
    page.keyboard.press("Tab")
    expect(page.locator("g.site:focus-visible")).to_have_count(1)
    site.focus()
    expect(card).to_have_count(1)
    assert card.inner_text().split() == told
    label = site.get_attribute("aria-label") or ""
    assert "9" in label
    assert "lead" in label.lower()


# Pan and zoom


def test_pan_and_zoom_by_wheel_drag_and_keys(new_page: NewPage, address: str) -> None:
    """Whatever piece of the board is seen, the fields in sight can be clicked."""
    page = new_page(width=1440)
    wire = seated(page, address)
    whole, moment = frame_of(page), now(page)
    centre = spot_on(page.locator(RIDE.format("F4")))
    page.mouse.move(*centre)
    page.mouse.wheel(0, -400)
    page.wait_for_function("width => document.querySelector('svg.realm').viewBox.baseVal.width < width", arg=whole[2])
    closer = frame_of(page)
    assert spot_on(page.locator(RIDE.format("F4"))) == pytest.approx(centre, abs=4)  # zoomed about the pointer
    page.mouse.move(centre[0] + 90, centre[1] + 40)
    page.mouse.down()
    page.mouse.move(centre[0] + 190, centre[1] + 90, steps=4)
    page.mouse.up()
    panned = frame_of(page)
    assert panned[0] < closer[0]
    assert panned[1] < closer[1]
    assert panned[2] == pytest.approx(closer[2])
    assert now(page) == moment, "a drag is no click"
    page.locator("svg.realm").focus()
    for key, changed in (("ArrowRight", 0), ("ArrowDown", 1), ("+", 2), ("-", 2), ("0", 2)):
        before = frame_of(page)
        page.keyboard.press(key)
        after = frame_of(page)
        larger = after[changed] > before[changed]
        assert larger == (key != "+"), (key, before, after)
    page.keyboard.press("+")
    page.keyboard.press("ArrowUp")
    answer(page, RIDE.format("F3"))
    assert wire.view["players"][0]["jeep"] == "F3"


def pinch(page: Page, x: float, y: float, start: float, end: float) -> None:
    """Two fingers beside a point, moved from one distance to another."""
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart / 2, "y": y}, {"x": x + apart / 2, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", start)
    for step in range(1, 6):
        fingers("touchMove", start + (end - start) * step / 5)
    fingers("touchEnd", end)
    session.detach()


def test_on_a_phone_by_touch(new_page: NewPage, address: str) -> None:
    """Pinch, ride by tap, lay by tap, a team by tap: nothing wider than the screen."""
    page = new_page(**PHONE)
    wire = seated(page, address)
    check_width(page)
    before = frame_of(page)
    edge = page.locator("svg.realm").bounding_box()
    assert edge is not None
    pinch(page, edge["x"] + edge["width"] / 2, edge["y"] + 90, 60, 150)
    closer = frame_of(page)
    assert closer[2] < before[2]
    pinch(page, edge["x"] + edge["width"] / 2, edge["y"] + 90, 150, 60)
    assert frame_of(page)[2] > closer[2]
    assert wire.view["players"][0]["jeep"] == "F6", "a pinch rides nowhere"
    page.locator(".tools button").last.click()
    moment = now(page)
    hit(page, RIDE.format("F1"), tap=True)
    page.wait_for_timeout(50)
    if now(page) == moment and page.locator(".tray [data-verb=ride].primary").count():
        hit(page, RIDE.format("F1"), tap=True)  # where fields are small, the first tap only chooses
    wait_for_move(page, moment)
    assert wire.view["players"][0]["jeep"] == "F1"
    check_width(page)
    moment = now(page)
    hit(page, ".tray [data-verb=draw]", tap=True)
    wait_for_move(page, moment)
    hit(page, FIT.format("G1"), tap=True)
    expect(page.locator("g.fit.sure")).to_have_count(1)
    hit(page, ".knob:not(.lay)", tap=True)
    moment = now(page)
    hit(page, FIT.format("G1"), tap=True)
    wait_for_move(page, moment)
    assert next(field["turn"] for field in wire.view["board"] if field["cell"] == "G1") == 3
    check_width(page)
    moment = now(page)
    hit(page, "g.ask[data-strength='1']", tap=True)
    wait_for_move(page, moment)
    assert wire.view["players"][0]["tokens"] == 9
    check_width(page)


# Keys alone


def test_several_turns_by_keys_alone(new_page: NewPage, address: str) -> None:
    """From the board's own focus: arrows choose, Enter answers, and the next question comes under the fingers."""
    page = new_page(width=1440)
    wire = seated(page, address, edition="few tiles")
    focus_by_tab(page, "svg.realm")
    page.keyboard.press("Enter")
    decided, turns = 0, set[int]()
    while len(turns) < 4 and wait_for_turn(page):
        expect(page.locator(".jade :focus")).to_have_count(1)
        before, view = now(page), wire.view
        turns.add(view["round"])
        if view["phase"] == "ride":
            page.keyboard.press("ArrowUp" if decided % 2 == 0 else "ArrowLeft")
        elif view["phase"] == "place":
            page.keyboard.press("r")
        elif view["phase"] == "trade":
            focus_by_tab(page, ".market [data-verb=pass]")
        for _ in range(3):  # the first Enter may only take a tile up, or try it
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
            if page.locator(f"{OVER}, [data-move]:not([data-move='{before}'])").count():
                break
        wait_for_move(page, before)
        decided += 1
    assert decided >= 6
    assert len(turns) >= 3


# The centre


def test_r9_open_and_blind_swaps_on_the_centre(new_page: NewPage, address: str) -> None:
    """R9.1, R9.2, A2, A3: two tokens unseen for a gold, one of them back; in the bonus turn one for one of the row."""
    page = new_page(width=1440)
    wire = seated(page, address, options=FREE_TRADE)
    answer(page, RIDE.format("F6"))
    pile = wire.view["pile"]
    answer(page, ".market [data-verb=blind] >> nth=1")
    me = wire.view["players"][0]
    assert (me["tokens"], me["gold"], wire.view["pile"]) == (2, 4, pile - 2)
    token = min(me["hand"])
    hit(page, f".market .pick[data-token='{token}']")
    answer(page, ".market [data-confirm]")
    me = wire.view["players"][0]
    assert (me["tokens"], wire.view["pile"]) == (1, pile - 1)
    if wire.view["phase"] == "return":
        answer(page, ".market [data-verb=pass]")
    answer(page, ".tray [data-verb=bonus].primary")
    answer(page, RIDE.format("F6"))
    (own,) = wire.view["players"][0]["hand"]
    wanted = wire.view["row"][1]
    hit(page, ".market .pick[data-slot='2']")
    expect(page.locator(".market [data-confirm]")).to_have_count(0)
    hit(page, f".market .pick[data-token='{own}']")
    heard = len(wire.frames)
    answer(page, ".market [data-confirm]")
    swapped = next(message["snapshot"]["view"] for message in wire.messages[heard:] if "snapshot" in message)
    assert (swapped["row"][1], swapped["players"][0]["hand"]) == (own, {wanted: 1})


# Digs


@pytest.mark.parametrize("moving", [False, True], ids=["still", "moving"])
def test_r8_a_dig_tells_who_got_what(new_page: NewPage, address: str, moving: bool) -> None:
    """R8.3-R8.5: nine heads and a coin for the one who is there; in a scene, or, without motion, beside the board."""
    page = new_page(width=1440)
    page.evaluate("localStorage.setItem('cenote', JSON.stringify({ pace: 'fast' }))")
    wire = seated(page, address)
    ride_and_draw(page)
    lay_corner(page, closed=True)
    if moving:
        page.emulate_media(reduced_motion="no-preference")
    page.evaluate(LAST_DIG_TOLD)
    answer(page, "g.ask[data-strength='1']")
    page.locator(".tray [data-verb=bonus]").first.wait_for()
    told = page.evaluate("window.told")
    assert list(told) == ["scene" if moving else "news"]
    ((head, diggers),) = told.values()
    assert "G1" in head
    assert list(diggers) == ["0"]
    assert diggers["0"]["gold"].startswith("+1")
    hand = wire.view["players"][0]["hand"]
    assert sorted(diggers["0"]["tokens"]) == sorted(name_of(token) for token in hand for _ in range(hand[token]))


LAST_DIG_TOLD = """() => {
  window.told = {};
  new MutationObserver(() => {
    const card = document.querySelector(".jade .scene .card, .jade .news");
    if (!card) return;
    const diggers = [...card.querySelectorAll("[data-digger]")].map((row) => [row.dataset.digger, {
      gold: row.querySelector(".gold")?.textContent.trim() ?? "",
      tokens: [...row.querySelectorAll(".token > svg")].map((token) => token.getAttribute("aria-label")),
    }]);
    const where = card.matches(".news") ? "news" : "scene";
    window.told[where] = [card.querySelector(".head").textContent, Object.fromEntries(diggers)];
  }).observe(document.querySelector(".jade"), { childList: true, subtree: true });
}"""
"""`window.told`: what the page showed last of a dig, and where; a scene is soon over."""


# Secrets


def test_6b_nobody_learns_what_another_drew(new_page: NewPage, address: str) -> None:
    """6b, R8.4, R9.2: two tokens by a blind swap and nine by a dig; neither the other player's page nor what it was
    sent names one of them, as long as it does not lie in the row."""
    host, guest = new_page(width=1440), new_page()
    mine = seated(host, address, "open", options=FREE_TRADE)
    theirs = Wire(guest)
    guest.goto(host.url)
    guest.locator("[data-sit]").first.click()
    assert wait_for_turn(host)
    answer(host, RIDE.format("F6"))
    answer(host, ".market [data-verb=blind] >> nth=1")
    if host.locator(".market [data-verb=pass]").count():
        answer(host, ".market [data-verb=pass]")
    answer(host, ".tray [data-verb=bonus].primary")
    ride_and_draw(host)
    lay_corner(host, closed=True)
    answer(host, "g.ask[data-strength='1']")
    guest.locator(f"[data-move='{now(host)}']").wait_for()
    hand, row = mine.view["players"][0]["hand"], set(mine.view["row"])
    assert sum(hand.values()) == 11
    secret = sorted(set(hand) - row)
    assert secret
    expect(guest.locator(".jade .news [data-digger='0'] .token")).to_have_count(9)
    known, seen = " ".join(words_shown(host)), " ".join(words_shown(guest))
    for token in secret:
        name = name_of(token)
        assert name in known
        assert name not in seen
        assert not any(f'"{token}"' in frame for frame in theirs.frames), token
    told = [happening["name"] for m in theirs.messages for happening in m.get("happenings", [])]
    assert "tokens_drawn" in told
    assert "token_seen" not in told
    views = [m["snapshot"]["view"] for m in theirs.messages if "snapshot" in m]
    assert {str(view["players"][0]["hand"]) for view in views} == {"None"}
    assert views[-1]["players"][0]["tokens"] == 11


def name_of(token: str) -> str:
    """A token as the English page says it."""
    statue = {"1": "Jaguar", "2": "Serpent", "3": "Goddess"}[token[0]]
    return f"{statue}, piece {token[1].upper()}, {'well' if token[2] == '+' else 'badly'} preserved"


# Everybody


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_board_in_the_longest_languages(new_page: NewPage, address: str, language: str) -> None:
    """Every question on the board, on a wide screen and on a phone: no word missing, nothing wider than the screen."""
    page = new_page(width=1280, language=language)
    wire = seated(page, address, options=FREE_TRADE)

    def check() -> None:
        for width, height in (390, 844), (1280, 900):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            check_words(page)
            check_width(page)

    assert page.evaluate("document.documentElement.lang") == language
    check()
    answer(page, RIDE.format("F6"))
    check()
    answer(page, ".market [data-verb=blind] >> nth=1")
    check()
    answer(page, ".market [data-verb=pass]")
    answer(page, ".tray [data-verb=bonus].primary")
    answer(page, RIDE.format("F1"))
    check()
    answer(page, ".tray [data-verb=draw]")
    hit(page, FIT.format("G1"))
    check()
    page.keyboard.press("r")
    answer(page, ".knob.lay")
    check()
    hit(page, "g.ask[data-strength='1']")
    expect(page.locator(".jade .news .token")).to_have_count(9)
    check()
    assert wire.view["players"][0]["tokens"] == 11


@pytest.mark.parametrize("theme", ["dark"])
def test_the_board_shuts_nobody_out(new_page: NewPage, address: str, theme: str) -> None:
    """No serious fault while riding, trading, laying, and at the end."""
    page = new_page(theme=theme)
    seated(page, address, edition="one dig", options=FREE_TRADE)
    check_access(page)
    answer(page, RIDE.format("F6"))
    answer(page, ".market [data-verb=blind] >> nth=0")
    check_access(page)
    answer(page, ".market [data-verb=pass]")
    answer(page, ".tray [data-verb=bonus].primary")
    ride_and_draw(page)
    hit(page, FIT.format("G1"))
    check_access(page)
    page.keyboard.press("r")
    answer(page, ".knob.lay")
    check_access(page)
    hit(page, "g.ask[data-strength='1']")
    page.locator(OVER).wait_for()
    check_access(page)
