import type { Delivery, Notification, NotificationKind } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { openTestPlane, type TestPlane } from '../testing/open-plane.ts';
import { openReceiver } from '../testing/open-receiver.ts';
import { claimDeliveries, selectDeliveries, updateAttempted } from './delivery.queries.ts';
import { deliverNotifications, MAX_ATTEMPTS, retrySeconds } from './deliver-notifications.ts';
import { insertNotification } from './notification.queries.ts';
import { TargetAddresses } from './target-addresses.ts';
import { TargetSecrets } from './target-secrets.ts';
import { createTarget, retryDelivery, revokeTarget, sendTest } from './targets.ts';

const SECRET = Buffer.from('what all gateways of a test know');

const alert = (more: Partial<Notification> = {}): Notification => ({
  environment: 'production',
  kind: 'alert',
  area: 'gallery',
  release: '0123456789abcdef',
  move: null,
  actor: 'telemetry',
  reason: 'look at it',
  cause: 'votes',
  evidence: null,
  ...more,
});

async function openTarget({
  kind = 'webhook',
  ...more
}: { kind?: 'webhook' | 'feishu'; areas?: string[]; kinds?: NotificationKind[] } = {}) {
  const plane = await openTestPlane();
  const receiver = await openReceiver();
  const secrets = new TargetSecrets(SECRET, plane.environment);
  const addresses = new TargetAddresses({ allowsLoopback: true });
  const add = () =>
    createTarget(
      plane,
      { secrets, addresses, hasMail: true },
      { name: 'a', kind, url: receiver.url, actor: 'li', ...more },
    );
  const { target } = await add();
  const gateway = {
    database: plane.database,
    environment: plane.environment,
    secrets,
    addresses,
    mail: null,
    console: null,
  };
  const log = () => selectDeliveries(plane.database, plane.environment, { limit: 100 });
  return { plane, receiver, gateway, target, add, log };
}

const makeDue = (plane: TestPlane) =>
  plane.database.query(`update releases.notification_deliveries set next_at = now() where state = 'waiting'`);
const waitSeconds = async (plane: TestPlane) => {
  const [row] = await plane.database.query<[{ seconds: number }]>(
    `select round(extract(epoch from next_at - now()))::integer as seconds from releases.notification_deliveries`,
  );
  return row.seconds;
};

test('eight attempts back off over a day, then the delivery is dead', async () => {
  const { plane, receiver, gateway, target, log } = await openTarget();
  receiver.answer = { status: 500, body: 'no' };
  await sendTest(plane, { id: target.id, actor: 'li' });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    expect(await deliverNotifications(gateway)).toBe(1);
    expect(await deliverNotifications(gateway)).toBe(0);
    if (attempt < MAX_ATTEMPTS) {
      expect(Math.abs((await waitSeconds(plane)) - retrySeconds(attempt))).toBeLessThan(10);
      await makeDue(plane);
    }
  }
  const hours = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retrySeconds(index + 1));
  expect(hours.reduce((sum, seconds) => sum + seconds) / 3_600).toBeCloseTo(22.75);
  const [delivery] = await log();
  expect(delivery).toMatchObject({ state: 'dead', next_at: null });
  expect(delivery?.attempts).toHaveLength(MAX_ATTEMPTS);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  receiver.answer = { status: 200 };
  await retryDelivery(plane, { id: delivery!.id });
  expect(await deliverNotifications(gateway)).toBe(1);
  expect(await log()).toMatchObject([{ state: 'delivered' }]);
});

test('410 ends a delivery at once, and a redirect is a failure', async () => {
  const { plane, receiver, gateway, target, log } = await openTarget();
  receiver.answer = { status: 302, headers: { location: '/elsewhere' } };
  await sendTest(plane, { id: target.id, actor: 'li' });
  await deliverNotifications(gateway);
  expect(await log()).toMatchObject([{ state: 'waiting', attempts: [{ status: 302 }] }]);
  receiver.answer = { status: 410 };
  await makeDue(plane);
  await deliverNotifications(gateway);
  expect(await log()).toMatchObject([{ state: 'dead', attempts: [{ status: 302 }, { status: 410 }] }]);
});

