import { searchColors } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

/** How many colours are offered in place of one that does not exist. */
const MOST = 6;
/** Fewer letters or digits are in everything. */
const FEWEST_LETTERS = 3;
/** Characters of the name that are looked at: every part of them is searched for. The longest reading has twenty letters. */
const MOST_CHARACTERS = 24;

/**
 * Colours that a name may mean which the search does not find: what it finds for the longest part of the name that
 * finds anything, the leftmost of equally long ones; of a name with Chinese characters only these count. Nothing when
 * the whole name finds something.
 */
export function nearMatches(search: string, colors: readonly Color[]): Color[] {
  if (searchColors(search, colors).length > 0) return [];
  const chinese = search.match(/\p{Script=Han}/gu);
  const characters = (chinese ?? [...search.trim()]).slice(0, MOST_CHARACTERS);
  const shortest = chinese ? 1 : FEWEST_LETTERS;
  for (let length = characters.length; length >= shortest; length--) {
    for (let start = 0; start + length <= characters.length; start++) {
      const found = searchColors(characters.slice(start, start + length).join(''), colors);
      if (found.length > 0) return found.slice(0, MOST);
    }
  }
  return [];
}
