import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseUnavailableError, isConnectionFailure } from './database-unavailable.ts';
import { DatabaseWatch, DOUBT_MS, type Breakable } from './database-watch.ts';

/** A peer that vanished is noticed after this time and ten further seconds, while nothing is under way. */
const KEEP_ALIVE_AFTER_MS = 10_000;

type Callback = (error: Error | null | undefined, result?: unknown) => void;

/**
 * The one kind of database connection, alone or in a pool (`new Pool({ Client: DatabaseClient })`). When it breaks, the
 * process goes on, whether the connection is idle or in use, and the statement under way fails with a
 * DatabaseUnavailableError. A server that hangs breaks it: what was under way is never waited for any further, and the
 * connection is never used again, since its outcome is unknown.
 */
export class DatabaseClient extends pg.Client implements Breakable {
  /** For `ref` and `unref`. */
  readonly socket: Socket;
  readonly #watch: DatabaseWatch;
  #givenUp = false;

  constructor(options: pg.ClientConfig) {
    const socket = new Socket();
    // pg listens from its `connect` on.
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
    this.once('end', () => this.#watch.forget(this));
  }

  /** Ends the connection at once; pending queries fail with the cause. */
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
    // Later, as a connection would fail: the next in the queue of a pool takes its turn, and there may be thousands.
    await new Promise(setImmediate);
    this.#watch.admit(this);
    const answered = this.#expectAnswer();
    try {
      await super.connect();
      return this;
    } catch (error) {
      this.#watch.forget(this);
      throw this.#noticed(error);
    } finally {
      answered();
    }
  }

  /** All forms of pg's own: with a callback at the end, or with a promise. */
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

  /** Doubts the server while there is no answer. Returns what tells that it came. */
  #expectAnswer(): () => void {
    const timer = setInterval(() => this.#watch.doubt(), DOUBT_MS);
    return () => clearInterval(timer);
  }

  /** The end of a connection becomes one kind of error and is told to the watch; an answer of the server passes. */
  #noticed(error: unknown): unknown {
    if (!isConnectionFailure(error) || error instanceof DatabaseUnavailableError) return error;
    const cause = error as Error;
    // That it ends was wanted.
    if (!this.#givenUp) this.#watch.lost(cause);
    return new DatabaseUnavailableError(cause.message, { cause });
  }
}
