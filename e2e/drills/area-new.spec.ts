// npm run area:new: what it writes is an area like the others, with nothing left to write down elsewhere.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { publish } from '../support/publish.ts';
import { release, startSite } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));
const program = (name: string) => join(WORKSPACE, 'node_modules/.bin', name);

test('a new area compiles, passes its tests and the whole gate, and is on the running site with its link', async ({
  page,
}) => {
  // Vitest takes set-up files from below its root only.
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
    run(process.execPath, ['build.ts'], project);

    const id = await publish(site, join(project, 'dist'));
    // With the browser's smoke mount, and without force.
    await release(site, 'activate', 'tea-house', id, '--reason', 'new', '--site', site.url);
    await page.goto(`${site.url}/en`);
    await page.getByRole('navigation').getByRole('link', { name: 'Tea house' }).click();
    await areaReady(page);
    await expect(page).toHaveTitle('Tea house · Danqing, Chinese colour palettes');
    await page.getByRole('button', { name: 'Say hello' }).click();
    await expect(page.getByText(/^Hello, /)).toBeVisible();
  } finally {
    // An open page would report that its site has gone.
    await page.close();
    await site.stop();
    rmSync(workspace, { recursive: true });
  }
});
