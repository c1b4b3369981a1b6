import { z } from 'zod';
import { memberNameSchema } from './member-name.ts';
import { userSchema } from './sign-in.ts';

/** Body of `PATCH /api/users/{id}`: what is left out stays. */
export const changeMemberRequestSchema = z
  .object({
    name: memberNameSchema.optional(),
    /** Of an own picture (`GET /api/users/{id}/images`); null or empty: none. */
    avatar_url: z
      .string()
      .max(300)
      .nullable()
      .transform((url) => url || null)
      .optional(),
    /** Whether others see the page `/users/{id}`. */
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

/** A number of works; null while the service that counts them does not answer. */
const countSchema = z.number().int().nullable();

/** What everybody may know of a member. */
export const memberPageSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  avatar_url: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** False for the member alone: others get 404. */
  is_public: z.boolean(),
  /** Public ones. */
  stats: z.object({ palettes: countSchema, collections: countSchema, colors: countSchema }),
});
export type MemberPage = z.infer<typeof memberPageSchema>;
export const memberPageResponseSchema = z.object({ success: z.literal(true), data: memberPageSchema });
export type MemberPageResponse = z.infer<typeof memberPageResponseSchema>;
