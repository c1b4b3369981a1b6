import type { MeResponse } from '@danqing/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

it('signs in while the credits service is away, and grants when it is back, once', async () => {
  identity.credits.away = true;
  const { token, user } = await identity.signIn('early@example.com');
  expect(user.credits).toBeNull();
  const me = async () =>
    (await identity.call('GET', '/api/auth/me', undefined, { token })).json<MeResponse>().data.user.credits;
  expect(await me()).toBeNull();
  identity.credits.away = false;
  await vi.waitFor(async () => expect(await me()).toBe(10), { interval: 100 });
  expect([...identity.credits.grants.keys()]).toEqual([`signup:${user.id}`]);
});

it('grants at a later sign-in what neither the first one nor its job could', async () => {
  identity.credits.away = true;
  const { user } = await identity.signIn('lost@example.com');
  await identity.dataSource.query(`delete from jobs.job where name = 'identity-starting-credits'`);
  identity.credits.away = false;
  await identity.skipWait('lost@example.com');
  expect((await identity.signIn('lost@example.com')).user).toMatchObject({ id: user.id, credits: 10 });
  await identity.skipWait('lost@example.com');
  expect((await identity.signIn('lost@example.com')).user.credits).toBe(10);
});
