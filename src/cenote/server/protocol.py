"""Every message between server and client, as structs; `web/src/protocol.ts` is generated from this page.

HTTP is for what is done once (create a table, sit down), the websocket for what is live. Game words travel as keys and
arguments; the client turns them into sentences in the player's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Facts = dict[str, str | int | None]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(min_length=4, max_length=16)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")]
MoveText = Annotated[str, Meta(min_length=1, max_length=60)]
Sure = Literal["clear", "likely", "close"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A message from outside: unknown fields are errors."""


# Who and what


class Me(msgspec.Struct):
    """The person behind a connection."""

    id: str
    name: str


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long a seat may think: seconds for the whole game, and seconds added with every move; or days for a move."""

    kind: Literal["game", "move"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Seat(msgspec.Struct):
    """One seat of a table, as everybody sees it."""

    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    yours: bool
    here: bool
    stand_in: bool
    seconds_left: float | None


class TableInfo(msgspec.Struct):
    """A table, without what is on it; `daily` is the day whose expedition it is, played for the day's result or, a
    second time, for practice."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    seats: list[Seat]
    options: dict[str, str | bool | int]
    edition: str
    created: float
    move: int
    round: int
    to_act: list[int]
    winners: list[int] | None
    clock: Clock | None
    commitment: str
    secret: str | None
    host: bool
    next_table: str | None
    free_undo: bool
    daily: str | None = None


class GameInfo(msgspec.Struct):
    """A game that can be played; a bot is named by one of the `levels`, or by a level and a style (`legend-sly`).
    `seat_facts` are the facts of happenings whose value is a seat, `private` happenings that one player alone hears of,
    `presets` options that go together under a name."""

    key: str
    seat_counts: list[int]
    options: list[OptionInfo]
    levels: list[str]
    styles: list[str]
    editions: list[str]
    rule_ids: list[str]
    seat_facts: list[str]
    private: list[str]
    presets: dict[str, dict[str, str | bool | int]]


class OptionInfo(msgspec.Struct):
    """An option of a game: its values, the default first, or the largest number; `setup` if it is no house rule,
    `seats` from which on it makes a difference."""

    name: str
    values: list[str | bool]
    most: int | None
    default: str | bool | int
    rule: str
    setup: bool
    seats: int


# What is on the table


class Said(msgspec.Struct):
    """A message of the text files, with its arguments; `rule` where one stands behind it."""

    message: str
    arguments: dict[str, str | int]
    rule: str | None = None


class Choice(msgspec.Struct):
    """One legal action."""

    text: str
    verb: str
    arguments: dict[str, str]


class Rated(msgspec.Struct):
    """An action, and the share of a won game it promises."""

    choice: Choice
    chance: float


class Decision(msgspec.Struct):
    """What the seat is asked, and what it may answer."""

    seat: int
    phase: str
    question: Said
    choices: list[Choice]


class Happening(msgspec.Struct):
    """A row of the journal, as the seat may know it."""

    name: str
    seat: int | None
    facts: Facts


class Outcome(msgspec.Struct):
    """How the game ended."""

    winners: list[int]
    ranks: list[int]
    points: list[int]


class ChatLine(msgspec.Struct):
    """Something said at the table."""

    number: int
    name: str
    text: str
    at: float


class UndoRequest(msgspec.Struct):
    """Somebody would like to take back moves; all people at the table must agree."""

    seat: int
    to_move: int
    agreed: list[int]


class Snapshot(msgspec.Struct):
    """The table as one seat sees it now. `view` is the game's own view; `phase` and `to_act` say who decides what;
    `part` counts the seat's own decisions in a move that is not complete; `undoable`: the seat has made a move that
    could be taken back."""

    epoch: int
    move: int
    part: int
    phase: str
    to_act: list[int]
    view: Any
    decision: Decision | None
    outcome: Outcome | None
    undoable: bool


# From the server


class Welcome(msgspec.Struct, tag="welcome"):
    """First message of every connection."""

    me: Me
    version: str


