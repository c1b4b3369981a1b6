import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

const ATTEMPTS = 6;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
const REQUEST_LIMIT_MS = 120_000;

export interface RunningSite {
  url: string;
  /** A publisher's token, or an operator's where the site accepts it. */
  token: string;
  /** Milliseconds before the first retry, doubled for each further one. */
  retryMs?: number;
  signal?: AbortSignal | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export class SiteRefusedError extends Error {
  override readonly name = 'SiteRefusedError';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string, problems: readonly string[]) {
    super([`The site refuses with ${code}: ${message}`, ...problems].join('\n  '));
    this.code = code;
    this.status = status;
  }
}

const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  problems: z.array(z.string()).default([]),
});

interface Payload {
  json?: unknown;
  bytes?: Uint8Array<ArrayBuffer>;
  limitMs?: number;
}

/**
 * Sends one request and retries it while the network or the site fails.
 *
 * @throws {SiteRefusedError} when the site refuses it
 * @throws {Error} the last network error when several attempts fail, or the reason of `site.signal`
 */
export async function sendToSite(
  site: RunningSite,
  method: Method,
  path: string,
  payload: Payload,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === ATTEMPTS;
    const outcome = await sendOnce(site, method, path, payload).catch((error: unknown) => {
      if (last || error instanceof SiteRefusedError || site.signal?.aborted) throw error;
      return { retryAfterMs: null };
    });
    if ('answer' in outcome) return outcome.answer;
    if (last && 'refusal' in outcome) throw outcome.refusal;
    const backoffMs = Math.min(MAX_RETRY_MS, (site.retryMs ?? FIRST_RETRY_MS) * 2 ** (attempt - 1));
    const pauseMs = outcome.retryAfterMs ?? backoffMs * (0.5 + Math.random() / 2);
    await delay(pauseMs, undefined, { signal: site.signal });
  }
}

type Outcome = { answer: unknown } | { refusal: SiteRefusedError; retryAfterMs: number | null };

async function sendOnce(
  { url, token, signal }: RunningSite,
  method: Method,
  path: string,
  { json, bytes, limitMs = REQUEST_LIMIT_MS }: Payload,
): Promise<Outcome> {
  const type = bytes ? 'application/octet-stream' : 'application/json';
  const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
    },
    body: method === 'GET' ? null : (bytes ?? JSON.stringify(json ?? {})),
    // A redirect must not carry the token to another site.
    redirect: 'manual',
    signal: AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])]),
  });
  if (response.status === 204) return { answer: null };
  if (response.ok) return { answer: await response.json() };
  const refusal = await readRefusal(response);
  if (response.status !== 429 && response.status < 500) throw refusal;
  const seconds = Number(response.headers.get('retry-after'));
  return { refusal, retryAfterMs: seconds > 0 ? Math.min(MAX_RETRY_MS, seconds * 1000) : null };
}

async function readRefusal(response: Response): Promise<SiteRefusedError> {
  const { status, headers } = response;
  const location = headers.get('location');
  if (status < 400 && location)
    return new SiteRefusedError(`HTTP ${status}`, status, `it has moved to ${location}`, []);
  const body = refusalSchema.safeParse(await response.json().catch(() => null));
  if (!body.success) return new SiteRefusedError(`HTTP ${status}`, status, response.statusText, []);
  return new SiteRefusedError(body.data.code, status, body.data.message, body.data.problems);
}
