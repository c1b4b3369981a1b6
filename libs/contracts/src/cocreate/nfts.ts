import { z } from 'zod';
import { NFTS_PAGE_SIZE } from './cocreate-limits.ts';

/** A digital collectible: a co-created colour that was minted. What the chain and the colour do not say is null. */
export const nftItemSchema = z.object({
  id: z.number().int(),
  /** Decimal, as the contract counts: it may be larger than a number of JSON holds. */
  token_id: z.string(),
  owner_address: z.string().nullable(),
  network: z.string().nullable(),
  rarity: z.string().nullable(),
  /** Path on this site, base path included, or an address elsewhere. */
  metadata_url: z.string().nullable(),
  color: z
    .object({
      name: z.string(),
      hex: z.string(),
      /** Path on this site, base path included; null without a picture. */
      image_url: z.string().nullable(),
      description: z.string(),
    })
    .nullable(),
  author: z.object({ name: z.string() }).nullable(),
});
export type NftItem = z.infer<typeof nftItemSchema>;

/** Query of `GET /api/nfts`. Numbers are clamped, not refused. */
export const nftsQuerySchema = z.object({
  page: z.coerce
    .number()
    .catch(1)
    .transform((page) => Math.min(Math.max(Math.trunc(page) || 1, 1), 1_000_000))
    .default(1),
  pageSize: z.coerce
    .number()
    .catch(NFTS_PAGE_SIZE)
    .transform((size) => Math.min(Math.max(Math.trunc(size) || NFTS_PAGE_SIZE, 1), 48))
    .default(NFTS_PAGE_SIZE),
});
export type NftsQuery = z.output<typeof nftsQuerySchema>;

/** Answer to `GET /api/nfts`: the newest first. */
export const nftsResponseSchema = z.object({
  items: z.array(nftItemSchema),
  /** Of all pages. */
  total: z.number().int(),
  /** Whether this site mints: a chain is configured. */
  minting: z.boolean(),
});
export type NftsResponse = z.infer<typeof nftsResponseSchema>;
