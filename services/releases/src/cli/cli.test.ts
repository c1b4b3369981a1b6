import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { writeBuild } from '../testing/release-build.ts';
import { REASON_OPTION, json, run, runHandOver } from '../testing/run-cli.ts';

test('publishes, activates, rolls back and tells of it', async () => {
  const plane = await openTestPlane();
  const builds = [
    await writeBuild({ area: 'shell' }),
    await writeBuild({ area: 'shell', files: { 'entry.js': 'next()' } }),
  ];
  const ids: string[] = [];
  for (const folder of builds) {
    const published = (await json(plane, 'publish', folder)) as { release: string };
    expect(published).toMatchObject({ area: 'shell', outcome: 'published' });
    ids.push(published.release);
    const activated = await json(
      plane,
      'activate',
      'shell',
      published.release.slice(0, 6),
      '--reason',
      'new',
      '--as',
      'li',
    );
    expect(activated).toMatchObject({
      event: { action: 'activate', to: published.release, actor: 'li', reason: 'new' },
    });
  }
  const rolledBack = await run(plane, 'rollback', 'shell', '--reason', 'broken');
  expect(rolledBack).toEqual({
    code: 0,
    stdout: `shell: rollback ${ids[1]} -> ${ids[0]}; now ${ids[0]} (move 3)\n`,
    stderr: '',
  });
  expect(await json(plane, 'history', 'shell')).toMatchObject([
    { sequence: 3, action: 'rollback', actor: 'operator', reason: 'broken' },
    { sequence: 2 },
    { sequence: 1 },
  ]);
  expect(await json(plane, 'status')).toMatchObject({
    sequence: 3,
    areas: [
      {
        area: 'shell',
        pointer: { stable: ids[0], canary: null, killed: false },
        lastMove: { action: 'rollback' },
        rollbackTarget: null,
        quarantined: [],
        releases: [{ id: ids[1] }, { id: ids[0] }],
      },
    ],
  });
  const status = await run(plane, 'status');
  expect(status.stdout).toContain(`shell: ${ids[0]}\n  rollback by operator at `);
  expect(status.stdout).toContain(`  * ${ids[0]}  `);
});

test('doing what is done already is no failure', async () => {
  const plane = await openTestPlane();
  const folder = await writeBuild({ area: 'shell' });
  const release = await ship(plane, { area: 'shell' });
  expect(await run(plane, 'publish', folder)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing to do'),
  });
  expect(await run(plane, 'activate', 'shell', release, ...REASON_OPTION)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing to do'),
  });
});

test('a release goes through canary, promotion, quarantine and the rest of its life', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const stable = await ship(plane);
  const next = await publish(plane, { files: { 'entry.js': 'next()' } });
  const short = next.slice(0, 8);
  const lines: [argv: string[], text: string][] = [
    [
      ['canary', 'generator', short, '10'],
      `canary ${next} at 10 %; now ${stable}, canary ${next} at 10 % (move 3)`,
    ],
    [
      ['canary', 'generator', short, '25%'],
      `canary ${next} at 25 %; now ${stable}, canary ${next} at 25 % (move 4)`,
    ],
    [['pause', 'generator'], `pause of the canary ${next}; now ${stable}, canary ${next} paused (move 5)`],
    [['rollback', 'generator'], `rollback of the canary ${next}; now ${stable} (move 6)`],
    [['quarantine', 'generator', short], `quarantine ${next}; now ${stable} (move 7)`],
    [['unquarantine', 'generator', short], `unquarantine ${next}; now ${stable} (move 8)`],
    [
      ['canary', 'generator', short, '99'],
      `canary ${next} at 99 %; now ${stable}, canary ${next} at 99 % (move 9)`,
    ],
    [['promote', 'generator'], `promote ${stable} -> ${next}; now ${next} (move 10)`],
    [['kill', 'generator'], `kill; now ${next}, killed (move 11)`],
    [['revive', 'generator'], `revive; now ${next} (move 12)`],
    [['rollback', 'generator', stable], `rollback ${next} -> ${stable}; now ${stable} (move 13)`],
  ];
  for (const [argv, text] of lines)
    expect(await run(plane, ...argv, ...REASON_OPTION)).toEqual({
      code: 0,
      stdout: `generator: ${text}\n`,
      stderr: '',
    });
  const history = (await run(plane, 'history', 'generator')).stdout.trim().split('\n');
  expect(history).toHaveLength(12);
  expect(history[0]).toMatch(
    new RegExp(`^13  \\S+  generator: rollback ${next} -> ${stable} by operator: a rehearsal$`),
  );
  expect(await run(plane, 'verify')).toEqual({
    code: 0,
    stdout: '3 of 3 releases are stored as they were published\nhistory of 13 moves without a gap\n',
    stderr: '',
  });
});

