import {
  APPROVAL_HOURS,
  APPROVAL_WAITS_DAYS,
  type Approval,
  type ApprovalKind,
  type GateCheck,
} from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

const EXPIRES = `coalesce(a.approved_at + interval '${APPROVAL_HOURS} hours', a.requested_at + interval '${APPROVAL_WAITS_DAYS} days')`;
/** A move that has waited for its lock must not use what expired meanwhile, so the time is the clock's. */
const IS_OPEN = `a.closed_at is null and ${EXPIRES} > clock_timestamp()`;
const APPROVAL = `a.id, a.area, a.release, a.kinds, a.checks, a.requested_by, a.reason,
  ${isoText('a.requested_at')} as requested_at, a.approved_by, ${isoText('a.approved_at')} as approved_at,
  ${isoText(EXPIRES)} as expires_at`;

/** A release, why it needs an approval, and the checks of the gate that the move overrides. */
export interface ApprovalScope {
  area: string;
  release: string;
  kinds: readonly ApprovalKind[];
  checks: readonly GateCheck['check'][];
}

/** Returns the kinds of moves that need a second operator. */
export async function selectFourEyes(database: Queryable, environment: string): Promise<ApprovalKind[]> {
  const rows = await database.query<{ kinds: ApprovalKind[] }[]>(
    'select kinds from releases.four_eyes where environment = $1',
    [environment],
  );
  return rows[0]?.kinds ?? [];
}

export async function upsertFourEyes(
  database: Queryable,
  environment: string,
  kinds: readonly ApprovalKind[],
): Promise<void> {
  await database.query(
    `insert into releases.four_eyes (environment, kinds) values ($1, $2)
     on conflict (environment) do update set kinds = excluded.kinds`,
    [environment, kinds],
  );
}

/** Returns what waits and what may be used, newest first. */
export function selectApprovals(database: Queryable, environment: string): Promise<Approval[]> {
  return database.query(
    `select ${APPROVAL} from releases.approvals a where environment = $1 and ${IS_OPEN} order by a.id desc`,
    [environment],
  );
}

/** Locks an approval that waits or may be used, and returns it, or null. */
export async function lockApproval(
  transaction: Queryable,
  environment: string,
  id: number,
): Promise<Approval | null> {
  const rows = await transaction.query<Approval[]>(
    `select ${APPROVAL} from releases.approvals a where environment = $1 and id = $2 and ${IS_OPEN} for update`,
    [environment, id],
  );
  return rows[0] ?? null;
}

/** Returns the usable approvals that cover a scope, newest first. */
export function selectApprovalsOf(
  database: Queryable,
  environment: string,
  { area, release, kinds, checks }: ApprovalScope,
): Promise<Approval[]> {
  return database.query(
    `select ${APPROVAL} from releases.approvals a
     where environment = $1 and area = $2 and release = $3 and a.approved_at is not null and ${IS_OPEN}
       and a.kinds @> $4::text[] and a.checks @> $5::text[]
     order by a.approved_at desc`,
    [environment, area, release, kinds, checks],
  );
}

/**
 * Asks for an approval, and closes an earlier request of the release that does not cover it. What an operator
 * looked at never changes under its ID. Returns the request, and whether it is new.
 */
export async function requestApproval(
  transaction: Queryable,
  environment: string,
  { area, release, kinds, checks }: ApprovalScope,
  { actor, reason }: { actor: string; reason: string },
): Promise<{ approval: Approval; isNew: boolean }> {
  // Of two gateways that ask at once, the second must find the request of the first.
  await transaction.query('lock table releases.approvals in share row exclusive mode');
  const values = [environment, area, release];
  const waiting = await transaction.query<(Approval & { covers: boolean })[]>(
    `select ${APPROVAL}, ${IS_OPEN} and a.kinds @> $4::text[] and a.checks @> $5::text[] and a.requested_by = $6 as covers
     from releases.approvals a
     where environment = $1 and area = $2 and release = $3 and a.closed_at is null and a.approved_at is null
     for update`,
    [...values, kinds, checks, actor],
  );
  const [found] = waiting;
  if (found?.covers) {
    const { covers: _covers, ...approval } = found;
    return { approval, isNew: false };
  }
  if (found) await closeApproval(transaction, { id: found.id, actor });
  const rows = await transaction.query<Approval[]>(
    `insert into releases.approvals as a (environment, area, release, kinds, checks, requested_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${APPROVAL}`,
    [...values, kinds, checks, actor, reason],
  );
  return { approval: rows[0]!, isNew: true };
}

export async function updateApproved(
  transaction: Queryable,
  { id, actor, reason }: { id: number; actor: string; reason: string },
): Promise<Approval> {
  const [rows] = await transaction.query<[Approval[], number]>(
    `update releases.approvals a set approved_by = $2, approved_reason = $3, approved_at = clock_timestamp()
     where id = $1 returning ${APPROVAL}`,
    [id, actor, reason],
  );
  return rows[0]!;
}

export async function closeApproval(
  transaction: Queryable,
  { id, actor }: { id: number; actor: string },
): Promise<void> {
  await transaction.query(
    'update releases.approvals set closed_by = $2, closed_at = clock_timestamp() where id = $1',
    [id, actor],
  );
}
