import { createHmac } from 'node:crypto';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code of an authenticator app for a secret.
 *
 * @param step interval of 30 s since 1970
 * @see RFC 6238
 */
export function oneTimeCode(secret: string, step: number): string {
  const bits = [...secret].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const STEP_MS = 30_000;

export const codeStep = (): number => Math.floor(Date.now() / STEP_MS);
