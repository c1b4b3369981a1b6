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

export async function selectHistory(
  dataSource: DataSource,
  userId: number,
  { before, limit }: CreditHistoryQuery,
): Promise<HistoryRow[]> {
  const rows = await dataSource.query<Record<string, string>[]>(
    `select sequence, at, delta, balance_after, reason, idempotency_key
     from credits.ledger
     where user_id = $1 and ($2::bigint is null or sequence < $2)
     order by sequence desc
     limit $3`,
    [userId, before ?? null, limit],
  );
  return rows.map((row) => ({
    id: Number(row['sequence']),
    at: new Date(row['at'] ?? 0),
    delta: Number(row['delta']),
    balanceAfter: Number(row['balance_after']),
    reason: row['reason'] ?? '',
    key: row['idempotency_key'] ?? '',
  }));
}
