import { z } from 'zod';

export const blockedWordSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((word) => /[\p{L}\p{N}]/u.test(word) && !/[\0\p{Cs}\p{Cc}]/u.test(word));
export const blockedWordRequestSchema = z.object({ word: blockedWordSchema });
export type BlockedWordRequest = z.output<typeof blockedWordRequestSchema>;
export const blockedWordsResponseSchema = z.object({
  words: z.array(z.object({ word: z.string(), by: z.string(), at: z.iso.datetime({ offset: true }) })),
});
export type BlockedWordsResponse = z.infer<typeof blockedWordsResponseSchema>;
