import { setTimeout as delay } from 'node:timers/promises';

/** Resolves with null when the time is over. */
export async function inTime<Value>(milliseconds: number, value: Promise<Value>): Promise<Value | null> {
  const timer = new AbortController();
  const late = delay(milliseconds, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([value, late]);
  } finally {
    timer.abort();
    value.catch(() => undefined);
  }
}
