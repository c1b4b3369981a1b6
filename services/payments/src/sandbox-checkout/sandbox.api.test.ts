import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Providers } from '../provider/providers.ts';
import { Reconciler } from '../reconciling/reconciler.ts';
import type { SandboxProvider } from '../sandbox/sandbox-provider.ts';
import { type SandboxNotice } from '../sandbox/sandbox-provider.ts';
import { Settlement } from '../settlement/settlement.ts';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());

const press = async (orderId: string, action: string) =>
  payments.call('POST', `/api/payments/sandbox/checkout/${orderId}`, { action });

function notice(orderId: string, said: Partial<SandboxNotice> = {}, time = new Date()) {
  const provider = payments.app.get(Providers).named('sandbox') as SandboxProvider;
  return provider.sign(
    {
      id: randomUUID(),
      kind: 'paid',
      order: orderId,
      payment: `payment of ${orderId}`,
      fen: 500,
      currency: 'CNY',
      app: 'sandbox',
      seller: 'sandbox',
      at: time.toISOString(),
      ...said,
    },
    time,
  );
}

describe('a checkout', () => {
  it('costs what the credits cost, whatever the browser says', async () => {
    const member = payments.newMember();
    const body = { credits: 500, amount: '50.00', description: '便宜' };
    const answer = await payments.call('POST', '/api/users/payment/stripe-checkout', body, { as: member });
    const { order_id, url } = answer.json<{ order_id: string; url: string }>();
    expect(url).toBe(`/api/payments/sandbox/checkout/${order_id}`);
    expect(await payments.order(member, order_id)).toMatchObject({ amount: '50.00', status: 'pending' });
  });

  it.each([50, '50', '50.0', 50.0])('takes the amount %j for 500 credits', async (amount) => {
    const path = '/api/users/payment/stripe-checkout';
    const answer = await payments.call('POST', path, { credits: 500, amount }, { as: payments.newMember() });
    expect(answer.statusCode).toBe(200);
  });

  it.each([1, '0.01', 50.001, -50, '', 'fifty', '5e1', 1e21])(
    'refuses the amount %j for 500 credits, and makes no order',
    async (amount) => {
      const member = payments.newMember();
      for (const path of ['alipay', 'stripe-checkout']) {
        const body = { credits: 500, amount };
        const answer = await payments.call('POST', `/api/users/payment/${path}`, body, { as: member });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { code: 'PAYMENT_AMOUNT_WRONG', field: 'amount' },
        ]);
      }
      const { data } = (
        await payments.call('GET', `/api/users/${member}/orders`, undefined, { as: member })
      ).json<{ data: object[] }>();
      expect(data).toEqual([]);
    },
  );

  it.each([0, 5, 9, 15, 1010, -50, 50.5, '50', null])('sells no %j credits', async (credits) => {
    for (const path of ['alipay', 'stripe-checkout']) {
      const answer = await payments.call('POST', `/api/users/payment/${path}`, { credits }, { as: 1_000 });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'CREDITS_AMOUNT_INVALID', field: 'credits' },
      ]);
    }
  });

  it('answers the button of Alipay with a form that leads to the page', async () => {
    const member = payments.newMember();
    const answer = await payments.call('POST', '/api/users/payment/alipay', { credits: 50 }, { as: member });
    expect(answer.headers['content-type']).toContain('text/html');
    const [, url = ''] = /<form[^>]* action="([^"]+)"/.exec(answer.payload) ?? [];
    const page = await payments.call('GET', url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(page.payload).toContain('支付沙箱');
    expect(page.payload).toContain('¥ 5.00');
  });

  it('is marked in the language of who pays', async () => {
    const member = payments.newMember();
    for (const [language, title] of [
      ['en', 'Payment sandbox'],
      ['ja', '決済サンドボックス'],
    ] as const) {
      const options = { as: member, headers: { 'accept-language': language } };
      const begun = await payments.call(
        'POST',
        '/api/users/payment/stripe-checkout',
        { credits: 50 },
        options,
      );
      const { url, order_id } = begun.json<{ url: string; order_id: string }>();
      expect((await payments.call('GET', url)).payload).toContain(title);
      const back = (await press(order_id, 'success')).json<{ url: string }>();
      expect(back.url).toBe(`/${language}/users/profile?payment=success&order=${order_id}`);
    }
  });

  it('is begun by a member at most twenty times in ten minutes', async () => {
    const member = payments.newMember();
    for (let count = 0; count < 20; count += 1) await payments.buy(member);
    const refused = await payments.call('POST', '/api/users/payment/alipay', { credits: 50 }, { as: member });
    expect(refused.statusCode).toBe(429);
  });
});

