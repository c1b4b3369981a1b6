import { EVERY_MINUTE, deleteExpiredWindows, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OrderLookup } from '../lookup/order-lookup.ts';
import { OrderTransitions } from '../transitions/order-transitions.ts';
import { claimLookup, selectDueForLookup } from '../order/order.queries.ts';
import type { Order } from '../order/order.ts';

export const RECONCILER_QUEUE = 'payments-reconciler';
const BATCH = 50;
const ASK_SECONDS = 30;

@Injectable()
export class Reconciler implements OnModuleInit {
  readonly #logger = new Logger('Payments');

  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(OrderLookup) private readonly asking: OrderLookup,
    @Inject(OrderTransitions) private readonly moves: OrderTransitions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(RECONCILER_QUEUE, EVERY_MINUTE, () => this.run(), 600);
  }

  async run(): Promise<void> {
    for (const order of await selectDueForLookup(this.dataSource, BATCH)) {
      if (!(await claimLookup(this.dataSource, order.id, ASK_SECONDS))) continue;
      await this.#reconcile(order).catch((error: Error) => {
        this.#logger.warn(`Nothing is known of order ${order.id} yet: ${error.message}`);
      });
    }
    await deleteExpiredWindows(this.dataSource);
  }

  async #reconcile(order: Order): Promise<void> {
    const outcome = await this.asking.lookUp(order);
    if (order.expiresAt.getTime() > Date.now()) return;
    if (outcome === null) await this.asking.close(order);
    // The payment does not match the order, so the order fails and an operator has to review it.
    else if (outcome.startsWith('refused'))
      await this.moves.receive(
        {
          orderId: order.id,
          kind: 'failed',
          paymentId: null,
          fen: null,
          currency: null,
          foreign: null,
          at: null,
        },
        { provider: order.provider, name: `expiry, ${outcome}`, eventId: null },
      );
  }
}
