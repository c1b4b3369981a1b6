import type { IncomingHttpHeaders } from 'node:http';
import type { Stripe } from 'stripe';
import type { Locale } from '@danqing/contracts/locale';
import { AppError } from '@danqing/nest-kit';
import type { Order } from '../order/order.ts';
import type { StripeSettings } from './stripe-settings.ts';
import {
  NoticeRefusedError,
  type Checkout,
  type Notice,
  type PaymentProvider,
  type PaymentReport,
  type StatementLine,
} from '../provider/provider.ts';
import { returnPath } from '../provider/return-page.ts';
import {
  currencyOf,
  ORDER_KEY,
  readEvent,
  reportOfCharge,
  reportOfEvent,
  reportOfSession,
  timeOf,
  type StripeEvent,
} from './stripe-reports.ts';

const TIMEOUT_MS = 6_000;
/** Maximum age of a signature in seconds. */
const TOLERANCE_SECONDS = 300;

const NAMES: Record<Locale, string> = { zh: '点数', en: 'credits', ja: 'クレジット' };

export interface Site {
  siteUrl: string;
  basePath: string;
}

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';

  private constructor(
    private readonly client: Stripe,
    private readonly settings: StripeSettings,
    private readonly site: Site,
  ) {}

  static async open(settings: StripeSettings, site: Site): Promise<StripeProvider> {
    const { default: StripeClient } = await import('stripe');
    const client = new StripeClient(settings.secretKey, {
      maxNetworkRetries: 1,
      telemetry: false,
      timeout: TIMEOUT_MS,
      ...(settings.apiUrl !== null && addressOf(settings.apiUrl)),
    });
    return new StripeProvider(client, settings, site);
  }

  async begin(order: Order): Promise<Checkout> {
    const { id, credits, fen, currency, locale, expiresAt } = order;
    const address = (seen: 'success' | 'cancelled') =>
      `${this.site.siteUrl}${returnPath(this.site.basePath, order, seen)}`;
    const metadata = { [ORDER_KEY]: id };
    const session = await this.client.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: fen,
              product_data: { name: `${credits} ${NAMES[locale]}` },
            },
          },
        ],
        client_reference_id: id,
        metadata,
        // Charges and refunds inherit this metadata.
        payment_intent_data: { metadata },
        locale,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: address('success'),
        cancel_url: address('cancelled'),
      },
      { idempotencyKey: id },
    );
    if (session.url === null) throw new Error(`the session ${session.id} has no address`);
    return { kind: 'url', url: session.url, checkoutId: session.id };
  }

  async readNotice(body: Buffer, headers: IncomingHttpHeaders): Promise<Notice> {
    const event = readEvent(this.#verify(body, String(headers['stripe-signature'] ?? '')));
    const report = reportOfEvent(event);
    if (!report) return { eventId: event.id, report: null };
    const orderId = report.orderId ?? (await this.#orderOf(report.paymentId));
    // The event belongs to another shop on the same account.
    if (orderId === null) return { eventId: event.id, report: null };
    return { eventId: event.id, report: { ...report, orderId, foreign: this.#foreign(event) } };
  }

  async lookUp({ id, checkoutId }: Order): Promise<PaymentReport | null> {
    // No checkout session was created, so the order cannot have been paid.
    if (checkoutId === null) return null;
    const session = await this.client.checkout.sessions.retrieve(checkoutId);
    const report = reportOfSession(session);
    if (report && report.orderId !== id) throw new Error(`the session ${checkoutId} is not of order ${id}`);
    return report;
  }

  async close({ checkoutId }: Order): Promise<void> {
    if (checkoutId === null) return;
    const { status } = await this.client.checkout.sessions.retrieve(checkoutId);
    if (status === 'expired') return;
    await this.client.checkout.sessions.expire(checkoutId);
  }

  async readStatement({ from, to }: { from: Date; to: Date }): Promise<StatementLine[]> {
    const created = { gte: timeOf(from), lt: timeOf(to) };
    const lines: StatementLine[] = [];
    for await (const charge of this.client.charges.list({ created, limit: 100 })) {
      if (charge.status !== 'succeeded') continue;
      const { orderId, paymentId } = reportOfCharge(charge);
      lines.push({
        orderId,
        paymentId: paymentId ?? charge.id,
        fen: charge.amount,
        refundedFen: charge.amount_refunded,
        currency: currencyOf(charge),
        at: new Date(charge.created * 1000),
      });
    }
    return lines;
  }

  #verify(body: Buffer, signature: string): unknown {
    try {
      return this.client.webhooks.constructEvent(
        body,
        signature,
        this.settings.webhookSecret,
        TOLERANCE_SECONDS,
      );
    } catch (error) {
      throw new NoticeRefusedError((error as Error).message.split('\n')[0], { cause: error });
    }
  }

  /** Marks events of connected accounts as 'seller' and those of the wrong mode, test or live, as 'app'. */
  #foreign({ livemode, account }: StripeEvent): 'app' | 'seller' | null {
    if (account) return 'seller';
    return livemode === /^(?:sk|rk)_live_/.test(this.settings.secretKey) ? null : 'app';
  }

  /**
   * Returns the order id in a payment's metadata, or null for a payment without an order or of another
   * account.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE when Stripe is unreachable, so that it retries the notice
   */
  async #orderOf(paymentId: string | null): Promise<string | null> {
    if (paymentId === null) return null;
    try {
      const { metadata } = await this.client.paymentIntents.retrieve(paymentId);
      return metadata[ORDER_KEY] ?? null;
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 404) return null;
      throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
    }
  }
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { protocol: scheme, host: hostname, port: Number(port || (scheme === 'http' ? 80 : 443)) };
}
