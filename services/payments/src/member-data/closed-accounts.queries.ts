import type { EntityManager } from 'typeorm';

export async function isClosed(transaction: EntityManager, userId: number): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(`select from payments.closed_accounts where user_id = $1`, [
    userId,
  ]);
  return rows.length > 0;
}
