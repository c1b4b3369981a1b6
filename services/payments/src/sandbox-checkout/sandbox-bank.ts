import { randomUUID } from 'node:crypto';
import type { SandboxAction } from '@danqing/contracts/payments';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { NoticeReceiver } from '../notice/notice-receiver.ts';
import { selectOrder } from '../order/order.queries.ts';
import type { Order } from '../order/order.ts';
import { returnPath } from '../provider/return-page.ts';
import { Providers } from '../provider/providers.ts';
import { insertSandboxPayment, type SandboxPayment } from '../sandbox/sandbox.queries.ts';
import { SandboxProvider } from '../sandbox/sandbox-provider.ts';

export const SITE_BASE_PATH = Symbol('below which browsers see the site');
const LATE_MS = 5_000;

const STATES: Record<SandboxAction, SandboxPayment['state']> = {
  success: 'paid',
  double: 'paid',
  late: 'paid',
  failure: 'failed',
  cancel: 'cancelled',
};

export interface Pressed {
  url: string;
  noticeFailed: boolean;
}

/** Simulates a provider's own site: takes the payment, sends signed notices and redirects the member back. */
@Injectable()
export class SandboxBank {
  readonly #logger = new Logger('Payments');

  constructor(
    @Inject(getDataSourceToken('payments')) private readonly dataSource: DataSource,
    @Inject(Providers) private readonly providers: Providers,
    @Inject(NoticeReceiver) private readonly receiver: NoticeReceiver,
    @Inject(SITE_BASE_PATH) private readonly basePath: string,
  ) {}

  /**
   * Returns the order of a sandbox checkout.
   *
   * @throws {AppError} ORDER_NOT_FOUND, or ROUTE_NOT_FOUND when there is no sandbox
   */
  async find(orderId: string): Promise<Order> {
    this.#provider();
    const order = await selectOrder(this.dataSource, orderId);
    if (order?.provider !== 'sandbox') throw new AppError('ORDER_NOT_FOUND');
    return order;
  }

  /**
   * Records the chosen result and sends the notice.
   *
   * @throws {AppError} ORDER_NOT_FOUND, ORDER_ENDED
   */
  async act(orderId: string, action: SandboxAction): Promise<Pressed> {
    const order = await this.find(orderId);
    const payment = await insertSandboxPayment(this.dataSource, order.id, STATES[action], order.fen);
    if (!payment.fresh) throw new AppError('ORDER_ENDED');
    const url = returnPath(this.basePath, order, payment.state === 'paid' ? 'success' : 'cancelled');
    if (action === 'late') {
      setTimeout(() => void this.#tell(order, payment), LATE_MS).unref();
      return { url, noticeFailed: false };
    }
    return { url, noticeFailed: !(await this.#tell(order, payment, action === 'double' ? 2 : 1)) };
  }

  /**
   * Sends the same notice `times` times concurrently. Failed notices are not retried, because the reconciler
   * queries the state. Returns whether at least one succeeded.
   */
  async #tell(order: Order, payment: SandboxPayment, times = 1): Promise<boolean> {
    const { paymentId, state: kind, fen, at } = payment;
    const { body, headers } = this.#provider().sign({
      id: `evt_${randomUUID()}`,
      kind,
      order: order.id,
      payment: paymentId,
      fen,
      currency: 'CNY',
      app: 'sandbox',
      seller: 'sandbox',
      at: at.toISOString(),
    });
    const sent = Array.from({ length: times }, () => this.receiver.receive('sandbox', body, headers));
    const results = await Promise.allSettled(sent);
    for (const result of results)
      if (result.status === 'rejected')
        this.#logger.warn(`A notice about order ${order.id} failed: ${(result.reason as Error).message}`);
    return results.some(({ status }) => status === 'fulfilled');
  }

  #provider(): SandboxProvider {
    const provider = this.providers.named('sandbox');
    if (!(provider instanceof SandboxProvider)) throw new AppError('ROUTE_NOT_FOUND');
    return provider;
  }
}
