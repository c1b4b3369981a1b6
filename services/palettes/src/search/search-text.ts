/**
 * What two texts have in common that a reader takes for the same: compatibility forms, letter case (full-width ＡＢ is
 * ab, ﬃ is ffi, ß is ss) and the width of white space.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Down, up and down again: only the upper-case form of ß is spelt out, and ẞ has to become ß first.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      // Lower-casing gives the last sigma of a word a form of its own.
      .replaceAll('ς', 'σ')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** What a palette is found by: its name and the names of its colours, one a line, so that no match spans two of them. */
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

/** Characters of the longest grams; still longer ones would hardly be rarer and only make the index larger. */
const GRAM = 3;

/**
 * What every text that contains `part` has among its `palettes.search_grams`: all runs of three characters, or the
 * whole of a shorter part.
 */
export function gramsOf(part: string): string[] {
  const characters = [...part];
  if (characters.length <= GRAM) return characters.length > 0 ? [part] : [];
  const runs = characters.slice(GRAM - 1).map((_, index) => characters.slice(index, index + GRAM).join(''));
  return [...new Set(runs)];
}
