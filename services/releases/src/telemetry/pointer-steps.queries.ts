import type { Queryable } from '../database/queryable.ts';

export interface PointerStep {
  sequence: number;
  area: string;
  stable: string;
  canary: string | null;
  weight: number | null;
  killed: boolean;
  retired: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

const STEP = `e.sequence::float8 as sequence, e.area, e.stable, e.canary, e.weight, e.killed, e.retired,
  (extract(epoch from e.at) * 1000)::float8 as at`;

export async function selectSequenceBefore(
  database: Queryable,
  environment: string,
  time: Date,
): Promise<number> {
  // The time of events never decreases, so this reads the primary key backwards and stops early.
  const rows = await database.query<{ sequence: number }[]>(
    `select sequence::float8 as sequence from releases.events e
     where environment = $1 and at < $2 order by e.sequence desc limit 1`,
    [environment, time],
  );
  return rows[0]?.sequence ?? 0;
}

export function selectPointerStepsAt(
  database: Queryable,
  environment: string,
  sequence: number,
): Promise<PointerStep[]> {
  return database.query(
    `select ${STEP} from releases.pointers p
     cross join lateral (
       select * from releases.events newest
       where newest.environment = p.environment and newest.area = p.area and newest.sequence <= $2
       order by newest.sequence desc limit 1
     ) as e
     where p.environment = $1`,
    [environment, sequence],
  );
}

/** Returns the pointers after each later move, oldest first. */
export function selectPointerStepsSince(
  database: Queryable,
  environment: string,
  sequence: number,
): Promise<PointerStep[]> {
  return database.query(
    `select ${STEP} from releases.events e where environment = $1 and e.sequence > $2 order by e.sequence`,
    [environment, sequence],
  );
}
