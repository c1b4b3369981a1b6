import type { IncomingHttpHeaders } from 'node:http';
import type { Order, ProviderName } from '../order/order.ts';

/** Where a member goes to pay. */
export type Checkout =
  | { kind: 'url'; url: string; checkoutId: string | null }
  | { kind: 'form'; html: string; checkoutId: string | null };

/** What a provider says about the payment of an order. Nothing of it is believed before it was compared with the order. */
export interface PaymentReport {
  /** Null where the provider names the payment alone. */
  orderId: string | null;
  kind: 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed' | 'dispute-won';
  paymentId: string | null;
  /** Of all that was paid, refunded so far, or is disputed. */
  fen: number | null;
  /** ISO 4217, upper case. */
  currency: string | null;
  /** What is not ours about it. */
  foreign: 'app' | 'seller' | null;
  /** When it was paid. */
  at: Date | null;
}

export interface Notice {
  /** The same in every repetition. */
  eventId: string;
  /** Null where it is about nothing that concerns orders. */
  report: PaymentReport | null;
}

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
