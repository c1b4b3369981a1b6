import { AppError } from '../errors/app-error.ts';

const RETRY_SECONDS = 5;

export class WaitingSlots<Caller> {
  readonly #taken = new Map<Caller, number>();

  constructor(private readonly max: number) {}

  /**
   * Takes a slot; the returned function releases it and must be called once.
   *
   * @throws {AppError} RATE_LIMITED when the caller has no free slot
   */
  take(caller: Caller): () => void {
    const taken = this.#taken.get(caller) ?? 0;
    if (taken >= this.max) throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_SECONDS });
    this.#taken.set(caller, taken + 1);
    return () => {
      const left = (this.#taken.get(caller) ?? 1) - 1;
      if (left > 0) this.#taken.set(caller, left);
      else this.#taken.delete(caller);
    };
  }
}
