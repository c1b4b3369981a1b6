const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

export const clustersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
/** Matches a character of an emoji, including joiners, the tags of flags, and the base of a keycap. */
const PARTS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{E0020}-\u{E007F}\u200D\uFE0E\uFE0F\u20E30-9#*]/gu;

export const isEmoji = (cluster: string): boolean => EMOJI.test(cluster);

/** Returns an emoji without marks that do not belong to one, and without a joiner that joins nothing. */
export const emojiOf = (cluster: string): string =>
  (cluster.match(PARTS) ?? []).join('').replace(/\u200D+(?=\u200D|$)/gu, '');

export const emojiIn = (text: string): string => clustersOf(text).filter(isEmoji).join('');

/** Returns what an emoji is to a parser of words: the digit or sign of a keycap, else a space. */
const wordOf = (cluster: string): string => /^[0-9#*]/u.exec(cluster)?.[0] ?? ' ';

/** Replaces every emoji with a space, and a keycap with its digit or sign. */
export const withoutEmoji = (text: string): string =>
  clustersOf(text)
    .map((cluster) => (isEmoji(cluster) ? wordOf(cluster) : cluster))
    .join('')
    .replace(/\s*\n\s*/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
