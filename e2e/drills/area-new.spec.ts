import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { publish } from '../support/publish.ts';
import { release, runTool, startSite } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));
const program = (name: string) => join(WORKSPACE, 'node_modules/.bin', name);

test.use({ expectedErrors: [/status of 410/] });

test('a new area compiles, passes its tests and the whole gate, is on the running site with its link, and goes when it is retired', async ({
  page,
}) => {
  // Vitest loads set-up files only from below its root.
  const workspace = copyWorkspace('tools', 'libs');
  const project = join(workspace, 'mf-tea-house');
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const site = await startSite();
  try {
    const titles = ['--zh', '茶室', '--en', 'Tea house', '--ja', '茶室'];
    run(process.execPath, ['tools/area-new.ts', 'mf-tea-house', ...titles, '--no-install'], workspace);
    run(program('tsc'), ['-p', 'tsconfig.json'], project);
    run(program('prettier'), ['--check', '.'], project);
    run(program('vitest'), ['run', '--project', 'component', 'mf-tea-house'], workspace);
    run(process.execPath, [program('rspack'), 'build'], project);

    const id = await publish(site, join(project, 'dist'));
    await release(site, 'activate', 'tea-house', id, '--reason', 'new', '--site', site.url);
    await page.goto(`${site.url}/en`);
    await page.getByRole('navigation').getByRole('link', { name: 'Tea house' }).click();
    await areaReady(page);
    await expect(page).toHaveTitle('Tea house · Danqing, Chinese colour palettes');
    await page.getByRole('button', { name: 'Say hello' }).click();
    await expect(page.getByText(/^Hello, /)).toBeVisible();

    const said = await runTool(site, 'area-retire', ['tea-house', '--reason', 'closed']);
    expect(said).toContain('the site at');
    await expect(page.getByRole('heading', { name: '410 This page is gone' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Tea house' })).toHaveCount(0);
    for (const [address, title] of [
      ['/zh/tea-house', '页面已下线'],
      ['/en/tea-house', 'This page is gone'],
      ['/ja/tea-house', 'このページは終了しました'],
    ] as const) {
      const answer = await page.request.get(`${site.url}${address}`, {
        headers: { 'accept-language': 'zh' },
      });
      expect(answer.status()).toBe(410);
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain(title);
    }
    const gone = await page.goto(`${site.url}/en/tea-house`);
    expect(gone?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: '410 This page is gone' })).toBeVisible();
    expect(await release(site, 'status')).toContain(`tea-house: ${id}, retired`);

    await release(site, 'activate', 'tea-house', id, '--reason', 'open again', '--site', site.url);
    await page.goto(`${site.url}/en/tea-house`);
    await expect(page.getByRole('button', { name: 'Say hello' })).toBeVisible();
  } finally {
    // An open page would report the outage as an unexpected error.
    await page.close();
    await site.stop();
    rmSync(workspace, { recursive: true });
  }
});
