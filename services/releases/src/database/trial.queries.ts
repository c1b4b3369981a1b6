import type { Queryable } from './queryable.ts';

export interface Trial {
  area: string;
  release: string;
  token: string;
}

export function selectNamedSince(
  database: Queryable,
  sequence: number,
): Promise<{ sequence: number; area: string; stable: string | null; canary: string | null }[]> {
  return database.query(
    `select e.sequence::float8 as sequence, area, stable, canary from releases.events e
     where e.sequence > $1 order by e.sequence`,
    [sequence],
  );
}

/** Begins a trial of at most ten minutes and deletes expired ones. */
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
