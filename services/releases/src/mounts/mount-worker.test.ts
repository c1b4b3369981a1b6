import { setTimeout as delay } from 'node:timers/promises';
import type { GateCheck, GateVerdict } from '@danqing/contracts/releases';
import { expect, onTestFinished, test, vi } from 'vitest';
import { selectMountJob } from '../database/mount-job.queries.ts';
import { countMounts } from '../database/mount-worker.queries.ts';
import { checkRelease } from '../gate/gate-report.ts';
import { activateRelease } from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { askMountWorker } from './ask-worker.ts';
import { readVerdict } from './read-verdict.ts';
import { MountWorker, type MountWorkerOptions } from './mount-worker.ts';
import type { Mount } from './run-mount-job.ts';

const by = { area: 'generator', actor: 'li', reason: 'new' };
const result = (verdict: GateVerdict, reason = ''): GateCheck => ({ check: 'smoke', verdict, reason });
const mounts = () => vi.fn<Mount>(async () => result('compatible'));
const never: Mount = (_candidate, signal) =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

async function openWithShell() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await plane.database.query('delete from releases.mount_jobs');
  // As in a gateway.
  const gateway = { ...plane, smoke: undefined, askWorker: askMountWorker(plane.database) };
  return { plane, gateway };
}

async function startWorker(plane: TestPlane, mount: Mount, options: Partial<MountWorkerOptions> = {}) {
  const lines: string[] = [];
  const { databaseUrl } = plane;
  const worker = new MountWorker({
    plane,
    databaseUrl,
    mount,
    report: (line) => lines.push(line),
    ...options,
  });
  await worker.start();
  let running = true;
  const stop = async () => {
    if (running) await worker.stop();
    running = false;
  };
  onTestFinished(stop);
  return { lines, stop };
}

const resultOf = (plane: TestPlane, release: string) =>
  vi.waitFor(
    async () => {
      const job = await selectMountJob(plane.database, {
        environment: 'production',
        area: 'generator',
        release,
      });
      expect(job?.gate).toBeTruthy();
      return job!.gate!;
    },
    { timeout: 20_000, interval: 50 },
  );

test('a published release is mounted, and then activated without a browser and without force', async () => {
  const { plane, gateway } = await openWithShell();
  const mount = mounts();
  const { stop } = await startWorker(plane, mount);
  const release = await publish(plane);
  const gate = await resultOf(plane, release);
  expect(gate).toMatchObject({ verdict: 'compatible' });
  expect(gate.checks.map(({ check }) => check)).toEqual(['files', 'styles', 'budgets', 'smoke']);
  await stop();
  const { event } = await activateRelease(gateway, { ...by, release });
  expect(event).toMatchObject({ forced: false, gate: { verdict: 'compatible' } });
  expect(mount).toHaveBeenCalledTimes(1);
});

test('a gateway has a release mounted that no worker has mounted yet', async () => {
  const { plane, gateway } = await openWithShell();
  const release = await publish(plane);
  await startWorker(plane, mounts());
  await activateRelease(gateway, { ...by, release });
});

test('a release that does not mount is refused with the reason', async () => {
  const { plane, gateway } = await openWithShell();
  const { lines } = await startWorker(plane, async () => result('incompatible', '/: blank page'));
  const release = await publish(plane);
  await expect(activateRelease(gateway, { ...by, release })).rejects.toMatchObject({
    details: ['smoke: incompatible: /: blank page'],
  });
  expect(lines).toContain(`generator ${release}: incompatible; /: blank page`);
});

test('every problem of a release is found, although it does not mount', async () => {
  const { plane } = await openWithShell();
  await startWorker(plane, async () => result('incompatible', '/: blank page'));
  const release = await publish(plane, { contract: '^9.0.0' });
  await resultOf(plane, release);
  const { gate } = await readVerdict(plane, { area: 'generator', release });
  expect(gate?.checks.filter(({ verdict }) => verdict === 'incompatible').map(({ check }) => check)).toEqual([
    'contract',
    'smoke',
  ]);
});

test('without a worker the gateway says so at once', async () => {
  const { plane, gateway } = await openWithShell();
  const release = await publish(plane);
  const { gate } = await checkRelease(gateway, { area: 'generator', release });
  expect(gate.checks).toContainEqual(
    result('unknown', 'no mount worker runs, so no browser could mount the release'),
  );
});

