import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CheckResponse, ReleaseDescriptor } from '@danqing/contracts/releases';
import { buildFixtureAreas, type FixtureArea } from '../support/fixture-areas.ts';
import { areaHistory, areaStatus, callOperatorApi, forceActive, move } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { release, startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/did not load/] });

const WORKSPACE = dirname(dirname(import.meta.dirname));
const SHELL_BUILD = join(WORKSPACE, 'shell/dist');
const descriptorOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseDescriptor;
const provided = descriptorOf(SHELL_BUILD).manifest.contract;
const [major = 0, minor = 0] = provided.replace('^', '').split('.').map(Number);
const CONTRACTS = {
  older: `^${major}.${minor - 1}.0`,
  same: `^${major}.${minor}.0`,
  newer: `^${major}.${minor + 1}.0`,
  nextMajor: `^${major + 1}.0.0`,
  bothMajors: `^${major}.0.0 || ^${major + 1}.0.0`,
};

let site: Site;
const sample = new Map<string, string>();
let second: string;
const shells = new Map<string, string>();
/** True when the built area requires the newest contract, which an older shell does not provide. */
const asksForToday = (area: string): boolean =>
  descriptorOf(join(WORKSPACE, `mf-${area}/dist`)).manifest.contract === provided;

test.beforeAll(async () => {
  site = await startSite();
  const fixtures: FixtureArea[] = [
    ...Object.entries(CONTRACTS).map(([edition, contract]) => ({ area: 'sample', edition, contract })),
    { area: 'sample', edition: 'react20', react: '20.0.0' },
    { area: 'second', edition: 'newer', contract: CONTRACTS.newer },
  ];
  const { workspace, builds } = buildFixtureAreas(fixtures);
  for (const [index, { area, edition }] of fixtures.entries()) {
    const id = await publish(site, builds[index]!);
    if (area === 'sample') sample.set(edition, id);
    else second = id;
  }
  rmSync(workspace, { recursive: true });
});
test.afterAll(() => site.stop());

async function publishShell(contract: string): Promise<string> {
  const published = shells.get(contract);
  if (published !== undefined) return published;
  const folder = mkdtempSync(join(tmpdir(), 'danqing-shell-'));
  cpSync(SHELL_BUILD, folder, { recursive: true });
  const { manifest, ...descriptor } = descriptorOf(folder);
  const stated = { ...descriptor, manifest: { ...manifest, contract } };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(stated));
  const id = await publish(site, folder);
  rmSync(folder, { recursive: true });
  shells.set(contract, id);
  return id;
}

/**
 * Returns the failed checks of the service's gate. It skips the smoke check, because a service has no
 * browser.
 */
async function obstacles(area: string, id: string): Promise<string[]> {
  const { checks } = (await callOperatorApi(site, `areas/${area}/check`, { release: id })) as CheckResponse;
  return checks
    .filter(({ check, verdict }) => verdict !== 'compatible' && check !== 'smoke')
    .map(({ check, verdict, reason }) => `${check} ${verdict}: ${reason}`);
}

const enter = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const panel = (page: Page) => page.getByRole('button', { name: '重试', exact: true });
const modes = (page: Page) => page.getByRole('radio', { name: '单色', exact: true });
const palettes = (page: Page) => page.getByRole('heading', { name: '调色板', level: 1 });
const contractOfShell = async () => (await visit(site.url)).document.shell.manifest.contract;

test('areas built against an older contract and the same one pass the whole gate, browser included, and work', async ({
  page,
}) => {
  const byCommandLine = ['--reason', 'fits', '--site', site.url];
  await release(site, 'activate', 'sample', sample.get('older')!, ...byCommandLine);
  await page.goto(`${site.url}/sample`);
  await expect(page.getByRole('heading', { name: 'sample older' })).toBeVisible();
  await release(site, 'activate', 'sample', sample.get('same')!, ...byCommandLine);
  await page.goto(`${site.url}/sample`);
  await expect(page.getByRole('heading', { name: 'sample same' })).toBeVisible();
  for (const event of await areaHistory(site, 'sample'))
    expect(event).toMatchObject({ forced: false, gate: { verdict: 'compatible' } });
});

