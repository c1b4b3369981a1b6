import { z } from 'zod';
import type { AuthorState, NamedWork } from './member-works.ts';

export const memberDataPageSchema = z.object({
  /**
   * Grouped by list; the records of a list are contiguous across pages. Contains no secrets and no data of
   * other people.
   */
  records: z
    .array(z.object({ list: z.string().regex(/^[a-z-]{1,40}$/), data: z.record(z.string(), z.unknown()) }))
    .max(500),
  /** File names to pass to `readMemberFile`. */
  files: z.array(z.string().regex(/^[\w-][\w.-]{0,100}$/)).max(1000),
  next: z.string().nullable(),
});
export type MemberDataPage = z.infer<typeof memberDataPageSchema>;

export const memberFilePartSchema = z.object({
  /** Base64, at most half a megabyte decoded. */
  bytes: z.string().max(1_000_000),
  size: z.number().int(),
});
export type MemberFilePart = z.infer<typeof memberFilePartSchema>;

/** Member data of one service: export, erasure and public works. Every service with such data implements it. */
export interface MemberData {
  exportMember(userId: number, after: string | null): Promise<MemberDataPage>;
  /** Returns the part of a file that starts at `offset`, or null when the member has no such file. */
  readMemberFile(userId: number, file: string, offset: number): Promise<MemberFilePart | null>;
  withdrawMember(userId: number, withdrawn: boolean): Promise<void>;
  /**
   * Erases the member's private data and anonymises their public content.
   *
   * @returns false while unfinished work prevents the erasure; the caller must call again
   */
  eraseMember(userId: number): Promise<boolean>;
  /** Updates the author's name on their works, and whether it links to their page. */
  updateAuthor(userId: number, author: AuthorState): Promise<void>;
  countPublic(userId: number): Promise<number>;
  listPublic(userId: number, limit: number): Promise<NamedWork[]>;
}

export const DATA_EXPORT_STATES = ['waiting', 'gathering', 'ready', 'failed'] as const;

export const dataExportSchema = z.object({
  id: z.uuid(),
  state: z.enum(DATA_EXPORT_STATES),
  /** Number of records and files so far. */
  gathered: z.number().int(),
  size: z.number().int().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const dataExportIdSchema = z.uuid('DATA_EXPORT_NOT_FOUND');

export const dataExportResponseSchema = z.object({
  success: z.literal(true),
  data: dataExportSchema.nullable(),
});
export type DataExportResponse = z.infer<typeof dataExportResponseSchema>;

/** Days during which a member can cancel the deletion of the account. */
export const DELETION_DAYS = 7;

export const deletionRequestSchema = z.object({
  otp: z.string().max(64),
});
export type DeletionRequest = z.output<typeof deletionRequestSchema>;

export const deletionResponseSchema = z.object({
  success: z.literal(true),
  data: z.object({ erases_at: z.iso.datetime({ offset: true }).nullable() }),
});
export type DeletionResponse = z.infer<typeof deletionResponseSchema>;
