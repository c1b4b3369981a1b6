import { z } from 'zod';
import { accountLimitSchema } from './account-limit.ts';

/** Digits of a one-time code. */
export const CODE_LENGTH = 6;
/** Seconds before another code may be asked for (specification part 1 §9). */
export const RESEND_SECONDS = 60;
/** How long a code can be typed in. */
export const CODE_MINUTES = 10;

export const identifierTypeSchema = z.enum(['email', 'phone']);
export type IdentifierType = z.infer<typeof identifierTypeSchema>;

/** `identifier` as the visitor typed it; the server trims and normalises. */
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
  /** The solved challenge of PROOF_OF_WORK_REQUIRED: base64 of JSON with `challenge` and `solution`. */
  proof: z.string().max(4000).optional(),
});
export type SendOtpRequest = z.infer<typeof sendOtpRequestSchema>;
export const sendOtpResponseSchema = z.object({ success: z.literal(true), message: z.string() });
export type SendOtpResponse = z.infer<typeof sendOtpResponseSchema>;

export const verifyOtpRequestSchema = checkIdentifierRequestSchema.extend({ otp: z.string().max(32) });
export type VerifyOtpRequest = z.infer<typeof verifyOtpRequestSchema>;

/** A member as they see themselves. */
export const userSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Address of the picture; null while there is none. */
  image: z.string().nullable(),
  /** Null while the credits service does not answer. */
  credits: z.number().int().nullable(),
  /** ISO 8601, UTC. */
  created_at: z.iso.datetime({ offset: true }),
  /** Why and since when the member may publish nothing; null while they may. */
  limited: accountLimitSchema.nullable(),
  /** From when on the account is erased, as the member asked; absent where it is not to be. */
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

/** One sign-in of a member, on one device. */
export const sessionSummarySchema = z.object({
  id: z.uuid(),
  /** Whether the request came with this very session's token. */
  current: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  last_used_at: z.iso.datetime({ offset: true }),
  /** What the browser called itself when it signed in, shortened. */
  user_agent: z.string(),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;
export const sessionsResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(sessionSummarySchema),
});
export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;

/** Path parameter of `DELETE /api/auth/sessions/{id}`. */
export const sessionIdSchema = z.uuid();

/** Answer to logout and to the revocation of sessions. */
export const sessionsEndedResponseSchema = z.object({ success: z.literal(true) });
export type SessionsEndedResponse = z.infer<typeof sessionsEndedResponseSchema>;

/** Path parameter that names a member. */
export const memberIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER));
