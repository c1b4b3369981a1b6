import { createHash, createHmac, pbkdf2Sync, type BinaryLike } from 'node:crypto';

/** What Postgres itself would use. */
const ITERATIONS = 4096;

/**
 * The form in which Postgres keeps a password (RFC 5803). Given in this form, the password is in no statement and so in
 * no log of the server. The password must be ASCII: others would have to be normalised first.
 */
export function scramVerifier(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

const hmac = (key: BinaryLike, text: string) => createHmac('sha256', key).update(text).digest();
