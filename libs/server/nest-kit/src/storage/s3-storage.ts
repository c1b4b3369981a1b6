import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../config/operator-error.ts';
import { withTimeLimit } from '../time/time-limit.ts';
import {
  RangeNotSatisfiableError,
  requireKey,
  type ByteRange,
  type ObjectContent,
  type ObjectStorage,
  type PutOptions,
  type StoredObject,
} from './object-storage.ts';

/** Time limit for the response headers, and again for bodies that are read at once. */
const RESPONSE_TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
const CONFLICT_PAUSE_MS = 100;

export interface SigningClient {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

export interface S3Folder {
  /** Objects have the URL `<endpoint>/<bucket>/<folder>/<key>`; an empty folder is left out. */
  endpoint: string;
  bucket: string;
  folder: string;
  client: SigningClient;
}

export class S3Error extends OperatorError {
  override readonly name = 'S3Error';
  readonly status: number;

  constructor(method: string, key: string, status: number, code: string) {
    super(`${method} ${key}: the storage answers ${status} ${code}`);
    this.status = status;
  }
}

/**
 * Object storage in a folder of an S3 bucket. Methods throw S3Error for an error status. Network errors and
 * timeouts are retried twice.
 */
export class S3Storage implements ObjectStorage {
  readonly #bucket: URL;
  readonly #folder: string;
  readonly #client: SigningClient;
  /** False once the storage has rejected `If-None-Match` on writes. */
  #conditional = true;

  constructor({ endpoint, bucket, folder, client }: S3Folder) {
    this.#bucket = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/`);
    this.#folder = folder === '' ? '' : `${folder}/`;
    this.#client = client;
  }

  /**
   * If the storage does not support `ifNoneMatch`, two concurrent writers may both succeed, and the later one
   * wins.
   */
  async put(key: string, bytes: Uint8Array, { ifNoneMatch }: PutOptions = {}): Promise<boolean> {
    if (ifNoneMatch) return this.#putNew(key, bytes);
    return settle('PUT', key, await this.#send('PUT', key, putInit(bytes)), true);
  }

  async get(key: string, range?: ByteRange): Promise<ObjectContent | null> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end ?? ''}` } : {};
    const response = await this.#send('GET', key, { headers });
    if (response.status === 404) return discard(response, null);
    if (response.status === 416) {
      await discard(response, null);
      throw new RangeNotSatisfiableError(key, (await this.#sizeOf(key)) ?? 0);
    }
    // A storage without range support returns 200 with the whole object.
    if (response.status !== (range ? 206 : 200)) throw await failure('GET', key, response);
    return contentOf(key, response);
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${this.#folder}${prefix}` });
      if (token !== null) query.set('continuation-token', token);
      const response = await this.#request(`?${query}`, { method: 'GET' });
      if (!response.ok) throw await failure('GET', prefix, response);
      const text = await textOf(response);
      for (const object of readObjects(text)) yield { ...object, key: object.key.slice(this.#folder.length) };
      token = element(text, 'IsTruncated') === 'true' ? element(text, 'NextContinuationToken') : null;
    } while (token !== null);
  }

  async delete(key: string): Promise<void> {
    const response = await this.#send('DELETE', key);
    if (response.status === 404) return discard(response, undefined);
    return settle('DELETE', key, response, undefined);
  }

  async #putNew(key: string, bytes: Uint8Array): Promise<boolean> {
    // A storage that ignores the condition would overwrite the object.
    if ((await this.#sizeOf(key)) !== null) return false;
    for (let attempt = 1; this.#conditional; attempt++) {
      const response = await this.#send('PUT', key, putInit(bytes, { 'if-none-match': '*' }));
      if (response.status === 412) return discard(response, false);
      if (response.status === 501) {
        this.#conditional = false;
        await discard(response, false);
      } else if (response.status !== 409 || attempt === ATTEMPTS) {
        return settle('PUT', key, response, true);
      } else {
        await discard(response, false);
        await delay(CONFLICT_PAUSE_MS * attempt);
      }
    }
    return this.put(key, bytes);
  }

  async #sizeOf(key: string): Promise<number | null> {
    const response = await this.#send('HEAD', key);
    if (response.status === 404) return null;
    return settle('HEAD', key, response, Number(response.headers.get('content-length')));
  }

  #send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    requireKey(key);
    return this.#request(`${this.#folder}${key}`, { ...init, method });
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    const url = new URL(path, this.#bucket).href;
    for (let attempt = 1; ; attempt++) {
      try {
        return await withTimeLimit(RESPONSE_TIMEOUT_MS, (signal) =>
          this.#client.fetch(url, { ...init, signal }),
        );
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }
}

function putInit(bytes: Uint8Array, headers: Record<string, string> = {}): RequestInit {
  return {
    // fetch does not accept views of a SharedArrayBuffer as a body.
    body: new Uint8Array(bytes),
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      'x-amz-content-sha256': hash('sha256', bytes),
    },
  };
}

async function settle<Value>(method: string, key: string, response: Response, value: Value): Promise<Value> {
  if (!response.ok) throw await failure(method, key, response);
  return discard(response, value);
}

/** Cancels the body, which releases the connection. */
async function discard<Value>(response: Response, value: Value): Promise<Value> {
  await response.body?.cancel();
  return value;
}

async function failure(method: string, key: string, response: Response): Promise<S3Error> {
  const text = response.ok ? await discard(response, '') : await textOf(response).catch(() => '');
  return new S3Error(method, key, response.status, element(text, 'Code') ?? '');
}

const textOf = (response: Response): Promise<string> =>
  withTimeLimit(RESPONSE_TIMEOUT_MS, () => response.text());

function contentOf(key: string, { headers, body }: Response): ObjectContent {
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return {
    key,
    size: Number(size ?? headers.get('content-length')),
    etag: headers.get('etag') ?? '',
    modified: Date.parse(headers.get('last-modified') ?? ''),
    range: size === undefined ? null : { start: Number(start), end: Number(end) },
    body: body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
  };
}

const readObjects = (xml: string): StoredObject[] =>
  [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, content = '']) => ({
    key: element(content, 'Key') ?? '',
    size: Number(element(content, 'Size')),
    etag: (element(content, 'ETag') ?? '').replaceAll('&quot;', '"'),
    modified: Date.parse(element(content, 'LastModified') ?? ''),
  }));

const element = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
