import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Jobs, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { appendLog } from '../order/order-log.queries.ts';
import { lockOrder } from '../order/order.queries.ts';
import type { Order } from '../order/order.ts';
import { markBooked, selectMovements, selectOwing, type Movement } from './movement.queries.ts';

export const SETTLEMENT_QUEUE = 'payments-settlement';
const SWEEP_QUEUE = 'payments-owing';
const EVERY_MINUTE = '* * * * *';
const BATCH = 500;

/** What entries of the ledger say. */
const PURCHASE = 'purchase';
const REFUND = 'refund';

/**
 * Has the ledger book what orders owe it. The transaction that moved an order wrote the movement and a job; each movement has a
 * key, under which the ledger books it once, so that a movement may be tried again wherever a process died.
 */
@Injectable()
export class Settlement implements OnModuleInit {
  readonly #logger = new Logger('Payments');

  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<{ orderId: string }>(
      SETTLEMENT_QUEUE,
      { retries: 5, retryDelaySeconds: 1, timeLimitSeconds: 60 },
      ({ data }) => this.settle(data.orderId),
    );
    await this.jobs.work(SWEEP_QUEUE, { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60 }, () =>
      this.sweep(1),
    );
    await this.jobs.schedule(SWEEP_QUEUE, EVERY_MINUTE);
  }

  /** In the transaction that wrote a movement. */
  async enqueue(orderId: string, transaction: EntityManager): Promise<void> {
    await this.jobs.enqueue(SETTLEMENT_QUEUE, { orderId }, transaction);
  }

  /** At once, in place of the job, where it succeeds; the job and the sweep try again. */
  async trySettle(orderId: string): Promise<void> {
    await this.settle(orderId).catch((error: Error) => {
      this.#logger.warn(`The ledger has yet to book order ${orderId}: ${error.message}`);
    });
  }

  /** Orders whose jobs are gone. */
  async sweep(minutes: number): Promise<void> {
    for (const orderId of await selectOwing(this.dataSource, minutes, BATCH)) await this.trySettle(orderId);
  }

  /** One movement after the other: what is taken back must have been granted. Rejects when the ledger cannot be asked. */
  async settle(orderId: string): Promise<void> {
    let owing = true;
    while (owing)
      owing = await this.dataSource.transaction((transaction) => this.bookNext(transaction, orderId));
  }

  /**
   * False when nothing was left. The order stays locked while the ledger is asked: two who ask at the same time could take
   * back twice, where the first finds nothing.
   */
  private async bookNext(transaction: EntityManager, orderId: string): Promise<boolean> {
    const order = await lockOrder(transaction, orderId);
    if (!order) return false;
    const movements = await selectMovements(transaction, orderId);
    const next = movements.find(({ booked }) => booked === null);
    if (!next) return false;
    const before = movements.slice(0, movements.indexOf(next));
    const booked = await this.book(order, next, before);
    await markBooked(transaction, next.key, booked);
    const detail = `${next.kind} ${booked} of ${next.credits} credits`;
    await appendLog(transaction, orderId, { event: 'booked', source: 'ledger', detail });
    if (next.kind === 'take-back' && booked < next.credits)
      await this.flagMissing(transaction, order, next.credits - booked);
    return true;
  }

  private async book(order: Order, { key, kind, credits }: Movement, before: readonly Movement[]) {
    const reference = { userId: order.userId, idempotencyKey: key };
    if (kind === 'take-back') {
      const { taken } = await this.credits.takeBack({ ...reference, amount: credits, reason: REFUND });
      return taken;
    }
    const amount = kind === 'grant' ? credits : Math.max(0, credits - missingAfter(before));
    if (amount > 0)
      await this.credits.grant({ ...reference, amount, reason: kind === 'grant' ? PURCHASE : REFUND });
    return amount;
  }

  private async flagMissing(transaction: EntityManager, { id }: Order, missing: number): Promise<void> {
    const attention = `${missing} credits were spent before they could be taken back`;
    await transaction.query(
      `update payments.orders set attention = coalesce(attention || '; ', '') || $2 where id = $1`,
      [id, attention],
    );
    this.#logger.error(`Order ${id}: ${attention}`);
  }
}

/** Credits that could not be taken back, less those that were given back since without having been taken. */
export const missingAfter = (movements: readonly Movement[]): number =>
  movements.reduce((missing, { kind, credits, booked }) => {
    const open = credits - (booked ?? 0);
    if (kind === 'take-back') return missing + open;
    return kind === 'give-back' ? missing - open : missing;
  }, 0);
