import type { IncomingHttpHeaders } from 'node:http';
import { TEXT_LINE } from '@danqing/contracts/text';
import { z } from 'zod';
import type { Order, ProviderName } from '../order/order.ts';

/** Where a member goes to pay. */
export type Checkout =
  | { kind: 'url'; url: string; checkoutId: string | null }
  | { kind: 'form'; html: string; checkoutId: string | null };

/** Longer than any identifier of a provider. */
const REFERENCE_LENGTH = 255;

/** An identifier in a notice: one line that Postgres can store, without NUL or halves of characters. */
export const referenceSchema = z.string().min(1).max(REFERENCE_LENGTH).regex(TEXT_LINE);

/** What a provider says about the payment of an order. Nothing of it is believed before it was compared with the order. */
const reportSchema = z.object({
  /** Null where the provider names the payment alone. */
  orderId: referenceSchema.nullable(),
  kind: z.enum(['paid', 'failed', 'cancelled', 'refunded', 'disputed', 'dispute-won']),
  paymentId: referenceSchema.nullable(),
  /** The provider's id of the dispute; only in reports about disputes. */
  disputeId: referenceSchema.optional(),
  /** Of all that was paid, refunded so far, or is disputed. */
  fen: z.int().nullable(),
  /** ISO 4217, upper case. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  /** What is not ours about it. */
  foreign: z.enum(['app', 'seller']).nullable(),
  /** When it was paid. */
  at: z.date().nullable(),
});
export type PaymentReport = z.output<typeof reportSchema>;

/** What every notice must come to, whichever provider sent it. */
export const noticeSchema = z.object({
  /** The same in every repetition. */
  eventId: referenceSchema,
  /** Null where it is about nothing that concerns orders. */
  report: reportSchema.nullable(),
});
export type Notice = z.output<typeof noticeSchema>;

/** One payment of a provider's statement. */
export interface StatementLine {
  orderId: string | null;
  paymentId: string;
  /** Null where only a refund of it falls into the time. */
  fen: number | null;
  refundedFen: number;
  currency: string;
  at: Date;
}

/** The notice is not signed by the provider, too old, or cannot be read. */
export class NoticeRefusedError extends Error {
  override readonly name = 'NoticeRefusedError';
}

/**
 * Reads a part of a notice.
 *
 * @throws NoticeRefusedError that names the wrong fields and none of their values
 */
export function readNoticePart<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  throw new NoticeRefusedError(problems.join('; '));
}

/** A way to have orders paid. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Begins the payment of an order; a repeated call begins the same. */
  begin(order: Order): Promise<Checkout>;
  /** @throws NoticeRefusedError */
  readNotice(body: Buffer, headers: IncomingHttpHeaders): Promise<Notice>;
  /** What has become of the payment; null while nothing has, or nobody began it. */
  lookUp(order: Order): Promise<PaymentReport | null>;
  /** Sees to it that the order can no longer be paid. Rejects when it was. */
  close(order: Order): Promise<void>;
  /** The payments of a time, its end excluded. Refunds count with the payment. */
  readStatement(time: { from: Date; to: Date }): Promise<StatementLine[]>;
}
