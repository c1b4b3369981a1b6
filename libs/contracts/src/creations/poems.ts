import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';

/** Body of `POST /api/ai/poem`. */
export const poemRequestSchema = z.object({
  /** The exact Chinese name of a colour. */
  colorName: z.string().trim().min(1).max(40),
});
export type PoemRequest = z.input<typeof poemRequestSchema>;

const renderingSchema = z.object({ title: z.string(), lines: z.array(z.string()) });

/** Answer to `POST /api/ai/poem`. */
export const poemResponseSchema = z.object({
  /** The poem with its marks: 床前明月光，疑是地上霜。… */
  cnString: z.string(),
  /** Lets its holder have one painting made of the poem; unguessable. A poem without a painting is kept for 30 days. */
  requestId: z.uuid(),
  title: z.string(),
  /** The four lines without marks. */
  lines: z.array(z.string()),
  /** The poem line by line for readers of other languages; null where its maker gives none. */
  renderings: z.object({ en: renderingSchema, ja: renderingSchema }).nullable(),
  maker: makerSchema,
});
export type PoemResponse = z.infer<typeof poemResponseSchema>;
