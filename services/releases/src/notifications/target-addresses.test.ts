import { expect, test } from 'vitest';
import { openReceiver } from '../testing/open-receiver.ts';
import { postJson } from './post-json.ts';
import { TargetAddresses } from './target-addresses.ts';

const production = new TargetAddresses({ allowsLoopback: false });
const development = new TargetAddresses({ allowsLoopback: true });
const isAllowed = (addresses: TargetAddresses, url: string) => {
  try {
    addresses.check(new URL(url));
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['https://hooks.example/danqing', true, true],
  ['https://hooks.example:8443/danqing', true, true],
  ['https://93.184.215.14/x', true, true],
  ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/x', true, true],
  ['http://hooks.example/danqing', false, false],
  ['https://user:secret@hooks.example/', false, false],
  ['http://127.0.0.1:9000/x', false, true],
  ['http://localhost:9000/x', false, true],
  ['https://127.0.0.1/x', false, true],
  ['https://0x7f.1/x', false, true],
  ['https://[::1]/x', false, true],
  ['https://[::ffff:127.0.0.1]/x', false, true],
  ['https://0.0.0.0/x', false, false],
  ['https://10.0.0.4/x', false, false],
  ['https://172.16.0.1/x', false, false],
  ['https://192.168.1.1/x', false, false],
  ['https://169.254.169.254/latest/meta-data/', false, false],
  ['https://100.64.0.1/x', false, false],
  ['https://224.0.0.1/x', false, false],
  ['https://[fd00::1]/x', false, false],
  ['https://[fe80::1]/x', false, false],
  ['https://[::ffff:10.0.0.1]/x', false, false],
  ['https://[64:ff9b::a00:1]/x', false, false],
])('%s: in production %s, on a development machine %s', (url, inProduction, here) => {
  expect([isAllowed(production, url), isAllowed(development, url)]).toEqual([inProduction, here]);
});

const post = (url: string, addresses: TargetAddresses, limitMs?: number) =>
  postJson(new URL(url), { body: '{}', headers: {}, addresses, ...(limitMs && { limitMs }) });

test('a name is refused for the address that it has when the connection is made', async () => {
  const { url, received } = await openReceiver();
  const named = url.replace('127.0.0.1', 'localhost');
  await expect(post(named.replace('http:', 'https:'), production)).rejects.toThrow(
    'localhost is not a public address',
  );
  expect(received).toEqual([]);
  expect(await post(named, development)).toMatchObject({ status: 204 });
});

test('a redirect is not followed, and a long answer is cut', async () => {
  const receiver = await openReceiver();
  receiver.answer = { status: 302, headers: { location: receiver.url }, body: 'x'.repeat(100_000) };
  const { status, answer } = await post(receiver.url, development);
  expect([status, answer.length, receiver.received.length]).toEqual([302, 4_096, 1]);
});

test('a receiver that never answers ends the attempt', async () => {
  const receiver = await openReceiver();
  receiver.answer = null;
  await expect(post(receiver.url, development, 100)).rejects.toThrow('no response within 0.1 s');
});
