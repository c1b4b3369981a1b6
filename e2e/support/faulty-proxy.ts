import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 404 | 500 | 'never comes' | { added: string } | { replaced: (text: string) => string };

export interface FaultyProxy {
  url: string;
  fail(path: RegExp, fault: Fault): void;
  failOnce(path: RegExp, fault: Fault): void;
  reset(): void;
  close(): Promise<void>;
}

/**
 * Opens a proxy between a browser and a site. Unlike Playwright's interception, it leaves the HTTP cache on.
 * The browser caches an altered file as immutable, as it would behind a broken server.
 */
export async function openFaultyProxy(siteUrl: string): Promise<FaultyProxy> {
  const site = new URL(siteUrl);
  let broken: { path: RegExp; fault: Fault; once: boolean } | null = null;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const fault = broken?.path.test(pathname) ? broken.fault : null;
    if (fault !== null && broken?.once) broken = null;
    if (fault === 'never comes') return;
    if (typeof fault === 'number')
      return void response.writeHead(fault, { 'cache-control': 'no-store' }).end();
    forward(site, request, response, fault);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(path, fault) {
      broken = { path, fault, once: false };
    },
    failOnce(path, fault) {
      broken = { path, fault, once: true };
    },
    reset() {
      broken = null;
    },
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
  fault: Exclude<Fault, number | string> | null,
): void {
  const headers = { ...request.headers, host: site.host };
  if (fault) Object.assign(headers, { 'accept-encoding': 'identity' });
  const upstream = send(
    { hostname: site.hostname, port: site.port, method: request.method, path: request.url, headers },
    (answer) => {
      const status = answer.statusCode ?? 502;
      if (!fault) {
        response.writeHead(status, answer.headers);
        return void answer.pipe(response);
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        const changed = 'added' in fault ? text + fault.added : fault.replaced(text);
        response.writeHead(status, { ...answer.headers, 'content-length': Buffer.byteLength(changed) });
        response.end(changed);
      });
    },
  );
  upstream.once('error', () => response.destroy());
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}
