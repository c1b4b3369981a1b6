import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/[\da-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
const ascii = (text: string) =>
  [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

const png = `89${ascii('PNG')}0d0a1a0a0000000d${ascii('IHDR')}000021d40000168e08020000`;
const app1 = 'ffe10008000102030405';
const frame = (marker: string) => `ff${marker}001108168e21d403012200`;
const webp = (chunk: string, rest: string) =>
  `${ascii('RIFF')}00000000${ascii('WEBP')}${ascii(chunk)}${rest}`;

describe('pictureSize', () => {
  it.each([
    ['PNG', png, 8660, 5774],
    ['GIF', `${ascii('GIF89a')}2c01c800`, 300, 200],
    ['BMP', `${ascii('BM')}${'00'.repeat(12)}280000002c01000038ffffff`, 300, 200],
    ['JPEG', `ffd8${app1}${frame('c0')}`, 8660, 5774],
    ['progressive JPEG, behind tables', `ffd8ffc400040000ffdb00040000${frame('c2')}`, 8660, 5774],
    ['lossy WebP', webp('VP8 ', '000000001000009d012a2c01c800'), 300, 200],
    ['lossless WebP', webp('VP8L', '000000002f2bc13100'), 300, 200],
    ['extended WebP', webp('VP8X', '0a000000100000002b0100c70000'), 300, 200],
  ])('of %s', (_kind, hex, width, height) => {
    expect(pictureSize(bytes(hex))).toEqual({ width, height });
  });

  it.each([
    ['nothing', ''],
    ['text', ascii('not a picture at all, but long enough')],
    ['a PNG that is cut off', png.slice(0, 36)],
    ['a JPEG that ends before its frame', `ffd8${app1}`],
    ['HEIC', `00000018${ascii('ftypheic')}00000000`],
    ['a WebP of a kind to come', webp('VP9X', '00'.repeat(20))],
  ])('is not known of %s', (_what, hex) => {
    expect(pictureSize(bytes(hex))).toBeNull();
  });
});
