import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface ListedFile {
  path: string;
  /** `other` is a link, socket, pipe or device. */
  kind: 'file' | 'other';
}

/**
 * Lists everything below a folder, sorted, without following links.
 *
 * @throws {Error} ENOENT when the folder is missing
 */
export async function listFiles(folder: string, prefix = ''): Promise<ListedFile[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry): Promise<ListedFile[]> => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return [{ path, kind: entry.isFile() ? 'file' : 'other' }];
    }),
  );
  return lists.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}
