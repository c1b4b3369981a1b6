import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './digest-files.ts';

/**
 * Replaces the files of `folder` with those of `next`, except in folders named in `except`. A concurrent
 * reader finds complete files, and all files that both builds contain.
 *
 * @param last moved after all others, because it lists them
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
