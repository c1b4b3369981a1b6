import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runReleaseCli } from './cli.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { temporaryFolder, writeBuild } from '../testing/release-build.ts';
import { REASON_OPTION, NO_DATABASE, run } from '../testing/run-cli.ts';

test('what is refused ends with 1, the code and every problem, as text or JSON', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell', routes: ['/terms'] });
  const release = await publish(plane, { routes: ['/terms'] });
  const details = [
    'routes: incompatible: /terms: shell has /terms',
    'smoke: unknown: not tried, because another check stands in the way',
  ];
  expect(await run(plane, 'activate', 'generator', release, ...REASON_OPTION)).toEqual({
    code: 1,
    stdout: '',
    stderr: `GATE_REFUSED: The gate says incompatible to activate of ${release} of generator. Nothing was changed.\n  ${details.join('\n  ')}\n`,
  });
  const { code, stdout, stderr } = await run(
    plane,
    'activate',
    'generator',
    release,
    ...REASON_OPTION,
    '--json',
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(JSON.parse(stderr)).toMatchObject({
    error: { code: 'GATE_REFUSED', details, gate: { verdict: 'incompatible' } },
  });
});

test('a database that does not answer ends with 1 and its address, without the password', async () => {
  const nowhere = { databaseUrl: 'postgres://nobody:hunter2@127.0.0.1:1/none', dataDir: '/nonexistent' };
  const { code, stderr } = await run(nowhere, 'status');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/none does not answer: .+\n$/);
  expect(stderr).not.toContain('hunter2');
});

test.each([
  [['history', 'gallery']],
  [['verify', 'gallery']],
  [['check', 'gallery', 'abcdef']],
  [['activate', 'gallery', 'abcdef', ...REASON_OPTION]],
  [['promote', 'gallery', ...REASON_OPTION]],
  [['rollback', 'gallery', ...REASON_OPTION]],
  [['kill', 'gallery', ...REASON_OPTION]],
])('%j is refused with 1: there is no such area, but others', async (argv) => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  expect(await run(plane, ...argv)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'AREA_UNKNOWN: There is no area gallery, but shell.\n',
  });
});

test('an environment that is none is refused with 1, and begun only by who says so', async () => {
  const plane = await openTestPlane();
  const release = await ship(plane, { area: 'shell' });
  const elsewhere = ['--environment', 'stagin'];
  const activate = ['activate', 'shell', release, ...elsewhere, ...REASON_OPTION];
  for (const argv of [
    ['status', ...elsewhere],
    ['history', ...elsewhere],
    ['verify', ...elsewhere],
    activate,
  ])
    expect(await run(plane, ...argv)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'ENVIRONMENT_UNKNOWN: There is no environment stagin, but production. "activate --new-environment" begins one.\n',
    });
  expect(await run(plane, ...activate, '--new-environment')).toMatchObject({ code: 0 });
  expect(await run(plane, 'status', ...elsewhere)).toMatchObject({ code: 0 });
});

test.each([
  [['explode']],
  [['constructor']],
  [['publish']],
  [['activate', 'shell']],
  [['canary', 'shell', 'abcdef']],
  [['rollback']],
  [['rollback', 'shell', 'abcdef', 'more']],
  [['hand-over']],
  [['status', 'shell']],
  [['status', '--loud']],
  [['activate', 'shell', 'abcdef']],
  [['kill', 'generator', '--reason', ' ']],
  [['revive', 'generator']],
  [['status', '--reason']],
  [['log', 'export']],
  [['log', 'verify', '--known', 'abc']],
  [['publisher', 'explode']],
  [['publisher', 'add']],
  [['publisher', 'list', 'more']],
  [['publisher', 'revoke']],
  [['publish', 'folder', '--site', 'http://localhost:1']],
  [['publish', 'folder', '--token-file', 'token']],
  [['activate', 'shell', 'abcdef', '--site', 'http://localhost:1', '--token-file', 'token']],
  [['status', '--force']],
  [['rollback', 'shell', '--weight', '5', ...REASON_OPTION]],
  [['activate', 'shell', 'abc', ...REASON_OPTION]],
  [['canary', 'shell', 'abcdef', '0', ...REASON_OPTION]],
  [['canary', 'shell', 'abcdef', '100', ...REASON_OPTION]],
  [['canary', 'shell', 'abcdef', '5.5', ...REASON_OPTION]],
  [['activate', '../shell', 'abcdef', ...REASON_OPTION]],
  [['history', 'Shell']],
  [['status', '--environment', 'Staging']],
  [['prune', '--keep-days', 'few']],
  [['publisher', 'add', 'Shell', '--name', 'build']],
  [['publisher', 'add', 'shell']],
  [['publisher', 'add', 'shell', '--name', ' ']],
  [['publisher', 'revoke', 'shell']],
])('wrong usage %j ends with 2 and one line, without touching the database', async (argv) => {
  expect(await run(NO_DATABASE, ...argv)).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^error: .+\n$/),
  });
});

test.each([
  [['activat', 'shell', 'abcdef'], 'activate'],
  [['publisher', 'lst'], 'list'],
  [['publish', 'folder', '--tokenfile', 'token'], '--token-file'],
])('%j is answered with the nearest word', async (argv, word) => {
  expect((await run(NO_DATABASE, ...argv)).stderr).toContain(`(Did you mean ${word}?)`);
});

test.each([
  ['publisher', 'revoke', '1'],
  ['status', '--site', 'localhost:8080'],
])('a value that nothing has ends with 2: %s %s %s', async (...argv) => {
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
    operator: 'li',
    source: (asked: string) => (asked === folder ? source : undefined),
    stdout: { write: () => true },
    stderr: { write: () => true },
  };
  expect(await runReleaseCli(['publish', folder], context)).toBe(0);
  expect((await run(plane, 'status')).stdout).toContain(words);
});

test.each([
  [[]],
  ...['publish', 'hand-over', 'check', 'status', 'history', 'verify', 'prune', 'preview', 'publisher'].map(
    (verb) => [[verb]],
  ),
  ...['activate', 'canary', 'promote', 'rollback', 'kill', 'revive', 'quarantine'].map((verb) => [[verb]]),
  ...['add', 'list', 'revoke'].map((verb) => [['publisher', verb]]),
])('the help of %j ends with 0', async (argv) => {
  const { code, stdout, stderr } = await run(NO_DATABASE, ...argv, '--help');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Usage: npm run release -- ${argv.join(' ')}`.trim());
});
