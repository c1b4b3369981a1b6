import { parseHex } from '@danqing/color-core';

export type ColorReading =
  | { kind: 'hex'; hex: string }
  /** Meant as a hex, and it is none. */
  | { kind: 'invalid' }
  | { kind: 'words' };

/**
 * A typed text without what comes along when it is copied from code: quotes around it, punctuation behind it; full-width characters as
 * usual ones. The comma of `237,` stays: it says that an RGB value begins there.
 */
export function bareText(text: string): string {
  const usual = text.normalize('NFKC').trim();
  const behind = /[#(]/.test(usual) ? /["'`;,]+$/ : /["'`;]+$/;
  return usual
    .replace(/^["'`]+/, '')
    .replace(behind, '')
    .trim();
}

/** What a typed text is, as far as colour values go: a hex, or all three RGB components. Three bare digits may also be the first part of an RGB value. */
export function readColor(text: string): ColorReading {
  const typed = bareText(text);
  const hex = parseHex(typed) ?? parseRgb(typed);
  if (hex) return { kind: 'hex', hex };
  // "#" with anything behind it, or five and more letters and digits of which one is a digit: no name, pinyin or RGB looks so.
  const meantAsHex =
    /^#./.test(typed) || /^(?=.*\d)(?=.*[a-z])[0-9a-z]{5,9}$/i.test(typed) || /^\d{5,9}$/.test(typed);
  return meantAsHex ? { kind: 'invalid' } : { kind: 'words' };
}

const PLAIN_RGB = /^(\d{1,3})[\s,、]+(\d{1,3})[\s,、]+(\d{1,3})$/;
/** An alpha is dropped, as it is from a hex. */
const RGB_FUNCTION = /^rgba?\s*\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*[\d.]+%?)?\s*\)$/i;

function parseRgb(text: string): string | null {
  const components = (PLAIN_RGB.exec(text) ?? RGB_FUNCTION.exec(text))?.slice(1).map(Number);
  if (!components || components.some((component) => component > 255)) return null;
  return parseHex(components.map((component) => component.toString(16).padStart(2, '0')).join(''));
}
