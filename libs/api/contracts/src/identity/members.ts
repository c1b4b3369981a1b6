import { z } from 'zod';
import { memberNameSchema } from './member-name.ts';
import { userSchema } from './sign-in.ts';

export const changeMemberRequestSchema = z
  .object({
    name: memberNameSchema.optional(),
    /**
     * URL of one of the member's own pictures (`GET /api/users/{id}/images`); null or empty removes the
     * avatar.
     */
    avatar_url: z
      .string()
      .max(300)
      .nullable()
      .transform((url) => url || null)
      .optional(),
    is_public: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'nothing to change');
export type ChangeMemberRequest = z.input<typeof changeMemberRequestSchema>;
export type MemberChange = z.output<typeof changeMemberRequestSchema>;

export const changeMemberResponseSchema = z.object({
  success: z.literal(true),
  data: z.object({ user: userSchema, is_public: z.boolean() }),
});
export type ChangeMemberResponse = z.infer<typeof changeMemberResponseSchema>;

/** Null when the counting service does not respond. */
const countSchema = z.number().int().nullable();

export const memberPageSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  avatar_url: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** Others receive 404 for a private page, so only the member sees false. */
  is_public: z.boolean(),
  stats: z.object({ palettes: countSchema, collections: countSchema, colors: countSchema }),
});
export type MemberPage = z.infer<typeof memberPageSchema>;
export const memberPageResponseSchema = z.object({ success: z.literal(true), data: memberPageSchema });
export type MemberPageResponse = z.infer<typeof memberPageResponseSchema>;
