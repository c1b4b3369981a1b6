import type { Order } from '../order/order.ts';

const AT = new Date('2026-11-23T16:30:00Z');

/** Returns an order of 500 credits that was paid by Stripe at half past midnight in Beijing. */
export const paidOrder = (change: Partial<Order> = {}): Order => ({
  id: '202611230123456789AB',
  userId: 7,
  credits: 500,
  fen: 5000,
  currency: 'CNY',
  method: 'stripe',
  provider: 'stripe',
  locale: 'zh',
  status: 'completed',
  checkoutId: 'cs_1',
  paymentId: 'pi_3QabcdefGHIJKL',
  paidAt: AT,
  refundedFen: 0,
  disputedFen: 0,
  reclaimedCredits: 0,
  attention: null,
  createdAt: AT,
  expiresAt: AT,
  completedAt: AT,
  ...change,
});