describe('the buttons', () => {
  it.each([
    ['success', 'completed', 50, 'success'],
    ['double', 'completed', 50, 'success'],
    ['failure', 'failed', 0, 'cancelled'],
    ['cancel', 'cancelled', 0, 'cancelled'],
  ])('%s: %s, %i credits', async (action, status, credits, seen) => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    const answer = await press(order_id, action);
    expect(answer.json()).toEqual({
      success: true,
      url: `/users/profile?payment=${seen}&order=${order_id}`,
      notice_failed: false,
    });
    expect((await payments.order(member, order_id)).status).toBe(status);
    expect(await payments.credits.entries(member)).toEqual(credits ? [[credits, `order:${order_id}`]] : []);
    expect(await payments.log(order_id)).toContain(status);
  });

  it('late: whoever is back before the notice makes us ask', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    await press(order_id, 'late');
    const [row] = await payments.dataSource.query<{ status: string }[]>(
      `select status from payments.orders where id = $1`,
      [order_id],
    );
    expect(row?.status).toBe('pending');
    expect((await payments.order(member, order_id)).status).toBe('completed');
    expect(await payments.credits.getBalance(member)).toBe(50);
  });

  it('say that the payment is taken and the notice failed, where it does; the order follows', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    await payments.dataSource.query('alter table payments.notices rename to lost_notices');
    const answer = await press(order_id, 'success').finally(() =>
      payments.dataSource.query('alter table payments.lost_notices rename to notices'),
    );
    expect(answer.json()).toEqual({
      success: true,
      url: `/users/profile?payment=success&order=${order_id}`,
      notice_failed: true,
    });
    expect((await payments.order(member, order_id)).status).toBe('completed');
  });

  it.each([
    ['zh', '通知未能送达'],
    ['en', 'The notice failed'],
    ['ja', '通知を届けられませんでした'],
  ])('have the sentence for it in %s', async (language, sentence) => {
    const options = { as: payments.newMember(), headers: { 'accept-language': language } };
    const path = '/api/users/payment/stripe-checkout';
    const { url } = (await payments.call('POST', path, { credits: 50 }, options)).json<{ url: string }>();
    expect((await payments.call('GET', url)).payload).toContain(sentence);
  });

  it('work once', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    await press(order_id, 'failure');
    const again = await press(order_id, 'success');
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'ORDER_ENDED' }]);
    expect(await payments.credits.getBalance(member)).toBe(0);
  });
});

