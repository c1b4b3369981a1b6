import { SHELL_AREA, type ActiveArea, type ReleaseDocument, type ReleasesPort } from '@danqing/contracts';
import type { DataSource } from 'typeorm';
import {
  selectActiveReleases,
  selectNewestSequence,
  type ActiveReleaseRow,
} from './database/pointer.queries.ts';
import { MoveListener } from './move-listener.ts';

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

  readonly #onError: (error: unknown) => void;

  /** `onError` is told why the database could not be asked while the last known document is served instead. */
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
   * The same object as long as nothing moves. While the database is out of reach nothing can move either, so the last
   * known document stays; rejects only when there never was one.
   */
  async getDocument(): Promise<ReleaseDocument | null> {
    try {
      if (!this.#listener.listening) await this.#readIfMoved();
      else if (this.#heardAtRead !== this.#heard) await this.#readOnce();
    } catch (error) {
      if (this.#sequence < 0) throw error;
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
