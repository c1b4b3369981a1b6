import type { Database } from '../order/order.queries.ts';
import type { ProviderName } from '../order/order.ts';

export async function isRemembered(
  database: Database,
  provider: ProviderName,
  eventId: string,
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select 1 from payments.notices where provider = $1 and event_id = $2`,
    [provider, eventId],
  );
  return rows.length === 1;
}

export async function insertNotice(
  database: Database,
  provider: ProviderName,
  eventId: string,
  orderId: string | null,
  outcome: string,
): Promise<void> {
  await database.query(
    `insert into payments.notices (provider, event_id, order_id, outcome) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [provider, eventId, orderId, outcome],
  );
}
