import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { limitConnections } from './limit-connections.ts';

async function open(all: number, perNetwork: number, trustedProxies: string[]) {
  const server = createServer((_request, response) => response.end('here'));
  limitConnections(server, { all, perNetwork }, trustedProxies);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, connect: () => answered(connect(port, '127.0.0.1')) };
}

async function answered(socket: Socket): Promise<Socket | null> {
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const first = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => null)]);
  return first && socket;
}

it('closes what one network opens beyond its share, and takes it when another has closed', async () => {
  const site = await open(100, 3, ['192.0.2.0/24', '2001:db8::1']);
  const held = [await site.connect(), await site.connect(), await site.connect()];
  expect(held.every(Boolean)).toBe(true);
  expect(await site.connect()).toBeNull();
  held[0]?.destroy();
  await expect.poll(() => site.connect()).not.toBeNull();
});

it('counts the connections of a trusted proxy for no network, and holds all together to the limit of the process', async () => {
  const site = await open(5, 3, ['127.0.0.0/8']);
  for (let index = 0; index < 5; index += 1) expect(await site.connect()).not.toBeNull();
  expect(await site.connect()).toBeNull();
});
