import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '@danqing/nest-kit';
import type { PalettePageResponse } from '@danqing/contracts/palettes';
import type { APIRequestContext } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { bearer, newMember, type Member } from '../support/members.ts';
import { olderVersion } from '../support/relabel.ts';
import {
  release,
  removeDataDir,
  copyFirstStartDataDir,
  startSite,
  temporaryDataDir,
  type Site,
} from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));
/** In the long form, the number of commits between the older version and this one. 0 skips the long form. */
const COMMITS = Number(process.env.VERSIONS_DRILL ?? 0);
/** Pages of areas that the older version lacks in the short form (`olderVersion`). */
const NEWER_PAGES = ['/palettes', '/gallery', '/co-create-colors', '/patterns'];

const statusOf = async (site: Site, path: string) => (await fetch(site.url + path)).status;
const statusesOf = (site: Site, paths: readonly string[]) =>
  Promise.all(paths.map((path) => statusOf(site, path)));
const hasHistory = () => {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `HEAD~${COMMITS}`], { cwd: WORKSPACE });
    return true;
  } catch {
    return false;
  }
};

test('what visitors get is handed over to an older version as one set, and the next start of this one takes it back', async ({
  page,
}) => {
  const dataDir = copyFirstStartDataDir();
  const folder = olderVersion('^1.3.0');
  let site: Site | undefined;
  try {
    site = await startSite({ dataDir });
    const before = await release(site, 'status', '--json');
    expect(await release(site, 'hand-over', folder)).toContain('gallery');
    await page.goto(`${site.url}/colors/月白`);
    await areaReady(page);
    await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();
    expect(await statusesOf(site, NEWER_PAGES)).toEqual(NEWER_PAGES.map(() => 410));
    await page.goto('about:blank');
    await site.stop();

    site = await startSite({ dataDir });
    const stable = (text: string) =>
      (JSON.parse(text) as { areas: { area: string; pointer: object }[] }).areas.map(({ area, pointer }) => [
        area,
        pointer,
      ]);
    expect(stable(await release(site, 'status', '--json'))).toEqual(stable(before));
    expect(await statusesOf(site, NEWER_PAGES)).toEqual(NEWER_PAGES.map(() => 200));
  } finally {
    await site?.stop();
    rmSync(folder, { recursive: true });
    await removeDataDir(dataDir);
  }
});

test('from this version, packed and with data, to one of long ago and forward again nothing is lost', async ({
  request,
  playwright,
}) => {
  test.skip(COMMITS === 0, 'npm run drills -- versions');
  test.skip(COMMITS > 0 && !hasHistory(), `this checkout has no history of ${COMMITS} commits`);
  test.setTimeout(3_600_000);
  const work = mkdtempSync(join(tmpdir(), 'danqing-versions-'));
  const [databaseDir, dataDir] = [temporaryDataDir(), temporaryDataDir()];
  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir });
  let site: Site | undefined;
  try {
    const [older, newer] = [await packOlder(work), join(work, 'newer')];
    execFileSync(process.execPath, ['tools/pack.ts', newer, '--no-build'], { cwd: WORKSPACE });
    const env = { DATABASE_URL: postgres.url };
    const run = (tool: string, ...argv: string[]) =>
      execFileSync(process.execPath, [`tools/${tool}.ts`, ...argv], {
        cwd: newer,
        env: { ...process.env, ...env, DATA_DIR: dataDir, SITE_URL: 'none' },
      });
    const start = async (folder: string) => {
      await site?.stop();
      site = await startSite({ folder, dataDir, env, split: false });
      return site;
    };

    await start(older);
    const first = await start(newer);
    const member = await newMember(request, first.url);
    await savePalette(request, first, member, '新的');
    expect(await statusOf(first, '/gallery')).toBe(200);
    const calls = await playwright.request.newContext({ baseURL: first.url });
    const { collectionId, imageUrl } = await paintCreation(calls, member);
    const colorId = await saveColor(calls, member, newColorName(), '#5E8C6A', imageUrl);
    await calls.dispose();
    const made = [
      `/api/collections/${collectionId}`,
      `/api/co-create/colors/${colorId}`,
      `/api/users/${member.user.id}/credits`,
      imageUrl,
    ];
    const before = await contentOf(request, first, member, made);
    await first.stop();

    run('release', 'hand-over', older, '--as', 'drill');
    const back = await start(older);
    expect(await palettesOf(request, back, member)).toEqual(['新的']);
    await savePalette(request, back, member, '旧的');
    expect(await statusesOf(back, ['/', '/palettes', '/readyz'])).toEqual([200, 200, 200]);

    const again = await start(newer);
    expect(await palettesOf(request, again, member)).toEqual(['旧的', '新的']);
    expect(await statusesOf(again, ['/', '/palettes', '/gallery', '/readyz'])).toEqual([200, 200, 200, 200]);
    expect(await contentOf(request, again, member, made)).toEqual(before);
    run('verify');
  } finally {
    await site?.stop();
    await postgres.stop();
    for (const used of [databaseDir, dataDir]) await removeDataDir(used);
    rmSync(work, { recursive: true, force: true });
  }
});

