import { areaIdSchema, MAX_PREVIEW_AREAS, type Preview } from '@danqing/contracts/releases';
import { z } from 'zod';
import type { ReleaseKey } from '../documents/release-key.ts';
import { secretOf, TokenSigner } from '../documents/token-signer.ts';

const PURPOSE = 'danqing preview tokens';
/** Characters. MAX_PREVIEW_AREAS areas with names of 31 characters need 740. */
export const MAX_PREVIEW_TOKEN_LENGTH = 1_000;

const grantSchema = z.object({
  /** Id of the preview's row in `releases.previews`. */
  id: z.number().int(),
  /** Release id by area. */
  releases: z
    .record(areaIdSchema, z.string().regex(/^[0-9a-f]{16}$/))
    .refine((releases) => Object.keys(releases).length <= MAX_PREVIEW_AREAS),
  /** Unix time in seconds. */
  until: z.number().int(),
});
export type PreviewGrant = z.infer<typeof grantSchema>;

export class PreviewTokens {
  readonly #signer: TokenSigner;

  /** @param secret shared by the gateways of an environment and known only to them */
  constructor(secret: Uint8Array, environment: string) {
    this.#signer = new TokenSigner(secret, {
      purpose: PURPOSE,
      environment,
      maxLength: MAX_PREVIEW_TOKEN_LENGTH,
    });
  }

  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>, environment: string): PreviewTokens {
    return new PreviewTokens(secretOf(key, PURPOSE), environment);
  }

  /** Returns the same token for the same grant, so a stored preview gives its link again. */
  write({ id, releases, until }: PreviewGrant): string {
    const sorted = Object.entries(releases).sort(([one], [other]) => (one < other ? -1 : 1));
    return this.#signer.write(
      Buffer.from(JSON.stringify({ id, releases: Object.fromEntries(sorted), until })),
    );
  }

  /** Returns the grant in one of our tokens, even an expired one, or null for any other text. */
  read(token: string): PreviewGrant | null {
    const content = this.#signer.read(token);
    // The token may come from a gateway of another version.
    return content && (grantSchema.safeParse(JSON.parse(content.toString())).data ?? null);
  }
}

/** Returns the preview with its link while it is valid. */
export function withPath(tokens: PreviewTokens, preview: Omit<Preview, 'path'>, now = Date.now()): Preview {
  const { id, revoked_at, releases } = preview;
  const ends = Date.parse(preview.until);
  if (revoked_at !== null || ends <= now) return { ...preview, path: null };
  const token = tokens.write({
    id,
    releases: Object.fromEntries(releases.map(({ area, release }) => [area, release])),
    until: Math.floor(ends / 1000),
  });
  return { ...preview, path: `previews?token=${token}` };
}
