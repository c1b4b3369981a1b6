import { clustersOf, EMOJI } from './clusters.ts';

/**
 * Upper estimates of character widths in em. Text is no wider in any font that may show the slide (Georgia,
 * Calibri, Noto or substitutes). Ideographs are 1 em wide in every font.
 */
const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2014\u2018-\u201D\u2026\u3000-\u303F\u30FB\u30FC\uFF00-\uFF60\uFFE0-\uFFE6]/u;
const INVISIBLE = /[\p{Mn}\p{Cf}\p{Variation_Selector}]/u;
const NARROW = /[iljI.,:;!'|()[\]`\u00B7]/;
const SLIM = /[ftr-]/;
const WIDE = /[mwMW@%&]/;

const ofCharacter = (character: string): number => {
  if (INVISIBLE.test(character)) return 0;
  if (character === ' ') return 0.3;
  if (NARROW.test(character)) return 0.38;
  if (SLIM.test(character)) return 0.47;
  if (WIDE.test(character)) return 1;
  if (/[a-z]/.test(character)) return 0.6;
  if (/[0-9]/.test(character)) return 0.72;
  if (/[A-Z]/.test(character)) return 0.78;
  if (FULL_WIDTH.test(character)) return 1;
  return /[\u0020-\u024F\u0370-\u052F]/.test(character) ? 0.8 : 1.2;
};

/** Emoji are drawn as one picture, whatever number of characters they have. */
const EMOJI_WIDTH = 1.4;
const ofCluster = (cluster: string): number =>
  EMOJI.test(cluster)
    ? EMOJI_WIDTH
    : [...cluster].reduce((sum, character) => sum + ofCharacter(character), 0);

const BOLD = 1.1;

const known = new Map<string, number>();

/** Space in em that programs add between an ideograph and a letter or digit. */
const BETWEEN_SCRIPTS = 0.25;
const LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9]/u;

/** Returns the width of a single line of text, in em. */
export function emsOf(text: string, bold: boolean): number {
  let ems = 0;
  let previous = '';
  for (const cluster of EMOJI.test(text) ? clustersOf(text) : text) {
    if (!EMOJI.test(cluster) && isBetweenScripts(previous, cluster)) ems += BETWEEN_SCRIPTS;
    // A keycap is a picture, although its first character is a digit.
    previous = EMOJI.test(cluster) ? '' : cluster;
    let width = known.get(cluster);
    if (width === undefined) known.set(cluster, (width = ofCluster(cluster)));
    ems += bold && width < 1 ? width * BOLD : width;
  }
  return ems;
}

const isBetweenScripts = (left: string, right: string): boolean =>
  left !== '' &&
  ((FULL_WIDTH.test(left) && LETTER.test(right)) || (LETTER.test(left) && FULL_WIDTH.test(right)));

export const isFullWidth = (cluster: string): boolean => FULL_WIDTH.test(cluster);
