// The view after a row of the journal, as far as the row tells: what is shown until the next view arrives.
import type { Happening } from "../../protocol";
import { faceOf } from "./faces";
import { opposite, wayOf, type Spot } from "./layout";
import type { Box, Pending, Player, Room, View, Way } from "./types";
import { beside, nextCell, nextRoom, roomAt } from "./walk";

type Facts = Happening["facts"];
type Change = (view: View, seat: number, facts: Facts, box: Box) => View;

export function after(view: View, { name, seat, facts }: Happening, box: Box): View {
  return CHANGES[name]?.(view, seat ?? -1, facts, box) ?? view;
}

const CHANGES: Record<string, Change | undefined> = {
  challenge_chosen: (view, seat, { challenge }) => withPlayer(view, seat, () => ({ challenge: text(challenge) })),
  card_shown: (view, seat, { card }) => withPlayer(view, seat, ({ known_pile }) => ({ known_pile: [...known_pile, text(card)] })),
  card_kept: (view, seat, { card }) => taken(view, seat, text(card)),
  link_laid: (view, _, { face }, box) => ({ ...view, rooms: [linkRoom(box, text(face))] }),
  room_laid: (view, seat, { face, x, y }, box) => laid(view, seat, text(face), { x: number(x), y: number(y) }, box),
  card_played: (view, seat, { card, side }) => {
    const pending: Pending = {
      seat, card: text(card), copied: null, side: side === "b" ? "b" : "a", step: 0, effect: null, keys: 0, stones: 0, roped: 0,
    };
    const played = withPlayer(view, seat, (player) => ({ hand: without(player.hand, text(card)), played: [...player.played, text(card)] }));
    return { ...played, pending };
  },
  copied: (view, _, { card, side }) => withPending(view, () => ({ copied: text(card), side: text(side), step: 0 })),
  effect_skipped: (view) => withPending(view, ({ step }) => ({ step: step + 1 })),
  moved: (view, seat, { direction }) => walked(view, seat, wayOn(view, seat, direction), false),
  teleported: (view, seat, { direction }) => walked(view, seat, wayOn(view, seat, direction), true),
  ration_eaten: (view, seat, { amount }) => withEnergy(spentHere(view), seat, number(amount)),
  chest_opened: (view, seat, { card }) => taken(spentHere(view), seat, text(card)),
  trap_sprung: (view, seat) => withEnergy(view, seat, -1),
  rest_declared: (view, seat) => withPlayer(view, seat, () => ({ state: "declared" })),
  rested: (view, seat, { cost }) => {
    const rested = withPlayer(view, seat, ({ hand, played }) => ({ state: "rested", hand: [...hand, ...played], played: [] }));
    return together(withEnergy(rested, seat, -number(cost)));
  },
  energy_given: (view, seat) => withEnergy(withEnergy(view, seat, -1), 1 - seat, 1),
  level_left: (view, seat) => ({
    ...withPlayer(view, seat, ({ hand, played, level, energy, most_energy }) => ({
      state: "left",
      level: Math.min(3, level + 1),
      energy: level < 3 ? most_energy : energy,
      room: null,
      cell: null,
      spent: [],
      hand: [...hand, ...played],
      played: [],
    })),
    pending: null,
  }),
  discarded: (view, seat, { card }) => withPlayer(view, seat, ({ hand }) => ({ hand: without(hand, text(card)) })),
  level_began: (view, _, { round }) => {
    if (round === 1) return view;
    const players = view.players.map((player) => ({ ...player, rooms_laid: 0, state: "ready" }));
    return { ...view, round: number(round), players, rooms: view.rooms.filter(({ card }) => card === null), exchanged: false };
  },
  offered: (view, _, { card }) => ({ ...view, offer: text(card) }),
  refused: (view) => ({ ...view, offer: null }),
  exchanged: (view, seat, { card, other }) => {
    const given = swapped(view, seat, text(card), text(other));
    return { ...swapped(given, 1 - seat, text(other), text(card)), offer: null, exchanged: true };
  },
  ended: (view, _, { ending }) => ({ ...view, ending: text(ending) }),
};

