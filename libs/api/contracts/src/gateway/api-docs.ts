import { z } from 'zod';
import { LOCALES } from '../locale/index.ts';

export const apiDocsQuerySchema = z.object({
  locale: z.enum(LOCALES).optional(),
});
