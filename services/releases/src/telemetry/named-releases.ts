import type { DataSource } from 'typeorm';
import { selectCanaryRuns } from '../database/pointer.queries.ts';
import { bucketOf } from '../documents/bucket.ts';
import { TOKEN_VALID_MINUTES, type PageDocument } from './beacon-tokens.ts';
import {
  selectPointerStepsAt,
  selectPointerStepsSince,
  selectSequenceBefore,
  type PointerStep,
} from './pointer-steps.queries.ts';

const MINUTE_MS = 60_000;
/** A page's token is checked before its reports. The margin covers clocks that differ. */
const REMEMBERED_MS = (TOKEN_VALID_MINUTES + 10) * MINUTE_MS;

export interface NamedReleasesOptions {
  database: DataSource;
  environment: string;
  now?: () => number;
}

/**
 * Knows which releases the pointers name, and which ones they named while pages with valid tokens were made.
 * A page's document is a function of its sequence and its visitor, so tokens need not list its releases.
 */
export class NamedReleases {
  readonly #options: Required<NamedReleasesOptions>;
  /** Pointers of each area after each of its recent moves, oldest first; at least the current one. */
  readonly #steps = new Map<string, PointerStep[]>();
  #sequence: number | null = null;
  #prunedAt = 0;
  #runs: ReadonlyMap<string, number> = new Map();
  #newestRun = 0;

  constructor(options: NamedReleasesOptions) {
    this.#options = { now: Date.now, ...options };
  }

  async refresh(): Promise<void> {
    const { database, environment } = this.#options;
    const runs = await selectCanaryRuns(database, environment);
    this.#runs = new Map(runs.map(({ area, since }) => [area, Date.parse(since)]));
    this.#newestRun = Math.max(this.#newestRun, ...this.#runs.values());
    if (this.#sequence === null) await this.#readPointers();
    this.#add(await selectPointerStepsSince(database, environment, this.#sequence ?? 0));
    this.#prune();
  }

  has(area: string, release: string): boolean {
    const step = this.#steps.get(area)?.at(-1);
    if (!step || step.killed || step.retired) return false;
    return release === step.stable || release === step.canary;
  }

  wasGiven(page: PageDocument, area: string, release: string): boolean {
    return this.releaseOf(page, area) === release;
  }

  /** Returns the release of an area that the page's document named, or null if it named none. */
  releaseOf({ sequence, visitor }: PageDocument, area: string): string | null {
    const step = this.#steps.get(area)?.findLast((known) => known.sequence <= sequence);
    if (!step || step.retired) return null;
    const { stable, canary, weight, killed } = step;
    const getsCanary =
      canary !== null && !killed && visitor !== null && bucketOf(visitor, area) < (weight ?? 0);
    return getsCanary ? canary : stable;
  }

  /**
   * Returns the start of the canary run to which loads of an area count, in milliseconds since 1970. It is
   * the area's own run, else the newest run of another area, which may have ended. Null while no canary runs.
   */
  runOf(area: string): number | null {
    return this.#runs.size > 0 ? (this.#runs.get(area) ?? this.#newestRun) : null;
  }

  /** Returns the start of the area's own canary run, in milliseconds since 1970, or null if it has none. */
  ownRunOf(area: string): number | null {
    return this.#runs.get(area) ?? null;
  }

  /** Reads the pointers as they were when the oldest page with a valid token was made. */
  async #readPointers(): Promise<void> {
    const { database, environment, now } = this.#options;
    const time = new Date(now() - REMEMBERED_MS);
    const sequence = await selectSequenceBefore(database, environment, time);
    const steps = await selectPointerStepsAt(database, environment, sequence);
    if (this.#sequence !== null) return;
    for (const step of steps) this.#steps.set(step.area, [step]);
    this.#sequence = sequence;
  }

  /** Ignores known steps, because concurrent refreshes read the same ones. */
  #add(steps: readonly PointerStep[]): void {
    for (const step of steps) {
      if (step.sequence <= (this.#sequence ?? 0)) continue;
      const known = this.#steps.get(step.area);
      if (known) known.push(step);
      else this.#steps.set(step.area, [step]);
      this.#sequence = step.sequence;
    }
  }

  #prune(): void {
    const now = this.#options.now();
    if (now - this.#prunedAt < MINUTE_MS) return;
    this.#prunedAt = now;
    for (const steps of this.#steps.values()) {
      const kept = steps.findLastIndex(({ at }) => at < now - REMEMBERED_MS);
      if (kept > 0) steps.splice(0, kept);
    }
  }
}
