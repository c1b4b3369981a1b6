// However a stranger attacks concurrently, the member must be able to sign in.
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secrets } from '../secret/secrets.ts';
import { newBrowser, openIdentity, type TestBrowser, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const HOME = '198.51.100.1';
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const forget = (subject: string) =>
  identity.dataSource.query(`delete from identity.rate_limits where subject like $1`, [subject]);
const use = (subject: string, count: number) =>
  identity.dataSource.query(
    `insert into identity.rate_limits values ($1, $2, now() + interval '1 hour')
     on conflict (subject) do update set count = excluded.count, ends_at = excluded.ends_at`,
    [subject, count],
  );

let victims = 0;
async function newVictim(): Promise<{ mail: string; id: number; home: TestBrowser }> {
  victims += 1;
  const mail = `victim${victims}@example.com`;
  const home = newBrowser();
  const { user } = await identity.signIn(mail, { browser: home, from: `198.51.100.${victims}` });
  await forget('send to email %');
  return { mail, id: user.id, home };
}

async function signsIn(mail: string, browser: TestBrowser | undefined, from: string): Promise<boolean> {
  const options = { from, ...(browser && { browser }) };
  await identity.call(
    'POST',
    '/api/auth/check-identifier',
    { identifier: mail, identifier_type: 'email' },
    options,
  );
  const sent = await identity.sendOtp(mail, options);
  if (sent.statusCode !== 200) return false;
  const answer = await identity.verifyOtp(mail, await identity.sentCode(mail), options);
  return answer.statusCode === 200 && answer.json<VerifyOtpResponse>().data.user.email === mail;
}

async function askFor(mail: string, addresses: readonly string[]): Promise<number> {
  const answers = await Promise.all(
    addresses.map((from) => identity.sendOtp(mail, { from, browser: newBrowser() })),
  );
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

const fromSite = (count: number) =>
  Array.from({ length: count }, (_, line) => `2001:db8:bad:${line.toString(16)}::1`);
const fromEverywhere = (count: number) =>
  Array.from({ length: count }, (_, index) => `192.0.${2 + (index >> 8)}.${index & 255}`);

describe('a stranger who asks for codes of a member', () => {
  it('ten times a day, shuts nobody out', async () => {
    const { mail, home } = await newVictim();
    expect(await askFor(mail, fromSite(10))).toBe(10);
    expect(await signsIn(mail, home, HOME)).toBe(true);
    expect(await signsIn(mail, newBrowser(), '198.51.101.1')).toBe(true);
    expect(await signsIn(mail, undefined, '198.51.102.1')).toBe(true);
  });

  it('from a whole /48, gets half of the codes of a day at most; new browsers elsewhere and known devices go on', async () => {
    const { mail, home } = await newVictim();
    let got = await askFor(mail, fromSite(60));
    await forget('send to email % in an hour');
    got += await askFor(mail, fromSite(60));
    expect(got).toBe(30);
    await forget('send to email % in an hour');
    expect(await signsIn(mail, newBrowser(), '198.51.101.2')).toBe(true);
    expect(await signsIn(mail, home, HOME)).toBe(true);
  });

  it('from everywhere, with plus addresses too, sends no more than 60 a day to the mailbox; known devices go on', async () => {
    const { mail, home } = await newVictim();
    let got = 0;
    for (let hour = 0; hour < 3; hour += 1) {
      got += await askFor(mail, fromEverywhere(30));
      got += await askFor(mail.replace('@', '+news@'), fromEverywhere(30));
      await forget('send to email % in an hour');
    }
    expect(got).toBe(60);
    expect(await signsIn(mail, home, HOME)).toBe(true);
    await identity.skipWait(mail);
    expect(await signsIn(mail, home, fromEverywhere(1)[0] ?? '')).toBe(true);
  });

  it('has no device of the member, by a cookie of another one', async () => {
    const { mail } = await newVictim();
    const stranger = await newVictim();
    await use(`send to email ${identity.app.get(Secrets).pseudonym(mail)} in a day`, 60);
    expect(await signsIn(mail, stranger.home, HOME)).toBe(false);
    const forged = newBrowser();
    forged.cookies.set('danqing_device', 'x'.repeat(43));
    expect(await signsIn(mail, forged, HOME)).toBe(false);
  });

  it('within the network of the member makes no new browser wait for the minute of a stranger', async () => {
    const { mail } = await newVictim();
    const from = '198.51.103.1';
    expect((await identity.sendOtp(mail, { from })).statusCode).toBe(200);
    expect(await signsIn(mail, newBrowser(), from)).toBe(true);
  });
});

describe('a stranger who types wrong codes', () => {
  it.each([
    ['from elsewhere, without a cookie', '192.0.2.200', false],
    ['from elsewhere, with a code of their own', '192.0.2.201', true],
    ['from the network of the member, without a cookie', HOME, false],
    ['from the network of the member, with a code of their own', HOME, true],
  ])('%s, takes no try from the browser that asked', async (_case, from, ownCode) => {
    const { mail } = await newVictim();
    const away = newBrowser();
    const stranger = newBrowser();
    await identity.sendOtp(mail, { from: HOME, browser: away });
    const code = await identity.sentCode(mail);
    if (ownCode) await identity.sendOtp(mail, { from: '192.0.2.202', browser: stranger });
    for (let tries = 0; tries < 20; tries += 1) {
      const options = { from, ...(ownCode && { browser: stranger }) };
      expect((await identity.verifyOtp(mail, wrongFor(code), options)).statusCode).toBe(401);
    }
    expect((await identity.verifyOtp(mail, code, { from: HOME, browser: away })).statusCode).toBe(200);
  });

  it('elsewhere, takes no try from a caller without a cookie who stays in their network', async () => {
    const { mail } = await newVictim();
    await identity.sendOtp(mail, { from: HOME });
    const code = await identity.sentCode(mail);
    for (let tries = 0; tries < 20; tries += 1)
      expect((await identity.verifyOtp(mail, wrongFor(code), { from: '192.0.2.203' })).statusCode).toBe(401);
    expect((await identity.verifyOtp(mail, code, { from: HOME })).statusCode).toBe(200);
  });

  it('with more tries than their network has, shuts nobody out of it who asked for a code', async () => {
    const { mail } = await newVictim();
    const browser = newBrowser();
    await use(`verify sign-in from ${HOME}`, 300);
    expect((await identity.verifyOtp(mail, '000000', { from: HOME })).statusCode).toBe(429);
    expect(await signsIn(mail, browser, HOME)).toBe(true);
    await forget('verify sign-in from %');
  });

  it('1,000 at once with 200 browsers, never signs in, and the member does', async () => {
    const { mail } = await newVictim();
    const member = newBrowser();
    await identity.sendOtp(mail, { from: HOME, browser: member });
    const code = await identity.sentCode(mail);
    const strangers = Array.from({ length: 200 }, () => newBrowser());
    let asked = 0;
    for (const [index, browser] of strangers.entries()) {
      const answer = await identity.sendOtp(mail, { from: `192.0.9.${index}`, browser });
      if (answer.statusCode === 200) asked += 1;
    }
    expect(asked).toBe(29);
    const codes = await identity.dataSource.query<{ tries: number }[]>(
      `select sum(tries_left + plain_tries_left)::integer as tries from identity.codes where identifier = $1`,
      [mail],
    );
    expect(codes[0]?.tries).toBe(5 * 10 + 25 * 2);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        identity.verifyOtp(mail, wrongFor(code), { browser: strangers[index % 200] ?? newBrowser() }),
      ),
    );
    // 503: a busy machine cannot handle so many requests at once.
    expect(answers.filter(({ statusCode }) => statusCode !== 401 && statusCode !== 503)).toEqual([]);
    const left = await identity.dataSource.query<{ tries: number }[]>(
      `select sum(tries_left)::integer as tries from identity.codes where identifier = $1`,
      [mail],
    );
    expect(left[0]?.tries).toBeGreaterThanOrEqual(5);
    expect((await identity.verifyOtp(mail, code, { from: HOME, browser: member })).statusCode).toBe(200);
  }, 120_000);
});

