import { z } from 'zod';

/**
 * `sepu`: the 1957 colour chart 色谱; `classic`: the popular list of "traditional colours"; `solar-terms`:
 * colours by the 24 solar terms.
 */
export const collectionSchema = z.enum(['sepu', 'classic', 'solar-terms']);
export type Collection = z.infer<typeof collectionSchema>;

export const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/);

export const colorSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  pinyin: z.string(),
  pinyin_plain: z.string(),
  initials: z.string(),
  gloss_en: z.string(),
  /** Japanese characters with their reading in kana: 朱紅（しゅこう）. */
  gloss_ja: z.string(),
  hex: hexSchema,
  rgb: z.string(),
  cmyk: z.string(),
  /** `published`: a value from the chart, never recomputed; `computed`: derived from the hex. */
  cmyk_origin: z.enum(['published', 'computed']),
  collection: collectionSchema,
  /**
   * Chart page: 1-39 the groups of the 1957 chart, 40-51 `classic` by colour family, 52-75 the solar terms.
   */
  page: z.number().int().positive(),
  history_id: z.number().int().positive().nullable(),
  /** The hex of this name in each collection that has it, in the order of the collections. */
  provenance: z.array(z.object({ collection: collectionSchema, hex: hexSchema })),
});
export type Color = z.infer<typeof colorSchema>;
export const colorListSchema = z.array(colorSchema);

export const colorQuerySchema = z.object({ name: z.string().trim().min(1).max(40).optional() });
export const colorIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

export interface CustomColor {
  hex: string;
}
