import { unitHex } from '../components/unit-hex.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';

export const isJascPalette = (text: string): boolean => /^JASC-PAL\s/.test(text);

/** Parses a palette of PaintShop Pro (.pal): red, green, blue and optionally alpha, a line each. */
export function readJascPalette(text: string): ReadPalette {
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  for (const line of text.split(/\r\n|\r|\n/).slice(3)) {
    if (line.trim() === '') continue;
    const values = line.trim().split(/\s+/).map(Number);
    const [red, green, blue, alpha = 255] = values;
    if (![3, 4].includes(values.length) || !values.every((value) => value >= 0 && value <= 255))
      unread.push({ name: line.trim(), reason: 'invalid-value' });
    else if (alpha === 0) unread.push({ name: '', reason: 'transparent' });
    else colors.push({ hex: unitHex([red! / 255, green! / 255, blue! / 255]), translucent: alpha < 255 });
  }
  return { name: '', colors, unread };
}
