import type { DataSource } from 'typeorm';
import { addLoads, type LoadDelta } from './load.queries.ts';
import { reportedLoads } from '../metrics/release-metrics.ts';

/** Maximum number of counts in memory; enough for dozens of areas and a database outage of an hour. */
const MAX_COUNTS = 20_000;

export interface LoadCounterOptions {
  database: DataSource;
  environment: string;
}

export class LoadCounter {
  readonly #options: LoadCounterOptions;
  #kept = new Map<string, LoadDelta>();
  #flushing: Promise<void> = Promise.resolve();

  constructor(options: LoadCounterOptions) {
    this.#options = options;
  }

  add(delta: LoadDelta): void {
    const { area, release, outcome, loads } = delta;
    if (loads > 0) reportedLoads.inc({ area, release, outcome }, loads);
    this.#keep(delta);
  }

  /**
   * Writes the counts. Rejects when the database fails, and retains the counts for the next flush. Beyond
   * MAX_COUNTS the oldest ones are dropped.
   */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => undefined).then(() => this.#write());
    return this.#flushing;
  }

  #keep(delta: LoadDelta): void {
    const { area, release, minute, outcome } = delta;
    const key = `${area} ${release} ${minute} ${outcome}`;
    const kept = this.#kept.get(key);
    if (kept) {
      kept.loads += delta.loads;
      return;
    }
    this.#kept.set(key, { ...delta });
    if (this.#kept.size <= MAX_COUNTS) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      break;
    }
  }

  async #write(): Promise<void> {
    const { database, environment } = this.#options;
    const taken = this.#kept;
    this.#kept = new Map();
    const deltas = [...taken.values()].filter(({ loads }) => loads !== 0);
    if (deltas.length === 0) return;
    try {
      // If only the response is lost, this batch is counted twice.
      await addLoads(database, environment, deltas);
    } catch (error) {
      const newer = this.#kept;
      this.#kept = taken;
      for (const delta of newer.values()) this.#keep(delta);
      throw error;
    }
  }
}
