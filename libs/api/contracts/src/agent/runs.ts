import { z } from 'zod';
import { errorBodySchema } from '../errors/error-body.ts';
import { visibleText } from '../text/index.ts';
import { DECK_FORMATS, DECK_LIMITS } from './deck-limits.ts';
import { deckIdSchema, deckSchema } from './decks.ts';
import { deckDesignSchema, deckPlanSchema, slideSchema } from './slides.ts';

const PALETTE_NAME = 60;
/** Maximum length of the colours as JSON text, well above the size of any palette. */
const COLORS_TEXT = 20_000;

/** The custom issue messages are API error codes. */
export const runRequestSchema = z.object({
  topic: z
    .string('DECK_TOPIC_REQUIRED')
    .transform((text) => visibleText(text, { lines: true }).trim())
    .refine((text) => text !== '', 'DECK_TOPIC_REQUIRED')
    .refine((text) => [...text].length <= DECK_LIMITS.topic, 'DECK_TOPIC_TOO_LONG'),
  format: z.enum(DECK_FORMATS).default('ppt'),
  palette: z.object(
    {
      id: z.union([z.number(), z.string().max(100)]).nullish(),
      name: z
        .string()
        .nullish()
        .transform((name) => [...visibleText(name ?? '').trim()].slice(0, PALETTE_NAME).join('')),
      /** Entries as in specification part 2 §3: an array, or its JSON text. */
      colors: z.union([z.string().max(COLORS_TEXT), z.array(z.unknown())], 'PALETTE_INVALID'),
    },
    'PALETTE_INVALID',
  ),
});
export type RunRequest = z.input<typeof runRequestSchema>;

/** The `id` of the last received event; the response starts with the next one. */
export const lastEventIdSchema = z.string().regex(/^\d{1,3}$/);

/**
 * Server-sent events by name, with JSON data (specification part 2 §7). Their `id` counts from 0. `done` or
 * `error` comes last; a stream without either was cut off and can be resumed.
 */
export const runEventSchemas = {
  start: z.object({ request_id: deckIdSchema }),
  plan: z.object({ plan: deckPlanSchema }),
  design: z.object({ design: deckDesignSchema }),
  content: z.object({ item: slideSchema, index: z.number().int() }),
  error: errorBodySchema,
  done: z.object({ deck: deckSchema }),
} as const;
export type RunEvents = { [Name in keyof typeof runEventSchemas]: z.infer<(typeof runEventSchemas)[Name]> };
