import { z } from 'zod';
import { newColorNameSchema, typedHexSchema } from '../cocreate/colors.ts';
import { errorBodySchema } from '../errors/error-body.ts';
import { PAINTING_THEMES } from './creation-limits.ts';
import { makerSchema } from '../makers/makers.ts';

export const paintRequestSchema = z.object({
  /** A poem's id. Repeated calls return the same painting free of charge. */
  requestId: z.uuid(),
  theme: z.enum(PAINTING_THEMES),
});
export type PaintRequest = z.infer<typeof paintRequestSchema>;

const idSchema = z.number().int().positive().max(2_147_483_647);

export const continueRequestSchema = z.object({ collectionId: idSchema });
export type ContinueRequest = z.infer<typeof continueRequestSchema>;

export const paintedSchema = z.object({
  imageUrl: z.string(),
  imageId: idSchema,
  collectionId: idSchema,
  credits: z.number().int(),
});
export type Painted = z.infer<typeof paintedSchema>;

export const imageFromNameRequestSchema = z.object({
  colorName: newColorNameSchema,
  /** If omitted, the studio generates the colour from the name. */
  hex: typedHexSchema.optional(),
});
export type ImageFromNameRequest = z.input<typeof imageFromNameRequestSchema>;
export const imageFromNameResponseSchema = paintedSchema.omit({ collectionId: true });
export type ImageFromNameResponse = z.infer<typeof imageFromNameResponseSchema>;

/** Server-sent events by name, with JSON data. `done` or `error` comes last. */
export const paintingEventSchemas = {
  /** The painter has started; until then the painting waits in the queue. */
  started: z.object({ maker: makerSchema }),
  /** Progress of the studio's painter. Models report none. */
  layer: z.object({
    layer: z.number().int(),
    layers: z.number().int(),
    preview: z.string(),
  }),
  done: paintedSchema,
  error: errorBodySchema,
} as const;
export type PaintingEvents = {
  [Name in keyof typeof paintingEventSchemas]: z.infer<(typeof paintingEventSchemas)[Name]>;
};
