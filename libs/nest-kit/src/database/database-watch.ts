import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
// What NestJS needs first; not by its index, which would bring all of it into the program that supervises the site.
import 'reflect-metadata';
import { Logger } from '@nestjs/common/services/logger.service.js';
import pg from 'pg';
import { DatabaseUnavailableError, isConnectionFailure } from './database-unavailable.ts';

/** After this time a statement without an answer makes one ask whether the server answers anything. */
export const DOUBT_MS = 1_000;
/** Between two questions while the database is away. */
const RETRY_MS = 500;
/** Lost connections to a database that answers are told of at most this often. */
const TOLD_MS = 10_000;
const TICK_MS = 100;
const ANSWERS: readonly string[] = ['53300', '57P01'];

/** What a watch may break. */
export interface Breakable {
  break(cause: DatabaseUnavailableError): void;
}

/**
 * Knows for all clients of one database server whether it answers. Away, they fail at once instead of one by one, and
 * one question at a time finds out when it is back. It says so once, and once more when it is over.
 */
export class DatabaseWatch {
  /**
   * How long a new connection may take to answer `select 1`, in ms. Together with DOUBT_MS less than the five seconds
   * that a visitor waits. Tests raise it.
   */
  static answerLimitMs = 3_000;
  static readonly #watches = new Map<string, DatabaseWatch>();

  readonly #logger = new Logger('Database');
  readonly #clients = new Set<Breakable>();
  readonly #server: pg.ClientConfig;
  #outage: DatabaseUnavailableError | null = null;
  #lost: Error | null = null;
  #told = -Infinity;
  #looking = false;

  private constructor(server: pg.ClientConfig) {
    this.#server = server;
  }

  /** The watch over the server of this client; one for each server in this process. `server` is how to reach it. */
  static of({ host, port }: pg.Client, server: pg.ClientConfig): DatabaseWatch {
    const key = `${host}:${port}`;
    let watch = this.#watches.get(key);
    if (!watch) {
      watch = new DatabaseWatch(server);
      this.#watches.set(key, watch);
    }
    return watch;
  }

  /** @throws DatabaseUnavailableError while the database is away */
  admit(client: Breakable): void {
    if (this.#outage) throw sameAs(this.#outage);
    this.#clients.add(client);
  }

  forget(client: Breakable): void {
    this.#clients.delete(client);
  }

  /** A statement or a connection takes long: is it that one, or the server? */
  doubt(): void {
    if (!this.#looking) void this.#look();
  }

  /** A connection failed: alone, or because the server is away? */
  lost(cause: Error): void {
    if (this.#outage) return;
    this.#lost ??= cause;
    this.doubt();
  }

  async #look(): Promise<void> {
    this.#looking = true;
    let failure = await this.#ask();
    if (failure) {
      const began = Date.now();
      this.#begin(failure);
      do {
        await wait(RETRY_MS, undefined, { ref: false });
        failure = await this.#ask();
      } while (failure);
      this.#outage = null;
      this.#logger.warn(`The database answers again, after ${Date.now() - began} ms`);
    } else if (this.#lost && performance.now() - this.#told > TOLD_MS) {
      this.#told = performance.now();
      this.#logger.warn(`Connections to the database were lost, but it answers: ${this.#lost.message}`);
    }
    this.#lost = null;
    this.#looking = false;
  }

  #begin(cause: Error): void {
    this.#outage = new DatabaseUnavailableError(`The database is away: ${cause.message}`, { cause });
    this.#logger.error(`${this.#outage.message}. Requests that need it are answered with 503`);
    // Each with an error of its own: some libraries write on it which socket it ended, and throw at a second one.
    for (const client of [...this.#clients]) client.break(sameAs(this.#outage));
  }

  /**
   * Null when the server answers, also with a refusal: of a password, because it is full (53300), or by ending just this
   * session (57P01), as when its database is dropped; a server that stops refuses the next one.
   */
  async #ask(): Promise<Error | null> {
    const socket = new Socket().unref();
    const client = new pg.Client({ ...this.#server, connectionTimeoutMillis: 0, stream: () => socket });
    // Of a session that ends between two steps the next one tells only that it is gone.
    let ended: Error | undefined;
    client.on('error', (error) => (ended ??= error));
    const limit = new AbortController();
    const answer = client.connect().then(() => client.query('select 1'));
    try {
      await Promise.race([answer, silence(DatabaseWatch.answerLimitMs, limit.signal)]);
      return null;
    } catch (failure) {
      const error = ended ?? failure;
      const refusedOnly =
        !isConnectionFailure(error) || ANSWERS.includes(String((error as { code?: unknown }).code));
      return refusedOnly ? null : (error as Error);
    } finally {
      limit.abort();
      answer.catch(() => undefined);
      socket.destroy();
    }
  }
}

/** Rejects after the time. It is counted in turns of the event loop: a pause of our own is not the server's silence. */
async function silence(limitMs: number, signal: AbortSignal): Promise<never> {
  for (let passed = 0; passed < limitMs && !signal.aborted; passed += TICK_MS)
    await wait(TICK_MS, undefined, { ref: false });
  throw new DatabaseUnavailableError(`no answer within ${limitMs} ms`);
}

const sameAs = ({ message, cause }: DatabaseUnavailableError): DatabaseUnavailableError =>
  new DatabaseUnavailableError(message, { cause });
