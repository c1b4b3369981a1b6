import type { DataSource } from 'typeorm';
import { selectOrder, selectPaid } from '../order/order.queries.ts';
import { dayOf, type Order } from '../order/order.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { compareLedger, type PurchaseEntry } from './compare-ledger.ts';
import { compareStatement, type Difference } from './compare-statement.ts';
import { selectBooked, selectUnsettled } from './statement.queries.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface Reconciliation {
  day: string;
  payments: { provider: string; statement: number; orders: number }[];
  differences: (Difference & { where: string })[];
}

export async function reconcileDay(
  day: string,
  {
    dataSource,
    providers,
    readLedger,
  }: {
    dataSource: DataSource;
    providers: readonly PaymentProvider[];
    readLedger: (time: { from: Date; to: Date }) => Promise<PurchaseEntry[]>;
  },
): Promise<Reconciliation> {
  const time = dayOf(day);
  const around = { from: new Date(time.from.getTime() - HOUR_MS), to: new Date(time.to.getTime() + HOUR_MS) };
  const found: Reconciliation = { day, payments: [], differences: [] };
  const add = (where: string, differences: readonly Difference[]) =>
    found.differences.push(...differences.map((difference) => ({ where, ...difference })));
  for (const provider of providers) {
    const lines = await provider.readStatement(around);
    const ordersOfLines = new Map<string, Order>();
    for (const { orderId } of lines) {
      const order = orderId === null ? null : await selectOrder(dataSource, orderId);
      if (order?.provider === provider.name) ordersOfLines.set(order.id, order);
    }
    const paid = await selectPaid(dataSource, provider.name, time);
    add(provider.name, compareStatement({ time, lines, ordersOfLines, paid }));
    const inTime = lines.filter(({ at, fen }) => fen !== null && at >= time.from && at < time.to);
    found.payments.push({ provider: provider.name, statement: inTime.length, orders: paid.length });
  }
  add('ledger', compareLedger(await selectBooked(dataSource, time), await readLedger(time)));
  add('orders', await selectUnsettled(dataSource));
  return found;
}
