import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { pngOf } from '../testing/pictures.ts';
import { isWholePicture, readPictureSize } from './picture-header.ts';

const canvas = createCanvas(301, 207);
canvas.getContext('2d').fillRect(20, 20, 100, 100);
const files: [string, Buffer][] = [
  ['a PNG', canvas.toBuffer('image/png')],
  ['a JPEG', canvas.toBuffer('image/jpeg')],
  ['a WebP', canvas.toBuffer('image/webp', 80)],
  ['a lossless WebP', canvas.toBuffer('image/webp', 100)],
];

it.each(files)('reads the size of %s, whole or not, and tells which it is', (_, file) => {
  expect(readPictureSize(file)).toEqual({ width: 301, height: 207 });
  expect(isWholePicture(file)).toBe(true);
  expect(isWholePicture(file.subarray(0, file.length - 20))).toBe(false);
});

it.each(files)('takes no beginning of %s for more than it is', (_, file) => {
  for (let length = 0; length < 200; length += 1) {
    const size = readPictureSize(file.subarray(0, length));
    if (size) expect(size).toEqual({ width: 301, height: 207 });
  }
});

it('reads what a bomb says of itself', () => {
  expect(readPictureSize(pngOf(8, 8, { width: 50_000, height: 60_000 }))).toEqual({
    width: 50_000,
    height: 60_000,
  });
});

it.each(['', '<svg/>', 'GIF89a', 'BM', '\x89PNG'])('knows no picture in %j', (text) => {
  expect(readPictureSize(Buffer.from(text, 'latin1'))).toBeNull();
});
