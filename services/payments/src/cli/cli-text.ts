import { yuanOfFen } from '@danqing/contracts/payments';
import type { LogEntry } from '../order/order-log.queries.ts';
import type { Order } from '../order/order.ts';
import type { Movement } from '../settlement/movement.queries.ts';
import type { Reconciliation } from '../statement/reconcile-day.ts';

export function describeReconciliation({ day, payments, differences }: Reconciliation): string {
  const counts = payments
    .map(({ provider, statement, orders }) => `${provider} ${statement} payments, ${orders} orders`)
    .join('; ');
  const said = `${day}: ${counts || 'no provider is configured'}`;
  if (differences.length === 0) return `clean: ${said}\n`;
  const lines = differences.map(
    ({ where, orderId, message }) => `${where}: ${orderId ? `order ${orderId}: ` : ''}${message}`,
  );
  return `${lines.join('\n')}\ndifferences ${differences.length}: ${said}\n`;
}

export function describeFlagged(orders: readonly Order[]): string {
  if (orders.length === 0) return 'No orders need attention.\n';
  return orders.map((order) => `${line(order)}\n  ${order.attention}\n`).join('');
}

export function describeOrder(
  order: Order,
  movements: readonly Movement[],
  log: readonly (LogEntry & { at: Date })[],
): string {
  return [
    line(order),
    ...(order.attention === null ? [] : [`  attention: ${order.attention}`]),
    ...movements.map(
      ({ key, kind, credits, booked }) =>
        `  ${kind} of ${credits} credits, ${booked ?? 'not yet'} booked (key ${key})`,
    ),
    ...log.map(
      ({ at, event, source, detail }) =>
        `  ${at.toISOString()}  ${event}  by ${source}${detail ? `  ${detail}` : ''}`,
    ),
    '',
  ].join('\n');
}

function line({
  id,
  userId,
  credits,
  fen,
  provider,
  status,
  paymentId,
  refundedFen,
  disputedFen,
}: Order): string {
  const back = refundedFen + disputedFen;
  return [
    `order ${id}  member ${userId}  ${credits} credits for ${yuanOfFen(fen)}  ${provider}  ${status}`,
    ...(paymentId === null ? [] : [`payment ${paymentId}`]),
    ...(back === 0 ? [] : [`${yuanOfFen(refundedFen)} refunded, ${yuanOfFen(disputedFen)} disputed`]),
  ].join('  ');
}
