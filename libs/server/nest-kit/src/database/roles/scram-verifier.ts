import { createHash, createHmac, pbkdf2Sync, type BinaryLike } from 'node:crypto';

const ITERATIONS = 4096;

/**
 * Returns the password in the form that Postgres stores (RFC 5803), so that it appears in no statement and no
 * server log. The password must be ASCII; others would need normalisation first.
 */
export function scramVerifier(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

const hmac = (key: BinaryLike, text: string) => createHmac('sha256', key).update(text).digest();
