import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { areaManifestSchema } from '@danqing/contracts/releases';
import { z } from 'zod';
import type { ReleaseKey } from '../documents/release-key.ts';

const PURPOSE = 'danqing override tokens';
/** With its name and attributes a cookie may have 4,096 characters, and a request a few of them. */
export const MAX_TOKEN_LENGTH = 3_000;
/** Base64url digits of an HMAC-SHA256. */
const TOKEN = /^([\w-]+)\.([\w-]{43})$/;
/** What a manifest may grow to when it is unpacked again (bytes). */
const MAX_UNPACKED = 65_536;

const grantSchema = z.object({
  origin: z.string(),
  manifest: areaManifestSchema,
  /** Milliseconds since 1970. */
  expires: z.number(),
});
/** What a token says: until when which area may come from where. */
export type OverrideGrant = z.infer<typeof grantSchema>;

/** Signs grants, short enough for a cookie, and verifies them. */
export class OverrideTokens {
  readonly #key: KeyObject;

  /** `secret`: the same at every gateway of an environment, and known to them alone. */
  constructor(secret: Uint8Array, environment: string) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, environment, PURPOSE, 32)));
  }

  /**
   * Tokens of the installation whose key it is. The signature of a text that is no document stays here and always comes
   * out the same (RFC 8032 §5.1.6), so it is a secret.
   */
  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>, environment: string): OverrideTokens {
    return new OverrideTokens(Buffer.from(key.sign(PURPOSE).signature, 'base64'), environment);
  }

  /** Base64url digits with a point between them; longer than MAX_TOKEN_LENGTH when the manifest is too large. */
  write(grant: OverrideGrant): string {
    const content = deflateRawSync(JSON.stringify(grant)).toString('base64url');
    return `${content}.${this.#sign(content).toString('base64url')}`;
  }

  /** What a token of ours says, whether or not it still holds; null when it is forged or malformed. */
  read(token: string): OverrideGrant | null {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const [, content = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!timingSafeEqual(Buffer.from(signature.padEnd(43, 'A'), 'base64url'), this.#sign(content)))
      return null;
    const text = inflateRawSync(Buffer.from(content, 'base64url'), { maxOutputLength: MAX_UNPACKED });
    // A gateway of another version may have written it.
    return grantSchema.safeParse(JSON.parse(text.toString())).data ?? null;
  }

  #sign(content: string): Buffer {
    return createHmac('sha256', this.#key).update(content).digest();
  }
}
