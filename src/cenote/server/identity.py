"""Who somebody is: a guest with a name and a signed cookie; the same person on two devices by a personal link."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cenote.server.store import Store

COOKIE = "cenote"
A_YEAR = 365 * 86_400
A_WEEK = 7 * 86_400
GUESTS = (
    "Jaguar",
    "Toucan",
    "Iguana",
    "Tapir",
    "Quetzal",
    "Ocelot",
    "Coati",
    "Macaw",
    "Caiman",
    "Puma",
    "Agouti",
    "Heron",
)
"""Names for guests who have not said theirs: animals, the same in every language."""


class Identity:
    """Makes and reads the signed tokens of a server."""

    def __init__(self, store: Store) -> None:
        key = store.key()
        self._cookies = URLSafeSerializer(key, salt="cookie")
        self._links = URLSafeTimedSerializer(key, salt="link")

    def person(self, connection: HTTPConnection) -> str | None:
        """The person a request comes from, if its cookie is one of ours."""
        return _person(lambda: self._cookies.loads(connection.cookies.get(COOKIE, "")))

    def set_cookie(self, response: Response, person: str, *, secure: bool) -> None:
        token = self._cookies.dumps(person)
        assert isinstance(token, str)
        response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)

    def link(self, person: str) -> str:
        """A path that makes another device the same person's, for a week."""
        return f"/me/{self._links.dumps(person)}"

    def from_link(self, token: str) -> str | None:
        return _person(lambda: self._links.loads(token, max_age=A_WEEK))


def _person(read: Callable[[], object]) -> str | None:
    try:
        person = read()
    except BadSignature:
        return None
    return person if isinstance(person, str) else None


BLANKS = str.maketrans("", "", "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as printable and show nothing."""


def visible(text: str) -> str:
    """A text without what cannot be seen or changes how the rest is read."""
    return "".join(c for c in text.translate(BLANKS) if c == "\n" or c.isprintable())


def new_person() -> tuple[str, str]:
    """An id and a guest's name."""
    return secrets.token_urlsafe(12), f"{secrets.choice(GUESTS)} {secrets.randbelow(90) + 10}"
