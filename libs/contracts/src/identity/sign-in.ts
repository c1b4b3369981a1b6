import { z } from 'zod';
import type { AccountLimit } from './account-limit.ts';

/** Digits of a one-time code. */
export const CODE_LENGTH = 6;
/** Seconds before another code may be asked for (specification part 1 §9). */
export const RESEND_SECONDS = 60;

export const identifierTypeSchema = z.enum(['email', 'phone']);
export type IdentifierType = z.infer<typeof identifierTypeSchema>;

/** `identifier` as the visitor typed it; the server trims and normalises. */
export const checkIdentifierRequestSchema = z.object({
  identifier: z.string().max(320),
  identifier_type: identifierTypeSchema,
});
export type CheckIdentifierRequest = z.infer<typeof checkIdentifierRequestSchema>;
export interface CheckIdentifierResponse {
  success: true;
  exists: boolean;
  message: string;
}

export const sendOtpRequestSchema = checkIdentifierRequestSchema.extend({
  /** The solved challenge of PROOF_OF_WORK_REQUIRED: base64 of JSON with `challenge` and `solution`. */
  proof: z.string().max(4000).optional(),
});
export type SendOtpRequest = z.infer<typeof sendOtpRequestSchema>;
export interface SendOtpResponse {
  success: true;
  message: string;
}

export const verifyOtpRequestSchema = checkIdentifierRequestSchema.extend({ otp: z.string().max(32) });
export type VerifyOtpRequest = z.infer<typeof verifyOtpRequestSchema>;

/** A member as they see themselves. */
export interface User {
  id: number;
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** Address of the picture; null while there is none. */
  image: string | null;
  /** Null while the credits service does not answer. */
  credits: number | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Why and since when the member may publish nothing; null while they may. */
  limited: AccountLimit | null;
}

export interface VerifyOtpResponse {
  success: true;
  message: string;
  data: { token: string; user: User };
}

export interface MeResponse {
  success: true;
  data: { user: User };
}

/** One sign-in of a member, on one device. */
export interface SessionSummary {
  id: string;
  /** Whether the request came with this very session's token. */
  current: boolean;
  created_at: string;
  last_used_at: string;
  /** What the browser called itself when it signed in, shortened. */
  user_agent: string;
}
export interface SessionsResponse {
  success: true;
  data: SessionSummary[];
}

/** Path parameter of `DELETE /api/auth/sessions/{id}`. */
export const sessionIdSchema = z.uuid();

/** Answer to logout and to the revocation of sessions. */
export interface SessionsEndedResponse {
  success: true;
}

/** Path parameter that names a member. */
export const memberIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER));
