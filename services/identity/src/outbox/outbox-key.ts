import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const COOKIE = 'danqing_outbox';

/**
 * The secret of this start, which only its terminal shows. Where a request comes from is not enough: one that a proxy
 * passes on to `localhost` without a header of its own looks like a browser on this machine.
 */
export class OutboxKey {
  readonly #key: Buffer | null;
  /** What browsers hold that have opened the link. */
  readonly #proof: string;
  /** Address of the page without the key. */
  readonly page: string;

  constructor(
    key: string | null,
    private readonly basePath: string,
  ) {
    this.#key = key === null ? null : digest(key);
    this.#proof = digest(`outbox ${key}`).toString('base64url');
    this.page = `${basePath}dev/outbox`;
  }

  /** Whether a key that was given is the one of this start. */
  opens(given: string | undefined): boolean {
    return this.#key !== null && given !== undefined && timingSafeEqual(digest(given), this.#key);
  }

  /** Whether the browser has opened the link of this start. */
  isKnownTo({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    const [, given = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]*)`).exec(headers.cookie ?? '') ?? [];
    return this.#key !== null && timingSafeEqual(digest(given), digest(this.#proof));
  }

  /** For the browser that opened the link; the next start has another key. */
  cookie(): string {
    return `${COOKIE}=${this.#proof}; Path=${this.basePath}; HttpOnly; SameSite=Strict`;
  }
}

/** Digests have one length, so comparing them tells nothing about the key. */
const digest = (text: string) => createHash('sha256').update(text).digest();
