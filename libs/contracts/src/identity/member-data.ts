import { z } from 'zod';

/** What a service keeps of a member, a page of it. */
export const memberDataPageSchema = z.object({
  /** In the order of their lists, and of a list no two pages apart. Nothing of other people, no secret. */
  records: z
    .array(z.object({ list: z.string().regex(/^[a-z-]{1,40}$/), data: z.record(z.string(), z.unknown()) }))
    .max(500),
  /** Names under which `readMemberFile` gives their bytes. */
  files: z.array(z.string().regex(/^[\w-][\w.-]{0,100}$/)).max(1000),
  /** What `after` is for the next page; null where there is none. */
  next: z.string().nullable(),
});
export type MemberDataPage = z.infer<typeof memberDataPageSchema>;

/** A part of a file. */
export const memberFilePartSchema = z.object({
  /** Base64 of at most half a megabyte. */
  bytes: z.string().max(1_000_000),
  /** Of the whole file. */
  size: z.number().int(),
});
export type MemberFilePart = z.infer<typeof memberFilePartSchema>;

/** What each service that keeps something of members answers when they want it, or want it gone. */
export interface MemberData {
  /** A page of what it keeps of the member. */
  exportMember(userId: number, after: string | null): Promise<MemberDataPage>;
  /** The part of one of the member's own files that begins at `offset`; null when there is no such file of theirs. */
  readMemberFile(userId: number, file: string, offset: number): Promise<MemberFilePart | null>;
  /** Shows what the member made public to nobody, or to all again. */
  withdrawMember(userId: number, withdrawn: boolean): Promise<void>;
  /**
   * Erases what is the member's alone and takes the name off what was public. True when nothing is left to do; false while
   * something is under way that has to end first, so that the caller asks again.
   */
  eraseMember(userId: number): Promise<boolean>;
}

export const DATA_EXPORT_STATES = ['waiting', 'gathering', 'ready', 'failed'] as const;

/** A download of one's data: asked for, gathered, kept for seven days. */
export const dataExportSchema = z.object({
  id: z.uuid(),
  state: z.enum(DATA_EXPORT_STATES),
  /** Records and files gathered so far. */
  gathered: z.number().int(),
  /** Bytes of the file; null until it is ready. */
  size: z.number().int().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** Until when the file is kept; null until it is ready. */
  expires_at: z.iso.datetime({ offset: true }).nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** Path parameter. */
export const dataExportIdSchema = z.uuid('DATA_EXPORT_NOT_FOUND');

export const dataExportResponseSchema = z.object({
  success: z.literal(true),
  /** The newest; null where there is none. */
  data: dataExportSchema.nullable(),
});
export type DataExportResponse = z.infer<typeof dataExportResponseSchema>;

/** Days in which a member who deletes the account may change their mind. */
export const DELETION_DAYS = 7;

export const deletionRequestSchema = z.object({
  /** The one-time code that was sent to the member. */
  otp: z.string().max(64),
});
export type DeletionRequest = z.output<typeof deletionRequestSchema>;

export const deletionResponseSchema = z.object({
  success: z.literal(true),
  /** `erases_at`: from when on the account is erased; null: it is not to be. */
  data: z.object({ erases_at: z.iso.datetime({ offset: true }).nullable() }),
});
export type DeletionResponse = z.infer<typeof deletionResponseSchema>;
