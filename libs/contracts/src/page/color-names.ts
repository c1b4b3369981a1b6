import type { Color, CustomColor } from '../colors/index.ts';
import type { Locale } from '../locale/index.ts';
import { isNamed } from './page.ts';

// How a colour is named to readers of each language: by its characters, and beside them by what they can read.

/** A colour of the list, or a name of which nothing more is known. */
export type NamedColor = Pick<Color, 'name'> & Partial<Pick<Color, 'gloss_en' | 'gloss_ja'>>;

/**
 * What stands beside the characters of a name: English says what they mean ("Cinnabar red"), Japanese how they are written and
 * read (朱紅（しゅこう）), or, where it writes them alike, only read (にゅうはく). Null in Chinese, and for a name without either.
 */
export function colorGloss({ name, gloss_en, gloss_ja }: NamedColor, locale: Locale): string | null {
  if (locale === 'en') return gloss_en || null;
  if (locale === 'ja')
    return (isReadingOf(name, gloss_ja) ? gloss_ja?.slice(name.length + 1, -1) : gloss_ja) || null;
  return null;
}

/** The name of a colour in one line of plain text: 朱红, "朱红 Cinnabar red", 朱红 朱紅（しゅこう）, 乳白（にゅうはく）. */
export function nameWithGloss(color: NamedColor, locale: Locale): string {
  const gloss = colorGloss(color, locale);
  if (!gloss) return color.name;
  return locale === 'ja' && isReadingOf(color.name, color.gloss_ja)
    ? `${color.name}（${gloss}）`
    : `${color.name} ${gloss}`;
}

/** The name of a colour, or the hex of one that has none, in one line of plain text. */
export const colorInWords = (color: Color | CustomColor, locale: Locale): string =>
  isNamed(color) ? nameWithGloss(color, locale) : color.hex;

const isReadingOf = (name: string, gloss: string | undefined) => gloss?.startsWith(`${name}（`) === true;
