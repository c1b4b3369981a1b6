import type { AreaPointer, ReleaseEvent } from '@danqing/contracts/releases';
import type { EntityManager } from 'typeorm';
import { POINTER } from './pointer.queries.ts';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

export const MOVES_CHANNEL = 'releases_moved';

export type MoveRow = Pick<ReleaseEvent, 'sequence' | 'area' | 'action' | 'to' | 'pointer' | 'at'>;

/**
 * Sequences stay far below 2^53, so float8 is exact, and pg returns a number where bigint would give a
 * string.
 */
const SEQUENCE = 'sequence::float8 as sequence';
const MOVE_COLUMNS = `${SEQUENCE}, area, action, to_release as "to", ${POINTER}, ${isoText('at')} as at`;
const EVENT_COLUMNS = `${MOVE_COLUMNS}, environment, from_release as "from", actor, reason, gate, forced, approved_by, evidence, rollout`;

export type EnvironmentMove = MoveRow & { environment: string };

/**
 * Returns the moves of all environments, oldest first within each.
 *
 * @param known newest known sequence of each environment, whose earlier moves are left out
 */
export function selectAllMoves(
  database: Queryable,
  known: ReadonlyMap<string, number> = new Map(),
): Promise<EnvironmentMove[]> {
  return database.query(
    `select ${MOVE_COLUMNS}, e.environment from (select distinct environment from releases.pointers) as p
     left join unnest($1::text[], $2::float8[]) as known (environment, newest) using (environment)
     join releases.events e on e.environment = p.environment and e.sequence > coalesce(newest, 0)::bigint
     order by e.environment, e.sequence`,
    [[...known.keys()], [...known.values()]],
  );
}

export async function selectNewestSequence(
  database: Queryable,
  environment: string,
  area: string | null = null,
): Promise<number> {
  const rows = await database.query<{ sequence: number }[]>(
    `select coalesce(max(sequence), 0)::float8 as sequence from releases.events
     where environment = $1 and ($2::text is null or area = $2)`,
    [environment, area],
  );
  return rows[0]?.sequence ?? 0;
}

export async function selectEnvironments(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ environment: string }[]>(
    'select distinct environment from releases.pointers order by environment',
  );
  return rows.map(({ environment }) => environment);
}

export function selectEvents(
  database: Queryable,
  environment: string,
  { area = null, limit = null }: { area?: string | null; limit?: number | null } = {},
): Promise<ReleaseEvent[]> {
  return database.query(
    `select ${EVENT_COLUMNS} from releases.events e
     where environment = $1 and ($2::text is null or area = $2) order by e.sequence desc limit $3`,
    [environment, area, limit],
  );
}

export function selectNewestEvents(database: Queryable, environment: string): Promise<ReleaseEvent[]> {
  return database.query(
    `select ${EVENT_COLUMNS} from releases.events e
     where environment = $1 and e.sequence in (select p.sequence from releases.pointers p where p.environment = $1)
     order by area`,
    [environment],
  );
}

/**
 * Serialises moves until the transaction ends; readers are not blocked. Without the lock, two areas could
 * take one route at the same moment.
 */
export async function lockMoves(transaction: EntityManager): Promise<void> {
  // An operator's hanging connection must not block the next operator's rollback.
  await transaction.query(`set local idle_in_transaction_session_timeout = '10s'`);
  await transaction.query(`set local lock_timeout = '20s'`);
  await transaction.query('lock table releases.events in share row exclusive mode');
}

/** Appends the event and notifies every listener at commit. The database assigns its sequence and time. */
export async function insertEvent(
  transaction: EntityManager,
  event: Omit<ReleaseEvent, 'sequence' | 'at'>,
): Promise<ReleaseEvent> {
  const { stable, canary, killed, retired }: AreaPointer = event.pointer;
  const rows = await transaction.query<ReleaseEvent[]>(
    `with event as (
       insert into releases.events (environment, area, action, from_release, to_release, stable, canary, weight, killed,
                                    actor, reason, gate, forced, evidence, retired, rollout, approved_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning *
     ), notified as (select pg_notify('${MOVES_CHANNEL}', '') from event)
     select ${EVENT_COLUMNS} from event, notified`,
    [
      event.environment,
      event.area,
      event.action,
      event.from,
      event.to,
      stable,
      canary?.release ?? null,
      canary?.weight ?? null,
      killed,
      event.actor,
      event.reason,
      event.gate,
      event.forced,
      event.evidence,
      retired ?? false,
      event.rollout,
      event.approved_by,
    ],
  );
  return rows[0]!;
}
