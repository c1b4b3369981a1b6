import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the sorted paths of files in a folder, or none without the folder. Skips folders named in `except`
 * at any depth.
 */
export function listFiles(folder: string, except: readonly string[] = []): string[] {
  const files: string[] = [];
  const list = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!except.includes(entry.name)) list(path);
      } else if (entry.isFile()) files.push(path);
    }
  };
  try {
    list('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
  return files.sort();
}

export function digestFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    // The length separates the content from the next file's name.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('base64url');
}
