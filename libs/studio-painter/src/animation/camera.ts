import type { Glyph, LayerKind, PaintedLayer } from '../painting/painting.ts';
import { boundsOf, type Box } from '../wash/bounds.ts';
import { OVERSCAN, VIDEO, type Placing } from './animation.ts';

/** Where the camera stands over the painting. */
export interface View {
  /** Of the middle of the frame, pixels of the painting. */
  x: number;
  y: number;
  /** Pixels of the video for one of the painting. */
  scale: number;
}

/** What a picture is to the camera. */
export interface Sight {
  width: number;
  height: number;
  /** What has to stay within the frame; null where nothing is written. */
  writing: Box | null;
  /** What is worth seeing, with its weight. */
  subjects: readonly { box: Box; weight: number }[];
}

export interface Camera {
  /** In the middle of its way. */
  rest: View;
  /** At a moment of the loop, 0-1. */
  at(moment: number): View;
}

/** How much nearer than a frame as wide as the picture, in the middle of the way and to each side of it. */
const ZOOM = { rest: 1.075, reach: 0.02 };
/** How far the camera goes aside, and up and down at least and at most, pixels of a picture that is 1024 wide. */
const WAY = { aside: 9, least: 130, most: 250 };
/** Kept free between the picture's edge or the writing and the frame's, pixels of the same. */
const MARGIN = { edge: 26, writing: 22 };
/** How differently near and far move. */
const PARALLAX = 0.3;
/** What neither comes nearer nor goes away: the writing lies there. */
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

/** What there is to see in a painting. */
export function sightOf(layers: readonly PaintedLayer[], glyphs: readonly Glyph[], size: number): Sight {
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
 * A slow round over the picture that comes back to where it began: there the writing is seen whole, halfway as much of the
 * subjects as the way allows. Writing that is higher than the frame is passed over from its one end to the other.
 */
export function moveCamera({ width, height, writing, subjects }: Sight): Camera {
  const unit = width / 1024;
  const cover = Math.max(VIDEO.width / width, VIDEO.height / height);
  const half = (zoom: number) => VIDEO.height / (2 * cover * zoom);
  // At its widest the frame sees the most, so that decides how near the edge it may come.
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
        // Writing stands near the edges, what there is to see in the middle.
        scale: cover * (ZOOM.rest - ZOOM.reach * Math.cos(turn)),
      };
    },
  };
}

type Range = readonly [low: number, high: number];
const within = (value: number, [low, high]: Range): number => Math.min(Math.max(value, low), high);

/** Where the frame's middle may be so that the writing is in it; for writing that is too high, its two ends the other way round. */
function readingRange({ top, bottom }: Box, half: number, unit: number, whole: Range): Range {
  const space = MARGIN.writing * unit;
  return [within(bottom + space - half, whole), within(top - space + half, whole)];
}

/** Both ends of the way, at the writing first. */
function wayOf(
  whole: Range,
  reading: Range | null,
  { best, least, most }: { best: number; least: number; most: number },
): Range {
  if (reading && reading[0] > reading[1]) return reading;
  const near = reading ?? whole;
  const at = within(best, near);
  // Away from what is to be seen at the other end.
  const way = Math.sign(at - best) || (best > (whole[0] + whole[1]) / 2 ? -1 : 1);
  const from = Math.abs(at - best) < least ? within(best + way * least, near) : at;
  const to = from - way * Math.min(most, Math.max(least, Math.abs(best - from)));
  return [from, within(to, whole)];
}

function bestMiddle(subjects: Sight['subjects'], [low, high]: Range, half: number): number {
  let [best, most] = [(low + high) / 2, -1];
  const middle = best;
  for (let y = low; y <= high; y += 4) {
    const seen = subjects.reduce((sum, { box, weight }) => {
      const inside = Math.min(box.bottom, y + half) - Math.max(box.top, y - half);
      return sum + weight * Math.max(0, Math.min(1, inside / Math.max(1, box.bottom - box.top)));
    }, 0);
    // Of places that show the same, the one nearest to the middle.
    const value = seen - Math.abs(y - middle) / 4_000;
    if (value > most) [best, most] = [y, value];
  }
  return best;
}

/** Where a plane of a depth lies in the frame: near ones move more than far ones. */
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

/** How far a plane may be pushed aside without its edge coming into the frame, pixels of the painting. */
export const SLACK = OVERSCAN - 8;
