import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser, openIdentity, type CallOptions, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity({ SEND_LIMIT_PER_ADDRESS: '2' });
});
afterAll(() => identity.close());

const limited = (answer: Awaited<ReturnType<TestIdentity['call']>>) => {
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED']);
  return Number(answer.headers['retry-after']);
};
const email = (identifier: string) => ({ identifier, identifier_type: 'email' });

describe('codes', () => {
  it.each([
    ['a browser', { browser: newBrowser() } as CallOptions, 'browser@example.com'],
    ['who shows no cookie, within one network', { from: '203.0.113.50' }, 'plain@example.com'],
  ])('are sent again to %s after 60 s and not before, with the seconds left', async (_who, options, to) => {
    if (options.browser) await identity.call('POST', '/api/auth/check-identifier', email(to), options);
    await identity.sendOtp(to, options);
    const seconds = limited(await identity.sendOtp(to, options));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await identity.dataSource.query(
      `update identity.codes set sent_at = sent_at - interval '50 seconds' where identifier = $1`,
      [to],
    );
    const left = limited(await identity.sendOtp(to, options));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10);
    await identity.skipWait(to);
    expect((await identity.sendOtp(to, options)).statusCode).toBe(200);
  });

  it.each([
    ['browser', { browser: newBrowser() } as CallOptions, 'rush@example.com'],
    ['network without a cookie', { from: '203.0.113.51' }, 'push@example.com'],
  ])('leave once when many calls of one %s come at once', async (_who, options, to) => {
    if (options.browser) await identity.call('POST', '/api/auth/check-identifier', email(to), options);
    const answers = await Promise.all(Array.from({ length: 20 }, () => identity.sendOtp(to, options)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
    const sent = await identity.dataSource.query(`select 1 from identity.outbox where recipient = $1`, [to]);
    expect(sent).toHaveLength(1);
  });

  it('are not used up for their owner by impatience', async () => {
    const to = 'impatient@example.com';
    const from = '203.0.113.52';
    await identity.sendOtp(to, { from });
    for (let tries = 0; tries < 10; tries += 1) limited(await identity.sendOtp(to, { from }));
    await identity.skipWait(to);
    expect((await identity.sendOtp(to, { from })).statusCode).toBe(200);
  });
});

describe('one address', () => {
  it('is the one that a trusted proxy names, whatever the visitor claims', async () => {
    const from = '203.0.113.5';
    const answers = [];
    for (let sent = 0; sent < 9; sent += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${sent}` };
      answers.push(await identity.sendOtp(`spoof${sent}@example.com`, { from, headers }));
    }
    for (let sent = 0; sent < 9; sent += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${sent}, 203.0.113.6` };
      answers.push(await identity.sendOtp(`hop${sent}@example.com`, { from: '127.0.0.1', headers }));
    }
    const nine = [...Array<number>(8).fill(200), 429];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...nine, ...nine]);
  });

  it('is that of the connection when a proxy names none', async () => {
    const from = '127.0.0.2';
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1) {
      const headers = { 'x-forwarded-for': `not an address ${sent}` };
      statuses.push((await identity.sendOtp(`junk${sent}@example.com`, { from, headers })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  });

  it('asks for so many codes in an hour, others go on', async () => {
    const from = '203.0.113.1';
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await identity.sendOtp(`flood${sent}@example.com`, { from })).statusCode).toBe(200);
    }
    expect(limited(await identity.sendOtp('flood9@example.com', { from }))).toBeGreaterThan(3500);
    expect((await identity.sendOtp('flood9@example.com', { from: '203.0.113.2' })).statusCode).toBe(200);
  });

  it('is one, however many of a /64 it uses', async () => {
    const answers = [];
    for (let sent = 0; sent < 9; sent += 1) {
      answers.push(await identity.sendOtp(`six${sent}@example.com`, { from: `2001:db8:0:1::${sent + 1}` }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(8).fill(200), 429]);
  });

  it('is a /56 or a /48 as well, which may ask for twice and four times as much', async () => {
    const ask = (from: string) => identity.sendOtp(`wide${from}@example.com`.replaceAll(':', '-'), { from });
    const statuses = async (networks: string[]) => {
      const answers = await Promise.all(networks.map((network) => ask(`${network}::1`)));
      return answers.filter(({ statusCode }) => statusCode === 200).length;
    };
    const lines = (customer: string) =>
      Array.from({ length: 17 }, (_, line) => `2001:db8:7:${customer}${(line + 16).toString(16)}`);
    expect(await statuses(lines('1'))).toBe(16);
    expect(await statuses(lines('2'))).toBe(16);
    expect(await statuses(lines('3'))).toBe(0);
    expect(await statuses(['2001:db8:8:100'])).toBe(1);
  }, 90_000);

  it('tries 300 codes and looks up 120 identifiers in an hour', async () => {
    const from = '203.0.113.3';
    const tries = await Promise.all(
      Array.from({ length: 310 }, (_, index) =>
        identity.verifyOtp(`t${index}@example.com`, '000000', { from }),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(300);
    for (const answer of tries.filter(({ statusCode }) => statusCode === 429)) {
      expect(limited(answer)).toBeGreaterThan(3500);
    }
    const checks = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        identity.call('POST', '/api/auth/check-identifier', email(`c${index}@example.com`), { from }),
      ),
    );
    expect(checks.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
    for (const answer of checks.filter(({ statusCode }) => statusCode === 429)) limited(answer);
  });

  it('begins anew when the window ends', async () => {
    const from = '203.0.113.4';
    const tries = Array.from({ length: 301 }, () => identity.verifyOtp('w@example.com', '000000', { from }));
    expect((await Promise.all(tries)).at(-1)?.statusCode).toBeDefined();
    limited(await identity.verifyOtp('w@example.com', '000000', { from }));
    await identity.dataSource.query(
      `update identity.rate_limits set ends_at = now() where subject = 'verify sign-in from 203.0.113.4'`,
    );
    expect((await identity.verifyOtp('w@example.com', '000000', { from })).statusCode).toBe(401);
  });
});
