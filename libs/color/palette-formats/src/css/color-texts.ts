import type { CssColor } from '@danqing/color-core';
import { colorValue } from './color-value.ts';

export interface FoundColor extends CssColor {
  start: number;
  end: number;
}

const NOTATION =
  /(?<![.&])#[0-9a-f]{3,8}(?![\w(-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,100}\)/gi;

export function colorTexts(text: string): FoundColor[] {
  return [...text.matchAll(NOTATION)].flatMap(({ 0: notation, index }) => {
    const color = colorValue(notation);
    return color === null ? [] : [{ ...color, start: index, end: index + notation.length }];
  });
}

export const byteText = (alpha: number): string =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