test('a chat that answers 200 with an error code has not taken the message', async () => {
  const { plane, receiver, gateway, target, log } = await openTarget({ kind: 'feishu' });
  receiver.answer = { status: 200, body: '{"code":19024,"msg":"Key Words Not Found"}' };
  await sendTest(plane, { id: target.id, actor: 'li' });
  await deliverNotifications(gateway);
  const attempts = [{ status: 200, answer: '{"code":19024,"msg":"Key Words Not Found"}' }];
  expect(await log()).toMatchObject([{ state: 'waiting', attempts }]);
  receiver.answer = { status: 200, body: '{"code":0,"msg":"success"}' };
  await makeDue(plane);
  await deliverNotifications(gateway);
  expect(await log()).toMatchObject([{ state: 'delivered' }]);
});

test('gateways at once deliver each notification once', async () => {
  const { plane, receiver, gateway, log } = await openTarget();
  for (let index = 0; index < 30; index += 1)
    await insertNotification(plane.database, alert({ reason: `${index}` }));
  let delivered = 0;
  while (delivered < 30) {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => deliverNotifications(gateway)));
    delivered += one! + two! + three!;
  }
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  expect((await log()).every(({ state }) => state === 'delivered')).toBe(true);
});

test('what a gateway claimed before it died is delivered by another, and its late end changes nothing', async () => {
  const { plane, receiver, gateway, target, log } = await openTarget();
  await sendTest(plane, { id: target.id, actor: 'li' });
  const [claimed] = await claimDeliveries(plane.database, plane.environment);
  expect(claimed).toMatchObject({ attempts: 1, kind: 'webhook' });
  expect(await deliverNotifications(gateway)).toBe(0);
  await retryDelivery(plane, { id: claimed!.id });
  expect(await deliverNotifications(gateway)).toBe(0);
  await plane.database.query(`update releases.notification_deliveries set leased_until = now()`);
  expect(await deliverNotifications(gateway)).toBe(1);
  expect(receiver.received[0]?.headers['webhook-id']).toBe(claimed!.notification);
  await updateAttempted(
    plane.database,
    claimed!,
    { status: 500, milliseconds: 1, answer: '' },
    { state: 'dead', retrySeconds: null },
  );
  expect(await log()).toMatchObject([{ state: 'delivered', attempts: [{ status: 204 }, { status: 500 }] }]);
});

test.each<[string, object, Partial<Notification>, boolean]>([
  ['its area', { areas: ['gallery'] }, {}, true],
  ['another area', { areas: ['palettes', 'agent'] }, {}, false],
  ['another kind', { kinds: ['rollback', 'pause'] }, {}, false],
  ['its kind', { kinds: ['alert'] }, {}, true],
  ['another environment', {}, { environment: 'staging' }, false],
])('a target of %s', async (_of, wanted, facts, arrives) => {
  const { plane, gateway } = await openTarget(wanted);
  await insertNotification(plane.database, alert(facts));
  expect(await deliverNotifications(gateway)).toBe(arrives ? 1 : 0);
  // A later target gets no notification of before.
  expect(await deliverNotifications({ ...gateway, environment: 'staging' })).toBe(0);
});

test('a target gets what is raised after it was added, until it is revoked', async () => {
  const { plane, gateway, target, add } = await openTarget();
  await insertNotification(plane.database, alert());
  expect(await deliverNotifications(gateway)).toBe(1);
  await add();
  expect(await deliverNotifications(gateway)).toBe(0);
  await revokeTarget(plane, { id: target.id, actor: 'li' });
  await insertNotification(plane.database, alert());
  expect(await deliverNotifications(gateway)).toBe(1);
});

test('with another signing key the log says what to do', async () => {
  const { plane, receiver, gateway, target, log } = await openTarget();
  await sendTest(plane, { id: target.id, actor: 'li' });
  await deliverNotifications({ ...gateway, secrets: new TargetSecrets(Buffer.alloc(32), 'production') });
  const attempts: Partial<Delivery['attempts'][number]>[] = [
    { status: null, answer: 'stored with another signing key: add the target again' },
  ];
  expect(await log()).toMatchObject([{ state: 'waiting', attempts }]);
  expect(receiver.received).toEqual([]);
});

test('the log of attempts cannot be rewritten', async () => {
  const { plane } = await openTarget();
  for (const statement of [
    `update releases.notification_attempts set answer = ''`,
    'truncate releases.notification_attempts',
  ])
    await expect(plane.database.query(statement)).rejects.toThrow(/is refused/);
});
