import type { AreaPointer } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

const POINTER_VALUE = `jsonb_build_object('stable', stable, 'killed', killed, 'canary',
  case when canary is not null then jsonb_build_object('release', canary, 'weight', weight) end)
  || case when retired then '{"retired": true}' else '{}' end::jsonb`;
export const POINTER = `${POINTER_VALUE} as pointer`;

/**
 * SQL expression for the target of a rollback of the pointer `p`: the release that was stable when the current
 * one first became stable. Skips releases in quarantine and those whose files are gone.
 */
const ROLLBACK_TARGET = `(
  select s.release from releases.stable_path s
  where s.environment = p.environment and s.area = p.area and s.depth < p.depth and s.release <> p.stable
    and not exists (select from releases.quarantines q
                    where q.environment = p.environment and q.area = p.area and q.release = s.release)
    and not exists (select from releases.pruned r
                    where r.area = p.area and r.release = s.release and r.restored_at is null)
  order by s.depth desc limit 1
)`;

/** SQL expression for the releases of the pointer `p`'s area in quarantine, as an array. */
const QUARANTINED = `array(
  select q.release from releases.quarantines q
  where q.environment = p.environment and q.area = p.area order by q.release
)`;

/** SQL expression for the weight that the paused canary of the pointer `p` had. Null unless it is paused. */
const WEIGHT_BEFORE_PAUSE = `case when p.weight = 0 then (
  select e.weight from releases.events e
  where e.environment = p.environment and e.area = p.area and e.canary = p.canary and e.weight > 0
  order by e.sequence desc limit 1
) end`;

/** SQL expression for the time at which the canary of the pointer `p` started. Null while the area is killed. */
const CANARY_RUN = `case when not p.killed then ${isoText('p.canary_since')} end`;

/**
 * Returns every release that a visitor of the environment may get, canaries after the stable releases.
 * Retired areas have none.
 */
export function selectRunningReleases(
  database: Queryable,
  environment: string,
): Promise<{ area: string; release: string }[]> {
  return database.query(
    `select p.area, r.release from releases.pointers p
     cross join lateral unnest(array[p.stable, p.canary]) with ordinality as r (release, position)
     where p.environment = $1 and not p.retired and r.release is not null order by p.area, r.position`,
    [environment],
  );
}

export interface PointerRow {
  area: string;
  pointer: AreaPointer;
  rollbackTarget: string | null;
}

export function selectPointers(database: Queryable, environment: string): Promise<PointerRow[]> {
  return database.query(
    `select area, ${POINTER}, ${ROLLBACK_TARGET} as "rollbackTarget"
     from releases.pointers p where environment = $1 order by area collate "C"`,
    [environment],
  );
}

export interface OperatorPointerRow extends PointerRow {
  quarantined: string[];
  /** Time at which the canary started. Null without a canary, and while the area is killed. */
  run: string | null;
  weightBeforePause: number | null;
}

export function selectOperatorPointers(
  database: Queryable,
  environment: string,
): Promise<OperatorPointerRow[]> {
  return database.query(
    `select area, ${POINTER}, ${ROLLBACK_TARGET} as "rollbackTarget", ${QUARANTINED} as quarantined,
            ${CANARY_RUN} as run, ${WEIGHT_BEFORE_PAUSE} as "weightBeforePause"
     from releases.pointers p where environment = $1 order by area collate "C"`,
    [environment],
  );
}

export interface CanaryRunRow {
  area: string;
  release: string;
  stable: string;
  /** 0 while the canary is paused. */
  weight: number;
  since: string;
  /** When the run was last paused. Null if it never was. */
  pausedAt: string | null;
}

/** Returns the running canaries of all areas, or of one. Visitors get no canary of a killed area. */
export function selectCanaryRuns(
  database: Queryable,
  environment: string,
  area: string | null = null,
): Promise<CanaryRunRow[]> {
  return database.query(
    `select area, canary as release, stable, weight, ${isoText('canary_since')} as since,
            (select ${isoText('max(e.at)')} from releases.events e
             where e.environment = p.environment and e.area = p.area and e.action = 'pause' and e.at >= p.canary_since
            ) as "pausedAt"
     from releases.pointers p
     where environment = $1 and ($2::text is null or area = $2) and canary is not null and weight is not null and canary_since is not null and not killed
     order by area`,
    [environment, area],
  );
}

export interface StoredHistoryRow {
  area: string;
  pointer: AreaPointer;
  sequence: number;
  stablePath: string[];
  quarantined: string[];
}

/** Returns everything that is stored about the moves of an environment's areas, to compare it with them. */
export function selectStoredHistories(database: Queryable, environment: string): Promise<StoredHistoryRow[]> {
  return database.query(
    `select area, ${POINTER}, sequence::float8 as sequence, ${QUARANTINED} as quarantined,
            array(select s.release from releases.stable_path s
                  where s.environment = p.environment and s.area = p.area order by s.depth) as "stablePath"
     from releases.pointers p where environment = $1 order by area`,
    [environment],
  );
}

export interface AreaStateRow {
  /** Null for an area that never moved, as is `sequence`. */
  pointer: AreaPointer | null;
  sequence: number | null;
  rollbackTarget: string | null;
  quarantined: string[];
  wasStable: boolean;
}

/** Returns what the rules of a move need. `wasStable` is about the given release. */
export async function selectAreaState(
  database: Queryable,
  environment: string,
  area: string,
  release: string | null,
): Promise<AreaStateRow> {
  const rows = await database.query<AreaStateRow[]>(
    `select sequence::float8 as sequence, case when p.area is not null then ${POINTER_VALUE} end as pointer,
            ${ROLLBACK_TARGET} as "rollbackTarget",
            array(select q.release from releases.quarantines q
                  where q.environment = wanted.environment and q.area = wanted.area) as quarantined,
            exists(select from releases.events e
                   where e.area = wanted.area and e.environment = wanted.environment and e.stable = $3) as "wasStable"
     from (values ($1, $2)) as wanted (environment, area)
     left join releases.pointers p on p.environment = wanted.environment and p.area = wanted.area`,
    [environment, area, release],
  );
  return rows[0]!;
}
