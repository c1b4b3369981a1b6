import type { DataSource } from 'typeorm';

export interface LedgerEntry {
  sequence: number;
  /** ISO 8601, UTC. */
  at: string;
  delta: number;
  balanceAfter: number;
  reason: string;
  key: string;
  /** The operator, where one moved the credits by hand. */
  actor: string | null;
}

/** Entries of a member, newest first. */
export async function selectEntries(
  dataSource: DataSource,
  userId: number,
  limit: number,
): Promise<LedgerEntry[]> {
  const rows = await dataSource.query<
    {
      sequence: string;
      at: Date;
      delta: string;
      balance_after: string;
      reason: string;
      idempotency_key: string;
      actor: string | null;
    }[]
  >(
    `select sequence, at, delta, balance_after, reason, idempotency_key, actor
     from credits.ledger where user_id = $1 order by sequence desc limit $2`,
    [userId, limit],
  );
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    at: row.at.toISOString(),
    delta: Number(row.delta),
    balanceAfter: Number(row.balance_after),
    reason: row.reason,
    key: row.idempotency_key,
    actor: row.actor,
  }));
}
