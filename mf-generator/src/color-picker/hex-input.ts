import { parseHex } from '@danqing/color-core';

export type HexReading =
  | { kind: 'hex'; hex: string }
  /** Meant as a hex, and it is none. */
  | { kind: 'invalid' }
  | { kind: 'words' };

/** What a typed text is, as far as hex values go. Three bare digits may also be the first part of an RGB value. */
export function readHex(text: string): HexReading {
  const typed = text.trim();
  const hex = parseHex(typed);
  if (hex) return { kind: 'hex', hex };
  // "#" with anything behind it, or five and more letters and digits of which one is a digit: no name, pinyin or RGB looks so.
  const meantAsHex =
    /^#./.test(typed) || /^(?=.*\d)(?=.*[a-z])[0-9a-z]{5,9}$/i.test(typed) || /^\d{5,9}$/.test(typed);
  return meantAsHex ? { kind: 'invalid' } : { kind: 'words' };
}
