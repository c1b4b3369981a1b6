import { AppError } from '../errors/app-error.ts';

export interface Called {
  answer: unknown;
  etag: string | null;
  unchanged: boolean;
}

/** Caches a response of another service and revalidates it by ETag. */
export class CachedResponse {
  readonly #freshMs: number;
  readonly #request: (etag: string | null) => Promise<Called>;
  #cached: { answer: unknown; etag: string | null; askedAt: number } | null = null;
  #revalidation: Promise<void> | null = null;

  constructor(freshMs: number, ask: (etag: string | null) => Promise<Called>) {
    this.#freshMs = freshMs;
    this.#request = ask;
  }

  /**
   * Returns the cached response, the same object while unchanged. A stale response is served during
   * revalidation.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE when there has never been a response
   */
  async get(): Promise<unknown> {
    const fresh = this.#cached && Date.now() - this.#cached.askedAt < this.#freshMs;
    if (!fresh) this.#revalidation ??= this.#revalidate().finally(() => (this.#revalidation = null));
    if (this.#cached) {
      this.#revalidation?.catch(() => undefined);
      return this.#cached.answer;
    }
    await this.#revalidation;
    if (!this.#cached) throw new AppError('SERVICE_UNAVAILABLE');
    return (this.#cached as { answer: unknown }).answer;
  }

  async #revalidate(): Promise<void> {
    const kept = this.#cached;
    const { answer, etag, unchanged } = await this.#request(kept?.etag ?? null);
    const askedAt = Date.now();
    this.#cached = unchanged && kept ? { ...kept, askedAt } : { answer, etag, askedAt };
  }
}
