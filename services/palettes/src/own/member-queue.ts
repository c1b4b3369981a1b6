import { AppError } from '@danqing/nest-kit';

export interface MemberQueueOptions {
  waiting: number;
  waitMs: number;
}

/** Serialises each member's requests. Other members' requests do not wait. */
export class MemberQueue {
  readonly #options: MemberQueueOptions;
  readonly #queues = new Map<number, (() => void)[]>();

  constructor(options: MemberQueueOptions) {
    this.#options = options;
  }

  /**
   * Resolves when it is the request's turn, with a function that the caller must call once at its end.
   *
   * @throws {AppError} RATE_LIMITED when too many wait, or the wait took too long
   */
  async take(member: number, gone: AbortSignal): Promise<() => void> {
    const queue = this.#queues.get(member);
    if (queue === undefined) this.#queues.set(member, []);
    else await this.#wait(queue, gone);
    return () => this.#next(member);
  }

  async #wait(queue: (() => void)[], gone: AbortSignal): Promise<void> {
    const { waiting, waitMs } = this.#options;
    if (queue.length >= waiting) throw tooMany();
    await new Promise<void>((resolve, reject) => {
      const settled = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const leave = () => {
        settled();
        queue.splice(queue.indexOf(turn), 1);
        reject(tooMany());
      };
      const turn = () => {
        settled();
        resolve();
      };
      const timer = setTimeout(leave, waitMs);
      gone.addEventListener('abort', leave);
      queue.push(turn);
    });
  }

  #next(member: number): void {
    const turn = this.#queues.get(member)?.shift();
    if (turn) turn();
    else this.#queues.delete(member);
  }
}

const RETRY_AFTER_SECONDS = 5;

const tooMany = () => new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
