export interface BucketSize {
  /** Tokens of a full bucket. */
  burst: number;
  perSecond: number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds, of the clock. */
  at: number;
}

/**
 * One bucket of tokens for each key, all of one size. Keeps the `most` keys that took last; one that is forgotten begins
 * anew with a full bucket.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly size: BucketSize,
    private readonly most: number,
    /** Milliseconds, never going back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes a token; false when there is none. */
  take(key: string): boolean {
    const { burst, perSecond } = this.size;
    const now = this.now();
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: burst, at: now };
    const left = Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: left < 1 ? left : left - 1, at: now });
    if (this.#buckets.size > this.most) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return left >= 1;
  }
}
