import { AppError, clientNetworks } from '@danqing/nest-kit';

export interface QueueLimits {
  total: number;
  /**
   * Maximum number of unfinished drawings per client network; doubled and quadrupled for the wider prefixes
   * of an IPv6 address.
   */
  perNetwork: number;
  /** Maximum waiting work: the sum of the estimated milliseconds. */
  price: number;
}

export interface DrawingRequest {
  address: string;
  /** Estimated duration in milliseconds. */
  price: number;
  signal: AbortSignal;
}

interface WaitingDrawing {
  networks: readonly string[];
  price: number;
  due: number;
  leave(): void;
  start(): void;
  refuse(): void;
}

const RETRY_AFTER_SECONDS = 5;
/** A network with constant demand may use 1/SHARE of the lane before it falls behind all others. */
const SHARE = 8;

/**
 * Runs one drawing at a time, fairly across client networks. Each drawing's due time follows the network's
 * previous one by a multiple of its price, so light users come before heavy users. An aborted drawing leaves
 * the queue at once. When the queue is full, a drawing of the network with the most waiting work is evicted
 * in favour of a network with less.
 */
export class DrawingQueue {
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  readonly #waiting = new Set<WaitingDrawing>();
  readonly #unfinished = new Map<string, number>();
  readonly #dues = new Map<string, number>();
  #count = 0;
  #busy = false;

  constructor(
    limits: QueueLimits,
    /** Monotonic clock in milliseconds. */
    now: () => number = () => performance.now(),
  ) {
    this.#limits = limits;
    this.#now = now;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Runs `work` in its turn.
   *
   * @throws {AppError} RATE_LIMITED when the network has too many unfinished drawings
   * @throws {AppError} SERVICE_UNAVAILABLE when the queue is full, the drawing was evicted, or the signal was
   *   aborted before its turn
   */
  async run<T>({ address, price, signal }: DrawingRequest, work: () => Promise<T>): Promise<T> {
    const networks = clientNetworks(address);
    if (signal.aborted) throw unavailable();
    if (networks.some((network, width) => this.#of(network) >= this.#limits.perNetwork << width))
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    while (this.#isFull(price)) this.#makeRoom(networks, price);
    const leave = this.#enter(networks);
    try {
      await this.#turn({ networks, price, due: this.#dueOf(networks, price), leave }, signal);
      try {
        return await work();
      } finally {
        this.#busy = false;
        this.#startNext();
      }
    } finally {
      leave();
    }
  }

  #enter(networks: readonly string[]): () => void {
    let counted = true;
    this.#count += 1;
    for (const network of networks) this.#unfinished.set(network, this.#of(network) + 1);
    return () => {
      if (!counted) return;
      counted = false;
      this.#count -= 1;
      for (const network of networks) {
        const left = this.#of(network) - 1;
        if (left > 0) this.#unfinished.set(network, left);
        else this.#unfinished.delete(network);
      }
    };
  }

  #turn(drawing: Omit<WaitingDrawing, 'start' | 'refuse'>, signal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const refuse = () => {
        end();
        drawing.leave();
        reject(unavailable());
      };
      const start = () => {
        end();
        resolve();
      };
      const waiting = { ...drawing, start, refuse };
      const end = () => {
        this.#waiting.delete(waiting);
        signal.removeEventListener('abort', refuse);
      };
      signal.addEventListener('abort', refuse);
      this.#waiting.add(waiting);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#busy) return;
    const [next] = [...this.#waiting].sort((a, b) => a.due - b.due);
    if (!next) return;
    this.#busy = true;
    next.start();
  }

  /**
   * Returns the latest due time across the networks. Each wider network may use twice as much as the narrower
   * one.
   */
  #dueOf(networks: readonly string[], price: number): number {
    const now = this.#now();
    for (const [network, due] of this.#dues) if (due <= now) this.#dues.delete(network);
    const dues = networks.map((network, width) => {
      const due = (this.#dues.get(network) ?? now) + (price * SHARE) / (1 << width);
      this.#dues.set(network, due);
      return due;
    });
    return Math.max(...dues);
  }

  #isFull(price: number): boolean {
    if (this.#count >= this.#limits.total) return true;
    return this.#waiting.size > 0 && sum(this.#waiting) + price > this.#limits.price;
  }

  /**
   * Evicts the last-due drawing of the site with the most waiting work. A site is the widest network of a
   * client.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE when the new drawing's site would have at least as much waiting
   *   work
   */
  #makeRoom(networks: readonly string[], price: number): void {
    const bySite = new Map<string, WaitingDrawing[]>();
    for (const drawing of this.#waiting) {
      const site = siteOf(drawing);
      bySite.set(site, [...(bySite.get(site) ?? []), drawing]);
    }
    const own = sum(bySite.get(siteOf({ networks })) ?? []) + price;
    const [most = []] = [...bySite.values()].sort((a, b) => sum(b) - sum(a));
    const [last] = most.sort((a, b) => b.due - a.due);
    if (!last || sum(most) <= own) throw unavailable();
    last.refuse();
  }

  #of(network: string): number {
    return this.#unfinished.get(network) ?? 0;
  }
}

const siteOf = ({ networks }: Pick<WaitingDrawing, 'networks'>): string => networks.at(-1) ?? '';

const sum = (waiting: Iterable<WaitingDrawing>): number =>
  [...waiting].reduce((total, { price }) => total + price, 0);

const unavailable = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
