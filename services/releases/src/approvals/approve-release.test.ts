import { expect, test, vi } from 'vitest';
import type { ApprovalKind } from '@danqing/contracts/releases';
import { requestApproval, selectApprovals, upsertFourEyes } from '../database/approval.queries.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  pauseCanary,
  promoteCanary,
  reviveArea,
  rollbackRelease,
} from '../moves/operator-moves.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { startRollout } from '../rollouts/start-rollout.ts';
import { activateSet } from '../sets/activate-set.ts';
import { shipBuilds } from '../shipping/ship-builds.ts';
import { publish, ship } from '../testing/open-plane.ts';
import { AREA, by, openSiteToRoll, planOf } from '../testing/open-rolled.ts';
import { writeBuild } from '../testing/release-build.ts';
import { approveRelease, askForApproval, declineApproval } from './approve-release.ts';

const needed = { code: 'APPROVAL_NEEDED' };
const fourEyes = (plane: ReleasePlane, ...kinds: ApprovalKind[]) =>
  upsertFourEyes(plane.database, plane.environment, kinds);
const waiting = (plane: ReleasePlane) => selectApprovals(plane.database, plane.environment);

async function approve(plane: ReleasePlane, actor = 'li') {
  const [approval] = await waiting(plane);
  return approveRelease(plane, { id: approval!.id, actor, reason: 'looked at it' });
}

async function openShell(...kinds: ApprovalKind[]) {
  const site = await openSiteToRoll();
  const release = await publish(site.plane, { area: 'shell', files: { 'assets/new.js': 'new' } });
  await fourEyes(site.plane, ...kinds);
  return { ...site, shell: { area: 'shell', actor: 'operator anna', reason: 'new header', release } };
}

test('a new shell waits for another operator, and the event names both', async () => {
  const { plane, shell } = await openShell('shell');
  await expect(canaryRelease(plane, { ...shell, weight: 5 })).rejects.toMatchObject({
    ...needed,
    message: expect.stringContaining('request 1'),
    details: [expect.stringContaining(`shell ${shell.release}: the shell is on every page`)],
  });
  await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  expect(await waiting(plane)).toMatchObject([
    { id: 1, area: 'shell', kinds: ['shell'], checks: [], requested_by: 'operator anna', approved_by: null },
  ]);

  for (const actor of ['operator anna', 'anna', 'Anna'])
    await expect(approve(plane, actor)).rejects.toMatchObject({ code: 'APPROVAL_OWN' });
  await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  await approve(plane);
  const { event } = await canaryRelease(plane, { ...shell, weight: 5 });
  expect(event).toMatchObject({ actor: 'operator anna', approved_by: 'li' });
  expect((await promoteCanary(plane, shell)).event).toMatchObject({ approved_by: 'li' });
});

test('whoever approved a release cannot move it, and an approval is for one release', async () => {
  const { plane, shell } = await openShell('shell');
  await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  await approve(plane);
  await expect(activateRelease(plane, { ...shell, actor: 'operator li' })).rejects.toMatchObject(needed);
  const other = await publish(plane, { area: 'shell', files: { 'assets/new.js': 'newer' } });
  await expect(activateRelease(plane, { ...shell, release: other })).rejects.toMatchObject(needed);
  await activateRelease(plane, shell);
});

test('approvals end by themselves, by a decline, and wait no longer than a week', async () => {
  const { plane, shell } = await openShell('shell');
  await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  const { id } = await approve(plane);
  await declineApproval(plane, { id, actor: 'operator anna' });
  await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  await approve(plane);
  const age = (column: string, interval: string) =>
    plane.database.query(`update releases.approvals set ${column} = ${column} - interval '${interval}'`);
  await age('approved_at', '25 hours');
  await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  await age('requested_at', '8 days');
  expect(await waiting(plane)).toEqual([]);
  await expect(approveRelease(plane, { id: id + 2, actor: 'li', reason: '' })).rejects.toMatchObject({
    code: 'APPROVAL_NOT_FOUND',
  });
  await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  expect(await waiting(plane)).toHaveLength(1);
});

