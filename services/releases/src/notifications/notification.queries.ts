import type { Notification } from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';

const SPREAD_AT_ONCE = 50;

export async function insertNotification(database: Queryable, facts: Notification): Promise<string> {
  const { environment, kind, area, release } = facts;
  const rows = await database.query<{ id: string }[]>(
    `insert into releases.notifications (environment, kind, area, release, facts)
     values ($1, $2, $3, $4, $5) returning id`,
    [environment, kind, area, release, JSON.stringify(facts)],
  );
  return rows[0]!.id;
}

/** Locks notifications without deliveries, oldest first, except those that another gateway has. */
export function claimNewNotifications(
  database: Queryable,
  environment: string,
): Promise<{ id: string; kind: Notification['kind']; area: string | null }[]> {
  return database.query(
    `select id, kind, area from releases.notifications where environment = $1 and spread_at is null
     order by at limit ${SPREAD_AT_ONCE} for update skip locked`,
    [environment],
  );
}

export async function markSpread(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.query('update releases.notifications set spread_at = now() where id = any ($1)', [ids]);
}

/** Returns the newest rollback, pause or alert of an area, unless it is resolved. */
export async function selectOpenIncident(
  database: Queryable,
  environment: string,
  area: string,
): Promise<{ release: string | null } | null> {
  const rows = await database.query<{ kind: string; release: string | null }[]>(
    `select kind, release from releases.notifications
     where environment = $1 and area = $2 and kind in ('rollback', 'pause', 'alert', 'resolved')
     order by at desc limit 1`,
    [environment, area],
  );
  return rows[0] && rows[0].kind !== 'resolved' ? rows[0] : null;
}

/** Deletes notifications with their deliveries and attempts. */
export async function deleteNotificationsBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.notifications where at < $1', [time]);
}
