import type { ProductCategory } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';
import type { ProductSet } from '@danqing/studio-dresser';
import type { MockUpRenderer, MockUpRequest } from '../mock-up-renderer.ts';
import type { MockUpInput } from './draw-mock-up.ts';

const STUDIO: Maker = { kind: 'studio', name: '丹青画室' };

const SETS: Record<ProductCategory, ProductSet> = { 服装: 'clothes', 家居: 'home', 用品: 'goods' };

export type DrawMockUp = (input: MockUpInput) => Promise<Buffer>;

export class StudioMockUpRenderer implements MockUpRenderer {
  readonly maker = STUDIO;

  constructor(private readonly draw: DrawMockUp) {}

  render({ pattern, category }: MockUpRequest): Promise<Uint8Array> {
    return this.draw({ pattern, products: SETS[category] });
  }
}
