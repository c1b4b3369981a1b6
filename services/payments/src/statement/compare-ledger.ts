import type { Difference } from './compare-statement.ts';

export interface PurchaseEntry {
  userId: number;
  key: string;
  delta: number;
}

export interface BookedMovement {
  key: string;
  orderId: string;
  userId: number;
  /** Expected change in the ledger, negative for a take-back. */
  delta: number;
  /** True when the movement was booked shortly outside the period. Its ledger entry may be inside. */
  nearby: boolean;
}

/**
 * Returns the entries without a movement, movements without an entry, and pairs that differ in member or
 * amount.
 */
export function compareLedger(
  movements: readonly BookedMovement[],
  entries: readonly PurchaseEntry[],
): Difference[] {
  const byKey = new Map(entries.map((entry) => [`${entry.userId} ${entry.key}`, entry]));
  const wrong: Difference[] = [];
  for (const { key, orderId, userId, delta, nearby } of movements) {
    const entry = byKey.get(`${userId} ${key}`);
    byKey.delete(`${userId} ${key}`);
    if ((entry?.delta ?? (nearby ? delta : 0)) !== delta)
      wrong.push({
        orderId,
        message: `${key} moved ${delta} credits here, ${entry?.delta ?? 0} in the ledger`,
      });
  }
  for (const { userId, key, delta } of byKey.values())
    wrong.push({
      orderId: null,
      message: `the ledger has ${key}, ${delta} credits of member ${userId}, for no order`,
    });
  return wrong;
}
