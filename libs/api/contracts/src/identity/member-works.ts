import { z } from 'zod';

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

export const WORK_KINDS = ['palettes', 'collections', 'colors'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
