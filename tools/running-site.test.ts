import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordRunningSite, runningSite } from './running-site.ts';
import { settings } from './settings.ts';

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-running-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const siteUrl = (env: NodeJS.ProcessEnv) => settings(env).siteUrl;

test('programs beside a site find it at the port that it was started with', () => {
  const DATA_DIR = newDataDir();
  const remove = recordRunningSite(DATA_DIR, 'http://127.0.0.1:9123/tool');
  expect(siteUrl({ DATA_DIR })).toBe('http://127.0.0.1:9123/tool');
  expect(siteUrl({ DATA_DIR, PORT: '8080' })).toBe('http://127.0.0.1:9123/tool');
  expect(siteUrl({ DATA_DIR, SITE_URL: 'https://danqing.example' })).toBe('https://danqing.example');
  expect(siteUrl({ DATA_DIR, SITE_URL: 'none' })).toBeNull();
  remove();
  expect(readdirSync(DATA_DIR)).toEqual([]);
  expect(siteUrl({ DATA_DIR, PORT: '9124' })).toBe('http://localhost:9124/');
});

test('a site that was killed is not found, nor one whose process id another program has now', () => {
  const dataDir = newDataDir();
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const note of [`${pid} ${pid}:1`, `${process.pid} ${process.pid}:1`, 'damaged']) {
    writeFileSync(join(dataDir, 'running-site'), `${note}\nhttp://127.0.0.1:9123/\n`);
    expect(runningSite(dataDir)).toBeNull();
  }
});

test('a site that ends leaves the note of the next one', () => {
  const dataDir = newDataDir();
  const remove = recordRunningSite(dataDir, 'http://127.0.0.1:9123/');
  recordRunningSite(dataDir, 'http://127.0.0.1:9124/');
  remove();
  expect(runningSite(dataDir)).toBe('http://127.0.0.1:9124/');
});
