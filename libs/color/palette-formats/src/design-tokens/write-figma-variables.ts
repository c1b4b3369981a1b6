import { codeTree } from '../palette/code-tree.ts';
import { codeColors, familyName } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { describe } from './describe.ts';

/**
 * Returns variables in the form that Figma's import plugins read (docs/adr/0041). These are groups of tokens
 * with `$type` and a hex `$value`, as in drafts of the Design Tokens format before 2025.10.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeFigmaVariables(palette: FormatPalette): string {
  const tree = codeTree(codeColors(palette), (color) => ({
    $type: 'color',
    $value: color.hex.toLowerCase(),
    ...describe(color),
  }));
  return `${JSON.stringify(familyName(palette) === null ? { palette: tree } : tree, null, 2)}\n`;
}