for (const { edition, because } of [
  {
    edition: 'newer',
    because: `contract incompatible: sample asks for ${CONTRACTS.newer}, the shell provides ${provided}`,
  },
  {
    edition: 'nextMajor',
    because: `contract incompatible: sample asks for ${CONTRACTS.nextMajor}, the shell provides ${provided}`,
  },
  { edition: 'react20', because: 'shared incompatible: sample asks for react ^20.0.0, the shell provides' },
])
  test(`the gate refuses an area that was built for ${edition}, and says why`, async () => {
    const before = (await areaStatus(site, 'sample')).pointer;
    const id = sample.get(edition)!;
    expect((await obstacles('sample', id)).join()).toContain(because);
    await expect(
      move(site, 'sample', { action: 'activate', release: id, reason: 'it is new' }),
    ).rejects.toThrow('GATE_REFUSED');
    expect((await areaStatus(site, 'sample')).pointer).toEqual(before);
  });

test('a newer shell is taken beside areas of today, and refused where it breaks their contract or lacks it', async () => {
  expect(await obstacles('shell', await publishShell(CONTRACTS.newer))).toEqual([]);
  const [nextMajor = '', ...more] = await obstacles('shell', await publishShell(CONTRACTS.nextMajor));
  expect(more).toEqual([]);
  for (const area of ['generator', 'palettes', 'sample'])
    expect(nextMajor).toMatch(
      new RegExp(`${area} asks for \\S+, the shell provides \\^${major + 1}\\.0\\.0`),
    );
  const older = (await obstacles('shell', await publishShell(CONTRACTS.older))).join();
  expect(older).toContain('sample asks for');
  for (const area of ['generator', 'palettes'])
    expect(older.includes(`${area} asks for`), area).toBe(asksForToday(area));
});

test('an area that names both majors fits the shell of today and the next one', async () => {
  expect(await obstacles('sample', sample.get('bothMajors')!)).toEqual([]);
  await forceActive(site, 'sample', sample.get('bothMajors')!);
  const [nextMajor = ''] = await obstacles('shell', await publishShell(CONTRACTS.nextMajor));
  expect(nextMajor).toContain('generator asks for');
  expect(nextMajor).not.toContain('sample asks for');
});

test('an area that is forced in spite of its contract never runs: visitors see its panel, and the rest works', async ({
  page,
}) => {
  await expect(release(site, 'activate', 'second', second, '--reason', 'it is new')).rejects.toThrow(
    `second asks for ${CONTRACTS.newer}`,
  );
  await release(site, 'activate', 'second', second, '--reason', 'it is new', '--force');
  const [event] = await areaHistory(site, 'second');
  expect(event).toMatchObject({ forced: true, gate: { verdict: 'incompatible' } });

  await page.goto(`${site.url}/second`);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText('second newer')).toHaveCount(0);
  await enter(page, '配色');
  await expect(modes(page)).toBeVisible();
  await enter(page, '调色板');
  await expect(palettes(page)).toBeVisible();
});

test('an older shell that is forced refuses the areas that need more, and keeps those that do not', async ({
  page,
}) => {
  const older = await publishShell(CONTRACTS.older);
  await forceActive(site, 'shell', older);
  await expect.poll(contractOfShell).toBe(CONTRACTS.older);
  await page.goto(`${site.url}/colors/月白`);
  await expect(asksForToday('generator') ? panel(page) : modes(page)).toBeVisible();
  await enter(page, '调色板');
  await expect(asksForToday('palettes') ? panel(page) : palettes(page)).toBeVisible();

  await move(site, 'shell', { action: 'rollback', reason: 'areas need the newer one', force: true });
  await expect.poll(contractOfShell).toBe(provided);
  await page.goto(`${site.url}/colors/月白`);
  await expect(modes(page)).toBeVisible();
});
