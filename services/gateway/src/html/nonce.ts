import { randomBytes } from 'node:crypto';

export const NONCE_LENGTH = 22;
const NONCE_BYTES = 18;
/**
 * Nonces per call of the system's random generator. One call per page would cost more than serving a cached
 * page.
 */
const POOL_NONCES = 256;
let pool = Buffer.alloc(0);
let taken = 0;

export function createNonce(): string {
  if (taken >= pool.length) {
    pool = randomBytes(NONCE_BYTES * POOL_NONCES);
    taken = 0;
  }
  const nonce = pool.toString('base64url', taken, taken + NONCE_BYTES).slice(0, NONCE_LENGTH);
  taken += NONCE_BYTES;
  return nonce;
}
