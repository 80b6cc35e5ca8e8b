// A table being played, as one person follows it over the live connection.
import type {
  Chat,
  ChatLine,
  Choice,
  Decision,
  Happening,
  Hinted,
  Moved,
  Play,
  Said,
  ServerMessage,
  Shown,
  Snapshot,
  TableInfo,
  UndoRequest,
  Weighed,
} from "../protocol";
import { live } from "./live.svelte";
import { myself } from "./me.svelte";
import { notices } from "./notices.svelte";
import { mySeats } from "./seats";
import { play } from "./sound";
import { Stage } from "./stage.svelte";

export class LiveTable {
  readonly id: string;
  readonly stage = new Stage(() => this.#settled());
  info: TableInfo = $state.raw() as TableInfo;
  /** When `info` came, for clocks that run on. */
  informed = $state(0);
  box: unknown = $state.raw(null);
  seat: number | null = $state(null);
  chat: ChatLine[] = $state.raw([]);
  undo: UndoRequest | null = $state.raw(null);
  /** An earlier moment that the reader looks at. */
  recalled: { snapshot: Snapshot; happenings: Happening[] } | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  /** What everybody could hope for when it was asked last. */
  weighed: Weighed | null = $state.raw(null);
  /** The answer to “why can't I …?”. */
  explained: { action: string; reason: Said | null } | null = $state.raw(null);
  previews: Record<string, Happening[]> = $state.raw({});
  /** A move is on its way, and perhaps lost with the connection. */
  #sent: Play | null = $state.raw(null);
  readonly sent = $derived(this.#sent !== null);
  /** The own seat to whom the device must be passed before its view may be shown. */
  cover: number | null = $state(null);
  /** Counts what the reader is asked: what he has in mind holds until it changes. */
  question = $state(0);
  #alerted = false;
  /** What the reader has told the others and not yet seen himself. */
  #said: Chat[] = [];
  /** Previews and chances that are on their way. */
  #foreseen = 0;
  #latest: Snapshot | null = null;
  /** A question that stays the same while others, who may act, too, make their moves. */
  #shared: { epoch: number; decision: Decision } | null = null;
  /** Its answer need not wait until everything they did has been shown. */
  #standing: Decision | null = $state.raw(null);

  /** What the reader may decide now. */
  readonly decision = $derived.by(() => {
    if (live.state !== "open" || this.recalled || this.sent || this.cover !== null) return null;
    return this.#standing ?? (this.stage.busy ? null : (this.stage.snapshot?.decision ?? null));
  });
  /** Other seats on this device that may act now. */
  readonly others = $derived(this.decision ? this.#acting().filter((seat) => seat !== this.seat) : []);
  readonly snapshot = $derived(this.recalled?.snapshot ?? this.stage.snapshot);
  readonly told = $derived(this.recalled?.happenings ?? this.stage.told);

  constructor(info: TableInfo) {
    this.id = info.id;
    this.#inform(info);
    this.seat = this.#wishedSeat();
    live.watch(this.id, this.seat, (message) => this.#heard(message));
  }

  close(): void {
    live.unwatch(this.id);
  }

  // What the reader says

  play(choice: Choice): void {
    const { decision } = this;
    if (!decision || !this.#latest) return;
    const { epoch, move, part } = this.#latest;
    if (!this.#send({ type: "play", table: this.id, seat: decision.seat, epoch, move, part, action: choice.text })) return;
    this.#shared = null;
    this.question += 1;
    play("tap");
  }

  #send(move: Play): boolean {
    this.#sent = live.send(move) ? move : null;
    return this.sent;
  }

  takeBack(): void {
    if (this.seat === null || !this.#latest) return;
    const { epoch, move, part } = this.#latest;
    this.stage.skip();
    live.send({ type: "undo", table: this.id, seat: this.seat, epoch, move, part });
  }

  agree(seat: number, yes: boolean): void {
    if (!this.undo || !this.#latest) return;
    live.send({ type: "agree", table: this.id, seat, yes, epoch: this.#latest.epoch, to_move: this.undo.to_move });
  }

  /** Ask for a hint, or put it away. */
  askHint(): void {
    if (this.hint) this.hint = null;
    else if (this.seat !== null) live.send({ type: "hint", table: this.id, seat: this.seat });
  }

  askChances(): void {
    if (live.send({ type: "weigh", table: this.id, seat: this.seat })) this.#foreseen += 1;
  }

  askWhy(action: string): void {
    this.explained = null;
    if (this.seat !== null) live.send({ type: "why", table: this.id, seat: this.seat, action });
  }

  askPreview(choice: Choice): void {
    const seat = this.decision?.seat;
    if (seat === undefined || choice.text in this.previews) return;
    if (live.send({ type: "preview", table: this.id, seat, action: choice.text })) this.#foreseen += 1;
  }

  tell(text: string): boolean {
    const line: Chat = { type: "chat", table: this.id, text, after: this.chat.at(-1)?.number ?? -1 };
    if (!live.send(line)) return false;
    this.#said = [...this.#said, line];
    return true;
  }

  /** Look at the table after so many moves; null returns to the present. */
  recall(move: number | null): void {
    if (move === null || move >= (this.stage.snapshot?.move ?? 0)) this.recalled = null;
    else live.send({ type: "recall", table: this.id, move, seat: this.seat });
  }

  /** Another seat on this device would like to act. */
  pass(seat: number): void {
    this.cover = seat;
  }

  /** The device has been passed on: look from the seat whose turn it is. */
  uncover(): void {
    if (this.cover === null) return;
    this.#watchFrom(this.cover);
  }

  // What the server says

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "shown":
        return this.#shown(message);
      case "moved":
        return this.#moved(message);
      case "changed":
        this.#inform(message.info);
        this.undo = message.undo;
        return this.#sitDown();
      case "chatted":
        return this.#chatted(message.line);
      case "hinted":
        if (message.move === this.#latest?.move && message.part === this.#latest.part) this.hint = message;
        return;
      case "weighed":
        this.#foreseen = Math.max(0, this.#foreseen - 1);
        if (message.seat === this.seat) this.weighed = message;
        return;
      case "explained":
        this.explained = message;
        return;
      case "previewed":
        this.#foreseen = Math.max(0, this.#foreseen - 1);
        this.previews = { ...this.previews, [message.action]: message.happenings };
        return;
      case "recalled":
        this.recalled = message;
        return;
      case "refused":
        if (this.#foreseen > 0 && !this.sent) {
          this.#foreseen -= 1; // somebody else moved before it could be foreseen
          return;
        }
        this.#sent = null;
        return notices.refused(message.message, message.said);
    }
  }

  #inform(info: TableInfo): void {
    this.info = info;
    this.informed = Date.now();
  }

  #shown(message: Shown): void {
    this.#inform(message.info);
    this.box = message.box;
    this.seat = message.seat;
    this.chat = message.chat;
    this.undo = message.undo;
    this.recalled = null;
    this.cover = null;
    this.weighed = null;
    this.#foreseen = 0;
    const lost = this.#sent;
    this.#newMoment(message.snapshot);
    this.stage.show(message.snapshot, message.happenings);
    if (lost && lost.seat === message.seat && sameMoment(lost, message.snapshot)) this.#send(lost);
    for (const line of message.chat) this.#seen(line);
    for (const line of this.#said) live.send(line);
  }

  #moved(message: Moved): void {
    if (message.seat !== this.seat) return;
    this.#inform(message.info);
    if (!message.snapshot.part) this.undo = null;
    this.#newMoment(message.snapshot);
    this.stage.play(message);
  }

  /** What was said about the moment before holds no longer. */
  #newMoment(snapshot: Snapshot): void {
    const { epoch, decision } = snapshot;
    const before = this.#shared?.epoch === epoch ? this.#shared.decision : null;
    const stands = before !== null && (!decision || (decision.phase === before.phase && decision.seat === before.seat));
    if (!stands) this.question += 1;
    this.#standing = stands && decision && JSON.stringify(decision) === JSON.stringify(before) ? before : null;
    if (decision) this.#shared = stands || snapshot.to_act.length > 1 ? { epoch, decision: this.#standing ?? decision } : null;
    else if (!stands) this.#shared = null;
    this.#latest = snapshot;
    this.#sent = null;
    this.hint = null;
    this.explained = null;
    this.previews = {};
  }

  #seen(line: ChatLine): void {
    this.#said = this.#said.filter(({ text, after }) => line.text !== text || line.number <= (after ?? -1));
  }

  #chatted(line: ChatLine): void {
    this.#seen(line);
    if (this.chat.some((other) => other.number === line.number)) return;
    this.chat = [...this.chat, line];
    if (line.name !== myself.me?.name) play("chat");
  }

  /** Everything has been shown: whose turn is it on this device? */
  #settled(): void {
    this.#sitDown();
    const snapshot = this.stage.snapshot;
    if (snapshot?.outcome && !this.#alerted) play(snapshot.outcome.winners.includes(this.seat ?? -1) ? "win" : "end");
    else if (this.decision && !this.#alerted) play("turn");
    this.#alerted = Boolean(snapshot?.outcome || this.decision);
  }

  // Seats

  #own(): number[] {
    return this.info.seats.filter((seat) => seat.yours).map((seat) => seat.number);
  }

  /** With one seat, that one; with several on this device, none until one of them has to decide. */
  #wishedSeat(): number | null {
    const own = this.#own();
    if (this.seat !== null && own.includes(this.seat)) return this.seat;
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  #sitDown(): void {
    const wished = this.#wishedSeat();
    if (wished !== this.seat) return this.#watchFrom(wished);
    if (this.#own().length < 2 || !this.stage.snapshot || this.stage.busy) return;
    const acting = this.#acting();
    if (this.cover !== null && acting.includes(this.cover)) return;
    this.cover = acting.length && !acting.includes(this.seat ?? -1) ? (acting[0] ?? null) : null;
  }

  /** Own seats that may act now, and that no bot plays for. */
  #acting(): number[] {
    return (this.stage.snapshot?.to_act ?? []).filter((seat) => mySeats(this.info).includes(seat));
  }

  #watchFrom(seat: number | null): void {
    this.seat = seat;
    live.watch(this.id, seat, (message) => this.#heard(message));
  }
}

/** Whether the table is where it was when a move was sent: then the move has never arrived. */
function sameMoment(sent: Play, now: Snapshot): boolean {
  return sent.epoch === now.epoch && sent.move === now.move && sent.part === now.part;
}
