import type { Queryable } from './queryable.ts';
import { isoText } from './iso-text.ts';

/** A release in the page in which a browser mounted it. */
export interface Mount {
  environment: string;
  area: string;
  release: string;
  /** What else ran in that page. */
  beside: string;
}

const keyOf = ({ environment, area, release, beside }: Mount) => [environment, area, release, beside];

/** When a browser last mounted exactly this; null when none did. */
export async function selectMountTime(database: Queryable, mount: Mount): Promise<string | null> {
  const rows = await database.query<{ at: string }[]>(
    `select ${isoText('at')} as at from releases.mounts
     where environment = $1 and area = $2 and release = $3 and beside = $4`,
    keyOf(mount),
  );
  return rows[0]?.at ?? null;
}

export async function upsertMount(database: Queryable, mount: Mount): Promise<void> {
  await database.query(
    `insert into releases.mounts (environment, area, release, beside) values ($1, $2, $3, $4)
     on conflict (environment, area, release, beside) do update set at = now()`,
    keyOf(mount),
  );
}

export async function deleteMount(database: Queryable, mount: Mount): Promise<void> {
  await database.query(
    'delete from releases.mounts where environment = $1 and area = $2 and release = $3 and beside = $4',
    keyOf(mount),
  );
}
