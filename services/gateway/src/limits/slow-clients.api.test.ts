import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openGateway } from '../testing/open-gateway.ts';
import { publishArea } from '../testing/publish-area.ts';

const TIMEOUTS = { headersMs: 400, requestMs: 800, keepAliveMs: 60_000, checkMs: 100 };

let app: NestFastifyApplication;
let port: number;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-slow-'));
  const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  app = await openGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir }, { timeouts: TIMEOUTS });
  await app.listen(0, '127.0.0.1');
  port = Number(new URL(await app.getUrl()).port);
  close = async () => {
    await app.close();
    await plane.database.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  };
});
afterAll(() => close());

interface Client {
  socket: Socket;
  closed: Promise<unknown>;
  received: () => string;
}

function open(head: string): Client {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (part: string) => (text += part)).on('error', () => undefined);
  socket.write(head);
  // `once` would reject when the client's pending write fails.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, closed, received: () => text };
}

function trickle({ socket, closed }: Client, part: string): void {
  const timer = setInterval(() => socket.write(part), 50);
  onTestFinished(() => clearInterval(timer));
  void closed.then(() => clearInterval(timer));
}

const post = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`;

it.each([
  ['sign-in', '/api/auth/send-otp', 'content-length: 3000'],
  ['chunks', '/api/auth/send-otp', 'transfer-encoding: chunked'],
  ['a call that is refused before its body has come', '/api/palettes', 'content-length: 60000'],
  ['a call that is not there', '/api/nothing', 'content-length: 3000'],
  ['an address that cannot be read', '/%', 'content-length: 3000'],
])('a body that comes by bytes is cut: %s', async (_, path, headers) => {
  const client = open(post(path, headers));
  trickle(client, headers.startsWith('transfer') ? '1\r\n \r\n' : ' ');
  await client.closed;
});

it('headers that come by bytes are cut', async () => {
  const client = open('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n');
  trickle(client, 'a: b\r\n');
  await client.closed;
});

it('a stream to a tab is not cut', async () => {
  const stream = open('GET /api/releases/stream HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  await expect.poll(stream.received).toContain('text/event-stream');
  for (let times = 0; times < 2; times += 1)
    await open(post('/api/auth/send-otp', 'content-length: 3000')).closed;
  expect(stream.socket.closed).toBe(false);
});
