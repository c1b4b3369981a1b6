/** Where pictures of products are on this site, below its base path. */
export const PRODUCTS_PATH = 'api/agent/products';

/** Where browsers find pictures of products: below the base path. */
export class ProductPaths {
  /** `basePath` begins and ends with a slash. */
  constructor(private readonly basePath: string) {}

  pathOf(picture: string): string {
    return `${this.basePath}${PRODUCTS_PATH}/${picture}.webp`;
  }
}
