import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import { deleteTrial, insertTrial, isTried, selectNamedSince } from '../database/trial.queries.ts';

/** Names the header by which the gate's browser gets the release that is tried out; other requests do not get it. */
export const TRIAL_HEADER = 'x-release-trial';

const TRIAL_TOKEN = /^[\w-]{43}$/;

/**
 * Which releases have their files served: those that a pointer or canary of any environment names or named, as open
 * tabs may still need them; and, for requests with the token of a trial, the one that is tried. Files of a release that
 * was only published are not served. A release that was named once is remembered without asking the database.
 */
export class ServedReleases {
  readonly #database: Queryable;
  readonly #named = new Set<string>();
  #sequence = 0;
  #reading: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(database: Queryable) {
    this.#database = database;
  }

  /** Rejects when the database has to be asked and does not answer. */
  async has(area: string, release: string, trial?: string): Promise<boolean> {
    const key = `${area}/${release}`;
    if (this.#named.has(key)) return true;
    await this.#readNewMoves();
    if (this.#named.has(key)) return true;
    return (
      trial !== undefined &&
      TRIAL_TOKEN.test(trial) &&
      isTried(this.#database, { area, release, token: trial })
    );
  }

  /** However many ask at once, one question is under way and one waits: the first may have been asked before a move. */
  #readNewMoves(): Promise<void> {
    if (!this.#reading) {
      this.#reading = this.#read().finally(() => (this.#reading = null));
      return this.#reading;
    }
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#readNewMoves();
      });
    return this.#next;
  }

  async #read(): Promise<void> {
    for (const { sequence, area, stable, canary } of await selectNamedSince(this.#database, this.#sequence)) {
      for (const release of [stable, canary]) if (release !== null) this.#named.add(`${area}/${release}`);
      this.#sequence = sequence;
    }
  }
}

/** Serves the files of a release, while `work` runs, to requests with the token that it gets. */
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
