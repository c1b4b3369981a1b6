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

export const orderKeys = {
  all: ['orders'],
  list: (userId: number, page: number) => ['orders', 'list', userId, page],
  one: (userId: number, id: string) => ['orders', 'one', userId, id],
} as const;

export const paymentMethodsKey = ['payment methods'] as const;

/**
 * Returns the payment methods of this site in the order of `PAYMENT_METHODS`. Unknown methods are skipped.
 */
export function listPaymentMethods(options: CallOptions): Promise<PaymentMethod[]> {
  return request('api/payments/methods', { ...options, read: readMethods });
}

/** Returns the HTML of Alipay's form. The caller parses it and submits a new form with the same fields. */
export async function payByAlipay(credits: number, options: CallOptions): Promise<string> {
  const path = 'api/users/payment/alipay';
  const file = await requestFile(path, { ...options, body: paid(credits), mediaType: 'text/html' });
  return file.text();
}

/** Creates an order and returns the Stripe URL at which the member pays. Each call creates another order. */
export function payByStripe(credits: number, options: CallOptions): Promise<StripeCheckoutResponse> {
  const path = 'api/users/payment/stripe-checkout';
  return request(path, { ...options, body: paid(credits), read: readCheckout });
}

/** Returns a page of ten orders of the member, newest first. Malformed entries are skipped. */
export function listOrders(userId: number, page: number, options: CallOptions): Promise<OrdersResponse> {
  const path = `api/users/${userId}/orders?pageSize=10&page=${page}`;
  return request(path, { ...options, read: readOrders });
}

/** Returns one of the member's orders. The server queries the payment provider while the order is pending. */
export function getOrder(userId: number, id: string, options: CallOptions): Promise<Order> {
  return request(`api/users/${userId}/orders/${encodeURIComponent(id)}`, { ...options, read: readOrder });
}

/** Downloads the receipt of a paid order as a PDF. */
export function getReceipt(
  userId: number,
  id: string,
  language: Locale,
  options: CallOptions,
): Promise<Blob> {
  const path = `api/users/${userId}/orders/${encodeURIComponent(id)}/receipt.pdf?language=${language}`;
  return requestFile(path, { ...options, mediaType: 'application/pdf' });
}

/** The server uses only `credits`. */
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
