import { setTimeout as delay } from 'node:timers/promises';
import type { GateCheck } from '@danqing/contracts/releases';
import { expect, onTestFinished, test } from 'vitest';
import { quarantineRelease } from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite, operator, publisherToken } from '../testing/open-site.ts';
import { MountWorker } from './mount-worker.ts';
import type { Mount } from './run-mount-job.ts';

async function openSite() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const { url } = await openTestSite(plane);
  const token = await publisherToken(plane, 'generator');
  const read = async (
    release: string,
    headers: Record<string, string> = { authorization: `Bearer ${token}` },
  ) => {
    const response = await fetch(`${url}/api/releases/verdicts/${release}`, { headers });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  return { plane, read };
}

async function work(plane: TestPlane, mount: Mount): Promise<void> {
  const worker = new MountWorker({ plane, databaseUrl: plane.databaseUrl, mount, report: () => undefined });
  await worker.start();
  onTestFinished(() => worker.stop());
}

const blank: GateCheck = { check: 'smoke', verdict: 'incompatible', reason: '/generator: blank page' };

test('a publisher reads how far the mount of a release is, and then the result of the gate', async () => {
  const { plane, read } = await openSite();
  await ship(plane);
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  expect(await read(release)).toEqual({
    status: 200,
    answer: { area: 'generator', release, state: 'waiting', workers: 0, gate: null, at: null },
  });
  let finish = () => undefined as void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  await work(plane, (candidate) =>
    candidate.release === release ? finished.then(() => blank) : Promise.resolve(blank),
  );
  const until = async (state: string) => {
    for (;;) {
      const { answer } = await read(release);
      if (answer.state === state) return answer;
      await delay(50);
    }
  };
  expect(await until('mounting')).toMatchObject({ workers: 1, gate: null });
  finish();
  const { gate } = (await until('ended')) as { gate: { verdict: string; checks: GateCheck[] } };
  expect(gate).toMatchObject({ verdict: 'incompatible', checks: expect.arrayContaining([blank]) });
  expect(gate.checks.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['files', 'contract', 'styles', 'provenance', 'quarantine']),
  );
  await quarantineRelease(plane, { area: 'generator', release, actor: 'li', reason: 'bad' });
  expect(await until('ended')).toMatchObject({
    gate: {
      checks: expect.arrayContaining([
        expect.objectContaining({ check: 'quarantine', verdict: 'incompatible' }),
      ]),
    },
  });
});

test('strangers, operators and publishers of other areas read no verdict', async () => {
  const { plane, read } = await openSite();
  const release = await publish(plane);
  const other = await publisherToken(plane, 'palettes');
  expect(await read(release, {})).toMatchObject({ status: 401 });
  expect(await read(release, operator())).toMatchObject({ status: 401 });
  expect(await read(release, { authorization: `Bearer ${other}` })).toMatchObject({
    status: 404,
    answer: { code: 'RELEASE_NOT_FOUND' },
  });
  expect(await read('0'.repeat(16))).toMatchObject({ status: 404 });
  expect(await read('nothing')).toMatchObject({ status: 400 });
});
