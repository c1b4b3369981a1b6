import type { Database } from './order.queries.ts';

export type OrderEvent =
  | 'created'
  | 'checkout'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'disputed'
  | 'dispute-won'
  | 'refused'
  | 'paid-twice'
  | 'booked'
  | 'looked-at';

export interface LogEntry {
  event: OrderEvent;
  source: string;
  detail?: string;
}

export async function appendLog(database: Database, orderId: string, entry: LogEntry): Promise<void> {
  const { event, source, detail = '' } = entry;
  await database.query(
    `insert into payments.order_log (order_id, event, source, detail) values ($1, $2, $3, $4)`,
    [orderId, event, source, detail],
  );
}

export function selectLog(database: Database, orderId: string): Promise<(LogEntry & { at: Date })[]> {
  return database.query(
    `select event, source, detail, at from payments.order_log where order_id = $1 order by sequence`,
    [orderId],
  );
}
