import { filled, outline } from '../brush/path.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';

export function paintRipples(
  studio: Studio,
  depth: number,
  groups: readonly { x: number; y: number; width: number; lines: number }[],
  opacity = 0.4,
): void {
  const { chance, paints } = studio;
  const strokes = groups.map(({ x, y, width, lines }) => {
    const ripples: string[] = [];
    for (let index = 0; index < lines; index += 1) {
      const length = width * chance.between(0.35, 1);
      const start = x + chance.around(0, width * 0.3) - length / 2;
      const level = y + index * chance.between(7, 13);
      const way: Point[] = [];
      const wave = chance.between(0, 6);
      for (let step = 0; step <= length; step += 8)
        way.push(
          at(start + step, level + Math.sin(wave + step / 21) * 1.5 + Math.sin(step / 57 + wave) * 1.4),
        );
      ripples.push(ribbon(way, chance.between(1.2, 2.6), PRESSURES.leaf));
    }
    return filled(ripples, paints.hue, opacity);
  });
  studio.lay('water', { depth, filter: 'dry' }, strokes);
}

/** Paints Ma Yuan's waves: short arcs in rows that shrink with distance. */
export function paintWaves(
  studio: Studio,
  depth: number,
  { x, y, width, rows }: { x: number; y: number; width: number; rows: number },
): void {
  const { chance, paints } = studio;
  const arcs: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const near = row / rows;
    const level = y + row * (9 + 10 * near);
    const reach = width * (0.55 + 0.45 * Math.sin(Math.PI * (near * 0.8 + 0.15)));
    let cursor = x - reach / 2 + chance.between(0, 40);
    while (cursor < x + reach / 2) {
      const length = chance.between(24, 54) * (0.6 + near * 0.8);
      const height = length * chance.between(0.1, 0.18);
      const way = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) =>
        at(cursor + length * t, level - Math.sin(t * Math.PI) * height + (t > 0.7 ? (t - 0.7) * height : 0)),
      );
      if (chance.yes(0.72)) arcs.push(ribbon(way, chance.between(1.2, 2.2), PRESSURES.leaf));
      cursor += length * chance.between(0.8, 1.5);
    }
  }
  studio.lay('water', { depth, filter: 'ink' }, [filled(arcs, paints.hue, 0.5)]);
}

export function paintWaterfall(
  studio: Studio,
  depth: number,
  x: number,
  top: number,
  bottom: number,
  width: number,
): void {
  const { chance, paints } = studio;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let y = top; y <= bottom; y += 10) {
    const t = (y - top) / (bottom - top);
    const drift = studio.noise(y, x, 170, 2) * 14 + t * 18;
    const half = (width / 2) * (0.62 + t * 0.6) + studio.noise(y, 70, 60, 2) * 4;
    left.push(at(x + drift - half, y));
    right.push(at(x + drift + half, y));
  }
  const body = studio.fading(paints.white, [top, 0.35], [top + 60, 0.85], [bottom - 80, 0.9], [bottom, 0]);
  studio.lay('water', { depth, filter: 'disc' }, [
    body.definition + filled(outline([...left, ...[...right].reverse()]), body.fill),
  ]);
  const threads: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const across = chance.next();
    const start = chance.whole(0, left.length - 9);
    const way: Point[] = [];
    for (let step = start; step < Math.min(left.length, start + chance.whole(8, 26)); step += 1) {
      const [l, r] = [left[step], right[step]];
      if (l && r) way.push(at(l.x + (r.x - l.x) * across, l.y));
    }
    threads.push(ribbon(way, chance.between(1, 2.4), PRESSURES.leaf));
  }
  studio.lay('water', { depth: depth + 0.003, filter: 'dry' }, [filled(threads, paints.hue, 0.5)]);
}
