import type { Stripe } from 'stripe';
import type { PaymentReport } from '../provider/provider.ts';

/** Of our metadata. */
export const ORDER_KEY = 'order';

type Report = Omit<PaymentReport, 'foreign'> & { foreign: null };

/** What an event says about an order; null where it says nothing. */
export function reportOfEvent({ type, data, created }: Stripe.Event): Report | null {
  const at = new Date(created * 1000);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const report = reportOfSession(data.object);
      return report?.kind === 'paid' ? { ...report, at } : null;
    }
    case 'checkout.session.async_payment_failed':
      return { ...bareReport(data.object), kind: 'failed' };
    case 'checkout.session.expired':
      return { ...bareReport(data.object), kind: 'cancelled' };
    case 'charge.refunded':
      return reportOfCharge(data.object);
    case 'charge.dispute.created':
      return reportOfDispute(data.object, 'disputed');
    case 'charge.dispute.closed':
      return data.object.status === 'won' ? reportOfDispute(data.object, 'dispute-won') : null;
    default:
      return null;
  }
}

/** What a session has come to; null while nothing. That it is complete does not say that it is paid. */
export function reportOfSession(session: Stripe.Checkout.Session): Report | null {
  if (session.payment_status === 'paid') return { ...bareReport(session), kind: 'paid' };
  return session.status === 'expired' ? { ...bareReport(session), kind: 'cancelled' } : null;
}

/** What has been refunded of a charge so far. */
export const reportOfCharge = (charge: Stripe.Charge): Report => ({
  orderId: charge.metadata[ORDER_KEY] ?? null,
  kind: 'refunded',
  paymentId: idOf(charge.payment_intent),
  fen: charge.amount_refunded,
  currency: currencyOf(charge),
  foreign: null,
  at: null,
});

const reportOfDispute = (dispute: Stripe.Dispute, kind: 'disputed' | 'dispute-won'): Report => ({
  orderId: null,
  kind,
  paymentId: idOf(dispute.payment_intent),
  fen: dispute.amount,
  currency: currencyOf(dispute),
  foreign: null,
  at: null,
});

const bareReport = (session: Stripe.Checkout.Session) => ({
  orderId: session.client_reference_id,
  paymentId: idOf(session.payment_intent),
  fen: session.amount_total,
  currency: session.currency?.toUpperCase() ?? null,
  foreign: null,
  at: new Date(session.created * 1000),
});

export const currencyOf = ({ currency }: { currency: string }): string => currency.toUpperCase();

export const timeOf = (time: Date): number => Math.floor(time.getTime() / 1000);

const idOf = (expandable: string | { id: string } | null): string | null =>
  typeof expandable === 'string' ? expandable : (expandable?.id ?? null);
