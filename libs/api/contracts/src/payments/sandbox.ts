import { z } from 'zod';

export const SANDBOX_ACTIONS = ['success', 'failure', 'cancel', 'late', 'double'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

export const sandboxActionRequestSchema = z.object({ action: z.enum(SANDBOX_ACTIONS) });

export const sandboxActionResponseSchema = z.object({
  success: z.literal(true),
  url: z.string(),
  /** True when the payment succeeded but the site could not process its notice. */
  notice_failed: z.boolean(),
});
export type SandboxActionResponse = z.infer<typeof sandboxActionResponseSchema>;
