import type { ProductCategory } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';
import type { ProductSet } from '@danqing/studio-dresser';
import type { Dresser, DressingOrder } from '../dresser.ts';
import type { DressingInput } from './draw-dressing.ts';

const STUDIO: Maker = { kind: 'studio', name: '丹青画室' };

const SETS: Record<ProductCategory, ProductSet> = { 服装: 'clothes', 家居: 'home', 用品: 'goods' };

export type DrawDressing = (input: DressingInput) => Promise<Buffer>;

export class StudioDresser implements Dresser {
  readonly maker = STUDIO;

  constructor(private readonly draw: DrawDressing) {}

  dress({ pattern, category }: DressingOrder): Promise<Uint8Array> {
    return this.draw({ pattern, products: SETS[category] });
  }
}
