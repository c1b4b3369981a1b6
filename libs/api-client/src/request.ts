import type { ErrorBody } from '@danqing/contracts';
import { ApiError } from './api-error.ts';

export interface RequestOptions<Answer> {
  /** `PageData.basePath`: ends with a slash. */
  basePath: string;
  /**
   * Takes the answer out of the body, or undefined when it is not there. It need not look at every field: the server's
   * tests hold its answers to the contract, and the schemas would cost every visitor 20 kB.
   */
  read: (body: unknown) => Answer | undefined;
  /** Default `POST` when there is a `body`, else `GET`. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sends the request; `authorizedFetch` of shell-sdk where the answer depends on the member. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
}

/**
 * Asks our own server for JSON.
 *
 * @param path relative to the base path, without a leading slash: `api/colors`
 * @throws {ApiError} when there is no answer, a failed one, or one that `read` refuses
 * @throws {DOMException} `AbortError` (or the signal's own reason) when `signal` ended the request; nothing to report
 */
export async function request<Answer>(
  path: string,
  { basePath, read, ...options }: RequestOptions<Answer>,
): Promise<Answer> {
  const { ok, status, text } = await send(`${basePath}${path}`, options);
  const body = parseJson(text);
  if (!ok) throw failure(status, body);
  const answer = body === undefined ? undefined : read(body);
  if (answer !== undefined) return answer;
  throw new ApiError(`${path} answered with an unexpected shape`, { code: 'UNEXPECTED_RESPONSE', status });
}

type SendOptions = Omit<RequestOptions<unknown>, 'basePath' | 'read'>;

async function send(url: string, { method, body, signal, fetch = globalThis.fetch }: SendOptions) {
  const hasBody = body !== undefined;
  try {
    const response = await fetch(url, {
      method: method ?? (hasBody ? 'POST' : 'GET'),
      headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: JSON.stringify(body) }),
      signal,
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(`${url} could not be reached`, { code: 'NETWORK', status: 0, cause });
  }
}

function failure(status: number, body: unknown): ApiError {
  // A proxy or a crashed server answers without our body.
  if (!isErrorBody(body)) return new ApiError(`HTTP ${status}`, { code: 'UNEXPECTED_RESPONSE', status });
  const { message, code, field, traceId } = body;
  return new ApiError(message, { code, status, field, traceId });
}

function isErrorBody(body: unknown): body is ErrorBody {
  const { code, message } = (body ?? {}) as Partial<ErrorBody>;
  return typeof code === 'string' && typeof message === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
