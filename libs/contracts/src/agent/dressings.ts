import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';
import { PATTERN_PICTURE, PRODUCT_CATEGORIES } from './dressing-limits.ts';

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Body of `POST /api/ai/apply-pattern`. */
export const applyPatternRequestSchema = z.object({
  /** The pattern as a data URL of a PNG, JPEG or WebP: one repeat, so that it goes on without a seam. */
  image: z
    .string('PATTERN_IMAGE_INVALID')
    .max(PATTERN_PICTURE.characters, 'PATTERN_IMAGE_TOO_LARGE')
    .regex(DATA_URL, 'PATTERN_IMAGE_INVALID'),
  category: z.enum(PRODUCT_CATEGORIES, 'PRODUCT_CATEGORY_UNKNOWN'),
});
export type ApplyPatternRequest = z.infer<typeof applyPatternRequestSchema>;

/** Answer to it. A failure has `success: false` and `error`, as every failure has. */
export const applyPatternResponseSchema = z.object({
  success: z.literal(true),
  /** Path on this site, base path included. */
  imageUrl: z.string(),
  /** Of the member, afterwards; null for a visitor. */
  credits: z.number().int().nullable(),
  /** Pixels of the picture. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  maker: makerSchema,
});
export type ApplyPatternResponse = z.infer<typeof applyPatternResponseSchema>;

/** Name of a picture of products: it says what the picture holds. */
export const productPictureFileSchema = z.string().regex(/^[0-9a-f]{32}\.webp$/);
