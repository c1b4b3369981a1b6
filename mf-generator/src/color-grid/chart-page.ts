import { nearestColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { ChosenColor } from '../model/chosen-color.ts';

/**
 * The colour that the chart marks: the chosen one, or the nearest named one with its distance (CIEDE2000).
 */
export interface ChartMark {
  color: Color;
  deltaE: number | null;
}

export function chartMark(primary: ChosenColor, colors: readonly Color[]): ChartMark | null {
  if (isNamed(primary)) return { color: primary, deltaE: null };
  const [nearest] = nearestColors(primary.hex, colors, 1);
  return nearest ? { color: nearest.color, deltaE: nearest.deltaE } : null;
}

export const colorsOfPage = (colors: readonly Color[], page: number): Color[] =>
  colors.filter((color) => color.page === page).sort((a, b) => a.id - b.id);
