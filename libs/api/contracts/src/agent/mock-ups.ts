import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';
import { PATTERN_PICTURE, PRODUCT_CATEGORIES } from './mock-up-limits.ts';

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

export const applyPatternRequestSchema = z.object({
  /** One tile of the seamless pattern, as a PNG, JPEG or WebP data URL. */
  image: z
    .string('PATTERN_IMAGE_INVALID')
    .max(PATTERN_PICTURE.characters, 'PATTERN_IMAGE_TOO_LARGE')
    .regex(DATA_URL, 'PATTERN_IMAGE_INVALID'),
  category: z.enum(PRODUCT_CATEGORIES, 'PRODUCT_CATEGORY_UNKNOWN'),
});
export type ApplyPatternRequest = z.infer<typeof applyPatternRequestSchema>;

/** On failure the body has `success: false` and `error`, like every error. */
export const applyPatternResponseSchema = z.object({
  success: z.literal(true),
  imageUrl: z.string(),
  /** The member's new balance; null for a visitor. */
  credits: z.number().int().nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  maker: makerSchema,
});
export type ApplyPatternResponse = z.infer<typeof applyPatternResponseSchema>;

/** File name of a product picture. It contains a hash of the content. */
export const productPictureFileSchema = z.string().regex(/^[0-9a-f]{32}\.webp$/);
