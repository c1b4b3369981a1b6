import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  authoredManifestSchema,
  matchPattern,
  SHELL_AREA,
  type AreaManifest,
} from '@danqing/contracts/releases';
import { format, resolveConfig } from 'prettier';
import { areaFolders } from './area-folders.ts';
import { AreaRefusedError, checkAreaName, fillTemplate, type AreaTitles } from './fill-template.ts';

export { AreaRefusedError };

const TEMPLATE = join(import.meta.dirname, 'area-template');
const ORDER_STEP = 10;

export interface NewArea {
  folder: string;
  titles: AreaTitles;
}

/**
 * Creates an area in `workspace` that builds, mounts, has tests, and is last in the navigation. No other file
 * needs an entry.
 *
 * @throws {AreaRefusedError} for an invalid name or a name in use
 */
export async function createArea(workspace: string, { folder, titles }: NewArea): Promise<void> {
  const [, area] = /^mf-(.+)$/.exec(folder) ?? [];
  if (area === undefined)
    throw new AreaRefusedError(`${folder} is no name for an area: mf- and lower-case words, as mf-tea-house`);
  checkAreaName(area);
  const others = areaFolders(workspace).map((name) => readArea(workspace, name));
  const shell = readArea(workspace, SHELL_AREA);
  const owner = [shell, ...others].find(({ routes }) =>
    routes.some(({ path }) => matchPattern(path, `/${area}`)),
  )?.area;
  if (owner) throw new AreaRefusedError(`/${area} belongs to the area ${owner}`);
  const target = join(workspace, folder);
  if (existsSync(target)) throw new AreaRefusedError(`${folder} is there already`);

  const last = Math.max(0, ...others.flatMap(({ navigation }) => navigation.map(({ order }) => order)));
  const files = fillTemplate(TEMPLATE, target, {
    area,
    titles,
    contract: shell.contract,
    order: last + ORDER_STEP,
  });
  for (const file of files) {
    const formatted = await format(readFileSync(file, 'utf8'), {
      ...(await resolveConfig(file)),
      filepath: file,
    });
    writeFileSync(file, formatted);
  }
}

export const readArea = (workspace: string, folder: string): AreaManifest =>
  authoredManifestSchema.parse(JSON.parse(readFileSync(join(workspace, folder, 'area.json'), 'utf8')));
