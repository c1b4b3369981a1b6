import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isToken = (text: string): boolean => TOKEN.test(text);

/** A plain hash suffices: a token has 256 random bits, so it cannot be brute-forced. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
