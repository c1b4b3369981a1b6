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

test('an area has only so many unfinished uploads at once', async () => {
  const site = await openUploadSite();
  const number = (index: number) => describeBuild({ files: { 'entry.js': `number(${index})` } });
  for (let index = 0; index < 5; index++) expect((await site.begin(number(index))).status).toBe(200);
  const refused = await site.begin(number(5));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await site.begin(number(0))).status).toBe(200);
  const shell = await publisherToken(site.plane, 'shell');
  expect((await site.begin(describeBuild({ area: 'shell' }), shell)).status).toBe(200);
});

test('however many begin at once, an area has no more unfinished uploads', async () => {
  const site = await openUploadSite();
  const begun = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      site.begin(describeBuild({ files: { 'entry.js': `number(${index})` } })),
    ),
  );
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, ...Array(7).fill(429)]);
  expect(await stagingFolders(site.plane)).toHaveLength(5);
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
