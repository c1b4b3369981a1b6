import { requireHex } from '../hex.ts';
import { nameSwatches } from '../names.ts';
import type { NamedHex } from '../nearest.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { schemeKind } from './scheme-kind.ts';

const MAX_LENGTH = 60;
const MAX_NAMES = 3;

const WORDINGS = {
  zh: { shades: (name: string) => `${name}浅深`, two: '与', more: '·' },
  en: { shades: (name: string) => `${name}, light to dark`, two: ' and ', more: ' · ' },
  ja: { shades: (name: string) => `${name}の濃淡`, two: 'と', more: '・' },
} as const;

export interface GlossedHex extends NamedHex {
  readonly gloss_en: string;
  /** Japanese characters with their reading: 朱紅（しゅこう）. Suggestions omit the reading. */
  readonly gloss_ja: string;
}

/**
 * Suggests a palette name of at most 60 characters from its colours: 朱红浅深 for shades of one colour, 朱红与群青 for
 * two colours. Other palettes are named after their first three colours, such as 朱红·翠绿·青莲.
 * A colour with a traditional colour's hex gets its name; others get the nearest suitable name
 * (`nameSwatches`). English uses the glosses, Japanese its own characters. Returns an empty string when
 * `colors` or `traditional` is empty.
 *
 * @throws {InvalidHexError} when a hex is not valid
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
    if (suggestion.length <= MAX_LENGTH) return suggestion;
  }
  return short(only);
}

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
        return [primary, ...scheme.filter(({ shade }) => /(?<!A)-500$/.test(shade ?? ''))];
    }
  };
  const distinct = new Map(pick().flatMap((entry) => (entry ? [[requireHex(entry.hex), entry]] : [])));
  return [...distinct.values()].slice(0, MAX_NAMES);
}

const hasShades = (colors: readonly PaletteEntry[]) =>
  schemeKind(colors.filter(({ type }) => type === 'scheme')) === 'mono';

const exactByList = new WeakMap<readonly GlossedHex[], ReadonlyMap<string, GlossedHex>>();

/** On a shared hex the first colour wins. Cached by list, so callers must not mutate the list. */
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

const short = (text: string) => [...text].slice(0, MAX_LENGTH).join('');
