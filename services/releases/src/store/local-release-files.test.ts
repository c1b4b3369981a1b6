import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPlane, publish } from '../testing/open-plane.ts';
import { temporaryFolder } from '../testing/release-build.ts';
import { LocalReleaseFiles } from './local-release-files.ts';
import type { ReleaseStore } from './release-store.ts';

afterEach(() => void vi.useRealTimers());

const script = `start(${JSON.stringify('colour '.repeat(500))})`;
const files = { 'entry.js': script, 'parts/more.js': 'more()', 'picture.webp': 'a picture' };

async function openLocal() {
  const plane = await openTestPlane();
  const release = await publish(plane, { files });
  const asked: string[] = [];
  const store: ReleaseStore = {
    write: () => Promise.reject(new Error('not here')),
    restore: () => Promise.reject(new Error('not here')),
    remove: () => Promise.reject(new Error('not here')),
    list: (area, id) => {
      asked.push(`list ${id}`);
      return plane.store.list(area, id);
    },
    read: (area, id, path) => {
      asked.push(path);
      return plane.store.read(area, id, path);
    },
  };
  const root = await temporaryFolder();
  const local = new LocalReleaseFiles(store, root);
  return {
    release,
    root,
    local,
    asked,
    stored: (path: string) => join(plane.dataDir, 'releases', 'generator', release, path),
    find: (path: string, of = local) => of.localFile('generator', release, path),
    again: () => new LocalReleaseFiles(store, root),
  };
}
const here = (root: string, release: string) =>
  readdir(join(root, 'generator', release), { recursive: true }).then((names) => names.sort());

test('a file comes with its siblings when it is asked for, and no other does', async () => {
  const { release, root, find, asked } = await openLocal();
  const path = await find('entry.js');
  expect(path).toBe(join(root, 'generator', release, 'entry.js'));
  expect(await readFile(path!, 'utf8')).toBe(script);
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(script);
  expect(await here(root, release)).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz', 'release.json']);
  expect(await readFile((await find('parts/more.js'))!, 'utf8')).toBe('more()');
  expect(asked).toEqual([
    `list ${release}`,
    'release.json',
    'entry.js.br',
    'entry.js.gz',
    'entry.js',
    'parts/more.js',
  ]);
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});

test('what is here is not asked for again, also not by the next process', async () => {
  const { find, asked, again } = await openLocal();
  await find('entry.js');
  asked.length = 0;
  await find('entry.js');
  await find('entry.js', again());
  await find('release.json');
  expect(asked).toEqual([]);
});

test('many who ask at once make the store be asked once', async () => {
  const { find, asked } = await openLocal();
  const found = await Promise.all(Array.from({ length: 20 }, () => find('picture.webp')));
  expect(new Set(found).size).toBe(1);
  expect(asked.filter((path) => path === 'picture.webp')).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('list'))).toHaveLength(1);
});

test.each(['missing.js', 'entry.js.br', 'constructor', '../x', 'parts/../entry.js', '', '/etc/passwd'])(
  'there is no file %j in the release',
  async (path) => {
    const { find } = await openLocal();
    expect(await find(path)).toBeNull();
  },
);

test('a release that does not exist is asked for once in a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { local, asked } = await openLocal();
  const unknown = () => local.localFile('generator', '0123456789abcdef', 'entry.js');
  expect([await unknown(), await unknown()]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 11_000);
  await unknown();
  expect(asked).toHaveLength(2);
  for (const [area, release] of [
    ['Generator', '0123456789abcdef'],
    ['generator', '../../etc'],
    ['..', '0123456789abcdef'],
  ] as const)
    expect(await local.localFile(area, release, 'entry.js')).toBeNull();
  expect(asked).toHaveLength(2);
});

test.each([
  ['entry.js', 'entry.js'],
  ['entry.js.br', 'entry.js'],
  ['entry.js.gz', 'entry.js'],
  ['release.json', 'entry.js'],
])('a store with other bytes in %s gives no %s, until it is mended', async (damaged, path) => {
  const { release, root, find, stored } = await openLocal();
  const before = await readFile(stored(damaged));
  await writeFile(stored(damaged), '{}');
  await expect(find(path)).rejects.toMatchObject({ code: 'RELEASE_DAMAGED' });
  expect(await here(root, release).catch(() => [])).not.toContain(path);
  await writeFile(stored(damaged), before);
  expect(await readFile((await find(path))!, 'utf8')).toBe(script);
});

test('a store that is out of reach is asked again next time', async () => {
  const { find, stored } = await openLocal();
  const before = await readFile(stored('entry.js'));
  await rm(stored('entry.js'));
  await expect(find('entry.js')).rejects.toThrow('is not stored');
  await writeFile(stored('entry.js'), before);
  expect(await find('entry.js')).not.toBeNull();
});

test('what nobody has asked for during a month leaves this machine, and comes back', async () => {
  const { release, root, find, local, again, stored } = await openLocal();
  const path = (await find('entry.js'))!;
  const folder = join(root, 'generator', release);
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  await utimes(folder, longAgo, longAgo);
  await find('entry.js', again());
  await local.removeUnused();
  expect(await readFile(path, 'utf8')).toBe(script);
  await utimes(folder, longAgo, longAgo);
  await local.removeUnused();
  expect(await readdir(join(root, 'generator'))).toEqual([]);
  expect(await find('release.json')).toBe(join(folder, 'release.json'));
  expect(await readFile((await find('entry.js'))!, 'utf8')).toBe(await readFile(stored('entry.js'), 'utf8'));
});
