// Removes the default ignorable characters (Unicode Standard Annex 44) and a few blank ones. Keeps those that
// shape adjacent letters in genuine text.

const JOINING = 'Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Mlym|Mong|Mymr|Nkoo|Orya|Sinh|Syrc|Taml|Telu|Thaa|Tibt'
  .split('|')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const VIRAMA = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA';

const HONEST = [
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
  `(?<=[${VIRAMA}])[\\u200C\\u200D](?!\\p{Default_Ignorable_Code_Point})`,
  `(?<=\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=\\p{Extended_Pictographic})`,
  `(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]`,
  `(?<=[0-9#*])\\uFE0F(?=\\u20E3)`,
  `(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}`,
  `(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]`,
  `(?<=\\p{Script=Mong})[\\u180B-\\u180D\\u180F]`,
  `(?<=\\p{Script=Mong})\\u180E(?=\\p{Script=Mong})`,
].join('|');

/**
 * The group captures bidi and control characters, misplaced joiners, fillers, tags and line separators.
 * U+2800 is the blank Braille cell.
 */
const INVISIBLE = new RegExp(
  `${HONEST}|([\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\u2800\\uFFF9-\\uFFFB]|\\p{Cc})`,
  'gu',
);
/** More marks on one letter than any writing system uses; they would overlap the lines above. */
const STACKED = /(\p{Script=Inherited}{3}|\p{M}{8})\p{M}+/gu;

/**
 * Removes characters that are invisible, reverse adjacent text or control a terminal, and excess combining
 * marks. Keeps emoji, and the joiners and variants of a script. Tabs become spaces, as do line breaks without
 * `lines`. NUL and lone surrogates stay, for the caller to reject.
 */
export function visibleText(text: string, { lines = false } = {}): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(lines ? /\t/g : /[\t\n]/g, ' ')
    .replace(INVISIBLE, (found, dropped?: string) =>
      dropped === undefined || dropped === '\n' || dropped === '\0' ? found : '',
    )
    .replace(STACKED, '$1');
}
