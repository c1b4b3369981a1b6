import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteSources, sourcesOf } from './area-sources.ts';
import { WORKSPACE } from './steps.ts';

const FOLDER = 'mf-tea';

function repository(): { workspace: string; git: (...args: string[]) => void } {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-sources-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const git = (...args: string[]) =>
    void execFileSync('git', ['-c', 'user.name=li', '-c', 'user.email=li@example.org', ...args], {
      cwd: workspace,
    });
  const manifest = JSON.parse(readFileSync(join(WORKSPACE, 'mf-palettes/area.json'), 'utf8')) as object;
  mkdirSync(join(workspace, FOLDER));
  writeFileSync(join(workspace, FOLDER, 'area.json'), JSON.stringify({ ...manifest, area: 'tea-house' }));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'an area');
  return { workspace, git };
}

test('the sources of an area are found by its name, whatever the folder is called', () => {
  const { workspace } = repository();
  expect(sourcesOf(workspace, 'tea-house')).toBe(FOLDER);
  expect(sourcesOf(workspace, 'tea')).toBeNull();
});

test('sources that are committed are deleted, and git brings them back', () => {
  const { workspace, git } = repository();
  deleteSources(workspace, FOLDER);
  expect(existsSync(join(workspace, FOLDER))).toBe(false);
  git('checkout', '--quiet', '--', FOLDER);
  expect(sourcesOf(workspace, 'tea-house')).toBe(FOLDER);
});

test.each([
  ['was changed', (workspace: string) => writeFileSync(join(workspace, FOLDER, 'area.json'), '{}')],
  ['is new', (workspace: string) => writeFileSync(join(workspace, FOLDER, 'leaf.ts'), '')],
])('sources of which something %s stay as they are', (_what, change) => {
  const { workspace } = repository();
  change(workspace);
  expect(() => deleteSources(workspace, FOLDER)).toThrow(/is not committed as it is.*Nothing was deleted/);
  expect(existsSync(join(workspace, FOLDER, 'area.json'))).toBe(true);
});

test('sources that git does not know stay', () => {
  const { workspace, git } = repository();
  git('rm', '-r', '--cached', '--quiet', FOLDER);
  git('commit', '--quiet', '--message', 'without');
  writeFileSync(join(workspace, '.gitignore'), 'mf-*\n');
  expect(() => deleteSources(workspace, FOLDER)).toThrow(/Nothing was deleted/);
});
