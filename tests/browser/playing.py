"""How a person plays in the browser: by mouse, by keyboard, by touch."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import tomli_w
from playwright.sync_api import Page, expect

from cenote import games

CHOICE = "button.choice:visible"
CHIP = "button.chip:visible"
MY_TURN = "button.choice, button.chip"
OVER = ".ending"
MOST_DECISIONS = 400
SHORT: dict[str, dict[str, int | str]] = {
    "lost_temple": {"max_rounds": 2},
    "takara_island": {"turn_limit": 8},
    "jade_goddess": {"stall_limit_rounds": 2, "start_player": "seat_0"},
    "ohio_bob": {"turn_cap": 5},
}
"""Options for games of a few minutes."""
BOTS = {game: ["bot"] * (3 if 4 in games.get(game).seat_counts else 0) for game in SHORT}
"""Company for one person: a table of four; nobody where a bot might act at the same time (see test_ohio_bob)."""
EDITIONS = {"jade_goddess": "few tiles"}
"""Games whose options cannot make them short have an edition for it, see `write_editions`."""


def short_table(page: Page, address: str, game: str, *seats: str, **options: int | str) -> str:
    """A short game, made by the person whose page this is."""
    wishes = [{"kind": kind, "bot": "greedy" if kind == "bot" else None} for kind in seats]
    body: dict[str, Any] = {"game": game, "seats": wishes, "options": SHORT[game] | options}
    if game in EDITIONS:
        body["edition"] = EDITIONS[game]
    answer = page.request.post(f"{address}/api/tables", data=json.dumps(body), headers={"origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def write_editions(folder: Path) -> Path:
    """A folder of small editions of the Jade Goddess: "few tiles" for short games; "rich corners", where every tile is
    a corner of nine heads; and "one dig", where the first of them takes all tokens and ends the game."""
    box = tomllib.loads((games.get("jade_goddess").folder / "box.toml").read_text(encoding="utf-8"))
    few = {"J0": 1, "C1-1": 2, "C2A-1": 2, "C2S-1": 1, "C3-1": 1, "C4-2": 1}
    tiles = [{**tile, "count": few[tile["id"]]} for tile in box["tile_type"] if tile["id"] in few]
    corner = {"id": "R", "pattern": "aa..", "count": 12, "heads": {"a": 9}, "gold": {"a": 1}}
    one, several = {"good": 1, "bad": 1}, {"good": 2, "bad": 1}
    statue = {"object": 1, "parts": {"A": several, "B": several, "C": one, "D": one}}
    stacks = {**box["setup"], "tile_stacks": 2}
    changes: dict[str, dict[str, Any]] = {
        "few tiles": {"tile_type": tiles, "setup": stacks},
        "rich corners": {"tile_type": [corner], "setup": stacks},
        "one dig": {"tile_type": [corner], "artifact": [statue], "setup": {**stacks, "face_up_artifacts": 1}},
    }
    for name, change in changes.items():
        path = folder / f"jade_goddess {name}.toml"
        path.write_text(tomli_w.dumps({**box, "edition": name, **change}), encoding="utf-8")
    return folder


def table_of(page: Page) -> str:
    """The code of the table a page shows."""
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


def unfold(page: Page) -> None:
    """On a phone the list of choices may be folded."""
    fold = page.locator("button.toggle:visible")
    if fold.count() and page.locator(CHOICE).count() == 0 and page.locator(CHIP).count() == 0:
        fold.first.click()


def wait_for_turn(page: Page) -> bool:
    """Until there is something to decide; False when the game is over."""
    page.locator(f"{OVER}, button.choice, button.toggle").first.wait_for(state="attached")
    return page.locator(OVER).count() == 0


def now(page: Page) -> str:
    """Which decision the page shows."""
    return page.locator("[data-move]").get_attribute("data-move") or ""


def wait_for_move(page: Page, before: str) -> None:
    """Until the table has gone on."""
    page.locator(f"{OVER}, [data-move]:not([data-move='{before}'])").first.wait_for(state="attached")


def decide(page: Page, place: int = 0) -> None:
    """Take one of the choices with the mouse."""
    before = now(page)
    unfold(page)
    if page.locator(CHOICE).count() == 0:
        page.locator(CHIP).first.click()
    buttons = page.locator(CHOICE)
    expect(buttons.first).to_be_visible()
    buttons.nth(place % buttons.count()).click()
    wait_for_move(page, before)


def play_to_the_end(page: Page) -> int:
    """Play until the game is over; the number of decisions made."""
    decisions = 0
    while wait_for_turn(page):
        decide(page, decisions)
        decisions += 1
        assert decisions < MOST_DECISIONS
    return decisions
