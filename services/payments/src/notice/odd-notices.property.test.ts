import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Providers } from '../provider/providers.ts';
import type { SandboxNotice, SandboxProvider } from '../sandbox/sandbox-provider.ts';
import { FakeAlipay } from '../testing/fake-alipay.ts';
import { FakeStripe, STRIPE_KEY, STRIPE_SECRET } from '../testing/fake-stripe.ts';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';

const RUNS = 150;

const stripe = new FakeStripe();
const alipay = new FakeAlipay();
let payments: TestPayments;
let orders: Record<'stripe' | 'alipay' | 'sandbox', string>;
let sandboxed: TestPayments;
beforeAll(async () => {
  await Promise.all([stripe.open(), alipay.open()]);
  const settings = { secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET, apiUrl: stripe.url };
  payments = await openPayments({ stripe: settings, alipay: alipay.settings, sandbox: false });
  sandboxed = await openPayments();
  const path = '/api/users/payment/alipay';
  const form = await payments.call('POST', path, { credits: 50 }, { as: payments.newMember() });
  const fields = alipay.submit(form.payload);
  orders = {
    stripe: (await payments.buy(payments.newMember())).order_id,
    alipay: (JSON.parse(fields['biz_content'] ?? '') as { out_trade_no: string }).out_trade_no,
    sandbox: (await sandboxed.buy(sandboxed.newMember())).order_id,
  };
  stripe.pay(orders.stripe);
});
afterAll(async () => {
  await Promise.all([payments.close(), sandboxed.close()]);
  await Promise.all([stripe.close(), alipay.close()]);
});

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const ODD: fc.Arbitrary<Json | undefined> = fc.constantFrom<(Json | undefined)[]>(
  undefined,
  null,
  true,
  0,
  -1,
  250.5,
  2 ** 31,
  1e15,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '../../v1/charges',
  'x'.repeat(5_000),
  '500',
  'refunded',
  [],
  [null],
  {},
  { id: null },
  { id: 'a\0b' },
);

const mutated = (notice: Json): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.nat(), ODD), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((text, [at, odd]) => replaceOne(text, at, odd), notice));

function replaceOne(notice: Json, at: number, odd: Json | undefined): Json {
  const paths = pathsOf(notice);
  const path = paths[at % paths.length] ?? [];
  if (path.length === 0) return odd ?? null;
  const copy = structuredClone(notice);
  const parent = path
    .slice(0, -1)
    .reduce<Json>((value, name) => (value as Record<string, Json>)[name]!, copy);
  const name = path.at(-1)!;
  if (odd === undefined) delete (parent as Record<string, Json>)[name];
  else (parent as Record<string, Json>)[name] = odd;
  return copy;
}

const pathsOf = (value: Json): string[][] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([name, child]) => pathsOf(child).map((path) => [name, ...path]))]
    : [[]];

const STRIPE_EVENTS: [type: string, object: (id: string) => object][] = [
  ['checkout.session.completed', (id) => stripe.session(id)],
  ['checkout.session.async_payment_failed', (id) => stripe.session(id)],
  ['checkout.session.expired', (id) => stripe.session(id)],
  ['charge.refunded', (id) => stripe.charge(id, 100)],
  ['charge.dispute.created', (id) => dispute(id, 'needs_response')],
  ['charge.dispute.closed', (id) => dispute(id, 'won')],
  ['customer.created', () => ({ id: 'cus_1' })],
];
const dispute = (id: string, status: string) => ({
  id: 'dp_1',
  object: 'dispute',
  payment_intent: `pi_${id}`,
  amount: 300,
  currency: 'cny',
  status,
});
const eventOf = (type: string, object: object): Json =>
  JSON.parse(
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    }),
  ) as Json;

const sandbox = () => sandboxed.app.get(Providers).named('sandbox') as SandboxProvider;
const sandboxNotice = (said: Partial<Record<keyof SandboxNotice, Json>> = {}): Json => ({
  id: randomUUID(),
  kind: 'paid',
  order: orders.sandbox,
  payment: `payment of ${orders.sandbox}`,
  fen: 500,
  currency: 'CNY',
  app: 'sandbox',
  seller: 'sandbox',
  at: new Date().toISOString(),
  ...said,
});
const sendSandbox = (notice: Json) =>
  sandboxed.send('sandbox', sandbox().sign(notice as unknown as SandboxNotice));

