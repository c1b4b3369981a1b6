import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Time for a client that keeps its connection busy to send one more request over it, and to read that it is the last. */
const LAST_REQUEST_MS = 500;
const POLL_MS = 20;

/**
 * Accepts no connection any more and ends the open connections between two requests, never under one: the next answer over
 * each says `connection: close`. Resolves when only those are left whose request takes longer.
 */
export async function finishConnections(server: Server): Promise<void> {
  // What waits to be accepted would be reset: this runs right after the turn that accepts.
  await new Promise(setImmediate);
  // Its own `close` would also end connections that are idle, maybe with a request on its way to us.
  NetServer.prototype.close.call(server);
  // Only now, or who is told comes back over a new connection.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const count = promisify<number>((callback) => server.getConnections(callback));
  const deadline = performance.now() + LAST_REQUEST_MS;
  while (performance.now() < deadline && (await count()) > 0) await wait(POLL_MS);
}

/**
 * Ends the connections that are idle and, of a server that closes, each other one as soon as its request is answered: Node
 * would keep it for another request, and the server open for as long.
 */
export function endIdleConnections(server: Server): void {
  server.closeIdleConnections();
  const ending = setInterval(() => server.closeIdleConnections(), POLL_MS).unref();
  server.once('close', () => clearInterval(ending));
}
