import { z } from 'zod';

export const accountLimitSchema = z.object({
  reason: z.string(),
  since: z.iso.datetime({ offset: true }),
});
export type AccountLimit = z.infer<typeof accountLimitSchema>;
export const operatorMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  limited: accountLimitSchema.extend({ by: z.string() }).nullable(),
});
export type OperatorMember = z.infer<typeof operatorMemberSchema>;
