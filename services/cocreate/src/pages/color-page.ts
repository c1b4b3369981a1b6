import { nearestColors } from '@danqing/color-core';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import type { Color } from '@danqing/contracts/colors';
import { authorName, authorPath } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { nameWithGloss } from '@danqing/contracts/page';
import type { FoundPage, PageCard } from '@danqing/contracts/ports';
import { memberLabel } from '@danqing/contracts/readings';
import { colorPath, LIST_PATH } from './page-paths.ts';
import { PAGE_TEXTS } from './page-texts.ts';

const NEAREST = 3;
const SHORT_NAME = 5;
const HAN = /^\p{Script=Han}+$/u;

export interface ColorPageRequest {
  color: CocreatedColor;
  sameName: readonly CocreatedColor[];
  traditional: readonly Color[];
  locale: Locale;
}

export function colorPage({ color, sameName, traditional, locale }: ColorPageRequest): FoundPage {
  const { name, hex, rgb, hsl, cmyk, description, pinyin, user, created_at } = color;
  const texts = PAGE_TEXTS[locale];
  const path = authorPath(user);
  const author = memberLabel(user, locale);
  const nearest = nearestColors(hex, traditional, NEAREST).map((found) => found.color);
  const first = nearest[0];
  const said = texts.description(name, hex, author, first ? nameWithGloss(first, locale) : null);
  return {
    status: 200,
    title: `${name} ${hex}`,
    description: said,
    text: description === '' ? [] : [description],
    picture: { card: cardOf(color, texts.note(authorName(user, locale)), nearest), alt: said },
    facts: [
      { label: 'HEX', text: hex, hex },
      { label: 'RGB', text: rgb.split(',').join(', ') },
      { label: 'HSL', text: hsl.split(',').join(', ') },
      { label: 'CMYK', text: cmyk.split(',').join(', ') },
      ...(pinyin === null ? [] : [{ label: texts.reading, text: pinyin }]),
      { label: texts.author, text: author, ...(path !== null && { path }) },
      { label: texts.date, text: dateOf(created_at, locale) },
      ...nearest.map((one) => ({
        label: texts.nearest,
        text: nameWithGloss(one, locale),
        hex: one.hex,
        path: `/colors/${encodeURIComponent(one.name)}`,
      })),
      ...sameName.map((one) => ({
        label: `${one.name} ${texts.by(memberLabel(one.user, locale))}`,
        text: one.hex,
        hex: one.hex,
        path: colorPath(one.id),
      })),
      { label: texts.more, text: texts.colors, path: LIST_PATH },
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

export function hiddenColorPage(locale: Locale): FoundPage {
  const { hidden, hiddenDescription } = PAGE_TEXTS[locale];
  return {
    status: 200,
    title: hidden,
    description: hiddenDescription,
    picture: null,
    indexed: false,
    facts: [],
    structuredData: null,
  };
}

function cardOf(
  { name, hex, pinyin }: CocreatedColor,
  note: string,
  nearest: readonly { hex: string }[],
): PageCard {
  const written = HAN.test(name) && name.length <= SHORT_NAME;
  const syllables = pinyin?.split(' ') ?? [];
  const strip = [hex, ...nearest.map((one) => one.hex)].map((one) => ({ hex: one, label: '' }));
  return {
    hex,
    name: written ? name : hex,
    pinyin: written && syllables.length === name.length ? syllables.join(' ') : '',
    title: name,
    note,
    groups: [strip.slice(0, 1), strip.slice(1)].filter((group) => group.length > 0),
  };
}

/** In UTC, because the page is the same for all readers and their time zones are unknown. */
const dateOf = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
