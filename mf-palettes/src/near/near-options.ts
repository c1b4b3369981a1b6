import { colorOptions, type ColorOption } from '@danqing/area-kit';
import { nearestColors, parseHex, type Hex, type Nearest } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

export interface NearOption extends ColorOption {
  hex: Hex;
  nearest?: Nearest<Color> | undefined;
}

/** Rows that fit without scrolling. */
const MOST = 7;

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
