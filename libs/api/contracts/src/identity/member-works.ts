import { z } from 'zod';
import type { MemberData } from './member-data.ts';

export const memberWorksQuerySchema = z.object({
  after: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(24),
});
export type MemberWorksQuery = z.output<typeof memberWorksQuerySchema>;

export const memberWorksResponseSchema = <Work extends z.ZodType>(work: Work) =>
  z.object({ success: z.literal(true), data: z.array(work), next: z.number().int().nullable() });
export interface MemberWorksResponse<Work> {
  success: true;
  data: Work[];
  next: number | null;
}

export const authorSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Omitted when unknown. */
  has_page: z.boolean().optional(),
});

/** Author data that services store with their works, so that lists need no further request. */
export const authorStateSchema = z.object({ name: z.string(), hasPage: z.boolean() });
export type AuthorState = z.infer<typeof authorStateSchema>;

export const namedWorkSchema = z.object({
  path: z.string(),
  name: z.string(),
  /** `#RRGGBB`; the main colour comes first. */
  hexes: z.array(z.string()),
});
export type NamedWork = z.infer<typeof namedWorkSchema>;

/** Port of every service that stores works of members. */
export interface MemberWorks extends MemberData {
  countPublic(userId: number): Promise<number>;
  listPublic(userId: number, limit: number): Promise<NamedWork[]>;
  /** Updates the author's name on their works, and whether it links to their page. */
  updateAuthor(userId: number, author: AuthorState): Promise<void>;
}
