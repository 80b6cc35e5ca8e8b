"""What is installed is what we asked for: `python -m tests.audit`, part of `make audit`; needs no network.

For the games alone and for the server: the packages, with everything they need in turn, are known ones, new enough, and
under licences that let anybody use and change them. The client's packages are pinned with a digest each. Whether any of
them has a known fault is asked of the registries (`make audit`).
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

LOCK = Path(__file__).parents[1] / "web" / "package-lock.json"
KNOWN = {
    "": {"numpy", "numba", "llvmlite", "msgspec"},
    "play": {
        "alembic", "anyio", "attrs", "babel", "click", "fluent-runtime", "fluent-syntax", "greenlet", "h11", "idna",
        "itsdangerous", "mako", "markdown-it-py", "markupsafe", "mdurl", "prometheus-client", "pygments", "pytz",
        "rich", "sniffio", "sqlalchemy", "starlette", "threadpoolctl", "typing-extensions", "uvicorn",
        "uvloop", "websockets",
    },
    "cluster": {"redis", "async-timeout", "psycopg", "psycopg-binary", "pyjwt"},
}  # fmt: skip
"""Packages by the extra that brings them; each includes the ones above it."""
FREE = re.compile(r"MIT|BSD|Apache|PSF|Python Software Foundation|MPL|Mozilla|ISC|Zlib|0BSD|LGPL|Lesser General", re.I)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(extra: str) -> dict[str, list[Requirement]]:
    """Everything `cenote[extra]` needs, directly or in turn, with what is asked of it."""
    found: dict[str, list[Requirement]] = {}
    waiting = [Requirement(f"cenote[{extra}]" if extra else "cenote")]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        wish = waiting.pop()
        name = normal(wish.name)
        if name != "cenote":
            found.setdefault(name, []).append(wish)
        if (name, frozenset(wish.extras)) in seen:
            continue
        seen.add((name, frozenset(wish.extras)))
        for text in distribution(wish.name).requires or ():
            further = Requirement(text)
            extras = wish.extras or {""}
            if further.marker is None or any(further.marker.evaluate({"extra": one}) for one in extras):
                waiting.append(further)
    return found


def licence(package: Distribution) -> str:
    about = package.metadata
    classifiers = [text for text in about.get_all("Classifier") or () if text.startswith("License")]
    told = [*(about.get_all("License-Expression") or ()), *(about.get_all("License") or ())]
    return " ".join([*classifiers, *(text[:200] for text in told)])


def wrong() -> list[str]:
    """What is not as it should be, one sentence each."""
    said, known = [], set[str]()
    for extra, more in KNOWN.items():
        known |= more
        try:
            there = needed(extra)
        except PackageNotFoundError as error:
            said.append(f"cenote[{extra}] needs {error}, which is not installed")
            continue
        for name, wishes in sorted(there.items()):
            package = distribution(name)
            if name not in known:
                said.append(f"cenote[{extra}] brings {name}, which nobody expects")
            if not FREE.search(licence(package)):
                said.append(f"{name} has the licence {licence(package)!r}")
            said += [
                f"{name} is {package.version}, not {wish}" for wish in wishes if package.version not in wish.specifier
            ]
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    said += [f"{name} of the client has no digest" for name, one in packages.items() if name and "integrity" not in one]
    return said


if __name__ == "__main__":
    problems = wrong()
    print("\n".join(problems) or "all packages are known, new enough and free")
    sys.exit(bool(problems))
