import type { Locale } from '@danqing/contracts/locale';
import {
  PAYMENT_METHODS,
  yuanOfFen,
  priceInFen,
  type Order,
  type OrderResponse,
  type OrdersResponse,
  type PaymentMethod,
  type PaymentMethodsResponse,
  type StripeCheckoutResponse,
} from '@danqing/contracts/payments';
import { request, requestFile, type CallOptions } from './request.ts';

/** Keys of the shared query cache; `all` begins the others. */
export const orderKeys = {
  all: ['orders'],
  list: (userId: number, page: number) => ['orders', 'list', userId, page],
  one: (userId: number, id: string) => ['orders', 'one', userId, id],
} as const;

/** Key of the ways to pay in the shared query cache. */
export const paymentMethodsKey = ['payment methods'] as const;

/** The ways to pay that this site offers. */
export function listPaymentMethods(options: CallOptions): Promise<PaymentMethod[]> {
  return request('api/payments/methods', { ...options, read: readMethods });
}

/** The form that leads to Alipay, as HTML: it is read by a parser, and one of the same fields submitted. */
export async function payByAlipay(credits: number, options: CallOptions): Promise<string> {
  const path = 'api/users/payment/alipay';
  const file = await requestFile(path, { ...options, body: paid(credits), mediaType: 'text/html' });
  return file.text();
}

/** Where the browser goes to pay by Stripe. */
export function payByStripe(credits: number, options: CallOptions): Promise<StripeCheckoutResponse> {
  const path = 'api/users/payment/stripe-checkout';
  return request(path, { ...options, body: paid(credits), read: readCheckout });
}

/** A page of ten own orders, newest first. */
export function listOrders(userId: number, page: number, options: CallOptions): Promise<OrdersResponse> {
  const path = `api/users/${userId}/orders?pageSize=10&page=${page}`;
  return request(path, { ...options, read: readOrders });
}

/** An own order; while it is pending, the server asks who has it paid. */
export function getOrder(userId: number, id: string, options: CallOptions): Promise<Order> {
  return request(`api/users/${userId}/orders/${encodeURIComponent(id)}`, { ...options, read: readOrder });
}

/** The receipt of an own order that was paid, as PDF. */
export function getReceipt(
  userId: number,
  id: string,
  language: Locale,
  options: CallOptions,
): Promise<Blob> {
  const path = `api/users/${userId}/orders/${encodeURIComponent(id)}/receipt.pdf?language=${language}`;
  return requestFile(path, { ...options, mediaType: 'application/pdf' });
}

/** The server reads the credits alone. */
const paid = (credits: number) => ({
  amount: yuanOfFen(priceInFen(credits)),
  credits,
  description: `${credits} credits`,
});

function readMethods(body: unknown): PaymentMethod[] | undefined {
  const { data } = (body ?? {}) as Partial<PaymentMethodsResponse>;
  return Array.isArray(data) ? PAYMENT_METHODS.filter((method) => data.includes(method)) : undefined;
}

function readCheckout(body: unknown): StripeCheckoutResponse | undefined {
  const { url, order_id } = (body ?? {}) as Partial<StripeCheckoutResponse>;
  return typeof url === 'string' && typeof order_id === 'string'
    ? (body as StripeCheckoutResponse)
    : undefined;
}

function readOrders(body: unknown): OrdersResponse | undefined {
  const { data, total, page, pageSize } = (body ?? {}) as Partial<OrdersResponse>;
  if (!Array.isArray(data) || ![total, page, pageSize].every(Number.isInteger)) return undefined;
  // One that cannot be read does not take the others along.
  return { ...(body as OrdersResponse), data: data.filter(isOrder) };
}

function readOrder(body: unknown): Order | undefined {
  const { data } = (body ?? {}) as Partial<OrderResponse>;
  return isOrder(data) ? data : undefined;
}

const isOrder = (entry: unknown): entry is Order => {
  const { id, amount, status, created_at, order_items } = (entry ?? {}) as Partial<Order>;
  const texts = [id, amount, status, created_at];
  return texts.every((text) => typeof text === 'string') && Array.isArray(order_items);
};
