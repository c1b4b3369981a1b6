import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { S3Settings } from '../config/s3-settings.ts';

/** How the storage handles writes with `If-None-Match`: like S3, ignored (overwrites), or rejected. */
export type ConditionalWrites = 'honoured' | 'ignored' | 'refused';

export interface TestS3Options {
  conditionalWrites?: ConditionalWrites;
  pageSize?: number;
}

interface TestResponse {
  status: number;
  body?: string | Uint8Array;
  headers?: Record<string, string | number>;
}

const SETTINGS = {
  bucket: 'danqing',
  region: 'us-east-1',
  accessKeyId: 'the-id-of-a-key',
  secretAccessKey: 'the-secret-of-a-key',
};

interface StoredObject {
  bytes: Uint8Array;
  modified: Date;
}

const failure = (status: number, code: string): TestResponse => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

/**
 * Starts an S3 server with an empty bucket in memory, which closes when the test finishes. It verifies
 * signatures.
 *
 * @param options.pageSize keys per list response, 1000 by default
 */
export async function openTestS3(options: TestS3Options = {}): Promise<S3Settings> {
  const { conditionalWrites = 'honoured', pageSize = 1000 } = options;
  const objects = new Map<string, StoredObject>();

  const list = (query: URLSearchParams): TestResponse => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.modified.toISOString()}</LastModified>` +
        `<ETag>&quot;${md5(objects.get(key)!.bytes)}&quot;</ETag><Size>${objects.get(key)!.bytes.length}</Size></Contents>`,
    );
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const body = `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
    return { status: 200, body };
  };

  const answer = (request: IncomingMessage, url: URL, body: Buffer): TestResponse => {
    const refusal = checkSignature(request, url, body);
    if (refusal) return refusal;
    const key = decodeURIComponent(url.pathname).slice(`/${SETTINGS.bucket}/`.length);
    if (key === '') return list(url.searchParams);
    const found = objects.get(key);
    switch (request.method) {
      case 'PUT':
        if (request.headers['if-none-match'] === '*' && conditionalWrites !== 'ignored') {
          if (conditionalWrites === 'refused') return failure(501, 'NotImplemented');
          if (found) return failure(412, 'PreconditionFailed');
        }
        objects.set(key, { bytes: body, modified: new Date() });
        return { status: 200 };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default:
        return found ? content(found, request.headers.range) : failure(404, 'NoSuchKey');
    }
  };

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const {
      status,
      body: text,
      headers,
    } = answer(request, new URL(request.url ?? '', 'http://storage'), body);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { ...SETTINGS, endpoint: `http://127.0.0.1:${port}` };
}

function content({ bytes, modified }: StoredObject, range = ''): TestResponse {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const headers = { etag: `"${md5(bytes)}"`, 'last-modified': modified.toUTCString() };
  if (start === undefined)
    return { status: 200, body: bytes, headers: { ...headers, 'content-length': bytes.length } };
  const from = Number(start);
  if (from >= bytes.length) return failure(416, 'InvalidRange');
  const to = Math.min(end ? Number(end) : Infinity, bytes.length - 1);
  const body = bytes.subarray(from, to + 1);
  return {
    status: 206,
    body,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${bytes.length}` },
  };
}

function checkSignature(
  { method = '', headers }: IncomingMessage,
  url: URL,
  body: Buffer,
): TestResponse | null {
  const [, credential = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', region = '', service = ''] = credential.split('/');
  if (id !== SETTINGS.accessKeyId) return failure(403, 'InvalidAccessKeyId');
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    return failure(400, 'XAmzContentSHA256Mismatch');
  const names = signed.split(';');
  const request = [
    method,
    decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(request))].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${SETTINGS.secretAccessKey}`,
  );
  const expected = hmac(key, toSign).toString('hex');
  return names.includes('host') && signature === expected ? null : failure(403, 'SignatureDoesNotMatch');
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
