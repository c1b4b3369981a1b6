/** Typeface and weight: Noto Serif with the forms of simplified Chinese (and Latin) or of Japanese. */
export const SERIF_FACES = ['sc500', 'sc600', 'jp500', 'jp600'] as const;
export type SerifFace = (typeof SERIF_FACES)[number];

/** The `font-weight` of a face in CSS: each of the two weights stands for half of the scale, so that no browser makes one up. */
export const faceWeights = (face: SerifFace): string => (face.endsWith('500') ? '1 549' : '550 1000');

/** Changes with the typefaces and with how they are subset, so that a font may be kept for ever. */
export const FONT_VERSION = '5.3.1-1';
/** First segment of the address of every font. */
export const FONTS_SEGMENT = 'fonts';
/** Of one font. A page needs some 40; the names of all colours use 820. */
export const MOST_CHARACTERS = 256;
/** The response header that lists what the typeface lacks of the characters asked for, percent-encoded. */
export const MISSING_CHARACTERS_HEADER = 'missing-characters';

/** A font that has just these characters. */
export interface FontSubset {
  face: SerifFace;
  /** Distinct, in ascending order. */
  characters: readonly string[];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A digit carries five bits of a number and says whether another one follows. */
const BITS = 5;
const MORE = 1 << BITS;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The address of a font, below the base path and without a leading slash. Equal sets of characters have one address, and a
 * gateway needs nothing but the address to make the font.
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

/** The characters of a `code` that `fontPath` has written, the last part of the address; null for any other text. */
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
    // A number with a leading zero would be a second address of the same font.
    if (bits === 0 && factor > MORE) return null;
    before += value + 1;
    if (before > LAST_CODE_POINT) return null;
    characters.push(String.fromCodePoint(before));
    value = 0;
    factor = 1;
  }
  return factor === 1 && characters.length > 0 ? characters : null;
}

/** The distinct visible characters of a text in ascending order. Blanks and controls need no shape. */
export function distinctCharacters(text: string): string[] {
  return [...new Set(text)]
    .filter((character) => !/[\p{Z}\p{C}]/u.test(character))
    .sort((one, other) => one.codePointAt(0)! - other.codePointAt(0)!);
}
