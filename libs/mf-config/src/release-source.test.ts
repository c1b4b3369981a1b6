import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildId } from './build-id.ts';
import { releaseSource } from './release-source.ts';

let workspace: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), text);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-C', workspace, '-c', 'user.name=li', '-c', 'user.email=li@example.com', ...args], {
    encoding: 'utf8',
  }).trim();
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a state');
  return git('rev-parse', 'HEAD');
};
const build = () =>
  write('mf-a/dist/release.json', JSON.stringify({ build: buildId(join(workspace, 'mf-a')) }));
const source = () => releaseSource(join(workspace, 'mf-a/dist'));

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'release-source-'));
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json']) write(file, '{}');
  write('.gitignore', 'dist/');
  write('mf-a/package.json', JSON.stringify({ name: '@danqing/mf-a', dependencies: { '@danqing/b': '*' } }));
  write('mf-a/src/area.ts', 'a');
  write('libs/b/package.json', JSON.stringify({ name: '@danqing/b' }));
  write('libs/b/src/index.ts', 'b');
  write('libs/other/index.ts', 'c');
});
afterEach(() => rmSync(workspace, { recursive: true }));

it('is the commit whose sources give this build', () => {
  git('init', '--quiet');
  const first = commit();
  build();
  expect(source()).toEqual({ commit: first, dirty: false });
});

it('is the newest commit with the same sources, also when the build is older', () => {
  git('init', '--quiet');
  build();
  commit();
  write('README.md', 'changed');
  const second = commit();
  expect(source()).toEqual({ commit: second, dirty: false });
});

it.each(['mf-a/src/area.ts', 'mf-a/src/new.css', 'libs/b/src/index.ts', 'package-lock.json'])(
  'is no commit while %s is not committed',
  (file) => {
    git('init', '--quiet');
    commit();
    write(file, 'changed');
    build();
    expect(source()).toEqual({ commit: null, dirty: true });
  },
);

it('does not mind changes in what the build does not read', () => {
  git('init', '--quiet');
  const first = commit();
  write('libs/other/index.ts', 'changed');
  build();
  expect(source()).toEqual({ commit: first, dirty: false });
});

it('is not known when the sources have moved on since the build, or outside of a checkout', () => {
  build();
  expect(source()).toBeUndefined();
  git('init', '--quiet');
  write('mf-a/src/area.ts', 'changed');
  commit();
  expect(source()).toBeUndefined();
});
