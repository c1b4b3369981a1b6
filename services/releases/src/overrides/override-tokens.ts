import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { areaManifestSchema } from '@danqing/contracts/releases';
import { z } from 'zod';
import type { ReleaseKey } from '../documents/release-key.ts';

const PURPOSE = 'danqing override tokens';
/** Browsers allow 4,096 characters for a cookie with its name and attributes, and a request may carry several. */
export const MAX_TOKEN_LENGTH = 3_000;
const TOKEN = /^([\w-]+)\.([\w-]{43})$/;
/** Bytes after decompression. */
const MAX_UNPACKED = 65_536;

const grantSchema = z.object({
  origin: z.string(),
  manifest: areaManifestSchema,
  expires: z.number(),
});
export type OverrideGrant = z.infer<typeof grantSchema>;

export class OverrideTokens {
  readonly #key: KeyObject;

  /** @param secret shared by the gateways of an environment and known only to them */
  constructor(secret: Uint8Array, environment: string) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, environment, PURPOSE, 32)));
  }

  /**
   * Derives the secret by signing PURPOSE with the release key. This signature is never published, because
   * PURPOSE is not a document. It is deterministic (RFC 8032 §5.1.6).
   */
  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>, environment: string): OverrideTokens {
    return new OverrideTokens(Buffer.from(key.sign(PURPOSE).signature, 'base64'), environment);
  }

  /**
   * Returns two base64url parts joined by a dot. The token exceeds MAX_TOKEN_LENGTH when the manifest is too
   * large.
   */
  write(grant: OverrideGrant): string {
    const content = deflateRawSync(JSON.stringify(grant)).toString('base64url');
    return `${content}.${this.#sign(content).toString('base64url')}`;
  }

  /**
   * Returns the grant in one of our tokens, even an expired one. Returns null for a forged or malformed
   * token.
   */
  read(token: string): OverrideGrant | null {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const [, content = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!timingSafeEqual(Buffer.from(signature.padEnd(43, 'A'), 'base64url'), this.#sign(content)))
      return null;
    const text = inflateRawSync(Buffer.from(content, 'base64url'), { maxOutputLength: MAX_UNPACKED });
    // The token may come from a gateway of another version.
    return grantSchema.safeParse(JSON.parse(text.toString())).data ?? null;
  }

  #sign(content: string): Buffer {
    return createHmac('sha256', this.#key).update(content).digest();
  }
}
