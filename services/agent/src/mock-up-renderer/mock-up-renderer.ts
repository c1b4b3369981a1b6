import type { ProductCategory } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';

export interface MockUpRequest {
  pattern: Uint8Array;
  category: ProductCategory;
  id: number;
}

export interface MockUpRenderer {
  readonly maker: Maker;
  render(order: MockUpRequest): Promise<Uint8Array>;
}
