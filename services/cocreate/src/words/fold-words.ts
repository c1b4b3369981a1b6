/** Normalises text for word matching: NFKC, lower case, single spaces between words, everything else removed. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isLatin = (word: string) => /^[a-z0-9 ]+$/.test(word);

/**
 * Returns true when a folded text contains a folded word. Ideographs match across punctuation and spaces
 * (傻-逼). Latin words match only whole, so that Scunthorpe remains a valid name.
 */
export function holdsWord(text: string, word: string): boolean {
  if (isLatin(word)) return ` ${text} `.includes(` ${word} `);
  return text.replaceAll(' ', '').includes(word.replaceAll(' ', ''));
}
