import { z } from 'zod';

/** `sepu` = the 1957 colour chart 色谱, `classic` = the circulated "traditional colours", `solar-terms` = the colours by 24 solar terms. */
export const collectionSchema = z.enum(['sepu', 'classic', 'solar-terms']);
export type Collection = z.infer<typeof collectionSchema>;

/** Six upper-case hex digits with '#'. */
export const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/);

export const colorSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /** Syllables with tone marks, separated by spaces. */
  pinyin: z.string(),
  /** Toneless and joined; v for ü. */
  pinyin_plain: z.string(),
  /** First letters of the syllables. */
  initials: z.string(),
  /** What the name means, in plain English: "Cinnabar red". */
  gloss_en: z.string(),
  /** The name in Japanese characters with its reading in kana: 朱紅（しゅこう）. */
  gloss_ja: z.string(),
  hex: hexSchema,
  /** "r,g,b", 0-255. */
  rgb: z.string(),
  /** "c,m,y,k" in percent. */
  cmyk: z.string(),
  /** `published`: a value from the chart, never to be recomputed; `computed`: derived from the hex. */
  cmyk_origin: z.enum(['published', 'computed']),
  collection: collectionSchema,
  /** Number of the drawn chart page: 1-39 the groups of the 1957 chart, 40-51 `classic` by colour family, 52-75 the solar terms. */
  page: z.number().int().positive(),
  /** Id of the story of the name, null while there is none. */
  history_id: z.number().int().positive().nullable(),
  /** What every collection that has this name says for it, in the order of the collections. */
  provenance: z.array(z.object({ collection: collectionSchema, hex: hexSchema })),
});
export type Color = z.infer<typeof colorSchema>;
export const colorListSchema = z.array(colorSchema);

export const colorQuerySchema = z.object({ name: z.string().trim().min(1).max(40).optional() });
export const colorIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** A colour that a visitor typed or followed a link to: only its hex is known. */
export interface CustomColor {
  hex: string;
}
