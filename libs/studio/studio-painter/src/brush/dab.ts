import type { Random } from '../studio/random.ts';
import { outline } from './path.ts';
import { at, curve, type Point } from './points.ts';

/** Returns one brush dab as an uneven drop. Lengths are pixels, `turn` is degrees. */
export function dab(center: Point, length: number, thickness: number, turn: number, chance: Random): string {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const corners = 7;
  const heavy = chance.between(-0.3, 0.3);
  const ring: Point[] = [];
  for (let index = 0; index < corners; index += 1) {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = chance.between(0.78, 1.18);
    const along = (Math.cos(angle) * length * reach) / 2;
    const across = (Math.sin(angle) * thickness * reach * (1 + heavy * Math.cos(angle))) / 2;
    ring.push(at(center.x + along * cos - across * sin, center.y + along * sin + across * cos));
  }
  return outline(length > 14 ? curve(ring, 5, true) : length > 6 ? curve(ring, 3, true) : ring);
}

/**
 * Returns a closed wash area with an edge that is uneven at two scales.
 *
 * @param rough 0–1
 */
export function pool(
  center: Point,
  width: number,
  height: number,
  rough: number,
  chance: Random,
  turn = 0,
): Point[] {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const phases = [2, 3, 5, 8].map((waves) => ({
    waves,
    shift: chance.between(0, 7),
    size: rough / waves ** 0.7,
  }));
  const ring: Point[] = [];
  const count = Math.max(14, Math.round((width + height) / 14));
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * 2 * Math.PI;
    const reach = phases.reduce(
      (sum, { waves, shift, size }) => sum + size * Math.sin(angle * waves + shift),
      1,
    );
    const [x, y] = [(Math.cos(angle) * width * reach) / 2, (Math.sin(angle) * height * reach) / 2];
    ring.push(at(center.x + x * cos - y * sin, center.y + x * sin + y * cos));
  }
  return ring;
}
