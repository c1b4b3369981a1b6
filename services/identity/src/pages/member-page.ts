import { authorName, type MemberPage, type NamedWork } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { FoundPage, PageCard } from '@danqing/contracts/ports';
import { memberLabel } from '@danqing/contracts/readings';
import { PAGE_TEXTS } from './page-texts.ts';

const SHORT_NAME = 5;
const HAN = /^\p{Script=Han}+$/u;
/** Number of palettes on a link card, and of colours per palette. */
const PALETTES = 3;
const SWATCHES = 4;
const NO_WORK = '#ED5126';

export interface MemberPageRequest {
  member: MemberPage;
  palettes: readonly NamedWork[];
  collections: readonly NamedWork[];
  colors: readonly NamedWork[];
  locale: Locale;
}

export function memberPage({ member, palettes, collections, colors, locale }: MemberPageRequest): FoundPage {
  const { name, created_at, stats } = member;
  const texts = PAGE_TEXTS[locale];
  const counted = texts.counted(stats);
  const description = texts.description(memberLabel(member, locale), counted);
  const stat = (label: string, count: number | null) =>
    count === null ? [] : [{ label, text: new Intl.NumberFormat(locale).format(count) }];
  const work =
    (label: string) =>
    ({ path, name: text, hexes }: NamedWork) => ({ label, text, path, ...(hexes[0] && { hex: hexes[0] }) });
  return {
    status: 200,
    title: authorName(member, locale),
    description,
    picture: { card: cardOf(name, counted, [...palettes, ...colors, ...collections]), alt: description },
    // A page without works is useless to search engines.
    indexed: counted !== '',
    facts: [
      { label: texts.joined, text: dateOf(created_at, locale) },
      ...stat(texts.palettes, stats.palettes),
      ...stat(texts.collections, stats.collections),
      ...stat(texts.colors, stats.colors),
      ...palettes.map(work(texts.palettes)),
      ...collections.map(work(texts.collections)),
      ...colors.map(work(texts.colors)),
    ],
    structuredData: {
      '@type': 'ProfilePage',
      name,
      description,
      dateCreated: created_at,
      mainEntity: { '@type': 'Person', name },
    },
  };
}

function cardOf(name: string, note: string, works: readonly NamedWork[]): PageCard {
  const hex = works[0]?.hexes[0] ?? NO_WORK;
  const strips = works.slice(0, PALETTES).map(({ hexes }) => [...new Set(hexes)].slice(0, SWATCHES));
  const written = HAN.test(name) && [...name].length <= SHORT_NAME;
  return {
    hex,
    name: written ? name : hex,
    pinyin: '',
    title: name,
    note,
    groups: (strips.length > 0 ? strips : [[hex]]).map((hexes) =>
      hexes.map((slip) => ({ hex: slip, label: '' })),
    ),
  };
}

/** Formats in UTC: the page is the same for all readers, whose time zones are unknown. */
const dateOf = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
