import { describe, expect, it, test } from 'vitest';
import { NoticeRefusedError } from '../provider/provider.ts';
import { readEvent, reportOfCharge, reportOfEvent, reportOfSession, timeOf } from './stripe-reports.ts';

const CREATED = 1_795_500_000;
const ID = '202611230123456789AB';
const session = {
  client_reference_id: ID,
  payment_intent: 'pi_1',
  payment_status: 'paid',
  status: 'complete',
  amount_total: 500,
  currency: 'cny',
  created: CREATED - 60,
};
const charge = { metadata: { order: ID }, payment_intent: 'pi_1', amount_refunded: 200, currency: 'cny' };
const dispute = { id: 'dp_1', payment_intent: 'pi_1', amount: 300, currency: 'cny', status: 'won' };
const event = (type: string, object: object) => ({
  id: 'evt_1',
  type,
  created: CREATED,
  livemode: false,
  data: { object },
});
const report = (type: string, object: object) => reportOfEvent(readEvent(event(type, object)));

describe('what an event reports', () => {
  const bare = {
    orderId: ID,
    paymentId: 'pi_1',
    fen: 500,
    currency: 'CNY',
    foreign: null,
    at: new Date((CREATED - 60) * 1000),
  };

  it.each(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])(
    '%s: the payment, at the time of the event',
    (type) => {
      expect(report(type, session)).toEqual({ ...bare, kind: 'paid', at: new Date(CREATED * 1000) });
    },
  );

  it.each([
    ['checkout.session.async_payment_failed', 'failed'],
    ['checkout.session.expired', 'cancelled'],
  ])('%s: that the order %s', (type, kind) => {
    expect(report(type, { ...session, payment_status: 'unpaid' })).toEqual({ ...bare, kind });
  });

  it('charge.refunded: all that was refunded so far, for the order that the charge names', () => {
    expect(report('charge.refunded', charge)).toEqual({
      orderId: ID,
      kind: 'refunded',
      paymentId: 'pi_1',
      fen: 200,
      currency: 'CNY',
      foreign: null,
      at: null,
    });
  });

  it.each([
    ['charge.dispute.created', 'needs_response', 'disputed'],
    ['charge.dispute.closed', 'won', 'dispute-won'],
    ['charge.dispute.closed', 'warning_closed', 'dispute-won'],
    ['charge.dispute.closed', 'prevented', 'dispute-won'],
  ])('%s as %s: %s, of the payment alone', (type, status, kind) => {
    expect(report(type, { ...dispute, status })).toEqual({
      orderId: null,
      kind,
      paymentId: 'pi_1',
      disputeId: 'dp_1',
      fen: 300,
      currency: 'CNY',
      foreign: null,
      at: null,
    });
  });

  it.each<[string, object]>([
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }],
    ['checkout.session.async_payment_succeeded', { ...session, payment_status: 'unpaid', status: 'expired' }],
    ['charge.dispute.closed', { ...dispute, status: 'lost' }],
    ['charge.dispute.closed', { ...dispute, status: undefined }],
    ['charge.dispute.updated', dispute],
    ['customer.created', { id: 'cus_1' }],
  ])('%s with %j: nothing', (type, object) => {
    expect(report(type, object)).toBeNull();
  });
});

describe('a session that is looked up', () => {
  it.each([
    ['paid', 'complete', 'paid'],
    ['paid', 'expired', 'paid'],
    ['unpaid', 'expired', 'cancelled'],
  ])('%s and %s: %s', (payment_status, status, kind) => {
    expect(reportOfSession({ ...session, payment_status, status })?.kind).toBe(kind);
  });

  it.each(['open', 'complete', null])('unpaid and %s: nothing yet', (status) => {
    expect(reportOfSession({ ...session, payment_status: 'unpaid', status })).toBeNull();
  });
});

describe('what Stripe may leave out', () => {
  it.each([
    ['pi_1', 'pi_1'],
    [{ id: 'pi_2' }, 'pi_2'],
    [null, null],
    [undefined, null],
  ])('a payment %j is %j', (payment_intent, paymentId) => {
    expect(reportOfCharge({ ...charge, payment_intent }).paymentId).toBe(paymentId);
  });

  it('an order, an amount and a currency', () => {
    expect(reportOfCharge({ ...charge, metadata: {} }).orderId).toBeNull();
    const empty = { ...session, client_reference_id: null, amount_total: null, currency: null };
    expect(reportOfSession(empty)).toMatchObject({ kind: 'paid', orderId: null, fen: null, currency: null });
  });
});

test('a time is sent in whole seconds, rounded down', () => {
  expect(timeOf(new Date('2026-11-23T00:00:00.999Z'))).toBe(Date.parse('2026-11-23T00:00:00Z') / 1000);
});

describe('what is malformed', () => {
  it.each<[string, unknown]>([
    ['no object', null],
    ['no id', { ...event('charge.refunded', charge), id: undefined }],
    ['an id with NUL', { ...event('charge.refunded', charge), id: 'evt\0' }],
    ['no mode', { ...event('charge.refunded', charge), livemode: undefined }],
  ])('is refused as an event: %s', (_what, value) => {
    expect(() => readEvent(value)).toThrow(NoticeRefusedError);
  });

  it.each([
    ['checkout.session.completed', { ...session, amount_total: '500' }],
    ['checkout.session.expired', { ...session, created: undefined }],
    ['charge.refunded', { ...charge, amount_refunded: null }],
    ['charge.dispute.created', { ...dispute, id: '' }],
    ['charge.dispute.closed', { ...dispute, amount: undefined }],
  ])('is refused as %s', (type, object) => {
    expect(() => report(type, object)).toThrow(NoticeRefusedError);
  });
});