describe('a notice', () => {
  it('is believed by its signature over the bytes, and not for long', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    const good = notice(order_id);
    const changed = Buffer.from(good.body.toString().replace('"fen":500', '"fen":501'));
    const old = notice(order_id, {}, new Date(Date.now() - 301_000));
    for (const { body, headers } of [
      { ...good, body: changed },
      { ...good, headers: {} },
      { ...good, headers: { 'sandbox-signature': good.headers['sandbox-signature']!.replace(/.$/, 'x') } },
      old,
    ]) {
      const answer = await payments.send('sandbox', { body, headers: headers as Record<string, string> });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'NOTICE_REFUSED' }]);
    }
    expect((await payments.order(member, order_id)).status).toBe('pending');
    expect((await payments.send('sandbox', good)).statusCode).toBe(200);
    expect(await payments.credits.getBalance(member)).toBe(50);
  });

  it.each([
    ['amount', { fen: 499 }],
    ['currency', { currency: 'USD' }],
    ['app', { app: 'another' }],
    ['seller', { seller: 'another' }],
    ['payment', { payment: null }],
  ])('with another %s gives nothing, and the order says so', async (wrong, said) => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    expect((await payments.send('sandbox', notice(order_id, said))).statusCode).toBe(200);
    expect(await payments.credits.entries(member)).toEqual([]);
    expect((await payments.log(order_id)).at(-1)).toContain(`refused: paid with another ${wrong}`);
    const [row] = await payments.dataSource.query<{ status: string; attention: string }[]>(
      `select status, attention from payments.orders where id = $1`,
      [order_id],
    );
    expect(row).toMatchObject({ status: 'pending', attention: expect.stringContaining(wrong) });
  });

  it('gives credits once, however often and together it comes, under one id or many', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    const same = notice(order_id);
    const others = Array.from({ length: 10 }, () => notice(order_id));
    const sent = [...Array.from({ length: 40 }, () => same), ...others];
    const answers = await Promise.all(sent.map((each) => payments.send('sandbox', each)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (let count = 0; count < 100; count += 1) await payments.send('sandbox', same);
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${order_id}`]]);
    expect((await payments.log(order_id)).filter((line) => line === 'completed')).toHaveLength(1);
  });

  it('is honoured after the order was cancelled or failed', async () => {
    for (const action of ['cancel', 'failure']) {
      const member = payments.newMember();
      const { order_id } = await payments.buy(member);
      await press(order_id, action);
      await payments.send('sandbox', notice(order_id));
      expect((await payments.order(member, order_id)).status).toBe('completed');
      expect(await payments.credits.getBalance(member)).toBe(50);
      expect(await payments.log(order_id)).toContainEqual(expect.stringContaining('completed: after it was'));
    }
  });

  it('of an end after the payment changes nothing', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    for (const kind of ['paid', 'failed', 'cancelled'] as const)
      await payments.send('sandbox', notice(order_id, { kind }));
    expect((await payments.order(member, order_id)).status).toBe('completed');
  });

  it('about an unknown order is answered and remembered, and of a second payment an operator is told', async () => {
    const unknown = notice('20261123ABCDEFGHJKMN');
    expect((await payments.send('sandbox', unknown)).statusCode).toBe(200);
    const rows = await payments.dataSource.query(
      `select outcome from payments.notices where order_id = '20261123ABCDEFGHJKMN'`,
    );
    expect(rows).toEqual([{ outcome: 'unknown order' }]);
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    for (const payment of ['one', 'two']) await payments.send('sandbox', notice(order_id, { payment }));
    expect(await payments.credits.getBalance(member)).toBe(50);
    expect((await payments.log(order_id)).at(-1)).toContain('paid-twice');
  });
});

describe('what is paid back', () => {
  const paid = async (credits = 50) => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member, credits);
    await payments.send('sandbox', notice(order_id, { fen: credits * 10 }));
    const tell = (kind: SandboxNotice['kind'], fen: number) =>
      payments.send('sandbox', notice(order_id, { kind, fen }));
    return { member, order_id, tell };
  };

  it('is taken back as far as it is there, and the rest is flagged', async () => {
    const { member, order_id, tell } = await paid();
    await payments.credits.spend(member, 35);
    await tell('refunded', 500);
    expect(await payments.credits.getBalance(member)).toBe(0);
    expect(await payments.order(member, order_id)).toMatchObject({
      status: 'completed',
      refunded_amount: '5.00',
    });
    const [{ attention }] = await payments.dataSource.query<[{ attention: string }]>(
      `select attention from payments.orders where id = $1`,
      [order_id],
    );
    expect(attention).toBe('35 credits were spent before they could be taken back');
  });

  it('in parts, each once; a part of a credit stays with the member', async () => {
    const { member, tell } = await paid();
    for (const fen of [105, 105, 200, 105]) await tell('refunded', fen);
    expect((await payments.credits.entries(member)).map(([delta]) => delta)).toEqual([50, -10, -10]);
  });

  it('cannot be more than was paid', async () => {
    const { member, order_id, tell } = await paid();
    await tell('refunded', 510);
    expect(await payments.credits.getBalance(member)).toBe(50);
    expect((await payments.log(order_id)).at(-1)).toContain('refused: refunded with another amount');
  });

  it('by a dispute, which is given back when it is won, but for what was not there', async () => {
    const { member, order_id, tell } = await paid();
    await payments.credits.spend(member, 20);
    await tell('disputed', 500);
    expect(await payments.credits.getBalance(member)).toBe(0);
    await tell('dispute-won', 500);
    expect(await payments.credits.getBalance(member)).toBe(30);
    expect(await payments.log(order_id)).toContain('booked: give-back 30 of 50 credits');
  });

  it('before the payment was heard of is taken back with it', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    await payments.send('sandbox', notice(order_id, { kind: 'refunded', fen: 500 }));
    expect(await payments.credits.entries(member)).toEqual([]);
    await payments.send('sandbox', notice(order_id));
    expect((await payments.credits.entries(member)).map(([delta]) => delta)).toEqual([50, -50]);
  });
});

describe('the ledger', () => {
  it('that is away books later, once', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    payments.credits.unavailable = true;
    expect((await payments.send('sandbox', notice(order_id))).statusCode).toBe(200);
    expect((await payments.order(member, order_id)).status).toBe('completed');
    payments.credits.unavailable = false;
    const settlement = payments.app.get(Settlement);
    await Promise.all([settlement.sweep(0), settlement.settle(order_id), settlement.settle(order_id)]);
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${order_id}`]]);
  });

  it('that died before it could answer is asked again by the job', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    payments.credits.afterCall = () => {
      payments.credits.afterCall = () => undefined;
      throw new Error('no answer');
    };
    await payments.send('sandbox', notice(order_id));
    await vi.waitFor(async () =>
      expect(await payments.log(order_id)).toContain('booked: grant 50 of 50 credits'),
    );
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${order_id}`]]);
  });
});

describe('the reconciler', () => {
  const age = (orderId: string, minutes: number) =>
    payments.dataSource.query(
      `update payments.orders set created_at = created_at - $2 * interval '1 minute',
         expires_at = expires_at - $2 * interval '1 minute', asked_at = null where id = $1`,
      [orderId, minutes],
    );

  it('finds payments that no notice came for', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    await press(order_id, 'late');
    const reconciler = payments.app.get(Reconciler);
    await age(order_id, 3);
    await reconciler.run();
    expect((await payments.order(member, order_id)).status).toBe('completed');
    expect(await payments.credits.getBalance(member)).toBe(50);
  });

  it('ends what has expired, so that it cannot be paid any more', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    await age(order_id, 119);
    const reconciler = payments.app.get(Reconciler);
    await reconciler.run();
    expect((await payments.order(member, order_id)).status).toBe('pending');
    await age(order_id, 2);
    await reconciler.run();
    expect((await payments.order(member, order_id)).status).toBe('cancelled');
    expect((await press(order_id, 'success')).statusCode).toBe(409);
  });

  it('fails what was paid otherwise than it should be', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    await payments.dataSource.query(
      `insert into payments.sandbox_payments (order_id, payment_id, state, fen) values ($1, 'odd', 'paid', 499)`,
      [order_id],
    );
    await age(order_id, 121);
    await payments.app.get(Reconciler).run();
    expect(await payments.order(member, order_id)).toMatchObject({ status: 'failed' });
    expect(await payments.credits.entries(member)).toEqual([]);
  });
});

it.each<Record<string, string>>([
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=127.0.0.1' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '127.0.0.1' },
  { host: 'shop.example' },
])('is not there for a request with %j', async (headers) => {
  const member = payments.newMember();
  const { order_id: id } = await payments.buy(member);
  for (const path of ['alipay', 'stripe-checkout']) {
    const url = `/api/users/payment/${path}`;
    const answer = await payments.call('POST', url, { credits: 50 }, { as: member, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'PAYMENT_METHOD_NOT_OFFERED' }]);
  }
  const methods = await payments.call('GET', '/api/payments/methods', undefined, { headers });
  expect(methods.json()).toEqual({ success: true, data: [] });
  const checkout = `/api/payments/sandbox/checkout/${id}`;
  expect((await payments.call('GET', checkout, undefined, { headers })).statusCode).toBe(404);
  const pressed = await payments.call('POST', checkout, { action: 'success' }, { headers });
  expect(pressed.statusCode).toBe(404);
  const { body, headers: signed } = notice(id);
  expect((await payments.send('sandbox', { body, headers: { ...signed, ...headers } })).statusCode).toBe(404);
  expect((await payments.order(member, id)).status).toBe('pending');
  expect(await payments.credits.getBalance(member)).toBe(0);
});

it('in production is not there, and nothing can be bought without keys', async () => {
  const production = await openPayments({ sandbox: false });
  try {
    const member = 1;
    for (const path of ['alipay', 'stripe-checkout']) {
      const answer = await production.call(
        'POST',
        `/api/users/payment/${path}`,
        { credits: 50 },
        { as: member },
      );
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 'PAYMENT_METHOD_NOT_OFFERED', message: '本站未开通此支付方式，请选择其他方式' },
      ]);
    }
    expect((await production.call('GET', '/api/payments/methods')).json()).toEqual({
      success: true,
      data: [],
    });
    const id = '20261123ABCDEFGHJKMN';
    expect((await production.call('GET', `/api/payments/sandbox/checkout/${id}`)).statusCode).toBe(404);
    const pressed = await production.call('POST', `/api/payments/sandbox/checkout/${id}`, {
      action: 'success',
    });
    expect(pressed.statusCode).toBe(404);
    expect((await production.send('sandbox', notice(id))).statusCode).toBe(404);
  } finally {
    await production.close();
  }
});
