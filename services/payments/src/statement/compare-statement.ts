import { yuanOfFen } from '@danqing/contracts/payments';
import type { Order } from '../order/order.ts';
import type { StatementLine } from '../provider/provider.ts';

export interface Difference {
  orderId: string | null;
  message: string;
}

/**
 * Compares the payments of a period with the orders.
 *
 * @param lines may include payments shortly before and after, so that clock differences around midnight do
 *   not count as lost payments
 */
export function compareStatement({
  time: { from, to },
  lines,
  ordersOfLines,
  paid,
}: {
  time: { from: Date; to: Date };
  lines: readonly StatementLine[];
  ordersOfLines: ReadonlyMap<string, Order>;
  paid: readonly Order[];
}): Difference[] {
  const named = new Set(lines.map(({ orderId }) => orderId));
  return [
    ...lines
      .filter(({ at }) => at >= from && at < to)
      .flatMap((line) =>
        differencesOf(line, line.orderId === null ? undefined : ordersOfLines.get(line.orderId)),
      ),
    ...paid
      .filter(({ id }) => !named.has(id))
      .map(({ id, fen, paymentId }) => ({
        orderId: id,
        message: `we hold ${yuanOfFen(fen)} for paid (${paymentId}), the statement does not have it`,
      })),
  ];
}

function differencesOf(line: StatementLine, order: Order | undefined): Difference[] {
  const { orderId, paymentId, fen, refundedFen, currency } = line;
  const say = (message: string): Difference => ({ orderId, message });
  const amount = `${fen === null ? 'an older payment' : yuanOfFen(fen)} (${paymentId})`;
  if (!order) return [say(`the statement has ${amount}, we have no such order`)];
  if (order.status !== 'completed') return [say(`the statement has ${amount}, the order is ${order.status}`)];
  const wrong: Difference[] = [];
  if (fen !== null && fen !== order.fen)
    wrong.push(say(`the statement has ${amount}, the order costs ${yuanOfFen(order.fen)}`));
  if (currency !== order.currency)
    wrong.push(say(`the statement has ${currency}, the order ${order.currency}`));
  if (paymentId !== order.paymentId)
    wrong.push(say(`the statement has the payment ${paymentId}, the order ${order.paymentId}`));
  // With some providers, later refunds appear only in later statements.
  if (refundedFen > order.refundedFen)
    wrong.push(say(`${yuanOfFen(refundedFen)} were refunded, we know of ${yuanOfFen(order.refundedFen)}`));
  return wrong;
}
