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

/** An address of the chain: `0x` and 40 digits. Digits in both cases are a checksum, which the server checks. */
export const chainAddressSchema = z
  .string('MINT_ADDRESS_INVALID')
  .trim()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'MINT_ADDRESS_INVALID')
  .refine((address) => !/^0x0{40}$/.test(address), 'MINT_ADDRESS_INVALID');

/** Body of `POST /api/co-create/colors/{id}/mint`. */
export const mintRequestSchema = z.object({
  /** Whose the token will be. */
  address: chainAddressSchema,
});
export type MintRequest = z.output<typeof mintRequestSchema>;

/**
 * What has become of a mint: it waits to be sent, it is sent and the chain has not told of it, the chain has it, or it was
 * refused and will not be tried again.
 */
export const MINT_STATUSES = ['requested', 'sent', 'confirmed', 'failed'] as const;
export const mintSchema = z.object({
  status: z.enum(MINT_STATUSES),
  token_id: z.string(),
  /** The chain on which it is. */
  network: z.string(),
  /** For whom it was asked. */
  receiver: z.string(),
  /** Of the newest transaction; null while there is none. Another may take its place until it is confirmed. */
  tx_hash: z.string().nullable(),
  /** Where the transaction can be looked up; null while there is none, or nowhere. */
  tx_url: z.string().nullable(),
});
export type Mint = z.infer<typeof mintSchema>;

/** Metadata of a token, as ERC-721 has it. */
export const tokenMetadataSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** Address of a picture of the colour. */
  image: z.string(),
  /** Where a reader may see the colour. */
  external_url: z.string(),
  attributes: z.array(z.object({ trait_type: z.string(), value: z.string() })),
});
export type TokenMetadata = z.infer<typeof tokenMetadataSchema>;
