import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Order } from '../order/order.ts';
import {
  NoticeRefusedError,
  readNoticePart,
  type Checkout,
  type Notice,
  type PaymentProvider,
  type PaymentReport,
  type StatementLine,
} from '../provider/provider.ts';
import { selectSandboxPayment, selectSandboxPayments, insertSandboxPayment } from './sandbox.queries.ts';

export const SANDBOX_SIGNATURE = 'sandbox-signature';
const TOLERANCE_SECONDS = 300;

const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(['paid', 'failed', 'cancelled', 'refunded', 'disputed', 'dispute-won']),
  order: z.string(),
  payment: z.string().nullable(),
  fen: z.number().nullable(),
  currency: z.string().nullable(),
  app: z.string(),
  seller: z.string(),
  at: z.iso.datetime(),
});
export type SandboxNotice = z.infer<typeof noticeSchema>;

/**
 * Replaces the real providers outside production. Signs its notices, answers queries and keeps statements
 * like a real provider.
 */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly secret: string,
    private readonly basePath: string,
    private readonly dataSource: () => DataSource,
  ) {}

  async begin({ id, method }: Order): Promise<Checkout> {
    const url = `${this.basePath}api/payments/sandbox/checkout/${id}`;
    if (method === 'stripe') return { kind: 'url', url, checkoutId: id };
    const html = `<form id="sandbox-${id}" name="sandbox" method="get" action="${url}"></form>`;
    return { kind: 'form', html, checkoutId: id };
  }

  sign(notice: SandboxNotice, now = new Date()): { body: Buffer; headers: Record<string, string> } {
    const body = Buffer.from(JSON.stringify(notice));
    const time = Math.floor(now.getTime() / 1000);
    return { body, headers: { [SANDBOX_SIGNATURE]: `t=${time},v1=${this.#digest(time, body)}` } };
  }

  async readNotice(body: Buffer, headers: IncomingHttpHeaders): Promise<Notice> {
    const [, time, digest = ''] =
      /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[SANDBOX_SIGNATURE])) ?? [];
    if (time === undefined) throw new NoticeRefusedError('it is not signed');
    if (!timingSafeEqual(Buffer.from(digest), Buffer.from(this.#digest(Number(time), body))))
      throw new NoticeRefusedError('its signature is wrong');
    if (Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE_SECONDS)
      throw new NoticeRefusedError('it is too old');
    const { id, order, payment, app, seller, at, ...said } = readNoticePart(noticeSchema, jsonOf(body));
    const foreign = app !== 'sandbox' ? 'app' : seller !== 'sandbox' ? 'seller' : null;
    return {
      eventId: id,
      report: {
        ...said,
        orderId: order,
        paymentId: payment,
        // The sandbox has one dispute per payment, so the payment's id identifies it.
        ...(payment !== null && { disputeId: payment }),
        foreign,
        at: new Date(at),
      },
    };
  }

  async lookUp({ id }: Order): Promise<PaymentReport | null> {
    const payment = await selectSandboxPayment(this.dataSource(), id);
    if (!payment) return null;
    const { paymentId, state: kind, fen, at } = payment;
    return { orderId: id, kind, paymentId, fen, currency: 'CNY', foreign: null, at };
  }

  async close({ id, fen }: Order): Promise<void> {
    const payment = await insertSandboxPayment(this.dataSource(), id, 'cancelled', fen);
    if (payment.state === 'paid') throw new Error(`order ${id} was paid`);
  }

  readStatement(time: { from: Date; to: Date }): Promise<StatementLine[]> {
    return selectSandboxPayments(this.dataSource(), time);
  }

  #digest(time: number, body: Buffer): string {
    return createHmac('sha256', this.secret).update(`${time}.`).update(body).digest('hex');
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new NoticeRefusedError('it is no JSON');
  }
}
