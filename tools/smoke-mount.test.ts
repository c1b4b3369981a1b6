import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { smokeMount } from './smoke-mount.ts';
import { activeArea, DOCUMENT, pageHtml, route } from './smoke/page-fixture.ts';

const { release, manifest, build, container, scripts, styles, integrity } = activeArea(
  'generator',
  'dddddddddddddddd',
  [route('/')],
);
const candidate = {
  environment: DOCUMENT.environment,
  area: 'generator',
  release,
  descriptor: { manifest, build, container, scripts, styles, shared: {}, files: integrity },
};

/** Opens a site with the given home page. It has the release's files only if `stored`. */
async function openSite(home: string, { stored = true } = {}) {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/tool/' || stored ? 200 : 404;
    response.end(request.url === '/tool/' ? home : '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/tool`;
}

const home = pageHtml(DOCUMENT.areas[0]!, { basePath: '/tool/' });

test('without a site nobody knows', async () => {
  expect(await smokeMount('http://127.0.0.1:1')(candidate)).toEqual({
    check: 'smoke',
    verdict: 'unknown',
    reason: 'no site answers at http://127.0.0.1:1/; start it, or name it with --site',
  });
});

test('the site of somebody else says nothing', async () => {
  const check = await smokeMount(await openSite('<!doctype html>hello'))(candidate);
  expect(check).toMatchObject({ verdict: 'unknown', reason: expect.stringContaining('not as this site') });
});

test('a site on other releases says nothing', async () => {
  const check = await smokeMount(await openSite(home, { stored: false }))(candidate);
  expect(check).toMatchObject({
    verdict: 'unknown',
    reason: expect.stringMatching(/does not have this release$/),
  });
});

test('the site of another environment says nothing', async () => {
  const check = await smokeMount(await openSite(home))({ ...candidate, environment: 'staging' });
  expect(check).toMatchObject({
    verdict: 'unknown',
    reason: expect.stringMatching(/serves production, not staging$/),
  });
});

test('a release without a page that could be opened says nothing', async () => {
  const descriptor = { ...candidate.descriptor, manifest: { ...manifest, routes: [route('/users/:id')] } };
  const check = await smokeMount(await openSite(home))({ ...candidate, descriptor });
  expect(check).toMatchObject({ verdict: 'unknown', reason: expect.stringContaining('no page of it') });
});
