import type { DataSource } from 'typeorm';
import { selectPointedReleases } from './load.queries.ts';

export interface NamedReleasesOptions {
  database: DataSource;
  environment: string;
}

/** The releases that visitors may get, as last read: nothing else is counted. */
export class NamedReleases {
  readonly #options: NamedReleasesOptions;
  #names: ReadonlySet<string> = new Set();
  #canaries: ReadonlySet<string> = new Set();
  #canariesBegun = 0;

  constructor(options: NamedReleasesOptions) {
    this.#options = options;
  }

  /** Rejects when the database does not answer; what was read before stands. */
  async refresh(): Promise<void> {
    const { database, environment } = this.#options;
    const pointed = (await selectPointedReleases(database, environment)).filter(({ killed }) => !killed);
    const canaries = pointed.flatMap(({ area, canary }) => (canary === null ? [] : [nameOf(area, canary)]));
    if (canaries.some((canary) => !this.#canaries.has(canary))) this.#canariesBegun += 1;
    this.#canaries = new Set(canaries);
    this.#names = new Set([...canaries, ...pointed.map(({ area, stable }) => nameOf(area, stable))]);
  }

  has(area: string, release: string): boolean {
    return this.#names.has(nameOf(area, release));
  }

  /** A number that stays the same while no other canary begins; null while none runs. */
  get canaryRun(): number | null {
    return this.#canaries.size > 0 ? this.#canariesBegun : null;
  }
}

const nameOf = (area: string, release: string) => `${area}/${release}`;
