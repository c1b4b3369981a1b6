import { clientNetworks } from '@danqing/nest-kit';
import { foldKey, type LogEntry } from './log-entry.ts';
import { RowBudget, type Budget } from './row-budget.ts';

export interface LogBudgets {
  /** Entries from one network by unauthenticated callers: refusals and requests for codes. */
  network: Budget;
  /** Entries by all unauthenticated callers together. Bounds disk usage. */
  strangers: Budget;
  actor: Budget;
}

/**
 * Unauthenticated callers fill at most 43,200 rows per day and gateway, which is 3.9 million or about 1.5 GB
 * in 90 days. An office behind one address still gets every sign-in logged.
 */
export const LOG_BUDGETS: LogBudgets = {
  network: { burst: 100, perMinute: 5 },
  strangers: { burst: 3_000, perMinute: 30 },
  actor: { burst: 300, perMinute: 30 },
};

export const FOLDED_DETAIL = 'several, more than are kept one by one';
const STRANGER = 'visitor';

/** Assigns each entry to a row, so that an actor's rows stay within budget. Every entry is counted. */
export class EventFolder {
  readonly #network: RowBudget;
  readonly #strangers: RowBudget;
  readonly #actor: RowBudget;
  #known = new Set<string>();
  #minute = 0;

  constructor({ network, strangers, actor }: LogBudgets = LOG_BUDGETS) {
    this.#network = new RowBudget(network);
    this.#strangers = new RowBudget(strangers);
    this.#actor = new RowBudget(actor);
  }

  /**
   * Returns the entry while the budget lasts, otherwise a collective entry. For an authenticated actor, it
   * omits subject and address. For other callers, it retains the network while the shared budget lasts.
   */
  fold(entry: LogEntry): LogEntry {
    this.#forgetLastMinute(entry.at);
    if (!isUnauthenticated(entry)) {
      if (this.#has(entry) || this.#actor.take(entry.actor, entry.at)) return this.#keep(entry);
      return this.#keep({ ...entry, address: null, subject: null, detail: FOLDED_DETAIL });
    }
    const network = entry.address === null ? null : (clientNetworks(entry.address).at(-1) ?? null);
    const several = { ...entry, actor: STRANGER, subject: null, detail: FOLDED_DETAIL };
    if (this.#has(entry)) return entry;
    if (this.#network.take(network ?? '', entry.at)) {
      if (this.#strangers.take('', entry.at)) return this.#keep(entry);
    } else {
      const ofNetwork = { ...several, address: network };
      if (this.#has(ofNetwork) || this.#strangers.take('', entry.at)) return this.#keep(ofNetwork);
    }
    return this.#keep({ ...several, address: null });
  }

  #has(entry: LogEntry): boolean {
    return this.#known.has(foldKey(entry));
  }

  #keep(entry: LogEntry): LogEntry {
    this.#known.add(foldKey(entry));
    return entry;
  }

  #forgetLastMinute(at: number): void {
    const minute = Math.floor(at / 60_000);
    if (minute !== this.#minute) this.#known = new Set();
    this.#minute = minute;
  }
}

/**
 * Returns true for entries by unauthenticated callers. An account in such an entry is the target, not the
 * actor.
 */
export const isUnauthenticated = ({ action, result, actor }: LogEntry): boolean =>
  (result === 'refused' || action === 'code') && !/^(operator|publisher) /.test(actor);
