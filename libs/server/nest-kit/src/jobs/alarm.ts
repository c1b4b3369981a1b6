import { setTimeout as wait } from 'node:timers/promises';

/** Wakes a sleeping task early, so that it need not poll. */
export class Alarm {
  #rung = false;
  #wake = () => {};

  ring(): void {
    this.#rung = true;
    this.#wake();
  }

  /**
   * Resolves to true when the alarm rings or has rung since the last sleep. Resolves to false on timeout or
   * abort.
   */
  async sleep(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#rung) {
      const woken = new AbortController();
      this.#wake = () => woken.abort();
      await wait(milliseconds, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(
        () => undefined,
      );
    }
    const rung = this.#rung;
    this.#rung = false;
    return rung;
  }
}
