import { GATE_CHECKS } from '@danqing/contracts/releases';
import { describe, expect, test, vi } from 'vitest';
import { getHistory } from '../status/release-status.ts';
import { publish, ship } from '../testing/open-plane.ts';
import {
  activateRelease,
  canaryRelease,
  promoteCanary,
  quarantineRelease,
  rollbackRelease,
  unquarantineRelease,
} from './operator-moves.ts';
import { activeRelease, by, openWithShell, version } from '../testing/move-fixtures.ts';

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
      trial: expect.any(String),
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
        GATE_CHECKS.filter(
          (check) =>
            !['freeze', 'smoke', 'page-budgets', 'accessibility', 'styles', 'budgets', 'provenance'].includes(
              check,
            ),
        ),
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
