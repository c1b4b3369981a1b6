import { parseHex } from '@danqing/color-core';
import { colorTexts } from '../css/color-texts.ts';
import { coolorsAddresses } from './coolors.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';

/** Maximum length of the text beside a colour that is read as its name. */
const LONGEST_NAMED_LINE = 120;

const nameIn = (text: string) =>
  text.replace(/^[^\p{L}\p{N}]+|[\s"'`,:;=\-|[\](){}：，；＝、（）「」【】]+$/gu, '');

/**
 * Parses colours from plain text: `#` and digits or CSS colour functions anywhere, six digits without `#` on
 * a line of their own, and Coolors URLs. The rest of a line with a single colour is its name: `朱红 #ED5126`.
 */
export function readHexList(text: string): ReadPalette {
  const unread: UnreadEntry[] = [];
  const colors = text.split(/[\r\n;]+/).flatMap((whole): ReadColor[] => {
    const { digits: address, rest: line } = coolorsAddresses(whole);
    if (address.length > 0) return address.flatMap((one) => parseHex(one) ?? []).map((hex) => ({ hex }));
    const found = colorTexts(line);
    const [only] = found;
    if (only && found.length === 1) {
      const rest = `${line.slice(0, only.start)} ${line.slice(only.end)}`;
      const name = rest.length > LONGEST_NAMED_LINE ? '' : nameIn(rest);
      if (only.alpha > 0) return [{ hex: only.hex, name, translucent: only.alpha < 1 || undefined }];
      unread.push({ name, reason: 'transparent' });
      return [];
    }
    if (found.length > 0)
      return found.flatMap(({ hex, alpha }) => {
        if (alpha > 0) return { hex, translucent: alpha < 1 || undefined };
        unread.push({ name: hex, reason: 'transparent' });
        return [];
      });
    const digits = line.trim().split(/[\s,]+/);
    return digits.every((one) => /^[0-9a-f]{6}$/i.test(one))
      ? digits.flatMap((one) => parseHex(one) ?? []).map((hex) => ({ hex }))
      : [];
  });
  return { name: '', colors, unread };
}
