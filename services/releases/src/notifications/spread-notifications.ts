import type { Notification } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { claimNewNotifications, insertNotification, markSpread } from './notification.queries.ts';
import { insertDelivery } from './delivery.queries.ts';
import {
  claimEndedHolds,
  insertDeliveries,
  releaseHold,
  updateDigested,
  type HeldDelivery,
} from './held-delivery.queries.ts';
import { covers } from './schedule/on-call.ts';
import { delayDelivery } from './schedule/delay-delivery.ts';
import { selectUsableTargets } from './target.queries.ts';

/** Makes the deliveries of new notifications, once among all gateways. */
export async function spreadNotifications(
  database: DataSource,
  environment: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const raised = await claimNewNotifications(transaction, environment);
    if (raised.length === 0) return;
    const targets = await selectUsableTargets(transaction, environment);
    const deliveries = raised.flatMap(({ id, kind, area }) =>
      targets
        .filter((target) => target.kinds.includes(kind) && covers(target, area))
        .map((target) => ({
          notification: id,
          target: target.id,
          until: delayDelivery(target, { kind, area }, targets, now),
        })),
    );
    await insertDeliveries(transaction, deliveries);
    await markSpread(
      transaction,
      raised.map(({ id }) => id),
    );
  });
}

/** Replaces what waited for the end of quiet hours by one digest for each target. */
export async function gatherDigests(database: DataSource, environment: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const held = new Map<number, HeldDelivery[]>();
    for (const delivery of await claimEndedHolds(transaction, environment))
      held.set(delivery.target, [...(held.get(delivery.target) ?? []), delivery]);
    for (const [target, deliveries] of held) {
      const ids = deliveries.map(({ id }) => id);
      if (deliveries.length === 1) {
        await releaseHold(transaction, ids[0]!);
        continue;
      }
      const notification = await insertNotification(transaction, toDigest(environment, deliveries));
      await markSpread(transaction, [notification]);
      await insertDelivery(transaction, { environment, notification, target });
      await updateDigested(transaction, ids);
    }
  });
}

const toDigest = (environment: string, deliveries: readonly HeldDelivery[]): Notification => ({
  environment,
  kind: 'digest',
  area: null,
  release: null,
  move: null,
  actor: 'quiet hours',
  reason: `${deliveries.length} notifications during quiet hours`,
  cause: null,
  evidence: null,
  digest: deliveries.map(({ facts, at }) => ({ ...facts, at })),
});
