import { setTimeout as delay } from 'node:timers/promises';
import type { AreaOverride, ReleasesPort, ResolvedDocument } from '@danqing/contracts/releases';
import { DatabaseUnavailableError, TimeLimitError, withTimeLimit } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { selectNewestSequence } from '../database/event.queries.ts';
import { DocumentVariants } from './document-variants.ts';
import { MoveListener } from './move-listener.ts';
import { readPointedAreas } from './read-pointed-areas.ts';
import type { ReleaseKey } from './release-key.ts';

const PATIENCE_MS = 1_000;
/** Milliseconds between two attempts to read an announced move, while subscribers wait for it. */
const RETRY_MS = 250;

export interface ActiveReleasesOptions {
  database: DataSource;
  databaseUrl: string;
  environment: string;
  key: ReleaseKey;
  /** How often the database is polled for moves whose notification was lost (milliseconds); default five seconds. */
  heartbeatMs?: number;
  /** Told, once for each outage, why the database could not be asked while the last known documents are served instead. */
  onError: (error: unknown) => void;
}

/** The release documents, kept in memory and read again whenever a pointer has moved. */
export class ActiveReleases implements ReleasesPort {
  readonly publicKey: string;
  readonly #options: ActiveReleasesOptions;
  readonly #listener: MoveListener;
  readonly #subscribers = new Set<{ listener: () => void }>();
  readonly #stop = new AbortController();
  #variants: DocumentVariants | null = null;
  /** Number of notifications of moves, and that number when the documents in memory were read. */
  #heard = 0;
  #heardAtRead = -1;
  #reading: { heard: number; done: Promise<void> } | null = null;

  /** The last question failed or was not answered in time. */
  #outage = false;
  #probe: Promise<unknown> | null = null;

  constructor(options: ActiveReleasesOptions) {
    this.#options = options;
    this.publicKey = options.key.publicKey;
    this.#listener = new MoveListener({
      databaseUrl: options.databaseUrl,
      ...(options.heartbeatMs !== undefined && { heartbeatMs: options.heartbeatMs }),
      onMove: () => this.#hear(),
      onHeartbeat: () => void this.#hearOfMissed(),
    });
  }

  async start(): Promise<void> {
    await this.#listener.start();
    // So that the first move after it is known to be one. A database that is not there yet is asked again later.
    await withinPatience(this.#readOnce()).catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#listener.stop();
  }

  subscribe(listener: () => void): () => void {
    const subscriber = { listener };
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /**
   * While the database is out of reach the last known documents are served at once, and one question at a time asks for
   * newer ones; rejects only when there never was one.
   */
  async getDocument(
    visitor: string | null,
    overrides: readonly AreaOverride[] = [],
  ): Promise<ResolvedDocument | null> {
    await this.#bringUpToDate();
    return this.#variants?.resolve(visitor, overrides) ?? null;
  }

  #hear(): void {
    this.#heard++;
    if (this.#subscribers.size > 0) void this.#readForSubscribers();
  }

  /** A connection pooler between the gateway and the database may swallow notifications. */
  async #hearOfMissed(): Promise<void> {
    const { database, environment } = this.#options;
    const newest = await selectNewestSequence(database, environment).catch(() => null);
    if (newest !== null && newest !== (this.#variants?.sequence ?? 0)) this.#hear();
  }

  async #bringUpToDate(): Promise<void> {
    if (this.#listener.listening && this.#heardAtRead === this.#heard) return;
    if (this.#outage) {
      this.#probe ??= this.#readIfMoved()
        .then(() => (this.#outage = false))
        .catch(() => undefined)
        .finally(() => (this.#probe = null));
      return;
    }
    const reading = this.#listener.listening ? this.#readOnce() : this.#readIfMoved();
    try {
      await (this.#variants ? withinPatience(reading) : reading);
    } catch (error) {
      if (!this.#variants) throw error;
      this.#outage = true;
      this.#options.onError(error);
    }
  }

  /** Subscribers are notified of a move also while no visitor asks for a document. */
  async #readForSubscribers(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted && this.#heardAtRead < this.#heard) {
      await this.#readOnce().catch(() =>
        delay(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined),
      );
    }
  }

  /** Calls that come while the document is being read share the answer, unless a move was announced in between. */
  #readOnce(): Promise<void> {
    if (this.#reading?.heard !== this.#heard) {
      const reading = {
        heard: this.#heard,
        done: this.#read().finally(() => this.#reading === reading && (this.#reading = null)),
      };
      this.#reading = reading;
    }
    return this.#reading!.done;
  }

  async #readIfMoved(): Promise<void> {
    const { database, environment } = this.#options;
    if ((await selectNewestSequence(database, environment)) !== this.#variants?.sequence) await this.#read();
  }

  async #read(): Promise<void> {
    const { database, environment, key } = this.#options;
    const heard = this.#heard;
    const pointed = await readPointedAreas(database, environment);
    const { sequence } = pointed;
    const known = this.#variants?.sequence;
    this.#heardAtRead = Math.max(this.#heardAtRead, heard);
    // Answers may overtake each other; an older one must not replace a newer one.
    if (known !== undefined && sequence <= known) return;
    this.#variants = new DocumentVariants(environment, pointed, key);
    if (known !== undefined) this.#tellSubscribers();
  }

  #tellSubscribers(): void {
    for (const { listener } of [...this.#subscribers]) {
      try {
        listener();
      } catch (error) {
        this.#options.onError(error);
      }
    }
  }
}

/** Rejects when the database takes longer than a visitor would wait; what it answers later still counts. */
async function withinPatience(reading: Promise<void>): Promise<void> {
  try {
    await withTimeLimit(PATIENCE_MS, () => reading);
  } catch (error) {
    throw error instanceof TimeLimitError ? new DatabaseUnavailableError(error.message) : error;
  }
}
