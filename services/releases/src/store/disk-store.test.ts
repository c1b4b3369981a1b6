import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/release-build.ts';
import { DiskStore } from './disk-store.ts';
import type { StoredFile } from './release-store.ts';

const RELEASE = '0123456789abcdef';

async function* files(...list: [path: string, content: string][]): AsyncGenerator<StoredFile> {
  for (const [path, content] of list) yield { path, bytes: Buffer.from(content) };
}

test('keeps what was written, in folders and all', async () => {
  const root = await temporaryFolder();
  const store = new DiskStore(root);
  expect(await store.list('gallery', RELEASE)).toBeNull();
  expect(await store.write('gallery', RELEASE, files(['entry.js', 'start()'], ['deep/er/a.css', '{}']))).toBe(
    true,
  );
  expect(await store.list('gallery', RELEASE)).toEqual(['deep/er/a.css', 'entry.js']);
  expect(Buffer.from(await store.read('gallery', RELEASE, 'deep/er/a.css')).toString()).toBe('{}');
  expect(await readdir(join(root, '.uploads'))).toEqual([]);
});

test('a release that is there stays as it is', async () => {
  const store = new DiskStore(await temporaryFolder());
  await store.write('gallery', RELEASE, files(['entry.js', 'first']));
  expect(await store.write('gallery', RELEASE, files(['entry.js', 'second']))).toBe(false);
  expect(Buffer.from(await store.read('gallery', RELEASE, 'entry.js')).toString()).toBe('first');
});

test('of two uploads at once one is stored and both end well', async () => {
  const store = new DiskStore(await temporaryFolder());
  const outcomes = await Promise.all(
    ['a', 'b'].map((content) =>
      store.write('gallery', RELEASE, files(['entry.js', content], ['more.js', content])),
    ),
  );
  expect(outcomes.sort()).toEqual([false, true]);
  const [entry, more] = await Promise.all(
    ['entry.js', 'more.js'].map((path) => store.read('gallery', RELEASE, path)),
  );
  expect(entry).toEqual(more);
});

test('an upload that fails half-way leaves nothing', async () => {
  const root = await temporaryFolder();
  const store = new DiskStore(root);
  async function* failing() {
    yield* files(['entry.js', 'start()']);
    throw new Error('connection lost');
  }
  await expect(store.write('gallery', RELEASE, failing())).rejects.toThrow('connection lost');
  expect(await store.list('gallery', RELEASE)).toBeNull();
  expect(await readdir(root, { recursive: true })).toEqual(['.incoming', '.uploads']);
});

test('an upload killed half-way is not visible, does not hinder the next, and is removed once it is old', async () => {
  const root = await temporaryFolder();
  const program = `
    import { DiskStore } from ${JSON.stringify(new URL('./disk-store.ts', import.meta.url).href)};
    async function* files() {
      yield { path: 'entry.js', bytes: Buffer.from('half') };
      console.log('half');
      setInterval(() => {}, 1000);
      await new Promise(() => {});
    }
    await new DiskStore(${JSON.stringify(root)}).write('gallery', '${RELEASE}', files());`;
  const child = spawn(
    process.execPath,
    ['--conditions=@danqing/source', '--input-type=module', '--eval', program],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const store = new DiskStore(root);
  expect(await store.list('gallery', RELEASE)).toBeNull();
  const [left] = await readdir(join(root, '.uploads'));
  expect(await store.write('gallery', RELEASE, files(['entry.js', 'whole']))).toBe(true);
  expect(Buffer.from(await store.read('gallery', RELEASE, 'entry.js')).toString()).toBe('whole');
  expect(await readdir(join(root, '.uploads'))).toEqual([left]);

  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(root, '.uploads', left!), longAgo, longAgo);
  await store.write('gallery', RELEASE.replace('0', 'f'), files(['entry.js', 'next']));
  expect(await readdir(join(root, '.uploads'))).toEqual([]);
});

test('an empty folder in the place of a release is no release', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'gallery', RELEASE), { recursive: true });
  const store = new DiskStore(root);
  expect(await store.write('gallery', RELEASE, files(['entry.js', 'start()']))).toBe(true);
  expect(await store.list('gallery', RELEASE)).toEqual(['entry.js']);
});

test('a removed release is gone as a whole, can be stored again, and removing it twice does no harm', async () => {
  const root = await temporaryFolder();
  const store = new DiskStore(root);
  await store.write('gallery', RELEASE, files(['entry.js', 'start()'], ['deep/a.css', '{}']));
  await store.remove('gallery', RELEASE);
  expect(await store.list('gallery', RELEASE)).toBeNull();
  expect((await readdir(root, { recursive: true })).sort()).toEqual(['.incoming', '.uploads', 'gallery']);
  await store.remove('gallery', RELEASE);
  await store.remove('nowhere', RELEASE);
  expect(await store.write('gallery', RELEASE, files(['entry.js', 'again']))).toBe(true);
});
