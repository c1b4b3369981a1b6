import type { Color } from '@danqing/contracts/colors';

export interface SyllableRange {
  start: number;
  end: number;
}

/**
 * Returns the syllables of the pinyin that a text matches, or null. Tones and spaces are optional, and
 * initials also match.
 */
export function matchedSyllables(
  query: string,
  color: Pick<Color, 'pinyin' | 'initials'>,
): SyllableRange | null {
  const wanted = plain(query);
  if (!/^[a-z]+$/.test(wanted)) return null;
  const syllables = color.pinyin.split(' ').map(plain);

  const letters = syllables.join('');
  const ends = syllables.map((_, index) => syllables.slice(0, index + 1).join('').length);
  // The search prefers matches that begin with a syllable.
  const at = [0, ...ends].find((start) => letters.startsWith(wanted, start)) ?? letters.indexOf(wanted);
  if (at >= 0) {
    return {
      start: ends.findIndex((end) => end > at),
      end: ends.findIndex((end) => end >= at + wanted.length) + 1,
    };
  }
  const initial = color.initials.indexOf(wanted);
  return initial >= 0 ? { start: initial, end: initial + wanted.length } : null;
}

/** Returns the text in lower case, without tones and spaces, and with v for ü as in `pinyin_plain`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/u[\u0300-\u0304\u0306\u0307\u030c]*\u0308|ü/g, 'v')
    .replace(/[\u0300-\u036f\s'’]/g, '');
}
