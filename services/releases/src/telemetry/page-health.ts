import { createHash, type KeyObject } from 'node:crypto';
import { BoundedMap } from '@danqing/nest-kit';
import type { Beacon } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import type { BeaconPage } from './beacon-tokens.ts';
import type { NamedReleases } from './named-releases.ts';
import { networkInRun } from './network-in-run.ts';
import { blockOf } from './network-of.ts';
import {
  addPageErrors,
  insertPageHealth,
  MAX_ERRORS,
  type PageErrorRow,
  type PageHealthRow,
} from './page-health.queries.ts';

/** Maximum networks in memory, and rows per gateway, area and run. */
const MAX_NETWORKS = 100_000;
const MAX_ROWS = 20_000;
const MAX_WAITING = 20_000;
const MAX_RUNS = 1_000;
/** Hex digits; enough to tell a release's errors apart. */
const HASH_LENGTH = 8;
const DAY_MS = 24 * 60 * 60_000;

export interface PageHealthOptions {
  database: DataSource;
  environment: string;
  /** The key of the unique reporters. */
  key: KeyObject;
  named: Pick<NamedReleases, 'has' | 'wasGiven' | 'ownRunOf'>;
  now?: () => number;
}

interface Waiting {
  row: PageHealthRow;
  errors: Pick<PageErrorRow, 'message' | 'frame'>[];
}

/**
 * Collects what pages measured and which errors they had after the mount. A network counts once per area and
 * canary run, or per day while the area has no canary. The first report counts, so that a network gains nothing
 * by sending more.
 */
export class PageHealth {
  readonly #options: Required<PageHealthOptions>;
  readonly #known = new BoundedMap<string, true>(MAX_NETWORKS);
  readonly #countByRun = new BoundedMap<string, number>(MAX_RUNS);
  #waiting: Waiting[] = [];

  constructor(options: PageHealthOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /** Adds the health of a page that may vote. Releases that its document did not name are ignored. */
  add({ loaded, vitals }: NonNullable<Beacon['health']>, page: BeaconPage, network: string): void {
    const { named, key, now } = this.#options;
    for (const [index, { area, release, errors }] of loaded.entries()) {
      if (!named.has(area, release) || !named.wasGiven(page, area, release)) continue;
      const run = named.ownRunOf(area) ?? now() - (now() % DAY_MS);
      const digest = networkInRun(key, { run, area, network });
      const name = digest.toString('base64url');
      const count = this.#countByRun.get(`${area} ${run}`) ?? 0;
      if (this.#known.get(name) || count >= MAX_ROWS || this.#waiting.length >= MAX_WAITING) continue;
      this.#known.set(name, true);
      this.#countByRun.set(`${area} ${run}`, count + 1);
      const measured = index === 0 ? vitals : {};
      this.#waiting.push({
        row: {
          area,
          run,
          network: digest,
          block: networkInRun(key, { run, area, network: `block ${blockOf(network)}` }),
          release,
          failed: errors.length > 0,
          lcp: measured.lcp ?? null,
          inp: measured.inp ?? null,
          cls: measured.cls ?? null,
          long: measured.long ?? null,
        },
        errors,
      });
    }
  }

  /** Writes the reports. Rejects when the database fails, and retains them for the next flush. */
  async flush(): Promise<void> {
    const { database, environment } = this.#options;
    const written = this.#waiting;
    if (written.length === 0) return;
    this.#waiting = [];
    try {
      await database.transaction(async (transaction) => {
        const rows = written.map(({ row }) => row);
        // Another gateway may have counted a network before.
        const fresh = new Set(await insertPageHealth(transaction, environment, rows));
        await addPageErrors(
          transaction,
          environment,
          countErrors(written.filter(({ row }) => fresh.has(row.network.toString('hex')))),
        );
      });
    } catch (error) {
      this.#waiting = [...written, ...this.#waiting].slice(0, MAX_WAITING);
      throw error;
    }
  }
}

function countErrors(reports: readonly Waiting[]): PageErrorRow[] {
  const counted = new Map<string, PageErrorRow>();
  const countByRelease = new Map<string, number>();
  for (const {
    row: { area, release },
    errors,
  } of reports)
    for (const { message, frame } of errors) {
      const hash = createHash('sha256').update(message).digest('hex').slice(0, HASH_LENGTH);
      const name = [area, release, hash, frame].join(' ');
      const known = counted.get(name);
      const count = countByRelease.get(`${area} ${release}`) ?? 0;
      if (!known && count >= MAX_ERRORS) continue;
      if (!known) countByRelease.set(`${area} ${release}`, count + 1);
      counted.set(name, { area, release, hash, message, frame, networks: (known?.networks ?? 0) + 1 });
    }
  return [...counted.values()];
}
