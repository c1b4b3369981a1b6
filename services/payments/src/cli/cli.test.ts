import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openProviders } from '../open-providers.ts';
import { beijingDay } from '../order/order.ts';
import type { Reconciliation } from '../statement/reconcile-day.ts';
import { FakeAlipay } from '../testing/fake-alipay.ts';
import { FakeStripe, STRIPE_KEY, STRIPE_SECRET } from '../testing/fake-stripe.ts';
import { openPayments, PUBLIC_URL, type TestPayments } from '../testing/open-payments.ts';
import { runPaymentsCli } from './cli.ts';

const stripe = new FakeStripe();
const alipay = new FakeAlipay();
const today = beijingDay(new Date());
let payments: TestPayments;
beforeAll(async () => {
  await Promise.all([stripe.open(), alipay.open()]);
});
afterAll(() => Promise.all([stripe.close(), alipay.close()]));

const settings = () => ({
  basePath: '/',
  dataDir: '/nonexistent',
  publicUrl: PUBLIC_URL,
  stripe: { secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET, apiUrl: stripe.url },
  alipay: alipay.settings,
  sandbox: false,
  seller: { name: null, address: null, taxNumber: null },
});

async function open(): Promise<void> {
  stripe.sessions.clear();
  alipay.trades.clear();
  alipay.bill = '';
  const opened = await openPayments(settings());
  payments = opened;
  onTestFinished(() => opened.close());
}

async function run(...argv: string[]) {
  let [stdout, stderr] = ['', ''];
  const code = await runPaymentsCli(argv, {
    openDatabase: async () => payments.databaseUrl,
    openProviders: (dataSource) => openProviders(settings(), dataSource),
    readLedger: async () =>
      payments.dataSource.query(`select user_id as "userId", key, delta from payments.test_ledger`),
    actor: 'anna',
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  });
  return { code, stdout, stderr };
}
async function differences(): Promise<string[]> {
  const { code, stdout } = await run('reconcile', '--day', today, '--json');
  const found = (JSON.parse(stdout) as Reconciliation).differences;
  expect(code).toBe(found.length > 0 ? 1 : 0);
  return found.map(({ where, orderId, message }) => `${where} ${orderId}: ${message}`);
}

async function paidByStripe(): Promise<{ member: number; id: string }> {
  const member = payments.newMember();
  const { order_id: id } = await payments.buy(member);
  const notice = stripe.notice('checkout.session.completed', stripe.pay(id));
  expect((await payments.send('stripe', notice)).statusCode).toBe(200);
  return { member, id };
}
async function paidByAlipay(): Promise<{ member: number; id: string }> {
  const member = payments.newMember();
  const path = '/api/users/payment/alipay';
  const answer = await payments.call('POST', path, { credits: 50 }, { as: member });
  const { out_trade_no: id } = JSON.parse(alipay.submit(answer.payload)['biz_content'] ?? '') as {
    out_trade_no: string;
  };
  const trade = alipay.pay(id);
  expect((await payments.send('alipay', alipay.notice(id))).payload).toBe('success');
  alipay.bill += `${alipay.bill && '\r\n'}${alipay.billLine(trade)}`;
  return { member, id };
}

describe('reconcile', () => {
  it('is clean when providers, orders and ledger agree', async () => {
    await open();
    await paidByStripe();
    await paidByAlipay();
    await paidByAlipay();
    expect(await run('reconcile', '--day', today)).toEqual({
      code: 0,
      stdout: `clean: ${today}: stripe 1 payments, 1 orders; alipay 2 payments, 2 orders\n`,
      stderr: '',
    });
  });

  it('lists what only one side has, and what both have otherwise', async () => {
    await open();
    const [lost, strange, dear] = [await paidByStripe(), await paidByStripe(), await paidByStripe()];
    stripe.session(lost.id).payment_status = 'unpaid';
    stripe.session(dear.id).amount_total = 600;
    stripe.session(strange.id).client_reference_id = '20261123ABCDEFGHJKMN';
    const { order_id: pending } = await payments.buy(payments.newMember());
    stripe.pay(pending);
    const refunded = await paidByAlipay();
    alipay.bill = alipay.billLine(alipay.pay(refunded.id), 200);
    const found = await differences();
    expect(found).toEqual([
      expect.stringContaining(`stripe 20261123ABCDEFGHJKMN: the statement has 5.00`),
      `stripe ${dear.id}: the statement has 6.00 (pi_${dear.id}), the order costs 5.00`,
      `stripe ${pending}: the statement has 5.00 (pi_${pending}), the order is pending`,
      `stripe ${lost.id}: we hold 5.00 for paid (pi_${lost.id}), the statement does not have it`,
      `stripe ${strange.id}: we hold 5.00 for paid (pi_${strange.id}), the statement does not have it`,
      `alipay ${refunded.id}: 2.00 were refunded, we know of 0.00`,
    ]);
  });

  it('lists what the ledger has otherwise, and what is owed', async () => {
    await open();
    const { member, id } = await paidByStripe();
    await payments.dataSource.query(`update payments.test_ledger set delta = 60 where user_id = $1`, [
      member,
    ]);
    await payments.dataSource.query(
      `insert into payments.test_ledger (user_id, key, delta) values (99, 'order:x', 50)`,
    );
    payments.credits.unavailable = true;
    const owed = await paidByAlipay();
    await payments.dataSource.query(
      `update payments.movements set created_at = now() - interval '6 minutes' where order_id = $1`,
      [owed.id],
    );
    expect(await differences()).toEqual([
      `ledger ${id}: order:${id} moved 50 credits here, 60 in the ledger`,
      `ledger null: the ledger has order:x, 50 credits of member 99, for no order`,
      expect.stringContaining(`orders ${owed.id}: grant of 50 credits has been owed since`),
    ]);
  });

  it.each([[['reconcile']], [['reconcile', '--day', 'today']], [['reconcile', '--day', '2999-01-01']]])(
    'wrong usage %j ends with 2',
    async (argv) => {
      expect(await run(...argv)).toMatchObject({ code: 2, stdout: '' });
    },
  );
});

it('shows orders that somebody has to look at, until somebody did', async () => {
  await open();
  const { member, id } = await paidByAlipay();
  await payments.credits.spend(member, 40);
  await payments.send('alipay', alipay.notice(id, { refund_fee: '5.00' }));
  expect((await run('flagged')).stdout).toContain('40 credits were spent before they could be taken back');
  const { stdout } = await run('show', id);
  for (const line of [
    `order ${id}  member ${member}  50 credits for 5.00  alipay  completed`,
    'take-back of 50 credits, 10 booked',
    'completed  by notice',
  ])
    expect(stdout).toContain(line);
  expect(await run('looked-at', id, '--reason', '已与会员联系')).toMatchObject({ code: 0 });
  expect((await run('flagged')).stdout).toBe('No orders need attention.\n');
  expect((await run('show', id)).stdout).toContain('looked-at  by operator anna  已与会员联系');
  expect(await run('looked-at', id, '--reason', 'twice')).toMatchObject({ code: 1 });
  expect(await run('show', '20261123ABCDEFGHJKMN')).toMatchObject({ code: 1 });
});
