import { Writable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { clientAddress } from './client-address.ts';
import { isForwarded } from './forwarded-for.ts';
import { createHttpAdapter } from './http-app.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
afterEach(() => void (lines.length = 0));

async function server(...trustedProxies: string[]) {
  const fastify = createHttpAdapter(createLogger('test', {}, sink), { trustedProxies }).getInstance();
  fastify.get('/', async (request) => clientAddress(request));
  await fastify.ready();
  return (from: string, forwardedFor: string) =>
    fastify
      .inject({ url: '/', remoteAddress: from, headers: { 'x-forwarded-for': forwardedFor } })
      .then(({ body }) => body);
}

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50231', '203.0.113.9'],
  ['[2001:db8::7]:50231', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['203.0.113.9:50231, 192.0.2.8:443', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9:1 , [2001:db8:9::1]:2', '203.0.113.9'],
  ['203.0.113.9:', '192.0.2.7'],
  ['203.0.113.9:50231:1', '192.0.2.7'],
  ['[203.0.113.9]:1', '192.0.2.7'],
  ['unknown', '192.0.2.7'],
])('of %j from trusted proxies the visitor is %s', async (header, visitor) => {
  const ask = await server('192.0.2.0/24', '2001:db8:9::/48');
  expect(await ask('192.0.2.7', header)).toBe(visitor);
  expect(lines).toEqual([]);
});

it('warns once of a proxy that is not trusted, and believes nothing that it says', async () => {
  const ask = await server('192.0.2.0/24');
  for (const visitor of ['203.0.113.9', '203.0.113.10:5'])
    expect(await ask('10.0.0.5', visitor)).toBe('10.0.0.5');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"from":"10.0.0.5"');
  expect(lines[0]).toContain('TRUSTED_PROXIES');
  await ask('10.0.0.6', '203.0.113.9');
  expect(lines).toHaveLength(2);
});

it('does not let strangers fill the log', async () => {
  const ask = await server('192.0.2.0/24');
  for (let host = 1; host <= 60; host++) await ask(`198.51.100.${host}`, '203.0.113.9');
  expect(lines).toHaveLength(20);
});

it.each([
  'forwarded',
  'via',
  'x-forwarded-host',
  'x-real-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'client-ip',
])('takes a request with %s for one that was passed on', (name) => {
  expect(isForwarded({ host: 'localhost', [name]: '' })).toBe(true);
  expect(isForwarded({ host: 'localhost', 'user-agent': name, 'x-trace-id': name })).toBe(false);
});
