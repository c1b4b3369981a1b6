import type { DataSource } from 'typeorm';
import type { LoadHealth, ReleaseHealth } from './load-health.ts';
import { isFailure } from './load-outcomes.ts';
import { selectLoadMinutes } from './load.queries.ts';

const SHOWN_MS = 60 * 60_000;

export interface CountedHealthOptions {
  database: DataSource;
  environment: string;
  now?: () => number;
}

export class CountedHealth implements LoadHealth {
  readonly #options: Required<CountedHealthOptions>;

  constructor(options: CountedHealthOptions) {
    this.#options = { now: Date.now, ...options };
  }

  async read(
    running: readonly { area: string; release: string }[],
  ): Promise<(ReleaseHealth & { area: string })[]> {
    const { database, environment, now } = this.#options;
    const rows = await selectLoadMinutes(database, environment, running, new Date(now() - SHOWN_MS));
    const all = new Map<string, ReleaseHealth & { area: string }>();
    for (const { area, release, minute, outcome, loads } of rows) {
      const key = `${area}/${release}`;
      const health = all.get(key) ?? { area, release, minutes: [], outcomes: {} };
      all.set(key, health);
      if (health.minutes.at(-1)?.minute !== minute) health.minutes.push({ minute, loads: 0, failures: 0 });
      const last = health.minutes.at(-1)!;
      last.loads += loads;
      if (isFailure(outcome)) last.failures += loads;
      health.outcomes[outcome] = (health.outcomes[outcome] ?? 0) + loads;
    }
    return [...all.values()];
  }
}
