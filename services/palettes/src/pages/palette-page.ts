import { paletteStripes } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { authorName, authorPath } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { colorGloss, nameWithGloss } from '@danqing/contracts/page';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';
import type { FoundPage, PageCard } from '@danqing/contracts/ports';
import { memberLabel, readText } from '@danqing/contracts/readings';
import { PAGE_TEXTS } from './page-texts.ts';

const NAMED = 5;
const SWATCHES = 11;
const SHORT_NAME = 5;

export function palettePage(palette: Palette, locale: Locale, traditional: readonly Color[]): FoundPage {
  const { name, description, user, colors, created_at } = palette;
  const texts = PAGE_TEXTS[locale];
  const reading = locale === 'zh' ? null : readText(name);
  const path = authorPath(user);
  const author = memberLabel(user, locale);
  const known = new Map(traditional.map((color) => [color.name, color]));
  const inWords = ({ name, hex }: PaletteColor) =>
    name ? nameWithGloss(known.get(name) ?? { name }, locale) : hex;
  const distinct = colors.filter(({ hex }, index) => colors.findIndex((one) => one.hex === hex) === index);
  const said = texts.description(author, colors.length, distinct.slice(0, NAMED).map(inWords));
  const primary = known.get(primaryOf(colors).name ?? '');
  // The cards' typeface draws a curly apostrophe as wide as a Chinese character.
  const gloss = primary && colorGloss(primary, locale)?.replaceAll('’', "'");
  const counted = texts.note(authorName(user, locale), colors.length);
  const note = gloss ? `${gloss} · ${counted}` : counted;
  return {
    status: 200,
    title: name,
    description: said,
    picture: { card: cardOf(palette, note), alt: `${name}: ${said}` },
    facts: [
      { label: texts.author, text: author, ...(path !== null && { path }) },
      ...(reading === null ? [] : [{ label: texts.reading, text: reading }]),
      ...(description === '' ? [] : [{ label: texts.about, text: description }]),
      ...colors.map((color) => ({
        label: inWords(color),
        text: color.hex,
        hex: color.hex,
        path: `/colors/${color.hex.slice(1)}`,
      })),
    ],
    structuredData: {
      '@type': 'CreativeWork',
      name,
      description: description || said,
      dateCreated: created_at,
      creator: { '@type': 'Person', name: authorName(user, locale) },
    },
  };
}

function cardOf({ name, colors }: Palette, note: string): PageCard {
  const primary = primaryOf(colors);
  const { hex } = primary;
  const named = primary.name !== undefined && [...primary.name].length <= SHORT_NAME;
  return {
    hex,
    name: named ? labelOf(primary) : hex,
    pinyin: named ? (primary.pinyin ?? '') : '',
    title: name,
    note,
    groups: [paletteStripes(colors, SWATCHES).map((stripe) => ({ hex: stripe.hex, label: '' }))],
  };
}

const primaryOf = (colors: readonly PaletteColor[]): PaletteColor =>
  colors.find(({ type }) => type === 'primary') ?? colors[0]!;
const labelOf = ({ name, hex }: PaletteColor): string => name || hex;
