const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u;

/** How wide a text is set, in half ems: a Latin letter is 1, a Chinese character 2. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);

/** Whether a text is within a width in half ems and a length in UTF-16 units. */
export const fits = (text: string, width: number, length: number): boolean =>
  text.length <= length && widthOf(text) <= width;

/** The text, or as much of its beginning as is allowed, in whole words where it has some, and `…`. */
export function shorten(text: string, width: number, length: number): string {
  if (fits(text, width, length)) return text;
  let kept = '';
  // By grapheme, so that no letter loses its accents.
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (!fits(`${kept}${segment}…`, width, length)) break;
    kept += segment;
  }
  const words = kept.replace(/\s+\S*$/u, '');
  const ends = words.length > kept.length / 2 ? words : kept;
  return `${ends.replace(/[\s\p{P}]+$/u, '')}…`;
}
