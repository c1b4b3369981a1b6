import { expect, test } from 'vitest';
import { AREA, openSiteToRoll } from '../testing/open-rolled.ts';
import { json, REASON_OPTION, run } from '../testing/run-cli.ts';

test('a rollout is started, listed, paused, resumed, hastened and cancelled', async () => {
  const { plane, canary } = await openSiteToRoll();
  const rollout = (...argv: string[]) => run(plane, 'rollout', ...argv, ...REASON_OPTION);
  const started = await rollout(AREA, canary.release.slice(0, 6), '--plan', '1%@10m,10%@30m,100%');
  expect(started).toMatchObject({ code: 0, stderr: '' });
  expect(started.stdout).toContain(`${AREA}: canary ${canary.release} at 1 %`);
  expect(started.stdout).toContain('  rollout 1: start, step 1 of 3\n');
  expect((await rollout('pause', AREA)).stdout).toMatch(
    new RegExp(
      `^1  ${AREA} ${canary.release.slice(0, 6)}  paused at 1 % since .*, step 1 of 3 of 1%@10m,10%@30m,100%, by operator at`,
    ),
  );
  expect((await rollout('resume', AREA)).stdout).toContain('rollout 1: resume, step 1 of 3\n');
  expect((await rollout('hasten', AREA)).stdout).toContain(
    'rollout 1: advance, step 2 of 3, hastened, ratio 1.00 of 2000\n',
  );
  expect(await json(plane, 'rollouts')).toMatchObject([{ id: 1, state: 'running', step: 1 }]);
  expect((await rollout('cancel', AREA)).stdout).toContain('rollout 1: cancel, step 2 of 3\n');
  expect((await run(plane, 'rollouts')).stdout).toContain('  cancelled at ');
  expect(await rollout('cancel', AREA)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`ROLLOUT_NOT_FOUND: No rollout of ${AREA} is active.`),
  });
  expect((await run(plane, 'history', AREA)).stdout).toContain('  rollout 1: cancel, step 2 of 3\n');
});

test('without a plan, a rollout has the steady one', async () => {
  const { plane, canary } = await openSiteToRoll();
  expect((await run(plane, 'rollouts')).stdout).toBe('No rollouts.\n');
  await run(plane, 'rollout', AREA, canary.release, ...REASON_OPTION);
  expect((await run(plane, 'rollouts')).stdout).toContain('step 1 of 4 of 1%@10m,10%@30m,50%@1h,100%');
});

test('a rollout without a reason is refused', async () => {
  const { plane, canary } = await openSiteToRoll();
  for (const argv of [
    [AREA, canary.release],
    ['pause', AREA],
  ])
    expect(await run(plane, 'rollout', ...argv)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--reason <text>'),
    });
});

test.each([
  [[], ['--plan', '10%@1m'], /the last step is 100%/],
  [[], ['--plan', '10%@1m,5%@1m,100%'], /each step needs a higher percentage/],
  [[], ['--reason', ''], /must say why/],
  [['--as', 'rollout'], [], /is the name of an automatic actor/],
])('%j rollout %j is refused in one line', async (before, after, message) => {
  const { plane, canary } = await openSiteToRoll();
  const refused = await run(plane, ...before, 'rollout', AREA, canary.release, ...REASON_OPTION, ...after);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr.trim()).toMatch(message);
  expect(refused.stderr.trim().split('\n')).toHaveLength(1);
});
