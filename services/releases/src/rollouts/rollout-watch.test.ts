import { expect, test } from 'vitest';
import { endRolloutRow } from '../database/rollout.queries.ts';
import { activateRelease, pauseCanary } from '../moves/operator-moves.ts';
import { flushAndLook } from '../testing/open-watched.ts';
import { AREA, by, openRolled } from '../testing/open-rolled.ts';
import { resumeRollout } from './change-rollout.ts';

test('a healthy canary advances by its plan, each step once, with the numbers in its event', async () => {
  const site = await openRolled();
  const { stable, canary, pass, visit } = site;
  await visit({ loads: 60 });
  await pass(8);
  expect(await site.events()).toHaveLength(1);
  await pass(1);
  await pass(18);
  await visit({ loads: 80, failures: 1 });
  await pass(1);
  await pass(1);
  expect(await site.events()).toMatchObject([
    {
      action: 'canary',
      pointer: { stable: stable.release, canary: { release: canary.release, weight: 10 } },
      actor: by.actor,
      reason: by.reason,
      rollout: { decision: 'start', step: 1, steps: 3, numbers: null },
    },
    {
      action: 'canary',
      pointer: { canary: { weight: 50 } },
      actor: 'rollout',
      reason: 'after 10 min at 10 %: the canary failed in 0 of 60 loads, the stable release in 1 of 400',
      rollout: {
        decision: 'advance',
        step: 2,
        numbers: {
          why: 'healthy',
          seconds: 600,
          canary: { release: canary.release, loads: 60, failures: 0 },
          stable: { release: stable.release, loads: 400, failures: 1 },
          verdict: 'continue',
          limit: 2_000,
        },
      },
    },
    {
      action: 'promote',
      pointer: { stable: canary.release, canary: null },
      actor: 'rollout',
      rollout: { decision: 'promote', step: 3, numbers: { canary: { loads: 80, failures: 1 } } },
    },
  ]);
  expect(await site.rollout()).toMatchObject({ state: 'done', step: 2, cause: null });
  expect(site.reports).toHaveLength(2);
});

test('a quiet area advances after three times the duration, and says so', async () => {
  const site = await openRolled();
  await site.pass(29);
  expect(await site.events()).toHaveLength(1);
  await site.pass(1);
  const [, event] = await site.events();
  expect(event).toMatchObject({
    pointer: { canary: { weight: 50 } },
    rollout: { numbers: { why: 'quiet' } },
  });
  expect(event?.reason).toContain('after 30 min at 10 %, with few loads: the canary failed in 0 of 0 loads');
});

test('a pause on reports pauses the rollout, until an operator resumes it from the beginning of its step', async () => {
  const site = await openRolled();
  site.gateway.mount = 'unknown';
  await site.visit({ loads: 100, failures: 30 });
  await flushAndLook(site.gateway);
  await site.pass(60);
  expect(await site.rollout()).toMatchObject({ state: 'paused', cause: 'reports', step: 0 });
  expect((await site.events())[1]).toMatchObject({
    action: 'pause',
    rollout: { decision: 'pause', step: 1 },
  });

  await resumeRollout(site.plane, { ...by, reason: 'a test of ours' });
  expect((await site.events())[2]).toMatchObject({
    action: 'canary',
    pointer: { canary: { weight: 10 } },
    actor: by.actor,
    rollout: { decision: 'resume', step: 1 },
  });
  expect(await site.rollout()).toMatchObject({ state: 'running', cause: null, detail: null });
});

test('evidence takes the canary back, and with it the rollout', async () => {
  const site = await openRolled();
  await site.visit({ loads: 100, failures: 30 });
  await flushAndLook(site.gateway);
  await site.pass(60);
  expect(await site.rollout()).toMatchObject({
    state: 'rolled-back',
    detail: expect.stringMatching(/^telemetry: /),
  });
  expect((await site.events()).map(({ action, rollout }) => [action, rollout?.decision])).toEqual([
    ['canary', 'start'],
    ['pause', 'pause'],
    ['quarantine', 'roll-back'],
  ]);
});

