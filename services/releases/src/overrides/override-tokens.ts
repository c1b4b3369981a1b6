import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { areaManifestSchema } from '@danqing/contracts/releases';
import { z } from 'zod';
import type { ReleaseKey } from '../documents/release-key.ts';
import { secretOf, TokenSigner } from '../documents/token-signer.ts';

const PURPOSE = 'danqing override tokens';
/** Browsers allow 4,096 characters for a cookie with its name and attributes, and a request may carry several. */
export const MAX_TOKEN_LENGTH = 3_000;
/** Bytes after decompression. */
const MAX_UNPACKED = 65_536;

const grantSchema = z.object({
  origin: z.string(),
  manifest: areaManifestSchema,
  expires: z.number(),
});
export type OverrideGrant = z.infer<typeof grantSchema>;

export class OverrideTokens {
  readonly #signer: TokenSigner;

  /** @param secret shared by the gateways of an environment and known only to them */
  constructor(secret: Uint8Array, environment: string) {
    this.#signer = new TokenSigner(secret, { purpose: PURPOSE, environment, maxLength: MAX_TOKEN_LENGTH });
  }

  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>, environment: string): OverrideTokens {
    return new OverrideTokens(secretOf(key, PURPOSE), environment);
  }

  /** The token exceeds MAX_TOKEN_LENGTH when the manifest is too large. */
  write(grant: OverrideGrant): string {
    return this.#signer.write(deflateRawSync(JSON.stringify(grant)));
  }

  /**
   * Returns the grant in one of our tokens, even an expired one. Returns null for a forged or malformed
   * token.
   */
  read(token: string): OverrideGrant | null {
    const content = this.#signer.read(token);
    if (!content) return null;
    const text = inflateRawSync(content, { maxOutputLength: MAX_UNPACKED });
    // The token may come from a gateway of another version.
    return grantSchema.safeParse(JSON.parse(text.toString())).data ?? null;
  }
}
