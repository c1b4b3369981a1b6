import { expect, it } from 'vitest';
import { heifProperties } from './heif-properties.ts';
import { pictureSize } from './picture-size.ts';

const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const box = (type: string, ...parts: number[][]): number[] => {
  const content = parts.flat();
  return [...uint32(content.length + 8), ...ascii(type), ...content];
};
const size = (width: number, height: number) => box('ispe', uint32(0), uint32(width), uint32(height));
const file = (...properties: number[][]) =>
  Uint8Array.from([
    ...box('ftyp', ascii('heic'), uint32(0), ascii('heic')),
    ...box('meta', uint32(0), box('hdlr', uint32(0)), box('iprp', box('ipco', ...properties))),
    ...box('mdat', uint32(0)),
  ]);

it('finds the size of the whole picture among those of its tiles', () => {
  const given = file(size(512, 512), size(4032, 3024), size(320, 240));
  expect(heifProperties(given).size).toEqual({ width: 4032, height: 3024 });
  expect(pictureSize(given)).toEqual({ width: 4032, height: 3024 });
});

it('finds the profile or the code points', () => {
  const nclx = (primaries: number, transfer: number) =>
    box('colr', ascii('nclx'), [0, primaries, 0, transfer, 0, 6, 128]);
  expect(heifProperties(file(box('colr', ascii('prof'), [1, 2, 3]))).color).toEqual({
    icc: Uint8Array.of(1, 2, 3),
  });
  expect(heifProperties(file(nclx(12, 13))).color).toEqual({ cicp: { primaries: 12, transfer: 13 } });
  expect(heifProperties(file(nclx(2, 2))).color).toEqual({});
});

it.each([0, 20, 40, 60])('passes over a file that ends after %d bytes', (length) => {
  expect(heifProperties(file(size(40, 30)).slice(0, length)).size).toBeNull();
});

it('ends for boxes whose length is wrong', () => {
  expect(heifProperties(Uint8Array.from([...uint32(0), ...ascii('meta'), ...uint32(3)])).size).toBeNull();
  expect(
    heifProperties(Uint8Array.from([...uint32(0xffffffff), ...ascii('meta'), ...uint32(3)])).size,
  ).toBeNull();
});
