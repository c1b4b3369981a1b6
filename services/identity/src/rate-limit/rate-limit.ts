import { networkLimits, type RateLimit } from '@danqing/nest-kit';
import { mailboxOf } from '../identifier/mailbox.ts';
import type { Identifier } from '../identifier/identifier.ts';

export const HOUR = 3600;
export const DAY = 24 * HOUR;

export const checksFrom = (address: string): RateLimit[] =>
  networkLimits('check', address, { limit: 120, seconds: HOUR });

/** Tries without the cookie of the browser that asked. With it there are five for each code, and no other limit. */
export const plainTriesFrom = (address: string): RateLimit[] =>
  networkLimits('verify', address, { limit: 300, seconds: HOUR });

/** Tries of a code from another network than it was asked for in, without its cookie. */
export function plainTriesAnywhere(identifier: Identifier): RateLimit[] {
  const subject = `verify ${identifier.type} ${mailboxOf(identifier)} elsewhere`;
  const name = 'tries from another network than the code was asked for in';
  return [
    { subject: `${subject} in an hour`, name, limit: 5, seconds: HOUR },
    { subject: `${subject} in a day`, name, limit: 10, seconds: DAY },
  ];
}
