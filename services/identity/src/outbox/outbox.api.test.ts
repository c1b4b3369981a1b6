import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';
import { insertMessage, type OutboxMessage } from './outbox.queries.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const list = async (query = '') =>
  (await identity.call('GET', `/api/dev/outbox${query}`)).json<{ data: OutboxMessage[] }>().data;

it('shows what would have been sent, newest first, to one recipient or to all', async () => {
  await identity.sendOtp('a@example.com', { headers: { 'accept-language': 'en' } });
  await identity.sendOtp('13812345678');
  expect((await list()).map(({ channel, to }) => [channel, to])).toEqual([
    ['sms', '+8613812345678'],
    ['mail', 'a@example.com'],
  ]);
  const [mail] = await list('?to=a@example.com');
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^\d{6} is your Danqing sign-in code$/),
    text: expect.stringContaining('valid for 10 minutes'),
    html: expect.stringContaining('<!doctype html>'),
  });
  expect((await list(`?to=${encodeURIComponent('+8613812345678')}`))[0]?.text).toMatch(
    /【丹青】登录验证码：\d{6}/,
  );
  expect(await list('?to=nobody')).toEqual([]);
});

it('is a page without scripts in which nothing of a message is markup', async () => {
  await insertMessage(identity.dataSource, {
    channel: 'mail',
    to: '"><img src=x>@example.com',
    subject: '<script>alert(1)</script>',
    text: `</pre><style>*{}</style> & 'x'`,
    html: null,
  });
  const page = await identity.call('GET', '/dev/outbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(page.headers['content-security-policy']);
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
  expect(policy).toContain(`default-src 'none'`);
  expect(page.body).toContain(`<style nonce="${nonce}">`);
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.body).not.toMatch(/<script|<img|<style>/);
  expect((await identity.call('GET', '/dev/outbox')).body).not.toContain(nonce);
});
