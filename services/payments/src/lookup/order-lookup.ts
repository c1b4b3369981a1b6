import { withTimeLimit } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { OrderTransitions, type Outcome } from '../transitions/order-transitions.ts';
import type { Order } from '../order/order.ts';
import { Providers } from '../provider/providers.ts';

const RESPONSE_TIMEOUT_MS = 8_000;

@Injectable()
export class OrderLookup {
  constructor(
    @Inject(Providers) private readonly providers: Providers,
    @Inject(OrderTransitions) private readonly moves: OrderTransitions,
  ) {}

  /**
   * Queries the provider and updates the order. Returns null when there is no result yet.
   *
   * @throws {Error} when the provider does not respond
   */
  async lookUp(order: Order): Promise<Outcome | null> {
    const provider = this.providers.named(order.provider);
    if (!provider) return null;
    const report = await withTimeLimit(RESPONSE_TIMEOUT_MS, () => provider.lookUp(order));
    if (!report) return null;
    return this.moves.receive(report, { provider: order.provider, name: 'lookup', eventId: null });
  }

  /**
   * Closes an order at the provider and cancels it.
   *
   * @throws {Error} when the order was paid or its state is unknown
   */
  async close(order: Order): Promise<Outcome> {
    const provider = this.providers.named(order.provider);
    if (provider) await withTimeLimit(RESPONSE_TIMEOUT_MS, () => provider.close(order));
    return this.moves.receive(
      {
        orderId: order.id,
        kind: 'cancelled',
        paymentId: null,
        fen: null,
        currency: null,
        foreign: null,
        at: null,
      },
      {
        provider: order.provider,
        name: provider ? 'expiry' : 'expiry, its provider is not configured',
        eventId: null,
      },
    );
  }
}
