import type { ProductCategory } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';

export interface DressingOrder {
  /** The pattern as PNG, decoded and encoded by us. */
  pattern: Uint8Array;
  category: ProductCategory;
  /** So that a model may be told one order from another. */
  id: number;
}

/** Lays patterns on products: the embedded studio, or a model. */
export interface Dresser {
  readonly maker: Maker;
  /** The file of a picture, which nobody has looked into yet. Rejects when it comes to no picture. */
  dress(order: DressingOrder): Promise<Uint8Array>;
}
