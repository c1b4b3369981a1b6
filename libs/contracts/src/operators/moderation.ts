import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';

/** Why an operator did it: shown to the member concerned. */
export const moderationReasonSchema = z
  .string()
  .trim()
  .min(1)
  .refine((text) => [...text].length <= 200 && TEXT_LINE.test(text));
/** Body of `POST /api/operator/palettes/{id}/hide` and `POST /api/operator/members/{id}/limit`. */
export const moderationRequestSchema = z.object({ reason: moderationReasonSchema });
export type ModerationRequest = z.output<typeof moderationRequestSchema>;
