import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Reconciler } from '../reconciling/reconciler.ts';
import { FakeStripe, STRIPE_KEY, STRIPE_SECRET } from '../testing/fake-stripe.ts';
import { openPayments, PUBLIC_URL, type TestPayments } from '../testing/open-payments.ts';

const stripe = new FakeStripe();
let payments: TestPayments;
beforeAll(async () => {
  await stripe.open();
  const settings = { secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET, apiUrl: stripe.url };
  payments = await openPayments({ stripe: settings });
});
afterAll(async () => {
  await payments.close();
  await stripe.close();
});

async function bought(credits = 50) {
  const member = payments.newMember();
  const { order_id: id, url } = await payments.buy(member, credits);
  return { member, id, url };
}
const completed = (id: string, options = {}, said = {}) =>
  stripe.notice('checkout.session.completed', { ...stripe.session(id), ...said }, options);
const statusOf = async (id: string) =>
  (
    await payments.dataSource.query<[{ status: string }]>(
      `select status from payments.orders where id = $1`,
      [id],
    )
  )[0].status;

describe('a checkout', () => {
  it('is asked for in fen, under the key of the order, and comes back to the site', async () => {
    const { id, url, member } = await bought(120);
    expect(url).toBe(stripe.session(id).url);
    const { headers, body } = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions')!;
    expect(headers['idempotency-key']).toBe(id);
    expect(Object.fromEntries(body)).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'cny',
      'line_items[0][price_data][unit_amount]': '1200',
      client_reference_id: id,
      'payment_intent_data[metadata][order]': id,
      locale: 'zh',
      success_url: `${PUBLIC_URL}/users/profile?payment=success&order=${id}`,
      cancel_url: `${PUBLIC_URL}/users/profile?payment=cancelled&order=${id}`,
    });
    expect(await payments.order(member, id)).toMatchObject({ amount: '12.00', sandbox: false });
  });

  it('fails in the words of the specification while Stripe is away, and leaves an order without effect', async () => {
    stripe.unavailable = true;
    const member = payments.newMember();
    const path = '/api/users/payment/stripe-checkout';
    const answer = await payments.call('POST', path, { credits: 50 }, { as: member });
    stripe.unavailable = false;
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: 'STRIPE_PAYMENT_FAILED', message: 'Stripe 支付失败，请稍后重试' },
    ]);
    expect(await payments.credits.entries(member)).toEqual([]);
  });
});

