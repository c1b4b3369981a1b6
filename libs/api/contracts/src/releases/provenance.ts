import { z } from 'zod';

/** Short enough for the limit of small bodies. A statement with SLSA provenance has about 2 kB. */
const MAX_PAYLOAD_CHARACTERS = 12_000;

/** A DSSE envelope with an in-toto statement about one release. */
export const provenanceEnvelopeSchema = z.object({
  payloadType: z.literal('application/vnd.in-toto+json'),
  payload: z.base64().max(MAX_PAYLOAD_CHARACTERS),
  signatures: z
    .array(z.object({ keyid: z.string().max(200).optional(), sig: z.base64().max(1_000) }))
    .min(1)
    .max(4),
});
export type ProvenanceEnvelope = z.infer<typeof provenanceEnvelopeSchema>;

/** Origin of a build, as its statement names it. `key` is the name of the trusted key that signed it; null if only claimed. */
export const provenanceSchema = z.object({
  key: z.string().nullable(),
  builder: z.string(),
  repository: z.string().nullable(),
  commit: z.string().nullable(),
});
export type Provenance = z.infer<typeof provenanceSchema>;

export const provenanceRequestSchema = z.object({
  release: z.string().regex(/^[0-9a-f]{16}$/),
  envelope: provenanceEnvelopeSchema,
});
export type ProvenanceRequest = z.infer<typeof provenanceRequestSchema>;
export const provenanceResponseSchema = z.object({
  area: z.string(),
  release: z.string(),
  provenance: provenanceSchema,
});
export type ProvenanceResponse = z.infer<typeof provenanceResponseSchema>;
