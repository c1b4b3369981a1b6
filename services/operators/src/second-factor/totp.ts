import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every authenticator understands: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks differ and typing takes time: the code before and the one after count too. */
const TOLERATED_STEPS = 1;
/** RFC 4648. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ISSUER = 'Danqing';

/** The interval that a time, in milliseconds since 1970, is in. */
export const stepAt = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS);

/** The code of a secret in an interval. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226 §5.3: the last four bits say where the number begins.
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The interval whose code this is, near that time; null when it is none's. Spaces between the digits do not matter. */
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

/** What an authenticator reads, usually as a QR code. */
export const otpauthUri = (name: string, secret: Buffer): string =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(name)}?secret=${base32(secret)}&issuer=${ISSUER}`;
