import { z } from 'zod';
import type { Api } from '../api/define-api.ts';
import {
  creditHistoryQuerySchema,
  creditHistoryResponseSchema,
  type CreditEntry,
} from '../credits/history.ts';
import {
  orderIdSchema,
  orderResponseSchema,
  ordersQuerySchema,
  ordersResponseSchema,
  paymentMethodsResponseSchema,
  payRequestSchema,
  receiptQuerySchema,
  stripeCheckoutResponseSchema,
  type Order,
} from './orders.ts';
import { sandboxActionRequestSchema, sandboxActionResponseSchema } from './sandbox.ts';

const order: Order = {
  id: '202611230123456789AB',
  amount: '5.00',
  currency: 'CNY',
  status: 'completed',
  method: 'stripe',
  sandbox: false,
  refunded_amount: '0.00',
  created_at: '2026-11-23T08:00:00.000Z',
  completed_at: '2026-11-23T08:01:00.000Z',
  order_items: [{ name: '购买点数', quantity: 1, credits: 50 }],
};
const entry: CreditEntry = {
  id: 42,
  at: '2026-11-23T08:01:00.000Z',
  amount: 50,
  balance_after: 60,
  reason: 'purchase',
  returned: false,
  order_id: order.id,
  palette_id: null,
};
const bought = { amount: '5.00', credits: 50, description: '50 点数' };
const member = { id: z.coerce.number().int().min(1) };

export const PAYMENTS_API = {
  'POST /api/users/payment/alipay': {
    summary:
      'Creates an order and returns a form that leads to Alipay. Rejects an amount that differs from the price of the credits.',
    access: 'members',
    body: payRequestSchema,
    answers: { 200: { mediaType: 'text/html' } },
    errors: [
      'CREDITS_AMOUNT_INVALID',
      'PAYMENT_AMOUNT_WRONG',
      'PAYMENT_METHOD_NOT_OFFERED',
      'PAYMENT_ORDER_FAILED',
    ],
    example: { body: bought },
  },
  'POST /api/users/payment/stripe-checkout': {
    summary:
      'Creates an order and returns the URL to pay at. Rejects an amount that differs from the price of the credits.',
    access: 'members',
    body: payRequestSchema,
    answers: { 200: stripeCheckoutResponseSchema },
    errors: [
      'CREDITS_AMOUNT_INVALID',
      'PAYMENT_AMOUNT_WRONG',
      'PAYMENT_METHOD_NOT_OFFERED',
      'PAYMENT_ORDER_FAILED',
      'STRIPE_PAYMENT_FAILED',
    ],
    example: {
      body: bought,
      answer: { success: true, url: 'https://checkout.stripe.com/c/pay/cs_1', order_id: order.id },
    },
  },
  'GET /api/payments/methods': {
    summary: 'Lists the payment methods of this site.',
    access: 'public',
    answers: { 200: paymentMethodsResponseSchema },
    example: { answer: { success: true, data: ['alipay', 'stripe'] } },
  },
  'GET /api/users/:id/orders': {
    summary: 'Lists a page of the member’s orders, newest first.',
    access: 'members',
    params: member,
    query: ordersQuerySchema,
    answers: { 200: ordersResponseSchema },
    errors: ['ORDERS_FAILED'],
    example: { answer: { success: true, data: [order], total: 1, page: 1, pageSize: 10 } },
  },
  'GET /api/users/:id/orders/:orderId': {
    summary:
      'Returns one of the member’s orders. While it is pending, queries its provider at most every five seconds.',
    access: 'members',
    params: { ...member, orderId: orderIdSchema },
    answers: { 200: orderResponseSchema },
    errors: ['ORDERS_FAILED', 'ORDER_NOT_FOUND'],
    example: { answer: { success: true, data: order } },
  },
  'GET /api/users/:id/orders/:orderId/receipt.pdf': {
    summary:
      'Downloads the receipt of one of the member’s paid orders, including refunds, in the language of `language` or of the request.',
    access: 'members',
    params: { ...member, orderId: orderIdSchema },
    query: receiptQuerySchema,
    answers: { 200: { mediaType: 'application/pdf' } },
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAID', 'RECEIPT_FAILED'],
  },
  'GET /api/users/:id/credits': {
    summary: 'Lists the member’s credit history, newest first, each entry with the balance after it.',
    access: 'members',
    params: member,
    query: creditHistoryQuerySchema,
    answers: { 200: creditHistoryResponseSchema },
    errors: ['CREDIT_HISTORY_FAILED'],
    example: { answer: { success: true, data: [entry], next: null } },
  },
  'POST /api/payments/stripe/notices': {
    summary: 'Receives Stripe events. Verifies Stripe’s signature over the raw body.',
    access: 'public',
    headers: { 'stripe-signature': z.string().optional() },
    body: z.looseObject({}),
    answers: { 200: z.object({ received: z.literal(true) }) },
    errors: ['NOTICE_REFUSED'],
    example: { answer: { received: true } },
  },
  'POST /api/payments/alipay/notices': {
    summary: 'Receives Alipay notices and verifies their signature. Responds with the word `success`.',
    access: 'public',
    bodyType: 'application/x-www-form-urlencoded',
    body: z.looseObject({}),
    answers: { 200: { mediaType: 'text/plain' } },
    errors: ['NOTICE_REFUSED'],
  },
  'POST /api/payments/sandbox/notices': {
    summary: 'Receives signed sandbox notices.',
    access: 'public',
    development: true,
    headers: { 'sandbox-signature': z.string().optional() },
    body: z.looseObject({}),
    answers: { 200: z.object({ received: z.literal(true) }) },
    errors: ['NOTICE_REFUSED'],
    example: { answer: { received: true } },
  },
  'GET /api/payments/sandbox/checkout/:orderId': {
    summary: 'Returns the sandbox checkout page of an order.',
    access: 'public',
    development: true,
    params: { orderId: orderIdSchema },
    answers: { 200: { mediaType: 'text/html' } },
    errors: ['ORDER_NOT_FOUND'],
  },
  'POST /api/payments/sandbox/checkout/:orderId': {
    summary: 'Performs an action of the sandbox checkout page.',
    access: 'public',
    development: true,
    params: { orderId: orderIdSchema },
    body: sandboxActionRequestSchema,
    answers: { 200: sandboxActionResponseSchema },
    errors: ['ORDER_NOT_FOUND', 'ORDER_ENDED'],
    example: {
      body: { action: 'success' },
      answer: {
        success: true,
        url: `/users/profile?payment=success&order=${order.id}`,
        notice_failed: false,
      },
    },
  },
} as const satisfies Api;
