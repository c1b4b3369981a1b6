import { EVERY_MINUTE, forgetEndedWindows, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OrderAsking } from '../asking/order-asking.ts';
import { OrderMoves } from '../moving/order-moves.ts';
import { claimAsking, selectToAsk } from '../order/order.queries.ts';
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
    @Inject(OrderAsking) private readonly asking: OrderAsking,
    @Inject(OrderMoves) private readonly moves: OrderMoves,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(RECONCILER_QUEUE, EVERY_MINUTE, () => this.run(), 600);
  }

  async run(): Promise<void> {
    for (const order of await selectToAsk(this.dataSource, BATCH)) {
      if (!(await claimAsking(this.dataSource, order.id, ASK_SECONDS))) continue;
      await this.reconcile(order).catch((error: Error) => {
        this.#logger.warn(`Nothing is known of order ${order.id} yet: ${error.message}`);
      });
    }
    await forgetEndedWindows(this.dataSource);
  }

  private async reconcile(order: Order): Promise<void> {
    const outcome = await this.asking.ask(order);
    if (order.expiresAt.getTime() > Date.now()) return;
    if (outcome === null) await this.asking.close(order);
    // A payment with the wrong details: the order ends, and an operator has to review it.
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
