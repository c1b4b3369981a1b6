import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { AppError, clientAddress, clientNetworks } from '@danqing/nest-kit';
import { openStreams } from '../metrics/release-metrics.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds. Proxies and browsers close connections that are silent for about a minute. */
const HEARTBEAT_MS = 25_000;
const HEARTBEAT = ':\n\n';
/** A client with more unsent bytes has stopped reading. */
const MAX_WAITING_BYTES = 64 * 1024;
/** Milliseconds. The random delay spreads the reconnects after a server restart. */
const MIN_RECONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 3_000;
/** Seconds. */
const RETRY_AFTER = 30;

export interface EventStreamLimits {
  all: number;
  /** Streams per household or office, which is an IPv4 address or an IPv6 /64. */
  perNetwork: number;
}

/** Connection-limit multiplier for a /64, a /56 and a /48. One customer can hold a whole /48. */
const NETWORK_MULTIPLIERS = [1, 2, 5];

export interface EventStream {
  /** Sends a frame, or drops a client that has not read the earlier ones. */
  send(frame: Buffer): void;
  end(): void;
}

interface Connection {
  response: ServerResponse;
  stalled: boolean;
}

export class EventStreams {
  readonly #limits: EventStreamLimits;
  readonly #connections = new Set<Connection>();
  readonly #networks = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #closed = false;

  constructor(limits: EventStreamLimits, heartbeatMs = HEARTBEAT_MS) {
    this.#limits = limits;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /**
   * Opens a stream as the response; the caller's handler must not reply. `onClose` runs once, whichever side
   * closes.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE when the process is full or stopping, RATE_LIMITED when the
   *   network has too many streams
   */
  open(request: FastifyRequest, reply: FastifyReply, onClose: () => void): EventStream {
    const networks = clientNetworks(clientAddress(request));
    this.#refuseBeyondLimits(networks);
    reply.hijack();
    const response = reply.raw;
    const connection: Connection = { response, stalled: false };
    this.#connections.add(connection);
    openStreams.inc();
    for (const network of networks) this.#networks.set(network, this.#ofNetwork(network) + 1);
    response.on('close', () => {
      this.#connections.delete(connection);
      openStreams.dec();
      for (const network of networks) {
        const left = this.#ofNetwork(network) - 1;
        if (left > 0) this.#networks.set(network, left);
        else this.#networks.delete(network);
      }
      onClose();
    });
    response.on('error', () => response.destroy());
    response.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // A buffering proxy would delay the events.
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      // A kept-alive connection would delay server shutdown.
      connection: 'close',
    });
    if (request.method === 'HEAD') response.end();
    else response.write(`retry: ${Math.round(reconnectDelayMs())}\n\n`);
    return {
      send: (frame) => {
        if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
        else write(response, frame);
      },
      end: () => void response.end(),
    };
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    for (const { response } of this.#connections) {
      // A client with unread data would delay the shutdown.
      if (response.writableLength > 0) response.destroy();
      else response.end();
    }
  }

  #refuseBeyondLimits(networks: readonly string[]): void {
    if (this.#closed || this.#connections.size >= this.#limits.all)
      throw new AppError('SERVICE_UNAVAILABLE', {
        retryAfterSeconds: RETRY_AFTER,
        cause: new Error(this.#closed ? 'stopping' : `${this.#limits.all} streams are open`),
      });
    const { perNetwork } = this.#limits;
    if (
      networks.some((network, width) => this.#ofNetwork(network) >= perNetwork * NETWORK_MULTIPLIERS[width]!)
    )
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER });
  }

  #beat(): void {
    for (const connection of this.#connections) {
      const { response } = connection;
      const waiting = response.writableLength > 0;
      if (waiting && connection.stalled) response.destroy();
      else write(response, HEARTBEAT);
      connection.stalled = waiting;
    }
  }

  #ofNetwork(network: string): number {
    return this.#networks.get(network) ?? 0;
  }
}

function write(response: ServerResponse, chunk: Buffer | string): void {
  if (!response.writableEnded) response.write(chunk);
}

const reconnectDelayMs = () => MIN_RECONNECT_MS + Math.random() * (MAX_RECONNECT_MS - MIN_RECONNECT_MS);
