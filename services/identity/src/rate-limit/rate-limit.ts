import { isIPv6 } from 'node:net';
import type { Identifier } from '../identifier/identifier.ts';

const HOUR = 3600;

/** So many calls of one subject in a window that opens with its first. */
export interface RateLimit {
  /** What is counted, and for whom. */
  subject: string;
  limit: number;
  /** Length of the window. */
  seconds: number;
}

export const checksFrom = (address: string): RateLimit => ({
  subject: `check from ${network(address)}`,
  limit: 120,
  seconds: HOUR,
});

export const sendsFrom = (address: string, limit: number): RateLimit => ({
  subject: `send from ${network(address)}`,
  limit,
  seconds: HOUR,
});

export const verificationsFrom = (address: string): RateLimit => ({
  subject: `verify from ${network(address)}`,
  limit: 300,
  seconds: HOUR,
});

/**
 * Codes for one identifier: guards its owner against floods, and with five tries a code leaves whoever guesses 50 of a
 * million a day.
 */
export const sendsTo = ({ type, value }: Identifier): RateLimit[] => [
  { subject: `send to ${type} ${value} in an hour`, limit: 5, seconds: HOUR },
  { subject: `send to ${type} ${value} in a day`, limit: 10, seconds: 24 * HOUR },
];

/** Codes of one kind for all together: bounds what a distributed flood can cost, and leaves the other kind alone. */
export const allSends = ({ type }: Identifier): RateLimit => ({
  subject: `send ${type}`,
  limit: 5_000,
  seconds: HOUR,
});

/** One household or office: an IPv4 address, or the /64 of an IPv6 address, all of which is usually one line. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
