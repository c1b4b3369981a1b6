import type { ErrorBody } from '@danqing/contracts/errors';
import { ApiError } from './api-error.ts';

export interface CallOptions {
  /** `PageData.basePath`; ends with a slash. */
  basePath: string;
  /** Use `authorizedFetch` of shell-sdk when the response depends on the member. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
}

interface SendOptions extends CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Sent in addition to `accept` and `content-type`. */
  headers?: Record<string, string>;
}

export interface RequestOptions<Answer> extends SendOptions {
  /**
   * Reads the value from the body, or returns undefined. It need not check every field: the server's tests
   * enforce the contract, and schemas would cost every visitor 5 to 21 kB (ADR 33).
   */
  read: (body: unknown) => Answer | undefined;
}

export interface FileRequestOptions extends SendOptions {
  /** A response of another media type is rejected. */
  mediaType: string;
}

/**
 * Requests JSON from our own server.
 *
 * @param path relative to the base path, without a leading slash: `api/colors`
 * @throws {ApiError} when there is no response, an error response, or a body that `read` rejects
 * @throws {DOMException} `AbortError` (or the signal's reason) when `signal` aborts; do not report it
 */
export async function request<Answer>(
  path: string,
  { read, ...options }: RequestOptions<Answer>,
): Promise<Answer> {
  const { status, content } = await send(path, 'application/json', options, (response) => response.text());
  const body = parseJson(content);
  const answer = body === undefined ? undefined : read(body);
  if (answer !== undefined) return answer;
  throw unexpected(path, status);
}

/**
 * Requests a file from our own server. Fails like `request`.
 *
 * @throws {ApiError} when the response has another media type
 */
export async function requestFile(
  path: string,
  { mediaType, ...options }: FileRequestOptions,
): Promise<Blob> {
  const { status, content } = await send(path, mediaType, options, (response) => response.blob());
  if (content.type.split(';')[0] === mediaType) return content;
  throw unexpected(path, status);
}

/** Sends a request whose response has no body. Fails like `request`. */
export async function requestNothing(path: string, options: SendOptions): Promise<void> {
  await send(path, 'application/json', options, (response) => response.text());
}

/**
 * Requests server-sent events. The connection stays open until `take` settles.
 *
 * @param take reads the response; its ApiErrors are rethrown, and any other error counts as a lost connection
 * @throws {ApiError} `NETWORK` also when the connection is lost later
 * @throws {DOMException} `AbortError` (or the signal's reason) when `signal` aborts; do not report it
 */
export async function requestEvents<Answer>(
  path: string,
  { take, ...options }: SendOptions & { take: (response: Response) => Promise<Answer> },
): Promise<Answer> {
  return (await send(path, 'text/event-stream', options, take)).content;
}

async function send<Content>(
  path: string,
  accept: string,
  { basePath, method, body, headers, signal, fetch = globalThis.fetch }: SendOptions,
  take: (response: Response) => Promise<Content>,
): Promise<{ status: number; content: Content }> {
  const url = `${basePath}${path}`;
  const hasBody = body !== undefined;
  let failed: { response: Response; text: string };
  try {
    const response = await fetch(url, {
      method: method ?? (hasBody ? 'POST' : 'GET'),
      headers: { accept, ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: JSON.stringify(body) }),
      signal,
    });
    const { ok, status } = response;
    if (ok) return { status, content: await take(response) };
    failed = { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError(`${url} could not be reached`, { code: 'NETWORK', status: 0, cause });
  }
  throw failure(failed.response, parseJson(failed.text));
}

function unexpected(path: string, status: number): ApiError {
  return new ApiError(`${path} answered with an unexpected shape`, { code: 'UNEXPECTED_RESPONSE', status });
}

export function failure({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError {
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined;
  const { message, error, code, field, challenge, traceId } = (body ?? {}) as Partial<ErrorBody>;
  const said = [message, error].find((text) => typeof text === 'string' && text !== '');
  // A proxy or a crashed server responds without our error body.
  if (said === undefined)
    return new ApiError(`HTTP ${status}`, { code: 'UNEXPECTED_RESPONSE', status, retryAfterSeconds });
  return new ApiError(said, {
    code: code ?? 'UNNAMED',
    status,
    field,
    challenge,
    retryAfterSeconds,
    traceId,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
