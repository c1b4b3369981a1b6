import type { SecurityEvent, SecurityLogPort } from '@danqing/contracts/operators';
import { EventFolder, isUnauthenticated, type LogBudgets } from './fold-events.ts';
import { foldKey, toEntry, type LogEntry } from './log-entry.ts';

export interface SecurityLogOptions {
  /**
   * Adds the entries to the log, or rejects. Entries with the same key and minute become one row with the sum
   * of their counts.
   */
  write: (entries: readonly LogEntry[]) => Promise<void>;
  budgets?: LogBudgets | undefined;
  mostWaiting?: number | undefined;
  now?: (() => number) | undefined;
}

const BATCH = 500;
const MAX_WAITING = 10_000;
/**
 * Maximum share of the pending rows for unauthenticated callers. During a database outage, a flood of their
 * entries cannot displace operators' entries.
 */
const STRANGERS_SHARE = 0.8;

export class SecurityLog implements SecurityLogPort {
  readonly #write: SecurityLogOptions['write'];
  readonly #mostWaiting: number;
  readonly #now: () => number;
  readonly #folder: EventFolder;
  readonly #waiting = new Map<string, LogEntry>();
  #lost = 0;
  #flushing: Promise<void> = Promise.resolve();

  constructor({ write, budgets, mostWaiting = MAX_WAITING, now = Date.now }: SecurityLogOptions) {
    this.#write = write;
    this.#mostWaiting = mostWaiting;
    this.#now = now;
    this.#folder = new EventFolder(budgets);
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  record(event: SecurityEvent): void {
    try {
      this.#add(this.#folder.fold(toEntry(event, this.#now())));
    } catch {
      // A logging failure must not fail the caller.
      this.#lost += 1;
    }
  }

  /** Writes pending rows after any running flush. On rejection they stay pending. */
  flush(): Promise<void> {
    const flushing = this.#flushing.catch(() => undefined).then(() => this.#flush());
    this.#flushing = flushing;
    return flushing;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, BATCH);
      for (const [key] of batch) this.#waiting.delete(key);
      try {
        await this.#write(batch.map(([, entry]) => entry));
      } catch (error) {
        for (const [, entry] of batch) this.#add(entry);
        throw error;
      }
    }
    if (this.#lost > 0) await this.#tellOfLoss();
  }

  async #tellOfLoss(): Promise<void> {
    const lost = this.#lost;
    const told = { action: 'log', result: 'refused', actor: 'system', address: null } as const;
    const detail = `${lost} ${lost === 1 ? 'event was' : 'events were'} lost: the database was away`;
    await this.#write([toEntry({ ...told, detail }, this.#now())]);
    this.#lost -= lost;
  }

  #add(entry: LogEntry): void {
    const key = foldKey(entry);
    const known = this.#waiting.get(key);
    if (known) {
      known.count += entry.count;
      known.at = Math.min(known.at, entry.at);
      known.lastAt = Math.max(known.lastAt, entry.lastAt);
    } else if (this.#waiting.size < this.#mostWaiting * (isUnauthenticated(entry) ? STRANGERS_SHARE : 1)) {
      this.#waiting.set(key, entry);
    } else this.#lost += entry.count;
  }
}
