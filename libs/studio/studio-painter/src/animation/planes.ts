import type { PaintedLayer, Painting } from '../painting/painting.ts';
import { boundsOf } from '../wash/bounds.ts';
import type { Random } from '../studio/random.ts';
import type { Drawn, Placing, Plane } from './animation.ts';
import { place, SLACK, WRITING_DEPTH, type View } from './camera.ts';

type Motion = 'still' | 'mist' | 'water' | 'boat' | 'birds' | 'sway';

export interface MovingPlane extends Plane {
  depth: number;
  motion: Motion;
  /** Phase in the loop, 0–1, so that planes do not move in unison. */
  phase: number;
  foot: { x: number; y: number };
}

const TOGETHER = 0.085;
const GROUND = 0.05;
const FALLING = ['rain', 'snow', 'petals'];
const WRITTEN = ['inscription', 'seal'];

export function planesOf({ layers, theme }: Painting, chance: Random): MovingPlane[] {
  const groups: { layers: PaintedLayer[]; motion: Motion; from: number; to: number }[] = [];
  const seen = layers.filter(({ kind }) => !FALLING.includes(kind) && !WRITTEN.includes(kind));
  for (const [index, layer] of seen.entries()) {
    const motion = motionOf(layer, seen[index + 1], theme);
    const last = groups.at(-1);
    const near = last && (layer.depth <= GROUND || layer.depth - last.to < TOGETHER || theme === 'flowers');
    if (last && last.motion === motion && near && last.from <= GROUND === layer.depth <= GROUND) {
      last.layers.push(layer);
      last.to = layer.depth;
    } else groups.push({ layers: [layer], motion, from: layer.depth, to: layer.depth });
  }
  const planes = groups.map(({ layers: group, motion, from, to }): MovingPlane => {
    const box = boundsOf(group.flatMap(({ svg }) => svg.split('\n')));
    const foot = { x: box ? (box.left + box.right) / 2 : 512, y: box ? Math.min(box.bottom, 1060) : 1024 };
    return { layers: group, writing: false, motion, foot, depth: (from + to) / 2, phase: chance.next() };
  });
  const written = layers.filter(({ kind }) => WRITTEN.includes(kind));
  const writing: MovingPlane = {
    layers: written,
    writing: true,
    motion: 'still',
    foot: { x: 512, y: 512 },
    depth: WRITING_DEPTH,
    phase: 0,
  };
  return [...planes, writing];
}

function motionOf(layer: PaintedLayer, next: PaintedLayer | undefined, theme: Painting['theme']): Motion {
  const { kind, depth } = layer;
  if (depth <= GROUND) return 'still';
  if (kind === 'mist') return 'mist';
  if (kind === 'boat' || (kind === 'water' && next?.kind === 'boat' && next.depth - depth < 0.003))
    return 'boat';
  if (kind === 'water') return 'water';
  if (theme === 'flowers') return 'sway';
  if (kind === 'bird') return 'birds';
  return kind === 'plant' && depth > 0.6 ? 'sway' : 'still';
}

/** Returns a plane as drawn at a moment of the loop, 0–1. */
export function drawPlane(
  plane: number,
  { depth, motion, phase, foot }: MovingPlane,
  moment: number,
  view: View,
  rest: View,
): Drawn {
  const placing = place(view, rest, depth);
  const wave = (times: number, offset = phase) => Math.sin(2 * Math.PI * (times * moment + offset));
  const drawn = { kind: 'plane', plane, opacity: 1 } as const;
  switch (motion) {
    case 'mist':
      return {
        ...drawn,
        placing: shifted(placing, SLACK * 0.9 * wave(1), 3 * wave(1, phase + 0.3)),
        opacity: 0.9 + 0.1 * wave(1, phase + 0.25),
      };
    case 'water':
      return { ...drawn, placing, ripple: { reach: 2.6, length: 46, phase: moment + phase } };
    case 'boat':
      return {
        ...drawn,
        placing: turned(shifted(placing, 1.5 * wave(1), 1.8 * wave(2)), foot, 0.006 * wave(1, phase + 0.4)),
      };
    case 'birds':
      return { ...drawn, placing: shifted(placing, 13 * wave(1), 4 * wave(2)) };
    case 'sway':
      return { ...drawn, placing: leant(placing, foot.y, 0.0042 * wave(1) + 0.0016 * wave(2, phase * 3)) };
    case 'still':
      return { ...drawn, placing };
  }
}

const shifted = ({ a, b, c, d, e, f }: Placing, x: number, y: number): Placing => ({
  a,
  b,
  c,
  d,
  e: e + a * x + c * y,
  f: f + b * x + d * y,
});

function turned({ a, d, e, f }: Placing, { x, y }: { x: number; y: number }, angle: number): Placing {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return {
    a: a * cosine,
    b: d * sine,
    c: -a * sine,
    d: d * cosine,
    e: e + a * (x - cosine * x + sine * y),
    f: f + d * (y - sine * x - cosine * y),
  };
}

const leant = (placing: Placing, foot: number, slope: number): Placing => ({
  ...placing,
  c: -placing.a * slope,
  e: placing.e + placing.a * slope * foot,
});
