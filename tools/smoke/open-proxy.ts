import { once } from 'node:events';
import {
  createServer,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A page in a smoke check must not receive new releases. */
const STREAM = /\/api\/releases\/stream(\?|$)/;
/** Bytes. A page of the site has about 30 kB. */
const PAGE_LIMIT = 5_000_000;

export interface Proxy {
  /** `http://127.0.0.1:…`, without a path, because the site's paths do not change. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Opens a proxy to a site on a free port of this machine. It rewrites every HTML page with `rewrite`, and
 * adds `headers` to every request.
 */
export async function openProxy(
  site: URL,
  rewrite: (html: string, pathname: string) => string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Proxy> {
  const server = createServer((request, response) => {
    if (STREAM.test(request.url ?? '')) return void response.writeHead(204).end();
    Object.assign(request.headers, headers);
    forward(site, request, response, rewrite);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function forward(
  site: URL,
  request: IncomingMessage,
  response: ServerResponse,
  rewrite: (html: string, pathname: string) => string,
): void {
  const fail = () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  const address = new URL(site.origin);
  const upstream = send(
    {
      protocol: address.protocol,
      hostname: address.hostname.replace(/^\[|\]$/g, ''),
      port: address.port,
      method: request.method,
      path: request.url,
      headers: towardsSite(request.headers, site),
    },
    (answer) => {
      const headers = towardsBrowser(answer.headers, site);
      const status = answer.statusCode ?? 502;
      if (!/^text\/html\b/.test(answer.headers['content-type'] ?? '')) {
        response.writeHead(status, headers);
        answer.pipe(response);
        answer.once('error', fail);
        return;
      }
      readText(answer).then((html) => {
        const { pathname } = new URL(request.url ?? '/', site);
        const page = rewrite(html, pathname);
        response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(page) }).end(page);
      }, fail);
    },
  );
  upstream.once('error', fail);
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

function towardsSite(headers: IncomingHttpHeaders, site: URL): IncomingHttpHeaders {
  const page = /\btext\/html\b/.test(headers.accept ?? '');
  return {
    ...headers,
    host: site.host,
    ...(headers.origin && { origin: site.origin }),
    ...(headers.referer && { referer: `${site.origin}${new URL(headers.referer).pathname}` }),
    // Compressed pages could not be rewritten.
    ...(page && { 'accept-encoding': 'identity' }),
  };
}

function towardsBrowser(headers: IncomingHttpHeaders, site: URL): IncomingHttpHeaders {
  const passed = { ...headers };
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete passed[name];
  const { location } = headers;
  if (location?.startsWith(`${site.origin}/`)) passed.location = location.slice(site.origin.length);
  return passed;
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > PAGE_LIMIT) throw new Error('the page is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
