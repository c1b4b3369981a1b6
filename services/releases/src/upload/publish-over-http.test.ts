import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getStatus } from '../status/release-status.ts';
import { openTestPlane } from '../testing/open-plane.ts';
import { openTestProxy } from '@danqing/nest-kit/testing';
import { openTestSite, publisherToken } from '../testing/open-site.ts';
import { writeBuild } from '../testing/release-build.ts';
import { publishOverHttp, type PublishProgress } from './publish-over-http.ts';

const files = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`part/${index}.js`, `part(${index})`]),
);

async function openPublisher() {
  const plane = await openTestPlane();
  const site = await openTestSite(plane);
  const proxy = await openTestProxy(site.url);
  const progress: PublishProgress[] = [];
  const options = {
    url: proxy.url,
    token: await publisherToken(plane, 'generator'),
    folder: await writeBuild({ files }),
    retryMs: 1,
    onProgress: (step: PublishProgress) => void progress.push(step),
  };
  return { plane, proxy, progress, options };
}

async function openScriptedSite(answer: (request: IncomingMessage, count: number) => [number, object?]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const [status, body] = answer(request, asked.push(`${request.method} ${request.url}`));
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end(status === 204 ? '' : JSON.stringify(body ?? {}));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/base`, asked };
}
const begun = { upload: 'generator-1', area: 'generator', release: '1', missing: [] as string[] };
const done = { area: 'generator', release: '1', size: 1, outcome: 'published' };

test('a build is published on a running site, and again without sending anything', async () => {
  const { plane, options, progress } = await openPublisher();
  const published = await publishOverHttp(options);
  expect(published).toMatchObject({ area: 'generator', outcome: 'published' });
  expect(progress).toEqual(Array.from({ length: 31 }, (_, sent) => ({ sent, files: 30 })));
  const stored = join(plane.dataDir, 'releases', 'generator', published.release, 'part/7.js');
  expect(await readFile(stored, 'utf8')).toBe('part(7)');
  progress.length = 0;
  expect(await publishOverHttp(options)).toEqual({ ...published, outcome: 'unchanged' });
  expect(progress).toEqual([{ sent: 30, files: 30 }]);
});

test('the site hears where the sources come from', async () => {
  const { plane, options } = await openPublisher();
  const source = { commit: 'a'.repeat(40), dirty: false };
  await publishOverHttp({ ...options, source });
  expect((await getStatus(plane)).areas[0]?.releases).toMatchObject([source]);
});

test('a network that fails for a moment is waited for', async () => {
  const { proxy, options } = await openPublisher();
  let cut = false;
  const published = publishOverHttp({
    ...options,
    retryMs: 50,
    onProgress: ({ sent }) => {
      if (sent !== 10 || cut) return;
      cut = true;
      void proxy.cut().then(proxy.restore);
    },
  });
  expect(await published).toMatchObject({ outcome: 'published' });
  expect(cut).toBe(true);
});

test('a publishing that broke off shows nothing, and the next one sends only what is missing', async () => {
  const { plane, proxy, options, progress } = await openPublisher();
  let cutting: Promise<void> | undefined;
  const broken = publishOverHttp({
    ...options,
    onProgress: ({ sent }) => {
      if (sent === 10) cutting ??= proxy.cut();
    },
  });
  await expect(broken).rejects.toThrow('fetch failed');
  await cutting;
  expect((await getStatus(plane)).areas).toEqual([]);
  await proxy.restore();
  expect(await publishOverHttp(options)).toMatchObject({ outcome: 'published' });
  expect(progress[0]?.sent).toBeGreaterThanOrEqual(10);
});

test('what the site refuses is told with every problem, and not tried again', async () => {
  const { options } = await openPublisher();
  await expect(publishOverHttp({ ...options, token: 'wrong' })).rejects.toMatchObject({
    name: 'SiteRefusedError',
    code: 'UNAUTHENTICATED',
    status: 401,
  });
  const folder = await writeBuild({ area: 'gallery' });
  await expect(publishOverHttp({ ...options, folder })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const changed = await writeBuild({ files });
  await writeFile(join(changed, 'part/3.js'), 'other()');
  await expect(publishOverHttp({ ...options, folder: changed })).rejects.toThrow(
    /^The site refuses with .*part\/3\.js/,
  );
});

test('a folder that is no build is not sent', async () => {
  const { options, progress } = await openPublisher();
  await rm(join(options.folder, 'part/3.js'));
  await expect(publishOverHttp(options)).rejects.toMatchObject({ code: 'RELEASE_INVALID' });
  expect(progress).toEqual([]);
});

test('a site in trouble is asked again, below its base path', async () => {
  const { url, asked } = await openScriptedSite((_, count) =>
    count < 3 ? [503] : [200, count === 3 ? begun : done],
  );
  const options = { url, token: 'x', folder: await writeBuild(), retryMs: 1 };
  expect(await publishOverHttp(options)).toEqual(done);
  expect(asked).toEqual([
    ...Array<string>(3).fill('POST /base/api/releases/uploads'),
    'POST /base/api/releases/uploads/generator-1/complete',
  ]);
});

test('a site that stays in trouble is given up', async () => {
  const { url, asked } = await openScriptedSite(() => [502]);
  const options = { url, token: 'x', folder: await writeBuild(), retryMs: 1 };
  await expect(publishOverHttp(options)).rejects.toMatchObject({ status: 502 });
  expect(asked).toHaveLength(6);
});

test('an upload that the site has forgotten begins anew, a few times', async () => {
  const { url, asked } = await openScriptedSite(({ method, url: path = '' }) => {
    if (method === 'PUT') return [404, { code: 'RELEASE_NOT_FOUND', message: 'gone' }];
    return [200, path.endsWith('complete') ? done : { ...begun, missing: ['entry.js'] }];
  });
  const options = { url, token: 'x', folder: await writeBuild(), retryMs: 1 };
  await expect(publishOverHttp(options)).rejects.toMatchObject({ code: 'RELEASE_NOT_FOUND' });
  expect(asked.filter((request) => request.startsWith('PUT'))).toHaveLength(3);
});

test('a token is not carried to where a site has moved', async () => {
  const { url, asked } = await openScriptedSite(() => [308]);
  const options = { url, token: 'x', folder: await writeBuild(), retryMs: 1 };
  await expect(publishOverHttp(options)).rejects.toThrow('it has moved to /elsewhere');
  expect(asked).toHaveLength(1);
});
