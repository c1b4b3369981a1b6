import { hexToOklch } from '@danqing/color-core';
import { PALETTE_NEAR_RADIUS } from '@danqing/contracts/palettes';

/** Maximum OKLab distance of similar colours, in thousandths. */
export const NEAR_RADIUS = PALETTE_NEAR_RADIUS * 1000;
/** Cell edge in thousandths. Must equal the value in `palettes.oklab_cells`. */
const CELL = 30;
/** Cells per axis; coordinates range from 0 to 1000. */
const CELLS = Math.floor(1000 / CELL) + 1;

type Point = readonly [l: number, a: number, b: number];

/**
 * Returns OKLab in thousandths; a and b are shifted by 500, so that no sRGB colour has a negative coordinate.
 */
export function oklabCoordinates(hex: string): Point {
  const { l, c, h } = hexToOklch(hex);
  const angle = (h * Math.PI) / 180;
  const shifted = (value: number) => Math.round((value + 0.5) * 1000);
  return [Math.round(l * 1000), shifted(c * Math.cos(angle)), shifted(c * Math.sin(angle))];
}

/** Packs `oklabCoordinates` into one number, ten bits each. */
export function oklabPoint(hex: string): number {
  const [l, a, b] = oklabCoordinates(hex);
  return (l << 20) | (a << 10) | b;
}

export function cellsNear(hex: string): number[] {
  const [l, a, b] = oklabCoordinates(hex).map(axisCells) as [AxisCell[], AxisCell[], AxisCell[]];
  const limit = NEAR_RADIUS ** 2;
  return l.flatMap((one) =>
    a.flatMap((two) =>
      b
        .filter((three) => one.squared + two.squared + three.squared <= limit)
        .map((three) => (one.index << 12) | (two.index << 6) | three.index),
    ),
  );
}

interface AxisCell {
  index: number;
  /** Squared distance from the coordinate to the nearest point of the cell. */
  squared: number;
}

function axisCells(coordinate: number): AxisCell[] {
  return Array.from({ length: CELLS }, (_, index) => {
    const nearest = Math.min(Math.max(coordinate, index * CELL), index * CELL + CELL - 1);
    return { index, squared: (coordinate - nearest) ** 2 };
  }).filter(({ squared }) => squared <= NEAR_RADIUS ** 2);
}
