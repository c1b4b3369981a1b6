import { z } from 'zod';
import { authorSchema } from '../identity/member-works.ts';
import { makerSchema } from '../makers/makers.ts';
import { pictureVideoFields } from './videos.ts';

export const pictureUrlSchema = z.object({
  /** Path on this site with the base path. Immutable. */
  url: z.string(),
  width: z.number().int(),
});

export const collectionImageSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Every size, smallest first, for `srcset`. */
  sizes: z.array(pictureUrlSchema),
  ...pictureVideoFields,
  caption: z.string(),
  maker: makerSchema,
});
export type CollectionImage = z.infer<typeof collectionImageSchema>;

export const collectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  lines: z.array(z.string()),
  /** Translations of the poem, or null when its maker provided none. */
  renderings: z
    .object({
      en: z.object({ title: z.string(), lines: z.array(z.string()) }),
      ja: z.object({ title: z.string(), lines: z.array(z.string()) }),
    })
    .nullable(),
  maker: makerSchema,
  theme: z.string(),
  images: z.array(collectionImageSchema),
  color: z.object({ id: z.number().int(), name: z.string(), hex: z.string() }),
  /** Always null: email addresses are private. */
  user: authorSchema.extend({ email: z.string().nullable(), image: z.string().nullable() }),
  /** False hides the creation from the gallery only; anyone with the link can still open it. */
  is_listed: z.boolean(),
  /** Operators' reason for hiding the creation from everyone but its owner. Null if it is not hidden. */
  hidden_reason: z.string().nullish(),
  created_at: z.iso.datetime({ offset: true }),
  /** True when this site makes videos. Only in responses about a single creation. */
  makes_videos: z.boolean().optional(),
});
export type Collection = z.infer<typeof collectionSchema>;

export const collectionsQuerySchema = z.object({
  page: z.coerce
    .number()
    .catch(1)
    .transform((page) => Math.min(Math.max(Math.trunc(page) || 1, 1), 100_000))
    .default(1),
  name: z.string().trim().min(1).max(40).optional(),
});
export type CollectionsQuery = z.output<typeof collectionsQuerySchema>;

export const collectionsResponseSchema = z.object({
  data: z.array(collectionSchema),
  pages: z.number().int(),
});
export type CollectionsResponse = z.infer<typeof collectionsResponseSchema>;

export const changeCollectionRequestSchema = z.object({ is_listed: z.boolean() });
export type ChangeCollectionRequest = z.infer<typeof changeCollectionRequestSchema>;

export const collectionIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/** 32 hex digits of the content's hash, and the width in pixels. */
export const pictureFileSchema = z.string().regex(/^[0-9a-f]{32}-\d{1,4}\.webp$/);
