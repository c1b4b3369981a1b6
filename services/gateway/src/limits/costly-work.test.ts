import { describe, expect, it } from 'vitest';
import { CostlyWorkLimits } from './costly-work.ts';

const refusal = (limits: CostlyWorkLimits, address: string): string => {
  try {
    limits.take(address);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const taking = (limits: CostlyWorkLimits, times: number, address: string) =>
  Array.from({ length: times }, () => refusal(limits, address));

const SIZES = { network: { burst: 2, perSecond: 0 }, total: { burst: 5, perSecond: 0 } };

describe('limits of costly work', () => {
  it('refuse a network that has used up its share, and serve the others', () => {
    const limits = new CostlyWorkLimits({ ...SIZES, factor: 1 });
    expect(taking(limits, 3, '192.0.2.1')).toEqual(['taken', 'taken', 'RATE_LIMITED']);
    expect(refusal(limits, '192.0.2.2')).toBe('taken');
  });

  it('multiply the share of a network by the factor, but not what the machine can spare', () => {
    const limits = new CostlyWorkLimits({ ...SIZES, factor: 1000 });
    expect(taking(limits, 6, '192.0.2.1')).toEqual([
      ...Array<string>(5).fill('taken'),
      'SERVICE_UNAVAILABLE',
    ]);
  });
});
