import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseUnavailableError, isConnectionFailure } from './database-unavailable.ts';
import { DatabaseWatch, SLOW_MS, type Breakable } from './database-watch.ts';

/** A vanished peer is detected after this idle time and ten more seconds. */
const KEEP_ALIVE_AFTER_MS = 10_000;

type Callback = (error: Error | null | undefined, result?: unknown) => void;

/**
 * A database client whose connection loss never crashes the process, whether idle or busy. Also for pools:
 * `new Pool({ Client: DatabaseClient })`.
 *
 * On connection loss, the pending statement fails with a DatabaseUnavailableError. A connection to an
 * unresponsive server is broken off and never reused, because the outcome of its statement is unknown.
 */
export class DatabaseClient extends pg.Client implements Breakable {
  readonly socket: Socket;
  readonly #watch: DatabaseWatch;
  #givenUp = false;

  constructor(options: pg.ClientConfig) {
    const socket = new Socket();
    // pg adds its error listener only in `connect`.
    socket.on('error', () => undefined);
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      ...options,
      stream: () => socket,
    });
    this.socket = socket;
    this.#watch = DatabaseWatch.of(this, options);
    const send = super.query.bind(this) as unknown as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => this.#query(send, given)) as pg.Client['query'];
    this.on('error', (error) => this.#noticed(error));
    this.once('end', () => this.#watch.unregister(this));
  }

  break(cause = new DatabaseUnavailableError('The connection was given up')): void {
    this.#givenUp = true;
    this.socket.destroy(cause);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(() => callback(null), callback);
  }

  async #connect(): Promise<pg.Client> {
    // Fails asynchronously, as a connection would. Otherwise the pool would serve thousands of waiting
    // requests synchronously.
    await new Promise(setImmediate);
    this.#watch.register(this);
    const answered = this.#expectAnswer();
    try {
      await super.connect();
      return this;
    } catch (error) {
      this.#watch.unregister(this);
      throw this.#noticed(error);
    } finally {
      answered();
    }
  }

  #query(send: (...given: unknown[]) => unknown, given: unknown[]): unknown {
    const answered = this.#expectAnswer();
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const settle: Callback = (error, result) => {
        answered();
        callback(error && this.#noticed(error), result);
      };
      return send(...given.slice(0, -1), settle);
    }
    return (send(...given) as Promise<unknown>).then(
      (result) => {
        answered();
        return result;
      },
      (error: unknown) => {
        answered();
        throw this.#noticed(error);
      },
    );
  }

  #expectAnswer(): () => void {
    const timer = setInterval(() => this.#watch.check(), SLOW_MS);
    return () => clearInterval(timer);
  }

  #noticed(error: unknown): unknown {
    if (!isConnectionFailure(error) || error instanceof DatabaseUnavailableError) return error;
    const cause = error as Error;
    if (!this.#givenUp) this.#watch.lost(cause);
    return new DatabaseUnavailableError(cause.message, { cause });
  }
}
