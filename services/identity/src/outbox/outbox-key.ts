import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const COOKIE = 'danqing_outbox';

/**
 * A secret per server start, printed only on its terminal. The client address alone is no proof: a request
 * that a proxy forwards to `localhost` looks local.
 */
export class OutboxKey {
  readonly #key: Buffer | null;
  readonly #proof: string;
  readonly page: string;

  constructor(
    key: string | null,
    private readonly basePath: string,
  ) {
    this.#key = key === null ? null : digest(key);
    this.#proof = digest(`outbox ${key}`).toString('base64url');
    this.page = `${basePath}dev/outbox`;
  }

  opens(given: string | undefined): boolean {
    return this.#key !== null && given !== undefined && timingSafeEqual(digest(given), this.#key);
  }

  isKnownTo({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    const [, given = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]*)`).exec(headers.cookie ?? '') ?? [];
    return this.#key !== null && timingSafeEqual(digest(given), digest(this.#proof));
  }

  cookie(): string {
    return `${COOKIE}=${this.#proof}; Path=${this.basePath}; HttpOnly; SameSite=Strict`;
  }
}

/** Digests have equal length, so the comparison reveals nothing about the key. */
const digest = (text: string) => createHash('sha256').update(text).digest();
