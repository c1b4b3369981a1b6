import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { startFromSources } from '@danqing/test-kit';
import { expect, test } from 'vitest';
import { verifyPlane } from '../status/verify-plane.ts';
import { openRolled } from '../testing/open-rolled.ts';
import type { RollOptions } from '../testing/roll-until-killed.ts';

/** For a long run, set ROLLOUT_DRILL_KILLS=50. */
const KILLS = Number(process.env['ROLLOUT_DRILL_KILLS'] ?? 3);
const WEIGHTS = [1, 2, 5, 10, 20, 30, 40, 50, 60, 80, 90];
const MAX_DELAY_MS = 40;

test(
  `gateways killed ${KILLS} times between and within steps make every step once, and in order`,
  { timeout: 60_000 + KILLS * 15_000 },
  async () => {
    const site = await openRolled(`${WEIGHTS.map((weight) => `${weight}%@1h`).join()},100%`);
    const program = new URL('../testing/roll-until-killed.ts', import.meta.url).pathname;
    let look = 1;
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const { databaseUrl, dataDir } = site.plane;
      const options: RollOptions = { databaseUrl, dataDir, look };
      const child = startFromSources(program, JSON.stringify(options));
      const exited = once(child, 'exit');
      // The last one finishes.
      const kills = kill < KILLS ? look + 1 : Infinity;
      for await (const line of createInterface(child.stdout)) {
        look = Number(line) + 1;
        if (Number(line) === kills)
          void delay(Math.random() * MAX_DELAY_MS).then(() => child.kill('SIGKILL'));
        if (kill === KILLS && (await site.rollout()).state === 'done') child.kill('SIGKILL');
      }
      expect(await exited).toContain('SIGKILL');
    }
    const events = await site.events();
    expect(events.map(({ pointer }) => pointer.canary?.weight ?? 100)).toEqual([...WEIGHTS, 100]);
    expect(events.map(({ rollout }) => rollout?.step)).toEqual(events.map((_event, index) => index + 1));
    expect((await verifyPlane(site.plane)).history.problems).toEqual([]);
  },
);
