"""The server under people: many live tables in one process, moves measured from send to announcement, on loopback.

    python benchmarks/server.py --tables 200 --seconds 20

Two people at each table, each with a websocket of his own, moving every second or so. Prints the round trip of moves,
the server's memory, and what an idle table costs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import websockets

from cenote.server.identity import COOKIE, Identity, new_person
from cenote.server.store import Store

PAUSE = 1.0
SETTLING = 4.0


def memory(process: int) -> int:
    """Resident memory in bytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024


def cookies(url: str, count: int) -> list[str]:
    """People, made directly in the database."""
    store = Store(url)
    identity, made = Identity(store), []
    for _ in range(count):
        person, name = new_person()
        store.add_person(person, name)
        made.append(str(identity._cookies.dumps(person)))
    store.close()
    return made


class Person:
    """One player: moves at random when it is his turn, and notes how long each move took to come back."""

    def __init__(self, base: str, cookie: str) -> None:
        self.base, self.cookie = base, cookie
        self.took: list[float] = []
        self.errors = 0
        self.finished = 0

    async def post(self, path: str, body: object) -> dict[str, object]:
        async with httpx.AsyncClient(base_url=self.base, cookies={COOKIE: self.cookie}, timeout=60) as client:
            answer = await client.post(path, json=body)
            answer.raise_for_status()
            told: dict[str, object] = answer.json()
            return told

    async def play(self, table: str, seat: int, since: float, until: float) -> None:
        address = self.base.replace("http", "ws") + "/api/live"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        async with websockets.connect(address, additional_headers=headers, max_size=None) as socket:
            await socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
            sent = 0.0
            while time.perf_counter() < until:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), max(0.1, until - time.perf_counter())))
                except TimeoutError:
                    return
                if message["type"] == "refused":
                    self.errors += 1
                if message["type"] not in ("shown", "moved"):
                    continue
                if sent and message["type"] == "moved":
                    if sent > since:
                        self.took.append(time.perf_counter() - sent)
                    sent = 0.0
                snapshot = message["snapshot"]
                if snapshot["outcome"]:
                    self.finished += 1
                    return
                if snapshot["decision"]:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * PAUSE)
                    move = {"table": table, "seat": seat, "epoch": snapshot["epoch"], "move": snapshot["move"]}
                    text = random.choice(snapshot["decision"]["choices"])["text"]
                    sent = time.perf_counter()
                    await socket.send(json.dumps({"type": "play", **move, "action": text}))


async def load(base: str, database: str, tables: int, seconds: float, process: int) -> None:
    before = memory(process)
    people = [Person(base, cookie) for cookie in cookies(database, 2 * tables)]
    rounds = []
    for host, guest in zip(people[::2], people[1::2], strict=True):
        made = await host.post("/api/tables", {"game": "lost_temple", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await guest.post(f"/api/tables/{made['id']}/sit", {"salt": "x"})
        rounds.append((str(made["id"]), host, guest))
        await asyncio.sleep(0.07)
    idle = (memory(process) - before) / tables
    since = time.perf_counter() + SETTLING
    until = since + seconds
    await asyncio.gather(
        *(person.play(table, seat, since, until) for table, *pair in rounds for seat, person in enumerate(pair))
    )
    took = sorted(t for person in people for t in person.took)
    figures = {
        "tables": tables,
        "moves": len(took),
        "moves_per_second": len(took) / seconds,
        "round_trip_ms": {q: 1000 * took[int(len(took) * int(q) / 100) - 1] for q in ("50", "95", "99")},
        "refused": sum(person.errors for person in people),
        "memory_mb": memory(process) / 1e6,
        "idle_table_kb": idle / 1000,
    }
    print(json.dumps(figures, indent=2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("cenote")), "serve", "--port", "0", "--data", folder]
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        base = process.stdout.readline().split()[-1].rstrip("/")
        while httpx.get(f"{base}/health").status_code != 200:
            time.sleep(0.05)
        print(f"the page answers after {time.perf_counter() - began:.2f} s")
        time.sleep(3)
        try:
            asyncio.run(load(base, f"sqlite:///{folder}/cenote.db", arguments.tables, arguments.seconds, process.pid))
        finally:
            process.kill()


if __name__ == "__main__":
    main()
