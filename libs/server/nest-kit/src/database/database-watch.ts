import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
// Deep import: the index of `@nestjs/common` would load all of it into the site's supervisor.
import 'reflect-metadata';
import { Logger } from '@nestjs/common/services/logger.service.js';
import pg from 'pg';
import { DatabaseUnavailableError, isConnectionFailure } from './database-unavailable.ts';

export const SLOW_MS = 1_000;
const RETRY_MS = 500;
const LOG_INTERVAL_MS = 10_000;
const TICK_MS = 100;
const REFUSAL_CODES: readonly string[] = ['53300', '57P01'];

export interface Breakable {
  break(cause: DatabaseUnavailableError): void;
}

/**
 * Detects outages of one database server for all clients in this process. During an outage connections fail
 * at once, and a single probe waits for recovery. The watch logs each outage once, and its end once.
 */
export class DatabaseWatch {
  /**
   * Milliseconds within which a new connection must answer `select 1`. Together with SLOW_MS, this must stay
   * below the five seconds that a visitor waits. Tests raise it.
   */
  static responseTimeoutMs = 3_000;
  static readonly #watches = new Map<string, DatabaseWatch>();

  readonly #logger = new Logger('Database');
  readonly #clients = new Set<Breakable>();
  readonly #server: pg.ClientConfig;
  #outage: DatabaseUnavailableError | null = null;
  #lost: Error | null = null;
  #loggedAt = -Infinity;
  #watching = false;

  private constructor(server: pg.ClientConfig) {
    this.#server = server;
  }

  static of({ host, port }: pg.Client, server: pg.ClientConfig): DatabaseWatch {
    const key = `${host}:${port}`;
    let watch = this.#watches.get(key);
    if (!watch) {
      watch = new DatabaseWatch(server);
      this.#watches.set(key, watch);
    }
    return watch;
  }

  register(client: Breakable): void {
    if (this.#outage) throw sameAs(this.#outage);
    this.#clients.add(client);
  }

  unregister(client: Breakable): void {
    this.#clients.delete(client);
  }

  check(): void {
    if (!this.#watching) void this.#watchOutage();
  }

  lost(cause: Error): void {
    if (this.#outage) return;
    this.#lost ??= cause;
    this.check();
  }

  async #watchOutage(): Promise<void> {
    this.#watching = true;
    let failure = await this.#probe();
    if (failure) {
      const began = Date.now();
      this.#begin(failure);
      do {
        await wait(RETRY_MS, undefined, { ref: false });
        failure = await this.#probe();
      } while (failure);
      this.#outage = null;
      this.#logger.warn(`The database answers again, after ${Date.now() - began} ms`);
    } else if (this.#lost && performance.now() - this.#loggedAt > LOG_INTERVAL_MS) {
      this.#loggedAt = performance.now();
      this.#logger.warn(`Connections to the database were lost, but it answers: ${this.#lost.message}`);
    }
    this.#lost = null;
    this.#watching = false;
  }

  #begin(cause: Error): void {
    this.#outage = new DatabaseUnavailableError(`The database is away: ${cause.message}`, { cause });
    this.#logger.error(`${this.#outage.message}. Requests that need it are answered with 503`);
    // One error object per client: some libraries store the closed socket on it, and throw at a second one.
    for (const client of [...this.#clients]) client.break(sameAs(this.#outage));
  }

  /**
   * Probes the server; returns null when it responds. Refusals also count as responses, such as a wrong
   * password or too many connections (53300). So does the end of this session only (57P01), as when its
   * database is dropped. A server that is shutting down refuses the next probe.
   */
  async #probe(): Promise<Error | null> {
    const socket = new Socket().unref();
    const client = new pg.Client({ ...this.#server, connectionTimeoutMillis: 0, stream: () => socket });
    // Keeps the first error. After the session has ended, later errors only say that it is closed.
    let ended: Error | undefined;
    client.on('error', (error) => (ended ??= error));
    const limit = new AbortController();
    const answer = client.connect().then(() => client.query('select 1'));
    try {
      await Promise.race([answer, rejectAfter(DatabaseWatch.responseTimeoutMs, limit.signal)]);
      return null;
    } catch (failure) {
      const error = ended ?? failure;
      const refusedOnly =
        !isConnectionFailure(error) || REFUSAL_CODES.includes(String((error as { code?: unknown }).code));
      return refusedOnly ? null : (error as Error);
    } finally {
      limit.abort();
      answer.catch(() => undefined);
      socket.destroy();
    }
  }
}

/**
 * Rejects after the limit. Counts event-loop ticks, so that a pause of this process does not count as the
 * server's silence.
 */
async function rejectAfter(limitMs: number, signal: AbortSignal): Promise<never> {
  for (let passed = 0; passed < limitMs && !signal.aborted; passed += TICK_MS)
    await wait(TICK_MS, undefined, { ref: false });
  throw new DatabaseUnavailableError(`no answer within ${limitMs} ms`);
}

const sameAs = ({ message, cause }: DatabaseUnavailableError): DatabaseUnavailableError =>
  new DatabaseUnavailableError(message, { cause });
