import type { OperatorOverview } from '@danqing/contracts/releases';
import { afterEach, expect, test, vi } from 'vitest';
import { killArea } from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite, operator, OPERATOR_TOKEN } from '../testing/open-site.ts';
import { readEvents } from '../testing/read-events.ts';
import type { ReleaseHealth } from '../telemetry/load-health.ts';

afterEach(() => void vi.useRealTimers());

async function openShippedPlane(): Promise<TestPlane> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  return plane;
}

test('a console gets the overview at once and after every move, and so does a second one', async () => {
  const plane = await openShippedPlane();
  const site = await openTestSite(plane);
  const first = await readEvents(`${site.url}/api/operator/stream`, operator());
  expect(await first.next()).toMatchObject({ event: 'overview', data: { sequence: 2 } });
  const second = await readEvents(`${site.url}/api/operator/stream`, operator());
  expect(await second.next()).toMatchObject({ data: { sequence: 2 } });
  await killArea(plane, { area: 'generator', actor: 'builder', reason: 'x' });
  for (const console of [first, second])
    expect(await console.next()).toMatchObject({
      data: { sequence: 3, areas: [{ area: 'generator', pointer: { killed: true } }, { area: 'shell' }] },
    });
  await site.close();
  await Promise.all([first.ended, second.ended]);
});

test('counts and new releases come within ten seconds, and nothing comes while nothing changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const plane = await openShippedPlane();
  let loads = 1;
  let read = 0;
  const site = await openTestSite(plane, {
    health: {
      async read([running]) {
        read++;
        const minutes: ReleaseHealth['minutes'] = [
          { minute: '2026-01-01T00:00:00.000Z', loads, failures: 0 },
        ];
        return [{ area: running!.area, release: running!.release, minutes, outcomes: { ok: loads } }];
      },
    },
  });
  const console = await readEvents(`${site.url}/api/operator/stream`, operator());
  const nextLoads = async () => {
    const { areas } = (await console.next()).data as OperatorOverview;
    return areas[0]?.health[0]?.minutes[0]?.loads;
  };
  expect(await nextLoads()).toBe(1);
  for (const expected of [2, 3]) {
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => read).toBe(expected);
  }
  loads = 7;
  vi.advanceTimersByTime(10_000);
  // If an earlier poll had sent an update, it would arrive first.
  expect(await nextLoads()).toBe(7);
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  vi.advanceTimersByTime(10_000);
  const { areas } = (await console.next()).data as OperatorOverview;
  expect(areas[0]?.releases[0]?.release).toBe(release);
});

test('a console that cannot be told the truth is told nothing', async () => {
  const plane = await openShippedPlane();
  let failing = false;
  const site = await openTestSite(plane, {
    health: {
      async read() {
        if (failing) throw new Error('the counts are away');
        return [];
      },
    },
  });
  const console = await readEvents(`${site.url}/api/operator/stream`, operator());
  await console.next();
  failing = true;
  await killArea(plane, { area: 'generator', actor: 'builder', reason: 'x' });
  await console.ended;
  expect(console.response.complete).toBe(true);
});

test('comments keep a silent stream alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const site = await openTestSite(await openShippedPlane());
  const console = await readEvents(`${site.url}/api/operator/stream`, operator());
  await console.next();
  vi.advanceTimersByTime(25_000);
  await expect.poll(() => console.text().endsWith('\n\n:\n\n')).toBe(true);
});

test('the stream of an operator whose token was taken away ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const operators: Record<string, string> = { [OPERATOR_TOKEN]: '林澄', 'the-token-of-another': '周未' };
  const site = await openTestSite(await openShippedPlane(), { operators });
  const revoked = await readEvents(`${site.url}/api/operator/stream`, operator());
  const other = await readEvents(`${site.url}/api/operator/stream`, operator('the-token-of-another'));
  for (const console of [revoked, other]) expect(await console.next()).toMatchObject({ event: 'overview' });
  delete operators[OPERATOR_TOKEN];
  vi.advanceTimersByTime(10_000);
  await revoked.ended;
  const left = await Promise.race([other.ended.then(() => 'ended'), Promise.resolve('open')]);
  expect(left).toBe('open');
});
