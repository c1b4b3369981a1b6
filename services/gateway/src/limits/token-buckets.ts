import { BoundedMap } from '@danqing/nest-kit';

export interface BucketSize {
  burst: number;
  perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Token buckets of one size, one per key. Retains the `most` recently used keys. An evicted key restarts with
 * a full bucket, so that a flood of keys blocks no client.
 */
export class TokenBuckets {
  readonly #buckets: BoundedMap<string, Bucket>;

  constructor(
    private readonly size: BucketSize,
    most: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#buckets = new BoundedMap(most);
  }

  take(key: string): boolean {
    const tokens = this.#tokens(key);
    this.#buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: this.now() });
    return tokens >= 1;
  }

  secondsUntilToken(key: string): number {
    const missing = 1 - this.#tokens(key);
    return missing <= 0 ? 0 : Math.ceil(missing / this.size.perSecond);
  }

  #tokens(key: string): number {
    const { burst, perSecond } = this.size;
    const bucket = this.#buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + ((this.now() - bucket.at) / 1000) * perSecond);
  }
}
