import type { RollbackEvidence } from '@danqing/contracts/releases';
import { getStatus } from '../status/release-status.ts';
import { openTestPlane, ship, type TestPlane } from './open-plane.ts';
import type { BuildOverrides } from './release-build.ts';

export const by = { area: 'generator', actor: 'li', reason: 'why not' };

export const version = (number: number): BuildOverrides => ({ files: { 'entry.js': `start(${number})` } });

export async function openWithShell(): Promise<TestPlane> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  return plane;
}

export async function activeRelease(plane: TestPlane, area = 'generator') {
  return (await getStatus(plane)).areas.find((row) => row.area === area)?.pointer?.stable ?? null;
}

export const EVIDENCE: RollbackEvidence = {
  canary: { release: 'b', loads: 180, failures: 12 },
  stable: { release: 'a', loads: 1_700, failures: 3 },
  others: { loads: 5_000, failures: 9 },
  ratio: 4_000,
  limit: 2_000,
  outcomes: { ok: 168, render: 12 },
};
