import type { PaletteColor } from '@danqing/contracts/palettes';
import { distinct } from './distinct.ts';
import { primaryColor, type FormatPalette } from './palette.ts';
import { ownName } from './titles.ts';

const SLUG_LENGTH = 40;

/** First words that Tailwind's colour utilities already give a meaning: `bg-center`, `border-e`, `text-base`. */
const TAILWIND_WORDS = new Set(
  (
    'auto b balance base be blend bottom bs center clip collapse conic contain cover current dashed dotted double e ' +
    'ellipsis end fixed from hidden inherit initial inner inset justify l left lg linear local md no none nowrap offset ' +
    'origin pretty r radial repeat right s scroll separate shadow sm solid spacing start t to top transparent wavy wrap ' +
    'x xl xs y'
  ).split(' '),
);

const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** `xìng rén huáng` and `xìngrénhuáng` both give `xingrenhuang`; ü is written v, as on every keyboard. */
const pinyinSlug = (pinyin: string | undefined) =>
  withoutMarks((pinyin ?? '').normalize('NFD').replace(/u\u0308/gi, 'v'))
    .replace(/[^a-z0-9]/g, '')
    .slice(0, SLUG_LENGTH);

/** `Sky Blue 2` gives `sky-blue-2`; other scripts give nothing. */
const wordSlug = (text: string | undefined) =>
  withoutMarks(text ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_LENGTH)
    .replace(/-$/, '');

/** Digits in front would be widths or sizes (`border-2`), and some words are utilities of their own. */
const safe = (slug: string) =>
  /^\d/.test(slug) || TAILWIND_WORDS.has(slug.split('-')[0] ?? '') ? `color-${slug}` : slug;

/** The identifier that a name gives a whole family of colours; '' where it has neither Latin letters nor digits. */
export function familySlug(name: string | undefined, isPinyin = false): string {
  const slug = isPinyin ? pinyinSlug(name) : wordSlug(name);
  return slug && safe(slug);
}

/**
 * An ASCII identifier for each colour, unique within the palette and safe as Tailwind colour and custom property:
 * the pinyin, else the Latin letters and digits of the name, else `color-N` (N from 1), then the step: `zhuhong-500`.
 * Colours of another name but the same pinyin get `yanhong-2`; the same palette always gives the same identifiers.
 */
export function colorSlugs(palette: FormatPalette): string[] {
  const primary = primaryColor(palette);
  /** The colour whose name a colour goes by: its own, or the primary's for a numbered step without a name. */
  const bearer = (color: PaletteColor) =>
    ownName(color) || !/^\d+$/.test(color.shade?.trim() ?? '') || !ownName(primary)
      ? color
      : (primary ?? color);

  const wanted = new Map<string, string>();
  palette.colors.forEach((color, index) => {
    const named = bearer(color);
    const name = ownName(named);
    if (name && !wanted.has(name)) {
      wanted.set(name, safe(pinyinSlug(named.pinyin) || wordSlug(name) || `color-${index + 1}`));
    }
  });
  const unique = distinct([...wanted.values()]);
  const bases = new Map([...wanted.keys()].map((name, index) => [name, unique[index] ?? '']));

  return distinct(
    palette.colors.map((color, index) => {
      const base = bases.get(ownName(bearer(color)));
      const step = wordSlug(color.shade);
      if (base) return step ? `${base}-${step}` : base;
      return safe(pinyinSlug(color.pinyin) || step || wordSlug(color.type) || `color-${index + 1}`);
    }),
  );
}
