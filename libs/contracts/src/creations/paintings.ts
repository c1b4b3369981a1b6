import { z } from 'zod';
import { newColorNameSchema, typedHexSchema } from '../cocreate/colors.ts';
import { errorBodySchema } from '../errors/error-body.ts';
import { PAINTING_THEMES } from './creation-limits.ts';
import { makerSchema } from '../makers/makers.ts';

/** Body of `POST /api/ai/image` and `/api/ai/image/stream`. */
export const paintRequestSchema = z.object({
  /** Of a poem. Further calls with it come to the same painting and cost nothing. */
  requestId: z.uuid(),
  theme: z.enum(PAINTING_THEMES),
});
export type PaintRequest = z.infer<typeof paintRequestSchema>;

/** Number of a creation or of one of its pictures, in a body. */
const idSchema = z.number().int().positive().max(2_147_483_647);

/** Body of `POST /api/ai/collection-image` and `/api/ai/collection-image/stream`. */
export const continueRequestSchema = z.object({ collectionId: idSchema });
export type ContinueRequest = z.infer<typeof continueRequestSchema>;

/** Answer to the four calls, of the streams the data of `done`. */
export const paintedSchema = z.object({
  /** Path on this site, base path included. */
  imageUrl: z.string(),
  imageId: idSchema,
  collectionId: idSchema,
  /** Of the member, after the painting. */
  credits: z.number().int(),
});
export type Painted = z.infer<typeof paintedSchema>;

/** Body of `POST /api/ai/image-from-name`. */
export const imageFromNameRequestSchema = z.object({
  colorName: newColorNameSchema,
  /** The colour, where it is known; else the studio imagines it from the name. */
  hex: typedHexSchema.optional(),
});
export type ImageFromNameRequest = z.input<typeof imageFromNameRequestSchema>;
/** Answer to it. */
export const imageFromNameResponseSchema = paintedSchema.omit({ collectionId: true });
export type ImageFromNameResponse = z.infer<typeof imageFromNameResponseSchema>;

/** What the streams tell, each an event of this name whose data is the JSON. `done` or `error` is the last. */
export const paintingEventSchemas = {
  /** A painter has begun. Before it the painting waits for its turn. */
  started: z.object({ maker: makerSchema }),
  /** One more layer lies on the paper, of the studio alone: a model does not let itself be watched. */
  layer: z.object({
    /** From 1. */
    layer: z.number().int(),
    layers: z.number().int(),
    /** The picture so far, small, as a data URL. */
    preview: z.string(),
  }),
  done: paintedSchema,
  error: errorBodySchema,
} as const;
export type PaintingEvents = {
  [Name in keyof typeof paintingEventSchemas]: z.infer<(typeof paintingEventSchemas)[Name]>;
};
