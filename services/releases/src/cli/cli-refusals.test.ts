import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RELEASE_CLI_HELP, runReleaseCli } from './cli.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { temporaryFolder, writeBuild } from '../testing/release-build.ts';
import { BECAUSE, NO_DATABASE, run } from '../testing/run-cli.ts';

test('what is refused ends with 1, the code and every problem, as text or JSON', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell', routes: ['/terms'] });
  const release = await publish(plane, { routes: ['/terms'] });
  const details = [
    'routes: incompatible: /terms: shell has /terms',
    'smoke: unknown: not tried, because another check stands in the way',
  ];
  expect(await run(plane, 'activate', 'generator', release, ...BECAUSE)).toEqual({
    code: 1,
    stdout: '',
    stderr: `GATE_REFUSED: The gate says incompatible to activate of ${release} of generator. Nothing was changed.\n  ${details.join('\n  ')}\n`,
  });
  const { code, stdout, stderr } = await run(plane, 'activate', 'generator', release, ...BECAUSE, '--json');
  expect([code, stdout]).toEqual([1, '']);
  expect(JSON.parse(stderr)).toMatchObject({
    error: { code: 'GATE_REFUSED', details, gate: { verdict: 'incompatible' } },
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
  [['canary', 'shell', 'abcdef']],
  [['rollback']],
  [['rollback', 'shell', 'abcdef', 'more']],
  [['status', 'shell']],
  [['status', '--loud']],
  [['activate', 'shell', 'abcdef']],
  [['kill', 'generator', '--reason', ' ']],
  [['revive', 'generator']],
  [['status', '--reason']],
  [['publisher']],
  [['publisher', 'explode']],
  [['publisher', 'add']],
  [['publisher', 'list', 'more']],
  [['publisher', 'revoke']],
  [['publish', 'folder', '--site', 'http://localhost:1']],
  [['publish', 'folder', '--token-file', 'token']],
  [['activate', 'shell', 'abcdef', '--site', 'http://localhost:1', '--token-file', 'token']],
])('wrong usage %j ends with 2 and the help, without touching the database', async (argv) => {
  const outcome = await run(NO_DATABASE, ...argv);
  expect(outcome).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(RELEASE_CLI_HELP) });
});

test.each([
  ['activate', 'shell', 'abc', ...BECAUSE],
  ['canary', 'shell', 'abcdef', '0', ...BECAUSE],
  ['canary', 'shell', 'abcdef', '100', ...BECAUSE],
  ['canary', 'shell', 'abcdef', '5.5', ...BECAUSE],
  ['activate', '../shell', 'abcdef', ...BECAUSE],
  ['history', 'Shell'],
  ['publisher', 'add', 'Shell', '--name', 'build'],
  ['publisher', 'add', 'shell'],
  ['publisher', 'add', 'shell', '--name', ' '],
  ['publisher', 'revoke', 'shell'],
  ['publisher', 'revoke', '1'],
  ['status', '--site', 'localhost:8080'],
])('a value of the wrong form ends with 2: %s %s %s %s %s', async (...argv) => {
  expect(await run(await openTestPlane(), ...argv)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('INPUT_INVALID'),
  });
});

test('a token file that is not there or holds no token ends with 2', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'two lines'), 'one\ntwo\n');
  for (const file of ['missing', 'two lines'])
    expect(
      await run(
        NO_DATABASE,
        'publish',
        folder,
        '--site',
        'http://localhost:1',
        '--token-file',
        join(folder, file),
      ),
    ).toMatchObject({ code: 2, stderr: expect.stringContaining('INPUT_INVALID: --token-file: ') });
});

test.each([
  [{ commit: '4f1c9a2b77aa'.padEnd(40, '0'), dirty: false }, 'commit 4f1c9a2b77aa  '],
  [{ commit: null, dirty: true }, 'uncommitted changes  '],
])('says of a published release where its sources come from: %j', async (source, words) => {
  const plane = await openTestPlane();
  const folder = await writeBuild();
  const context = {
    openDatabase: async () => plane.databaseUrl,
    dataDir: plane.dataDir,
    actor: 'li',
    source: (asked: string) => (asked === folder ? source : undefined),
    stdout: { write: () => true },
    stderr: { write: () => true },
  };
  expect(await runReleaseCli(['publish', folder], context)).toBe(0);
  expect((await run(plane, 'status')).stdout).toContain(words);
});

test('help ends with 0', async () => {
  expect(await run(NO_DATABASE, '--help')).toEqual({
    code: 0,
    stdout: RELEASE_CLI_HELP,
    stderr: '',
  });
});
