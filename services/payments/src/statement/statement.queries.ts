import type { Database } from '../order/order.queries.ts';
import type { BookedMovement } from './compare-ledger.ts';
import type { Difference } from './compare-statement.ts';

/** Tolerance for clock differences. */
const NEARBY = `interval '1 hour'`;

export function selectBooked(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<BookedMovement[]> {
  return database.query<BookedMovement[]>(
    `select key, order_id as "orderId", user_id::integer as "userId",
       case when kind = 'take-back' then -booked else booked end as delta,
       booked_at < $1 or booked_at >= $2 as nearby
     from payments.movements join payments.orders on orders.id = order_id
     where booked > 0 and booked_at >= $1::timestamptz - ${NEARBY} and booked_at < $2::timestamptz + ${NEARBY}
     order by movements.sequence`,
    [from, to],
  );
}

/**
 * Selects completed orders without their credits, and bookings outstanding for five minutes, regardless of
 * the day.
 */
export function selectUnsettled(database: Database): Promise<Difference[]> {
  return database.query<Difference[]>(
    `select orders.id as "orderId", 'it is completed, and owes no credits' as message
     from payments.orders left join payments.movements on order_id = orders.id and kind = 'grant'
     where status = 'completed' and movements.credits is distinct from orders.credits
     union all
     select order_id, format('%s of %s credits has been owed since %s', kind, credits, created_at)
     from payments.movements where booked is null and created_at <= now() - interval '5 minutes'
     order by 1`,
  );
}
