"""Edition files: read TOML into a schema, and say exactly what is wrong: file, table, key and constraint."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cenote.kernel.errors import EditionError
from cenote.kernel.record import digest

T = TypeVar("T")


class Checks:
    """Collects what is wrong with an edition; the first error is raised with its place."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.warnings: list[str] = []

    def error(self, place: str, message: str) -> EditionError:
        return EditionError(f"{self.path.name}: {place}: {message}")

    def need(self, right: bool, place: str, message: str) -> None:
        if not right:
            raise self.error(place, message)

    def wish(self, right: bool, place: str, message: str) -> None:
        if not right:
            self.warnings.append(f"{self.path.name}: {place}: {message}")


def read_edition(path: Path, schema: type[T], game: str) -> tuple[T, str]:
    """The data of an edition file and its digest. The digest is of the meaning, not of comments or spacing."""
    checks = Checks(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise EditionError(f"{path.name}: is not UTF-8 text (byte {error.start})") from None
    try:
        raw: Any = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise EditionError(f"{path.name}: is not valid TOML: {error}") from None
    if raw.get("game") != game:
        raise checks.error("game", f"is {raw.get('game')!r}, this is the loader of {game!r}")
    try:
        data = msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        message, place = str(error), "the file"
        found = re.search(r" - at `(?:key in )?\$\.?(.*)`$", message)
        if found:
            message, place = message[: found.start()], found.group(1) or place
        raise checks.error(place, message[0].lower() + message[1:]) from None
    return data, digest(msgspec.json.encode(raw, order="deterministic"))
