import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';
import { gateCheckSchema } from './moves.ts';

/**
 * Moves that need a second operator. `shell`: the shell reaches more visitors. `contract`: a release with another
 * contract than the stable one does. `force`: a move overrides the gate.
 */
export const APPROVAL_KINDS = ['shell', 'contract', 'force'] as const;
export const approvalKindSchema = z.enum(APPROVAL_KINDS);
export type ApprovalKind = z.infer<typeof approvalKindSchema>;

/** Hours after the approval in which the release may be moved. */
export const APPROVAL_HOURS = 24;
/** Days in which a request waits for its approval. */
export const APPROVAL_WAITS_DAYS = 7;

export const approvalSchema = z.object({
  id: z.number().int(),
  area: z.string(),
  release: z.string(),
  kinds: z.array(approvalKindSchema),
  /** Checks of the gate that the move overrides. */
  checks: z.array(gateCheckSchema.shape.check),
  requested_by: z.string(),
  reason: z.string(),
  requested_at: z.iso.datetime({ offset: true }),
  /** Null while it waits. */
  approved_by: z.string().nullable(),
  /** Null while it waits. */
  approved_at: z.iso.datetime({ offset: true }).nullable(),
  /** Until when it waits, or may be used. */
  expires_at: z.iso.datetime({ offset: true }),
});
export type Approval = z.infer<typeof approvalSchema>;

export const approvalIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
export const approveRequestSchema = z.object({
  reason: z.string().trim().max(500).regex(TEXT_LINE).default(''),
});
export const approvalResponseSchema = z.object({ approval: approvalSchema });
export type ApprovalResponse = z.infer<typeof approvalResponseSchema>;
export const approvalsResponseSchema = z.object({
  /** Moves that need a second operator; empty where none does. */
  four_eyes: z.array(approvalKindSchema),
  approvals: z.array(approvalSchema),
});
export type ApprovalsResponse = z.infer<typeof approvalsResponseSchema>;
