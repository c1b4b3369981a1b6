import { expect, test } from 'vitest';
import { createPublisher } from './publishers.ts';
import { DEFAULT_PUBLISHER_QUOTAS } from './publisher-quota.ts';
import {
  build,
  descriptor,
  files,
  openUploadSite,
  published,
  sendAll,
  uploadOf,
  type UploadSite,
} from '../testing/open-upload-site.ts';
import { describeBuild } from '../testing/release-build.ts';

const numbered = (number: number) => ({ 'entry.js': `number(${number})` });

async function publishNumbered(site: UploadSite, number: number, token?: string) {
  const content = numbered(number);
  const begun = await site.begin(describeBuild({ files: content }), token);
  if (begun.status !== 200) return begun;
  const { upload } = uploadOf(begun);
  for (const [path, text] of Object.entries(content)) await site.put(upload, path, text, token);
  return site.complete(upload, token);
}

test('a publisher has a number of new releases for 24 hours; what is there already counts for none', async () => {
  const site = await openUploadSite(undefined, { ...DEFAULT_PUBLISHER_QUOTAS, releasesPerDay: 2 });
  expect(await publishNumbered(site, 1)).toMatchObject({ status: 200 });
  await site.plane.database.query(
    `insert into releases.releases (area, id, descriptor, build, publisher, size, published_at)
     select area, lpad(number::text, 16, '0'), descriptor, build, publisher, size, now() - interval '24 hours'
     from releases.releases, generate_series(1, 5) as number`,
  );
  expect(await publishNumbered(site, 2)).toMatchObject({ status: 200 });
  const refused = await publishNumbered(site, 3);
  expect(refused).toMatchObject({
    status: 429,
    answer: { code: 'RELEASES_PER_DAY', message: expect.stringContaining('PUBLISHER_RELEASES_PER_DAY') },
  });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(23 * 3600);
  expect(wait).toBeLessThanOrEqual(24 * 3600);
  expect(await publishNumbered(site, 2)).toMatchObject({ status: 200, answer: { outcome: 'unchanged' } });

  const { token } = await createPublisher(site.plane, { area: 'generator', name: 'li', actor: 'operator' });
  expect(await publishNumbered(site, 3, token)).toMatchObject({ status: 200 });
});

test('of uploads that began while there was room only as many are published as there is room for', async () => {
  const site = await openUploadSite(undefined, { ...DEFAULT_PUBLISHER_QUOTAS, releasesPerDay: 2 });
  const uploads: string[] = [];
  for (const number of [1, 2, 3]) {
    const { upload } = uploadOf(await site.begin(describeBuild({ files: numbered(number) })));
    await sendAll(site, upload, numbered(number));
    uploads.push(upload);
  }
  const answers = await Promise.all(uploads.map((upload) => site.complete(upload)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  expect(await published(site.plane)).toHaveLength(2);
});

test('a publisher keeps so many bytes of releases, until retention has removed some', async () => {
  const bytes = Buffer.byteLength(Object.values(files).join(''));
  const site = await openUploadSite(undefined, { ...DEFAULT_PUBLISHER_QUOTAS, bytes });
  const { upload, release } = uploadOf(await site.begin(descriptor));
  await sendAll(site, upload, build.files as Record<string, string>);
  expect(await site.complete(upload)).toMatchObject({ status: 200 });
  expect(await publishNumbered(site, 1)).toMatchObject({
    status: 409,
    answer: { code: 'RELEASE_STORAGE', message: expect.stringContaining('PUBLISHER_MEGABYTES') },
  });
  await site.plane.database.query(`insert into releases.pruned (area, release) values ('generator', $1)`, [
    release,
  ]);
  expect(await publishNumbered(site, 1)).toMatchObject({ status: 200 });
});
