import { readPdf } from '@danqing/drawing/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await openPayments({
    seller: {
      name: '丹青色彩（杭州）有限公司',
      address: '杭州市西湖区文一路 1 号',
      taxNumber: '91330100MA00000000',
    },
  });
});
afterAll(() => payments.close());

async function paidOrder(credits = 50): Promise<{ member: number; id: string; path: string }> {
  const member = payments.newMember();
  const { order_id: id } = await payments.buy(member, credits);
  await payments.call('POST', `/api/payments/sandbox/checkout/${id}`, { action: 'success' });
  return { member, id, path: `/api/users/${member}/orders/${id}/receipt.pdf` };
}
const byStripe = (id: string, refundedFen: number) =>
  payments.dataSource.query(
    `update payments.orders set refunded_fen = $2, payment_id = payment_id where id = $1`,
    [id, refundedFen],
  );
const textOf = (file: Buffer) => readPdf(file).pages.join('').replaceAll(/\s/g, '');
const ask = (path: string, as?: number, headers = {}) =>
  payments.call('GET', path, undefined, { ...(as !== undefined && { as }), headers });

describe('a receipt', () => {
  it.each([
    ['zh', ['收据', '非发票', '购买点数', '付款人会员', '合计¥5.00', '沙箱订单']],
    ['en', ['Receipt', 'notataxinvoice', 'Credits', 'Paidby会员', 'Total¥5.00', 'nomoneywaspaid']],
    ['ja', ['領収書', 'インボイス', 'クレジット', '支払者会', '合計¥5.00', 'サンドボックス']],
  ])('says in %s what was paid, by whom, to whom', async (language, words) => {
    const { member, id, path } = await paidOrder();
    const answer = await ask(`${path}?language=${language}`, member);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(`_${id}.pdf`);
    const [[{ payment_id }]] = [
      await payments.dataSource.query(`select payment_id from payments.orders where id = $1`, [id]),
    ] as [[{ payment_id: string }]];
    const text = textOf(answer.rawPayload);
    for (const word of [
      ...words,
      id,
      payment_id.replaceAll(/\s/g, ''),
      '丹青色彩（杭州）有限公司',
      '杭州市西湖区文一路1号',
      '91330100MA00000000',
    ])
      expect(text).toContain(word);
  });

  it('is in the language of the request without one, and the same bytes each time', async () => {
    const { member, path } = await paidOrder();
    const [first, again] = [
      await ask(path, member, { 'accept-language': 'ja' }),
      await ask(`${path}?language=ja`, member),
    ];
    expect(textOf(first.rawPayload)).toContain('領収書');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await ask(`${path}?language=fr`, member)).statusCode).toBe(400);
  });

  it('says what was paid back', async () => {
    const { member, id, path } = await paidOrder(100);
    await byStripe(id, 400);
    const text = textOf((await ask(`${path}?language=zh`, member)).rawPayload);
    for (const part of ['合计¥10.00', '已退款−¥4.00', '实付¥6.00']) expect(text).toContain(part);
  });

  it('is one of a paid order alone', async () => {
    const member = payments.newMember();
    const { order_id } = await payments.buy(member);
    const path = `/api/users/${member}/orders/${order_id}/receipt.pdf`;
    expect((await ask(path, member)).json()).toMatchObject({ code: 'ORDER_NOT_PAID' });
    await payments.call('POST', `/api/payments/sandbox/checkout/${order_id}`, { action: 'cancel' });
    expect((await ask(path, member)).statusCode).toBe(409);
  });

  it('is seen by who paid, and by nobody else', async () => {
    const { member, id, path } = await paidOrder();
    const other = payments.newMember();
    const statuses = [];
    for (const as of [undefined, other, member]) statuses.push((await ask(path, as)).statusCode);
    expect(statuses).toEqual([401, 403, 200]);
    expect((await ask(`/api/users/${other}/orders/${id}/receipt.pdf`, other)).statusCode).toBe(404);
    expect((await ask(path, undefined, { authorization: 'Bearer ended' })).statusCode).toBe(401);
  });
});
