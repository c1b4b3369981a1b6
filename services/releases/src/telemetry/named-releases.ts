import type { DataSource } from 'typeorm';
import { selectMoves } from '../database/event.queries.ts';
import { findCanaryRun } from './canary-run.ts';
import { selectPointedReleases } from './load.queries.ts';

export interface NamedReleasesOptions {
  database: DataSource;
  environment: string;
}

/** The releases that visitors may get, as last read: nothing else is counted. */
export class NamedReleases {
  readonly #options: NamedReleasesOptions;
  #names: ReadonlySet<string> = new Set();
  #newestRun = 0;
  #isCanaryRunning = false;

  constructor(options: NamedReleasesOptions) {
    this.#options = options;
  }

  /** Rejects when the database does not answer; what was read before stands. */
  async refresh(): Promise<void> {
    const { database, environment } = this.#options;
    const pointed = (await selectPointedReleases(database, environment)).filter(({ killed }) => !killed);
    const runs = await Promise.all(
      pointed
        .filter(({ canary }) => canary !== null)
        .map(async ({ area }) => findCanaryRun(await selectMoves(database, environment, area))),
    );
    this.#isCanaryRunning = runs.length > 0;
    this.#newestRun = Math.max(this.#newestRun, ...runs.map((run) => run?.since.getTime() ?? 0));
    this.#names = new Set(
      pointed.flatMap(({ area, stable, canary }) =>
        [stable, canary].flatMap((release) => (release === null ? [] : [nameOf(area, release)])),
      ),
    );
  }

  has(area: string, release: string): boolean {
    return this.#names.has(nameOf(area, release));
  }

  /** When the newest canary began, in milliseconds since 1970; it may have ended before others. Null while none runs. */
  get canaryRun(): number | null {
    return this.#isCanaryRunning ? this.#newestRun : null;
  }
}

const nameOf = (area: string, release: string) => `${area}/${release}`;
