import type { OperatorHistory } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { insertPruned } from '../database/pruned.queries.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  quarantineRelease,
  reviveArea,
} from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { openTestSite } from '../testing/open-site.ts';
import { by, get, openShippedSite, overview } from '../testing/open-shipped-site.ts';

test('the overview tells of every area what runs, what could, and how it is doing', async () => {
  const { plane, first, second } = await openShippedSite();
  await canaryRelease(plane, { ...by, area: 'generator', release: second, weight: 10 });
  const minutes = [{ minute: '2026-01-01T00:00:00.000Z', loads: 5, failures: 1 }];
  const asked: object[] = [];
  const site = await openTestSite(plane, {
    health: {
      async read(running) {
        asked.push(...running);
        return [{ area: 'generator', release: second, minutes, outcomes: { ok: 4, chunk: 1 } }];
      },
    },
  });
  const answer = await get(site, 'overview');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    environment: 'production',
    sequence: 3,
    mounts: { workers: 0, waiting: 3 },
    freezes: [],
    approvals: [],
    areas: [
      {
        area: 'generator',
        name: expect.objectContaining({ en: expect.any(String), zh: expect.any(String) }),
        pointer: { stable: first, canary: { release: second, weight: 10 }, killed: false },
        lastMove: expect.objectContaining({ sequence: 3, action: 'canary', actor: 'builder' }),
        releases: [second, first].map((release) => ({
          release,
          build: '0123456789ab',
          contract: '^1.0.0',
          commit: null,
          dirty: false,
          publisher: 'builder',
          published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          size: expect.any(Number),
          provenance: null,
          quarantined: false,
        })),
        rollbackTarget: null,
        rollout: null,
        alert: null,
        weightBeforePause: null,
        health: [
          { release: first, minutes: [], outcomes: {} },
          { release: second, minutes, outcomes: { ok: 4, chunk: 1 } },
        ],
      },
      expect.objectContaining({ area: 'shell', lastMove: expect.objectContaining({ sequence: 1 }) }),
    ],
  });
  expect(asked).toContainEqual({ area: 'generator', release: first });
});

test('the overview lists the twenty newest releases, and those that run however old', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const oldest = await ship(plane);
  for (let build = 0; build < 20; build++) await publish(plane, { files: { 'entry.js': `build(${build})` } });
  const [area] = (await overview(await openTestSite(plane))).areas;
  expect(area?.releases).toHaveLength(21);
  expect(area?.releases.at(-1)?.release).toBe(oldest);
});

test('an area names what a rollback restores: the last stable release before it that can still run', async () => {
  const { plane, site, first, second } = await openShippedSite();
  const target = async () => (await overview(site)).areas[0]?.rollbackTarget;
  expect(await target()).toBeNull();
  await activateRelease(plane, { ...by, area: 'generator', release: second });
  expect(await target()).toBe(first);
  await quarantineRelease(plane, { ...by, area: 'generator', release: first });
  expect(await target()).toBeNull();
});

test('an area does not name a release whose files are gone as the target of a rollback', async () => {
  const { plane, site, first, second } = await openShippedSite();
  await activateRelease(plane, { ...by, area: 'generator', release: second });
  await insertPruned(plane.database, [{ area: 'generator', release: first }]);
  expect((await overview(site)).areas[0]?.rollbackTarget).toBeNull();
});

test('a release in quarantine is marked', async () => {
  const { plane, site, second } = await openShippedSite();
  await quarantineRelease(plane, { ...by, area: 'generator', release: second });
  const [area] = (await overview(site)).areas;
  expect(area?.releases.filter(({ quarantined }) => quarantined)).toMatchObject([{ release: second }]);
});

test('the history comes newest first, in pages', async () => {
  const { plane, site } = await openShippedSite();
  for (const turn of [killArea, reviveArea, killArea]) await turn(plane, { ...by, area: 'generator' });
  const page = async (query: string) =>
    (await get(site, `areas/generator/history?${query}`))
      .json<OperatorHistory>()
      .events.map(({ sequence }) => sequence);
  expect(await page('')).toEqual([5, 4, 3, 2]);
  expect(await page('limit=3')).toEqual([5, 4, 3]);
  expect(await page('limit=3&before=3')).toEqual([2]);
  expect(await page('before=2')).toEqual([]);
  expect((await get(site, 'areas/generator/history?limit=1')).json()).toMatchObject({
    events: [{ area: 'generator', action: 'kill', actor: 'builder', gate: null, evidence: null }],
  });
  expect((await get(site, 'areas/gallery/history')).json()).toEqual({ events: [] });
});

test('a release is found by its first digits, with its whole descriptor', async () => {
  const { site, second } = await openShippedSite();
  const answer = await get(site, `areas/generator/releases/${second.slice(0, 8)}`);
  expect(answer.json()).toMatchObject({
    summary: { release: second, publisher: 'builder', quarantined: false },
    descriptor: { manifest: { area: 'generator' }, scripts: ['entry.js'] },
  });
});
