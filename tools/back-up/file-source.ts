import { constants, createWriteStream } from 'node:fs';
import { copyFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isKey, type ObjectStorage } from '@danqing/nest-kit/storage';
import { isExcluded } from './excluded.ts';

export interface SourceFile {
  path: string;
  size: number;
  /** Unix time in milliseconds. */
  modified: number;
}

/** Files to back up. The site may add and delete files meanwhile. */
export interface FileSource {
  list(): AsyncIterable<SourceFile>;
  copy(path: string, target: string): Promise<boolean>;
}

/**
 * All files of a data folder except the excluded ones. Follows links, because an operator may have moved a
 * store elsewhere.
 */
export const dataFolder = (dataDir: string): FileSource => ({
  list: () => listFiles(dataDir, isExcluded),
  copy: (path, target) =>
    copyFile(join(dataDir, path), target, constants.COPYFILE_FICLONE).then(() => true, whenMissing(false)),
});

export const bucketOf = (storage: ObjectStorage): FileSource => ({
  async *list() {
    for await (const { key, size, modified } of storage.list(''))
      if (isKey(key)) yield { path: key, size, modified };
  },
  async copy(path, target) {
    const object = await storage.get(path);
    if (object) await pipeline(object.body, createWriteStream(target, { flags: 'wx' }));
    return object !== null;
  },
});

export async function* listFiles(
  root: string,
  leaveOut: (path: string) => boolean = () => false,
  folder = '',
): AsyncGenerator<SourceFile> {
  for (const name of await readdir(join(root, folder)).catch(whenMissing([]))) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (leaveOut(path)) continue;
    const stats = await stat(join(root, path)).catch(whenMissing(null));
    if (stats?.isDirectory()) yield* listFiles(root, leaveOut, path);
    else if (stats?.isFile()) yield { path, size: stats.size, modified: Math.trunc(stats.mtimeMs) };
  }
}

const whenMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
