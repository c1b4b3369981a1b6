import { setTimeout as delay } from 'node:timers/promises';
import type {
  AreaOverride,
  PreviewedRelease,
  ReleasesPort,
  ResolvedDocument,
} from '@danqing/contracts/releases';
import {
  BoundedMap,
  ChannelListener,
  DatabaseUnavailableError,
  TimeLimitError,
  withTimeLimit,
} from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { MOVES_CHANNEL, selectNewestSequence } from '../database/event.queries.ts';
import { servedSequence } from '../metrics/release-metrics.ts';
import { DocumentVariants, type DocumentIndexes } from './document-variants.ts';
import { readPointedAreas } from './read-pointed-areas.ts';
import type { ReleaseKey } from './release-key.ts';

const READ_TIMEOUT_MS = 1_000;
/** Milliseconds between attempts to read a notified move while subscribers wait for it. */
const RETRY_MS = 250;
/** Characters of documents that pages of earlier moves still ask for. */
const INDEX_CHARACTERS = 32_000_000;

export interface ActiveReleasesOptions {
  database: DataSource;
  databaseUrl: string;
  environment: string;
  key: ReleaseKey;
  /** Milliseconds between polls for moves whose notification was lost; default five seconds. */
  heartbeatMs?: number;
  /** Called once per outage with the database error, while the last documents are served. */
  onError: (error: unknown) => void;
}

export class ActiveReleases implements ReleasesPort {
  readonly publicKey: string;
  readonly #options: ActiveReleasesOptions;
  readonly #listener: ChannelListener;
  readonly #subscribers = new Set<{ listener: () => void }>();
  readonly #stop = new AbortController();
  readonly #indexes: DocumentIndexes = new BoundedMap(INDEX_CHARACTERS, (text) => text.length);
  #variants: DocumentVariants | null = null;
  /** Number of move notifications received so far, and that number at the last read. */
  #heard = 0;
  #heardAtRead = -1;
  #reading: { heard: number; done: Promise<void> } | null = null;

  /** True when the last query failed or timed out. */
  #outage = false;
  #probe: Promise<unknown> | null = null;

  constructor(options: ActiveReleasesOptions) {
    this.#options = options;
    this.publicKey = options.key.publicKey;
    this.#listener = new ChannelListener({
      databaseUrl: options.databaseUrl,
      channel: MOVES_CHANNEL,
      ...(options.heartbeatMs !== undefined && { heartbeatMs: options.heartbeatMs }),
      onNotify: () => this.#onNotification(),
      onHeartbeat: () => void this.#hearOfMissed(),
    });
  }

  async start(): Promise<void> {
    await this.#listener.start();
    await withReadTimeout(this.#readOnce()).catch(() => undefined);
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
   * Returns the visitor's document. During a database outage it serves the last documents immediately, and
   * one query at a time probes for newer ones. Rejects only when no document was ever read.
   */
  async getDocument(
    visitor: string | null,
    overrides: readonly AreaOverride[] = [],
    preview: readonly PreviewedRelease[] = [],
  ): Promise<ResolvedDocument | null> {
    await this.#bringUpToDate();
    if (preview.length > 0) return this.#variants?.preview(preview, overrides) ?? null;
    return this.#variants?.resolve(visitor, overrides) ?? null;
  }

  async getIndex(file: string, visitor: string | null): Promise<string | null> {
    const known = this.#indexes.get(file);
    if (known !== undefined) return known;
    // Another gateway made the page. This one makes the same text for the same visitor.
    await this.getDocument(visitor);
    return this.#indexes.get(file) ?? null;
  }

  #onNotification(): void {
    this.#heard++;
    if (this.#subscribers.size > 0) void this.#readForSubscribers();
  }

  /** Polls for moves, because a connection pooler between gateway and database may drop notifications. */
  async #hearOfMissed(): Promise<void> {
    const { database, environment } = this.#options;
    const newest = await selectNewestSequence(database, environment).catch(() => null);
    if (newest !== null && newest !== (this.#variants?.sequence ?? 0)) this.#onNotification();
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
      await (this.#variants ? withReadTimeout(reading) : reading);
    } catch (error) {
      if (!this.#variants) throw error;
      this.#outage = true;
      this.#options.onError(error);
    }
  }

  async #readForSubscribers(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted && this.#heardAtRead < this.#heard) {
      await this.#readOnce().catch(() =>
        delay(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined),
      );
    }
  }

  /** Concurrent calls share one read, unless a move was notified in between. */
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
    // Reads may complete out of order; an older result must not replace a newer one.
    if (known !== undefined && sequence <= known) return;
    this.#variants = new DocumentVariants(environment, pointed, key, this.#indexes);
    servedSequence.set({ environment }, sequence);
    if (known !== undefined) this.#notifySubscribers();
  }

  #notifySubscribers(): void {
    for (const { listener } of [...this.#subscribers]) {
      try {
        listener();
      } catch (error) {
        this.#options.onError(error);
      }
    }
  }
}

async function withReadTimeout(reading: Promise<void>): Promise<void> {
  try {
    await withTimeLimit(READ_TIMEOUT_MS, () => reading);
  } catch (error) {
    throw error instanceof TimeLimitError ? new DatabaseUnavailableError(error.message) : error;
  }
}
