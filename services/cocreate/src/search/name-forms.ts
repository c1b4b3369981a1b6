// Other projects that import this file need its declarations too.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./opencc-dictionaries.d.ts" />
import { ConverterFactory } from 'opencc-js/core';
import japaneseToTraditional from 'opencc-js/dict/JPShinjitaiCharacters';
import traditionalToJapanese from 'opencc-js/dict/JPShinjitaiCharactersRev';
import simplifiedToTraditional from 'opencc-js/dict/STCharacters';
import traditionalToSimplified from 'opencc-js/dict/TSCharacters';

// Characters only: the dictionaries of phrases take 110 MB and help no short name.
const toSimplified = ConverterFactory([japaneseToTraditional], [traditionalToSimplified]);
const toTraditional = ConverterFactory([simplifiedToTraditional]);
const toJapanese = ConverterFactory([traditionalToJapanese]);

/**
 * Returns the forms in which a colour's name may be stored: as typed, in simplified, traditional and Japanese
 * characters, and each without a final 色. The first is the text itself.
 */
export function nameForms(text: string): string[] {
  const simplified = toSimplified(text);
  const traditional = toTraditional(simplified);
  const forms = [text, simplified, traditional, toJapanese(traditional)];
  const bare = forms.map((form) => form.replace(/色$/, '')).filter((form) => form !== '');
  return [...new Set([...forms, ...bare])];
}
