import { expect, test } from 'vitest';
import { canaryRelease } from '../moves/operator-moves.ts';
import { getHistory } from '../status/release-status.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { seededArea, seededRelease, seedHistory } from '../testing/seed-history.ts';
import { by, build, flushAndLook, openGateway } from '../testing/open-watched.ts';

const AREAS = 201;

test(`with ${AREAS} areas the canary of the last one is counted and taken back`, async () => {
  const plane = await openTestPlane();
  await seedHistory(plane, { areas: AREAS, releases: AREAS, moves: AREAS });
  await ship(plane, { area: 'shell' });
  const area = seededArea(AREAS - 1);
  const stable = { area, release: seededRelease(1) };
  const canary = { area, release: await publish(plane, build(area, 2)) };
  await canaryRelease(plane, { ...by, ...canary, weight: 10 });
  const gateway = await openGateway(plane);
  gateway.visit(stable, 900);
  gateway.visit(canary, 100, 10);
  await flushAndLook(gateway);
  const [newest] = await getHistory(plane, { area, limit: 1 });
  expect(newest).toMatchObject({ action: 'quarantine', to: canary.release, actor: 'telemetry' });
});
