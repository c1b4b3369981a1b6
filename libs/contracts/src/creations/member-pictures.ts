import { z } from 'zod';
import { memberWorksQuerySchema } from '../identity/member-works.ts';
import { pictureUrlSchema } from './collections.ts';

/** Query of `GET /api/users/{id}/collections`. */
export const memberCollectionsQuerySchema = memberWorksQuerySchema.extend({
  /** With `listed` only what everybody sees, also to the member. */
  only: z.literal('listed').optional(),
});
export type MemberCollectionsQuery = z.output<typeof memberCollectionsQuerySchema>;

/** Query of `GET /api/users/{id}/images`. */
export const memberPicturesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type MemberPicturesQuery = z.output<typeof memberPicturesQuerySchema>;

/** An own picture, to choose as an avatar. */
export const memberPictureSchema = z.object({
  id: z.number().int(),
  /** The largest; what `avatar_url` of `PATCH /api/users/{id}` takes. */
  url: z.string(),
  /** In every size that it has, the smallest first: for `srcset`. */
  sizes: z.array(pictureUrlSchema),
});
export type MemberPicture = z.infer<typeof memberPictureSchema>;

/** Answer, newest first. */
export const memberPicturesResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(memberPictureSchema),
});
export type MemberPicturesResponse = z.infer<typeof memberPicturesResponseSchema>;