describe('the notice', () => {
  it('before the member comes back', async () => {
    const { member, id } = await bought();
    stripe.pay(id);
    expect((await payments.send('stripe', completed(id))).json()).toEqual({ received: true });
    expect((await payments.order(member, id)).status).toBe('completed');
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${id}`]]);
  });

  it('after the member came back, whom Stripe has told already', async () => {
    const { member, id } = await bought();
    stripe.pay(id);
    expect((await payments.order(member, id)).status).toBe('completed');
    await payments.send('stripe', completed(id));
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${id}`]]);
  });

  it('a hundred times, twenty at once', async () => {
    const { member, id } = await bought();
    stripe.pay(id);
    const notice = completed(id);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => payments.send('stripe', notice)));
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${id}`]]);
  });

  it.each([
    ['amount', {}, { amount_total: 499 }],
    ['amount', {}, { amount_total: null }],
    ['currency', {}, { currency: 'usd' }],
    ['app', { livemode: true }, {}],
    ['seller', { account: 'acct_another' }, {}],
  ])('with another %s (%j %j) gives nothing, and the order says so', async (wrong, options, said) => {
    const { member, id } = await bought();
    stripe.pay(id);
    expect((await payments.send('stripe', completed(id, options, said))).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('pending');
    expect((await payments.log(id)).at(-1)).toContain(`refused: paid with another ${wrong}`);
    expect(await payments.credits.entries(member)).toEqual([]);
  });

  it('is refused when anything about its signature is wrong', async () => {
    const { member, id } = await bought();
    stripe.pay(id);
    const good = completed(id);
    const refused = [
      { ...good, body: good.body.replace('500', '501') },
      { ...good, body: JSON.stringify(JSON.parse(good.body)) },
      { ...good, headers: { 'content-type': 'application/json' } },
      completed(id, { secret: 'whsec_another' }),
      completed(id, { at: Date.now() - 301_000 }),
    ];
    for (const notice of refused) {
      const answer = await payments.send('stripe', notice as typeof good);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'NOTICE_REFUSED' }]);
    }
    expect(await statusOf(id)).toBe('pending');
    expect(await payments.credits.entries(member)).toEqual([]);
  });

  it('that a session is complete does not say that it is paid', async () => {
    const { member, id } = await bought();
    await payments.send('stripe', completed(id, {}, { status: 'complete', payment_status: 'unpaid' }));
    expect(await statusOf(id)).toBe('pending');
    stripe.pay(id);
    const later = stripe.notice('checkout.session.async_payment_succeeded', stripe.session(id));
    await payments.send('stripe', later);
    expect(await payments.credits.getBalance(member)).toBe(50);
  });

  it('of a payment that fails later, and of one that arrives after its session expired', async () => {
    const [failed, expired] = [await bought(), await bought()];
    const session = stripe.session(failed.id);
    await payments.send('stripe', stripe.notice('checkout.session.async_payment_failed', session));
    expect(await statusOf(failed.id)).toBe('failed');
    await payments.send('stripe', stripe.notice('checkout.session.expired', stripe.session(expired.id)));
    expect(await statusOf(expired.id)).toBe('cancelled');
    stripe.pay(expired.id);
    await payments.send('stripe', completed(expired.id));
    expect(await statusOf(expired.id)).toBe('completed');
    expect(await payments.credits.getBalance(expired.member)).toBe(50);
  });

  it('about an order that is not known, and about other things, is answered', async () => {
    const { id } = await bought();
    const unknown = stripe.notice('checkout.session.completed', {
      ...stripe.pay(id),
      client_reference_id: '20261123ABCDEFGHJKMN',
    });
    const other = stripe.notice('customer.created', { id: 'cus_1' });
    for (const notice of [unknown, other])
      expect((await payments.send('stripe', notice)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('pending');
  });
});

describe('what is paid back', () => {
  it('by refunds in parts and a dispute, which is found by its payment', async () => {
    const { member, id } = await bought();
    stripe.pay(id);
    await payments.send('stripe', completed(id));
    await payments.send('stripe', stripe.notice('charge.refunded', stripe.charge(id, 200)));
    expect(await payments.credits.getBalance(member)).toBe(30);
    const dispute = { id: 'dp_1', payment_intent: `pi_${id}`, amount: 300, currency: 'cny' };
    const opened = stripe.notice('charge.dispute.created', { ...dispute, status: 'needs_response' });
    await payments.send('stripe', opened);
    expect(await payments.credits.getBalance(member)).toBe(0);
    await payments.send('stripe', stripe.notice('charge.dispute.closed', { ...dispute, status: 'won' }));
    expect(await payments.credits.getBalance(member)).toBe(30);
    const foreign = stripe.notice('charge.dispute.created', { ...dispute, payment_intent: 'pi_another' });
    expect((await payments.send('stripe', foreign)).statusCode).toBe(200);
  });

  it.each(['won', 'warning_closed'])(
    'by a dispute that ends as %s before it is heard of: nothing, but for a second dispute',
    async (status) => {
      const { member, id } = await bought();
      stripe.pay(id);
      await payments.send('stripe', completed(id));
      const dispute = { id: `dp_${id}`, payment_intent: `pi_${id}`, amount: 500, currency: 'cny' };
      const tell = (type: string, said: object) => payments.send('stripe', stripe.notice(type, said));
      await tell('charge.dispute.closed', { ...dispute, status });
      await tell('charge.dispute.created', { ...dispute, status: 'needs_response' });
      expect(await payments.credits.getBalance(member)).toBe(50);
      await tell('charge.dispute.created', { ...dispute, id: `dp_2_${id}`, amount: 200 });
      expect(await payments.credits.getBalance(member)).toBe(30);
      await tell('charge.dispute.closed', { ...dispute, id: `dp_2_${id}`, amount: 200, status });
      expect(await payments.credits.getBalance(member)).toBe(50);
    },
  );

  it('by a dispute that is won before the payment is heard of: nothing', async () => {
    const { member, id } = await bought();
    stripe.pay(id);
    const dispute = { id: `dp_${id}`, payment_intent: `pi_${id}`, amount: 500, currency: 'cny' };
    for (const [type, status] of [
      ['charge.dispute.closed', 'won'],
      ['charge.dispute.created', 'needs_response'],
    ] as const)
      await payments.send('stripe', stripe.notice(type, { ...dispute, status }));
    await payments.send('stripe', completed(id));
    expect(await payments.credits.getBalance(member)).toBe(50);
  });
});

describe('an order that is left pending', () => {
  const expire = (id: string) =>
    payments.dataSource.query(
      `update payments.orders set created_at = created_at - interval '3 hours',
         expires_at = expires_at - interval '3 hours', asked_at = null where id = $1`,
      [id],
    );

  it('is completed when Stripe says that it was paid, else closed there and here', async () => {
    const [paid, left] = [await bought(), await bought()];
    stripe.pay(paid.id);
    for (const { id } of [paid, left]) await expire(id);
    await payments.app.get(Reconciler).run();
    expect(await statusOf(paid.id)).toBe('completed');
    expect(await statusOf(left.id)).toBe('cancelled');
    expect(stripe.session(left.id).status).toBe('expired');
  });

  it('stays pending while Stripe is away', async () => {
    const { id } = await bought();
    await expire(id);
    stripe.unavailable = true;
    await payments.app.get(Reconciler).run();
    stripe.unavailable = false;
    expect(await statusOf(id)).toBe('pending');
  });
});
