import type { RollbackEvidence } from '@danqing/contracts/releases';
import { describe, expect, test } from 'vitest';
import { getHistory } from '../status/release-status.ts';
import { publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { canaryRelease, promoteCanary, rollbackRelease } from './operator-moves.ts';
import { rollbackCanary } from './rollback-canary.ts';
import { by, openWithShell, version } from '../testing/move-fixtures.ts';

describe('an automatic rollback', () => {
  async function openWithCanary() {
    const plane = await openWithShell();
    const stable = await ship(plane, version(1));
    const canary = await publish(plane, version(2));
    await canaryRelease(plane, { ...by, release: canary, weight: 10 });
    const evidence: RollbackEvidence = {
      canary: { release: canary, loads: 180, failures: 12 },
      stable: { release: stable, loads: 1700, failures: 3 },
      others: { loads: 5000, failures: 9 },
      ratio: 140,
      limit: 100,
      outcomes: { ok: 168, render: 12 },
    };
    return {
      plane,
      stable,
      canary,
      request: { area: 'generator', release: canary, evidence, actor: 'telemetry' },
    };
  }

  test('takes the canary back and puts it into quarantine in one event, with the evidence', async () => {
    const { plane, stable, canary, request } = await openWithCanary();
    const { event } = await rollbackCanary(plane, request);
    expect(event).toMatchObject({
      action: 'quarantine',
      from: stable,
      to: canary,
      pointer: { stable, canary: null, killed: false },
      actor: 'telemetry',
      reason: 'failed in 12 of 180 loads, the stable release in 3 of 1700',
      gate: null,
      forced: false,
      evidence: request.evidence,
    });
    expect(await getHistory(plane, { area: 'generator', limit: 1 })).toEqual([event]);
    await expect(canaryRelease(plane, { ...by, release: canary, weight: 10 })).rejects.toMatchObject({
      code: 'GATE_REFUSED',
    });
  });

  test.each<[string, (plane: TestPlane) => Promise<unknown>]>([
    ['was taken back', (plane) => rollbackRelease(plane, by)],
    ['was promoted', (plane) => promoteCanary(plane, by)],
    [
      'was replaced',
      async (plane) => canaryRelease(plane, { ...by, release: await publish(plane, version(3)), weight: 10 }),
    ],
  ])('does nothing when the canary %s meanwhile', async (_what, meanwhile) => {
    const { plane, request } = await openWithCanary();
    await meanwhile(plane);
    const before = await getHistory(plane, { limit: 10 });
    await expect(rollbackCanary(plane, request)).rejects.toMatchObject({ code: 'POINTER_MOVED' });
    expect(await getHistory(plane, { limit: 10 })).toEqual(before);
  });
});
