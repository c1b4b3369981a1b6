import { link, mkdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, type FileSource, type SourceFile } from './file-source.ts';

/** Parallel copies, because each request to a bucket takes some milliseconds. */
const PARALLEL = 8;

export interface CopyOptions {
  /** An earlier copy. Unchanged files become hard links to it, which use no space. */
  previous?: string | undefined;
  deleteMissing?: boolean;
}

/** Updates a copy. A file is unchanged when its size and modification time are equal. */
export async function syncFiles(
  source: FileSource,
  target: string,
  { previous, deleteMissing = false }: CopyOptions = {},
): Promise<void> {
  const there = new Set<string>();
  const files = source.list()[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next())
      if (await copyOne(source, next.value, target, previous)) there.add(next.value.path);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (!deleteMissing) return;
  for await (const { path } of listFiles(target)) if (!there.has(path)) await rm(join(target, path));
}

async function copyOne(
  source: FileSource,
  file: SourceFile,
  target: string,
  previous: string | undefined,
): Promise<boolean> {
  const to = join(target, file.path);
  if (await isSame(to, file)) return true;
  await mkdir(dirname(to), { recursive: true });
  // Do not overwrite the file in place: it may be a hard link into an earlier copy.
  await rm(to, { force: true });
  const earlier = previous === undefined ? undefined : join(previous, file.path);
  if (earlier !== undefined && (await isSame(earlier, file)) && (await linked(earlier, to))) return true;
  if (!(await source.copy(file.path, to))) return false;
  const time = new Date(file.modified);
  await utimes(to, time, time);
  return true;
}

const isSame = (path: string, { size, modified }: SourceFile): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.size === size && Math.trunc(stats.mtimeMs) === modified,
    () => false,
  );

/** False when the file system refuses another link to the file. */
const linked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );
