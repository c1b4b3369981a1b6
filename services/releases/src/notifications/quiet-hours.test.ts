import type { Notification, WebhookBody } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { openReceiver } from '../testing/open-receiver.ts';
import { openTestPlane } from '../testing/open-plane.ts';
import { selectDeliveries } from './delivery.queries.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { insertNotification } from './notification.queries.ts';
import { TargetAddresses } from './target-addresses.ts';
import { TargetSecrets } from './target-secrets.ts';
import { createTarget, retryDelivery, revokeTarget } from './targets.ts';

const NIGHT = new Date('2126-11-28T15:00:00Z');
const facts = (kind: Notification['kind'], reason: string): Notification => ({
  environment: 'production',
  kind,
  area: 'gallery',
  release: '0123456789abcdef',
  move: 1,
  actor: 'telemetry',
  reason,
  cause: null,
  evidence: null,
});

async function openQuiet() {
  const plane = await openTestPlane();
  const receiver = await openReceiver();
  const secrets = new TargetSecrets(Buffer.alloc(32), plane.environment);
  const addresses = new TargetAddresses({ allowsLoopback: true });
  const quiet = { from: '22:00', until: '07:00', zone: 'Asia/Shanghai' };
  const { target } = await createTarget(
    plane,
    { secrets, addresses, hasMail: false },
    { name: 'li', kind: 'webhook', url: receiver.url, quiet, actor: 'li' },
  );
  const { database, environment } = plane;
  const gateway = { database, environment, secrets, addresses, mail: null, console: null, now: () => NIGHT };
  const raise = (kind: Notification['kind'], reason: string) =>
    insertNotification(database, facts(kind, reason));
  const log = () => selectDeliveries(database, environment, { limit: 100 });
  const endQuietHours = () =>
    database.query('update releases.notification_deliveries set next_at = now() where held');
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody);
  return { plane, target, gateway, raise, log, endQuietHours, bodies };
}

test('what is not urgent waits, and comes as one digest that no two gateways send', async () => {
  const { plane, gateway, raise, log, endQuietHours, bodies } = await openQuiet();
  await raise('pause', 'first');
  await raise('alert', 'look now');
  await raise('advance', 'second');
  await raise('resolved', 'third');
  expect(await deliverNotifications(gateway)).toBe(1);
  expect(bodies().map(({ type }) => type)).toEqual(['release.alert']);
  const held = (await log()).filter(({ state }) => state === 'waiting');
  expect(held.map(({ next_at }) => next_at)).toEqual(Array<string>(3).fill('2126-11-28T23:00:00.000Z'));
  await endQuietHours();
  const sent = await Promise.all([1, 2, 3].map(() => deliverNotifications(gateway)));
  expect(sent.reduce((sum, each) => sum + each)).toBe(1);
  const [, digest] = bodies();
  expect(digest).toMatchObject({
    type: 'release.digest',
    data: { area: null, digest: [{ reason: 'first' }, { reason: 'second' }, { reason: 'third' }] },
  });
  expect((await log()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'digest delivered',
    'resolved digested',
    'advance digested',
    'alert delivered',
    'pause digested',
  ]);
  const [, digested] = await log();
  expect(await retryDelivery(plane, { id: digested!.id })).toMatchObject({
    state: 'digested',
  });
});

test('a single one comes as itself', async () => {
  const { gateway, raise, endQuietHours, bodies } = await openQuiet();
  await raise('pause', 'alone');
  expect(await deliverNotifications(gateway)).toBe(0);
  await endQuietHours();
  expect(await deliverNotifications(gateway)).toBe(1);
  expect(bodies()).toMatchObject([{ type: 'release.pause' }]);
});

test('an operator can send a held one at once, and a revoked target gets no digest', async () => {
  const { plane, target, gateway, raise, log, endQuietHours, bodies } = await openQuiet();
  for (const reason of ['one', 'two', 'three']) await raise('pause', reason);
  await deliverNotifications(gateway);
  const [newest] = await log();
  await retryDelivery(plane, { id: newest!.id });
  expect(await deliverNotifications(gateway)).toBe(1);
  expect(bodies()).toHaveLength(1);
  await revokeTarget(plane, { id: target.id, actor: 'li' });
  await endQuietHours();
  expect(await deliverNotifications(gateway)).toBe(0);
  expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'dead', 'dead']);
});
