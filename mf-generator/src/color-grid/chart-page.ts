import { nearestColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { ChosenColor } from '../model/chosen-color.ts';

/** What the chart marks for a colour: itself, or the nearest named one and how far away that is (CIEDE2000). */
export interface ChartMark {
  color: Color;
  /** Null: the colour itself. */
  deltaE: number | null;
}

/** Null for a colour without a name as long as there is no list. */
export function chartMark(primary: ChosenColor, colors: readonly Color[]): ChartMark | null {
  if (isNamed(primary)) return { color: primary, deltaE: null };
  const [nearest] = nearestColors(primary.hex, colors, 1);
  return nearest ? { color: nearest.color, deltaE: nearest.deltaE } : null;
}

/** The colours of a page in the order in which it is drawn. */
export const colorsOfPage = (colors: readonly Color[], page: number): Color[] =>
  colors.filter((color) => color.page === page).sort((a, b) => a.id - b.id);
