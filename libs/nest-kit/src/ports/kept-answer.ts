import { AppError } from '../errors/app-error.ts';
import type { Called } from './port-client.ts';

/** An answer of another service that is used for a while before it is asked whether it has another. */
export class KeptAnswer {
  readonly #freshMs: number;
  readonly #ask: (etag: string | null) => Promise<Called>;
  #kept: { answer: unknown; etag: string | null; askedAt: number } | null = null;
  #asking: Promise<void> | null = null;

  constructor(freshMs: number, ask: (etag: string | null) => Promise<Called>) {
    this.#freshMs = freshMs;
    this.#ask = ask;
  }

  /**
   * The same object as long as the service has no other. An answer that is no longer fresh is served while the service is
   * asked. Throws SERVICE_UNAVAILABLE when there was never one.
   */
  async get(): Promise<unknown> {
    const fresh = this.#kept && Date.now() - this.#kept.askedAt < this.#freshMs;
    if (!fresh) this.#asking ??= this.#renew().finally(() => (this.#asking = null));
    if (this.#kept) {
      // Down or slow: the visitor need not know.
      this.#asking?.catch(() => undefined);
      return this.#kept.answer;
    }
    await this.#asking;
    if (!this.#kept) throw new AppError('SERVICE_UNAVAILABLE');
    return (this.#kept as { answer: unknown }).answer;
  }

  async #renew(): Promise<void> {
    const kept = this.#kept;
    const { answer, etag, unchanged } = await this.#ask(kept?.etag ?? null);
    const askedAt = Date.now();
    this.#kept = unchanged && kept ? { ...kept, askedAt } : { answer, etag, askedAt };
  }
}
