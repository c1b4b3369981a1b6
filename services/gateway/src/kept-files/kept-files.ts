import { BoundedMap } from '@danqing/nest-kit';

interface UnderWay<File> {
  file: Promise<File>;
  waiting: number;
  making: AbortController;
}

/** Caches finished files up to a total size, and merges concurrent requests for one file. */
export class KeptFiles<File> {
  readonly #finished: BoundedMap<string, File>;
  readonly #underWay = new Map<string, UnderWay<File>>();

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
    const underWay = this.#underWay.get(key) ?? this.#start(key, make);
    underWay.waiting += 1;
    const leave = () => {
      underWay.waiting -= 1;
      if (underWay.waiting > 0) return;
      this.#forget(key, underWay);
      underWay.making.abort();
    };
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave);
    try {
      return await underWay.file;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  #start(key: string, make: (unwanted: AbortSignal) => Promise<File>): UnderWay<File> {
    const making = new AbortController();
    const underWay: UnderWay<File> = { file: make(making.signal), waiting: 0, making };
    this.#underWay.set(key, underWay);
    underWay.file.then(
      (file) => {
        this.#forget(key, underWay);
        this.#finished.set(key, file);
      },
      () => this.#forget(key, underWay),
    );
    return underWay;
  }

  #forget(key: string, underWay: UnderWay<File>): void {
    if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
  }
}
