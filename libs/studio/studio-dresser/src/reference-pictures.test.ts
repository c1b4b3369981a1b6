import { canvasOf, expectPicture } from '@danqing/reference-pictures';
import { test } from 'vitest';
import { styleOf } from './cloth/style.ts';
import { paint } from './render/paint.ts';
import { textureOf, type Picture } from './render/texture.ts';
import { clothes } from './scenes/clothes.ts';
import { goods } from './scenes/goods.ts';
import { home } from './scenes/home.ts';
import { tileOf, type Pixel } from './testing/tiles.ts';

/** A fifth of the size that visitors get. */
const [WIDTH, HEIGHT] = [240, 180];
const SIDE = 64;

const INDIGO: Pixel = [34, 64, 90];
const CREAM: Pixel = [244, 236, 216];
const VERMILION: Pixel = [237, 81, 38];
const GREEN: Pixel = [20, 160, 60];
const PALE: Pixel = [213, 235, 225];
const NIGHT: Pixel = [22, 24, 35];
const GOLD: Pixel = [217, 164, 65];

const isNear = (x: number, y: number, radius: number) => Math.hypot(x - SIDE / 2, y - SIDE / 2) < radius;
const tiles: Readonly<Record<string, Picture>> = {
  checks: tileOf(SIDE, (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? GREEN : PALE)),
  stripes: tileOf(SIDE, (x) => (x % 32 < 6 ? VERMILION : x % 32 < 16 ? GOLD : CREAM)),
  dots: tileOf(SIDE, (x, y) => (isNear(x, y, 12) ? CREAM : isNear(x, y, 18) ? VERMILION : INDIGO)),
  steps: tileOf(SIDE, (x, y) => (x >> 3 > y >> 3 ? GOLD : NIGHT)),
};
const scenes = { clothes, home, goods };

test.each(
  Object.keys(scenes).flatMap((products) => Object.keys(tiles).map((tile) => [products, tile] as const)),
)('%s in %s look as they did', async (products, name) => {
  const tile = tiles[name]!;
  const texture = textureOf(tile);
  const scene = scenes[products as keyof typeof scenes](styleOf(tile, texture));
  await expectPicture(canvasOf(paint(scene, texture, WIDTH, HEIGHT)), `${products}-${name}`, { grainy: true });
});
