import { creditsOfFen, yuanOfFen, type OrderStatus } from '@danqing/contracts/payments';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { appendLog } from '../order/order-log.queries.ts';
import { lockOrder, selectOrderOfPayment } from '../order/order.queries.ts';
import type { Order, ProviderName } from '../order/order.ts';
import type { PaymentReport } from '../provider/provider.ts';
import { insertMovement, type MovementKind } from '../settlement/movement.queries.ts';
import { Settlement } from '../settlement/settlement.ts';
import { isClosed } from '../member-data/closed-accounts.queries.ts';
import { recordDispute, sumOpenDisputes } from './dispute.queries.ts';
import { insertNotice, isRemembered } from './notice.queries.ts';

export type Outcome =
  | 'moved'
  | 'nothing to do'
  | 'repeated'
  | 'unknown order'
  | 'paid twice'
  | `refused: ${'amount' | 'currency' | 'app' | 'seller' | 'provider' | 'payment'}`;

export interface Source {
  provider: ProviderName;
  name: string;
  eventId: string | null;
}

/** A late payment is honoured. A completed order stays completed even after refunds. */
const NEXT: Record<'paid' | 'failed' | 'cancelled', Partial<Record<OrderStatus, OrderStatus>>> = {
  paid: { pending: 'completed', failed: 'completed', cancelled: 'completed' },
  failed: { pending: 'failed' },
  cancelled: { pending: 'cancelled' },
};

/**
 * The only code that changes an order's state. One transaction records the report, validates it, updates the
 * order and queues the ledger booking.
 */
