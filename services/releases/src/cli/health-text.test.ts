import { expect, test } from 'vitest';
import { openTestPlane, ship } from '../testing/open-plane.ts';
import { run } from '../testing/run-cli.ts';
import { describeHealth } from './health-text.ts';

const metric = (networks: number, poor: number, p75: number | null = null) => ({ networks, poor, p75 });

test('the health of both releases is printed, with what is worse and where errors are', () => {
  const metrics = {
    loads: metric(60, 1),
    silent: metric(0, 0),
    errors: metric(60, 20),
    lcp: metric(60, 3, 1_200),
    inp: metric(0, 0),
    cls: metric(60, 0, 45),
    long: metric(60, 0, 0),
  };
  const error = { hash: '0a1b2c3d', message: 'x is not a function', frame: 'js/a.js:1:20', networks: 20 };
  const at = '2026-11-28T03:04:05.678Z';
  expect(
    describeHealth({
      stable: { release: 'aaaa', metrics: { ...metrics, errors: metric(200, 0) } },
      canary: { release: 'bbbb', metrics },
      worse: ['errors'],
      errors: [{ ...error, release: 'bbbb', first_at: at, last_at: at }],
    }),
  ).toBe(`stable aaaa
  failed loads: 1 of 60 networks poor
  without a report: 0 of 0 networks poor
  errors: 0 of 200 networks poor
  largest paint: 3 of 60 networks poor, p75 1200 ms
  interaction: 0 of 0 networks poor
  layout shift: 0 of 60 networks poor, p75 0.045
  long tasks: 0 of 60 networks poor, p75 0 ms
canary bbbb
  failed loads: 1 of 60 networks poor
  without a report: 0 of 0 networks poor
  errors: 20 of 60 networks poor, worse than stable
  largest paint: 3 of 60 networks poor, p75 1200 ms
  interaction: 0 of 0 networks poor
  layout shift: 0 of 60 networks poor, p75 0.045
  long tasks: 0 of 60 networks poor, p75 0 ms
error x is not a function at js/a.js:1:20 of bbbb, networks: 20, last ${at}
`);
});

test('an area without reports is printed too', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  expect((await run(plane, 'health', 'shell')).stdout).toContain(`stable ${shell}\n  failed loads: 0 of 0`);
  expect(await run(plane, 'health', 'nowhere')).toMatchObject({ code: 1 });
});
