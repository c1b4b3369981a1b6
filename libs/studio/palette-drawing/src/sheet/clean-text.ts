/**
 * Matches more than three marks on one letter. No writing system needs more, and they would cover the lines
 * above.
 */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * Returns a member's text as one line: NFC, with single spaces. Removes lone surrogates, control characters
 * and direction marks, which would reorder the surrounding text.
 */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/gu, ' ').trim();

/** Like `cleanLine` for each paragraph; drops empty ones. */
export const cleanParagraphs = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cs}|\p{Co}|\p{Cn}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // Keeps joiners, which Persian, Indic scripts and emoji need.
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(TOO_MANY_MARKS, '$1');
