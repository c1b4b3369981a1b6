import { randomBytes } from 'node:crypto';
import type { Locale } from '@danqing/contracts/locale';
import type { OrderStatus, PaymentMethod } from '@danqing/contracts/payments';

export type ProviderName = PaymentMethod | 'sandbox';

export interface Order {
  id: string;
  userId: number;
  credits: number;
  fen: number;
  currency: 'CNY';
  method: PaymentMethod;
  provider: ProviderName;
  locale: Locale;
  status: OrderStatus;
  checkoutId: string | null;
  paymentId: string | null;
  paidAt: Date | null;
  refundedFen: number;
  disputedFen: number;
  reclaimedCredits: number;
  attention: string | null;
  createdAt: Date;
  expiresAt: Date;
  completedAt: Date | null;
}

export type NewOrder = Pick<Order, 'id' | 'userId' | 'credits' | 'method' | 'provider' | 'locale'>;

/** Crockford's base 32, which omits easily confused characters. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the Beijing date and twelve random characters (60 bits). IDs cannot be guessed, and providers
 * accept them as order numbers.
 */
export function newOrderId(now = new Date()): string {
  const signs = Array.from(randomBytes(12), (byte) => SIGNS[byte % 32]).join('');
  return `${beijingDay(now).replaceAll('-', '')}${signs}`;
}

const BEIJING_MS = 8 * 60 * 60 * 1000;

/** Returns the accounting date in Beijing: `2026-11-23`. */
export const beijingDay = (time: Date): string =>
  new Date(time.getTime() + BEIJING_MS).toISOString().slice(0, 10);

/** Returns the time in Beijing in Alipay's format: `2026-11-23 08:00:00`. */
export const beijingTime = (time: Date): string =>
  new Date(time.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Parses Alipay's time format. Returns null when the text is invalid. */
export function timeOfBeijing(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const time = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(time.getTime()) ? null : time;
}

export function dayOf(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + 24 * 60 * 60 * 1000) };
}
