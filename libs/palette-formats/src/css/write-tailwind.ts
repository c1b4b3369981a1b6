import type { FormatPalette } from '../palette/palette.ts';
import { declarations, fileHead } from './write-css.ts';

/**
 * A Tailwind v4 theme: `bg-zhuhong-500`, `text-yuebai` and so on. Tailwind makes no utilities for Chinese names, so that they
 * are written in pinyin, with the characters in a comment. Throws `InvalidHexError`.
 */
export function writeTailwind(palette: FormatPalette): string {
  return `${fileHead(palette)}@theme {\n${declarations(palette, (hex) => hex)
    .map((one) => `  ${one}\n`)
    .join('')}}\n`;
}
