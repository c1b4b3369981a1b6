import { expect, test } from 'vitest';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { json, REASON_OPTION, run } from '../testing/run-cli.ts';

test('sets are activated, listed and rolled back, and staging is promoted as one', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const first = await ship(plane, { area: 'gallery', routes: ['/gallery'] });
  const gallery = await publish(plane, { area: 'gallery', routes: ['/gallery'], files: { 'entry.js': '2' } });
  const agent = await publish(plane, { area: 'agent', routes: ['/agent'] });
  const set = (...argv: string[]) => run(plane, 'set', ...argv);
  expect((await set('list')).stdout).toBe('No sets.\n');
  const made = await set('activate', `gallery=${gallery.slice(0, 8)}`, `agent=${agent}`, ...REASON_OPTION);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/^gallery: activate .*\nagent: activate none -> .*\nmoved as set 1\n/);
  expect((await set('list')).stdout).toMatch(
    new RegExp(
      `^1 {2}\\S+ {2}by operator: a rehearsal\\n {2}gallery: activate ${first} -> ${gallery}\\n {2}agent: activate none -> ${agent}\\n$`,
    ),
  );
  expect((await set('rollback', '1', ...REASON_OPTION)).stdout).toMatch(
    /^agent: retire.*\ngallery: rollback .*\nmoved as set 2\n/,
  );
  expect(await set('rollback', '7', ...REASON_OPTION)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SET_NOT_FOUND/),
  });

  const staging = ['--environment', 'staging'];
  const releases = [`shell=${shell}`, `gallery=${gallery}`];
  await run(plane, ...staging, 'activate', 'shell', shell, '--new-environment', ...REASON_OPTION);
  expect(await run(plane, ...staging, 'set', 'activate', ...releases, ...REASON_OPTION)).toMatchObject({
    code: 0,
  });
  expect((await run(plane, 'promote', '--from', 'staging', ...REASON_OPTION)).stdout).toMatch(
    /^gallery: activate .*\nmoved as set 4\n/,
  );
  expect(await json(plane, 'set', 'list')).toMatchObject([{ id: 4 }, { id: 2, undoes: 1 }, { id: 1 }]);
  expect((await run(plane, 'promote', 'gallery', '--from', 'staging', ...REASON_OPTION)).stdout).toBe(
    'nothing to do\n',
  );
});

test.each([
  [['set', 'activate', 'gallery'], /Name an area and a release/],
  [['set', 'activate', 'gallery=3f2a9c=1'], /Name an area and a release/],
  [['set', 'rollback', 'last'], /must be a whole number/],
  [['promote'], /Name one area, or an environment with --from/],
  [['promote', 'gallery', 'agent'], /Name one area, or an environment with --from/],
  [['promote', '--from', 'Staging'], /must be lower-case letters/],
])('%j is refused', async (argv, message) => {
  const refused = await run({ databaseUrl: null, dataDir: 'unused' }, ...argv, ...REASON_OPTION);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(message);
});
