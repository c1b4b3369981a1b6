import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutboxMessage } from '@danqing/contracts/identity';
import { newBrowser, openIdentity, OUTBOX_KEY, type TestIdentity } from '../testing/open-identity.ts';
import { newDeviceMail } from './new-device-mail.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const notices = async (to: string) => {
  const query = new URLSearchParams({ to, key: OUTBOX_KEY });
  const answer = await identity.call('GET', `/api/dev/outbox?${query}`, undefined, { from: '127.0.0.1' });
  return answer.json<{ data: OutboxMessage[] }>().data.filter(({ subject }) => subject?.includes('新设备'));
};

it('tells a member by mail of a sign-in on a new device, with what it was and from where', async () => {
  const mail = 'traveller@example.com';
  const home = newBrowser();
  await identity.signIn(mail, { browser: home });
  await identity.signIn(mail, { browser: home });
  const options = { browser: newBrowser(), from: '203.0.113.9', headers: { 'user-agent': PHONE } };
  await identity.signIn(mail, options);
  await expect.poll(() => notices(mail)).toHaveLength(1);
  const [notice] = await notices(mail);
  expect(notice?.text).toContain('Safari, iPhone · 203.0.113.9 · ');
  expect(notice?.text).toContain('登录与设备');
  const jobs = await identity.dataSource.query<{ data: object }[]>(
    `select data from jobs.job where name = 'identity-notice'`,
  );
  expect(JSON.stringify(jobs)).not.toContain('traveller');
});

it('says the same in three languages, and what a browser calls itself is no markup', () => {
  const signIn = { userAgent: '<b>', address: '2001:db8::1', at: '2026-11-22T08:00:00.000Z' };
  for (const locale of ['zh', 'en', 'ja'] as const) {
    const { text, html, subject } = newDeviceMail(signIn, locale);
    expect([text, subject].join()).toMatch(/Danqing|丹青/);
    expect(text).toContain('2001:db8::1');
    expect(`${text}${html}`).not.toContain('<b>');
    // Tests look for a code in the newest mail, and this one must have none.
    expect(text).not.toMatch(/\b\d{6}\b/);
  }
});
