import { z } from 'zod';
import { EVERY, OPERATOR_RIGHTS } from './rights.ts';

/** One-time code of the second factor, for a change with an operator's token. */
export const OPERATOR_CODE_HEADER = 'x-operator-code';
/** Required with every request of a console session: the page token that only the console's page received. */
export const OPERATOR_PAGE_HEADER = 'x-operator-page';

export const operatorSignInSchema = z.object({
  token: z.string().min(1).max(512),
  code: z.string().max(20).optional(),
});
/** The code allows changes in this session for a limited time. */
export const operatorCodeSchema = z.object({ code: z.string().min(1).max(20) });
export const grantSchema = z.object({
  /** Id of an area, or `*`. */
  area: z.string(),
  right: z.enum([...OPERATOR_RIGHTS, EVERY]),
});
export const operatorSessionSchema = z.object({
  name: z.string().nullable(),
  /**
   * `ready`: changes are allowed; `code`: a one-time code is needed; `missing`: the operator lacks a second
   * factor, or the shared token lacks a name.
   */
  changes: z.enum(['ready', 'code', 'missing']),
  grants: z.array(grantSchema),
});
export type OperatorSession = z.infer<typeof operatorSessionSchema>;
/** The session itself is in an HttpOnly cookie. */
export const operatorSignedInSchema = operatorSessionSchema.extend({
  pageToken: z.string(),
});
export type OperatorSignedIn = z.infer<typeof operatorSignedInSchema>;
