import { clientNetworks } from '../http/client-network.ts';

/** So many calls of one subject in a window that opens with its first. */
export interface RateLimit {
  /** What is counted, and for whom. */
  subject: string;
  /** What logs call it: names no identifier. */
  name: string;
  limit: number;
  /** Length of the window. */
  seconds: number;
  /** All callers share it: operators are told when half of it is used up. */
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