describe('a flood', () => {
  it('from one /48 leaves sign-in to everybody else, and to known devices within it', async () => {
    const { mail, home } = await newVictim();
    const lines = fromSite(10);
    // SEND_LIMIT_PER_ADDRESS, times four for a /48, times four with proof of work.
    await use('send from 2001:db8:bad::/48', 475);
    const answers = await Promise.all(
      lines.map((from, index) => identity.sendOtp(`flood${index}@example.com`, { from })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect((await identity.sendOtp('flooded@example.com', { from: lines[0] ?? '' })).statusCode).toBe(429);
    expect(await signsIn(mail, newBrowser(), '198.51.101.3')).toBe(true);
    expect(await signsIn('newcomer@example.com', newBrowser(), '198.51.101.4')).toBe(true);
    expect(await signsIn(mail, home, lines[0] ?? '')).toBe(true);
  }, 120_000);

  it('of new identifiers leaves members alone, one of members leaves known devices alone', async () => {
    const { mail, home } = await newVictim();
    await use('send email to new identifiers', 1_500);
    expect(await signsIn('unlucky@example.com', newBrowser(), '198.51.101.5')).toBe(false);
    expect(await signsIn(mail, newBrowser(), '198.51.101.6')).toBe(true);
    await use('send email to members', 1_000);
    expect(await signsIn(mail, newBrowser(), '198.51.101.7')).toBe(false);
    expect(await signsIn(mail, home, '198.51.101.8')).toBe(true);
    expect((await identity.sendOtp('13812345678')).statusCode).toBe(200);
    await forget('send email to %');
  });
});
