import { codeTree } from '../palette/code-tree.ts';
import { codeColors } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { describe } from './describe.ts';

/**
 * Returns tokens of Style Dictionary in its own form, which versions 3 to 5 read: `value`, `type` and a
 * `comment` under `color`.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeStyleDictionary(palette: FormatPalette): string {
  const tree = codeTree(codeColors(palette), (color) => ({
    value: color.hex.toLowerCase(),
    type: 'color',
    comment: describe(color).$description,
  }));
  return `${JSON.stringify({ color: tree }, null, 2)}\n`;
}
