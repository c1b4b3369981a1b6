import type { Mint } from '@danqing/contracts/cocreate';
import type { DataSource } from 'typeorm';
import type { Chain } from '../chain/chain.ts';
import { mintsWhere } from './mint-fields.ts';

export async function selectToMint(
  dataSource: DataSource,
  id: number,
): Promise<{ userId: number; hidden: boolean } | null> {
  const [row] = await dataSource.query<{ userId: number; hidden: boolean }[]>(
    `select user_id::integer as "userId", hidden_reason is not null as hidden from cocreate.colors
     where id = $1 and deleted_at is null`,
    [id],
  );
  return row ?? null;
}

export async function selectMint(dataSource: DataSource, colorId: number): Promise<Mint | null> {
  const [row] = await dataSource.query<Mint[]>(mintsWhere('mint.color_id = $1'), [colorId]);
  return row ?? null;
}

/**
 * Stores a mint request with a snapshot of the colour. Does nothing when the colour has a mint that has not
 * failed. Locks the colour, so that a concurrent moderation sees the mint.
 */
export async function insertMint(
  dataSource: DataSource,
  colorId: number,
  userId: number,
  { id, contract }: Chain,
  receiver: string,
): Promise<void> {
  await dataSource.query(
    `insert into cocreate.mints as mint
       (color_id, user_id, chain_id, contract, receiver, name, hex, description)
     select id, user_id, $3, $4, $5, name, hex, description from cocreate.colors
     where id = $1 and user_id = $2 and listed for share
     on conflict (color_id) do update set chain_id = excluded.chain_id, contract = excluded.contract,
       receiver = excluded.receiver, status = 'requested', failure = null, requested_at = now()
     where mint.status = 'failed'`,
    [colorId, userId, id, contract, receiver],
  );
}
