import type { Glyph, LayerKind, PaintedLayer } from '../painting/painting.ts';
import { boundsOf, type Box } from '../wash/bounds.ts';
import { OVERSCAN, VIDEO, type Placing } from './animation.ts';

export interface View {
  /** Centre of the frame, in pixels of the painting. */
  x: number;
  y: number;
  /** Pixels of the video per pixel of the painting. */
  scale: number;
}

export interface SceneExtent {
  width: number;
  height: number;
  /** Must stay within the frame; null when the painting has no inscription. */
  writing: Box | null;
  subjects: readonly { box: Box; weight: number }[];
}

export interface Camera {
  rest: View;
  at(moment: number): View;
}

/** Zoom at rest, and its deviation to each side. At 1 the frame is as wide as the picture. */
const ZOOM = { rest: 1.075, reach: 0.02 };
/** Camera travel: horizontal, and minimum and maximum vertical, in pixels of a 1024 px wide picture. */
const WAY = { aside: 9, least: 130, most: 250 };
/**
 * Minimum distance of the frame's edge from the picture's edge and from the writing, in pixels of a 1024 px
 * wide picture.
 */
const MARGIN = { edge: 26, writing: 22 };
const PARALLAX = 0.3;
/** Depth of the writing. Planes at this depth have no parallax. */
export const WRITING_DEPTH = 0.35;

const WEIGHTS: Partial<Record<LayerKind, number>> = {
  figure: 7,
  boat: 5,
  house: 4,
  bird: 3,
  moon: 3,
  sun: 3,
  flower: 3,
  fruit: 3,
  bridge: 2,
  fish: 2,
  insect: 2,
  tree: 1,
  rock: 1,
  plant: 1,
  mountain: 0.7,
  water: 0.3,
};

export function measureScene(
  layers: readonly PaintedLayer[],
  glyphs: readonly Glyph[],
  size: number,
): SceneExtent {
  const subjects = layers.flatMap(({ kind, svg }) => {
    const weight = WEIGHTS[kind];
    const box = weight ? boundsOf(svg.split('\n')) : null;
    return weight && box ? [{ box, weight }] : [];
  });
  return { width: size, height: size, writing: boxOfGlyphs(glyphs), subjects };
}

function boxOfGlyphs(glyphs: readonly Glyph[]): Box | null {
  if (glyphs.length === 0) return null;
  const edge = (side: (glyph: Glyph) => number) => glyphs.map(side);
  return {
    left: Math.min(...edge(({ x, size }) => x - size / 2)),
    top: Math.min(...edge(({ y, size }) => y - size / 2)),
    right: Math.max(...edge(({ x, size }) => x + size / 2)),
    bottom: Math.max(...edge(({ y, size }) => y + size / 2)),
  };
}

/**
 * Returns a slow camera loop. It starts where the writing is fully visible and shows as much of the subjects
 * as possible halfway. Scrolls from one end to the other when the writing is taller than the frame.
 */
export function moveCamera({ width, height, writing, subjects }: SceneExtent): Camera {
  const unit = width / 1024;
  const cover = Math.max(VIDEO.width / width, VIDEO.height / height);
  const half = (zoom: number) => VIDEO.height / (2 * cover * zoom);
  const edge = half(ZOOM.rest - ZOOM.reach) + MARGIN.edge * unit;
  const whole: Range = edge < height - edge ? [edge, height - edge] : [height / 2, height / 2];
  const [from, to] = wayOf(
    whole,
    writing && readingRange(writing, half(ZOOM.rest + ZOOM.reach), unit, whole),
    {
      best: bestMiddle(subjects, whole, half(ZOOM.rest)),
      least: WAY.least * unit,
      most: WAY.most * unit,
    },
  );
  const aside = Math.min(WAY.aside * unit, Math.max(0, width / 2 - VIDEO.width / (2 * cover * 1.02)));
  const middle = (from + to) / 2;
  return {
    rest: { x: width / 2, y: middle, scale: cover * ZOOM.rest },
    at(moment) {
      const turn = 2 * Math.PI * moment;
      return {
        x: width / 2 + aside * Math.sin(turn),
        y: middle + (from - middle) * Math.cos(turn),
        scale: cover * (ZOOM.rest - ZOOM.reach * Math.cos(turn)),
      };
    },
  };
}

type Range = readonly [low: number, high: number];
const within = (value: number, [low, high]: Range): number => Math.min(Math.max(value, low), high);

function readingRange({ top, bottom }: Box, half: number, unit: number, whole: Range): Range {
  const space = MARGIN.writing * unit;
  return [within(bottom + space - half, whole), within(top - space + half, whole)];
}

function wayOf(
  whole: Range,
  reading: Range | null,
  { best, least, most }: { best: number; least: number; most: number },
): Range {
  if (reading && reading[0] > reading[1]) return reading;
  const near = reading ?? whole;
  const at = within(best, near);
  const way = Math.sign(at - best) || (best > (whole[0] + whole[1]) / 2 ? -1 : 1);
  const from = Math.abs(at - best) < least ? within(best + way * least, near) : at;
  const to = from - way * Math.min(most, Math.max(least, Math.abs(best - from)));
  return [from, within(to, whole)];
}

function bestMiddle(subjects: SceneExtent['subjects'], [low, high]: Range, half: number): number {
  let [best, most] = [(low + high) / 2, -1];
  const middle = best;
  for (let y = low; y <= high; y += 4) {
    const seen = subjects.reduce((sum, { box, weight }) => {
      const inside = Math.min(box.bottom, y + half) - Math.max(box.top, y - half);
      return sum + weight * Math.max(0, Math.min(1, inside / Math.max(1, box.bottom - box.top)));
    }, 0);
    const value = seen - Math.abs(y - middle) / 4_000;
    if (value > most) [best, most] = [y, value];
  }
  return best;
}

/** Returns a plane's transform for a view. Near planes move more than far ones. */
export function place(view: View, rest: View, depth: number): Placing {
  const nearness = PARALLAX * (depth - WRITING_DEPTH);
  const scale = view.scale * (1 + nearness * (view.scale / rest.scale - 1));
  const x = view.x + nearness * (view.x - rest.x);
  const y = view.y + nearness * (view.y - rest.y);
  return {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: VIDEO.width / 2 - scale * x,
    f: VIDEO.height / 2 - scale * y,
  };
}

/** Maximum displacement of a plane before its edge shows in the frame, in pixels of the painting. */
export const SLACK = OVERSCAN - 8;
