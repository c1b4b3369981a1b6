/** Finished pictures up to so many bytes in all, and those under way: each is drawn once, however many ask for it. */
export class KeptPictures {
  readonly #finished = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  /** The picture of this key. `draw` is called when there is none; what it rejects with is not kept. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const finished = this.#finished.get(key);
    if (finished) {
      // The one that was asked for last goes last.
      this.#finished.delete(key);
      this.#finished.set(key, finished);
      return finished;
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const drawing = draw();
    this.#underWay.set(key, drawing);
    try {
      const picture = await drawing;
      this.#keep(key, picture);
      return picture;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #keep(key: string, picture: Buffer): void {
    this.#finished.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, { length }] of this.#finished) {
      if (this.#bytes <= this.mostBytes) return;
      this.#finished.delete(oldest);
      this.#bytes -= length;
    }
  }
}
