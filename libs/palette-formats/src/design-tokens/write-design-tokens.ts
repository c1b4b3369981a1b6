import { PALETTE_LIMITS } from '@danqing/contracts/palettes';
import { hexToRgb } from '@danqing/color-core';
import { distinct } from '../palette/distinct.ts';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles, paletteTitle } from '../palette/titles.ts';
import { plainText } from '../text/plain-text.ts';

/**
 * Names may be Chinese, but `.`, `{` and `}` are the syntax of references, a `$` in front is that of the format, and `#` begins
 * a pointer, where some programs lose the token. A whole number would be moved to the front by every JSON reader, and what
 * every object has (`constructor`) is taken where programs keep tokens in plain objects.
 */
function tokenName(title: string): string {
  const name = title.replace(/^#(?=.)/, '').replace(/[.{}$#]/g, '_');
  return /^\d+$/.test(name) || name in {} ? `color-${name}` : name;
}

/**
 * Design tokens in the format of the Design Tokens Community Group, version 2025.10: one group with a colour token for each
 * colour, in sRGB, exact. Throws `InvalidHexError`.
 */
export function writeDesignTokens(palette: FormatPalette): string {
  const names = distinct(colorTitles(palette).map(tokenName));
  const tokens = paletteHexes(palette).map((hex, index) => {
    const pinyin = plainText(palette.colors[index]?.pinyin, PALETTE_LIMITS.pinyin);
    const token = {
      $value: {
        colorSpace: 'srgb',
        components: hexToRgb(hex).map((value) => Number((value / 255).toFixed(5))),
        alpha: 1,
        hex: hex.toLowerCase(),
      },
      ...(pinyin ? { $description: pinyin } : {}),
    };
    return [names[index] ?? hex, token] as const;
  });
  // fromEntries makes own properties, also of a name like __proto__.
  const group = Object.fromEntries([['$type', 'color'], ...tokens] as [string, unknown][]);
  return `${JSON.stringify(Object.fromEntries([[tokenName(paletteTitle(palette)), group]]), null, 2)}\n`;
}
