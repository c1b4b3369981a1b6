import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TestProxy {
  url: string;
  /** Closes every connection and refuses new ones, as a stopped server does. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Keeps connections open but forwards nothing, as a broken network does. */
  silence(): void;
}

/**
 * Opens a proxy in front of a database, so that a test can cut the connection.
 *
 * @param cleanUp registers the function that closes the proxy; by default it runs when the test ends
 */
export async function openTestProxy(
  databaseUrl: string,
  cleanUp: (close: () => Promise<void>) => void = onTestFinished,
): Promise<TestProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) keep(socket);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as { port: number }).port;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  cleanUp(async () => {
    if (server.listening) await cut();
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut,
    restore: async () => void (await listen(port)),
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
