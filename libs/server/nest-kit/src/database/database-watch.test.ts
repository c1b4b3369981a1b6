import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseWatch } from './database-watch.ts';

function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
}
const READY = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const ENDED = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'));

let server: Server;
let answers: Buffer[];
let asked: number;
beforeEach(async () => {
  answers = [];
  asked = 0;
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      asked += 1;
      socket.end(answers.shift() ?? Buffer.alloc(0));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

const watched = () => {
  const config = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user: 'a',
    database: 'a',
  };
  return DatabaseWatch.of(new pg.Client(config), config);
};
const client = { break: vi.fn() };

test('a server that ends the session of the question, as when its database is dropped, answers', async () => {
  const lines = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  const told = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  answers = [Buffer.concat([READY, ENDED])];
  const watch = watched();
  watch.register(client);
  watch.lost(new Error('a connection'));
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect([asked, lines.mock.calls]).toEqual([1, []]);
  expect(client.break).not.toHaveBeenCalled();
  expect(() => watch.register(client)).not.toThrow();
});

test('a server that closes the connection without a word does not answer, until it does', async () => {
  const lines = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  const told = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  answers = [READY, Buffer.concat([READY, ENDED])];
  const watch = watched();
  watch.register(client);
  watch.check();
  await vi.waitFor(() => expect(lines).toHaveBeenCalledOnce());
  expect(client.break).toHaveBeenCalledOnce();
  expect(() => watch.register(client)).toThrow('The database is away');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('answers again')));
  expect(() => watch.register(client)).not.toThrow();
});
