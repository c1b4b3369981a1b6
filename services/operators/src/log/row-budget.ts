import { BoundedMap } from '@danqing/nest-kit';

export interface Budget {
  burst: number;
  perMinute: number;
}

/** LRU limit; an evicted key starts with a full budget. */
const MAX_KEYS = 10_000;
const MINUTE_MS = 60_000;

export class RowBudget {
  readonly #budget: Budget;
  readonly #left = new BoundedMap<string, { rows: number; at: number }>(MAX_KEYS);

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  take(key: string, now: number): boolean {
    const { burst, perMinute } = this.#budget;
    const known = this.#left.get(key);
    const rows = known
      ? Math.min(burst, known.rows + (Math.max(0, now - known.at) / MINUTE_MS) * perMinute)
      : burst;
    const taken = rows >= 1;
    this.#left.set(key, { rows: taken ? rows - 1 : rows, at: now });
    return taken;
  }
}
