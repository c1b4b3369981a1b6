import { cssOklch } from '@danqing/color-core';
import { codeColors, codeName } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { paletteTitle } from '../palette/titles.ts';
import { COMMENT_HEAD, commentText } from './comment-text.ts';

/**
 * Returns one declaration per colour, followed by its name in a comment. The gloss is in a second comment, so
 * that readers do not take it for the name.
 */
export const declarations = (palette: FormatPalette, value: (hex: string) => string): string[] =>
  codeColors(palette).map(
    (color) =>
      `--color-${codeName(color)}: ${value(color.hex)}; /* ${commentText(color.title)} */${color.gloss && ` /* ${commentText(color.gloss)} */`}`,
  );

export const fileHead = (palette: FormatPalette) =>
  `/* ${COMMENT_HEAD}${commentText(paletteTitle(palette))} */\n`;

/**
 * Returns CSS custom properties on `:root`: hex for every browser, and the same colours in OKLCH where it is
 * supported.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeCss(palette: FormatPalette): string {
  const plain = declarations(palette, (hex) => hex);
  const modern = declarations(palette, cssOklch);
  return (
    `${fileHead(palette)}:root {\n${plain.map((one) => `  ${one}\n`).join('')}}\n\n` +
    `@supports (color: oklch(0 0 0)) {\n  :root {\n${modern.map((one) => `    ${one}\n`).join('')}  }\n}\n`
  );
}
