import { z } from 'zod';

/** A code of the second factor, with a change that is asked for with an operator's token. */
export const OPERATOR_CODE_HEADER = 'x-operator-code';
/** With every call of a console's session: what only the console's own page was told. */
export const OPERATOR_PAGE_HEADER = 'x-operator-page';

/** Body of `POST /api/operator/session`, the console's sign-in. */
export const operatorSignInSchema = z.object({
  token: z.string().min(1).max(512),
  /** Of the second factor, once the operator has one. */
  code: z.string().max(20).optional(),
});
/** Body of `POST /api/operator/session/code`: from now on, for a time, the session may make changes. */
export const operatorCodeSchema = z.object({ code: z.string().min(1).max(20) });
/** Answer to `GET /api/operator/session`, and to what changes it. */
export const operatorSessionSchema = z.object({
  /** Null for the shared token. */
  name: z.string().nullable(),
  /** `ready`: changes are allowed now. `code`: after a code. `missing`: once there is a second factor or, for the shared token, a name. */
  changes: z.enum(['ready', 'code', 'missing']),
});
export type OperatorSession = z.infer<typeof operatorSessionSchema>;
/** Answer to the sign-in: the session itself is in a cookie that no script can read. */
export const operatorSignedInSchema = operatorSessionSchema.extend({
  /** Goes back with every call as OPERATOR_PAGE_HEADER. */
  pageToken: z.string(),
});
export type OperatorSignedIn = z.infer<typeof operatorSignedInSchema>;
