import { searchColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

export interface ColorOption {
  hex: string;
  /** Undefined for a hex that is not in the list. */
  color?: Color | undefined;
}

/**
 * Returns the colours that match a text, none for a blank text.
 *
 * @param most number of options that fit without scrolling
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
