import { z } from 'zod';
import { areaManifestSchema } from './releases.ts';

// Publishing: `POST /api/releases/uploads` with the descriptor and a publisher's token opens an upload and answers
// with what is missing; `PUT /api/releases/uploads/{id}/files/{path}` sends one file; `POST …/{id}/complete` publishes.
export const uploadAnswerSchema = z.object({
  upload: z.string(),
  area: z.string(),
  release: z.string(),
  /** Files to send; empty when the release is there already. */
  missing: z.array(z.string()),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
export const publishAnswerSchema = z.object({
  area: z.string(),
  release: z.string(),
  size: z.number().int(),
  outcome: z.enum(['published', 'unchanged']),
});
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

/**
 * Body of `POST /api/releases/overrides`, with the operator token or a publisher's of that very area: a developer wants to
 * open the running site with the area from their development server.
 */
export const overrideRequestSchema = z.object({
  /** Where the sources are served: `http://127.0.0.1:3401`. */
  origin: z.string().max(200),
  manifest: areaManifestSchema,
  /** As in a release's descriptor. */
  shared: z.record(z.string().max(100), z.string().max(100)),
  externalRuntime: z.boolean(),
});
export type OverrideRequest = z.infer<typeof overrideRequestSchema>;
export const overrideAnswerSchema = z.object({
  area: z.string(),
  origin: z.string(),
  token: z.string(),
  /** ISO 8601. */
  until: z.iso.datetime({ offset: true }),
});
export type OverrideAnswer = z.infer<typeof overrideAnswerSchema>;
