import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { EVERY_MINUTE, Jobs, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { appendLog } from '../order/order-log.queries.ts';
import { lockOrder } from '../order/order.queries.ts';
import type { Order } from '../order/order.ts';
import { markBooked, selectMovements, selectUnbooked, type Movement } from './movement.queries.ts';

export const SETTLEMENT_QUEUE = 'payments-settlement';
const SWEEP_QUEUE = 'payments-owing';
const BATCH = 500;

const PURCHASE = 'purchase';
const REFUND = 'refund';

/**
 * Books outstanding movements in the ledger. The transaction that changes an order also stores the movement
 * and a job. Each movement has an idempotency key, so that it can be retried after a crash.
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
    await this.jobs.repeat(SWEEP_QUEUE, EVERY_MINUTE, () => this.sweep(1));
  }

  async enqueue(orderId: string, transaction: EntityManager): Promise<void> {
    await this.jobs.enqueue(SETTLEMENT_QUEUE, { orderId }, transaction);
  }

  /** Settles immediately to avoid waiting for the job. On failure, the job and the sweep retry. */
  async trySettle(orderId: string): Promise<void> {
    await this.settle(orderId).catch((error: Error) => {
      this.#logger.warn(`The ledger has yet to book order ${orderId}: ${error.message}`);
    });
  }

  async sweep(minutes: number): Promise<void> {
    for (const orderId of await selectUnbooked(this.dataSource, minutes, BATCH))
      await this.trySettle(orderId);
  }

  /**
   * Books the movements one after another, because credits must be granted before they can be taken back.
   *
   * @throws {Error} when the ledger is unavailable
   */
  async settle(orderId: string): Promise<void> {
    let owing = true;
    while (owing)
      owing = await this.dataSource.transaction((transaction) => this.#bookNext(transaction, orderId));
  }

  /**
   * Returns false when nothing is outstanding. Keeps the order locked during the ledger call, because two
   * concurrent calls could take credits back twice.
   */
  async #bookNext(transaction: EntityManager, orderId: string): Promise<boolean> {
    const order = await lockOrder(transaction, orderId);
    if (!order) return false;
    const movements = await selectMovements(transaction, orderId);
    const next = movements.find(({ booked }) => booked === null);
    if (!next) return false;
    const before = movements.slice(0, movements.indexOf(next));
    const booked = await this.#book(order, next, before);
    await markBooked(transaction, next.key, booked);
    const detail = `${next.kind} ${booked} of ${next.credits} credits`;
    await appendLog(transaction, orderId, { event: 'booked', source: 'ledger', detail });
    if (next.kind === 'take-back' && booked < next.credits)
      await this.#flagMissing(transaction, order, next.credits - booked);
    return true;
  }

  async #book(order: Order, { key, kind, credits }: Movement, before: readonly Movement[]) {
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

  async #flagMissing(transaction: EntityManager, { id }: Order, missing: number): Promise<void> {
    const attention = `${missing} credits were spent before they could be taken back`;
    await transaction.query(
      `update payments.orders set attention = coalesce(attention || '; ', '') || $2 where id = $1`,
      [id, attention],
    );
    this.#logger.error(`Order ${id}: ${attention}`);
  }
}

/**
 * Returns the number of credits that the ledger could not take back. A later give-back reduces this number
 * first, because those credits were never taken.
 */
export const missingAfter = (movements: readonly Movement[]): number =>
  movements.reduce((missing, { kind, credits, booked }) => {
    const open = credits - (booked ?? 0);
    if (kind === 'take-back') return missing + open;
    return kind === 'give-back' ? missing - open : missing;
  }, 0);
