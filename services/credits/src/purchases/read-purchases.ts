import { createDataSource } from '@danqing/nest-kit';
import { creditsDatabase } from '../database/credits-database.ts';

export interface PurchaseEntry {
  userId: number;
  key: string;
  delta: number;
}

const REASONS = ['purchase', 'refund'];

/** Returns the purchase and refund entries in [`from`, `to`), in ledger order. */
export async function readPurchases(
  databaseUrl: string,
  { from, to }: { from: Date; to: Date },
): Promise<PurchaseEntry[]> {
  const database = await createDataSource(creditsDatabase(databaseUrl));
  try {
    return await database.query<PurchaseEntry[]>(
      `select user_id::integer as "userId", idempotency_key as key, delta::integer as delta from credits.ledger
       where reason = any($1) and at >= $2 and at < $3 order by sequence`,
      [REASONS, from, to],
    );
  } finally {
    await database.destroy();
  }
}
