import { z } from 'zod';
import { memberWorksQuerySchema } from '../identity/member-works.ts';
import { pictureUrlSchema } from './collections.ts';

export const memberCollectionsQuerySchema = memberWorksQuerySchema.extend({
  /** `listed` returns only what other visitors see, even to the member. */
  only: z.literal('listed').optional(),
});
export type MemberCollectionsQuery = z.output<typeof memberCollectionsQuerySchema>;

export const memberPicturesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type MemberPicturesQuery = z.output<typeof memberPicturesQuerySchema>;

export const memberPictureSchema = z.object({
  id: z.number().int(),
  /** The largest file; valid as `avatar_url` of `PATCH /api/users/{id}`. */
  url: z.string(),
  sizes: z.array(pictureUrlSchema),
});
export type MemberPicture = z.infer<typeof memberPictureSchema>;

export const memberPicturesResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(memberPictureSchema),
});
export type MemberPicturesResponse = z.infer<typeof memberPicturesResponseSchema>;
