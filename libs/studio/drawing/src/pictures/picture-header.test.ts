import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { pngOf } from '../testing/pictures.ts';
import { isAnimated, isWholePicture, readPictureSize } from './picture-header.ts';

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

it('tells an animated PNG and an animated WebP from still ones', () => {
  const [[, png] = [], , [, webp] = []] = files;
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  expect(isAnimated(Buffer.concat([png!.subarray(0, 33), control, png!.subarray(33)]))).toBe(true);
  const extended = Buffer.alloc(30);
  extended.write('RIFF', 0, 'latin1');
  extended.write('WEBPVP8X', 8, 'latin1');
  extended[20] = 0x02;
  expect(isAnimated(extended)).toBe(true);
  for (const [, still] of files) expect(isAnimated(still)).toBe(false);
  expect([png, webp].map((file) => readPictureSize(file!)?.width)).toEqual([301, 301]);
});
