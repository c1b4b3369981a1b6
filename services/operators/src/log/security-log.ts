import type { SecurityEvent, SecurityLogPort } from '@danqing/contracts/operators';
import { EventFolder, isStrangers, type LogBudgets } from './fold-events.ts';
import { foldKey, toEntry, type LogEntry } from './log-entry.ts';

export interface SecurityLogOptions {
  /** Adds the entries to the log, or rejects. Entries of the same key and minute are added up. */
  write: (entries: readonly LogEntry[]) => Promise<void>;
  budgets?: LogBudgets | undefined;
  /** Rows that wait for the database at most; beyond it they are counted as lost. */
  mostWaiting?: number | undefined;
  now?: (() => number) | undefined;
}

/** Rows that are written by one statement. */
const BATCH = 500;
const MOST_WAITING = 10_000;
/** Of which strangers take at most so much: a flood while the database is away costs no entry of an operator's. */
const STRANGERS_SHARE = 0.8;

/** Takes events at once, folds what repeats, and writes them in batches when `flush` is called. */
export class SecurityLog implements SecurityLogPort {
  readonly #write: SecurityLogOptions['write'];
  readonly #mostWaiting: number;
  readonly #now: () => number;
  readonly #folder: EventFolder;
  readonly #waiting = new Map<string, LogEntry>();
  #lost = 0;
  #flushing: Promise<void> = Promise.resolve();

  constructor({ write, budgets, mostWaiting = MOST_WAITING, now = Date.now }: SecurityLogOptions) {
    this.#write = write;
    this.#mostWaiting = mostWaiting;
    this.#now = now;
    this.#folder = new EventFolder(budgets);
  }

  /** Rows that wait to be written. */
  get waiting(): number {
    return this.#waiting.size;
  }

  record(event: SecurityEvent): void {
    try {
      this.#add(this.#folder.fold(toEntry(event, this.#now())));
    } catch {
      // What is told must not fail with the log.
      this.#lost += 1;
    }
  }

  /** Writes what waits, after a flush that runs. Rejects when the database does not take it; it waits on then. */
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
    } else if (this.#waiting.size < this.#mostWaiting * (isStrangers(entry) ? STRANGERS_SHARE : 1)) {
      this.#waiting.set(key, entry);
    } else this.#lost += entry.count;
  }
}
