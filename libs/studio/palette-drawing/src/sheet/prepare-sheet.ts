import { accentSet, hexToRgb, textOn } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { authorName } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { colorGloss, SITE_TITLE } from '@danqing/contracts/page';
import type { DrawnPalette } from '@danqing/contracts/palettes';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { isPale } from '../paper/is-pale.ts';
import { colorCount, SHEET_TEXTS } from './sheet-texts.ts';
import type { Sheet, SheetColor } from './sheet.ts';

/**
 * Returns the sheet to draw in the given language. English and Japanese sheets include the meanings of
 * traditional colour names.
 */
export function prepareSheet(
  palette: DrawnPalette,
  locale: Locale,
  traditional: readonly Color[] = [],
): Sheet {
  const known = new Map(traditional.map((color) => [color.name, color]));
  const colors = palette.colors.map((color) => prepareColor(color, locale, known.get(color.name ?? '')));
  const first = palette.colors.findIndex(({ type }) => type === 'primary');
  const primary = colors[Math.max(first, 0)];
  if (!primary) throw new RangeError('a palette without colours cannot be drawn');
  return {
    name: cleanLine(palette.name) || SHEET_TEXTS.unnamed[locale],
    unnamed: SHEET_TEXTS.unnamed[locale],
    description: cleanParagraphs(palette.description),
    author: palette.user ? cleanLine(authorName(palette.user, locale)) : '',
    count: colorCount(colors.length)[locale],
    siteTitle: SITE_TITLE[locale],
    primary,
    accentInk: accentSet(primary.hex, 'light')['accent-ink'],
    colors,
  };
}

function prepareColor(
  { hex, name = '', pinyin = '', shade = '', type }: DrawnPalette['colors'][number],
  locale: Locale,
  known: Color | undefined,
): SheetColor {
  const place = type === 'primary' || type === 'secondary' ? SHEET_TEXTS[type][locale] : '';
  return {
    hex,
    rgb: hexToRgb(hex).join(', '),
    text: textOn(hex),
    pale: isPale(hex),
    name: cleanLine(name),
    // The typeface draws a curly apostrophe as wide as a Chinese character.
    gloss: ((known && colorGloss(known, locale)) ?? '').replaceAll('’', "'"),
    pinyin: cleanLine(pinyin),
    label: cleanLine(shade) || place,
  };
}
