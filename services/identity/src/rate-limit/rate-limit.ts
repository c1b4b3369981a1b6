import { clientNetworks } from '@danqing/nest-kit';
import { mailboxOf } from '../identifier/mailbox.ts';
import type { Identifier } from '../identifier/identifier.ts';

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** So many calls of one subject in a window that opens with its first. */
export interface RateLimit {
  /** What is counted, and for whom. */
  subject: string;
  /** What logs call it: names no identifier. */
  name: string;
  limit: number;
  /** Length of the window. */
  seconds: number;
  /** Everybody shares it: operators hear when half of it is used up. */
  ofAll?: boolean;
}

/** How much more the /56 and the /48 around an IPv6 address may do than its /64. */
const WIDTH_FACTORS = [1, 2, 4] as const;

/** A limit for each of the networks that the address may stand for. */
export const networkLimits = (
  action: string,
  address: string,
  { limit, seconds }: Pick<RateLimit, 'limit' | 'seconds'>,
): RateLimit[] =>
  clientNetworks(address).map((network, width) => ({
    subject: `${action} from ${network}`,
    name: `${action} from one network`,
    limit: limit * (WIDTH_FACTORS[width] ?? 1),
    seconds,
  }));

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
