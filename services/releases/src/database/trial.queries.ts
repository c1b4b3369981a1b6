import type { Queryable } from './queryable.ts';

export interface Trial {
  area: string;
  release: string;
  token: string;
}

/**
 * Returns the wanted releases whose files visitors may get. `lasts` is false for one that only a preview names.
 */
export function selectNamed(
  database: Queryable,
  wanted: readonly { area: string; release: string }[],
): Promise<{ area: string; release: string; lasts: boolean }[]> {
  return database.query(
    `select area, release, lasts from (
       select wanted.area as area, wanted.release as release,
              -- The order makes the planner read one entry of an index in place of all events of the release.
              coalesce((select true from releases.events e where e.area = wanted.area and e.stable = wanted.release
                        order by e.environment limit 1), false)
              or coalesce((select true from releases.events e where e.area = wanted.area and e.canary = wanted.release
                           order by e.environment limit 1), false) as lasts
       from unnest($1::text[], $2::text[]) as wanted (area, release)
     ) as known
     where lasts or exists (
       select from releases.previews p
       where p.releases @> jsonb_build_object(area, release) and p.revoked_at is null and p.until > now()
     )`,
    [wanted.map(({ area }) => area), wanted.map(({ release }) => release)],
  );
}

export async function insertTrial(database: Queryable, { area, release, token }: Trial): Promise<void> {
  await database.query('delete from releases.trials where until < now()');
  await database.query(
    `insert into releases.trials (token_hash, area, release, until)
     values (sha256(convert_to($1, 'UTF8')), $2, $3, now() + interval '10 minutes')`,
    [token, area, release],
  );
}

export async function deleteTrial(database: Queryable, token: string): Promise<void> {
  await database.query(`delete from releases.trials where token_hash = sha256(convert_to($1, 'UTF8'))`, [
    token,
  ]);
}

export async function isTried(database: Queryable, { area, release, token }: Trial): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select 1 from releases.trials
     where token_hash = sha256(convert_to($1, 'UTF8')) and area = $2 and release = $3 and until > now()`,
    [token, area, release],
  );
  return rows.length > 0;
}
