import { styleOf } from './cloth/style.ts';
import { paint } from './render/paint.ts';
import { textureOf, type Picture } from './render/texture.ts';
import { clothes } from './scenes/clothes.ts';
import { goods } from './scenes/goods.ts';
import { home } from './scenes/home.ts';

/** What the specification calls them: 服装, 家居, 用品. */
export const PRODUCT_SETS = ['clothes', 'home', 'goods'] as const;
export type ProductSet = (typeof PRODUCT_SETS)[number];

/** Pixels of a picture of products. */
export const PRODUCTS_SIZE = { width: 1200, height: 900 } as const;

const SCENES = { clothes, home, goods };

/**
 * The pattern on the products of a set, as sRGB pixels. The picture of the pattern is one repeat, and best a power of two wide
 * and high; the same one gives the same products.
 */
export function drawProducts(pattern: Picture, products: ProductSet): Picture {
  const texture = textureOf(pattern);
  const scene = SCENES[products](styleOf(pattern, texture));
  return paint(scene, texture, PRODUCTS_SIZE.width, PRODUCTS_SIZE.height);
}
