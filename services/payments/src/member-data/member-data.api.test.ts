import { memberDataPageSchema } from '@danqing/contracts/identity';
import { columnsOutsideExport } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';
import { OrderTransitions } from '../transitions/order-transitions.ts';
import { MemberPayments } from './member-data.ts';

let payments: TestPayments;
let data: MemberPayments;
beforeAll(async () => {
  payments = await openPayments();
  data = payments.app.get(MemberPayments);
});
afterAll(() => payments.close());

const press = (id: string, action: string) =>
  payments.call('POST', `/api/payments/sandbox/checkout/${id}`, { action });
const attention = async (id: string) =>
  (
    await payments.dataSource.query<{ attention: string | null }[]>(
      `select attention from payments.orders where id = $1`,
      [id],
    )
  )[0]?.attention;

it('gives a member their orders, and none of others', async () => {
  const [member, other] = [payments.newMember(), payments.newMember()];
  const { order_id } = await payments.buy(member, 100);
  await payments.buy(other);
  const page = memberDataPageSchema.parse(await data.exportMember(member, null));
  expect(page).toMatchObject({
    records: [{ list: 'orders', data: { id: order_id, fen: 1000, status: 'pending' } }],
    files: [],
    next: null,
  });
});

it('is not done with a member while an order is pending, and keeps the orders', async () => {
  const member = payments.newMember();
  const { order_id } = await payments.buy(member);
  expect(await data.eraseMember(member)).toBe(false);
  await press(order_id, 'success');
  expect(await data.eraseMember(member)).toBe(true);
  expect(await data.eraseMember(member)).toBe(true);
  expect((await data.exportMember(member, null)).records).toHaveLength(1);
  expect(await attention(order_id)).toBeNull();
});

it('completes an order that is paid after the account is gone, and flags it to be paid back', async () => {
  const member = payments.newMember();
  const { order_id } = await payments.buy(member);
  await press(order_id, 'cancel');
  expect(await data.eraseMember(member)).toBe(true);
  await payments.app.get(OrderTransitions).receive(
    {
      kind: 'paid',
      orderId: order_id,
      paymentId: 'late',
      fen: 500,
      currency: 'CNY',
      at: new Date(),
      foreign: null,
    },
    { provider: 'sandbox', name: 'notice late', eventId: 'late' },
  );
  expect(await payments.order(member, order_id)).toMatchObject({ status: 'completed' });
  expect(await attention(order_id)).toContain('pay it back');
});

it('exports every column but these', async () => {
  expect(
    await columnsOutsideExport(payments.dataSource, 'payments', (after) => data.exportMember(1, after)),
  ).toEqual([
    'closed_accounts.*',
    'orders.asked_at',
    'orders.attention',
    'orders.checkout_id',
    'orders.expires_at',
    'orders.locale',
  ]);
});
