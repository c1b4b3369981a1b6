const BETWEEN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) +(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu;

/** Removes spaces between ideographs and kana, and repeated spaces. */
export const joinedWords = (text: string): string => text.replace(BETWEEN, '').replace(/\s+/gu, ' ');
