import { createHmac, timingSafeEqual } from 'node:crypto';

/** The subset of RFC 6238 that every authenticator supports: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Allows for clock skew and typing time: the previous and next codes are valid too. */
const TOLERATED_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ISSUER = 'Danqing';

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS);

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226 §5.3: the last four bits give the offset.
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the interval near `ms` that the code belongs to, or null. Ignores spaces between digits. */
export function matchingStep(secret: Buffer, code: string, ms: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const now = stepAt(ms);
  for (let step = now - TOLERATED_STEPS; step <= now + TOLERATED_STEPS; step++) {
    const wanted = Buffer.from(totpCode(secret, step));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return step;
  }
  return null;
}

export function base32(bytes: Buffer): string {
  let [bits, left, text] = [0, 0, ''];
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    for (left += 8; left >= 5; left -= 5) text += BASE32[(bits >> (left - 5)) & 31];
    bits &= 31;
  }
  return left > 0 ? text + BASE32[(bits << (5 - left)) & 31] : text;
}

export const otpauthUri = (name: string, secret: Buffer): string =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(name)}?secret=${base32(secret)}&issuer=${ISSUER}`;
