import { readFile } from 'node:fs/promises';
import { openTestS3 } from '@danqing/nest-kit/testing';
import { expect, test } from 'vitest';
import { activateRelease } from '../moves/operator-moves.ts';
import { pruneReleases } from '../retention/prune-releases.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite, publisherToken } from '../testing/open-site.ts';
import { temporaryFolder, writeBuild } from '../testing/release-build.ts';
import { publishOverHttp } from '../upload/publish-over-http.ts';
import { verifyPlane } from '../status/verify-plane.ts';
import { openReleaseStore, openServedFiles } from './open-store.ts';

async function openBucketPlane() {
  const s3 = await openTestS3();
  const store = openReleaseStore({ dataDir: '/nonexistent', s3 });
  const plane: TestPlane = { ...(await openTestPlane()), store };
  return { plane, s3, store };
}

test('releases are published, activated and verified in a bucket', async () => {
  const { plane } = await openBucketPlane();
  await ship(plane, { area: 'shell' });
  const release = await ship(plane);
  expect(await publish(plane)).toBe(release);
  expect(await verifyPlane(plane)).toMatchObject({
    releases: [
      { area: 'generator', problems: [] },
      { area: 'shell', problems: [] },
    ],
    history: { moves: 2, problems: [] },
  });
});

test('a release comes over HTTP into the bucket, and from there to a gateway that never saw it', async () => {
  const { plane, s3, store } = await openBucketPlane();
  await ship(plane, { area: 'shell' });
  const { url } = await openTestSite(plane);
  const { release } = await publishOverHttp({
    url,
    token: await publisherToken(plane, 'generator'),
    folder: await writeBuild(),
  });
  await activateRelease(plane, { area: 'generator', release, actor: 'operator', reason: 'new' });
  const served = openServedFiles(store, { dataDir: await temporaryFolder(), s3 });
  await served.prepare('generator', release, 'styles/area.css');
  const file = `${served.root}/generator/${release}/styles/area.css`;
  expect(await readFile(file, 'utf8')).toContain('{ color: red }');
});

test('what retention removes leaves the bucket, and may come back', async () => {
  const { plane, store } = await openBucketPlane();
  await ship(plane, { area: 'shell' });
  const release = await publish(plane);
  expect(await pruneReleases(plane, { keepDays: 0, tabLifetimeHours: 0 })).toEqual([
    { area: 'generator', release },
  ]);
  expect(await store.list('generator', release)).toBeNull();
  expect(await publish(plane)).toBe(release);
  expect(await store.list('generator', release)).toContain('entry.js');
});
