import { AppError } from '@danqing/nest-kit';

export interface QueueLimits {
  /** Drawings under way and waiting, in all. */
  total: number;
  /** The same, of one client address. */
  perAddress: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Lets drawings happen one after the other, and turns away those for which the wait would be too long. */
export class DrawingQueue {
  private last: Promise<unknown> = Promise.resolve();
  private readonly unfinished = new Map<string, number>();
  private count = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Runs `work` in its turn. Throws RATE_LIMITED when the address has too many unfinished, SERVICE_UNAVAILABLE when all have. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const own = this.unfinished.get(address) ?? 0;
    if (own >= this.limits.perAddress)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (this.count >= this.limits.total)
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.unfinished.set(address, own + 1);
    this.count += 1;
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.count -= 1;
      const left = (this.unfinished.get(address) ?? 1) - 1;
      if (left > 0) this.unfinished.set(address, left);
      else this.unfinished.delete(address);
    }
  }
}
