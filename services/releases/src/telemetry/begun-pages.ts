import type { KeyObject } from 'node:crypto';
import { BoundedMap } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import type { NamedReleases } from './named-releases.ts';
import { networkInRun } from './network-in-run.ts';
import { networkOf } from './network-of.ts';
import { insertBegunPages, type BegunPage } from './begun-page.queries.ts';

/** Maximum networks per gateway and canary run, and in memory. */
const MAX_NETWORKS = 100_000;
const MAX_WAITING = 20_000;
const MAX_RUNS = 100;

export interface BegunPagesOptions {
  database: DataSource;
  environment: string;
  /** The key of the unique reporters, so that the digests of a network are equal. */
  key: KeyObject;
  named: Pick<NamedReleases, 'ownRunOf'>;
  now?: () => number;
}

/**
 * Counts the networks that began a page of an area while it has a canary. Each network counts once per run, by
 * its first page.
 */
export class BegunPages {
  readonly #options: Required<BegunPagesOptions>;
  readonly #known = new BoundedMap<string, true>(MAX_NETWORKS);
  readonly #countByRun = new BoundedMap<string, number>(MAX_RUNS);
  #waiting: BegunPage[] = [];

  constructor(options: BegunPagesOptions) {
    this.#options = { now: Date.now, ...options };
  }

  add({ area, release }: { area: string; release: string }, address: string): void {
    const { named, key, now } = this.#options;
    const run = named.ownRunOf(area);
    if (run === null || this.#waiting.length >= MAX_WAITING) return;
    const network = networkInRun(key, { run, area, network: networkOf(address) });
    const name = network.toString('base64url');
    const count = this.#countByRun.get(`${area} ${run}`) ?? 0;
    if (this.#known.get(name) || count >= MAX_NETWORKS) return;
    this.#known.set(name, true);
    this.#countByRun.set(`${area} ${run}`, count + 1);
    this.#waiting.push({ area, run, network, release, at: now() });
  }

  /** Writes the pages. Rejects when the database fails, and retains them for the next flush. */
  async flush(): Promise<void> {
    const { database, environment } = this.#options;
    const written = this.#waiting;
    if (written.length === 0) return;
    this.#waiting = [];
    try {
      await insertBegunPages(database, environment, written);
    } catch (error) {
      this.#waiting = [...written, ...this.#waiting].slice(0, MAX_WAITING);
      throw error;
    }
  }
}