test('a forced move needs a second operator for each check that it overrides', async () => {
  const { plane, canary } = await openSiteToRoll();
  await fourEyes(plane, 'force');
  const blind = { ...plane, smoke: undefined };
  const forced = { ...by, release: canary.release, force: true };
  await expect(activateRelease(blind, { ...forced, force: undefined })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
  });
  expect(await waiting(plane)).toEqual([]);
  await expect(activateRelease(blind, forced)).rejects.toMatchObject(needed);
  const [first] = await waiting(plane);
  expect(first).toMatchObject({ kinds: ['force'], checks: ['smoke'] });
  // The same request again waits under the same ID; another one never changes what was looked at.
  await expect(activateRelease(blind, forced)).rejects.toMatchObject(needed);
  expect(await waiting(plane)).toEqual([first]);
  await plane.database.query(`update releases.approvals set checks = '{styles}'`);
  await expect(activateRelease(blind, forced)).rejects.toMatchObject(needed);
  const [second, ...others] = await waiting(plane);
  expect(others).toEqual([]);
  expect(second!.id).not.toBe(first!.id);
  await expect(approveRelease(plane, { id: first!.id, actor: 'li', reason: '' })).rejects.toMatchObject({
    code: 'APPROVAL_NOT_FOUND',
  });
  await approve(plane);
  expect((await activateRelease(blind, forced)).event).toMatchObject({ forced: true, approved_by: 'li' });
});

test('a release with another contract needs a second operator, other releases do not', async () => {
  const { plane, canary } = await openSiteToRoll();
  await fourEyes(plane, 'contract');
  expect((await activateRelease(plane, { ...by, release: canary.release })).event).toMatchObject({
    approved_by: null,
  });
  const release = await publish(plane, { area: AREA, contract: '^1.0.0 || ^1.1.0', routes: ['/gallery'] });
  await expect(activateRelease(plane, { ...by, release })).rejects.toMatchObject({
    ...needed,
    details: [expect.stringContaining('the contract of the release differs')],
  });
});

test('what ends trouble waits for nobody, nor does a start of the site', async () => {
  const { plane, shell } = await openShell();
  await canaryRelease(plane, { ...shell, weight: 5 });
  await fourEyes(plane, 'shell', 'contract', 'force');
  await pauseCanary(plane, shell);
  await rollbackRelease(plane, shell);
  await killArea(plane, by);
  await reviveArea(plane, by);
  const builds = [
    { area: 'shell', files: { 'assets/new.js': 'built' } },
    ...['palettes', 'agent', AREA].map((area) => ({ area, routes: [`/${area}`] })),
  ];
  const folders = await Promise.all(builds.map(writeBuild));
  const { moves } = await shipBuilds(plane, { folders, actor: 'root' });
  expect(moves.find(({ area }) => area === 'shell')).toMatchObject({ event: { approved_by: null } });
});

test('rollouts and sets wait as moves do, and a rollout goes on by itself', async () => {
  const { plane, shell } = await openShell('shell');
  const steps = planOf('5%@10m,100%');
  await expect(startRollout(plane, { ...shell, steps })).rejects.toMatchObject(needed);
  await expect(activateSet(plane, { ...shell, releases: [shell] })).rejects.toMatchObject(needed);
  expect(await waiting(plane)).toHaveLength(1);
  await approve(plane);
  const { move } = await startRollout(plane, { ...shell, steps });
  expect(move.event).toMatchObject({ approved_by: 'li', rollout: { decision: 'start' } });
});

test('moves that ask at once wait for one request', async () => {
  const { planes, shell } = await openShell('shell');
  const [plane, other] = planes as [ReleasePlane, ReleasePlane];
  const scope = { area: 'shell', release: shell.release, kinds: ['shell' as const], checks: [] };
  // The second finds no request yet, and waits for the first.
  const transaction = plane.database.createQueryRunner();
  await transaction.startTransaction();
  await requestApproval(transaction.manager, plane.environment, scope, shell);
  const second = askForApproval(other, [scope], shell);
  await vi.waitUntil(async () => {
    const rows = await plane.database.query<{ blocked: number }[]>(
      `select count(*)::int as blocked from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.blocked === 1;
  });
  await transaction.commitTransaction();
  await transaction.release();
  expect(await second).toMatchObject({ ...needed, message: expect.stringContaining('request 1') });
  expect(await waiting(plane)).toHaveLength(1);
});

test('a waiting approval notifies operators once', async () => {
  const { plane, shell } = await openShell('shell');
  for (const _again of [1, 2]) await expect(activateRelease(plane, shell)).rejects.toMatchObject(needed);
  const told = await plane.database.query<{ facts: object }[]>(
    `select facts from releases.notifications where kind = 'approval'`,
  );
  expect(told).toMatchObject([
    { facts: { area: 'shell', release: shell.release, actor: 'operator anna', reason: 'new header' } },
  ]);
  await ship(plane, { area: 'extra', routes: ['/extra'] });
});
