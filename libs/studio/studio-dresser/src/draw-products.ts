import { styleOf } from './cloth/style.ts';
import { paint } from './render/paint.ts';
import { textureOf, type Picture } from './render/texture.ts';
import { clothes } from './scenes/clothes.ts';
import { goods } from './scenes/goods.ts';
import { home } from './scenes/home.ts';

/** Product sets of the specification: 服装, 家居, 用品. */
export const PRODUCT_SETS = ['clothes', 'home', 'goods'] as const;
export type ProductSet = (typeof PRODUCT_SETS)[number];

export const PRODUCTS_SIZE = { width: 1200, height: 900 } as const;

const SCENES = { clothes, home, goods };

/**
 * Returns the products of a set with the pattern applied, as sRGB pixels. The result is deterministic.
 *
 * @param pattern one repeat; sides that are powers of two give the best result
 */
export function drawProducts(pattern: Picture, products: ProductSet): Picture {
  const texture = textureOf(pattern);
  const scene = SCENES[products](styleOf(pattern, texture));
  return paint(scene, texture, PRODUCTS_SIZE.width, PRODUCTS_SIZE.height);
}
