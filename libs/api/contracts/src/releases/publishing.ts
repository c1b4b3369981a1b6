import { z } from 'zod';
import { areaManifestSchema } from './releases.ts';

// Publishing: `POST /api/releases/uploads` with the descriptor and a publisher's token opens an upload and
// returns the missing files. `PUT /api/releases/uploads/{id}/files/{path}` sends one file; `POST
// …/{id}/complete` publishes.
export const uploadResponseSchema = z.object({
  upload: z.string(),
  area: z.string(),
  release: z.string(),
  missing: z.array(z.string()),
});
export type UploadResponse = z.infer<typeof uploadResponseSchema>;
export const publishResponseSchema = z.object({
  area: z.string(),
  release: z.string(),
  size: z.number().int(),
  /** `unchanged` when this exact release was already published. */
  outcome: z.enum(['published', 'unchanged']),
});
export type PublishResponse = z.infer<typeof publishResponseSchema>;

/**
 * Opens the running site with an area from a developer's server. Requires the operator token, or a
 * publisher's token for that area.
 */
export const overrideRequestSchema = z.object({
  origin: z.string().max(200),
  manifest: areaManifestSchema,
  shared: z.record(z.string().max(100), z.string().max(100)),
  externalRuntime: z.boolean(),
});
export type OverrideRequest = z.infer<typeof overrideRequestSchema>;
export const overrideResponseSchema = z.object({
  area: z.string(),
  origin: z.string(),
  token: z.string(),
  until: z.iso.datetime({ offset: true }),
});
export type OverrideResponse = z.infer<typeof overrideResponseSchema>;
