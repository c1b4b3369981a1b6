import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity({ SEND_LIMIT_PER_ADDRESS: '8' });
});
afterAll(() => identity.close());

const limited = (answer: Awaited<ReturnType<TestIdentity['call']>>) => {
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED']);
  return Number(answer.headers['retry-after']);
};
const email = (identifier: string) => ({ identifier, identifier_type: 'email' });

describe('codes', () => {
  it('are sent again after 60 s and not before, with the seconds left', async () => {
    await identity.sendOtp('soon@example.com');
    const seconds = limited(await identity.sendOtp('soon@example.com'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await identity.dataSource.query(
      `update identity.codes set sent_at = sent_at - interval '50 seconds' where identifier = 'soon@example.com'`,
    );
    const left = limited(await identity.sendOtp('soon@example.com'));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10);
    await identity.skipWait('soon@example.com');
    expect((await identity.sendOtp('soon@example.com')).statusCode).toBe(200);
  });

  it('leave once when many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => identity.sendOtp('rush@example.com')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
    const sent = await identity.dataSource.query(
      `select 1 from identity.outbox where recipient = 'rush@example.com'`,
    );
    expect(sent).toHaveLength(1);
  });

  it('are sent five times in an hour and ten in a day to one identifier; the last one stays good', async () => {
    const to = 'often@example.com';
    const sendFive = async () => {
      for (let sent = 0; sent < 5; sent += 1) {
        expect((await identity.sendOtp(to)).statusCode).toBe(200);
        await identity.skipWait(to);
      }
    };
    await sendFive();
    const code = await identity.sentCode(to);
    const wait = limited(await identity.sendOtp(to));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    await identity.dataSource.query(
      `update identity.rate_limits set ends_at = now() where subject like '%often@example.com in an hour'`,
    );
    await sendFive();
    await identity.dataSource.query(
      `update identity.rate_limits set ends_at = now() where subject like '%often@example.com in an hour'`,
    );
    expect(limited(await identity.sendOtp(to))).toBeGreaterThan(80_000);
    expect((await identity.verifyOtp(to, await identity.sentCode(to))).statusCode).toBe(200);
    expect(code).toMatch(/^\d{6}$/);
  });

  it('are not used up for their owner by impatience', async () => {
    const to = 'impatient@example.com';
    await identity.sendOtp(to);
    for (let tries = 0; tries < 10; tries += 1) limited(await identity.sendOtp(to));
    await identity.skipWait(to);
    expect((await identity.sendOtp(to)).statusCode).toBe(200);
  });
});

describe('all together', () => {
  it('get 5,000 codes an hour by mail and as many by text message, and the log says when that is used up', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn');
    onTestFinished(() => warn.mockRestore());
    const warnings = () => warn.mock.calls.flat().filter((line) => String(line).includes('5000'));
    await identity.dataSource.query(
      `insert into identity.rate_limits values ('send email', 4999, now() + interval '30 minutes')
       on conflict (subject) do update set count = 4999, ends_at = excluded.ends_at`,
    );
    expect((await identity.sendOtp('last@example.com')).statusCode).toBe(200);
    for (let sent = 0; sent < 3; sent += 1) {
      expect(limited(await identity.sendOtp(`over${sent}@example.com`))).toBeGreaterThan(1700);
    }
    expect((await identity.sendOtp('13812345678')).statusCode).toBe(200);
    expect(warnings()).toHaveLength(1);
    await identity.dataSource.query(
      `update identity.rate_limits set ends_at = now() where subject = 'send email'`,
    );
    expect((await identity.sendOtp('next@example.com')).statusCode).toBe(200);
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
      `update identity.rate_limits set ends_at = now() where subject = 'verify from 203.0.113.4'`,
    );
    expect((await identity.verifyOtp('w@example.com', '000000', { from })).statusCode).toBe(401);
  });
});
