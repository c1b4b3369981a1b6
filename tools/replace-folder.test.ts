import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from './digest-files.ts';
import { replaceFolder } from './replace-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'danqing-replace-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const path = (name: string) => join(root, name);
function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(path(`${folder}/${name}`)), { recursive: true });
    writeFileSync(path(`${folder}/${name}`), text);
  }
}

it('brings the files of the new build, removes others, and leaves what another build has put there', () => {
  write('dist', { 'a.js': 'old', 'same.js': 'same', 'inner/gone.js': 'old', 'charts/1.webp': 'drawn' });
  write('next', { 'a.js': 'new', 'same.js': 'same', 'inner/more.js': 'new' });
  const before = statSync(path('dist/same.js')).ino;
  replaceFolder(path('next'), path('dist'), { except: ['charts'] });
  expect(listFiles(root)).toEqual(['dist/a.js', 'dist/charts/1.webp', 'dist/inner/more.js', 'dist/same.js']);
  expect(readFileSync(path('dist/a.js'), 'utf8')).toBe('new');
  expect(statSync(path('dist/same.js')).ino).toBe(before);
});

it('makes a first build appear as a whole', () => {
  write('next', { 'a.js': 'new' });
  replaceFolder(path('next'), path('project/dist'));
  expect(listFiles(root)).toEqual(['project/dist/a.js']);
});
