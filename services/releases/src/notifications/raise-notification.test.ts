import type { Notification } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { canaryRelease, killArea, rollbackRelease } from '../moves/operator-moves.ts';
import type { TestPlane } from '../testing/open-plane.ts';
import { by, flushAndLook, openWatched } from '../testing/open-watched.ts';

const raised = async ({ database }: TestPlane) => {
  const rows = await database.query<{ facts: Notification }[]>(
    'select facts from releases.notifications order by at, id',
  );
  return rows.map(({ facts }) => facts);
};

test('moves of operators notify nobody', async () => {
  const { plane, canary } = await openWatched();
  await canaryRelease(plane, { ...by, ...canary, weight: 20 });
  await rollbackRelease(plane, { ...by, area: canary.area });
  expect(await raised(plane)).toEqual([]);
});

test('an automatic pause and rollback are raised with their move and evidence', async () => {
  const { plane, gateway, stable, canary } = await openWatched();
  gateway.visit(stable, 400);
  gateway.visit(canary, 100, 40);
  await flushAndLook(gateway);
  const of = { environment: 'production', area: 'gallery', release: canary.release, actor: 'telemetry' };
  const evidence = { canary: { release: canary.release, loads: 100, failures: 40 } };
  const [pause, rollback] = await raised(plane);
  expect(pause).toMatchObject({ ...of, kind: 'pause', cause: null, evidence });
  expect(rollback).toMatchObject({ ...of, kind: 'rollback', move: pause!.move! + 1, evidence });
});

test('an alert is raised once for its cause', async () => {
  const { plane, gateway, stable, canary } = await openWatched();
  gateway.mount = 'compatible';
  gateway.visit(stable, 400);
  gateway.visit(canary, 100, 40);
  await flushAndLook(gateway);
  await flushAndLook(gateway);
  const alerts = (await raised(plane)).filter(({ kind }) => kind === 'alert');
  expect(alerts).toMatchObject([
    { area: 'gallery', release: canary.release, move: null, cause: 'mounts', actor: 'telemetry' },
  ]);
  expect(alerts[0]?.reason).toBe(gateway.reports.at(-1));
});

test('a move that is not made notifies nobody', async () => {
  const { plane, gateway, stable, canary } = await openWatched();
  await plane.database.query(`
    create function releases.refuse_raise() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create constraint trigger refuse after insert on releases.events deferrable initially deferred
      for each row when (new.actor = 'telemetry') execute function releases.refuse_raise()`);
  gateway.visit(stable, 400);
  gateway.visit(canary, 100, 40);
  await expect(flushAndLook(gateway)).rejects.toThrow('no');
  expect(await raised(plane)).toEqual([]);
});

test('the first move of an operator after an alert resolves it', async () => {
  const { plane, gateway, stable, canary, others } = await openWatched();
  gateway.mount = 'compatible';
  gateway.visit(stable, 400);
  gateway.visit(canary, 100, 40);
  await flushAndLook(gateway);
  await killArea(plane, { ...by, area: others[0]!.area });
  await rollbackRelease(plane, { ...by, area: canary.area });
  await killArea(plane, { ...by, area: canary.area });
  const kinds = (await raised(plane)).map(({ kind }) => kind);
  expect(kinds).toEqual(['pause', 'alert', 'resolved']);
  expect((await raised(plane)).at(-1)).toMatchObject({
    area: canary.area,
    release: canary.release,
    actor: 'operator',
    reason: 'rollback, try it',
  });
});
