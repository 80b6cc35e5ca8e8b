// The view after a row of the journal, as far as the row tells: what is shown until the next view arrives.
import type { Happening } from "../../protocol";
import { withRegions } from "./regions";
import { faceOf } from "./tiles";
import type { Box, Figure, Player, Stack, View } from "./types";

/** A view between two snapshots, and the cell that the last row was about. */
export interface Shown extends View {
  at?: string | null;
}

type Facts = Happening["facts"];
type Change = (view: Shown, seat: number, facts: Facts, box: Box) => Shown;

export function after(view: Shown, { name, seat, facts }: Happening, box: Box): Shown {
  const changed = CHANGES[name]?.(view, seat ?? -1, facts, box) ?? view;
  return { ...changed, at: typeof facts.cell === "string" ? facts.cell : null };
}

const CHANGES: Record<string, Change | undefined> = {
  display_dealt: (view, seat, { tile }) => withPlayer(view, seat, (player) => ({ display: [...player.display, text(tile)] })),
  turn_began: (view, seat, { round }) => ({ ...view, active: seat, round: number(round), bonus: false, chain: false }),
  bonus_began: (view, seat, { cost }) => ({ ...paid(view, seat, number(cost)), bonus: true, chain: false }),
  exchanged: (view, seat, { tile, other, stack }) => {
    const taken = withoutTop(view, number(stack), text(other));
    const swapped = withPlayer(taken, seat, (player) => {
      const slot = player.display.indexOf(text(tile));
      return { display: player.display.map((shown, n) => (n === slot ? text(other) : shown)) };
    });
    return withStack(swapped, number(stack), (pile) => ({ height: pile.height + 1, bottom: [...pile.bottom, text(tile)] }));
  },
  rode: (view, seat, { cell }) => withPlayer(view, seat, () => ({ jeep: text(cell) })),
  drew_tile: (view, _, { tile, stack }) => ({ ...withoutTop(view, number(stack), text(tile)), drawn: text(tile) }),
  kept: (view, seat, { tile }) => ({ ...withPlayer(view, seat, (player) => ({ display: [...player.display, text(tile)] })), drawn: null }),
  laid: (view, seat, { cell, tile, turn }, box) => {
    const [id, place] = [text(tile), text(cell)];
    const field = { cell: place, tile: id, turn: number(turn), ...faceOf(box, id, number(turn)), regions: {} };
    const moved = withPlayer(view, seat, (player) => {
      const slot = view.drawn === id ? -1 : player.display.indexOf(id);
      return { jeep: place, display: player.display.filter((_, n) => n !== slot) };
    });
    return withRegions({ ...moved, drawn: null, board: [...view.board, field] }, box.board.size);
  },
  last_tile: (view) => ({ ...view, final: view.players.length + 1 }),
  figure_placed: (view, seat, { strength, cell, part }, box) =>
    withFigure(view, seat, box, (figure) => figure.cell === null && figure.strength === strength, { cell: text(cell), part: text(part) }),
  figure_paid: (view, seat, { amount }) => paid(view, seat, number(amount)),
  figure_taken: (view, seat, { strength, cell }, box) =>
    withFigure(view, seat, box, (figure) => figure.cell === cell && figure.strength === strength, { cell: null, part: null }),
  figures_home: (view, seat, _, box) => {
    const home = view.players[seat]?.figures.filter((figure) => isDug(view, figure)) ?? [];
    return home.reduce((now, { figure }) => withFigure(now, seat, box, (other) => other.figure === figure, { cell: null, part: null }), view);
  },
  tokens_drawn: (view, seat, { count }) => held(view, seat, number(count)),
  token_seen: (view, seat, { token }) => handed(view, seat, token, 1),
  token_returned: (view, seat, { token }) => handed(held(view, seat, -1), seat, token, -1),
  swapped: (view, seat, { token, other, slot }) => {
    const row = view.row.map((shown, n) => (n === number(slot) - 1 ? text(token) : shown));
    return { ...handed(handed(view, seat, token, -1), seat, other, 1), row };
  },
  blind_swap: (view, seat, { cost }) => paid(view, seat, number(cost)),
  gold_gained: (view, seat, { amount }) => paid(view, seat, -number(amount)),
  ended: (view, _, { ending }) => ({ ...view, ending: text(ending) }),
};

function number(fact: Facts[string] | undefined): number {
  return Number(fact ?? 0);
}
function text(fact: Facts[string] | undefined): string {
  return String(fact ?? "");
}

function withPlayer(view: Shown, seat: number, change: (player: Player) => Partial<Player>): Shown {
  return { ...view, players: view.players.map((player, n) => (n === seat ? { ...player, ...change(player) } : player)) };
}

function withStack(view: Shown, stack: number, change: (stack: Stack) => Stack): Shown {
  return { ...view, stacks: view.stacks.map((pile, n) => (n === stack - 1 ? change(pile) : pile)) };
}

/** The top tile leaves a stack: an unseen one, or the first of those everybody knows. */
function withoutTop(view: Shown, stack: number, tile: string): Shown {
  const pile = view.stacks[stack - 1];
  const known = pile !== undefined && pile.height <= pile.bottom.length;
  const unseen = known ? view.unseen : { ...view.unseen, [tile]: Math.max(0, (view.unseen[tile] ?? 0) - 1) };
  const left = withStack(view, stack, ({ height, bottom }) => ({ height: height - 1, bottom: known ? bottom.slice(1) : bottom }));
  return { ...left, unseen };
}

/** The first figure of a player that is meant goes somewhere else. */
function withFigure(view: Shown, seat: number, box: Box, isMeant: (figure: Figure) => boolean, change: Partial<Figure>): Shown {
  const meant = view.players[seat]?.figures.find(isMeant);
  const moved = withPlayer(view, seat, (player) => ({
    figures: player.figures.map((figure) => (figure === meant ? { ...figure, ...change } : figure)),
  }));
  return withRegions(moved, box.board.size);
}

/** A figure stands in a region without open sides: it was just dug. */
function isDug(view: View, { cell, part }: Figure): boolean {
  const number = view.board.find((field) => field.cell === cell)?.regions[part ?? ""];
  return view.regions.some((region) => region.number === number && region.open === 0);
}

function paid(view: Shown, seat: number, amount: number): Shown {
  const known = withPlayer(view, seat, ({ gold }) => ({ gold: gold === null ? null : gold - amount }));
  return { ...known, bank: view.bank === null ? null : view.bank + amount };
}

function held(view: Shown, seat: number, count: number): Shown {
  // What they are worth is known with the next view.
  return { ...withPlayer(view, seat, (player) => ({ tokens: player.tokens + count, points: null })), pile: view.pile - count };
}

/** Only where the token is known, and the hand is seen. */
function handed(view: Shown, seat: number, token: Facts[string] | undefined, count: number): Shown {
  if (typeof token !== "string") return view;
  return withPlayer(view, seat, ({ hand }) => ({ hand: hand && { ...hand, [token]: Math.max(0, (hand[token] ?? 0) + count) } }));
}
