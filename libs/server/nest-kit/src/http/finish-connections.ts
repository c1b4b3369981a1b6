import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Time for a busy client to send one more request over its connection, and to receive `connection: close`.
 */
const LAST_REQUEST_MS = 500;
const POLL_MS = 20;

/**
 * Stops accepting connections, and closes open ones between requests, never during one. Resolves when only
 * long-running requests are left.
 */
export async function finishConnections(server: Server): Promise<void> {
  // Connections in the accept queue would be reset; this runs right after they are accepted.
  await new Promise(setImmediate);
  // `http.Server.close` would also close idle connections, on which a request may be under way.
  NetServer.prototype.close.call(server);
  // Added only after the server has stopped accepting connections; otherwise clients would reconnect to it.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const count = promisify<number>((callback) => server.getConnections(callback));
  const deadline = performance.now() + LAST_REQUEST_MS;
  while (performance.now() < deadline && (await count()) > 0) await wait(POLL_MS);
}

/**
 * Closes connections as soon as they are idle, until the server has closed. Node would keep idle connections
 * open, so the server would not close.
 */
export function endIdleConnections(server: Server): void {
  server.closeIdleConnections();
  const ending = setInterval(() => server.closeIdleConnections(), POLL_MS).unref();
  server.once('close', () => clearInterval(ending));
}
