import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { LOCALES, type Locale } from '@danqing/contracts/locale';

export function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'no result'));
        else resolve(stats);
      });
    });
  });
}

/**
 * Returns the files of these chunk groups in loading order. The page needs them before it can show anything.
 *
 * @throws {Error} when the build lacks a group
 */
export function firstFiles(stats: Stats, groups: readonly string[]): { scripts: string[]; styles: string[] } {
  const known = stats.toJson({ all: false, chunkGroups: true, entrypoints: true });
  const names = groups.flatMap((group) => {
    const found = known.entrypoints?.[group] ?? known.namedChunkGroups?.[group];
    if (!found?.assets) throw new Error(`the build has no ${group}`);
    return found.assets.map(({ name }) => name);
  });
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}

/**
 * Returns the translation script of each language, taken from the chunks `<area>-<language>`. Returns
 * undefined when one is missing.
 */
export function textFiles(stats: Stats, area: string): Record<Locale, string> | undefined {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const [zh, en, ja] = LOCALES.map((locale) => namedChunkGroups[`${area}-${locale}`]?.assets?.[0]?.name);
  return zh && en && ja ? { zh, en, ja } : undefined;
}

export function hashFiles(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(dist, file).split(sep).join('/'),
      `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
    ]),
  );
}
