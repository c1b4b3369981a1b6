import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadServices } from '../services.ts';

const SERVICES = join(import.meta.dirname, '../../..');

test('every store that a service opens is in its definition, so that `danqing verify` knows of it', async () => {
  const declared = (await loadServices()).flatMap(({ name, stores }) => stores.map(() => name));
  const written = globSync('*/src/**/*.ts', { cwd: SERVICES }).flatMap((file) => {
    const text = readFileSync(join(SERVICES, file), 'utf8');
    return [...text.matchAll(/: StoreDefinition = \{/g)].map(() => file.split('/')[0]);
  });
  expect(declared.sort()).toEqual(written.sort());
  expect(declared.length).toBeGreaterThan(2);
  const others = globSync('!(releases)/src/**/*.ts', { cwd: SERVICES, exclude: ['**/*.test.ts'] });
  for (const file of others)
    expect(readFileSync(join(SERVICES, file), 'utf8'), file).not.toMatch(
      /openStorage\(\s*\{|openS3Storage|new DiskStorage/,
    );
});

test('every kind of object of a store is found by its tables, and no two stores share a folder', async () => {
  const stores = (await loadServices()).flatMap(({ stores: own }) => own);
  const folders = stores.map(({ folder }) => folder);
  expect(new Set(folders).size).toBe(folders.length);
  for (const { folder, named } of stores) expect(Object.keys(named), folder).not.toHaveLength(0);
});
