import { z } from 'zod';
import { gateResultSchema } from './moves.ts';

/** Whether a mount worker has tried a release in a browser, and the result of the whole gate. */
export const releaseVerdictSchema = z.object({
  area: z.string(),
  release: z.string(),
  /** `none`: no mount was queued, because the release was published before there were workers. */
  state: z.enum(['none', 'waiting', 'mounting', 'ended']),
  /** Mount workers that run. Without any, a waiting release waits on. */
  workers: z.number().int(),
  /** Null until the mount has ended. */
  gate: gateResultSchema.nullable(),
  at: z.iso.datetime({ offset: true }).nullable(),
});
export type ReleaseVerdict = z.infer<typeof releaseVerdictSchema>;

/** The mount workers of an environment, and the releases that wait for one. */
export const mountsSummarySchema = z.object({ workers: z.number().int(), waiting: z.number().int() });
export type MountsSummary = z.infer<typeof mountsSummarySchema>;

/** Bytes of a JPEG in base64. A picture of half the size of a desktop page has some 30 kB. */
export const MAX_PICTURE_LENGTH = 266_000;
const pictureSchema = z.base64().max(MAX_PICTURE_LENGTH);

/** Pictures of one page from the last mount, as JPEG in base64: of the release, and of the stable one then. */
export const mountPicturesSchema = z.object({
  path: z.string(),
  release: pictureSchema,
  stableRelease: z.string().nullable(),
  stable: pictureSchema.nullable(),
  /** Share of pixels that differ, from 0 to 1. */
  difference: z.number().nullable(),
  at: z.iso.datetime({ offset: true }),
});
export type MountPictures = z.infer<typeof mountPicturesSchema>;
export const picturesResponseSchema = z.object({ pictures: mountPicturesSchema.nullable() });
export type PicturesResponse = z.infer<typeof picturesResponseSchema>;