test('check says what the gate would say, and moves nothing', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const good = await publish(plane);
  const bad = await publish(plane, { contract: '^2.0.0' });
  expect(await run(plane, 'check', 'generator', good)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(new RegExp(`^generator ${good}: compatible\n  files: compatible\n`)),
  });
  expect(await run(plane, 'check', 'generator', bad)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('contract: incompatible: generator asks for ^2.0.0'),
    stderr: '',
  });
  expect(await json(plane, 'check', 'generator', bad)).toMatchObject({ gate: { verdict: 'incompatible' } });
  expect(await json(plane, 'history', 'generator')).toEqual([]);
});

test('force is told for ever', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const bad = await publish(plane, { contract: '^2.0.0' });
  const forced = await run(plane, 'activate', 'generator', bad, '--force', '--reason', 'a rehearsal');
  expect(forced).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('by force: contract: incompatible'),
  });
  expect((await run(plane, 'history')).stdout).toContain('by force: contract: incompatible');
});

test('verify ends with 1 and names what is damaged', async () => {
  const plane = await openTestPlane();
  const release = await ship(plane, { area: 'shell' });
  await rm(join(plane.dataDir, 'releases', 'shell', release, 'entry.js'));
  expect(await run(plane, 'verify')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`shell ${release}:\n  entry.js: missing\n`),
  });
});

test('prune takes its times as options', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const old = await publish(plane);
  expect(await run(plane, 'prune')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing to do'),
  });
  expect(await run(plane, 'prune', '--keep-days', 'few')).toMatchObject({ code: 2 });
  expect(await run(plane, 'prune', '--keep-days', '0', '--tab-hours', '0')).toMatchObject({
    code: 0,
    stdout: `removed the files of generator ${old}\n`,
  });
});

test('another environment is named by an option', async () => {
  const plane = await openTestPlane();
  const release = await ship(plane, { area: 'shell' });
  await run(
    plane,
    'activate',
    'shell',
    release,
    '--environment',
    'staging',
    '--new-environment',
    ...REASON_OPTION,
  );
  expect(await json(plane, 'status', '--environment', 'staging')).toMatchObject({
    environment: 'staging',
    sequence: 1,
  });
  expect(await run(plane, 'status', '--environment', 'Staging')).toMatchObject({ code: 2 });
});

test('hand-over gives visitors the shell and areas of another version, and retires what it lacks', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell', contract: '1.7.0' });
  await ship(plane, { routes: ['/'], contract: '^1.7.0' });
  const older = [
    await writeBuild({ area: 'shell', contract: '1.3.0' }),
    await writeBuild({ routes: ['/'], contract: '^1.3.0' }),
  ];
  const { code, stdout, stderr } = await runHandOver(plane, older);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^shell [0-9a-f]{16} published and active\ngenerator [0-9a-f]{16} published and active\n/,
  );
  expect(await json(plane, 'history')).toMatchObject([
    { area: 'generator', action: 'activate', reason: 'npm start', actor: 'operator' },
    { area: 'shell', action: 'activate', reason: 'npm start', actor: 'operator' },
    ...Array.from({ length: 2 }, () => ({})),
  ]);
  expect(await runHandOver(plane, older)).toMatchObject({ code: 0 });
});

test('hand-over of a folder without a version is wrong usage, and moves nothing', async () => {
  const plane = await openTestPlane();
  const { code, stderr } = await runHandOver(plane, []);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^INPUT_INVALID: \/opt\/danqing\/1: no version with a built shell is there\. .+\n$/);
});
