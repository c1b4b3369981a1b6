import type { OperatorOverview, RolloutResponse, RolloutsResponse } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { get, openShippedSite, overview, post } from '../testing/open-shipped-site.ts';

const PLAN = '5%@1h,50%@2h,100%';

test('an operator starts a rollout, and pauses, resumes, hastens and cancels it under their own name', async () => {
  const { site, first, second } = await openShippedSite();
  const start = { release: second.slice(0, 6), plan: PLAN, reason: 'new picker', seen: 2 };
  const started = await post(site, 'areas/generator/rollouts', start);
  expect([started.statusCode, started.json()]).toMatchObject([
    200,
    {
      rollout: { area: 'generator', release: second, step: 0, state: 'running', actor: 'operator 林澄' },
      event: { action: 'canary', pointer: { stable: first, canary: { release: second, weight: 5 } } },
    },
  ]);
  const { id, steps } = started.json<RolloutResponse>().rollout;
  expect(steps).toEqual([
    { weight: 5, seconds: 3_600 },
    { weight: 50, seconds: 7_200 },
    { weight: 100, seconds: 0 },
  ]);
  const changes: [string, object][] = [
    ['pause', { rollout: { state: 'paused', cause: 'operator' }, event: null }],
    ['resume', { rollout: { state: 'running' }, event: { rollout: { decision: 'resume' } } }],
    ['hasten', { rollout: { step: 1 }, event: { pointer: { canary: { weight: 50 } } } }],
    ['cancel', { rollout: { state: 'cancelled' }, event: { pointer: { stable: first, canary: null } } }],
  ];
  for (const [change, expected] of changes) {
    const answer = await post(site, `areas/generator/rollouts/${id}/${change}`, { reason: change });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, expected]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const list = (await get(site, 'rollouts')).json<RolloutsResponse>();
  expect(list).toMatchObject({ rollouts: [{ id, state: 'cancelled', numbers: null }] });
  expect(site.events.map(({ detail, result, subject }) => [subject, result, detail])).toEqual(
    [`rollout of ${second.slice(0, 6)}`, ...changes.map(([change]) => `${change} of rollout ${id}`)].map(
      (detail) => ['area generator', 'allowed', detail],
    ),
  );
});

test('the overview shows an active rollout with the numbers of its step', async () => {
  const { site, first, second } = await openShippedSite();
  expect(rolloutOf(await overview(site))).toBeNull();
  await post(site, 'areas/generator/rollouts', { release: second, plan: PLAN, reason: 'try', seen: 2 });
  expect(rolloutOf(await overview(site))).toMatchObject({
    release: second,
    step: 0,
    state: 'running',
    numbers: {
      canary: { release: second, loads: 0, failures: 0 },
      stable: { release: first, loads: 0, failures: 0 },
      verdict: 'continue',
    },
  });
});

test('a rollout on an older state, beside another one, or that is not active is refused and logged', async () => {
  const { site, second } = await openShippedSite();
  const start = { release: second, plan: PLAN, reason: 'try', seen: 1 };
  const refusals: [string, object, number, string][] = [
    ['areas/generator/rollouts', start, 409, 'POINTER_MOVED'],
    ['areas/generator/rollouts', { ...start, seen: 2 }, 200, ''],
    ['areas/generator/rollouts', { ...start, seen: 3 }, 409, 'ROLLOUT_ACTIVE'],
    ['areas/generator/rollouts/1/resume', { reason: 'x' }, 409, 'ROLLOUT_NOT_PAUSED'],
    ['areas/generator/rollouts/7/cancel', { reason: 'x' }, 404, 'ROLLOUT_NOT_FOUND'],
    ['areas/shell/rollouts/1/cancel', { reason: 'x' }, 404, 'ROLLOUT_NOT_FOUND'],
  ];
  for (const [path, body, status, code] of refusals) {
    const answer = await post(site, path, body);
    expect([path, answer.statusCode, answer.json<{ code?: string }>().code ?? '']).toEqual([
      path,
      status,
      code,
    ]);
  }
  expect(site.events.filter(({ result }) => result === 'refused')).toHaveLength(5);
});

const rolloutOf = ({ areas }: OperatorOverview) => areas.find(({ area }) => area === 'generator')?.rollout;
