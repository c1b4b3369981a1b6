import type { IdentifierType } from '@danqing/contracts/identity';
import { networkLimits, type RateLimit } from '@danqing/nest-kit';
import type { CodePurpose } from '../purpose/code-purposes.ts';

export const HOUR = 3600;
export const DAY = 24 * HOUR;

export const checksFrom = (address: string): RateLimit[] =>
  networkLimits('check', address, { limit: 120, seconds: HOUR });

/**
 * Limits attempts without the cookie of the requesting browser. With the cookie, only the limit of five per
 * code applies.
 */
export const plainTriesFrom = (purpose: CodePurpose, address: string): RateLimit[] =>
  networkLimits(`verify ${purpose}`, address, { limit: 300, seconds: HOUR });

/**
 * Limits attempts without the cookie from networks other than the one that requested the code.
 *
 * @param mailbox pseudonym of the mailbox or number
 */
export function plainTriesAnywhere(purpose: CodePurpose, type: IdentifierType, mailbox: string): RateLimit[] {
  const subject = `verify ${purpose} of ${type} ${mailbox} elsewhere`;
  const name = 'tries from another network than the code was asked for in';
  return [
    { subject: `${subject} in an hour`, name, limit: 5, seconds: HOUR },
    { subject: `${subject} in a day`, name, limit: 10, seconds: DAY },
  ];
}
