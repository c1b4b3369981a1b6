import { expect, test, vi } from 'vitest';
import { activateRelease } from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { openTestProxy } from '@danqing/nest-kit/testing';
import { killListeners, startReading, version } from '../testing/start-reading.ts';

test('the first document after the listening connection was killed is right, and listening begins again', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, version(1));
  const second = await publish(plane, version(2));
  const { current } = await startReading(plane);
  expect(await current()).toBe(first);
  expect(await killListeners(plane)).toBe(1);
  await activateRelease(plane, { area: 'generator', release: second, actor: 'li', reason: '' });
  expect(await current()).toBe(second);
  await vi.waitUntil(async () => {
    const listening = await plane.database.query<unknown[]>(
      `select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    return listening.length === 1;
  });
  const third = await ship(plane, version(3));
  await expect.poll(current, { interval: 5 }).toBe(third);
});

test('a move that nobody was told of is heard all the same', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, version(1));
  const { active, current } = await startReading(plane, { heartbeatMs: 50 });
  expect(await current()).toBe(first);
  const listener = vi.fn();
  active.subscribe(listener);
  const second = await publish(plane, version(2));
  await plane.database.query(
    `insert into releases.events (environment, area, action, from_release, to_release, stable, actor, reason)
     values ('production', 'generator', 'activate', $1, $2, $2, 'li', '')`,
    [first, second],
  );
  await vi.waitUntil(async () => (await current()) === second);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('while nobody listens, every document is right at once', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const proxy = await openTestProxy(plane.databaseUrl);
  const { current, errors } = await startReading(plane, { listener: proxy.url });
  expect(await current()).toBeUndefined();
  await proxy.cut();
  for (const number of [1, 2, 3]) {
    const release = await ship(plane, version(number));
    expect(await current()).toBe(release);
  }
  expect(errors).toEqual([]);
});

test('while the database is out of reach the last known document is served and the reason told', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, version(1));
  const proxy = await openTestProxy(plane.databaseUrl);
  const { current, errors } = await startReading(plane, { pool: proxy.url, listener: proxy.url });
  expect(await current()).toBe(first);
  await proxy.cut();
  const second = await ship(plane, version(2));
  await expect.poll(async () => (await current(), errors.length), { interval: 5 }).toBeGreaterThan(0);
  expect(await current()).toBe(first);
  await proxy.restore();
  await expect.poll(current, { interval: 5 }).toBe(second);
});

test('of two readers over one database each serves what the other was told, also after a cut', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const proxy = await openTestProxy(plane.databaseUrl);
  const one = await startReading(plane);
  const two = await startReading(plane, { pool: proxy.url, listener: proxy.url });
  const bothServe = (release: string) =>
    Promise.all([one, two].map(({ current }) => expect.poll(current, { interval: 5 }).toBe(release)));
  await bothServe(await ship(plane, version(1)));
  await proxy.cut();
  await proxy.restore();
  await bothServe(await ship(plane, version(2)));
  await killListeners(plane);
  await bothServe(await ship(plane, version(3)));
  expect((await one.active.getDocument(null))?.text).toBe((await two.active.getDocument(null))?.text);
  expect(one.active.publicKey).toBe(two.active.publicKey);
});
