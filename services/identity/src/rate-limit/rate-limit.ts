import { clientNetwork } from '@danqing/nest-kit';
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
  subject: `check from ${clientNetwork(address)}`,
  limit: 120,
  seconds: HOUR,
});

export const sendsFrom = (address: string, limit: number): RateLimit => ({
  subject: `send from ${clientNetwork(address)}`,
  limit,
  seconds: HOUR,
});

export const verificationsFrom = (address: string): RateLimit => ({
  subject: `verify from ${clientNetwork(address)}`,
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
