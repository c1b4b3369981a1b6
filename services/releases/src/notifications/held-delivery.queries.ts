import type { Notification } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from '../database/queryable.ts';

/** A digest lists at most these; the rest comes with the next one. */
const MAX_DIGEST = 100;

export interface HeldDelivery {
  id: number;
  target: number;
  facts: Notification;
  at: string;
}

/** Inserts deliveries. `until` is the end of the hold, or null to deliver at once. */
export async function insertDeliveries(
  database: Queryable,
  deliveries: readonly { notification: string; target: number; until: Date | null }[],
): Promise<void> {
  await database.query(
    `insert into releases.notification_deliveries (notification, target, next_at, held)
     select notification, target, coalesce(until, now()), until is not null
     from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) as made (notification, target, until)`,
    [
      deliveries.map(({ notification }) => notification),
      deliveries.map(({ target }) => target),
      deliveries.map(({ until }) => until),
    ],
  );
}

/** Locks the held deliveries whose quiet hours have ended, oldest first, except those that another gateway has. */
export function claimEndedHolds(database: Queryable, environment: string): Promise<HeldDelivery[]> {
  return database.query(
    `select d.id, d.target, n.facts, ${isoText('n.at')} as at
     from releases.notification_deliveries d
     join releases.notification_targets t on t.id = d.target
     join releases.notifications n on n.id = d.notification
     where t.environment = $1 and d.state = 'waiting' and d.held and d.next_at <= now()
     order by n.at, d.id limit ${MAX_DIGEST} for update of d skip locked`,
    [environment],
  );
}

export async function releaseHold(database: Queryable, id: number): Promise<void> {
  await database.query('update releases.notification_deliveries set held = false where id = $1', [id]);
}

export async function updateDigested(database: Queryable, ids: readonly number[]): Promise<void> {
  await database.query(
    `update releases.notification_deliveries set state = 'digested', held = false where id = any ($1)`,
    [ids],
  );
}
