import type { Difference } from './compare-statement.ts';

/** An entry of the ledger that an order must explain. */
export interface PurchaseEntry {
  userId: number;
  key: string;
  delta: number;
}

/** A movement that was booked, with the member whose order owed it. */
export interface BookedMovement {
  key: string;
  orderId: string;
  userId: number;
  /** What the ledger must have: negative for what was taken back. */
  delta: number;
  /** Outside of the time, though near to it: it may have an entry in it. */
  nearby: boolean;
}

/** Every entry has its movement, and every movement its entry, of the same member and as large. */
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
