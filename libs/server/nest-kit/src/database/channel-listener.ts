import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseClient } from './database-client.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

export interface ChannelListenerOptions {
  databaseUrl: string;
  /** Postgres channel, an unquoted identifier. */
  channel: string;
  /**
   * Called with the payload of each notification, and with null after every (re)connect, because
   * notifications may have been missed.
   */
  onNotify: (payload: string | null) => void;
  /** Called after each heartbeat. The connection is alive, but notifications may still have been lost. */
  onHeartbeat?: () => void;
  /** Milliseconds between heartbeats. They detect a cut network, which closes no connection. */
  heartbeatMs?: number;
  /** Milliseconds without a response after which the connection counts as lost. */
  answerWithinMs?: number;
}

/** Receives notifications (LISTEN) on a dedicated connection and reconnects when it is lost. */
export class ChannelListener {
  readonly #options: Required<ChannelListenerOptions>;
  readonly #stop = new AbortController();
  #connection: DatabaseClient | null = null;
  #running: Promise<void> | null = null;
  #listening = false;

  constructor(options: ChannelListenerOptions) {
    this.#options = { heartbeatMs: 5_000, answerWithinMs: 3_000, onHeartbeat: () => undefined, ...options };
  }

  get listening(): boolean {
    return this.#listening;
  }

  /** Resolves when listening has begun or the first attempt has failed. Retries until `stop`. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#running = this.#run(resolve);
    });
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#connection?.break();
    await this.#running;
  }

  async #run(onFirstAttempt: () => void): Promise<void> {
    const { signal } = this.#stop;
    let retryMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      const began = await this.#listenUntilLost(onFirstAttempt);
      onFirstAttempt();
      retryMs = began ? FIRST_RETRY_MS : Math.min(retryMs * 2, LONGEST_RETRY_MS);
      await delay(retryMs * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  async #listenUntilLost(onListening: () => void): Promise<boolean> {
    const { databaseUrl, channel, onNotify, answerWithinMs } = this.#options;
    const client = new DatabaseClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    this.#connection = client;
    const lost = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
    });
    client.on('notification', ({ payload }) => onNotify(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#listening = true;
      onNotify(null);
      onListening();
      await Promise.race([lost, this.#untilSilent(client)]);
      return true;
    } catch {
      return this.#listening;
    } finally {
      this.#listening = false;
      // A graceful close of a dead connection takes minutes.
      client.break();
    }
  }

  async #untilSilent(client: DatabaseClient): Promise<never> {
    for (;;) {
      await delay(this.#options.heartbeatMs, undefined, { signal: this.#stop.signal, ref: false });
      await client.query('select 1');
      this.#options.onHeartbeat();
    }
  }
}
