import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WORKSPACE } from './steps.ts';

function install(files: readonly string[]): (file: string) => boolean {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['node_modules/some/package.json', 'libs/ours/package.json', ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '{}');
  }
  mkdirSync(join(folder, 'node_modules/@danqing'));
  symlinkSync('../../libs/ours', join(folder, 'node_modules/@danqing/ours'));
  mkdirSync(join(folder, 'tools'));
  copyFileSync(join(WORKSPACE, 'tools/after-install.mjs'), join(folder, 'tools/after-install.mjs'));
  execFileSync(process.execPath, [join(folder, 'tools/after-install.mjs')], { stdio: 'ignore' });
  return (file) => existsSync(join(folder, file));
}

test('packages lose their sources, maps, handbooks and tests, and keep code, types and licences', () => {
  const unread = ['index.ts', 'dist/index.js.map', 'README.md', 'test/all.js', 'docs/page.html'];
  const read = [
    'dist/index.js',
    'dist/index.d.ts',
    'LICENSE.md',
    'THIRD-PARTY-NOTICES.md',
    'lib/test/all.js',
  ];
  const has = install([...unread, ...read].map((file) => `node_modules/some/${file}`));
  expect(unread.filter((file) => has(`node_modules/some/${file}`))).toEqual([]);
  expect(read.filter((file) => !has(`node_modules/some/${file}`))).toEqual([]);
});

test('nothing of a workspace is touched, to which links among the packages lead', () => {
  const own = ['src/index.ts', 'README.md', 'docs/page.md', 'test/all.ts'].map((file) => `libs/ours/${file}`);
  const has = install(own);
  expect(own.filter((file) => !has(file))).toEqual([]);
});

test('an installation takes less than 700 MB of the disk', () => {
  const blocks = (folder: string): number =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !['.cache', '.vite', '.vitest-cache', '.vite-temp'].includes(name))
      .reduce((sum, entry) => {
        const path = join(folder, entry.name);
        return sum + lstatSync(path).blocks + (entry.isDirectory() ? blocks(path) : 0);
      }, 0);
  expect((blocks(join(WORKSPACE, 'node_modules')) * 512) / 2 ** 20).toBeLessThan(700);
});
