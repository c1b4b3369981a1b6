import { AppError } from '../errors/app-error.ts';
import { clientNetwork } from '../http/client-network.ts';
import { BoundedMap } from '../memory/bounded-map.ts';

const LIMIT = 10;
const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;

/**
 * Counts the wrong secrets of the last minute per client network, in this process. Call it only after a
 * secret turned out to be wrong: a correct secret must pass in spite of wrong ones from the same network.
 */
export class FailedAttempts {
  readonly #now: () => number;
  readonly #times = new BoundedMap<string, number[]>(MAX_NETWORKS);

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Counts a wrong secret.
   *
   * @throws {AppError} RATE_LIMITED when the network has sent ten within a minute
   */
  fail(address: string): void {
    const network = clientNetwork(address);
    const times = this.#times.get(network) ?? [];
    const oldest = times.at(-LIMIT);
    const waitMs = oldest === undefined ? 0 : oldest + WINDOW_MS - this.#now();
    if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    this.#times.set(network, [...times, this.#now()].slice(-LIMIT));
  }
}
