import { z } from 'zod';
import { readNoticePart, referenceSchema, type PaymentReport } from '../provider/provider.ts';

export const ORDER_KEY = 'order';

type Report = Omit<PaymentReport, 'foreign'> & { foreign: null };

const expandable = z.union([referenceSchema, z.object({ id: referenceSchema })]).nullish();

const eventSchema = z.object({
  id: referenceSchema,
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof eventSchema>;

const sessionSchema = z.object({
  client_reference_id: z.string().nullable(),
  payment_intent: expandable,
  payment_status: z.string(),
  status: z.string().nullable(),
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
  created: z.number(),
});
type Session = z.output<typeof sessionSchema>;

const chargeSchema = z.object({
  metadata: z.record(z.string(), z.string()),
  payment_intent: expandable,
  amount_refunded: z.number(),
  currency: z.string(),
});
type Charge = z.output<typeof chargeSchema>;

const disputeSchema = z.object({
  id: referenceSchema,
  payment_intent: expandable,
  amount: z.number(),
  currency: z.string(),
  status: z.string().optional(),
});

/** Final states of a dispute or inquiry in which the shop keeps or recovers the money. */
const WON = ['won', 'warning_closed', 'prevented'];

export const readEvent = (verified: unknown): StripeEvent => readNoticePart(eventSchema, verified);

/**
 * Returns what an event reports about an order, or null when its type is not relevant. Parses the object only
 * for relevant types.
 *
 * @throws {NoticeRefusedError} when the object is malformed
 */
export function reportOfEvent({ type, data: { object }, created }: StripeEvent): Report | null {
  const at = new Date(created * 1000);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const report = reportOfSession(readNoticePart(sessionSchema, object));
      return report?.kind === 'paid' ? { ...report, at } : null;
    }
    case 'checkout.session.async_payment_failed':
      return { ...bareReport(readNoticePart(sessionSchema, object)), kind: 'failed' };
    case 'checkout.session.expired':
      return { ...bareReport(readNoticePart(sessionSchema, object)), kind: 'cancelled' };
    case 'charge.refunded':
      return reportOfCharge(readNoticePart(chargeSchema, object));
    case 'charge.dispute.created':
      return reportOfDispute(readNoticePart(disputeSchema, object), 'disputed');
    case 'charge.dispute.closed': {
      const dispute = readNoticePart(disputeSchema, object);
      return dispute.status !== undefined && WON.includes(dispute.status)
        ? reportOfDispute(dispute, 'dispute-won')
        : null;
    }
    default:
      return null;
  }
}

export function reportOfSession(session: Session): Report | null {
  if (session.payment_status === 'paid') return { ...bareReport(session), kind: 'paid' };
  return session.status === 'expired' ? { ...bareReport(session), kind: 'cancelled' } : null;
}

export const reportOfCharge = (charge: Charge): Report => ({
  orderId: charge.metadata[ORDER_KEY] ?? null,
  kind: 'refunded',
  paymentId: idOf(charge.payment_intent),
  fen: charge.amount_refunded,
  currency: currencyOf(charge),
  foreign: null,
  at: null,
});

const reportOfDispute = (
  dispute: z.output<typeof disputeSchema>,
  kind: 'disputed' | 'dispute-won',
): Report => ({
  orderId: null,
  kind,
  paymentId: idOf(dispute.payment_intent),
  disputeId: dispute.id,
  fen: dispute.amount,
  currency: currencyOf(dispute),
  foreign: null,
  at: null,
});

const bareReport = (session: Session) => ({
  orderId: session.client_reference_id,
  paymentId: idOf(session.payment_intent),
  fen: session.amount_total,
  currency: session.currency?.toUpperCase() ?? null,
  foreign: null,
  at: new Date(session.created * 1000),
});

export const currencyOf = ({ currency }: { currency: string }): string => currency.toUpperCase();

export const timeOf = (time: Date): number => Math.floor(time.getTime() / 1000);

const idOf = (value: z.output<typeof expandable>): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
