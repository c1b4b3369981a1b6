import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { killAll, processesOf } from '../support/processes.ts';
import { relabelledGenerator } from '../support/relabel.ts';
import {
  activeRelease,
  DEVELOPMENT_SECRET,
  release,
  removeDataDir,
  startSite,
  temporaryDataDir,
  type Site,
} from '../support/site.ts';

test.describe.configure({ mode: 'serial' });

/**
 * The tests share one site and run in order. Each starts from the state, running or stopped, in which the
 * previous test left the site.
 */
let dataDir: string;
let site: Site;
test.beforeAll(() => {
  dataDir = temporaryDataDir();
});
test.afterAll(async () => {
  killAll(dataDir);
  await removeDataDir(dataDir);
});

async function colorsOf(site: Site): Promise<number> {
  return ((await (await fetch(`${site.url}/api/colors`)).json()) as unknown[]).length;
}

async function publishRelabelled(site: Site, label: string): Promise<string> {
  const folder = relabelledGenerator(label);
  try {
    const published = await release(site, 'publish', folder, '--json');
    return (JSON.parse(published) as { release: string }).release;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('shows its progress, the way to one-time codes, and ends with the ready line', async ({ page }) => {
  site = await startSite({ dataDir });
  expect(site.output()).toMatch(
    /database .*\n[\s\S]*release +shell .* active\n[\s\S]*outbox +one-time codes: \S+\nready http:\/\/localhost:\d+\n$/,
  );
  expect(site.output().split(DEVELOPMENT_SECRET)).toHaveLength(2);
  const [, link = ''] = /one-time codes: (\S+)/.exec(site.output()) ?? [];
  const locked = await page.goto(`${site.url}/dev/outbox`);
  expect(locked?.status()).toBe(403);
  await page.goto(link);
  await expect(page).toHaveURL(`${site.url}/dev/outbox`);
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  expect(await colorsOf(site)).toBe(1023);
});

test('kill -9 of everything, then a start, comes back with all data', async () => {
  const history = await release(site, 'history', '--json');
  killAll(dataDir);
  site = await startSite({ dataDir });
  expect(await colorsOf(site)).toBe(1023);
  expect(JSON.parse(await release(site, 'history', '--json'))).toEqual(JSON.parse(history));
});

test('the gateway ends when its supervisor is killed, and the next start takes over', async () => {
  const { url, process: supervisor } = site;
  process.kill(Number(supervisor.pid), 'SIGKILL');
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
  site = await startSite({ dataDir });
  expect(await colorsOf(site)).toBe(1023);
});

test('a start activates what is built, unless an operator has moved away from that very build', async () => {
  const built = await activeRelease(site, 'generator');
  const other = await publishRelabelled(site, '配色二版');
  await release(site, 'activate', 'generator', other, '--force', '--reason', 'a drill');
  await site.stop();

  const second = await startSite({ dataDir });
  expect(await activeRelease(second, 'generator')).toBe(other);
  expect(second.output()).toContain('was replaced by hand');
  await release(second, 'rollback', 'generator', built, '--reason', 'the drill is over');
  await release(second, 'rollback', 'generator', other, '--reason', 'the build is bad');
  await second.stop();

  site = await startSite({ dataDir });
  expect(await activeRelease(site, 'generator')).toBe(other);
  expect(site.output()).toContain('was rolled back');
});

test('a start that fails changes nothing, and says what to do', async () => {
  const port = new URL(site.url).port;
  const other = await publishRelabelled(site, '配色三版');
  await release(site, 'activate', 'generator', other, '--force', '--reason', 'npm start');
  const history = await release(site, 'history', '--json');

  // If the second start continued, it would activate the built releases again.
  await expect(startSite({ dataDir, env: { PORT: port } })).rejects.toThrow(
    new RegExp(
      `Port ${port} is in use at 127\\.0\\.0\\.1: a Danqing site answers there[^]*nothing was started`,
    ),
  );
  await expect(
    startSite({ dataDir, env: { PORT: 'eighty', BASE_PATH: 'a b', SMTP_URL: 'smtp://mail' } }),
  ).rejects.toThrow(/BASE_PATH: must be a path[\s\S]*PORT: must be a number[\s\S]*MAIL_FROM: is required/);
  await expect(startSite({ dataDir: '/dev/null/data' })).rejects.toThrow(
    /data folder \/dev\/null\/data cannot be written/,
  );
  expect(JSON.parse(await release(site, 'history', '--json'))).toEqual(JSON.parse(history));
  expect(await colorsOf(site)).toBe(1023);
});

test('Ctrl+C stops all of it and leaves no process', async () => {
  // The supervisor, the gateway and, unless it is external, the database.
  expect(processesOf(dataDir).length).toBeGreaterThanOrEqual(2);
  const ended = new Promise<number | null>((resolve) => site.process.once('exit', (code) => resolve(code)));
  // A terminal signals the whole foreground group.
  process.kill(-Number(site.process.pid), 'SIGINT');
  expect(await ended).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});
