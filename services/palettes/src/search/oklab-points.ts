import { hexToOklch } from '@danqing/color-core';
import { PALETTE_NEAR_RADIUS } from '@danqing/contracts/palettes';

/** Colours within this distance in OKLab, in thousandths, are near each other. */
export const NEAR_RADIUS = PALETTE_NEAR_RADIUS * 1000;
/** Edge of a cell, in thousandths; `palettes.oklab_cells` has it too. */
const CELL = 30;
/** Cells along one axis: coordinates go from 0 to 1000. */
const CELLS = Math.floor(1000 / CELL) + 1;

type Point = readonly [l: number, a: number, b: number];

/** OKLab in thousandths; a and b shifted by 500 so that no coordinate of an sRGB colour is negative. */
export function oklabCoordinates(hex: string): Point {
  const { l, c, h } = hexToOklch(hex);
  const angle = (h * Math.PI) / 180;
  const shifted = (value: number) => Math.round((value + 0.5) * 1000);
  return [Math.round(l * 1000), shifted(c * Math.cos(angle)), shifted(c * Math.sin(angle))];
}

/** `oklabCoordinates` as one number, ten bits each. */
export function oklabPoint(hex: string): number {
  const [l, a, b] = oklabCoordinates(hex);
  return (l << 20) | (a << 10) | b;
}

/** Numbers of the cells that reach into the sphere of NEAR_RADIUS around a colour: every near colour is in one of them. */
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
  /** Square of the distance from the coordinate to the nearest one of the cell. */
  squared: number;
}

function axisCells(coordinate: number): AxisCell[] {
  return Array.from({ length: CELLS }, (_, index) => {
    const nearest = Math.min(Math.max(coordinate, index * CELL), index * CELL + CELL - 1);
    return { index, squared: (coordinate - nearest) ** 2 };
  }).filter(({ squared }) => squared <= NEAR_RADIUS ** 2);
}
