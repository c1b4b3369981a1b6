import { fontPath, type FontSubset } from '@danqing/contracts/fonts';
import { AppError, clientNetwork } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { KeptFiles } from '../kept-files/kept-files.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import type { CutFont } from './cut-serif.ts';
import { FontCutter } from './font-cutter.ts';

/** Some 2,000 fonts of 60 characters. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** A font takes some 40 ms of a core, one of the most characters 150: all networks together may take about a half of one. */
const OF_ALL = { burst: 600, perSecond: 10 };
/** A visitor who scrolls through everything needs some 40; an office has many visitors, who share what was cut before. */
const OF_NETWORK = { burst: 240, perSecond: 2 };
const NETWORKS = 10_000;
const RETRY_AFTER_SECONDS = 10;

/** Cuts each font once, and never more of them than the machine can spare. */
@Injectable()
export class FontService {
  readonly #kept = new KeptFiles<CutFont>(KEPT_BYTES, ({ file }) => file.byteLength);
  readonly #all = new TokenBuckets(OF_ALL, 1);
  readonly #networks = new TokenBuckets(OF_NETWORK, NETWORKS);

  constructor(@Inject(FontCutter) private readonly cutter: FontCutter) {}

  /**
   * @throws {AppError} RATE_LIMITED when the client's network has had many cut, SERVICE_UNAVAILABLE when all together have
   */
  font(subset: FontSubset, address: string, gone: AbortSignal): Promise<CutFont> {
    return this.#kept.get(fontPath(subset), gone, async () => {
      const retryAfterSeconds = RETRY_AFTER_SECONDS;
      if (!this.#networks.take(clientNetwork(address)))
        throw new AppError('RATE_LIMITED', { retryAfterSeconds });
      if (!this.#all.take('')) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds });
      return this.cutter.cut(subset);
    });
  }
}
