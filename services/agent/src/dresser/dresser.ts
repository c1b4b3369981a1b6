import type { ProductCategory } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';

export interface DressingOrder {
  pattern: Uint8Array;
  category: ProductCategory;
  id: number;
}

/** Applies patterns to products: the embedded renderer or a model. */
export interface Dresser {
  readonly maker: Maker;
  dress(order: DressingOrder): Promise<Uint8Array>;
}
