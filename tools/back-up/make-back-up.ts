import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { S3Settings } from '@danqing/nest-kit/config';
import { openS3Storage } from '@danqing/nest-kit/storage';
import { syncFiles } from './sync-files.ts';
import { bucketOf, dataFolder, type FileSource } from './file-source.ts';
import { PARTS, writeManifest, type Manifest } from './manifest.ts';
import { runPostgres } from './run-postgres.ts';

const PARTIAL = '.partial';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
/** No back-up takes this long, so an older partial folder was interrupted. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

export interface SiteData {
  databaseUrl: string;
  dataDir: string;
  s3: S3Settings | null;
}

export interface BackUp {
  folder: string;
  manifest: Manifest;
}

/**
 * Makes a back-up in a new folder, while the site may run. The folder receives its final name only when it is
 * complete.
 *
 * @param previous an earlier back-up, with which unchanged files are shared by hard links
 */
export async function makeBackUp(site: SiteData, target: string, previous?: string): Promise<BackUp> {
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} exists: name a new folder.`);
  if (!existsSync(site.dataDir)) throw new Error(`${site.dataDir} does not exist: set DATA_DIR.`);
  if (!relative(site.dataDir, folder).startsWith('..'))
    throw new Error(`${folder} is inside of ${site.dataDir}: a back-up belongs elsewhere.`);
  const partial = `${folder}${PARTIAL}`;
  await mkdir(partial);
  try {
    const sources = sourcesOf(site);
    const copy = async (forget: boolean) => {
      for (const [part, source] of sources)
        await syncFiles(source, join(partial, part), {
          previous: previous && join(previous, part),
          deleteMissing: forget,
        });
    };
    for (const [part] of sources) await mkdir(join(partial, part));
    // The copies before the dump contain files that are deleted during it, and the last copy contains files
    // created during it. So each row of the dump has its files. The second copy removes files that were
    // deleted during the long first one.
    await copy(false);
    await copy(true);
    await runPostgres(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', '--file', join(partial, PARTS.database)],
      site.databaseUrl,
    );
    await copy(false);
    const manifest = await writeManifest(partial, site.s3 !== null);
    // Flush to disk before the rename, so that a power failure cannot leave a complete name with partial
    // content.
    await promisify(execFile)('sync');
    await rename(partial, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a back-up named after the current time, then deletes the oldest ones beyond `keep`. */
export async function makeNextBackUp(site: SiteData, folder: string, keep: number): Promise<BackUp> {
  const earlier = await backUpsIn(folder);
  const name = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const made = await makeBackUp(site, join(folder, name), earlier.at(-1));
  // After a clock change the new back-up may not be the last by name, so exclude it explicitly.
  const others = (await backUpsIn(folder)).filter((other) => other !== made.folder);
  for (const old of others.slice(0, Math.max(0, others.length - keep + 1))) await remove(old);
  await removeAbandoned(folder);
  return made;
}

function sourcesOf({ dataDir, s3 }: SiteData): [part: string, source: FileSource][] {
  const data: [string, FileSource] = [PARTS.data, dataFolder(dataDir)];
  return s3 ? [data, [PARTS.bucket, bucketOf(openS3Storage('', s3))]] : [data];
}

async function backUpsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** Rename first, so that an interrupted deletion leaves no folder with the name of a back-up. */
async function remove(folder: string): Promise<void> {
  await rename(folder, `${folder}${PARTIAL}`);
  await rm(`${folder}${PARTIAL}`, { recursive: true });
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const whole = name.slice(0, -PARTIAL.length);
    if (!name.endsWith(PARTIAL) || !NAME.test(whole)) continue;
    const begun = Date.parse(whole.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
    if (begun < Date.now() - ABANDONED_AFTER_MS) await rm(join(folder, name), { recursive: true });
  }
}
