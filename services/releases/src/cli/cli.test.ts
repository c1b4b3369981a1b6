import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RELEASE_CLI_HELP, runReleaseCli } from './cli.ts';
import { openTestPlane, publish, ship, smokePasses, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite } from '../testing/open-site.ts';
import { temporaryFolder, writeBuild } from '../testing/release-build.ts';

/** Where asking for the database is an error. */
const NO_DATABASE = { databaseUrl: null, dataDir: 'unused' };

async function run(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  ...argv: string[]
) {
  let stdout = '';
  let stderr = '';
  const code = await runReleaseCli(argv, {
    async openDatabase() {
      if (databaseUrl === null) throw new Error('the database was asked for');
      return databaseUrl;
    },
    dataDir,
    actor: 'operator',
    smoke: () => smokePasses,
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
  expect(await json(plane, 'history', 'gallery')).toEqual([]);
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
  expect(await run(plane, 'activate', 'shell', release)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing to do'),
  });
});

test('what is refused ends with 1, the code and every problem, as text or JSON', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell', routes: ['/terms'] });
  const release = await publish(plane, { routes: ['/terms'] });
  const details = [
    'routes: incompatible: /terms: shell has /terms',
    'smoke: unknown: not tried, because another check stands in the way',
  ];
  expect(await run(plane, 'activate', 'generator', release)).toEqual({
    code: 1,
    stdout: '',
    stderr: `GATE_REFUSED: The gate says incompatible to activate of ${release} of generator. Nothing was changed.\n  ${details.join('\n  ')}\n`,
  });
  const { code, stdout, stderr } = await run(plane, 'activate', 'generator', release, '--json');
  expect([code, stdout]).toEqual([1, '']);
  expect(JSON.parse(stderr)).toMatchObject({
    error: { code: 'GATE_REFUSED', details, gate: { verdict: 'incompatible' } },
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
    [['rollback', 'generator'], `rollback of the canary ${next}; now ${stable} (move 5)`],
    [['quarantine', 'generator', short], `quarantine ${next}; now ${stable} (move 6)`],
    [['unquarantine', 'generator', short], `unquarantine ${next}; now ${stable} (move 7)`],
    [
      ['canary', 'generator', short, '99'],
      `canary ${next} at 99 %; now ${stable}, canary ${next} at 99 % (move 8)`,
    ],
    [['promote', 'generator'], `promote ${stable} -> ${next}; now ${next} (move 9)`],
    [['kill', 'generator'], `kill; now ${next}, killed (move 10)`],
    [['revive', 'generator'], `revive; now ${next} (move 11)`],
    [['rollback', 'generator', stable], `rollback ${next} -> ${stable}; now ${stable} (move 12)`],
  ];
  for (const [argv, text] of lines)
    expect(await run(plane, ...argv)).toEqual({ code: 0, stdout: `generator: ${text}\n`, stderr: '' });
  const history = (await run(plane, 'history', 'generator')).stdout.trim().split('\n');
  expect(history).toHaveLength(11);
  expect(history[0]).toMatch(new RegExp(`^12  \\S+  generator: rollback ${next} -> ${stable} by operator$`));
  expect(await run(plane, 'verify')).toEqual({
    code: 0,
    stdout: '3 of 3 releases are stored as they were published\nhistory of 12 moves without a gap\n',
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

test('force needs a reason, and is told for ever', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const bad = await publish(plane, { contract: '^2.0.0' });
  expect(await run(plane, 'activate', 'generator', bad, '--force')).toMatchObject({ code: 2 });
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
  expect(await run(plane, 'verify', 'gallery')).toMatchObject({ code: 0 });
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
  await run(plane, 'activate', 'shell', release, '--environment', 'staging');
  expect(await json(plane, 'status', '--environment', 'staging')).toMatchObject({
    environment: 'staging',
    sequence: 1,
  });
  expect(await run(plane, 'status', '--environment', 'Staging')).toMatchObject({ code: 2 });
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
  ['activate', 'shell', 'abc'],
  ['canary', 'shell', 'abcdef', '0'],
  ['canary', 'shell', 'abcdef', '100'],
  ['canary', 'shell', 'abcdef', '5.5'],
  ['activate', '../shell', 'abcdef'],
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

test('a publisher is added, publishes on the running site, and is revoked', async () => {
  const plane = await openTestPlane();
  const { url } = await openTestSite(plane);
  const added = await run(plane, 'publisher', 'add', 'generator', '--name', 'build');
  expect(added).toMatchObject({ code: 0, stderr: '' });
  const [line, , token = ''] = added.stdout.split('\n');
  expect(line).toMatch(/^1 {2}build {2}generator {2}by operator at \S+, never used$/);
  const tokenFile = join(plane.dataDir, 'token');
  await writeFile(tokenFile, `${token}\n`);
  const publishing = ['publish', await writeBuild(), '--site', url, '--token-file', tokenFile];
  expect(await run(NO_DATABASE, ...publishing)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^published generator [0-9a-f]{16} \(/),
  });
  expect(JSON.parse((await run(NO_DATABASE, ...publishing, '--json')).stdout)).toMatchObject({
    area: 'generator',
    outcome: 'unchanged',
  });

  const list = await run(plane, 'publisher', 'list');
  expect(list.stdout).toMatch(/^1 {2}build {2}generator .*, used \S+\n$/);
  expect(list.stdout).not.toContain(token);
  expect(await run(plane, 'publisher', 'revoke', '1')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(', revoked by operator at '),
  });
  expect(await json(plane, 'publisher', 'list')).toMatchObject([{ id: 1, revoked_by: 'operator' }]);
  const refused = await run(NO_DATABASE, ...publishing);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^[A-Z_]+: The site refuses with [A-Z_]+: /);
  expect(refused.stderr).not.toContain(token);
  expect(JSON.parse((await run(NO_DATABASE, ...publishing, '--json')).stderr)).toMatchObject({
    error: { code: expect.stringMatching(/^[A-Z_]+$/), gate: null },
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

test('the smoke mount is told which site was named', async () => {
  const plane = await openTestPlane();
  const release = await publish(plane, { area: 'shell' });
  const sites: (string | undefined)[] = [];
  const silent = { write: () => true };
  for (const site of [[], ['--site', 'https://danqing.example/tool']])
    await runReleaseCli(['check', 'shell', release, ...site], {
      openDatabase: () => Promise.resolve(plane.databaseUrl),
      dataDir: plane.dataDir,
      actor: 'operator',
      smoke(site) {
        sites.push(site);
        return smokePasses;
      },
      stdout: silent,
      stderr: silent,
    });
  expect(sites).toEqual([undefined, 'https://danqing.example/tool']);
});

test('help ends with 0', async () => {
  expect(await run(NO_DATABASE, '--help')).toEqual({
    code: 0,
    stdout: RELEASE_CLI_HELP,
    stderr: '',
  });
});
