import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { startFromSources } from '@danqing/test-kit';
import { expect, test } from 'vitest';
import { publishRelease } from '../publishing/publish-release.ts';
import { getStatus } from '../status/release-status.ts';
import { openTestPlane, ship, type TestPlane } from '../testing/open-plane.ts';
import { writeBuild } from '../testing/release-build.ts';
import type { CrashTestStep, CrashTestOptions } from '../testing/ship-until-killed.ts';
import { verifyPlane } from '../status/verify-plane.ts';
import { activateRelease } from './operator-moves.ts';

/** For a long run, set RELEASE_DRILL_POINTS=50. */
const POINTS = Number(process.env['RELEASE_DRILL_POINTS'] ?? 6);
const VERBS: CrashTestStep['verb'][] = ['publish', 'activate', 'rollback'];
const MAX_DELAY_MS = { publish: 80, activate: 30, rollback: 30 };
const BUILDS_EACH = 3;

const buildFiles = (point: number, build: number) =>
  Object.fromEntries(
    ['entry.js', 'more.js', 'more.json'].map((name) => [
      name,
      Array.from({ length: 600 }, (_, line) => `${name} ${point} ${build} ${line * line}`).join('\n'),
    ]),
  );

async function killWhile(plane: TestPlane, point: number, verb: CrashTestStep['verb'], active: string) {
  const folders = [];
  for (let build = 0; build < BUILDS_EACH; build++)
    folders.push(await writeBuild({ files: buildFiles(point, build) }));
  const order: CrashTestOptions = {
    databaseUrl: plane.databaseUrl,
    root: join(plane.dataDir, 'releases'),
    area: 'generator',
    folders,
    active,
  };
  const program = new URL('../testing/ship-until-killed.ts', import.meta.url).pathname;
  const child = startFromSources(program, JSON.stringify(order));
  const exited = once(child, 'exit');
  const deeds: CrashTestStep[] = [];
  let aimed = false;
  for await (const line of createInterface(child.stdout)) {
    const step = JSON.parse(line) as CrashTestStep;
    deeds.push(step);
    if (aimed || step.verb !== verb) continue;
    aimed = true;
    void delay(Math.random() * MAX_DELAY_MS[verb]).then(() => child.kill('SIGKILL'));
  }
  const [, signal] = await exited;
  expect(signal).toBe('SIGKILL');
  return { last: deeds.at(-1)!, folders };
}

test(
  `kill -9 at ${POINTS} random points leaves the old or the new pointer, a whole history and whole releases`,
  { timeout: 30_000 + POINTS * 10_000 },
  async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const active = await ship(plane);
    const by = { area: 'generator', actor: 'li', reason: '' };
    for (let point = 0; point < POINTS; point++) {
      const { last, folders } = await killWhile(plane, point, VERBS[point % VERBS.length]!, active);
      const { pointer } = (await getStatus(plane)).areas.find(({ area }) => area === 'generator')!;
      expect([last.from, last.to], JSON.stringify(last)).toContain(pointer?.stable);

      const { releases, history } = await verifyPlane(plane);
      expect(history.problems).toEqual([]);
      expect(releases.flatMap(({ problems }) => problems)).toEqual([]);

      for (const folder of folders) await publishRelease(plane, { folder, publisher: 'li' });
      await activateRelease(plane, { ...by, release: active });
    }
    expect((await verifyPlane(plane)).releases).toHaveLength(2 + POINTS * BUILDS_EACH);
  },
);
