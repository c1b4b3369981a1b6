import { codeTree } from '../palette/code-tree.ts';
import { codeColors } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { describe } from './describe.ts';

/**
 * Returns a file of Tokens Studio for Figma with one token set, `global`.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeTokensStudio(palette: FormatPalette): string {
  const tree = codeTree(codeColors(palette), (color) => ({
    value: color.hex.toLowerCase(),
    type: 'color',
    description: describe(color).$description,
  }));
  const document = { global: tree, $themes: [], $metadata: { tokenSetOrder: ['global'] } };
  return `${JSON.stringify(document, null, 2)}\n`;
}
