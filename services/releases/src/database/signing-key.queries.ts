import type { Queryable } from './queryable.ts';

/** The public key that the database knows; the first one to come is it. */
export async function selectOrInsertSigningKey(database: Queryable, publicKey: string): Promise<string> {
  await database.query('insert into releases.signing_key (public_key) values ($1) on conflict do nothing', [
    publicKey,
  ]);
  const rows = await database.query<{ public_key: string }[]>('select public_key from releases.signing_key');
  return rows[0]!.public_key;
}

/** The public key that the database knows, null before any gateway served it. */
export async function selectSigningKey(database: Queryable): Promise<string | null> {
  const rows = await database.query<{ public_key: string }[]>('select public_key from releases.signing_key');
  return rows[0]?.public_key ?? null;
}

/** Makes another public key the one that the database knows. */
export async function replaceSigningKey(database: Queryable, publicKey: string): Promise<void> {
  await database.query(
    `insert into releases.signing_key (public_key) values ($1)
     on conflict (only_row) do update set public_key = excluded.public_key, since = now()
     where signing_key.public_key <> excluded.public_key`,
    [publicKey],
  );
}
