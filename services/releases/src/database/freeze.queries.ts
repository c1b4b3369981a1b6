import type { Freeze } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

const FREEZE = `f.id, f.area, ${isoText('f.starts_at')} as starts_at, ${isoText('f.ends_at')} as ends_at, f.reason, f.created_by`;

/** Returns the freezes of an environment that have not ended, the next to begin first. */
export function selectFreezes(database: Queryable, environment: string): Promise<Freeze[]> {
  return database.query(
    `select ${FREEZE} from releases.freezes f
     where environment = $1 and removed_at is null and ends_at > now() order by f.starts_at, f.id`,
    [environment],
  );
}

/**
 * Returns the freeze that holds an area now, the longest of several, or null. A move that has waited for its
 * lock must see a freeze that began meanwhile, so the time is the clock's, not the transaction's.
 */
export async function selectFreezeOf(
  database: Queryable,
  environment: string,
  area: string,
): Promise<Freeze | null> {
  const rows = await database.query<Freeze[]>(
    `select ${FREEZE} from releases.freezes f
     where environment = $1 and (area is null or area = $2) and removed_at is null
       and f.starts_at <= clock_timestamp() and f.ends_at > clock_timestamp()
     order by f.ends_at desc limit 1`,
    [environment, area],
  );
  return rows[0] ?? null;
}

export async function insertFreeze(
  database: Queryable,
  environment: string,
  { area, starts_at, ends_at, reason, created_by }: Omit<Freeze, 'id'>,
): Promise<Freeze> {
  const rows = await database.query<Freeze[]>(
    `insert into releases.freezes as f (environment, area, starts_at, ends_at, reason, created_by)
     values ($1, $2, $3, $4, $5, $6) returning ${FREEZE}`,
    [environment, area, starts_at, ends_at, reason, created_by],
  );
  return rows[0]!;
}

/** Ends a freeze, or takes back one that has not begun. Returns null if there is none. */
export async function updateFreezeRemoved(
  database: Queryable,
  environment: string,
  { id, removedBy }: { id: number; removedBy: string },
): Promise<Freeze | null> {
  const [rows] = await database.query<[Freeze[], number]>(
    `update releases.freezes f set removed_by = $3, removed_at = now()
     where environment = $1 and id = $2 and removed_at is null and ends_at > now() returning ${FREEZE}`,
    [environment, id, removedBy],
  );
  return rows[0] ?? null;
}
