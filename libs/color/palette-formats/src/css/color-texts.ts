import { parseCssColor, type Hex } from '@danqing/color-core';

export interface FoundColor {
  hex: Hex;
  start: number;
  end: number;
}

const NOTATION =
  /#[0-9a-f]{3,8}(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,100}\)/gi;

export function colorTexts(text: string): FoundColor[] {
  return [...text.matchAll(NOTATION)].flatMap(({ 0: notation, index }) => {
    const hex = parseCssColor(notation);
    return hex === null ? [] : [{ hex, start: index, end: index + notation.length }];
  });
}
