import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serveDevelopment } from '@danqing/mf-config';
import { expect, test } from '@playwright/test';
import { freePort } from '@danqing/nest-kit/free-ports';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { externalDatabase } from '../support/external-database.ts';
import { removeDataDir, startSite, temporaryDataDir } from '../support/site.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));

test('saved components, styles and texts appear without a reload, state stays, and what breaks says where', async ({
  page,
}) => {
  const workspace = copyWorkspace('mf-generator');
  const [shellPort, areaPort] = [await freePort(), await freePort()];
  const servers = [
    await serveDevelopment({ root: join(WORKSPACE, 'shell'), kind: 'shell' }, { port: shellPort }),
    await serveDevelopment({ root: join(workspace, 'mf-generator'), kind: 'area' }, { port: areaPort }),
  ];
  const site = await startSite({
    env: {
      DEVELOPMENT_SERVERS: `shell=http://127.0.0.1:${shellPort},generator=http://127.0.0.1:${areaPort}`,
    },
  });
  const edit = (file: string, from: string, to: string) => {
    const path = join(workspace, 'mf-generator/src', file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(from);
    writeFileSync(path, before.replace(from, to));
  };
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  let loads = 0;
  page.on('load', () => (loads += 1));
  try {
    const sockets = Promise.all(
      [shellPort, areaPort].map((port) =>
        page
          .waitForEvent('websocket', (socket) => socket.url().includes(`:${port}/`))
          .then((socket) =>
            socket.waitForEvent('framereceived', (frame) => /"ok"/.test(String(frame.payload))),
          ),
      ),
    );
    await page.goto(site.url);
    // The heights of the bars are random and drawn once, so they reveal whether the page kept its state.
    const bars = page.locator('[style*="--v"]');
    await expect(bars.first()).toBeVisible();
    await sockets;
    const heights = () => bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('style')));
    const before = await heights();

    edit(
      'previews/chart-preview.tsx',
      'className={styles.figure}',
      'className={styles.figure} data-edited="yes"',
    );
    await expect(page.locator('[data-edited=yes]')).toBeVisible();
    edit('previews/previews.module.css', 'cursor: copy;', 'cursor: cell;');
    await expect(page.locator('button', { has: bars.first() })).toHaveCSS('cursor', 'cell');
    edit('locales/zh.json', '"保存调色板"', '"收藏调色板"');
    await expect(page.getByText('收藏调色板').first()).toBeVisible();

    expect(await heights()).toEqual(before);
    expect(loads).toBe(1);
    expect(complaints).toEqual([]);

    edit('previews/chart-preview.tsx', 'className={styles.figure}', 'className={nothing.there}');
    const overlay = page.getByRole('dialog', { name: 'generator: failed while rendering' });
    await expect(overlay).toContainText(/nothing is not defined[^]*at ChartPreview/);
    edit('previews/chart-preview.tsx', 'className={nothing.there}', 'className={styles.figure}');
    await expect(overlay).toBeHidden();
    await expect(bars.first()).toBeVisible();
    expect(loads).toBe(1);
  } finally {
    await site.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(workspace, { recursive: true });
  }
});

test('npm run dev serves the sources and stops with Ctrl+C', async ({ page }) => {
  const dataDir = temporaryDataDir();
  const child = spawn(process.execPath, ['tools/dev.ts', 'generator', '--no-build'], {
    cwd: WORKSPACE,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: await externalDatabase(dataDir),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const ready = /^ready (\S+)$/m.exec(output);
        if (ready?.[1]) resolve(ready[1]);
      });
      void ended.then((code) => reject(new Error(`ended with ${code}:\n${output}`)));
    });
    const entry = page.waitForResponse((answer) =>
      /^http:\/\/127\.0\.0\.1:\d+\/c\/area\.js$/.test(answer.url()),
    );
    await page.goto(url);
    expect((await entry).status()).toBe(200);
    await expect(page.locator('[style*="--v"]').first()).toBeVisible();
  } finally {
    if (child.exitCode === null) process.kill(-Number(child.pid), 'SIGINT');
  }
  expect(await ended).toBe(0);
  await removeDataDir(dataDir);
});
