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
import { OrderLookup } from '../lookup/order-lookup.ts';
import { claimLookup, selectOrder, selectOrdersOf } from '../order/order.queries.ts';
import type { Order } from '../order/order.ts';
import { ITEM_NAMES } from './item-names.ts';

const ASK_SECONDS = 5;

@Injectable()
export class MemberOrders {
  readonly #logger = new Logger('Payments');

  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(OrderLookup) private readonly asking: OrderLookup,
  ) {}

  async list(userId: number, query: OrdersQuery, locale: Locale): Promise<OrdersResponse> {
    const { orders, total } = await selectOrdersOf(this.dataSource, userId, query);
    return { success: true, data: orders.map((order) => shown(order, locale)), total, ...query };
  }

  async get(userId: number, orderId: string, locale: Locale): Promise<OrderResponse> {
    const own = async () => {
      const order = await selectOrder(this.dataSource, orderId);
      if (order?.userId !== userId) throw new AppError('ORDER_NOT_FOUND');
      return order;
    };
    let order = await own();
    if (order.status === 'pending' && (await claimLookup(this.dataSource, orderId, ASK_SECONDS))) {
      await this.asking.lookUp(order).catch((error: Error) => {
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
