import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';

/** The affected member sees this text. */
export const moderationReasonSchema = z
  .string()
  .trim()
  .min(1)
  .refine((text) => [...text].length <= 200 && TEXT_LINE.test(text));
export const moderationRequestSchema = z.object({ reason: moderationReasonSchema });
export type ModerationRequest = z.output<typeof moderationRequestSchema>;
