import { AppError } from '../errors/app-error.ts';
import type { Called } from './port-client.ts';

/** Caches a response of another service and revalidates it by ETag. */
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
   * Returns the cached response, the same object while unchanged. A stale response is served during
   * revalidation.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE when there has never been a response
   */
  async get(): Promise<unknown> {
    const fresh = this.#kept && Date.now() - this.#kept.askedAt < this.#freshMs;
    if (!fresh) this.#asking ??= this.#renew().finally(() => (this.#asking = null));
    if (this.#kept) {
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
