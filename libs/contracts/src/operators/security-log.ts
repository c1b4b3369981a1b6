import { z } from 'zod';

/** What the security log tells of. */
export const SECURITY_ACTIONS = [
  /** A one-time code was asked for. */
  'code',
  /** A code was tried; allowed: a session began. */
  'sign-in',
  /** An account came to be. */
  'sign-up',
  /** A caller reached a limit that guards sign-in or a secret. */
  'lock',
  /** A session was ended by its member, by another of their devices or by an operator. */
  'session-end',
  /** Credits were claimed. */
  'claim',
  /** A caller presented an operator's token, password or session. */
  'operator-access',
  /** An operator changed something. */
  'operator-change',
  /** A caller presented a publisher's token. */
  'publisher-access',
  /** A publisher published, or an operator said who may. */
  'publisher-change',
  /** A member asked for a download of their data, or fetched it. */
  'data-export',
  /** A member had their account deleted, kept it, or it was erased. */
  'account-deletion',
  /** A member or visitor reported something to the operators. */
  'report',
  /** The log tells of itself: what it could not keep. */
  'log',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

export interface SecurityEvent {
  action: SecurityAction;
  result: 'allowed' | 'refused';
  /** Who did it: `visitor`, `member 12`, `operator anna`, `publisher ci`. */
  actor: string;
  /** IP address that it came from; null where no request led to it. */
  address: string | null;
  /** What it was done to, like `session 3f…`, `palette 12`, `area generator`; never a secret. */
  subject?: string | undefined;
  /** Why or how, in a few plain words; never a secret. */
  detail?: string | undefined;
  /** Trace id of the request. */
  trace?: string | undefined;
}

/** Who did what, from where, kept for operators. */
export interface SecurityLogPort {
  /** Returns at once and never throws: what is told must not wait for the log, nor fail with it. */
  record(event: SecurityEvent): void;
}

/** An entry of the log: what the same did to the same from the same address within one minute, once or more often. */
export const securityLogEntrySchema = z.object({
  id: z.number().int(),
  /** ISO 8601, of the first and of the last time. */
  at: z.iso.datetime({ offset: true }),
  last_at: z.iso.datetime({ offset: true }),
  count: z.number().int(),
  action: z.string(),
  result: z.enum(['allowed', 'refused']),
  actor: z.string(),
  /** An address, or a network where more came from it than is kept one by one. */
  address: z.string().nullable(),
  subject: z.string().nullable(),
  /** Of the first time. */
  detail: z.string().nullable(),
  trace: z.string().nullable(),
});
export type SecurityLogEntry = z.infer<typeof securityLogEntrySchema>;
/** Answer to `GET /api/operator/security-log`, newest first. */
export const securityLogAnswerSchema = z.object({ entries: z.array(securityLogEntrySchema) });
export type SecurityLogAnswer = z.infer<typeof securityLogAnswerSchema>;

/** Query of `GET /api/operator/security-log`. */
export const securityLogQuerySchema = z.object({
  actor: z.string().min(1).max(120).optional(),
  action: z.enum(SECURITY_ACTIONS).optional(),
  result: z.enum(['allowed', 'refused']).optional(),
  /** An address or a network, like 203.0.113.9 or 2001:db8::/48. */
  address: z.string().optional(),
  /** Id of the oldest entry that is known already. */
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
