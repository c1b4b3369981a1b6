import { describe, expect, test } from 'vitest';
import { canaryRelease, killArea, promoteCanary, rollbackRelease } from '../moves/operator-moves.ts';
import { by, openRolled, openSiteToRoll, planOf } from '../testing/open-rolled.ts';
import { cancelRollout, hastenRollout, pauseRollout, resumeRollout } from './change-rollout.ts';
import { startRollout } from './start-rollout.ts';

const steps = planOf('10%@10m,100%');

describe('the start of a rollout', () => {
  test('is refused while another one is active', async () => {
    const { plane, canary } = await openRolled();
    await expect(startRollout(plane, { ...by, release: canary.release, steps })).rejects.toMatchObject({
      code: 'ROLLOUT_ACTIVE',
    });
  });

  test('of two at once makes one', async () => {
    const { planes, canary, events } = await openSiteToRoll();
    const starts = await Promise.allSettled(
      planes.map((plane) => startRollout(plane, { ...by, release: canary.release, steps })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('is refused for the stable release, and for a killed area', async () => {
    const { plane, canary, stable } = await openSiteToRoll();
    await expect(startRollout(plane, { ...by, release: stable.release, steps })).rejects.toMatchObject({
      code: 'CANARY_IS_STABLE',
    });
    await killArea(plane, by);
    await expect(startRollout(plane, { ...by, release: canary.release, steps })).rejects.toMatchObject({
      code: 'AREA_KILLED',
    });
  });

  test('passes the gate of a canary; what it overrides is overridden at every step', async () => {
    const site = await openSiteToRoll();
    const { plane, canary } = site;
    const blind = { ...plane, smoke: undefined };
    await expect(startRollout(blind, { ...by, release: canary.release, steps })).rejects.toMatchObject({
      code: 'GATE_REFUSED',
    });
    await startRollout(blind, { ...by, release: canary.release, steps, force: true });
    expect(await site.rollout()).toMatchObject({ forced: ['smoke'] });
    await site.pass(30);
    expect((await site.events()).at(-1)).toMatchObject({ action: 'promote', actor: 'rollout' });
  });

  test('takes over a canary of the same weight', async () => {
    const site = await openSiteToRoll();
    await canaryRelease(site.plane, { ...by, release: site.canary.release, weight: 10 });
    await startRollout(site.plane, { ...by, release: site.canary.release, steps });
    expect((await site.events()).at(-1)).toMatchObject({ action: 'canary', rollout: { decision: 'start' } });
  });
});

test('a rollout pauses at its weight, and resumes from the beginning of its step', async () => {
  const site = await openRolled();
  const { plane } = site;
  await pauseRollout(plane, { ...by, reason: 'lunch' });
  expect(await site.rollout()).toMatchObject({
    state: 'paused',
    cause: 'operator',
    detail: 'operator anna: lunch',
  });
  expect(await site.events()).toHaveLength(1);
  await site.pass(60);
  expect(await site.events()).toHaveLength(1);
  await expect(pauseRollout(plane, by)).rejects.toMatchObject({ code: 'ROLLOUT_NOT_RUNNING' });
  await expect(hastenRollout(plane, by)).rejects.toMatchObject({ code: 'ROLLOUT_NOT_RUNNING' });
  const before = await site.rollout();
  await resumeRollout(plane, by);
  const after = await site.rollout();
  expect(after).toMatchObject({ state: 'running', step: 0 });
  expect(Date.parse(after.step_since)).toBeGreaterThan(Date.parse(before.step_since));
  await expect(resumeRollout(plane, by)).rejects.toMatchObject({ code: 'ROLLOUT_NOT_PAUSED' });
});

test('a hastened rollout takes its next step at once, with the numbers so far', async () => {
  const site = await openRolled();
  await hastenRollout(site.plane, { ...by, reason: 'a fix' });
  await hastenRollout(site.plane, { ...by, reason: 'a fix' });
  expect((await site.events()).slice(1)).toMatchObject([
    {
      action: 'canary',
      actor: by.actor,
      reason: 'a fix',
      rollout: { step: 2, numbers: { why: 'hastened' } },
    },
    { action: 'promote', actor: by.actor, rollout: { decision: 'promote', step: 3 } },
  ]);
  expect(await site.rollout()).toMatchObject({ state: 'done' });
  await expect(hastenRollout(site.plane, by)).rejects.toMatchObject({ code: 'ROLLOUT_NOT_FOUND' });
});

test('a cancelled rollout takes its canary along, paused or not', async () => {
  for (const paused of [false, true]) {
    const site = await openRolled();
    if (paused) await pauseRollout(site.plane, by);
    await cancelRollout(site.plane, { ...by, reason: 'wrong build' });
    expect((await site.events()).at(-1)).toMatchObject({
      action: 'rollback',
      pointer: { stable: site.stable.release, canary: null },
      rollout: { decision: 'cancel', step: 1 },
    });
    expect(await site.rollout()).toMatchObject({ state: 'cancelled', detail: 'operator anna: wrong build' });
  }
});

test.each<[string, (site: Awaited<ReturnType<typeof openRolled>>) => Promise<unknown>]>([
  [
    'another weight',
    ({ plane, canary }) => canaryRelease(plane, { ...by, release: canary.release, weight: 11 }),
  ],
  ['a promotion', ({ plane }) => promoteCanary(plane, by)],
  ['a rollback', ({ plane }) => rollbackRelease(plane, by)],
  ['a kill', ({ plane }) => killArea(plane, by)],
])('%s by an operator cancels the rollout, and its event says so', async (_what, move) => {
  const site = await openRolled();
  await move(site);
  expect((await site.events()).at(-1)).toMatchObject({
    rollout: { rollout: 1, decision: 'cancel', step: 1 },
  });
  expect(await site.rollout()).toMatchObject({ state: 'cancelled', detail: 'operator anna: new frames' });
});

test('a change of a rollout that is not the active one is refused', async () => {
  const { plane } = await openRolled();
  for (const change of [pauseRollout, resumeRollout, hastenRollout, cancelRollout])
    await expect(change(plane, { ...by, id: 7 })).rejects.toMatchObject({ code: 'ROLLOUT_NOT_FOUND' });
});
