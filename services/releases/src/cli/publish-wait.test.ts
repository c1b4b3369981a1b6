import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { GateCheck } from '@danqing/contracts/releases';
import { expect, onTestFinished, test } from 'vitest';
import { MountWorker } from '../mounts/mount-worker.ts';
import { openTestPlane, ship } from '../testing/open-plane.ts';
import { openTestSite, publisherToken } from '../testing/open-site.ts';
import { writeBuild } from '../testing/release-build.ts';
import { NO_DATABASE, run } from '../testing/run-cli.ts';

async function openSite(smoke: Pick<GateCheck, 'verdict' | 'reason'>) {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const { url } = await openTestSite(plane);
  const tokenFile = join(plane.dataDir, 'token');
  await writeFile(tokenFile, await publisherToken(plane, 'generator'));
  const worker = new MountWorker({
    plane,
    databaseUrl: plane.databaseUrl,
    mount: async () => ({ check: 'smoke', ...smoke }),
    report: () => undefined,
  });
  await worker.start();
  onTestFinished(() => worker.stop());
  const publish = async (...options: string[]) =>
    run(
      NO_DATABASE,
      'publish',
      await writeBuild(),
      '--site',
      url,
      '--token-file',
      tokenFile,
      '--wait',
      ...options,
    );
  return { plane, publish };
}

test('publish --wait succeeds for a release that the gate accepts, also when it is published again', async () => {
  const { plane, publish } = await openSite({ verdict: 'compatible', reason: '' });
  for (const outcome of ['published generator', 'generator'])
    expect(await publish()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^${outcome} [^]*\\ngenerator [0-9a-f]{16}: compatible\\n$`)),
    });
  expect(await run(plane, 'publish', await writeBuild(), '--wait')).toMatchObject({ code: 0 });
});

test('publish --wait fails with the reasons and what to do about them', async () => {
  const { plane, publish } = await openSite({ verdict: 'incompatible', reason: '/generator: blank page' });
  const { code, stdout } = await publish('60');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /: incompatible\n {2}smoke: incompatible: \/generator: blank page\n {4}Open the preview link .*\n$/,
  );
  expect(JSON.parse((await publish('60', '--json')).stdout)).toMatchObject({
    area: 'generator',
    verdict: { state: 'ended', gate: { verdict: 'incompatible' } },
  });
  expect(await run(plane, 'publish', await writeBuild(), '--wait')).toMatchObject({ code: 1 });
});

test('publish --wait fails where no worker runs, and says so', async () => {
  const plane = await openTestPlane();
  const { code, stdout } = await run(plane, 'publish', await writeBuild(), '--wait', '1');
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining(': unknown\n  No mount worker runs on the site'),
  ]);
  expect(await run(plane, 'publish', await writeBuild(), '--wait', 'soon')).toMatchObject({ code: 2 });
});
