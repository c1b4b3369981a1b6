import { createHmac, type KeyObject } from 'node:crypto';

/** Truncates the 32 bytes of an HMAC-SHA256; collisions of networks remain negligible. */
const NETWORK_BYTES = 16;

/**
 * Returns the digest of a network in one canary run of an area. It differs per area and run, so that a visitor
 * cannot be tracked across them.
 *
 * @param run start of the canary run, in milliseconds since 1970
 */
export const networkInRun = (
  key: KeyObject,
  { run, area, network }: { run: number; area: string; network: string },
): Buffer =>
  createHmac('sha256', key).update(`${run} ${area} ${network}`).digest().subarray(0, NETWORK_BYTES);
