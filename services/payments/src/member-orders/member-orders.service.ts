import type { Locale } from '@danqing/contracts/locale';
import {
  yuanOfFen,
  type OrderResponse,
  type Order as ShownOrder,
  type OrdersQuery,
  type OrdersResponse,
} from '@danqing/contracts/payments';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OrderAsking } from '../asking/order-asking.ts';
import { claimAsking, selectOrder, selectOrdersOf } from '../order/order.queries.ts';
import type { Order } from '../order/order.ts';
import { ITEM_NAMES } from './item-names.ts';

const ASK_SECONDS = 5;

@Injectable()
export class MemberOrders {
  readonly #logger = new Logger('Payments');

  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(OrderAsking) private readonly asking: OrderAsking,
  ) {}

  async list(userId: number, query: OrdersQuery, locale: Locale): Promise<OrdersResponse> {
    const { orders, total } = await selectOrdersOf(this.dataSource, userId, query);
    return { success: true, data: orders.map((order) => shown(order, locale)), total, ...query };
  }

  /** Returns an order. Queries the provider when the member returns before the notice has arrived. */
  async get(userId: number, orderId: string, locale: Locale): Promise<OrderResponse> {
    const own = async () => {
      const order = await selectOrder(this.dataSource, orderId);
      if (order?.userId !== userId) throw new AppError('ORDER_NOT_FOUND');
      return order;
    };
    let order = await own();
    if (order.status === 'pending' && (await claimAsking(this.dataSource, orderId, ASK_SECONDS))) {
      await this.asking.ask(order).catch((error: Error) => {
        this.#logger.warn(`Nothing is known of order ${orderId} yet: ${error.message}`);
      });
      order = await own();
    }
    return { success: true, data: shown(order, locale) };
  }
}

const shown = (order: Order, locale: Locale): ShownOrder => ({
  id: order.id,
  amount: yuanOfFen(order.fen),
  currency: order.currency,
  status: order.status,
  method: order.method,
  sandbox: order.provider === 'sandbox',
  refunded_amount: yuanOfFen(order.refundedFen),
  created_at: order.createdAt.toISOString(),
  completed_at: order.completedAt?.toISOString() ?? null,
  order_items: [{ name: ITEM_NAMES[locale], quantity: 1, credits: order.credits }],
});
