import { searchColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

export interface ColorOption {
  hex: string;
  /** Missing for a hex that no colour of the list has. */
  color?: Color | undefined;
}

/**
 * The colours of the list that a text can mean: none for nothing.
 * @param most rows without scrolling
 */
export const colorOptions = (
  text: string,
  colors: readonly Color[],
  most: number,
): readonly (ColorOption & { color: Color })[] =>
  text.trim() === ''
    ? []
    : searchColors(text, colors)
        .slice(0, most)
        .map((color) => ({ hex: color.hex, color }));
