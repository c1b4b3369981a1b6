import { BoundedMap } from '@danqing/nest-kit';
import type { KeyObject } from 'node:crypto';
import type { LoadOutcome } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { isFailure } from './load-outcomes.ts';
import { networkInRun } from './network-in-run.ts';
import { blockOf } from './network-of.ts';
import { insertUniqueReporters, type UniqueReporter } from './unique-reporter.queries.ts';

/** Maximum reports per gateway and canary run, and maximum networks in memory. */
const MAX_REPORTERS = 100_000;
const MAX_WAITING = 20_000;

export interface UniqueReportersOptions {
  database: DataSource;
  environment: string;
  key: KeyObject;
}

export interface LoadReport {
  area: string;
  release: string;
  outcome: LoadOutcome;
  page: string;
  network: string;
}

/**
 * Collects reports about canaries. A network counts once per area and canary run across all gateways. The
 * database stores only keyed digests of the network and its block.
 */
export class UniqueReporters {
  readonly #options: UniqueReportersOptions;
  readonly #known = new BoundedMap<string, { page: string; failed: boolean }>(MAX_REPORTERS);
  readonly #countByRun = new Map<number, number>();
  #waiting = new Map<string, UniqueReporter>();
  #flushing: Promise<void> = Promise.resolve();

  constructor(options: UniqueReportersOptions) {
    this.#options = options;
  }

  add({ area, release, outcome, page, network }: LoadReport, run: number): void {
    const { key } = this.#options;
    const digest = networkInRun(key, { run, area, network });
    const name = digest.toString('base64url');
    const known = this.#known.get(name);
    const failed = isFailure(outcome);
    // Considers only this gateway's reports; the database merges those of several gateways.
    if (known && (known.page !== page || known.failed || !failed)) return;
    if (!known && !this.#hasRoom(run)) return;
    if (!this.#waiting.has(name) && this.#waiting.size >= MAX_WAITING) return;
    this.#known.set(name, { page, failed });
    const block = networkInRun(key, { run, area, network: `block ${blockOf(network)}` });
    this.#waiting.set(name, { area, run, network: digest, block, page, release, outcome });
  }

  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => undefined).then(() => this.#write());
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const { database, environment } = this.#options;
    const taken = this.#waiting;
    if (taken.size === 0) return;
    this.#waiting = new Map();
    try {
      await insertUniqueReporters(database, environment, [...taken.values()]);
    } catch (error) {
      // Reports received meanwhile from the same page are newer.
      this.#waiting = new Map([...taken, ...this.#waiting]);
      throw error;
    }
  }

  #hasRoom(run: number): boolean {
    const heard = this.#countByRun.get(run) ?? 0;
    if (heard >= MAX_REPORTERS) return false;
    if (!this.#countByRun.has(run) && this.#countByRun.size >= 100) this.#countByRun.clear();
    this.#countByRun.set(run, heard + 1);
    return true;
  }
}
