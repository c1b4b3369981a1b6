/** A hex colour `#RRGGBB`. Office programs render other colour syntaxes black. */
export type HexColor = string;

export const SHAPES = ['rhombus', 'heart', 'dots', 'random'] as const;
export type Shape = (typeof SHAPES)[number];

export const MOTIFS = [
  'grid',
  'ice',
  'fret',
  'cloud',
  'sea',
  'scroll',
  'tortoise',
  'pearls',
  'lozenge',
  'wan',
  'waves',
] as const;
export type Motif = (typeof MOTIFS)[number];

export interface PatternConfig {
  palette: { bg: HexColor; colors: readonly HexColor[] };
  composition: 'universal_grid';
  /** 1 to 2: amount of detail per repeat. */
  complexity: number;
  /** 0.3 to 1.5: distance between motifs. */
  spacing: number;
  /** -0.2 to 0.2: size of shapes, width of lines. */
  shapeVariation: number;
  /** 0 to 5: canvas pixels by which a colour bleeds over its edge. */
  bleed: number;
  shapes: readonly Shape[];
  motif: Motif;
  /** Integer; equal seeds draw equal patterns. */
  seed: number;
}

export const RANGES = {
  complexity: { min: 1, max: 2, step: 0.25, default: 1.5 },
  spacing: { min: 0.3, max: 1.5, step: 0.1, default: 0.9 },
  shapeVariation: { min: -0.2, max: 0.2, step: 0.05, default: 0 },
  bleed: { min: 0, max: 5, step: 0.5, default: 1 },
} as const;
export type RangeName = keyof typeof RANGES;

export const MAX_COLORS = 12;
export const LARGEST_SEED = 2 ** 31 - 1;
export const CANVAS = 400;

/** Returns the value clamped to its range and rounded to two decimals, or the default if it is not finite. */
export function clampTo(name: RangeName, value: number): number {
  const { min, max, default: usual } = RANGES[name];
  if (!Number.isFinite(value)) return usual;
  return Math.round(Math.min(max, Math.max(min, value)) * 100) / 100;
}
