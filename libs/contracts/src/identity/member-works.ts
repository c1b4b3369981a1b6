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

/** What each service that keeps works of members answers about them. */
export interface MemberWorks extends MemberData {
  /** How many of the member's works everybody sees. */
  countPublic(userId: number): Promise<number>;
  /** From now on the member is called so where their works are shown. */
  renameAuthor(userId: number, name: string): Promise<void>;
}
