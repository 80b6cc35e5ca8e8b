"""The client's types are the server's."""

from __future__ import annotations

from cenote.server import typescript


def test_the_clients_types_are_generated_from_the_servers_structs() -> None:
    written = typescript.FILE.read_text(encoding="utf-8")
    right = typescript.text()
    assert written == right, "web/src/protocol.ts is out of date: run `python -m cenote.server.typescript`"
