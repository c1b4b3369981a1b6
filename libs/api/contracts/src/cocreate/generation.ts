import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';
import { colorNameSchema, newColorNameSchema } from './colors.ts';
import { NAME_REFERENCES } from './cocreate-limits.ts';

export const generateColorRequestSchema = z.object({
  colorName: newColorNameSchema,
  /** True requests another colour that is similar to the best guess. */
  again: z.boolean().default(false),
});
export type GenerateColorRequest = z.input<typeof generateColorRequestSchema>;

const sentencesSchema = z.object({ zh: z.string(), en: z.string(), ja: z.string() });

export const generatedColorSchema = z.object({
  name: z.string(),
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
  rgb: z.string(),
  hsl: z.string(),
  cmyk: z.string(),
  /** Explains the choice of the colour, in the language of the request. */
  description: z.string(),
  /** Syllables with tone marks; empty when a character's reading is unknown. */
  pinyin: z.string(),
  descriptions: sentencesSchema,
  maker: makerSchema,
});
export type GeneratedColor = z.infer<typeof generatedColorSchema>;

export const suggestNamesRequestSchema = z.object({
  references: z.array(colorNameSchema).max(NAME_REFERENCES).default([]),
});
export type SuggestNamesRequest = z.input<typeof suggestNamesRequestSchema>;

/**
 * Reasons to exclude a name: it belongs to a traditional or a co-created colour, contains a refused word, or
 * is not a valid name.
 */
export const FILTER_REASONS = ['traditional', 'co-created', 'refused', 'malformed'] as const;

export const suggestNamesResponseSchema = z.object({
  names: z.array(z.string()),
  filtered: z.array(z.object({ name: z.string(), reason: z.enum(FILTER_REASONS) })),
  /** The same names in the same order, with details. */
  suggestions: z.array(
    z.object({
      name: z.string(),
      pinyin: z.string(),
      hex: z.string().regex(/^#[0-9A-F]{6}$/),
      reason: z.string(),
    }),
  ),
  maker: makerSchema,
});
export type SuggestNamesResponse = z.infer<typeof suggestNamesResponseSchema>;
