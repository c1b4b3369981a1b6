import { BoundedMap } from '@danqing/nest-kit';
import { createHmac, type KeyObject } from 'node:crypto';
import type { LoadOutcome } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { isFailure } from './load-outcomes.ts';
import { insertVoices, type Voice } from './voice.queries.ts';

/** Bytes of the 32 of an HMAC-SHA256; enough to make collisions of networks negligible. */
const NETWORK_BYTES = 16;
/** Reports accepted per gateway and canary run, and the number of networks remembered. */
const MAX_VOICES = 100_000;
const MAX_WAITING = 20_000;

export interface VoicesOptions {
  database: DataSource;
  environment: string;
  key: KeyObject;
}

export interface Saying {
  area: string;
  release: string;
  outcome: LoadOutcome;
  page: string;
  network: string;
}

/**
 * Collects reports about canaries. A network counts once per area and canary run across all gateways. The
 * database stores only a keyed digest of the network.
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

  hear({ area, release, outcome, page, network }: Saying, run: number): void {
    const digest = this.#digest(`${run} ${area} ${network}`);
    const name = digest.toString('base64url');
    const known = this.#known.get(name);
    const failed = isFailure(outcome);
    // Reports received by other gateways are resolved in the database.
    if (known && (known.page !== page || known.failed || !failed)) return;
    if (!known && !this.#hasRoom(run)) return;
    if (!this.#waiting.has(name) && this.#waiting.size >= MAX_WAITING) return;
    this.#known.set(name, { page, failed });
    this.#waiting.set(name, { area, run, network: digest, page, release, outcome });
  }

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
      // Reports received meanwhile from the same page are newer.
      this.#waiting = new Map([...taken, ...this.#waiting]);
      throw error;
    }
  }

  #hasRoom(run: number): boolean {
    const heard = this.#heard.get(run) ?? 0;
    if (heard >= MAX_VOICES) return false;
    if (!this.#heard.has(run) && this.#heard.size >= 100) this.#heard.clear();
    this.#heard.set(run, heard + 1);
    return true;
  }

  /** The digest differs per area and run, so that a visitor cannot be tracked across them. */
  #digest(text: string): Buffer {
    return createHmac('sha256', this.#options.key).update(text).digest().subarray(0, NETWORK_BYTES);
  }
}
