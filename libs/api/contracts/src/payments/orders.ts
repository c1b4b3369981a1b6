import { z } from 'zod';
import { LOCALES } from '../locale/index.ts';
import { fenOfYuan, ORDER_CREDITS, priceInFen } from './order-prices.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

export const ORDER_STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const paymentMethodsResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(z.enum(PAYMENT_METHODS)),
});
export type PaymentMethodsResponse = z.infer<typeof paymentMethodsResponseSchema>;

export const payRequestSchema = z
  .object({
    credits: z
      .int('CREDITS_AMOUNT_INVALID')
      .min(ORDER_CREDITS.min, 'CREDITS_AMOUNT_INVALID')
      .max(ORDER_CREDITS.max, 'CREDITS_AMOUNT_INVALID')
      .multipleOf(ORDER_CREDITS.step, 'CREDITS_AMOUNT_INVALID'),
    /** In yuan. The server computes the price and rejects a different amount. */
    amount: z.union([z.number(), z.string().max(20)]).optional(),
    /** Accepted but ignored; the server provides the description. */
    description: z.string().max(500).optional(),
  })
  .refine(
    ({ credits, amount }) => amount === undefined || fenOfYuan(String(amount)) === priceInFen(credits),
    {
      path: ['amount'],
      error: 'PAYMENT_AMOUNT_WRONG',
    },
  );
export type PayRequest = z.input<typeof payRequestSchema>;

export const stripeCheckoutResponseSchema = z.object({
  success: z.literal(true),
  url: z.string(),
  order_id: z.string(),
});
export type StripeCheckoutResponse = z.infer<typeof stripeCheckoutResponseSchema>;

/** The date and twelve Crockford base32 characters. Payment providers receive this id. */
export const orderIdSchema = z.string().regex(/^\d{8}[0-9A-HJKMNP-TV-Z]{12}$/, 'ORDER_NOT_FOUND');

export const orderSchema = z.object({
  id: z.string(),
  amount: z.string(),
  currency: z.literal('CNY'),
  status: z.enum(ORDER_STATUSES),
  method: z.enum(PAYMENT_METHODS),
  sandbox: z.boolean(),
  refunded_amount: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  completed_at: z.iso.datetime({ offset: true }).nullable(),
  order_items: z.array(z.object({ name: z.string(), quantity: z.number(), credits: z.number() })),
});
export type Order = z.infer<typeof orderSchema>;

export const ordersQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
});
export type OrdersQuery = z.output<typeof ordersQuerySchema>;

export const ordersResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(orderSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
export type OrdersResponse = z.infer<typeof ordersResponseSchema>;

export const receiptQuerySchema = z.object({ language: z.enum(LOCALES).optional() });
export type ReceiptQuery = z.output<typeof receiptQuerySchema>;

export const orderResponseSchema = z.object({ success: z.literal(true), data: orderSchema });
export type OrderResponse = z.infer<typeof orderResponseSchema>;
