import { distinctCharacters, type SerifFace } from '@danqing/contracts/fonts';

/** Font families of the style sheet whose files are requested for the characters of a text. */
export const PAGE_FAMILIES = ['Page Serif SC', 'Page Serif JP', 'Latin Quotes'] as const;
export type PageFamily = (typeof PAGE_FAMILIES)[number];

export interface SerifNeed {
  family: PageFamily;
  face: SerifFace;
  characters: string[];
}

/** Suffix of the family of a waiting text. That family has no file, so the system's serif is shown. */
const WAITING = ' Waiting';
/**
 * Chinese typefaces set quotes as wide as an ideograph. English text takes the narrow quotes of the Japanese
 * typeface.
 */
const QUOTES = /[‘’“”]/;
/** Font weight below which texts use the lighter of the two weights. */
const HEAVY = 550;

/**
 * Returns the characters that a text needs. Empty for families other than the page's serif.
 *
 * @param fontFamily computed value
 */
export function serifNeeds(text: string, fontFamily: string, fontWeight: string): SerifNeed[] {
  const [first = '', second = ''] = fontFamily.split(',', 2).map((family) =>
    family
      .trim()
      .replace(/^["']|["']$/g, '')
      .replace(WAITING, ''),
  );
  const quotes = first === 'Latin Quotes';
  const family = PAGE_FAMILIES.find((known) => known === (quotes ? second : first));
  if (!family) return [];
  const weight = Number(fontWeight) < HEAVY ? 500 : 600;
  const characters = distinctCharacters(text);
  const needs: SerifNeed[] = [
    {
      family,
      face: `${family === 'Page Serif JP' ? 'jp' : 'sc'}${weight}`,
      characters: quotes ? characters.filter((character) => !QUOTES.test(character)) : characters,
    },
  ];
  if (quotes)
    needs.push({
      family: 'Latin Quotes',
      face: `jp${weight}`,
      characters: characters.filter((character) => QUOTES.test(character)),
    });
  return needs.filter((need) => need.characters.length > 0);
}
