/** What a text says, however it is written: NFKC, small letters, words apart, everything else gone. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isLatin = (word: string) => /^[a-z0-9 ]+$/.test(word);

/**
 * Whether a text holds a word; both folded. Ideographs are found with anything between them (傻-逼), Latin words only whole, so
 * that Scunthorpe stays a name.
 */
export function holdsWord(text: string, word: string): boolean {
  if (isLatin(word)) return ` ${text} `.includes(` ${word} `);
  return text.replaceAll(' ', '').includes(word.replaceAll(' ', ''));
}
