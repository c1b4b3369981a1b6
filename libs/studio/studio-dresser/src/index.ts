export { drawProducts, PRODUCT_SETS, PRODUCTS_SIZE, type ProductSet } from './draw-products.ts';
export type { Picture } from './render/texture.ts';
