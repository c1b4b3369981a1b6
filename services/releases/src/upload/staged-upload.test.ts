import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { describeBuild, temporaryFolder } from '../testing/release-build.ts';
import { lastUsed, StagedUpload } from './staged-upload.ts';

const descriptor = describeBuild({ files: { 'js/entry.js': 'start()' } });

test('a file that comes when its upload was claimed is refused and leaves nothing behind', async () => {
  const root = await temporaryFolder();
  const folder = join(root, 'generator-0123456789abcdef');
  const staged = await StagedUpload.begin(folder, descriptor, 1);
  const body = new PassThrough();
  const received = staged.receive('js/entry.js', body);
  body.write('start()');
  await vi.waitUntil(async () => (await readdir(join(folder, 'incoming'))).length > 0);
  const claimed = await staged.claim();
  body.end();
  await expect(received).rejects.toMatchObject({ code: 'RELEASE_NOT_FOUND' });
  await claimed?.discard();
  expect(await readdir(root)).toEqual([]);
});

test('an upload whose removing was cut short still has an age', async () => {
  const folder = join(await temporaryFolder(), 'generator-0123456789abcdef.0a1b2c');
  await mkdir(join(folder, 'build'), { recursive: true });
  expect(await lastUsed(folder)).toBeGreaterThan(Date.now() - 60_000);
  expect(await lastUsed(join(folder, 'nothing'))).toBeNull();
});
