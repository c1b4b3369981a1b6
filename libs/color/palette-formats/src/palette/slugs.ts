import type { PaletteColor } from '@danqing/contracts/palettes';
import { distinct } from './distinct.ts';
import { primaryColor, type FormatPalette } from './palette.ts';
import { ownName } from './titles.ts';

const SLUG_LENGTH = 40;

/**
 * Words that Tailwind reserves after the prefix of a colour utility, as in `bg-center`, `border-e` and
 * `text-base`. A colour whose name starts with one of them would clash.
 */
const TAILWIND_WORDS = new Set(
  (
    'auto b balance base be blend bottom bs center clip collapse conic contain cover current dashed dotted double e ' +
    'ellipsis end fixed from hidden inherit initial inner inset justify l left lg linear local md no none nowrap offset ' +
    'origin pretty r radial repeat right s scroll separate shadow sm solid spacing start t to top transparent wavy wrap ' +
    'x xl xs y'
  ).split(' '),
);

const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** `xìng rén huáng` and `xìngrénhuáng` both give `xingrenhuang`. ü becomes v, as in pinyin input methods. */
const pinyinSlug = (pinyin: string | undefined) =>
  withoutMarks((pinyin ?? '').normalize('NFD').replace(/u\u0308/gi, 'v'))
    .replace(/[^a-z0-9]/g, '')
    .slice(0, SLUG_LENGTH);

const wordSlug = (text: string | undefined) =>
  withoutMarks(text ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_LENGTH)
    .replace(/-$/, '');

/** Leading digits would mean widths or sizes (`border-2`), and some words are Tailwind utilities. */
const safe = (slug: string) =>
  /^\d/.test(slug) || TAILWIND_WORDS.has(slug.split('-')[0] ?? '') ? `color-${slug}` : slug;

export function familySlug(name: string | undefined, isPinyin = false): string {
  const slug = isPinyin ? pinyinSlug(name) : wordSlug(name);
  return slug && safe(slug);
}

/**
 * Returns an ASCII identifier per colour, unique within the palette and safe in Tailwind and custom
 * properties. It is the pinyin, else the Latin letters and digits of the name, else `color-N` (N from 1),
 * followed by the step: `zhuhong-500`. Different names with equal pinyin get a suffix (`yanhong-2`).
 * Deterministic.
 */
export function colorSlugs(palette: FormatPalette): string[] {
  const primary = primaryColor(palette);
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
