/** Noto Serif: `sc` for simplified Chinese and Latin, `jp` for Japanese; then the weight. */
export const SERIF_FACES = ['sc500', 'sc600', 'jp500', 'jp600'] as const;
export type SerifFace = (typeof SERIF_FACES)[number];

/**
 * Returns the CSS `font-weight` range of a face. The two weights cover the full scale, so that browsers
 * synthesise none.
 */
export const faceWeights = (face: SerifFace): string => (face.endsWith('500') ? '1 549' : '550 1000');

/**
 * Part of every font URL, because fonts are cached forever. Change it whenever the typefaces or the
 * subsetting change.
 */
export const FONT_VERSION = '5.3.1-1';
export const FONTS_SEGMENT = 'fonts';
/** Maximum number of characters per font. A page needs about 40; the names of all colours use 820. */
export const MAX_CHARACTERS = 256;
/** Response header with the requested characters that the typeface lacks, percent-encoded. */
export const MISSING_CHARACTERS_HEADER = 'missing-characters';

export interface FontSubset {
  face: SerifFace;
  /** Distinct and in ascending order. */
  characters: readonly string[];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Variable-length encoding: each digit holds five bits and a continuation bit. */
const BITS = 5;
const MORE = 1 << BITS;
const LAST_CODE_POINT = 0x10ffff;

/**
 * Returns the URL path of a font, below the base path and without a leading slash. Equal character sets have
 * equal paths, and the path alone suffices to build the font.
 */
export function fontPath({ face, characters }: FontSubset): string {
  let before = -1;
  let code = '';
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    let rest = point - before - 1;
    before = point;
    while (rest >= MORE) {
      code += DIGITS[(rest % MORE) + MORE];
      rest = Math.floor(rest / MORE);
    }
    code += DIGITS[rest];
  }
  return `${FONTS_SEGMENT}/${FONT_VERSION}/${face}/${code}.woff2`;
}

/** Decodes the `code` of a font path. Returns null for any text that `fontPath` does not produce. */
export function readFontCode(code: string): string[] | null {
  const characters: string[] = [];
  let before = -1;
  let value = 0;
  let factor = 1;
  for (const digit of code) {
    const bits = DIGITS.indexOf(digit);
    if (bits < 0) return null;
    value += (bits % MORE) * factor;
    factor *= MORE;
    if (value > LAST_CODE_POINT) return null;
    if (bits >= MORE) continue;
    // Rejects a leading zero, which would give the same font a second URL.
    if (bits === 0 && factor > MORE) return null;
    before += value + 1;
    if (before > LAST_CODE_POINT) return null;
    characters.push(String.fromCodePoint(before));
    value = 0;
    factor = 1;
  }
  return factor === 1 && characters.length > 0 ? characters : null;
}

/** Returns the distinct characters of a text in ascending order, without spaces and control characters. */
export function distinctCharacters(text: string): string[] {
  return [...new Set(text)]
    .filter((character) => !/[\p{Z}\p{C}]/u.test(character))
    .sort((one, other) => one.codePointAt(0)! - other.codePointAt(0)!);
}
