import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseClient } from './database-client.ts';
import { DatabaseWatch } from './database-watch.ts';

const READY = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

async function connected() {
  const lost = vi.spyOn(DatabaseWatch.prototype, 'lost').mockReturnValue();
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.once('data', () => socket.write(READY));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new DatabaseClient({ host: '127.0.0.1', port, user: 'a', database: 'a' });
  await client.connect();
  onTestFinished(() => {
    lost.mockRestore();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const ended = new Promise((resolve) => client.once('end', resolve));
  return { client, lost, ended, peer: sockets[0]! };
}

test('a connection that was given up is no loss that the log tells of', async () => {
  const { client, lost, ended } = await connected();
  client.break();
  await ended;
  expect(lost).not.toHaveBeenCalled();
});

test('a connection that ends by itself is', async () => {
  const { lost, ended, peer } = await connected();
  peer.destroy();
  await ended;
  expect(lost).toHaveBeenCalled();
});
