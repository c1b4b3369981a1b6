import { BoundedMap } from '@danqing/nest-kit';
import { createHmac, type KeyObject } from 'node:crypto';
import type { LoadOutcome } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { isFailure } from './load-outcomes.ts';
import { insertVoices, type Voice } from './voice.queries.ts';

/** Of the 32 of an HMAC-SHA256: no two networks of the world are taken for one. */
const NETWORK_BYTES = 16;
/** Voices that one gateway hears in one run of a canary, and the last ones that it remembers. */
const MAX_VOICES = 100_000;
/** Kept while the database is away. */
const MAX_WAITING = 20_000;

export interface VoicesOptions {
  database: DataSource;
  environment: string;
  /** The same at every gateway. */
  key: KeyObject;
}

/** What a page says of an area. */
export interface Saying {
  area: string;
  release: string;
  outcome: LoadOutcome;
  page: string;
  /** As `networkOf` names it. */
  network: string;
}

/**
 * Who has said what about a canary: a network has one voice for each area and run of a canary, at all gateways together,
 * whatever its first page says. Which network it was the database cannot tell.
 */
export class Voices {
  readonly #options: VoicesOptions;
  readonly #known = new BoundedMap<string, { page: string; failed: boolean }>(MAX_VOICES);
  readonly #heard = new Map<number, number>();
  #waiting = new Map<string, Voice>();
  #flushing: Promise<void> = Promise.resolve();

  constructor(options: VoicesOptions) {
    this.#options = options;
  }

  /** `run`: when the canary began for which it is heard, in milliseconds since 1970. */
  hear({ area, release, outcome, page, network }: Saying, run: number): void {
    const digest = this.#digest(`${run} ${area} ${network}`);
    const name = digest.toString('base64url');
    const known = this.#known.get(name);
    const failed = isFailure(outcome);
    // What another gateway has heard before this one the database knows.
    if (known && (known.page !== page || known.failed || !failed)) return;
    if (!known && !this.#hasRoom(run)) return;
    if (!this.#waiting.has(name) && this.#waiting.size >= MAX_WAITING) return;
    this.#known.set(name, { page, failed });
    this.#waiting.set(name, { area, run, network: digest, page, release, outcome });
  }

  /** Rejects when the database does not take them; they are kept for the next time. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => undefined).then(() => this.#write());
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const { database, environment } = this.#options;
    const taken = this.#waiting;
    if (taken.size === 0) return;
    this.#waiting = new Map();
    try {
      await insertVoices(database, environment, [...taken.values()]);
    } catch (error) {
      // What came meanwhile of the same page is newer.
      this.#waiting = new Map([...taken, ...this.#waiting]);
      throw error;
    }
  }

  #hasRoom(run: number): boolean {
    const heard = this.#heard.get(run) ?? 0;
    if (heard >= MAX_VOICES) return false;
    // Of runs long gone nothing is heard any more.
    if (!this.#heard.has(run) && this.#heard.size >= 100) this.#heard.clear();
    this.#heard.set(run, heard + 1);
    return true;
  }

  /** Another digest for every area and run, so that no visitor can be tracked from one to the next. */
  #digest(text: string): Buffer {
    return createHmac('sha256', this.#options.key).update(text).digest().subarray(0, NETWORK_BYTES);
  }
}