function number(fact: Facts[string] | undefined): number {
  return Number(fact ?? 0);
}
function text(fact: Facts[string] | undefined): string {
  return String(fact ?? "");
}
function without(cards: string[], card: string): string[] {
  const place = cards.indexOf(card);
  return cards.filter((_, n) => n !== place);
}

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, n) => (n === seat ? { ...player, ...change(player) } : player)) };
}
function withPending(view: View, change: (pending: Pending) => Partial<Pending>): View {
  return { ...view, pending: view.pending && { ...view.pending, ...change(view.pending) } };
}
function withEnergy(view: View, seat: number, amount: number): View {
  return withPlayer(view, seat, ({ energy, most_energy }) => ({ energy: Math.max(0, Math.min(most_energy, energy + amount)) }));
}

/** R14.4: when all who are on the level have rested, they go on. */
function together(view: View): View {
  if (!view.players.every(({ state }) => state === "rested" || state === "left")) return view;
  return { ...view, players: view.players.map((player) => (player.state === "rested" ? { ...player, state: "ready" } : player)) };
}

/** A card of the pile comes into the hand. */
function taken(view: View, seat: number, card: string): View {
  return withPlayer(view, seat, (player) => ({
    known_pile: without(player.known_pile, card),
    pile: player.pile - 1,
    hand: [...player.hand, card],
  }));
}
function swapped(view: View, seat: number, gives: string, gets: string): View {
  return withPlayer(view, seat, ({ hand, played }) => ({ hand: [...without(hand, gives), gets], played: without(played, gives) }));
}

/** The bonus where the one who plays a card stands has been used. */
function spentHere(view: View): View {
  return withPlayer(view, view.pending?.seat ?? -1, ({ spent, cell }) => ({ spent: cell === null ? spent : [...spent, cell] }));
}

/** R14.2: the second player sits opposite. */
function wayOn(view: View, seat: number, direction: Facts[string] | undefined): Way {
  const way = wayOf(direction);
  return view.players.length === 2 && seat === 1 ? opposite(way) : way;
}

function walked(view: View, seat: number, way: Way, jumps: boolean): View {
  const player = view.players[seat];
  if (!player || player.room === null || player.cell === null) return view;
  const from: Spot = { room: player.room, cell: player.cell };
  const room = jumps ? roomAt(view.rooms, beside(view.rooms[from.room], way)) : nextRoom(view.rooms, from, way);
  if (room < 0) return view;
  return withPlayer(view, seat, ({ spent }) => ({ room, cell: jumps ? from.cell : nextCell(from.cell, way), spent: room === from.room ? spent : [] }));
}

/** R5.2, R5.3, R14.2: the card comes from the top of the pile, or it is the one behind which the face stands. */
function laid(view: View, seat: number, face: string, place: { x: number; y: number }, box: Box): View {
  const player = view.players[seat];
  if (!player) return view;
  const id = box.card.find((card) => card.temple.toLowerCase() === face)?.id.toLowerCase();
  const card = player.known_pile.find((known) => known === `${id}-${player.set}`) ?? player.known_pile[0] ?? null;
  const count = player.rooms_laid + 1;
  const last = count === player.rooms_needed;
  const turned = last !== (seat === 1);
  const room: Room = { ...place, face, turned, card, owner: seat, last, ...faceOf(box, face, player.set, turned) };
  const begins = player.room === null ? { room: view.rooms.length, cell: room.cells.indexOf("stairs"), spent: [], state: "ready" } : {};
  const paid = withPlayer(view, seat, ({ known_pile, pile }) => ({
    rooms_laid: count,
    known_pile: card ? without(known_pile, card) : known_pile,
    pile: pile - 1,
    ...begins,
  }));
  return { ...paid, rooms: [...paid.rooms, room], faces: card ? { ...paid.faces, [card]: face } : paid.faces };
}

function linkRoom(box: Box, face: string): Room {
  return { x: 0, y: 0, face, turned: false, card: null, owner: null, last: false, ...faceOf(box, face, "", false) };
}
