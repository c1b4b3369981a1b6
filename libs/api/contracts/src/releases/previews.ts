import { z } from 'zod';
import { releasePrefixSchema } from './console.ts';
import { areaIdSchema } from './releases.ts';

export const MAX_PREVIEW_DAYS = 30;
export const DEFAULT_PREVIEW_DAYS = 7;
export const MAX_PREVIEW_AREAS = 8;

export const previewRequestSchema = z.object({
  releases: z
    .array(z.object({ area: areaIdSchema, release: releasePrefixSchema }))
    .min(1)
    .max(MAX_PREVIEW_AREAS)
    .refine((releases) => new Set(releases.map(({ area }) => area)).size === releases.length, {
      error: 'must name each area once',
    }),
  days: z.number().int().min(1).max(MAX_PREVIEW_DAYS).default(DEFAULT_PREVIEW_DAYS),
});
export type PreviewRequest = z.input<typeof previewRequestSchema>;

export const previewSchema = z.object({
  id: z.number().int(),
  releases: z.array(z.object({ area: z.string(), release: z.string() })),
  created_by: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  until: z.iso.datetime({ offset: true }),
  revoked_by: z.string().nullable(),
  revoked_at: z.iso.datetime({ offset: true }).nullable(),
  /** The link, relative to the site's base URL. Null once the preview is revoked or expired. */
  path: z.string().nullable(),
});
export type Preview = z.infer<typeof previewSchema>;

export const previewIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
export const previewResponseSchema = z.object({ preview: previewSchema });
export type PreviewResponse = z.infer<typeof previewResponseSchema>;
export const previewsResponseSchema = z.object({ previews: z.array(previewSchema) });
export type PreviewsResponse = z.infer<typeof previewsResponseSchema>;
