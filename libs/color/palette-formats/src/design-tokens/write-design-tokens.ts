import { PALETTE_LIMITS } from '@danqing/contracts/palettes';
import { hexToRgb } from '@danqing/color-core';
import { codeTree } from '../palette/code-tree.ts';
import { distinct } from '../palette/distinct.ts';
import { codeColors, familyName } from '../palette/family.ts';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles, glossOf, paletteTitle } from '../palette/titles.ts';
import { plainText } from '../text/plain-text.ts';
import { describe } from './describe.ts';

/**
 * `.`, `{` and `}` are reference syntax, a leading `$` is reserved, and some programs lose tokens that start
 * with `#`. JSON readers move integer keys to the front. Names of Object.prototype members such as
 * `constructor` collide in programs that store tokens in plain objects.
 */
function tokenName(title: string): string {
  const name = title.replace(/^#(?=.)/, '').replace(/[.{}$#]/g, '_');
  return /^\d+$/.test(name) || name in {} ? `color-${name}` : name;
}

const tokenValue = (hex: string) => ({
  colorSpace: 'srgb',
  components: hexToRgb(hex).map((value) => Number((value / 255).toFixed(5))),
  alpha: 1,
  hex: hex.toLowerCase(),
});

/**
 * Returns design tokens of the Design Tokens Community Group format, version 2025.10, in exact sRGB. A scheme
 * is one group of steps under `familyName`; any other palette is a group with one token per colour.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeDesignTokens(palette: FormatPalette): string {
  const family = familyName(palette);
  if (family === null) return named(palette);
  const tree = codeTree(codeColors(palette), (color) => ({
    $value: tokenValue(color.hex),
    ...describe(color),
  }));
  return asJson({ [family]: { $type: 'color', ...tree[family] } });
}

function named(palette: FormatPalette): string {
  const names = distinct(colorTitles(palette).map(tokenName));
  const tokens = paletteHexes(palette).map((hex, index) => {
    const color = palette.colors[index] ?? { hex };
    const pinyin = plainText(color.pinyin, PALETTE_LIMITS.pinyin);
    const description = [glossOf(palette, color), pinyin].filter(Boolean).join(' ');
    return [
      names[index] ?? hex,
      { $value: tokenValue(hex), ...(description ? { $description: description } : {}) },
    ] as const;
  });
  // fromEntries creates own properties, even for a name like __proto__.
  const group = Object.fromEntries([['$type', 'color'], ...tokens] as [string, unknown][]);
  return asJson(Object.fromEntries([[tokenName(paletteTitle(palette)), group]]));
}

const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