/** Tries every `STEP`th commit older than `COMMITS`, and gives up after `TRIED` attempts. */
const STEP = 5;
const TRIED = 10;

/**
 * Packs the newest version that is at least `COMMITS` old and starts on an empty database. Some commits in
 * larger changes cannot be installed, built or started.
 */
async function packOlder(work: string): Promise<string> {
  const sources = join(work, 'sources');
  execFileSync('git', ['clone', '--quiet', '--no-checkout', WORKSPACE, sources]);
  for (let tried = 0; ; tried += 1) {
    const packed = join(work, `older-${tried}`);
    try {
      packCommit(sources, COMMITS + tried * STEP, packed);
      await startOnce(packed);
      rmSync(sources, { recursive: true });
      return packed;
    } catch (error) {
      if (tried + 1 >= TRIED) throw error;
      rmSync(packed, { recursive: true, force: true });
    }
  }
}

function packCommit(sources: string, back: number, packed: string): void {
  const run = (command: string, ...argv: string[]) =>
    execFileSync(command, argv, { cwd: sources, stdio: 'pipe', maxBuffer: 2 ** 28 });
  const found = execFileSync('git', ['rev-parse', `HEAD~${back}`], { cwd: WORKSPACE, encoding: 'utf8' });
  run('git', 'checkout', '--quiet', '--detach', '--force', found.trim());
  run('npm', 'ci', '--prefer-offline', '--no-audit');
  run('npm', 'run', 'build');
  run('npm', 'run', 'pack', '--', `${packed}-made`, '--no-build');
  // Outside its workspace, so that its node_modules cannot be resolved.
  cpSync(`${packed}-made`, packed, { recursive: true, verbatimSymlinks: true });
  rmSync(`${packed}-made`, { recursive: true });
}

async function startOnce(folder: string): Promise<void> {
  const [databaseDir, dataDir] = [temporaryDataDir(), temporaryDataDir()];
  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir });
  try {
    const site = await startSite({ folder, dataDir, env: { DATABASE_URL: postgres.url }, split: false });
    await site.stop();
  } finally {
    await postgres.stop();
    for (const used of [databaseDir, dataDir]) await removeDataDir(used);
  }
}

async function savePalette(request: APIRequestContext, site: Site, member: Member, name: string) {
  const answer = await request.post(`${site.url}/api/palettes`, {
    headers: bearer(member),
    data: { name, description: '', is_public: true, colors: [{ name: '朱红', hex: '#ED5126' }] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function contentOf(request: APIRequestContext, site: Site, member: Member, paths: readonly string[]) {
  const bodies: Record<string, string> = {};
  for (const path of paths) {
    const answer = await request.get(`${site.url}${path}`, { headers: bearer(member) });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    bodies[path] = (await answer.body()).toString('base64');
  }
  return bodies;
}

async function palettesOf(request: APIRequestContext, site: Site, member: Member): Promise<string[]> {
  const answer = await request.get(`${site.url}/api/palettes?limit=12`, { headers: bearer(member) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as PalettePageResponse).data.items.map(({ name }) => name);
}
