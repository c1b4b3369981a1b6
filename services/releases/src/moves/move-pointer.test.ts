import { GATE_CHECKS } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { getHistory, getStatus } from '../status/release-status.ts';
import { publish, ship } from '../testing/open-plane.ts';
import { activateRelease, killArea, reviveArea, rollbackRelease } from './operator-moves.ts';
import { activeRelease, by, openWithShell, version } from '../testing/move-fixtures.ts';

test('activating moves the pointer and leaves an event with who, why, from and to', async () => {
  const plane = await openWithShell();
  const first = await ship(plane, version(1));
  const second = await publish(plane, version(2));
  const before = Date.now();
  const move = await activateRelease(plane, { ...by, release: second });
  expect(move.event).toEqual({
    sequence: 3,
    environment: 'production',
    area: 'generator',
    action: 'activate',
    from: first,
    to: second,
    pointer: { stable: second, canary: null, killed: false },
    actor: 'li',
    reason: 'why not',
    gate: {
      verdict: 'compatible',
      checks: GATE_CHECKS.filter((check) => !['freeze', 'page-budgets', 'accessibility'].includes(check)).map(
        (check) => ({ check, verdict: 'compatible', reason: '' }),
      ),
    },
    forced: false,
    approved_by: null,
    evidence: null,
    rollout: null,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(Math.abs(Date.parse(move.event!.at) - before)).toBeLessThan(10_000);
  expect(await activeRelease(plane)).toBe(second);
  expect(await getHistory(plane, { area: 'generator', limit: 1 })).toEqual([move.event]);
});

test('activating what is active moves nothing', async () => {
  const plane = await openWithShell();
  const release = await ship(plane);
  expect(await activateRelease(plane, { ...by, release })).toEqual({
    area: 'generator',
    release,
    event: null,
  });
  expect(await getHistory(plane, { area: 'generator', limit: 10 })).toHaveLength(1);
});

test('a move touches no other area', async () => {
  const plane = await openWithShell();
  const gallery = await ship(plane, { area: 'gallery' });
  await ship(plane, version(1));
  const before = (await getStatus(plane)).areas.filter((row) => row.area !== 'generator');
  await ship(plane, version(2));
  await rollbackRelease(plane, by);
  expect((await getStatus(plane)).areas.filter((row) => row.area !== 'generator')).toEqual(before);
  expect(await activeRelease(plane, 'gallery')).toBe(gallery);
});

test('kill and revive change nothing but that, and are in the history', async () => {
  const plane = await openWithShell();
  const release = await ship(plane);
  expect((await killArea(plane, by)).event).toMatchObject({
    action: 'kill',
    gate: null,
    pointer: { stable: release, canary: null, killed: true },
  });
  expect((await killArea(plane, by)).event).toBeNull();
  expect((await reviveArea(plane, by)).event).toMatchObject({ pointer: { stable: release, killed: false } });
});

test('a move decided on an older state than the one that is there is told so', async () => {
  const plane = await openWithShell();
  await ship(plane, version(1));
  const sequence = (await getHistory(plane, { area: 'generator', limit: 1 }))[0]!.sequence;
  const release = await publish(plane, version(2));
  await ship(plane, { area: 'gallery' });
  expect((await activateRelease(plane, { ...by, release, seen: sequence })).event).not.toBeNull();
  await expect(rollbackRelease(plane, { ...by, seen: sequence })).rejects.toMatchObject({
    code: 'POINTER_MOVED',
    message: expect.stringContaining(`it stands at ${release}`),
  });
  await expect(killArea(plane, { ...by, seen: 0 })).rejects.toMatchObject({ code: 'POINTER_MOVED' });
});

test('environments have pointers and histories of their own over the same releases', async () => {
  const plane = await openWithShell();
  const release = await ship(plane);
  const staging = { ...plane, environment: 'staging' };
  const shell = (await getStatus(plane)).areas.find(({ area }) => area === 'shell')!.pointer!.stable;
  expect(await activeRelease(staging)).toBeNull();
  await activateRelease(staging, { ...by, area: 'shell', release: shell });
  const { event } = await activateRelease(staging, { ...by, release });
  expect(event).toMatchObject({ environment: 'staging', sequence: 2, from: null });
  await killArea(staging, by);
  expect((await getStatus(plane)).areas.find(({ area }) => area === 'generator')).toMatchObject({
    pointer: { killed: false },
  });
  expect((await getHistory(plane, { limit: 10 })).map(({ sequence }) => sequence)).toEqual([2, 1]);
  expect((await getHistory(staging, { limit: 10 })).map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
});
