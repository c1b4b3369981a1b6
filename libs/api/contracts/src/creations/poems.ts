import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';

export const poemRequestSchema = z.object({
  colorName: z.string().trim().min(1).max(40),
});
export type PoemRequest = z.input<typeof poemRequestSchema>;

const renderingSchema = z.object({ title: z.string(), lines: z.array(z.string()) });

export const poemResponseSchema = z.object({
  /** The poem with punctuation: 床前明月光，疑是地上霜。… */
  cnString: z.string(),
  /**
   * Entitles the holder to one painting of the poem; unguessable. A poem without a painting is stored for 30
   * days.
   */
  requestId: z.uuid(),
  title: z.string(),
  lines: z.array(z.string()),
  /** Line-by-line translations, or null when the maker provides none. */
  renderings: z.object({ en: renderingSchema, ja: renderingSchema }).nullable(),
  maker: makerSchema,
});
export type PoemResponse = z.infer<typeof poemResponseSchema>;
