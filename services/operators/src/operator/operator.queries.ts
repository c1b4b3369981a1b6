import type { Grant } from '@danqing/contracts/operators';
import type { DataSource } from 'typeorm';

export interface Operator {
  id: number;
  name: string;
  hasSecondFactor: boolean;
  grants: Grant[];
}

export interface ListedOperator {
  name: string;
  created_by: string;
  created_at: Date;
  revoked_by: string | null;
  revoked_at: Date | null;
  second_factor: boolean;
  grants: Grant[];
}

const LISTED = `name, created_by, created_at, revoked_by, revoked_at, totp_secret is not null as second_factor, grants`;

export async function insertOperator(
  database: DataSource,
  {
    name,
    tokenHash,
    actor,
    grants,
  }: { name: string; tokenHash: Buffer; actor: string; grants: readonly Grant[] },
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `insert into operators.operators (name, token_hash, created_by, grants) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [name, tokenHash, actor, JSON.stringify(grants)],
  );
  return rows.length > 0;
}

export const selectOperators = (database: DataSource): Promise<ListedOperator[]> =>
  database.query(`select ${LISTED} from operators.operators order by id`);

export async function revokeOperator(database: DataSource, name: string, actor: string): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update operators.operators set revoked_at = now(), revoked_by = $2, totp_secret = null, totp_waiting = null
     where lower(name) = lower($1) and revoked_at is null returning id`,
    [name, actor],
  );
  return rows.length > 0;
}

export async function findByToken(database: DataSource, tokenHash: Buffer): Promise<Operator | null> {
  const [found] = await database.query<Operator[]>(
    `select id, name, totp_secret is not null as "hasSecondFactor", grants from operators.operators
     where token_hash = $1 and revoked_at is null`,
    [tokenHash],
  );
  return found ?? null;
}

/** Returns the stored name of the operator with this name unless revoked. */
export async function findByName(database: DataSource, name: string): Promise<string | null> {
  const [found] = await database.query<{ name: string }[]>(
    `select name from operators.operators where lower(name) = lower($1) and revoked_at is null`,
    [name],
  );
  return found?.name ?? null;
}

/** Returns whether the operator is not revoked and has the same grants. */
export async function isOperatorLive(
  database: DataSource,
  { id, grants }: Pick<Operator, 'id' | 'grants'>,
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select from operators.operators where id = $1 and revoked_at is null and grants = $2`,
    [id, JSON.stringify(grants)],
  );
  return rows.length > 0;
}

/** Replaces the grants by what `edit` returns. Null when there is no such operator. */
export function editGrants(
  database: DataSource,
  name: string,
  edit: (grants: readonly Grant[]) => Grant[],
): Promise<Grant[] | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.query<{ id: number; grants: Grant[] }[]>(
      `select id, grants from operators.operators where lower(name) = lower($1) and revoked_at is null for update`,
      [name],
    );
    if (!found) return null;
    const grants = edit(found.grants);
    await transaction.query(`update operators.operators set grants = $2 where id = $1`, [
      found.id,
      JSON.stringify(grants),
    ]);
    return grants;
  });
}

/**
 * Returns whether a named operator was ever added. From then on the shared token is invalid, even if all of
 * them are revoked.
 */
export async function hasNamedOperator(database: DataSource): Promise<boolean> {
  const [row] = await database.query<{ named: boolean }[]>(
    `select exists (select from operators.operators) as named`,
  );
  return row?.named ?? false;
}
