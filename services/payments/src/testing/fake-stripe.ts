import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

export const STRIPE_KEY = 'sk_test_danqing';
export const STRIPE_SECRET = 'whsec_danqing';

interface Session {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  url: string;
}
interface Request {
  path: string;
  headers: Record<string, unknown>;
  body: URLSearchParams;
}

export class FakeStripe {
  readonly requests: Request[] = [];
  readonly sessions = new Map<string, Session>();
  unavailable = false;
  url = '';
  readonly #sdk = new Stripe(STRIPE_KEY);
  readonly #byKey = new Map<string, Session>();
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = new URLSearchParams(Buffer.concat(parts).toString());
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stripe');
      this.requests.push({ path, headers: request.headers, body });
      const [status, answer] = this.unavailable
        ? [503, { error: { type: 'api_error', message: 'away' } }]
        : this.#answer(`${request.method} ${path}`, body, searchParams, request.headers);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  session(orderId: string): Session {
    const found = [...this.sessions.values()].find((session) => session.client_reference_id === orderId);
    if (!found) throw new Error(`Stripe has no session of ${orderId}`);
    return found;
  }

  pay(orderId: string): Session {
    const session = this.session(orderId);
    return Object.assign(session, {
      payment_intent: `pi_${orderId}`,
      payment_status: 'paid',
      status: 'complete',
    });
  }

  charge(orderId: string, refunded = 0): object {
    const { amount_total: amount, created, currency } = this.session(orderId);
    return {
      id: `ch_${orderId}`,
      object: 'charge',
      amount,
      amount_refunded: refunded,
      currency,
      created,
      status: 'succeeded',
      payment_intent: `pi_${orderId}`,
      metadata: { order: orderId },
    };
  }

  notice(
    type: string,
    object: object,
    {
      id = `evt_${randomBytes(8).toString('hex')}`,
      secret = STRIPE_SECRET,
      at = Date.now(),
      ...more
    }: { id?: string; secret?: string; at?: number; livemode?: boolean; account?: string } = {},
  ): { body: string; headers: Record<string, string> } {
    const created = Math.floor(at / 1000);
    const event = { id, object: 'event', type, created, livemode: false, data: { object }, ...more };
    return this.sign(JSON.stringify(event, null, 2), { secret, at });
  }

  sign(
    body: string,
    { secret = STRIPE_SECRET, at = Date.now() }: { secret?: string; at?: number } = {},
  ): { body: string; headers: Record<string, string> } {
    const timestamp = Math.floor(at / 1000);
    const signature = this.#sdk.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } };
  }

  #answer(
    route: string,
    body: URLSearchParams,
    query: URLSearchParams,
    headers: Record<string, unknown>,
  ): [status: number, answer: object] {
    const [, id = '', expire] =
      /^(?:GET|POST) \/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(route) ?? [];
    if (headers['authorization'] !== `Bearer ${STRIPE_KEY}`) return [401, { error: { message: 'who?' } }];
    if (route === 'POST /v1/checkout/sessions')
      return [200, this.#begin(body, String(headers['idempotency-key']))];
    const session = this.sessions.get(id);
    if (session && expire) {
      if (session.status === 'complete')
        return [400, { error: { type: 'invalid_request_error', message: 'it is complete' } }];
      return [200, Object.assign(session, { status: 'expired' })];
    }
    if (session) return [200, session];
    const [, payment] = /^GET \/v1\/payment_intents\/pi_(\w+)$/.exec(route) ?? [];
    if (payment) {
      const ours = [...this.sessions.values()].some((each) => each.client_reference_id === payment);
      return [200, { id: `pi_${payment}`, metadata: ours ? { order: payment } : {} }];
    }
    if (route === 'GET /v1/charges') {
      const [from, to] = ['created[gte]', 'created[lt]'].map((name) => Number(query.get(name)));
      const data = [...this.sessions.values()]
        .filter(
          ({ payment_status, created }) => payment_status === 'paid' && created >= from! && created < to!,
        )
        .map(({ client_reference_id }) => this.charge(client_reference_id));
      return [200, { object: 'list', data, has_more: false }];
    }
    return [404, { error: { type: 'invalid_request_error', message: `no ${route}` } }];
  }

  #begin(body: URLSearchParams, key: string): Session {
    const known = this.#byKey.get(key);
    if (known) return known;
    const id = `cs_${randomBytes(8).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: body.get('client_reference_id') ?? '',
      amount_total: Number(body.get('line_items[0][price_data][unit_amount]')),
      currency: body.get('line_items[0][price_data][currency]') ?? '',
      created: Math.floor(Date.now() / 1000),
      expires_at: Number(body.get('expires_at')),
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    this.sessions.set(id, session);
    this.#byKey.set(key, session);
    return session;
  }
}
