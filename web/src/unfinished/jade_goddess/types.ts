// The structs of the server that the board is drawn from, as its view and its edition say them.

export interface Figure {
  figure: number;
  strength: number;
  cell: string | null;
  part: string | null;
}

export interface Complete {
  object: number;
  complete: number;
  pure: number;
}

export interface Player {
  gold: number | null;
  jeep: string;
  tokens: number;
  display: string[];
  figures: Figure[];
  hand: Record<string, number> | null;
  statues: Complete[] | null;
  points: number | null;
}

export interface Field {
  cell: string;
  tile: string | null;
  turn: number;
  pattern: string;
  heads: Record<string, number>;
  coins: Record<string, number>;
  regions: Record<string, number>;
}

export interface Region {
  number: number;
  open: number;
  heads: number;
  coins: number;
  strengths: number[];
}

export interface Stack {
  height: number;
  bottom: string[];
}

export interface View {
  seat: number | null;
  phase: string;
  round: number;
  active: number;
  bonus: boolean;
  chain: boolean;
  players: Player[];
  board: Field[];
  regions: Region[];
  stacks: Stack[];
  unseen: Record<string, number>;
  row: string[];
  pile: number;
  drawn: string | null;
  returns: number;
  final: number;
  bank: number | null;
  ending: string | null;
}

export interface TileType {
  id: string;
  pattern: string;
  count: number;
  heads: Record<string, number>;
  gold: Record<string, number>;
}

export interface Preserved {
  good: number;
  bad: number;
}

export interface Artifact {
  object: number;
  parts: Record<string, Preserved>;
}

export interface CrossField {
  pattern: string;
  heads: Record<string, number>;
  gold: Record<string, number>;
}

export interface Strip {
  name: string;
  fields: CrossField[];
}

export interface Box {
  schema: 1;
  game: "jade_goddess";
  edition: string;
  tile_type: TileType[];
  artifact: Artifact[];
  board: {
    size: number;
    centre: [number, number];
    centre_pattern: string;
    strip_direction_rotation: Record<string, number>;
  };
  strip: Strip[];
  strip_assignment: Record<string, string>;
  setup: {
    start_gold: number;
    start_display_tiles: number;
    face_up_artifacts: number;
    tile_stacks: number;
    display_limit: number;
    coins: { one: number; five: number };
    figures: number[];
    figure_price: Record<string, number>;
    bonus_turn_price: number;
    blind_swap_price: number;
    max_blind_swap: number;
  };
  scoring: { per_artifact: number; statue_mixed: number; statue_all_good: number };
  options: Record<string, boolean | number | string>;
}
