import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { responseProblems } from '@danqing/contracts/api';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

type InjectedResponse = Awaited<ReturnType<NestFastifyApplication['inject']>>;

/** Makes `app.inject` throw when a response below `/api` violates its contract. */
export function checkResponses(app: NestFastifyApplication): void {
  const inject = app.inject.bind(app) as (options: unknown) => Promise<InjectedResponse>;
  const checked = async (options: { method?: string; url?: string | { pathname: string } } | string) => {
    const answer = await inject(options);
    const { method = 'GET', url = '/' } = typeof options === 'string' ? { url: options } : options;
    const path = (typeof url === 'string' ? url : url.pathname).split('?')[0] ?? '/';
    const problems = responseProblems({
      method: method.toUpperCase(),
      path,
      status: answer.statusCode,
      contentType: String(answer.headers['content-type'] ?? ''),
      text: decoded(answer.rawPayload, answer.headers['content-encoding']),
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return answer;
  };
  app.inject = checked as typeof app.inject;
}

function decoded(payload: Buffer, coding: unknown): string {
  if (coding === 'br') return brotliDecompressSync(payload).toString();
  if (coding === 'gzip') return gunzipSync(payload).toString();
  return payload.toString();
}
