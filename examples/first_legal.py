"""A player for every game: plays the first legal action. The protocol is told in docs/players.md."""

import json
import sys


def answer(message):
    """What to answer to a message; None if it asks nothing."""
    if message["type"] == "hello":
        return {"type": "ready", "name": "first legal", "version": "1"}
    if message["type"] in ("decide", "refused"):
        return {"type": "play", "action": message["legal"][0]}
    return None


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)
