import { z } from 'zod';

/** Credits that one order buys (specification part 2 §5). */
export const ORDER_CREDITS = { min: 10, max: 1000, step: 10, default: 50 } as const;
/** Packages on sale. */
export const CREDIT_PACKAGES = [50, 100, 200, 500] as const;
/** One credit in fen: credits ÷ 10 are yuan. */
const FEN_PER_CREDIT = 10;

export const ORDER_STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How a member pays. */
export const PAYMENT_METHODS = ['alipay', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The price of credits, whole fen. */
export const priceInFen = (credits: number): number => credits * FEN_PER_CREDIT;

/** The credits that so much money is worth; a part of a credit is none. */
export const creditsOfFen = (fen: number): number => Math.floor(fen / FEN_PER_CREDIT);

/** Fen as yuan with two decimals: 505 is `5.05`. */
export const yuanOfFen = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Yuan with at most two decimals as whole fen; null for anything else. */
export function fenOfYuan(yuan: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const payRequestSchema = z.object({
  credits: z
    .int('CREDITS_AMOUNT_INVALID')
    .min(ORDER_CREDITS.min, 'CREDITS_AMOUNT_INVALID')
    .max(ORDER_CREDITS.max, 'CREDITS_AMOUNT_INVALID')
    .multipleOf(ORDER_CREDITS.step, 'CREDITS_AMOUNT_INVALID'),
  /** Taken and not read: the server computes what the credits cost. */
  amount: z.union([z.number(), z.string().max(20)]).optional(),
  /** Taken and not read: the server says what is sold. */
  description: z.string().max(500).optional(),
});
export type PayRequest = z.input<typeof payRequestSchema>;

export const stripeCheckoutResponseSchema = z.object({
  success: z.literal(true),
  /** Where the browser goes to pay: an address of Stripe, or of the sandbox a path of this site. */
  url: z.string(),
  order_id: z.string(),
});
export type StripeCheckoutResponse = z.infer<typeof stripeCheckoutResponseSchema>;

/** `20261123` and twelve signs: what providers know the order by. */
export const orderIdSchema = z.string().regex(/^\d{8}[0-9A-HJKMNP-TV-Z]{12}$/, 'ORDER_NOT_FOUND');

export const orderSchema = z.object({
  id: z.string(),
  /** Yuan with two decimals. */
  amount: z.string(),
  currency: z.literal('CNY'),
  status: z.enum(ORDER_STATUSES),
  method: z.enum(PAYMENT_METHODS),
  /** No money moves: the sandbox stands in for the provider. */
  sandbox: z.boolean(),
  /** Of `amount`, what the buyer has back. */
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

export const orderResponseSchema = z.object({ success: z.literal(true), data: orderSchema });
export type OrderResponse = z.infer<typeof orderResponseSchema>;
