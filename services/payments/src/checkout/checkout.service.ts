import type { Locale } from '@danqing/contracts/locale';
import type { PaymentMethod } from '@danqing/contracts/payments';
import { AppError, countCall, rejectExceeded, withTimeLimit } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { appendLog } from '../order/order-log.queries.ts';
import { insertOrder, setCheckout } from '../order/order.queries.ts';
import { newOrderId, type Order } from '../order/order.ts';
import type { Checkout, PaymentProvider } from '../provider/provider.ts';
import { Providers } from '../provider/providers.ts';

const RESPONSE_TIMEOUT_MS = 15_000;
const FAILED = { alipay: 'PAYMENT_ORDER_FAILED', stripe: 'STRIPE_PAYMENT_FAILED' } as const;

interface CheckoutRequest {
  method: PaymentMethod;
  credits: number;
  locale: Locale;
  onThisMachine: boolean;
}

/**
 * Starts payments. Stores the order before it contacts the provider, so that no notice refers to an unknown
 * order.
 */
@Injectable()
export class CheckoutService {
  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(Providers) private readonly providers: Providers,
  ) {}

  /**
   * Creates an order and starts its payment.
   *
   * @throws {AppError} PAYMENT_METHOD_NOT_OFFERED, PAYMENT_ORDER_FAILED, STRIPE_PAYMENT_FAILED, RATE_LIMITED
   */
  async begin(
    userId: number,
    { method, credits, locale, onThisMachine }: CheckoutRequest,
  ): Promise<{ order: Order; checkout: Checkout }> {
    const provider = this.providers.forMethod(method, onThisMachine);
    if (!provider) throw new AppError('PAYMENT_METHOD_NOT_OFFERED');
    const limit = { subject: `order of ${userId}`, name: 'orders of a member', limit: 20, seconds: 600 };
    rejectExceeded(await countCall(this.dataSource, [limit]));
    const order = await this.dataSource.transaction(async (transaction) => {
      const id = newOrderId();
      const made = { id, userId, credits, method, provider: provider.name, locale };
      const inserted = await insertOrder(transaction, made);
      await appendLog(transaction, id, { event: 'created', source: 'member', detail: provider.name });
      return inserted;
    });
    return { order, checkout: await this.#open(order, provider) };
  }

  async #open(order: Order, provider: PaymentProvider): Promise<Checkout> {
    const checkout = await withTimeLimit(RESPONSE_TIMEOUT_MS, () => provider.begin(order)).catch(
      (cause: unknown) => {
        throw new AppError(FAILED[order.method], { cause });
      },
    );
    await this.dataSource.transaction(async (transaction) => {
      if (checkout.checkoutId !== null) await setCheckout(transaction, order.id, checkout.checkoutId);
      const detail = checkout.checkoutId ?? '';
      await appendLog(transaction, order.id, { event: 'checkout', source: provider.name, detail });
    });
    return checkout;
  }
}
