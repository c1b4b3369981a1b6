import { describe, expect, it } from 'vitest';
import { styleOf } from './cloth/style.ts';
import { drawProducts, PRODUCT_SETS, PRODUCTS_SIZE } from './draw-products.ts';
import type { Surface } from './render/surface.ts';
import { textureOf, type Picture } from './render/texture.ts';
import { clothes } from './scenes/clothes.ts';
import { goods } from './scenes/goods.ts';
import { home } from './scenes/home.ts';
import { tileOf } from './testing/tiles.ts';

const LIMIT_MS = 120_000;
const checks = tileOf(32, (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [20, 160, 60] : [235, 240, 220]));
const scenes = { clothes, home, goods };

const green = ({ data, width, height }: Picture) => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 1]! > data[at]! * 1.5 && data[at + 1]! > data[at + 2]! * 1.3) count++;
  return count / (width * height);
};

describe.each(PRODUCT_SETS)('%s', (products) => {
  let picture: Picture | undefined;
  const first = () => (picture ??= drawProducts(checks, products));

  it('show the pattern on much of the picture, opaque and bounded', { timeout: LIMIT_MS }, () => {
    const picture = first();
    expect([picture.width, picture.height]).toEqual([PRODUCTS_SIZE.width, PRODUCTS_SIZE.height]);
    expect(green(picture)).toBeGreaterThan(0.1);
    for (let at = 3; at < picture.data.length; at += 4) if (picture.data[at] !== 255) expect.fail('a hole');
  });

  it('are the same for the same pattern', { timeout: LIMIT_MS }, () => {
    expect(Buffer.from(first().data).equals(Buffer.from(drawProducts(checks, products).data))).toBe(true);
  });

  it('have every point in a place, and cloth that is neither stretched nor squeezed', () => {
    const scene = scenes[products](styleOf(checks, textureOf(checks)));
    let [all, even] = [0, 0];
    for (const surface of [...scene.things, ...scene.ground]) {
      expect(surface.points.every(Number.isFinite) && surface.cloth.every(Number.isFinite)).toBe(true);
      expect(surface.tint.every((tint) => tint > 0.2 && tint < 1.6)).toBe(true);
      if (!('cloth' in surface.material.color)) continue;
      for (const { area, cloth } of cellsOf(surface)) {
        all += area;
        if (cloth / area > 0.5 && cloth / area < 2) even += area;
      }
    }
    expect(even / all).toBeGreaterThan(0.94);
  });
});

function* cellsOf({ columns, rows, points, cloth }: Surface) {
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b, c] = [row * columns + column, row * columns + column + 1, (row + 1) * columns + column];
      const side = (to: number) => [0, 1, 2].map((axis) => points[to * 3 + axis]! - points[a * 3 + axis]!);
      const [u, v] = [side(b), side(c)];
      const area = Math.hypot(
        u[1]! * v[2]! - u[2]! * v[1]!,
        u[2]! * v[0]! - u[0]! * v[2]!,
        u[0]! * v[1]! - u[1]! * v[0]!,
      );
      const across = (to: number, axis: number) => cloth[to * 2 + axis]! - cloth[a * 2 + axis]!;
      const covered = Math.abs(across(b, 0) * across(c, 1) - across(c, 0) * across(b, 1));
      if (area > 1e-6) yield { area, cloth: covered };
    }
}
