import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestFiles, findLostOutputs } from './build.ts';

const task = (projectName: string, cacheStatus: string) => ({
  projectName,
  hash: `${projectName} inputs`,
  cacheStatus,
});

it('names the projects whose files the cache has lost, and no other', () => {
  const known: Record<string, string> = {};
  const built = ['whole', 'gone', 'damaged'].map((name) => task(name, 'cache-miss'));
  expect(findLostOutputs(built, known, (project) => `files of ${project}`)).toEqual([]);

  const restored = ['whole', 'gone', 'damaged', 'built by hand'].map((name) => task(name, 'local-cache-hit'));
  const digests: Record<string, string | null> = {
    whole: 'files of whole',
    gone: null,
    damaged: 'fewer files',
    'built by hand': 'files',
  };
  expect(findLostOutputs(restored, known, (project) => digests[project] ?? null)).toEqual([
    'gone',
    'damaged',
  ]);
});

it('sees that a file is missing, is cut off, or that there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-build-'));
  try {
    expect(digestFiles(join(folder, 'dist'))).toBeNull();
    mkdirSync(join(folder, 'dist/inner'), { recursive: true });
    expect(digestFiles(join(folder, 'dist'))).toBeNull();
    writeFileSync(join(folder, 'dist/a.js'), 'a whole file');
    writeFileSync(join(folder, 'dist/inner/b.js'), 'another');
    const whole = digestFiles(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/a.js'), 'a wh');
    expect(digestFiles(join(folder, 'dist'))).not.toBe(whole);
    writeFileSync(join(folder, 'dist/a.js'), 'a whole file');
    expect(digestFiles(join(folder, 'dist'))).toBe(whole);
    rmSync(join(folder, 'dist/inner/b.js'));
    expect(digestFiles(join(folder, 'dist'))).not.toBe(whole);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
