"""Edition files: read TOML into a schema, and say exactly what is wrong: file, table, key and constraint."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from cenote.kernel.errors import EditionError, OptionError, read_text, read_toml
from cenote.kernel.game import Option
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

    def options(self, place: str, given: Mapping[str, object], options: Sequence[Option]) -> None:
        """Options that an edition sets: known, and with a value they can have."""
        known = {option.name: option for option in options}
        for name, value in given.items():
            self.need(name in known, f"{place} {name}", f"is no option; there are {', '.join(known)}")
            try:
                known[name].code(value)
            except OptionError as error:
                raise self.error(f"{place} {name}", str(error)) from None

    def wish(self, right: bool, place: str, message: str) -> None:
        if not right:
            self.warnings.append(f"{self.path.name}: {place}: {message}")


def _explained(message: str, place: str, raw: Any, schema: Any) -> tuple[str, str]:
    """Which of several words would be right, and which key of a table of names is wrong."""
    kind, value = schema, raw
    for step in re.findall(r"[^.\[\]]+|\[\.\.\.\]|\[\d+\]", place):
        inner = get_args(kind)
        if step == "[...]":
            kind = inner[-1]
            key = next(key for key, one in value.items() if _does_not_fit(one, kind))
            place, value = place.replace("[...]", f".{key}", 1), value[key]
        elif step.startswith("["):
            items, number = (inner[0] if get_origin(kind) is Annotated else kind), int(step[1:-1])
            kind, value = get_args(items)[number if get_origin(items) is tuple else 0], value[number]
        else:
            kind, value = get_type_hints(kind, include_extras=True)[step], value[step]
    if get_origin(kind) is Literal:
        message = f"is {value!r}, it must be {' or '.join(map(repr, get_args(kind)))}"
    return message, place


def _does_not_fit(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return True
    return False


def read_edition(path: Path, schema: type[T], game: str) -> tuple[T, str]:
    """The data of an edition file and its digest. The digest is of the meaning, not of comments or spacing."""
    checks = Checks(path)
    raw = read_toml(read_text(path, EditionError), f"{path.name}: it", EditionError)
    if raw.get("game") != game:
        raise checks.error("game", f"is {raw.get('game')!r}, this is the loader of {game!r}")
    try:
        data = msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        message, place = str(error), "the file"
        found = re.search(r" - at `(?:key in )?\$\.?(.*)`$", message)
        if found:
            message, place = message[: found.start()], found.group(1) or place
            message, place = _explained(message, place, raw, schema)
        raise checks.error(place, message[0].lower() + message[1:]) from None
    return data, digest(msgspec.json.encode(raw, order="deterministic"))
