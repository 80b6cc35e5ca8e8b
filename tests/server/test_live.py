from __future__ import annotations
from tests.server.harness import *
from tests.server.harness import Process

async def test_two(server: Process) -> None:
    async with people(server.address, 2) as clients:
        info = await seated(clients, "random")
        await play_out(clients, info.id, 1)
        assert clients[0].tables[info.id].over
