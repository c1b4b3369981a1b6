import { setTimeout as delay } from 'node:timers/promises';
import type { Inspection } from '../gate/inspect-canary.ts';

/** Milliseconds for which an inspection counts. */
const INSPECTED_MS = 10 * 60_000;
/** The same for an inspection without a mount. */
const UNSURE_MS = 60_000;
/** Milliseconds to wait for a mount. A slower one is returned to a later caller. */
const WAIT_MS = 2_000;

interface InspectedRelease {
  area: string;
  release: string;
}

export type Inspect = (release: InspectedRelease) => Promise<Inspection>;

/** Inspects canaries without making the caller wait for a slow mount, and remembers the results. */
export class CanaryInspections {
  readonly #inspect: Inspect;
  readonly #now: () => number;
  readonly #known = new Map<string, { key: string; found: Promise<Inspection>; until: number }>();

  constructor(inspect: Inspect, now: () => number) {
    this.#inspect = inspect;
    this.#now = now;
  }

  /** Resolves with null while the inspection of this canary is running. */
  async find({ area, release, since }: InspectedRelease & { since: Date }): Promise<Inspection | null> {
    const key = `${release} ${since.getTime()}`;
    let known = this.#known.get(area);
    if (known?.key !== key || this.#now() >= known.until) {
      known = { key, found: this.#inspect({ area, release }), until: Infinity };
      this.#known.set(area, known);
      this.#limit(area, known);
    }
    const waiting = new AbortController();
    const late = delay(WAIT_MS, null, { signal: waiting.signal }).catch(() => null);
    return Promise.race([known.found, late]).finally(() => waiting.abort());
  }

  #limit(area: string, known: { found: Promise<Inspection>; until: number }): void {
    known.found.then(
      ({ smoke }) => {
        known.until = this.#now() + (smoke.verdict === 'unknown' ? UNSURE_MS : INSPECTED_MS);
      },
      () => {
        if (this.#known.get(area) === known) this.#known.delete(area);
      },
    );
  }
}
