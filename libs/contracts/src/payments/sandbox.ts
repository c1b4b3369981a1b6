import { z } from 'zod';

/** What the buttons of the sandbox's checkout page do. */
export const SANDBOX_ACTIONS = ['success', 'failure', 'cancel', 'late', 'double'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

export const sandboxActionRequestSchema = z.object({ action: z.enum(SANDBOX_ACTIONS) });

export const sandboxActionResponseSchema = z.object({
  success: z.literal(true),
  /** Path of the page to go back to. */
  url: z.string(),
  /** Whether the payment is taken, but the site could not take the notice of it. */
  notice_failed: z.boolean(),
});
export type SandboxActionResponse = z.infer<typeof sandboxActionResponseSchema>;
