import { codeColors } from '../palette/family.ts';
import { codeTree } from '../palette/code-tree.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { fileHead } from './write-css.ts';
import { commentText } from './comment-text.ts';

/**
 * Returns a Tailwind v3 configuration (`tailwind.config.js`), which v4 reads with `@config`. The colours
 * extend Tailwind's own; a scheme is one object of steps.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeTailwindConfig(palette: FormatPalette): string {
  const tree = codeTree(codeColors(palette), ({ hex, title, gloss }) => ({
    hex,
    title: [title, gloss].filter(Boolean).join(' '),
  }));
  const lines = (node: typeof tree, indent: string): string =>
    Object.entries(node)
      .map(([key, value]) =>
        isLeaf(value)
          ? `${indent}'${key}': '${value.hex}', // ${commentText(value.title)}\n`
          : `${indent}'${key}': {\n${lines(value, `${indent}  `)}${indent}},\n`,
      )
      .join('');
  return (
    `${fileHead(palette)}/** @type {import('tailwindcss').Config} */\nmodule.exports = {\n  theme: {\n    extend: {\n` +
    `      colors: {\n${lines(tree, '        ')}      },\n    },\n  },\n};\n`
  );
}

const isLeaf = (value: object): value is { hex: string; title: string } =>
  'hex' in value && typeof value.hex === 'string';
