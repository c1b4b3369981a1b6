import { AppError } from '@danqing/nest-kit';

export interface SearchSlotsOptions {
  slots: number;
  waiting: number;
}

/** Limits concurrent searches, so that they never occupy every connection and lists stay fast. */
export class SearchSlots {
  #free: number;
  readonly #longestQueue: number;
  readonly #queue: (() => void)[] = [];

  constructor({ slots, waiting }: SearchSlotsOptions) {
    this.#free = slots;
    this.#longestQueue = waiting;
  }

  /**
   * Runs the search once a slot is free.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE when the queue is full
   */
  async run<Result>(search: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await search();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#queue.length >= this.#longestQueue) {
      throw new AppError('SERVICE_UNAVAILABLE', {
        retryAfterSeconds: 2,
        cause: new Error('too many searches at once'),
      });
    }
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  #leave(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#free += 1;
  }
}
