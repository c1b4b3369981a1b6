import { z } from 'zod';

/** Proof-of-work challenge: ALTCHA version 2, solved by `altcha-lib`. */
export const proofChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string().optional(),
});
export type ProofChallenge = z.infer<typeof proofChallengeSchema>;

/**
 * The body of every error response. `message` and `error` contain the same sentence, in the language of the
 * request.
 */
export const errorBodySchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  field: z.string().optional(),
  /** Present with PROOF_OF_WORK_REQUIRED. */
  challenge: proofChallengeSchema.optional(),
  /** Present with RIGHT_REQUIRED: the missing right, and the area in which it is needed or `*`. */
  needs: z.object({ area: z.string(), right: z.string() }).optional(),
  traceId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
