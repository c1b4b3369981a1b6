import { PAYMENT_METHODS, type PaymentMethod } from '@danqing/contracts/payments';
import type { ProviderName } from '../order/order.ts';
import type { PaymentProvider } from './provider.ts';

export class Providers {
  constructor(private readonly configured: readonly PaymentProvider[]) {}

  named(name: ProviderName): PaymentProvider | null {
    return this.configured.find((provider) => provider.name === name) ?? null;
  }

  /**
   * Returns the provider of a payment method. Requests from this machine fall back to the sandbox, if
   * configured.
   */
  forMethod(method: PaymentMethod, onThisMachine: boolean): PaymentProvider | null {
    return this.named(method) ?? (onThisMachine ? this.named('sandbox') : null);
  }

  methods(onThisMachine: boolean): PaymentMethod[] {
    return PAYMENT_METHODS.filter((method) => this.forMethod(method, onThisMachine) !== null);
  }

  all(): readonly PaymentProvider[] {
    return this.configured;
  }
}
