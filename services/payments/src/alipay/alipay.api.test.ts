import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Reconciler } from '../reconciling/reconciler.ts';
import { beijingTime } from '../order/order.ts';
import { FakeAlipay } from '../testing/fake-alipay.ts';
import { openPayments, PUBLIC_URL, type TestPayments } from '../testing/open-payments.ts';

const alipay = new FakeAlipay();
let payments: TestPayments;
beforeAll(async () => {
  await alipay.open();
  payments = await openPayments({ alipay: alipay.settings, sandbox: false });
});
afterAll(async () => {
  await payments.close();
  await alipay.close();
});

async function bought(credits = 50) {
  const member = payments.newMember();
  const path = '/api/users/payment/alipay';
  const answer = await payments.call('POST', path, { credits, amount: credits / 10 }, { as: member });
  const fields = alipay.submit(answer.payload);
  const { out_trade_no: id } = JSON.parse(fields['biz_content'] ?? '') as { out_trade_no: string };
  return { member, id, fields };
}
const statusOf = async (id: string) =>
  (
    await payments.dataSource.query<[{ status: string }]>(
      `select status from payments.orders where id = $1`,
      [id],
    )
  )[0].status;
const later = (id: string, hours: number) =>
  payments.dataSource.query(
    `update payments.orders set created_at = created_at - $2 * interval '1 hour',
       expires_at = expires_at - $2 * interval '1 hour', asked_at = null where id = $1`,
    [id, hours],
  );

it('the form carries our signature, what the credits cost, and the addresses of the site', async () => {
  const { id, fields } = await bought(120);
  expect(fields).toMatchObject({
    method: 'alipay.trade.page.pay',
    app_id: alipay.settings.appId,
    sign_type: 'RSA2',
    notify_url: `${PUBLIC_URL}/api/payments/alipay/notices`,
    return_url: `${PUBLIC_URL}/users/profile?payment=success&order=${id}`,
  });
  expect(JSON.parse(fields['biz_content'] ?? '')).toMatchObject({
    out_trade_no: id,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: '12.00',
    subject: '丹青点数 120',
  });
});

describe('the notice', () => {
  it('before the member comes back is answered with the word success', async () => {
    const { member, id } = await bought();
    alipay.pay(id);
    const answer = await payments.send('alipay', alipay.notice(id));
    expect([answer.statusCode, answer.payload]).toEqual([200, 'success']);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(await payments.order(member, id)).toMatchObject({ status: 'completed', method: 'alipay' });
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${id}`]]);
  });

  it('after the member came back, whom Alipay has told already', async () => {
    const { member, id } = await bought();
    alipay.pay(id);
    expect((await payments.order(member, id)).status).toBe('completed');
    await payments.send('alipay', alipay.notice(id));
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${id}`]]);
  });

  it('a hundred times, twenty at once, under one id and others', async () => {
    const { member, id } = await bought();
    alipay.pay(id);
    const same = alipay.notice(id);
    for (let round = 0; round < 5; round += 1) {
      const notices = Array.from({ length: 20 }, (_, index) => (index % 4 ? same : alipay.notice(id)));
      const answers = await Promise.all(notices.map((notice) => payments.send('alipay', notice)));
      expect(answers.every(({ payload }) => payload === 'success')).toBe(true);
    }
    expect(await payments.credits.entries(member)).toEqual([[50, `order:${id}`]]);
  });

  it.each([
    ['amount', { total_amount: '4.99' }],
    ['amount', { total_amount: '5.001' }],
    ['amount', { total_amount: '' }],
    ['app', { app_id: '2021000000000002' }],
    ['seller', { seller_id: '2088000000000002' }],
    ['seller', { seller_id: '' }],
  ])('with another %s (%j) gives nothing, and the order says so', async (wrong, said) => {
    const { member, id } = await bought();
    alipay.pay(id);
    expect((await payments.send('alipay', alipay.notice(id, said))).payload).toBe('success');
    expect(await statusOf(id)).toBe('pending');
    expect((await payments.log(id)).at(-1)).toContain(`refused: paid with another ${wrong}`);
    expect(await payments.credits.entries(member)).toEqual([]);
  });

  it('is refused when it is not by Alipay, was changed, is old, or says a thing twice', async () => {
    const { member, id } = await bought();
    alipay.pay(id);
    const good = alipay.notice(id);
    const hours = (count: number) => ({ notify_time: beijingTime(new Date(Date.now() + count * 3_600_000)) });
    const refused = [
      alipay.notice(id, {}, 'stranger'),
      { ...good, body: good.body.replace('total_amount=5.00', 'total_amount=6.00') },
      { ...good, body: good.body.replace(/&sign=[^&]+/, '') },
      { ...good, body: good.body.replace('sign_type=RSA2', 'sign_type=RSA') },
      { ...good, body: `${good.body}&total_amount=5.00` },
      { ...good, body: '' },
      alipay.notice(id, hours(-27)),
      alipay.notice(id, hours(1)),
    ];
    for (const notice of refused) {
      const answer = await payments.send('alipay', notice);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'NOTICE_REFUSED' }]);
    }
    expect(await statusOf(id)).toBe('pending');
    expect(await payments.credits.entries(member)).toEqual([]);
  });

  it('that a trade was closed, and the payment that comes nevertheless', async () => {
    const { member, id } = await bought();
    await payments.send('alipay', alipay.notice(id, { trade_status: 'TRADE_CLOSED' }));
    expect(await statusOf(id)).toBe('cancelled');
    alipay.pay(id);
    await payments.send('alipay', alipay.notice(id));
    expect(await statusOf(id)).toBe('completed');
    expect(await payments.credits.getBalance(member)).toBe(50);
  });

  it('of refunds in parts; the last one closes the trade, and not the order', async () => {
    const { member, id } = await bought();
    alipay.pay(id);
    await payments.send('alipay', alipay.notice(id));
    await payments.send('alipay', alipay.notice(id, { refund_fee: '2.00' }));
    expect(await payments.credits.getBalance(member)).toBe(30);
    await payments.send('alipay', alipay.notice(id, { refund_fee: '5.00', trade_status: 'TRADE_CLOSED' }));
    expect(await payments.credits.getBalance(member)).toBe(0);
    expect(await payments.order(member, id)).toMatchObject({ status: 'completed', refunded_amount: '5.00' });
  });

  it('about an order that is not known, or that waits to be paid, is answered', async () => {
    const { id } = await bought();
    for (const notice of [alipay.notice('20261123ABCDEFGHJKMN'), alipay.notice(id)])
      expect((await payments.send('alipay', notice)).payload).toBe('success');
    expect(await statusOf(id)).toBe('pending');
  });
});

describe('an order that is left pending', () => {
  it('is completed when Alipay says that it was paid, else closed there and here', async () => {
    const [paid, left] = [await bought(), await bought()];
    alipay.pay(paid.id);
    for (const { id } of [paid, left]) await later(id, 3);
    await payments.app.get(Reconciler).run();
    expect(await statusOf(paid.id)).toBe('completed');
    expect(await statusOf(left.id)).toBe('cancelled');
    expect(alipay.trades.get(left.id)?.trade_status).toBe('TRADE_CLOSED');
  });

  it('is cancelled when nobody ever came to Alipay', async () => {
    const { id } = await bought();
    alipay.trades.delete(id);
    await later(id, 3);
    await payments.app.get(Reconciler).run();
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('is not believed to be paid by an answer that somebody else signed', async () => {
    const { member, id } = await bought();
    alipay.pay(id);
    alipay.forged = true;
    expect((await payments.order(member, id)).status).toBe('pending');
    alipay.forged = false;
  });
});