@Injectable()
export class OrderTransitions {
  readonly #logger = new Logger('Payments');

  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(Settlement) private readonly settlement: Settlement,
  ) {}

  async receive(report: PaymentReport, source: Source): Promise<Outcome> {
    const { orderId, outcome } = await this.dataSource.transaction(async (transaction) => {
      const id = report.orderId ?? (await this.#orderOfPayment(transaction, report, source.provider));
      const order = id === null ? null : await lockOrder(transaction, id);
      const outcome = await this.#applyOnce(transaction, order, report, source);
      if (source.eventId !== null)
        await insertNotice(transaction, source.provider, source.eventId, id, outcome);
      return { orderId: id, outcome };
    });
    if (outcome === 'unknown order')
      this.#logger.error(`${source.name} is about the order ${orderId}, which is not known`);
    else if (outcome.startsWith('refused') || outcome === 'paid twice')
      this.#logger.error(`${source.name} about order ${orderId}: ${outcome}`);
    if (outcome === 'moved') await this.settlement.trySettle(orderId!);
    return outcome;
  }

  async #applyOnce(
    transaction: EntityManager,
    order: Order | null,
    report: PaymentReport,
    source: Source,
  ): Promise<Outcome> {
    if (!order) return 'unknown order';
    const { provider, eventId } = source;
    if (eventId !== null && (await isRemembered(transaction, provider, eventId))) return 'repeated';
    return this.#apply(transaction, order, report, source);
  }

  #orderOfPayment(transaction: EntityManager, { paymentId }: PaymentReport, provider: ProviderName) {
    return paymentId === null ? null : selectOrderOfPayment(transaction, provider, paymentId);
  }

  async #apply(
    transaction: EntityManager,
    order: Order,
    report: PaymentReport,
    source: Source,
  ): Promise<Outcome> {
    const wrong = whatIsWrong(order, report, source);
    if (wrong) return this.#refuse(transaction, order, report, source, wrong);
    switch (report.kind) {
      case 'paid':
        return this.#pay(transaction, order, report, source);
      case 'failed':
      case 'cancelled':
        return this.#end(transaction, order, report.kind, source);
      case 'refunded':
        return this.#changeBack(transaction, order, report, source, {
          refundedFen: Math.max(order.refundedFen, report.fen ?? 0),
          disputedFen: order.disputedFen,
        });
      case 'disputed':
      case 'dispute-won':
        return this.#changeBack(transaction, order, report, source, {
          refundedFen: order.refundedFen,
          disputedFen: Math.min(order.fen, await this.#dispute(transaction, order, report)),
        });
    }
  }

  async #pay(
    transaction: EntityManager,
    order: Order,
    { paymentId, at }: PaymentReport,
    source: Source,
  ): Promise<Outcome> {
    if (NEXT.paid[order.status] === undefined) {
      if (paymentId === order.paymentId) return 'nothing to do';
      const detail = `a second payment, ${paymentId}, beside ${order.paymentId}`;
      await this.#flag(transaction, order.id, detail);
      await appendLog(transaction, order.id, { event: 'paid-twice', source: source.name, detail });
      return 'paid twice';
    }
    await transaction.query(
      `update payments.orders set status = 'completed', completed_at = now(), payment_id = $2,
         paid_at = coalesce($3, now())
       where id = $1`,
      [order.id, paymentId, at],
    );
    const detail = order.status === 'pending' ? '' : `after it was ${order.status}`;
    await appendLog(transaction, order.id, { event: 'completed', source: source.name, detail });
    await this.#owe(transaction, order.id, 'grant', order.credits, `order:${order.id}`);
    if (await isClosed(transaction, order.userId)) {
      await this.#flag(transaction, order.id, 'paid after the account was deleted: pay it back');
    }
    // A refund may have been reported before its payment.
    await this.#reclaim(transaction, order);
    return 'moved';
  }

  async #end(
    transaction: EntityManager,
    order: Order,
    kind: 'failed' | 'cancelled',
    source: Source,
  ): Promise<Outcome> {
    const status = NEXT[kind][order.status];
    if (status === undefined) return 'nothing to do';
    await transaction.query(`update payments.orders set status = $2 where id = $1`, [order.id, status]);
    await appendLog(transaction, order.id, { event: kind, source: source.name });
    return 'moved';
  }

  async #dispute(
    transaction: EntityManager,
    { id: orderId }: Order,
    { kind, disputeId = '', fen }: PaymentReport,
  ): Promise<number> {
    await recordDispute(transaction, { orderId, disputeId, fen: fen ?? 0, won: kind === 'dispute-won' });
    return sumOpenDisputes(transaction, orderId);
  }

  async #changeBack(
    transaction: EntityManager,
    order: Order,
    report: PaymentReport,
    source: Source,
    back: Pick<Order, 'refundedFen' | 'disputedFen'>,
  ): Promise<Outcome> {
    if (back.refundedFen === order.refundedFen && back.disputedFen === order.disputedFen)
      return 'nothing to do';
    await transaction.query(`update payments.orders set refunded_fen = $2, disputed_fen = $3 where id = $1`, [
      order.id,
      back.refundedFen,
      back.disputedFen,
    ]);
    const detail = `${yuanOfFen(back.refundedFen)} refunded, ${yuanOfFen(back.disputedFen)} disputed`;
    await appendLog(transaction, order.id, { event: report.kind as 'refunded', source: source.name, detail });
    if (report.kind === 'disputed') await this.#flag(transaction, order.id, 'disputed');
    if (order.status === 'completed') await this.#reclaim(transaction, { ...order, ...back });
    return 'moved';
  }

  /**
   * Queues a credit adjustment for a completed order: the credits that the refunded or disputed money bought.
   */
  async #reclaim(transaction: EntityManager, order: Order): Promise<void> {
    const { id, fen, refundedFen, disputedFen, reclaimedCredits } = order;
    const due = creditsOfFen(Math.min(fen, refundedFen + disputedFen));
    if (due === reclaimedCredits) return;
    const [{ written }] = await transaction.query<[{ written: number }]>(
      `select count(*)::integer as written from payments.movements where order_id = $1`,
      [id],
    );
    const kind = due > reclaimedCredits ? 'take-back' : 'give-back';
    await transaction.query(`update payments.orders set reclaimed_credits = $2 where id = $1`, [id, due]);
    await this.#owe(transaction, id, kind, Math.abs(due - reclaimedCredits), `refund:${id}:${written}`);
  }

  async #owe(
    transaction: EntityManager,
    orderId: string,
    kind: MovementKind,
    credits: number,
    key: string,
  ): Promise<void> {
    await insertMovement(transaction, { key, orderId, kind, credits });
    await this.settlement.enqueue(orderId, transaction);
  }

  async #refuse(
    transaction: EntityManager,
    { id, attention }: Order,
    { kind, fen, currency, paymentId }: PaymentReport,
    { name }: Source,
    wrong: Wrong,
  ): Promise<Outcome> {
    const detail = `${kind} with another ${wrong}: ${fen ?? 'no'} fen ${currency ?? ''}, payment ${paymentId ?? 'none'}`;
    if (attention === null || !attention.includes(detail)) {
      await this.#flag(transaction, id, detail);
      await appendLog(transaction, id, { event: 'refused', source: name, detail });
    }
    return `refused: ${wrong}`;
  }

  async #flag(transaction: EntityManager, orderId: string, attention: string): Promise<void> {
    await transaction.query(
      `update payments.orders set attention = coalesce(attention || '; ', '') || $2 where id = $1`,
      [orderId, attention],
    );
  }
}

type Wrong = 'amount' | 'currency' | 'app' | 'seller' | 'provider' | 'payment';

function whatIsWrong(order: Order, report: PaymentReport, { provider }: Source): Wrong | null {
  const { kind, fen, currency, paymentId, foreign } = report;
  if (provider !== order.provider) return 'provider';
  if (foreign) return foreign;
  if (kind === 'failed' || kind === 'cancelled') return null;
  if (currency !== order.currency) return 'currency';
  if (kind === 'paid') {
    if (paymentId === null) return 'payment';
    return fen === order.fen ? null : 'amount';
  }
  if (fen === null || fen < 0 || fen > order.fen) return 'amount';
  return order.paymentId !== null && paymentId !== null && paymentId !== order.paymentId ? 'payment' : null;
}
