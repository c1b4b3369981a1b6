import { requireHex } from '../hex.ts';
import { nameSwatches } from '../names.ts';
import type { NamedHex } from '../nearest.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { schemeKind } from './scheme-kind.ts';

/** Characters of a suggestion at most; a palette's name may have as many. */
const LONGEST = 60;
/** Colours that a suggestion names at most. */
const MOST_NAMES = 3;

const WORDINGS = {
  zh: { shades: (name: string) => `${name}浅深`, two: '与', more: '·' },
  en: { shades: (name: string) => `${name}, light to dark`, two: ' and ', more: ' · ' },
  ja: { shades: (name: string) => `${name}の濃淡`, two: 'と', more: '・' },
} as const;

/** What a suggestion needs of the traditional colours. */
export interface GlossedHex extends NamedHex {
  /** What the name means; English suggestions say that. */
  readonly gloss_en: string;
  /** Japanese characters with their reading: 朱紅（しゅこう）. Japanese suggestions have the characters. */
  readonly gloss_ja: string;
}

/**
 * A name for a palette, made of the names of its colours: 朱红浅深 for the shades of one colour, 朱红与群青 for two colours,
 * 朱红·翠绿·青莲 for a triad or any other palette (its first three colours). A colour with the hex of a traditional one has that
 * name, any other the nearest that reads well (`nameSwatches`), each name once. English says what the names mean, Japanese writes its own characters. At most 60 characters;
 * empty when there is no colour or no list. Throws `InvalidHexError`.
 */
export function suggestPaletteName(
  colors: readonly PaletteEntry[],
  traditional: readonly GlossedHex[],
  language: keyof typeof WORDINGS,
): string {
  const { shades, two, more } = WORDINGS[language];
  const named = nameSwatches(namedColors(colors), traditional, exactColors(traditional));
  const names = named.flatMap((entry) => (entry ? [inLanguage(entry.color, language)] : []));
  const [only] = names;
  if (only === undefined) return '';
  if (names.length === 1) return short(hasShades(colors) ? shades(only) : only);
  for (let kept = names.length; kept > 1; kept--) {
    const suggestion = names.slice(0, kept).join(kept === 2 ? two : more);
    if (suggestion.length <= LONGEST) return suggestion;
  }
  return short(only);
}

/** The colours that a suggestion names, each hex once. */
function namedColors(colors: readonly PaletteEntry[]): PaletteEntry[] {
  const scheme = colors.filter(({ type }) => type === 'scheme');
  const ofType = (wanted: string) => colors.find(({ type }) => type === wanted);
  const primary = ofType('primary') ?? colors[0];
  const pick = () => {
    switch (schemeKind(scheme)) {
      case 'mono':
      case 'even':
        return [primary];
      case 'dual':
        return [primary, ofType('secondary') ?? scheme.find(({ shade }) => shade === 'secondary-500')];
      case null:
        return [primary, ofType('secondary'), ...colors];
      default:
        // The colour itself, then the other hues.
        return [primary, ...scheme.filter(({ shade }) => /(?<!A)-500$/.test(shade ?? ''))];
    }
  };
  const distinct = new Map(pick().flatMap((entry) => (entry ? [[requireHex(entry.hex), entry]] : [])));
  return [...distinct.values()].slice(0, MOST_NAMES);
}

/** Whether all colours are shades of one. */
const hasShades = (colors: readonly PaletteEntry[]) =>
  schemeKind(colors.filter(({ type }) => type === 'scheme')) === 'mono';

const exactByList = new WeakMap<readonly GlossedHex[], ReadonlyMap<string, GlossedHex>>();

/** The traditional colours by hex, the first of those that share one; kept by the list, which therefore must not change. */
function exactColors(traditional: readonly GlossedHex[]): ReadonlyMap<string, GlossedHex> {
  let kept = exactByList.get(traditional);
  if (!kept) {
    kept = new Map(traditional.map((color) => [requireHex(color.hex), color] as const).reverse());
    exactByList.set(traditional, kept);
  }
  return kept;
}

function inLanguage({ name, gloss_en, gloss_ja }: GlossedHex, language: keyof typeof WORDINGS): string {
  if (language === 'zh') return name;
  return (language === 'en' ? gloss_en : gloss_ja.split('（')[0]) || name;
}

const short = (text: string) => [...text].slice(0, LONGEST).join('');
