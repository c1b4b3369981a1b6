import { colorOptions, type ColorOption } from '@danqing/area-kit';
import { nearestColors, parseHex, type Hex, type Nearest } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

export interface NearOption extends ColorOption {
  hex: Hex;
  /** The colour of the list nearest to a hex that it does not have. */
  nearest?: Nearest<Color> | undefined;
}

/** Rows without scrolling. */
const MOST = 7;

/** The colours that a text can mean: a typed hex itself, then what the list has for the text. */
export function nearOptions(text: string, colors: readonly Color[]): readonly NearOption[] {
  if (text.trim() === '') return [];
  const found: NearOption[] = colorOptions(text, colors, MOST).flatMap(({ color }) => {
    const hex = parseHex(color.hex);
    return hex ? [{ hex, color }] : [];
  });
  const typed = parseHex(text);
  if (!typed || found.some(({ hex }) => hex === typed)) return found;
  return [{ hex: typed, nearest: nearestColors(typed, colors, 1)[0] }, ...found].slice(0, MOST);
}

/** The colour of the list with this hex. */
export const colorOf = (hex: string, colors: readonly Color[]): Color | undefined =>
  colors.find((color) => color.hex === hex);
