import type { PathCommand } from './primitives.ts';

const STEPS = 12;

export function flatten(path: readonly PathCommand[]): [number, number][][] {
  const polygons: [number, number][][] = [];
  let points: [number, number][] = [];
  for (const command of path) {
    if (command.to === 'close') continue;
    if (command.to === 'move') polygons.push((points = []));
    if (command.to !== 'curve') {
      points.push([command.x, command.y]);
      continue;
    }
    const [x0, y0] = points.at(-1) ?? [command.x, command.y];
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const along = (a: number, b: number, c: number, d: number) =>
        a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
      points.push([
        along(x0, command.x1, command.x2, command.x),
        along(y0, command.y1, command.y2, command.y),
      ]);
    }
  }
  return polygons;
}
