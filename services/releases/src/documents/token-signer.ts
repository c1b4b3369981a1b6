import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { ReleaseKey } from './release-key.ts';

const TOKEN = /^([\w-]+)\.([\w-]{43})$/;

export interface TokenPurpose {
  purpose: string;
  environment: string;
  /** Characters. Longer tokens are refused before anything is computed. */
  maxLength: number;
}

/**
 * Derives a secret by signing the purpose with the release key. This signature is never published, because the
 * purpose is not a document. It is deterministic (RFC 8032 §5.1.6).
 */
export const secretOf = (key: Pick<ReleaseKey, 'sign'>, purpose: string): Uint8Array =>
  Buffer.from(key.sign(purpose).signature, 'base64');

/** Signs short-lived tokens with HMAC-SHA256. A token is valid only for its purpose and environment. */
export class TokenSigner {
  readonly #key: KeyObject;
  readonly #maxLength: number;

  /** @param secret shared by the gateways of an environment and known only to them */
  constructor(secret: Uint8Array, { purpose, environment, maxLength }: TokenPurpose) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, environment, purpose, 32)));
    this.#maxLength = maxLength;
  }

  /** Returns two base64url parts joined by a dot. The token may exceed `maxLength`. */
  write(content: Uint8Array): string {
    const text = Buffer.from(content).toString('base64url');
    return `${text}.${this.#sign(text).toString('base64url')}`;
  }

  /** Returns the content of one of our tokens, or null for a forged, malformed or overlong one. */
  read(token: string): Buffer | null {
    if (token.length > this.#maxLength) return null;
    const [, content = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!timingSafeEqual(Buffer.from(signature.padEnd(43, 'A'), 'base64url'), this.#sign(content)))
      return null;
    return Buffer.from(content, 'base64url');
  }

  #sign(content: string): Buffer {
    return createHmac('sha256', this.#key).update(content).digest();
  }
}
