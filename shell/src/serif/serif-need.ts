import { distinctCharacters, type SerifFace } from '@danqing/contracts/fonts';

/** Families of the style sheet that have no file until the characters of a text are asked for. */
export const PAGE_FAMILIES = ['Page Serif SC', 'Page Serif JP', 'Latin Quotes'] as const;
export type PageFamily = (typeof PAGE_FAMILIES)[number];

/** The characters that a text needs of one family in one weight. */
export interface SerifNeed {
  family: PageFamily;
  face: SerifFace;
  characters: string[];
}

/** While a text waits, its family is one that begins so; it has no file, so that the system's serif is shown. */
const WAITING = ' Waiting';
/** Chinese type sets them as wide as an ideograph; in English they are the Japanese typeface's, which has narrow ones. */
const QUOTES = /[‘’“”]/;
/** Texts below it are in the lighter of the two weights. */
const HEAVY = 550;

/**
 * What `text` needs when it is set in `fontFamily` (a computed value) and `fontWeight`. Empty for other families than the
 * page's serif, as nothing has to be asked for.
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
