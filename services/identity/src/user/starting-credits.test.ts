import type { MeResponse, VerifyOtpResponse } from '@danqing/contracts/identity';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newBrowser, openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

it('signs in while the credits service is away, and grants when it is back, once', async () => {
  identity.credits.unavailable = true;
  const { token, user } = await identity.signIn('early@example.com');
  expect(user.credits).toBeNull();
  const me = async () =>
    (await identity.call('GET', '/api/auth/me', undefined, { token })).json<MeResponse>().data.user.credits;
  expect(await me()).toBeNull();
  identity.credits.unavailable = false;
  await vi.waitFor(async () => expect(await me()).toBe(10), { interval: 100 });
  expect([...identity.credits.grants.keys()]).toEqual([`signup:${user.id}`]);
});

it('grants at a later sign-in what neither the first one nor its job could', async () => {
  identity.credits.unavailable = true;
  const { user } = await identity.signIn('lost@example.com');
  await identity.dataSource.query(`delete from jobs.job where name = 'identity-starting-credits'`);
  identity.credits.unavailable = false;
  await identity.skipWait('lost@example.com');
  expect((await identity.signIn('lost@example.com')).user).toMatchObject({ id: user.id, credits: 10 });
  await identity.skipWait('lost@example.com');
  expect((await identity.signIn('lost@example.com')).user.credits).toBe(10);
});

describe('farming', () => {
  async function signUp(site: TestIdentity, mail: string, from: string): Promise<number> {
    const browser = newBrowser();
    await site.sendOtp(mail, { browser });
    const answer = await site.verifyOtp(mail, await site.sentCode(mail), { browser, from });
    return answer.json<VerifyOtpResponse>().data.user.credits ?? NaN;
  }
  const creditsOf = async (mail: string, from: string) =>
    (await identity.signIn(mail, { from })).user.credits;

  it('by plus addresses and dots brings credits once for each mailbox; the accounts come to be', async () => {
    expect(await creditsOf('farm.er@gmail.com', '192.0.2.1')).toBe(10);
    for (const mail of ['farm.er+1@gmail.com', 'farmer@gmail.com', 'f.a.r.mer+2@googlemail.com'])
      expect(await creditsOf(mail, '192.0.2.2')).toBe(0);
    expect(await creditsOf('farmer+1@example.com', '192.0.2.3')).toBe(10);
    expect(await creditsOf('farmer@example.com', '192.0.2.3')).toBe(0);
    expect(await creditsOf('farmer@example.com', '192.0.2.4')).toBe(0);
  });

  it('from one line, customer or site brings as many as codes are free for it in an hour, in a day', async () => {
    const own = await openIdentity({ SEND_LIMIT_PER_ADDRESS: '2' });
    onTestFinished(() => own.close());
    const series = (count: number, address: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => address(index));
    const networks = {
      ipv4: series(4, () => '192.0.2.7'),
      '/64': series(4, (index) => `2001:db8:1:100::${index + 1}`),
      '/56': series(6, (index) => `2001:db8:2:10${index}::1`),
      '/48': series(10, (index) => `2001:db8:3:${index + 1}00::1`),
    };
    const sums: Record<string, number> = {};
    for (const [network, addresses] of Object.entries(networks)) {
      for (const [index, from] of addresses.entries()) {
        const credits = await signUp(own, `seed-${network.replace('/', '')}-${index}@example.com`, from);
        sums[network] = (sums[network] ?? 0) + credits;
      }
    }
    expect(sums).toEqual({ ipv4: 20, '/64': 20, '/56': 40, '/48': 80 });
  }, 60_000);

  it('is no reason to refuse the late: who came when their network was full gets them at another sign-in', async () => {
    const own = await openIdentity({ SEND_LIMIT_PER_ADDRESS: '1' });
    onTestFinished(() => own.close());
    await signUp(own, 'first@example.com', '192.0.2.9');
    expect(await signUp(own, 'second@example.com', '192.0.2.9')).toBe(0);
    await own.dataSource.query(
      `delete from identity.rate_limits where subject like 'starting credits from %'`,
    );
    expect(await signUp(own, 'second@example.com', '192.0.2.9')).toBe(10);
  });
});
