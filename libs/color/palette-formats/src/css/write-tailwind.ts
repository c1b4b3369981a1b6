import type { FormatPalette } from '../palette/palette.ts';
import { declarations, fileHead } from './write-css.ts';

/**
 * Returns a Tailwind v4 theme: `bg-zhuhong-500`, `text-yuebai` and so on. Names are in pinyin, because
 * Tailwind generates no utilities for Chinese names; a comment holds the characters.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeTailwind(palette: FormatPalette): string {
  return `${fileHead(palette)}@theme {\n${declarations(palette, (hex) => hex)
    .map((one) => `  ${one}\n`)
    .join('')}}\n`;
}
