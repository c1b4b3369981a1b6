import { z } from 'zod';
import type { MemberData } from './member-data.ts';

/** Query of the lists of a member's works, newest first. */
export const memberWorksQuerySchema = z.object({
  /** `next` of the page before. */
  after: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(24),
});
export type MemberWorksQuery = z.output<typeof memberWorksQuerySchema>;

/** Answer: a page of them. `next`: what `after` is for the next one; null where there is none. */
export const memberWorksResponseSchema = <Work extends z.ZodType>(work: Work) =>
  z.object({ success: z.literal(true), data: z.array(work), next: z.number().int().nullable() });
export interface MemberWorksResponse<Work> {
  success: true;
  data: Work[];
  next: number | null;
}

/** Who made a work, as it and lists of works say it. */
export const authorSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whether others see their page; left out where that is not known. */
  has_page: z.boolean().optional(),
});

/** What is kept of an author beside their works, so that no list has to ask for it. */
export const authorStateSchema = z.object({ name: z.string(), hasPage: z.boolean() });
export type AuthorState = z.infer<typeof authorStateSchema>;

/** A public work, as the page of its maker names it. */
export const namedWorkSchema = z.object({
  /** Path of its page, without base path and language. */
  path: z.string(),
  name: z.string(),
  /** Its colours, the one that it is about first: `#RRGGBB`. */
  hexes: z.array(z.string()),
});
export type NamedWork = z.infer<typeof namedWorkSchema>;

/** What each service that keeps works of members answers about them. */
export interface MemberWorks extends MemberData {
  /** How many of the member's works everybody sees. */
  countPublic(userId: number): Promise<number>;
  /** The newest of them, at most `limit`. */
  listPublic(userId: number, limit: number): Promise<NamedWork[]>;
  /** From now on the member is called so where their works are shown, and their name leads to their page, or nowhere. */
  updateAuthor(userId: number, author: AuthorState): Promise<void>;
}
