import { AppError, clientNetwork } from '@danqing/nest-kit';
import { TokenBuckets, type BucketSize } from './token-buckets.ts';

const MAX_NETWORKS = 10_000;
const RETRY_AFTER_SECONDS = 10;

export const LIMIT_FACTOR = Symbol('LimitFactor');

export interface CostlyWorkSizes {
  /** Bucket of one client network, before the factor is applied. */
  network: BucketSize;
  /** Bucket of all networks together: the processor time that the machine can spare. */
  total: BucketSize;
  /** CLIENT_LIMIT_FACTOR. Multiplies the share of one network, but not the total. */
  factor: number;
}

export class CostlyWorkLimits {
  readonly #networks: TokenBuckets;
  readonly #total: TokenBuckets;

  constructor({ network, total, factor }: CostlyWorkSizes) {
    const { burst, perSecond } = network;
    this.#networks = new TokenBuckets(
      { burst: Math.max(1, burst * factor), perSecond: perSecond * factor },
      MAX_NETWORKS,
    );
    this.#total = new TokenBuckets(total, 1);
  }

  /**
   * Counts one piece of work.
   *
   * @throws {AppError} RATE_LIMITED when the network of `address` has used up its share, SERVICE_UNAVAILABLE
   *   when all networks together have used up the total
   */
  take(address: string): void {
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    if (!this.#networks.take(clientNetwork(address)))
      throw new AppError('RATE_LIMITED', { retryAfterSeconds });
    if (!this.#total.take('')) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds });
  }
}
