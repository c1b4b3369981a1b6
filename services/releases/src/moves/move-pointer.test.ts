import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GATE_CHECKS, type RollbackEvidence } from '@danqing/contracts';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getHistory, getStatus } from '../release-status.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import type { BuildOverrides } from '../testing/release-build.ts';
import type { GuardedMoveRequest } from './move-pointer.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  promoteCanary,
  quarantineRelease,
  reviveArea,
  rollbackRelease,
  unquarantineRelease,
  type OfRelease,
} from './operator-moves.ts';
import { rollbackCanary } from './rollback-canary.ts';

const by = { area: 'generator', actor: 'li', reason: 'why not' };
const version = (number: number): BuildOverrides => ({ files: { 'entry.js': `start(${number})` } });

async function openWithShell(): Promise<TestPlane> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  return plane;
}

async function activeRelease(plane: TestPlane, area = 'generator') {
  return (await getStatus(plane)).areas.find((row) => row.area === area)?.pointer?.stable ?? null;
}

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
      checks: GATE_CHECKS.map((check) => ({ check, verdict: 'compatible', reason: '' })),
    },
    forced: false,
    evidence: null,
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

/** Makes moves that have all been decided on before the first of them happens. */
async function atOnce(plane: TestPlane, requests: (GuardedMoveRequest & OfRelease)[]) {
  const gate = new pg.Client({ connectionString: plane.databaseUrl });
  await gate.connect();
  onTestFinished(() => gate.end());
  await gate.query('begin; lock table releases.events in share row exclusive mode');
  const settled = Promise.allSettled(requests.map((request) => activateRelease(plane, request)));
  await vi.waitUntil(async () => {
    const { rows } = await gate.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where relation = 'releases.events'::regclass and not granted`,
    );
    return rows[0]?.waiting === requests.length;
  });
  await gate.query('commit');
  return settled;
}

test('of two operators who move one area at once, one wins and the other is told', async () => {
  const plane = await openWithShell();
  await ship(plane, version(1));
  const targets = [await publish(plane, version(2)), await publish(plane, version(3))];
  const outcomes = await atOnce(
    plane,
    targets.map((release) => ({ ...by, release })),
  );
  const won = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
  expect(outcomes[1 - won]).toMatchObject({ status: 'rejected', reason: { code: 'POINTER_MOVED' } });
  expect(await activeRelease(plane)).toBe(targets[won]);
  expect(await getHistory(plane, { area: 'generator', limit: 10 })).toHaveLength(2);
});

test('of two areas that claim one route at once, only one becomes active', async () => {
  const plane = await openWithShell();
  const claims = await Promise.all(
    ['gallery', 'palettes'].map(async (area) => ({
      ...by,
      area,
      release: await publish(plane, { area, routes: ['/colors/:name'] }),
    })),
  );
  const outcomes = await atOnce(plane, claims);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
    reason: { code: 'GATE_REFUSED', details: [expect.stringContaining('routes: incompatible')] },
  });
});

test('many moves at once leave a chain in which each starts where the one before ended', async () => {
  const plane = await openWithShell();
  const releases = await Promise.all([1, 2, 3, 4, 5].map((number) => publish(plane, version(number))));
  await Promise.allSettled(releases.map((release) => activateRelease(plane, { ...by, release })));
  const events = (await getHistory(plane, { area: 'generator', limit: 10 })).reverse();
  expect(events.length).toBeGreaterThan(0);
  expect(events.map((event) => event.from)).toEqual([null, ...events.slice(0, -1).map((event) => event.to)]);
  expect(await activeRelease(plane)).toBe(events.at(-1)?.to);
});

test('rollback goes to the release before the current one, and again to the one before that', async () => {
  const plane = await openWithShell();
  const [first, second] = [
    await ship(plane, version(1)),
    await ship(plane, version(2)),
    await ship(plane, version(3)),
  ];
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ action: 'rollback', to: second });
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ from: second, to: first });
  await expect(rollbackRelease(plane, by)).rejects.toMatchObject({ code: 'NO_EARLIER_RELEASE' });
  expect(await activeRelease(plane)).toBe(first);
});

test('rollback goes to any release that was active, and to no other', async () => {
  const plane = await openWithShell();
  const [first] = [
    await ship(plane, version(1)),
    await ship(plane, version(2)),
    await ship(plane, version(3)),
  ];
  const never = await publish(plane, version(4));
  await expect(rollbackRelease(plane, { ...by, to: never })).rejects.toMatchObject({
    code: 'RELEASE_NEVER_STABLE',
  });
  expect((await rollbackRelease(plane, { ...by, to: first.slice(0, 8) })).release).toBe(first);
});

test.each<[string, (folder: string) => Promise<unknown>]>([
  ['changed', (folder) => writeFile(join(folder, 'entry.js'), 'stolen()')],
  ['gone', (folder) => rm(folder, { recursive: true })],
])('a release whose files are %s is not activated', async (_what, damage) => {
  const plane = await openWithShell();
  const release = await publish(plane);
  await damage(join(plane.dataDir, 'releases', 'generator', release));
  await expect(activateRelease(plane, { ...by, release })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    gate: { verdict: 'incompatible' },
    details: [expect.stringContaining('files: incompatible: '), expect.anything()],
  });
  expect(await activeRelease(plane)).toBeNull();
});

test('a damaged earlier release is not rolled back to', async () => {
  const plane = await openWithShell();
  const first = await ship(plane, version(1));
  const second = await ship(plane, version(2));
  await rm(join(plane.dataDir, 'releases', 'generator', first), { recursive: true });
  await expect(rollbackRelease(plane, by)).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    gate: { verdict: 'incompatible' },
    details: [expect.stringContaining('files: incompatible: ')],
  });
  expect(await activeRelease(plane)).toBe(second);
});

test('a release is found by its first six digits, not by fewer, and not when another begins the same', async () => {
  const plane = await openWithShell();
  const release = await publish(plane);
  await plane.database.query(
    `insert into releases.releases (area, id, descriptor, build, publisher, size)
     select area, overlay(id placing $2 from 16), descriptor, build, publisher, size from releases.releases where id = $1`,
    [release, release.endsWith('0') ? '1' : '0'],
  );
  await expect(activateRelease(plane, { ...by, release: release.slice(0, 15) })).rejects.toMatchObject({
    code: 'RELEASE_AMBIGUOUS',
  });
  await expect(activateRelease(plane, { ...by, release: release.slice(0, 5) })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
  await expect(activateRelease(plane, { ...by, release: '%%%%%%' })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
  await expect(activateRelease(plane, { ...by, release: 'ffffffffffffffff' })).rejects.toMatchObject({
    code: 'RELEASE_NOT_FOUND',
  });
  expect((await activateRelease(plane, { ...by, release })).release).toBe(release);
});

describe('the gate', () => {
  const refusing = (verdict: 'incompatible' | 'unknown') => ({
    check: 'smoke' as const,
    verdict,
    reason: 'blank page',
  });

  test.each([
    ['is not there', undefined, 'smoke: unknown: nothing here can mount the release in a browser'],
    ['does not know', async () => refusing('unknown'), 'smoke: unknown: blank page'],
    ['refuses', async () => refusing('incompatible'), 'smoke: incompatible: blank page'],
    [
      'fails itself',
      () => Promise.reject(new Error('no browser')),
      'smoke: unknown: the mount could not be tried: no browser',
    ],
  ])('moves nothing when the smoke check %s', async (_what, smoke, detail) => {
    const plane = await openWithShell();
    const stable = await ship(plane, version(1));
    const release = await publish(plane, version(2));
    const refusal = { code: 'GATE_REFUSED', details: [detail] };
    const unsmoked = { ...plane, smoke };
    await expect(activateRelease(unsmoked, { ...by, release })).rejects.toMatchObject(refusal);
    await expect(canaryRelease(unsmoked, { ...by, release, weight: 1 })).rejects.toMatchObject(refusal);
    expect(await activeRelease(plane)).toBe(stable);
  });

  test('tries the release that is asked for, and only when nothing else stands in the way', async () => {
    const plane = await openWithShell();
    const smoke = vi.fn(plane.smoke!);
    const release = await publish(plane, { contract: '^9.0.0' });
    const move = activateRelease({ ...plane, smoke }, { ...by, release });
    await expect(move).rejects.toMatchObject({
      details: [
        'contract: incompatible: generator asks for ^9.0.0, the shell provides 1.0.0',
        'smoke: unknown: not tried, because another check stands in the way',
      ],
    });
    expect(smoke).not.toHaveBeenCalled();
    const good = await publish(plane);
    await activateRelease({ ...plane, smoke }, { ...by, release: good });
    expect(smoke).toHaveBeenCalledExactlyOnceWith({
      environment: 'production',
      area: 'generator',
      release: good,
      descriptor: expect.objectContaining({ build: '0123456789ab' }),
    });
  });

  test('lets a release that visitors have or had move without a browser', async () => {
    const plane = await openWithShell();
    await ship(plane, version(1));
    const second = await publish(plane, version(2));
    await canaryRelease(plane, { ...by, release: second, weight: 1 });
    const blind = { ...plane, smoke: undefined };
    for (const move of [
      await canaryRelease(blind, { ...by, release: second, weight: 50 }),
      await promoteCanary(blind, by),
      await rollbackRelease(blind, by),
      await rollbackRelease(blind, { ...by, to: second }),
    ]) {
      expect(move.event).toMatchObject({ forced: false, gate: { verdict: 'compatible' } });
      expect(move.event!.gate!.checks.map(({ check }) => check)).toEqual(
        GATE_CHECKS.filter((check) => check !== 'smoke'),
      );
    }
    const unseen = await publish(plane, version(3));
    await expect(activateRelease(blind, { ...by, release: unseen })).rejects.toMatchObject({
      code: 'GATE_REFUSED',
    });
  });

  test('is passed by force with a reason only, and the event says so for ever', async () => {
    const plane = await openWithShell();
    const release = await publish(plane, { contract: '^9.0.0' });
    const request = { ...by, release, force: true };
    await expect(activateRelease(plane, { ...request, reason: ' ' })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
    });
    expect((await activateRelease(plane, request)).event).toMatchObject({
      forced: true,
      reason: 'why not',
      gate: { verdict: 'incompatible' },
    });
    expect(await activeRelease(plane)).toBe(release);
    const [kept] = await getHistory(plane, { area: 'generator', limit: 1 });
    expect(kept).toMatchObject({ forced: true });
    expect(kept!.gate!.checks.find(({ check }) => check === 'contract')?.verdict).toBe('incompatible');
  });

  test('marks nothing as forced that it would have let through', async () => {
    const plane = await openWithShell();
    const { event } = await activateRelease(plane, { ...by, release: await publish(plane), force: true });
    expect(event).toMatchObject({ forced: false });
  });

  test('force for one check leaves the others in force', async () => {
    const plane = { ...(await openWithShell()), smoke: undefined };
    const bad = await publish(plane, { contract: '^9.0.0' });
    await expect(activateRelease(plane, { ...by, release: bad, force: ['smoke'] })).rejects.toMatchObject({
      code: 'GATE_REFUSED',
    });
    const good = await publish(plane);
    const { event } = await activateRelease(plane, { ...by, release: good, force: ['smoke'] });
    expect(event).toMatchObject({ forced: true, gate: { verdict: 'unknown' } });
  });

  test('looks at the canaries of other areas too', async () => {
    const plane = await openWithShell();
    await ship(plane, { area: 'gallery' });
    const canary = await publish(plane, { area: 'gallery', routes: ['/gallery', '/new'] });
    await canaryRelease(plane, { ...by, area: 'gallery', release: canary, weight: 1 });
    const claim = { ...by, release: await publish(plane, { routes: ['/new'] }) };
    await expect(activateRelease(plane, claim)).rejects.toMatchObject({
      details: ['routes: incompatible: /new: gallery has /new', expect.anything()],
    });
    await rollbackRelease(plane, { ...by, area: 'gallery' });
    expect((await activateRelease(plane, claim)).event).not.toBeNull();
  });

  test('refuses a release in quarantine until it is cleared', async () => {
    const plane = await openWithShell();
    await ship(plane, version(1));
    const release = await publish(plane, version(2));
    await quarantineRelease(plane, { ...by, release });
    await expect(activateRelease(plane, { ...by, release })).rejects.toMatchObject({
      details: ['quarantine: incompatible: the release is in quarantine', expect.anything()],
    });
    await unquarantineRelease(plane, { ...by, release });
    expect((await activateRelease(plane, { ...by, release })).event).not.toBeNull();
  });
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
