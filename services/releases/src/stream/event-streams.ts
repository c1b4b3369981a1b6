import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { AppError, clientAddress, clientNetworks } from '@danqing/nest-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Proxies and browsers give up connections that are silent for a minute or less. */
const HEARTBEAT_MS = 25_000;
const HEARTBEAT = ':\n\n';
/** More than this still waiting from earlier: the client does not read. */
const MAX_WAITING_BYTES = 64 * 1024;
/** After a restart of the server all clients come back, within these milliseconds. */
const FIRST_RETURN_MS = 1_000;
const LAST_RETURN_MS = 3_000;
/** Until when a refused client should not come back, in seconds. */
const RETRY_AFTER = 30;

export interface EventStreamLimits {
  /** Connections of this process. */
  all: number;
  /** Of one household or office: an address, or a /64 of IPv6. */
  perNetwork: number;
}

/** How many times as much a wider network has: a /64 as such, a /56, and a /48, which one customer can hold whole. */
const WIDER = [1, 2, 5];

/** An open connection that events are pushed over. */
export interface EventStream {
  /** Sends a frame, or drops the client when it has not read the earlier ones. */
  send(frame: Buffer): void;
  /** Ends the connection; the browser comes back. */
  end(): void;
}

interface Connection {
  response: ServerResponse;
  /** Something was still waiting at the last heartbeat. */
  stalled: boolean;
}

/** The open connections of one stream of server-sent events: bounded, kept alive, ended together. */
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
   * Answers the request with an open stream; the caller's handler must not answer it again. `onClose` is called once,
   * whichever side ends it. Throws SERVICE_UNAVAILABLE when the process is full or stopping, RATE_LIMITED when the
   * network is.
   */
  open(request: FastifyRequest, reply: FastifyReply, onClose: () => void): EventStream {
    const networks = clientNetworks(clientAddress(request));
    this.#refuseBeyondLimits(networks);
    reply.hijack();
    const response = reply.raw;
    const connection: Connection = { response, stalled: false };
    this.#connections.add(connection);
    for (const network of networks) this.#networks.set(network, this.#ofNetwork(network) + 1);
    response.on('close', () => {
      this.#connections.delete(connection);
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
      // A proxy that collects the answer would hold the events back.
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      // Ended, it must not hold up a server that stops.
      connection: 'close',
    });
    if (request.method === 'HEAD') response.end();
    else response.write(`retry: ${Math.round(returnMs())}\n\n`);
    return {
      send: (frame) => {
        if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
        else write(response, frame);
      },
      end: () => void response.end(),
    };
  }

  /** Ends every connection and refuses new ones. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    for (const { response } of this.#connections) {
      // A client that has not read everything by now would keep the stop waiting.
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
    if (networks.some((network, width) => this.#ofNetwork(network) >= perNetwork * WIDER[width]!))
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

const returnMs = () => FIRST_RETURN_MS + Math.random() * (LAST_RETURN_MS - FIRST_RETURN_MS);
