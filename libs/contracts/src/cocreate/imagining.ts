import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';
import { colorNameSchema, newColorNameSchema } from './colors.ts';
import { NAME_REFERENCES } from './cocreate-limits.ts';

/** Body of `POST /api/ai/generate-color`. */
export const generateColorRequestSchema = z.object({
  colorName: newColorNameSchema,
  /** Another colour, near the best guess. */
  again: z.boolean().default(false),
});
export type GenerateColorRequest = z.input<typeof generateColorRequestSchema>;

const sentencesSchema = z.object({ zh: z.string(), en: z.string(), ja: z.string() });

/** Answer to `POST /api/ai/generate-color`. The best guess; with `again`, a colour near it. */
export const generatedColorSchema = z.object({
  name: z.string(),
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
  /** "r,g,b". */
  rgb: z.string(),
  /** "h,s%,l%". */
  hsl: z.string(),
  /** "c,m,y,k" in percent. */
  cmyk: z.string(),
  /** Why this colour, in the language of the request. */
  description: z.string(),
  /** Syllables with tone marks; empty where the name has characters without a known reading. */
  pinyin: z.string(),
  /** The description in every language. */
  descriptions: sentencesSchema,
  maker: makerSchema,
});
export type GeneratedColor = z.infer<typeof generatedColorSchema>;

/** Body of `POST /api/ai/suggest-color-names`. */
export const suggestNamesRequestSchema = z.object({
  /** Names that the new ones should go with. */
  references: z.array(colorNameSchema).max(NAME_REFERENCES).default([]),
});
export type SuggestNamesRequest = z.input<typeof suggestNamesRequestSchema>;

/** Why a name is not suggested: a traditional colour has it, a member gave it, it is not allowed, or it is no name. */
export const FILTER_REASONS = ['traditional', 'co-created', 'refused', 'malformed'] as const;

/** Answer to `POST /api/ai/suggest-color-names`. */
export const suggestNamesResponseSchema = z.object({
  names: z.array(z.string()),
  /** What was thought of and dropped. */
  filtered: z.array(z.object({ name: z.string(), reason: z.enum(FILTER_REASONS) })),
  /** The same names in the same order, with what there is to say of them. */
  suggestions: z.array(
    z.object({
      name: z.string(),
      pinyin: z.string(),
      /** What it might look like. */
      hex: z.string().regex(/^#[0-9A-F]{6}$/),
      /** In the language of the request. */
      reason: z.string(),
    }),
  ),
  maker: makerSchema,
});
export type SuggestNamesResponse = z.infer<typeof suggestNamesResponseSchema>;
