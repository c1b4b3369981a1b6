import { z } from 'zod';
import { errorBodySchema } from '../errors/error-body.ts';
import { makerSchema } from '../makers/makers.ts';

const imageIdSchema = z.number().int().positive().max(2_147_483_647);

export const animateRequestSchema = z.object({
  /**
   * A picture of the member's own creation or of a public one. Repeated calls return the same video free of
   * charge.
   */
  imageId: imageIdSchema,
});
export type AnimateRequest = z.infer<typeof animateRequestSchema>;

export const animatedSchema = z.object({
  imageId: imageIdSchema,
  videoUrl: z.string(),
  credits: z.number().int(),
});
export type Animated = z.infer<typeof animatedSchema>;

/** Server-sent events by name, with JSON data. `done` or `error` comes last. */
export const videoEventSchemas = {
  started: z.object({ maker: makerSchema }),
  /** Progress of the studio's animator. Models report none. */
  progress: z.object({ frame: z.number().int(), frames: z.number().int() }),
  done: animatedSchema,
  error: errorBodySchema,
} as const;
export type VideoEvents = {
  [Name in keyof typeof videoEventSchemas]: z.infer<(typeof videoEventSchemas)[Name]>;
};

/** Video fields of a picture. Paths on this site with the base path; immutable. Null without a video. */
export const pictureVideoFields = {
  video_url: z.string().nullable(),
  video_webm_url: z.string().nullable(),
  /** A frame as WebP, for `poster`. */
  video_poster_url: z.string().nullable(),
  video_maker: makerSchema.nullable(),
  video_user: z.object({ id: z.number().int(), name: z.string(), has_page: z.boolean() }).nullable(),
  /** Id of the running video job, or null. */
  task_id: z.string().nullable(),
} as const;

export const pictureIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(imageIdSchema);

/** 32 hex digits of a hash that identifies the video. */
export const videoFileSchema = z.string().regex(/^[0-9a-f]{32}\.(mp4|webm|webp)$/);
