import type { DataSource, EntityManager } from 'typeorm';
import { priceInFen, type OrdersQuery } from '@danqing/contracts/payments';
import type { NewOrder, Order, ProviderName } from './order.ts';

export type Database = DataSource | EntityManager;

const ORDER = `
  id, user_id::integer as "userId", credits, fen, currency, method, provider, locale, status,
  checkout_id as "checkoutId", payment_id as "paymentId", paid_at as "paidAt", refunded_fen as "refundedFen",
  disputed_fen as "disputedFen", reclaimed_credits as "reclaimedCredits", attention, created_at as "createdAt",
  expires_at as "expiresAt", completed_at as "completedAt"`;

const EXPIRY = `interval '2 hours'`;

export async function insertOrder(database: Database, order: NewOrder): Promise<Order> {
  const { id, userId, credits, method, provider, locale } = order;
  const [inserted] = await database.query<[Order]>(
    // Whole seconds, because providers do not store fractions.
    `insert into payments.orders (id, user_id, credits, fen, method, provider, locale, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, date_trunc('second', now()) + ${EXPIRY})
     returning ${ORDER}`,
    [id, userId, credits, priceInFen(credits), method, provider, locale],
  );
  return inserted;
}

export async function selectOrder(database: Database, id: string): Promise<Order | null> {
  const rows = await database.query<Order[]>(`select ${ORDER} from payments.orders where id = $1`, [id]);
  return rows[0] ?? null;
}

export async function lockOrder(transaction: EntityManager, id: string): Promise<Order | null> {
  const rows = await transaction.query<Order[]>(
    `select ${ORDER} from payments.orders where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function selectOrderOfPayment(
  database: Database,
  provider: ProviderName,
  paymentId: string,
): Promise<string | null> {
  const rows = await database.query<{ id: string }[]>(
    `select id from payments.orders where provider = $1 and payment_id = $2`,
    [provider, paymentId],
  );
  return rows[0]?.id ?? null;
}

export async function selectOrdersOf(
  database: Database,
  userId: number,
  { page, pageSize }: OrdersQuery,
): Promise<{ orders: Order[]; total: number }> {
  const orders = await database.query<Order[]>(
    `select ${ORDER} from payments.orders where user_id = $1 order by sequence desc limit $2 offset $3`,
    [userId, pageSize, (page - 1) * pageSize],
  );
  const [{ total }] = await database.query<[{ total: number }]>(
    `select count(*)::integer as total from payments.orders where user_id = $1`,
    [userId],
  );
  return { orders, total };
}

export async function setCheckout(database: Database, id: string, checkoutId: string): Promise<void> {
  await database.query(`update payments.orders set checkout_id = $2 where id = $1`, [id, checkoutId]);
}

export async function claimLookup(database: Database, id: string, seconds: number): Promise<boolean> {
  const [, count] = await database.query<[unknown[], number]>(
    `update payments.orders set asked_at = now()
     where id = $1 and status = 'pending'
       and (asked_at is null or asked_at <= now() - $2 * interval '1 second')`,
    [id, seconds],
  );
  return count === 1;
}

/**
 * Selects pending orders whose provider is due to be queried: two minutes after creation, then at growing
 * intervals, and at expiry.
 */
export function selectDueForLookup(database: Database, limit: number): Promise<Order[]> {
  return database.query<Order[]>(
    `select ${ORDER} from payments.orders
     where status = 'pending'
       and now() - coalesce(asked_at, created_at) >=
         greatest(interval '2 minutes', coalesce(asked_at, created_at) - created_at)
       or status = 'pending' and expires_at <= now()
         and coalesce(asked_at, created_at) <= now() - interval '1 minute'
     order by asked_at nulls first, sequence limit $1`,
    [limit],
  );
}

export function selectPaid(
  database: Database,
  provider: ProviderName,
  { from, to }: { from: Date; to: Date },
): Promise<Order[]> {
  return database.query<Order[]>(
    `select ${ORDER} from payments.orders
     where provider = $1 and status = 'completed' and paid_at >= $2 and paid_at < $3 order by sequence`,
    [provider, from, to],
  );
}

export function selectNeedingAttention(database: Database): Promise<Order[]> {
  return database.query<Order[]>(
    `select ${ORDER} from payments.orders where attention is not null order by sequence`,
  );
}
