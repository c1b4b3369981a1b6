import { parseHex } from '@danqing/color-core';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';

const ENTRY = /^[0-9a-f]{8}$/i;

/** Detects a Paint.NET palette by its comment, or by lines of eight digits only. */
export function isPaintNetPalette(text: string): boolean {
  if (/^;\s*paint\.net palette/i.test(text)) return true;
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith(';'));
  return text.startsWith(';') && lines.length > 0 && lines.every((line) => ENTRY.test(line));
}

/** Parses a palette of Paint.NET (.txt): AARRGGBB, a line each, with comments after `;`. */
export function readPaintNetPalette(text: string): ReadPalette {
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  let name = '';
  for (const line of text.split(/[\r\n]+/)) {
    const [entry = '', ...comment] = line.split(';');
    const title = /^\s*Palette Name:(.*)$/i.exec(comment.join(';'))?.[1];
    if (title && name === '') name = title.trim();
    const digits = entry.trim();
    if (digits === '') continue;
    const hex = ENTRY.test(digits) ? parseHex(digits.slice(2)) : null;
    const alpha = digits.slice(0, 2).toUpperCase();
    if (hex === null) unread.push({ name: digits, reason: 'invalid-value' });
    else if (alpha === '00') unread.push({ name: hex, reason: 'transparent' });
    else colors.push({ hex, translucent: alpha !== 'FF' });
  }
  return { name, colors, unread };
}
