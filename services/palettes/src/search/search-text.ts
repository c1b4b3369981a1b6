import { foldCharacters } from '@danqing/color-core/character-forms';

/** A space beside a character of a script without word spaces. */
const IDLE_SPACE = /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]) | (?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu;

/**
 * Normalises compatibility forms, letter case, Chinese and Japanese characters and white space for search:
 * full-width ＡＢ becomes ab, ﬃ becomes ffi, ß becomes ss, 綠 and 緑 become 绿, and 月 白 becomes 月白.
 */
export function foldForSearch(text: string): string {
  const folded = foldCharacters(
    text
      .normalize('NFKC')
      // Lower, upper, lower: only upper-casing expands ß, and ẞ must first become ß.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      // Lower-casing gives a word-final sigma a separate form.
      .replaceAll('ς', 'σ')
      .normalize('NFKC'),
  );
  return folded.replace(/\s+/g, ' ').replace(IDLE_SPACE, '').trim();
}

/** Returns the palette's name and colour names, one per line so that no match spans two of them. */
export function searchTextOf({
  name,
  colors,
}: {
  name: string;
  colors: readonly { name?: string | undefined }[];
}): string {
  const names = [name, ...colors.map((color) => color.name ?? '')].map(foldForSearch);
  return [...new Set(names)].filter(Boolean).join('\n');
}

/** Gram length; longer grams would hardly be rarer and only enlarge the index. */
const GRAM = 3;

/**
 * Returns grams that every text with `part` has in `palettes.search_grams`. These are all runs of three
 * characters, or the whole of a shorter part.
 */
export function gramsOf(part: string): string[] {
  const characters = [...part];
  if (characters.length <= GRAM) return characters.length > 0 ? [part] : [];
  const runs = characters.slice(GRAM - 1).map((_, index) => characters.slice(index, index + GRAM).join(''));
  return [...new Set(runs)];
}
