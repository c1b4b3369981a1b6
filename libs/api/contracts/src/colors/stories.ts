import { z } from 'zod';
import { LOCALES } from '../locale/index.ts';
import { colorSchema } from './colors.ts';

const neighbourSchema = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  name: z.string(),
  hex: z.string(),
});

export const storySchema = z.object({
  /** The colour's `history_id`. */
  id: z.number().int().positive(),
  title: z.string().min(1),
  /** Paragraphs separated by an empty line. */
  content: z.string().min(1),
  sources: z.array(z.string().min(1)).min(1),
  language: z.enum(LOCALES),
  color: colorSchema,
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
});
export type Story = z.infer<typeof storySchema>;
export type StoryNeighbour = z.infer<typeof neighbourSchema>;

/** `locale` defaults to the language of the request. */
export const storyQuerySchema = z.object({ locale: z.enum(LOCALES).optional() });
