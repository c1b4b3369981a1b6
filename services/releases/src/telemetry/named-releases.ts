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
  #runs: ReadonlyMap<string, number> = new Map();
  #newestRun = 0;

  constructor(options: NamedReleasesOptions) {
    this.#options = options;
  }

  /** Rejects when the database does not answer; what was read before is kept. */
  async refresh(): Promise<void> {
    const { database, environment } = this.#options;
    const pointed = (await selectPointedReleases(database, environment)).filter(({ killed }) => !killed);
    const runs = await Promise.all(
      pointed
        .filter(({ canary }) => canary !== null)
        .map(async ({ area }): Promise<[string, number]> => {
          const run = findCanaryRun(await selectMoves(database, environment, area));
          return [area, run?.since.getTime() ?? 0];
        }),
    );
    this.#runs = new Map(runs);
    this.#newestRun = Math.max(this.#newestRun, ...this.#runs.values());
    this.#names = new Set(
      pointed.flatMap(({ area, stable, canary }) =>
        [stable, canary].flatMap((release) => (release === null ? [] : [nameOf(area, release)])),
      ),
    );
  }

  has(area: string, release: string): boolean {
    return this.#names.has(nameOf(area, release));
  }

  /**
   * When the canary began for which loads of an area are heard, in milliseconds since 1970: its own or, beside the
   * canaries of others, the newest, which may have ended before them. Null while none runs.
   */
  runOf(area: string): number | null {
    return this.#runs.size > 0 ? (this.#runs.get(area) ?? this.#newestRun) : null;
  }
}

const nameOf = (area: string, release: string) => `${area}/${release}`;
