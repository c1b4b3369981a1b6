import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openProxy } from './open-proxy.ts';

/** Opens a site with this request handler behind the proxy. Pages get their path appended. */
async function openSite(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tool/`);
  const proxy = await openProxy(site, (html, pathname) => `${html}月 ${pathname}`);
  onTestFinished(() => proxy.close());
  return { site, proxy };
}

test('pages are rewritten, whatever their status', async () => {
  const { proxy } = await openSite((request, response) => {
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': '4',
      'x-own': '1',
    });
    response.end(request.headers['accept-encoding'] === 'identity' ? 'page' : 'gzip');
  });
  const answer = await fetch(`${proxy.origin}/tool/en?hex=1`, { headers: { accept: 'text/html,*/*' } });
  expect([answer.status, answer.headers.get('x-own')]).toEqual([404, '1']);
  expect(await answer.text()).toBe('page月 /tool/en');
});

test('all else passes as it is, with the site as its own origin', async () => {
  const bytes = Buffer.from([0, 255, 10, 128]);
  const seen: (string | undefined)[] = [];
  const { site, proxy } = await openSite((request, response) => {
    const { host, origin, cookie } = request.headers;
    seen.push(request.method, request.url, host, origin, cookie);
    response.writeHead(201, { 'content-type': 'application/octet-stream', 'set-cookie': ['a=1', 'b=2'] });
    request.pipe(response);
  });
  const answer = await fetch(`${proxy.origin}/tool/api/x?y=1`, {
    method: 'POST',
    headers: { origin: proxy.origin, cookie: 'a=1' },
    body: bytes,
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(seen).toEqual(['POST', '/tool/api/x?y=1', site.host, site.origin, 'a=1']);
});

test('the push of new releases never reaches the site', async () => {
  let asked = 0;
  const { proxy } = await openSite((_request, response) => {
    asked++;
    response.end();
  });
  const answer = await fetch(`${proxy.origin}/tool/api/releases/stream?since=1`);
  expect([answer.status, asked]).toEqual([204, 0]);
});

test('who is sent on within the site stays behind the proxy', async () => {
  const { site, proxy } = await openSite((_request, response) => {
    response.writeHead(308, { location: `${site.origin}/tool/` }).end();
  });
  const answer = await fetch(`${proxy.origin}/tool`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/tool/');
});

test('a site that breaks off answers with 502', async () => {
  const { proxy } = await openSite((_request, response) => void response.destroy());
  expect((await fetch(`${proxy.origin}/tool/`)).status).toBe(502);
});
