import { expect, test } from 'vitest';
import { checkRelease } from '../gate/gate-report.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  retireArea,
  rollbackRelease,
} from '../moves/operator-moves.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { getHistory, getStatus } from '../status/release-status.ts';
import { openTestPlane, publish } from '../testing/open-plane.ts';
import { writeBuild, type BuildOverrides } from '../testing/release-build.ts';
import { startReading } from '../testing/start-reading.ts';
import { shipBuilds } from './ship-builds.ts';

const by = { actor: 'li', reason: 'build 812' };
const home: BuildOverrides = { area: 'generator', routes: ['/'] };

const OLDER: BuildOverrides[] = [
  { area: 'shell', contract: '1.3.0' },
  { ...home, contract: '^1.3.0' },
];
const NEWER: BuildOverrides[] = [
  { area: 'shell', contract: '1.7.0' },
  { ...home, contract: '^1.7.0' },
  { area: 'gallery', contract: '^1.5.0' },
];
const NEXT_MAJOR: BuildOverrides[] = [
  { area: 'shell', contract: '2.0.0' },
  { ...home, contract: '^2.0.0' },
];

async function write(builds: readonly BuildOverrides[]): Promise<string[]> {
  return Promise.all(builds.map(writeBuild));
}

const start = async (plane: ReleasePlane, builds: readonly BuildOverrides[]) =>
  shipBuilds(plane, { folders: await write(builds), actor: 'danqing' });

const pointers = async (plane: ReleasePlane) =>
  Object.fromEntries((await getStatus(plane)).areas.map(({ area, pointer }) => [area, pointer]));
const history = async (plane: ReleasePlane, limit: number) =>
  (await getHistory(plane, { limit })).map(({ area, action, reason }) => [area, action, reason]).reverse();

test('a start of the version before activates its shell and areas together and retires what it lacks; the next brings it back', async () => {
  const plane = await openTestPlane();
  await start(plane, OLDER);
  const older = await pointers(plane);
  await start(plane, NEWER);
  const newer = await pointers(plane);

  const back = await start(plane, OLDER);
  expect(back.areas.map(({ area, outcome }) => [area, outcome])).toEqual([
    ['shell', 'published and active'],
    ['generator', 'published and active'],
    ['gallery', 'is not part of this version, retired'],
  ]);
  expect(await history(plane, 3)).toEqual([
    ['shell', 'activate', 'npm start'],
    ['generator', 'activate', 'npm start'],
    ['gallery', 'retire', 'npm start'],
  ]);
  expect(await pointers(plane)).toMatchObject({ ...older, gallery: { retired: true } });
  expect((await start(plane, OLDER)).moves).toEqual([]);

  await start(plane, NEWER);
  expect(await pointers(plane)).toEqual(newer);
  expect((await start(plane, NEWER)).moves).toEqual([]);
});

test('a set across a major contract moves in one step: no visitor gets half of it', async () => {
  const plane = await openTestPlane();
  await start(plane, NEWER);
  const { active } = await startReading(plane);
  const seen: string[] = [];
  const { moves } = await start(plane, NEXT_MAJOR);
  const [first, last] = [moves[0]!.event!.sequence, moves.at(-1)!.event!.sequence];
  await expect
    .poll(async () => {
      const { document } = (await active.getDocument(null))!;
      seen.push(`${document.shell.manifest.contract} ${document.areas.map(({ release }) => release)}`);
      return document.sequence;
    })
    .toBe(last);
  expect(last - first).toBe(2);
  // Rows with equal `xmin` were inserted by one transaction.
  const transactions = await plane.database.query<object[]>(
    `select distinct xmin::text from releases.events where sequence between $1 and $2`,
    [first, last],
  );
  expect(transactions).toHaveLength(1);
  expect(new Set(seen).size).toBeLessThanOrEqual(2);
});

test('of several areas that do not fit none has moved, and every obstacle is named', async () => {
  const plane = await openTestPlane();
  await start(plane, NEWER);
  const before = await history(plane, 99);
  const bad = [...OLDER, { area: 'gallery', contract: '^1.7.0' }, { area: 'agent', contract: '^1.6.0' }];
  await expect(start(plane, bad)).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    message: expect.stringMatching(/^These builds do not fit together\. Nothing was changed; .+\.$/),
    details: expect.arrayContaining([
      expect.stringContaining('gallery asks for ^1.7.0, the shell provides 1.3.0'),
      expect.stringContaining('agent asks for ^1.6.0, the shell provides 1.3.0'),
    ]),
  });
  expect(await history(plane, 99)).toEqual(before);
});

