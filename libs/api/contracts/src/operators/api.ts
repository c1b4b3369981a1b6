import type { Api } from '../api/define-api.ts';
import { securityLogResponseSchema, securityLogQuerySchema } from './security-log.ts';
import {
  operatorCodeSchema,
  operatorSessionSchema,
  operatorSignedInSchema,
  operatorSignInSchema,
} from './session.ts';

const codes = ['OPERATOR_CODE_REQUIRED', 'OPERATOR_CODE_INVALID', 'OPERATOR_TOTP_REQUIRED'] as const;
const session = {
  name: 'anna',
  changes: 'ready',
  grants: [{ area: 'palettes', right: 'canary' }],
} as const;

export const OPERATORS_API = {
  'POST /api/operator/session': {
    summary: 'Signs in to the console with an operator’s token and sets a session cookie.',
    access: 'public',
    body: operatorSignInSchema,
    answers: { 200: operatorSignedInSchema },
    errors: codes,
    example: {
      body: { token: 'danqing-operator-…', code: '123456' },
      answer: { ...session, pageToken: 'B'.repeat(43) },
    },
  },
  'GET /api/operator/session': {
    summary: 'Returns the operator of the session and whether it may make changes.',
    access: 'operators',
    answers: { 200: operatorSessionSchema },
    example: { answer: session },
  },
  'POST /api/operator/session/code': {
    summary: 'Verifies a second-factor code; the session may then make changes for a limited time.',
    access: 'operators',
    body: operatorCodeSchema,
    answers: { 200: operatorSessionSchema },
    errors: codes,
    example: { body: { code: '123456' }, answer: session },
  },
  'DELETE /api/operator/session': {
    summary: 'Ends the session of the console.',
    access: 'operators',
    answers: { 204: null },
  },
  'GET /api/operator/security-log': {
    summary:
      'Lists the security log, newest first. For the next page, set `before` to the ID of the last entry.',
    access: 'operators',
    query: securityLogQuerySchema,
    answers: { 200: securityLogResponseSchema },
    example: { answer: { entries: [] } },
  },
} as const satisfies Api;
