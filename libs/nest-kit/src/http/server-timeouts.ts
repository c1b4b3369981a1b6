import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyRequest } from 'fastify';

/** How long a client may take, in milliseconds. */
export interface ServerTimeouts {
  /** Until all headers are there. */
  headersMs: number;
  /** Until the whole request is there, except on routes that take long bodies. */
  requestMs: number;
  /** Between two requests: longer than the 60 s after which usual proxies give a connection up themselves. */
  keepAliveMs: number;
  /** How often it is looked for who is too slow. */
  checkMs: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
};

const longBodies = new WeakSet<Socket>();

/** The body of this request may take longer than others: its reader must enforce a minimum speed. */
export function allowLongBody({ raw: { socket } }: FastifyRequest): void {
  longBodies.add(socket);
}

/** The body has been read, or given up. */
export function endLongBody({ raw: { socket } }: FastifyRequest): void {
  longBodies.delete(socket);
}

type ClientErrorHandler = (this: FastifyInstance, error: ConnectionError, socket: Socket) => void;

/** Leaves connections with long bodies alone where Node calls them too slow, which it does once for each request. */
export function exceptLongBodies(handler: ClientErrorHandler): ClientErrorHandler {
  return function (error, socket) {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && longBodies.has(socket)) return;
    handler.call(this, error, socket);
  };
}
