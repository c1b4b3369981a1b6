import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeStorage } from '../testing/storage-contract.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { DiskStorage } from './disk-storage.ts';
import { listKeys } from './list-keys.ts';
import { readObject } from './read-object.ts';

describeStorage('a folder', async () => {
  const root = await temporaryFolder();
  return [new DiskStorage(root), new DiskStorage(root)];
});

test('of two that write a new object at once one succeeds', async () => {
  const root = await temporaryFolder();
  const outcomes = await Promise.all(
    ['a', 'b'].map((text) => new DiskStorage(root).put('deep/key', Buffer.from(text), { ifNoneMatch: '*' })),
  );
  expect(outcomes.sort()).toEqual([false, true]);
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});

test('a writer killed at any moment leaves the object old or new, and whole', async () => {
  const root = await temporaryFolder();
  const size = 300_000;
  const program = `
    import { DiskStorage } from ${JSON.stringify(new URL('./disk-storage.ts', import.meta.url).href)};
    const storage = new DiskStorage(${JSON.stringify(root)});
    for (let round = 0; ; round++) {
      await storage.put('video.mp4', Buffer.alloc(${size}, round));
      console.log(round);
    }`;
  const storage = new DiskStorage(root);
  for (let kills = 0; kills < 3; kills++) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for (let puts = 0; puts <= kills; puts++) await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const bytes = (await readObject(storage, 'video.mp4'))!;
    expect(bytes).toHaveLength(size);
    expect(new Set(bytes).size).toBe(1);
  }
  expect(await listKeys(storage, '')).toEqual(['video.mp4']);
});

test('what a killed writer has left goes once it is old', async () => {
  const root = await temporaryFolder();
  const incoming = join(root, '.incoming');
  await mkdir(incoming);
  for (const name of ['old', 'new']) await writeFile(join(incoming, name), 'half');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(incoming, 'old'), longAgo, longAgo);
  await new DiskStorage(root).put('a', Buffer.from('a'));
  expect(await readdir(incoming)).toEqual(['new']);
});

test('a range is read from where it is, not the whole file', async () => {
  const storage = new DiskStorage(await temporaryFolder());
  await storage.put('video.mp4', Buffer.alloc(5_000_000, 1));
  const content = (await storage.get('video.mp4', { start: 4_999_990 }))!;
  expect((await content.body.toArray()).map((chunk: Buffer) => chunk.length)).toEqual([10]);
});
