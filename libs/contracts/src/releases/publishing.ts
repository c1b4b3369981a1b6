import { z } from 'zod';
import { areaManifestSchema } from './releases.ts';

// Publishing: `POST /api/releases/uploads` with the descriptor and a publisher's token opens an upload and answers
// with what is missing; `PUT /api/releases/uploads/{id}/files/{path}` sends one file; `POST …/{id}/complete` publishes.
export interface UploadAnswer {
  upload: string;
  area: string;
  release: string;
  /** Files to send; empty when the release is there already. */
  missing: string[];
}
export interface PublishAnswer {
  area: string;
  release: string;
  size: number;
  outcome: 'published' | 'unchanged';
}

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
export interface OverrideAnswer {
  area: string;
  origin: string;
  token: string;
  /** ISO 8601. */
  until: string;
}
