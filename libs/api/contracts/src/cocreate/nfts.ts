import { z } from 'zod';
import { NFTS_PAGE_SIZE } from './cocreate-limits.ts';

/** A minted co-created colour. Values that are in neither the chain nor the database are null. */
export const nftItemSchema = z.object({
  id: z.number().int(),
  /** Decimal text, because a uint256 may exceed a JSON number. */
  token_id: z.string(),
  owner_address: z.string().nullable(),
  network: z.string().nullable(),
  rarity: z.string().nullable(),
  /** Path on this site with the base path, or an external URL. */
  metadata_url: z.string().nullable(),
  color: z
    .object({
      name: z.string(),
      hex: z.string(),
      image_url: z.string().nullable(),
      description: z.string(),
    })
    .nullable(),
  author: z.object({ name: z.string() }).nullable(),
});
export type NftItem = z.infer<typeof nftItemSchema>;

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

export const nftsResponseSchema = z.object({
  items: z.array(nftItemSchema),
  total: z.number().int(),
  minting: z.boolean(),
});
export type NftsResponse = z.infer<typeof nftsResponseSchema>;

/** `0x` and 40 hex digits. Digits in mixed case are a checksum, which the server verifies. */
export const chainAddressSchema = z
  .string('MINT_ADDRESS_INVALID')
  .trim()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'MINT_ADDRESS_INVALID')
  .refine((address) => !/^0x0{40}$/.test(address), 'MINT_ADDRESS_INVALID');

export const mintRequestSchema = z.object({
  address: chainAddressSchema,
});
export type MintRequest = z.output<typeof mintRequestSchema>;

/**
 * `requested`: not sent yet; `sent`: not confirmed yet; `confirmed`: on the chain; `failed`: rejected and not
 * retried.
 */
export const MINT_STATUSES = ['requested', 'sent', 'confirmed', 'failed'] as const;
export const mintSchema = z.object({
  status: z.enum(MINT_STATUSES),
  token_id: z.string(),
  network: z.string(),
  receiver: z.string(),
  /**
   * Hash of the newest transaction, or null. A replacement transaction may change it until it is confirmed.
   */
  tx_hash: z.string().nullable(),
  /** Block-explorer URL of the transaction, or null without a transaction or an explorer. */
  tx_url: z.string().nullable(),
});
export type Mint = z.infer<typeof mintSchema>;

export const tokenMetadataSchema = z.object({
  name: z.string(),
  description: z.string(),
  image: z.string(),
  external_url: z.string(),
  attributes: z.array(z.object({ trait_type: z.string(), value: z.string() })),
});
export type TokenMetadata = z.infer<typeof tokenMetadataSchema>;
