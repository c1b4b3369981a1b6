import type {
  CanaryAlert,
  GateCheck,
  Rollout,
  RolloutCause,
  RolloutState,
  RolloutStep,
} from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

export interface RolloutRow extends Rollout {
  /** Gate checks that the start overrode. */
  forced: GateCheck['check'][];
}

const ROLLOUT = `r.id, r.area, r.release, r.steps, r.step, ${isoText('r.step_since')} as step_since, r.state, r.cause,
  r.detail, r.forced, r.actor, r.reason, ${isoText('r.started_at')} as started_at, ${isoText('r.ended_at')} as ended_at`;

/** SQL condition: the canary of the rollout `r` is the one of the pointer `p`. */
const HAS_CANARY = `p.canary = r.release and not p.killed and not p.retired`;
/** SQL condition: the pointer `p` is where the rollout `r` put it. */
const IN_PLACE = `${HAS_CANARY}
  and (p.weight = (r.steps -> r.step ->> 'weight')::smallint or p.weight = 0 and r.state = 'paused')`;

export interface NewRollout {
  area: string;
  release: string;
  steps: readonly RolloutStep[];
  forced: readonly string[];
  actor: string;
  reason: string;
}

export async function insertRollout(
  transaction: Queryable,
  environment: string,
  { area, release, steps, forced, actor, reason }: NewRollout,
): Promise<number> {
  const rows = await transaction.query<{ id: number }[]>(
    `insert into releases.rollouts (environment, area, release, steps, forced, actor, reason)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [environment, area, release, JSON.stringify(steps), forced, actor, reason],
  );
  return rows[0]!.id;
}

export async function selectActiveRollout(
  database: Queryable,
  environment: string,
  area: string,
): Promise<RolloutRow | null> {
  const rows = await database.query<RolloutRow[]>(
    `select ${ROLLOUT} from releases.rollouts r where environment = $1 and area = $2 and ended_at is null`,
    [environment, area],
  );
  return rows[0] ?? null;
}

export async function selectRollout(database: Queryable, id: number): Promise<RolloutRow | null> {
  const rows = await database.query<RolloutRow[]>(
    `select ${ROLLOUT} from releases.rollouts r where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the active rollouts, then the ended ones, newest first. */
export function selectRollouts(
  database: Queryable,
  environment: string,
  limit: number,
): Promise<RolloutRow[]> {
  return database.query(
    `select ${ROLLOUT} from releases.rollouts r where environment = $1
     order by ended_at is not null, id desc limit $2`,
    [environment, limit],
  );
}

export interface WatchedRollout extends RolloutRow {
  stable: string;
  /** Seconds since the step began. */
  elapsed: number;
  /** Whether the pointer is where the rollout put it. */
  inPlace: boolean;
  /** Alert about the canary that no operator has seen. */
  alert: CanaryAlert['cause'] | null;
  /** End of the freeze that holds the area, unless the start overrode it. */
  frozenUntil: string | null;
}

/**
 * Returns the active rollouts, or the one with an id if it is.
 *
 * @param time null for the time of the database
 */
export function selectActiveRollouts(
  database: Queryable,
  environment: string,
  time: Date | null,
  id: number | null = null,
): Promise<WatchedRollout[]> {
  return database.query(
    `select ${ROLLOUT}, p.stable, coalesce(${IN_PLACE}, false) as "inPlace", a.cause as alert,
            (select ${isoText('max(f.ends_at)')} from releases.freezes f
             where f.environment = r.environment and (f.area is null or f.area = r.area) and f.removed_at is null
               and f.starts_at <= now() and f.ends_at > now() and not 'freeze' = any(r.forced)) as "frozenUntil",
            extract(epoch from coalesce($2::timestamptz, now()) - r.step_since)::float8 as elapsed
     from releases.rollouts r
     join releases.pointers p on p.environment = r.environment and p.area = r.area
     left join releases.canary_alerts a
       on a.environment = p.environment and a.area = p.area and a.at >= r.watched_since
         -- Watches read the start of a run in milliseconds; the pointer has microseconds.
         and date_trunc('milliseconds', a.run) = date_trunc('milliseconds', p.canary_since)
     where r.environment = $1 and r.ended_at is null and ($3::integer is null or r.id = $3) order by r.id`,
    [environment, time, id],
  );
}

/** Moves a running rollout to its next step. Returns false if it has moved meanwhile, or its pointer has. */
export async function advanceRolloutRow(
  transaction: Queryable,
  { id, step }: Pick<RolloutRow, 'id' | 'step'>,
  time: Date | null,
): Promise<boolean> {
  const [rows] = await transaction.query<[unknown[]]>(
    `update releases.rollouts r
     set step = step + 1, step_since = coalesce($3::timestamptz, now()),
         state = case when step + 2 = jsonb_array_length(steps) then 'done' else state end,
         ended_at = case when step + 2 = jsonb_array_length(steps) then now() end
     from releases.pointers p
     where r.id = $1 and r.step = $2 and r.state = 'running'
       and p.environment = r.environment and p.area = r.area and ${IN_PLACE}
     returning r.id`,
    [id, step, time],
  );
  return rows.length === 1;
}

/** Resumes a paused rollout from the beginning of its step. Returns false if it is not paused, or has no canary. */
export async function resumeRolloutRow(transaction: Queryable, id: number): Promise<boolean> {
  const [rows] = await transaction.query<[unknown[]]>(
    `update releases.rollouts r
     set state = 'running', cause = null, detail = null, step_since = now(), watched_since = now()
     from releases.pointers p
     where r.id = $1 and r.state = 'paused'
       and p.environment = r.environment and p.area = r.area and ${HAS_CANARY}
     returning r.id`,
    [id],
  );
  return rows.length === 1;
}

export async function pauseRolloutRow(
  transaction: Queryable,
  id: number,
  { cause, detail }: { cause: RolloutCause; detail: string | null },
): Promise<boolean> {
  const [rows] = await transaction.query<[unknown[]]>(
    `update releases.rollouts set state = 'paused', cause = $2, detail = $3
     where id = $1 and state = 'running' returning id`,
    [id, cause, detail],
  );
  return rows.length === 1;
}

/** Cancels a rollout with its canary. Returns false if it has ended, or has no canary. */
export async function cancelRolloutRow(transaction: Queryable, id: number, detail: string): Promise<boolean> {
  const [rows] = await transaction.query<[unknown[]]>(
    `update releases.rollouts r set state = 'cancelled', cause = null, detail = $2, ended_at = now()
     from releases.pointers p
     where r.id = $1 and r.ended_at is null
       and p.environment = r.environment and p.area = r.area and ${HAS_CANARY}
     returning r.id`,
    [id, detail],
  );
  return rows.length === 1;
}

export async function endRolloutRow(
  transaction: Queryable,
  id: number,
  { state, detail }: { state: Exclude<RolloutState, 'running' | 'paused'>; detail: string },
): Promise<boolean> {
  const [rows] = await transaction.query<[unknown[]]>(
    `update releases.rollouts set state = $2, cause = null, detail = $3, ended_at = now()
     where id = $1 and ended_at is null returning id`,
    [id, state, detail],
  );
  return rows.length === 1;
}
