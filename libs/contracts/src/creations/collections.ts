import { z } from 'zod';
import { authorSchema } from '../identity/member-works.ts';
import { makerSchema } from '../makers/makers.ts';
import { pictureVideoFields } from './videos.ts';

export const pictureUrlSchema = z.object({
  /** Path on this site, base path included; what it names never changes. */
  url: z.string(),
  /** Pixels. */
  width: z.number().int(),
});

export const collectionImageSchema = z.object({
  id: z.number().int(),
  /** The largest. */
  url: z.string(),
  /** Pixels of the largest. */
  width: z.number().int(),
  height: z.number().int(),
  /** The picture in every size that it has, the smallest first: for `srcset`. */
  sizes: z.array(pictureUrlSchema),
  ...pictureVideoFields,
  /** What the picture shows, for who does not see it. */
  caption: z.string(),
  maker: makerSchema,
});
export type CollectionImage = z.infer<typeof collectionImageSchema>;

/** A creation: a poem for a colour, and what was painted of it. */
export const collectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The poem with its marks. */
  content: z.string(),
  lines: z.array(z.string()),
  /** The poem for readers of other languages; null where its maker gave none. */
  renderings: z
    .object({
      en: z.object({ title: z.string(), lines: z.array(z.string()) }),
      ja: z.object({ title: z.string(), lines: z.array(z.string()) }),
    })
    .nullable(),
  /** Who wrote the poem. */
  maker: makerSchema,
  theme: z.string(),
  images: z.array(collectionImageSchema),
  color: z.object({ id: z.number().int(), name: z.string(), hex: z.string() }),
  /** Mail addresses of members are nobody's business. */
  user: authorSchema.extend({ email: z.string().nullable(), image: z.string().nullable() }),
  /** Whether the gallery shows it. With its address everybody sees it. */
  is_listed: z.boolean(),
  /** Why operators hid it from all but its owner; null while they have not. */
  hidden_reason: z.string().nullish(),
  created_at: z.iso.datetime({ offset: true }),
  /** Whether this site makes videos of pictures; only in answers about one creation. */
  makes_videos: z.boolean().optional(),
});
export type Collection = z.infer<typeof collectionSchema>;

/** Query of `GET /api/collections`: of the colour of this name, or of all. */
export const collectionsQuerySchema = z.object({
  page: z.coerce
    .number()
    .catch(1)
    .transform((page) => Math.min(Math.max(Math.trunc(page) || 1, 1), 100_000))
    .default(1),
  name: z.string().trim().min(1).max(40).optional(),
});
export type CollectionsQuery = z.output<typeof collectionsQuerySchema>;

/** Answer to `GET /api/collections`, the newest first. */
export const collectionsResponseSchema = z.object({
  data: z.array(collectionSchema),
  /** Number of pages; 0 where there is nothing. */
  pages: z.number().int(),
});
export type CollectionsResponse = z.infer<typeof collectionsResponseSchema>;

/** Body of `PATCH /api/collections/{id}`. */
export const changeCollectionRequestSchema = z.object({ is_listed: z.boolean() });
export type ChangeCollectionRequest = z.infer<typeof changeCollectionRequestSchema>;

export const collectionIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/** Name of a stored picture: 32 digits of the hash of its bytes, and its width. */
export const pictureFileSchema = z.string().regex(/^[0-9a-f]{32}-\d{1,4}\.webp$/);
