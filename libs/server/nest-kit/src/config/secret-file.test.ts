import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSecretFile } from './secret-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danqing-secret-'));
  file = join(folder, 'data', 'secret');
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a secret once, for this user only, and finds it again', async () => {
  expect(await openSecretFile(file, () => 'first')).toBe('first');
  expect(await openSecretFile(file, () => 'second')).toBe('first');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('agrees on one secret when several begin at once, and leaves no other file', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, (_, index) => openSecretFile(file, () => `secret-${index}`)),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(join(folder, 'data'))).toEqual(['secret']);
  expect((await readFile(file, 'utf8')).trim()).toBe(secrets[0]);
});

it('does not take an empty file for a secret', async () => {
  await openSecretFile(file, () => 'first');
  await writeFile(file, '\n');
  await expect(openSecretFile(file, () => 'second')).rejects.toThrow('is empty');
});
