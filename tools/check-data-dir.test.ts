import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDataDir } from './check-data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes a folder that is there or can be made, and makes none', () => {
  checkDataDir(folder);
  checkDataDir(join(folder, 'new/inner'));
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a file, and what would lie below one', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => checkDataDir(file)).toThrow(
    /cannot be written by this user \(.*file is a file\)\. .*set DATA_DIR/,
  );
  expect(() => checkDataDir(join(file, 'inner'))).toThrow(/cannot be written by this user/);
});

it.skipIf(process.getuid?.() === 0)('refuses a folder that belongs to somebody else', () => {
  chmodSync(folder, 0o500);
  expect(() => checkDataDir(join(folder, 'new'))).toThrow(/\(.*: EACCES\)/);
});
