import { accentSet, hexToRgb, textOn } from '@danqing/color-core';
import type { Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import type { DrawnPalette } from '@danqing/contracts/palettes';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { isPale } from './is-pale.ts';
import { colorCount, SHEET_TEXTS } from './sheet-texts.ts';
import type { Sheet, SheetColor } from './sheet.ts';

/** Makes a palette ready to be drawn, with the few words of ours in the given language. */
export function prepareSheet(palette: DrawnPalette, locale: Locale): Sheet {
  const colors = palette.colors.map((color) => prepareColor(color, locale));
  const first = palette.colors.findIndex(({ type }) => type === 'primary');
  const primary = colors[Math.max(first, 0)];
  if (!primary) throw new RangeError('a palette without colours cannot be drawn');
  return {
    name: cleanLine(palette.name) || SHEET_TEXTS.unnamed[locale],
    unnamed: SHEET_TEXTS.unnamed[locale],
    description: cleanParagraphs(palette.description),
    author: cleanLine(palette.user?.name ?? ''),
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
): SheetColor {
  const place = type === 'primary' || type === 'secondary' ? SHEET_TEXTS[type][locale] : '';
  return {
    hex,
    rgb: hexToRgb(hex).join(', '),
    text: textOn(hex),
    pale: isPale(hex),
    name: cleanLine(name),
    pinyin: cleanLine(pinyin),
    label: cleanLine(shade) || place,
  };
}
