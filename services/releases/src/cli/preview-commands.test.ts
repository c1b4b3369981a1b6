import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Previews } from '../previews/previews.ts';
import type { PreviewLink } from '../previews/preview-link.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { openTestSite, publisherToken } from '../testing/open-site.ts';
import { writeBuild } from '../testing/release-build.ts';
import { json, NO_DATABASE, recorded, run } from '../testing/run-cli.ts';

async function openSite() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const stable = await ship(plane);
  const site = await openTestSite(plane);
  const tokenFile = join(plane.dataDir, 'token');
  await writeFile(tokenFile, await publisherToken(plane, 'generator'));
  const build = await writeBuild({ files: { 'entry.js': 'next()' } });
  const tokenOf = (url: string | null) => new URL(url!).searchParams.get('token')!;
  return { plane, site, stable, tokenFile, build, tokenOf };
}

test('publish prints a link on the site, here and over HTTP', async () => {
  const { plane, site, tokenFile, build, tokenOf } = await openSite();
  const here = await run(plane, 'publish', build, '--site', site.url, '--token-file', tokenFile);
  const [, url] = /^published .*\npreview until \S+: (http\S+\/previews\?token=\S+)\n$/.exec(here.stdout)!;
  expect(url).toContain(site.url);
  const remote = ['publish', build, '--site', `${site.url}/`, '--token-file', tokenFile, '--json'];
  const again = JSON.parse((await run(NO_DATABASE, ...remote)).stdout) as { preview: PreviewLink };
  expect(again).toMatchObject({ outcome: 'unchanged', preview: { created_by: 'publisher generator team' } });
  const previews = site.app.get(Previews);
  for (const link of [url!, again.preview.url])
    expect(await previews.read(tokenOf(link))).toMatchObject({ releases: [{ area: 'generator' }] });
  const local = (await json(plane, 'publish', build)) as { preview: PreviewLink };
  expect(local.preview).toMatchObject({ created_by: 'operator', url: null, path: /^previews/ });
});

test('publishing succeeds without a link when the release does not fit or the key is elsewhere', async () => {
  const { plane, site, tokenFile } = await openSite();
  const unfit = await writeBuild({ contract: '^2.0.0' });
  for (const place of [[], ['--site', site.url, '--token-file', tokenFile]]) {
    const { code, stdout } = await run(plane, 'publish', unfit, ...place);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nno preview link: .*does not fit the stable releases/);
  }
  const elsewhere = { ...plane, dataDir: join(plane.dataDir, 'elsewhere') };
  const { code, stdout } = await run(elsewhere, 'publish', await writeBuild());
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining("no preview link: This needs the site's signing key"),
  ]);
});

test('preview makes a link of several areas, list shows it again, and revoke ends it', async () => {
  const { plane, site, tokenOf } = await openSite();
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  const fresh = await publish(plane, { area: 'fresh' });
  const given = [`generator=${release.slice(0, 6)}`, `fresh=${fresh}`, '--days', '30', '--site', site.url];
  recorded.length = 0;
  const { stdout } = await run(plane, 'preview', ...given);
  const [, id, url] = /^preview (\d+), until \S+\n {2}fresh \w{16}\n {2}generator \w{16}\n(http\S+)\n$/.exec(
    stdout,
  )!;
  const previews = site.app.get(Previews);
  expect((await previews.read(tokenOf(url!))).releases).toHaveLength(2);
  const list = await run(plane, 'preview', 'list', '--site', site.url);
  expect(list.stdout).toContain(`${id}  fresh ${fresh}, generator ${release}  by operator, until `);
  expect(list.stdout).toContain(`  ${url}\n`);
  const revoked = await run(plane, 'preview', 'revoke', id!, '--site', site.url);
  expect(revoked.stdout).toMatch(/revoked by operator at \S+\n$/);
  await expect(previews.read(tokenOf(url!))).rejects.toMatchObject({ code: 'PREVIEW_REVOKED' });
  expect(recorded).toMatchObject([
    { action: 'preview-change', actor: 'command line operator', subject: `preview ${id}` },
    { action: 'preview-change', detail: expect.stringMatching(/, revoked$/) },
  ]);
  expect(await run(plane, 'preview', 'revoke', '999')).toMatchObject({ code: 2 });
});

test('--comment prints Markdown for a change, with a token alone', async () => {
  const { plane, site, tokenFile } = await openSite();
  const release = await publish(plane, { files: { 'entry.js': 'next()' } });
  const given = [
    'preview',
    `generator=${release}`,
    '--comment',
    '--site',
    site.url,
    '--token-file',
    tokenFile,
  ];
  const { code, stdout } = await run(NO_DATABASE, ...given);
  expect(code).toBe(0);
  expect(stdout.replace(/\(http\S+\)/, '(LINK)').replace(/until .* UTC/, 'until TIME'))
    .toBe(`### Preview of generator \`${release.slice(0, 6)}\`

**[Open the preview](LINK)** on the live site, until TIME.

| Area | Release |
|---|---|
| generator | \`${release}\` |

Only browsers that open the link see this. A badge marks the preview and leads back.
`);
});

test.each([
  [['preview']],
  [['preview', 'generator']],
  [['preview', 'generator=3f2']],
  [['preview', 'generator=3f2a9c=1']],
  [['preview', 'generator=3f2a9c', 'generator=3f2a9d']],
  [['preview', ...Array.from({ length: 9 }, (_, index) => `area-${index}=3f2a9c`)]],
  [['preview', 'generator=3f2a9c', '--days', '0']],
  [['preview', 'generator=3f2a9c', '--days', '31']],
  [['preview', 'generator=3f2a9c', '--token-file', 'token']],
  [['preview', 'revoke', 'x']],
])('%j is wrong usage, in one line, without a database', async (argv) => {
  const { code, stdout, stderr } = await run(NO_DATABASE, ...argv);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
