"""A player of Lost Temple that looks at the table: it works out how far each character would bring it, robs who is
likely to be rich, curses who is likely to be ahead, and stays away from tokens that it knows to be bad.

It needs nothing but Python. Other games it plays at random, with the seed it is given.
"""

import json
import random
import sys

TOKENS = {"fwd3": 3, "gems4": 3, "machete": 2, "idol": 1, None: 0.5, "lose_machete": -1, "pay2": -1, "back2": -2}
"""What it is worth to turn up a token, in spaces; None: nobody has told."""


class LostTemple:
    """One game: what does not change (`hello`) and what is seen now (`decide`)."""

    def __init__(self, hello):
        self.seat, box = hello["seat"], hello["edition"]["data"]
        self.track, self.amounts = box["track"], box["amounts"]

    def choose(self, view, legal):
        self.view, self.me = view, view["players"][self.seat]
        self.gems = self.me["gems"] + (self.amounts["income"] if view["phase"] == "draft" else 0)
        self.tokens = {chance["space"]: chance["token"] for chance in view["chance"]}
        return max(legal, key=self.value)

    def value(self, action):
        """What an action is worth, in spaces: `take canoe`, `rob seer`, `walk 2`, `scout 5`, `priest pays`…"""
        verb, *words = action.split()
        if verb == "take" and words[0] != "machete":
            return self.promise(words[0])
        if verb == "curse":
            return self.expected(words[0], lambda player: player["position"] - self.me["position"])
        if verb == "rob":
            return self.expected(words[0], lambda player: player["gems"] + 1)
        if verb == "walk" or verb == "scout":
            steps = int(words[0])
            return self.gain(steps) - (0.7 * steps if verb == "scout" else 0)
        if verb in ("priest", "elder"):
            return self.promise(verb) if words[0] == "pays" else 0
        if verb == "look":
            return -sum(abs(int(space) - self.me["position"] - 3) for space in words if space != "nowhere")
        if action == "swap tokens":
            near, far = sorted(self.view["looking_at"], key=lambda space: abs(space - self.me["position"] - 3))
            return TOKENS[self.tokens[far]] - TOKENS[self.tokens[near]]
        return 0

    def promise(self, character):
        """What it is worth to be a character this round."""
        gems, ahead = self.gems, [p["position"] for p in self.view["players"] if p["position"] > self.me["position"]]
        if character == "shaman":
            return 0.5 * max(ahead, default=self.me["position"]) - 0.5 * self.me["position"]
        if character == "thief":
            return 2 + 0.5 * max(p["gems"] for p in self.view["players"] if p is not self.me)
        if character in ("priest", "elder"):
            cost = self.amounts[f"{character}_cost"]
            stops = self.track["temples" if character == "priest" else "villages"]
            goal = min((s for s in stops if s > self.me["position"]), default=self.me["position"])
            return self.gain(goal - self.me["position"]) - 0.7 * cost if gems >= cost else 0
        if character == "scout":
            return 0.3 * self.gain(gems) if self.me["position"] + gems < self.view["finish"] else self.gain(gems)
        if character == "canoe":
            return self.gain(min(2 * gems, self.amounts["canoe_max_spaces"])) - 0.7 * gems
        if character == "child":
            return self.gain(min(ahead, default=self.me["position"]) - self.me["position"])
        return self.gain(2) + (2 if character == "craftsman" and not self.me["machetes"] else 0)

    def gain(self, steps):
        """What it is worth to walk so far: jungle stops who has no machete, a token waits, the finish is everything."""
        space, machetes = self.me["position"], self.me["machetes"]
        for step in range(steps):
            space += 1
            if space >= self.view["finish"]:
                return 100
            if space in self.track["jungles"] and step < steps - 1:
                if machetes == 0:
                    break
                machetes -= 1
        token = TOKENS[self.tokens[space]] if space in self.tokens and steps else 0
        return space - self.me["position"] + token

    def expected(self, character, what):
        """Something about whoever has a character, as far as it is known: the mean over everybody who may hold it."""
        card = next(card for card in self.view["cards"] if card["character"] == character)
        if self.seat in card["may_hold"] and len(card["may_hold"]) == 1:
            return -1
        others = [what(self.view["players"][seat]) for seat in card["may_hold"] if seat != self.seat]
        return sum(others) / (len(card["may_hold"]) + card["may_be_out"]) if others else 0


def main():
    player, refused = None, random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            player = LostTemple(message) if message["game"] == "lost_temple" else None
            answer = {"type": "ready", "name": "careful", "version": "1"}
        elif message["type"] == "decide" and player is not None:
            answer = {"type": "play", "action": player.choose(message["view"], message["legal"])}
        elif message["type"] == "decide":
            dice = random.Random(message["seed"] * 1_000 + message["move"])
            answer = {"type": "play", "action": dice.choice(message["legal"])}
        elif message["type"] == "refused":
            answer = {"type": "play", "action": refused.choice(message["legal"])}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
