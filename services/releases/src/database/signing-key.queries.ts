import type { Queryable } from './queryable.ts';

export async function selectOrInsertSigningKey(database: Queryable, publicKey: string): Promise<string> {
  await database.query('insert into releases.signing_key (public_key) values ($1) on conflict do nothing', [
    publicKey,
  ]);
  const rows = await database.query<{ public_key: string }[]>('select public_key from releases.signing_key');
  return rows[0]!.public_key;
}

export async function selectSigningKey(database: Queryable): Promise<string | null> {
  const rows = await database.query<{ public_key: string }[]>('select public_key from releases.signing_key');
  return rows[0]?.public_key ?? null;
}

export async function replaceSigningKey(database: Queryable, publicKey: string): Promise<void> {
  await database.query(
    `insert into releases.signing_key (public_key) values ($1)
     on conflict (only_row) do update set public_key = excluded.public_key, since = now()
     where signing_key.public_key <> excluded.public_key`,
    [publicKey],
  );
}
