import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './digest-files.ts';

/**
 * Moves the files of `next` into `folder` and removes the others there, except below the folders named in `except`. A process
 * that reads `folder` meanwhile finds every file whole, and none missing that both builds have. `last` is moved after all
 * others: the file that names them.
 */
export function replaceFolder(
  next: string,
  folder: string,
  { except = [], last = 'release.json' }: { except?: readonly string[]; last?: string } = {},
): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) return renameSync(next, folder);
  const files = listFiles(next);
  for (const file of [...files.filter((name) => name !== last), ...files.filter((name) => name === last)]) {
    const [from, to] = [join(next, file), join(folder, file)];
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  const kept = new Set(files);
  for (const file of listFiles(folder, except)) if (!kept.has(file)) rmSync(join(folder, file));
  rmSync(next, { recursive: true });
}
