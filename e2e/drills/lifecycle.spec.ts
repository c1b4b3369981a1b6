// Start, stop, crash: seen from outside, as an operator sees it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { release, startSite, type Site } from '../support/site.ts';

test.describe.configure({ mode: 'serial' });

let dataDir: string;
test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-lifecycle-'));
});
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Command lines of all processes that name the data folder, or descend from the site's process. */
function processesOf(site: Site): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter(
    (line) => line.includes(dataDir) || line.trim().split(/\s+/)[1] === String(site.process.pid),
  );
}

async function colorsOf(site: Site): Promise<number> {
  return ((await (await fetch(`${site.url}/api/colors`)).json()) as unknown[]).length;
}

test('shows its progress and ends with the ready line', async () => {
  const site = await startSite({ dataDir });
  expect(site.output()).toMatch(
    /database .*\n[\s\S]*release +shell .* active\n[\s\S]*ready http:\/\/localhost:\d+\n$/,
  );
  expect(await colorsOf(site)).toBe(1023);
  await site.stop();
});

test('Ctrl+C stops all of it and leaves no process', async () => {
  const site = await startSite({ dataDir });
  expect(processesOf(site).length).toBeGreaterThan(1);
  const ended = new Promise<number | null>((resolve) => site.process.once('exit', (code) => resolve(code)));
  // A terminal signals the whole foreground group.
  process.kill(-Number(site.process.pid), 'SIGINT');
  expect(await ended).toBe(0);
  expect(processesOf(site)).toEqual([]);
});

test('kill -9 of everything, then a start, comes back with all data', async () => {
  const before = await startSite({ dataDir });
  const history = await release(before, 'history', '--json');
  for (const line of processesOf(before)) {
    try {
      process.kill(Number(line.trim().split(/\s+/)[0]), 'SIGKILL');
    } catch {
      // Gone with its parent.
    }
  }
  const after = await startSite({ dataDir });
  expect(await colorsOf(after)).toBe(1023);
  expect(JSON.parse(await release(after, 'history', '--json'))).toEqual(JSON.parse(history));
  await after.stop();
});

test('the gateway ends when its supervisor is killed, and the next start takes over', async () => {
  const site = await startSite({ dataDir });
  process.kill(Number(site.process.pid), 'SIGKILL');
  await expect
    .poll(() =>
      fetch(site.url).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
  const next = await startSite({ dataDir });
  expect(await colorsOf(next)).toBe(1023);
  await next.stop();
});

test('a port in use and a wrong setting end the start with a sentence', async () => {
  const site = await startSite({ dataDir });
  const port = new URL(site.url).port;
  await expect(startSite({ dataDir, env: { PORT: port } })).rejects.toThrow(/port is in use/);
  await expect(startSite({ dataDir, env: { PORT: 'eighty', BASE_PATH: 'a b' } })).rejects.toThrow(
    /PORT: must be a number[\s\S]*BASE_PATH/,
  );
  expect(await colorsOf(site)).toBe(1023);
  await site.stop();
});
