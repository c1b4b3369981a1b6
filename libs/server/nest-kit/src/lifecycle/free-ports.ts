import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below the ephemeral range, which starts at 32768 on Linux and 49152 elsewhere. An ephemeral port may
 * be taken by an outgoing connection before it is used, and a client that connects too early could connect to
 * itself.
 */
const FIRST = 20_000;
const AFTER_LAST = 32_768;

/**
 * Returns distinct ports that are free on 127.0.0.1, chosen at random. Another process may take one before it
 * is used.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  return [...ports];
}

/** Returns a port that is free on 127.0.0.1. Another process may take it before it is used. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
