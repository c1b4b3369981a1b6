import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBuildInputs } from './build-inputs.ts';
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
const READ = [
  'mf-a/src/area.ts',
  'mf-a/src/new.css',
  'libs/b/src/index.ts',
  'node_modules/@c/d/lib/index.js',
];
const build = () => {
  write('mf-a/dist/release.json', JSON.stringify({ build: '0123456789ab' }));
  const read = READ.map((file) => join(workspace, file));
  writeBuildInputs(join(workspace, 'mf-a'), '0123456789ab', read);
};
const source = () => releaseSource(join(workspace, 'mf-a/dist'));

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'release-source-'));
  write('.gitignore', 'dist/\n.build/\nnode_modules/');
  write('mf-a/area.json', '{}');
  write('mf-a/src/area.ts', 'a');
  write('libs/b/src/index.ts', 'b');
  write('libs/b/src/error-texts.ts', 'c');
  write('node_modules/@c/d/package.json', '{ "version": "1.0.0" }');
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

it.each(['mf-a/src/area.ts', 'mf-a/src/new.css', 'mf-a/area.json', 'libs/b/src/index.ts'])(
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
  write('libs/b/src/error-texts.ts', 'changed');
  build();
  expect(source()).toEqual({ commit: first, dirty: false });
});

it.each(['mf-a/src/area.ts', 'node_modules/@c/d/package.json'])(
  'is not known when %s has moved on since the build',
  (file) => {
    git('init', '--quiet');
    commit();
    build();
    expect(source()).toBeDefined();
    write(file, 'changed');
    expect(source()).toBeUndefined();
  },
);

it('is not known outside of a checkout, nor for another build', () => {
  build();
  expect(source()).toBeUndefined();
  git('init', '--quiet');
  commit();
  write('mf-a/dist/release.json', JSON.stringify({ build: 'ba9876543210' }));
  expect(source()).toBeUndefined();
});
