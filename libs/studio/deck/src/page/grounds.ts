import { contrastRatio, hexToRgb } from '@danqing/color-core';
import type { DeckDesign, ThemeSlot } from '@danqing/contracts/agent';
import { flatten } from './flatten.ts';
import type { Box, Paint, PathCommand, Primitive } from './primitives.ts';

/** WCAG 2.2 minimum for text of every size, because slides are viewed from a distance. */
export const TEXT_CONTRAST = 4.5;

export const hexOf = (design: DeckDesign, slot: ThemeSlot): string =>
  design.colors.find((color) => color.slot === slot)?.hex ?? '#000000';

/** Returns the opaque colour of a paint on a ground. Mixes in sRGB, as slide renderers do. */
export function over(design: DeckDesign, { slot, alpha = 1 }: Paint, ground: string): string {
  const top = hexToRgb(hexOf(design, slot));
  const below = hexToRgb(ground);
  return `#${top
    .map((value, index) =>
      Math.round(value * alpha + (below[index] ?? 0) * (1 - alpha))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;
}

const inEllipse = ({ x, y, w, h }: Box, px: number, py: number) =>
  ((px - x - w / 2) / (w / 2)) ** 2 + ((py - y - h / 2) / (h / 2)) ** 2 <= 1;

const inBox = ({ x, y, w, h }: Box, px: number, py: number) =>
  px >= x && px <= x + w && py >= y && py <= y + h;

function inPolygon(points: readonly (readonly [number, number])[], px: number, py: number): boolean {
  let inside = false;
  points.forEach(([x, y], index) => {
    const [previousX, previousY] = points.at(index - 1) ?? [x, y];
    if (y > py !== previousY > py && px < ((previousX - x) * (py - y)) / (previousY - y) + x)
      inside = !inside;
  });
  return inside;
}

const polygons = new WeakMap<readonly PathCommand[], ReturnType<typeof flatten>>();

function polygonsOf(path: readonly PathCommand[]): ReturnType<typeof flatten> {
  let found = polygons.get(path);
  if (!found) polygons.set(path, (found = flatten(path)));
  return found;
}

function covers(shape: Primitive, px: number, py: number): boolean {
  if (!inBox(shape.box, px, py)) return false;
  if (shape.kind === 'ellipse') return inEllipse(shape.box, px, py);
  if (shape.kind === 'path') return polygonsOf(shape.path).some((points) => inPolygon(points, px, py));
  return true;
}

const ACROSS = 16;
const DOWN = 10;

/**
 * Returns every colour that appears below a box, from the ground and the shapes painted on it. Samples a grid
 * of points.
 */
export function groundsUnder(
  design: DeckDesign,
  ground: Paint,
  painted: readonly Primitive[],
  { x, y, w, h }: Box,
): string[] {
  const found = new Map<string, string>();
  const base = hexOf(design, ground.slot);
  const shapes = painted.filter(
    (shape) =>
      (shape.kind === 'rectangle' || shape.kind === 'ellipse' || shape.kind === 'path') &&
      shape.box.x <= x + w &&
      shape.box.x + shape.box.w >= x &&
      shape.box.y <= y + h &&
      shape.box.y + shape.box.h >= y,
  );
  for (let row = 0; row <= DOWN; row += 1)
    for (let column = 0; column <= ACROSS; column += 1) {
      const px = x + (w * column) / ACROSS;
      const py = y + (h * row) / DOWN;
      const above = shapes.filter((shape) => covers(shape, px, py));
      const key = above.map((shape) => shapes.indexOf(shape)).join();
      if (found.has(key)) continue;
      let color = base;
      for (const shape of above) if ('fill' in shape && shape.fill) color = over(design, shape.fill, color);
      found.set(key, color);
    }
  return [...new Set(found.values())];
}

/**
 * Returns the first preferred slot with enough contrast on all grounds, else the slot with the best contrast.
 */
export function inkOn(
  design: DeckDesign,
  grounds: readonly string[],
  preferred: readonly ThemeSlot[] = [],
): Paint {
  const least = (slot: ThemeSlot) =>
    Math.min(...grounds.map((ground) => contrastRatio(hexOf(design, slot), ground)));
  const slots: ThemeSlot[] = [...preferred, 'dk1', 'lt1'];
  const reading = slots.find((slot) => least(slot) >= TEXT_CONTRAST);
  return { slot: reading ?? slots.reduce((best, slot) => (least(slot) > least(best) ? slot : best)) };
}
