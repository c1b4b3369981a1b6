import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { CheckResponse } from '@danqing/contracts/releases';
import { buildFixtureAreas } from '../support/fixture-areas.ts';
import { callOperatorApi, move } from '../support/operator.ts';
import { commandOf, processesRunning } from '../support/processes.ts';
import { publish } from '../support/publish.ts';
import { startSite, temporaryDataDir, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: Site;
let builds: string[];
let workspace: string;
let temporary: string;
test.beforeAll(async () => {
  ({ workspace, builds } = buildFixtureAreas([
    { area: 'sample', edition: 'good' },
    { area: 'sample', edition: 'bad', throwsAt: 'render' },
    { area: 'sample', edition: 'next' },
  ]));
  temporary = temporaryDataDir();
  site = await startSite({ env: { MOUNT_WORKER: 'on', TMPDIR: temporary } });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(workspace, { recursive: true });
  rmSync(temporary, { recursive: true });
});

const check = async (release: string) =>
  (await callOperatorApi(site, 'areas/sample/check', { release })) as CheckResponse;

test('a published release is mounted, and then activated without force', async () => {
  const release = await publish(site, builds[0]!);
  await expect.poll(() => site.output(), { timeout: 120_000 }).toContain(`sample ${release}: compatible`);
  const pointer = await move(site, 'sample', { action: 'activate', release, reason: 'it mounts' });
  expect(pointer.stable).toBe(release);
});

test('a release that does not mount is refused with the reason', async () => {
  const release = await publish(site, builds[1]!);
  const refused = move(site, 'sample', { action: 'activate', release, reason: 'new' });
  await expect(refused).rejects.toThrow(/GATE_REFUSED.*thrown in render/s);
});

test('a worker that is killed in a mount is started again, mounts the release, and leaves no browser and no file', async () => {
  const workers = processesRunning(site.dataDir, 'mount-worker.ts');
  expect(workers).toHaveLength(1);
  const release = await publish(site, builds[2]!);
  // The process of the mount has no settings of the site, so only its parent tells whose it is.
  const mounts = () => childrenOf(workers[0]!);
  await expect.poll(mounts, { timeout: 60_000, intervals: [20] }).not.toEqual([]);
  const [mount] = mounts();
  process.kill(workers[0]!, 'SIGKILL');
  await expect.poll(() => commandOf(mount!)).toBe('');
  await expect.poll(() => site.output(), { timeout: 120_000 }).toContain(`sample ${release}: compatible`);
  expect(await check(release)).toMatchObject({ verdict: 'compatible' });
  await expect.poll(mountFiles).toEqual([]);
  await site.stop();
  expect(readdirSync(temporary)).toEqual([]);
});

const mountFiles = () =>
  readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.includes('danqing-mount-'),
  );

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