describe('a signed notice that is odd is 200 or 400, and never a fault of ours', () => {
  it('by Stripe', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...STRIPE_EVENTS)
          .chain(([type, object]) => mutated(eventOf(type, object(orders.stripe)))),
        async (event) => {
          const { statusCode, payload } = await payments.send('stripe', stripe.sign(JSON.stringify(event)));
          expect([200, 400], payload).toContain(statusCode);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('by Alipay', async () => {
    const NAMES = [
      ...['notify_id', 'notify_time', 'app_id', 'seller_id', 'out_trade_no', 'trade_no', 'trade_status'],
      ...['total_amount', 'refund_fee', 'gmt_payment', 'charset', '__proto__'],
    ];
    const VALUES = [
      '',
      '\0',
      'a\0b',
      '0.001',
      '-1',
      '1e3',
      '99999999999999',
      '0000-00-00 00:00:00',
      '\ufffd',
    ];
    const said = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES)), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(said, async (changes) => {
        const notice = alipay.notice(orders.alipay, Object.fromEntries(changes));
        const { statusCode, payload } = await payments.send('alipay', notice);
        expect([200, 400], payload).toContain(statusCode);
      }),
      { numRuns: RUNS },
    );
  });

  it('by the sandbox', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom('paid', 'refunded', 'disputed', 'dispute-won')
          .chain((kind) => mutated(sandboxNotice({ kind }))),
        async (notice) => {
          const { statusCode, payload } = await sendSandbox(notice);
          expect([200, 400], payload).toContain(statusCode);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe('what cannot be read is 400', () => {
  const REFUSED = { code: 'NOTICE_REFUSED' };

  it.each<[string, string, (id: string) => object | null]>([
    [
      'a NUL in the reference',
      'checkout.session.completed',
      (id) => ({ ...stripe.session(id), client_reference_id: 'a\0b' }),
    ],
    ['no object', 'checkout.session.completed', () => null],
    ['a part of a fen', 'charge.refunded', (id) => ({ ...stripe.charge(id, 250.5) })],
    ['metadata of null', 'charge.refunded', (id) => ({ ...stripe.charge(id, 100), metadata: null })],
    [
      'a NUL in a payment',
      'charge.dispute.created',
      (id) => ({ ...dispute(id, 'lost'), payment_intent: 'pi_\0' }),
    ],
    [
      'a time beyond all time',
      'checkout.session.expired',
      (id) => ({ ...stripe.session(id), created: 1e15 }),
    ],
  ])('of Stripe: %s', async (_what, type, object) => {
    const event = eventOf(type, object(orders.stripe) as object);
    const answer = await payments.send('stripe', stripe.sign(JSON.stringify(event)));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, REFUSED]);
  });

  it.each(['null', '[]', '"text"', '{}', '{"id":"evt_1","type":5}'])('of Stripe: %s', async (body) => {
    const answer = await payments.send('stripe', stripe.sign(body));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, REFUSED]);
  });

  it.each<[string, Record<string, string>]>([
    ['a NUL in the reference', { out_trade_no: 'a\0b' }],
    ['a NUL in its id', { notify_id: 'a\0b' }],
  ])('of Alipay: %s', async (_what, said) => {
    const answer = await payments.send('alipay', alipay.notice(orders.alipay, said));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, REFUSED]);
  });

  it.each<[string, Partial<Record<keyof SandboxNotice, Json>>]>([
    ['a NUL in the reference', { order: 'a\0b' }],
    ['a part of a fen', { kind: 'refunded', fen: 250.5 }],
    ['an unknown kind', { kind: 'gifted' }],
    ['no time', { at: null }],
  ])('of the sandbox: %s', async (_what, said) => {
    const answer = await sendSandbox(sandboxNotice(said));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, REFUSED]);
  });

  it.each(['stripe', 'alipay'] as const)('without any body, by %s', async (provider) => {
    const url = `/api/payments/${provider}/notices`;
    const answer = await payments.app.inject({ method: 'POST', url });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, REFUSED]);
  });

  it('without any body, by the sandbox', async () => {
    const headers = { 'sandbox-signature': `t=1,v1=${'0'.repeat(64)}` };
    const url = '/api/payments/sandbox/notices';
    const answer = await sandboxed.app.inject({ method: 'POST', url, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, REFUSED]);
  });
});

it('a refused notice is one warning, no error, and leaves its order as it was', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  onTestFinished(() => [warn, error].forEach((spy) => spy.mockRestore()));
  const { order_id: id } = await payments.buy(payments.newMember());
  const refund = eventOf('charge.refunded', { ...stripe.charge(id, 250.5), client_reference_id: id });
  await payments.send('stripe', stripe.sign(JSON.stringify(refund)));
  await payments.send('alipay', alipay.notice(id, { notify_id: 'a\0b' }));
  await sendSandbox(sandboxNotice({ kind: 'gifted' }));
  expect(warn.mock.calls.map(([line]) => String(line).split(':')[0])).toEqual([
    'A notice of stripe is refused',
    'A notice of alipay is refused',
    'A notice of sandbox is refused',
  ]);
  expect(error.mock.calls).toEqual([]);
  const rows = await payments.dataSource.query<object[]>(
    `select status, attention from payments.orders where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ status: 'pending', attention: null }]);
});

it('an event of Stripe of a kind that is not known is acknowledged, whatever it is about', async () => {
  for (const object of [{ id: 'x' }, null, 'a\0b'] as unknown as object[]) {
    const event = eventOf('issuing_token.updated', object);
    expect((await payments.send('stripe', stripe.sign(JSON.stringify(event)))).statusCode).toBe(200);
  }
});

it('an event whose payment Stripe does not know, or cannot be asked about, is no fault of ours', async () => {
  const unknown = { ...dispute(orders.stripe, 'needs_response'), payment_intent: 'ch_of_another_account' };
  const answer = await payments.send('stripe', stripe.notice('charge.dispute.created', unknown));
  expect(answer.statusCode).toBe(200);
  stripe.unavailable = true;
  const later = stripe.notice('charge.dispute.created', dispute(orders.stripe, 'needs_response'));
  const refused = await payments.send('stripe', later).finally(() => (stripe.unavailable = false));
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }]);
});
