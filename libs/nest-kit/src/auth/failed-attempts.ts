import { AppError } from '../errors/app-error.ts';
import { clientNetwork } from '../http/client-network.ts';

const LIMIT = 10;
const WINDOW_MS = 60_000;
/** Networks kept in mind; beyond it the one that failed longest ago is forgotten. */
const MAX_NETWORKS = 10_000;

/** Wrong secrets of the last minute in this process, by the network that they came from. */
export class FailedAttempts {
  readonly #now: () => number;
  /** The times of the last ten, oldest first. */
  readonly #times = new Map<string, number[]>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Throws RATE_LIMITED while the network of this address has failed ten times within a minute. */
  refuse(address: string): void {
    const times = this.#times.get(clientNetwork(address)) ?? [];
    const oldest = times.at(-LIMIT);
    const waitMs = oldest === undefined ? 0 : oldest + WINDOW_MS - this.#now();
    if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  add(address: string): void {
    const network = clientNetwork(address);
    const times = this.#times.get(network) ?? [];
    this.#times.delete(network);
    this.#times.set(network, [...times, this.#now()].slice(-LIMIT));
    if (this.#times.size <= MAX_NETWORKS) return;
    for (const longestAgo of this.#times.keys()) {
      this.#times.delete(longestAgo);
      break;
    }
  }
}
