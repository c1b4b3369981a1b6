import { clientNetworks } from '../http/client-network.ts';

/** A limit on the calls of one subject, in a fixed window that opens with the first call. */
export interface RateLimit {
  subject: string;
  name: string;
  limit: number;
  seconds: number;
  /** True for a limit that all callers share. Operators are alerted when half of it is used. */
  isShared?: boolean;
}

/** Limit multipliers for the /64, /56 and /48 of an IPv6 address. */
const WIDTH_FACTORS = [1, 2, 4] as const;

/**
 * Returns a limit for each network of an IP address. The /56 of an IPv6 address gets twice `limit`, its /48
 * four times.
 */
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
