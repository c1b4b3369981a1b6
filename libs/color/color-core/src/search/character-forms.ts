// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient declarations cannot be imported
/// <reference path="./opencc-dictionaries.d.ts" preserve="true" />
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
 * Returns the forms in which a text may be stored: as typed, and in simplified, traditional and Japanese
 * characters. The first is the text itself.
 */
export function characterForms(text: string): string[] {
  const simplified = toSimplified(text);
  const traditional = toTraditional(simplified);
  return [...new Set([text, simplified, traditional, toJapanese(traditional)])];
}

/**
 * Returns the same text for all forms of a text, in simplified characters as far as there are any. Characters
 * that share a form become one (發 and 髮 are both 发). Unlike `simplifyCharacters`, it knows all characters of
 * OpenCC, with tables too large for a browser.
 */
export const foldCharacters = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => FOLDED.get(character) ?? character);

/** Each character that has other forms, with the one that stands for all of them. */
const FOLDED = foldForms();

function foldForms(): ReadonlyMap<string, string> {
  const formsOf = new Map<string, Set<string>>();
  const dictionaries = [
    traditionalToSimplified,
    simplifiedToTraditional,
    japaneseToTraditional,
    traditionalToJapanese,
  ];
  for (const entry of dictionaries.flatMap((dictionary) => dictionary.split('|'))) {
    // An entry is a character and its forms, separated by spaces.
    const [first = '', ...others] = entry.split(' ');
    for (const other of others) {
      const forms = formsOf.get(first) ?? new Set([first]);
      for (const form of formsOf.get(other) ?? [other]) {
        forms.add(form);
        formsOf.set(form, forms);
      }
      formsOf.set(first, forms);
    }
  }
  const simplified = new Set(
    traditionalToSimplified.split('|').flatMap((entry) => entry.split(' ').slice(1)),
  );
  return new Map(
    [...formsOf].map(([character, forms]) => {
      const chosen = [...forms].find((form) => simplified.has(form)) ?? [...forms].sort()[0];
      return [character, chosen ?? character];
    }),
  );
}
