import { z } from 'zod';

export const SECURITY_ACTIONS = [
  'code',
  'sign-in',
  'sign-up',
  'lock',
  'session-end',
  'claim',
  'operator-access',
  'operator-change',
  'publisher-access',
  'publisher-change',
  'preview-change',
  'notification-change',
  'data-export',
  'account-deletion',
  'report',
  /** The log's own entries about events that it could not store. */
  'log',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

export interface SecurityEvent {
  action: SecurityAction;
  result: 'allowed' | 'refused';
  /** `visitor`, `member 12`, `operator anna`, `publisher ci`. */
  actor: string;
  address: string | null;
  /** Object of the action, such as `session 3f…`, `palette 12`, `area generator`. Never a secret. */
  subject?: string | undefined;
  /** A short reason or method. Never a secret. */
  detail?: string | undefined;
  trace?: string | undefined;
}

export interface SecurityLogPort {
  /** Returns immediately and never throws, so that the log can neither delay nor fail the action. */
  record(event: SecurityEvent): void;
}

/**
 * A log entry. Repetitions by one actor from one address on one subject within a minute are counted together.
 */
export const securityLogEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime({ offset: true }),
  last_at: z.iso.datetime({ offset: true }),
  count: z.number().int(),
  action: z.string(),
  result: z.enum(['allowed', 'refused']),
  actor: z.string(),
  /** An IP address, or its network when the network has too many addresses to store each one. */
  address: z.string().nullable(),
  subject: z.string().nullable(),
  detail: z.string().nullable(),
  trace: z.string().nullable(),
});
export type SecurityLogEntry = z.infer<typeof securityLogEntrySchema>;
export const securityLogResponseSchema = z.object({ entries: z.array(securityLogEntrySchema) });
export type SecurityLogResponse = z.infer<typeof securityLogResponseSchema>;

export const securityLogQuerySchema = z.object({
  actor: z.string().min(1).max(120).optional(),
  action: z.enum(SECURITY_ACTIONS).optional(),
  result: z.enum(['allowed', 'refused']).optional(),
  /** An address or a network, like 203.0.113.9 or 2001:db8::/48. */
  address: z.string().optional(),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d?$|^[12]00$/)
    .transform(Number)
    .default(50),
});
