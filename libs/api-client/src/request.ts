import { errorBodySchema } from '@danqing/contracts';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

export interface RequestOptions<Schema extends z.ZodType> {
  /** `PageData.basePath`: ends with a slash. */
  basePath: string;
  /** What the body of a successful answer must be. */
  schema: Schema;
  signal?: AbortSignal;
}

/**
 * Gets JSON from our own server and checks it against `schema`.
 *
 * @param path relative to the base path, without a leading slash: `api/colors`
 * @throws {ApiError} when there is no answer, a failed one, or one of another shape
 * @throws {DOMException} `AbortError` (or the signal's own reason) when `signal` ended the request; nothing to report
 */
export async function request<Schema extends z.ZodType>(
  path: string,
  { basePath, schema, signal }: RequestOptions<Schema>,
): Promise<z.output<Schema>> {
  const { ok, status, text } = await send(`${basePath}${path}`, signal);
  const body = parseJson(text);
  if (!ok) throw failure(status, body);
  const answer = schema.safeParse(body);
  if (answer.success) return answer.data;
  throw new ApiError(`${path} answered with an unexpected shape`, {
    code: 'UNEXPECTED_RESPONSE',
    status,
    cause: answer.error,
  });
}

async function send(url: string, signal: AbortSignal | undefined) {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(`${url} could not be reached`, { code: 'NETWORK', status: 0, cause });
  }
}

function failure(status: number, body: unknown): ApiError {
  const error = errorBodySchema.safeParse(body);
  // A proxy or a crashed server answers without our body.
  if (!error.success) return new ApiError(`HTTP ${status}`, { code: 'UNEXPECTED_RESPONSE', status });
  const { message, code, field, traceId } = error.data;
  return new ApiError(message, { code, status, field, traceId });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