test('a gateway does not wait for ever, and the mount goes on', async () => {
  const { plane } = await openWithShell();
  let finish = () => undefined as void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  await startWorker(plane, async () => finished.then(() => result('compatible')));
  const release = await publish(plane);
  const ask = askMountWorker(plane.database, { waitMs: 300 });
  expect(await ask({ environment: 'production', area: 'generator', release })).toMatchObject({
    smoke: { verdict: 'unknown', reason: expect.stringMatching(/^the mount has not ended after 0.3 s/) },
  });
  finish();
  expect(await resultOf(plane, release)).toMatchObject({ verdict: 'compatible' });
});

test('a mount that hangs is ended at its limit, and the next release is mounted', async () => {
  const { plane } = await openWithShell();
  const mount = vi
    .fn(never)
    .mockImplementation(async () => result('compatible'))
    .mockImplementationOnce(never);
  await startWorker(plane, mount, { mountLimitMs: 200 });
  const hanging = await publish(plane);
  expect((await resultOf(plane, hanging)).checks).toContainEqual(
    result('unknown', 'the mount could not be tried: it took longer than 0.2 s and was ended'),
  );
  const next = await publish(plane, { files: { 'entry.js': 'other()' } });
  expect(await resultOf(plane, next)).toMatchObject({ verdict: 'compatible' });
});

test('two workers never mount the same release', async () => {
  const { plane } = await openWithShell();
  const running = new Set<string>();
  const mounted: string[] = [];
  const mount: Mount = async ({ release }) => {
    expect(running).not.toContain(release);
    running.add(release);
    mounted.push(release);
    await delay(30);
    running.delete(release);
    return result('compatible');
  };
  const releases = [];
  for (let build = 0; build < 12; build++)
    releases.push(await publish(plane, { files: { 'entry.js': `build(${build})` } }));
  await Promise.all(Array.from({ length: 4 }, () => startWorker(plane, mount)));
  for (const release of releases) await resultOf(plane, release);
  expect(mounted.sort()).toEqual(releases.sort());
});

test('a worker that stops returns its release, and another one mounts it', async () => {
  const { plane } = await openWithShell();
  let begun = () => undefined as void;
  const began = new Promise<void>((resolve) => (begun = resolve));
  const first = await startWorker(plane, (candidate, signal) => {
    begun();
    return never(candidate, signal);
  });
  const release = await publish(plane);
  await began;
  await first.stop();
  expect(await countMounts(plane.database, 'production')).toEqual({ workers: 0, waiting: 1 });
  await startWorker(plane, mounts());
  expect(await resultOf(plane, release)).toMatchObject({ verdict: 'compatible' });
});

test('a worker that has lost its release ends the mount, and its result does not count', async () => {
  const { plane } = await openWithShell();
  let ended = () => undefined as void;
  const end = new Promise<void>((resolve) => (ended = resolve));
  await startWorker(
    plane,
    async (candidate, signal) => {
      // As after a pause of this machine: another worker has taken the release.
      await plane.database.query(
        `update releases.mount_jobs set worker = gen_random_uuid(), lease_until = now() + interval '1 minute'`,
      );
      await never(candidate, signal).catch(() => undefined);
      ended();
      return result('compatible');
    },
    { leaseMs: 400 },
  );
  const release = await publish(plane);
  await end;
  const job = await selectMountJob(plane.database, { environment: 'production', area: 'generator', release });
  expect(job).toMatchObject({ gate: null, isLeased: true });
});

test('a worker of another environment leaves the release alone', async () => {
  const { plane, gateway } = await openWithShell();
  const mount = mounts();
  await startWorker({ ...plane, environment: 'staging' }, mount);
  const release = await publish(plane);
  const { gate } = await checkRelease(gateway, { area: 'generator', release });
  expect(gate.verdict).toBe('unknown');
  expect(mount).not.toHaveBeenCalled();
});

test('a release for which somebody waits goes first', async () => {
  const { plane } = await openWithShell();
  const order: string[] = [];
  const mount: Mount = async ({ release }) => {
    order.push(release);
    return result('compatible');
  };
  const earlier = await publish(plane);
  const wanted = await publish(plane, { files: { 'entry.js': 'wanted()' } });
  await plane.database.query(
    `insert into releases.mount_workers values (gen_random_uuid(), 'production', 'test')`,
  );
  const asked = askMountWorker(plane.database)({
    environment: 'production',
    area: 'generator',
    release: wanted,
  });
  await vi.waitFor(async () => {
    const rows = await plane.database.query<unknown[]>('select from releases.mount_jobs where urgent');
    expect(rows).toHaveLength(1);
  });
  await startWorker(plane, mount);
  await asked;
  await resultOf(plane, earlier);
  expect(order).toEqual([wanted, earlier]);
});
