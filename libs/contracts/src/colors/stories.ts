import { z } from 'zod';
import { LOCALES } from '../locale/index.ts';
import { colorSchema } from './colors.ts';

/** A story beside another in the order of the colours. */
const neighbourSchema = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  name: z.string(),
  hex: z.string(),
});

/** Where the name of a colour comes from, in one language. Plain text. */
export const storySchema = z.object({
  /** `history_id` of its colour. */
  id: z.number().int().positive(),
  title: z.string().min(1),
  /** Paragraphs, with an empty line between them. */
  content: z.string().min(1),
  /** What it rests on: titles of books, substances, objects. */
  sources: z.array(z.string().min(1)).min(1),
  language: z.enum(LOCALES),
  color: colorSchema,
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
});
export type Story = z.infer<typeof storySchema>;
export type StoryNeighbour = z.infer<typeof neighbourSchema>;

/** Without `locale` the language is that of the request. */
export const storyQuerySchema = z.object({ locale: z.enum(LOCALES).optional() });
