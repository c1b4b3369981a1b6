import type { IncomingHttpHeaders } from 'node:http';
import { TEXT_LINE } from '@danqing/contracts/text';
import { z } from 'zod';
import type { Order, ProviderName } from '../order/order.ts';

export type Checkout =
  | { kind: 'url'; url: string; checkoutId: string | null }
  | { kind: 'form'; html: string; checkoutId: string | null };

const REFERENCE_LENGTH = 255;

/** An identifier in a notice: one line that Postgres can store, without NUL or lone surrogates. */
export const referenceSchema = z.string().min(1).max(REFERENCE_LENGTH).regex(TEXT_LINE);

/** A provider's claim about a payment. Untrusted until it is compared with the order. */
const reportSchema = z.object({
  orderId: referenceSchema.nullable(),
  kind: z.enum(['paid', 'failed', 'cancelled', 'refunded', 'disputed', 'dispute-won']),
  paymentId: referenceSchema.nullable(),
  disputeId: referenceSchema.optional(),
  /** Total amount paid, refunded so far, or disputed. */
  fen: z.int().nullable(),
  /** ISO 4217, upper case. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  /** Set when the notice is for another app or another seller. */
  foreign: z.enum(['app', 'seller']).nullable(),
  at: z.date().nullable(),
});
export type PaymentReport = z.output<typeof reportSchema>;

export const noticeSchema = z.object({
  /** Identical in every repetition of the notice. */
  eventId: referenceSchema,
  report: reportSchema.nullable(),
});
export type Notice = z.output<typeof noticeSchema>;

export interface StatementLine {
  orderId: string | null;
  paymentId: string;
  /** Null when only a refund of the payment falls into the period. */
  fen: number | null;
  refundedFen: number;
  currency: string;
  at: Date;
}

export class NoticeRefusedError extends Error {
  override readonly name = 'NoticeRefusedError';
}

/**
 * Parses a part of a notice.
 *
 * @throws {NoticeRefusedError} naming the invalid fields but not their values
 */
export function readNoticePart<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  throw new NoticeRefusedError(problems.join('; '));
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Starts the payment of an order. Idempotent. */
  begin(order: Order): Promise<Checkout>;
  /**
   * Verifies and parses a notice.
   *
   * @throws {NoticeRefusedError} when the notice is unsigned, too old or malformed
   */
  readNotice(body: Buffer, headers: IncomingHttpHeaders): Promise<Notice>;
  /** Returns the state of the payment, or null when there is none yet. */
  lookUp(order: Order): Promise<PaymentReport | null>;
  /**
   * Prevents further payment of the order.
   *
   * @throws {Error} when the order was already paid
   */
  close(order: Order): Promise<void>;
  /** Returns the payments of a half-open period, with refunds attached to their payments. */
  readStatement(time: { from: Date; to: Date }): Promise<StatementLine[]>;
}
