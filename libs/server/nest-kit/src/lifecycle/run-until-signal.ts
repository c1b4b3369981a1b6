import type { Logger } from 'pino';
import { TimeLimitError, withTimeLimit } from '../time/time-limit.ts';

const STOP_LIMIT_MS = 10_000;

export interface RunUntilSignalOptions {
  beforeClose?: () => Promise<void>;
  afterClose?: () => Promise<void>;
  stopLimitMs?: number;
  logger?: Logger;
}

/**
 * Stops on SIGTERM or SIGINT: running requests finish, pools close, and the process exits with 0. Requests
 * that exceed the limit are aborted. A failed stop exits with 1, and a second signal exits at once.
 */
export function runUntilSignal(app: { close(): Promise<void> }, options: RunUntilSignalOptions = {}): void {
  const { beforeClose, afterClose, stopLimitMs = STOP_LIMIT_MS, logger } = options;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    stopping = true;
    logger?.info({ signal }, 'stopping');
    try {
      await beforeClose?.();
      await withTimeLimit(stopLimitMs, () => app.close()).catch((error: unknown) => {
        if (!(error instanceof TimeLimitError)) throw error;
        logger?.warn({ stopLimitMs }, 'requests outlasted the limit and are cut off');
      });
      await afterClose?.();
      process.exit(0);
    } catch (err) {
      logger?.error({ err }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