test('an area that operators activated stays where it fits, and else the start says what to type', async () => {
  const plane = await openTestPlane();
  await start(plane, NEWER);
  const sample = await publish(plane, { area: 'sample', contract: '^1.0.0' });
  await activateRelease(plane, { ...by, area: 'sample', release: sample });
  await start(plane, OLDER);
  expect((await pointers(plane)).sample).toMatchObject({ stable: sample, canary: null });

  await start(plane, NEWER);
  const next = await publish(plane, { area: 'sample', contract: '^1.6.0' });
  await activateRelease(plane, { ...by, area: 'sample', release: next });
  const before = await history(plane, 99);
  await expect(start(plane, OLDER)).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    message:
      `These builds do not fit sample ${next} (by activate of li: build 812). Nothing was changed. ` +
      'Type this, then try again: npm run release -- retire sample --reason "does not fit"',
  });
  expect(await history(plane, 99)).toEqual(before);

  await retireArea(plane, { ...by, area: 'sample', reason: 'does not fit' });
  await start(plane, OLDER);
  await start(plane, NEWER);
  expect((await pointers(plane)).sample).toMatchObject({ retired: true });
});

test('a release that was rolled back stays so, and where the new shell cannot have it the start says what to type', async () => {
  const plane = await openTestPlane();
  await start(plane, OLDER);
  const { generator } = await pointers(plane);
  await start(plane, NEWER);
  const { generator: newer } = await pointers(plane);
  await rollbackRelease(plane, { ...by, area: 'generator', reason: 'search is empty' });
  const { areas } = await start(plane, NEWER);
  expect(areas.find(({ area }) => area === 'generator')).toEqual({
    area: 'generator',
    release: generator!.stable,
    outcome: `active: ${newer!.stable}, which is built here, was rolled back`,
  });
  const withMajorShell = [{ area: 'shell', contract: '2.0.0' }, NEWER[1]!, NEWER[2]!];
  await expect(start(plane, withMajorShell)).rejects.toThrow(
    `npm run release -- activate generator ${newer!.stable} --force --reason "does not fit"`,
  );
});

test('a killed area that left with another version comes back killed, and a canary of a start stays a canary', async () => {
  const plane = await openTestPlane();
  await start(plane, NEWER);
  await killArea(plane, { ...by, area: 'gallery' });
  const changed = { ...home, contract: '^1.7.0', files: { 'entry.js': 'next()' } };
  await canaryRelease(plane, {
    ...by,
    area: 'generator',
    release: await publish(plane, changed),
    weight: 5,
  });
  const trying = [NEWER[0]!, changed, NEWER[2]!];
  const { areas, moves } = await start(plane, trying);
  expect(moves).toEqual([]);
  expect(areas[1]!.outcome).toMatch(/is a canary at 5 %$/);

  await start(plane, OLDER);
  await start(plane, NEWER);
  expect((await pointers(plane)).gallery).toMatchObject({ killed: true });
});

test('gateways that start at once ship one set, once', async () => {
  const plane = await openTestPlane();
  await start(plane, OLDER);
  const folders = await write(NEWER);
  const shipments = await Promise.all(
    ['one', 'two', 'three'].map((actor) => shipBuilds(plane, { folders, actor })),
  );
  expect(shipments.flatMap(({ moves }) => moves)).toHaveLength(3);
});

test('a folder without the page where visitors begin is refused', async () => {
  const plane = await openTestPlane();
  await start(plane, NEWER);
  await expect(start(plane, [OLDER[0]!])).rejects.toMatchObject({
    code: 'START_NOT_RETIRABLE',
    message: expect.stringContaining('generator is now'),
  });
});

test('what a browser saw beside a shell that leaves does not count for the set', async () => {
  const plane = await openTestPlane();
  await start(plane, OLDER);
  const changed = { ...home, contract: '^1.3.0', files: { 'entry.js': 'next()' } };
  const seen = await publish(plane, changed);
  expect((await checkRelease(plane, { area: 'generator', release: seen })).gate.verdict).toBe('compatible');
  const shell = { area: 'shell', contract: '1.4.0' };
  const { moves } = await start(plane, [shell, changed]);
  expect(moves.map(({ event }) => event!.forced)).toEqual([true, true]);
});
