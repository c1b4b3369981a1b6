import { expect, it } from 'vitest';
import { tileOf } from '../testing/tiles.ts';
import { meanOf, textureOf, toLinear, toShown } from './texture.ts';

const sizes = (texture: ReturnType<typeof textureOf>) =>
  texture.levels.map(({ width, height }) => [width, height]);

it('halves a picture down to one pixel, which is its mean', () => {
  const texture = textureOf(tileOf(16, (x) => (x % 2 === 0 ? [255, 255, 255] : [0, 0, 0])));
  expect(sizes(texture)).toEqual([
    [16, 16],
    [8, 8],
    [4, 4],
    [2, 2],
    [1, 1],
  ]);
  for (const channel of meanOf(texture)) expect(channel).toBeCloseTo(0.5, 5);
});

it('takes a picture that goes on without a seam as it is, also where its colours jump at the edge', () => {
  expect(sizes(textureOf(tileOf(32, (x, y) => [x < 16 ? 200 : 20, 0, y < 16 ? 255 : 0])))[0]).toEqual([
    32, 32,
  ]);
});

it('lays one that would show a seam beside its mirror image, and then it shows none', () => {
  const texture = textureOf(tileOf(64, (x, y) => [x * 4, y * 4, 90]));
  expect(sizes(texture)[0]).toEqual([128, 128]);
  const { light, width } = texture.levels[0]!;
  for (const place of [0, 40, 127]) {
    expect(light[place * 3]).toBe(light[(127 - place) * 3]);
    expect(light[place * width * 3 + 1]).toBe(light[(127 - place) * width * 3 + 1]);
  }
});

it('shows what is transparent as paper', () => {
  expect(meanOf(textureOf(tileOf(2, () => [0, 0, 0, 0])))).toEqual([1, 1, 1]);
});

it('comes back to the byte that it read', () => {
  for (let byte = 0; byte < 256; byte++)
    expect(Math.abs(toShown(toLinear(byte)) - byte)).toBeLessThanOrEqual(1);
});
