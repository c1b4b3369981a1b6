import { z } from 'zod';

/** The creator of a poem or a picture: the built-in studio, or a language or image model. */
export const makerSchema = z.object({ kind: z.enum(['studio', 'model']), name: z.string() });
export type Maker = z.infer<typeof makerSchema>;
