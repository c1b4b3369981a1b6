import { BoundedMap } from '@danqing/nest-kit';

interface PendingFile<File> {
  file: Promise<File>;
  callers: number;
  abortController: AbortController;
}

/** Caches finished files up to a total size, and merges concurrent requests for one file. */
export class FileCache<File> {
  readonly #finished: BoundedMap<string, File>;
  readonly #pending = new Map<string, PendingFile<File>>();

  constructor(mostBytes: number, bytesOf: (file: File) => number) {
    this.#finished = new BoundedMap(mostBytes, bytesOf);
  }

  /**
   * Returns the file of this key, and calls `make` on a cache miss. A rejection is not cached.
   *
   * @param gone aborted when this caller has disconnected; the signal of `make` is aborted when all callers
   *   have
   */
  async get(key: string, gone: AbortSignal, make: (unwanted: AbortSignal) => Promise<File>): Promise<File> {
    const finished = this.#finished.get(key);
    if (finished) return finished;
    const underWay = this.#pending.get(key) ?? this.#start(key, make);
    underWay.callers += 1;
    const leave = () => {
      underWay.callers -= 1;
      if (underWay.callers > 0) return;
      this.#remove(key, underWay);
      underWay.abortController.abort();
    };
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave);
    try {
      return await underWay.file;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  #start(key: string, make: (unwanted: AbortSignal) => Promise<File>): PendingFile<File> {
    const making = new AbortController();
    const underWay: PendingFile<File> = { file: make(making.signal), callers: 0, abortController: making };
    this.#pending.set(key, underWay);
    underWay.file.then(
      (file) => {
        this.#remove(key, underWay);
        this.#finished.set(key, file);
      },
      () => this.#remove(key, underWay),
    );
    return underWay;
  }

  #remove(key: string, underWay: PendingFile<File>): void {
    if (this.#pending.get(key) === underWay) this.#pending.delete(key);
  }
}
