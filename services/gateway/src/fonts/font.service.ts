import { fontPath, type FontSubset } from '@danqing/contracts/fonts';
import { Inject, Injectable } from '@nestjs/common';
import { FileCache } from '../file-cache/file-cache.ts';
import { CostlyWorkLimits, LIMIT_FACTOR } from '../limits/costly-work.ts';
import type { SubsetFont } from './cut-serif.ts';
import { FontSubsetter } from './font-subsetter.ts';

/** Room for about 2,000 fonts of 60 characters. */
const CACHE_BYTES = 24 * 1024 * 1024;
/**
 * Subsetting a font takes 40 ms of processor time, or 150 ms with the maximum number of characters. The total
 * limit is therefore about half a core. One visitor who scrolls through everything needs 40 fonts. Cached
 * fonts do not count.
 */
const LIMITS = { network: { burst: 240, perSecond: 2 }, total: { burst: 600, perSecond: 10 } };

@Injectable()
export class FontService {
  readonly #kept = new FileCache<SubsetFont>(CACHE_BYTES, ({ file }) => file.byteLength);
  readonly #limits: CostlyWorkLimits;

  constructor(
    @Inject(FontSubsetter) private readonly cutter: FontSubsetter,
    @Inject(LIMIT_FACTOR) factor: number,
  ) {
    this.#limits = new CostlyWorkLimits({ ...LIMITS, factor });
  }

  /**
   * @throws {AppError} RATE_LIMITED when the client's network exceeds its limit, SERVICE_UNAVAILABLE when all
   *   clients together do
   */
  font(subset: FontSubset, address: string, gone: AbortSignal): Promise<SubsetFont> {
    return this.#kept.get(fontPath(subset), gone, async () => {
      this.#limits.take(address);
      return this.cutter.cut(subset);
    });
  }
}
