import {
  OPERATOR_CODE_HEADER,
  OPERATOR_PAGE_HEADER,
  type OperatorSignedIn,
} from '@danqing/contracts/operators';
import { addOperator } from '../operator/operators.ts';
import { confirmSecondFactor, prepareSecondFactor } from '../second-factor/second-factor.ts';
import { stepAt, totpCode } from '../second-factor/totp.ts';
import { openOperators } from './open-operators.ts';

type Method = 'GET' | 'POST' | 'DELETE';
export interface CallOptions {
  token?: string | undefined;
  code?: string;
  cookie?: string;
  pageToken?: string;
  body?: object;
  from?: string;
  headers?: Record<string, string>;
}

export async function openCalls(options: Parameters<typeof openOperators>[0] = {}) {
  const service = await openOperators(options);
  const { app, database } = service;
  const call = (method: Method, path: string, request: CallOptions = {}) => {
    const { token, code, cookie, pageToken, body, from = '203.0.113.9', headers } = request;
    return app.inject({
      method,
      url: `/api/operator/${path}`,
      remoteAddress: from,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(code !== undefined && { [OPERATOR_CODE_HEADER]: code }),
        ...(cookie !== undefined && { cookie }),
        ...(pageToken !== undefined && { [OPERATOR_PAGE_HEADER]: pageToken }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
  };
  return {
    ...service,
    call,
    look: (request: CallOptions) => call('GET', 'lever', request),
    pull: (request: CallOptions) => call('POST', 'lever', request),
    async add(name: string): Promise<string> {
      const token = await addOperator(database, { name, actor: 'command line test' });
      if (token === null) throw new Error(`${name} is there already`);
      return token;
    },
    async arm(name: string): Promise<(ahead?: number) => string> {
      const secret = await prepareSecondFactor(database, name);
      if (!secret) throw new Error(`${name} is unknown`);
      const step = stepAt(Date.now());
      const code = (ahead = 0) => totpCode(secret, step + ahead);
      if (!(await confirmSecondFactor(database, name, code(-1)))) throw new Error('the code is not its');
      return code;
    },
    async signIn(token: string, code?: string): Promise<{ cookie: string; pageToken: string }> {
      const answer = await call('POST', 'session', { body: { token, ...(code !== undefined && { code }) } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const [first] = [answer.headers['set-cookie']].flat();
      return {
        cookie: String(first).split(';', 1)[0] ?? '',
        pageToken: answer.json<OperatorSignedIn>().pageToken,
      };
    },
  };
}

export type TestCalls = Awaited<ReturnType<typeof openCalls>>;
export const codeOf = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
];
