// Invisible characters are the default ignorable ones (Unicode Standard Annex 44) and a few that are drawn as nothing. Some
// of them shape the letters beside them in honest text: those stay where they do.

/** Scripts whose letters change with a joiner between them. */
const JOINING = 'Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Mlym|Mong|Mymr|Nkoo|Orya|Sinh|Syrc|Taml|Telu|Thaa|Tibt'
  .split('|')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const VIRAMA = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA';

const HONEST = [
  // A joiner between two letters; after a virama also at the end of a word.
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
  `(?<=[${VIRAMA}])[\\u200C\\u200D](?!\\p{Default_Ignorable_Code_Point})`,
  // Emoji that are drawn as one.
  `(?<=\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=\\p{Extended_Pictographic})`,
  `(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]`,
  `(?<=[0-9#*])\\uFE0F(?=\\u20E3)`,
  // The flag of a part of a country: tags and their end.
  `(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}`,
  // Variants of Chinese characters, as Japanese names have them, and of Mongolian letters.
  `(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]`,
  `(?<=\\p{Script=Mong})[\\u180B-\\u180D\\u180F]`,
  `(?<=\\p{Script=Mong})\\u180E(?=\\p{Script=Mong})`,
].join('|');

/** Direction, joiners out of place, fillers, tags, separators of lines; U+2800 is the Braille cell without a dot. */
const INVISIBLE = new RegExp(
  `${HONEST}|([\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\u2800\\uFFF9-\\uFFFB]|\\p{Cc})`,
  'gu',
);
/** More than any writing system puts on one letter: they would climb over the lines above. */
const STACKED = /(\p{Script=Inherited}{3}|\p{M}{8})\p{M}+/gu;

/**
 * The text without characters that are invisible, that reverse the text beside them or that control a terminal, and
 * without marks beyond those that a letter can bear. Emoji, and joiners and variants that belong to a script, stay. A tab
 * becomes a space; so does a line break, unless `lines` keeps it as `\n`. NUL and halves of characters stay, to be refused.
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
