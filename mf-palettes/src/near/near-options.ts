import { parseHex, searchColors, type Hex } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

export interface NearOption {
  hex: Hex;
  /** Missing for a hex of which no name is known. */
  name?: string;
  pinyin?: string;
}

/** Rows without scrolling. */
const MOST = 7;

/** The colours that a text can mean: a typed hex itself, then what the list has for the text. */
export function nearOptions(text: string, colors: readonly Color[]): readonly NearOption[] {
  if (text.trim() === '') return [];
  const found: NearOption[] = searchColors(text, colors)
    .slice(0, MOST)
    .flatMap(({ hex, name, pinyin }) => {
      const known = parseHex(hex);
      return known ? [{ hex: known, name, pinyin }] : [];
    });
  const typed = parseHex(text);
  if (!typed || found.some(({ hex }) => hex === typed)) return found;
  return [{ hex: typed }, ...found].slice(0, MOST);
}

/** The name of a colour of the list with this hex. */
export const nameOf = (hex: string, colors: readonly Color[]): string | undefined =>
  colors.find((color) => color.hex === hex)?.name;
