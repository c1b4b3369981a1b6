import { parseCssColor } from '@danqing/color-core';
import type { ReadColor, ReadPalette } from '../reading/read-result.ts';
import { colorTexts } from './color-texts.ts';
import { COMMENT_HEAD } from './comment-text.ts';
import { scanCss } from './scan-css.ts';

const LONGEST_COLOR = 250;

/** Returns true when a text may be a style sheet: it has a block or declares a variable. */
export function looksLikeCss(text: string): boolean {
  return text.includes('{') || /^[ \t]*(?:--|\$|@)[\w-]+[ \t]*:/m.test(text);
}

/**
 * Parses the colours of a style sheet. A custom property, SCSS or Less variable with a colour value gives a
 * named colour: `--color-zhuhong` becomes `zhuhong`. Files that Danqing wrote take the name from the comment
 * after the value. Colours inside other values are unnamed. Skips duplicates and the alternative notations
 * inside `@supports`.
 */
export function readCss(text: string): ReadPalette & { format: 'css' | 'tailwind' } {
  const { declarations, head, preludes } = scanCss(text);
  const ours = head.trim().startsWith(COMMENT_HEAD);
  const named = new Map<string, Set<string>>();
  const hexes = new Set<string>();
  const colors: ReadColor[] = [];
  for (const { property, value, alternative, comment } of declarations) {
    const whole = value.length > LONGEST_COLOR ? null : parseCssColor(value.replace(/!\s*[a-z]+$/i, ''));
    if (whole !== null && /^(?:--|\$|@)/.test(property)) {
      const known = named.get(property);
      if (known?.has(whole) || (known && alternative)) continue;
      named.set(property, (known ?? new Set()).add(whole));
      hexes.add(whole);
      const name = property.replace(/^(?:--color-|--|\$|@)/, '');
      colors.push({ hex: whole, name: (ours && comment.trim()) || name });
      continue;
    }
    for (const { hex } of whole === null ? colorTexts(value) : [{ hex: whole }]) {
      if (!hexes.has(hex)) colors.push({ hex });
      hexes.add(hex);
    }
  }
  return {
    format: preludes.some((prelude) => prelude.startsWith('@theme')) ? 'tailwind' : 'css',
    name: ours ? head.trim().slice(COMMENT_HEAD.length) : '',
    colors,
  };
}
