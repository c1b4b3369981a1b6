import { createDataSource } from '@danqing/nest-kit';
import { by, commandOf, runCommandLine, type Outcome, type Streams } from '@danqing/nest-kit/command-line';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { paymentsDatabase } from '../database/payments-database.ts';
import { appendLog, selectLog } from '../order/order-log.queries.ts';
import { selectOrder, selectNeedingAttention } from '../order/order.queries.ts';
import { beijingDay } from '../order/order.ts';
import type { Providers } from '../provider/providers.ts';
import { selectMovements } from '../settlement/movement.queries.ts';
import type { PurchaseEntry } from '../statement/compare-ledger.ts';
import { reconcileDay } from '../statement/reconcile-day.ts';
import { describeFlagged, describeOrder, describeReconciliation } from './cli-text.ts';

export interface PaymentsCliContext extends Streams {
  openDatabase: () => Promise<string>;
  openProviders: (dataSource: DataSource) => Promise<Providers>;
  readLedger: (time: { from: Date; to: Date }) => Promise<PurchaseEntry[]>;
  actor: string;
}

const daySchema = z.iso
  .date('must be a day such as 2026-11-22')
  .refine((day) => day <= beijingDay(new Date()), 'is not over yet');
const orderSchema = z.string().regex(/^\d{8}[0-9A-Z]{12}$/, 'must be the id of an order');
const reasonSchema = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters')
  .regex(/^\P{Cc}*$/u, 'must be one line without control characters');

export function runPaymentsCli(argv: readonly string[], context: PaymentsCliContext): Promise<number> {
  return runCommandLine(argv, {
    ...context,
    name: commandOf('payments'),
    description: 'Inspect credit orders and reconcile them with providers and ledger.',
    define(program, act) {
      program
        .command('reconcile')
        .description(
          'compare the orders of a day with provider statements and the ledger; lists differences and exits with 1 if there are any',
        )
        .requiredOption('--day <day>', 'day in Beijing time, such as 2026-11-22', by(daySchema))
        .action(
          act(({ day }: { day: string }) =>
            onOrders(context, async (dataSource) => {
              const providers = (await context.openProviders(dataSource)).all();
              const result = await reconcileDay(day, {
                dataSource,
                providers,
                readLedger: context.readLedger,
              });
              return { result, text: describeReconciliation(result), refused: result.differences.length > 0 };
            }),
          ),
        );
      program
        .command('flagged')
        .description('list orders that need attention, oldest first')
        .action(
          act(() =>
            onOrders(context, async (dataSource) => {
              const result = await selectNeedingAttention(dataSource);
              return { result, text: describeFlagged(result) };
            }),
          ),
        );
      program
        .command('show')
        .description('show an order, its ledger movements and its log')
        .argument('<order>', 'order ID', by(orderSchema))
        .action(act((id: string) => onOrders(context, (dataSource) => show(dataSource, id))));
      program
        .command('looked-at')
        .description('remove an order from the list of flagged orders')
        .argument('<order>', 'order ID', by(orderSchema))
        .requiredOption('--reason <text>', 'outcome, stored in the log of the order', by(reasonSchema))
        .action(
          act((id: string, { reason }: { reason: string }) =>
            onOrders(context, (dataSource) => lookedAt(dataSource, id, reason, context.actor)),
          ),
        );
    },
  });
}

async function show(dataSource: DataSource, id: string): Promise<Outcome> {
  const order = await selectOrder(dataSource, id);
  if (!order) throw new Error(`There is no order ${id}.`);
  const movements = await selectMovements(dataSource, id);
  const log = await selectLog(dataSource, id);
  return { result: { order, movements, log }, text: describeOrder(order, movements, log) };
}

async function lookedAt(dataSource: DataSource, id: string, reason: string, actor: string): Promise<Outcome> {
  return dataSource.transaction(async (transaction) => {
    const [, count] = await transaction.query<[unknown[], number]>(
      `update payments.orders set attention = null where id = $1 and attention is not null`,
      [id],
    );
    if (count === 0) throw new Error(`Order ${id} is not on the list.`);
    await appendLog(transaction, id, { event: 'looked-at', source: `operator ${actor}`, detail: reason });
    return { result: { id }, text: `order ${id} is off the list\n` };
  });
}

async function onOrders(
  { openDatabase }: PaymentsCliContext,
  work: (dataSource: DataSource) => Promise<Outcome>,
): Promise<Outcome> {
  const dataSource = await createDataSource(paymentsDatabase(await openDatabase()));
  return work(dataSource).finally(() => dataSource.destroy());
}
