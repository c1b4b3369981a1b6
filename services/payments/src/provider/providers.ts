import type { PaymentMethod } from '@danqing/contracts/payments';
import type { ProviderName } from '../order/order.ts';
import type { PaymentProvider } from './provider.ts';

/** The providers that are configured. */
export class Providers {
  constructor(private readonly configured: readonly PaymentProvider[]) {}

  /** Null where it is not configured. */
  named(name: ProviderName): PaymentProvider | null {
    return this.configured.find((provider) => provider.name === name) ?? null;
  }

  /** Who has payments of this method done: its own provider, else the sandbox where there is one. */
  forMethod(method: PaymentMethod): PaymentProvider | null {
    return this.named(method) ?? this.named('sandbox');
  }

  all(): readonly PaymentProvider[] {
    return this.configured;
  }
}
