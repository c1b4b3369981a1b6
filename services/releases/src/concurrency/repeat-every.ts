import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `work` again and again, `ms` after its end, until the signal is aborted. Reports only the first of
 * several failures in a row.
 */
export async function repeatEvery(
  ms: number,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
  work: () => Promise<unknown>,
): Promise<void> {
  let failing = false;
  for (;;) {
    await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await work();
      failing = false;
    } catch (error) {
      if (!failing) onError(error);
      failing = true;
    }
  }
}
