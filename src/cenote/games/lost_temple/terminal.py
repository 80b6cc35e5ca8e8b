"""Lost Temple drawn in a terminal: the path, the players, and what the reader knows of the characters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cenote.games.lost_temple.view import Card, View
from cenote.kernel.game import Edition
from cenote.words import Words

SPACES_IN_A_ROW = 12
ABREAST = 4
SIGNS = {
    "plain": ("·", "dim"),
    "start": ("·", "dim"),
    "temple": ("▲", "bright_blue"),
    "village": ("⌂", "dark_orange"),
    "jungle": ("♣", "green"),
    "chance": ("◎", "magenta"),
    "finish": ("★", "bold bright_yellow"),
}
TOKEN_SIGNS = {
    "idol": "idol", "gems4": "+4◆", "back2": "←2", "pay2": "−2◆", "machete": "+†", "fwd3": "→3", "lose_machete": "−†",
}  # fmt: skip
SEATS_HERE = "\x00"
STYLES = ("red", "blue", "yellow", "green", "magenta", "turquoise2", "bright_white", "orange1")


def draw(edition: Edition, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as its reader sees it."""
    head = f"{words.say('label', label='round')} {view.round}"
    return Group(Panel(path(edition, view, words), title=head, title_align="left"), players(view, words, names),
                 characters(view, words))  # fmt: skip


def kind_of(edition: Edition, view: View, space: int) -> str:
    track = edition.data.track
    lists = (
        ("temple", track.temples),
        ("village", track.villages),
        ("jungle", track.jungles),
        ("chance", track.chance),
    )
    if space == view.finish:
        return "finish"
    if space in edition.data.start_spaces.values():
        return "start"
    return next((kind for kind, spaces in lists if space in spaces), "plain")


def path(edition: Edition, view: View, words: Words) -> RenderableType:
    """The path in rows, each space with its number, its kind (or the token the reader knows) and the meeples on it."""
    tokens = {chance.space: chance.token for chance in view.chance}
    last = max([view.finish, *tokens])
    grid = Grid.grid(padding=(0, 0))
    for _ in range(SPACES_IN_A_ROW):
        grid.add_column(width=6, justify="center")
    for first in range(0, last + 1, SPACES_IN_A_ROW):
        spaces = range(first, min(first + SPACES_IN_A_ROW, last + 1))
        grid.add_row(*(sign(edition, view, space, tokens.get(space)) for space in spaces))
        grid.add_row(*(meeples(view, space) for space in spaces))
    legend = Text()
    for kind in ("temple", "village", "jungle", "chance", "finish"):
        mark, style = SIGNS[kind]
        legend.append(f"{mark} ", style=style).append(f"{words.say('place', place=kind)}   ", style="dim")
    return Group(grid, legend)


def sign(edition: Edition, view: View, space: int, token: str | None) -> Text:
    mark, style = SIGNS[kind_of(edition, view, space)]
    text = Text(f"{space:>2}", style="dim")
    if space in view.looking_at:
        style += " reverse"
    return text.append(TOKEN_SIGNS[token] if token else mark, style=style)


def meeples(view: View, space: int) -> Text:
    text = Text()
    here = [seat for seat, player in enumerate(view.players) if player.position == space]
    for place, seat in enumerate(here):
        if place and place % ABREAST == 0:
            text.append("\n")
        text.append(str(seat + 1), style=f"bold reverse {STYLES[seat]}")
    return text


def players(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's belongings."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in ("player", "space", "togo", "gems", "machetes", "cards"):
        grid.add_column(words.say("label", label=label), justify="left" if label in ("player", "cards") else "right")
    for seat, player in enumerate(view.players):
        name = Text(f"{seat + 1} ", style=f"bold {STYLES[seat]}").append(names[seat], style="bold")
        if view.idol == seat:
            name.append(f" ♛ {words.say('token', token='idol')}", style="bright_yellow")
        if view.claim == seat:
            name.append(" ♛?", style="bright_yellow")
        played = ", ".join(words.say("character", character=character) for character in player.played)
        cards = " ".join(["▮"] * player.hidden_cards + ([played] if played else []))
        gems = f"{player.gems} ◆"
        grid.add_row(
            name, str(player.position), str(view.finish - player.position), gems, f"{player.machetes} †", cards
        )
    bank, left = (words.say("label", label=label) for label in ("bank", "supply"))
    supply = f"{bank}: {view.bank} ◆   {left}: {view.machete_supply} †"
    return Group(grid, Text(supply, style="dim"))


def characters(view: View, words: Words) -> RenderableType:
    """What the reader knows of each character: 6b."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    choosing = bool(view.hand)
    called = next((n for n, card in enumerate(view.cards, 1) if card.character == view.called), 0)
    for number, card in enumerate(view.cards, 1):
        state = card_state(view, card, number <= called)
        name = words.say("character", character=card.character)
        style = "bold" if state in ("yours", "hand") else "dim" if state in ("face_up", "vain", "out") else ""
        text = Text(f"{number} ", style="dim").append(name, style=style)
        known = whose(card, words.say("card-state", state=state, who=SEATS_HERE), style)
        for label, target in (("curse", view.curse), ("theft", view.theft)):
            if target == card.character:
                known.append(f"  ⚑ {words.say('label', label=label)}", style="bright_red")
        power = Text(words.say("character-power", character=card.character), style="dim") if choosing else Text()
        grid.add_row(text, known, power)
    return Panel(grid, title=words.say("label", label="characters"), title_align="left")


def whose(card: Card, said: str, style: str) -> Text:
    """The words for a card, with the numbers of the seats that may have it in their colours."""
    before, _, after = said.partition(SEATS_HERE)
    text = Text(before, style=style)
    for seat in card.may_hold if SEATS_HERE in said else ():
        text.append(str(seat + 1), style=f"bold {STYLES[seat]}").append(" ")
    text.rstrip()
    return text.append(after)


def card_state(view: View, card: Card, called: bool) -> str:
    """A word for what is known of a card."""
    if card.place in ("played", "face_up", "hand"):
        return card.place
    if card.place == "kept":
        return "yours" if card.holder == view.seat else "held"
    if called:
        return "vain"
    if card.place is not None or not card.may_hold:
        return "out"
    if card.may_be_out:
        return "openout"
    return "held" if len(card.may_hold) == 1 else "open"
