import { setTimeout as delay } from 'node:timers/promises';
import { SHELL_AREA, type ActiveArea, type ReleaseDocument, type ReleasesPort } from '@danqing/contracts';
import type { DataSource } from 'typeorm';
import {
  selectActiveReleases,
  selectNewestSequence,
  type ActiveReleaseRow,
} from './database/pointer.queries.ts';
import { MoveListener } from './move-listener.ts';

const PATIENCE_MS = 1_000;

/** The release document, kept in memory and read again whenever a pointer has moved. */
export class ActiveReleases implements ReleasesPort {
  readonly #database: DataSource;
  readonly #listener: MoveListener;
  #document: ReleaseDocument | null = null;
  #sequence = -1;
  /** How often a move was heard, and that count when the document in memory was asked for. */
  #heard = 0;
  #heardAtRead = -1;
  #reading: { heard: number; done: Promise<void> } | null = null;

  /** The last question failed or was not answered in time. */
  #outage = false;
  #probe: Promise<unknown> | null = null;

  readonly #onError: (error: unknown) => void;

  /** `onError` is told, once for each outage, why the database could not be asked while the last known document is served instead. */
  constructor(database: DataSource, databaseUrl: string, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#listener = new MoveListener({ databaseUrl, onMove: () => void this.#heard++ });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  /**
   * The same object as long as nothing moves. While the database is out of reach the last known document is served at
   * once, and one question at a time asks for a newer one; rejects only when there never was a document.
   */
  async getDocument(): Promise<ReleaseDocument | null> {
    if (this.#listener.listening && this.#heardAtRead === this.#heard) return this.#document;
    if (this.#outage) {
      this.#probe ??= this.#readIfMoved()
        .then(() => (this.#outage = false))
        .catch(() => undefined)
        .finally(() => (this.#probe = null));
      return this.#document;
    }
    const reading = this.#listener.listening ? this.#readOnce() : this.#readIfMoved();
    try {
      await (this.#sequence < 0 ? reading : withinPatience(reading));
    } catch (error) {
      if (this.#sequence < 0) throw error;
      this.#outage = true;
      this.#onError(error);
    }
    return this.#document;
  }

  /** Calls that come while the document is being read share the answer, unless a move was heard in between. */
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
    if ((await selectNewestSequence(this.#database)) !== this.#sequence) await this.#read();
  }

  async #read(): Promise<void> {
    const heard = this.#heard;
    const active = await selectActiveReleases(this.#database);
    const sequence = Math.max(0, ...active.map((row) => row.sequence));
    // Answers may overtake each other; an older one must not replace a newer one.
    if (sequence > this.#sequence) {
      this.#sequence = sequence;
      this.#document = toDocument(sequence, active);
    }
    this.#heardAtRead = Math.max(this.#heardAtRead, heard);
  }
}

/** Rejects when the database takes longer than a visitor would wait; what it answers later still counts. */
async function withinPatience(reading: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`no answer within ${PATIENCE_MS} ms`);
  });
  late.catch(() => undefined);
  reading.catch(() => undefined);
  try {
    await Promise.race([reading, late]);
  } finally {
    limit.abort();
  }
}

function toDocument(sequence: number, active: readonly ActiveReleaseRow[]): ReleaseDocument | null {
  const shell = active.find((row) => row.area === SHELL_AREA);
  if (!shell) return null;
  const areas = active.filter((row) => row !== shell);
  return { sequence, shell: toActiveArea(shell), areas: areas.map(toActiveArea) };
}

function toActiveArea({ area, release, descriptor }: ActiveReleaseRow): ActiveArea {
  const { manifest, build, container, scripts, styles, files } = descriptor;
  return {
    area,
    release,
    build,
    container,
    base: `areas/${area}/${release}/`,
    scripts,
    styles,
    integrity: Object.fromEntries([...scripts, ...styles].map((path) => [path, files[path]!])),
    manifest,
  };
}
