import type { Color, CustomColor } from '../colors/index.ts';
import type { Locale } from '../locale/index.ts';
import { isNamed } from './page.ts';

/** A name with its glosses, or without them when the name is not in the colour list. */
export type NamedColor = Pick<Color, 'name'> & Partial<Pick<Color, 'gloss_en' | 'gloss_ja'>>;

/**
 * Returns the gloss beside a name's characters, or null. English: the meaning ("Cinnabar red"). Japanese: the
 * Japanese characters with reading (朱紅（しゅこう）), or only the reading (にゅうはく) when the characters are the same.
 * Chinese: none.
 */
export function colorGloss({ name, gloss_en, gloss_ja }: NamedColor, locale: Locale): string | null {
  if (locale === 'en') return gloss_en || null;
  if (locale === 'ja')
    return (isReadingOf(name, gloss_ja) ? gloss_ja?.slice(name.length + 1, -1) : gloss_ja) || null;
  return null;
}

/** Returns a colour's name with its gloss as plain text: 朱红, "朱红 Cinnabar red", 朱红 朱紅（しゅこう）, 乳白（にゅうはく）. */
export function nameWithGloss(color: NamedColor, locale: Locale): string {
  const gloss = colorGloss(color, locale);
  if (!gloss) return color.name;
  return locale === 'ja' && isReadingOf(color.name, color.gloss_ja)
    ? `${color.name}（${gloss}）`
    : `${color.name} ${gloss}`;
}

export const colorLabel = (color: Color | CustomColor, locale: Locale): string =>
  isNamed(color) ? nameWithGloss(color, locale) : color.hex;

const isReadingOf = (name: string, gloss: string | undefined) => gloss?.startsWith(`${name}（`) === true;
