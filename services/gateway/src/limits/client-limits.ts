import { AppError, clientAddress, clientNetworks } from '@danqing/nest-kit';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { TokenBuckets, type BucketSize } from './token-buckets.ts';

/**
 * What one network (an IPv4 address, a /64) may ask, or one member where the route is for members. An office of some
 * hundred people behind one address stays far below; a program that asks as fast as it can does not.
 */
export const CLIENT_LIMITS = {
  pages: { burst: 600, perSecond: 20 },
  colors: { burst: 300, perSecond: 10 },
  lists: { burst: 600, perSecond: 20 },
  searches: { burst: 300, perSecond: 10 },
  /** Drawn pictures and sheets; the drawing queue takes turns besides. */
  exports: { burst: 60, perSecond: 0.5 },
  /** Palettes saved, deleted, brought back. */
  saves: { burst: 120, perSecond: 1 },
  /** Requests with an unknown token: answered 401 at first, then 429. A valid one is never counted here. */
  wrongTokens: { burst: 60, perSecond: 1 },
  /** Policies that its browsers saw broken: a page tells of a few, a program could tell of any number. */
  policyReports: { burst: 120, perSecond: 0.5 },
  /** Every other call. */
  calls: { burst: 600, perSecond: 20 },
} as const satisfies Record<string, BucketSize>;
export type ClientLimit = keyof typeof CLIENT_LIMITS;

/** A /56 may ask this many times what a /64 may, a /48 again. */
const WIDER = 4;
const WIDTHS = 3;
/** Networks or members that are remembered, of each limit and width: at most some 20 MB together. */
const KEPT = 5_000;

/** Counts what each client asks for in this process. */
export class ClientLimits {
  readonly #buckets: Readonly<Record<string, readonly TokenBuckets[]>>;

  /** @param factor multiplies every limit */
  constructor(factor: number, now?: () => number) {
    this.#buckets = Object.fromEntries(
      Object.entries(CLIENT_LIMITS).map(([limit, size]) => [
        limit,
        Array.from({ length: WIDTHS }, (_, width) => {
          const times = factor * WIDER ** width;
          const { burst, perSecond } = size;
          return new TokenBuckets(
            { burst: Math.max(1, burst * times), perSecond: perSecond * times },
            KEPT,
            now,
          );
        }),
      ]),
    );
  }

  /** Counts one request. Throws RATE_LIMITED when its member, or a network of its address, has none left. */
  take(limit: ClientLimit, request: FastifyRequest & { user?: AuthenticatedUser }): void {
    const { user } = request;
    const keys = user ? [`member ${user.userId}`] : clientNetworks(clientAddress(request));
    const taken = keys.map((key, width) => ({ key, buckets: this.#buckets[limit]?.[width] }));
    const wait = Math.max(0, ...taken.map(({ key, buckets }) => buckets?.secondsUntilToken(key) ?? 0));
    // A refused request must not use up the budget that the wider network has for others.
    if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
    for (const { key, buckets } of taken) buckets?.take(key);
  }
}
