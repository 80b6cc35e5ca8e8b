"""A real server, a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser.playing import write_editions

CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
"""Without windows, where Debian has it apart: a sixth less work for the same pages."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 90_000
"""Milliseconds. While a new server loads or compiles its rules beside other tests, bots think for seconds."""
NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server answers."""
    folder = tmp_path_factory.mktemp("server")
    editions = write_editions(tmp_path_factory.mktemp("editions"))
    script = str(Path(sys.executable).with_name("cenote"))
    command = [script, "serve", "--port", "0", "--data", str(folder), "--editions", str(editions)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1].rstrip("/")
        process.terminate()
        process.wait(30)
        process.stdout.close()
    assert "Traceback" not in (folder / "log").read_text()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ends with its module: as long as Playwright runs, no other event loop can."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


def serious(message: ConsoleMessage) -> bool:
    """An error that is not just a connection a test has cut, or a table that is not there."""
    expected = ("ERR_INTERNET_DISCONNECTED", "status of 404")
    return message.type == "error" and not any(part in message.text for part in expected)


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Pages of different people; whatever goes wrong in one of them fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def opened(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 900,
        theme: str = "light",
        language: str = "en",
        phone: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            locale=language,
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if serious(message) else None)
        page.goto(address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []
