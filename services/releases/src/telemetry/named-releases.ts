import type { DataSource } from 'typeorm';
import { selectMoves } from '../database/event.queries.ts';
import { findCanaryRun } from './canary-run.ts';
import { selectPointedReleases } from './load.queries.ts';

export interface NamedReleasesOptions {
  database: DataSource;
  environment: string;
}

export class NamedReleases {
  readonly #options: NamedReleasesOptions;
  #names: ReadonlySet<string> = new Set();
  #runs: ReadonlyMap<string, number> = new Map();
  #newestRun = 0;

  constructor(options: NamedReleasesOptions) {
    this.#options = options;
  }

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
   * Returns the start of the canary run to which loads of an area count, in milliseconds since 1970. It is
   * the area's own run, else the newest run of another area, which may have ended. Null while no canary runs.
   */
  runOf(area: string): number | null {
    return this.#runs.size > 0 ? (this.#runs.get(area) ?? this.#newestRun) : null;
  }
}

const nameOf = (area: string, release: string) => `${area}/${release}`;
