import { setTimeout as wait } from 'node:timers/promises';

/** Wakes who sleeps for a while, so that they need not look again and again. */
export class Alarm {
  #rung = false;
  #wake = () => {};

  ring(): void {
    this.#rung = true;
    this.#wake();
  }

  /** Ends when it rings, or has rung since the last sleep: true; after so many milliseconds, and with the signal: false. */
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
