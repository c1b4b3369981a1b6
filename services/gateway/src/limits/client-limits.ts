import { AppError, clientAddress, clientNetworks } from '@danqing/nest-kit';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { TokenBuckets, type BucketSize } from './token-buckets.ts';

/**
 * Limits per network (an IPv4 address or a /64), or per member on routes for members. An office of about a
 * hundred people behind one address stays far below them. A program that sends requests at full speed does
 * not.
 */
export const CLIENT_LIMITS = {
  pages: { burst: 600, perSecond: 20 },
  /** One for each page whose script runs. */
  beaconTokens: { burst: 600, perSecond: 20 },
  colors: { burst: 300, perSecond: 10 },
  lists: { burst: 600, perSecond: 20 },
  searches: { burst: 300, perSecond: 10 },
  exports: { burst: 60, perSecond: 0.5 },
  saves: { burst: 120, perSecond: 1 },
  /** Requests with an unknown token receive 401 at first, then 429. Valid tokens never count. */
  wrongTokens: { burst: 60, perSecond: 1 },
  policyReports: { burst: 120, perSecond: 0.5 },
  calls: { burst: 600, perSecond: 20 },
} as const satisfies Record<string, BucketSize>;
export type ClientLimit = keyof typeof CLIENT_LIMITS;

/** Factor between the limits of a /64 and a /56, and of a /56 and a /48. */
const WIDER_NETWORK_FACTOR = 4;
const NETWORK_LEVELS = 3;
/** Networks or members stored per limit and width; about 20 MB in total at most. */
const MAX_KEYS = 5_000;

export class ClientLimits {
  readonly #buckets: Readonly<Record<string, readonly TokenBuckets[]>>;

  constructor(factor: number, now?: () => number) {
    this.#buckets = Object.fromEntries(
      Object.entries(CLIENT_LIMITS).map(([limit, size]) => [
        limit,
        Array.from({ length: NETWORK_LEVELS }, (_, width) => {
          const times = factor * WIDER_NETWORK_FACTOR ** width;
          const { burst, perSecond } = size;
          return new TokenBuckets(
            { burst: Math.max(1, burst * times), perSecond: perSecond * times },
            MAX_KEYS,
            now,
          );
        }),
      ]),
    );
  }

  /**
   * Counts one request.
   *
   * @throws {AppError} RATE_LIMITED when the member, or a network of the address, has no token left
   */
  take(limit: ClientLimit, request: FastifyRequest & { user?: AuthenticatedUser }): void {
    const { user } = request;
    const keys = user ? [`member ${user.userId}`] : clientNetworks(clientAddress(request));
    const taken = keys.map((key, width) => ({ key, buckets: this.#buckets[limit]?.[width] }));
    const wait = Math.max(0, ...taken.map(({ key, buckets }) => buckets?.secondsUntilToken(key) ?? 0));
    // Check all buckets first. A refused request must not use tokens that the wider network shares with
    // others.
    if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
    for (const { key, buckets } of taken) buckets?.take(key);
  }
}
