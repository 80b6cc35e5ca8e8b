"""`cenote play`: a game in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import FrameType

import click

from cenote.bots import BOTS, YARDSTICKS, named
from cenote.bots.external import External, game_over
from cenote.bots.hints import hint
from cenote.bots.levels import LEVELS
from cenote.bots.network import NETWORK
from cenote.cli.options import (
    YOU,
    chosen_options,
    edition_option,
    player_option,
    read_players,
    rule_options,
    usual_count,
)  # fmt: skip
from cenote.cli.screen import Screen
from cenote.kernel.actions import Action
from cenote.kernel.engine import engine_of
from cenote.kernel.errors import CenoteError, OptionError, listed
from cenote.kernel.journal import Event
from cenote.kernel.perspective import Perspective
from cenote.kernel.table import Table, find_game
from cenote.words import LANGUAGES, rule_key

USUAL = "pathfinder"
"""Who plays against you where you do not say."""


@click.command(epilog="Example: cenote play lost_temple --seats you,hiker,explorer,legend-sly --language fr")
@click.argument("game")
@click.option("--seats", default=None, show_default=f"you, and {USUAL}s where the game needs them",
              help=f"Who sits where: you (several at one screen), {', '.join(LEVELS)}, legend-sly …")  # fmt: skip
@click.option("--language", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}.")
@click.option("--seed", default=None, help="The same seed gives the same cards; without one they are unguessable.")
@click.option("--save", "path", type=click.Path(path_type=Path), help="Write the record of the game here when it ends.")
@player_option
@rule_options
@edition_option
def command(
    game: str, seats: str | None, language: str, seed: str | None, path: Path | None, programs: tuple[str, ...],
    preset: str | None, options: tuple[str, ...], edition: Path | None,
) -> None:  # fmt: skip
    """Play GAME in the terminal."""
    found = find_game(game)
    commands = read_players(programs)
    players = read_seats(seats, commands) if seats is not None else [YOU, *[USUAL] * (usual_count(found) - 1)]
    engine_of(found)
    if path is not None and (path.is_dir() or not path.resolve().parent.is_dir()):
        raise OptionError(f"--save {path} must be a file in a folder that is there")
    box = found.load_edition(edition)
    chosen = chosen_options(box, preset, options)
    table = Table.new(found, len(players), seed=seed, options=chosen, edition=box)
    playing = Game(table, players, language, commands)
    try:
        playing.run()
    finally:  # also if a program cannot play on
        if path is not None:
            table.save(path)
            click.echo(str(path))


def read_seats(text: str, programs: Iterable[str] = ()) -> list[str]:
    players = [player.strip() for player in text.split(",")]
    for player in players:
        if player not in (YOU, *BOTS, *programs) and player.partition(":")[0] != NETWORK:
            known = listed([YOU, *LEVELS, *YARDSTICKS, NETWORK, *programs])
            raise OptionError(f"--seats {text!r}: {player!r} is nobody; there is {known}")
    return players


class Leave(Exception):
    """The player leaves the game."""


def leave_once(number: int, frame: FrameType | None) -> None:
    """The first Ctrl-C leaves; an impatient second one must not cut the goodbye and the saving short."""
    signal.signal(signal.SIGINT, lambda *_: None)
    raise KeyboardInterrupt


class Game:
    """A game going on at one screen."""

    def __init__(self, table: Table, players: list[str], language: str, commands: Mapping[str, str] = {}) -> None:
        """`commands` are the bots behind the names of programs."""
        self.table, self.players = table, players
        bots = [commands.get(player, player) for player in players]
        self.bots = {seat: named(bot) for seat, bot in enumerate(bots) if bot != YOU}
        self.screen = Screen(table, language, players)
        self.people = [seat for seat, player in enumerate(players) if player == YOU]
        self.told = dict.fromkeys(range(-1, table.seats), 0)
        self.reader = self.people[0] if len(self.people) == 1 else -1
        self.bot_seed = secrets.randbits(32)
        self.wished = -1
        """The seat that goes first next time, where several may act."""

    def run(self) -> None:
        signal.signal(signal.SIGINT, leave_once)
        try:
            while not self.table.over:
                seat = self.next_seat()
                if self.players[seat] == YOU:
                    self.ask(seat)
                else:
                    self.move_bot(seat)
            game_over(self.table, self.bots)
            self.tell(self.reader)
            self.screen.show_table(self.reader)
            self.screen.show_result(self.reader)
        except (Leave, EOFError, KeyboardInterrupt, click.Abort):
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # not even while Python closes
            self.screen.console.print()
            self.screen.say("cli-goodbye")

    def move_bot(self, seat: int) -> None:
        """One decision of a bot; a program may say something."""
        bot, perspective = self.bots[seat], self.table.perspective(seat, self.table.last_decision(seat))
        self.table.play(bot.choose(perspective, self.bot_seed), seat)
        if isinstance(bot, External):
            for text in bot.said(seat):
                self.screen.console.print(f"{self.screen.name(seat)}: {text}", style="italic", markup=False)

    def next_seat(self) -> int:
        """Who decides next; where several may act, they do in turn, unless somebody waits."""
        acting, wished = self.table.in_turn, self.wished
        self.wished = -1
        return wished if wished in acting else acting[0]

    def tell(self, reader: int) -> None:
        """What has happened since the reader was told last."""
        events = self.table.events(reader)
        self.screen.show_events(events[self.told[reader] :], reader)
        self.told[reader] = len(events)

    def ask(self, seat: int) -> None:
        """One decision of a person."""
        if len(self.people) > 1 and seat != self.reader:
            self.screen.console.clear()
            self.screen.say("cli-pass-screen", who=self.screen.colours()[seat])
            input()
            self.screen.console.clear()
        self.reader = seat
        self.tell(seat)
        self.screen.show_table(seat)
        if not engine_of(self.table.game).compiled:
            self.screen.say("cli-waiting", "dim")
        while True:
            made = len(self.table.moves)
            perspective = self.table.perspective(seat, made)
            self.screen.show_choices(perspective)
            self.screen.say("cli-commands", "dim")
            action = self.answered(perspective)
            if action is not None:
                self.table.play(action, seat)
                return
            if self.wished != -1:
                return

    def answered(self, perspective: Perspective) -> Action | None:
        """The action a person typed, or None after a command."""
        said = input(f"{self.screen.words.say('cli-prompt')} > ").strip()
        word, _, rest = said.partition(" ")
        if said.isascii() and said.isdecimal() and 1 <= int(said) <= len(perspective.legal):
            choice: Action = perspective.legal[int(said) - 1]
            return choice
        if not said:
            return None
        if word in ("help", "?"):
            self.help(rest.strip())
        elif word == "why" and rest:
            self.why(perspective, rest)
        elif word == "hint":
            self.hint(perspective)
        elif word == "undo":
            self.undo(perspective.seat)
        elif word == "log":
            self.screen.show_events(self.remembered(perspective.seat), perspective.seat)
        elif word == "save" and rest:
            self.save(rest)
        elif word == "wait" and len(self.table.to_act) > 1:
            self.wished = next(seat for seat in self.table.in_turn if seat != perspective.seat)
        elif word in ("quit", "exit"):
            raise Leave
        else:
            return self.move(perspective, said)
        return None

    def hint(self, perspective: Perspective) -> None:
        """What to do, why, how good that is, and what else was worth a thought."""
        found, words = hint(perspective, self.bot_seed), self.screen.words
        self.screen.say("cli-hint", "yellow", sure=found.sure, move=f"{words.action(found.action)}  [{found.action}]")
        self.screen.console.print(f"  {words.tell(found.why)}", markup=False)
        self.screen.say("cli-chance", chance=round(100 * found.value))
        if found.others:
            others = [f"{option.action} ({100 * option.value:.0f}%)" for option in found.others]
            self.screen.say("cli-others", "dim", others=", ".join(others))

    def move(self, perspective: Perspective, said: str) -> Action | None:
        """The legal action a person wrote out, or None and the reason."""
        for action in perspective.legal:
            if action.text.lower() == " ".join(said.lower().split()):
                return action
        self.why(perspective, said)
        return None

    def help(self, rule: str) -> None:
        """Help by rule id; a chapter with all its rules; without one, the commands and the chapters."""
        words = self.screen.words
        ids = self.table.game.rule_ids
        if not rule:
            self.screen.say("cli-help")
            self.screen.say("cli-what-rule")
            shown = [name for name in ids if name.startswith("R") and "." not in name]
        elif rule_key(rule) in words:
            name = rule_key(rule)[5:].replace("-", ".")
            shown = [other for other in ids if other == name or other.startswith(f"{name}.")]
        else:
            self.screen.say("cli-no-rule", said=rule)
            return
        for name in shown:
            self.screen.console.print(f"  {name:<6} {words.rule(name)}", markup=False)

    def why(self, perspective: Perspective, said: str) -> None:
        """Why a move is not possible."""
        try:
            reason = perspective.why_not(said)
        except CenoteError:
            self.screen.say("cli-not-understood", "red", said=said)
            return
        if reason is None:
            self.screen.say("cli-possible", "green")
        else:
            self.screen.console.print(f"{self.screen.words.tell(reason)} ({reason.rule})", style="red", markup=False)

    def undo(self, seat: int) -> None:
        """Take back the last decision of this person, and everything after it."""
        own = [number for number, (actor, _) in enumerate(self.table.moves) if actor == seat]
        if not own:
            self.screen.say("cli-nothing-to-undo")
            return
        self.table.undo(len(self.table.moves) - own[-1])
        self.wished = seat
        self.told = {reader: min(told, len(self.table.events(reader))) for reader, told in self.told.items()}
        self.screen.say("cli-undone", "yellow")

    def remembered(self, seat: int) -> list[Event]:
        """What happened, for the log; where the table has no memory aid, without what was only looked at."""
        kinds = {kind.name: kind for kind in self.table.game.events.kinds}
        aided = self.table.options.get("memory_aid", "full") == "full"
        return [event for event in self.table.events(seat) if aided or not kinds[event.name].private]

    def save(self, name: str) -> None:
        try:
            self.table.save(name)
        except CenoteError as error:
            self.screen.console.print(str(error), style="red", markup=False)
        else:
            self.screen.say("cli-saved", "green", file=name)
