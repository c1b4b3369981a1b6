import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { activateRelease } from '../moves/operator-moves.ts';
import { runReleaseCli } from './cli.ts';
import { openTestPlane, publish, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite } from '../testing/open-site.ts';

const silent = { write: () => true };
const NOWHERE = 'http://127.0.0.1:1';

async function openServed(): Promise<{ plane: TestPlane; url: string }> {
  const plane = await openTestPlane();
  const release = await publish(plane, { area: 'shell' });
  await activateRelease(plane, { area: 'shell', release, actor: 'operator', reason: 'first' });
  return { plane, url: (await openTestSite(plane)).url };
}

async function move(plane: TestPlane, site: string | null, ...options: string[]) {
  const release = await publish(plane, { area: 'generator' });
  let stdout = '';
  let stderr = '';
  const code = await runReleaseCli(
    ['activate', 'generator', release, '--reason', 'new', '--force', ...options],
    {
      openDatabase: () => Promise.resolve(plane.databaseUrl),
      dataDir: plane.dataDir,
      site,
      serveLimitMs: 3_000,
      operator: 'operator',
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
    },
  );
  const events = await plane.database.query(`select from releases.events where area = 'generator'`);
  return { code, stdout, stderr, moved: (events as unknown[]).length > 0 };
}

async function serve(answer: (body: { type: string; text: string; status: number }) => void) {
  const given = { type: 'text/html', text: '<h1>Something else</h1>', status: 200 };
  answer(given);
  const server = createServer((_request, response) => {
    response.writeHead(given.status, { 'content-type': given.type }).end(given.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a move says that the site serves it', async () => {
  const { plane, url } = await openServed();
  expect(await move(plane, url)).toEqual({
    code: 0,
    stdout: expect.stringMatching(new RegExp(`\\(move 2\\)\\n[^]*the site at ${url} serves it\\n$`)),
    stderr: '',
    moved: true,
  });
});

test.each([
  ['no site', () => Promise.resolve(NOWHERE), `no site answered at ${NOWHERE}`],
  ['something else', () => serve(() => undefined), 'no site answered at http'],
  ['none to be asked', () => Promise.resolve(null), 'no site was asked'],
])('a move beside %s says where it was made', async (_what, site, words) => {
  const { plane } = await openServed();
  const { host, pathname } = new URL(plane.databaseUrl);
  const outcome = await move(plane, await site());
  expect(outcome).toMatchObject({ code: 0, moved: true });
  expect(outcome.stdout).toContain(`moved in the database at ${host}${pathname}; ${words}`);
});

test('nothing moves while the site there serves another database', async () => {
  const { plane } = await openServed();
  const other = await openServed();
  const outcome = await move(plane, other.url);
  expect(outcome).toMatchObject({ code: 1, stdout: '', moved: false });
  expect(outcome.stderr).toContain(
    `SITE_DIFFERS: Nothing was changed: the site at ${other.url} serves another database.`,
  );
  expect(await move(plane, NOWHERE, '--site', other.url)).toMatchObject({ code: 1, moved: false });
  expect(await move(plane, other.url, '--site', 'none')).toMatchObject({ code: 0, moved: true });
});

test('nothing moves in an environment that the site does not serve', async () => {
  const { plane, url } = await openServed();
  const outcome = await move(plane, url, '--environment', 'staging', '--new-environment');
  expect(outcome).toMatchObject({ code: 1, moved: false });
  expect(outcome.stderr).toContain('serves production, not staging');
});

test('nothing moves while the site refuses to say what it serves', async () => {
  const { plane } = await openServed();
  const url = await serve((answer) =>
    Object.assign(answer, {
      type: 'application/json',
      text: JSON.stringify({ success: false, code: 'SERVICE_UNAVAILABLE' }),
      status: 503,
    }),
  );
  const outcome = await move(plane, url);
  expect(outcome).toMatchObject({ code: 1, moved: false });
  expect(outcome.stderr).toContain('it refuses with SERVICE_UNAVAILABLE');
});

test('what only reads needs no site that fits', async () => {
  const { plane } = await openServed();
  const other = await openServed();
  const code = await runReleaseCli(['status'], {
    openDatabase: () => Promise.resolve(plane.databaseUrl),
    dataDir: plane.dataDir,
    site: other.url,
    operator: 'operator',
    stdout: silent,
    stderr: silent,
  });
  expect(code).toBe(0);
});
