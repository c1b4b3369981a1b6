import type { Logger } from 'pino';
import { TimeLimitError, withTimeLimit } from '../time/time-limit.ts';

const STOP_LIMIT_MS = 10_000;

export interface RunUntilSignalOptions {
  /** Runs before the application closes, and takes as long as it wants: the place to `drain` it. */
  beforeClose?: () => Promise<void>;
  /** Runs once the application has closed, its pools included: the place to stop the database. */
  afterClose?: () => Promise<void>;
  /** Time for running requests to finish, 10 s without it. */
  stopLimitMs?: number;
  logger?: Logger;
}

/**
 * Stops on SIGTERM or SIGINT: no new requests, running ones finish, pools close, then exit 0. Requests that outlast
 * the limit are cut off, and a stop that fails exits 1. A second signal exits at once.
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
