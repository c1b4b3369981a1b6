import { ERRORS, type ErrorBody, type ErrorCode } from '@danqing/contracts/errors';
import type { Port, PortMethod } from '@danqing/contracts/ports';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { AppError, RefusedByServiceError } from '../errors/app-error.ts';
import { SERVICE_TOKEN_HEADER } from '../http/service-token.ts';
import { currentTrace, TRACE_HEADER } from '../http/trace.ts';
import { CachedResponse, type Called } from './cached-response.ts';

const TIMEOUT_MS = 2_000;
/** Timeout of methods that queue: the wait for a connection (POOL_WAIT_MS) plus the work. */
const QUEUE_TIMEOUT_MS = 12_000;
const ATTEMPTS = 2;

export interface PortClientOptions {
  url: string;
  serviceToken: string;
}

export interface RemoteMethod extends PortClientOptions {
  port: string;
  name: string;
  method: PortMethod;
}

const envelope = z.object({ answer: z.unknown() });
const errorSchema = z.object({
  code: z.string(),
  field: z.string().optional(),
}) satisfies z.ZodType<Partial<ErrorBody>>;

/**
 * Returns a client of a port over HTTP. Calls time out after 2 s, or after 12 s for methods that queue.
 * Idempotent calls are retried once if the service does not respond, except after 12 s.
 *
 * @throws {AppError} the service's own errors, or SERVICE_UNAVAILABLE without a response
 */
export function createPortClient<Offered extends object>(
  { name: port, methods }: Port<Offered>,
  options: PortClientOptions,
): Offered {
  const all = Object.entries<PortMethod>(methods as Record<string, PortMethod>);
  return Object.fromEntries(
    all.map(([name, method]) => [name, remoteMethod({ ...options, port, name, method })]),
  ) as Offered;
}

function remoteMethod(remote: RemoteMethod): (...args: unknown[]) => unknown {
  const { port, name, method } = remote;
  if (method.cacheSeconds !== undefined) {
    const kept = new CachedResponse(method.cacheSeconds * 1000, (etag) => call(remote, [], etag));
    return () => kept.get();
  }
  const answered = async (args: unknown[]) => (await call(remote, args)).answer;
  if (!method.oneWay) return (...args) => answered(args);
  const logger = new Logger('Ports');
  return (...args) =>
    void answered(args).catch((error: Error) =>
      logger.warn(`${port}.${name} was not told: ${String(error.cause ?? error.message)}`),
    );
}

async function call(remote: RemoteMethod, args: unknown[], etag: string | null = null): Promise<Called> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(remote, args, etag);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!remote.method.repeatable || attempt === ATTEMPTS || (remote.method.queues && isTimeout(error)))
        throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
    }
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

async function callOnce(
  { url, serviceToken, port, name, method }: RemoteMethod,
  args: unknown[],
  etag: string | null,
): Promise<Called> {
  const trace = currentTrace();
  const response = await fetch(`${url.replace(/\/$/, '')}/internal/${port}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SERVICE_TOKEN_HEADER]: serviceToken,
      ...(trace !== undefined && { [TRACE_HEADER]: trace }),
      ...(etag !== null && { 'if-none-match': etag }),
    },
    body: JSON.stringify({ args }),
    signal: AbortSignal.timeout(method.queues ? QUEUE_TIMEOUT_MS : TIMEOUT_MS),
    redirect: 'error',
  });
  const what = `${port}.${name}`;
  if (response.status === 304) return { answer: null, etag, unchanged: true };
  const body: unknown = await response.json();
  if (!response.ok) throw refusal(body, what, response);
  const parsed = method.answer.safeParse(envelope.parse(body).answer);
  if (!parsed.success)
    throw new AppError('INTERNAL', { cause: new Error(`${what} answered what its port does not say`) });
  return { answer: parsed.data, etag: response.headers.get('etag'), unchanged: false };
}

function refusal(body: unknown, what: string, { status, headers }: Response): Error {
  const { data } = errorSchema.safeParse(body);
  if (!data || !Object.hasOwn(ERRORS, data.code)) return new Error(`${what} answered ${status}`);
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  return new AppError(data.code as ErrorCode, {
    field: data.field,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    cause: new RefusedByServiceError(`${what} answered ${status}`),
  });
}
