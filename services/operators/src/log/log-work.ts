import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { SecurityLog } from './security-log.ts';

const FLUSH_MS = 500;
const MAX_WAIT_MS = 10_000;

@Injectable()
export class LogWork implements OnModuleInit, BeforeApplicationShutdown {
  readonly #logger = new Logger('SecurityLog');
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(@Inject(SecurityLog) private readonly log: SecurityLog) {}

  onModuleInit(): void {
    this.#running = this.#writeOn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    await this.log
      .flush()
      .catch(() => this.#logger.error(`${this.log.waiting} entries are lost with this stop`));
  }

  async #writeOn(): Promise<void> {
    const { signal } = this.#stop;
    let waitMs = FLUSH_MS;
    for (;;) {
      await delay(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.log.flush();
        if (waitMs > FLUSH_MS) this.#logger.log('The log is written again');
        waitMs = FLUSH_MS;
      } catch (error) {
        if (waitMs === FLUSH_MS) this.#logger.warn(`The log waits for the database: ${String(error)}`);
        waitMs = Math.min(MAX_WAIT_MS, waitMs * 2);
      }
    }
  }
}
