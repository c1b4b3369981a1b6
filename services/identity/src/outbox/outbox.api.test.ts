import { Logger } from '@nestjs/common';
import { countStatements } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { newBrowser, openIdentity, OUTBOX_KEY, type TestIdentity } from '../testing/open-identity.ts';
import type { OutboxMessage } from '@danqing/contracts/identity';
import { insertMessage, selectMessages } from './outbox.queries.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
  await here(link);
});
afterAll(() => identity.close());

const browser = newBrowser();
const link = `/dev/outbox?${new URLSearchParams({ key: OUTBOX_KEY })}`;
const here = (path: string) => identity.call('GET', path, undefined, { from: '127.0.0.1', browser });
const list = async (query = '') =>
  (await here(`/api/dev/outbox${query}`)).json<{ data: OutboxMessage[] }>().data;

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

it('costs one statement to write and one to read', async () => {
  const { dataSource } = identity;
  const message = { channel: 'sms', to: '+8613812345679', subject: null, text: '字', html: null } as const;
  expect(await countStatements(dataSource, () => insertMessage(dataSource, message))).toBe(1);
  expect(await countStatements(dataSource, () => selectMessages(dataSource, [message.to]))).toBe(1);
});

it('is a page without scripts in which nothing of a message is markup', async () => {
  await insertMessage(identity.dataSource, {
    channel: 'mail',
    to: '"><img src=x>@example.com',
    subject: '<script>alert(1)</script>',
    text: `</pre><style>*{}</style> & 'x'`,
    html: null,
  });
  const page = await here('/dev/outbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(page.headers['content-security-policy']);
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
  expect(policy).toContain(`default-src 'none'`);
  expect(page.body).toContain(`<style nonce="${nonce}">`);
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.body).not.toMatch(/<script|<img|<style>/);
  expect((await here('/dev/outbox')).body).not.toContain(nonce);
});

it.each(['/dev/outbox', '/api/dev/outbox'])('hides %s from every other machine', async (path) => {
  for (const from of ['203.0.113.9', '192.168.1.7', '2001:db8::1']) {
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }] as Record<string, string>[]) {
      const answer = await identity.call('GET', path, undefined, { from, headers, browser });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
  }
  for (const from of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
    expect((await identity.call('GET', path, undefined, { from, browser })).statusCode).toBe(200);
  }
});

it.each(['/dev/outbox', '/api/dev/outbox'])('hides %s behind a proxy of this machine', async (path) => {
  const forwarding: Record<string, string>[] = [
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'localhost' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '127.0.0.1' },
  ];
  for (const headers of forwarding) {
    const answer = await identity.call('GET', path, undefined, { from: '127.0.0.1', headers, browser });
    expect([headers, answer.statusCode]).toEqual([headers, 404]);
  }
});

it.each(['/dev/outbox', '/api/dev/outbox'])('hides %s from names that lead here', async (path) => {
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.7:8080']) {
    const answer = await identity.call('GET', path, undefined, {
      from: '127.0.0.1',
      headers: { host },
      browser,
    });
    expect([host, answer.statusCode]).toEqual([host, 404]);
  }
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080']) {
    const answer = await identity.call('GET', path, undefined, {
      from: '127.0.0.1',
      headers: { host },
      browser,
    });
    expect([host, answer.statusCode]).toEqual([host, 200]);
  }
});

it('opens by the link of this start alone, and goes to its address without the key', async () => {
  const own = newBrowser();
  const call = (path: string) => identity.call('GET', path, undefined, { from: '127.0.0.1', browser: own });
  for (const path of [
    '/dev/outbox',
    '/dev/outbox?key=',
    '/dev/outbox?key=another',
    '/dev/outbox?key=a&key=b',
  ]) {
    const locked = await call(path);
    expect([path, locked.statusCode >= 400, locked.headers['set-cookie']]).toEqual([path, true, undefined]);
  }
  const page = await call('/dev/outbox');
  expect([page.statusCode, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  expect(page.body).toContain('npm start printed in the terminal');
  expect(page.body).not.toContain('@example.com');
  for (const path of ['/api/dev/outbox', '/api/dev/outbox?key=another']) {
    const locked = await call(path);
    expect([locked.statusCode, locked.json<{ code: string }>().code]).toEqual([403, 'OUTBOX_LOCKED']);
  }
  const opened = await call(link);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/dev/outbox']);
  expect(opened.headers['set-cookie']).toMatch(/^danqing_outbox=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(opened.headers['set-cookie']).not.toContain(OUTBOX_KEY);
  expect((await call('/dev/outbox')).statusCode).toBe(200);
  expect((await call('/api/dev/outbox')).statusCode).toBe(200);
});

it('stays shut to a proxy that names this machine as the host and adds no header', async () => {
  const headers = { host: 'localhost:8080' };
  for (const path of ['/dev/outbox', '/api/dev/outbox'])
    expect((await identity.call('GET', path, undefined, { from: '127.0.0.1', headers })).statusCode).toBe(
      403,
    );
});

it('forgets at the next start who had opened it', async () => {
  const next = await openIdentity({ DEVELOPMENT_SECRET: 'the secret of the next start' });
  onTestFinished(() => next.close());
  const options = { from: '127.0.0.1', browser: { cookies: new Map(browser.cookies) } };
  expect((await next.call('GET', '/dev/outbox', undefined, options)).statusCode).toBe(403);
  expect((await next.call('GET', link, undefined, options)).statusCode).toBe(403);
});

it('leads below the base path', async () => {
  const other = await openIdentity({ BASE_PATH: '/tool' });
  onTestFinished(() => other.close());
  const opened = await other.call('GET', link, undefined, { from: '127.0.0.1' });
  expect(opened.headers.location).toBe('/tool/dev/outbox');
  expect(opened.headers['set-cookie']).toContain('Path=/tool/;');
});

it('is not there on a machine that is not for development, and no code is kept', async () => {
  const other = await openIdentity({ DEVELOPMENT_SECRET: '' });
  onTestFinished(() => other.close());
  expect((await other.sendOtp('a@example.com')).json()).toMatchObject({ code: 'CODE_NOT_SENT' });
  for (const path of ['/dev/outbox', '/api/dev/outbox'])
    expect((await other.call('GET', path, undefined, { from: '127.0.0.1' })).statusCode).toBe(404);
  expect(await other.dataSource.query('select 1 from identity.outbox')).toEqual([]);
});

it('refuses a recipient that the database cannot hold', async () => {
  for (const path of ['/dev/outbox', '/api/dev/outbox']) {
    const answer = await here(`${path}?to=a%00b`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INPUT_INVALID']);
  }
});

it('warns at the start', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn');
  onTestFinished(() => warn.mockRestore());
  const other = await openIdentity();
  onTestFinished(() => other.close());
  expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('/dev/outbox'));
});
