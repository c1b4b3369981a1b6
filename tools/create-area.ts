import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@danqing/contracts/locale';
import {
  areaIdSchema,
  authoredManifestSchema,
  matchPattern,
  reservedFor,
  SHELL_AREA,
  type AreaManifest,
} from '@danqing/contracts/releases';
import { format, resolveConfig } from 'prettier';
import { areaFolders } from './area-folders.ts';

const TEMPLATE = join(import.meta.dirname, 'area-template');
const ORDER_STEP = 10;

export interface NewArea {
  folder: string;
  titles: Partial<Record<Locale, string>>;
}

/** Invalid arguments or checkout state; the message says what to change. */
export class AreaRefusedError extends Error {}

/**
 * Creates an area in `workspace` that builds, mounts, has tests, and is last in the navigation. No other file
 * needs an entry.
 *
 * @throws {AreaRefusedError} for an invalid name or a name in use
 */
export async function createArea(workspace: string, { folder, titles }: NewArea): Promise<void> {
  const area = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(folder)?.[1];
  if (!area || !areaIdSchema.safeParse(area).success)
    throw new AreaRefusedError(`${folder} is no name for an area: mf- and lower-case words, as mf-tea-house`);
  const reserved = area === SHELL_AREA ? 'the shell has it' : reservedFor(area);
  if (reserved) throw new AreaRefusedError(`${area} is a reserved name: ${reserved}`);
  const others = areaFolders(workspace).map((name) => readArea(workspace, name));
  const shell = readArea(workspace, SHELL_AREA);
  const owner = [shell, ...others].find(({ routes }) =>
    routes.some(({ path }) => matchPattern(path, `/${area}`)),
  )?.area;
  if (owner) throw new AreaRefusedError(`/${area} belongs to the area ${owner}`);
  const target = join(workspace, folder);
  if (existsSync(target)) throw new AreaRefusedError(`${folder} is there already`);

  const words = area.split('-');
  const fallback = capitalized(words.join(' '));
  const texts: Record<string, string> = {
    area,
    Area: words.map(capitalized).join(''),
    contract: shell.contract,
    ...Object.fromEntries(LOCALES.map((locale) => [locale, checkedTitle(titles[locale] ?? fallback)])),
  };
  const fill = (text: string) =>
    text.replace(/__([A-Za-z]+)__/g, (token, name: string) => texts[name] ?? token);
  cpSync(TEMPLATE, target, { recursive: true });
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const file = join(target, path);
    if (!path.includes('.')) continue;
    const filled = fill(readFileSync(file, 'utf8'));
    const last = Math.max(0, ...others.flatMap(({ navigation }) => navigation.map(({ order }) => order)));
    const text =
      path === 'area.json' ? filled.replace('"order": 0', `"order": ${last + ORDER_STEP}`) : filled;
    const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
    writeFileSync(file, formatted);
    renameSync(file, fill(file));
  }
}

export const readArea = (workspace: string, folder: string): AreaManifest =>
  authoredManifestSchema.parse(JSON.parse(readFileSync(join(workspace, folder, 'area.json'), 'utf8')));

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The title is inserted into JSON, Markdown and a test, so special characters are refused instead of escaped.
 */
function checkedTitle(title: string): string {
  if (!/^[^"'`\\<>{}|\p{Cc}]{1,24}$/u.test(title))
    throw new AreaRefusedError(
      `${JSON.stringify(title)} is no title: up to 24 characters, no quotes or brackets`,
    );
  return title;
}
