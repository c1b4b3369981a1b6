import { BoundedMap } from '@danqing/nest-kit';

export interface Budget {
  /** Rows at once. */
  burst: number;
  perMinute: number;
}

/** Keys kept in mind; beyond it the one that was used longest ago is forgotten and begins anew. */
const MAX_KEYS = 10_000;
const MINUTE_MS = 60_000;

/** Limits new rows of the log, for each key. */
export class RowBudget {
  readonly #budget: Budget;
  readonly #left = new BoundedMap<string, { rows: number; at: number }>(MAX_KEYS);

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Whether there is a row for this key at that time; it is taken if so. */
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
