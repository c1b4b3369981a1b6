import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runReleaseCli } from './cli.ts';
import { openTestPlane, publish, smokePasses } from '../testing/open-plane.ts';
import { openTestSite } from '../testing/open-site.ts';
import { writeBuild } from '../testing/release-build.ts';
import { json, NO_DATABASE, recorded, run } from '../testing/run-cli.ts';

test('a publisher is added, publishes on the running site, and is revoked', async () => {
  const plane = await openTestPlane();
  const { url } = await openTestSite(plane);
  recorded.length = 0;
  const added = await run(
    plane,
    'publisher',
    'add',
    'generator',
    '--name',
    'build',
    '--moves',
    'canary,rollback',
    '--days',
    '30',
  );
  expect(added).toMatchObject({ code: 0, stderr: '' });
  const [line, , token = ''] = added.stdout.split('\n');
  expect(line).toMatch(
    /^1 {2}build {2}generator {2}may publish, canary, rollback until \d{4}-\d\d-\d\d, by operator at \S+, never used$/,
  );
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
  const change = {
    action: 'publisher-change',
    result: 'allowed',
    actor: 'command line operator',
    address: null,
  };
  expect(recorded).toEqual([
    {
      ...change,
      subject: 'publisher 1',
      detail: expect.stringMatching(/^build of generator, added, may publish, canary, rollback until /),
    },
    { ...change, subject: 'publisher 1', detail: 'build of generator, revoked' },
  ]);
  const refused = await run(NO_DATABASE, ...publishing);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^[A-Z_]+: The site refuses with [A-Z_]+: /);
  expect(refused.stderr).not.toContain(token);
  expect(JSON.parse((await run(NO_DATABASE, ...publishing, '--json')).stderr)).toMatchObject({
    error: { code: expect.stringMatching(/^[A-Z_]+$/), gate: null },
  });
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
      operator: 'operator',
      smoke(site) {
        sites.push(site);
        return smokePasses;
      },
      stdout: silent,
      stderr: silent,
    });
  expect(sites).toEqual([undefined, 'https://danqing.example/tool']);
});
