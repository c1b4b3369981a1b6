import { parseHex } from '@danqing/color-core';
import {
  clampTo,
  LARGEST_SEED,
  MAX_COLORS,
  MOTIFS,
  RANGES,
  SHAPES,
  type Motif,
  type PatternConfig,
  type RangeName,
  type Shape,
} from './pattern/config.ts';

const NUMBERS = ['complexity', 'spacing', 'shapeVariation', 'bleed'] as const satisfies readonly RangeName[];

/** Encodes a configuration as the query that `decodeConfig` parses. Only the motif `grid` stores `shapes`. */
export function encodeConfig(config: PatternConfig): URLSearchParams {
  const bare = (hex: string) => hex.replace('#', '');
  return new URLSearchParams({
    motif: config.motif,
    ...(config.motif === 'grid' && { shapes: config.shapes.join('.') }),
    ...Object.fromEntries(NUMBERS.map((name) => [name, String(config[name])])),
    seed: String(config.seed),
    bg: bare(config.palette.bg),
    colors: config.palette.colors.map(bare).join('.'),
  });
}

/**
 * Parses a configuration from a query and clamps every value to its range. Returns null without valid
 * colours.
 */
export function decodeConfig(query: URLSearchParams): PatternConfig | null {
  const hexes = (query.get('colors') ?? '').slice(0, MAX_COLORS * 8).split('.');
  const colors = hexes.flatMap((text) => readHex(text) ?? []).slice(0, MAX_COLORS);
  const bg = readHex(query.get('bg') ?? '');
  if (!bg || colors.length === 0) return null;
  const motif = query.get('motif') as Motif;
  const shapes = (query.get('shapes') ?? '').slice(0, 60).split('.') as Shape[];
  const known = SHAPES.filter((shape) => shapes.includes(shape));
  const seed = Number(query.get('seed'));
  const number = (name: RangeName) => {
    const text = query.get(name);
    return text === null || text.trim() === '' ? RANGES[name].default : clampTo(name, Number(text));
  };
  return {
    palette: { bg, colors },
    composition: 'universal_grid',
    complexity: number('complexity'),
    spacing: number('spacing'),
    shapeVariation: number('shapeVariation'),
    bleed: number('bleed'),
    shapes: known.length > 0 ? known : ['rhombus', 'dots'],
    motif: MOTIFS.includes(motif) ? motif : 'grid',
    seed: Number.isInteger(seed) && seed >= 0 && seed <= LARGEST_SEED ? seed : 1,
  };
}

const readHex = (text: string) =>
  /^[\da-f]{6}$/i.test(text) ? (parseHex(`#${text}`)?.toUpperCase() ?? undefined) : undefined;
