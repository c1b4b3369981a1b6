import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyRequest } from 'fastify';

export interface ServerTimeouts {
  headersMs: number;
  requestMs: number;
  /**
   * Idle time between two requests. Longer than the 60 s after which common proxies close idle connections.
   */
  keepAliveMs: number;
  checkMs: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
};

const longBodies = new WeakSet<Socket>();

/** Exempts this request's body from the request timeout. Its reader must enforce a minimum speed. */
export function allowLongBody({ raw: { socket } }: FastifyRequest): void {
  longBodies.add(socket);
}

/** Ends the exemption of `allowLongBody`, so that later requests on the connection time out again. */
export function endLongBody({ raw: { socket } }: FastifyRequest): void {
  longBodies.delete(socket);
}

type ClientErrorHandler = (this: FastifyInstance, error: ConnectionError, socket: Socket) => void;

/** Ignores Node's request timeout on connections with long bodies. Node raises it once per request. */
export function exceptLongBodies(handler: ClientErrorHandler): ClientErrorHandler {
  return function (error, socket) {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && longBodies.has(socket)) return;
    handler.call(this, error, socket);
  };
}
