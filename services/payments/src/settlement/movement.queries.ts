import type { Database } from '../order/order.queries.ts';

export type MovementKind = 'grant' | 'take-back' | 'give-back';

export interface Movement {
  key: string;
  orderId: string;
  kind: MovementKind;
  credits: number;
  /** Credits that the ledger booked; null while the booking is outstanding. */
  booked: number | null;
}

const MOVEMENT = `key, order_id as "orderId", kind, credits, booked`;

export async function insertMovement(
  database: Database,
  { key, orderId, kind, credits }: Omit<Movement, 'booked'>,
): Promise<void> {
  await database.query(
    `insert into payments.movements (key, order_id, kind, credits) values ($1, $2, $3, $4)`,
    [key, orderId, kind, credits],
  );
}

export function selectMovements(database: Database, orderId: string): Promise<Movement[]> {
  return database.query<Movement[]>(
    `select ${MOVEMENT} from payments.movements where order_id = $1 order by sequence`,
    [orderId],
  );
}

export async function markBooked(database: Database, key: string, booked: number): Promise<void> {
  await database.query(
    `update payments.movements set booked = $2, booked_at = now() where key = $1 and booked is null`,
    [key, booked],
  );
}

export async function selectUnbooked(database: Database, minutes: number, limit: number): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `select order_id as id from payments.movements
     where booked is null and created_at <= now() - $1 * interval '1 minute'
     group by order_id order by min(sequence) limit $2`,
    [minutes, limit],
  );
  return rows.map(({ id }) => id);
}
