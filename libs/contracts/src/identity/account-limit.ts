import { z } from 'zod';

/** Why and since when a member may publish nothing. */
export const accountLimitSchema = z.object({
  reason: z.string(),
  /** ISO 8601. */
  since: z.iso.datetime({ offset: true }),
});
export type AccountLimit = z.infer<typeof accountLimitSchema>;
/** Answer to `GET /api/operator/members/{id}`, and to what changes the member. */
export const operatorMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  limited: accountLimitSchema.extend({ by: z.string() }).nullable(),
});
export type OperatorMember = z.infer<typeof operatorMemberSchema>;
