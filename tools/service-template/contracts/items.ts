import { z } from 'zod';

export const itemSchema = z.object({ id: z.number().int().positive(), name: z.string() });
export type Item = z.infer<typeof itemSchema>;

export const itemsResponseSchema = z.object({ success: z.literal(true), data: z.array(itemSchema) });
export type ItemsResponse = z.infer<typeof itemsResponseSchema>;
