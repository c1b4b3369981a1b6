import { searchColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

const MAX_MATCHES = 6;
/** Minimum letters of a searched part. Shorter ones occur in too many names. */
const MIN_LETTERS = 3;
/** Maximum number of characters searched. The longest reading has twenty letters. */
const MAX_CHARACTERS = 24;

/**
 * Returns suggestions for a name without search results. Searches for ever shorter parts of the name, from
 * left to right, until one has results. Ignores other characters in a name with Chinese characters. Returns
 * an empty list when the whole name has results.
 */
export function nearMatches(search: string, colors: readonly Color[]): Color[] {
  if (searchColors(search, colors).length > 0) return [];
  const chinese = search.match(/\p{Script=Han}/gu);
  const characters = (chinese ?? [...search.trim()]).slice(0, MAX_CHARACTERS);
  const shortest = chinese ? 1 : MIN_LETTERS;
  for (let length = characters.length; length >= shortest; length--) {
    for (let start = 0; start + length <= characters.length; start++) {
      const found = searchColors(characters.slice(start, start + length).join(''), colors);
      if (found.length > 0) return found.slice(0, MAX_MATCHES);
    }
  }
  return [];
}
