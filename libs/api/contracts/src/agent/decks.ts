import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';
import { DECK_FORMATS } from './deck-limits.ts';
import { deckDesignSchema, deckModelSchema, deckPlanSchema } from './slides.ts';

/** Id of a run and of its deck; unguessable. */
export const deckIdSchema = z.uuid();

/** A deck, possibly of a stopped run. */
export const deckSchema = z.object({
  id: deckIdSchema,
  title: z.string(),
  topic: z.string(),
  format: z.enum(DECK_FORMATS),
  locale: deckPlanSchema.shape.locale,
  slides: z.number().int(),
  written: z.number().int(),
  palette: z.object({ name: z.string(), colors: deckDesignSchema.shape.palette }),
  maker: makerSchema,
  /** Paths on this site with the base path; null while slides are missing. */
  files: z.object({ pptx: z.string(), pdf: z.string() }).nullable(),
  created_at: z.iso.datetime({ offset: true }),
  expires_at: z.iso.datetime({ offset: true }),
});
export type Deck = z.infer<typeof deckSchema>;

export const deckResponseSchema = z.object({
  success: z.literal(true),
  data: deckSchema.extend(deckModelSchema.shape),
});
export type DeckResponse = z.infer<typeof deckResponseSchema>;

export const decksQuerySchema = z.object({
  after: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type DecksQuery = z.output<typeof decksQuerySchema>;

/** Lists the member's decks that have a plan, newest first. */
export const decksResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(deckSchema),
  next: z.number().int().nullable(),
});
export type DecksResponse = z.infer<typeof decksResponseSchema>;
