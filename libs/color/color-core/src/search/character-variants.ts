import { VARIANT_PAIRS } from './variant-pairs.ts';

const characters = [...VARIANT_PAIRS];
const SIMPLIFIED = new Map(
  characters.flatMap((variant, index) => (index % 2 === 0 ? [[variant, characters[index + 1]!]] : [])),
);

/**
 * Returns a text with the simplified form of each traditional or Japanese character, for the characters of
 * colour names: 綠 and 緑 become 绿. Other characters stay.
 */
export const simplifyCharacters = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
