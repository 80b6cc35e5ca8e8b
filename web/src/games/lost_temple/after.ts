// The view after a row of the journal, as far as the row tells: what is shown until the next view arrives.
import type { Happening, LostTemple } from "../../protocol";

type View = LostTemple.View;
type Player = LostTemple.Player;

export function after(view: View, { name, seat, facts }: Happening): View {
  const change = CHANGES[name];
  return change ? change(view, seat ?? -1, facts) : view;
}

type Change = (view: View, seat: number, facts: Happening["facts"]) => View;

const CHANGES: Record<string, Change | undefined> = {
  round_began: (view, _, { round }) => ({
    ...view,
    round: number(round, view.round),
    phase: "draft",
    own: [],
    players: view.players.map((player) => ({ ...player, hidden_cards: 0, played: [] })),
    cards: view.cards.map((card) => ({ ...card, place: null, holder: null, may_hold: [], may_be_out: true })),
  }),
  round_ended: (view) => ({ ...view, called: null, curse: null, theft: null }),
  idol_given: (view, seat) => ({ ...view, idol: seat, claim: null }),
  claim_made: (view, seat) => ({ ...view, claim: seat }),
  set_face_up: (view, _, { character }) => withCard(view, character, { place: "face_up", may_hold: [], may_be_out: true }),
  hand_passed: (view, seat) => ({ ...view, phase: "draft", drafter: seat }),
  card_taken: (view, seat, { character }) => ({
    ...withPlayer(view, seat, (p) => ({ hidden_cards: p.hidden_cards + 1 })),
    hand: view.hand.filter((other) => other !== character),
    own: seat === view.seat && typeof character === "string" ? [...view.own, character] : view.own,
  }),
  unanswered: (view, _, { character }) => ({
    ...withCard(view, character, { may_hold: [], may_be_out: true }),
    phase: "call",
    drafter: null,
    hand: [],
    called: text(character),
  }),
  answered: (view, seat, { character }) => ({
    ...withCard(
      withPlayer(view, seat, (p) => ({
        hidden_cards: Math.max(0, p.hidden_cards - 1),
        played: [...p.played, text(character) ?? ""],
      })),
      character,
      { place: "played", holder: seat, may_hold: [seat], may_be_out: false },
    ),
    phase: "call",
    drafter: null,
    hand: [],
    called: text(character),
    own: view.own.filter((own) => own !== character),
  }),
  cursed: (view, _, { character }) => ({ ...view, curse: text(character) }),
  marked: (view, _, { character }) => ({ ...view, theft: text(character) }),
  robbed: (view, seat, { victim, amount }) =>
    withGems(withGems(view, number(victim, -1), -number(amount, 0)), seat, number(amount, 0)),
  gems_gained: (view, seat, { amount }) => fromBank(view, seat, number(amount, 0)),
  gems_paid: (view, seat, { amount }) => fromBank(view, seat, -number(amount, 0)),
  machete_gained: (view, seat) => fromSupply(view, seat, 1),
  machete_spent: (view, seat) => fromSupply(view, seat, -1),
  machete_lost: (view, seat) => fromSupply(view, seat, -1),
  moved: (view, seat, { space }) => withPlayer(view, seat, (p) => ({ position: number(space, p.position) })),
  places_swapped: (view, seat, { victim, space, other_space }) =>
    withPlayer(
      withPlayer(view, seat, (p) => ({ position: number(space, p.position) })),
      number(victim, -1),
      (p) => ({ position: number(other_space, p.position) }),
    ),
  looked: (view, _, { space, other }) => ({ ...view, looking_at: [Number(space), Number(other)] }),
  looked_at: (view, _, { space }) => ({ ...view, looking_at: [...view.looking_at, Number(space)] }),
  token_seen: (view, _, { space, token }) => withToken(view, space, text(token)),
  token_revealed: (view, _, { space, token }) => withToken(view, space, text(token)),
  token_replaced: (view, _, { space }) => withToken(view, space, null),
};

function number(value: number | string | null | undefined, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function text(value: number | string | null | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((p, n) => (n === seat ? { ...p, ...change(p) } : p)) };
}

function withGems(view: View, seat: number, amount: number): View {
  return withPlayer(view, seat, (p) => ({ gems: Math.max(0, p.gems + amount) }));
}

function fromBank(view: View, seat: number, amount: number): View {
  return { ...withGems(view, seat, amount), bank: Math.max(0, view.bank - amount) };
}

function fromSupply(view: View, seat: number, amount: number): View {
  const changed = withPlayer(view, seat, (p) => ({ machetes: Math.max(0, p.machetes + amount) }));
  return { ...changed, machete_supply: Math.max(0, view.machete_supply - amount) };
}

function withCard(view: View, character: unknown, change: Partial<LostTemple.Card>): View {
  return { ...view, cards: view.cards.map((c) => (c.character === character ? { ...c, ...change } : c)) };
}

/** The token on a space; a new one has been seen by nobody. */
function withToken(view: View, space: unknown, token: string | null): View {
  const change = token === null ? { token, seen_by: [] } : { token };
  return { ...view, chance: view.chance.map((c) => (c.space === Number(space) ? { ...c, ...change } : c)) };
}
