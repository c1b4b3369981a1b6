import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import { deleteTrial, insertTrial, isTried, selectNamed } from '../database/trial.queries.ts';

/**
 * The gate's browser sends this header to get the release under trial. Other requests do not get that
 * release.
 */
export const TRIAL_HEADER = 'x-release-trial';

const TRIAL_TOKEN = /^[\w-]{43}$/;

type Named = ReadonlySet<string>;

/**
 * Decides which releases have their files served: those that were ever stable or canary in any environment,
 * because open tabs may still need them. Their ids are cached. Those of a valid preview are served too; their
 * ids are queried, because a preview may be revoked. A request with a trial token also gets the release under
 * trial.
 */
export class ServedReleases {
  readonly #database: Queryable;
  readonly #named = new Set<string>();
  #waiting = new Map<string, { area: string; release: string }>();
  #reading: Promise<Named> = Promise.resolve(new Set());
  #next: Promise<Named> | null = null;

  constructor(database: Queryable) {
    this.#database = database;
  }

  async has(area: string, release: string, trial?: string): Promise<boolean> {
    const key = `${area}/${release}`;
    if (this.#named.has(key)) return true;
    this.#waiting.set(key, { area, release });
    if ((await this.#readWaiting()).has(key)) return true;
    return (
      trial !== undefined &&
      TRIAL_TOKEN.test(trial) &&
      isTried(this.#database, { area, release, token: trial })
    );
  }

  /**
   * Runs at most one query and queues one more for all later callers. A caller does not share the running
   * query, which may have started before the caller's move.
   */
  #readWaiting(): Promise<Named> {
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        this.#reading = this.#read();
        return this.#reading;
      });
    return this.#next;
  }

  async #read(): Promise<Named> {
    const wanted = [...this.#waiting.values()];
    this.#waiting = new Map();
    const found = await selectNamed(this.#database, wanted);
    for (const { area, release, lasts } of found) if (lasts) this.#named.add(`${area}/${release}`);
    return new Set(found.map(({ area, release }) => `${area}/${release}`));
  }
}

/** Runs `work` with a token. While it runs, requests with that token get the release's files. */
export async function duringTrial<Result>(
  database: Queryable,
  { area, release }: { area: string; release: string },
  work: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = randomBytes(32).toString('base64url');
  await insertTrial(database, { area, release, token });
  try {
    return await work(token);
  } finally {
    await deleteTrial(database, token).catch(() => undefined);
  }
}
