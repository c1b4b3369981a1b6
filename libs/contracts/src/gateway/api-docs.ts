import { z } from 'zod';
import { LOCALES } from '../locale/index.ts';

/** Query of `GET /api/docs`. */
export const apiDocsQuerySchema = z.object({
  /** Language of the headings instead of the browser's. */
  locale: z.enum(LOCALES).optional(),
});
