import { cmykToHex, parseHex } from '@danqing/color-core';

export type ColorReading = { kind: 'hex'; hex: string } | { kind: 'invalid' } | { kind: 'words' };

/**
 * Normalises typed text: converts full-width characters and strips quotes and punctuation that were copied
 * from code. Strips a trailing comma only from a hex or a CSS function, because `237,` is a partly typed RGB
 * value.
 */
export function bareText(text: string): string {
  const usual = text.normalize('NFKC').trim();
  const behind = /[#(]/.test(usual) ? /["'`;,]+$/ : /["'`;]+$/;
  return usual
    .replace(/^["'`]+/, '')
    .replace(behind, '')
    .trim();
}

/**
 * Classifies typed text as a hex (with `#`, `0x` or neither), a complete RGB or CMYK value, an invalid hex, or words. Three bare digits may
 * also start an RGB value.
 */
export function readColor(text: string): ColorReading {
  const typed = bareText(text);
  const hex =
    parseHex(typed.replace(/^0x/i, '')) ??
    parseRgb(typed) ??
    parseCmyk(typed) ??
    parseHex(labelledHex(typed));
  if (hex) return { kind: 'hex', hex };
  // No name, pinyin or RGB value looks like this: "#" plus anything, or 5-9 letters and digits with at least
  // one digit.
  const meantAsHex =
    /^#./.test(typed) || /^(?=.*\d)(?=.*[a-z])[0-9a-z]{5,9}$/i.test(typed) || /^\d{5,9}$/.test(typed);
  return meantAsHex ? { kind: 'invalid' } : { kind: 'words' };
}

/** The hex of a text like `月白：#EEF7F2`, copied from a list of colours. */
const labelledHex = (text: string) => /^[^#]*\p{Script=Han}[^#]*(#[0-9a-f]{6})$/iu.exec(text)?.[1];

const PLAIN_RGB = /^(\d{1,3})[\s,、]+(\d{1,3})[\s,、]+(\d{1,3})$/;
/** Alpha is ignored, as it is in a hex. */
const RGB_FUNCTION = /^rgba?\s*\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*[\d.]+%?)?\s*\)$/i;

function parseRgb(text: string): string | null {
  const components = (PLAIN_RGB.exec(text) ?? RGB_FUNCTION.exec(text))?.slice(1).map(Number);
  if (!components || components.some((component) => component > 255)) return null;
  return parseHex(components.map((component) => component.toString(16).padStart(2, '0')).join(''));
}

const CMYK =
  /^(?:cmyk\s*\(\s*)?c?\s*(\d{1,3})\s*%?[\s,、/]+m?\s*(\d{1,3})\s*%?[\s,、/]+y?\s*(\d{1,3})\s*%?[\s,、/]+k?\s*(\d{1,3})\s*%?\s*\)?$/i;

/** Needs the word `cmyk` or its letters, because four bare numbers may be anything. */
function parseCmyk(text: string): string | null {
  const [, ...inks] = /[ck]/i.test(text) ? (CMYK.exec(text) ?? []) : [];
  const [cyan, magenta, yellow, black] = inks.map(Number);
  if (cyan === undefined || magenta === undefined || yellow === undefined || black === undefined) return null;
  return cmykToHex([cyan, magenta, yellow, black]);
}
