import { z } from 'zod';

/** Who made a poem or a picture: the studio that is part of this software, or the language or image model of this name. */
export const makerSchema = z.object({ kind: z.enum(['studio', 'model']), name: z.string() });
export type Maker = z.infer<typeof makerSchema>;
