import { link, mkdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, type FileSource, type SourceFile } from './file-source.ts';

/** Files that are copied at once: a bucket answers each request after some milliseconds. */
const PARALLEL = 8;

export interface CopyOptions {
  /** An earlier copy: a file that has not changed since becomes a hard link, and takes no room again. */
  previous?: string | undefined;
  /** Deletes from the copy what the source no longer has. */
  forget?: boolean;
}

/** Brings a copy up to date. A file counts as the same by its size and time, both of which the copy has. */
export async function copyNew(
  source: FileSource,
  target: string,
  { previous, forget = false }: CopyOptions = {},
): Promise<void> {
  const there = new Set<string>();
  const files = source.list()[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next())
      if (await copyOne(source, next.value, target, previous)) there.add(next.value.path);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (!forget) return;
  for await (const { path } of listFiles(target)) if (!there.has(path)) await rm(join(target, path));
}

/** False when the source no longer has the file. */
async function copyOne(
  source: FileSource,
  file: SourceFile,
  target: string,
  previous: string | undefined,
): Promise<boolean> {
  const to = join(target, file.path);
  if (await isSame(to, file)) return true;
  await mkdir(dirname(to), { recursive: true });
  // Never written over: it may be a link to the file of an earlier copy.
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

/** False where the file system has no further link to the file. */
const linked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );
