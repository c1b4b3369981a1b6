import type { ErrorBody } from '@danqing/contracts/errors';
import { ApiError } from './api-error.ts';

/** How a call reaches the server. */
export interface CallOptions {
  /** `PageData.basePath`: ends with a slash. */
  basePath: string;
  /** Sends the request; `authorizedFetch` of shell-sdk where the answer depends on the member. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
}

interface SendOptions extends CallOptions {
  /** Default `POST` when there is a `body`, else `GET`. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Besides `accept` and `content-type`. */
  headers?: Record<string, string>;
}

export interface RequestOptions<Answer> extends SendOptions {
  /**
   * Takes the answer out of the body, or undefined when it is not there. It need not look at every field: the server's
   * tests hold its answers to the contract, and schemas would cost every visitor 5 to 21 kB (ADR 33).
   */
  read: (body: unknown) => Answer | undefined;
}

export interface FileRequestOptions extends SendOptions {
  /** `image/png`: an answer of another type is refused. */
  mediaType: string;
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
  { read, ...options }: RequestOptions<Answer>,
): Promise<Answer> {
  const { status, content } = await send(path, 'application/json', options, (response) => response.text());
  const body = parseJson(content);
  const answer = body === undefined ? undefined : read(body);
  if (answer !== undefined) return answer;
  throw unexpected(path, status);
}

/**
 * Asks our own server for a file.
 *
 * @param path relative to the base path, without a leading slash: `api/palettes/export-image`
 * @throws {ApiError} when there is no answer, a failed one, or one of another type
 * @throws {DOMException} `AbortError` (or the signal's own reason) when `signal` ended the request; nothing to report
 */
export async function requestFile(
  path: string,
  { mediaType, ...options }: FileRequestOptions,
): Promise<Blob> {
  const { status, content } = await send(path, mediaType, options, (response) => response.blob());
  if (content.type.split(';')[0] === mediaType) return content;
  throw unexpected(path, status);
}

/**
 * Asks our own server for something that it answers without a body.
 *
 * @throws {ApiError} when there is no answer or a failed one
 * @throws {DOMException} `AbortError` (or the signal's own reason) when `signal` ended the request; nothing to report
 */
export async function requestNothing(path: string, options: SendOptions): Promise<void> {
  await send(path, 'application/json', options, (response) => response.text());
}

/**
 * Asks our own server for server-sent events; their connection stays open until `take` has come to an end.
 *
 * @param take what throws ApiError is thrown as it is; every other failure of its is a lost connection
 * @throws {ApiError} `NETWORK` also for a connection that is lost later
 * @throws {DOMException} `AbortError` (or the signal's own reason) when `signal` ended the request; nothing to report
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

/** What an answer, or an event, says of a failure. */
export function failure({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError {
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined;
  const { message, error, code, field, challenge, traceId } = (body ?? {}) as Partial<ErrorBody>;
  const said = [message, error].find((text) => typeof text === 'string' && text !== '');
  // A proxy or a crashed server answers without our body.
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
