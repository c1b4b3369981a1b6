import { z } from 'zod';
import { accountLimitSchema } from './account-limit.ts';

export const CODE_LENGTH = 6;
/** Seconds before a new code can be requested (specification part 1 §9). */
export const RESEND_SECONDS = 60;
export const CODE_MINUTES = 10;

export const identifierTypeSchema = z.enum(['email', 'phone']);
export type IdentifierType = z.infer<typeof identifierTypeSchema>;

export const checkIdentifierRequestSchema = z.object({
  identifier: z.string().max(320),
  identifier_type: identifierTypeSchema,
});
export type CheckIdentifierRequest = z.infer<typeof checkIdentifierRequestSchema>;
export const checkIdentifierResponseSchema = z.object({
  success: z.literal(true),
  exists: z.boolean(),
  message: z.string(),
});
export type CheckIdentifierResponse = z.infer<typeof checkIdentifierResponseSchema>;

export const sendOtpRequestSchema = checkIdentifierRequestSchema.extend({
  /** Solved challenge of PROOF_OF_WORK_REQUIRED: base64 of JSON with `challenge` and `solution`. */
  proof: z.string().max(4000).optional(),
});
export type SendOtpRequest = z.infer<typeof sendOtpRequestSchema>;
export const sendOtpResponseSchema = z.object({ success: z.literal(true), message: z.string() });
export type SendOtpResponse = z.infer<typeof sendOtpResponseSchema>;

export const verifyOtpRequestSchema = checkIdentifierRequestSchema.extend({ otp: z.string().max(32) });
export type VerifyOtpRequest = z.infer<typeof verifyOtpRequestSchema>;

export const userSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
  /** Null when the credits service does not respond. */
  credits: z.number().int().nullable(),
  /** ISO 8601, UTC. */
  created_at: z.iso.datetime({ offset: true }),
  /** Why and since when the member may not publish, or null. */
  limited: accountLimitSchema.nullable(),
  /** Date of the erasure that the member requested; absent when none is scheduled. */
  erases_at: z.iso.datetime({ offset: true }).optional(),
});
export type User = z.infer<typeof userSchema>;

export const verifyOtpResponseSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ token: z.string(), user: userSchema }),
});
export type VerifyOtpResponse = z.infer<typeof verifyOtpResponseSchema>;

export const meResponseSchema = z.object({
  success: z.literal(true),
  data: z.object({ user: userSchema }),
});
export type MeResponse = z.infer<typeof meResponseSchema>;

export const sessionSummarySchema = z.object({
  id: z.uuid(),
  current: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  last_used_at: z.iso.datetime({ offset: true }),
  /** The User-Agent at sign-in, truncated. */
  user_agent: z.string(),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;
export const sessionsResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(sessionSummarySchema),
});
export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;

export const sessionIdSchema = z.uuid();

export const sessionsEndedResponseSchema = z.object({ success: z.literal(true) });
export type SessionsEndedResponse = z.infer<typeof sessionsEndedResponseSchema>;

export const memberIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER));
