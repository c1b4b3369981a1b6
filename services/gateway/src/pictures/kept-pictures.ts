import { BoundedMap } from '@danqing/nest-kit';

interface UnderWay {
  picture: Promise<Buffer>;
  /** Those who have asked for it and are still there. */
  waiting: number;
  /** Aborts the drawing once no caller waits for it. */
  drawing: AbortController;
}

/** Finished pictures up to so many bytes in all, and those under way: each is drawn once, however many ask for it. */
export class KeptPictures {
  readonly #finished: BoundedMap<string, Buffer>;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(mostBytes: number) {
    this.#finished = new BoundedMap(mostBytes, ({ length }) => length);
  }

  /**
   * The picture of this key. `draw` is called when there is none; what it rejects with is not kept. `gone` is aborted
   * when this caller has left; the signal of `draw`, when all callers have.
   */
  async get(
    key: string,
    gone: AbortSignal,
    draw: (unwanted: AbortSignal) => Promise<Buffer>,
  ): Promise<Buffer> {
    const finished = this.#finished.get(key);
    if (finished) return finished;
    const underWay = this.#underWay.get(key) ?? this.#start(key, draw);
    underWay.waiting += 1;
    const leave = () => {
      underWay.waiting -= 1;
      if (underWay.waiting > 0) return;
      this.#forget(key, underWay);
      underWay.drawing.abort();
    };
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave);
    try {
      return await underWay.picture;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  #start(key: string, draw: (unwanted: AbortSignal) => Promise<Buffer>): UnderWay {
    const drawing = new AbortController();
    const underWay: UnderWay = { picture: draw(drawing.signal), waiting: 0, drawing };
    this.#underWay.set(key, underWay);
    underWay.picture.then(
      (picture) => {
        this.#forget(key, underWay);
        this.#finished.set(key, picture);
      },
      () => this.#forget(key, underWay),
    );
    return underWay;
  }

  /** The next call draws anew. */
  #forget(key: string, underWay: UnderWay): void {
    if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
  }
}
