import { z } from 'zod';
import { errorBodySchema } from '../errors/error-body.ts';
import { makerSchema } from '../makers/makers.ts';

/** Number of a picture of a creation, in a body. */
const imageIdSchema = z.number().int().positive().max(2_147_483_647);

/** Body of `POST /api/ai/image-to-video` and `/api/ai/image-to-video/stream`. */
export const animateRequestSchema = z.object({
  /** Of an own creation or a public one. Further calls with it come to the same video and cost nothing. */
  imageId: imageIdSchema,
});
export type AnimateRequest = z.infer<typeof animateRequestSchema>;

/** Answer to both calls, of the stream the data of `done`. */
export const animatedSchema = z.object({
  imageId: imageIdSchema,
  /** Of the MP4: path on this site, base path included. */
  videoUrl: z.string(),
  /** Of the member, after the video. */
  credits: z.number().int(),
});
export type Animated = z.infer<typeof animatedSchema>;

/** What the stream tells, each an event of this name whose data is the JSON. `done` or `error` is the last. */
export const videoEventSchemas = {
  /** An animator has begun. Before it the video waits for its turn. */
  started: z.object({ maker: makerSchema }),
  /** So many frames are drawn, of the studio alone: a model does not let itself be watched. */
  progress: z.object({ frame: z.number().int(), frames: z.number().int() }),
  done: animatedSchema,
  error: errorBodySchema,
} as const;
export type VideoEvents = {
  [Name in keyof typeof videoEventSchemas]: z.infer<(typeof videoEventSchemas)[Name]>;
};

/** What a picture says of its video. Paths on this site, base path included; what they name never changes. */
export const pictureVideoFields = {
  /** MP4 (H.264); null while there is no video. */
  video_url: z.string().nullable(),
  /** The same as WebM (VP9), for browsers without H.264; null while there is no video. */
  video_webm_url: z.string().nullable(),
  /** A frame of it as WebP, for `poster`; null while there is no video. */
  video_poster_url: z.string().nullable(),
  /** Which software or model made the video; null while there is none. */
  video_maker: makerSchema.nullable(),
  /** The member who had the video made; null while there is none. */
  video_user: z.object({ id: z.number().int(), name: z.string(), has_page: z.boolean() }).nullable(),
  /** Of the work at its video while that goes on; null when nobody is at it. */
  task_id: z.string().nullable(),
} as const;

/** Number of a picture, in an address. */
export const pictureIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(imageIdSchema);

/** Name of a stored file of a video: 32 digits of the hash of what it shows. */
export const videoFileSchema = z.string().regex(/^[0-9a-f]{32}\.(mp4|webm|webp)$/);
