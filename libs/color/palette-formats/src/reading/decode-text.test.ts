import { expect, test } from 'vitest';
import { readPaletteFile } from '../index.ts';
import { decodeText } from './decode-text.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16));
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const line = (name: string, rest = ' #ED5126\r\n') => Uint8Array.from([...bytesOf(name), ...ascii(rest)]);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
};

test.each([
  ['GB 18030', line('d6 ec ba ec'), '朱红'],
  ['GB 18030', line('d4 c2 b0 d7'), '月白'],
  ['GB 18030', line('c7 b3 c0 b6'), '浅蓝'],
  ['GB 18030', line('cc d9 bb c6'), '藤黄'],
  ['Big5', line('a6 b6 ac f5'), '朱紅'],
  ['Big5', line('b2 4c c2 c5'), '淺藍'],
  ['Big5', line('ba f1 a6 e2'), '綠色'],
  ['Shift-JIS', line('8e e9 90 46'), '朱色'],
  ['Shift-JIS', line('82 a0 82 a9'), 'あか'],
  ['Shift-JIS', line('8d 67 94 7e'), '紅梅'],
  ['Windows-1252', line('47 72 fc 6e'), 'Grün'],
  ['Windows-1252', line('dc 62 65 72 67 72 f6 df 65'), 'Übergröße'],
  ['Windows-1252', line('63 61 66 e9'), 'café'],
  ['UTF-16 LE without a mark', utf16('朱红 #ED5126\r\n月白 #EEF7F2', true), '朱红'],
  ['UTF-16 BE without a mark', utf16('朱红 #ED5126\r\n月白 #EEF7F2', false), '朱红'],
])('a list in %s', (_encoding, bytes, name) => {
  expect(readPaletteFile(bytes, 'x.txt').colors[0]).toEqual({ hex: '#ED5126', name });
});

test.each([
  ['zeros', new Uint8Array(100)],
  ['a count and zeros', Uint8Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 1 : 0))],
  ['bytes with controls', Uint8Array.from({ length: 256 }, (_, index) => index)],
])('%s are no text', (_what, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