class Shown(msgspec.Struct, tag="shown"):
    """A table in full: after `watch`, and whenever what the client has may be wrong. `box` is the edition's data."""

    table: str
    seat: int | None
    info: TableInfo
    box: Any
    snapshot: Snapshot
    happenings: list[Happening]
    chat: list[ChatLine]
    undo: UndoRequest | None


class Moved(msgspec.Struct, tag="moved"):
    """A move was made: what happened, and the table after it."""

    table: str
    seat: int | None
    info: TableInfo
    snapshot: Snapshot
    happenings: list[Happening]


class Changed(msgspec.Struct, tag="changed"):
    """Seats, presence, clocks or a request to undo changed; what is on the table did not."""

    table: str
    info: TableInfo
    undo: UndoRequest | None


class Chatted(msgspec.Struct, tag="chatted"):
    table: str
    line: ChatLine


class Hinted(msgspec.Struct, tag="hinted"):
    """What a good player would do who knows what the seat knows: the share of a won game that it promises, how sure
    that is, why, and what else was worth a thought."""

    table: str
    seat: int
    move: int
    part: int
    choice: Choice
    chance: float
    sure: Sure
    why: Said
    others: list[Rated]


class Weighed(msgspec.Struct, tag="weighed"):
    """What each seat can hope for, as far as the seat (None: a spectator) can know."""

    table: str
    seat: int | None
    move: int
    part: int
    chances: list[float]


class Explained(msgspec.Struct, tag="explained"):
    """Why an action is not possible; None if it is."""

    table: str
    action: str
    reason: Said | None


class Previewed(msgspec.Struct, tag="previewed"):
    """What is certain to happen after an action, as far as the seat can know."""

    table: str
    action: str
    happenings: list[Happening]


class Recalled(msgspec.Struct, tag="recalled"):
    """The table as the seat saw it after `move` moves, and what it was told until then."""

    table: str
    seat: int | None
    snapshot: Snapshot
    happenings: list[Happening]


class Refused(msgspec.Struct, tag="refused"):
    """Something could not be done. `message` says why, in English; `said` in the reader's language, where there are
    words for it; `rule` is the rule behind it."""

    table: str | None
    message: str
    rule: str | None = None
    said: Said | None = None


class Beat(msgspec.Struct, tag="beat"):
    """The server is there: the answer to a ping, and said now and then while an earlier message is still worked on."""

    table: None = None
    busy: bool = False


ServerMessage = (
    Welcome | Shown | Moved | Changed | Chatted | Hinted | Weighed | Explained | Previewed | Recalled | Refused | Beat
)


# From the client


class Watch(Strict, tag="watch"):
    """Follow a table, from one's own seat or (None) as a spectator."""

    table: TableId
    seat: SeatNumber | None = None


class Unwatch(Strict, tag="unwatch"):
    table: TableId


class Play(Strict, tag="play"):
    """A decision for a seat, made for the table at `epoch`, `move` and `part`."""

    table: TableId
    seat: SeatNumber
    epoch: Count
    move: Count
    action: MoveText
    part: Count = 0


class Undo(Strict, tag="undo"):
    """Take back one's last decision; beyond what was revealed since, by consent of the table."""

    table: TableId
    seat: SeatNumber
    epoch: Count
    move: Count
    part: Count = 0


class Agree(Strict, tag="agree"):
    """The answer to a request to undo, or (None) to whichever there is."""

    table: TableId
    seat: SeatNumber
    yes: bool
    epoch: Count | None = None
    to_move: Count | None = None


class Chat(Strict, tag="chat"):
    """Say something; `after` is the last line its writer has seen (-1: none). Who says the same again before he has
    seen it has said it once."""

    table: TableId
    text: Line
    after: Annotated[int, Meta(ge=-1, le=2**31 - 1)] | None = None


class Hint(Strict, tag="hint"):
    table: TableId
    seat: SeatNumber


