import type { Locale } from '@danqing/contracts/locale';
import type { Delivery, Notification, TargetKind } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from '../database/queryable.ts';

const CLAIMED_AT_ONCE = 8;
/** Longer than any attempt. A gateway that died loses its claims after that. */
const LEASE = "interval '1 minute'";
const IS_FREE = '(d.leased_until is null or d.leased_until < now())';

export interface ClaimedDelivery {
  id: number;
  attempts: number;
  kind: TargetKind;
  sealed: string;
  language: Locale;
  notification: string;
  facts: Notification;
  at: string;
}

/** Takes due deliveries for this gateway and counts the attempt. */
export async function claimDeliveries(database: Queryable, environment: string): Promise<ClaimedDelivery[]> {
  const [rows] = await database.query<[ClaimedDelivery[], number]>(
    `update releases.notification_deliveries d
     set leased_until = now() + ${LEASE}, attempts = d.attempts + 1
     from (
       select d.id from releases.notification_deliveries d
       join releases.notification_targets t on t.id = d.target
       where t.environment = $1 and d.state = 'waiting' and not d.held and d.next_at <= now() and ${IS_FREE}
       order by d.next_at, d.id limit ${CLAIMED_AT_ONCE} for update of d skip locked
     ) due, releases.notification_targets t, releases.notifications n
     where d.id = due.id and t.id = d.target and n.id = d.notification
     returning d.id, d.attempts, t.kind, t.sealed, t.language, d.notification, n.facts, ${isoText('n.at')} as at`,
    [environment],
  );
  return rows;
}

export interface EndedAttempt {
  status: number | null;
  milliseconds: number;
  answer: string;
}

/**
 * Logs an attempt and ends its claim.
 *
 * @param retrySeconds null when the delivery is over
 */
export async function updateAttempted(
  database: Queryable,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  { status, milliseconds, answer }: EndedAttempt,
  next: { state: Delivery['state']; retrySeconds: number | null },
): Promise<void> {
  await database.query(
    `with logged as (
       insert into releases.notification_attempts (delivery, status, milliseconds, answer) values ($1, $3, $4, $5)
     )
     update releases.notification_deliveries
     set state = $6, next_at = now() + make_interval(secs => $7), leased_until = null
     -- Not if the claim expired and another gateway has the delivery, or its target was revoked.
     where id = $1 and attempts = $2 and state = 'waiting'`,
    [id, attempts, status, milliseconds, answer, next.state, next.retrySeconds ?? 0],
  );
}

export async function insertDelivery(
  database: Queryable,
  delivery: { environment: string; notification: string; target: number },
): Promise<number | null> {
  const rows = await database.query<{ id: number }[]>(
    `insert into releases.notification_deliveries (notification, target)
     select $2, t.id from releases.notification_targets t
     where t.environment = $1 and t.id = $3 and t.revoked_at is null returning id`,
    [delivery.environment, delivery.notification, delivery.target],
  );
  return rows[0]?.id ?? null;
}

/** Returns deliveries with their attempts, newest first. */
export function selectDeliveries(
  database: Queryable,
  environment: string,
  {
    id = null,
    targets = null,
    before = null,
    limit,
  }: { id?: number | null; targets?: readonly number[] | null; before?: number | null; limit: number },
): Promise<Delivery[]> {
  return database.query(
    `select d.id, d.target, t.name as target_name, n.kind, n.area, n.release, ${isoText('n.at')} as at, d.state,
       case when d.state = 'waiting' then ${isoText('d.next_at')} end as next_at,
       coalesce((select json_agg(json_build_object('at', ${isoText('a.at')}, 'status', a.status,
                   'milliseconds', a.milliseconds, 'answer', a.answer) order by a.at)
                 from releases.notification_attempts a where a.delivery = d.id), '[]') as attempts
     from releases.notification_deliveries d
     join releases.notification_targets t on t.id = d.target
     join releases.notifications n on n.id = d.notification
     where t.environment = $1 and ($2::integer is null or d.id = $2) and ($3::integer[] is null or d.target = any ($3))
       and ($4::integer is null or d.id < $4)
     order by d.id desc limit $5`,
    [environment, id, targets, before, limit],
  );
}

/** Begins the attempts anew, unless the delivery succeeded, is in progress or has a revoked target. */
export async function updateRetried(database: Queryable, environment: string, id: number): Promise<void> {
  await database.query(
    `update releases.notification_deliveries d set state = 'waiting', attempts = 0, next_at = now(), held = false
     from releases.notification_targets t
     where d.id = $2 and t.id = d.target and t.environment = $1 and t.revoked_at is null
       and d.state in ('waiting', 'dead') and ${IS_FREE}`,
    [environment, id],
  );
}
