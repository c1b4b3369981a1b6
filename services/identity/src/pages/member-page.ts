import { authorName, type MemberPage, type NamedWork } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { FoundPage, PageCard } from '@danqing/contracts/ports';
import { memberInWords } from '@danqing/contracts/readings';
import { PAGE_TEXTS } from './page-texts.ts';

/** A longer name has no place upright on a picture. */
const SHORT_NAME = 5;
const HAN = /^\p{Script=Han}+$/u;
/** Slips on the strip of a link picture: of so many palettes, and of each. */
const STRIPS = 3;
const SLIPS = 4;
/** 朱红: what a member without works has on the picture. */
const NO_WORK = '#ED5126';

export interface MemberPageRequest {
  member: MemberPage;
  /** The newest of each kind. */
  palettes: readonly NamedWork[];
  collections: readonly NamedWork[];
  colors: readonly NamedWork[];
  locale: Locale;
}

/** What the page of a member says: since when, how much of each kind, and the newest works with the ways to them. */
export function memberPage({ member, palettes, collections, colors, locale }: MemberPageRequest): FoundPage {
  const { name, created_at, stats } = member;
  const texts = PAGE_TEXTS[locale];
  const counted = texts.counted(stats);
  const description = texts.description(memberInWords(member, locale), counted);
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
    // A page without works says nothing to those who search.
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

/** The first colour as the block, under the name where it can stand upright; the colours of some works as the strip. */
function cardOf(name: string, note: string, works: readonly NamedWork[]): PageCard {
  const hex = works[0]?.hexes[0] ?? NO_WORK;
  const strips = works.slice(0, STRIPS).map(({ hexes }) => [...new Set(hexes)].slice(0, SLIPS));
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

/** Of all readers alike, whose time zones nobody knows here: in UTC. */
const dateOf = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
