import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { closeTestFolder, openTestFolder } from './test-folder.ts';

const before = process.env.TMPDIR;
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});

test('holds the temporary files of every program, the database account included, and goes with the run', () => {
  const folder = openTestFolder();
  expect(tmpdir()).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  expect(closeTestFolder(folder)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test('names what was left in it, and nothing of another run', () => {
  const [one, other] = [openTestFolder(), openTestFolder()];
  mkdirSync(join(one, 'danqing-area-1/css'), { recursive: true });
  writeFileSync(join(one, 'a-file'), '');
  expect(closeTestFolder(other)).toEqual([]);
  expect(closeTestFolder(one)).toEqual(['a-file', 'danqing-area-1']);
  expect(existsSync(one)).toBe(false);
});
