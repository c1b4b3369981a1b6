import { expect, test } from 'vitest';
import { RELEASE_CLI_HELP, runReleaseCli } from './cli.ts';
import { openTestPlane, publish, ship, type TestPlane } from './testing/open-plane.ts';
import { writeBuild } from './testing/release-build.ts';

async function run({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }, ...argv: string[]) {
  let stdout = '';
  let stderr = '';
  const code = await runReleaseCli(argv, {
    databaseUrl,
    dataDir,
    actor: 'operator',
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  });
  return { code, stdout, stderr };
}

const json = async (plane: TestPlane, ...argv: string[]): Promise<unknown> =>
  JSON.parse((await run(plane, ...argv, '--json')).stdout);

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
      '--actor',
      'li',
    );
    expect(activated).toMatchObject({
      event: { action: 'activate', to: published.release, actor: 'li', reason: 'new' },
    });
  }
  const rolledBack = await run(plane, 'rollback', 'shell', '--reason', 'broken');
  expect(rolledBack).toEqual({ code: 0, stdout: `shell: ${ids[1]} -> ${ids[0]} (move 3)\n`, stderr: '' });
  expect(await json(plane, 'history', 'shell')).toMatchObject([
    { sequence: 3, action: 'rollback', actor: 'operator', reason: 'broken' },
    { sequence: 2 },
    { sequence: 1 },
  ]);
  expect(await json(plane, 'history', 'gallery')).toEqual([]);
  expect(await json(plane, 'status')).toMatchObject({
    sequence: 3,
    areas: [{ area: 'shell', active: { to: ids[0] }, releases: [{ id: ids[1] }, { id: ids[0] }] }],
  });
  const status = await run(plane, 'status');
  expect(status.stdout).toContain(`shell: ${ids[0]}, rollback by operator at `);
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
  expect(await run(plane, 'activate', 'shell', release)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing to do'),
  });
});

test('what is refused ends with 1, the code and every problem, as text or JSON', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell', routes: ['/terms'] });
  const release = await publish(plane, { routes: ['/terms'] });
  expect(await run(plane, 'activate', 'generator', release)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'ROUTE_CONFLICT: Routes that another area has already:\n  /terms: shell has /terms\n',
  });
  const { code, stdout, stderr } = await run(plane, 'activate', 'generator', release, '--json');
  expect([code, stdout]).toEqual([1, '']);
  expect(JSON.parse(stderr)).toMatchObject({
    error: { code: 'ROUTE_CONFLICT', details: ['/terms: shell has /terms'] },
  });
});

test('a database that does not answer ends with 1', async () => {
  const nowhere = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '/nonexistent' };
  expect(await run(nowhere, 'status')).toMatchObject({ code: 1, stderr: expect.stringContaining('FAILED') });
});

test.each([
  [[]],
  [['explode']],
  [['constructor']],
  [['publish']],
  [['activate', 'shell']],
  [['rollback']],
  [['rollback', 'shell', 'abcdef', 'more']],
  [['status', 'shell']],
  [['status', '--loud']],
  [['status', '--reason']],
])('wrong usage %j ends with 2 and the help, without touching the database', async (argv) => {
  const outcome = await run({ databaseUrl: 'unused', dataDir: 'unused' }, ...argv);
  expect(outcome).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(RELEASE_CLI_HELP) });
});

test.each([
  ['activate', 'shell', 'abc'],
  ['activate', '../shell', 'abcdef'],
  ['history', 'Shell'],
])('a value of the wrong form ends with 2: %s %s %s', async (...argv) => {
  expect(await run(await openTestPlane(), ...argv)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('INPUT_INVALID'),
  });
});

test('help ends with 0', async () => {
  expect(await run({ databaseUrl: 'unused', dataDir: 'unused' }, '--help')).toEqual({
    code: 0,
    stdout: RELEASE_CLI_HELP,
    stderr: '',
  });
});
