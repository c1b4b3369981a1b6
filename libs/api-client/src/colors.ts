import { colorListSchema, type Color } from '@danqing/contracts';
import { z } from 'zod';
import { request } from './request.ts';

/** Keys of the shared query cache. */
export const colorKeys = { list: ['colors'] as const };

/** The specification (part 1 §7) treats an answer that is no array as an empty list. */
const answerSchema = z.union([
  colorListSchema,
  z
    .unknown()
    .refine((body) => body !== undefined && !Array.isArray(body))
    .transform((): Color[] => []),
]);

/** All colours of the collection, in the order of their ids. */
export function listColors(basePath: string, signal?: AbortSignal): Promise<Color[]> {
  return request('api/colors', { basePath, schema: answerSchema, signal });
}
