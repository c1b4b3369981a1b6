import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltVariant } from './variants.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const FILE = /^\/areas\/([^/]+)\/[^/]+\/([^?]+)/;
const PAGE_QUALITY = 4;

interface StoredResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ServedVariant {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves one variant from memory: its files, and the cached responses of the running site. So only the
 * network affects the timing.
 */
export async function serveVariant(site: string, shape: BuiltVariant): Promise<ServedVariant> {
  const kept = new Map<string, Promise<StoredResponse>>();
  const answerTo = async (path: string): Promise<StoredResponse> => {
    const [, area, file] = FILE.exec(path) ?? [];
    if (area && file) return fileAnswer(shape, area, file);
    const wantsPage = !path.startsWith('/api/');
    const answer = await ask(site + path, wantsPage ? 'identity' : 'br');
    if (!/^text\/html/.test(answer.headers['content-type'] ?? '')) return answer;
    const html = await shape.page(answer.body.toString('utf8'), new URL(path, site));
    const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } });
    return { ...answer, body, headers: { ...answer.headers, 'content-encoding': 'br' } };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // Ignore beacons and the release stream, which would keep a connection open.
    const isIndex = path.startsWith('/api/releases/documents/');
    if (request.method !== 'GET' || (path.startsWith('/api/releases/') && !isIndex))
      return void response.writeHead(204).end();
    const answer = kept.get(path) ?? answerTo(path);
    kept.set(path, answer);
    answer.then(
      (ready) => send(response, ready),
      () => response.writeHead(502).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  };
}

function send(response: ServerResponse, { status, headers, body }: StoredResponse): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

function fileAnswer(shape: BuiltVariant, area: string, path: string): StoredResponse {
  const body = shape.read(area, path);
  const type = TYPES[extname(path)];
  if (!body || !type) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  const packed = type.startsWith('font/');
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...(!packed && { 'content-encoding': 'br' }),
    },
    body: packed ? body : brotliCompressSync(body),
  };
}

function ask(url: string, encoding: string): Promise<StoredResponse> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, accept: 'text/html,*/*', 'accept-language': 'zh-CN' };
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = response.headers;
        resolve({ status: response.statusCode ?? 502, headers: rest, body: Buffer.concat(chunks) });
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
