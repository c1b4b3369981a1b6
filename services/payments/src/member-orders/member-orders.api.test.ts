import type { OrdersResponse } from '@danqing/contracts/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());

describe('the list', () => {
  it('has ten own orders a page, newest first, with what was bought in the language of the request', async () => {
    const member = payments.newMember();
    const ids: string[] = [];
    for (let index = 1; index <= 12; index += 1)
      ids.unshift((await payments.buy(member, index * 10)).order_id);
    const list = async (query = '', headers = {}) =>
      (
        await payments.call('GET', `/api/users/${member}/orders${query}`, undefined, { as: member, headers })
      ).json<OrdersResponse>();
    const first = await list('', { 'accept-language': 'en' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(first).toMatchObject({ success: true, total: 12, page: 1, pageSize: 10 });
    expect(first.data[0]).toMatchObject({
      amount: '12.00',
      currency: 'CNY',
      status: 'pending',
      method: 'stripe',
      sandbox: true,
      refunded_amount: '0.00',
      completed_at: null,
      order_items: [{ name: 'Credits', quantity: 1, credits: 120 }],
    });
    expect((await list('?page=2')).data.map(({ id }) => id)).toEqual(ids.slice(10));
    expect((await list('?pageSize=3&page=2')).data.map(({ id }) => id)).toEqual(ids.slice(3, 6));
    expect((await list()).data[0]?.order_items[0]?.name).toBe('购买点数');
  });

  it('is seen by nobody else', async () => {
    const [owner, other] = [payments.newMember(), payments.newMember()];
    const { order_id } = await payments.buy(owner);
    for (const path of [`/api/users/${owner}/orders`, `/api/users/${owner}/orders/${order_id}`]) {
      const statuses = [undefined, other, owner].map(async (as) => {
        const options = as === undefined ? {} : { as };
        return (await payments.call('GET', path, undefined, options)).statusCode;
      });
      expect(await Promise.all(statuses)).toEqual([401, 403, 200]);
    }
    const sneaked = await payments.call('GET', `/api/users/${other}/orders/${order_id}`, undefined, {
      as: other,
    });
    expect([sneaked.statusCode, sneaked.json()]).toMatchObject([404, { code: 'ORDER_NOT_FOUND' }]);
  });

  it.each(['?page=0', '?pageSize=51', '?page=x'])('refuses %s', async (query) => {
    const member = payments.newMember();
    const answer = await payments.call('GET', `/api/users/${member}/orders${query}`, undefined, {
      as: member,
    });
    expect(answer.statusCode).toBe(400);
  });
});
