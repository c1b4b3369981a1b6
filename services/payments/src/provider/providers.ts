import { PAYMENT_METHODS, type PaymentMethod } from '@danqing/contracts/payments';
import type { ProviderName } from '../order/order.ts';
import type { PaymentProvider } from './provider.ts';

/** The providers that are configured. */
export class Providers {
  constructor(private readonly configured: readonly PaymentProvider[]) {}

  /** Null where it is not configured. */
  named(name: ProviderName): PaymentProvider | null {
    return this.configured.find((provider) => provider.name === name) ?? null;
  }

  /**
   * Who has payments of this method done: its own provider, else the sandbox where there is one, for a request that was
   * made on this machine.
   */
  forMethod(method: PaymentMethod, onThisMachine: boolean): PaymentProvider | null {
    return this.named(method) ?? (onThisMachine ? this.named('sandbox') : null);
  }

  /** How such a request can pay. */
  methods(onThisMachine: boolean): PaymentMethod[] {
    return PAYMENT_METHODS.filter((method) => this.forMethod(method, onThisMachine) !== null);
  }

  all(): readonly PaymentProvider[] {
    return this.configured;
  }
}
