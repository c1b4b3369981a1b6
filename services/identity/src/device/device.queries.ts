import type { DataSource, EntityManager } from 'typeorm';

const MAX_DEVICES = 20;

export async function isKnownDevice(
  dataSource: DataSource,
  tokenHash: Buffer,
  userId: number,
): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select 1 from identity.devices where token_hash = $1 and user_id = $2`,
    [tokenHash, userId],
  );
  return rows.length > 0;
}

export async function rememberDevice(
  transaction: EntityManager,
  tokenHash: Buffer,
  userId: number,
): Promise<boolean> {
  const [, known] = await transaction.query<[unknown[], number]>(
    `update identity.devices set last_used_at = now() where token_hash = $1 and user_id = $2`,
    [tokenHash, userId],
  );
  if (known > 0) return true;
  await transaction.query(
    `insert into identity.devices (token_hash, user_id) values ($1, $2) on conflict do nothing`,
    [tokenHash, userId],
  );
  await transaction.query(
    `delete from identity.devices where user_id = $1 and token_hash in (
       select token_hash from identity.devices where user_id = $1 order by last_used_at desc offset $2)`,
    [userId, MAX_DEVICES],
  );
  return false;
}
