import type { ReleaseDescriptor, ReleaseEvent } from '@danqing/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { isoText } from './release.queries.ts';

export const MOVES_CHANNEL = 'releases_moved';

type Queryable = Pick<DataSource | EntityManager, 'query'>;

export interface PointerRow {
  area: string;
  release: string;
  sequence: number;
}

export interface ActiveReleaseRow extends PointerRow {
  descriptor: ReleaseDescriptor;
}

/** A sequence stays far below 2^53, so double precision carries it exactly and pg hands out a number instead of a text. */
const POINTER_COLUMNS = 'p.area, p.release, p.sequence::float8 as sequence';
const EVENT_COLUMNS = `sequence::float8 as sequence, area, action, from_release as "from", to_release as "to", actor, reason, ${isoText('at')} as at`;

export async function selectPointer(database: Queryable, area: string): Promise<PointerRow | null> {
  const rows = await database.query<PointerRow[]>(
    `select ${POINTER_COLUMNS} from releases.pointers p where p.area = $1`,
    [area],
  );
  return rows[0] ?? null;
}

export function selectActiveReleases(database: Queryable): Promise<ActiveReleaseRow[]> {
  return database.query(
    `select ${POINTER_COLUMNS}, r.descriptor from releases.pointers p
     join releases.releases r on r.area = p.area and r.id = p.release order by p.area`,
  );
}

/** Sequence of the newest move; 0 before the first. */
export async function selectNewestSequence(database: Queryable): Promise<number> {
  const rows = await database.query<{ sequence: number }[]>(
    `select coalesce(max(sequence), 0)::float8 as sequence from releases.pointers`,
  );
  return rows[0]?.sequence ?? 0;
}

/** Events, newest first; of one area or of all. */
export function selectEvents(
  database: Queryable,
  area: string | null,
  limit: number | null,
): Promise<ReleaseEvent[]> {
  return database.query(
    `select ${EVENT_COLUMNS} from releases.events where $1::text is null or area = $1 order by sequence desc limit $2`,
    [area, limit],
  );
}

/** The event that each pointer stands on. */
export function selectNewestEvents(database: Queryable): Promise<ReleaseEvent[]> {
  return database.query(
    `select ${EVENT_COLUMNS} from releases.events where sequence in (select sequence from releases.pointers) order by area`,
  );
}

/**
 * Lets only one move happen at a time until the transaction ends, while readers go on. Without it sequences could become
 * visible out of order, and two areas could take one route at the same moment.
 */
export async function lockMoves(transaction: EntityManager): Promise<void> {
  // An operator whose connection hangs must not block the next one's rollback.
  await transaction.query(`set local idle_in_transaction_session_timeout = '10s'`);
  await transaction.query(`set local lock_timeout = '20s'`);
  await transaction.query('lock table releases.pointers in share row exclusive mode');
}

/** Appends the event, moves the pointer and tells every listener at commit. */
export async function insertMove(
  transaction: EntityManager,
  move: Omit<ReleaseEvent, 'sequence' | 'at'>,
): Promise<ReleaseEvent> {
  const rows = await transaction.query<ReleaseEvent[]>(
    `with event as (
       insert into releases.events (area, action, from_release, to_release, actor, reason) values ($1, $2, $3, $4, $5, $6) returning *
     ), pointer as (
       insert into releases.pointers (area, release, sequence) select area, to_release, sequence from event
       on conflict (area) do update set release = excluded.release, sequence = excluded.sequence
     ), notified as (select pg_notify('${MOVES_CHANNEL}', sequence::text) from event)
     select ${EVENT_COLUMNS} from event, notified`,
    [move.area, move.action, move.from, move.to, move.actor, move.reason],
  );
  return rows[0]!;
}
