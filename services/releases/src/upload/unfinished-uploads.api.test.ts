import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReleaseStore } from '../store/release-store.ts';
import { openTestPlane, ship } from '../testing/open-plane.ts';
import { describeBuild } from '../testing/release-build.ts';
import { operator, publisherToken } from '../testing/open-site.ts';
import {
  build,
  files,
  openUploadSite,
  sendAll,
  stagingFolders,
  uploadOf,
} from '../testing/open-upload-site.ts';

test('an upload that nobody has used for an hour is over', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  const old = new Date(Date.now() - 61 * 60 * 1000);
  await utimes(join(site.plane.dataDir, 'uploads', upload, 'incoming'), old, old);
  await site.begin(describeBuild({ files: { 'entry.js': 'another()' } }));
  expect(await stagingFolders(site.plane)).not.toContain(upload);
  expect(await site.put(upload, 'entry.js', files['entry.js'])).toMatchObject({
    status: 404,
    answer: { code: 'RELEASE_NOT_FOUND' },
  });
  expect(uploadOf(await site.begin()).missing).toHaveLength(2);
});

const number = (index: number) => describeBuild({ files: { 'entry.js': `number(${index})` } });

test('of the unfinished uploads of one publisher the one that was not used for longest makes room', async () => {
  const site = await openUploadSite();
  const uploads: string[] = [];
  for (let index = 0; index < 5; index++) uploads.push(uploadOf(await site.begin(number(index))).upload);
  for (const [index, upload] of uploads.entries()) {
    // The second upload is the oldest; the first was used after it.
    const used = new Date(Date.now() - (index === 1 ? 50 : 10 - index) * 60_000);
    await utimes(join(site.plane.dataDir, 'uploads', upload, 'incoming'), used, used);
  }
  expect((await site.begin(number(5))).status).toBe(200);
  expect((await stagingFolders(site.plane)).toSorted()).toEqual(
    [...uploads.filter((_, index) => index !== 1), uploadOf(await site.begin(number(5))).upload].toSorted(),
  );
  expect(await site.put(uploads[1]!, 'entry.js', 'number(1)')).toMatchObject({ status: 404 });
});

test('five uploads that were cancelled lock nobody out', async () => {
  const site = await openUploadSite();
  for (let index = 0; index < 5; index++) await site.begin(number(index));
  const { upload } = uploadOf(await site.begin());
  await sendAll(site, upload);
  expect((await site.complete(upload)).status).toBe(200);
});

test("one publisher's uploads make no room for another's of the same area", async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  const other = await publisherToken(site.plane, 'generator');
  for (let index = 0; index < 7; index++) expect((await site.begin(number(index), other)).status).toBe(200);
  expect(await stagingFolders(site.plane)).toHaveLength(6);
  await sendAll(site, upload);
  expect((await site.complete(upload)).status).toBe(200);
});

test('however many begin at once, a publisher has no more unfinished uploads', async () => {
  const site = await openUploadSite();
  const begun = await Promise.all(Array.from({ length: 12 }, (_, index) => site.begin(number(index))));
  expect(begun.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await stagingFolders(site.plane)).toHaveLength(5);
});

test('an upload that is given up leaves nothing behind, and may begin anew', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  for (const asked of ['once', 'again'])
    expect([asked, (await site.abort(upload)).status]).toEqual([asked, 204]);
  expect(await stagingFolders(site.plane)).toEqual([]);
  expect((await site.put(upload, 'entry.js', files['entry.js'])).status).toBe(404);
  expect(uploadOf(await site.begin()).missing).toHaveLength(2);
});

test("another area's publisher gives up nothing", async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  const shell = await publisherToken(site.plane, 'shell');
  expect((await site.abort(upload, shell)).status).toBe(403);
  expect((await site.abort(upload, 'wrong')).status).toBe(401);
  expect((await site.abort('../../etc')).status).toBe(404);
  expect(await stagingFolders(site.plane)).toEqual([upload]);
});

test('however many releases are being published, a rollback does not wait for them', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const before = await ship(plane, build);
  await ship(plane, { files: { 'entry.js': 'bad()' } });
  const { store } = plane;
  let goOn = () => undefined as void;
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  const slowStore: ReleaseStore = {
    write: (area, release, content) => slow.then(() => store.write(area, release, content)),
    restore: (area, release, content) => store.restore(area, release, content),
    list: (area, release) => store.list(area, release),
    read: (area, release, path) => store.read(area, release, path),
    remove: (area, release) => store.remove(area, release),
  };
  const site = await openUploadSite({ ...plane, store: slowStore });
  const publishing = await Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      const content = { 'entry.js': `number(${index})` };
      const { upload } = uploadOf(await site.begin(describeBuild({ files: content })));
      await sendAll(site, upload, content);
      return () => site.complete(upload);
    }),
  );
  const completing = Promise.all(publishing.map((complete) => complete()));
  const moved = await fetch(`${site.site.url}/api/operator/areas/generator/moves`, {
    method: 'POST',
    headers: { ...operator(), 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'rollback', reason: 'search is empty', seen: 3 }),
  });
  expect([moved.status, await moved.json()]).toMatchObject([200, { event: { to: before } }]);
  goOn();
  expect((await completing).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
