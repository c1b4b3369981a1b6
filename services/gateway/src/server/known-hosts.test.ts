import { ErrorFilter, createHttpAdapter, createLogger } from '@danqing/nest-kit';
import { beforeAll, expect, it } from 'vitest';
import { refuseUnknownHosts } from './known-hosts.ts';

const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const fastify = createHttpAdapter(logger, { trustedProxies: ['192.0.2.7'] }).getInstance();
const ask = (url: string, headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
  fastify.inject({ url, headers, remoteAddress });

beforeAll(async () => {
  const failures = new ErrorFilter(logger);
  fastify.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
  refuseUnknownHosts(fastify, 'https://danqing.example');
  fastify.get('/*', async () => 'answered');
  await fastify.ready();
});

it.each([
  'danqing.example',
  'Danqing.Example:443',
  'danqing.example.',
  'localhost:8080',
  '127.0.0.1:8080',
  '[::1]:8080',
])('answers for %s', async (host) => {
  expect((await ask('/palettes', { host })).statusCode).toBe(200);
});

it.each([
  'evil.example',
  'www.danqing.example',
  'danqing.example.evil.example',
  '203.0.113.1',
  'a b',
  '"',
  '[::',
])('refuses %j with 421 in the one error shape, in the language of the request', async (host) => {
  const answer = await ask('/palettes', { host, 'accept-language': 'en' });
  expect(answer.statusCode).toBe(421);
  expect(answer.json()).toEqual({
    success: false,
    code: 'HOST_UNKNOWN',
    message: 'This server does not serve that address.',
    error: 'This server does not serve that address.',
    traceId: expect.any(String),
  });
});

it.each(['/healthz', '/readyz', '/readyz?verbose'])('answers %s whatever the host', async (url) => {
  expect((await ask(url, { host: '10.0.0.5:8080' })).statusCode).toBe(200);
});

it('takes the host that a trusted proxy names, and of nobody else', async () => {
  const headers = { host: 'gateway:8080', 'x-forwarded-host': 'danqing.example' };
  expect((await ask('/', headers, '192.0.2.7')).statusCode).toBe(200);
  expect((await ask('/', headers)).statusCode).toBe(421);
  const claimed = { host: 'danqing.example', 'x-forwarded-host': 'evil.example' };
  expect((await ask('/', claimed, '192.0.2.7')).statusCode).toBe(421);
  expect((await ask('/', claimed)).statusCode).toBe(200);
});
