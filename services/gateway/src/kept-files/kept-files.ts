import { BoundedMap } from '@danqing/nest-kit';

interface UnderWay<File> {
  file: Promise<File>;
  /** Those who have asked for it and are still there. */
  waiting: number;
  /** Aborts the making once no caller waits for it. */
  making: AbortController;
}

/** Finished files up to so many bytes in all, and those under way: each is made once, however many ask for it. */
export class KeptFiles<File> {
  readonly #finished: BoundedMap<string, File>;
  readonly #underWay = new Map<string, UnderWay<File>>();

  constructor(mostBytes: number, bytesOf: (file: File) => number) {
    this.#finished = new BoundedMap(mostBytes, bytesOf);
  }

  /**
   * The file of this key. `make` is called when there is none; what it rejects with is not kept. `gone` is aborted
   * when this caller has left; the signal of `make`, when all callers have.
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

  /** The next call makes it anew. */
  #forget(key: string, underWay: UnderWay<File>): void {
    if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
  }
}
