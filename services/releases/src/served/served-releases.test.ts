import { expect, test } from 'vitest';
import { activateRelease, canaryRelease, rollbackRelease } from '../moves/operator-moves.ts';
import { checkRelease } from '../gate/gate-report.ts';
import { createPreview } from '../previews/create-preview.ts';
import { revokePreview } from '../previews/revoke-preview.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { ServedReleases } from './served-releases.ts';

const by = { area: 'generator', actor: 'li', reason: 'new' };
const variant = (text: string) => ({ files: { 'entry.js': text } });

test('a release that was only published is nobody’s, until a pointer or canary names it, on every gateway', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const gateways = [new ServedReleases(plane.database), new ServedReleases(plane.database)];
  const have = (release: string) => Promise.all(gateways.map((served) => served.has('generator', release)));
  const [stable, canary] = [await publish(plane, variant('a')), await publish(plane, variant('b'))];
  expect(await have(stable)).toEqual([false, false]);
  await activateRelease(plane, { ...by, release: stable });
  expect(await have(stable)).toEqual([true, true]);
  expect(await have(canary)).toEqual([false, false]);
  await canaryRelease(plane, { ...by, release: canary, weight: 5 });
  expect(await have(canary)).toEqual([true, true]);
  await rollbackRelease(plane, by);
  expect(await have(canary)).toEqual([true, true]);
  expect(await gateways[0]!.has('palettes', stable)).toBe(false);
});

test('many who ask for what is not there cost at most two questions', async () => {
  const plane = await openTestPlane();
  let questions = 0;
  const counting = {
    query: (statement: string, values?: unknown[]) => {
      questions += 1;
      return plane.database.query(statement, values);
    },
  } as typeof plane.database;
  const served = new ServedReleases(counting);
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => served.has('generator', index.toString(16).padStart(16, '0'))),
  );
  expect(answers.every((known) => !known)).toBe(true);
  expect(questions).toBeLessThanOrEqual(2);
});

test('a release of an environment with few moves is served beside one with many', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  await ship(plane, variant('a'));
  const served = new ServedReleases(plane.database);
  expect(await served.has('shell', shell)).toBe(true);
  const staging = { ...plane, environment: 'staging' };
  const release = await publish(plane, { area: 'shell', files: { 'entry.js': 'staged()' } });
  await activateRelease(staging, { ...by, area: 'shell', release });
  expect(await served.has('shell', release)).toBe(true);
});

test('what is known stays served while the database is away', async () => {
  const plane = await openTestPlane();
  const release = await ship(plane, { area: 'shell' });
  let away = false;
  const served = new ServedReleases({
    query: (statement: string, values?: unknown[]) =>
      away ? Promise.reject(new Error('away')) : plane.database.query(statement, values),
  } as typeof plane.database);
  expect(await served.has('shell', release)).toBe(true);
  away = true;
  expect(await served.has('shell', release)).toBe(true);
  await expect(served.has('shell', 'ffffffffffffffff')).rejects.toThrow('away');
  away = false;
  expect(await served.has('shell', 'ffffffffffffffff')).toBe(false);
});

test('the gate tries a release with a token of its own, which ends with the trial', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const release = await publish(plane);
  const served = new ServedReleases(plane.database);
  const seen: Record<string, boolean> = {};
  let token = '';
  await checkRelease(
    {
      ...plane,
      smoke: async (candidate) => {
        token = candidate.trial ?? '';
        seen['with it'] = await served.has('generator', release, token);
        seen['without it'] = await served.has('generator', release);
        seen['with another one'] = await served.has('generator', release, `${token.slice(1)}A`);
        seen['for another release'] = await served.has('generator', 'ffffffffffffffff', token);
        return { check: 'smoke', verdict: 'compatible', reason: '' };
      },
    },
    { area: 'generator', release },
  );
  expect(seen).toEqual({
    'with it': true,
    'without it': false,
    'with another one': false,
    'for another release': false,
  });
  expect(await served.has('generator', release, token)).toBe(false);
});

test('the files of a preview are served on every gateway while it is valid, and not afterwards', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const gateways = [new ServedReleases(plane.database), new ServedReleases(plane.database)];
  const have = (release: string) => Promise.all(gateways.map((served) => served.has('generator', release)));
  const [release, other] = [await publish(plane, variant('a')), await publish(plane, variant('b'))];
  const previewed = { releases: [{ area: 'generator', release }], days: 1, createdBy: 'li' };
  const { id } = await createPreview(plane, previewed);
  expect([await have(release), await have(other)]).toEqual([
    [true, true],
    [false, false],
  ]);
  await revokePreview(plane, { id, actor: 'li' });
  expect(await have(release)).toEqual([false, false]);
  await createPreview(plane, previewed);
  expect(await have(release)).toEqual([true, true]);
  await plane.database.query("update releases.previews set until = now() - interval '1 second'");
  expect(await have(release)).toEqual([false, false]);
});