class Weigh(Strict, tag="weigh"):
    """What can everybody hope for? From one's own seat or (None) as a spectator."""

    table: TableId
    seat: SeatNumber | None = None


class Why(Strict, tag="why"):
    table: TableId
    seat: SeatNumber
    action: MoveText


class Preview(Strict, tag="preview"):
    table: TableId
    seat: SeatNumber
    action: MoveText


class Recall(Strict, tag="recall"):
    table: TableId
    move: Count
    seat: SeatNumber | None = None


class Ping(Strict, tag="ping"):
    """Is anybody there? Browsers do not show the pings of the websocket itself."""


TableMessage = Watch | Unwatch | Play | Undo | Agree | Chat | Hint | Weigh | Why | Preview | Recall
ClientMessage = TableMessage | Ping


# Over HTTP


class SeatWish(Strict):
    """A seat of a new table: for me (several of mine share this device), open for anybody, or for a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | bool | int] = {}
    edition: Annotated[str, Meta(max_length=80)] | None = None
    clock: Clock | None = None
    salt: Salt = ""
    public: bool = True


class Sit(Strict):
    """Take an open seat (any, if none is named)."""

    seat: SeatNumber | None = None
    salt: Salt = ""


class SeatOnly(Strict):
    """One's own seat: to leave it, to let a bot play it, or to come back to it."""

    seat: SeatNumber


class Start(Strict):
    """Begin; the open seats are taken by bots of this name (by the usual ones, if none is named)."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class Rename(Strict):
    name: Name


class Enter(Strict):
    """Be the person of a personal link (`/me/TOKEN`) on this device, too."""

    token: Annotated[str, Meta(max_length=200)]


class Problem(msgspec.Struct):
    """Why a request was refused; see `Refused`."""

    error: str
    rule: str | None = None
    said: Said | None = None


class Tables(msgspec.Struct):
    """Lists of tables: open ones to join, my own, and finished games of mine."""

    open: list[TableInfo]
    mine: list[TableInfo]
    finished: list[TableInfo]


class DayResult(msgspec.Struct):
    """How an expedition of the day ended, without anything that would spoil it."""

    won: bool
    level: int
    turns: int
    energy: int


class Day(msgspec.Struct):
    """Somebody's expedition of a day that counts: its table, and how it ended (None: it goes on)."""

    day: str
    table: str
    result: DayResult | None


class Daily(msgspec.Struct):
    """The expedition of the day of one game, and how somebody did. `days` are the latest ones, the last one first;
    `practice` is a table that does not count and goes on; `played` and `won` count everybody who is done today."""

    game: str
    day: str
    seconds_left: float
    days: list[Day]
    practice: str | None
    streak: int
    expeditions: int
    wins: int
    played: int
    won: int


class Replay(msgspec.Struct):
    """A finished game for everybody: the record, and the table after every move as a spectator saw it. As long as the
    dice are sealed (the expedition of this day) there is no record."""

    info: TableInfo
    box: Any
    record: str
    snapshots: list[Snapshot]
    happenings: list[list[Happening]]


class ReviewStep(msgspec.Struct):
    """A decision looked at again, from what its seat knew: what was played and what was best, the share of a won game
    that was given away, and what luck then did to the seat until it looked again. `chances` are those of every seat
    before the decision; it was the `decision`-th of all, made when `move` moves were complete."""

    move: int
    decision: int
    seat: int
    played: Choice
    best: Choice
    lost: float
    luck: float
    chances: list[float]
    sure: Sure
    why: Said


class ReviewSeat(msgspec.Struct):
    """How a seat played: accuracy (0 to 100), and what it gave away and was given by luck, in won games."""

    seat: int
    accuracy: float
    lost: float
    luck: float


class Review(msgspec.Struct):
    """A finished game looked at again, as far as that has come: `done` decisions `of` all."""

    table: str
    status: Literal["thinking", "done"]
    done: int
    of: int
    steps: list[ReviewStep]
    seats: list[ReviewSeat]
