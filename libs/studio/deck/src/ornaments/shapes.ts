import type { ThemeSlot } from '@danqing/contracts/agent';
import type { Box, Ellipse, Paint, Path, PathCommand, Rectangle } from '../page/primitives.ts';

export const paint = (slot: ThemeSlot, alpha?: number): Paint =>
  alpha === undefined ? { slot } : { slot, alpha };

export const rectangle = (box: Box, fill: Paint, radius?: number): Rectangle => ({
  kind: 'rectangle',
  box,
  fill,
  ...(radius !== undefined && { radius }),
});

export const disc = (x: number, y: number, radius: number, fill: Paint): Ellipse => ({
  kind: 'ellipse',
  box: { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius },
  fill,
});

export const ring = (x: number, y: number, radius: number, stroke: Paint, width: number): Ellipse => ({
  kind: 'ellipse',
  box: { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius },
  stroke: { paint: stroke, width },
});

/**
 * Returns a line as a thin rectangle, which stays sharp and needs no extra kind of shape.
 *
 * @param width points
 */
export const rule = (x: number, y: number, length: number, fill: Paint, width = 1): Rectangle =>
  rectangle({ x, y, w: length, h: width / 72 }, fill);

/** Returns a path whose `box` surrounds all points, including control points. */
export function path(commands: readonly PathCommand[], fill: Paint): Path {
  const points = commands.flatMap((command): [number, number][] =>
    command.to === 'close'
      ? []
      : command.to === 'curve'
        ? [
            [command.x1, command.y1],
            [command.x2, command.y2],
            [command.x, command.y],
          ]
        : [[command.x, command.y]],
  );
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    kind: 'path',
    box: { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y },
    path: commands,
    fill,
  };
}
