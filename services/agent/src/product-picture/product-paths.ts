export const PRODUCTS_PATH = 'api/agent/products';

export class ProductPaths {
  constructor(private readonly basePath: string) {}

  pathOf(picture: string): string {
    return `${this.basePath}${PRODUCTS_PATH}/${picture}.webp`;
  }
}
