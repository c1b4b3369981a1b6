import type { Box, Paint, Path, PathCommand } from '../page/primitives.ts';
import { path } from './shapes.ts';

/**
 * Returns a deterministic generator of numbers in 0–1 for the seed.
 *
 * @see mulberry32
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const STEEPEST = 0.22;

export function ridge(box: Box, seed: number, fill: Paint, crests = 3): Path {
  const next = seededRandom(seed);
  const rise = Math.min(box.h * 0.85, box.w * STEEPEST);
  const points = Array.from({ length: crests * 2 + 1 }, (_, index) => ({
    x: box.x + box.w * Math.min(1, Math.max(0, (index + (next() - 0.5) * 0.5) / (crests * 2))),
    y: box.y + rise * (index % 2 === 1 ? next() * 0.3 : 0.55 + next() * 0.4),
  }));
  const first = points[0];
  const last = points.at(-1);
  if (first) first.x = box.x;
  if (last) last.x = box.x + box.w;
  const commands: PathCommand[] = [
    { to: 'move', x: box.x, y: box.y + box.h },
    { to: 'line', x: box.x, y: first?.y ?? box.y },
  ];
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    const bend = (point.x - before.x) * 0.46;
    commands.push({
      to: 'curve',
      x1: before.x + bend,
      y1: before.y,
      x2: point.x - bend,
      y2: point.y,
      x: point.x,
      y: point.y,
    });
  });
  commands.push({ to: 'line', x: box.x + box.w, y: box.y + box.h }, { to: 'close' });
  return path(commands, fill);
}
