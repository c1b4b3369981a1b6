import { constants } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openS3Storage, type ObjectStorage } from '@danqing/nest-kit/storage';
import { dataFolder, listFiles } from './file-source.ts';
import type { SiteData } from './make-back-up.ts';
import { PARTS, readManifest, type Manifest } from './manifest.ts';
import { runPostgres } from './run-postgres.ts';

/**
 * Restores a back-up into an empty database and an empty data folder. No site may run meanwhile. A bucket may
 * contain objects; the back-up's objects are added to them.
 *
 * @param open opens the database, after all other checks
 * @throws {Error} before any change, when the back-up is incomplete or does not match the settings
 */
export async function restoreBackUp(
  { dataDir, s3, open }: Omit<SiteData, 'databaseUrl'> & { open: () => Promise<string> },
  backUp: string,
): Promise<Manifest> {
  const folder = resolve(backUp);
  const manifest = await readManifest(folder);
  if (manifest.bucket && !s3)
    throw new Error(`${folder} has the objects of a bucket: set the S3 variables, with a bucket for them.`);
  if (!manifest.bucket && s3)
    throw new Error(`${folder} is of a site without a bucket: restore it without the S3 variables.`);
  for await (const { path } of dataFolder(dataDir).list())
    throw new Error(
      `${dataDir} is not empty, it has ${path}: name a new folder in DATA_DIR, or move that one away.`,
    );
  const database = join(folder, PARTS.database);
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runPostgres('pg_restore', [...args, database], await open());
  const data = join(folder, PARTS.data);
  await mkdir(dataDir, { recursive: true });
  for await (const { path } of listFiles(data)) {
    const target = join(dataDir, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(data, path), target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
  if (s3) await fillBucket(openS3Storage('', s3), join(folder, PARTS.bucket));
  return manifest;
}

/**
 * Uploads the objects of the back-up. Objects that are already there with the same key and size are skipped:
 * the site never changes an object's content, so they are the same.
 */
async function fillBucket(storage: ObjectStorage, folder: string): Promise<void> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of storage.list('')) sizes.set(key, size);
  for await (const { path, size } of listFiles(folder))
    if (sizes.get(path) !== size) await storage.put(path, await readFile(join(folder, path)));
}
