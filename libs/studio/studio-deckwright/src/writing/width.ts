import { clustersOf, isEmoji } from '../topic/emoji.ts';

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u;

/** Returns the typeset width in half ems: 1 per Latin letter, 2 per Chinese character. */
export const widthOf = (text: string): number =>
  clustersOf(text).reduce((sum, cluster) => sum + (isEmoji(cluster) ? 2 : clusterWidth(cluster)), 0);

const clusterWidth = (cluster: string): number =>
  [...cluster].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);

export const fits = (text: string, width: number, length: number): boolean =>
  text.length <= length && widthOf(text) <= width;

/** Returns the text truncated with `…` to the limits, at a word boundary if possible. */
export function shorten(text: string, width: number, length: number): string {
  if (fits(text, width, length)) return text;
  let kept = '';
  for (const segment of clustersOf(text)) {
    if (!fits(`${kept}${segment}…`, width, length)) break;
    kept += segment;
  }
  const words = kept.replace(/\s+\S*$/u, '');
  const ends = words.length > kept.length / 2 ? words : kept;
  return `${ends.replace(/[\s\p{P}]+$/u, '')}…`;
}
