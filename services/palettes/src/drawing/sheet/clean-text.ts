/** More marks than any writing system puts on one letter; they would climb over the lines above. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * A member's text on one line, fit to be drawn: composed (NFC), without lone surrogates, control characters and marks of
 * direction, which would turn the text around them; white space is one space.
 */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/gu, ' ').trim();

/** As `cleanLine`, but paragraphs keep their own line; empty ones go. */
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
    // Joiners stay: Persian, Indic scripts and emoji need them.
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(TOO_MANY_MARKS, '$1');
