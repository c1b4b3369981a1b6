import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PublishAnswer, UploadAnswer } from '@danqing/contracts';
import { z } from 'zod';
import { inParallel } from '../in-parallel.ts';
import { readBuild } from '../read-build.ts';

const PARALLEL = 4;
/** Tries of one request. */
const ATTEMPTS = 6;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
const REQUEST_LIMIT_MS = 120_000;
/** Publishing compresses every text file. */
const COMPLETE_LIMIT_MS = 600_000;
/** The site forgets an upload that was completed or cleaned away meanwhile. */
const BEGINNINGS = 3;

export interface PublishOverHttpOptions {
  /** The site's address, with its base path. */
  url: string;
  /** A publisher's token. */
  token: string;
  /** A build: `release.json` and the files that it lists. */
  folder: string;
  onProgress?: (progress: PublishProgress) => void;
  /** Before the first retry, in milliseconds; doubled for each further one. */
  retryMs?: number;
}

export interface PublishProgress {
  /** Files that the site has by now. */
  sent: number;
  files: number;
}

/** The site refuses what was sent. The message names every problem. */
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
const uploadSchema: z.ZodType<UploadAnswer> = z.object({
  upload: z.string(),
  area: z.string(),
  release: z.string(),
  missing: z.array(z.string()),
});
const publishedSchema: z.ZodType<PublishAnswer> = z.object({
  area: z.string(),
  release: z.string(),
  size: z.number(),
  outcome: z.enum(['published', 'unchanged']),
});

/**
 * Publishes a build on a running site. Sends only what the site does not have, so a publishing that broke off goes on
 * where it was. Throws a ReleaseError when the folder is no build, a SiteRefusedError when the site refuses it, and the
 * last network error when the site cannot be reached over several tries.
 */
export async function publishOverHttp(options: PublishOverHttpOptions): Promise<PublishAnswer> {
  const descriptor = await readBuild(options.folder);
  const files = Object.keys(descriptor.files).length;
  for (let beginning = 1; ; beginning++) {
    try {
      const begun = await send(options, 'POST', 'api/releases/uploads', { json: descriptor });
      const { upload, missing } = uploadSchema.parse(begun);
      const address = `api/releases/uploads/${encodeURIComponent(upload)}`;
      let sent = files - missing.length;
      options.onProgress?.({ sent, files });
      await inParallel(missing, PARALLEL, async (path) => {
        const bytes = await readFile(join(options.folder, path));
        await send(options, 'PUT', `${address}/files/${path}`, { bytes });
        options.onProgress?.({ sent: ++sent, files });
      });
      const completed = await send(options, 'POST', `${address}/complete`, { limitMs: COMPLETE_LIMIT_MS });
      return publishedSchema.parse(completed);
    } catch (error) {
      const forgotten = error instanceof SiteRefusedError && error.code === 'RELEASE_NOT_FOUND';
      if (!forgotten || beginning === BEGINNINGS) throw error;
    }
  }
}

interface Payload {
  json?: unknown;
  bytes?: Uint8Array<ArrayBuffer>;
  limitMs?: number;
}

/** One request, tried again while the network or the site is in trouble. */
async function send(
  options: PublishOverHttpOptions,
  method: 'POST' | 'PUT',
  path: string,
  payload: Payload,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === ATTEMPTS;
    const outcome = await sendOnce(options, method, path, payload).catch((error: unknown) => {
      if (last || error instanceof SiteRefusedError) throw error;
      return { retryAfterMs: null };
    });
    if ('answer' in outcome) return outcome.answer;
    if (last && 'refusal' in outcome) throw outcome.refusal;
    const backoffMs = Math.min(LONGEST_RETRY_MS, (options.retryMs ?? FIRST_RETRY_MS) * 2 ** (attempt - 1));
    // With jitter, so that several senders do not all come back at once.
    await delay(outcome.retryAfterMs ?? backoffMs * (0.5 + Math.random() / 2));
  }
}

type Outcome = { answer: unknown } | { refusal: SiteRefusedError; retryAfterMs: number | null };

async function sendOnce(
  { url, token }: PublishOverHttpOptions,
  method: 'POST' | 'PUT',
  path: string,
  { json, bytes, limitMs = REQUEST_LIMIT_MS }: Payload,
): Promise<Outcome> {
  const type = bytes ? 'application/octet-stream' : 'application/json';
  const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: bytes ?? JSON.stringify(json ?? {}),
    // Anywhere else the token is nobody's business.
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  });
  if (response.status === 204) return { answer: null };
  if (response.ok) return { answer: await response.json() };
  const refusal = await readRefusal(response);
  if (response.status !== 429 && response.status < 500) throw refusal;
  const seconds = Number(response.headers.get('retry-after'));
  return { refusal, retryAfterMs: seconds > 0 ? Math.min(LONGEST_RETRY_MS, seconds * 1000) : null };
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
