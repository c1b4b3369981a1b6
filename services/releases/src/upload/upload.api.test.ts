import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish } from '../testing/open-plane.ts';
import { describeBuild } from '../testing/release-build.ts';
import { openTestSite } from '../testing/open-site.ts';
import { releaseId } from '../release/release-id.ts';
import { getStatus } from '../status/release-status.ts';
import {
  build,
  descriptor,
  files,
  openUploadSite,
  published,
  sendAll,
  stagingFolders,
  storedFolders,
  uploadOf,
} from '../testing/open-upload-site.ts';

test('a release is published by its descriptor, its files and a last word', async () => {
  const site = await openUploadSite();
  const begun = await site.begin();
  const release = releaseId(descriptor);
  expect(begun).toMatchObject({
    status: 200,
    answer: { upload: `generator-${release}`, area: 'generator', release, missing: Object.keys(files) },
  });
  expect(begun.headers.get('cache-control')).toBe('no-store');
  const { upload } = uploadOf(begun);
  await sendAll(site, upload);
  expect(await published(site.plane)).toEqual([]);
  expect(await site.complete(upload)).toMatchObject({
    status: 200,
    answer: { area: 'generator', release, outcome: 'published' },
  });
  expect((await getStatus(site.plane)).areas).toMatchObject([
    { area: 'generator', pointer: null, releases: [{ id: release, publisher: 'generator team' }] },
  ]);
  const stored = join(site.plane.dataDir, 'releases', 'generator', release);
  expect(await readFile(join(stored, 'styles/area.css'), 'utf8')).toBe(files['styles/area.css']);
  expect(await stagingFolders(site.plane)).toEqual([]);
});

test('it is the same release as one published from a folder', async () => {
  const site = await openUploadSite();
  const { upload, release } = uploadOf(await site.begin());
  await sendAll(site, upload);
  await site.complete(upload);
  expect(await publish(site.plane, build)).toBe(release);
});

test('a file of zero bytes and one beyond the limit of other requests come whole', async () => {
  const site = await openUploadSite();
  const content = { 'entry.js': '', 'large.webp': 'x'.repeat(3 * 1024 * 1024) };
  const { upload, release } = uploadOf(await site.begin(describeBuild({ files: content })));
  await sendAll(site, upload, content);
  expect(await site.complete(upload)).toMatchObject({ status: 200, answer: { release } });
});

test('an upload that breaks off in a file shows nothing and goes on where it was', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'styles/area.css', files['styles/area.css']);
  const { hostname, port } = new URL(site.site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `PUT /api/releases/uploads/${upload}/files/entry.js HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${site.token}\r\n` +
      `content-type: application/octet-stream\r\ncontent-length: ${files['entry.js'].length}\r\n\r\nstart`,
  );
  const incoming = join(site.plane.dataDir, 'uploads', upload, 'incoming');
  await expect.poll(() => readdir(incoming)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(incoming)).toEqual([]);
  expect(await published(site.plane)).toEqual([]);
  expect(await storedFolders(site.plane)).toEqual([]);
  expect(uploadOf(await site.begin()).missing).toEqual(['entry.js']);
  await site.put(upload, 'entry.js', files['entry.js']);
  expect(await site.complete(upload)).toMatchObject({ answer: { outcome: 'published' } });
});

test('an upload outlives the process that began it', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  await site.site.close();
  const next = await openTestSite(site.plane);
  const headers = { authorization: `Bearer ${site.token}` };
  const inject = (method: 'POST' | 'PUT', path: string, payload: object | string, type: string) =>
    next.app.inject({
      method,
      url: `/api/releases/uploads${path}`,
      headers: { ...headers, 'content-type': type },
      payload,
    });
  const put = await inject(
    'PUT',
    `/${upload}/files/styles/area.css`,
    files['styles/area.css'],
    'application/octet-stream',
  );
  expect(put.statusCode).toBe(204);
  const completed = await inject('POST', `/${upload}/complete`, {}, 'application/json');
  expect(completed.json()).toMatchObject({ outcome: 'published' });
});

test('it is not published while a file is missing, and can still be', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  expect(await site.complete(upload)).toMatchObject({
    status: 400,
    answer: { code: 'RELEASE_INVALID', problems: ['styles/area.css: listed, but not in the folder'] },
  });
  expect(await storedFolders(site.plane)).toEqual([]);
  await site.put(upload, 'styles/area.css', files['styles/area.css']);
  expect(await site.complete(upload)).toMatchObject({ answer: { outcome: 'published' } });
});

test('a release that is there already needs nothing more', async () => {
  const site = await openUploadSite();
  const release = await publish(site.plane, build);
  const begun = uploadOf(await site.begin());
  expect(begun).toMatchObject({ release, missing: [] });
  expect(await site.complete(begun.upload)).toMatchObject({
    status: 200,
    answer: { release, size: expect.any(Number), outcome: 'unchanged' },
  });
  expect(await stagingFolders(site.plane)).toEqual([]);
});

test('a stored release that has lost a file gets it back', async () => {
  const site = await openUploadSite();
  const release = await publish(site.plane, build);
  const lost = join(site.plane.dataDir, 'releases', 'generator', release, 'entry.js');
  await rm(lost);
  const { upload, missing } = uploadOf(await site.begin());
  expect(missing).toEqual(Object.keys(files));
  await sendAll(site, upload);
  await site.complete(upload);
  expect(await readFile(lost, 'utf8')).toBe(files['entry.js']);
});

test('two senders of one release do not disturb each other', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await Promise.all([
    sendAll(site, upload),
    sendAll(site, upload),
    site.begin().then(() => sendAll(site, upload)),
  ]);
  const completed = await Promise.all([site.complete(upload), site.complete(upload)]);
  expect(completed).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await published(site.plane)).toEqual([releaseId(descriptor)]);
});

test('what was published by whom stands in the security log', async () => {
  const site = await openUploadSite();
  const { upload, release } = uploadOf(await site.begin());
  await sendAll(site, upload);
  await site.complete(upload);
  expect(site.site.events.filter(({ action }) => action === 'publisher-change')).toMatchObject([
    {
      result: 'allowed',
      actor: 'publisher generator team',
      subject: 'area generator',
      detail: `release ${release} published`,
    },
  ]);
});