test('an alert pauses the rollout at its weight; one that an operator saw does not pause it again', async () => {
  const site = await openRolled();
  const { plane, canary, pass } = site;
  await plane.database.query(
    `insert into releases.canary_alerts (environment, area, release, run, cause, evidence, checks)
     select environment, area, canary, canary_since, 'silent', '{}', '[]' from releases.pointers where area = $1`,
    [AREA],
  );
  await pass(0);
  expect(await site.rollout()).toMatchObject({ state: 'paused', cause: 'alert', step: 0 });
  expect(await site.events()).toHaveLength(1);
  expect(site.reports).toEqual([expect.stringMatching(/^Rollout 1 of gallery paused at step 1 \(alert\)/)]);
  expect(await plane.database.query('select kind, facts from releases.notifications')).toMatchObject([
    {
      kind: 'alert',
      facts: { area: AREA, release: canary.release, actor: 'rollout', reason: site.reports[0] },
    },
  ]);
  await resumeRollout(plane, by);
  await pass(90);
  expect((await site.events()).at(-1)).toMatchObject({
    to: canary.release,
    pointer: { canary: { weight: 50 } },
  });
});

test('pages that fare poorly after the mount pause the rollout, and each step has their numbers', async () => {
  const site = await openRolled();
  const { gateway, canary, stable, pass, visit } = site;
  const measure = (of: { area: string; release: string }, pages: number, lcp: number) => {
    for (let page = 0; page < pages; page += 1) {
      const address = gateway.nextAddress();
      const token = gateway.tokens.issue(gateway.pageGiven([of]), address, gateway.now());
      const health = { loaded: [{ ...of, errors: [] }], vitals: { lcp } };
      gateway.intake.take({ token, outcomes: [], health }, address);
    }
  };
  await visit({ loads: 60 });
  measure(stable, 100, 1_000);
  measure(canary, 10, 1_000);
  await gateway.health.flush();
  await pass(9);
  expect((await site.events()).at(-1)?.rollout?.numbers?.health).toContainEqual({
    metric: 'lcp',
    canary: { loads: 10, failures: 0 },
    stable: { loads: 100, failures: 0 },
  });
  measure(canary, 50, 9_000);
  await gateway.health.flush();
  await gateway.healthWatch.check();
  await pass(0);
  expect(await site.rollout()).toMatchObject({ state: 'paused', cause: 'alert', step: 1 });
  expect(await site.events()).toHaveLength(2);
});

test('a suspect canary waits, then pauses', async () => {
  const site = await openRolled();
  await site.visit({ loads: 48, failures: 4 });
  await site.pass(20);
  expect(await site.rollout()).toMatchObject({ state: 'running', step: 0 });
  await site.pass(10);
  expect(await site.rollout()).toMatchObject({ state: 'paused', cause: 'suspect', step: 0 });
});

test('a step that the gate refuses pauses the rollout', async () => {
  const site = await openRolled();
  await site.plane.database.query(`insert into releases.pruned (area, release) values ($1, $2)`, [
    AREA,
    site.canary.release,
  ]);
  await site.pass(30);
  expect(await site.rollout()).toMatchObject({
    state: 'paused',
    cause: 'gate',
    detail: expect.stringContaining('files: incompatible'),
  });
  expect(await site.events()).toHaveLength(1);
});

test('a rollout whose area was moved without it ends, and moves nothing', async () => {
  const site = await openRolled();
  const { plane, stable, canary } = site;
  // A version without rollouts takes the canary back.
  await plane.database.query(
    `insert into releases.events (environment, area, action, from_release, to_release, stable, actor, reason)
     values ($1, $2, 'rollback', $3, $4, $3, 'li', '')`,
    [plane.environment, AREA, stable.release, canary.release],
  );
  await site.pass(60);
  expect(await site.rollout()).toMatchObject({ state: 'cancelled', detail: 'the area was moved otherwise' });
  expect((await site.events()).at(-1)).toMatchObject({ action: 'rollback', pointer: { canary: null } });
});

test('a step that is made while an operator moves the area is not made', async () => {
  const site = await openRolled();
  const [first] = await Promise.allSettled([
    activateRelease(site.plane, { ...by, release: site.canary.release }),
    site.pass(30),
  ]);
  expect(first.status).toBe('fulfilled');
  const events = await site.events();
  expect(events.at(-1)).toMatchObject({ action: 'activate', rollout: { decision: 'cancel' } });
  expect(await site.rollout()).toMatchObject({ state: 'cancelled' });
  await site.pass(90);
  expect(await site.events()).toHaveLength(events.length);
});

test('a paused canary pauses the rollout; an ended one stays ended', async () => {
  const site = await openRolled();
  await pauseCanary(site.plane, by);
  expect(await site.rollout()).toMatchObject({ state: 'paused', cause: 'operator' });
  expect(await endRolloutRow(site.plane.database, 1, { state: 'cancelled', detail: '' })).toBe(true);
  expect(await endRolloutRow(site.plane.database, 1, { state: 'done', detail: '' })).toBe(false);
});
