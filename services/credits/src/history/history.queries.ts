import type { CreditHistoryQuery } from '@danqing/contracts/credits';
import type { DataSource } from 'typeorm';

export interface HistoryRow {
  id: number;
  at: Date;
  delta: number;
  balanceAfter: number;
  reason: string;
  key: string;
}

export function selectHistory(
  dataSource: DataSource,
  userId: number,
  { before, limit }: CreditHistoryQuery,
): Promise<HistoryRow[]> {
  return dataSource.query<HistoryRow[]>(
    `select sequence::float8 as id, at, delta::float8 as delta, balance_after::float8 as "balanceAfter", reason,
       idempotency_key as key
     from credits.ledger
     where user_id = $1 and ($2::bigint is null or sequence < $2)
     order by sequence desc
     limit $3`,
    [userId, before ?? null, limit],
  );
}
