import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

function repository(branch: string) {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=li', '-c', 'user.email=li@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const write = (name: string) => writeFileSync(join(folder, name), name + Math.random());
  git('init', '--initial-branch', branch);
  for (const name of ['kept.ts', 'gone.ts', 'other.ts']) write(name);
  git('add', '.');
  git('commit', '-m', 'begin');
  return { folder, git, write };
}

test('tells what differs from main: committed, edited and new, and nothing that main did since', () => {
  const { folder, git, write } = repository('main');
  const base = git('rev-parse', 'HEAD').trim();
  git('switch', '-c', 'work');
  write('丹.ts');
  git('rm', 'gone.ts');
  git('add', '.');
  git('commit', '-m', 'work');
  git('switch', 'main');
  write('other.ts');
  git('commit', '-am', 'meanwhile');
  git('switch', 'work');
  write('kept.ts');
  write('new.ts');
  expect(changedFiles(folder)).toEqual({ base, files: ['kept.ts', '丹.ts', 'new.ts'] });
});

test('says what to do where there is no main', () => {
  expect(() => changedFiles(repository('work').folder)).toThrow('git fetch origin main:main');
});
