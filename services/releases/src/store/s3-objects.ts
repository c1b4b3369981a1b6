import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const REQUEST_LIMIT_MS = 60_000;
/** Tries of a request that the network swallows; answers of 5xx are tried again by the client. */
const ATTEMPTS = 3;
const CONFLICT_PAUSE_MS = 100;

/** Sends a request with a signature of AWS Signature Version 4, like the AwsClient of aws4fetch. */
export interface SigningClient {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

export interface S3Bucket {
  /** Addressed as `<endpoint>/<bucket>/<key>`. */
  endpoint: string;
  bucket: string;
  client: SigningClient;
}

export interface S3Object {
  key: string;
  /** Milliseconds since 1970, by the clock of the storage. */
  modified: number;
}

/** The storage answered, but not as it should. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;

  constructor(method: string, key: string, status: number, code: string) {
    super(`${method} ${key}: the storage answers ${status} ${code}`);
    this.status = status;
  }
}

/** The objects of one bucket of S3 or of a storage that speaks like it. Keys are made of letters, digits and `. _ @ - /`. */
export class S3Objects {
  readonly #root: URL;
  readonly #client: SigningClient;
  /** Not every storage knows `If-None-Match` on writing. */
  #conditional = true;

  constructor({ endpoint, bucket, client }: S3Bucket) {
    this.#root = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/`);
    this.#client = client;
  }

  /** Null when there is no such object. */
  async get(key: string): Promise<Uint8Array | null> {
    const response = await this.#send('GET', key);
    if (response.status === 404) return null;
    await this.#expectOk('GET', key, response);
    return new Uint8Array(await response.arrayBuffer());
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#expectOk('PUT', key, await this.#send('PUT', key, putInit(bytes)));
  }

  /**
   * False when the object is there already, which is then left as it is. Where the storage cannot make that sure by itself,
   * two writers at the same moment may both succeed, and the later one stays.
   */
  async putNew(key: string, bytes: Uint8Array): Promise<boolean> {
    for (let attempt = 1; this.#conditional; attempt++) {
      const response = await this.#send('PUT', key, putInit(bytes, { 'if-none-match': '*' }));
      if (response.status === 412) return discard(response, false);
      if (response.status === 501) {
        this.#conditional = false;
        await discard(response, false);
      } else if (response.status !== 409 || attempt === ATTEMPTS) {
        await this.#expectOk('PUT', key, response);
        return true;
      } else {
        // Another writer is at work on the same key right now.
        await discard(response, false);
        await delay(CONFLICT_PAUSE_MS * attempt);
      }
    }
    return this.#putUnlessSeen(key, bytes);
  }

  /** Every object whose key begins so. */
  async list(prefix: string): Promise<S3Object[]> {
    const objects: S3Object[] = [];
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== null) query.set('continuation-token', token);
      const response = await this.#send('GET', `?${query}`);
      await this.#expectOk('GET', prefix, response);
      const text = await response.text();
      objects.push(...readObjects(text));
      token = element(text, 'IsTruncated') === 'true' ? element(text, 'NextContinuationToken') : null;
    } while (token !== null);
    return objects;
  }

  /** Nothing happens when there is no such object. */
  async delete(key: string): Promise<void> {
    const response = await this.#send('DELETE', key);
    if (response.status !== 404) await this.#expectOk('DELETE', key, response);
  }

  async #putUnlessSeen(key: string, bytes: Uint8Array): Promise<boolean> {
    const response = await this.#send('HEAD', key);
    if (response.ok) return false;
    if (response.status !== 404) await this.#expectOk('HEAD', key, response);
    await this.put(key, bytes);
    return true;
  }

  async #send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(key, this.#root).href;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#client.fetch(url, {
          ...init,
          method,
          signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
        });
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  async #expectOk(method: string, key: string, response: Response): Promise<void> {
    if (response.ok) return;
    const text = await response.text().catch(() => '');
    throw new S3Error(method, key, response.status, element(text, 'Code') ?? '');
  }
}

function putInit(bytes: Uint8Array, headers: Record<string, string> = {}): RequestInit {
  return {
    // A view of other memory than an ArrayBuffer is not a body.
    body: new Uint8Array(bytes),
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      // The storage refuses bytes that were changed on the way.
      'x-amz-content-sha256': hash('sha256', bytes),
    },
  };
}

/** Leaves the body unread without holding the connection. */
async function discard<Value>(response: Response, value: Value): Promise<Value> {
  await response.body?.cancel();
  return value;
}

const readObjects = (xml: string): S3Object[] =>
  [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, content = '']) => ({
    key: element(content, 'Key') ?? '',
    modified: Date.parse(element(content, 'LastModified') ?? ''),
  }));

/** The text of the first element of that name, without any other inside; null when there is none. */
const element = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
