import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { newBrowser, openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());
beforeEach(() => {
  identity.events.length = 0;
});

const use = (subject: string, count: number) =>
  identity.dataSource.query(
    `insert into identity.rate_limits values ($1, $2, now() + interval '1 hour')
     on conflict (subject) do update set count = excluded.count, ends_at = excluded.ends_at`,
    [subject, count],
  );

it('tells of codes, wrong tries, sign-ups and sign-ins, and of nobody’s address or number', async () => {
  const mail = 'told@example.com';
  const from = '192.0.2.1';
  const browser = newBrowser();
  await identity.sendOtp(mail, { browser, from });
  const code = await identity.sentCode(mail);
  await identity.verifyOtp(mail, code === '000000' ? '000001' : '000000', { browser, from });
  const { user } = await identity
    .verifyOtp(mail, code, { browser, from })
    .then((answer) => answer.json<{ data: { user: { id: number } } }>().data);
  await identity.skipWait(mail);
  await identity.signIn(mail, { browser: newBrowser(), from: '192.0.2.2' });
  await identity.signIn(mail, { browser, from });
  const member = `member ${user.id}`;
  expect(identity.events).toMatchObject(
    [
      { action: 'code', result: 'allowed', actor: 'visitor', address: from, subject: 'new email' },
      { action: 'sign-in', result: 'refused', actor: 'visitor', subject: 'new email', detail: 'wrong code' },
      { action: 'sign-up', result: 'allowed', actor: member },
      { action: 'sign-in', result: 'allowed', actor: member, subject: /^session [\w-]{36}$/ },
      { action: 'code', result: 'allowed', address: '192.0.2.2', subject: member },
      { action: 'sign-in', result: 'allowed', actor: member, detail: 'on a new device' },
      { action: 'code', result: 'allowed', subject: member, detail: 'on a known device' },
      { action: 'sign-in', result: 'allowed', actor: member, detail: undefined },
    ].map((event) => ({
      ...event,
      ...(event.subject instanceof RegExp && { subject: expect.stringMatching(event.subject) }),
    })),
  );
  expect(JSON.stringify(identity.events)).not.toMatch(new RegExp(`told|${code}`));
});

it('rings once at half and once at the end of a budget of all, in the log and in the security log', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn');
  onTestFinished(() => warn.mockRestore());
  const subject = 'send email to new identifiers';
  const locks = () => identity.events.filter(({ action }) => action === 'lock').map(({ detail }) => detail);
  await use(subject, 748);
  for (let sent = 0; sent < 3; sent += 1) await identity.sendOtp(`half${sent}@example.com`);
  expect(locks()).toEqual([`${subject}: half of 1500 in 1 h used up`]);
  await use(subject, 1_499);
  for (let sent = 0; sent < 3; sent += 1) await identity.sendOtp(`end${sent}@example.com`);
  expect(locks().slice(1)).toEqual([`${subject}: 1500 in 1 h used up`]);
  expect(warn.mock.calls.flat().filter((line) => String(line).startsWith(subject))).toEqual(locks());
});

it('tells once that another limit closed, however often it is met then', async () => {
  await use('verify sign-in from 192.0.2.9', 299);
  for (let tries = 0; tries < 5; tries += 1)
    await identity.verifyOtp('closed@example.com', '000000', { from: '192.0.2.9' });
  expect(identity.events).toEqual([
    {
      action: 'lock',
      result: 'refused',
      actor: 'visitor',
      address: '192.0.2.9',
      detail: 'verify sign-in from one network: 300 in 1 h used up',
    },
  ]);
});
